"""Puzzles checked: their texts in both languages, and their stored solutions, played in the real match."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from palazzo.kernel.looking import plain_view
from palazzo.lessons.texts import languages, words_of
from palazzo.puzzles.attempt import asked_of, begin
from palazzo.puzzles.puzzle import FOLDER, BadPuzzle, Puzzle, puzzles
from palazzo.puzzles.solving import Measured
from palazzo.puzzles.texts import said

FIGURES: Final = "measured.json"
"""Where the figures of all puzzles are kept."""


def check(puzzle: Puzzle) -> list[str]:
    """Everything that is wrong with a puzzle, each with its file and entry: nothing, when all is well."""
    faults = []
    for language in languages():
        try:
            said(puzzle, language)
        except BadPuzzle as fault:
            faults.append(str(fault))
    there = words_of([plain_view(puzzle.begin(), puzzle.seat)[key] for key in ("table", "reading", "seats")])
    for thing in puzzle.show:
        if not words_of(thing) & there:
            faults.append(f"{puzzle.id}.toml: show: there is no {thing} on the table")
    return faults + _wrong_in_solution(puzzle)


def _wrong_in_solution(puzzle: Puzzle) -> list[str]:
    """What is wrong with a stored solution."""
    if not puzzle.solution:
        return [f"{puzzle.id}.toml: solution: it has none"]
    match, attempt = begin(puzzle)
    state: str = attempt.state
    if state != "open":
        return [f"{puzzle.id}.toml: goal: it is {state} before anybody has done anything"]
    for number, deed in enumerate(puzzle.solution, 1):
        where = f"{puzzle.id}.toml: solution {number}"
        asked = asked_of(puzzle, match, deed)
        if state != "open":
            return [f"{where}: the puzzle is {state} before it"]
        if asked is None:
            there = ", ".join(one.prompt for one in match.questions.of(puzzle.seat)) or "nothing"
            return [f"{where}: {deed.prompt or 'nothing'} is not asked, but {there}"]
        fault = asked.fault(deed.answer)
        if fault is not None:
            return [f"{where}: {deed.answer!r} is refused: {asked.refusal(fault)}"]
        state = attempt.answer(match, deed.answer, asked.id)
    if state != "solved":
        return [f"{puzzle.id}.toml: solution: after it the puzzle is {state}"]
    return []


def check_all() -> list[str]:
    """Everything that is wrong with any puzzle."""
    return [fault for puzzle in puzzles().values() for fault in check(puzzle)]


@cache
def measured() -> dict[str, Measured]:
    """The figures that were found when the puzzles were last measured."""
    text = (resources.files(FOLDER) / FIGURES).read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=dict[str, Measured])
