"""Foresight: what an answer would bring, tried out on worlds the seat could not tell from the true one.

It runs the rules themselves, so it cannot lie, and reads imagined worlds alone, so it cannot tell a secret. A trial
goes as far as nobody else has to decide: until another seat is asked, or this one is asked something that is no part of
the same choice. Certain is what all worlds agree on before chance, or anything hidden from the seat, came in
(`Table.doubt`).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from palazzo.kernel import looking
from palazzo.kernel.asking import no_such_seat, seat_index
from palazzo.kernel.errors import IllegalAnswer, NoWorld
from palazzo.kernel.figures import Found, figures_of
from palazzo.kernel.steps import HalfMade, Step
from palazzo.kernel.table import EVERYONE

if TYPE_CHECKING:
    from palazzo.kernel.match import Match
    from palazzo.kernel.shapes import Foreseen

WORLDS: Final = 3
"""So many worlds are enough to see what differs."""
MOST_FORCED: Final = 20
"""So many questions in a row with a single answer are answered by themselves."""


class Trial(NamedTuple):
    """What came of an answer in one world."""

    answers: list[Any]
    """What was answered: what was to be tried, and then whatever left no choice."""
    lines: list[dict[str, Any]]
    """What the seat heard."""
    certain: int
    """How many of these lines came before chance or anything hidden."""
    sure: bool
    """Neither came in at all."""
    figures: Found
    next: dict[str, Any] | None
    waiting: dict[str, Any]
    over: bool


class Foresight:
    """The worlds of a seat at one point of a match: as many answers as one likes may be tried on them."""

    def __init__(self, match: Match, seat: Any, worlds: int = WORLDS, rng: Random | None = None) -> None:
        self.seat = seat_index(match.table, seat)
        if self.seat < 0:
            raise no_such_seat(match.table, seat)
        self.worlds = imagined(match, self.seat, worlds, rng or Random())
        self.before: Found = figures_of(match.rules, self.worlds[0].table, self.seat)

    def of(self, answers: list[Any], question: Any = None) -> Foreseen:
        """What these answers, given in a row, would bring: the first to what is asked or to the opening of this id."""
        trials: list[Trial] = []
        for world in self.worlds:
            try:
                trials.append(tried(world, self.seat, answers, question))
            except IllegalAnswer as refusal:
                return refused(answers, refusal)
        return summed_up(self.before, trials)

    def options(self, question: Any = None) -> dict[str, Foreseen]:
        """What each option of a question would bring, of which one is picked; of other questions there are too many."""
        found: dict[str, Foreseen] = {}
        for asked in self.worlds[0].questions.of(self.seat):
            if asked.id == question or (question is None and asked.due):
                if asked.kind == "pick":
                    for option in asked.bounds()["options"]:
                        found[option] = self.of([option], asked.id)
                break
        return found


def imagined(match: Match, seat: int, count: int, rng: Random) -> list[Match]:
    """So many worlds of a seat, fewer where not all are found; NoWorld, if none is."""
    if type(count) is not int or count < 1:
        raise ValueError(f"wanted one world or more, not {count!r}")
    found: list[Match] = []
    missing: NoWorld | None = None
    for _ in range(count):
        try:
            world = match.resample(seat, rng)
        except NoWorld as none:
            missing = none
            continue
        # What happened before is heard already, and every copy would carry it along.
        world.table.log = []
        world.table.tried_by = seat
        found.append(world)
    if missing is not None and not found:
        raise missing
    return found


# -- one world


def tried(world: Match, seat: int, answers: list[Any], question: Any) -> Trial:
    """Answer in a copy of a world, and take down what comes of it."""
    match = world.clone()
    table = match.table
    choice = Choice(table.stack)
    given: list[Any] = []
    for value in answers:
        match.answer(seat, value, None if given else question)
        given.append(value)
    while choice.goes_on(match, seat) and table.sure < 0 and len(given) < len(answers) + MOST_FORCED:
        asked = match.questions.due_of(seat)
        if not asked.forced():
            break
        given.append(asked.default())
        match.answer(seat, given[-1])
    lines, certain = heard(match, seat)
    going_on = choice.goes_on(match, seat)
    return Trial(
        given,
        lines,
        certain,
        table.sure < 0,
        figures_of(match.rules, table, seat),
        looking.seen_question(match, match.questions.due_of(seat)) if going_on else None,
        looking.waiting(match),
        table.over,
    )


class Choice:
    """A choice somebody is making: the step that asked for it, below whatever is half made."""

    def __init__(self, stack: list[Step]) -> None:
        self.before = stack[:]
        self.base = next((step for step in reversed(stack) if not isinstance(step, HalfMade)), stack[-1])
        self.asks = self.base.asks

    def goes_on(self, match: Match, seat: int) -> bool:
        """This seat alone is asked next, and it is part of the same choice.

        So it is half of one, or asked by the same step in other words, by one that this step has called, or by one
        that an opening has put on top.
        """
        if match.over:
            return False
        stack = match.table.stack
        top = stack[-1]
        if top.waits != 1 << seat:
            return False
        if isinstance(top, HalfMade):
            return True
        if not any(step is self.base for step in stack):
            return False
        if top is self.base:
            return top.asks != self.asks
        return not any(step is top for step in self.before)


def heard(match: Match, seat: int) -> tuple[list[dict[str, Any]], int]:
    """What this seat has heard in a trial, and how many lines of it came before chance or anything hidden."""
    table = match.table
    lines: list[dict[str, Any]] = []
    certain = 0
    for number, event in enumerate(table.log):
        if event[1] == EVERYONE or event[1] >> seat & 1:
            lines.append(looking.seen_event(table, event, 1 << seat))
            if table.sure < 0 or number < table.sure:
                certain += 1
    return lines, certain


# -- all of them


def refused(answers: list[Any], refusal: IllegalAnswer) -> Foreseen:
    """An answer does not stand: that, and why, is all there is to foresee."""
    return {
        "answers": answers,
        "refused": {"reason": refusal.reason, "facts": refusal.facts},
        "events": [],
        "figures": [],
        "next": None,
        "waiting": None,
        "over": False,
    }


def summed_up(before: Found, trials: list[Trial]) -> Foreseen:
    """What is certain and what may be, over all worlds."""
    first = trials[0]
    sure = all(trial.sure for trial in trials)
    answers = first.answers if all(trial.answers == first.answers for trial in trials) else []
    alike = sure and all(trial.next == first.next and trial.waiting == first.waiting for trial in trials)
    return {
        "answers": answers,
        "refused": None,
        "events": told(trials),
        "figures": [
            changed(key, before.get(key), [trial.figures.get(key) for trial in trials], sure)
            for key in all_keys(before, trials)
            if any(trial.figures.get(key) != before.get(key) for trial in trials)
        ],
        "next": cast(Any, first.next) if alike else None,
        "waiting": cast(Any, first.waiting) if alike else None,
        "over": all(trial.over for trial in trials),
    }


def told(trials: list[Trial]) -> list[Any]:
    """The lines all worlds begin with, as far as they are certain; then all others, in how many worlds each came."""
    certain = min([trial.certain for trial in trials])
    first = trials[0].lines
    for trial in trials:
        while trial.lines[:certain] != first[:certain]:
            certain -= 1
    found: list[Any] = [{"line": line, "certain": True, "worlds": len(trials)} for line in first[:certain]]
    rest: list[dict[str, Any]] = []
    worlds: list[int] = []
    for trial in trials:
        met: list[dict[str, Any]] = []
        for line in trial.lines[certain:]:
            if line in met:
                continue
            met.append(line)
            if line in rest:
                worlds[rest.index(line)] += 1
            else:
                rest.append(line)
                worlds.append(1)
    return found + [{"line": line, "certain": False, "worlds": count} for line, count in zip(rest, worlds)]


def all_keys(before: Found, trials: list[Trial]) -> list[tuple[str, ...]]:
    """All figures there were or came to be, in the order they are declared in."""
    found = dict.fromkeys(before)
    for trial in trials:
        found.update(dict.fromkeys(trial.figures))
    return list(found)


def changed(key: tuple[str, ...], before: Any, after: list[Any], sure: bool) -> Any:
    """A figure that changes: to what, in each world that differs; of numbers from the least to the most."""
    values: list[Any] = []
    for value in after:
        if value not in values:
            values.append(value)
    if all(type(value) is int for value in values):
        values.sort()
    return {
        "figure": key[0],
        "of": list(key[1:]),
        "before": before,
        "after": values,
        "certain": sure and len(values) == 1,
    }
