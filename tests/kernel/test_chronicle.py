"""The chronicle of a finished match: its lines, what changed the sums, and what decided it."""

from __future__ import annotations

from random import Random

import pytest

import palazzo
from palazzo.bots import LEVELS
from palazzo.bots.driver import play_bots
from palazzo.kernel.chronicle import Gain, Moment, betrayal, blows, chronicle, lead


def played(game, seats, seed):
    match = palazzo.new_match(game, seats, seed=seed)
    play_bots(match, dict.fromkeys(range(seats), LEVELS["usher"]), Random(seed))
    return match


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("last-will", 3)])
def test_the_changes_add_up_to_the_ledger_of_the_outcome(game, seats):
    match = played(game, seats, 3)
    found = chronicle(match)
    sums = {seat: {} for seat in match.view(None)["seats"]}
    for change in found.changes:
        assert found.lines[change.line]["step"] == change.step
        sums[change.seat][change.cause] = sums[change.seat].get(change.cause, 0) + change.amount
    ledger = match.view(None)["outcome"]["ledger"]
    for seat, causes in sums.items():
        assert {k: v for k, v in causes.items() if v} == {k: v for k, v in ledger[seat].items() if v}
    assert len(found.asked) == len(match.journal)
    assert [line["step"] for line in found.lines] == sorted(line["step"] for line in found.lines)
    assert 1 <= len(found.moments) <= 3
    assert len({moment.step for moment in found.moments}) == len(found.moments)


def test_a_purchase_is_neither_luck_nor_a_blow():
    found = chronicle(played("last-will", 4, 5))
    assert any(change.cause == "purchases" for change in found.changes)
    told = {found.lines[moment.line]["event"] for moment in found.moments if moment.kind in ("blow", "windfall")}
    assert told
    assert told.isdisjoint({"buys", "sells"})


def test_the_turning_point_is_the_step_since_which_the_winner_was_never_behind():
    lines = [{"event": "gains", "turn": step, "step": step, "seat": "s1"} for step in range(5)]
    sums = [[0, 0], [3, 2], [3, 5], [3, 4], [2, 4]]
    assert lead((0,), lines, sums, -1)[0].step == 2
    assert lead((0,), lines, sums, -1)[0].amount == 2
    assert lead((0,), lines, [[0, 1], [0, 2]], -1) == [], "first from the beginning"
    assert lead((0, 1), lines, sums, -1) == [], "shared"


def test_the_worst_betrayal_is_the_one_that_cost_most():
    def broken(step, by, to):
        return {"event": "promise-broken", "turn": step, "step": step, "seat": by, "other": to}

    lines = [broken(1, "s0", "s1"), broken(2, "s1", "s2")]
    changes = [Gain(1, 1, "s1", "cards", 2, 0), Gain(2, 2, "s2", "investigations", 6, 1)]
    assert betrayal(lines, changes, -1) == [Moment("betrayal", 2, 2, "s2", "s1", 6, 1)]


def test_what_everyone_gets_each_round_is_no_stroke_of_luck():
    lines = [{"event": "gains", "turn": 1 + number, "step": number, "seat": "s0"} for number in range(6)]
    aid = [Gain(step, 1 + step, "s0", "aid", 15 + step, step) for step in range(4)]
    robbed = Gain(4, 5, "s1", "night", -9, 4)
    scratched = Gain(5, 6, "s1", "night", -2, 5)
    paid = [Gain(5, 6, seat, "salary", 30, 5) for seat in ("s0", "s1")]
    found = blows(lines, [*aid, robbed, scratched, *paid], 1)
    assert [(one.kind, one.seat, one.step) for one in found[:2]] == [("blow", "s1", 4), ("windfall", "s0", 3)]
    assert found[0].other == "s0"
