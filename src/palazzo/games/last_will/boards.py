"""What lies on a player's board, sorted by what can be done with it.  [W-5]

All of it hangs on the cards and their places alone, so it is worked out once for as long as the same cards lie there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzo.games.last_will.content import (
    CARD,
    CARDS,
    COMPANION_CARD,
    KIND,
    PROPERTIES,
    WAIVERS,
    WILD_CARD,
    Card,
    Effect,
    most_spent,
)
from palazzo.games.last_will.state import PLACE, Fortune, is_house

PRIVILEGES: Final = ("action", "spend", "lower", "draw")
"""What helpers may do by themselves."""

MOST_BOARDS: Final = 512
USUAL_PLACES: Final = 8
"""Few boards are extended further."""


@dataclass(slots=True)
class Room:
    """A slot of a card: the first slot that is just like it, and by companion the options to fill it."""

    first: int
    ways: list[tuple[str, list[str]]]


def rooms_of(card: Card, option: str) -> list[Room]:
    """The slots of a card: each takes a companion of its kinds, or a wild one that is named as such.  [W-5.4, W-5.5]"""
    rooms = []
    for number, slot in enumerate(card.slots):
        ways = [(COMPANION_CARD[kind], [f"{option}:{number}:{COMPANION_CARD[kind]}"]) for kind in slot.takes]
        ways.append((WILD_CARD, [f"{option}:{number}:{WILD_CARD}:{kind}" for kind in slot.takes]))
        rooms.append(Room(card.slots.index(slot), ways))
    return rooms


WITH: Final[dict[str, list[Room]]] = {card.id: rooms_of(card, f"with:{card.id}") for card in CARDS.values()}
"""By card: how companions are played along with it.  [W-5.2]"""


@dataclass(slots=True)
class Spot:
    """A card on its place, and the options that may be offered there. Never changed once it is made."""

    place: int
    card: Card
    target: str
    rooms: list[Room]
    is_house: bool
    fall: Effect | None
    dearest: int
    activate: str
    throw: str
    maintain: str
    sold_as: list[str]
    sales: list[str]


class Board:
    """The cards of a board by what they are good for. Never changed once it is made."""

    def __init__(self, things: tuple[int, ...]) -> None:
        self.expenses: list[Spot] = []
        self.estates: list[Spot] = []
        self.roomy: list[Spot] = []
        self.adders: list[tuple[Spot, Effect]] = []
        self.savers: list[tuple[Spot, Effect]] = []
        self.privileged: list[tuple[Spot, Effect]] = []
        self.throws: list[str] = []
        for place, thing in enumerate(things):
            if thing >= 0:
                spots = SPOTS[KIND[thing]]
                while len(spots) <= place:
                    spots.append(laid_on(CARD[thing], len(spots)))
                spot = spots[place]
                if spot.rooms:
                    self.roomy.append(spot)
                if thing in PROPERTIES:
                    self.estates.append(spot)
                else:
                    self.throws.append(spot.throw)
                    self.sort(spot)

    def sort(self, spot: Spot) -> None:
        """An expense is activated; a helper adds to plays, saves an action, or does something by itself.  [W-5.10]"""
        if spot.card.kind == "expense":
            self.expenses.append(spot)
            return
        for effect in spot.card.effects:
            if effect.word == "add":
                self.adders.append((spot, effect))
            elif effect.word in PRIVILEGES and effect.times:
                self.privileged.append((spot, effect))
        if spot.card.id in WAIVERS:
            self.savers.append((spot, WAIVERS[spot.card.id]))


BOARDS: Final[dict[tuple[int, ...], Board]] = {}
"""The boards met lately, by the cards on their places."""


def board_of(g: Fortune, seat: int) -> Board:
    """What lies on a seat's board."""
    things = tuple(g.board[seat])
    board = BOARDS.get(things)
    if board is None:
        if len(BOARDS) >= MOST_BOARDS:
            BOARDS.clear()
        board = BOARDS[things] = Board(things)
    return board


def laid_on(card: Card, place: int) -> Spot:
    """A card on a place; a dual house is sold as either type.  [W-10.4]"""
    target = f"{card.id}:{PLACE[place]}"
    names = [f"{target}:{name}" for name in card.symbols] if len(card.symbols) > 1 else [target]
    return Spot(
        place,
        card,
        target,
        rooms_of(card, f"token:{target}"),
        is_house(card),
        card.effect("fall"),
        most_spent(card),
        f"activate:{target}",
        f"throw:{target}",
        f"maintain:{target}",
        names,
        [f"sell:{name}" for name in names],
    )


SPOTS: Final[dict[str, list[Spot]]] = {
    card.id: [laid_on(card, place) for place in range(USUAL_PLACES)]
    for card in CARDS.values()
    if card.kind in ("helper", "expense", "property")
}
"""By black card: it on each place; more places are added when they are needed."""
