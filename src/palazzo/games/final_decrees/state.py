"""What lies on the table of Final Decrees, and how to read it.  [FD-1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.final_decrees.content import COPIES, IN_PLAY, KIND, MINISTRIES, MINISTRY_OF, MOST_SEATS, PATHS
from palazzo.games.final_decrees.events import EVENTS
from palazzo.kernel.events import Events
from palazzo.kernel.table import NOBODY, Table

DECK: Final = 5
DISCARDS: Final = 6
BANK: Final = -1
NONE: Final = -1

_OTHERS: Final = [
    [tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""The other seats, clockwise, by number of seats and seat."""


@dataclass(slots=True)
class Decrees(Table):
    """The table: blame, posts, arrows, decrees and cards."""

    burn: int = 5
    """How many cards of the deck Stagnation & Decline burns."""
    rescue: bool = False
    """Whoever draws Stagnation & Decline may take one of the burned cards."""
    empire: bool = False
    """The edition of the Empire is played."""
    blame: list[int] = field(default_factory=list)
    """By seat: personal blame."""
    office: list[int] = field(default_factory=list)
    """By ministry: the blame that lies on it."""
    post: list[int] = field(default_factory=list)
    """By seat: the ministry it directs, or NONE."""
    parent: list[int] = field(default_factory=list)
    """By ministry: the ministry whose arrow points at it, or NONE."""
    lies: list[int] = field(default_factory=list)
    """By decree: the ministry it lies on; below 0 once enacted."""
    stamps: list[int] = field(default_factory=list)
    """By decree: how many of its steps are stamped."""
    enacted: list[int] = field(default_factory=list)
    """The decrees enacted so far, in order."""
    deck: list[int] = field(default_factory=list)
    """The draw pile, its top last."""
    hands: list[list[int]] = field(default_factory=list)
    """By seat: the cards held."""
    discards: list[int] = field(default_factory=list)
    """The discard pile, its top last."""
    shown: list[int] = field(default_factory=list)
    """Cards shown and not yet resolved, for all to see."""
    lair_low: int = 0
    """The lowest place of the deck where Stagnation & Decline may lie, as everyone can work out."""
    lair_high: int = 0
    """The highest such place."""
    put: int = 0
    """All blame ever taken from the bank."""
    taken: int = 0
    """All blame ever given back to the bank."""
    player: int = NONE
    """The seat whose turn it is, or NONE."""
    able: list[str] = field(default_factory=list)
    """The ids of open promises whose promiser has had a chance to keep them."""
    ending: str = ""
    """Why the match ended; empty before."""

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return KIND[thing]

    def copies_of(self, kind: str) -> tuple[int, ...]:
        return COPIES[kind]

    def owner_of(self, place: int) -> int:
        """A hand is its owner's; deck and discards are nobody's."""
        return place if place < DECK else NOBODY

    def set_out(self, seats: int, key: str) -> None:
        """Ministries, arrows and decrees as at the start; nobody directs or holds anything yet.  [FD-1.5, FD-2.6]"""
        self.clear_for(seats, key)
        self.blame = [0] * seats
        self.office = [0] * len(MINISTRIES)
        self.post = [NONE] * seats
        self.parent = [NONE] * len(MINISTRIES)
        for index in IN_PLAY[seats]:
            for controlled in MINISTRIES[index].controls:
                self.parent[MINISTRY_OF[controlled]] = index
        self.lies = [MINISTRY_OF["EXE"]] * len(PATHS[seats])
        self.stamps = [0] * len(PATHS[seats])
        self.hands = [[] for _ in range(seats)]
        self.deck = list(range(len(KIND)))
        self.lair_high = len(KIND) - 1

    # -- reading the table

    def in_play(self) -> tuple[int, ...]:
        """The ministries of this table.  [FD-1.1]"""
        return IN_PLAY[self.seats]

    def director(self, ministry: int) -> int:
        """The seat that directs a ministry, or NONE."""
        return self.post.index(ministry) if ministry in self.post else NONE

    def empty_ministry(self) -> int:
        """The one ministry nobody directs.  [FD-1.4]"""
        for ministry in IN_PLAY[self.seats]:
            if ministry not in self.post:
                return ministry
        raise RuntimeError("no ministry is empty")

    def below(self, ministry: int) -> list[int]:
        """All reached along arrows from a ministry, at any depth.  [FD-1.5]"""
        return [other for other in IN_PLAY[self.seats] if other != ministry and ministry in self.above(other)]

    def above(self, ministry: int) -> list[int]:
        """All that control a ministry, directly or not, the nearest first.  [FD-1.5]"""
        found: list[int] = []
        upper = self.parent[ministry]
        while upper >= 0 and upper not in found:
            found.append(upper)
            upper = self.parent[upper]
        return found

    def next_step(self, decree: int) -> int:
        """The ministry that must stamp a decree next; NONE once enacted."""
        path = PATHS[self.seats][decree]
        return path[self.stamps[decree]] if self.stamps[decree] < len(path) else NONE

    def decrees_on(self, ministry: int) -> list[int]:
        """The decrees that lie on a ministry."""
        return [decree for decree, place in enumerate(self.lies) if place == ministry]

    def others(self, seat: int) -> tuple[int, ...]:
        """All other seats, clockwise."""
        return _OTHERS[self.seats][seat]

    # -- blame

    def gain(self, seat: int, amount: int) -> None:
        """Personal blame from the bank."""
        self.blame[seat] += amount
        self.put += amount

    def lose(self, seat: int, amount: int) -> None:
        """Personal blame to the bank, as far as there is any.  [FD-1.6]"""
        amount = min(amount, self.blame[seat])
        self.blame[seat] -= amount
        self.taken += amount

    def load(self, ministry: int, amount: int) -> None:
        """Ministerial blame from the bank."""
        self.office[ministry] += amount
        self.put += amount

    def unload(self, ministry: int, amount: int) -> None:
        """Ministerial blame to the bank, as far as there is any.  [FD-1.6]"""
        amount = min(amount, self.office[ministry])
        self.office[ministry] -= amount
        self.taken += amount

    # -- cards

    def held(self, seat: int, kind: str) -> int:
        """A card of this kind in a hand."""
        for thing in self.hands[seat]:
            if KIND[thing] == kind:
                return thing
        raise RuntimeError(f"seat {seat} holds no {kind}")

    def discard(self, seat: int, kind: str) -> None:
        """A card goes from a hand, face up, to the discards."""
        thing = self.held(seat, kind)
        self.hands[seat].remove(thing)
        self.discards.append(thing)
        self.expose(thing, seat)

    def pass_card(self, giver: int, taker: int, kind: str, seen_by: int) -> None:
        """A card goes from hand to hand; the seats of the mask see which."""
        thing = self.held(giver, kind)
        self.hands[giver].remove(thing)
        self.hands[taker].append(thing)
        self.slip(thing, giver, taker, seen_by)
