"""W-9: jobs, demotions, and being sacked; every job by itself is in `test_cards_jobs.py`."""

from random import Random

import pytest

import palazzo
from palazzo.bots import clerk, usher
from palazzo.games.last_will import content
from palazzo.kernel.texts import Texts
from will_table import EVEN

rule = pytest.mark.rule

CLERK = {"anna": "J401"}
NO_FARM = {"anna": {"job": "J401", "covered": ["farm"]}}
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


# -- W-9.2


@rule("W-9.2")
def test_a_demotion_by_errand_leaves_none_for_the_actions(lay):
    m = lay(at="errands", seats=2, plan={"anna": "T25-2a", "bruno": "T25-3a"}, jobs=CLERK, hands={"anna": ["E13"]})
    m.act("anna", "demotion", "demote:dog")
    m.go_home()
    m.play("anna", "play:E13:1")
    assert covered(m, "anna") == ["dog"]
    assert m.asks("anna") == ""


@rule("W-9.2", "W-9.3")
def test_two_matching_cards_cover_one_line_in_a_round(lay):
    m = lay(jobs=CLERK, hands={"anna": ["E13", "E13", "H03"]}, actions={"anna": 3}, money={"anna": 40})
    m.act("anna", "play:E13:1")
    assert m.options("anna") == ["decline", "demote:theatre"]
    m.act("anna", "demote:theatre")
    assert m.job("anna")["salary"] == 6
    m.act("anna", "play:E13:1")
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


@rule("W-9.2")
def test_a_demotion_is_optional_and_stays_for_later(lay):
    m = lay(jobs=NO_FARM, hands={"anna": ["E13", "H03"]}, actions={"anna": 3})
    m.play("anna", "play:E13:1")
    m.act("anna", "decline", "place:H03")
    assert m.options("anna") == ["decline", "demote:helper"]


@rule("W-9.2")
def test_who_has_had_a_demotion_may_still_send_a_boy_there_for_nothing(lay):
    m = lay(at="errands", jobs=NO_FARM, demoted=["anna"])
    m.act("anna", "demotion")
    assert m.asks("anna") != "choose-demotion"
    assert m.space("demotion")["boys"] == ["s0"]


# -- W-9.3


@rule("W-9.3")
def test_a_house_of_the_special_cards_counts_by_its_type_too(lay):
    m = lay(jobs={"anna": "J406"}, hands={"anna": ["S12"]}, actions={"anna": 2}, money={"anna": 60})
    m.act("anna", "buy:S12")
    assert m.options("anna") == ["decline", "demote:villa"]
    m.act("anna", "demote:villa")
    assert covered(m, "anna") == ["villa"]


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
def test_a_coachman_counts_as_a_helper_not_as_a_carriage(lay):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["H03"]}, actions={"anna": 1})
    m.act("anna", "place:H03")
    assert m.asks("anna") != "choose-demotion"


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
def test_a_plain_companion_does_not_match_the_wild_symbol(lay):
    m = lay(jobs={"anna": "J407"}, hands={"anna": ["C03"]}, boards={"anna": ["X01"]}, actions={"anna": 1})
    m.act("anna", "token:X01:p0:0:C03")
    assert m.asks("anna") != "choose-demotion"


@rule("W-9.4")
def test_a_wild_companion_covers_its_own_symbol_or_the_kind_it_is_played_as(lay):
    m = lay(jobs={"anna": "J407"}, hands={"anna": ["E05", "W01"]}, actions={"anna": 1})
    m.play("anna", "play:E05:1", "with:E05:0:W01:horse")
    assert m.options("anna") == ["decline", "demote:wild", "demote:carriage"]


@rule("W-9.4")
def test_a_companion_discarded_from_the_hand_covers_nothing(lay):
    m = lay(at="end", round=2, jobs=CLERK, hands={"anna": ["C01", "C02", "C03"]})
    m.answer("anna", ["C01"])
    assert m.asks("anna") != "choose-demotion"
    assert covered(m, "anna") == []


# -- W-9.5


@rule("W-9.5", "W-9.2")
def test_the_operas_demotion_is_the_one_of_the_round(lay):
    m = lay(at="errands", seats=2, plan={"anna": "T25-2a", "bruno": "T25-3a"}, jobs=CLERK, money={"anna": 20})
    m.act("anna", "opera", "demote:theatre")
    m.act("bruno", "home")
    m.act("anna", "demotion")
    assert covered(m, "anna") == ["theatre"]
    assert m.asks("bruno") == "choose-errand"


@rule("W-9.5", "W-4.6")
def test_the_demotion_errand_covers_any_line_and_is_closed_to_the_sacked(lay):
    m = lay(at="errands", jobs=NO_FARM)
    m.act("anna", "demotion")
    assert m.options("anna") == ["decline", "demote:theatre", "demote:dog", "demote:helper"]
    m.act("anna", "demote:dog")
    assert "combined:extension" in m.options("bruno")
    assert not {"demotion", "combined:demotion"} & set(m.options("bruno"))


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


@rule("W-9.6")
def test_the_breeders_fair_itself_earns_nothing_but_its_dogs_do(lay):
    m = lay(jobs=NO_FARM, hands={"anna": ["S02", "C01", "W01"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", "play:S02:1", "feed:C01", "feed:W01:horse")
    assert m.money("anna") == 24
    assert m.options("anna") == ["decline", "demote:dog"]


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


@rule("W-9.7", "W-6.2")
def test_being_sacked_opens_debt_at_once(lay):
    m = lay(jobs=LAST_LINE, hands={"anna": ["E13", "E11"]}, money={"anna": 4}, actions={"anna": 2})
    assert "play:E11:1" not in m.options("anna")
    m.play("anna", "play:E13:1")
    assert not m.person("anna")["bankrupt"]
    m.act("anna", "demote:theatre")
    assert m.job("anna") is None
    assert m.person("anna")["bankrupt"]
    m.act("anna", "play:E11:1")
    assert m.money("anna") == -5


@rule("W-9.7")
def test_the_play_that_earns_the_last_demotion_had_to_be_payable(lay):
    m = lay(jobs=LAST_LINE, hands={"anna": ["E13"]}, money={"anna": 3}, actions={"anna": 2})
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


@rule("W-9.9", "W-2.2")
@pytest.mark.parametrize(
    ("lines", "salary"), [([], 7), (["farm"], 4), (["theatre", "dog"], 5), (["theatre", "dog", "helper"], 3)]
)
def test_a_clerk_takes_the_sum_of_the_lines_that_are_not_covered(lay, lines, salary):
    m = lay(at="preparation", round=3, jobs={"anna": {"job": "J401", "covered": lines}}, money={"anna": 0, "bruno": 1})
    assert [line["salary"] for line in m.job("anna")["lines"]] == [1, 1, 2, 3]
    assert m.money("anna") == m.job("anna")["salary"] == salary
    assert m.heard("salary") == [{"event": "salary", "seat": "s0", "job": "J401", "amount": salary}]


# -- the end


@rule("W-8.2", "W-8.3")
def test_whoever_still_has_a_job_takes_one_more_salary(lay):
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 5, "bruno": 11, "carla": 30})
    assert m.match.over
    assert m.match.outcome.scores == (12, 11, 30)
    assert m.match.outcome.winners == (1,)


@rule("W-8.3", "W-11.5")
def test_everyone_without_a_job_ranks_first(lay):
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 1, "bruno": 50, "carla": 51})
    assert m.match.outcome.winners == (1,)


# -- a symbol on several lines

TWICE = """
[[job]]
id = "J401"
lines = [
  { symbol = "theatre", salary = 1 },
  { symbol = "dog", salary = 2 },
  { symbol = "theatre", salary = 3 },
  { symbol = "dog", salary = 2 },
]
"""


@pytest.fixture
def twice(monkeypatch):
    """The Clerk's job shows the theatre on two lines of different salaries, and the dog on two that are alike."""
    [job] = content.read_jobs(TWICE)
    monkeypatch.setitem(content.JOBS, "J401", job)
    monkeypatch.setitem(content.JOB_SYMBOLS, "J401", frozenset({"theatre", "dog"}))
    monkeypatch.setitem(content.SALARY, "J401", 8)
    monkeypatch.setitem(content.LINE_NAMES, "J401", content.line_names(job))


def lines_of(m):
    return [(line["symbol"], line["salary"], line["covered"]) for line in m.job("anna")["lines"]]


@rule("W-9.1", "W-9.2")
@pytest.mark.usefixtures("twice")
def test_a_symbol_on_two_lines_is_covered_line_by_line(lay):
    m = lay(at="errands", jobs={"anna": "J401"}, money={"anna": 20})
    assert m.job("anna")["salary"] == 8
    m.act("anna", "demotion")
    assert m.options("anna") == ["decline", "demote:theatre:1", "demote:dog", "demote:theatre:3"]
    m.act("anna", "demote:theatre:3")
    assert lines_of(m) == [("theatre", 1, False), ("dog", 2, False), ("theatre", 3, True), ("dog", 2, False)]
    assert m.job("anna")["salary"] == 5
    assert m.heard("demoted")[-1]["amount"] == 3
    assert m.match.audit() == ()


@rule("W-9.2", "W-9.7")
@pytest.mark.usefixtures("twice")
def test_with_the_last_of_two_like_lines_the_job_is_gone(lay):
    covered = ["theatre:3", "dog", "theatre"]
    m = lay(at="errands", jobs={"anna": {"job": "J401", "covered": covered}}, money={"anna": 20})
    assert [line[2] for line in lines_of(m)] == [True, True, True, False]
    m.act("anna", "demotion", "demote:dog")
    assert m.job("anna") is None


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
def test_a_position_covers_no_line_twice(lay):
    with pytest.raises(palazzo.BadPosition, match="no line 'dog' left to cover"):
        lay(jobs={"anna": {"job": "J401", "covered": ["dog", "dog", "dog"]}})


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize(("language", "said"), [("en", "theatre, £3"), ("it", "teatro, £3")])
def test_two_lines_of_one_symbol_are_told_apart_by_their_salaries(language, said):
    texts = Texts(language, content.PACKAGE)
    assert texts.option("demote:theatre:3").lower().endswith(said)
    assert texts.option("demote:theatre").lower().endswith(said.split(",")[0])


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize("bot", [usher, clerk])
def test_bots_cover_the_dearer_of_two_lines(lay, bot):
    m = lay(at="errands", jobs={"anna": "J401"}, money={"anna": 20})
    m.act("anna", "demotion")
    view = m.view("anna")
    question = next(question for question in view["questions"] if question["due"])
    assert bot.answer(view, question, Random(1)) == "demote:theatre:3"
