"""FD-9.C13 to FD-9.C17: cards about decrees.

D1: TRE REF HR SEC REF EXE; D2: NAV TRE EXE HR; D3: EXE SEC REF TRE NAV; D4: HR EXE REF NAV SEC; D5: SEC NAV HR TRE.
Left out, all decrees lie on EXE without stamps, and anna directs EXE, bruno HR, carla NAV, dario SEC, elena TRE.
"""

import pytest

rule = pytest.mark.rule


def places(m):
    """Where each decree lies."""
    return {paper["id"]: paper["at"] for paper in m.view()["table"]["papers"]}


# -- C13 Certified Mail


@rule("FD-9.C13")
def test_certified_mail_moves_two_decrees_from_anywhere_and_sheds_one_for_each_in_order(table):
    m = table(hands={"anna": ["C13"]}, blame={"anna": 5, "bruno": 5}, decrees={"D1": "HR", "D2": "SEC"})
    m.play("anna", "C13", {"TRE": ["D1"], "NAV": ["D2"]})
    assert places(m) == {"D1": "TRE", "D2": "NAV", "D3": "EXE", "D4": "EXE", "D5": "EXE"}
    assert (m.blame("anna"), m.blame("bruno")) == (3, 5)


@rule("FD-9.C13")
def test_certified_mail_may_move_one_decree_and_sheds_nothing_out_of_order(table):
    m = table(hands={"anna": ["C13"]}, blame={"anna": 5})
    m.play("anna", "C13", {"REF": ["D1"]})
    assert (places(m)["D1"], m.blame("anna"), m.actions()) == ("REF", 5, 2)


@rule("FD-9.C13")
def test_certified_mail_may_bring_both_to_one_ministry_and_to_your_own(table):
    m = table(hands={"anna": ["C13"]}, blame={"anna": 5}, decrees={"D1": "REF", "D3": "SEC"})
    m.play("anna", "C13", {"EXE": ["D1", "D3"]})
    assert (places(m)["D1"], places(m)["D3"], m.blame("anna")) == ("EXE", "EXE", 4)


@rule("FD-9.C13")
@rule("FD-9.9")
def test_certified_mail_moves_one_or_two_different_decrees_each_elsewhere(table):
    m = table(hands={"anna": ["C13"]}, decrees={"D2": "NAV"})
    m.play("anna", "C13")
    assert m.refusal("anna", {"TRE": ["D1"], "HR": ["D1"]}).reason == "too-many-of"
    assert m.refusal("anna", {"TRE": ["D1", "D1"]}).reason == "too-many-of"
    assert m.refusal("anna", {"TRE": ["D1", "D2", "D3"]}).facts["most"] == 2
    assert m.refusal("anna", {}).facts["least"] == 1
    assert m.refusal("anna", {"NAV": ["D2"]}).reason == "barred-at"
    assert m.refusal("anna", {"TRE": ["D1"], "EXE": ["D3"]}).reason == "barred-at"


@rule("FD-9.C13")
def test_certified_mail_sheds_what_there_is(table):
    m = table(hands={"anna": ["C13"]}, blame={"anna": 1})
    m.play("anna", "C13", {"TRE": ["D1"], "NAV": ["D2"]})
    assert m.blame("anna") == 0


@rule("FD-9.C13")
@rule("FD-4.8")
def test_certified_mail_is_played_without_personal_blame_too(table):
    m = table(hands={"anna": ["C13"]})
    m.play("anna", "C13", {"TRE": ["D1"]})
    assert (places(m)["D1"], m.blame("anna")) == ("TRE", 0)


@rule("FD-9.C13")
def test_certified_mail_knows_no_enacted_decree(table):
    m = table(hands={"anna": ["C13"]}, enacted=["D1", "D2", "D3", "D4"])
    m.play("anna", "C13")
    assert m.refusal("anna", {"TRE": ["D1"]}).reason == "not-offered"
    m.answer("anna", {"SEC": ["D5"]})
    assert places(m)["D5"] == "SEC"


# -- C14 Fast Track


@rule("FD-9.C14")
def test_fast_track_stamps_whichever_ministry_the_step_names_and_sheds_one(table):
    m = table(hands={"anna": ["C14"]}, blame={"anna": 5, "elena": 5})
    m.play("anna", "C14", "D1")
    m.answer("anna", "keep")
    assert (m.decree("D1")["stamps"], m.decree("D1")["at"]) == (1, "EXE")
    assert (m.blame("anna"), m.blame("elena"), m.actions()) == (4, 5, 2)


@rule("FD-9.C14")
@pytest.mark.parametrize(("place", "blame"), [("REF", 3), ("TRE", 4), ("HR", 4)])
def test_fast_track_then_forwards_for_free_by_the_usual_rule(table, place, blame):
    m = table(hands={"anna": ["C14"]}, blame={"anna": 5})
    m.play("anna", "C14", "D1")
    m.act("anna", "forward", "D1", place)
    assert (m.decree("D1")["at"], m.blame("anna"), m.actions()) == (place, blame, 2)


@rule("FD-9.C14")
@rule("FD-9.2")
def test_fast_tracks_forward_is_chosen_after_the_stamp_to_any_other_ministry(table):
    m = table(hands={"anna": ["C14"]}, blame={"anna": 5})
    m.play("anna", "C14", "D1")
    assert (m.decree("D1")["stamps"], m.blame("anna"), m.pile("shown")) == (1, 4, ["C14"])
    assert m.options("anna") == ["keep", *(f"forward:D1:{place}" for place in ("REF", "HR", "NAV", "SEC", "TRE"))]
    assert m.refusal("anna", "forward:D2:NAV").reason == "not-offered"
    m.answer("anna", "keep")
    assert (m.pile("shown"), m.pile("discards")) == ([], ["C14"])


@rule("FD-9.C14")
def test_fast_track_runs_through_reforms_too(table):
    m = table(directs={"anna": "REF"}, player="anna", hands={"anna": ["C14"]}, decrees={"D2": "REF"})
    m.play("anna", "C14")
    m.act("anna", "forward", "D2", "TRE")
    assert (m.decree("D2")["stamps"], m.decree("D2")["at"]) == (1, "TRE")


@rule("FD-9.C14")
def test_fast_track_is_for_decrees_on_your_ministry(table):
    m = table(hands={"anna": ["C14"]}, decrees={"D2": "NAV", "D4": "REF"})
    m.play("anna", "C14")
    assert m.options("anna") == ["D1", "D3", "D5"]


@rule("FD-9.C14")
@rule("FD-4.8")
def test_fast_track_is_not_offered_without_a_decree_on_your_ministry(table):
    m = table(player="bruno", hands={"bruno": ["C14"]}, decrees={"D2": "NAV"})
    assert "play:C14" not in m.options("bruno")


@rule("FD-9.C14")
@rule("FD-4.8")
def test_fast_track_stamps_at_no_personal_blame_and_a_step_of_your_own(table):
    m = table(hands={"anna": ["C14"]})
    m.play("anna", "C14", "D3")
    m.answer("anna", "keep")
    assert (m.decree("D3")["stamps"], m.blame("anna")) == (1, 0)


@rule("FD-9.C14")
@rule("FD-9.5")
def test_fast_track_enacts_from_your_ministry_not_from_the_one_of_the_step(table):
    m = table(
        hands={"anna": ["C14"]},
        blame={"anna": 5, "bruno": 20},
        arrows=[("TRE", "EXE"), ("NAV", "HR")],
        decrees={"D2": {"at": "EXE", "stamps": 3}},
    )
    m.play("anna", "C14", "D2")
    assert (m.asked(), m.question("elena").prompt, m.blame("anna")) == (["elena"], "remove-blame", 4)
    assert m.refusal("elena", {"bruno": 11}).facts["most"] == 10
    m.answer("elena", {"bruno": 10})
    assert (m.decree("D2")["at"], m.blame("bruno"), m.actions()) == (None, 10, 2)
    assert m.question("anna").prompt == "choose-action"
    assert m.pile("discards") == ["C14"]


@rule("FD-9.C14")
@rule("FD-8.1")
def test_fast_track_may_enact_the_fifth_decree_and_end_the_game(table):
    m = table(
        hands={"anna": ["C14"]},
        blame={"anna": 60, "bruno": 9, "carla": 8, "dario": 10, "elena": 12},
        arrows=[],
        decrees={"D2": {"at": "EXE", "stamps": 3}},
        enacted=["D1", "D3", "D4", "D5"],
    )
    m.play("anna", "C14")
    m.answer("anna", {"anna": 50})
    assert m.match.over
    assert (m.blame("anna"), m.view()["outcome"]["winners"]) == (9, ["s2"])


# -- C15 Missing Revenue Stamp


@rule("FD-9.C15")
def test_a_missing_stamp_takes_the_last_stamp_away_and_loads_where_the_decree_lands(table):
    m = table(
        hands={"anna": ["C15"]},
        blame={"anna": 5, "bruno": 5},
        decrees={"D5": {"at": "HR", "stamps": 2}},
        ministries={"HR": 1, "TRE": 2},
    )
    m.play("anna", "C15", "D5", "TRE")
    assert (m.decree("D5")["stamps"], m.decree("D5")["at"]) == (1, "TRE")
    assert (m.load("TRE"), m.load("HR"), m.blame("anna"), m.blame("bruno")) == (6, 1, 5, 5)


@rule("FD-9.C15")
@rule("FD-9.9")
def test_a_stamp_may_be_missing_where_there_was_none(table):
    m = table(hands={"anna": ["C15"]}, decrees={"D5": "HR"})
    m.play("anna", "C15", "D5", "NAV")
    assert (m.decree("D5")["stamps"], m.decree("D5")["at"], m.load("NAV")) == (0, "NAV", 4)
    assert m.heard("unstamped") == []


@rule("FD-9.C15")
@pytest.mark.parametrize("stamps", [0, 2])
def test_a_decree_with_a_missing_stamp_may_stay_where_it_was(table, stamps):
    m = table(hands={"anna": ["C15"]}, decrees={"D5": {"at": "HR", "stamps": stamps}})
    m.play("anna", "C15", "D5", "HR")
    assert (m.decree("D5")["stamps"], m.decree("D5")["at"], m.load("HR")) == (max(0, stamps - 1), "HR", 4)


@rule("FD-9.C15")
@rule("FD-9.5")
def test_a_missing_stamp_sheds_nothing_even_on_the_next_step(table):
    m = table(hands={"anna": ["C15"]}, blame={"anna": 5}, decrees={"D5": {"at": "HR", "stamps": 2}})
    m.play("anna", "C15", "D5", "NAV")
    assert (m.blame("anna"), m.decree("D5")["at"]) == (5, "NAV")


@rule("FD-9.C15")
def test_a_stamp_may_miss_on_any_decree_not_enacted_and_land_on_any_ministry(table):
    m = table(hands={"anna": ["C15"]}, decrees={"D3": "REF", "D4": "SEC"}, enacted=["D2"])
    m.play("anna", "C15")
    assert m.options("anna") == ["D1", "D3", "D4", "D5"]
    assert m.refusal("anna", "D2").reason == "not-offered"
    m.answer("anna", "D4")
    assert sorted(m.options("anna")) == ["EXE", "HR", "NAV", "REF", "SEC", "TRE"]
    m.answer("anna", "REF")
    assert (m.decree("D4")["at"], m.load("REF")) == ("REF", 4)


# -- C16 Archive Relocation


@rule("FD-9.C16")
def test_a_relocation_moves_several_decrees_loads_one_each_and_sheds_one_for_each_in_order(table):
    m = table(
        hands={"anna": ["C16"]}, blame={"anna": 5}, decrees={"D2": {"at": "EXE", "stamps": 1}}, ministries={"TRE": 2}
    )
    m.play("anna", "C16", ["D1", "D2", "D3"], "TRE")
    assert places(m) == {"D1": "TRE", "D2": "TRE", "D3": "TRE", "D4": "EXE", "D5": "EXE"}
    assert (m.blame("anna"), m.load("TRE")) == (3, 5)


@rule("FD-9.C16")
def test_a_relocation_may_take_a_single_decree_or_all(table):
    m = table(hands={"anna": ["C16", "C16"]}, blame={"anna": 5})
    m.play("anna", "C16", ["D4"], "REF")
    assert (places(m)["D4"], m.load("REF"), m.blame("anna")) == ("REF", 1, 5)
    m.play("anna", "C16", ["D1", "D2", "D3", "D5"], "SEC")
    assert (m.load("SEC"), m.blame("anna"), m.actions()) == (4, 4, 1)


@rule("FD-9.C16")
def test_a_relocation_takes_different_decrees_of_your_ministry_to_one_other(table):
    m = table(hands={"anna": ["C16"]}, decrees={"D2": "NAV"})
    m.play("anna", "C16")
    assert m.refusal("anna", []).facts["least"] == 1
    assert m.refusal("anna", ["D1", "D1"]).reason == "too-many-of"
    assert m.refusal("anna", ["D1", "D2"]).reason == "not-offered"
    m.answer("anna", ["D1"])
    assert sorted(m.options("anna")) == ["HR", "NAV", "REF", "SEC", "TRE"]
    assert m.refusal("anna", "EXE").reason == "not-offered"


@rule("FD-9.C16")
@rule("FD-4.8")
def test_a_relocation_wants_a_decree_on_your_ministry(table):
    m = table(player="bruno", hands={"bruno": ["C16"]})
    assert "play:C16" not in m.options("bruno")


# -- C17 Signature by Proxy


@rule("FD-9.C17")
def test_a_proxy_stamps_for_another_and_both_shed_one(table):
    m = table(hands={"anna": ["C17"]}, blame={"anna": 5, "carla": 4, "bruno": 3}, decrees={"D2": "NAV"})
    m.play("anna", "C17")
    assert (m.decree("D2")["stamps"], m.decree("D2")["at"]) == (1, "NAV")
    assert (m.blame("anna"), m.blame("carla"), m.blame("bruno"), m.actions()) == (4, 3, 3, 2)


@rule("FD-9.C17")
def test_a_proxy_signs_for_an_empty_ministry_and_sheds_alone(table):
    m = table(hands={"anna": ["C17"]}, blame={"anna": 5}, decrees={"D1": {"at": "REF", "stamps": 1}})
    m.play("anna", "C17")
    assert (m.decree("D1")["stamps"], m.blame("anna")) == (2, 4)


@rule("FD-9.C17")
@rule("FD-1.6")
@pytest.mark.parametrize(("blame", "left"), [({"carla": 4}, (0, 3)), ({"anna": 4}, (3, 0)), ({}, (0, 0))])
def test_a_proxy_sheds_what_there_is_on_either_side(table, blame, left):
    m = table(hands={"anna": ["C17"]}, blame=blame, decrees={"D2": "NAV"})
    m.play("anna", "C17")
    assert ((m.blame("anna"), m.blame("carla")), m.decree("D2")["stamps"]) == (left, 1)


@rule("FD-9.C17")
def test_a_proxy_signs_only_where_the_next_step_is_and_not_at_home(table):
    m = table(hands={"anna": ["C17"]}, decrees={"D1": "HR", "D2": "NAV", "D3": "EXE", "D4": "HR", "D5": "TRE"})
    m.play("anna", "C17")
    assert m.options("anna") == ["D2", "D4"]


@rule("FD-9.C17")
@rule("FD-4.8")
def test_a_proxy_is_not_offered_when_no_other_ministry_could_stamp(table):
    m = table(hands={"anna": ["C17"]}, decrees={"D1": "HR", "D3": "EXE"})
    assert "play:C17" not in m.options("anna")


@rule("FD-9.C17")
@rule("FD-9.5")
def test_a_proxy_enacts_from_the_ministry_it_signs_for(table):
    m = table(
        player="elena",
        hands={"elena": ["C17"]},
        blame={"elena": 5, "bruno": 30},
        arrows=[("NAV", "HR")],
        decrees={"D2": {"at": "HR", "stamps": 3}},
        enacted=["D5"],
    )
    m.play("elena", "C17", "D2")
    assert (m.asked(), m.question("carla").prompt) == (["carla"], "remove-blame")
    assert m.refusal("carla", {"bruno": 21}).facts["most"] == 20
    m.answer("carla", {"bruno": 20})
    assert (m.blame("bruno"), m.decree("D2")["at"]) == (9, None)


@rule("FD-9.C17")
@rule("FD-9.9")
def test_both_shed_their_blame_before_the_enactment(table):
    m = table(
        hands={"anna": ["C17"]},
        blame={"anna": 1, "bruno": 3},
        arrows=[],
        decrees={"D2": {"at": "HR", "stamps": 3}},
    )
    m.play("anna", "C17")
    assert (m.blame("anna"), m.blame("bruno"), m.decree("D2")["at"]) == (0, 2, None)
    assert m.refusal("bruno", {"bruno": 3}).facts["most"] == 2
    m.answer("bruno", {"bruno": 2})
    assert m.blame("bruno") == 0


@rule("FD-9.C17")
@rule("FD-6.3")
@pytest.mark.parametrize("arrows", [[], [("REF", "TRE")]])
def test_a_proxy_may_enact_where_nobody_directs_the_top_and_nothing_is_removed(table, arrows):
    m = table(
        directs={"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE" if arrows else "REF"},
        hands={"anna": ["C17", "C14"]},
        blame={"anna": 30, "bruno": 9},
        arrows=arrows,
        decrees={"D5": {"at": "TRE", "stamps": 3}, "D2": {"at": "EXE", "stamps": 3}},
    )
    m.play("anna", "C17")
    assert (m.asked(), m.decree("D5")["at"]) == (["anna"], None)
    assert (m.blame("anna"), m.blame("bruno")) == (29, 9)
    m.play("anna", "C14", "D2")
    assert m.refusal("anna", {"anna": 21}).facts["most"] == 20


@rule("FD-9.C17")
@rule("FD-8.1")
def test_a_proxy_may_end_the_game_where_nobody_can_choose(table):
    m = table(
        directs={"elena": "REF"},
        hands={"anna": ["C17"]},
        blame={"anna": 7},
        decrees={"D5": {"at": "TRE", "stamps": 3}},
        enacted=["D1", "D2", "D3", "D4"],
    )
    m.play("anna", "C17")
    assert m.match.over
    assert (m.blame("anna"), m.view()["outcome"]["reason"]) == (6, "decrees")


@rule("FD-9.C17")
@rule("FD-9.10")
def test_with_four_a_proxy_skips_the_steps_of_reforms(table):
    m = table(seats=4, hands={"anna": ["C17"]}, decrees={"D1": {"at": "HR", "stamps": 1}})
    m.play("anna", "C17")
    assert (m.decree("D1")["stamps"], m.decree("D1")["steps"]) == (2, ["TRE", "HR", "SEC", "EXE"])
