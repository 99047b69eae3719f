"""What can be worked out from the table of Junta: orders, votes, seats of power, battles, the past, money by cause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import palazzo
from junta_coup_table import CoupTable, set_coup
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


@rule("J-2.2", "J-2.3", "J-2.12")
def test_a_ballot_tells_its_rounds_apart_and_says_which_names_are_gone():
    m = set_table(
        "election",
        host="anna",
        influence={"anna": ["I06"], "bruno": ["I07"], "carla": ["I08"], "dario": ["I10"]},
        hands={"bruno": ["V05"]},
    )
    assert own(m, "bruno")["blocks"] == {"I07": 3, "V05": 3}
    assert own(m, "carla")["blocks"] == {"I08": 3}
    m.nominate("anna", "anna", "bruno", "carla", "elena")
    for name in ("bruno", "carla", "dario", "elena"):
        m.nominate(name)
    assert reading(m)["nominations"] == [{"by": "s0", "names": ["s0", "s1", "s2", "s4"]}]
    m.vote("anna", {"anna": ["I06"]})
    assert (reading(m)["ballot"]["first"], reading(m)["ballot"]["ahead"]) == (1, ["s0"])
    m.vote("bruno", {"bruno": ["I07"]})
    m.vote("carla")
    m.vote("dario", {"carla": ["I10"]})
    m.vote("elena")
    assert reading(m)["ballot"]["dropped"] == ["s4"]
    m.act("anna", "stand")
    m.act("bruno", "stand")
    m.act("carla", "refuse")
    m.pass_all()
    ballot = reading(m)["ballot"]
    assert (ballot["round"], ballot["first"], ballot["refused"]) == (2, 3, ["s2"])
    assert reading(m)["lost_votes"] == {"s2": 3}
    m.vote("anna")
    m.vote("bruno", {"bruno": ["V05"]})
    ballot = reading(m)["ballot"]
    assert (ballot["first"], ballot["ahead"], ballot["election"]) == (3, ["s1"], True)


@rule("J-2.9", "J-2.11")
def test_a_ballot_says_what_would_win_as_it_stands():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["3M"]}, influence={"carla": ["I03"]})
    assert reading(m)["ballot"] is None
    m.propose({"bruno": ["3M"]}, {"bruno": 2})
    m.pass_all()
    assert reading(m)["ballot"]["ahead"] == ["no", "yes"]
    m.vote("anna", {"yes": ["office"]})
    assert reading(m)["ballot"]["ahead"] == ["yes"]
    m = set_table("government", president="anna", offices=FEW_OFFICES, hands={"bruno": ["E04"]})
    m.act("bruno", "play:E04")
    m.pass_all()
    assert reading(m)["ballot"]["ahead"] == ["no"]
    m.vote("anna")
    m.vote("bruno", {"yes": ["office"]})
    assert reading(m)["ballot"]["ahead"] == ["yes"]


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
    assert armies["s3"]["made"] == {"armed": 3, "unarmed": [0, 0], "palace": 0}


@rule("J-11.2", "J-11.3")
def test_what_a_gun_threw_at_a_place_is_no_throw_of_the_battle_there():
    m = set_coup(
        at="combat",
        coup=1,
        offices={"bruno": ["admiral"], "carla": ["brigade1"], "dario": ["brigade2"], "elena": ["brigade3"]},
        leader="carla",
        rebels=["carla"],
        units={"COL": {"carla": {"brigade1": 6}, "bruno": {"marines": 1}}},
    )
    while reading(m)["battle"] is None:
        question = next(one for one in m.match.questions if one.due)
        shots = [one for one in getattr(question, "options", ()) if one.startswith(("fire:", "shell:COL"))]
        wanted = {"declare-fire": shots, "bombard": shots[0] if shots else question.default()}
        m.match.answer(question.seat, wanted.get(question.prompt, question.default()))
    assert [line["space"] for line in m.heard("bombards")] == ["COL"]
    assert reading(m)["battle"]["shots"] == []


@rule("J-11.4")
def test_a_battle_says_where_the_dice_of_an_army_come_from():
    m = set_coup(
        at="combat",
        coup=1,
        president="bruno",
        leader="carla",
        rebels=["carla"],
        units={"PAL": {"carla": {"brigade1": 2, "students": 3}, "bruno": {"guards": 4}}},
    )
    m.declare(carla=["PAL"])
    armies = {army["seat"]: army for army in reading(m)["battle"]["armies"]}
    assert armies["s2"]["made"] == {"armed": 2, "unarmed": [1, 3], "palace": 0}
    assert armies["s1"]["made"] == {"armed": 4, "unarmed": [0, 0], "palace": 1}
    assert all(
        army["dice"] == army["made"]["armed"] + army["made"]["unarmed"][0] + army["made"]["palace"]
        for army in armies.values()
    )


@rule("J-10.2", "J-11.4", "J-12.2")
def test_whoever_takes_units_up_sees_the_dice_that_await_them_and_the_seats_of_power_they_would_make():
    position = {
        "names": ["anna", "bruno", "carla", "dario"],
        "at": "movement",
        "coup": 1,
        "president": "anna",
        "leader": "bruno",
        "vanguard": "bruno",
        "rebels": ["bruno"],
        "offices": {"bruno": ["brigade1", "air"], "carla": ["brigade2", "admiral"], "dario": ["brigade3", "interior"]},
        "units": {"PS2": {"bruno": {"brigade1": 3}}, "PAL": {"anna": {"guards": 4}}, "VIL": {"dario": {"police": 1}}},
    }
    m = palazzo.set_up("junta", seats=4, seed=1, position=position)
    assert m.view(None)["reading"]["dice"] == {"PS2": {"s1": 3}, "PAL": {"s0": 5}, "VIL": {"s3": 1}}
    assert m.view(1)["reading"]["yours"]["marches"] == {}, "nothing is taken up"
    m.answer(1, "move:PS2")
    marches = m.view(1)["reading"]["yours"]["marches"]
    assert marches["RAD"] == {"dice": [0, 1, 2, 3], "rebels": 1}
    assert marches["PAL"] == {"dice": [0, 1, 2, 3], "rebels": 0}
    assert m.view(2)["reading"]["yours"]["marches"] == {}, "what is half chosen is nobody else's business"


@rule("J-15.B03")
def test_who_bribes_sees_what_one_two_and_more_of_them_cost():
    position = {
        "names": ["anna", "bruno", "carla", "dario"],
        "at": "movement",
        "coup": 1,
        "president": "anna",
        "leader": "bruno",
        "vanguard": "bruno",
        "rebels": ["bruno"],
        "offices": {"bruno": ["brigade2", "air"], "carla": ["brigade1", "admiral"], "dario": ["brigade3", "interior"]},
        "hands": {"bruno": ["B04"]},
        "cash": {"bruno": ["3M", "2M"]},
        "units": {"PS2": {"bruno": {"brigade2": 3}}, "PAR": {"carla": {"brigade1": 4}}},
    }
    m = palazzo.set_up("junta", seats=4, seed=1, position=position)
    options = next(one for one in m.questions if one.due).options
    option = next(one for one in options if "B04:PAR" in one)
    m.answer(1, option)
    question = next(one for one in m.questions if one.due)
    bribes = m.view(1)["reading"]["yours"]["bribes"]
    assert question.prompt == "bribe-units"
    assert len(bribes) == question.most
    assert bribes == sorted(bribes)
    assert m.view(2)["reading"]["yours"]["bribes"] == []


@rule("J-11.4")
def test_once_the_dice_have_fallen_a_battle_says_how_many_can_be_left_for_the_next_wave():
    for seed in range(1, 60):
        units = {"COL": {"carla": {"brigade1": 3, "students": 3}, "dario": {"brigade2": 6}}}
        m = set_coup(at="combat", seed=seed, coup=1, leader="carla", rebels=["carla"], units=units)
        m.declare(carla=["COL"])
        assert {army["next"] for army in reading(m)["battle"]["armies"]} == {None}, "nothing has fallen yet"
        while m.prompt() == "volley":
            question = next(one for one in m.match.questions if one.due)
            m.match.answer(question.seat, {question.places[0]: list(question.items)})
        if m.prompt() != "choose-losses" or m.asked() != ["carla"] or reading(m)["battle"]["wave"] > 1:
            continue
        army = next(one for one in reading(m)["battle"]["armies"] if one["seat"] == "s2")
        assert army["dice"] == 4, "two students throw one die, the third throws none"
        assert army["next"] == {1: 4, 2: 3, 3: 3, 4: 2}[army["hits"]]
        question = next(one for one in m.match.questions if one.due)
        m.match.answer(question.seat, question.default())
        assert m.prompt() == "volley"
        armies = reading(m)["battle"]["armies"]
        assert {(army["hits"], army["next"]) for army in armies} == {(0, None)}, "in the next wave they are borne"
        return
    raise AssertionError("nobody is hit")


@rule("J-12.1", "J-12.2")
def test_sides_say_on_whose_word_a_seat_of_power_still_hangs_and_afterwards_how_it_was_counted():
    units = {
        "RAD": {"bruno": {"brigade1": 1}},
        "PAR": {"carla": {"students": 2}},
        "FER": {"carla": {"students": 1}, "dario": {"brigade2": 1}},
        "PAL": {"anna": {"guards": 4}, "bruno": {"brigade1": 1}},
    }
    m = set_coup(at="sides", leader="bruno", rebels=["bruno"], units=units)
    assert reading(m)["sides"]["open"] == {"RAD": ["s1"], "PAR": ["s2"], "FER": ["s2", "s3"]}
    assert reading(m)["ended"] is None
    m.act("bruno", "side", "rebels")
    assert reading(m)["sides"]["open"] == {"PAR": ["s2"], "FER": ["s2", "s3"]}
    while m.prompt() == "choose-side":
        m.act(m.asked()[0], "side", "president")
    assert reading(m)["ended"] == {"agreed": False, "taken": ["RAD"]}


@rule("J-9.2")
def test_nobody_is_asked_to_become_what_they_are_already():
    m = set_coup(coup=0, leader="bruno", vanguard="bruno", rebels=["bruno"])
    asked = {}
    while m.prompt() in ("movement", "cousin-moves", "declare-fire"):
        question = next(one for one in m.match.questions if one.due)
        if "rebel" in question.facts:
            asked[question.seat] = question.facts["rebel"]
        m.default()
    assert asked.pop(1) is True
    assert set(asked.values()) == {False}


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


@rule("J-15.3", "J-15.I03")
def test_one_knows_what_ones_cards_cost_less_the_credits_of_friends():
    m = set_table("assassinations", hands={"anna": ["A03", "B01", "A04"]}, influence={"anna": ["I03"]})
    assert own(m, "anna")["costs"] == {"A03": 1, "B01": 1}
    assert own(m, "bruno")["costs"] == {}


def test_one_knows_which_of_ones_attempts_hang_on_a_die():
    m = set_table("assassinations", hands={"anna": ["A04", "A03", "A01", "B03"]})
    mad, hired = {"of_six": 3, "backfires": True}, {"of_six": 3, "backfires": False}
    assert own(m, "anna")["chances"] == {"A01": hired, "A04": mad}
    assert own(m, "bruno")["chances"] == {}


@rule("J-15.E05")
def test_who_takes_the_aid_over_knows_it_from_other_money():
    cash = {"anna": ["1M", "2M", "3M"], "dario": ["1M"]}
    m = set_table("budget", president="anna", offices=FEW_OFFICES, hands={"dario": ["E05"]}, cash=cash)
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    m.ballot({"dario": {"no": ["office"]}})
    m.quiet("vote")
    while m.prompt() == "react-VR":
        m.default()
    m.answer("dario", "play:E05")
    m.pass_windows()
    m.answer("anna", "keep:1M")
    assert (own(m, "anna")["aid"], own(m, "dario")["aid"], own(m, "carla")["aid"]) == (["1M"], ["2M", "3M"], [])


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


@rule("J-1.3")
def test_what_a_card_costs_is_the_least_of_ones_own_notes_for_no_change_is_given():
    m = set_table(
        "assassinations",
        hands={"anna": ["A03"], "bruno": ["B01"]},
        influence={"anna": ["I03"]},
        cash={"anna": ["2M", "3M"], "bruno": ["1M", "3M"]},
    )
    assert own(m, "anna")["costs"] == {"A03": 2}
    assert own(m, "bruno")["costs"] == {"B01": 3}


def rebels_by(m: CoupTable, seat: int, answer: Any) -> bool:
    """This answer, and nothing else of this seat, marks it as a rebel in this combat."""
    match = m.match.clone()
    match.answer(seat, answer)
    phase = match.view(None)["table"]["facts"]["coup"]
    while match.view(None)["table"]["facts"]["coup"] == phase and match.due and match.due.prompt != "choose-side":
        quiet = {"bombard": "hold-fire", "declare-fire": []}
        match.answer(match.due.seat, quiet.get(match.due.prompt, match.due.default()))
    return any(line["event"] == "turns-rebel" and line["seat"] == f"s{seat}" for line in match.view(None)["log"])


@rule("J-9.2")
@pytest.mark.parametrize("phase", [0, 1])
def test_before_one_fires_one_knows_whether_it_makes_a_rebel(phase):
    m = set_coup(
        at="combat",
        coup=phase,
        leader="carla",
        units={
            "PAL": {"anna": {"guards": 2}, "bruno": {"police": 1}},
            "PAR": {"anna": {"guards": 2}, "bruno": {"police": 1}},
            "RAD": {"elena": {"marines": 1}, "bruno": {"police": 1}, "dario": {"brigade2": 3}},
        },
    )
    found = {}
    while m.match.due and m.prompt() in ("declare-fire", "bombard"):
        question = m.match.due
        if question.seat != 2:
            told = m.match.view(question.seat)["reading"]["yours"]["rebellious"]
            options = [option for option in question.options if option != "hold-fire"]
            for option in options:
                answer = [option] if question.prompt == "declare-fire" else option
                assert rebels_by(m, question.seat, answer) == (option in told and question.seat != 0), option
                found[option] = option in told
        m.match.answer(question.seat, "hold-fire" if question.prompt == "bombard" else [])
    assert any(found.values())
    assert all(found.values()) == (phase == 0)
