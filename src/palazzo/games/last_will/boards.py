"""What lies on a player's board, sorted by what can be done with it.  [W-5]

All of it hangs on the cards and their places alone, so it is worked out once for as long as the same cards lie there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.last_will.content import (
    CARD,
    CARDS,
    COMPANION_CARD,
    KIND,
    PROPERTIES,
    WAIVERS,
    WILD_CARD,
    effect_in,
    most_spent,
)
from palazzo.games.last_will.records import Card, Effect
from palazzo.games.last_will.state import PLACE, Fortune, is_house

PRIVILEGES: Final = ("action", "spend", "lower", "draw")
"""What helpers may do by themselves."""

_MOST_BOARDS: Final = 512
_USUAL_PLACES: Final = 8
"""Few boards are extended further."""


@dataclass(slots=True)
class OpenSlot:
    """A slot of a card: the first slot that is just like it, and by companion the options to fill it."""

    first: int
    ways: list[tuple[str, list[str]]]


def _slots_of(card: Card, option: str) -> list[OpenSlot]:
    """The slots of a card: each takes a companion of its kinds, or a wild one that is named as such.  [W-5.4, W-5.5]"""
    slots = []
    for number, slot in enumerate(card.slots):
        ways = [(COMPANION_CARD[kind], [f"{option}:{number}:{COMPANION_CARD[kind]}"]) for kind in slot.takes]
        ways.append((WILD_CARD, [f"{option}:{number}:{WILD_CARD}:{kind}" for kind in slot.takes]))
        slots.append(OpenSlot(card.slots.index(slot), ways))
    return slots


WITH: Final[dict[str, list[OpenSlot]]] = {card.id: _slots_of(card, f"with:{card.id}") for card in CARDS.values()}
"""By card: how companions are played along with it.  [W-5.2]"""


@dataclass(slots=True)
class Spot:
    """A card on its place, what it does there, and the options that may be offered.

    Never changed once it is made, but for the fillings it remembers.
    """

    place: int
    card: Card
    target: str
    slots: list[OpenSlot]
    is_house: bool
    is_expense: bool
    fall: Effect | None
    dearest: int
    activate: str
    throw: str
    maintain: str
    sold_as: list[str]
    sales: list[str]
    adders: list[tuple[Spot, Effect]] = field(default_factory=list)
    savers: list[tuple[Spot, Effect]] = field(default_factory=list)
    privileged: list[tuple[Spot, Effect]] = field(default_factory=list)
    fillings: dict[tuple[str, ...], list[tuple[str, list[str]]]] = field(default_factory=dict)
    """By the tokens on the card, as they are met: the companions that still fit, each with its options."""

    def sort(self) -> None:
        """A helper adds to plays, saves an action, or does something by itself.  [W-5.10]"""
        for effect in self.card.effects:
            if effect.word == "add":
                self.adders.append((self, effect))
            elif effect.word in PRIVILEGES and effect.times:
                self.privileged.append((self, effect))
        if self.card.id in WAIVERS:
            self.savers.append((self, WAIVERS[self.card.id]))

    def fill(self, tokens: tuple[str, ...]) -> list[tuple[str, list[str]]]:
        """The companions for the free slots, each with its options; of slots alike, one is offered.  [W-5.4]"""
        found: list[tuple[str, list[str]]] = []
        alike: list[int] = []
        for token, slot in zip(tokens, self.slots):
            if not token and slot.first not in alike:
                alike.append(slot.first)
                found += slot.ways
        self.fillings[tokens] = found
        return found


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
                spots = _SPOTS[KIND[thing]]
                while len(spots) <= place:
                    spots.append(_laid_on(CARD[thing], len(spots)))
                spot = spots[place]
                if spot.slots:
                    self.roomy.append(spot)
                if thing in PROPERTIES:
                    self.estates.append(spot)
                else:
                    self.throws.append(spot.throw)
                    if spot.is_expense:
                        self.expenses.append(spot)
                    if spot.adders:
                        self.adders += spot.adders
                    if spot.savers:
                        self.savers += spot.savers
                    if spot.privileged:
                        self.privileged += spot.privileged


_BOARDS: Final[dict[tuple[int, ...], Board]] = {}
"""The boards met lately, by the cards on their places."""


def board_of(g: Fortune, seat: int) -> Board:
    """What lies on a seat's board."""
    things = tuple(g.board[seat])
    board = _BOARDS.get(things)
    if board is None:
        if len(_BOARDS) >= _MOST_BOARDS:
            _BOARDS.clear()
        board = _BOARDS[things] = Board(things)
    return board


def _laid_on(card: Card, place: int) -> Spot:
    """A card on a place; a dual house is sold as either type.  [W-10.4]"""
    target = f"{card.id}:{PLACE[place]}"
    names = [f"{target}:{name}" for name in card.symbols] if len(card.symbols) > 1 else [target]
    spot = Spot(
        place,
        card,
        target,
        _slots_of(card, f"token:{target}"),
        is_house(card),
        card.kind == "expense",
        effect_in(card, "fall"),
        most_spent(card),
        f"activate:{target}",
        f"throw:{target}",
        f"maintain:{target}",
        names,
        [f"sell:{name}" for name in names],
    )
    if card.kind == "helper":
        spot.sort()
    return spot


_SPOTS: Final[dict[str, list[Spot]]] = {
    card.id: [_laid_on(card, place) for place in range(_USUAL_PLACES)]
    for card in CARDS.values()
    if card.kind in ("helper", "expense", "property")
}
"""By black card: it on each place; more places are added when they are needed."""
