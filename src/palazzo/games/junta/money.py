"""Paying: notes of one's choice, less the credits of Influence in play; no change is ever given.  [J-1.3, J-15.3]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta.content import CARDS, KIND, VALUE
from palazzo.games.junta.state import Republic
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Payment, Question, Subset
from palazzo.kernel.steps import HalfMade, Next, Step
from palazzo.kernel.table import SEAT


def unused_credits(g: Republic, seat: int) -> list[int]:
    """Influence in play whose credit of this turn is still there; an exile's sleeps.  [J-15.I03]"""
    if not g.here(seat):
        return []
    return [card for card in g.lobby[seat] if CARDS[KIND[card]].credit and card not in g.credits]


def due_in_notes(g: Republic, seat: int, cost: int) -> int:
    """What is left of a cost after the credits."""
    return max(0, cost - len(unused_credits(g, seat)))


def least_in_notes(g: Republic, seat: int, cost: int) -> int:
    """What a cost takes at the least of the notes in hand, for no change is given; if they fall short, what is due."""
    due = due_in_notes(g, seat, cost)
    sums = {0}
    for kind in g.notes(seat):
        sums |= {one + VALUE[kind] for one in sums}
    return min((one for one in sums if one >= due), default=due)


def can_pay(g: Republic, seat: int, cost: int) -> bool:
    """The notes in hand are enough."""
    if len(g.cash[seat]) >= cost:  # every note is worth at least one
        return True
    return g.wealth(seat) >= due_in_notes(g, seat, cost)


def pay(g: Republic, seat: int, cost: int, notes: list[str]) -> None:
    """Credits are used up, notes are shown and gone."""
    if not cost:
        return
    used = unused_credits(g, seat)[:cost]
    g.credits += used
    for kind in notes:
        g.spend(seat, kind)
    g.tell("pays", seat=SEAT[seat], notes=notes, credits=len(used))


@dataclass(slots=True)
class Pay(HalfMade):
    """Choose the notes that pay for something; nothing is done before. The result: what it is for, and the notes."""

    seat: int = 0
    """The seat that pays."""
    cost: int = 0
    """How much, in millions."""
    what: list[Any] = field(default_factory=list)
    """What it is for."""

    def anew(self) -> str:
        return "again"

    def begin(self, g: Republic) -> Next:
        """Nothing to choose: nothing is asked."""
        question = self.payment(g, self.seat)
        if question.forced() or not due_in_notes(g, self.seat, self.cost):
            notes = question.default() if due_in_notes(g, self.seat, self.cost) else []
            return self.done((self.what, notes))
        return self.ask(self.seat, self.payment, then=self.paid)

    def payment(self, g: Republic, seat: int) -> Subset:
        """Any notes that are enough; what is too much is lost."""
        return Payment("pay", g.notes(seat), VALUE, due_in_notes(g, seat, self.cost), {"what": self.what[0]})

    def paid(self, g: Republic, notes: list[str]) -> Next:
        """The notes that pay are chosen."""
        return self.done((self.what, notes))


class Burning(Opening):
    """Cash in hand may be discarded at any time, but not by a target or before the firing squad.  [J-14.1]"""

    name: str = "burn"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if not may_part_with_cash(g, seat) or not g.cash[seat]:
            return []
        notes = g.notes(seat)
        return [self.mark(Subset("discard-cash", notes, 1, len(notes)), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        for kind in value:
            g.spend(question.seat, kind)
        g.tell("discards-cash", seat=SEAT[question.seat], notes=value)
        g.stirred = True
        return None


def may_part_with_cash(g: Republic, seat: int) -> bool:
    """Alive, nobody's target, not condemned.  [J-6.8, J-14.1]"""
    return g.alive[seat] and not g.targets >> seat & 1 and seat != g.condemned


BURN = Burning()
