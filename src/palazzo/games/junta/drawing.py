"""Phase 1: the markers go back, exiles may return, everyone draws two cards.  [J-4.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palazzo.games.junta.pauses import PlayOrPass
from palazzo.games.junta.returns import Returns
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.succession import Succession
from palazzo.games.junta.trade import HandLimit, over_limit
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

_CARDS_DRAWN = 2


@dataclass(slots=True)
class Drawing(Step):
    """Phase 1."""

    def begin(self, g: Republic) -> Next:
        """No pretext, the bank open, units at their places; a vacant presidency is filled first.  [J-6.11]"""
        _clear_markers(g)
        if g.vacancy:
            return self.first(g, Succession(), then=self.returns)
        return self.returns(g, None)

    def returns(self, g: Republic, _: Any) -> Next:
        """Exiles are asked, for nothing else is before the cards are drawn.  [J-4.1, J-5.5]"""
        return self.first(g, Returns(), then=self.draw)

    def draw(self, g: Republic, _: Any) -> Next:
        """Everyone alive and in the country draws two, clockwise from the President."""
        for seat in g.present(g.president):
            drawn = g.draw_cards(seat, _CARDS_DRAWN)
            g.confide(1 << seat, "draws", {"cards": drawn}, seat=SEAT[seat], amount=len(drawn))
        g.tidy()
        return self.first(g, HandLimit(over_limit(g)), then=self.cards)

    def cards(self, g: Republic, _: Any) -> Next:
        """All may play, or pass.  [J-15.2]"""
        return self.first(g, PlayOrPass(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """Phase 1 is over."""
        return self.done()


def _clear_markers(g: Republic) -> None:
    """A new turn begins; only "bank safe" runs on.  [J-4.1, J-6.3]"""
    g.pretext = False
    g.bank = "open"
    g.banked = g.occupied = g.alternative = g.shown = False
    g.resigned = g.stayed = g.fled = 0
    g.place = [""] * g.seats
    g.alive = [True] * g.seats
    g.reformer, g.reformed, g.looters, g.credits = NONE, [], 0, []
    g.drawn = []
    g.sent_away = [0] * 3
    g.targets, g.condemned = 0, NONE
    g.leader, g.rebels, g.siding, g.verdict = NONE, 0, 0, ""
