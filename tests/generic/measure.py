"""How much a test must have compared: as much as the game allows.

A long match gives a test enough to look at; of a short one more are played. What a game does not have (deals, secret
answers, anything that may be taken back) is not asked of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, NamedTuple

from generic.play import PLAIN, choose, due
from generic.tables import Setting, share
from palazzo.kernel.steps import HalfMade

LOOKED: Final = 150
"""So many answers of a match are looked at to find out what the game has."""

MOST: Final = 400
"""So many matches are played to find enough, and no more: in a short game with one secret answer it takes a hundred."""

Check = Callable[[Setting, int], int]
"""One kind of test on one match of a setting: how much it could compare."""


class Abilities(NamedTuple):
    """What comes up in matches of a game."""

    trades: bool
    """Offers can be made."""
    together: bool
    """Several seats are asked at once."""
    private: bool
    """Something can happen that others do not notice: offers, secret answers, choices half made."""
    undo: bool
    """Something may be taken back."""


@cache
def abilities(setting: Setting) -> Abilities:
    """What came up in a few random matches."""
    trades = together = half_made = undo = False
    for seed in range(3):
        match, rng = setting.match(f"abilities {seed}"), Random(seed)
        for _ in range(LOOKED):
            if match.over:
                break
            trades |= any(question.kind == "offer" for question in match.questions)
            together |= len(due(match)) > 1
            half_made |= isinstance(match.table.stack[-1], HalfMade)
            choose(match, rng, PLAIN).on(match)
            undo |= any(match.can_undo(seat) for seat in range(match.seats))
    return Abilities(trades, together, trades or together or half_made, undo)


def trades(setting: Setting) -> bool:
    """Deals can be made in this game."""
    return abilities(setting).trades


def measured(setting: Setting, check: Check, weight: float, wanted: int, has: bool = True) -> int:
    """How much a check compared in the matches it has a share of, and in as many more as it takes.

    Fails if it is less than wanted of a game that `has` what is looked for.
    """
    compared = 0
    for seed in range(MOST if has else len(share(weight))):
        if seed >= len(share(weight)) and compared >= wanted:
            break
        compared += check(setting, seed)
    assert compared >= wanted or not has, (
        f"{setting}: in {MOST} matches only {compared} of {wanted} wanted cases came up. "
        "Are its matches over at once, or is what is looked for there only now and then?"
    )
    return compared
