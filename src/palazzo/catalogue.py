"""The games there are."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from palazzo.kernel.errors import UnknownGame, shown
from palazzo.kernel.rules import Rules

_PACKAGES: Final = (
    "palazzo.games.final_decrees",
    "palazzo.games.junta",
    "palazzo.games.last_will",
)
"""Where the games are: each of these packages has its `RULES`."""


def _rules_in(package: str) -> Rules:
    """The rules a package holds."""
    found = getattr(import_module(package), "RULES", None)
    if not isinstance(found, Rules):
        raise TypeError(f"{package} has no RULES, which should be an instance of a subclass of Rules")
    return found


GAMES: Final[dict[str, Rules]] = {rules.entry.id: rules for rules in map(_rules_in, _PACKAGES)}


def catalogue() -> list[dict[str, Any]]:
    """The games, their seats, editions and options, and what of each never changes, as plain data."""
    return [
        {
            "id": rules.entry.id,
            "rules": rules.entry.version,
            "seats": list(rules.entry.seats),
            "options": {
                option.name: {"values": list(option.values), "default": option.default, "where": list(option.where)}
                for option in rules.entry.options
            },
            "board": rules.board(),
        }
        for rules in GAMES.values()
    ]


def rules_of(game: str) -> Rules:
    """The rules of a game of the catalogue."""
    found = GAMES.get(str(game))
    if found is None:
        raise UnknownGame("unknown-game", {"game": shown(game), "wanted": ", ".join(GAMES)})
    return found
