"""Puzzles: written positions with a goal that the engine itself judges, and one of them for every day.

A puzzle is data, like a lesson: a file of its own in a folder named after its game, and beside it what is said of it,
in Fluent, once in English and once in Italian (`docs/puzzles.md`). It is played in a real match, the others answer in a
fixed way, and `check` finds whatever the rules would refuse.

>>> from palazzo import puzzles
>>> puzzle = puzzles.of_the_day("2026-11-17")
>>> puzzles.check(puzzle)
[]
"""

from __future__ import annotations

from palazzo.puzzles.attempt import Attempt, asked_of, begin, play
from palazzo.puzzles.checking import check, check_all
from palazzo.puzzles.daily import day_of, of_the_day, streak
from palazzo.puzzles.puzzle import BadPuzzle, Deed, Puzzle, puzzle, puzzles, read
from palazzo.puzzles.texts import SaidPuzzle, said

__all__ = [
    "Attempt",
    "BadPuzzle",
    "Deed",
    "Puzzle",
    "SaidPuzzle",
    "asked_of",
    "begin",
    "check",
    "check_all",
    "day_of",
    "of_the_day",
    "play",
    "puzzle",
    "puzzles",
    "read",
    "said",
    "streak",
]
