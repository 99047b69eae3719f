"""What lies on a player's board, sorted by what can be done with it.  [W-5]

All of it hangs on the cards and their places alone, so it is worked out once for as long as the same cards lie there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from palazzo.games.last_will.content import CARDS, COMPANION_CARD, KIND, WAIVERS, WILD_CARD, Card, Effect, Slot
from palazzo.games.last_will.state import PLACE, Fortune, is_house

PRIVILEGES: Final = ("action", "spend", "lower", "draw")
"""What helpers may do by themselves."""

MOST_BOARDS: Final = 512


@dataclass(slots=True)
class Room:
    """A slot of a card on its place: which companion of the hand may go there, and by what options."""

    slot: Slot
    ways: list[tuple[str, list[str]]]


@dataclass(slots=True)
class Spot:
    """A card on its place, and the options that may be offered there. Never changed once it is made."""

    place: int
    card: Card
    target: str
    rooms: list[Room]
    is_house: bool
    activate: str
    throw: str
    maintain: str
    sold_as: list[str]
    sales: list[str]


@dataclass(slots=True)
class Board:
    """The cards of a board by what they are good for. Never changed once it is made."""

    expenses: list[Spot] = field(default_factory=list)
    estates: list[Spot] = field(default_factory=list)
    roomy: list[Spot] = field(default_factory=list)
    adders: list[tuple[Spot, Effect]] = field(default_factory=list)
    savers: list[tuple[Spot, Effect]] = field(default_factory=list)
    privileged: list[tuple[Spot, Effect]] = field(default_factory=list)
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
        spot = spot_of(KIND[thing], place)
        kind = spot.card.kind
        if spot.rooms:
            board.roomy.append(spot)
        if kind == "property":
            board.estates.append(spot)
            continue
        board.throws.append(spot.throw)
        if kind == "expense":
            board.expenses.append(spot)
        elif kind == "helper":
            sort_helper(board, spot)
    return board


def sort_helper(board: Board, spot: Spot) -> None:
    """A helper adds to plays, saves an action, or does something by itself.  [W-5.10]"""
    for effect in spot.card.effects:
        if effect.word == "add":
            board.adders.append((spot, effect))
        elif effect.word in PRIVILEGES and effect.times:
            board.privileged.append((spot, effect))
    if spot.card.id in WAIVERS:
        board.savers.append((spot, WAIVERS[spot.card.id]))


@cache
def spot_of(kind: str, place: int) -> Spot:
    """A card on a place; a dual house is sold as either type.  [W-10.4]"""
    card = CARDS[kind]
    target = f"{kind}:{PLACE[place]}"
    names = [f"{target}:{name}" for name in card.symbols] if len(card.symbols) > 1 else [target]
    return Spot(
        place,
        card,
        target,
        [room_of(slot, f"token:{target}:{number}") for number, slot in enumerate(card.slots)],
        is_house(card),
        f"activate:{target}",
        f"throw:{target}",
        f"maintain:{target}",
        names,
        [f"sell:{name}" for name in names],
    )


def room_of(slot: Slot, option: str) -> Room:
    """A slot takes a companion of its kinds, or a wild one that is named as such.  [W-5.4, W-5.5]"""
    ways = [(COMPANION_CARD[kind], [f"{option}:{COMPANION_CARD[kind]}"]) for kind in slot.takes]
    return Room(slot, [*ways, (WILD_CARD, [f"{option}:{WILD_CARD}:{kind}" for kind in slot.takes])])
