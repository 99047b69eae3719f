"""Jobs: every line covered is money that does not come back, and the sack comes sooner."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.games.last_will.content import CARDS, JOBS, TYPES, WILD, line_called
from palazzo.games.last_will.records import Line

_RARE: Final = frozenset({*TYPES, WILD, "wedding"})
"""Symbols one does not come by every round."""


def _line_worth(s: Sight, line: Line) -> float:
    """What covering a line is worth: its salary for the rest of the match, and a step nearer to the sack."""
    return line.salary * max(1, s.after) + _haste(s)


def _haste(s: Sight) -> float:
    """How much the next demotion matters: most when every round is needed, or only the sack stands before ruin."""
    lines = len(s.lines)
    spare = ceil(s.person["worth"] / WEIGHTS["pace"]) - lines
    if s.rounds - s.round + 1 <= lines or (lines == 1 and spare <= 0):
        return WEIGHTS["last-chance"]
    return WEIGHTS["job-late"] if spare <= 0 else WEIGHTS["job-even"] if spare == 1 else WEIGHTS["line"]


def demotion(s: Sight, symbols: Sequence[str]) -> float:
    """What the best demotion is worth that one of these symbols may earn this round."""
    if s.demoted or not s.lines:
        return 0.0
    if "lines" not in s.reckoned:
        s.reckoned["lines"] = [(line.symbol, _line_worth(s, line)) for line in s.lines]
    worth: list[float] = [value for symbol, value in s.reckoned["lines"] if symbol in symbols]
    return max(worth) if worth else 0.0


def _hardness(s: Sight, symbol: str) -> float:
    """How hard a line will be to cover later: the theatre is always open, houses and weddings are rare."""
    if symbol == "theatre" or any(symbol in CARDS[kind].symbols for kind in s.hand):
        return 0.0
    return WEIGHTS["rare"] if symbol in _RARE else WEIGHTS["rare"] / 2


def choose_demotion(s: Sight, question: dict[str, Any]) -> list[str]:
    """Never decline; the dearest line first, and rather the one that is harder to cover another time."""
    job = JOBS[question["facts"]["job"]]

    def worth(option: str) -> float:
        if option == "decline":
            return 0.0
        line = job.lines[line_called(job, option.removeprefix("demote:"), [])]
        return _line_worth(s, line) + _hardness(s, line.symbol)

    return sorted(question["options"], key=lambda option: (-worth(option), option))
