"""One puzzle a day, the same for everybody: by the date of Universal Time, game after game."""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import date, timedelta
from functools import cache
from random import Random
from typing import Final

from palazzo.catalogue import GAMES
from palazzo.puzzles.puzzle import Puzzle, puzzles

_FIRST: Final = date(2026, 1, 1)
"""The day from which days are counted."""


def day_of(at: float) -> str:
    """The date of a moment, by Universal Time."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def of_the_day(day: str) -> Puzzle:
    """The puzzle of a date (2026-11-17): the games take turns, and each goes through all of its puzzles."""
    number = (date.fromisoformat(day) - _FIRST).days
    games = [game for game in GAMES if rounds(game, 0)]
    around, which = divmod(number, len(games))
    game = games[which]
    lap, place = divmod(around, len(rounds(game, 0)))
    return puzzles()[rounds(game, lap)[place]]


@cache
def rounds(game: str, lap: int) -> list[str]:
    """The puzzles of a game in an order of their own, another each time all have been shown."""
    found = [one.id for one in puzzles().values() if one.game == game]
    Random(f"{game} {lap}").shuffle(found)
    return found


def streak(solved: Collection[str], today: str) -> int:
    """On how many days in a row one of these dates was kept, up to today, or to yesterday while today is not over."""
    day = date.fromisoformat(today)
    if day.isoformat() not in solved:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in solved:
        count += 1
        day -= timedelta(days=1)
    return count
