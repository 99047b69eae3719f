"""Choosing sides, and who holds the centres of power.  [J-12.1, J-12.2]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzo.games.junta import promises
from palazzo.games.junta.content import CENTRES, SPACE
from palazzo.games.junta.coup.forces import owners_in
from palazzo.games.junta.coup.movement import MOVING
from palazzo.games.junta.state import NONE, Republic
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

MAJORITY: Final = 3


@dataclass(slots=True)
class Sides(Step):
    """From the Leader clockwise everyone chooses a side openly; the President is for himself."""

    chosen: int = 0
    """Who has chosen a side, as a mask of seats."""

    def openings(self) -> tuple[Opening, ...]:
        return MOVING

    def waiting(self) -> str:
        return "wait-sides"

    def begin(self, g: Republic) -> Next:
        """Whatever they did before."""
        g.siding = 0
        return self.next_seat(g)

    def next_seat(self, g: Republic) -> Next:
        """One after another, who came home meanwhile too; then the centres are counted."""
        seat = self.chooser(g)
        return self.ask(seat, self.side, then=self.choose) if seat >= 0 else self.count(g)

    def chooser(self, g: Republic) -> int:
        """The next who has not chosen, or NONE."""
        left = [seat for seat in g.present(g.leader) if seat != g.president and not self.chosen >> seat & 1]
        return left[0] if left else NONE

    def resume(self, g: Republic) -> Next:
        """After an interruption, the next seat that has not chosen is asked: it may have come home meanwhile."""
        return self.next_seat(g)

    def side(self, g: Republic, seat: int) -> Pick:
        """By default a rebel stays one."""
        options = ["side:president", "side:rebels"]
        return Pick("choose-side", options[::-1] if g.rebels >> seat & 1 else options)

    def choose(self, g: Republic, choice: str) -> Next:
        """The side chosen is public; the next one chooses."""
        seat, side = self.chooser(g), choice.split(":")[1]
        self.chosen |= 1 << seat
        if side == "rebels":
            g.siding |= 1 << seat
        g.tell("sides", seat=SEAT[seat], side=side)
        if g.promises:
            promises.took_side(g, seat, side)
        return self.next_seat(g)

    def count(self, g: Republic) -> Next:
        """Three of the five centres win."""
        taken = [SPACE[space] for space in CENTRES if _is_rebel_held(g, space)]
        g.verdict = "rebels" if len(taken) >= MAJORITY else "president"
        g.tell("centres", spaces=taken, outcome=g.verdict)
        return self.done()


def _is_rebel_held(g: Republic, space: int) -> bool:
    """Units are there, and all belong to pro-rebels; else, also empty or mixed, it is the President's.  [J-12.2]"""
    return held_by_rebels(g, space, g.siding)


def held_by_rebels(g: Republic, space: int, rebels: int) -> bool:
    """The same, if these seats, as a mask, are the pro-rebels."""
    owners = owners_in(g, space)
    return bool(owners) and all(rebels >> seat & 1 for seat in owners)
