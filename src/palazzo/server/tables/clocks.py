"""Clocks: whose time runs, how much is left, when it is up.

Reaction windows cost nobody time of their bank, for time would tell who had to think: they have a limit of their own.
A secret answer stops the clock of its seat, but the others see that only when the round is over. Who takes an answer
back has thought all the while: their time goes on as if they had never answered, and nobody was asked because of it.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Final, NamedTuple

from msgspec import Struct

from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT, bits
from palazzo.server.live.messages import Clock
from palazzo.server.messages import ClockRule
from palazzo.server.tables.persistence import JournalLine

_LEAST_WINDOW: Final = 30.0
_MOST_GIVEN: Final = 64
"""Answers of a seat that are remembered in case they are taken back."""
UNATTENDED: Final = 2000
"""Quiet answers in a row after which a table rests; a match that nobody attends ends long before, by most rules."""


class Run(Struct):
    """A seat's time runs since `started`, for what was asked at this moment."""

    moment: int
    started: float
    window: bool
    answered: float | None = None


class Given(NamedTuple):
    """An answer given: what its seat had left before, and since when its time ran for what it was asked."""

    left: float
    started: float
    window: bool
    at: float


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds] * seats
        self.runs: dict[int, Run] = {}
        self.given: list[deque[Given]] = [deque(maxlen=_MOST_GIVEN) for _ in range(seats)]
        self.quiet = 0
        """Quiet answers since anybody gave one."""

    def clone(self) -> Clocks:
        """A copy that can be thrown away."""
        copy = Clocks(self.rule, len(self.left))
        copy.left = self.left[:]
        copy.runs = {seat: Run(run.moment, run.started, run.window, run.answered) for seat, run in self.runs.items()}
        copy.given = [given.copy() for given in self.given]
        copy.quiet = self.quiet
        return copy

    @property
    def ticking(self) -> bool:
        """There are clocks at this table."""
        return self.rule.kind != "none"

    @property
    def window_limit(self) -> float:
        """Seconds a reaction window may take."""
        if self.rule.kind == "decision":
            return self.rule.seconds
        return max(_LEAST_WINDOW, self.rule.increment, self.rule.seconds / 20)

    def follow(self, match: Match, line: JournalLine | None, at: float) -> None:
        """The table has changed by this line of the journal (at the start: by none)."""
        if not self.ticking:
            return
        if match.over:
            self.runs = {}
            return
        step = match.table.stack[-1]
        moment = match.table.moments
        if line is not None:
            self.count(line, at)
        if line is not None and not line.question:
            if line.act != "undo":
                self.answered(line.seat, at)
            elif step.waits >> line.seat & 1:
                self.taken_back(match, line.seat)
        for seat in list(self.runs):
            if self.runs[seat].moment != moment or not step.asked >> seat & 1:
                self._charge(seat, at)
        for seat in bits(step.waits):
            run = self.runs.get(seat)
            if run is None:
                self.runs[seat] = Run(moment, at, match.questions.due_of(seat).window)
            else:
                run.answered = None

    @property
    def resting(self) -> bool:
        """Nobody has been here for so long that nobody's time runs any more, until somebody comes and plays."""
        return self.quiet >= UNATTENDED

    def count(self, line: JournalLine, at: float) -> None:
        """Count quiet answers; when a table that rested is played at again, time runs from then on."""
        if line.act == "default":
            self.quiet += 1
            return
        if self.resting:
            for run in self.runs.values():
                run.started = at
        self.quiet = 0

    def answered(self, seat: int, at: float) -> None:
        """A seat has answered what was due; what is asked next comes out of what is left."""
        run = self.runs.get(seat)
        if run is not None:
            run.answered = at
            self.given[seat].append(Given(self.left[seat], run.started, run.window, at))

    def taken_back(self, match: Match, seat: int) -> None:
        """A seat is asked again what it had answered; those asked because of that answer never were."""
        if not self.given[seat]:
            return
        given = self.given[seat].pop()
        run = self.runs.get(seat)
        if run is not None and run.started == given.started:
            return
        self.runs = {other: run for other, run in self.runs.items() if run.started < given.at}
        self.left[seat] = given.left
        self.runs[seat] = Run(match.table.moments, given.started, match.questions.due_of(seat).window)

    def may_take_back(self, seat: int, now: float) -> bool:
        """The seat would still have time for what it answered last."""
        if not self.ticking or not self.given[seat]:
            return True
        given = self.given[seat][-1]
        if self.rule.kind == "bank" and not given.window:
            return now < given.started + given.left
        return now < given.started + self.window_limit

    def _charge(self, seat: int, at: float) -> None:
        """Take the time a seat needed out of its bank, and give the increment for an answer."""
        run = self.runs.pop(seat)
        if self.rule.kind != "bank" or run.window:
            return
        end = at if run.answered is None else run.answered
        self.left[seat] = max(0.0, self.left[seat] - max(0.0, end - run.started))
        if run.answered is not None:
            self.left[seat] += self.rule.increment

    def limit(self, seat: int, run: Run) -> float:
        """Seconds this seat has for what it is asked."""
        if self.rule.kind == "decision":
            return self.rule.seconds
        return self.window_limit if run.window else self.left[seat]

    def ends(self, waits: int) -> dict[int, float]:
        """When the time of each seat that is waited for is up."""
        if self.resting:
            return {}
        return {seat: run.started + self.limit(seat, run) for seat, run in self.runs.items() if waits >> seat & 1}

    def next_end(self, match: Match, now: float) -> float | None:
        """When somebody must look at this table, even if nobody is there; never, if it rests."""
        if self.resting:
            return None
        return min(self.ends(match.table.stack[-1].waits).values(), default=now)

    def be_lenient(self, now: float, grace: float) -> None:
        """After a stop of the server: whoever is asked has at least so much time."""
        for seat, run in self.runs.items():
            run.started = max(run.started, now + grace - self.limit(seat, run))

    def seen(self, now: float) -> Clock | None:
        """The clocks as everyone may see them."""
        if not self.ticking:
            return None
        left = {SEAT[seat]: round(left, 1) for seat, left in enumerate(self.left)}
        for seat, run in self.runs.items():
            left[SEAT[seat]] = round(max(0.0, self.limit(seat, run) - (now - run.started)), 1)
        return Clock([SEAT[seat] for seat in sorted(self.runs)], left, round(time.time(), 3))
