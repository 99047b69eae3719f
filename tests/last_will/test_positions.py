"""Written positions that cannot be: refused, naming the entry."""

from __future__ import annotations

from typing import Any

import pytest

import palazzo
from palazzo import BadPosition

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("market.farm", {"market": {"farm": "x"}}),
    ("market.manor", {"market": {"manor": True}}),
    ("market.manor", {"market": {"manor": 1.0}}),
    ("modifiers", {"market": {"manor": 3}}),
    ("jobs", {"jobs": {"s0": ["J401"]}}),
    ("jobs", {"jobs": {"s0": {"covered": ["farm"]}}}),
    ("jobs.s0.covered", {"jobs": {"s0": {"job": "J401", "covered": 5}}}),
    ("money.s0", {"money": {"s0": 10**30}}),
    ("boards.s0.tokens", {"boards": {"s0": [{"card": "F04", "tokens": 5}]}}),
    ("boards.s0.tokens: 5 is not one of ", {"boards": {"s0": [{"card": "F04", "tokens": [5]}]}}),
    ("boards.s0", {"boards": {"s0": [None] * 70}}),
    ("places.s0", {"places": {"s0": 20}}),
    ("places.s0", {"places": {"s0": 2_000_000}}),
    ("strays", {"strays": 30_000_000}),
    ("seen.s0", {"seen": {"s0": {"s1": 5}}}),
    ("seen", {"seen": {"s0": {"s1": [["x"]]}}}),
    ("plan", {"plan": {"s0": "T34-1b"}}),
    ("plan", {"plan": {"s0": 5}}),
    ("plan", {"at": "errands", "plan": {"s0": "nope"}}),
    ("plan", {"at": "planning", "plan": {"s0": "T34-1a"}}),
    ("plans", {"plans": ["T25-1a"]}),
    ("T34-1b and T34-1a", {"plans": ["T34-1a", "T34-1b"]}),
    ("barred", {"barred": "T34-1a"}),
    ("home", {"home": {"s0": 9}}),
    ("offer", {"at": "preparation", "round": 2, "offer": ["E01"]}),
    ("new_special: nothing is meant", {"at": "preparation", "round": 2, "new_special": ["GS1"]}),
    ("offer", {"offer": [None] * 64}),
    ("E01 still lies on offer1", {"at": "errands", "offer": ["E01"], "sent": {"offer1": ["s1"]}}),
    ("W01 still lies on wild2", {"at": "errands", "wilds": [None, "W01"], "sent": {"wild2": ["s1"]}}),
    ("offer: 'GS1' is not one of ", {"offer": ["GS1"]}),
    ("offer: 'W01' is not one of ", {"offer": ["W01"]}),
    ("new_special: 'H01' is not one of ", {"new_special": ["H01"]}),
    ("new special", {"new_special": ["GS1", "GS2"]}),
    ("wilds", {"wilds": ["H01", None]}),
    ("wilds", {"wilds": ["W01", "W01", None]}),
    ("stacks", {"stacks": ["GS6", "GS6"]}),
    ("answers: number 1", {"answers": [5]}),
    ("answers: number 1", {"answers": [[["s0"], "end"]]}),
]


@pytest.mark.parametrize(("entry", "position"), WRONG)
def test_a_position_that_cannot_be_is_refused_and_the_entry_named(entry: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=entry):
        palazzo.set_up("last-will", 3, position, seed=1)


def test_without_the_expansion_its_cards_are_not_in_the_game() -> None:
    position = {"hands": {"s0": ["GE1"]}}
    assert palazzo.set_up("last-will", 3, position, seed=1).audit() == ()
    with pytest.raises(BadPosition, match=r"hands\.s0: 'GE1' is not one of E01"):
        palazzo.set_up("last-will", 3, position, seed=1, options={"sacked": False})


def test_a_board_with_both_extensions_of_every_round_stands_and_can_be_seen() -> None:
    match = palazzo.set_up("last-will", 3, {"at": "errands", "places": {"s0": 19}}, seed=1)
    match.answer(0, "combined:extension")
    assert len(match.view(1)["table"]["people"][0]["board"]) == 20


def test_a_boy_already_sent_is_not_sent_again() -> None:
    position = {"at": "errands", "plans": ["T34-1b"], "sent": {"opera": ["s1"]}}
    match = palazzo.set_up("last-will", 3, position, seed=1)
    boys = match.view(None)["table"]["people"][1]["boys"]
    asked = 0
    while match.due is not None and match.due.prompt == "choose-errand":
        asked += match.due.seat == 1
        match.answer(match.due.seat, "home")
        assert match.audit() == ()
    assert asked == boys


@pytest.mark.parametrize(
    "written",
    [
        {"boy": 1, "player": "s0", "sent": {"opera": ["s1"]}},
        {"boy": 1, "sent": {"opera": ["s2"], "market": ["s2"]}},
        {"player": "s1", "boy": 2, "home": {"s0": 1, "s1": 2}},
        {"boy": 3, "plan": {"s0": "T34-1a", "s1": "T34-4a", "s2": "T34-8a"}},
    ],
)
def test_a_boy_goes_in_his_turn_only(written: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="boy: "):
        palazzo.set_up("last-will", 3, {"at": "errands", **written}, seed=1)


def test_the_next_boy_follows_those_that_have_gone_and_who_missed_a_turn_kept_his_at_home() -> None:
    match = palazzo.set_up("last-will", 3, {"at": "errands", "sent": {"opera": ["s1"]}}, seed=1)
    assert match.due is not None
    assert (match.due.seat, match.due.facts["boy"]) == (2, 1)
    match = palazzo.set_up("last-will", 3, {"at": "errands", "boy": 2}, seed=1)
    assert match.due is not None
    assert (match.due.seat, match.due.facts["boy"]) == (0, 2)
    assert [person["boys"] for person in match.view(None)["table"]["people"]] == [1, 2, 1]
