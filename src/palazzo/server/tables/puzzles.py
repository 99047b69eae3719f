"""A puzzle at a table: it follows the lines of the journal, and is judged by looking at the match."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Final

from palazzo import puzzles
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.kernel.texts import LANGUAGES
from palazzo.puzzles import Attempt, BadPuzzle, Puzzle
from palazzo.server.messages import PuzzleAt, PuzzleWords
from palazzo.server.storage import Statement
from palazzo.server.tables.lessons import progress
from palazzo.server.tables.persistence import JournalLine, TableRecord

OWN: Final = "own"
"""What a puzzle is called that somebody brought."""
_TRIED, HELPED = 0, 2
"""How far somebody has come: the puzzle was begun; its solution was shown."""


@lru_cache(maxsize=64)
def brought(text: str) -> Puzzle:
    """A puzzle somebody brought, as its file says."""
    return puzzles.read(text, OWN)


def attempt_of(record: TableRecord) -> Attempt | None:
    """The puzzle a table is for, at its beginning; none, if there is no such puzzle any more."""
    guide = record.lesson
    if guide is None or guide.kind != "puzzle":
        return None
    if guide.id == OWN:
        try:
            return Attempt(brought((record.origin or {}).get("puzzle", "")))
        except BadPuzzle:
            return None
    found = puzzles.puzzles().get(guide.id)
    return None if found is None else Attempt(found)


def follow_attempt(attempt: Attempt, line: JournalLine) -> None:
    """A line of the journal leads on, or back; what has no key came by itself."""
    if line.act == "rewind":
        attempt.back_to(line.value["length"], line.value.get("show", False))
    else:
        attempt.answered(by_solver=line.key is not None)


def seen(attempt: Attempt) -> PuzzleAt:
    """A puzzle under way, as its page is told."""
    puzzle = attempt.puzzle
    return PuzzleAt(
        id=puzzle.id,
        state=attempt.state,
        seat=SEAT[puzzle.seat],
        done=len(attempt.marks),
        answers=puzzle.answers,
        steps=len(puzzle.solution),
        showing=attempt.showing,
        helped=attempt.helped,
        words={language: _words(puzzle, language) for language in LANGUAGES},
    )


def _words(puzzle: Puzzle, language: str) -> PuzzleWords:
    """A puzzle in words."""
    said = puzzles.said(puzzle, language)
    return PuzzleWords(said.title, said.task, said.tale, said.hint, said.lesson)


def puzzle_rows(record: TableRecord, attempt: Attempt, line: JournalLine, match: Match) -> list[Statement]:
    """What is kept with the person when a line solves a puzzle, or its solution is shown."""
    person = record.chairs[attempt.puzzle.seat].person
    if person is None or attempt.puzzle.id == OWN:
        return []
    ahead = attempt.copied()
    follow_attempt(ahead, line)
    if ahead.showing:
        return [] if attempt.showing else [progress(person, "puzzle", attempt.puzzle.id, HELPED, done=False)]
    if ahead.judge(match) != "solved" or attempt.state == "solved":
        return []
    today = puzzles.day_of(time.time())
    rows = [_done(person, attempt.puzzle.id)]
    if puzzles.of_the_day(today).id == attempt.puzzle.id:
        rows.append(_day_kept(person, attempt.puzzle.id, today))
    return rows


def begun(person: str, puzzle: str) -> Statement:
    """Somebody has begun a puzzle; what is known of an earlier time stays."""
    return Statement(
        "INSERT INTO progress (person, kind, item, beat, done, at) VALUES (?, 'puzzle', ?, 0, 0, ?)"
        " ON CONFLICT (person, kind, item) DO NOTHING",
        (person, puzzle, time.time()),
    )


def _done(person: str, puzzle: str) -> Statement:
    """Somebody has solved a puzzle."""
    return Statement(
        "INSERT INTO progress (person, kind, item, beat, done, at) VALUES (?, 'puzzle', ?, 0, 1, ?)"
        " ON CONFLICT (person, kind, item) DO UPDATE SET done = 1, at = excluded.at",
        (person, puzzle, time.time()),
    )


def _day_kept(person: str, puzzle: str, day: str) -> Statement:
    """Somebody has solved the puzzle of the day on its day, without having been shown how."""
    return Statement(
        "INSERT INTO progress (person, kind, item, beat, done, at) SELECT ?, 'day', ?, 0, 1, ? WHERE NOT EXISTS"
        " (SELECT 1 FROM progress WHERE person = ? AND kind = 'puzzle' AND item = ? AND beat >= ?)"
        " ON CONFLICT (person, kind, item) DO NOTHING",
        (person, day, time.time(), person, puzzle, HELPED),
    )
