"""How a match comes to be: dealt out, set up in a written position, or loaded; and the texts of a game without one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palazzo.catalogue import GAMES, rules_of
from palazzo.kernel import chance, saves
from palazzo.kernel.errors import BadPosition, IllegalAnswer
from palazzo.kernel.match import Match, start
from palazzo.kernel.positions import Reader

if TYPE_CHECKING:
    from palazzo.kernel.texts import Texts


def new_match(game: str, seats: int, seed: int | str | None = None, options: dict[str, Any] | None = None) -> Match:
    """A new match of a game of the catalogue, for so many seats, with those of its options that are not as usual.

    Without a seed, chance is drawn from a key nobody can guess; a seed is for tests and simulation. Raises UnknownGame
    and BadOptions.
    """
    rules = rules_of(game)
    settled = rules.entry.complete_options(seats, options)
    return start(rules, seats, _key_of(seed), settled)


def set_up(
    game: str,
    seats: int,
    position: dict[str, Any],
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
) -> Match:
    """A match that begins in a written position (docs/positions.md); BadPosition lists all that is wrong with it."""
    rules = rules_of(game)
    settled = rules.entry.complete_options(seats, options)
    if not isinstance(position, dict):
        raise BadPosition("position-wrong", {"why": "it is not a table of fields"})
    match = start(rules, seats, _key_of(seed), settled, position)
    _walk(match, match.origin["position"])
    return match


def load_match(data: str | bytes | dict[str, Any]) -> Match:
    """A saved match; BadSave says what is wrong with it."""
    return saves.load(data, GAMES)


def _key_of(seed: int | str | None) -> str:
    """A fresh key, or a seed's."""
    return chance.fresh_key() if seed is None else chance.key_of_seed(seed)


def _walk(match: Match, position: dict[str, Any]) -> None:
    """Give the answers by which a position walks further in."""
    page = Reader(position, match.seats)
    for number, (seat, value, *question) in enumerate(position.get("answers", []), 1):
        try:
            match.answer(page.as_seat(seat, "answers"), value, *question)
        except IllegalAnswer as error:
            raise BadPosition("position-wrong", {"why": f"answers: number {number}: {error}"}) from None


def texts(game: str, language: str = "en", edition: str = "", names: list[str] | None = None) -> Texts:
    """What the things of a game are called, and what is written on them, in English (`en`) or Italian (`it`).

    Without an edition, as the usual one says it. `names` are those of the people, by seat. Raises UnknownGame,
    BadOptions and UnknownLanguage.
    """
    from palazzo.kernel.printing import texts_of

    entry = rules_of(game).entry
    options = entry.complete_options(entry.seats[0], {"edition": edition} if edition else None)
    return texts_of(rules_of(game), options, language, names)
