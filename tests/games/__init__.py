"""Small games to try the kernel at: how a game is written that is none of the house's (docs/your-own-game.md)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from games import seal, tender
from palazzo.catalogue import GAMES
from palazzo.kernel.rules import Rules

SMALL: Final[tuple[Rules, ...]] = (tender.RULES, seal.RULES)


@contextmanager
def in_catalogue() -> Iterator[None]:
    """For a while the small games stand in the catalogue with the others."""
    added = [rules.entry.id for rules in SMALL if rules.entry.id not in GAMES]
    GAMES.update({rules.entry.id: rules for rules in SMALL})
    try:
        yield
    finally:
        for game in added:
            del GAMES[game]
