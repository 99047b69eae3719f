"""What each seat may still suppose of each hidden thing: the four verbs."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import palazzo
from kernel.parlour import DECK, KINDS, sit_down
from palazzo import Match
from palazzo.kernel.table import EVERYONE

HANDS = [["ace", "king"], ["ace", "queen"], ["jack", "ten"]]
ALL = 0b111


def at_table() -> tuple[Match, Any]:
    match = sit_down(hands=HANDS)
    return match, match.table


def card(g: Any, place: int, kind: str) -> int:
    """A card of that kind in that place."""
    return next(c for c in (g.hands[place] if place < DECK else g.deck) if KINDS[c] == kind)


def supposes(g: Any, seat: int, thing: int) -> list[int]:
    """The places a seat may suppose a thing in; none: anywhere."""
    return list(g.supposed(seat, thing))


def move(g: Any, thing: int, source: int, place: int, to: int) -> None:
    """A card goes from hand to hand."""
    (g.hands[source] if source < DECK else g.deck).remove(thing)
    (g.hands[place] if place < DECK else g.deck).append(thing)
    g.slip(thing, source, place, to)


def test_at_first_one_knows_ones_own_hand_alone():
    _, g = at_table()
    assert g.sees(0, card(g, 0, "ace"), 0)
    assert not g.sees(1, card(g, 0, "ace"), 0)
    assert g.sights == {}


def test_what_is_shown_is_known_to_those_alone():
    match, g = at_table()
    g.show(card(g, 0, "ace"), 0, 1 << 1)
    assert g.sees(1, card(g, 0, "ace"), 0)
    assert not g.sees(2, card(g, 0, "ace"), 0)
    assert match.view(1)["table"]["known"][0] == ["ace"]
    assert match.view(2)["table"]["known"][0] == []


def test_showing_raises_the_fence_and_teaches_those_alone():
    _, g = at_table()
    g.fenced, g.taught = False, 0
    g.show(card(g, 0, "ace"), 0, 1 << 1)
    assert g.fenced
    assert g.taught == 1 << 1


def test_nobody_keeps_a_note_of_their_own():
    match, g = at_table()
    g.show(card(g, 0, "ace"), 0, ALL)
    assert supposes(g, 0, card(g, 0, "ace")) == []
    assert match.audit() == ()


def test_a_thing_that_moves_unseen_may_be_in_either_place():
    match, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 1 << 2)
    move(g, king, 0, 1, 0b011)
    assert supposes(g, 2, king) == [0, 1]
    assert not g.sees(2, king, 1)
    assert match.audit() == ()


def test_what_stayed_may_also_have_moved():
    _, g = at_table()
    ace, king = card(g, 0, "ace"), card(g, 0, "king")
    g.show_all(g.hands[0], 0, 1 << 2)
    move(g, king, 0, 1, 0b011)
    assert supposes(g, 2, ace) == [0, 1]


def test_who_sees_which_thing_moved_follows_it_and_knows_what_stayed():
    _, g = at_table()
    ace, king = card(g, 0, "ace"), card(g, 0, "king")
    g.show_all(g.hands[0], 0, 1 << 2)
    move(g, king, 0, 1, ALL)
    assert supposes(g, 2, king) == [1]
    assert supposes(g, 2, ace) == [0]


def test_a_thing_that_comes_home_needs_no_note():
    match, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 1 << 1)
    move(g, king, 0, 1, 0b011)
    assert supposes(g, 1, king) == []
    assert match.audit() == ()


def test_who_gave_a_thing_away_knows_where_it_is():
    _, g = at_table()
    king = card(g, 0, "king")
    move(g, king, 0, 1, 0b011)
    assert supposes(g, 0, king) == [1]
    assert supposes(g, 2, king) == []


def test_what_is_exposed_is_nowhere_hidden():
    match, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 0b110)
    g.hands[0].remove(king)
    g.laid.append(king)
    g.expose(king, 0)
    assert g.sights == {}
    assert g.taught == EVERYONE
    assert match.audit() == ()


def test_of_two_copies_in_a_hand_none_can_be_followed():
    match, g = at_table()
    seen, other = card(g, 0, "ace"), card(g, 1, "ace")
    g.show(seen, 0, 1 << 2)
    move(g, other, 1, 0, 0b011)
    g.hands[0].remove(other)
    g.laid.append(other)
    g.expose(other, 0)
    assert supposes(g, 2, seen) == []
    assert match.audit() == ()


def test_of_two_copies_seen_the_surer_sight_is_used_up_first():
    match, g = at_table()
    here, there = card(g, 0, "ace"), card(g, 1, "ace")
    g.show(here, 0, 1 << 2)
    g.show(there, 1, 1 << 2)
    move(g, there, 1, 0, 0b011)
    g.hands[0].remove(there)
    g.laid.append(there)
    g.expose(there, 0)
    assert supposes(g, 2, here) == [0, 1]
    assert match.audit() == ()


def test_two_copies_shown_together_are_two():
    _, g = at_table()
    move(g, card(g, 1, "ace"), 1, 0, 0b011)
    g.show_all(g.hands[0], 0, 1 << 2)
    aces = [c for c in g.hands[0] if KINDS[c] == "ace"]
    assert len(aces) == 2
    assert all(g.sees(2, c, 0) for c in aces)


def test_a_hand_seen_whole_also_shows_what_is_not_there():
    _, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 1 << 2)
    move(g, king, 0, 1, 0b011)
    assert supposes(g, 2, king) == [0, 1]
    g.show_all(g.hands[0], 0, 1 << 2)
    assert supposes(g, 2, king) == [1]


def test_a_standing_offer_vouches_for_what_it_shows():
    match, g = at_table()
    match.answer(0, {"terms": [{"from": "s0", "to": "s2", "goods": {"king": 1}}]}, "deal.offer.0")
    king, ace = card(g, 0, "king"), card(g, 0, "ace")
    assert g.vouched(king, 0) >> 2 & 1
    assert not g.vouched(king, 0) >> 1 & 1
    assert not g.vouched(ace, 0)
    g.show(ace, 0, 1 << 2)
    move(g, ace, 0, 1, 0b011)
    assert supposes(g, 2, king) == [0]
    assert supposes(g, 2, ace) == [0, 1]


def test_when_an_offer_falls_its_party_knows_what_moved():
    match, g = at_table()
    match.answer(0, {"terms": [{"from": "s0", "to": "s2", "goods": {"king": 1}}]}, "deal.offer.0")
    king = card(g, 0, "king")
    move(g, king, 0, 1, 0b011)
    assert g.deals == []
    assert supposes(g, 2, king) == [1]


def test_a_die_or_a_bid_shown_teaches_everyone():
    _, g = at_table()
    g.fenced, g.taught = False, 0
    g.roll()
    assert (g.fenced, g.taught) == (True, EVERYONE)
    g.fenced, g.taught = False, 0
    g.reveal(1 << 1)
    assert (g.fenced, g.taught) == (True, 1 << 1)


# -- imagined worlds


def test_an_imagined_world_keeps_what_one_knows():
    match, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 1 << 2)
    hands = {tuple(sorted(KINDS[c] for c in match.resample(2, Random(n)).table.hands[0])) for n in range(60)}
    assert all("king" in hand for hand in hands)
    assert hands == {("ace", "king"), ("king", "king"), ("king", "queen")}


def test_an_imagined_world_keeps_within_what_one_may_suppose():
    match, g = at_table()
    king = card(g, 0, "king")
    g.show(king, 0, 1 << 2)
    move(g, king, 0, 1, 0b011)
    places = set()
    for number in range(60):
        world: Any = match.resample(2, Random(number)).table
        places |= {place for place in (0, 1) if king in world.hands[place]}
        assert king in world.hands[0] + world.hands[1]
        assert sorted(map(len, world.hands)) == sorted(map(len, g.hands))
    assert places == {0, 1}


def test_in_a_tight_place_things_make_room_for_each_other():
    match, g = at_table()
    for thing in g.hands[0]:
        g.show(thing, 0, 1 << 2)
    first, second = list(g.hands[0])
    move(g, first, 0, 1, 0b011)
    move(g, second, 0, 1, 0b011)
    for number in range(40):
        world: Any = match.resample(2, Random(number)).table
        assert {first, second} <= set(world.hands[1])


def test_what_others_know_goes_along_with_the_slots():
    match, g = at_table()
    g.show(card(g, 0, "king"), 0, 1 << 1)
    for number in range(40):
        world = match.resample(2, Random(number))
        assert world.audit() == ()
        assert len(world.view(1)["table"]["known"][0]) == 1


def test_an_idea_for_which_there_is_no_room_is_an_error():
    match, g = at_table()
    for thing in (*g.hands[0], card(g, 1, "queen")):
        g.sights[thing] = 1 << 0 * 8 + 2
    with pytest.raises(RuntimeError, match="no room"):
        match.resample(2, Random(1))


def test_where_no_world_can_be_found_there_is_none_and_never_the_true_one(monkeypatch):
    match, _ = at_table()
    monkeypatch.setattr(type(match.rules), "strain", lambda rules, g, seat: 1)
    before = deepcopy(match.table)
    with pytest.raises(palazzo.NoWorld, match="s2"):
        match.resample(2, Random(1))
    assert match.table == before


def test_a_strained_world_is_exchanged_until_it_could_be(monkeypatch):
    match, g = at_table()
    ten = card(g, 2, "ten")
    monkeypatch.setattr(type(match.rules), "strain", lambda rules, g, seat: int(ten not in g.hands[0]))
    for number in range(20):
        world: Any = match.resample(1, Random(number))
        assert ten in world.table.hands[0]


def test_a_choice_another_has_begun_is_not_begun_in_an_imagined_world():
    match, _ = at_table()
    for seat in range(3):
        match.answer(seat, [])
    match.answer(0, "up")
    assert match.resample(0, Random(1)).questions.due_of(0).prompt == "second-word"
    assert match.resample(1, Random(1)).questions.due_of(0).prompt == "first-word"
    assert match.resample(None, Random(1)).questions.due_of(0).prompt == "first-word"


def test_offers_of_others_are_unknown_in_an_imagined_world():
    match, _ = at_table()
    match.answer(0, {"terms": [{"from": "s0", "to": "s1", "goods": {"king": 1}}]}, "deal.offer.0")
    assert len(match.resample(1, Random(1)).table.deals) == 1
    assert match.resample(2, Random(1)).table.deals == []
    assert match.resample(None, Random(1)).table.deals == []


def test_secret_answers_of_others_are_guessed_anew():
    match, _ = at_table()
    match.answer(0, ["ace", "king"])
    own = match.resample(0, Random(1)).table.stack[-1].answers
    assert own == {0: ["ace", "king"]}
    guesses = {str(match.resample(1, Random(n)).table.stack[-1].answers[0]) for n in range(30)}
    assert len(guesses) > 5


def test_an_imagined_world_has_a_chance_of_its_own():
    match, _ = at_table()
    keys = {match.resample(0, Random(n)).table.key for n in range(5)}
    assert len(keys) == 5
    assert match.table.key not in keys
