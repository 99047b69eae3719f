"""The usher: random, but it never harms itself for nothing, and never answers what does not stand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import palazzo
from decrees_table import DecreesTable
from palazzo.bots import LEVELS, bot_move, play_bots
from palazzo.bots.sampling import sample
from palazzo.bots.ushers.final_decrees import balance
from palazzo.kernel.rules import Outcome

usher = LEVELS["usher"]
MANY = 60
Table = Callable[..., DecreesTable]


def answers(table: DecreesTable, name: str, kind: str = "") -> Iterator[Any]:
    """Many answers of an usher to what this player is asked now."""
    view = table.view(name)
    question = next(q for q in view["questions"] if (q["kind"] == kind if kind else q["due"]))
    for seed in range(MANY):
        yield usher(view, question, random.Random(seed))


def whole_match(edition: str, seats: int, seed: int) -> Outcome:
    match = palazzo.new_match("final-decrees", seats, seed, {"edition": edition, "rescue": seed % 2 == 0})
    play_bots(match, dict.fromkeys(range(seats), usher), random.Random(seed))
    assert match.outcome is not None
    return match.outcome


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("edition", ["republic", "empire"])
def test_ushers_play_whole_matches_without_an_illegal_answer(edition: str, seats: int) -> None:
    for seed in range(6):
        assert whole_match(edition, seats, seed).winners


@pytest.mark.full
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("edition", ["republic", "empire"])
def test_ushers_play_a_hundred_matches_without_an_illegal_answer(edition: str, seats: int) -> None:
    for seed in range(100, 200):
        assert whole_match(edition, seats, seed).winners


def test_the_same_chance_gives_the_same_match() -> None:
    assert whole_match("republic", 5, 7) == whole_match("republic", 5, 7)


def test_an_usher_does_better_than_chance() -> None:
    """One usher among four who answer anything at all."""

    def anything(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return sample(question, rng) if question["due"] else None

    won = 0
    for seed in range(15):
        match = palazzo.new_match("final-decrees", 5, seed)
        bots = {seat: usher if seat == seed % 5 else anything for seat in range(5)}
        play_bots(match, bots, random.Random(seed))
        assert match.outcome is not None
        won += seed % 5 in match.outcome.winners
    assert won >= 8


def test_an_usher_stamps_and_forwards_rather_than_stops(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, blame={"anna": 5}, decrees={"D3": "EXE"})
    assert all(answer != "stop" for answer in answers(t, "anna"))


def test_an_usher_does_not_move_itself_to_a_heavier_ministry(table: Table) -> None:
    decrees = {"D1": "TRE", "D2": "TRE", "D3": "TRE", "D4": "TRE", "D5": "TRE"}
    t = table(directs={"anna": "EXE"}, ministries={"REF": 9, "EXE": 1}, decrees=decrees)
    assert "move:s0" not in set(answers(t, "anna"))


def test_an_usher_does_not_move_others_out_of_trouble(table: Table) -> None:
    t = table(directs={"anna": "EXE", "bruno": "NAV"}, ministries={"NAV": 9})
    assert "move:s1" not in set(answers(t, "anna"))


def test_an_usher_does_not_play_a_card_that_only_loads_its_own_ministry(table: Table) -> None:
    """C12 loads ministries by their decrees, and all lie on its own."""
    t = table(directs={"anna": "EXE"}, hands={"anna": ["C12"]})
    assert "play:C12" in t.options("anna")
    assert "play:C12" not in set(answers(t, "anna"))


def test_an_usher_does_not_pardon_another_when_it_has_nothing_to_gain(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, hands={"anna": ["C06"]}, blame={"bruno": 6})
    assert "play:C06" in t.options("anna")
    assert "play:C06" not in set(answers(t, "anna"))


def test_an_usher_never_aims_at_its_own_ministry(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, hands={"anna": ["C15"]})
    t.play("anna", "C15", "D2")
    assert "EXE" in t.options("anna")
    assert "EXE" not in set(answers(t, "anna"))


def test_an_usher_removes_its_own_blame_first_and_no_other_s(table: Table) -> None:
    steps = {"at": "TRE", "stamps": 3}
    t = table(
        directs={"anna": "TRE"},
        player="anna",
        decrees={"D5": steps},
        blame={"anna": 8, "bruno": 9},
        ministries={"TRE": 6},
    )
    t.act("anna", "stamp", "D5")
    for answer in answers(t, "anna"):
        assert answer == {"s0": 7, "TRE": 3}


def test_an_usher_empties_its_ministry_when_it_distributes(table: Table) -> None:
    for edition in ("republic", "empire"):
        t = table(edition, directs={"anna": "EXE"}, ministries={"EXE": 4, "HR": 1})
        t.act("anna", "distribute")
        for answer in answers(t, "anna"):
            assert answer.get("EXE", 0) == 0
            assert sum(answer.values()) == (4 if edition == "republic" else 5)


def test_an_usher_reassigning_goes_where_the_burden_is_least(table: Table) -> None:
    t = table(directs={"anna": "HR", "bruno": "TRE"}, player="anna", ministries={"HR": 7, "REF": 2})
    t.act("anna", "reassign")
    for answer in answers(t, "anna"):
        assert "s0" not in answer.get("HR", [])


def test_an_usher_shields_itself_more_often_than_not_from_much_blame(table: Table) -> None:
    t = table(directs={"anna": "SEC", "bruno": "NAV"}, player="anna", ministries={"NAV": 8}, hands={"bruno": ["C28"]})
    t.act("anna", "investigate", "NAV")
    shields = [answer for answer in answers(t, "bruno") if answer == "react:C28"]
    assert len(shields) > MANY * 0.7


def test_an_usher_does_not_resign_into_more_blame(table: Table) -> None:
    t = table(
        directs={"anna": "EXE", "bruno": "NAV"},
        player="anna",
        ministries={"NAV": 2, "REF": 9},
        hands={"bruno": ["C30"]},
        deck=["C31"],
    )
    t.act("anna", "draw")
    assert set(answers(t, "bruno")) == {"pass"}


def test_an_usher_never_accepts_a_deal_that_only_costs_it(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, blame={"anna": 5}, hands={"anna": ["C01"]})
    t.answer("anna", {"terms": [{"from": "s0", "to": "s1", "goods": {"blame": 3}}]}, "deal.offer.0")
    assert bot_move(t.match, {1: usher}, random.Random(1)) == 1
    assert t.view("anna")["deals"] == []
    assert t.blame("anna") == 5


def test_an_usher_accepts_gifts(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, hands={"anna": ["C01"]})
    t.answer("anna", {"terms": [{"from": "s0", "to": "s1", "goods": {"C01": 1}}]}, "deal.offer.0")
    view = t.view("bruno")
    question = next(q for q in view["questions"] if q["prompt"] == "answer-offer")
    replies = [usher(view, question, random.Random(seed)) for seed in range(MANY)]
    assert replies.count("accept") > MANY / 2


def test_an_usher_makes_few_offers_and_only_in_its_own_turn(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, blame={"anna": 5, "bruno": 5}, hands={"anna": ["C01"], "bruno": ["C03"]})
    made = [answer for answer in answers(t, "anna", "offer") if answer is not None]
    assert len(made) < MANY / 5
    assert all(answer is None for answer in answers(t, "bruno", "offer"))
    for answer in made:
        assert balance("s0", {"promises": [], **answer}) > 0


def test_a_game_without_hints_gets_any_answer_that_stands() -> None:
    match = palazzo.new_match("final-decrees", 4, 3)
    rng = random.Random(3)
    for _ in range(200):
        if match.over:
            break
        question = next(q for q in match.questions if q.due)
        view = {**match.view(question.seat), "game": "some-other-game"}
        due = next(q for q in view["questions"] if q["due"])
        match.answer(question.seat, usher(view, due, rng))
        for opening in (q for q in view["questions"] if not q["due"]):
            assert usher(view, opening, rng) in (None, "refuse")


def test_bots_answer_only_for_their_own_seats() -> None:
    match = palazzo.new_match("final-decrees", 5, 1)
    play_bots(match, dict.fromkeys(range(1, 5), usher), random.Random(1))
    assert [q.seat for q in match.questions if q.due] == [0]
