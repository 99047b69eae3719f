"""Reaction windows.  [J-15.1]

Who is asked follows from public facts alone: everyone alive and in the country, whatever the hand holds.
"""

from __future__ import annotations

from dataclasses import dataclass

from palazzo.games.junta.cards import PASS, Play, opened, plays
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step


@dataclass(slots=True)
class Window(Step):
    """All who may react are asked at once, in secret. The result: who plays what, clockwise from the President."""

    code: str = ""
    """The window a card must fit."""
    but: int = -1
    """A seat that is not asked, or -1."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK

    def waiting(self) -> str:
        return "wait-reactions"

    def begin(self, g: Republic) -> Next:
        """Everyone alive and in the country, but perhaps one."""
        seats = g.present(g.first_seat())
        if self.but in seats:
            seats.remove(self.but)
        if not seats:
            return self.done([])
        return self.ask_all(seats, self.chance, then=self.open_together)

    def chance(self, g: Republic, seat: int) -> Pick:
        """Pass, or a card of this time."""
        codes = (self.code,)
        return Play(f"react-{self.code}", [PASS, *plays(g, seat, codes)], g, seat, codes)

    def open_together(self, g: Republic, answers: dict[int, str]) -> Next:
        """The takers, in the order in which they act."""
        return self.done(opened(g, answers))
