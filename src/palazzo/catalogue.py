"""The games there are."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games import final_decrees, junta, last_will
from palazzo.kernel.errors import UnknownGame, shown
from palazzo.kernel.rules import Rules

GAMES: Final[dict[str, Rules]] = {
    rules.entry.id: rules for rules in (final_decrees.RULES, junta.RULES, last_will.RULES)
}


def catalogue() -> list[dict[str, Any]]:
    """The games, their seats, editions and options, as plain data."""
    return [
        {
            "id": rules.entry.id,
            "rules": rules.entry.version,
            "seats": list(rules.entry.seats),
            "options": {
                option.name: {"values": list(option.values), "default": option.default, "where": list(option.where)}
                for option in rules.entry.options
            },
        }
        for rules in GAMES.values()
    ]


def rules_of(game: str) -> Rules:
    """The rules of a game of the catalogue."""
    found = GAMES.get(str(game))
    if found is None:
        raise UnknownGame("unknown-game", {"game": shown(game), "wanted": ", ".join(GAMES)})
    return found
