"""Worlds for bots: matches that a seat could not tell from the true one, and never that one itself."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from palazzo.kernel.errors import NoWorld
from palazzo.kernel.match import Match

MISSING: Final[Counter[str]] = Counter()
"""How often no world was found, by game: never, if worlds are imagined right."""


class Worlds:
    """What a bot may ask for worlds: as many as it likes of one moment, for its own seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    def draw(self, rng: Random) -> Match | None:
        """One that this seat could not tell from the true one; None where none is found, which is counted."""
        try:
            return self._match.resample(self.seat, rng)
        except NoWorld:
            MISSING[self._match.game] += 1
            return None
