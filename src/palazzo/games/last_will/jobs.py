"""Jobs: salaries, demotions, and being sacked.  [W-9]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.last_will.content import (
    CARDS,
    JOB_SYMBOLS,
    JOBS,
    KIND,
    LINE_NAMES,
    SYMBOLS,
    WILD,
    WILD_CARD,
    line_called,
)
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

DECLINE: Final = "decline"


def pay_salaries(g: Fortune, event: str) -> None:
    """Whoever has a job takes the uncovered lines.  [W-2.2, W-8.2, W-9.9]"""
    for seat in g.clockwise(max(g.starter, 0)):
        if g.job[seat] >= 0:
            amount = g.salary(seat)
            g.money[seat] += amount
            g.tell(event, seat=SEAT[seat], job=KIND[g.job[seat]], amount=amount)


def companion_symbols(card: str, kind: str) -> list[str]:
    """What a companion shows when played as this kind: a wild one, its own symbol too.  [W-9.4]"""
    return [WILD, kind] if card == WILD_CARD else [kind]


def coverable(g: Fortune, seat: int, symbols: list[str]) -> list[str]:
    """The lines a seat may cover now with one of these symbols, by name; lines that are alike once.  [W-9.2]"""
    if g.job[seat] < 0 or g.demotions[seat]:
        return []
    job = JOBS[KIND[g.job[seat]]]
    if JOB_SYMBOLS[job.id].isdisjoint(symbols):
        return []
    covered = g.covered[seat]
    found: list[str] = []
    for number, line in enumerate(job.lines):
        if line.symbol in symbols and number not in covered:
            name = LINE_NAMES[job.id][number]
            if name not in found:
                found.append(name)
    return found


def offer_demotion(step: Step, g: Fortune, seat: int, symbols: list[str], then: Callable[[Any, Any], Next]) -> Next:
    """Before a step goes on, one of these symbols may cover a line; asked only where some line matches.  [W-9.2]"""
    if coverable(g, seat, symbols):
        return step.first(g, Demotion(seat, symbols), then=then)
    return then(g, None)


@dataclass(slots=True)
class Demotion(Step):
    """A line of the salary may be covered, now or not at all.  [W-5.9, W-9.2]"""

    seat: int = 0
    """The seat that may cover a line."""
    symbols: list[str] = field(default_factory=list)
    """The symbols that may cover it."""

    def waiting(self) -> str:
        return "wait-demotion"

    def begin(self, g: Fortune) -> Next:
        """Ask which line is covered."""
        return self.ask(self.seat, self.lines, then=self.cover)

    def lines(self, g: Fortune, seat: int) -> Pick:
        """One of the matching lines, or none: a demotion is always optional."""
        options = [DECLINE]
        for line in coverable(g, seat, self.symbols):
            options.append(f"demote:{line}")
        return Pick("choose-demotion", options, {"job": KIND[g.job[seat]]})

    def cover(self, g: Fortune, choice: str) -> Next:
        """The line is covered; with the last one the job is gone.  [W-9.7]"""
        if choice == DECLINE:
            return self.done()
        _cover_line(g, self.seat, choice.removeprefix("demote:"))
        return self.done()


def any_line() -> list[str]:
    """The errand's demotion: whatever line.  [W-9.5]"""
    return list(SYMBOLS)


def _cover_line(g: Fortune, seat: int, name: str) -> None:
    """A demotion token goes on a line.  [W-9.2, W-9.7]"""
    job = JOBS[KIND[g.job[seat]]]
    number = line_called(job, name, g.covered[seat])
    line = job.lines[number]
    g.covered[seat].append(number)
    g.demotions[seat] += 1
    g.tell("demoted", seat=SEAT[seat], job=job.id, symbol=line.symbol, amount=line.salary)
    if len(g.covered[seat]) == len(job.lines):
        _lose_job(g, seat)


def _lose_job(g: Fortune, seat: int) -> None:
    """Sacked: the job is discarded, its tokens return, and without property debt is open.  [W-6.2, W-9.7]"""
    job = g.job[seat]
    g.job[seat] = NONE
    g.covered[seat] = []
    g.box.append(job)
    g.tell("sacked", seat=SEAT[seat], job=KIND[job])
    g.mark_bankrupt(seat)


def demoting_symbols(kind: str) -> list[str]:
    """The symbols of a card's top left corner: only they count.  [W-9.3]"""
    return list(CARDS[kind].symbols)
