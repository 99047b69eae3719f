"""Stopping a coup by agreement of all.  [J-9.5]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT


@dataclass(slots=True)
class Stoppable(Step):
    """The coup, as far as an agreement needs to know it: everything above it falls away."""


class Stopping(Opening):
    """Anyone alive and present may propose an outcome; once in a phase, so that it ends.  [J-9.5]"""

    name: str = "stop"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if g.coup < 0 or not g.here(seat) or g.proposals >> seat & 1:
            return []
        options = ["stop:president"]
        if any(g.rebels >> other & 1 for other in g.present(0)):
            options.append("stop:rebels")
        return [self.mark(Pick("propose-outcome", options), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        g.proposals |= 1 << question.seat
        return Agreement(question.seat, value.split(":")[1])


@dataclass(slots=True)
class Agreement(Step):
    """All living present players must agree."""

    seat: int = 0
    """The seat that proposes."""
    verdict: str = ""
    """Who would win the coup by it."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK

    def waiting(self) -> str:
        return "wait-agreement"

    def begin(self, g: Republic) -> Next:
        """The others are asked together."""
        g.tell("proposes-outcome", seat=SEAT[self.seat], outcome=self.verdict)
        others = g.others_here(self.seat)
        return self.ask_all(others, self.consent, then=self.settle) if others else self.settle(g, {})

    def consent(self, g: Republic, seat: int) -> Pick:
        """Fight on, or agree to the outcome proposed."""
        return Pick("agree-outcome", ["fight-on", "agree"], {"seat": SEAT[self.seat], "outcome": self.verdict})

    def settle(self, g: Republic, answers: dict[int, str]) -> Next:
        """Marked rebels count as pro-rebel, the rest for the President; one refusal and it goes on."""
        if any(answer != "agree" for answer in answers.values()):
            g.tell("no-agreement")
            return self.done()
        g.verdict = self.verdict
        g.siding = g.rebels
        g.tell("agreement", outcome=self.verdict)
        coup = next(index for index, step in enumerate(g.stack) if isinstance(step, Stoppable))
        del g.stack[coup + 1 : -1]
        return self.done()


STOP: Final = Stopping()
