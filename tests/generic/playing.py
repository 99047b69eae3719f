"""Random matches: they end, nothing is lost on the way, and every question keeps its word."""

from __future__ import annotations

from random import Random

from generic.play import ENDLESS, Coverage, Habits, choose, due, state, undo_somewhere
from generic.tables import Setting
from palazzo import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT

USUAL = Habits()

SHORT = 150
"""In a match longer than this, players take things back less often: each time all of it is played again."""


def plays_to_the_end(setting: Setting, seed: int | str, coverage: Coverage, habits: Habits = USUAL) -> None:
    """A whole match: audited after every answer, each due question checked, and an outcome that adds up."""
    rng = Random(f"play {setting} {seed}")
    match = setting.match(seed)
    well_laid(match)
    assert state(match) == state(setting.match(seed)), (
        "two matches of one seed begin differently: all chance must come from g.shuffle and g.roll"
    )
    audited(match)
    parts_fit(match)
    for _ in range(ENDLESS):
        if match.over:
            break
        for question in due(match):
            keeps_its_word(question, rng)
        if rng.random() < habits.undo * min(1.0, SHORT / (1 + len(match.journal))) and undo_somewhere(match, rng):
            coverage.undone += 1
        else:
            move = choose(match, rng, habits)
            coverage.note(move)
            move.on(match)
        audited(match)
        assert match.over or due(match), "a dead end: nobody is asked anything"
    assert match.over, f"no end after {ENDLESS} answers"
    parts_fit(match)
    well_ended(match)
    coverage.close(match)


def audited(match: Match) -> None:
    """Nothing lost, nothing doubled, every limit kept."""
    faults = match.audit()
    more = f" (and {len(faults) - 3} more)" if len(faults) > 3 else ""
    assert not faults, f"after {len(match.journal)} answers: {'; '.join(faults[:3])}{more}"


def well_laid(match: Match) -> None:
    """Every hidden thing is among the copies of its kind, everybody is among the people, options have a default."""
    table = match.table
    for option in match.rules.entry.options:
        assert option.default in option.values, f"{option.name} is {option.default!r} by default, which it cannot be"
    for thing in [thing for group in match.rules.zones(table) for zone in group for thing in zone.things]:
        kind = table.kind_of(thing)
        assert thing in table.copies_of(kind), f"thing {thing} is a {kind!r}, and not among copies_of({kind!r})"
    seen = match.rules.common(table)
    if "people" in seen:
        named = [person.get("seat") for person in seen["people"] if isinstance(person, dict)]
        assert named == list(SEAT[: match.seats]), (
            f"`people` in `common` names the seats {named}: one record for each, with its `seat`, s0 first"
        )
    for path in match.rules.veiled(match.seats):
        if len(path) > 1:
            assert path[0] in seen, f"veiled names {path}, and `common` has no {path[0]!r} for it to lie in"


def parts_fit(match: Match) -> None:
    """For every veiled place each seat, and a spectator, is given something to see there."""
    rules, veiled = match.rules, match.rules.veiled(match.seats)
    for seat in (*range(match.seats), -1):
        parts = rules.private_part(match.table, seat)
        assert len(parts) == len(veiled), (
            f"private_part gives {SEAT[seat] if seat >= 0 else 'a spectator'} {len(parts)} parts, "
            f"and veiled names {len(veiled)} places: {veiled}"
        )


def keeps_its_word(question: Question, rng: Random) -> None:
    """What it samples and what it gives by default stands; forced means that nothing else does."""
    for value in (question.sample(rng), question.default()):
        fault = question.fault(value)
        assert fault is None, f"{question.prompt} gives {value!r}, and refuses it: {fault}"
    bounds = question.bounds()
    if question.kind == "pick":
        assert bounds["options"], f"{question.prompt} offers nothing"
        assert len(set(bounds["options"])) == len(bounds["options"]), f"{question.prompt} offers something twice"
        others = [option for option in bounds["options"] if option != question.default()]
        assert question.forced() == (not others), f"{question.prompt} is forced, but {others} would stand"
    elif question.forced():
        for _ in range(10):
            assert same(question.sample(rng), question.default()), (
                f"{question.prompt} is forced, but has another answer"
            )


def same(one: object, other: object) -> bool:
    """Two answers that say the same, in whatever order."""
    if isinstance(one, list) and isinstance(other, list):
        return sorted(one) == sorted(other)
    return one == other


def well_ended(match: Match) -> None:
    """Somebody won, everyone has a score, nothing is asked, and the key is there to check."""
    outcome = match.outcome
    assert outcome is not None, "the match is over, and has no outcome"
    assert outcome.winners, f"nobody has won: {outcome}"
    assert set(outcome.winners) <= set(range(match.seats)), f"winners who do not sit here: {outcome}"
    assert len(outcome.scores) == match.seats, f"not every seat has a score: {outcome}"
    assert len(outcome.places) == match.seats, f"not every seat has a place: {outcome}"
    assert outcome.reason, f"nobody knows why the match is over: {outcome}"
    assert not list(match.questions), "the match is over, and somebody is still asked"
    assert match.view(None)["key"] == match.table.key
