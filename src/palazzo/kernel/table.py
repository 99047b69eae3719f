"""What every game's state has: the stack of steps, chance, what each seat knows, the log, the papers.

Hidden things move and show only by four verbs: `slip` (moves unseen), `show` (to some), `expose` (to all), `reveal`
(what is not a thing: a bid, a place, a die). From them the table keeps, for each seat and hidden thing, where that
seat may still suppose it: a mask of places. Each verb, like each use of chance, raises the fence that undo stops at.

Nobody at a table can tell two copies of one card apart. So when a card of some kind is seen, a seat that had its eye
on another copy of the same kind in the same place gives that sight up for this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.kernel import chance
from palazzo.kernel.papers import Deal, Promise
from palazzo.kernel.steps import Step

EVERYONE: Final = -1
NOBODY: Final = -1

Event = tuple[str, int, int, tuple[Any, ...], tuple[Any, ...]]
"""What happened: its name, who hears of it, who learns the rest of it, that rest, and what all who hear are told."""

Chain = list[Event]
"""A history shared by copies until one of them writes: `own_log` says that nobody else reads it."""

SEAT: Final[tuple[str, ...]] = tuple(f"s{seat}" for seat in range(8))
SEATS: Final[dict[str, int]] = {name: seat for seat, name in enumerate(SEAT)}


def bits(mask: int) -> list[int]:
    """The seats, or places, of a mask."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@dataclass(slots=True)
class Table:
    """The state of a match: data only."""

    seats: int = 0
    key: str = ""
    shuffles: int = 0
    stack: list[Step] = field(default_factory=list)
    over: bool = False
    moments: int = 0
    given: list[int] = field(default_factory=list)
    sights: dict[int, int] = field(default_factory=dict)
    watched: int = 0
    fenced: bool = False
    taught: int = 0
    stirred: bool = False
    quiet: bool = False
    log: Chain = field(default_factory=list)
    own_log: bool = True
    deals: list[Deal] = field(default_factory=list)
    offers: dict[str, int] = field(default_factory=dict)
    offered: list[int] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)

    def kind_of(self, thing: int) -> str:
        """The kind of a hidden thing."""
        raise TypeError(f"{type(self).__name__} has nothing hidden")

    def copies_of(self, kind: str) -> tuple[int, ...]:
        """The things of a kind, which nobody can tell apart."""
        raise TypeError(f"{type(self).__name__} has nothing hidden")

    def owner_of(self, place: int) -> int:
        """The seat that always sees what lies in a place, or NOBODY."""
        return NOBODY

    def lay(self, seats: int, key: str) -> None:
        """Clear the table for so many seats."""
        self.seats = seats
        self.key = key
        self.given = [0] * seats
        self.offered = [0] * seats

    # -- chance

    def shuffle(self, things: list[int]) -> None:
        """Put things in an order nobody knows."""
        self.shuffles += 1
        self.fenced = True
        things[:] = chance.shuffled(self.key, self.shuffles, things)

    def roll(self, sides: int = 6) -> int:
        """Throw a die; everyone sees it."""
        self.shuffles += 1
        self.reveal()
        return 1 + chance.draw(self.key, self.shuffles, chance.SPARE_BITS) % sides

    # -- knowledge

    def slip(self, thing: int, source: int, place: int, to: int) -> None:
        """A hidden thing goes from place to place. The seats of the mask see which; the others only that one went."""
        self.fenced = True
        if self.deals:
            to |= self.drop_deals(self.kind_of(thing), source)
        self.taught |= to
        if self.sights:
            self.claim(thing, source, to)
            if self.watched >> source & 1:
                self.blur(source, place, to)
        self.sight(thing, place, to)

    def pocket(self, thing: int, place: int) -> None:
        """What lay open goes to a hidden place before all eyes: nobody learns anything, so it may be taken back."""
        self.sight(thing, place, EVERYONE)

    def show(self, thing: int, place: int, to: int) -> None:
        """These seats see a hidden thing lying in its place."""
        self.show_several([thing], place, to)

    def show_several(self, things: list[int], place: int, to: int) -> None:
        """These seats see several things lying side by side: two of a kind are two."""
        self.fenced = True
        self.taught |= to
        if self.sights:
            for thing in things:
                self.claim(thing, place, to)
        for thing in things:
            self.sight(thing, place, to)

    def show_all(self, things: list[int], place: int, to: int) -> None:
        """These seats see all that lies in a place, and so also what does not."""
        self.show_several(things, place, to)
        for key, places in list(self.sights.items()):
            if to >> (key & 7) & 1 and places >> place & 1 and key >> 3 not in things:
                self.sights[key] = places & ~(1 << place)

    def expose(self, thing: int, source: int) -> None:
        """A hidden thing becomes public."""
        self.fenced = True
        self.taught = EVERYONE
        if self.deals:
            self.drop_deals(self.kind_of(thing), source)
        if self.sights:
            self.claim(thing, source, EVERYONE)

    def reveal(self, to: int = EVERYONE) -> None:
        """Something hidden that is not a thing becomes known to these seats."""
        self.fenced = True
        self.taught |= to

    def sees(self, seat: int, thing: int, place: int) -> bool:
        """The seat knows that this thing lies in this place."""
        return self.owner_of(place) == seat or self.sights.get(thing * 8 + seat) == 1 << place

    def sight(self, thing: int, place: int, to: int) -> None:
        """Note that these seats know the thing to be in this place; its owner needs no note."""
        owner = self.owner_of(place)
        if owner >= 0:
            to &= ~(1 << owner)
            if self.sights:
                self.sights.pop(thing * 8 + owner, None)
        if not to:
            return
        for seat in range(self.seats):
            if to >> seat & 1:
                self.sights[thing * 8 + seat] = 1 << place
                self.watched |= 1 << place

    def claim(self, thing: int, place: int, to: int) -> None:
        """These seats meet this thing in this place: one sight each had of such a thing there is used up."""
        copies = self.copies_of(self.kind_of(thing))
        for seat in range(self.seats):
            if to >> seat & 1:
                if len(copies) == 1:
                    self.sights.pop(thing * 8 + seat, None)
                else:
                    self.claim_one(seat, thing, copies, place)

    def claim_one(self, seat: int, thing: int, copies: tuple[int, ...], place: int) -> None:
        """Of the copies the seat may suppose in this place, the one it is surest of is the one it meets."""
        sights = self.sights
        best, used = -1, 0
        for other in copies:
            places = sights.get(other * 8 + seat, 0)
            if places >> place & 1 and (best < 0 or places.bit_count() < used.bit_count()):
                best, used = other, places
        if best < 0:
            sights.pop(thing * 8 + seat, None)
            return
        del sights[best * 8 + seat]
        if best != thing:
            kept = sights.pop(thing * 8 + seat, 0)
            if kept:
                sights[best * 8 + seat] = kept | used

    def blur(self, source: int, place: int, to: int) -> None:
        """Who did not see which thing went may now suppose what lay in the source to be in the new place too."""
        here, there = 1 << source, 1 << place
        self.watched |= there
        sights = self.sights
        for key, places in sights.items():
            if (
                places & here
                and not places & there
                and not to >> (key & 7) & 1
                and not (self.deals and self.vouched(key >> 3, key & 7, source))
            ):
                sights[key] = places | there

    def may_slip(self, source: int, place: int, to: int) -> None:
        """Things may have gone from place to place; the seats of the mask know whether, the others not even that."""
        self.fenced = True
        if self.watched >> source & 1:
            self.blur(source, place, to)

    def vacate(self, place: int) -> None:
        """Everyone can tell that nothing lies in a place any more."""
        if not self.watched >> place & 1:
            return
        for key, places in list(self.sights.items()):
            if places >> place & 1 and places != 1 << place:
                self.sights[key] = places & ~(1 << place)

    def vouched(self, thing: int, seat: int, place: int) -> bool:
        """A standing offer proves to this seat that such a thing still lies in the place."""
        kind = self.kind_of(thing)
        for deal in self.deals:
            if deal.parties >> seat & 1:
                for term in deal.terms:
                    if deal.agreed >> term.giver & 1 and self.owner_of(place) == term.giver:
                        for good, _ in term.goods:
                            if good == kind:
                                return True
        return False

    def drop_deals(self, kind: str, source: int) -> int:
        """A deal falls when anything its parties have put in it moves: which tells them that it did."""
        owner = self.owner_of(source)
        told = 0
        for deal in self.deals[:]:
            for term in deal.terms:
                if term.giver == owner and deal.agreed >> owner & 1 and kind in dict(term.goods):
                    self.end_deal(deal, "deal-lapsed", deal.by)
                    told |= deal.parties
                    break
        return told

    def end_deal(self, deal: Deal, event: str, seat: int) -> None:
        """Take an offer off the table and tell its parties by whom."""
        self.deals.remove(deal)
        self.reveal(deal.parties)
        self.whisper(deal.parties, event, SEAT[seat], deal.id)

    # -- events

    def tell(self, what: str, *args: Any) -> None:
        """Everyone hears it."""
        if not self.quiet:
            if not self.own_log:
                self.log = self.log[:]
                self.own_log = True
            self.log.append((what, EVERYONE, 0, (), args))

    def confide(self, to: int, secret: tuple[Any, ...], what: str, *args: Any) -> None:
        """Everyone hears it; these seats also learn the rest."""
        if not self.quiet:
            if not self.own_log:
                self.log = self.log[:]
                self.own_log = True
            self.log.append((what, EVERYONE, to, secret, args))

    def whisper(self, to: int, what: str, *args: Any) -> None:
        """Only these seats hear it."""
        if not self.quiet:
            if not self.own_log:
                self.log = self.log[:]
                self.own_log = True
            self.log.append((what, to, 0, (), args))

    # -- the end

    def finish(self) -> None:
        """The match is over; nothing is asked any more."""
        self.over = True
        self.reveal()
