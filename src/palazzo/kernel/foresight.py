"""Foresight: what an answer would bring, tried out on worlds the seat could not tell from the true one.

It runs the rules themselves, so it cannot lie, and reads imagined worlds alone, so it cannot tell a secret. A trial
goes as far as nobody else has to decide: until another seat is asked, or this one is asked something that is no part of
the same choice. Certain is what all worlds agree on before chance, or anything hidden from the seat, came in
(`Table.doubt`).

An offer that is tried is signed by everyone in it, in the worlds where they can: told is what comes then.

Who has answered in secret while others are still asked is nobody's business: in a trial nobody has. What an answer
would bring together with any others' is told as what may be; in a window for reactions, if nobody reacts.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from palazzo.kernel import looking
from palazzo.kernel.chance import check_source
from palazzo.kernel.errors import IllegalAnswer, NoWorld
from palazzo.kernel.figures import READING, Found, figures_in
from palazzo.kernel.open_questions import CHANGE, no_such_seat, seat_index
from palazzo.kernel.steps import HalfMade, Step
from palazzo.kernel.table import EVERYONE, bits
from palazzo.kernel.views import put_at

if TYPE_CHECKING:
    from palazzo.kernel.agreements import Deal
    from palazzo.kernel.match import Match
    from palazzo.kernel.questions import Question
    from palazzo.kernel.rules import Rules
    from palazzo.kernel.shapes import Foreseen

WORLDS: Final = 3
"""So many worlds are enough to see what differs."""
_MOST_FORCED: Final = 20
"""So many questions in a row with a single answer are answered by themselves."""
_MOST_PASSES: Final = 40
"""So many answers are let pass to see what comes if nobody reacts."""

_Heard = tuple[dict[str, Any], dict[str, Any]]
"""A line as the seat hears it, and as all do."""


class Trial(NamedTuple):
    """What came of an answer in one world."""

    answers: list[Any]
    """What was answered: what was to be tried, and then whatever left no choice."""
    lines: list[_Heard]
    """What the seat heard."""
    certain: int
    """How many of these lines came before chance or anything hidden."""
    sure: bool
    """Neither came in at all."""
    figures: Found
    next: dict[str, Any] | None
    waiting: dict[str, Any]
    over: bool
    later: list[_Heard]
    """What it hears further on, if a window for reactions opens and nobody takes it, or everyone signs its offer."""
    later_figures: Found | None
    """And the figures then; none, if no window opens, or somebody cannot sign."""
    offers: bool
    """The answer was an offer."""


class Foresight:
    """The worlds of a seat at one point of a match: as many answers as one likes may be tried on them."""

    def __init__(self, match: Match, seat: Any, worlds: int = WORLDS, rng: Random | None = None) -> None:
        self.seat = seat_index(match.table, seat)
        if self.seat < 0:
            raise no_such_seat(match.table, seat)
        if rng is not None:
            check_source(rng)
        self.worlds = _imagined(match, self.seat, worlds, rng or Random())
        """Each with the chance by which others answer in it."""
        self.before: Found = figures_of(self.worlds[0][0], self.seat)

    def of(self, answers: list[Any], question: Any = None) -> Foreseen:
        """What these answers, given in a row, would bring: the first to what is asked or to the opening of this id."""
        trials: list[Trial] = []
        for world, chance in self.worlds:
            try:
                trials.append(_tried(world, self.seat, answers, question, Random(chance)))
            except IllegalAnswer as refusal:
                return _refused(answers, refusal)
        return _summed_up(self.before, trials)

    def choices(self, question: Any = None) -> list[str]:
        """The options of a question of which one is picked; of other questions there are too many answers to try."""
        for asked in self.worlds[0][0].questions.of(self.seat):
            if asked.id == question or (question is None and asked.due):
                return list(asked.bounds()["options"]) if asked.kind == "pick" else []
        return []

    def options(self, question: Any = None) -> dict[str, Foreseen]:
        """What each option of a question, of which one is picked, would bring."""
        return {option: self.of([option], question) for option in self.choices(question)}


def _imagined(match: Match, seat: int, count: int, rng: Random) -> list[tuple[Match, int]]:
    """So many worlds of a seat, each with a chance of its own; fewer where not all are found; NoWorld, if none is."""
    if type(count) is not int or count < 1:
        raise ValueError(f"wanted one world or more, not {count!r}")
    found: list[tuple[Match, int]] = []
    missing: NoWorld | None = None
    for _ in range(count):
        chance = rng.getrandbits(64)
        try:
            world = match.resample(seat, Random(chance))
        except NoWorld as none:
            missing = none
            continue
        world.table.tried_by = seat
        _ask_again(world.table.stack[-1], seat)
        if _reads(match.rules):
            # Its copies then read on from here.
            looking.book_of(world, 0)
        found.append((world, chance))
    if missing is not None and not found:
        raise missing
    return found


def _ask_again(step: Step, seat: int) -> None:
    """Nobody but this seat has answered yet what several are asked in secret."""
    for other in list(step.answers):
        if other != seat:
            del step.answers[other]
            step.waits |= 1 << other


# -- one world


def _reads(rules: Rules) -> bool:
    """Some figures are not in the table, but worked out from it."""
    return any(one.path[0] == READING for one in rules.figures)


def figures_of(match: Match, seat: int) -> Found:
    """The figures of a match as this seat sees them."""
    rules, g = match.rules, match.table
    seen = rules.common(g)
    for path, value in zip(rules.veiled(g.seats), rules.private_part(g, seat)):
        put_at(seen, path, value)
    if _reads(rules):
        seen[READING] = rules.reading(g, looking.book_of(match, 0))
    return figures_in(rules.figures, seen, seat)


def _tried(world: Match, seat: int, answers: list[Any], question: Any, rng: Random) -> Trial:
    """Answer in a copy of a world, and take down what comes of it."""
    match = world.clone()
    table = match.table
    choice = Choice(table.stack)
    start = len(table.log)
    given: list[Any] = []
    for value in answers:
        # On the way, what leaves no choice answers itself, as it does at a table.
        while given and _is_forced(match, seat, choice, len(given)) and match.questions.due_of(seat).fault(value):
            _answer_itself(match, seat, given)
        match.answer(seat, value, None if given else question)
        given.append(value)
    while _is_forced(match, seat, choice, len(given) - len(answers)):
        _answer_itself(match, seat, given)
    opening = _opening_of(world, seat, question)
    # Who has answered what all are asked, and takes an opening meanwhile, brings on nothing by it.
    if opening is None and seat in table.stack[-1].answers:
        table.doubt()
        if not match.questions.due_of(_seat_waited_for(match)).window:
            _others_answer(match, rng)
    lines, certain = _heard(match, seat, start)
    sure, far = table.sure < 0, len(table.log)
    figures = figures_of(match, seat)
    going_on = choice.goes_on(match, seat)
    following = looking.seen_question(match, match.questions.due_of(seat)) if going_on else None
    waiting, over = looking.waiting(match), table.over
    offers = opening is not None and opening.kind == "offer"
    passed = _all_sign(match, seat, world.table.deals) if offers else _let_pass(match)
    return Trial(
        given,
        lines,
        certain,
        sure,
        figures,
        following,
        waiting,
        over,
        _heard(match, seat, far)[0] if passed else [],
        figures_of(match, seat) if passed else None,
        offers,
    )


def _is_forced(match: Match, seat: int, choice: Choice, given: int) -> bool:
    """What is asked next is part of the same choice, and has a single answer."""
    if given >= _MOST_FORCED or match.table.sure >= 0 or not choice.goes_on(match, seat):
        return False
    return match.questions.due_of(seat).single()


def _answer_itself(match: Match, seat: int, given: list[Any]) -> None:
    """The one answer there is."""
    given.append(match.questions.due_of(seat).default())
    match.answer(seat, given[-1])


def _opening_of(world: Match, seat: int, question: Any) -> Question | None:
    """The opening that is answered, if it is one: to change a secret answer is none."""
    if question is None or str(question).startswith(CHANGE):
        return None
    return next((asked for asked in world.questions.open_to(seat) if asked.id == question), None)


def _all_sign(match: Match, seat: int, before: list[Deal]) -> bool:
    """Everyone in the offer this seat has just made signs it, if they can and it still stands."""
    deal = next((one for one in match.table.deals if one.by == seat and one not in before), None)
    if deal is None:
        return False
    for other in bits(deal.parties & ~(1 << seat)):
        asked = next((one for one in match.questions.open_to(other) if one.facts.get("deal") == deal.id), None)
        if asked is None or asked.fault("accept") is not None:
            return False
        match.answer(other, "accept", asked.id)
    return True


def _seat_waited_for(match: Match) -> int:
    """The first seat the match waits for."""
    waits = match.table.stack[-1].waits
    return (waits & -waits).bit_length() - 1


def _others_answer(match: Match, rng: Random) -> None:
    """Whoever is asked together with this seat answers anything that stands."""
    step = match.table.stack[-1]
    waits = step.waits
    for other in bits(waits):
        match.answer(other, match.questions.due_of(other).sample(rng))


def _let_pass(match: Match) -> bool:
    """Where a window for reactions stands open, nobody takes it; whether there was one."""
    passes = 0
    while passes < _MOST_PASSES and (asked := match.due) is not None and asked.window:
        match.answer(asked.seat, asked.default())
        passes += 1
    return passes > 0


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


def _heard(match: Match, seat: int, start: int) -> tuple[list[_Heard], int]:
    """What this seat has heard in a trial, and how many lines of it came before chance or anything hidden."""
    table = match.table
    lines: list[_Heard] = []
    certain = 0
    for number in range(start, len(table.log)):
        event = table.log[number]
        if event[1] == EVERYONE or event[1] >> seat & 1:
            lines.append((looking.seen_event(event, 1 << seat), looking.seen_event(event, 0)))
            if table.sure < 0 or number < table.sure:
                certain += 1
    return lines, certain


# -- all of them


def _refused(answers: list[Any], refusal: IllegalAnswer) -> Foreseen:
    """An answer does not stand: that, and why, is all there is to foresee."""
    return {
        "answers": answers,
        "refused": {"reason": refusal.reason, "facts": refusal.facts},
        "events": [],
        "figures": [],
        "next": None,
        "waiting": None,
        "over": False,
        "unopposed": None,
        "worlds": 0,
    }


def _summed_up(before: Found, trials: list[Trial]) -> Foreseen:
    """What is certain and what may be, over all worlds."""
    first = trials[0]
    sure = all(trial.sure for trial in trials)
    answers = first.answers if all(trial.answers == first.answers for trial in trials) else []
    alike = sure and all(trial.next == first.next and trial.waiting == first.waiting for trial in trials)
    return {
        "answers": answers,
        "refused": None,
        "events": _told([trial.lines for trial in trials], min([trial.certain for trial in trials])),
        "figures": _all_changed(before, before, [trial.figures for trial in trials], sure),
        "next": cast(Any, first.next) if alike else None,
        "waiting": cast(Any, first.waiting) if alike else None,
        "over": all(trial.over for trial in trials),
        "unopposed": _unopposed(before, trials),
        "worlds": len(trials),
    }


def _unopposed(before: Found, trials: list[Trial]) -> Any:
    """What comes if a window for reactions opens and nobody takes it, or all sign an offer: none of it is certain."""
    if trials[0].offers:
        trials = [trial for trial in trials if trial.later_figures is not None]
    later = [trial.later_figures for trial in trials if trial.later_figures is not None]
    if not later or len(later) < len(trials):
        return None
    return {
        "events": _told([trial.later for trial in trials], 0),
        "figures": _all_changed(before, trials[0].figures, later, False),
    }


def _told(worlds: list[list[_Heard]], certain: int) -> list[Any]:
    """The lines all worlds begin with, as far as they are certain; then all others, in how many worlds each came.

    What only the seat would learn by one that is not certain is told where it is the same in all worlds.
    """
    first = worlds[0]
    for lines in worlds:
        while lines[:certain] != first[:certain]:
            certain -= 1
    found: list[Any] = [{"line": line, "certain": True, "worlds": len(worlds)} for line, _ in first[:certain]]
    rest: list[dict[str, Any]] = []
    counts: list[int] = []
    for lines in worlds:
        met: list[dict[str, Any]] = []
        for line, public in lines[certain:]:
            everywhere = all(any(line == other for other, _ in theirs[certain:]) for theirs in worlds)
            said = line if everywhere else public
            if said in met:
                continue
            met.append(said)
            if said in rest:
                counts[rest.index(said)] += 1
            else:
                rest.append(said)
                counts.append(1)
    return found + [{"line": line, "certain": False, "worlds": count} for line, count in zip(rest, counts)]


def _all_changed(before: Found, since: Found, after: list[Found], sure: bool) -> list[Any]:
    """All figures that, in some world, are not any more what they were."""
    return [
        _changed(key, before.get(key), [figures.get(key) for figures in after], sure)
        for key in _all_keys(before, after)
        if any(figures.get(key) != since.get(key) for figures in after)
    ]


def _all_keys(before: Found, after: list[Found]) -> list[tuple[str, ...]]:
    """All figures there were or came to be, in the order they are declared in."""
    found = dict.fromkeys(before)
    for figures in after:
        found.update(dict.fromkeys(figures))
    return list(found)


def _changed(key: tuple[str, ...], before: Any, after: list[Any], sure: bool) -> Any:
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
