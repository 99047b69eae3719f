"""The minister: a clerk that thinks ahead where it was measured to help.

In worlds it could not tell from the true one it tries the few answers a clerk would think of, lets clerks play on for
everybody, itself included, and takes what leaves it best off. All answers are tried in the same worlds with the same
chance; the worse half is dropped as the worlds go on. It leaves the clerk's own choice only for something clearly
better, and everything that is not in its table to the clerk.

For the same view, worlds and chance it always gives the same answer, unless its time runs out: then it answers by what
it has seen so far.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from palazzo.bots import clerk
from palazzo.bots.driver import Bot, Thinker, bot_move
from palazzo.bots.hidden_choices import suppose
from palazzo.bots.standing import evaluate_together
from palazzo.bots.worlds import Worlds
from palazzo.kernel.looking import follow
from palazzo.kernel.match import Match

_SECONDS: Final = 1.0
"""What a minister has for one answer,"""
_SPARE: Final = 0.2
"""and the part of it that it leaves."""
_HALVINGS: Final = 3
"""In so many parts of the time, or of the worlds, the worse half is dropped after each but the last."""
_LONGEST: Final = 4000
"""Answers after which a playout is broken off."""
_THOUGHT_OF: Final = 8
"""So many answers are looked through for those that differ."""
_GLANCE: Final = 16
"""Answers of a playout from one look at the clock to the next: after each, a clock of CPU took 41 % of the thinking."""


class Search(NamedTuple):
    """How far and how wide one kind of question is thought about."""

    until: str
    """The event that ends a playout."""
    worlds: int
    candidates: int
    least: int
    """With fewer worlds than this seen, the clerk's choice stands."""
    margin: float
    """By how much of a share another answer must be better than the clerk's."""


TABLE: Final[dict[str, dict[str, Search]]] = {
    "junta": {"choose-location": Search("year-ends", 6, 2, 2, 0.0)},
    "last-will": {
        "choose-plan": Search("round-begins", 8, 5, 1, 0.0),
        "choose-errand": Search("round-begins", 6, 5, 2, 0.0),
        "name-decks": Search("round-begins", 8, 3, 2, 0.0),
    },
}
"""By game and prompt. What is not here is left to the clerk: nothing else has been shown to help."""


def _search_of(view: dict[str, Any], question: dict[str, Any]) -> Search | None:
    """How a question is thought about; not at all, if it leaves no choice."""
    search = TABLE.get(view["game"], {}).get(question["prompt"])
    if search is None or not question["due"] or question["single"]:
        return None
    return search


def wants_worlds(view: dict[str, Any]) -> bool:
    """There is a question in this view about which a minister would think ahead."""
    return any(_search_of(view, question) is not None for question in view["questions"])


class Minister(Thinker):
    """A minister with so much time for an answer, or so many worlds, whichever ends first."""

    def __init__(self, seconds: float = _SECONDS, worlds: int = 0, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.worlds = worlds
        self.now = now

    def think(self, view: dict[str, Any], question: dict[str, Any], rng: Random, worlds: Worlds | None) -> Any:
        """The clerk's answer, or a better one it has found."""
        usual = clerk.answer(view, question, rng)
        search = _search_of(view, question)
        if search is None or worlds is None:
            return usual
        others = clerk.candidates(view, question, _THOUGHT_OF)
        choices = clerk.unlike(view, question, [usual, *others], rng)[: search.candidates]
        return self.best(choices, question, search, worlds, rng) if len(choices) > 1 else usual

    def best(self, choices: list[Any], question: dict[str, Any], search: Search, worlds: Worlds, rng: Random) -> Any:
        """The choice that turned out best, in so many worlds as there is time for; the first unless clearly beaten."""
        began, given = self.now(), self.seconds * (1.0 - _SPARE)
        until = began + given
        totals = [0.0] * len(choices)
        alive = list(range(len(choices)))
        most = self.worlds or search.worlds
        seen = halved = 0
        for number in range(most):
            world, chance = worlds.draw(rng), rng.getrandbits(64)
            if world is None:
                continue
            suppose(world, worlds.seat, Random(chance))
            found: dict[int, float] = {}
            for which in alive:
                value = _tried(
                    world, worlds.seat, question["id"], choices[which], search, chance, lambda: self.now() > until
                )
                if value is None:
                    return _chosen(choices, totals, alive, seen, search)
                found[which] = value
            for which, value in found.items():
                totals[which] += value
            seen += 1
            spent = (number + 1) / most if self.worlds else max((number + 1) / most, (self.now() - began) / given)
            if halved < int(_HALVINGS * spent) and len(alive) > 2:
                alive = _halved(totals, alive)
                halved += 1
        return _chosen(choices, totals, alive, seen, search)


def _halved(totals: list[float], alive: list[int]) -> list[int]:
    """The better half; the clerk's choice stays, to be compared with."""
    ranked = sorted(alive, key=lambda which: (-totals[which], which))
    kept = ranked[: (len(ranked) + 1) // 2]
    return sorted({0, *kept})


def _chosen(choices: list[Any], totals: list[float], alive: list[int], seen: int, search: Search) -> Any:
    """What is clearly better than the clerk's choice, or that."""
    if seen < search.least:
        return choices[0]
    best = max(alive, key=lambda which: (totals[which], -which))
    return choices[best] if totals[best] - totals[0] > search.margin * seen else choices[0]


# -- playouts


def _tried(
    world: Match, seat: int, question: str, value: Any, search: Search, chance: int, is_late: Callable[[], bool]
) -> float | None:
    """How a seat stands after this answer, once clerks have played on for everybody; None, if time runs out first."""
    match = world.clone(brisk=True)
    match.answer(seat, value, question)
    rng = Random(chance)
    bots: dict[int, Bot] = dict.fromkeys(range(match.seats), silent)
    heard = len(match.table.log)
    for answers in range(_LONGEST):
        if match.over or any(event[0] == search.until for event in match.table.log[heard:]):
            break
        heard = len(match.table.log)
        if answers % _GLANCE == 0 and is_late():
            return None
        if bot_move(match, bots, rng, in_haste=True) is None:
            break
    return _value_of(match, seat)


def silent(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """A clerk that makes no deals."""
    if question["kind"] == "offer":
        return None
    return "refuse" if question["prompt"] == "answer-offer" else clerk.answer(view, question, rng)


def _value_of(match: Match, seat: int) -> float:
    """A seat's share of winning."""
    return evaluate_together([follow(match, each) for each in range(match.seats)])[f"s{seat}"]


__all__ = ["Minister", "wants_worlds"]
