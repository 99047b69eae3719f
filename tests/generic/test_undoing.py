"""Undo gives back the same state and views."""

from __future__ import annotations

from generic import undoing
from generic.play import trades
from generic.tables import share


def test_an_answer_taken_back_leaves_no_trace(setting):
    assert sum(undoing.undo_gives_back(setting, seed) for seed in share(0.25)) > 0


def test_answers_are_taken_back_one_by_one_as_far_as_allowed(setting):
    assert max(undoing.undo_goes_all_the_way(setting, seed) for seed in share(0.5)) > 0


def test_secret_answers_are_taken_back_in_any_order(setting):
    assert sum(undoing.secret_answers_come_back_in_any_order(setting, seed) for seed in share(0.5)) > 0


def test_private_dealings_of_others_neither_hinder_an_undo_nor_fall_to_it(setting):
    tried = sum(undoing.undo_heeds_no_stranger(setting, seed) for seed in share(0.25))
    assert tried > 5 or not trades(setting)
