"""What is said of a puzzle: Fluent, beside the data, or in the file itself where somebody brought it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from palazzo.lessons.lesson import BadLesson
from palazzo.lessons.texts import Voice
from palazzo.puzzles.puzzle import FOLDER, BadPuzzle, Puzzle

_REQUIRED: Final = ("title", "task", "tale", "hint", "lesson")


class SaidPuzzle(Struct):
    """A puzzle in words."""

    title: str
    task: str
    """The goal, in one sentence."""
    tale: str
    """One or two sentences of what it is about."""
    hint: str
    lesson: str
    """What the solution teaches."""


@lru_cache(maxsize=512)
def said(puzzle: Puzzle, language: str) -> SaidPuzzle:
    """A puzzle in words, in one language; a BadPuzzle names what is not there."""
    names = [puzzle.names.get(f"s{seat}", "…") for seat in range(puzzle.seats)]
    edition = str(puzzle.options.get("edition", "")) if puzzle.game == "final-decrees" else ""
    try:
        written = puzzle.texts.get(language) or next(iter(puzzle.texts.values()), "")  # type: ignore[call-overload]
        voice = Voice(puzzle.id, language, puzzle.game, names, edition, folder=FOLDER, text=written)
        spare = sorted(set(voice.bundle._messages) - set(_REQUIRED))
        if spare:
            raise BadLesson(f"{voice.file}: {spare[0]} is not one of {', '.join(_REQUIRED)}")
        return SaidPuzzle(*(voice.say(message) for message in _REQUIRED))
    except BadLesson as fault:
        raise BadPuzzle(str(fault)) from None
