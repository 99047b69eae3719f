"""Nobody can see, or work out, what they may not know."""

from __future__ import annotations

import pytest

from generic import secrecy
from generic.measure import abilities, measured
from generic.scenes import SCENES
from generic.tables import EDITIONS


def test_a_seat_sees_the_same_in_any_world_it_cannot_tell_from_the_true_one(setting):
    measured(setting, secrecy.now, 0.25, 6)


def test_only_where_the_game_says_so_hidden_things_decide_whether_there_is_a_choice(setting):
    measured(setting, secrecy.choices, 0.5, 60)


def test_no_answer_tells_more_than_the_kernel_was_told(setting):
    measured(setting, secrecy.ahead, 0.5, 51)


def test_what_is_given_in_private_looks_the_same_to_a_third(setting):
    measured(setting, secrecy.gifts_look_alike, 0.5, 21, abilities(setting).trades)


def test_what_happens_in_private_is_not_noticed_by_others(setting):
    measured(setting, secrecy.aside, 0.5, 6, abilities(setting).private)


def test_private_talk_leaves_no_trace_in_what_comes_later(setting):
    measured(setting, secrecy.dealings_leave_no_trace, 0.5, 50, abilities(setting).trades)


def test_every_hidden_thing_one_cannot_place_may_lie_elsewhere(setting):
    measured(setting, secrecy.variety, 0.5, 11)


def test_hidden_things_move_only_by_the_verbs_of_the_table(setting):
    measured(setting, secrecy.moves_are_noted, 0.5, 0)


def test_what_may_be_taken_back_has_taught_nobody_anything(setting):
    measured(setting, secrecy.fair_undo, 0.5, 11, abilities(setting).undo)


@pytest.mark.parametrize("story", SCENES, ids=str)
def test_secrecy_and_fair_undo_hold_where_much_happens(story):
    happened = secrecy.scene(story)
    assert story.events <= happened, f"these never came: {story.events - happened}"


@pytest.mark.full
@pytest.mark.parametrize("setting", EDITIONS, ids=str)
@pytest.mark.parametrize(
    ("test", "needs"),
    [
        (secrecy.now, ""),
        (secrecy.ahead, ""),
        (secrecy.gifts_look_alike, "trades"),
        (secrecy.aside, "private"),
        (secrecy.dealings_leave_no_trace, "trades"),
        (secrecy.variety, ""),
        (secrecy.fair_undo, "undo"),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_secrecy_holds_over_many_matches(setting, test, needs):
    has = not needs or getattr(abilities(setting), needs)
    compared = sum(test(setting, f"full {seed}") for seed in range(40))
    assert compared >= 40 or not has, f"{setting}: only {compared} cases came up in 40 matches"
