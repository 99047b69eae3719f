"""A parlour game of nine cards for three, to try the kernel at: it has what Final Decrees has not.

In each round everyone lays up to two cards in secret, while anyone may still trade, and ring the bell for a vote.
"""

from __future__ import annotations

import pathlib
from dataclasses import dataclass, field
from typing import Any

import pytest

from games import COMPILED
from palazzo.kernel import copying, registry
from palazzo.kernel.agreements import Deal, Promise
from palazzo.kernel.chance import key_of_seed
from palazzo.kernel.deals import Deals, Domain
from palazzo.kernel.events import A_LIST, A_NUMBER, A_SEAT, A_WORD, NAMES_BY_NAME, Events, heard
from palazzo.kernel.figures import figure
from palazzo.kernel.match import Match, start
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question, Subset
from palazzo.kernel.rules import Entry, Outcome, Rules, Zone, placed
from palazzo.kernel.steps import HalfMade, Next, Step
from palazzo.kernel.table import NOBODY, SEAT, Chain, Table
from palazzo.kernel.views import Path

if COMPILED:
    pytest.skip("an interpreted game cannot stand on the compiled kernel", allow_module_level=True)

KINDS = ("ace", "ace", "ace", "king", "king", "queen", "queen", "jack", "ten")
DECK = 3

EVENTS: Events = {
    "laid": heard(laid=NAMES_BY_NAME),
    "rolled": heard(amount=A_NUMBER),
    "marked": heard(words=A_LIST),
    "voted": heard(votes=A_LIST),
    "rang": heard(seat=A_SEAT),
    "paid": heard(seat=A_SEAT, other=A_SEAT, amount=A_NUMBER),
    "gave": heard(seat=A_SEAT, other=A_SEAT, amount=A_NUMBER).some_learn(card=A_WORD),
}


@dataclass(slots=True)
class Parlour(Table):
    """What lies on the table."""

    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    votes: list[str] = field(default_factory=list)
    rolled: int = 0

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return KINDS[thing]

    def copies_of(self, kind: str) -> tuple[int, ...]:
        return tuple(thing for thing, one in enumerate(KINDS) if one == kind)

    def owner_of(self, place: int) -> int:
        return place if place < DECK else NOBODY


@dataclass(slots=True)
class Evening(Step):
    """Rounds until the deck is gone."""

    def openings(self) -> tuple[Opening, ...]:
        return (MARKET, BELL)

    def begin(self, g: Parlour) -> Next:
        return self.ask_all(range(g.seats), self.lay, then=self.show_all)

    def lay(self, g: Parlour, seat: int) -> Question:
        """Up to two cards of one's hand."""
        return Subset("lay", sorted(KINDS[card] for card in g.hands[seat]), 0, 2)

    def show_all(self, g: Parlour, laid: dict[int, list[str]]) -> Next:
        """All cards are shown; a die is thrown; the first seat marks a card."""
        for seat, kinds in sorted(laid.items()):
            for kind in kinds:
                card = next(card for card in g.hands[seat] if KINDS[card] == kind)
                g.hands[seat].remove(card)
                g.laid.append(card)
                g.expose(card, seat)
        g.tell("laid", laid={SEAT[seat]: kinds for seat, kinds in laid.items()})
        g.rolled = g.roll()
        g.tell("rolled", amount=g.rolled)
        return self.ask_for_mark(g)

    def ask_for_mark(self, g: Parlour) -> Next:
        """The first seat chooses two words, one after the other."""
        return self.ask(0, self.first_word, then=self.begin_mark)

    def first_word(self, g: Parlour, seat: int) -> Question:
        return Pick("first-word", ["up", "down"])

    def begin_mark(self, g: Parlour, word: str) -> Next:
        return self.first(g, Mark(seat=0, word=word), then=self.marked)

    def marked(self, g: Parlour, words: list[str]) -> Next:
        """Said aloud; everyone draws, and the next round begins."""
        g.tell("marked", words=words)
        for seat in range(g.seats):
            if g.deck:
                card = g.deck.pop()
                g.hands[seat].append(card)
                g.slip(card, DECK, seat, 1 << seat)
        MARKET.lapse(g)
        if not g.deck:
            g.finish()
            return self.done()
        return self.begin(g)


@dataclass(slots=True)
class Mark(HalfMade):
    """The second word: until it is said, the first is private."""

    seat: int = 0
    word: str = ""

    def openings(self) -> tuple[Opening, ...]:
        return (MARKET, BELL)

    def anew(self) -> str:
        return "ask_for_mark"

    def begin(self, g: Parlour) -> Next:
        return self.ask(self.seat, self.second_word, then=self.say)

    def second_word(self, g: Parlour, seat: int) -> Question:
        return Pick("second-word", ["left", "right"])

    def say(self, g: Parlour, word: str) -> Next:
        return self.done([self.word, word])


@dataclass(slots=True)
class Vote(Step):
    """Everyone says yes or no, at once."""

    def begin(self, g: Parlour) -> Next:
        return self.ask_all(range(g.seats), self.choice, then=self.count)

    def choice(self, g: Parlour, seat: int) -> Question:
        return Pick("vote", ["no", "yes"])

    def count(self, g: Parlour, votes: dict[int, str]) -> Next:
        g.votes = [votes[seat] for seat in range(g.seats)]
        g.tell("voted", votes=g.votes)
        return self.done()


class Bell(Opening):
    """Anyone may ring for a vote."""

    name = "bell"

    def questions(self, g: Any, seat: int, memory: Memory | None = None) -> list[Question]:
        return [self.mark(Pick("ring", ["ring"]), seat)]

    def take(self, g: Any, question: Question, value: Any) -> Step | None:
        g.tell("rang", seat=SEAT[question.seat])
        return Vote()


class Market(Deals):
    """Cards and coins change hands."""

    most_offers = 3

    def may_give(self, g: Any, seat: int) -> dict[str, int]:
        goods = {"coin": g.coins[seat]} if g.coins[seat] else {}
        for card in g.hands[seat]:
            goods[KINDS[card]] = goods.get(KINDS[card], 0) + 1
        return goods

    def might_give(self, g: Any, seat: int) -> dict[str, int]:
        goods = {"coin": g.coins[seat]} if g.coins[seat] else {}
        for kind in sorted(set(KINDS)):
            left = sum(card not in g.laid for card in g.copies_of(kind))
            if min(left, len(g.hands[seat])):
                goods[kind] = min(left, len(g.hands[seat]))
        return goods

    def promises(self, g: Any) -> dict[str, Domain]:
        return {"bow": {}}

    def things(self, g: Any, seat: int, good: str, amount: int) -> list[tuple[int, int]]:
        return [(card, seat) for card in g.hands[seat] if KINDS[card] == good][:amount]

    def hand_over(self, g: Any, giver: int, taker: int, good: str, amount: int, parties: int) -> None:
        if good == "coin":
            g.coins[giver] -= amount
            g.coins[taker] += amount
            g.tell("paid", seat=SEAT[giver], other=SEAT[taker], amount=amount)
            return
        for _ in range(amount):
            card = next(card for card in g.hands[giver] if KINDS[card] == good)
            g.hands[giver].remove(card)
            g.hands[taker].append(card)
            g.slip(card, giver, taker, parties)
        g.teach()
        g.confide(parties, "gave", {"card": good}, seat=SEAT[giver], other=SEAT[taker], amount=amount)


MARKET = Market()
BELL = Bell()


class ParlourRules(Rules):
    """The game, as the kernel wants it."""

    entry = Entry(id="parlour", version="1", seats=[3])
    figures = (figure("cards", "hands.*"), figure("coins", "coins.*"))

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = Parlour()
        g.clear_for(seats, key)
        cards = list(range(len(KINDS)))
        g.shuffle(cards)
        g.hands = [[cards.pop(), cards.pop()] for _ in range(seats)]
        g.deck = cards
        g.coins = [3] * seats
        g.stack = [Evening()]
        return g

    def zones(self, g: Any) -> list[list[Zone]]:
        return [[*(Zone(seat, hand) for seat, hand in enumerate(g.hands)), Zone(DECK, g.deck)]]

    def common(self, g: Any) -> dict[str, Any]:
        return {
            "hands": [len(hand) for hand in g.hands],
            "deck": len(g.deck),
            "laid": [KINDS[card] for card in g.laid],
            "coins": list(g.coins),
            "votes": list(g.votes),
            "rolled": g.rolled,
        }

    def veiled(self, seats: int) -> list[Path]:
        return [("hand",), ("known",)]

    def private_part(self, g: Any, seat: int) -> list[Any]:
        return [
            sorted(KINDS[card] for card in g.hands[seat]) if seat >= 0 else [],
            [sorted(KINDS[c] for c in hand if g.sees(seat, c, other)) for other, hand in enumerate(g.hands)],
        ]

    def audit(self, g: Any) -> list[str]:
        everywhere = sorted(g.deck + g.laid + [card for hand in g.hands for card in hand])
        faults = [] if everywhere == list(range(len(KINDS))) else ["cards lost or doubled"]
        return faults if sum(g.coins) == 9 else [*faults, "coins lost or made"]

    def outcome(self, g: Any) -> Outcome:
        coins = tuple(g.coins)
        places = placed([-amount for amount in coins])
        return Outcome(tuple(s for s in range(g.seats) if not places[s]), coins, "deck", places)


RULES = ParlourRules()

STATE = copying.State(pathlib.Path(__file__), __name__)
for cls in (Parlour, Evening, Mark, Vote):
    names = {"Any": Any, "Chain": Chain, "Deal": Deal, "Promise": Promise, **vars(registry), cls.__name__: cls}
    exec(STATE.class_source(cls.__name__), names)


def sit_down(seed: int = 1, hands: list[list[str]] | None = None) -> Match:
    """A match; the hands may be said by their kinds, the rest is the deck."""
    match = start(RULES, 3, key_of_seed(seed), {})
    if hands is not None:
        g: Any = match.table
        left = list(range(len(KINDS)))
        g.hands = []
        for kinds in hands:
            cards: list[int] = []
            for kind in kinds:
                cards.append(next(c for c in left if KINDS[c] == kind))
                left.remove(cards[-1])
            g.hands.append(cards)
        g.deck = left
        match.origin = {"table": registry.COPIES[Parlour](g), "commitment": "", "last": -1, "fence": 0}
    return match
