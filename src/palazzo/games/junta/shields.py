"""Shields: what saves a life when an attempt, a Minister or a squad would take it.  [J-6.9]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palazzo.games.junta.cards import PASS, Play, plays
from palazzo.games.junta.content import CARDS
from palazzo.games.junta.money import Pay, pay
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT


@dataclass(slots=True)
class Shield(Step):
    """The one concerned, and always, is asked for a card that saves him. The result: he is saved.  [J-15.1]"""

    seat: int = 0
    """The one concerned."""
    code: str = "P6R"
    """The window the card must fit."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK

    def waiting(self) -> str:
        return "wait-reactions"

    def begin(self, g: Republic) -> Next:
        """Whatever he holds. His cash stays with him, but others may help him out.  [J-6.8, J-14.1]"""
        if self.seat != g.condemned:
            g.targets |= 1 << self.seat
        return self.ask(self.seat, self.chance, then=self.react)

    def again(self, g: Republic) -> Next:
        """The choice is made anew."""
        return self.ask(self.seat, self.chance, then=self.react)

    def chance(self, g: Republic, seat: int) -> Pick:
        """Pass, or a shield he can pay for."""
        codes = (self.code,)
        return Play(f"react-{self.code}", [PASS, *plays(g, seat, codes)], g, seat, codes)

    def react(self, g: Republic, choice: str) -> Next:
        """Pass, or pay for the shield played."""
        if choice == PASS:
            return self.over(g, saved=False)
        kind = choice.split(":")[1]
        return self.first(g, Pay(self.seat, CARDS[kind].cost, [kind]), then=self.save)

    def save(self, g: Republic, paid: tuple[list[Any], list[str]]) -> Next:
        """The shield stops this one attempt."""
        kind = paid[0][0]
        pay(g, self.seat, CARDS[kind].cost, paid[1])
        g.discard(self.seat, kind)
        g.tell("shielded", seat=SEAT[self.seat], card=kind)
        return self.over(g, saved=True)

    def over(self, g: Republic, saved: bool) -> Next:
        """He is nobody's target any more, as far as this goes."""
        g.targets &= ~(1 << self.seat)
        return self.done(saved)
