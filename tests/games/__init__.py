"""Small games to try the kernel at: how a game is written that is none of the house's (docs/your-own-game.md)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from palazzo.catalogue import GAMES
from palazzo.kernel import rules
from palazzo.kernel.rules import Rules

COMPILED: Final = not str(rules.__file__).endswith(".py")
"""The kernel is compiled: no interpreted game can stand on it (docs/your-own-game.md)."""

NAMES: Final = () if COMPILED else ("tender", "seal")
SMALL: Final[list[Rules]] = [import_module(f"games.{name}").RULES for name in NAMES if name not in GAMES]
"""Those that nobody, following the handbook, has put into the catalogue already."""


@contextmanager
def in_catalogue() -> Iterator[None]:
    """For a while the small games stand in the catalogue with the others."""
    added = {game.entry.id: game for game in SMALL if game.entry.id not in GAMES}
    GAMES.update(added)
    try:
        yield
    finally:
        for game in added:
            del GAMES[game]
