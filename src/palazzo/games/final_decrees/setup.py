"""Bidding for Human Resources, handing out the posts, dealing out; then turns until the end.  [FD-2, FD-3.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from palazzo.games.final_decrees.content import EXE, HR, KIND, MINISTRY, MINISTRY_OF, REF, STAGNATION
from palazzo.games.final_decrees.state import DECK, Decrees
from palazzo.games.final_decrees.trade import TRADE
from palazzo.games.final_decrees.turn import Turn
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Number
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

LOWEST_BID: Final = 1
HIGHEST_BID: Final = 6
_LOWEST_PENALTY: Final = 5
_TIED_BLAME: Final = 2
_BOTTOM_CARDS: Final = 20
_TOP_CARDS: Final = 5


@dataclass(slots=True)
class Game(Step):
    """A whole game.  [FD-2, FD-3.1]"""

    def openings(self) -> tuple[Opening, ...]:
        return (TRADE,)

    def waiting(self) -> str:
        return "wait-appointments"

    def begin(self, g: Decrees) -> Next:
        """The bidding comes first; nobody has a card yet."""
        return self.first(g, Bidding(list(range(g.seats))), then=self.bidding_over)

    def bidding_over(self, g: Decrees, winner: int) -> Next:
        """The one highest bidder directs HR and assigns the others.  [FD-2.3, FD-2.4]"""
        g.post[winner] = HR
        g.tell("bid-won", seat=SEAT[winner], ministry=MINISTRY[HR])
        return self.ask(winner, self.posts, then=self.appoint)

    def posts(self, g: Decrees, seat: int) -> Assign:
        """All but REF are filled; with 4 players one stays empty, never EXE.  [FD-2.4]"""
        places = [MINISTRY[m] for m in g.in_play() if m not in (HR, REF)]
        room = {place: (1 if g.seats == 5 or place == MINISTRY[EXE] else 0, 1) for place in places}
        return Assign("assign-posts", [SEAT[other] for other in g.others(seat)], places, room=room)

    def appoint(self, g: Decrees, posts: dict[str, list[str]]) -> Next:
        """Everyone takes up a post and is dealt a card, and EXE's director starts.  [FD-2.4, FD-2.5, FD-3.1]"""
        for place, named in posts.items():
            for name in named:
                g.post[SEATS[name]] = MINISTRY_OF[place]
        g.tell("appointed", seat=SEAT[g.director(HR)], posts=_named_posts(g))
        _stack_the_deck(g)
        for seat in range(g.seats):
            g.confide(1 << seat, "dealt", {"card": KIND[g.hands[seat][0]]}, seat=SEAT[seat])
        return self.first(g, Turn(g.director(EXE)), then=self.turn_over)

    def turn_over(self, g: Decrees, seat: int) -> Next:
        """Clockwise by seat, whatever the posts.  [FD-3.1]"""
        return self.first(g, Turn((seat + 1) % g.seats), then=self.turn_over)


def _stack_the_deck(g: Decrees) -> None:
    """One card each; then 5 on top, Stagnation & Decline somewhere in the rest, 20 at the bottom.  [FD-2.5]"""
    cards = [card for card in range(len(KIND)) if card != STAGNATION]
    g.shuffle(cards)
    for seat in range(g.seats):
        card = cards.pop()
        g.hands[seat].append(card)
        g.slip(card, DECK, seat, 1 << seat)
    bottom, top = cards[:_BOTTOM_CARDS], cards[_BOTTOM_CARDS : _BOTTOM_CARDS + _TOP_CARDS]
    rest = [*cards[_BOTTOM_CARDS + _TOP_CARDS :], STAGNATION]
    g.shuffle(rest)
    g.deck = bottom + rest + top
    g.lair_low, g.lair_high = _BOTTOM_CARDS, _BOTTOM_CARDS + len(rest) - 1


def _named_posts(g: Decrees) -> dict[str, str]:
    """Who directs what, in the words of the table."""
    return {SEAT[seat]: MINISTRY[post] for seat, post in enumerate(g.post)}


def blame_of_bids(bids: dict[str, int]) -> dict[str, dict[str, int]]:
    """The blame each bid brings, by reason: the bid itself, being lowest, sharing the highest.  [FD-2.2, FD-2.3]"""
    highest, lowest = max(bids.values()), min(bids.values())
    shared = list(bids.values()).count(highest) > 1
    parts: dict[str, dict[str, int]] = {}
    for name, bid in bids.items():
        if bid == highest:
            parts[name] = {"tied": _TIED_BLAME} if shared else {"bid": bid}
        else:
            parts[name] = {"bid": bid, "lowest": _LOWEST_PENALTY} if bid == lowest else {"bid": bid}
    return parts


@dataclass(slots=True)
class Bidding(Step):
    """Everyone bids blame in secret; the highest directs HR.  [FD-2.1 to FD-2.3]"""

    bidders: list[int] = field(default_factory=list)
    """The seats that bid."""
    again: bool = False
    """Those tied bid a second time."""

    def waiting(self) -> str:
        return "wait-bids"

    def begin(self, g: Decrees) -> Next:
        """All bid at once."""
        return self.ask_all(self.bidders, self.bid, then=self.show_bids)

    def bid(self, g: Decrees, seat: int) -> Number:
        """1 to 6 blame. Bidding again, the first of them quietly goes one higher: else nobody might ever.  [FD-2.1]"""
        higher = self.again and seat == self.bidders[0]
        return Number("bid", LOWEST_BID, HIGHEST_BID, quiet=LOWEST_BID + higher)

    def show_bids(self, g: Decrees, bids: dict[int, int]) -> Next:
        """Bids become blame; several highest bid again among themselves.  [FD-2.2, FD-2.3]"""
        g.reveal()
        named = {SEAT[seat]: bids[seat] for seat in self.bidders}
        parts = blame_of_bids(named)
        for seat in self.bidders:
            g.gain(seat, sum(parts[SEAT[seat]].values()))
        g.tell("bids", bids=named, blame={name: sum(sums.values()) for name, sums in parts.items()})
        leaders = [seat for seat in self.bidders if bids[seat] == max(bids.values())]
        if len(leaders) == 1:
            return self.done(leaders[0])
        g.tell("bids-tied", seats=[SEAT[seat] for seat in leaders])
        self.bidders, self.again = leaders, True
        return self.begin(g)
