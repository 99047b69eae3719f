"""Bots by the name of their level, and whole matches played by them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from palazzo.bots import clerk, usher
from palazzo.bots.driver import Bot, play_bots
from palazzo.bots.minister import Minister
from palazzo.bots.tempers import TEMPERS, Tempered, parted
from palazzo.kernel.chance import check_source
from palazzo.kernel.errors import UnknownBot, shown
from palazzo.kernel.match import Match
from palazzo.kernel.open_questions import seat_index

LEVELS: Final[dict[str, Bot]] = {"usher": usher.answer, "clerk": clerk.answer, "minister": Minister()}
"""The bots there are, from the humblest up."""

TEMPERED: Final = ("clerk", "minister")
"""Those who may have a temperament."""

USUAL: Final = "clerk"
"""Who plays if nobody says."""

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma", "Ivo", "Livia")
"""What those in the seats of bots are called."""


def bot(level: str | Bot = USUAL) -> Bot:
    """The bot of a level, perhaps with a temperament (`clerk:honest`). Your own, a function, stays as it is."""
    if callable(level):
        return level
    name, temper = parted(str(level))
    found = LEVELS.get(name)
    if found is None or (temper and (temper not in TEMPERS or name not in TEMPERED)):
        raise UnknownBot("unknown-bot", {"value": shown(level), "wanted": ", ".join(LEVELS)})
    return Tempered(found, temper) if temper else found


def play(match: Match, bots: str | Bot | Mapping[Any, str | Bot] = USUAL, rng: Random | None = None) -> None:
    """Let bots answer until the match is over, or waits for a seat without one.

    `bots` is one for all seats, or one for each seat that has one: `play(match, {0: "clerk", "s1": my_bot})`. With a
    seeded match and a seeded `rng` the same happens again.
    """
    if rng is not None:
        check_source(rng)
    if isinstance(bots, Mapping):
        seated = {seat_index(match.table, seat): bot(level) for seat, level in bots.items()}
    else:
        seated = dict.fromkeys(range(match.seats), bot(bots))
    play_bots(match, seated, rng if rng is not None else Random())
