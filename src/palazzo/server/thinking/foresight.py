"""What answers would bring, worked out in a process of its own on worlds imagined for the seat that asks.

What is handed over is such a world already: the true match never leaves the server's own process.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

import palazzo
from palazzo.kernel.foresight import Foresight
from palazzo.kernel.match import Match, resume
from palazzo.kernel.registry import read_back, write_down


class Ahead(msgspec.Struct):
    """What is to be foreseen: in which world, for whom, and what; without answers, every option of the question."""

    game: str
    options: dict[str, Any]
    table: msgspec.Raw
    last: int
    fence: int
    seat: int
    seed: int
    question: str
    answers: list[Any] | None
    seconds: float
    """Options for which there is no time any more are left out."""


def imagined(match: Match, seat: int, rng: Random) -> Match:
    """A world to hand over: one this seat could not tell from the true one, without what was heard so far."""
    world = match.resample(seat, rng)
    world.origin["table"].log = []
    return world


def ahead_of(world: Match, seat: int, seed: int, question: str, answers: list[Any] | None, seconds: float) -> Ahead:
    """What is to be foreseen in a world that was imagined for this seat."""
    origin = world.origin
    table = msgspec.Raw(msgspec.json.encode(write_down(origin["table"])))
    return Ahead(
        world.game, world.options, table, origin["last"], origin["fence"], seat, seed, question, answers, seconds
    )


def foresee(seen: bytes) -> bytes:
    """What it would bring, as JSON: a list of what `match.foresee` gives."""
    ahead = msgspec.json.decode(seen, type=Ahead)
    until = time.monotonic() + ahead.seconds
    table = read_back(msgspec.json.decode(ahead.table))
    origin = {"table": table, "commitment": "", "last": ahead.last, "fence": ahead.fence}
    world = resume(palazzo.rules_of(ahead.game), origin, ahead.options)
    foresight = Foresight(world, ahead.seat, rng=Random(ahead.seed))
    if ahead.answers is not None:
        return msgspec.json.encode([foresight.of(ahead.answers, ahead.question)])
    found: list[Any] = []
    for option in foresight.choices(ahead.question):
        if found and time.monotonic() > until:
            break
        found.append(foresight.of([option], ahead.question))
    return msgspec.json.encode(found)
