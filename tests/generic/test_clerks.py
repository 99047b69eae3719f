"""The same with clerks at the table: they come to where random play does not."""

from __future__ import annotations

from random import Random

import pytest

from generic import futures, secrecy
from generic.measure import measured
from generic.play import CLERKS, Coverage, due, play
from generic.playing import plays_to_the_end
from generic.tables import EDITIONS, GAMES, Setting, some
from palazzo.bots import clerk

FEW = 4
"""Answers worth thinking about that a clerk is asked for."""

POINTS = 60
"""Answers along which it is asked."""


def one_of_each(name: str) -> list[Setting]:
    """One setting of every game, not the same for every test."""
    found = some(name)
    return [next(setting for setting in found if setting.game == entry["id"]) for entry in GAMES]


def few(name: str) -> pytest.MarkDecorator:
    """A test at one table of every game."""
    return pytest.mark.parametrize("setting", one_of_each(name), ids=str)


@few("clerks play")
def test_matches_of_clerks_end_well_and_nothing_is_lost_on_the_way(setting):
    clerk.FALLBACKS.clear()
    coverage = Coverage()
    plays_to_the_end(setting, "clerks", coverage, CLERKS)
    assert sum(coverage.endings.values()) == 1
    assert not clerk.FALLBACKS


@few("clerks think")
def test_what_a_clerk_thinks_about_is_lawful_distinct_and_always_the_same(setting):
    match = setting.match("thinking")
    rng = Random(1)
    thought = 0
    for _ in range(POINTS):
        if match.over:
            break
        for question in due(match):
            thought += thinks_well(match, question, rng)
        play(match, rng, 3, CLERKS)
    assert thought > POINTS // 3 or match.over or clerk.counsel(setting.game) is None


def thinks_well(match, question, rng):
    """The candidates of one due question; True if there was anything to choose."""
    view = match.view(question.seat)
    asked = next(q for q in view["questions"] if q["due"])
    found = clerk.candidates(view, asked, FEW)
    assert 1 <= len(found) <= FEW
    assert found == clerk.candidates(view, asked, FEW)
    for value in found:
        assert question.fault(value) is None, f"{question.prompt}: {value!r}"
    assert len({clerk.spelled(asked, value) for value in found}) == len(found)
    return len(found) > 1


@few("clerks hide")
def test_where_clerks_come_nobody_sees_what_they_may_not(setting):
    measured(setting, lambda one, seed: secrecy.now(one, f"clerks {seed}", 0.03, CLERKS), 0.25, 6)


@few("clerks act")
def test_what_clerks_do_tells_no_more_than_the_kernel_was_told(setting):
    measured(setting, lambda one, seed: secrecy.ahead(one, f"clerks {seed}", 0.1, CLERKS), 0.25, 3)


@few("clerks copied")
def test_where_clerks_come_copies_go_on_the_same(setting):
    futures.copies_have_equal_futures(setting, "clerks", 20, CLERKS)


@pytest.mark.full
@pytest.mark.parametrize("setting", EDITIONS, ids=str)
def test_many_matches_of_clerks_end_well(setting):
    clerk.FALLBACKS.clear()
    coverage = Coverage()
    for seed in range(50):
        plays_to_the_end(setting, f"clerks {seed}", coverage, CLERKS)
    assert sum(coverage.endings.values()) == 50
    assert not clerk.FALLBACKS
