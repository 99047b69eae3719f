"""A world for a bot that thinks ahead: what is handed to its process is imagined for its seat already.

From this one it makes as many more as it likes; the true match never leaves the server's own process.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import palazzo
from palazzo.bots.worlds import Worlds
from palazzo.kernel.match import Match, resume
from palazzo.kernel.registry import read_back, write_down


class Imagined(msgspec.Struct):
    """A world, written down, and for whom it was imagined."""

    game: str
    options: dict[str, Any]
    table: Any
    last: int
    fence: int
    seat: int


def imagined_for(match: Match, seat: int, rng: Random) -> Imagined:
    """A world this seat could not tell from the true one; NoWorld, if none is found."""
    world = match.resample(seat, rng)
    origin = world.origin
    table = write_down(origin["table"])
    return Imagined(world.game, world.options, table, origin["last"], origin["fence"], seat)


def worlds_of(written: Any) -> Worlds:
    """What a bot makes its worlds of."""
    page = msgspec.convert(written, Imagined)
    table = read_back(page.table)
    origin = {"table": table, "commitment": "", "last": page.last, "fence": page.fence}
    return Worlds(resume(palazzo.rules_of(page.game), origin, page.options), page.seat)
