"""Random matches of every game, at every number of seats, with a covering set of its options."""

from __future__ import annotations

from random import Random

import pytest

from generic.measure import trades
from generic.play import STRETCH, TRADING, Coverage, play
from generic.playing import plays_to_the_end
from generic.tables import EDITIONS, FULL, SETTINGS, share, some

UNATTENDED = 2000
"""Quiet answers in a row after which a server lets a table rest."""


def test_random_matches_end_well_and_nothing_is_lost_on_the_way(setting):
    coverage = Coverage()
    for seed in share(0.5):
        plays_to_the_end(setting, seed, coverage)
    assert sum(coverage.endings.values()) == len(share(0.5))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_match_can_be_played_with_every_option(setting):
    match = setting.match(0)
    play(match, Random(0), STRETCH)
    assert match.audit() == ()
    assert match.options == {**match.options, **dict(setting.options)}


def test_a_match_nobody_attends_ends_by_quiet_answers(setting):
    match = setting.match("nobody")
    for _ in range(UNATTENDED):
        if match.over:
            break
        match.answer(match.due.seat, match.due.default())
    assert match.over, f"{setting}: by quiet answers alone it has no end (each question's default)"
    assert match.audit() == ()


def test_random_matches_come_across_deals_promises_and_changes_of_mind():
    coverage = Coverage()
    for setting in filter(trades, some("trade")):
        plays_to_the_end(setting, "trade", coverage, TRADING._replace(undo=0.03))
    assert {"deal-offered", "deal-struck", "deal-refused", "deal-withdrawn", "deal-lapsed"} <= set(coverage.events)
    assert {"promise-given", "promise-kept", "promise-broken"} <= set(coverage.events)
    assert coverage.undone > 20


@pytest.mark.full
@pytest.mark.parametrize("setting", EDITIONS, ids=str)
def test_a_thousand_random_matches_of_every_edition_end_well(setting):
    coverage = Coverage()
    for seed in range(FULL):
        plays_to_the_end(setting, seed, coverage)
    assert sum(coverage.endings.values()) == FULL
