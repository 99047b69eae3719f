"""Phase 1: the offer, the salaries; in round 1 the first cards.  [W-1.5, W-2]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzo.games.last_will.content import CONSTANTS, DECK_COUNT, DECK_OF, DECKS, KIND, LETTERS, OFFERS
from palazzo.games.last_will.jobs import pay_salaries
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

_OFFERED: Final[dict[int, list[list[int]]]] = {
    seats: [[DECK_OF[LETTERS[letter]] for letter in mix] for mix in rounds] for seats, rounds in OFFERS.items()
}
"""By number of players and round: the decks the cards of the offer come from."""


@dataclass(slots=True)
class Preparation(Step):
    """The table is made ready for a round.  [W-2]"""

    def waiting(self) -> str:
        return "wait-first-cards"

    def begin(self, g: Fortune) -> Next:
        """The offer is dealt, wild companions return, salaries are taken.  [W-2.1, W-2.2]"""
        g.round += 1
        g.turn = g.round
        g.phase = "preparation"
        g.player = NONE
        g.tell("round-begins", round=g.round, seat=SEAT[g.starter])
        _return_wilds(g)
        _deal_offer(g)
        pay_salaries(g, "salary")
        if g.round == 1:
            return self.ask_all(range(g.seats), self.first_cards, then=self.keep)
        return self.done()

    def first_cards(self, g: Fortune, seat: int) -> Subset:
        """Two of the six.  [W-1.5]"""
        kinds = g.hand_kinds(seat)
        kept = min(CONSTANTS.kept, len(kinds))
        return Subset("keep-first-cards", kinds, kept, kept)

    def keep(self, g: Fortune, kept: dict[int, list[str]]) -> Next:
        """The other four go to their discards.  [W-1.5]"""
        for seat in g.clockwise(g.starter):
            left = g.hand_kinds(seat)
            for kind in kept[seat]:
                left.remove(kind)
            discard(g, seat, left)
        return self.done()


def discard(g: Fortune, seat: int, kinds: list[str]) -> None:
    """Cards go from a hand, face up, to their discards."""
    g.discard(seat, kinds)
    g.tell("discards", seat=SEAT[seat], cards=kinds)


def _return_wilds(g: Fortune) -> None:
    """Played and discarded wild companions lie on free places again.  [W-5.5]"""
    for number, thing in enumerate(g.wilds):
        if thing < 0 and g.strays:
            g.wilds[number] = g.strays.pop()


def _deal_offer(g: Fortune) -> None:
    """The round's mix, and a new special on its own place; what is nowhere to be had stays empty.  [W-2.1, W-1.2]"""
    g.offer = []
    for deck in _OFFERED[g.seats][g.round - 1]:
        g.offer.append(g.draw_openly(deck) if deck < DECK_COUNT else g.draw_special(DECKS[deck]))
    if g.sacked:
        g.novelty = g.draw_special("new-special")
    dealt = [KIND[thing] for thing in [*g.offer, g.novelty] if thing >= 0]
    g.tell("offer-dealt", cards=dealt)
