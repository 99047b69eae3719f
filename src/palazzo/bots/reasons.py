"""Why a clerk does what it does: the rule of thumb that decided, and its decisive figures.

A reason is data. The game's clerk names its rule, and says the facts it went by as its view shows them; what is said
of it is the message `advice-<game>-<rule>`, in the words of the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """A rule of thumb by its name, and the facts it went by."""

    rule: str
    facts: dict[str, Any]


def in_tenths(figure: float) -> float | int:
    """A figure of one's own reckoning, as exactly as it deserves; whole, where it is."""
    rounded = round(figure, 1)
    return int(rounded) if rounded == int(rounded) else rounded
