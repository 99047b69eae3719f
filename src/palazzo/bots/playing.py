"""Bots by the name of their level, and whole matches played by them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from palazzo.bots import clerk, usher
from palazzo.bots.driver import Bot, play_bots
from palazzo.kernel.asking import seat_index
from palazzo.kernel.errors import UnknownBot, shown
from palazzo.kernel.match import Match

LEVELS: Final[dict[str, Bot]] = {"usher": usher.answer, "clerk": clerk.answer}
"""The bots there are, from the humblest up."""

USUAL: Final = "clerk"
"""Who plays if nobody says."""


def bot(level: str | Bot = USUAL) -> Bot:
    """The bot of a level: a function `bot(view, question, rng)` that gives an answer. Your own stays as it is."""
    if callable(level):
        return level
    found = LEVELS.get(str(level))
    if found is None:
        raise UnknownBot("unknown-bot", {"value": shown(level), "wanted": ", ".join(LEVELS)})
    return found


def play(match: Match, bots: str | Bot | Mapping[Any, str | Bot] = USUAL, rng: Random | None = None) -> None:
    """Let bots answer until the match is over, or waits for a seat without one.

    `bots` is one for all seats, or one for each seat that has one: `play(match, {0: "clerk", "s1": my_bot})`. With a
    seeded match and a seeded `rng` the same happens again.
    """
    if isinstance(bots, Mapping):
        seated = {seat_index(match.table, seat): bot(level) for seat, level in bots.items()}
    else:
        seated = dict.fromkeys(range(match.seats), bot(bots))
    play_bots(match, seated, rng if rng is not None else Random())
