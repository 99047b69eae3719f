"""How long a match is likely to take, and how heavy a game is: what the hall says of each before one sits down.

The decisions were counted in matches of bots (`benchmarks/lengths.py` writes `lengths.json`); what several decide at
the same time is one stretch of time. How long people take over one is the only thing assumed here.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from palazzo.server.messages import Length
from palazzo.server.problems import PACKAGE

_PERSON: Final = 10.0
"""Seconds people take over a decision, on average."""
_BOT: Final = 1.5
"""Seconds a decision of a bot takes to be seen, at a brisk pace."""
WEIGHTS: Final = {"final-decrees": 2, "junta": 3, "last-will": 2}
"""How much there is to learn and to think about: 1 light, 2 medium, 3 heavy."""


@cache
def lengths() -> dict[str, list[Length]]:
    """By game, how long its matches take."""
    text = (resources.files(PACKAGE) / "lengths.json").read_text(encoding="utf-8")
    found: dict[str, list[Length]] = {}
    for counted in json.loads(text):
        found.setdefault(counted["game"], []).append(_length_of(counted))
    return found


def _length_of(counted: dict[str, Any]) -> Length:
    """How long matches of one kind take, by the decisions counted in some."""
    seats, decisions, stretches = counted["seats"], counted["decisions"], counted["stretches"]
    alone = _PERSON / seats + _BOT * (seats - 1) / seats
    return Length(
        seats=seats,
        options=counted["options"],
        decisions=decisions,
        minutes=[_rounded(number * _PERSON / 60) for number in stretches],
        alone=[_rounded(number * alone / 60) for number in decisions],
    )


def _rounded(minutes: float) -> int:
    """To five minutes, and from an hour and a half on to a quarter of an hour: nobody knows it better."""
    step = 15 if minutes >= 90 else 5
    return max(step, step * round(minutes / step))
