"""Foresight at the parlour game and others: what is certain, what only may be, and what a choice goes on with."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import palazzo
from generic.play import all_seen, state
from kernel.parlour import RULES, sit_down
from palazzo import IllegalAnswer, Match, NoWorld
from palazzo.kernel.foresight import figures_of

HANDS = [["ace", "king"], ["queen", "ace"], ["jack", "king"]]


def at_the_mark() -> Match:
    """All have laid nothing, the die is cast, and the first seat chooses its words."""
    match = sit_down(hands=HANDS)
    for seat in range(3):
        match.answer(seat, [])
    return match


def events(foreseen: Any) -> list[tuple[str, bool]]:
    return [(event["line"]["event"], event["certain"]) for event in foreseen["events"]]


def figures(foreseen: Any) -> dict[tuple[str, ...], tuple[Any, list[Any], bool]]:
    return {(f["figure"], *f["of"]): (f["before"], f["after"], f["certain"]) for f in foreseen["figures"]}


def offer(match: Match, giver: int, taker: int, goods: dict[str, int]) -> str:
    match.answer(giver, {"terms": [{"from": f"s{giver}", "to": f"s{taker}", "goods": goods}]}, f"deal.offer.{giver}")
    return f"deal.reply.{match.table.deals[-1].id}.{taker}"


def test_a_choice_that_goes_on_tells_its_next_question():
    match = at_the_mark()
    foreseen = match.foresee(0, ["up"], rng=Random(1))
    assert events(foreseen) == []
    assert foreseen["figures"] == []
    assert foreseen["next"]["prompt"] == "second-word"
    assert foreseen["next"]["options"] == ["left", "right"]
    match.answer(0, "up")
    assert foreseen["next"] == match.view(0)["questions"][0]


def test_answers_in_a_row_are_tried_as_one_choice_also_from_its_middle():
    match = at_the_mark()
    whole = match.foresee(0, ["up", "left"], rng=Random(1))
    assert events(whole) == [("marked", True)]
    assert whole["events"][0]["line"]["words"] == ["up", "left"]
    assert whole["answers"] == ["up", "left"]
    assert whole["next"] is None
    match.answer(0, "up")
    assert events(match.foresee(0, ["left"], rng=Random(1))) == [("marked", True)]


def test_nothing_is_certain_once_a_card_is_drawn():
    foreseen = at_the_mark().foresee(0, ["up", "left"], rng=Random(1))
    assert figures(foreseen) == {("cards", str(seat)): (2, [3], False) for seat in range(3)}
    assert foreseen["waiting"] is None


def test_chance_is_never_certain_not_even_where_worlds_happen_to_agree():
    match = sit_down(hands=HANDS)
    for seat in (1, 2):
        match.answer(seat, [])
    foreseen = match.foresee(0, [["ace", "king"]], worlds=1, rng=Random(1))
    assert events(foreseen) == [("laid", False), ("rolled", False)]


def test_an_offer_of_who_has_answered_in_secret_brings_on_nothing_but_the_deal():
    match = sit_down(hands=HANDS)
    match.answer(0, ["ace"])
    terms = {"terms": [{"from": "s0", "to": "s1", "goods": {"coin": 1}}]}
    made = match.foresee(0, [terms], rng=Random(1), question="deal.offer.0")
    told = {event for event, _ in events(made)}
    assert "deal-offered" in told
    assert not {"laid", "rolled", "deal-lapsed"} & told
    changed = match.foresee(0, [["king"]], rng=Random(1), question="change.0.0")
    assert "rolled" in {event for event, _ in events(changed)}


def test_what_others_answer_in_secret_is_never_certain():
    match = sit_down(hands=HANDS)
    for seat in (1, 2):
        match.answer(seat, [])
    foreseen = match.foresee(0, [[]], worlds=6, rng=Random(1))
    assert not any(certain for _, certain in events(foreseen))
    assert foreseen["waiting"] is None
    laid = [event["line"]["laid"] for event in foreseen["events"] if event["line"]["event"] == "laid"]
    assert len(laid) > 1, "in every world the others lay the same"
    match.answer(0, [])
    assert match.table.laid == []


def test_foresight_does_not_tell_who_has_answered_in_secret():
    match = sit_down(hands=HANDS)
    seen = [match.foresee(0, [["ace"]], rng=Random(1))]
    for seat in (1, 2):
        match.answer(seat, [])
        seen.append(match.foresee(0, [["ace"]], rng=Random(1)))
    assert seen[0] == seen[1] == seen[2]


def test_nor_whether_anyone_reacts():
    match = palazzo.new_match("junta", seats=5, seed=1)
    rng = Random(2)
    compared = 0
    while compared < 5:
        asked = match.due
        assert asked is not None
        waits = match.table.stack[-1].waits
        if asked.window and waits.bit_count() > 2:
            seat, other = [seat for seat in range(5) if waits >> seat & 1][:2]
            before = match.foresee(seat, ["pass"], rng=Random(compared))
            match.answer(other, match.questions.due_of(other).sample(rng))
            assert match.foresee(seat, ["pass"], rng=Random(compared)) == before
            compared += 1
        else:
            match.answer(asked.seat, asked.sample(rng))


def test_an_opening_is_foreseen_by_its_question():
    match = at_the_mark()
    rung = match.foresee(1, ["ring"], rng=Random(1), question="bell.1")
    assert events(rung) == [("rang", True)]
    assert rung["waiting"] == {"for": ["s0", "s1", "s2"], "why": "wait-decision"}


def test_accepting_what_was_proved_is_certain_and_making_an_offer_has_a_name_nobody_knows_yet():
    match = at_the_mark()
    reply = offer(match, 1, 2, {"queen": 1, "coin": 2})
    struck = match.foresee(2, ["accept"], rng=Random(1), question=reply)
    assert [certain for _, certain in events(struck)] == [True] * len(struck["events"])
    assert figures(struck) == {
        ("cards", "1"): (2, [1], True),
        ("cards", "2"): (2, [3], True),
        ("coins", "1"): (3, [1], True),
        ("coins", "2"): (3, [5], True),
    }
    terms = {"terms": [{"from": "s0", "to": "s1", "goods": {"coin": 1}}]}
    made = match.foresee(0, [terms], rng=Random(1), question="deal.offer.0")
    assert not any(certain for _, certain in events(made))
    assert made["refused"] is None


def test_a_thing_the_seat_knows_in_anothers_hand_is_not_hidden_from_it():
    """The deal names a card of the other's hand; had it not been proved, its reader could not be sure."""
    match = at_the_mark()
    reply = offer(match, 1, 2, {"ace": 1})
    assert all(certain for _, certain in events(match.foresee(2, ["accept"], rng=Random(3), question=reply)))


def test_an_illegal_answer_foresees_its_refusal():
    match = at_the_mark()
    foreseen = match.foresee(0, ["sideways"])
    assert foreseen["refused"] == {"reason": "not-offered", "facts": {"value": "sideways"}}
    assert match.foresee(0, ["up", "sideways"])["refused"]["reason"] == "not-offered"
    assert match.foresee(1, ["up"])["refused"]["reason"] == "not-asked"
    assert match.foresee(0, ["up"], question="nothing.0")["refused"]["reason"] == "no-such-question"


def test_what_is_asked_wrongly_is_an_error():
    match = at_the_mark()
    for seat in (None, 7, "s9", True):
        with pytest.raises(IllegalAnswer):
            match.foresee(seat, ["up"])
    for worlds in (0, -1, True, 2.0):
        with pytest.raises(ValueError, match="world"):
            match.foresee(0, ["up"], worlds=worlds)
    with pytest.raises(IllegalAnswer, match="list"):
        match.foresee(0, "up")


def test_without_a_world_there_is_no_foresight(monkeypatch):
    match = at_the_mark()
    monkeypatch.setattr(type(RULES), "strain", lambda self, g, seat: 1)
    before = state(match)
    with pytest.raises(NoWorld):
        match.foresee(0, ["up"])
    assert state(match) == before


def test_looking_ahead_changes_nothing():
    match = at_the_mark()
    before, seen, journal = state(match), all_seen(match), match.journal
    for answers in (["up"], ["up", "left"], ["sideways"]):
        json.dumps(match.foresee(0, answers))
    assert state(match) == before
    assert all_seen(match) == seen
    assert match.journal == journal
    other = at_the_mark()
    for one in (match, other):
        one.answer(0, "up")
        one.answer(0, "left")
    assert state(match) == state(other)


def test_from_the_same_chance_the_same_is_foreseen_whatever_is_true():
    match = at_the_mark()
    for number in range(10):
        world = match.resample(0, Random(f"true {number}"))
        one = match.foresee(0, ["up", "left"], rng=Random(number))
        assert one == world.foresee(0, ["up", "left"], rng=Random(number))


def test_what_leaves_no_choice_is_answered_on_the_way():
    match = palazzo.set_up(
        "final-decrees",
        seats=5,
        seed=1,
        position={"at": "action", "player": "s0", "actions": 2, "blame": {"s0": 3}, "hands": {"s0": ["C30"]}},
    )
    for option in match.questions.due_of(0).bounds()["options"]:
        foreseen = match.foresee(0, [option], rng=Random(1))
        assert foreseen["answers"][0] == option
        following = foreseen["next"]
        assert following is None or following["kind"] != "pick" or len(following["options"]) > 1


def test_drawing_costs_an_action_and_brings_a_card_perhaps():
    match = palazzo.set_up(
        "final-decrees", seats=4, seed=1, position={"at": "action", "player": "s0", "actions": 2, "hands": {"s0": []}}
    )
    changes = figures(match.foresee(0, ["draw"], rng=Random(1)))
    assert changes["actions", "s0"] == (2, [1], False)
    assert changes["cards", "s0"][1:] == ([1], False)


def test_a_match_that_is_over_has_no_future():
    match = palazzo.new_match("last-will", seats=2, seed=1)
    rng = Random(1)
    while match.due is not None:
        match.answer(match.due.seat, match.due.sample(rng))
    foreseen = match.foresee(0, ["end"], rng=rng)
    assert foreseen["refused"] is not None
    assert foreseen["refused"]["reason"] == "match-over"


def test_where_others_may_react_it_is_told_what_comes_if_nobody_does():
    match = palazzo.new_match("junta", seats=5, seed=1)
    rng = Random(2)
    for _ in range(400):
        asked = match.due
        assert asked is not None
        foreseen = match.foresee(asked.seat, [asked.sample(rng)], rng=rng)
        if foreseen["unopposed"] is not None and foreseen["unopposed"]["events"]:
            break
        match.answer(asked.seat, asked.sample(rng))
    assert not any(certain for _, certain in events(foreseen["unopposed"]))
    assert not any(certain for _, _, certain in figures(foreseen["unopposed"]).values())


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", [entry["id"] for entry in palazzo.catalogue()])
def test_every_figure_has_words_and_lies_in_the_view(game: str, language: str):
    texts = palazzo.texts(game, language)
    declared = palazzo.rules_of(game).figures
    assert [one.name for one in declared if not texts.has(f"figure-{one.name}")] == []
    rng = Random(1)
    found: set[str] = set()
    for seats in palazzo.rules_of(game).entry.seats[-2:]:
        match = palazzo.new_match(game, seats=seats, seed=3)
        while match.due is not None:
            if rng.random() < 0.05:
                found |= {key[0] for key in figures_of(match, 0)}
            match.answer(match.due.seat, match.due.sample(rng))
    assert {one.name for one in declared} - found == set()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", [entry["id"] for entry in palazzo.catalogue()])
def test_all_that_is_foreseen_can_be_said(game: str, language: str):
    texts = palazzo.texts(game, language)
    rng = Random(4)
    match = palazzo.new_match(game, seats=palazzo.rules_of(game).entry.seats[-1], seed=4)
    for _ in range(150):
        asked = match.due
        if asked is None:
            break
        foreseen = match.foresee(asked.seat, [asked.sample(rng)], rng=rng)
        lines = texts.foreseen(foreseen, f"s{asked.seat}")
        assert lines
        assert not any("{" in line or "foreseen-" in line for line in lines), lines
        match.answer(asked.seat, asked.sample(rng))


def test_a_match_has_few_public_names():
    assert len([name for name in dir(sit_down()) if not name.startswith("_")]) <= 25


def test_between_answers_in_a_row_what_leaves_no_choice_answers_itself():
    position = {
        "hands": {"anna": ["E01", "C01"]},
        "jobs": {"anna": "J402"},
        "names": ["anna", "bruno"],
        "actions": {"anna": 1},
    }
    match = palazzo.set_up("last-will", seats=2, seed=1, position=position)
    play = match.foresee(0, ["play:E01:1"])
    assert play["answers"] == ["play:E01:1", "done"], "a dog does not come to supper: nothing can be added"
    assert play["next"]["prompt"] == "choose-demotion"
    line = play["next"]["options"][1]
    brief, whole = match.foresee(0, ["play:E01:1", line]), match.foresee(0, ["play:E01:1", "done", line])
    assert brief["refused"] is None
    assert brief["answers"] == whole["answers"] == ["play:E01:1", "done", line]
    assert brief["figures"] == whole["figures"]
