"""Dealing out and the first election; then one year after another.  [J-1, J-2.1 to J-2.4]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.junta.content import FAMILIES
from palazzo.games.junta.elections import Election, install
from palazzo.games.junta.ending import end_game
from palazzo.games.junta.state import Republic
from palazzo.games.junta.year import Year
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

_CARDS_DEALT: Final = 5


@dataclass(slots=True)
class Game(Step):
    """A whole game."""

    def begin(self, g: Republic) -> Next:
        """Notes and cards are shuffled, five cards each, and the host calls the first election."""
        g.shuffle(g.aid)
        g.shuffle(g.deck)
        if g.host < 0:
            g.host = g.roll(g.seats) - 1
        g.tell("families", families={SEAT[seat]: FAMILIES[seat] for seat in range(g.seats)}, seat=SEAT[g.host])
        return self.deal(g)

    def deal(self, g: Republic) -> Next:
        """Five cards each."""
        for seat in g.around(g.host):
            drawn = g.draw_cards(seat, _CARDS_DEALT)
            g.confide(1 << seat, "draws", {"cards": drawn}, seat=SEAT[seat], amount=len(drawn))
        return self.first(g, Election("first", g.host), then=self.elected)

    def elected(self, g: Republic, winner: int) -> Next:
        """A President; or a tie, and all begins again with a note for the host.  [J-2.4]"""
        if winner >= 0:
            install(g, winner)
            return self.next_year(g, None)
        for seat in g.around(g.host):
            g.discard_all(seat)
        note = g.draw_note(g.host)
        if not note:
            return end_game(g, "no-president")
        g.confide(1 << g.host, "takes-note", {"note": note}, seat=SEAT[g.host])
        return self.deal(g)

    def next_year(self, g: Republic, _: Any) -> Next:
        """A year is played."""
        return self.first(g, Year(), then=self.next_year)
