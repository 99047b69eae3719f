"""The usher in Last Will: it spends, is glad to be demoted, and never throws away what it has paid for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import palazzo
from palazzo.bots import LEVELS, play_bots
from palazzo.bots.sampling import sample
from palazzo.kernel.rules import Outcome
from will_table import WillTable, set_will_table

usher = LEVELS["usher"]
MANY = 40


def answers(table: WillTable, name: str) -> Iterator[Any]:
    """Many answers of an usher to what this player is asked now."""
    view = table.view(name)
    question = next(question for question in view["questions"] if question["due"])
    for seed in range(MANY):
        yield usher(view, question, random.Random(seed))


def whole_match(seats: int, seed: int, **options: Any) -> Outcome:
    match = palazzo.new_match("last-will", seats, seed, options)
    play_bots(match, dict.fromkeys(range(seats), usher), random.Random(seed))
    assert match.outcome is not None
    return match.outcome


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ushers_play_whole_matches_without_an_illegal_answer(seats: int) -> None:
    for options in ({}, {"sacked": False}, {"plans": "base", "market": "swap"}, {"together": True, "will": "chosen"}):
        assert len(whole_match(seats, seats, **options).winners) == 1


def test_ushers_do_go_bankrupt() -> None:
    assert "bankrupt" in {whole_match(4, seed).reason for seed in range(12)}


def test_an_usher_does_better_than_chance() -> None:
    def anything(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return sample(question, rng)

    won = 0
    for seed in range(12):
        match = palazzo.new_match("last-will", 4, seed)
        bots = {seat: usher if seat == seed % 4 else anything for seat in range(4)}
        play_bots(match, bots, random.Random(seed))
        assert match.outcome is not None
        won += seed % 4 in match.outcome.winners
    assert won >= 10


def test_an_usher_acts_rather_than_ends_and_never_throws_a_card_off_the_board() -> None:
    t = set_will_table(
        hands={"anna": ["E01", "E05"]}, boards={"anna": ["H02"]}, actions={"anna": 2}, money={"anna": 40}
    )
    assert t.offers("anna", "throw")
    for answer in answers(t, "anna"):
        assert answer != "end"
        assert not answer.startswith("throw:")


def test_an_usher_ends_when_nothing_is_worth_doing() -> None:
    t = set_will_table(boards={"anna": ["H02"]}, actions={"anna": 2}, money={"anna": 40})
    assert t.offers("anna", "throw")
    assert set(answers(t, "anna")) == {"end"}


def test_an_usher_brings_companions_along() -> None:
    t = set_will_table(hands={"anna": ["E01", "C03", "C04"]}, actions={"anna": 1}, money={"anna": 40})
    t.act("anna", "play:E01:1")
    assert all(answer.startswith("with:") for answer in answers(t, "anna"))


def test_an_usher_is_glad_to_be_demoted_and_covers_the_dearest_line() -> None:
    t = set_will_table(at="errands", jobs={"anna": "J401"}, money={"anna": 40})
    t.act("anna", "demotion")
    assert "decline" in t.options("anna")
    job = t.job("anna")
    assert job is not None
    dearest = max(line["salary"] for line in job["lines"])
    lines = {f"demote:{line['symbol']}" for line in job["lines"] if line["salary"] == dearest}
    assert set(answers(t, "anna")) <= lines


def test_an_usher_sends_its_boys_out_and_to_the_office_above_all() -> None:
    t = set_will_table(at="errands", jobs={"anna": "J401"}, money={"anna": 40})
    found = list(answers(t, "anna"))
    assert "home" not in found
    assert found.count("demotion") > MANY / 6


def test_an_usher_keeps_a_house_early_and_sells_it_late() -> None:
    early = set_will_table(round=2, boards={"anna": ["T01"]}, actions={"anna": 4}, money={"anna": 40})
    late = set_will_table(round=7, boards={"anna": ["T01"]}, actions={"anna": 4}, money={"anna": 40})
    assert early.offers("anna", "sell")
    assert not any(answer.startswith("sell") for answer in answers(early, "anna"))
    assert any(answer.startswith("sell") for answer in answers(late, "anna"))


def test_an_usher_buys_nothing_late() -> None:
    t = set_will_table(round=6, hands={"anna": ["T01"]}, actions={"anna": 2}, money={"anna": 40})
    assert t.offers("anna", "buy")
    assert set(answers(t, "anna")) == {"end"}
