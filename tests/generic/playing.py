"""Random matches: they end, nothing is lost on the way, and every question keeps its word."""

from __future__ import annotations

from random import Random

from generic.play import ENDLESS, Coverage, Habits, choose, due, undo_somewhere
from generic.tables import Setting
from palazzo import Match
from palazzo.kernel.questions import Question

USUAL = Habits()

SHORT = 150
"""In a match longer than this, players take things back less often: each time all of it is played again."""


def plays_to_the_end(setting: Setting, seed: int | str, coverage: Coverage, habits: Habits = USUAL) -> None:
    """A whole match: audited after every answer, each due question checked, and an outcome that adds up."""
    rng = Random(f"play {setting} {seed}")
    match = setting.match(seed)
    audited(match)
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
    well_ended(match)
    coverage.close(match)


def audited(match: Match) -> None:
    """Nothing lost, nothing doubled, every limit kept."""
    faults = match.audit()
    assert not faults, f"after {len(match.journal)} answers: {faults}"


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
