"""J-4.1 to J-4.3: the first three phases of the year."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule


@rule("J-4.1")
def test_markers_and_units_go_back_and_the_dead_have_successors():
    m = set_table("phase8", offices=FEW_OFFICES, pretext=True, bank="holiday", occupied=True, dead=["carla"])
    m.to_phase(1)
    assert (m.fact("pretext"), m.fact("bank"), m.fact("occupied")) == (False, "open", False)
    assert m.alive("carla")
    assert m.units("PAR") == {}


@rule("J-4.1")
def test_exiles_are_asked_before_the_cards_are_drawn():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1", "elena": "AM2"})
    assert (m.prompt(), m.asked()) == ("return-home", ["dario"])
    assert not m.heard("draws")
    m.answer("dario", "return")
    m.answer("bruno", "spare")
    m.answer("elena", "stay")
    assert [m.cards(name) for name in NAMES[:5]] == [2, 2, 2, 2, 0]


@rule("J-4.1")
def test_everyone_alive_and_in_the_country_draws_two_in_secret():
    m = set_table("drawing", deck=["V01", "V02", "V03", "V04"], president="bruno")
    assert [m.cards(name) for name in NAMES[:5]] == [2] * 5
    assert (m.hand("bruno"), m.hand("carla")) == (["V01", "V02"], ["V03", "V04"])
    assert m.said("draws")[0] == {"seat": "s1", "amount": 2}
    assert m.said("draws", "carla")[:2] == [
        {"seat": "s1", "amount": 2},
        {"seat": "s2", "amount": 2, "cards": ["V03", "V04"]},
    ]
    assert m.view("anna")["table"]["people"][1]["known"] == []


@rule("J-4.1")
def test_who_is_killed_on_return_draws_nothing():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.answer("dario", "return")
    m.answer("bruno", "kill")
    m.answer("dario", "pass")
    assert (m.alive("dario"), m.cards("dario")) == (False, 0)
    assert "dario" not in m.asked()


@rule("J-4.1")
def test_then_the_limit_of_the_hand_and_a_chance_to_play():
    m = set_table("drawing", hands={"carla": ["D01", "D01", "E06", "E11", "E12"]})
    assert (m.prompt(), m.asked()) == ("discard-excess", ["carla"])
    m.default()
    assert (m.prompt(), m.asked()) == ("play-or-pass", NAMES[:5])
    m.pass_all()
    assert m.fact("phase") == 2


@rule("J-4.2")
def test_in_phase_two_the_president_names_his_government():
    m = set_table("drawing", president="dario")
    m.pass_all()
    assert m.fact("phase") == 2
    m.until("appoint")
    assert m.asked() == ["dario"]
    m.default()
    assert m.fact("phase") == 4


@rule("J-4.3")
def test_the_president_draws_eight_notes_in_secret():
    aid = ["3M", "1M", "1M", "2M", "1M", "1M", "2M", "3M"]
    m = set_table("aid", president="carla", aid=aid, cash={"carla": ["2M"]})
    assert m.cash("carla") == sorted([*aid, "2M"])
    assert m.said("draws-aid", "carla") == [{"seat": "s2", "notes": sorted(aid)}]
    for name in (None, "anna"):
        assert m.said("draws-aid", name) == [{"seat": "s2"}]
        assert m.view(name)["table"]["people"][2]["known_cash"] == []


@rule("J-4.3")
@pytest.mark.parametrize(("left", "over"), [(0, True), (7, True), (8, False)])
def test_without_eight_notes_the_game_ends(left, over):
    m = set_table("aid", aid_left=left)
    assert m.match.over == over
    assert bool(m.cash("anna")) != over
