"""What lies on the table of Junta, and how to read it.  [J-1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.junta.content import (
    ALL_NOTES,
    CARDS,
    COPIES,
    DECK_CARDS,
    FIRST_NOTE,
    GENERALS,
    GUARDS,
    INTERIOR,
    KIND,
    OF_OFFICE,
    OFFICE,
    OFFICE_OF,
    PRESIDENT,
    WORTH,
)
from palazzo.games.junta.events import EVENTS
from palazzo.kernel.events import Events
from palazzo.kernel.table import EVERYONE, NOBODY, SEAT, Table, bits, sights_anywhere

NONE: Final = -1
_CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple((start + step) % seats for step in range(seats)) for start in range(seats))
    for seats in range(len(SEAT))
)
"""By number of seats and first seat: all seats, clockwise."""

# Hidden places: hands by seat, then the deck; cash, Swiss accounts and budget piles by seat; the aid pile.
DECK: Final = 7
CASH: Final = 8
SWISS: Final = 16
PILE: Final = 24
AID: Final = 32
_OPENLY: Final = 33
"""Where everyone sees what lies: discards, Influence in play, spent notes."""

_CARD_ANYWHERE: Final[tuple[int, ...]] = tuple(
    sights_anywhere(seats, list(range(seats)), DECK) for seats in range(len(SEAT))
)
"""By number of seats: sights of a card that say nothing."""

_COUP_MOMENTS: Final = ("rebellion", "coup1", "coup2", "coup3", "coup4", "coup5", "coup6")
HAND_LIMIT: Final = 6
NO_LIMIT: Final = -1
"""Of notes that go back into the aid."""
NOT_PLACED: Final = -1
LOST: Final = -2
AWAY: Final = -3
IN_BOX: Final = -4
"""Where a counter is when it is on no space: in the pool, lost in this coup, in the provinces, in its box."""


@dataclass(slots=True)
class Republic(Table):
    """The table: families, offices, cards, notes, markers, and in a coup the map.

    Sets of counters are numbers, bit n for counter n; sets of seats and offices too.
    """

    # options
    size: int = 64
    """How many cards the political deck has."""
    personal_vote: bool = False
    """Everyone has a vote of their own."""
    tie_limit: int = 0
    """After so many ties an election is settled; 0: never."""
    loser_pays: bool = False
    """A fallen President's cash goes to the successor."""
    from_headquarters: bool = False
    """Coups begin only from Headquarters and with a pretext."""
    shorter: bool = False
    """After a coup four notes of the aid are lost."""
    refills: int = 0
    """How many spent notes still go back into the aid, or NO_LIMIT."""
    host: int = NONE
    """Where counting begins before there is a President, or NONE."""

    # cards and notes
    deck: list[int] = field(default_factory=list)
    """The political deck, its top last."""
    discards: list[int] = field(default_factory=list)
    """The discard pile, its top last."""
    hands: list[list[int]] = field(default_factory=list)
    """By seat: the cards held."""
    lobby: list[list[int]] = field(default_factory=list)
    """By seat: the Influence in play."""
    aid: list[int] = field(default_factory=list)
    """The pile of foreign aid, its top last."""
    spent: list[int] = field(default_factory=list)
    """Notes spent, which all have seen."""
    cash: list[list[int]] = field(default_factory=list)
    """By seat: its cash."""
    swiss: list[list[int]] = field(default_factory=list)
    """By seat: its Swiss account."""
    piles: list[list[int]] = field(default_factory=list)
    """By seat: the budget pile laid for it."""
    declared: list[int] = field(default_factory=list)
    """By seat: the sum declared for its pile."""
    proposer: int = NONE
    """Who laid the budget piles and knows them, or NONE."""
    drawn: list[int] = field(default_factory=list)
    """The notes of this year's aid, as the President drew them."""
    floor: list[int] = field(default_factory=list)
    """By seat: the least cash it has, as the declared budgets vouch for, until some of it moves in secret."""

    # families and offices
    president: int = NONE
    """The President, in office or the last one, or NONE."""
    vacancy: bool = True
    """Nobody is in office as President."""
    office: list[int] = field(default_factory=list)
    """By office: who was appointed to it, or NONE."""
    cousin: int = 0
    """The offices the President's cousin has, as a mask."""
    favoured: bool = False
    """The cousin has taken an office since the last appointments."""
    resigned: int = 0
    """Who has resigned this turn, as a mask of seats."""
    alive: list[bool] = field(default_factory=list)
    """By seat: its present head of family is alive."""
    exile: list[int] = field(default_factory=list)
    """By seat: the embassy it is in, or NONE."""
    place: list[str] = field(default_factory=list)
    """By seat: where it spends the night; empty before it is chosen."""
    shown: bool = False
    """The places of the night are open."""

    # the year
    year: int = 0
    """The number of the turn, from 1."""
    phase: int = 0
    """The phase of the turn."""
    pretext: bool = False
    """There is a pretext for a coup."""
    bank: str = "open"
    """The bank: open, at lunch, or on holiday."""
    banked: bool = False
    """The bank has done its business this turn."""
    safe_until: int = 0
    """Through which year the secret police may not shoot at the bank; 0: it may."""
    occupied: bool = False
    """The Minister has forced the budget: all Police stand in Parliament."""
    alternative: bool = False
    """An alternative budget was played this turn."""
    reformer: int = NONE
    """Who votes this turn with the Influence a reform took, or NONE."""
    reformed: list[int] = field(default_factory=list)
    """The Influence the reform took."""
    looters: int = 0
    """Who has voted with loot this turn and has its block, as a mask of seats."""
    credits: list[int] = field(default_factory=list)
    """Influence whose credit is used up this turn."""
    voting: bool = False
    """A ballot is under way."""
    targets: int = 0
    """Who is named in an attempt not yet resolved, as a mask of seats: no cash leaves them."""
    condemned: int = NONE
    """Who stands before the firing squad, or NONE."""
    sent_away: list[int] = field(default_factory=list)
    """By brigade: how many of its units are in the provinces."""

    # the coup
    coup: int = NONE
    """The phase of the coup, 0 the rebellion; NONE without one."""
    moving: bool = False
    """The movement part of a phase is under way."""
    leader: int = NONE
    """The Leader of the rebels, or NONE."""
    vanguard: int = NONE
    """Who moves first in this phase of the coup, or NONE."""
    rebels: int = 0
    """Who is marked as a rebel, as a mask of seats."""
    siding: int = 0
    """Who sided with the rebels at the end, as a mask of seats."""
    at: list[int] = field(default_factory=list)
    """By counter: the space it stands on, or where it is off the map."""
    standing: list[int] = field(default_factory=list)
    """By space: the counters there, as a mask."""
    handed: list[int] = field(default_factory=list)
    """By seat: the counters others have handed to it, as a mask."""
    armies: list[int] = field(default_factory=list)
    """By seat: the counters it controls, as a mask."""
    moved: int = 0
    """The counters that have moved in this phase, as a mask."""
    withdrawn: int = 0
    """The counters that have retreated in this phase, as a mask."""
    frozen: list[int] = field(default_factory=list)
    """By brigade: through which phase of the coup it stands still."""
    strikes: int = 0
    """How many air strikes are left."""
    announced: str = ""
    """The bombardment the Leader announced as he began the coup; empty without one."""
    proposals: int = 0
    """Who has proposed to stop in this phase, as a mask of seats."""
    conducts: list[tuple[int, int]] = field(default_factory=list)
    """Safe-conducts given: by whom, to whom."""
    stayed: int = 0
    """Who has announced his return in this phase and stayed away, as a mask of seats."""
    fled: int = 0
    """Who has fled in this phase, as a mask of seats."""
    verdict: str = ""
    """Who won the coup; empty before."""
    ending: str = ""
    """Why the match ended; empty before."""

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return KIND[thing]

    def copies_of(self, kind: str) -> tuple[int, ...]:
        return COPIES[self.size][kind]

    def nothing_known(self, thing: int) -> tuple[int, int]:
        """A card may lie in any hand or in the deck; where a note may lie hangs on budgets and banks."""
        return (DECK, _CARD_ANYWHERE[self.seats]) if thing < FIRST_NOTE else (AID, 0)

    def owner_of(self, place: int) -> int:
        """Hands, cash and accounts are their owner's; budget piles are the proposer's; the rest is nobody's."""
        if place < DECK:
            return place
        if CASH <= place < PILE:
            return place & 7
        if PILE <= place < AID:
            return self.proposer
        return NOBODY

    def set_out(self, seats: int, key: str) -> None:
        """An empty table for so many families."""
        self.clear_for(seats, key)
        self.hands = [[] for _ in range(seats)]
        self.lobby = [[] for _ in range(seats)]
        self.cash = [[] for _ in range(seats)]
        self.swiss = [[] for _ in range(seats)]
        self.piles = [[] for _ in range(seats)]
        self.declared = [0] * seats
        self.floor = [0] * seats
        self.office = [NONE] * len(OFFICE)
        self.alive = [True] * seats
        self.exile = [NONE] * seats
        self.place = [""] * seats
        self.sent_away = [0] * 3
        self.deck = list(DECK_CARDS[self.size])
        self.aid = list(ALL_NOTES)

    # -- who is who

    def here(self, seat: int) -> bool:
        """Alive and in the country."""
        return self.alive[seat] and self.exile[seat] < 0

    def around(self, start: int) -> tuple[int, ...]:
        """All seats clockwise, from one."""
        return _CLOCKWISE[self.seats][start % self.seats]

    def present(self, start: int) -> list[int]:
        """Everyone alive and in the country, clockwise from a seat."""
        alive, exile = self.alive, self.exile
        order = _CLOCKWISE[self.seats][start % self.seats]
        return [seat for seat in order if alive[seat] and exile[seat] < 0]

    def others_here(self, seat: int) -> list[int]:
        """The others alive and in the country, clockwise from the left of a seat."""
        present = self.present(seat + 1)
        if present and present[-1] == seat:
            present.pop()
        return present

    def first_seat(self) -> int:
        """Where one begins to count clockwise: the President, or the host before there is one."""
        return self.president if self.president >= 0 else self.host

    def head(self) -> int:
        """The President in office, or NONE."""
        return NONE if self.vacancy else self.president

    # -- offices

    def holder(self, office: int) -> int:
        """Who has the votes and units of an office: its holder, or the President for his cousin; else NONE.  [J-3.4]"""
        seat = self.president if self.cousin >> office & 1 else self.office[office]
        return seat if seat >= 0 and self.alive[seat] and self.exile[seat] < 0 else NONE

    def chief_of(self, office: str) -> int:
        """Who has the units of an office, the presidency included, or NONE."""
        if not office:
            return NONE
        return self.head() if office == PRESIDENT else self.holder(OFFICE_OF[office])

    def minister(self) -> int:
        """The Interior Minister with his special powers: alive, in the country, never the cousin.  [J-3.7]"""
        return NONE if self.cousin >> INTERIOR & 1 else self.holder(INTERIOR)

    def office_votes(self, seat: int) -> int:
        """One for each office, presidency and cousin's included, never more than two.  [J-2.5]"""
        votes = 1 if seat == self.president and not self.vacancy else 0
        if self.here(seat):
            votes += self.office.count(seat)
            if self.cousin:
                for office in bits(self.cousin):
                    votes += (seat == self.president) - (seat == self.office[office])
        return min(2, votes)

    def has_office(self, seat: int, name: str) -> bool:
        """The seat holds this office; the cousin's do not count."""
        if name == PRESIDENT:
            return seat == self.head()
        office = OFFICE_OF[name]
        return self.holder(office) == seat and not self.cousin >> office & 1

    def vacant_offices(self) -> list[int]:
        """Offices nobody has: their holders are dead, in exile, or gone.  [J-3.4]"""
        return [o for o in range(len(OFFICE)) if self.holder(o) < 0 and not self.cousin >> o & 1]

    def clear_cousin(self) -> None:
        """The presidency has changed: the cousin's offices are vacant again.  [J-3.4]"""
        for office in range(len(OFFICE)):
            if self.cousin >> office & 1 and self.office[office] == self.president:
                self.office[office] = NONE
        self.cousin = 0
        self.favoured = False

    # -- cards

    def held(self, seat: int, kind: str) -> int:
        """A card of this kind in a hand."""
        for thing in self.hands[seat]:
            if KIND[thing] == kind:
                return thing
        raise RuntimeError(f"seat {seat} holds no {kind}")

    def holds(self, seat: int, kind: str) -> bool:
        """A card of this kind is in a hand."""
        return kind in [KIND[thing] for thing in self.hands[seat]]

    def kinds_held(self, seat: int) -> list[str]:
        """The kinds of card in a hand, each once."""
        return sorted({KIND[card] for card in self.hands[seat]})

    def size_of_hand(self, seat: int) -> int:
        """Cards in hand and Influence in play: what the limit counts.  [J-1.7]"""
        return len(self.hands[seat]) + len(self.lobby[seat])

    def discard(self, seat: int, kind: str) -> None:
        """A card goes from a hand, face up, to the discards."""
        thing = self.held(seat, kind)
        self.hands[seat].remove(thing)
        self.discards.append(thing)
        self.expose(thing, seat)

    def discard_all(self, seat: int) -> None:
        """Hand and Influence in play go to the discards, in an order that does not tell how the hand was held."""
        gone = sorted(KIND[card] for card in self.hands[seat])
        for kind in gone:
            self.discard(seat, kind)
        gone += [KIND[card] for card in self.lobby[seat]]
        self.discards += self.lobby[seat]
        self.lobby[seat] = []
        if gone:
            self.tell("discards", seat=SEAT[seat], cards=gone)

    def lay_influence(self, seat: int, kind: str) -> None:
        """An Influence goes from a hand in play, where it stays.  [J-15]"""
        thing = self.held(seat, kind)
        self.hands[seat].remove(thing)
        self.lobby[seat].append(thing)
        self.expose(thing, seat)

    def drop_influence(self, seat: int, kind: str) -> None:
        """An Influence in play is discarded."""
        thing = next(card for card in self.lobby[seat] if KIND[card] == kind)
        self.lobby[seat].remove(thing)
        self.discards.append(thing)

    def pass_card(self, giver: int, taker: int, kind: str, seen_by: int) -> None:
        """A card goes from hand to hand; the seats of the mask see which."""
        thing = self.held(giver, kind)
        self.hands[giver].remove(thing)
        self.hands[taker].append(thing)
        self.slip(thing, giver, taker, seen_by)

    def draw_cards(self, seat: int, count: int) -> list[str]:
        """The top cards, unseen by others, as far as there are any; an empty deck is made of the discards.  [J-1.4]"""
        drawn: list[int] = []
        while len(drawn) < count and self.refill():
            batch = [self.deck.pop() for _ in range(min(count - len(drawn), len(self.deck)))]
            self.slip_several(batch, DECK, seat, 1 << seat)
            drawn += batch
        self.hands[seat] += drawn
        return [KIND[card] for card in drawn]

    def refill(self) -> bool:
        """An empty deck is made of the discards again. False: there is nothing to draw.  [J-1.4]"""
        if not self.deck and self.discards:
            self.slip_several(self.discards, _OPENLY, DECK, EVERYONE)
            self.deck, self.discards = self.discards, []
            self.shuffle(self.deck)
            self.tell("reshuffled", amount=len(self.deck))
        return bool(self.deck)

    def influence(self, seat: int) -> list[str]:
        """The Influence in play that is awake: an exile's sleeps.  [J-5.4]"""
        return [KIND[card] for card in self.lobby[seat]] if self.here(seat) else []

    def votes_of(self, owner: int, kind: str) -> int:
        """What an Influence in play is worth to its owner, partner included.  [J-2.12]"""
        card = CARDS[kind]
        if card.partner and card.partner in (KIND[other] for other in self.lobby[owner]):
            return card.partner_votes
        return card.votes

    # -- money

    def notes(self, seat: int) -> list[str]:
        """The notes in hand, by kind."""
        return sorted(KIND[note] for note in self.cash[seat])

    def wealth(self, seat: int) -> int:
        """What the notes in hand add up to."""
        return sum([WORTH[note] for note in self.cash[seat]])

    def account(self, seat: int) -> int:
        """What lies in Switzerland."""
        return sum(WORTH[note] for note in self.swiss[seat])

    def note_in(self, things: list[int], kind: str) -> int:
        """A note of this kind among some; one drawn this turn last."""
        found = NONE
        for note in things:
            if KIND[note] == kind:
                if note not in self.drawn:
                    return note
                if found < 0:
                    found = note
        if found < 0:
            raise RuntimeError(f"there is no {kind} here")
        return found

    def draw_note(self, seat: int) -> str:
        """The top face-down note, seen by its taker alone; "" if there is none."""
        if not self.aid:
            return ""
        note = self.aid.pop()
        self.cash[seat].append(note)
        self.slip(note, AID, CASH + seat, 1 << seat)
        return KIND[note]

    def spend(self, seat: int, kind: str) -> None:
        """A note from a hand is shown and goes under the pile.  [J-1.3]"""
        note = self.note_in(self.cash[seat], kind)
        self.cash[seat].remove(note)
        self.floor[seat] = max(0, self.floor[seat] - WORTH[note])
        self.expose(note, CASH + seat)
        self.put_under(note)

    def lose_top_note(self) -> str:
        """The top note goes face up to the bottom, never to be drawn.  [J-16.3]"""
        note = self.aid.pop()
        self.expose(note, AID)
        self.spent.append(note)
        return KIND[note]

    def put_under(self, note: int) -> None:
        """A note everyone has seen goes under the pile: face up, or, in the longer game, some face down.  [J-16.3]"""
        if self.refills:
            if self.refills != NO_LIMIT:
                self.refills -= 1
            self.aid.insert(0, note)
            self.slip(note, _OPENLY, AID, EVERYONE)
        else:
            self.spent.append(note)

    def pass_note(self, giver: int, taker: int, kind: str, seen_by: int) -> None:
        """A note goes from hand to hand; the seats of the mask see which."""
        self.move_note(self.note_in(self.cash[giver], kind), giver, taker, seen_by)

    def move_note(self, note: int, giver: int, taker: int, seen_by: int) -> None:
        """This note goes from hand to hand."""
        self.cash[giver].remove(note)
        self.cash[taker].append(note)
        self.floor[giver] = 0
        self.slip(note, CASH + giver, CASH + taker, seen_by)

    def pass_all_cash(self, giver: int, taker: int) -> None:
        """All cash in hand goes unseen to another."""
        if self.cash[giver]:
            self.slip_several(self.cash[giver], CASH + giver, CASH + taker, 1 << giver | 1 << taker)
        self.cash[taker] += self.cash[giver]
        self.cash[giver] = []
        self.floor[taker] += self.floor[giver]
        self.floor[giver] = 0
        self.vacate([CASH + giver])
        self.reveal()

    # -- markers

    def give_pretext(self) -> None:
        """There is a pretext for a coup.  [J-8.1]"""
        if not self.pretext:
            self.pretext = True
            self.tell("pretext")

    def bank_is_safe(self) -> bool:
        """The secret police may not shoot at the bank; before the first year nothing forbids it.  [J-1.6, J-6.3]"""
        return 0 < self.year <= self.safe_until

    def moment(self) -> str:
        """Where the year stands, as the cards name it."""
        return _COUP_MOMENTS[self.coup] if self.coup >= 0 else f"phase{self.phase}"

    def end_effects(self, seat: int) -> None:
        """Effects to the end of the turn end with death or exile.  [J-15.3]"""
        self.looters &= ~(1 << seat)
        if self.reformer == seat:
            self.reformer, self.reformed = NONE, []

    # -- death  [J-6.5, J-6.10, J-6.11]

    def kill(self, victim: int, killer: int) -> None:
        """The victim loses cards and cash, and is dead to the end of the turn."""
        self.alive[victim] = False
        self.end_effects(victim)
        self.tell("killed", seat=SEAT[victim], other=SEAT[killer])
        self.lose_everything(victim, killer)
        if victim == self.president:
            self.vacancy = True
        self.regroup()
        self.give_pretext()

    def lose_everything(self, victim: int, heir: int) -> None:
        """Cards are discarded; cash goes unseen to the heir, or under the pile if he is dead or the victim himself."""
        for deal in [deal for deal in self.deals if deal.parties >> victim & 1]:
            self.end_deal(deal, "deal-lapsed", victim)
        self.reformed = [card for card in self.reformed if card not in self.lobby[victim]]
        self.discard_all(victim)
        if self.alive[heir] and heir != victim:
            had = self.notes(victim)
            self.pass_all_cash(victim, heir)
            self.confide(1 << heir | 1 << victim, "inherits", {"notes": had}, seat=SEAT[heir], other=SEAT[victim])
            return
        lost = self.notes(victim)
        for kind in lost:
            self.spend(victim, kind)
        if lost:
            self.tell("cash-lost", seat=SEAT[victim], notes=lost)

    # -- counters on the map

    def post(self, unit: int, place: int) -> None:
        """A counter goes to a space, or off the map."""
        counter = 1 << unit
        left = self.at[unit]
        if left >= 0:
            self.standing[left] ^= counter
        if place >= 0:
            self.standing[place] |= counter
        self.at[unit] = place

    def regroup(self) -> None:
        """Deaths, exiles, offices or gifts have changed: each army is what its seat controls now."""
        if self.at:
            self.armies = self.controlled()

    def controlled(self) -> list[int]:
        """The counters each seat controls: those handed to it, and of the others those of its offices.  [J-9.4]

        The dead and the exiled control nothing.
        """
        alive, exile = self.alive, self.exile
        loose = -1
        armies = []
        for seat, units in enumerate(self.handed):
            armies.append(units if alive[seat] and exile[seat] < 0 else 0)
            loose &= ~units
        for office, seat in enumerate(self.office):
            if self.cousin >> office & 1:
                seat = self.president
            if seat >= 0 and alive[seat] and exile[seat] < 0:
                armies[seat] |= OF_OFFICE[office] & loose
        if not self.vacancy:
            armies[self.president] |= GUARDS & loose
        return armies

    def commander(self, unit: int) -> int:
        """Who controls a counter, or NONE."""
        for seat, army in enumerate(self.armies):
            if army >> unit & 1:
                return seat
        return NONE

    def frozen_units(self) -> int:
        """The brigades a pretender holds where they are.  [J-15.C11]"""
        units = 0
        if self.frozen and max(self.frozen) < self.coup:
            return units
        for brigade, until in enumerate(self.frozen):
            if until >= self.coup:
                units |= OF_OFFICE[OFFICE_OF[GENERALS[brigade]]]
        return units
