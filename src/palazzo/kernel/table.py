"""What every game's state has: the stack of steps, chance, what each seat knows, the log, deals and promises.

Hidden things move and show only by four verbs: `slip` (moves unseen), `show` (to some), `expose` (to all), `reveal`
(what is not a thing: a bid, a place, a die). Each verb, like each use of chance, raises the fence that undo stops at,
but for an `expose` of what all saw go to its place. Where a seat only tries an answer out (`foresight.py`), they also
mark how far it could be sure of what happens.
From what they note follows, for each seat and hidden thing, where that seat may still suppose it: that is worked out
when somebody asks, for in matches that nobody looks at it would be half of the work.

Nobody at a table can tell two copies of one card apart. So when a card of some kind is seen, a seat that had its eye
on another copy of the same kind in the same place gives that sight up for this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.kernel import chance
from palazzo.kernel.agreements import Deal, Promise
from palazzo.kernel.events import CHECKING, KERNEL_EVENTS, NO_FACTS, Events, check
from palazzo.kernel.events import SEAT as SEAT
from palazzo.kernel.events import SEATS as SEATS
from palazzo.kernel.steps import Step

EVERYONE: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1

Event = tuple[str, int, int, dict[str, Any], dict[str, Any], int]
"""What happened: its name, who hears of it, who learns the rest of it, that rest, what all who hear are told, and in
which turn."""

Chain = list[Event]
"""A history shared by copies until one of them writes: `own_log` says that nobody else reads it."""

_SLIP: Final = 0
_SHOW: Final = 1
_SHOW_ALL: Final = 2
_EXPOSE: Final = 3
_POCKET: Final = 4
_MAY_SLIP: Final = 5
_VACATE: Final = 6
TIDY: Final = 7
_Motion = tuple[int, tuple[int, ...], int, int, int, int]
"""What was done with hidden things, or places: which verb, with which, from where, to where, who saw which, and who
owned the new place then."""

Motions = list[_Motion]
"""What is still to be worked out; shared by copies as the log is."""

EVERY_SEAT: Final = 0xFF
MOST_PLACES: Final = 64
EVERY_PLACE: Final[int] = sum(1 << place * 8 for place in range(MOST_PLACES))
IN_EVERY_PLACE: Final[tuple[int, ...]] = tuple(seats * EVERY_PLACE for seats in range(EVERY_SEAT + 1))
"""By mask of seats: their bits in every place."""


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


def _seats_of(sights: int) -> int:
    """The mask of the seats that have any of these sights: all places laid upon each other."""
    sights |= sights >> 256
    sights |= sights >> 128
    sights |= sights >> 64
    sights |= sights >> 32
    sights |= sights >> 16
    return (sights | sights >> 8) & EVERY_SEAT


@dataclass(slots=True)
class Table:
    """The state of a match: data only."""

    seats: int = 0
    """How many sit at the table."""
    key: str = ""
    """What all chance of the match comes from."""
    shuffles: int = 0
    """How many times chance was used."""
    stack: list[Step] = field(default_factory=list)
    """The steps of the rules under way, the one that asks last."""
    over: bool = False
    """The match is over."""
    turn: int = 0
    """The number of the turn, round or year, which every line of the log carries; 0 before the first."""
    moments: int = 0
    """How many things have happened that all could notice."""
    given: list[int] = field(default_factory=list)
    """By seat: how many answers it has given."""
    noted: dict[int, int] = field(default_factory=dict)
    """By hidden thing of which anyone has an idea: bit `place * 8 + seat` where that seat may still suppose it, as of
    before the `motions`."""
    noted_in: int = 0
    """The places anyone supposes something in, as a mask, as of before the `motions`."""
    motions: Motions = field(default_factory=list)
    """What was done with hidden things and is not yet worked out into `noted`."""
    fenced: bool = False
    """By this answer something became known or was left to chance, so that it cannot be taken back."""
    taught: int = 0
    """The seats that learned something by this answer, as a mask."""
    stirred: bool = False
    """The opening just taken changed the table, so that half-made choices are made anew."""
    tried_by: int = NOBODY
    """The seat that only tries an answer out, on a table it imagines; nobody, where a match is played."""
    sure: int = NOBODY
    """How long the log was when, in such a trial, chance or something hidden from that seat came in; -1: not yet."""
    quiet: bool = False
    """Nothing is written into the log."""
    log: Chain = field(default_factory=list)
    """What happened, event by event, each with who heard it."""
    own_log: bool = True
    """No copy of this table reads the same log and motions."""
    deals: list[Deal] = field(default_factory=list)
    """The offers on the table."""
    offers: dict[str, int] = field(default_factory=dict)
    """By the name an offer has from its terms: how many such there were, so that ids do not meet twice."""
    offered: list[int] = field(default_factory=list)
    """By seat: how many offers it has made in this stretch of the game."""
    refused: list[tuple[int, str]] = field(default_factory=list)
    """Offers refused in this stretch of the game: the seats that know of it, as a mask, and the terms."""
    promises: list[Promise] = field(default_factory=list)
    """All promises given, with what became of them."""

    def kind_of(self, thing: int) -> str:
        """The kind of a hidden thing."""
        raise TypeError(f"{type(self).__name__} does not say what kind a hidden thing is of (kind_of)")

    def copies_of(self, kind: str) -> tuple[int, ...]:
        """The things of a kind, which nobody can tell apart."""
        raise TypeError(f"{type(self).__name__} does not say which hidden things are of a kind (copies_of)")

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

    def clear_for(self, seats: int, key: str) -> None:
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
        self.doubt()
        things[:] = chance.shuffled(self.key, self.shuffles, things)

    def roll(self, sides: int = 6) -> int:
        """Throw a die; everyone sees it."""
        self.shuffles += 1
        self.fenced = True
        self.taught = EVERYONE
        self.doubt()
        return 1 + chance.draw(self.key, self.shuffles, chance.SPARE_BITS) % sides

    # -- hidden things

    def slip(self, thing: int, source: int, place: int, to: int) -> None:
        """A hidden thing goes from place to place. The seats of the mask see which; the others only that one went."""
        if self.tried_by >= 0:
            self.meet([thing], source, to)
        if self.deals:
            to |= self.drop_deals(self.kind_of(thing), source)
        self.fenced = True
        self.taught |= to
        self.note(_SLIP, (thing,), source, place, to)

    def slip_several(self, things: list[int], source: int, place: int, to: int) -> None:
        """Hidden things go together from place to place; of none, others cannot tell that there were none."""
        if self.tried_by >= 0:
            self.meet(things, source, to)
        if self.deals and things:
            for thing in things:
                self.slip(thing, source, place, to)
            return
        self.fenced = True
        self.taught |= to
        self.note(_SLIP, tuple(things), source, place, to)

    def may_slip(self, source: int, place: int, to: int) -> None:
        """Things may have gone from place to place; the seats of the mask know whether, the others not even that."""
        self.fenced = True
        if self.tried_by >= 0:
            self.meet([], source, to)
        self.note(_MAY_SLIP, (), source, place, to)

    def pocket(self, things: list[int], place: int) -> None:
        """What lay open goes to a hidden place before all eyes: nobody learns anything, so it may be taken back."""
        self.note(_POCKET, tuple(things), NOWHERE, place, EVERYONE)

    def show(self, thing: int, place: int, to: int) -> None:
        """These seats see a hidden thing lying in its place."""
        self.show_several([thing], place, to)

    def show_several(self, things: list[int], place: int, to: int) -> None:
        """These seats see several things lying side by side: two of a kind are two."""
        self.fenced = True
        self.taught |= to
        if self.tried_by >= 0:
            self.meet(things, place, to)
        self.note(_SHOW, tuple(things), NOWHERE, place, to)

    def show_all(self, things: list[int], place: int, to: int) -> None:
        """These seats see all that lies in a place, and so also what does not."""
        self.fenced = True
        self.taught |= to
        if self.tried_by >= 0:
            self.meet([], place, to)
        self.note(_SHOW_ALL, tuple(things), NOWHERE, place, to)

    def expose(self, thing: int, source: int, known: bool = False) -> None:
        """A hidden thing becomes public; of one that all know to lie there nobody learns anything."""
        if not known:
            self.fenced = True
            self.taught = EVERYONE
            if self.tried_by >= 0:
                self.meet([thing], source, EVERYONE)
        if self.deals:
            self.drop_deals(self.kind_of(thing), source)
        if not self.own_log:
            self.unshare()
        self.motions.append((_EXPOSE, (thing,), source, NOWHERE, EVERYONE, NOBODY))

    def vacate(self, places: list[int]) -> None:
        """Everyone can tell that nothing lies in these places any more."""
        self.note(_VACATE, tuple(places), NOWHERE, NOWHERE, EVERYONE)

    def tidy(self) -> None:
        """Sights that have come to say nothing may be dropped."""
        self.note(TIDY, (), NOWHERE, NOWHERE, EVERYONE)

    def reveal(self, to: int = EVERYONE) -> None:
        """Something hidden that is not a thing becomes known to these seats."""
        self.doubt()
        self.teach(to)

    def teach(self, to: int = EVERYONE) -> None:
        """These seats learn what whoever acts knows already: the terms of a deal, what is given in it."""
        self.fenced = True
        self.taught |= to

    def meet(self, things: list[int], place: int, to: int) -> None:
        """In a trial, things are met in a hidden place: of one's own, or of another whose things one knows, or not."""
        seat, owner = self.tried_by, self.owner_of(place)
        if owner == seat:
            return
        if owner < 0 or not things or not to >> seat & 1 or not all(self.expects(seat, things, place)):
            self.doubt()

    def expects(self, seat: int, things: list[int], place: int) -> list[bool]:
        """For each of these things: the seat knows that so many of their kind lie in this place."""
        kinds = [self.kind_of(thing) for thing in things]
        return [
            sum(self.sees(seat, other, place) for other in self.copies_of(kind)) >= kinds.count(kind) for kind in kinds
        ]

    def doubt(self) -> None:
        """In a trial, from here on nothing is certain: chance or something hidden has a part in it."""
        if self.sure < 0 <= self.tried_by:
            self.sure = len(self.log)

    def note(self, verb: int, things: tuple[int, ...], source: int, place: int, to: int) -> None:
        """Something was done with hidden things; what that taught is worked out when somebody asks.

        While an offer stands that is at once, for what it proves to whom hangs on the offers of now.
        """
        if not self.own_log:
            self.unshare()
        owner = self.owner_of(place) if place >= 0 else NOBODY
        self.motions.append((verb, things, source, place, to, owner))
        if self.deals:
            self.work_out()

    # -- knowledge

    @property
    def sights(self) -> dict[int, int]:
        """What the seats suppose by now."""
        if self.motions:
            self.work_out()
        return self.noted

    @property
    def watched(self) -> int:
        """The places anyone supposes something in by now."""
        if self.motions:
            self.work_out()
        return self.noted_in

    def work_out(self) -> None:
        """What has been done with hidden things, one after the other, changes what the seats suppose."""
        motions = self.motions
        self.motions = []
        for verb, things, source, place, to, owner in motions:
            if verb == _SLIP:
                self.see_slip(things, source, place, to, owner)
            elif verb == _EXPOSE:
                if self.noted_in >> source & 1:
                    self.claim(things[0], source, to)
            elif verb == _SHOW:
                self.see_several(things, place, to, owner)
            elif verb == _SHOW_ALL:
                self.see_all(things, place, to, owner)
            elif verb == _POCKET:
                self.see_pocketed(things, place, owner)
            elif verb == _MAY_SLIP:
                if self.noted_in >> source & 1:
                    self.blur(source, place, to)
            elif verb == _VACATE:
                self.see_vacated(things)
            else:
                self.drop_idle()

    def see_slip(self, things: tuple[int, ...], source: int, place: int, to: int, owner: int) -> None:
        """Who sees them go knows where they are; the others may suppose so of whatever lay there."""
        if self.noted_in >> source & 1:
            if len(things) > 1 and not self.is_watched_by(source, to):
                for thing in things:
                    self.forget(thing, to & EVERY_SEAT)
            else:
                for thing in things:
                    self.claim(thing, source, to)
            self.blur(source, place, to)
        if owner < 0 or to != 1 << owner:
            for thing in things:
                self.sight(thing, place, to, owner)

    def is_watched_by(self, place: int, to: int) -> bool:
        """Any of these seats may suppose something in this place."""
        seen = 0
        for known in self.noted.values():
            seen |= known
        return seen >> place * 8 & to & EVERY_SEAT != 0

    def see_pocketed(self, things: tuple[int, ...], place: int, owner: int) -> None:
        """All but the owner of the place, who needs no note, know that these lie there now."""
        seats = (1 << self.seats) - 1
        if owner >= 0:
            seats &= ~(1 << owner)
        self.noted.update(dict.fromkeys(things, seats << place * 8))
        self.noted_in |= 1 << place

    def see_several(self, things: tuple[int, ...], place: int, to: int, owner: int) -> None:
        """Who sees them there knows where they are."""
        if self.noted_in >> place & 1:
            for thing in things:
                self.claim(thing, place, to)
        for thing in things:
            self.sight(thing, place, to, owner)

    def see_all(self, things: tuple[int, ...], place: int, to: int, owner: int) -> None:
        """Who sees all that lies there supposes nothing else there."""
        self.see_several(things, place, to, owner)
        here = (to & EVERY_SEAT) << place * 8
        for thing, known in self.noted.items():
            if known & here and thing not in things:
                self.noted[thing] = known & ~here

    def sees(self, seat: int, thing: int, place: int) -> bool:
        """The seat knows that this thing lies in this place."""
        return self.owner_of(place) == seat or self.idea(seat, thing) == 1 << place * 8

    def idea(self, seat: int, thing: int) -> int:
        """Where this seat may still suppose a thing: bit `place * 8` for each place; 0 when it has no idea."""
        return self.sights.get(thing, 0) >> seat & EVERY_PLACE if seat >= 0 else 0

    def supposed(self, seat: int, thing: int) -> list[int]:
        """The places this seat may still suppose a thing in; none when it has no idea."""
        return [bit // 8 for bit in bits(self.idea(seat, thing))]

    def sight(self, thing: int, place: int, to: int, owner: int) -> None:
        """These seats know the thing to be in this place; its owner needs no note."""
        to &= (1 << self.seats) - 1
        anew = to
        if owner >= 0:
            anew |= 1 << owner
            to &= ~(1 << owner)
        if to:
            self.noted[thing] = self.noted.get(thing, 0) & ~IN_EVERY_PLACE[anew] | to << place * 8
            self.noted_in |= 1 << place
        elif anew and self.noted:
            self.forget(thing, anew)

    def inform(self, thing: int, place: int, to: int) -> None:
        """In a written position these seats know a thing to be in its place."""
        self.work_out()
        self.sight(thing, place, to, self.owner_of(place))

    def forget(self, thing: int, seats: int) -> None:
        """These seats have no idea of a thing any more."""
        known = self.noted.get(thing, 0)
        if known:
            known &= ~IN_EVERY_PLACE[seats]
            if known:
                self.noted[thing] = known
            else:
                del self.noted[thing]

    def claim(self, thing: int, place: int, to: int) -> None:
        """These seats meet this thing in this place: one sight each had of such a thing there is used up.

        Where all they suppose there of the kind is known alike, that is the sight of the thing itself.
        """
        to &= (1 << self.seats) - 1
        noted, theirs = self.noted, IN_EVERY_PLACE[to]
        known = noted.get(thing, 0)
        here, mine = to << place * 8, known & theirs
        if mine != here:
            alike = self.alike(thing)
            for other in alike:
                seen = noted.get(other, 0)
                if seen & here and seen & theirs != mine:
                    self.claim_each(to, thing, alike, place)
                    return
        if known:
            known &= ~theirs
            if known:
                noted[thing] = known
            else:
                del noted[thing]

    def claim_each(self, seats: int, thing: int, alike: tuple[int, ...], place: int) -> None:
        """Where they do not suppose the same, each of these seats uses up a sight of its own.

        Who supposes none here, or is sure of the thing itself, has no other to give up.
        """
        known, supposed = self.noted.get(thing, 0), 0
        for other in alike:
            supposed |= self.noted.get(other, 0)
        looking = supposed >> place * 8 & seats
        for seat in range(self.seats):
            if looking >> seat & 1 and known >> seat & EVERY_PLACE != 1 << place * 8:
                self.claim_one(seat, thing, alike, place)
        self.forget(thing, seats)

    def claim_one(self, seat: int, thing: int, alike: tuple[int, ...], place: int) -> None:
        """Of the copies the seat may suppose in this place, the one it is surest of is the one it meets."""
        noted = self.noted
        here, mine = 1 << place * 8 + seat, IN_EVERY_PLACE[1 << seat]
        best, used = -1, 0
        for other in alike:
            places = noted.get(other, 0)
            if places & here:
                places &= mine
                if best < 0 or places.bit_count() < used.bit_count():
                    best, used = other, places
        if best >= 0 and best != thing:
            kept = noted.get(thing, 0) & mine
            if kept:
                noted[best] |= kept
            else:
                self.forget(best, 1 << seat)

    def blur(self, source: int, place: int, to: int) -> None:
        """Who did not see which thing went may now suppose what lay in the source to be in the new place too."""
        here, there = source * 8, place * 8
        unaware = ((1 << self.seats) - 1 & ~to) << here
        noted, deals = self.noted, self.deals
        self.noted_in |= 1 << place
        for thing, known in noted.items():
            seats = known & unaware
            if seats:
                if deals:
                    seats &= ~(self.vouched(thing, source) << here)
                noted[thing] = known | seats >> here << there

    def see_vacated(self, places: tuple[int, ...]) -> None:
        """Nobody supposes anything in these places who can suppose it elsewhere."""
        empty = sum([EVERY_SEAT << place * 8 for place in places if self.noted_in >> place & 1])
        if not empty:
            return
        noted = self.noted
        for thing, known in noted.items():
            if known & empty:
                elsewhere = IN_EVERY_PLACE[_seats_of(known & ~empty)]
                noted[thing] = known & ~(empty & elsewhere)

    def drop_idle(self) -> None:
        """Drop sights that have come to say nothing: everyone who has one of this thing may suppose it anywhere."""
        idle = []
        left = 0
        for thing, known in self.noted.items():
            pile, nothing = self.nothing_known(thing)
            theirs = IN_EVERY_PLACE[known >> pile * 8 & EVERY_SEAT]
            if not nothing or known & ~theirs or nothing & theirs & ~known:
                left |= known
            else:
                idle.append(thing)
        for thing in idle:
            del self.noted[thing]
        self.noted_in = sum([1 << place for place in range(MOST_PLACES) if left >> place * 8 & EVERY_SEAT])

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
        self.teach(deal.parties)
        self.whisper(deal.parties, event, seat=SEAT[seat], deal=deal.id)

    # -- events

    def unshare(self) -> None:
        """From here on this copy writes a history of its own."""
        self.log = self.log[:]
        self.motions = self.motions[:]
        self.own_log = True

    def events(self) -> Events:
        """The events of the game, with what each carries."""
        return KERNEL_EVENTS

    def tell(self, event: str, **facts: Any) -> None:
        """Everyone hears it."""
        if not self.quiet:
            if CHECKING.on or not self.own_log:
                self.before_writing(event, facts, NO_FACTS)
            self.log.append((event, EVERYONE, 0, NO_FACTS, facts, self.turn))

    def confide(self, to: int, event: str, secret: dict[str, Any], **facts: Any) -> None:
        """Everyone hears it; these seats also learn the rest, which is secret."""
        if not self.quiet:
            if CHECKING.on or not self.own_log:
                self.before_writing(event, facts, secret)
            self.log.append((event, EVERYONE, to, secret, facts, self.turn))

    def whisper(self, to: int, event: str, **facts: Any) -> None:
        """Only these seats hear it."""
        if not self.quiet:
            if CHECKING.on or not self.own_log:
                self.before_writing(event, facts, NO_FACTS)
            self.log.append((event, to, 0, NO_FACTS, facts, self.turn))

    def before_writing(self, event: str, facts: dict[str, Any], secret: dict[str, Any]) -> None:
        """In tests an event is compared with its declaration; no other copy may read the log that is written into."""
        if CHECKING.on:
            check(self.events(), event, facts, secret)
        if not self.own_log:
            self.unshare()

    # -- the end

    def finish(self) -> None:
        """The match is over; nothing is asked any more."""
        self.over = True
        self.reveal()
