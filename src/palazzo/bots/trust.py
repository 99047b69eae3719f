"""Trust: how far somebody's word is believed, from what everybody has seen become of it.

A promise kept or broken is told to the whole table; one that came to nothing is nobody's fault and tells nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

BELIEF: Final = 0.7
"""How far a word is believed of somebody of whom nothing is known."""
_ACQUAINTANCE: Final = 2.0
"""So many promises, kept and broken, count as much as that first impression."""
_SCANDAL: Final = 2.0
"""A broken promise is remembered so many times as well as a kept one."""


def belief(kept: int, broken: int) -> float:
    """How far a word is believed of somebody who has kept and broken so many: each one broken, it is believed less."""
    return (BELIEF * _ACQUAINTANCE + kept) / (_ACQUAINTANCE + kept + _SCANDAL * broken) / (1.0 + broken)


def beliefs(view: dict[str, Any]) -> dict[str, float]:
    """By seat: how far its word is believed. Who has judged no promise yet is believed as a stranger is."""
    fates = Counter((promise["by"], promise["fate"]) for promise in view["promises"])
    return {seat: belief(fates[seat, "kept"], fates[seat, "broken"]) for seat in view["seats"]}
