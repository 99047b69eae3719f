"""The usher in Junta: it votes for itself, banks, saves its life, and never gives anything away for nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import palazzo
from junta_table import FEW_OFFICES, JuntaTable, new_table, set_table
from palazzo.bots import LEVELS, bot_move, play_bots
from palazzo.bots.sampling import sample
from palazzo.bots.ushers.junta import balance
from palazzo.kernel.rules import Outcome

usher = LEVELS["usher"]
MANY = 40


def answers(table: JuntaTable, name: str, prompt: str = "") -> Iterator[Any]:
    """Many answers of an usher to what this player is asked now."""
    view = table.view(name)
    question = next(q for q in view["questions"] if (q["prompt"] == prompt if prompt else q["due"]))
    for seed in range(MANY):
        yield usher(view, question, random.Random(seed))


def whole_match(seats: int, seed: int, **options: Any) -> Outcome:
    match = palazzo.new_match("junta", seats, seed, options)
    play_bots(match, dict.fromkeys(range(seats), usher), random.Random(seed))
    assert match.audit() == ()
    assert match.outcome is not None
    return match.outcome


@pytest.mark.parametrize("seats", [4, 6])
def test_ushers_play_whole_matches_without_an_illegal_answer(seats: int) -> None:
    assert whole_match(seats, seats, length="shorter").winners


@pytest.mark.full
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_ushers_play_many_matches_without_an_illegal_answer(seats: int) -> None:
    for seed in range(25):
        assert whole_match(seats, seed, deck=[64, 108][seed % 2], personal_vote=seed % 3 == 0).winners


@pytest.mark.full
def test_an_usher_does_better_than_chance() -> None:
    def anything(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return sample(question, rng) if question["due"] else None

    won = 0
    for seed in range(20):
        match = palazzo.new_match("junta", 4, seed)
        bots = {seat: usher if seat == seed % 4 else anything for seat in range(4)}
        play_bots(match, bots, random.Random(seed))
        assert match.outcome is not None
        won += seed % 4 in match.outcome.winners
    assert won >= 12


def test_an_usher_nominates_and_votes_for_itself() -> None:
    t = new_table(5, host="anna")
    for name in ("anna", "bruno", "carla", "dario", "elena"):
        assert all(answer == [f"s{t.seat(name)}"] for answer in answers(t, name))
        t.nominate(name, name)
    t.pass_all()
    for answer in answers(t, t.asked()[0]):
        assert set(answer) <= {f"s{t.seat(t.asked()[0])}"}


def test_an_usher_votes_for_a_budget_that_pays_it_and_against_one_that_does_not() -> None:
    for sums, side in (({"bruno": 3}, "yes"), ({"carla": 3}, "no")):
        t = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["3M", "1M"]})
        t.propose({name: ["3M"] for name in sums}, sums)
        t.pass_all()
        t.vote("anna", {})
        assert t.asked() == ["bruno"]
        assert all(set(answer) == {side} for answer in answers(t, "bruno"))


def test_an_usher_keeps_the_large_notes_and_says_what_lies_there() -> None:
    t = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["1M", "1M", "1M", "1M", "3M", "3M", "3M", "3M"]})
    t.pass_all()
    for answer in answers(t, "anna"):
        laid = [note for notes in answer.values() for note in notes]
        assert 0 < len(laid) < 8
    t.answer("anna", {"bruno": ["3M"], "carla": ["1M"]})
    assert all(answer == {"s1": 3, "s2": 1} for answer in answers(t, "anna"))


def test_an_usher_neither_resigns_nor_burns_money_nor_throws_cards_away() -> None:
    t = set_table(offices=FEW_OFFICES, hands={"anna": ["V01", "E13"]}, cash={"anna": ["3M"]})
    assert set(answers(t, "anna", "may-resign")) == {None}
    assert set(map(str, answers(t, "anna", "discard-cash"))) == {"None"}
    assert set(answers(t, "anna", "play-any")) == {None}


def test_an_usher_takes_a_donation_and_lays_its_friends_in_play() -> None:
    t = set_table(offices=FEW_OFFICES, hands={"anna": ["D01"], "bruno": ["I02"]})
    assert list(answers(t, "anna", "play-any")).count("play:D01") > MANY / 2
    assert list(answers(t, "bruno", "play-any")).count("lay:I02") > MANY / 2


def test_an_usher_pays_no_more_than_it_must() -> None:
    t = set_table("assassinations", offices=FEW_OFFICES, hands={"carla": ["A01"]}, cash={"carla": ["3M", "1M", "2M"]})
    t.answer("bruno", "no-more")
    t.act("carla", "attempt", "A01", "dario", "home")
    assert t.prompt() == "pay"
    assert all(answer == ["1M"] for answer in answers(t, "carla"))


def test_an_usher_at_the_bank_takes_its_money_to_switzerland() -> None:
    t = set_table("bank", offices=FEW_OFFICES, locations={"bruno": "bank"}, cash={"bruno": ["3M", "2M"]})
    t.pass_all()
    assert all(sorted(answer) == ["deposit:2M", "deposit:3M"] for answer in answers(t, "bruno"))


def test_an_usher_saves_its_life_when_it_can() -> None:
    t = set_table(
        "assassinations",
        offices=FEW_OFFICES,
        locations={"dario": "home"},
        hands={"dario": ["B01"]},
        cash={"dario": ["2M"]},
    )
    t.order("bruno", "secret-police", "dario", "home")
    t.until("react-P6R")
    assert set(answers(t, "dario")) == {"play:B01"}


def test_an_usher_does_not_go_into_exile_for_nothing_nor_comes_out_to_be_shot() -> None:
    t = set_table("locations", offices=FEW_OFFICES)
    t.until("choose-location")
    assert all(answer.startswith("hide:") for answer in answers(t, "carla"))
    units = {"AM4": {"carla": {"brigade1": 1}}, "PAL": {"anna": {"guards": 1}}}
    for word, answer in (("refuse", "stay"), ("grant", "confirm")):
        t = set_table("movement", offices=FEW_OFFICES, leader="elena", exile={"dario": "AM4"}, units=units)
        assert set(answers(t, "dario", "may-return")) == {None, "return"}
        t.come_home("dario")
        t.answer("carla", word)
        assert t.prompt() == "confirm-return"
        assert set(answers(t, "dario")) == {answer}


def test_an_usher_opens_fire_on_the_other_side_only_where_it_is_not_the_weaker() -> None:
    units = {
        "PAL": {"anna": {"guards": 4}, "carla": {"brigade1": 1}},
        "BAN": {"carla": {"brigade1": 4}, "bruno": {"police": 1}},
        "RAD": {"carla": {"brigade1": 1}, "dario": {"brigade2": 1}},
    }
    t = set_table("combat", offices=FEW_OFFICES, leader="carla", rebels=["carla", "dario"], units=units)
    t.until("declare-fire")
    while t.asked()[0] != "carla":
        t.default()
    assert all(answer == ["fire:BAN"] for answer in answers(t, "carla"))


def test_an_usher_does_not_accept_what_only_costs_it_and_accepts_gifts() -> None:
    t = set_table(offices=FEW_OFFICES, cash={"anna": ["2M"], "bruno": ["1M"]})
    gift = {"terms": [{"from": "s0", "to": "s1", "goods": {"2M": 1}}], "promises": []}
    cost = {"terms": [], "promises": [{"by": "s1", "to": "s0", "promise": "appointment", "office": "air"}]}
    assert balance("s1", gift) > 0 > balance("s1", cost)
    t = set_table(offices=FEW_OFFICES, cash={"anna": ["2M"]})
    t.offer("anna", ("anna", "bruno", {"2M": 1}))
    replies = list(answers(t, "bruno", "answer-offer"))
    assert replies.count("accept") > MANY / 2
    assert bot_move(t.match, {1: usher}, random.Random(1)) == 1


def test_an_usher_votes_for_itself_until_ties_have_gone_on_too_long_and_then_for_one_after_another() -> None:
    table = set_table("election", seats=4, tie_limit=0, influence={"anna": ["I08"], "bruno": ["I09"]})
    rng = random.Random(5)
    while (asked := next(question for question in table.match.questions if question.due)).prompt != "vote":
        assert bot_move(table.match, dict.fromkeys(range(4), usher), rng) is not None
    view = table.match.view(asked.seat)
    question = next(one for one in view["questions"] if one["due"])
    election = next(paper for paper in view["table"]["papers"] if paper["id"] == "election")
    voted = {}
    for election["ties"] in (0, 1, 2, 3):
        given = [usher(view, question, random.Random(seed)) for seed in range(MANY)]
        voted[election["ties"]] = {name for votes in given for name in votes}
    assert voted[0] == voted[1] == {view["you"]}
    assert (voted[2], voted[3]) == ({question["places"][0]}, {question["places"][1]})
