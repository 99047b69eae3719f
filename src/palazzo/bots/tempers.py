"""Temperaments: what a bot is like, beside how well it plays.

A bot of a level and a temperament is called by both: `clerk:vindictive`. What it is like stands in the view it is
shown, as `temper`; the rules of thumb of each game ask for it where it matters. Nobody else sees it there, and with the
eyes of others one sees them as even-tempered.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from palazzo.bots.driver import Bot, Thinker
from palazzo.bots.worlds import Worlds


class Temper(NamedTuple):
    """How far a bot is from even-tempered."""

    word: float = 1.0
    """What its own word is worth to it; below 1 it also promises the more lightly."""
    bar: float = 0.0
    """How much more an offer must bring before it signs, in the measure of its game; less, if it is below nought."""
    kind: float = 0.0
    """How much of the partner's gain it counts as its own when it makes an offer."""
    grudge: float = 1.0
    """How much it resents what was done to it."""
    spite: float = 1.0
    """How gladly it spoils things for others."""
    talk: float = 1.0
    """How often it says what it feels."""


EVEN: Final = Temper()
TEMPERS: Final[dict[str, Temper]] = {
    "honest": Temper(word=4.0, grudge=0.8),
    "opportunist": Temper(word=0.0, bar=0.4, grudge=0.3),
    "vindictive": Temper(grudge=3.0, spite=4.0, talk=1.5),
    "generous": Temper(bar=-0.4, kind=1.0, grudge=0.4, spite=0.0),
}
"""The temperaments there are."""


def temper_of(view: dict[str, Any]) -> Temper:
    """What who looks at this view is like."""
    return TEMPERS.get(view.get("temper", ""), EVEN)


def parted(name: str) -> tuple[str, str]:
    """The level and the temperament in the name of a bot; no temperament, if it says none."""
    level, _, temper = name.partition(":")
    return level, temper


class Tempered(Thinker):
    """A bot with a temperament."""

    def __init__(self, bot: Bot, temper: str) -> None:
        self.bot = bot
        self.temper = temper

    def think(self, view: dict[str, Any], question: dict[str, Any], rng: Random, worlds: Worlds | None) -> Any:
        """What the bot says, being as it is."""
        seen = {**view, "temper": self.temper}
        if isinstance(self.bot, Thinker):
            return self.bot.think(seen, question, rng, worlds)
        return self.bot(seen, question, rng)
