"""What every game's state has: the stack of steps, chance, what each seat knows, the log, the papers.

Hidden things move and show only by four verbs: `slip` (moves unseen), `show` (to some), `expose` (to all), `reveal`
(what is not a thing: a bid, a place, a die). From them the table keeps, for each seat and hidden thing, where that
seat may still suppose it. Each verb, like each use of chance, raises the fence that undo stops at.

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

EVERY_SEAT: Final = 0xFF
MOST_PLACES: Final = 64
EVERY_PLACE: Final[int] = sum(1 << place * 8 for place in range(MOST_PLACES))
IN_EVERY_PLACE: Final[tuple[int, ...]] = tuple(seats * EVERY_PLACE for seats in range(EVERY_SEAT + 1))
"""By mask of seats: their bits in every place."""

SEAT: Final[tuple[str, ...]] = tuple(f"s{seat}" for seat in range(8))
SEATS: Final[dict[str, int]] = {name: seat for seat, name in enumerate(SEAT)}


def sights_anywhere(seats: int, hands: list[int], pile: int) -> int:
    """Sights that say nothing of a thing that may lie in any hand (its places by seat) or in a pile."""
    found = 0
    for seat in range(seats):
        places = [place for owner, place in enumerate(hands[:seats]) if owner != seat]
        found |= sum(1 << place * 8 + seat for place in [*places, pile])
    return found


def bits(mask: int) -> list[int]:
    """The seats, or places, of a mask."""
    found = []
    while mask > 0:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def seats_of(sights: int) -> int:
    """The mask of the seats that have any of these sights: all places laid upon each other."""
    sights |= sights >> 256
    sights |= sights >> 128
    sights |= sights >> 64
    sights |= sights >> 32
    sights |= sights >> 16
    return (sights | sights >> 8) & EVERY_SEAT


@dataclass(slots=True)
class Table:
    """The state of a match: data only.

    `sights` has, for each hidden thing of which anyone has an idea, bit `place * 8 + seat` where that seat may still
    suppose it; `watched` has the places anyone supposes something in.
    """

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

    def alike(self, thing: int) -> tuple[int, ...]:
        """This thing and its copies, which nobody can tell apart."""
        return self.copies_of(self.kind_of(thing))

    def owner_of(self, place: int) -> int:
        """The seat that always sees what lies in a place, or NOBODY."""
        return NOBODY

    def nothing_known(self, thing: int) -> tuple[int, int]:
        """The pile a thing is drawn from, and sights of it, one a seat, that would say nothing: it may be anywhere.

        No sights, 0, where that hangs on more than the number of seats.
        """
        return 0, 0

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
        self.fenced = True
        self.taught = EVERYONE
        return 1 + chance.draw(self.key, self.shuffles, chance.SPARE_BITS) % sides

    # -- knowledge

    def slip(self, thing: int, source: int, place: int, to: int) -> None:
        """A hidden thing goes from place to place. The seats of the mask see which; the others only that one went."""
        self.slip_several([thing], source, place, to)

    def slip_several(self, things: list[int], source: int, place: int, to: int) -> None:
        """Hidden things go together from place to place; of none, others cannot tell that there were none."""
        if self.deals and things:
            for thing in things:
                self.carry([thing], source, place, to | self.drop_deals(self.kind_of(thing), source))
        else:
            self.carry(things, source, place, to)

    def carry(self, things: list[int], source: int, place: int, to: int) -> None:
        """Who sees them go knows where they are; the others may suppose so of whatever lay there."""
        self.fenced = True
        self.taught |= to
        if self.watched >> source & 1:
            if len(things) > 1 and not self.is_watched_by(source, to):
                for thing in things:
                    self.forget(thing, to & EVERY_SEAT)
            else:
                for thing in things:
                    self.claim(thing, source, to)
            self.blur(source, place, to)
        owner = self.owner_of(place)
        if owner < 0 or to != 1 << owner:
            for thing in things:
                self.sight(thing, place, to)

    def is_watched_by(self, place: int, to: int) -> bool:
        """Any of these seats may suppose something in this place."""
        seen = 0
        for known in self.sights.values():
            seen |= known
        return seen >> place * 8 & to & EVERY_SEAT != 0

    def pocket(self, things: list[int], place: int) -> None:
        """What lay open goes to a hidden place before all eyes: nobody learns anything, so it may be taken back."""
        owner = self.owner_of(place)
        seats = (1 << self.seats) - 1
        if owner >= 0:
            seats &= ~(1 << owner)
        self.sights.update(dict.fromkeys(things, seats << place * 8))
        self.watched |= 1 << place

    def show(self, thing: int, place: int, to: int) -> None:
        """These seats see a hidden thing lying in its place."""
        self.show_several([thing], place, to)

    def show_several(self, things: list[int], place: int, to: int) -> None:
        """These seats see several things lying side by side: two of a kind are two."""
        self.fenced = True
        self.taught |= to
        if self.watched >> place & 1:
            for thing in things:
                self.claim(thing, place, to)
        for thing in things:
            self.sight(thing, place, to)

    def show_all(self, things: list[int], place: int, to: int) -> None:
        """These seats see all that lies in a place, and so also what does not."""
        self.show_several(things, place, to)
        here = (to & EVERY_SEAT) << place * 8
        for thing, known in self.sights.items():
            if known & here and thing not in things:
                self.sights[thing] = known & ~here

    def expose(self, thing: int, source: int) -> None:
        """A hidden thing becomes public."""
        self.fenced = True
        self.taught = EVERYONE
        if self.deals:
            self.drop_deals(self.kind_of(thing), source)
        if self.watched >> source & 1:
            self.claim(thing, source, EVERYONE)

    def reveal(self, to: int = EVERYONE) -> None:
        """Something hidden that is not a thing becomes known to these seats."""
        self.fenced = True
        self.taught |= to

    def sees(self, seat: int, thing: int, place: int) -> bool:
        """The seat knows that this thing lies in this place."""
        return self.owner_of(place) == seat or self.idea(seat, thing) == 1 << place * 8

    def idea(self, seat: int, thing: int) -> int:
        """Where this seat may still suppose a thing: bit `place * 8` for each place; 0 when it has no idea."""
        return self.sights.get(thing, 0) >> seat & EVERY_PLACE if seat >= 0 else 0

    def supposed(self, seat: int, thing: int) -> list[int]:
        """The places this seat may still suppose a thing in; none when it has no idea."""
        return [bit // 8 for bit in bits(self.idea(seat, thing))]

    def sight(self, thing: int, place: int, to: int) -> None:
        """Note that these seats know the thing to be in this place; its owner needs no note."""
        to &= (1 << self.seats) - 1
        owner = self.owner_of(place)
        anew = to
        if owner >= 0:
            anew |= 1 << owner
            to &= ~(1 << owner)
        if to:
            self.sights[thing] = self.sights.get(thing, 0) & ~IN_EVERY_PLACE[anew] | to << place * 8
            self.watched |= 1 << place
        elif anew and self.sights:
            self.forget(thing, anew)

    def forget(self, thing: int, seats: int) -> None:
        """These seats have no idea of a thing any more."""
        known = self.sights.get(thing, 0)
        if known:
            known &= ~IN_EVERY_PLACE[seats]
            if known:
                self.sights[thing] = known
            else:
                del self.sights[thing]

    def claim(self, thing: int, place: int, to: int) -> None:
        """These seats meet this thing in this place: one sight each had of such a thing there is used up.

        Where all they suppose there of the kind is known alike, that is the sight of the thing itself.
        """
        to &= (1 << self.seats) - 1
        sights, theirs = self.sights, IN_EVERY_PLACE[to]
        known = sights.get(thing, 0)
        here, mine = to << place * 8, known & theirs
        if mine != here:
            alike = self.alike(thing)
            for other in alike:
                seen = sights.get(other, 0)
                if seen & here and seen & theirs != mine:
                    self.claim_each(to, thing, alike, place)
                    return
        if known:
            known &= ~theirs
            if known:
                sights[thing] = known
            else:
                del sights[thing]

    def claim_each(self, seats: int, thing: int, alike: tuple[int, ...], place: int) -> None:
        """Where they do not suppose the same, each of these seats uses up a sight of its own.

        Who supposes none here, or is sure of the thing itself, has no other to give up.
        """
        known, supposed = self.sights.get(thing, 0), 0
        for other in alike:
            supposed |= self.sights.get(other, 0)
        looking = supposed >> place * 8 & seats
        for seat in range(self.seats):
            if looking >> seat & 1 and known >> seat & EVERY_PLACE != 1 << place * 8:
                self.claim_one(seat, thing, alike, place)
        self.forget(thing, seats)

    def claim_one(self, seat: int, thing: int, alike: tuple[int, ...], place: int) -> None:
        """Of the copies the seat may suppose in this place, the one it is surest of is the one it meets."""
        sights = self.sights
        here, mine = 1 << place * 8 + seat, IN_EVERY_PLACE[1 << seat]
        best, used = -1, 0
        for other in alike:
            places = sights.get(other, 0)
            if places & here:
                places &= mine
                if best < 0 or places.bit_count() < used.bit_count():
                    best, used = other, places
        if best >= 0 and best != thing:
            kept = sights.get(thing, 0) & mine
            if kept:
                sights[best] |= kept
            else:
                self.forget(best, 1 << seat)

    def blur(self, source: int, place: int, to: int) -> None:
        """Who did not see which thing went may now suppose what lay in the source to be in the new place too."""
        here, there = source * 8, place * 8
        unaware = ((1 << self.seats) - 1 & ~to) << here
        sights, deals = self.sights, self.deals
        self.watched |= 1 << place
        for thing, known in sights.items():
            seats = known & unaware
            if seats:
                if deals:
                    seats &= ~(self.vouched(thing, source) << here)
                sights[thing] = known | seats >> here << there

    def may_slip(self, source: int, place: int, to: int) -> None:
        """Things may have gone from place to place; the seats of the mask know whether, the others not even that."""
        self.fenced = True
        if self.watched >> source & 1:
            self.blur(source, place, to)

    def vacate(self, places: list[int]) -> None:
        """Everyone can tell that nothing lies in these places any more."""
        empty = sum([EVERY_SEAT << place * 8 for place in places if self.watched >> place & 1])
        if not empty:
            return
        sights = self.sights
        for thing, known in sights.items():
            if known & empty:
                elsewhere = IN_EVERY_PLACE[seats_of(known & ~empty)]
                sights[thing] = known & ~(empty & elsewhere)

    def tidy(self) -> None:
        """Drop sights that have come to say nothing: everyone who has one of this thing may suppose it anywhere."""
        idle = []
        left = 0
        for thing, known in self.sights.items():
            pile, nothing = self.nothing_known(thing)
            theirs = IN_EVERY_PLACE[known >> pile * 8 & EVERY_SEAT]
            if not nothing or known & ~theirs or nothing & theirs & ~known:
                left |= known
            else:
                idle.append(thing)
        for thing in idle:
            del self.sights[thing]
        self.watched = sum([1 << place for place in range(MOST_PLACES) if left >> place * 8 & EVERY_SEAT])

    def vouched(self, thing: int, place: int) -> int:
        """The seats to which a standing offer proves that such a thing still lies in the place."""
        kind = self.kind_of(thing)
        seats = 0
        for deal in self.deals:
            for term in deal.terms:
                if deal.agreed >> term.giver & 1 and self.owner_of(place) == term.giver:
                    for good, _ in term.goods:
                        if good == kind:
                            seats |= deal.parties
        return seats

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
