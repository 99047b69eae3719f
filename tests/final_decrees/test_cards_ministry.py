"""FD-9.C09 to FD-9.C12: cards about the blame of ministries."""

import pytest

rule = pytest.mark.rule


def loads(m):
    """The blame on every ministry in play."""
    return {place["id"]: place["blame"] for place in m.view()["table"]["places"]}


# -- C09 Not My Department


@rule("FD-9.C09")
def test_not_my_department_moves_four_of_the_ministry_and_two_of_yours_to_another(table):
    m = table(hands={"anna": ["C09"]}, blame={"anna": 5}, ministries={"EXE": 6, "TRE": 1})
    m.play("anna", "C09", "TRE", {"personal": 2, "ministry": 4})
    assert (m.blame("anna"), m.load("EXE"), m.load("TRE"), m.blame("elena")) == (3, 2, 7, 0)


@rule("FD-9.C09")
@pytest.mark.parametrize("target", ["REF", "HR", "SEC", "TRE"])
def test_not_my_department_reaches_every_other_ministry_whatever_the_arrows(table, target):
    m = table(directs={"carla": "NAV"}, player="carla", hands={"carla": ["C09"]}, ministries={"NAV": 6})
    m.play("carla", "C09", target, {"ministry": 3})
    assert (m.load("NAV"), m.load(target)) == (3, 3)


@rule("FD-9.C09")
def test_not_my_department_is_for_ministries_nobody_controls_too(table):
    m = table(directs={"elena": "TRE"}, player="elena", hands={"elena": ["C09"]}, ministries={"TRE": 6})
    m.play("elena", "C09", "REF", {"ministry": 4})
    assert (m.load("TRE"), m.load("REF")) == (2, 4)


@rule("FD-9.C09")
def test_not_my_department_never_means_your_own_ministry(table):
    m = table(hands={"anna": ["C09"]}, ministries={"EXE": 6})
    m.play("anna", "C09")
    assert sorted(m.options("anna")) == ["HR", "NAV", "REF", "SEC", "TRE"]
    assert m.refusal("anna", "EXE").reason == "not-offered"


@rule("FD-9.C09")
@rule("FD-4.8")
def test_not_my_department_has_limits_on_both_sides_and_moves_something(table):
    m = table(hands={"anna": ["C09"]}, blame={"anna": 5}, ministries={"EXE": 6})
    m.play("anna", "C09", "HR")
    assert m.refusal("anna", {"personal": 3}).facts["most"] == 2
    assert m.refusal("anna", {"ministry": 5}).facts["most"] == 4
    assert m.refusal("anna", {}).reason == "want-total"
    m.answer("anna", {"personal": 1})
    assert (m.blame("anna"), m.load("EXE"), m.load("HR")) == (4, 6, 1)


@rule("FD-9.C09")
def test_not_my_department_moves_no_more_than_there_is(table):
    m = table(hands={"anna": ["C09"]}, blame={"anna": 1}, ministries={"EXE": 3})
    m.play("anna", "C09", "HR")
    assert m.refusal("anna", {"personal": 2}).facts["most"] == 1
    assert m.refusal("anna", {"ministry": 4}).facts["most"] == 3


@rule("FD-9.C09")
@rule("FD-4.8")
@pytest.mark.parametrize(
    ("blame", "ministries", "offered"),
    [({"anna": 1}, {}, True), ({}, {"EXE": 1}, True), ({"bruno": 3}, {"HR": 3}, False)],
)
def test_not_my_department_wants_something_to_move(table, blame, ministries, offered):
    m = table(hands={"anna": ["C09"]}, blame=blame, ministries=ministries)
    assert ("play:C09" in m.options("anna")) is offered


# -- C10 Appeal to Higher Authority


@rule("FD-9.C10")
def test_an_appeal_moves_any_amount_of_the_ministry_and_two_of_yours_one_arrow_up(table):
    m = table(
        directs={"dario": "SEC"}, player="dario", hands={"dario": ["C10"]}, blame={"dario": 3}, ministries={"SEC": 11}
    )
    m.play("dario", "C10", {"personal": 2, "ministry": 11})
    assert (m.blame("dario"), loads(m)) == (1, {"REF": 0, "EXE": 0, "HR": 0, "NAV": 13, "SEC": 0, "TRE": 0})


@rule("FD-9.C10")
def test_an_appeal_goes_to_an_empty_ministry_too(table):
    m = table(directs={"anna": "EXE"}, hands={"anna": ["C10"]}, ministries={"EXE": 5})
    m.play("anna", "C10", {"ministry": 4})
    assert (m.load("EXE"), m.load("REF")) == (1, 4)


@rule("FD-9.C10")
@rule("FD-4.8")
def test_an_appeal_has_a_limit_on_personal_blame_and_moves_something(table):
    m = table(hands={"anna": ["C10"]}, blame={"anna": 5}, ministries={"EXE": 6})
    m.play("anna", "C10")
    assert m.refusal("anna", {"personal": 3}).facts["most"] == 2
    assert m.refusal("anna", {"ministry": 7}).facts["most"] == 6
    assert m.refusal("anna", {"personal": 0, "ministry": 0}).reason == "want-total"
    m.answer("anna", {"personal": 1})
    assert (m.blame("anna"), m.load("EXE"), m.load("REF")) == (4, 6, 1)


@rule("FD-9.C10")
@pytest.mark.parametrize(("arrows", "offered"), [([("SEC", "TRE")], True), ([("TRE", "SEC")], False), ([], False)])
def test_an_appeal_wants_a_ministry_above_whoever_is_below(table, arrows, offered):
    m = table(
        directs={"elena": "TRE"},
        player="elena",
        hands={"elena": ["C10"]},
        blame={"elena": 5},
        arrows=arrows,
        ministries={"TRE": 5},
    )
    assert ("play:C10" in m.options("elena")) is offered


@rule("FD-9.C10")
@rule("FD-4.8")
@pytest.mark.parametrize(
    ("blame", "ministries", "offered"),
    [({"anna": 1}, {}, True), ({}, {"EXE": 1}, True), ({"bruno": 3}, {"REF": 3}, False)],
)
def test_an_appeal_wants_something_to_move(table, blame, ministries, offered):
    m = table(hands={"anna": ["C10"]}, blame=blame, ministries=ministries)
    assert ("play:C10" in m.options("anna")) is offered


# -- C11 Across-the-Board Cuts


@rule("FD-9.C11")
def test_cuts_load_every_other_ministry_with_three_the_empty_one_too(table):
    m = table(directs={"bruno": "HR"}, player="bruno", hands={"bruno": ["C11"]}, ministries={"HR": 2, "TRE": 1})
    m.play("bruno", "C11")
    assert loads(m) == {"REF": 3, "EXE": 3, "HR": 2, "NAV": 3, "SEC": 3, "TRE": 4}


@rule("FD-9.C11")
@rule("FD-9.10")
def test_with_four_cuts_load_the_four_other_ministries_in_play(table):
    m = table(seats=4, directs={"bruno": "HR"}, player="bruno", hands={"bruno": ["C11"]})
    m.play("bruno", "C11")
    assert loads(m) == {"EXE": 3, "HR": 0, "NAV": 3, "SEC": 3, "TRE": 3}


# -- C12 Official Reminder


@rule("FD-9.C12")
def test_a_reminder_loads_two_for_each_decree_your_own_and_the_empty_ministry_too(table):
    m = table(
        hands={"anna": ["C12"]},
        decrees={"D1": "EXE", "D2": "EXE", "D3": "EXE", "D4": "REF", "D5": "TRE"},
        ministries={"TRE": 1, "NAV": 4},
    )
    m.play("anna", "C12")
    assert loads(m) == {"REF": 2, "EXE": 6, "HR": 0, "NAV": 4, "SEC": 0, "TRE": 3}


@rule("FD-9.C12")
def test_a_reminder_forgets_enacted_decrees(table):
    m = table(hands={"anna": ["C12"]}, decrees={"D4": "HR"}, enacted=["D1", "D2", "D3", "D5"])
    m.play("anna", "C12")
    assert loads(m) == {"REF": 0, "EXE": 0, "HR": 2, "NAV": 0, "SEC": 0, "TRE": 0}
