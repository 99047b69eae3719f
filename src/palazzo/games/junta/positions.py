"""Temporary."""

from __future__ import annotations

from typing import Any

from palazzo.games.junta.state import Republic


def lay_out(g: Republic, position: dict[str, Any]) -> Republic:
    """None."""
    return g
