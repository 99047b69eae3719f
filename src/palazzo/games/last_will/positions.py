"""Written positions."""

from __future__ import annotations

from typing import Any

from palazzo.games.last_will.setup import Game
from palazzo.games.last_will.state import Fortune


def lay_out(g: Fortune, position: dict[str, Any]) -> Fortune:
    g.stack = [Game()]
    return g
