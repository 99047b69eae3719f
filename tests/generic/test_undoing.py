"""Undo gives back the same state and views."""

from __future__ import annotations

import pytest

import palazzo
from generic import undoing
from generic.measure import abilities, measured
from generic.play import changing


def test_an_answer_taken_back_leaves_no_trace(setting):
    measured(setting, undoing.undo_gives_back, 0.25, 1, abilities(setting).undo)


def test_answers_are_taken_back_one_by_one_as_far_as_allowed(setting):
    measured(setting, undoing.undo_goes_all_the_way, 0.5, 1, abilities(setting).undo)


def test_secret_answers_are_taken_back_in_any_order(setting):
    measured(setting, undoing.secret_answers_come_back_in_any_order, 0.5, 1, abilities(setting).together)


def test_private_dealings_of_others_neither_hinder_an_undo_nor_fall_to_it(setting):
    measured(setting, undoing.undo_heeds_no_stranger, 0.25, 6, abilities(setting).trades and abilities(setting).undo)


def test_a_secret_answer_that_cannot_be_changed_is_the_fault_of_a_step() -> None:
    match = palazzo.new_match("final-decrees", 5, seed=1)
    with pytest.raises(AssertionError, match=r"Bidding waits: a step that asks .* must be HalfMade"):
        changing(match, 0)
    match.answer(0, 3)
    assert changing(match, 0).prompt == "bid"
