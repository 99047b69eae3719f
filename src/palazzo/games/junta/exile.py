"""Exile and return.  [J-5.3 to J-5.8]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.junta import promises
from palazzo.games.junta.content import SPACE
from palazzo.games.junta.shields import Shield
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.trade import FREE, TALK
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question
from palazzo.kernel.steps import WAIT, Next, Step
from palazzo.kernel.table import SEAT


def go_into_exile(g: Republic, seat: int, embassy: int) -> None:
    """The seat is out of the game until it returns; the location it chose, if any, stays chosen.  [J-5.4, J-5.5]"""
    g.exile[seat] = embassy
    g.fled |= 1 << seat
    g.regroup()
    g.end_effects(seat)
    g.tell("goes-into-exile", seat=SEAT[seat], space=SPACE[embassy])


@dataclass(slots=True)
class Return(Step):
    """One exile returns, and lives if nobody shoots him. The result: he is back, alive or dead.  [J-5.6]"""

    seat: int = 0
    """The exile who returns."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK

    def waiting(self) -> str:
        return "wait-return"

    def begin(self, g: Republic) -> Next:
        """In a coup, those with a unit in the embassy may grant safe-conduct."""
        g.tell("announces-return", seat=SEAT[self.seat], space=SPACE[g.exile[self.seat]])
        if self.is_safe(g):
            return self.come_home(g, "confirm")
        hosts = self.hosts(g)
        if hosts:
            return self.ask_all(hosts, self.conduct, then=self.conducted)
        return self.come_home(g, "confirm")

    def is_safe(self, g: Republic) -> bool:
        """No President, no Minister with powers, or a safe-conduct already given.  [J-5.7]"""
        return g.vacancy or g.minister() < 0 or self.is_conducted(g)

    def is_conducted(self, g: Republic) -> bool:
        """Somebody who still has a unit in the embassy has given safe-conduct."""
        return any((host, self.seat) in g.conducts for host in self.hosts(g))

    def hosts(self, g: Republic) -> list[int]:
        """In a coup, those who control a unit in the embassy."""
        if g.coup < 0:
            return []
        units = g.standing[g.exile[self.seat]]
        return [seat for seat, army in enumerate(g.armies) if army & units]

    def conduct(self, g: Republic, seat: int) -> Pick:
        """Refuse safe-conduct, or grant it."""
        return Pick("grant-conduct", ["refuse", "grant"], {"seat": SEAT[self.seat]})

    def conducted(self, g: Republic, answers: dict[int, str]) -> Next:
        """One yes is enough; then he confirms, or stays after all."""
        for host in sorted(answers):
            if answers[host] == "grant":
                g.conducts.append((host, self.seat))
                g.tell("safe-conduct", seat=SEAT[host], other=SEAT[self.seat], space=SPACE[g.exile[self.seat]])
        return self.ask(self.seat, self.confirmation, then=self.come_home)

    def confirmation(self, g: Republic, seat: int) -> Pick:
        """Stay in exile, or come home after all."""
        return Pick("confirm-return", ["stay", "confirm"], {"safe": self.is_safe(g)})

    def come_home(self, g: Republic, choice: str) -> Next:
        """He is at the gate; unless he is safe, the Minister may have him shot."""
        if choice == "stay":
            g.stayed |= 1 << self.seat
            g.tell("stays-in-exile", seat=SEAT[self.seat])
            return self.done(False)
        if self.is_safe(g):
            return self.survive(g)
        return self.ask(g.minister(), self.killing, then=self.shoot)

    def leave_embassy(self, g: Republic) -> None:
        """He is in the country again, and his Influence awake."""
        g.conducts = [pair for pair in g.conducts if pair[1] != self.seat]
        g.exile[self.seat] = NONE
        g.regroup()

    def killing(self, g: Republic, seat: int) -> Pick:
        """Spare him, or have him shot, free."""
        return Pick("kill-returner", ["spare", "kill"], {"seat": SEAT[self.seat]})

    def shoot(self, g: Republic, choice: str) -> Next:
        """A safe-conduct given meanwhile still saves him, and so may a card.  [J-5.7, J-15.B01]"""
        if choice == "spare" or self.is_safe(g):
            return self.survive(g)
        g.tell("shoots-returner", seat=SEAT[g.minister()], other=SEAT[self.seat])
        if g.promises:
            promises.tried_to_kill(g, g.minister(), self.seat)
        self.leave_embassy(g)
        return self.first(g, Shield(self.seat, "EXR"), then=self.outcome)

    def outcome(self, g: Republic, saved: bool) -> Next:
        """Killed, it counts as an assassination."""
        if saved:
            return self.survive(g)
        g.kill(self.seat, g.minister())
        return self.done(True)

    def survive(self, g: Republic) -> Next:
        """He takes up his office and units again, also what the cousin had taken.  [J-5.8, J-3.4]"""
        for office, holder in enumerate(g.office):
            if holder == self.seat:
                g.cousin &= ~(1 << office)
        self.leave_embassy(g)
        g.tell("returns", seat=SEAT[self.seat])
        return self.done(True)


class Homecoming(Opening):
    """An exile may come home at any moment; who stayed after all, not again in this phase of the coup.  [J-5.5]"""

    name: str = "return"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if g.exile[seat] < 0 or not g.alive[seat] or g.stayed >> seat & 1 or self.is_asked(g, seat):
            return []
        return [self.mark(Pick("may-return", ["return"], {"embassy": SPACE[g.exile[seat]]}), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        return Return(question.seat)

    def is_asked(self, g: Republic, seat: int) -> bool:
        """He is being asked whether he returns, and needs no opening besides."""
        step = g.stack[-1]
        return step.asks == "coming_home" and bool(step.waits >> seat & 1)


HOME: Final = Homecoming()
FREE_TO_RETURN: Final[tuple[Opening, ...]] = (*FREE, HOME)
"""Where an exile may also come home."""


def admit(step: Step, seats: list[int]) -> Next:
    """Of these, who was not there when all were asked together is asked now, beside the others."""
    for seat in seats:
        if not step.asked >> seat & 1:
            step.asked |= 1 << seat
            step.waits |= 1 << seat
    return WAIT
