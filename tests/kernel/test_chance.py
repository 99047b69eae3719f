"""Chance that a table can check."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palazzo
from palazzo.kernel import chance

keys = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


@given(keys, st.integers(0, 1000), st.lists(st.integers(), max_size=80))
def test_a_shuffle_is_a_permutation_and_the_same_each_time(key, moment, things):
    before = list(things)
    order = chance.shuffled(key, moment, things)
    assert sorted(order) == sorted(things)
    assert things == before
    assert chance.shuffled(key, moment, things) == order


@given(keys, keys, st.integers(0, 1000))
def test_other_keys_and_other_moments_shuffle_otherwise(key, other, moment):
    things = list(range(60))
    order = chance.shuffled(key, moment, things)
    assert chance.shuffled(key, moment + 1, things) != order
    if other != key:
        assert chance.shuffled(other, moment, things) != order


def test_every_order_comes_up_about_as_often():
    orders = Counter(tuple(chance.shuffled(f"{n:032x}", 1, [0, 1, 2])) for n in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_every_card_comes_to_lie_on_top_about_as_often():
    tops = Counter(chance.shuffled(f"{n:032x}", 1, list(range(60)))[-1] for n in range(6000))
    assert len(tops) == 60
    assert max(tops.values()) < 160


@given(st.integers(1, 600))
def test_a_draw_is_as_long_as_asked(bits):
    numbers = {chance.draw("k", moment, bits) for moment in range(30)}
    assert len(numbers) == 30
    assert max(number.bit_length() for number in numbers) >= bits


def test_fresh_keys_are_128_bits_and_never_the_same():
    fresh = {chance.fresh_key() for _ in range(100)}
    assert len(fresh) == 100
    assert all(len(bytes.fromhex(key)) == 16 for key in fresh)


def test_names_of_papers_say_nothing_and_differ():
    assert chance.nonce("k", "a") == chance.nonce("k", "a")
    assert len({chance.nonce("k", "a"), chance.nonce("k", "b"), chance.nonce("l", "a")}) == 3


@pytest.mark.parametrize("seats", [4, 5])
def test_the_key_is_shown_when_all_is_over_and_proves_the_commitment(seats):
    match = palazzo.new_match("final-decrees", seats, options={"burn": 7})
    rng = Random(1)
    promised = match.view(None)["commitment"]
    while not match.over:
        view = match.view(0)
        assert "key" not in view
        assert view["commitment"] == promised
        question = next(iter(match.questions))
        match.answer(question.seat, question.sample(rng))
    view = match.view(None)
    sealed = [view["key"], view["game"], view["rules"], len(view["seats"]), view["options"]]
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"))
    assert sha256(text.encode()).hexdigest() == promised
    assert chance.commitment(view["key"], view["game"], view["rules"], seats, view["options"]) == promised


def test_no_view_of_a_match_under_way_holds_its_key():
    match = palazzo.new_match("final-decrees", 5, seed=1)
    for seat in (*range(5), None):
        assert match.table.key not in json.dumps(match.view(seat))


def test_the_published_key_deals_the_same_cards_again():
    match = palazzo.new_match("junta", 4)
    other = palazzo.load_match(json.loads(match.save()))
    assert other.table.deck == match.table.deck
    assert other.commitment == match.commitment


def test_without_a_seed_no_two_matches_are_alike():
    decks = {tuple(palazzo.new_match("junta", 4).table.deck) for _ in range(5)}
    assert len(decks) == 5
