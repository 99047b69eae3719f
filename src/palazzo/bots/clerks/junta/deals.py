"""Deals: what an offer is worth, and the few that a clerk makes."""

from __future__ import annotations

from typing import Any

from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight


def reply(s: Sight, q: Asked) -> Ranking:
    return [(0.1, "refuse")]


def offer(s: Sight, q: Asked) -> Ranking:
    return []


__all__: list[Any] = ["offer", "reply"]
