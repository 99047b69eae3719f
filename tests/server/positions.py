"""Positions the tests of the server begin in: Final Decrees at four seats."""

from __future__ import annotations

from typing import Any

POSTS = {"s0": "EXE", "s1": "HR", "s2": "NAV", "s3": "SEC"}

LAST_DRAW: dict[str, Any] = {"directs": POSTS, "deck": ["C31"], "rest": "discards"}
"""s0 is about to draw the last card of the deck, which ends the match."""

A_CARD: dict[str, Any] = {
    "directs": POSTS,
    "hands": {"s0": ["C24", "C24"], "s1": ["C01"], "s2": ["C02"], "s3": ["C27"]},
    "blame": {"s0": 5},
}
"""s0 may play a card that needs nothing declared; then all others, who hold one card each, may react."""
PLAY = "play:C24"
