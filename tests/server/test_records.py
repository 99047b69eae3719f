"""Ratings go by the places of a result."""

from __future__ import annotations

import palazzo
from palazzo.server.people.records import places
from palazzo.server.tables.persistence import result_of
from palazzo.server.views import Result


def test_places_are_those_the_game_gave() -> None:
    jobs = {"s0": {"job": "J401", "covered": ["theatre", "dog", "helper"]}}
    position = {"at": "end", "round": 7, "jobs": jobs, "money": [0, 50, 60, 90]}
    outcome = palazzo.set_up("last-will", 4, position, seed=1).outcome
    assert outcome is not None
    assert outcome.scores == (3, 50, 60, 90)
    assert places(result_of(outcome), 4) == [3, 0, 1, 2]


def test_older_results_are_read_by_their_scores() -> None:
    assert places(Result(["s1"], [0, 73, 7, 34], ""), 4) == [3, 0, 2, 1]
    assert places(Result(["s3"], [125, 9, -8, -13], ""), 4) == [3, 2, 1, 0]
    assert places(Result([], [5, 9, 8, 10], ""), 4) == [0, 0, 0, 0]
