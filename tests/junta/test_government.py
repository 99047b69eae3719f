"""J-3: offices, and the President's cousin."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

OFFICES = ["interior", "brigade1", "brigade2", "brigade3", "admiral", "air"]
LAWFUL = {"bruno": ["interior", "brigade1"], "carla": ["brigade2", "air"], "dario": ["brigade3"], "elena": ["admiral"]}


def attempts(m, name):
    """The means a player has in phase 6."""
    return {option.split(":")[1] for option in m.options(name) if ":" in option}


# -- what the offices are


@rule("J-3.1")
def test_each_office_commands_its_units():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES)
    assert m.units("PAL") == {("guards", "anna"): 4}
    assert m.units("PS1") == {("police", "bruno"): 1}
    assert m.units("CA1") == {("brigade1", "carla"): 6}
    assert m.units("CA2") == {("brigade2", "dario"): 6}
    assert m.units("CA3") == {("brigade3", "elena"): 6}


@rule("J-3.1")
def test_marines_and_gunboat_are_the_admirals_paratroops_and_strikes_the_air_commanders():
    m = set_table("phase8", offices=FEW_OFFICES, pretext=True)
    bruno = m.options("bruno")
    assert "announce:shell" in bruno
    assert "announce:bomb" not in bruno
    assert "land:marines" in {":".join(option.split(":")[:2]) for option in bruno}
    m.act("bruno", "pass")
    carla = m.options("carla")
    assert "announce:bomb" in carla
    assert "announce:shell" not in carla
    assert "land:paratroops" in {":".join(option.split(":")[:2]) for option in carla}


@rule("J-3.1")
def test_the_president_appoints_draws_and_proposes():
    m = set_table("appointments", president="carla")
    seen = {}
    while m.prompt() != "play-or-pass":
        seen[m.prompt()] = m.asked()
        m.default()
    assert seen == {"appoint": ["carla"], "budget-piles": ["carla"], "budget-sums": ["carla"]}
    assert m.said("draws-aid") == [{"seat": "s2"}]


@rule("J-3.1")
def test_the_secret_police_forcing_and_killing_returners_are_the_ministers():
    m = set_table("assassinations", offices=FEW_OFFICES)
    assert {name: "secret-police" in attempts(m, name) for name in m.asked()} == {"bruno": True}
    m.act("bruno", "no-more")
    assert attempts(m, "carla") == set()
    m = set_table("budget", offices=FEW_OFFICES)
    m.until("force-budget")
    assert m.asked() == ["bruno"]
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.answer("dario", "return")
    assert (m.prompt(), m.asked()) == ("kill-returner", ["bruno"])


# -- appointments


@rule("J-3.2")
def test_the_president_assigns_the_other_six():
    m = set_table("appointments", president="anna")
    m.answer("anna", LAWFUL)
    for name, offices in LAWFUL.items():
        assert sorted(m.offices(name)) == sorted(offices)
    assert (m.offices("anna"), m.minister()) == ([], "bruno")


@rule("J-3.2")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"anna": ["admiral"], "elena": []}, "not-offered"),
        ({"elena": [], "dario": ["brigade3", "admiral"]}, "want-count-at"),
        ({"bruno": ["interior", "brigade1", "air"], "carla": ["brigade2"]}, "want-count-at"),
        ({"bruno": ["brigade2", "brigade1"], "carla": ["interior", "air"]}, "rivals-at"),
        ({"elena": ["admiral", "admiral"]}, "too-many-of"),
        ({"carla": ["brigade2"]}, "want-count"),
    ],
)
def test_an_unlawful_government_is_refused(change, reason):
    m = set_table("appointments", president="anna")
    assert m.refused("anna", {**LAWFUL, **change}) == reason


@rule("J-3.2")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_a_government_can_be_formed_at_every_table(seats):
    m = set_table("appointments", seats=seats, president="bruno")
    others = [name for name in NAMES[:seats] if name != "bruno"]
    slots = (others * 2)[:6]
    given = {name: [OFFICES[i] for i, slot in enumerate(slots) if slot == name] for name in others}
    if seats == 4:
        given = {"anna": ["interior", "brigade1"], "carla": ["brigade2", "air"], "dario": ["brigade3", "admiral"]}
    m.answer("bruno", given)
    assert {name: m.offices(name) for name in others} == {
        name: sorted(g, key=OFFICES.index) for name, g in given.items()
    }


@rule("J-3.2")
def test_last_turns_choice_may_be_repeated_and_offices_change_only_then():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES)
    m.answer("anna", FEW_OFFICES)
    m.until("start-coup")
    assert {name: m.offices(name) for name in FEW_OFFICES} == FEW_OFFICES
    m.until("appoint")
    assert {name: m.offices(name) for name in FEW_OFFICES} == FEW_OFFICES
    m.answer("anna", LAWFUL)
    assert m.offices("elena") == ["admiral"]


@rule("J-3.3")
def test_families_in_exile_or_killed_on_return_are_still_given_an_office_which_sleeps():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1", "elena": "AM2"})
    m.answer("dario", "return")
    m.answer("bruno", "kill")
    m.answer("dario", "pass")
    m.until("appoint")
    assert not m.alive("dario")
    nothing_for_dario = {
        "bruno": ["interior", "brigade1"],
        "carla": ["brigade2", "air"],
        "elena": ["brigade3", "admiral"],
    }
    assert m.refused("anna", nothing_for_dario) == "want-count-at"
    m.answer("anna", FEW_OFFICES)
    assert (m.offices("dario"), m.offices("elena")) == (["brigade2"], ["brigade3"])
    assert (m.votes("dario"), m.votes("elena")) == (0, 0)


# -- the cousin


@rule("J-3.4")
def test_the_cousin_may_take_one_vacant_office_after_the_attempts():
    m = set_table("succession", offices=FEW_OFFICES, dead=["carla", "dario"])
    assert (m.prompt(), m.asked()) == ("cousin", ["anna"])
    assert m.options("anna") == ["leave", "take:brigade1", "take:brigade2", "take:air"]
    m.act("anna", "take", "brigade2")
    assert m.said("cousin-takes") == [{"seat": "s0", "office": "brigade2"}]
    assert (m.cousin(), m.votes("anna")) == (["brigade2"], 2)
    assert m.prompt() == "play-or-pass"


@rule("J-3.4")
def test_he_may_leave_it_and_is_asked_again_at_the_next_occasion():
    m = set_table("locations", offices=FEW_OFFICES)
    m.answer("anna", "remain")
    m.hide(carla="exile:AM1")
    assert (m.prompt(), m.options("anna")) == ("cousin", ["leave", "take:brigade1", "take:air"])
    m.act("anna", "leave")
    assert m.cousin() == []
    m.quiet("declare-attempts", "return-home")
    assert (m.prompt(), m.fact("phase")) == ("cousin", 7)


@rule("J-3.4")
def test_he_is_asked_after_the_appointments_about_exiles_offices():
    m = set_table("appointments", offices=FEW_OFFICES, exile={"elena": "AM3"})
    m.answer("anna", FEW_OFFICES)
    assert (m.prompt(), m.options("anna")) == ("cousin", ["leave", "take:brigade3"])


@rule("J-3.4")
def test_with_nothing_vacant_he_is_not_asked():
    m = set_table("appointments", offices=FEW_OFFICES)
    m.answer("anna", FEW_OFFICES)
    assert m.prompt() == "budget-piles"


@rule("J-3.4")
def test_one_office_and_only_one():
    m = set_table("locations", offices=FEW_OFFICES, exile={"elena": "AM3"}, cousin=["brigade3"], favoured=True)
    m.answer("anna", "remain")
    m.hide(carla="exile:AM1")
    assert m.prompt() == "declare-attempts"
    assert m.cousin() == ["brigade3"]


@rule("J-3.4")
def test_having_taken_one_he_is_not_asked_again_this_turn():
    m = set_table("locations", offices=FEW_OFFICES)
    m.answer("anna", "remain")
    m.hide(elena="exile:AM1", carla="bank")
    m.act("anna", "take", "brigade3")
    m.order("bruno", "secret-police", "carla", "bank")
    m.quiet("declare-attempts", "react-P6R", "return-home")
    assert not m.alive("carla")
    assert (m.prompt(), m.cousin()) == ("play-or-pass", ["brigade3"])


@rule("J-3.4")
def test_the_office_is_his_until_the_next_phase_two():
    m = set_table("succession", offices=FEW_OFFICES, dead=["dario"])
    m.act("anna", "take", "brigade2")
    m.until("appoint")
    assert m.cousin() == ["brigade2"]
    m.answer("anna", FEW_OFFICES)
    assert (m.cousin(), m.offices("dario"), m.votes("anna"), m.votes("dario")) == ([], ["brigade2"], 1, 1)


@rule("J-3.4")
def test_an_exile_who_returns_and_survives_gets_it_back_at_once():
    m = set_table("bank", offices=FEW_OFFICES, exile={"elena": "AM3"}, cousin=["brigade3"], favoured=True)
    m.until("return-home")
    assert m.cousin() == ["brigade3"]
    m.answer("elena", "return")
    m.answer("bruno", "spare")
    assert (m.cousin(), m.offices("elena"), m.votes("elena"), m.votes("anna")) == ([], ["brigade3"], 1, 1)


@rule("J-3.4")
def test_in_a_coup_he_commands_the_units():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES, exile={"dario": "AM1"}, cousin=["brigade2"])
    assert m.units("CA2") == {("brigade2", "anna"): 6}


@rule("J-3.4")
def test_in_a_coup_he_is_asked_after_an_exile():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES, units={"AM1": {"carla": {"brigade1": 1}}})
    assert m.asked() == ["carla"]
    m.act("carla", "exile", "AM1")
    assert (m.prompt(), m.asked()) == ("cousin", ["anna"])
    m.act("anna", "take", "brigade1")
    assert m.cousin() == ["brigade1"]


@rule("J-3.5")
def test_other_vacant_offices_have_no_votes_and_their_units_do_not_move():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES, dead=["dario", "elena"], cousin=["brigade3"])
    assert m.units("CA2") == {("brigade2", None): 6}
    assert m.units("CA3") == {("brigade3", "anna"): 6}
    assert (m.votes("dario"), m.votes("anna")) == (0, 2)
    moved = []
    while m.fact("coup") == 1 and m.prompt() in ("movement", "cousin-moves"):
        moved += [option for option in m.options(m.asked()[0]) if option.startswith("move:")]
        m.default()
    assert "move:CA3" in moved
    assert "move:CA2" not in moved


@rule("J-3.6")
def test_the_cousin_never_holds_more_than_two_offices():
    offices = {
        "bruno": ["interior", "admiral"],
        "carla": ["brigade1"],
        "dario": ["brigade2"],
        "elena": ["brigade3", "air"],
    }
    m = set_table("succession", offices=offices, dead=["anna", "dario"])
    m.nominate("bruno", "bruno")
    m.until("vote")
    m.ballot({"bruno": {"bruno": ["office"]}}, {})
    assert (m.president(), m.cousin()) == ("bruno", ["interior", "admiral"])
    assert m.prompt() == "start-coup"


@rule("J-3.6")
def test_with_one_former_office_he_may_take_one_more():
    offices = {
        "bruno": ["interior", "admiral"],
        "carla": ["brigade1"],
        "dario": ["brigade2"],
        "elena": ["brigade3", "air"],
    }
    m = set_table("succession", offices=offices, dead=["anna", "dario"])
    m.nominate("bruno", "carla")
    m.until("vote")
    m.ballot({"bruno": {"carla": ["office"]}}, {})
    assert (m.president(), m.cousin(), m.prompt()) == ("carla", ["brigade1"], "cousin")
    m.act("carla", "take", "brigade2")
    assert m.cousin() == ["brigade1", "brigade2"]


@rule("J-3.7")
@pytest.mark.parametrize("absence", [{"dead": ["bruno"]}, {"exile": {"bruno": "AM1"}}])
@pytest.mark.parametrize("cousin", [[], ["interior"]])
def test_without_a_minister_nobody_has_his_powers_not_even_the_cousin(absence, cousin):
    m = set_table("budget", offices=FEW_OFFICES, cousin=cousin, **absence)
    assert m.minister() is None
    m.until("vote")
    m.ballot({"carla": {"no": ["office"]}}, {})
    assert m.heard("budget-rejected")
    assert not m.fact("occupied")
    assert m.fact("bank") == "holiday"
    m.until("declare-attempts")
    while m.prompt() == "declare-attempts":
        assert "secret-police" not in attempts(m, m.asked()[0])
        m.default()
