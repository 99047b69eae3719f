"""Jobs: every line covered is money that does not come back, and the sack comes sooner."""

from __future__ import annotations

from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.clerks.last_will.weights import WEIGHTS


def line_worth(s: Sight, symbol: str) -> float:
    """What covering a line is worth: its salary for the rest of the match, and a step nearer to the sack."""
    worth = s.lines[symbol] * max(1, s.after) + WEIGHTS["line"]
    return worth + WEIGHTS["last-line"] if len(s.lines) == 1 else worth


def demotion(s: Sight, symbols: list[str]) -> float:
    """What the best demotion is worth that one of these symbols may earn this round."""
    if s.demoted or not s.lines:
        return 0.0
    return max((line_worth(s, symbol) for symbol in symbols if symbol in s.lines), default=0.0)
