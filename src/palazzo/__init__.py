"""Palazzo: the board games of power, blame and ruin.

>>> import palazzo
>>> match = palazzo.new_match("final-decrees", seats=5, seed=1)
>>> match.over
False
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palazzo.catalogue import GAMES, catalogue
from palazzo.kernel import chance, saves
from palazzo.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadSave,
    IllegalAnswer,
    Refusal,
    UnknownGame,
)
from palazzo.kernel.match import Match, start
from palazzo.kernel.rules import Outcome, Rules
from palazzo.kernel.table import SEATS

__version__ = "0.1.0"


def rules_of(game: str) -> Rules:
    """The rules of a game of the catalogue."""
    found = GAMES.get(str(game))
    if found is None:
        raise UnknownGame("unknown-game", {"game": str(game), "wanted": ", ".join(GAMES)})
    return found


def new_match(game: str, seats: int, seed: int | str | None = None, options: dict[str, Any] | None = None) -> Match:
    """A new match. Without a seed, chance is drawn from a key nobody can guess; a seed is for tests and simulation."""
    rules = rules_of(game)
    settled = rules.entry.settle(seats, options)
    return start(rules, seats, key_of(seed), settled)


def set_up(
    game: str,
    seats: int,
    position: dict[str, Any],
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
) -> Match:
    """A match that begins in a written position (docs/positions.md); BadPosition lists all that is wrong with it."""
    rules = rules_of(game)
    settled = rules.entry.settle(seats, options)
    if not isinstance(position, dict):
        raise BadPosition("position-wrong", {"why": "it is not a table of fields"})
    match = start(rules, seats, key_of(seed), settled, position)
    walk(match, position)
    return match


def load_match(data: str | bytes | dict[str, Any]) -> Match:
    """A saved match; BadSave says what is wrong with it."""
    return saves.load(data, GAMES)


def key_of(seed: int | str | None) -> str:
    """A fresh key, or a seed's."""
    return chance.fresh_key() if seed is None else chance.key_of_seed(seed)


def walk(match: Match, position: dict[str, Any]) -> None:
    """Give the answers by which a position walks further in."""
    answers: Sequence[Any] = position.get("answers", [])
    names = {**SEATS, **{name: seat for seat, name in enumerate(position.get("names", []))}}
    if not isinstance(answers, (list, tuple)):
        raise BadPosition("position-wrong", {"why": "answers: a list is wanted"})
    for number, entry in enumerate(answers, 1):
        if not isinstance(entry, (list, tuple)) or len(entry) not in (2, 3):
            raise BadPosition("position-wrong", {"why": f"answers: number {number}: a seat and a value are wanted"})
        seat, value, *question = entry
        try:
            match.answer(names.get(seat, seat) if isinstance(seat, str) else seat, value, *question)
        except IllegalAnswer as error:
            raise BadPosition("position-wrong", {"why": f"answers: number {number}: {error}"}) from None


__all__ = [
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadSave",
    "IllegalAnswer",
    "Match",
    "Outcome",
    "Refusal",
    "UnknownGame",
    "catalogue",
    "load_match",
    "new_match",
    "set_up",
]
