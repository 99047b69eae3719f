"""Copies, saves and imagined worlds have the same future as what they come from."""

from __future__ import annotations

from generic import futures
from generic.tables import share


def test_copied_saved_or_loaded_a_match_goes_on_the_same(setting):
    for seed in share(0.25):
        futures.copies_have_equal_futures(setting, seed)


def test_imagined_worlds_can_be_saved_and_loaded(setting):
    for seed in share(0.25):
        futures.imagined_worlds_save_and_load(setting, seed)


def test_old_copies_never_change(setting):
    for seed in share(0.5):
        futures.old_copies_never_change(setting, seed)


def test_what_the_seats_know_does_not_hang_on_who_asked_before(setting):
    for seed in share(0.5):
        futures.looking_changes_nothing(setting, seed)


def test_who_writes_on_a_view_changes_nothing_else(setting):
    for seed in share(0.5):
        futures.views_belong_to_the_reader(setting, seed)


def test_brisk_copies_ask_nothing_forced_and_end_the_same(setting):
    for seed in share(0.25):
        futures.brisk_copies_end_alike(setting, seed)


def test_nonsense_is_refused_and_changes_nothing(setting):
    junk = [None, True, -1, 10**30, 0.5, "", "junk", "accept:x", [], ["x"], [[]], {}, {"x": 1}, {"terms": [{}]}, {1: 2}]
    for seed in share(0.5):
        futures.refusals_change_nothing(setting, seed, junk)
