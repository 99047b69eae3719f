"""What can be worked out from the table of Junta: orders, votes, seats of power, battles, the past, money by cause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import palazzo
from junta_coup_table import set_coup
from junta_table import FEW_OFFICES, JuntaTable, set_table
from palazzo.games.junta.reading import CAUSES

rule = pytest.mark.rule


def reading(m: JuntaTable) -> dict[str, Any]:
    """What all can work out."""
    found: dict[str, Any] = m.view()["reading"]
    return found


def own(m: JuntaTable, name: str) -> dict[str, Any]:
    """What one player can work out besides."""
    found: dict[str, Any] = m.view(name)["reading"]["yours"]
    return found


# -- order and votes


@rule("J-2.2", "J-4.5")
def test_a_ballot_says_who_votes_when_and_what_everyone_has_in_sight():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["3M"]}, influence={"carla": ["I03"]})
    m.propose({"bruno": ["3M"]}, {"bruno": 2})
    m.pass_all()
    order = reading(m)["order"]
    assert (order["what"], order["seats"], order["done"], order["now"]) == (
        "vote",
        ["s0", "s1", "s2", "s3", "s4"],
        [],
        "s0",
    )
    carla = reading(m)["votes"][2]
    assert carla["sum"] == sum(part["votes"] for part in carla["parts"])
    assert [part["block"] for part in carla["parts"]] == ["I03", "office", "office"]
    m.vote("anna", {"yes": ["office"]})
    order = reading(m)["order"]
    assert (order["done"], order["now"]) == (["s0"], "s1")
    assert reading(m)["votes"][0]["parts"] == []
    assert reading(m)["budgets"]["1"] == [{"proposer": "s0", "sums": {"s1": 2}, "fate": "proposed"}]


def test_a_spectator_can_work_out_nothing_of_his_own():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["3M"]})
    assert reading(m)["yours"] == {}
    assert own(m, "anna")["cash"] == 3
    assert own(m, "anna")["ledger"] == {"unheard": 3}


# -- the coup


@rule("J-12.2")
def test_a_seat_of_power_says_whose_units_are_there_and_which_side_holds_it():
    m = set_coup(
        leader="carla", rebels=["carla"], units={"RAD": {"carla": {"brigade1": 2}}, "BAN": {"dario": {"brigade2": 1}}}
    )
    powers = {power["space"]: power for power in reading(m)["powers"]}
    assert powers["RAD"] == {"space": "RAD", "units": {"s2": 2}, "side": "rebels"}
    assert powers["BAN"] == {"space": "BAN", "units": {"s3": 1}, "side": "president"}


@rule("J-11.4", "J-11.6")
def test_a_battle_says_its_armies_dice_and_who_would_have_to_go():
    m = set_coup(
        at="combat",
        coup=1,
        leader="carla",
        rebels=["carla"],
        units={"COL": {"carla": {"brigade1": 4}, "dario": {"brigade2": 3}}},
    )
    m.declare(carla=["COL"])
    battle = reading(m)["battle"]
    assert (battle["space"], battle["wave"], battle["waves"], battle["beaten"]) == ("COL", 1, 3, [])
    armies = {army["seat"]: army for army in battle["armies"]}
    assert (armies["s2"]["dice"], armies["s2"]["must_fire"]) == (4, True)
    assert (armies["s3"]["dice"], armies["s3"]["units"]) == (3, ["brigade2"] * 3)


# -- money and the past


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_over_whole_matches_the_ledger_adds_up_to_everyones_money(seats):
    causes = set()
    fates = set()
    for seed in range(4):
        rng = Random(f"{seats} {seed}")
        match = palazzo.new_match("junta", seats, seed=seed)
        while not match.over:
            question = rng.choice([question for question in match.questions if question.due or rng.random() < 0.03])
            try:
                match.answer(question.seat, question.sample(rng), question.id)
            except palazzo.IllegalAnswer:
                continue
            if rng.random() < (0.2 if match.table.phase in (6, 7) else 0.01):
                seat = rng.randrange(seats)
                mine = match.view(seat)["reading"]["yours"]
                assert sum(mine["ledger"].values()) == mine["cash"] + mine["account"]
                assert "unheard" not in mine["ledger"] or match.view()["reading"]["budgets"]
                fates |= {attempt["fate"] for attempt in match.view()["reading"]["attempts"]}
        outcome = match.view()["outcome"]
        held = [match.table.wealth(seat) + match.table.account(seat) for seat in range(seats)]
        assert [sum(one.values()) for one in outcome["ledger"].values()] == held
        causes |= {cause for one in outcome["ledger"].values() for cause in one}
        read = match.view()["reading"]
        assert all(len(budgets) <= 2 for budgets in read["budgets"].values())
        assert {str(year) for year in range(1, match.table.year)} >= set(read["nights"]) - {str(match.table.year)}
        assert not {budget["fate"] for one in read["budgets"].values() for budget in one} - {
            "proposed",
            "passed",
            "rejected",
            "forced",
        }
    assert causes <= set(CAUSES)
    assert {"aid", "budget", "attempts"} <= causes
    assert {None, "failed"} <= fates


def test_the_city_comes_with_the_catalogue():
    board = next(entry["board"] for entry in palazzo.catalogue() if entry["id"] == "junta")
    assert len(board["spaces"]) == 27
    assert all(
        space["id"] in other["next"]
        for space in board["spaces"]
        for other in board["spaces"]
        if other["id"] in space["next"]
    )
    assert {office["id"] for office in board["offices"]} > {"president", "interior", "air"}
