"""J-8 to J-12: starting a coup, moving, fighting, retreating, and what comes of it."""

import pytest

from palazzo.games.junta.coup.combat import dice_for

rule = pytest.mark.rule

OFFICES = {
    "bruno": ["interior"],
    "carla": ["brigade1", "admiral"],
    "dario": ["brigade2"],
    "elena": ["brigade3", "air"],
}


def coup(junta, at="movement", **position):
    """Anna is President, Carla the Rebel Leader."""
    position.setdefault("leader", "carla")
    return junta(at, seats=5, president="anna", offices=OFFICES, **position)


def end_turns(m, *names):
    """These players end their movement turns."""
    for name in names:
        assert m.asked() == [name]
        m.answer(name, "end-turn")


@rule("J-8.1")
def test_without_a_pretext_only_headquarters_may_rise(junta):
    m = junta("phase8", seats=5, president="anna", offices=OFFICES, locations={"dario": "headquarters"})
    assert m.options("bruno") == ["pass"]
    m.answer("bruno", "pass")
    assert m.options("carla") == ["pass"]
    m.answer("carla", "pass")
    assert "move:CA2" in m.options("dario")


@rule("J-8.2")
@rule("J-8.3")
def test_the_first_to_move_is_rebel_leader_and_his_turn_goes_on(junta):
    m = junta("phase8", seats=5, president="anna", offices=OFFICES, pretext=True)
    m.answer("bruno", "pass")
    m.answer("carla", "move:CA1")
    assert m.facts()["coup"] is None
    m.answer("carla", {"UNI": ["brigade1"] * 4, "OPE": ["brigade1"]})
    assert m.facts()["leader"] == "s2"
    assert m.facts()["rebels"] == ["s2"]
    assert m.units("UNI") == {("brigade1", "carla"): 4}
    assert m.asked() == ["carla"]
    assert not any(option.startswith("move:") for option in m.options("carla"))
    assert "land:marines" in m.options("carla")


@rule("J-8.2")
@rule("J-14.4")
def test_a_shelling_announced_must_be_done(junta):
    m = junta("phase8", seats=5, president="anna", offices=OFFICES, pretext=True)
    m.answer("bruno", "pass")
    m.answer("carla", "announce:shell")
    m.until("bombard")
    assert m.options("carla") == ["shell:PAL:anna"]


@rule("J-9.2")
@rule("J-9.3")
def test_in_the_rebellion_the_president_is_not_asked_and_who_moves_rebels(junta):
    m = coup(junta, coup=0)
    end_turns(m, "carla")
    m.answer("dario", "move:CA2")
    m.answer("dario", {"PS2": ["brigade2"]})
    assert m.facts()["rebels"] == ["s2", "s3"]
    end_turns(m, "dario", "elena", "bruno")
    assert m.prompt() != "movement"


@rule("J-10.1")
def test_each_phase_begins_one_seat_further_left(junta):
    m = coup(junta, coup=2)
    end_turns(m, "elena", "anna", "bruno", "carla", "dario")


@rule("J-10.3")
def test_the_helicopter_goes_two_steps_alone_or_along(junta):
    units = {"PLZ": {"carla": {"helicopter": 1, "brigade1": 2}}, "BAN": {"dario": {"brigade2": 1}}}
    m = coup(junta, coup=5, units=units, leader="dario")
    while m.asked() != ["carla"]:
        m.answer(m.asked()[0], "end-turn")
    m.answer("carla", "move:PLZ")
    m.answer("carla", {"PAR": ["brigade1", "helicopter"]})
    m.answer("carla", "fly:UNI")
    assert m.units("UNI") == {("helicopter", "carla"): 1}
    assert m.units("PAR") == {("brigade1", "carla"): 1}
    units = {"CAT": {"carla": {"helicopter": 1}}, "PLZ": {"carla": {"brigade1": 2}}}
    m = coup(junta, coup=5, units=units, leader="dario")
    while m.asked() != ["carla"]:
        m.answer(m.asked()[0], "end-turn")
    m.answer("carla", "move:PLZ")
    m.answer("carla", {"BAN": ["brigade1"]})
    m.answer("carla", "fly:BAN")
    assert m.units("BAN") == {("brigade1", "carla"): 1, ("helicopter", "carla"): 1}


@rule("J-10.7")
@rule("J-15.C01")
def test_the_police_meet_a_crowd_placed_in_the_rebellion(junta):
    m = junta("phase8", seats=5, president="anna", offices=OFFICES, hands={"carla": ["C01"]})
    m.answer("bruno", "pass")
    m.answer("carla", "play:C01")
    assert m.units("UNI") == {("students", "carla"): 6}
    assert m.asked() == ["bruno"]
    m.answer("bruno", {"UNI": ["police:PS4", "police:PS1"]})
    assert m.units("UNI") == {("students", "carla"): 6, ("police", "bruno"): 2}
    assert m.facts()["rebels"] == ["s2"]
    assert m.asked() == ["carla"]


@rule("J-11.4")
def test_dice_of_armed_and_unarmed_and_of_guards_at_home():
    palace, square = 0, 21
    assert dice_for(["brigade1", "police", "students", "rioters", "students"], square) == 3
    assert dice_for(["students"], square) == 0
    assert dice_for(["guards", "guards"], palace) == 3
    assert dice_for(["guards", "guards"], square) == 2


def battle(junta, seed, **position):
    """Carla and Dario meet on the square; Carla fires."""
    units = {"PLZ": {"carla": {"brigade1": 3}, "dario": {"brigade2": 3}}}
    m = coup(junta, "combat", coup=1, seed=seed, units=units, leader="elena", **position)
    m.answer("carla", ["fire:PLZ"])
    while m.prompt() in ("declare-fire", "bombard"):
        m.answer(m.asked()[0], m.question(m.asked()[0]).default())
    return m


@rule("J-11.3")
@rule("J-14.4")
def test_declared_fire_must_be_opened_and_all_present_may_answer(junta):
    m = battle(junta, 1)
    assert m.asked() == ["carla", "dario"]
    assert m.refused("carla", {}) == "want-count"
    assert m.refused("carla", {"dario": ["brigade1"], "anna": ["brigade1"]}) == "not-offered"


@rule("J-11.6")
def test_who_lost_more_must_retreat_unless_let_stay(junta):
    retreated = stayed = 0
    for seed in range(40):
        m = battle(junta, seed)
        while m.prompt() == "volley":
            for name in list(m.asked()):
                enemy = "dario" if name == "carla" else "carla"
                m.answer(name, {enemy: m.question(name).bounds()["items"]})
            m.quiet("choose-losses")
        if m.prompt() != "let-stay":
            continue
        beaten = m.question(m.asked()[0]).facts["seat"]
        name = ["anna", "bruno", "carla", "dario", "elena"][int(beaten[1:])]
        if seed % 2:
            m.answer(m.asked()[0], "let-stay")
            assert any(owner == name for _, owner in m.units("PLZ"))
            stayed += 1
        else:
            m.answer(m.asked()[0], "drive-out")
            assert m.asked() == [name]
            units = m.question(name).bounds()["items"]
            m.answer(name, {"CAT": units})
            assert sum(count for (_, owner), count in m.units("CAT").items() if owner == name) == len(units)
            retreated += 1
    assert retreated
    assert stayed


@rule("J-12.1")
@rule("J-12.2")
@rule("J-12.4")
def test_three_centres_make_a_junta_which_names_a_president_who_may_shoot(junta):
    units = {
        "PAL": {"carla": {"brigade1": 1}},
        "RAD": {"carla": {"brigade1": 1}},
        "FER": {"elena": {"brigade3": 1}},
        "BAN": {"anna": {"guards": 1}, "carla": {"brigade1": 1}},
    }
    m = coup(junta, "sides", units=units, cash={"anna": ["3M"]})
    for name, side in (("carla", "rebels"), ("dario", "president"), ("elena", "rebels"), ("bruno", "president")):
        assert m.asked() == [name]
        m.answer(name, f"side:{side}")
    assert m.heard("centres")[0]["spaces"] == ["PAL", "RAD", "FER"]
    assert m.heard("junta") == [{"event": "junta", "seats": ["s2"]}]
    m.answer("carla", "name:elena")
    assert m.president() == "elena"
    assert m.options("elena") == ["nobody", "shoot:anna", "shoot:bruno", "shoot:carla", "shoot:dario"]
    m.answer("elena", "shoot:anna")
    m.answer("anna", "pass")
    assert m.cash("elena") == ["3M"]


@rule("J-9.5")
def test_all_may_agree_how_it_ends(junta):
    m = coup(junta, coup=3)
    m.opening("bruno", "stop", "stop:president")
    assert sorted(m.asked()) == ["anna", "carla", "dario", "elena"]
    for name in ("anna", "carla", "dario"):
        m.answer(name, "agree")
    m.answer("elena", "fight-on")
    assert m.prompt() == "movement"
    m.opening("carla", "stop", "stop:president")
    for name in list(m.asked()):
        m.answer(name, "agree")
    assert m.prompt() == "firing-squad"
    assert m.options("anna") == ["nobody", "shoot:carla"]


@rule("J-5.3")
@rule("J-3.4")
def test_an_embassy_is_a_way_out_and_the_cousin_takes_what_is_left(junta):
    m = coup(
        junta, coup=4, units={"AM1": {"carla": {"brigade1": 2}}, "CA2": {"dario": {"brigade2": 1}}}, leader="dario"
    )
    while m.asked() != ["carla"]:
        m.answer(m.asked()[0], "end-turn")
    m.answer("carla", "exile:AM1")
    assert m.person("carla")["exile"] == "AM1"
    assert m.asked() == ["anna"]
    m.answer("anna", "take:brigade1")
    assert m.units("AM1") == {("brigade1", "anna"): 2}
    assert m.prompt() == "cousin-moves"


@rule("J-10.6")
def test_units_change_hands_by_agreement(junta):
    m = coup(junta, coup=1)
    m.opening("carla", "deal", {"terms": [{"from": "carla", "to": "dario", "goods": {"brigade1:CA1": 2}}]})
    reply = next(q for q in m.match.questions.open_to(3) if ".reply." in q.id)
    m.answer("dario", "accept", reply.id)
    assert m.units("CA1") == {("brigade1", "carla"): 4, ("brigade1", "dario"): 2}


@rule("J-15.B04")
def test_a_bribe_costs_a_million_a_unit_and_wins_on_four_to_six(junta):
    m = coup(junta, coup=2, hands={"elena": ["B04"]}, cash={"elena": ["2M", "1M"]})
    assert m.asked() == ["elena"]
    m.answer("elena", "play-on:B04:CA1")
    m.answer("elena", 3)
    dice = m.heard("bribed")[0]["dice"]
    assert len(dice) == 3
    assert m.units("CA1").get(("brigade1", "elena"), 0) == sum(die >= 4 for die in dice)
    assert m.cash("elena") == []
