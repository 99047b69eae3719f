"""Nobody can see, or work out, what they may not know."""

from __future__ import annotations

import pytest

from generic import secrecy
from generic.play import trades
from generic.scenes import SCENES
from generic.tables import EDITIONS, share


def test_a_seat_sees_the_same_in_any_world_it_cannot_tell_from_the_true_one(setting):
    assert sum(secrecy.now(setting, seed) for seed in share(0.25)) > 5


def test_no_answer_tells_more_than_the_kernel_was_told(setting):
    assert sum(secrecy.ahead(setting, seed) for seed in share(0.5)) > 50


def test_what_is_given_in_private_looks_the_same_to_a_third(setting):
    compared = sum(secrecy.gifts_look_alike(setting, seed) for seed in share(0.5))
    assert compared > 20 or not trades(setting)


def test_what_happens_in_private_is_not_noticed_by_others(setting):
    assert sum(secrecy.aside(setting, seed) for seed in share(0.5)) > 5


def test_private_talk_leaves_no_trace_in_what_comes_later(setting):
    compared = sum(secrecy.dealings_leave_no_trace(setting, seed) for seed in share(0.5))
    assert compared >= 50 or not trades(setting)


def test_every_hidden_thing_one_cannot_place_may_lie_elsewhere(setting):
    assert sum(secrecy.variety(setting, seed) for seed in share(0.5)) > 10


def test_what_may_be_taken_back_has_taught_nobody_anything(setting):
    assert sum(secrecy.fair_undo(setting, seed) for seed in share(0.5)) > 10


@pytest.mark.parametrize("story", SCENES, ids=str)
def test_secrecy_and_fair_undo_hold_where_much_happens(story):
    happened = secrecy.scene(story)
    assert story.events <= happened, f"these never came: {story.events - happened}"


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
    compared = sum(test(setting, f"full {seed}") for seed in range(40))
    assert compared > 200 or not trades(setting)
