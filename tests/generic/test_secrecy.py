"""Nobody can see, or work out, what they may not know."""

from __future__ import annotations

import pytest

from generic import secrecy
from generic.tables import EDITIONS, SETTINGS, share

at_every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@at_every_table
def test_a_seat_sees_the_same_in_any_world_it_cannot_tell_from_the_true_one(setting):
    assert sum(secrecy.now(setting, seed) for seed in share(setting, 0.25)) > 30


@at_every_table
def test_no_answer_tells_more_than_the_kernel_was_told(setting):
    assert sum(secrecy.ahead(setting, seed) for seed in share(setting, 0.5)) > 200


@at_every_table
def test_what_is_given_in_private_looks_the_same_to_a_third(setting):
    assert sum(secrecy.gifts_look_alike(setting, seed) for seed in share(setting, 0.5)) > 20


@at_every_table
def test_what_happens_in_private_is_not_noticed_by_others(setting):
    assert sum(secrecy.aside(setting, seed) for seed in share(setting, 0.5)) > 100


@at_every_table
def test_private_talk_leaves_no_trace_in_what_comes_later(setting):
    assert sum(secrecy.dealings_leave_no_trace(setting, seed) for seed in share(setting, 0.5)) > 50


@at_every_table
def test_every_hidden_thing_one_cannot_place_may_lie_elsewhere(setting):
    assert sum(secrecy.variety(setting, seed) for seed in share(setting, 0.5)) > 50


@at_every_table
def test_what_may_be_taken_back_has_taught_nobody_anything(setting):
    assert sum(secrecy.fair_undo(setting, seed) for seed in share(setting, 0.5)) > 100


@pytest.mark.full
@pytest.mark.parametrize("setting", EDITIONS, ids=str)
@pytest.mark.parametrize(
    "test",
    [
        secrecy.now,
        secrecy.ahead,
        secrecy.gifts_look_alike,
        secrecy.aside,
        secrecy.dealings_leave_no_trace,
        secrecy.variety,
        secrecy.fair_undo,
    ],
    ids=lambda test: test.__name__,
)
def test_secrecy_holds_over_many_matches(setting, test):
    assert sum(test(setting, f"full {seed}") for seed in range(40)) > 1000
