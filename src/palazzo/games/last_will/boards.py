"""What lies on a player's board, sorted by what can be done with it.  [W-5]

All of it hangs on the cards and their places alone, so it is worked out once for as long as the same cards lie there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.last_will.content import CARD, WAIVERS, Card, Effect
from palazzo.games.last_will.state import PLACE, Fortune, Laid

PRIVILEGES: Final = ("action", "spend", "lower", "draw")
"""What helpers may do by themselves."""

MOST_BOARDS: Final = 512


@dataclass(slots=True)
class Estate:
    """A property on its place, and the names of what may be done with it."""

    place: int
    card: Card
    target: str
    maintain: str
    sold_as: list[str]
    sales: list[str]


@dataclass(slots=True)
class Board:
    """The cards of a board, each with its place, by what they are good for. Never changed once it is made."""

    laid: Laid = field(default_factory=list)
    expenses: list[tuple[int, Card, str]] = field(default_factory=list)
    estates: list[Estate] = field(default_factory=list)
    roomy: Laid = field(default_factory=list)
    adders: list[tuple[int, Card, Effect]] = field(default_factory=list)
    savers: list[tuple[int, Card, Effect]] = field(default_factory=list)
    privileged: list[tuple[int, str, Effect]] = field(default_factory=list)
    throws: list[str] = field(default_factory=list)


BOARDS: Final[dict[tuple[int, ...], Board]] = {}
"""The boards met lately, by the cards on their places."""


def board_of(g: Fortune, seat: int) -> Board:
    """What lies on a seat's board."""
    things = tuple(g.board[seat])
    board = BOARDS.get(things)
    if board is None:
        if len(BOARDS) >= MOST_BOARDS:
            BOARDS.clear()
        board = BOARDS[things] = sort_board(things)
    return board


def sort_board(things: tuple[int, ...]) -> Board:
    """Sort the cards of a board."""
    board = Board()
    for place, thing in enumerate(things):
        if thing < 0:
            continue
        card = CARD[thing]
        target = f"{card.id}:{PLACE[place]}"
        board.laid.append((place, card))
        if card.slots:
            board.roomy.append((place, card))
        if card.kind == "property":
            board.estates.append(estate(place, card, target))
            continue
        board.throws.append(f"throw:{target}")
        if card.kind == "expense":
            board.expenses.append((place, card, f"activate:{target}"))
        elif card.kind == "helper":
            sort_helper(board, place, card, target)
    return board


def estate(place: int, card: Card, target: str) -> Estate:
    """A property; a dual house is sold as either type.  [W-10.4]"""
    names = [f"{target}:{name}" for name in card.symbols] if len(card.symbols) > 1 else [target]
    return Estate(place, card, target, f"maintain:{target}", names, [f"sell:{name}" for name in names])


def sort_helper(board: Board, place: int, card: Card, target: str) -> None:
    """A helper adds to plays, saves an action, or does something by itself.  [W-5.10]"""
    for effect in card.effects:
        if effect.word == "add":
            board.adders.append((place, card, effect))
        elif effect.word in PRIVILEGES and effect.times:
            board.privileged.append((place, target, effect))
    if card.id in WAIVERS:
        board.savers.append((place, card, WAIVERS[card.id]))
