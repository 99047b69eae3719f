"""How everybody stands: each seat's share of winning, from what one seat sees.

A few things that anybody at the table would name (`features.py`), weighed by what they turned out to be worth in
clerks' matches (`weights.toml`, fitted by `benchmarks/standing.py`): the more a seat's sum, the likelier it wins.

>>> import palazzo
>>> match = palazzo.new_match("last-will", seats=4, seed=1)
>>> round(sum(palazzo.bots.evaluate(match.view(0)).values()), 3)
1.0
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from palazzo.bots.standing.features import features, phase_of

_DIGITS: Final = 6

_Weights = dict[str, float]


@cache
def _weights() -> dict[str, dict[str, _Weights]]:
    """By game and part of the match: what each feature is worth."""
    return tomllib.loads(files(__name__).joinpath("weights.toml").read_text("utf-8"))


def evaluate(view: dict[str, Any]) -> dict[str, float]:
    """Each seat's share of winning, between 0 and 1, all together 1; once the match is over, who has won."""
    if view["outcome"] is not None:
        return _won(view)
    table = _weights()[view["game"]][phase_of(view)]
    return shares({seat: score(table, found) for seat, found in features(view).items()})


def evaluate_together(views: list[dict[str, Any]]) -> dict[str, float]:
    """The same for who knows what every seat sees, as in a world one has imagined: each looks at itself."""
    if views[0]["outcome"] is not None:
        return _won(views[0])
    table = _weights()[views[0]["game"]][phase_of(views[0])]
    return shares({view["you"]: score(table, features(view)[view["you"]]) for view in views})


def _won(view: dict[str, Any]) -> dict[str, float]:
    """Who has won a match that is over."""
    winners = view["outcome"]["winners"]
    return {seat: (1.0 / len(winners) if seat in winners else 0.0) for seat in view["seats"]}


def score(table: _Weights, found: dict[str, float]) -> float:
    """What a seat's features add up to."""
    return sum([weight * found[name] for name, weight in table.items()])


def shares(scores: dict[str, float]) -> dict[str, float]:
    """Scores as shares: each grows with its score as the others do not."""
    top = max(scores.values())
    grown = {seat: exp(value - top) for seat, value in scores.items()}
    total = sum(grown.values())
    found = {seat: round(value / total, _DIGITS) for seat, value in grown.items()}
    first = max(found, key=lambda seat: found[seat])
    found[first] = round(found[first] + 1.0 - sum(found.values()), _DIGITS)
    return found


__all__ = ["evaluate", "evaluate_together", "features", "phase_of"]
