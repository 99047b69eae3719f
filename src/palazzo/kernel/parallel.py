"""Seats in parallel: each goes through steps of its own, and answers are taken in the order they arrive."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.kernel.questions import Question
from palazzo.kernel.steps import RUN, WAIT, HalfMade, Next, Step


@dataclass(slots=True)
class Parallel(Step):
    """Several seats each have a stack of steps that ask nobody else; it is over when all of them are."""

    strands: list[list[Step]] = field(default_factory=list)
    """By seat: a stack of steps of its own, empty when it has finished."""
    silent: bool = False
    """By the last answer nothing has happened to the others."""

    def set_out(self, g: Any, steps: dict[int, Step]) -> Next:
        """Each of these seats begins its step."""
        self.strands = [[] for _ in range(g.seats)]
        for seat, step in steps.items():
            self.strands[seat] = [step]
            self.advance(g, seat, RUN)
        return self.await_them(g)

    def await_them(self, g: Any) -> Next:
        """Ask all who have not finished."""
        self.asked = self.waits = sum(1 << seat for seat, strand in enumerate(self.strands) if strand)
        self.asks = "question"
        self.then = "answered"
        return WAIT if self.waits else self.all_done(g)

    def all_done(self, g: Any) -> Next:
        """Every seat has finished."""
        return self.done()

    def question(self, g: Any, seat: int) -> Question:
        """What this seat is asked."""
        step = self.strands[seat][-1]
        question: Question = getattr(step, step.asks)(g, seat)
        return question

    def answered(self, g: Any, value: Any) -> Next:
        """One seat goes on; where it only began or changed a half made choice, nothing has happened to the others."""
        seat = (self.asked & ~self.waits).bit_length() - 1
        step = self.strands[seat][-1]
        before = len(g.log)
        step.waits = 0
        coming = self.within(g, seat, step.then, value)
        self.advance(g, seat, coming)
        half_made = isinstance(step, HalfMade) or isinstance((self.strands[seat] or [step])[-1], HalfMade)
        self.silent = half_made and len(g.log) == before
        return self.await_them(g)

    def within(self, g: Any, seat: int, method: str, *given: Any) -> Next:
        """Call a method of the top step of a strand, with that strand in place of the stack."""
        outer, g.stack = g.stack, self.strands[seat]
        coming: Next = getattr(g.stack[-1], method)(g, *given)
        g.stack = outer
        return coming

    def advance(self, g: Any, seat: int, coming: Next) -> None:
        """Carry one strand on until it asks its seat or is over."""
        strand = self.strands[seat]
        while coming is not WAIT and strand:
            if coming is RUN:
                coming = self.within(g, seat, strand[-1].then)
                continue
            strand.pop()
            if strand:
                coming = self.within(g, seat, strand[-1].then, coming.result)

    def hushed(self) -> bool:
        return self.silent

    def forget(self, g: Any, seat: int) -> None:
        """What other seats have begun is, for this one, not begun."""
        for other, strand in enumerate(self.strands):
            while other != seat and strand:
                step = strand[-1]
                if not isinstance(step, HalfMade):
                    break
                strand.pop()
                self.within(g, other, step.anew())
