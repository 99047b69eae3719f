"""What lies on the table of Last Will, and how to read it.  [W-1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.last_will.content import (
    ALIKE,
    CARD,
    CARDS,
    COMPANION_DECK,
    CONSTANTS,
    COPIES,
    CROWNS,
    DECK_COUNT,
    HOUSES,
    JOBS,
    KIND,
    PILES_OF,
    PLANS,
    PROPERTIES,
    REGULAR,
    REGULAR_OF,
    SALARY,
    SPACES_OF,
    TYPE_OF,
    WILD_CARD,
    WILDS,
    WILLS,
)
from palazzo.games.last_will.events import EVENTS
from palazzo.games.last_will.records import Card, Spaces
from palazzo.kernel.events import Events
from palazzo.kernel.table import NOBODY, SEAT, Table

NONE: Final = -1
MOST_SEATS: Final = 5
DECK: Final = MOST_SEATS * DECK_COUNT
"""The places of the hidden cards: a hand is one place for each regular deck, for the backs tell them apart."""

STACK: Final = DECK + DECK_COUNT
LAP: Final = STACK + len(CROWNS)
"""Cards drawn to choose from lie apart from the hand until the choice is made."""

_OWNER: Final[tuple[int, ...]] = tuple(
    place // DECK_COUNT if place < DECK else (place - LAP) // DECK_COUNT if place >= LAP else NOBODY
    for place in range(LAP + DECK)
)
"""By place: the seat whose hand or drawn cards lie there."""

_CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""By number of seats, and the first of them."""

PLACE: Final[tuple[str, ...]] = tuple(f"p{number}" for number in range(64))
"""The places of a player's own board, by name."""

PLACES: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACE)}


_Laid = list[tuple[int, Card]]
"""Cards on a board, each with its place."""

ANY_SUM: Final = 1_000_000


@dataclass(slots=True)
class Fortune(Table):
    """The table: boards, cards, market, errands, money and jobs."""

    sacked: bool = True
    """The expansion Getting Sacked is played."""
    jobs: str = "all"
    """Who has a job at the start: all, none, or those of the handicap."""
    handicap: str = "s0"
    """The seats with a job, where only some have one."""
    tiles: bool = True
    """Plans are drawn from the expansion's tiles."""
    chosen_will: bool = False
    """The will is agreed on instead of drawn."""
    swap_market: bool = False
    """The market is changed by swapping two modifiers."""
    combined: str = "strict"
    """How the combined errand space is played."""
    block: bool = True
    """With two players and base plans, one plan is barred."""
    together: bool = False
    """All play their actions at the same time."""
    employed_last: bool = True
    """Who still has a job ranks behind all who have none."""

    round: int = 0
    """The number of the round, from 1."""
    phase: str = ""
    """The phase of the round."""
    starter: int = NONE
    """The starting player of this round, or NONE."""
    player: int = NONE
    """The seat whose turn it is, or NONE."""
    order: list[int] = field(default_factory=list)
    """The order of turns by the plans taken."""
    will: int = NONE
    """The last will, or NONE before it is read."""
    modifiers: list[int] = field(default_factory=list)
    """By type of property: what the market adds to its price."""

    decks: list[list[int]] = field(default_factory=list)
    """By regular deck: its cards, the top last."""
    discards: list[list[int]] = field(default_factory=list)
    """By regular deck: its discard pile."""
    stacks: list[list[int]] = field(default_factory=list)
    """By stack of specials: its cards, the top last."""
    offer: list[int] = field(default_factory=list)
    """The cards on offer, by errand space; NONE where one was fetched."""
    novelty: int = NONE
    """The special on offer, or NONE."""
    wilds: list[int] = field(default_factory=list)
    """The wild companions on offer, by place; NONE where one was fetched."""
    strays: list[int] = field(default_factory=list)
    """Wild companions that were played and wait for a free place on offer."""
    shown: list[int] = field(default_factory=list)
    """Cards shown and not yet resolved, for all to see."""
    box: list[int] = field(default_factory=list)
    """Cards out of play, back in the box."""
    hands: list[list[int]] = field(default_factory=list)
    """By seat and regular deck: the cards held, whose backs tell the deck."""
    open_hands: list[list[int]] = field(default_factory=list)
    """By seat: specials and wild companions held, which all may know."""
    fetched: list[list[str]] = field(default_factory=list)
    """By seat: the kinds everyone saw it fetch this round, and may so far be taken back."""
    laps: list[list[int]] = field(default_factory=list)
    """By seat and regular deck: cards drawn to choose from, not yet in the hand."""

    plans: list[str] = field(default_factory=list)
    """The plans of this round, from left to right."""
    plan: list[int] = field(default_factory=list)
    """By seat: the number of the plan taken, or NONE."""
    blocked: int = NONE
    """The plan that is barred, or NONE."""
    sent: dict[str, int] = field(default_factory=dict)
    """By errand space: who has sent a boy there, as a mask of seats."""
    boys: list[int] = field(default_factory=list)
    """By seat: the errand boys of its plan."""
    home: list[int] = field(default_factory=list)
    """By seat: how many of its boys stayed at home."""
    actions: list[int] = field(default_factory=list)
    """By seat: the actions it has left."""

    money: list[int] = field(default_factory=list)
    """By seat: its money, below 0 when in debt."""
    job: list[int] = field(default_factory=list)
    """By seat: its job, or NONE."""
    covered: list[list[int]] = field(default_factory=list)
    """By seat: the lines of its salary that are covered."""
    demotions: list[int] = field(default_factory=list)
    """By seat: how often it was demoted this round."""
    bankrupt: list[bool] = field(default_factory=list)
    """By seat: it has declared bankruptcy."""
    board: list[list[int]] = field(default_factory=list)
    """By seat and place: the card that lies there, or NONE."""
    used: list[list[int]] = field(default_factory=list)
    """By seat and place: how far the card was used this round."""
    fallen: list[list[int]] = field(default_factory=list)
    """By seat and place: how many steps the property has fallen."""
    tokens: list[list[tuple[str, ...]]] = field(default_factory=list)
    """By seat and place: the companions in the slots of the card."""
    ending: str = ""
    """Why the match ended; empty before."""

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return KIND[thing]

    def copies_of(self, kind: str) -> tuple[int, ...]:
        return COPIES[kind]

    def alike(self, thing: int) -> tuple[int, ...]:
        return ALIKE[thing]

    def owner_of(self, place: int) -> int:
        """A hand is its owner's; decks and stacks are nobody's."""
        return _OWNER[place]

    def set_out(self, seats: int, key: str) -> None:
        """Empty boards of five places, empty hands, no money yet.  [W-1.1]"""
        self.clear_for(seats, key)
        self.decks = [[] for _ in REGULAR]
        self.discards = [[] for _ in REGULAR]
        self.stacks = [[] for _ in CROWNS]
        self.wilds = [NONE] * CONSTANTS.wild_places
        self.hands = [[] for _ in range(seats * DECK_COUNT)]
        self.open_hands = [[] for _ in range(seats)]
        self.fetched = [[] for _ in range(seats)]
        self.laps = [[] for _ in range(seats * DECK_COUNT)]
        self.plan = [NONE] * seats
        self.boys = [0] * seats
        self.home = [0] * seats
        self.actions = [0] * seats
        self.money = [0] * seats
        self.job = [NONE] * seats
        self.covered = [[] for _ in range(seats)]
        self.demotions = [0] * seats
        self.bankrupt = [False] * seats
        self.board = [[NONE] * CONSTANTS.places for _ in range(seats)]
        self.used = [[0] * CONSTANTS.places for _ in range(seats)]
        self.fallen = [[0] * CONSTANTS.places for _ in range(seats)]
        self.tokens = [[()] * CONSTANTS.places for _ in range(seats)]

    # -- reading the table

    def has_jobs(self) -> bool:
        """Jobs are dealt at this table.  [W-11.1, W-11.4]"""
        return self.sacked and self.jobs != "none"

    def errand_board(self) -> str:
        """The name of the board with the errand spaces of this table.  [W-4.3, W-11.5]"""
        return self.combined if self.sacked else "base"

    def spaces(self) -> Spaces:
        """The errand spaces of this table.  [W-4.2, W-4.3]"""
        return SPACES_OF[self.errand_board(), self.seats]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from one."""
        return _CLOCKWISE[self.seats][first]

    def employed(self, seat: int) -> bool:
        """The seat still has a job.  [W-9.1]"""
        return self.job[seat] >= 0

    def may_owe(self, seat: int) -> bool:
        """Neither property nor job: debt is open.  [W-6.1, W-6.2]"""
        return self.job[seat] < 0 and not self.owns_property(seat)

    def owns_property(self, seat: int) -> bool:
        """Some property lies on the seat's board."""
        return not PROPERTIES.isdisjoint(self.board[seat])

    def can_pay(self, seat: int, amount: int) -> bool:
        """The seat may spend so much.  [W-6.1]"""
        return amount <= self.money[seat] or self.may_owe(seat)

    def purse(self, seat: int) -> int:
        """The most a seat may spend: its money, or any sum once debt is open.  [W-6.1]"""
        return ANY_SUM if self.may_owe(seat) else self.money[seat]

    def card_at(self, seat: int, place: int) -> Card | None:
        """The card on a place of the seat's board."""
        thing = self.board[seat][place]
        return CARDS[KIND[thing]] if thing >= 0 else None

    def laid(self, seat: int, kind: str = "") -> _Laid:
        """The places of the seat's board that hold a card (of some kind), with it."""
        board = self.board[seat]
        if max(board) < 0:
            return []
        laid = [(place, CARD[thing]) for place, thing in enumerate(board) if thing >= 0]
        return [entry for entry in laid if entry[1].kind == kind] if kind else laid

    def free_place(self, seat: int) -> int:
        """The first free place of the seat's board, or NONE."""
        return self.board[seat].index(NONE) if NONE in self.board[seat] else NONE

    def value(self, seat: int, place: int) -> int:
        """The current value of a property, without its modifier."""
        card = CARDS[KIND[self.board[seat][place]]]
        return card.track[self.fallen[seat][place]]

    def modifier(self, kind: str) -> int:
        """The market's modifier of a type of property.  [W-1.3]"""
        return self.modifiers[TYPE_OF[kind]]

    def token_sum(self, seat: int, place: int) -> int:
        """What the tokens on a card add to each activation or upkeep.  [W-5.4]"""
        if not any(self.tokens[seat][place]):
            return 0
        card = CARDS[KIND[self.board[seat][place]]]
        return sum(slot.adds for slot, token in zip(card.slots, self.tokens[seat][place]) if token)

    def count_tokens(self, seat: int, kinds: tuple[str, ...], types: tuple[str, ...]) -> int:
        """The companion tokens of some kinds on the seat's properties of some types, or on the whole board."""
        count = 0
        for place, card in self.laid(seat):
            if not types or (card.kind == "property" and any(symbol in types for symbol in card.symbols)):
                count += sum(token in kinds for token in self.tokens[seat][place])
        return count

    def plan_of(self, seat: int) -> str:
        """The plan a seat took this round, or nothing."""
        return self.plans[self.plan[seat]] if self.plan[seat] >= 0 else ""

    def boys_of(self, seat: int) -> int:
        """The errand boys of the seat's plan, as many as the seat has."""
        plan = self.plan_of(seat)
        most = CONSTANTS.boys_sacked if self.sacked else CONSTANTS.boys
        return min(PLANS[plan].boys, most) if plan else 0

    def salary(self, seat: int) -> int:
        """The uncovered lines of the seat's job.  [W-2.2]"""
        if self.job[seat] < 0:
            return 0
        job = KIND[self.job[seat]]
        salary, lines = SALARY[job], JOBS[job].lines
        for number in self.covered[seat]:
            salary -= lines[number].salary
        return salary

    def worth(self, seat: int) -> int:
        """Money, and each property at its current value and modifier; a dual house at the lower.  [W-8.3]"""
        total = self.money[seat]
        for place, thing in enumerate(self.board[seat]):
            if thing in PROPERTIES:
                modifier = min([self.modifier(kind) for kind in CARD[thing].symbols])
                total += max(0, self.value(seat, place) + modifier)
        return total

    def start_money(self) -> int:
        """What the last will gives everyone.  [W-1.4]"""
        return WILLS[KIND[self.will]].money

    # -- money

    def pay(self, seat: int, amount: int) -> None:
        """Money is spent; what was never allowed is never asked for."""
        self.money[seat] -= amount
        if self.money[seat] <= 0:
            self.mark_bankrupt(seat)

    def mark_bankrupt(self, seat: int) -> None:
        """With neither property nor job and at 0 or less: bankrupt, for good.  [W-6.2]"""
        if not self.bankrupt[seat] and self.money[seat] <= 0 and self.may_owe(seat):
            self.bankrupt[seat] = True
            self.tell("goes-bankrupt", seat=SEAT[seat])

    # -- cards

    def hand(self, seat: int) -> list[int]:
        """All cards of a hand."""
        hands, first = self.hands, seat * DECK_COUNT
        return [*self.open_hands[seat], *hands[first], *hands[first + 1], *hands[first + 2], *hands[first + 3]]

    def hand_kinds(self, seat: int) -> list[str]:
        """The kinds of all cards of a hand, in order."""
        kinds = []
        for thing in self.hand(seat):
            kinds.append(KIND[thing])
        kinds.sort()
        return kinds

    def companions_held(self, seat: int) -> list[str]:
        """The companions in a hand, wild ones too."""
        held = []
        for thing in self.hands[seat * DECK_COUNT + COMPANION_DECK]:
            held.append(KIND[thing])
        if self.open_hands[seat] and self.holds_wild(seat):
            held.append(WILD_CARD)
        return held

    def holds_wild(self, seat: int) -> bool:
        """A wild companion is in a hand, as everyone has seen.  [W-4.4]"""
        return not WILDS.isdisjoint(self.open_hands[seat])

    def hand_size(self, seat: int) -> int:
        """How many cards a hand holds."""
        hands, first = self.hands, seat * DECK_COUNT
        size = len(self.open_hands[seat]) + len(hands[first]) + len(hands[first + 1])
        return size + len(hands[first + 2]) + len(hands[first + 3])

    def supply(self, deck: int) -> int:
        """How many cards a regular deck and its discards hold.  [W-3.2]"""
        return len(self.decks[deck]) + len(self.discards[deck])

    def refill(self, deck: int) -> bool:
        """A regular deck that is empty is made anew from its discards. False: there is nothing to draw.  [W-1.2]"""
        if not self.decks[deck] and self.discards[deck]:
            self.decks[deck] = self.discards[deck]
            self.discards[deck] = []
            self.pocket(self.decks[deck], DECK + deck)
            self.shuffle(self.decks[deck])
            self.tell("reshuffled", deck=REGULAR[deck], amount=len(self.decks[deck]))
        return bool(self.decks[deck])

    def draw_openly(self, deck: int) -> int:
        """The top card of a regular deck, before all eyes; or NONE."""
        if not self.decks[deck] and not self.refill(deck):
            return NONE
        thing = self.decks[deck].pop()
        self.expose(thing, DECK + deck)
        return thing

    def draw_unseen(self, seat: int, deck: int, count: int, apart: bool = False) -> list[int]:
        """The top cards of a regular deck, as far as there are any, go to a hand; or apart, to be chosen from.

        Only their drawer sees them.  [W-10.9]
        """
        if not count or not (self.decks[deck] or self.refill(deck)):
            return []
        pile = self.decks[deck]
        drawn = pile[: -count - 1 : -1]
        del pile[-count:]
        place = seat * DECK_COUNT + deck
        if apart:
            self.laps[place] += drawn
            self.slip_several(drawn, DECK + deck, LAP + place, 1 << seat)
        else:
            self.hands[place] += drawn
            self.slip_several(drawn, DECK + deck, place, 1 << seat)
        if len(drawn) < count:
            return drawn + self.draw_unseen(seat, deck, count - len(drawn), apart)
        return drawn

    def lap_kinds(self, seat: int) -> list[str]:
        """The kinds of the cards a seat has drawn to choose from, in order."""
        decks = DECK_COUNT
        return sorted(KIND[thing] for pile in self.laps[seat * decks : (seat + 1) * decks] for thing in pile)

    def off_lap(self, seat: int, kind: str, keep: bool) -> None:
        """A card drawn to choose from is kept, or openly discarded.  [W-10.9]"""
        place = seat * DECK_COUNT + REGULAR_OF[kind]
        thing = next(thing for thing in self.laps[place] if KIND[thing] == kind)
        self.laps[place].remove(thing)
        if keep:
            self.hands[place].append(thing)
            self.slip(thing, LAP + place, place, 1 << seat)
        else:
            self.expose(thing, LAP + place)
            self.put_away(thing)

    def draw_special(self, stack: str) -> int:
        """The top card of a stack of specials: 1 crown on 2 on 3.  [W-1.2, W-10.1]"""
        for number in PILES_OF[stack]:
            if self.stacks[number]:
                thing = self.stacks[number].pop()
                self.expose(thing, STACK + number)
                return thing
        return NONE

    def take_in_hand(self, seat: int, thing: int) -> None:
        """An open card goes to a hand, before all eyes.  [W-4.4]"""
        kind = KIND[thing]
        if kind in REGULAR_OF:
            place = seat * DECK_COUNT + REGULAR_OF[kind]
            self.hands[place].append(thing)
            self.fetched[seat].append(kind)
            self.pocket([thing], place)
        else:
            self.open_hands[seat].append(thing)

    def lay_open(self, seat: int, kind: str) -> int:
        """A card of this kind leaves a hand, face up."""
        deck = REGULAR_OF.get(kind, NONE)
        place = seat * DECK_COUNT + deck
        hand = self.hands[place] if deck >= 0 else self.open_hands[seat]
        for thing in hand:
            if KIND[thing] == kind:
                hand.remove(thing)
                if deck >= 0:
                    self.turn_up(seat, thing, place)
                return thing
        raise RuntimeError(f"seat {seat} holds no {kind}")

    def turn_up(self, seat: int, thing: int, place: int) -> None:
        """A card out of a hand becomes public; of one fetched before all eyes that tells nobody anything.

        Nobody can tell copies apart: any of them is the one they know of.  [W-4.4]
        """
        kind, fetched = KIND[thing], self.fetched[seat]
        known = kind in fetched
        if known:
            fetched.remove(kind)
        self.expose(thing, place, known)

    def put_away(self, thing: int) -> None:
        """A card goes to its discards; a special leaves the game; a wild waits for its place.  [W-1.2, W-5.5]"""
        kind = KIND[thing]
        if kind in REGULAR_OF:
            self.discards[REGULAR_OF[kind]].append(thing)
        elif kind == WILD_CARD:
            self.strays.append(thing)
        else:
            self.box.append(thing)

    def discard(self, seat: int, kinds: list[str]) -> None:
        """Cards go from a hand, face up, to their discards."""
        first = seat * DECK_COUNT
        for kind in kinds:
            deck = REGULAR_OF.get(kind, NONE)
            if deck < 0:
                self.put_away(self.lay_open(seat, kind))
                continue
            place = first + deck
            hand = self.hands[place]
            for thing in hand:
                if KIND[thing] == kind:
                    break
            else:
                raise RuntimeError(f"seat {seat} holds no {kind}")
            hand.remove(thing)
            self.discards[deck].append(thing)
            self.turn_up(seat, thing, place)

    def clear_place(self, seat: int, place: int) -> None:
        """A card leaves a board with its tokens.  [W-5.4, W-5.6, W-5.8]"""
        self.put_away(self.board[seat][place])
        self.board[seat][place] = NONE
        self.used[seat][place] = 0
        self.fallen[seat][place] = 0
        self.tokens[seat][place] = ()

    def set_down(self, seat: int, thing: int) -> int:
        """A black card goes onto the first free place.  [W-5.3]"""
        place = self.free_place(seat)
        card = CARDS[KIND[thing]]
        self.board[seat][place] = thing
        self.tokens[seat][place] = ("",) * len(card.slots)
        return place

    def extend(self, seat: int) -> None:
        """One more place.  [W-4.2]"""
        self.board[seat].append(NONE)
        self.used[seat].append(0)
        self.fallen[seat].append(0)
        self.tokens[seat].append(())


def is_house(card: Card) -> bool:
    """Townhouses, manors and villas.  [W-7.1]"""
    return card.kind == "property" and any(symbol in HOUSES for symbol in card.symbols)
