"""What an usher says to an offer, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def reply(
    view: dict[str, Any], question: dict[str, Any], rng: Random, balance: Callable[[str, dict[str, Any]], float]
) -> str:
    """Yes, sometimes, to what brings more than it costs by this balance; else no."""
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    if "accept" not in question["options"] or balance(view["you"], deal) <= 0:
        return "refuse"
    return "accept" if rng.random() < 0.8 else "refuse"
