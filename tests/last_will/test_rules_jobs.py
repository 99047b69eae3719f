"""W-9: jobs, demotions, and being sacked."""

import pytest

from will_table import EVEN

rule = pytest.mark.rule

CLERK = {"anna": "J401"}
LAST_LINE = {"anna": {"job": "J401", "covered": ["dog", "helper", "farm"]}}


def covered(m, name):
    """The symbols of the lines that are covered."""
    return [line["symbol"] for line in m.job(name)["lines"] if line["covered"]]


def take_plans(m):
    """Anna takes two boys, Bruno one, whoever begins."""
    for _ in range(2):
        m.match.answer(m.match.due.seat, ["plan:T25-3a", "plan:T25-8a"][m.match.due.seat])


# -- W-9.1


@rule("W-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_is_openly_dealt_another_job_of_the_set_the_will_names(lay, seats):
    dealt = set()
    for seed in range(8):
        m = lay(at="start", seats=seats, seed=seed)
        people = m.view()["table"]["people"]
        jobs = [person["job"]["id"] for person in people]
        assert len(set(jobs)) == seats
        assert {job[1] for job in jobs} == {m.facts()["will"][-1]}
        assert people == [m.match.view(0)["table"]["people"][seat] | {"known": []} for seat in range(seats)]
        assert not any(line["covered"] for person in people for line in person["job"]["lines"])
        dealt |= set(jobs)
    assert len(dealt) > seats * 2


@rule("W-9.1")
def test_each_line_has_a_symbol_and_an_amount(lay):
    m = lay(at="planning", jobs={"anna": "J404"})
    lines = [(line["symbol"], line["salary"]) for line in m.job("anna")["lines"]]
    assert lines == [("chef", 1), ("carriage", 2), ("theatre", 2), ("manor", 2)]


# -- W-9.2


@rule("W-9.2")
def test_a_demotion_by_errand_leaves_none_for_the_actions(lay):
    m = lay(at="errands", seats=2, plan={"anna": "T25-2a", "bruno": "T25-3a"}, jobs=CLERK, hands={"anna": ["E13"]})
    m.act("anna", "demotion", "demote:dog")
    m.go_home()
    m.play("anna", "play:E13:1")
    assert covered(m, "anna") == ["dog"]
    assert m.asks("anna") == ""


@rule("W-9.2")
def test_two_matching_cards_cover_one_line_in_a_round(lay):
    m = lay(jobs=CLERK, hands={"anna": ["E13", "E13", "H03"]}, actions={"anna": 3}, money={"anna": 40})
    m.act("anna", "play:E13:1", "demote:theatre", "play:E13:1")
    assert m.asks("anna") == "choose-action"
    m.act("anna", "place:H03")
    assert covered(m, "anna") == ["theatre"]


@rule("W-9.2")
def test_a_new_round_brings_a_new_demotion(lay):
    m = lay(at="end", round=2, jobs={"anna": {"job": "J401", "covered": ["dog"]}}, demoted=["anna"])
    assert covered(m, "anna") == ["dog"]
    assert not m.person("anna")["demoted"]


@rule("W-9.2")
def test_if_several_lines_match_the_player_picks_one(lay):
    m = lay(jobs={"anna": "J405"}, hands={"anna": ["E01", "C03"]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:E01:1", "with:E01:0:C03")
    assert m.options("anna") == ["decline", "demote:dinner", "demote:guest"]
    assert "is not on offer" in m.refused("anna", "demote:boat")
    m.act("anna", "demote:guest")
    assert covered(m, "anna") == ["guest"]
    assert m.job("anna")["salary"] == 6


@rule("W-9.2")
def test_a_covered_line_is_not_covered_again(lay):
    m = lay(jobs={"anna": {"job": "J401", "covered": ["theatre"]}}, hands={"anna": ["E13"]}, actions={"anna": 2})
    m.act("anna", "play:E13:1")
    assert m.asks("anna") == "choose-action"


@rule("W-9.2")
def test_everyone_has_a_demotion_of_their_own(lay):
    m = lay(at="errands", jobs={"anna": "J401", "bruno": "J402"})
    m.act("anna", "demotion", "demote:dog")
    m.act("bruno", "combined:demotion", "demote:guest")
    assert (covered(m, "anna"), covered(m, "bruno")) == (["dog"], ["guest"])


@rule("W-9.2")
def test_an_errand_for_a_demotion_may_be_declined(lay):
    m = lay(at="errands", jobs=CLERK, hands={"anna": ["E13"]})
    m.act("anna", "demotion", "decline")
    assert covered(m, "anna") == []
    m.go_home()
    m.play("anna", "play:E13:1")
    assert m.options("anna") == ["decline", "demote:theatre"]


# -- W-9.3


@rule("W-9.3")
@pytest.mark.parametrize(
    ("card", "job", "symbol"),
    [
        ("F01", "J401", "farm"),
        ("T01", "J402", "townhouse"),
        ("M01", "J404", "manor"),
        ("V01", "J406", "villa"),
        ("S12", "J406", "villa"),
    ],
)
def test_a_property_counts_by_its_type_when_bought(lay, card, job, symbol):
    m = lay(jobs={"anna": job}, hands={"anna": [card]}, actions={"anna": 2}, money={"anna": 60})
    m.act("anna", f"buy:{card}")
    assert m.options("anna") == ["decline", f"demote:{symbol}"]
    m.act("anna", f"demote:{symbol}")
    assert covered(m, "anna") == [symbol]


@rule("W-9.3")
@pytest.mark.parametrize(
    ("card", "job"),
    [("M01", "J402"), ("V01", "J402"), ("F01", "J402"), ("T01", "J404"), ("V01", "J404"), ("M01", "J406")],
)
def test_a_house_of_another_colour_does_not_count(lay, card, job):
    m = lay(jobs={"anna": job}, hands={"anna": [card]}, actions={"anna": 2}, money={"anna": 60})
    m.act("anna", f"buy:{card}")
    assert m.asks("anna") == "choose-action"


@rule("W-9.3")
def test_maintaining_lowering_and_selling_a_property_never_count(lay):
    m = lay(jobs={"anna": "J402"}, boards={"anna": ["T01", "S17"]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", "maintain:T01:p0", "lower:S17:p1:T01:p0", "sell:T01:p0")
    assert covered(m, "anna") == []
    assert m.asks("anna") == "choose-action"


@rule("W-9.3")
def test_an_expense_counts_when_placed_and_never_when_activated(lay):
    m = lay(jobs=CLERK, hands={"anna": ["X01"]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", "place:X01")
    assert m.options("anna") == ["decline", "demote:theatre"]
    m.act("anna", "decline", "activate:X01:p0")
    assert m.asks("anna") == "choose-action"


@rule("W-9.3")
@pytest.mark.parametrize("helper", ["H01", "H03", "H06", "H10", "S07"])
def test_every_helper_counts_as_a_helper_when_placed(lay, helper):
    m = lay(jobs=CLERK, hands={"anna": [helper]}, actions={"anna": 2})
    m.act("anna", f"place:{helper}")
    assert m.options("anna") == ["decline", "demote:helper"]


@rule("W-9.3")
def test_using_a_privilege_never_counts(lay):
    m = lay(jobs=CLERK, boards={"anna": ["H12", "H01"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "use:H12:p0", "use:H01:p1")
    assert m.asks("anna") == "choose-action"
    assert covered(m, "anna") == []


@rule("W-9.3", "W-10.4")
@pytest.mark.parametrize(("kind", "matches"), [("townhouse", True), ("manor", False)])
def test_a_dual_house_counts_as_the_type_whose_modifier_was_used(lay, kind, matches):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["GP1"]}, actions={"anna": 2}, market=EVEN, money={"anna": 30})
    m.act("anna", f"buy:GP1:{kind}")
    assert m.money("anna") == 30 - 13 - EVEN[kind]
    assert (m.asks("anna") == "choose-demotion") == matches


# -- W-9.4


@rule("W-9.4")
@pytest.mark.parametrize("companion", ["C01", "W01:dog"])
def test_a_dog_plain_or_wild_counts_along_with_a_white_card(lay, companion):
    m = lay(jobs=CLERK, hands={"anna": ["E06", companion.split(":")[0]]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:E06:1", f"with:E06:1:{companion}")
    assert m.options("anna") == ["decline", "demote:dog"]


@rule("W-9.4")
@pytest.mark.parametrize("companion", ["C02", "W01:horse"])
def test_a_horse_plain_or_wild_does_not_count_as_a_dog(lay, companion):
    m = lay(jobs=CLERK, hands={"anna": ["E06", companion.split(":")[0]]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:E06:1", f"with:E06:0:{companion}")
    assert m.asks("anna") == "choose-action"


@rule("W-9.4")
def test_a_companion_counts_when_it_places_a_token_and_the_card_it_lies_on_does_not(lay):
    m = lay(jobs=CLERK, boards={"anna": ["F03", "X01"]}, hands={"anna": ["C01", "C03"]}, actions={"anna": 3})
    m.act("anna", "token:X01:p1:0:C03")
    assert m.asks("anna") == "choose-action"
    m.act("anna", "token:F03:p0:0:C01")
    assert m.options("anna") == ["decline", "demote:dog"]


@rule("W-9.4")
def test_a_wild_companion_placing_a_token_covers_wild_or_its_kind(lay):
    m = lay(
        will="G70-5",
        jobs={"anna": "J510"},
        boards={"anna": ["GP5"]},
        hands={"anna": ["W01", "W01"]},
        actions={"anna": 2},
    )
    m.act("anna", "token:GP5:p0:0:W01:horse")
    assert m.options("anna") == ["decline", "demote:wild", "demote:horse"]
    m.act("anna", "decline", "token:GP5:p0:1:W01:dog")
    assert m.options("anna") == ["decline", "demote:wild"]


@rule("W-9.4")
def test_a_plain_companion_with_a_white_card_never_covers_the_wild_line(lay):
    m = lay(jobs={"anna": "J407"}, hands={"anna": ["E09", "C03"]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:E09:1", "with:E09:0:C03")
    assert m.asks("anna") == "choose-action"


@rule("W-9.4")
def test_a_companion_discarded_from_the_hand_covers_nothing(lay):
    m = lay(at="end", round=2, jobs=CLERK, hands={"anna": ["C01", "C02", "C03"]})
    m.answer("anna", ["C01"])
    assert m.asks("anna") != "choose-demotion"
    assert covered(m, "anna") == []


# -- W-9.5


@rule("W-9.5")
@pytest.mark.parametrize("errand", ["demotion", "combined:demotion"])
def test_an_errand_covers_any_line_also_a_wild_or_a_wedding_one(lay, errand):
    for job, lines in (
        ("J407", ["wild", "theatre", "dinner", "carriage"]),
        ("J410", ["wedding", "carriage", "theatre", "manor"]),
    ):
        m = lay(at="errands", jobs={"anna": job})
        m.act("anna", errand)
        assert m.options("anna") == ["decline", *[f"demote:{line}" for line in lines]]
        m.act("anna", f"demote:{lines[0]}")
        assert covered(m, "anna") == lines[:1]


@rule("W-9.5")
def test_the_opera_covers_no_other_line_than_theatre(lay):
    m = lay(at="errands", jobs={"anna": "J402"}, money={"anna": 20})
    m.act("anna", "opera")
    assert m.money("anna") == 18
    assert m.asks("bruno") == "choose-errand"


@rule("W-9.5", "W-9.2")
def test_the_operas_demotion_is_the_one_of_the_round(lay):
    m = lay(at="errands", seats=2, plan={"anna": "T25-2a", "bruno": "T25-3a"}, jobs=CLERK, money={"anna": 20})
    m.act("anna", "opera", "demote:theatre")
    m.act("bruno", "home")
    m.act("anna", "demotion")
    assert covered(m, "anna") == ["theatre"]
    assert m.asks("bruno") == "choose-errand"


@rule("W-9.5")
def test_the_combined_space_used_for_an_extension_demotes_nobody(lay):
    m = lay(at="errands", jobs=CLERK)
    m.act("anna", "combined:extension")
    assert m.asks("bruno") == "choose-errand"
    assert not m.person("anna")["demoted"]


# -- W-9.6


@rule("W-9.6")
def test_the_breeders_fair_alone_matches_no_line(lay):
    m = lay(
        jobs=CLERK, hands={"anna": ["S02"]}, actions={"anna": 2}, boards={"anna": [{"card": "F03", "tokens": ["dog"]}]}
    )
    m.play("anna", "play:S02:1", "tokens:1")
    assert m.asks("anna") == "choose-action"


@rule("W-9.6", "W-9.4")
def test_a_wild_at_the_breeders_fair_counts_as_wild_and_as_its_name(lay):
    m = lay(will="G70-5", jobs={"anna": "J510"}, hands={"anna": ["S02", "W01"]}, actions={"anna": 2}, money={"anna": 9})
    m.act("anna", "play:S02:1")
    assert m.offers("anna", "feed") == ["feed:W01:dog", "feed:W01:horse"]
    m.play("anna", "feed:W01:horse")
    assert m.options("anna") == ["decline", "demote:wild", "demote:horse"]


@rule("W-9.6")
def test_the_cruise_itself_covers_a_boat_line_and_its_fed_cards_none(lay):
    m = lay(jobs={"anna": "J405"}, hands={"anna": ["GS2", "E01"]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:GS2:1", "feed:E01")
    assert m.options("anna") == ["decline", "demote:boat"]


@rule("W-9.6")
def test_the_stocked_farm_covers_a_farm_line_its_horse_none(lay):
    m = lay(jobs={"anna": "J408"}, hands={"anna": ["GP6"]}, actions={"anna": 2}, money={"anna": 40})
    m.act("anna", "buy:GP6")
    assert m.on_board("anna", "GP6")["tokens"] == ["horse", None]
    assert m.options("anna") == ["decline", "demote:farm"]


@rule("W-9.6")
def test_no_sale_upkeep_fall_or_activation_covers_a_line(lay):
    m = lay(
        jobs={"anna": "J402"},
        boards={"anna": ["T01", "T02", "X04", "X03", "S07"]},
        actions={"anna": 4, "bruno": 0, "carla": 0},
        money={"anna": 40},
    )
    m.act("anna", "maintain:T01:p0", "activate:X04:p2", "activate:X03:p3", "sell-with:S07:p4:T01:p0")
    m.end_turns()
    assert m.on_board("anna", "T02")["fallen"] == 1
    assert covered(m, "anna") == []


@rule("W-9.6")
def test_a_card_made_cheaper_by_a_privilege_still_counts(lay):
    m = lay(jobs=CLERK, boards={"anna": ["S11"]}, hands={"anna": ["E13"]}, actions={"anna": 0}, money={"anna": 30})
    m.play("anna", "play:E13:1")
    assert m.options("anna") == ["decline", "demote:theatre"]


# -- W-9.7


@rule("W-9.7")
def test_with_the_last_line_covered_the_job_is_gone_at_once_and_no_salary_handed_back(lay):
    m = lay(at="errands", jobs=LAST_LINE, money={"anna": 20})
    m.act("anna", "demotion", "demote:theatre")
    assert m.job("anna") is None
    assert m.money("anna") == 20
    assert m.heard("sacked") == [{"event": "sacked", "seat": "s0", "job": "J401"}]


@rule("W-9.7")
def test_the_sacked_take_no_more_salary(lay):
    m = lay(at="errands", round=2, jobs=LAST_LINE, money={"anna": 20})
    m.act("anna", "demotion", "demote:theatre")
    m.go_home()
    m.end_turns()
    assert m.facts()["round"] == 3
    assert m.money("anna") == 20


@rule("W-9.7")
def test_the_play_that_earns_the_sack_is_bounded_the_next_one_is_not(lay):
    m = lay(
        jobs=LAST_LINE,
        hands={"anna": ["E13", "C03", "S14", "C03"]},
        actions={"anna": 2},
        money={"anna": 5},
    )
    assert m.offers("anna", "play") == ["play:E13:1"]
    m.act("anna", "play:E13:1")
    assert m.options("anna") == ["done"]
    m.act("anna", "done", "demote:theatre")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (1, False)
    m.act("anna", "play:S14:1", "with:S14:0:C03")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (1 - 8 - 3, True)


@rule("W-9.7")
def test_the_opera_that_earns_the_sack_had_to_be_payable(lay):
    m = lay(at="errands", jobs=LAST_LINE, money={"anna": 1})
    assert "opera" not in m.options("anna")
    m = lay(at="errands", jobs=LAST_LINE, money={"anna": 2})
    m.act("anna", "opera", "demote:theatre")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (0, True)


@rule("W-9.7")
def test_declining_the_last_demotion_keeps_the_job_and_the_limit(lay):
    m = lay(jobs=LAST_LINE, hands={"anna": ["E13", "E11"]}, actions={"anna": 2}, money={"anna": 4})
    m.act("anna", "play:E13:1", "decline")
    assert m.job("anna")["salary"] == 1
    assert not m.person("anna")["bankrupt"]
    assert m.offers("anna", "play") == []


# -- W-9.8


@rule("W-9.8")
@pytest.mark.parametrize(("will", "job", "lines"), [("G55-4", "J401", 4), ("G70-5", "J501", 5)])
def test_nobody_is_sacked_before_the_fourth_or_fifth_round(lay, will, job, lines):
    m = lay(at="planning", seats=2, will=will, jobs={"anna": job, "bruno": "J402" if lines == 4 else "J502"})
    for number in range(1, lines + 1):
        assert m.facts()["round"] == number
        assert len(covered(m, "anna")) == number - 1
        take_plans(m)
        m.answer("bruno", {"event": 4})
        m.act("anna", "demotion")
        m.act("anna", m.offers("anna", "demote")[0])
        m.act("bruno", "home")
        m.act("anna", "combined:extension" if number == lines else "combined:demotion")
        m.end_turns()
        m.answer("bruno", m.hand("bruno")[2:])
    assert m.job("anna") is None
    assert [line["seat"] for line in m.heard("sacked")] == ["s0"]


@rule("W-9.8", "W-6.1")
def test_penniless_clerks_play_on_into_the_fourth_round(lay):
    jobs = {"anna": {"job": "J401", "covered": ["farm", "helper"]}, "bruno": "J402", "carla": "J403"}
    m = lay(at="end", round=3, jobs=jobs, money={"anna": 0, "bruno": 0, "carla": 0})
    assert not m.match.over
    assert m.facts()["round"] == 4


# -- W-9.9


@rule("W-9.9")
@pytest.mark.parametrize(
    ("lines", "salary"), [([], 7), (["farm"], 4), (["theatre", "dog"], 5), (["theatre", "dog", "helper"], 3)]
)
def test_a_clerk_takes_the_sum_of_the_lines_that_are_not_covered(lay, lines, salary):
    m = lay(at="preparation", round=3, jobs={"anna": {"job": "J401", "covered": lines}}, money={"anna": 0, "bruno": 1})
    assert [line["salary"] for line in m.job("anna")["lines"]] == [1, 1, 2, 3]
    assert m.money("anna") == m.job("anna")["salary"] == salary
