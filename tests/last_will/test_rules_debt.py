"""W-6 to W-8: debt and bankruptcy, the end of a round, the end of the game."""

from random import Random

import pytest

from will_table import EVEN

rule = pytest.mark.rule

NAMES = ["anna", "bruno", "carla", "dario", "elena"]
LAST_LINE = {"anna": {"job": "J401", "covered": ["dog", "helper", "farm"]}}


# -- W-6.1


@rule("W-6.1")
@pytest.mark.parametrize("bound", [{"jobs": {"anna": "J402"}}, {"boards": {"anna": ["T01"]}}])
def test_at_nothing_with_property_or_a_job_nobody_is_bankrupt(lay, bound):
    m = lay(hands={"anna": ["E11"]}, actions={"anna": 2}, money={"anna": 5}, **bound)
    m.act("anna", "play:E11:1")
    assert m.money("anna") == 0
    assert not m.person("anna")["bankrupt"]
    m.end_turns()
    assert not m.match.over


@rule("W-6.1")
def test_with_property_no_privilege_upkeep_or_expense_goes_below_nothing(lay):
    m = lay(boards={"anna": ["T01", "H12", "H01", "X01"]}, actions={"anna": 2}, money={"anna": 0})
    assert m.offers("anna", "use", "maintain", "activate") == []
    m = lay(boards={"anna": ["T01", "H12", "H01", "X01"]}, actions={"anna": 2}, money={"anna": 3})
    assert len(m.offers("anna", "use", "maintain", "activate")) == 4


@rule("W-6.1")
def test_a_token_that_cannot_be_paid_bars_the_upkeep(lay):
    m = lay(boards={"anna": [{"card": "F01", "tokens": ["horse"]}]}, actions={"anna": 1}, money={"anna": 5})
    assert m.offers("anna", "maintain") == []
    m = lay(boards={"anna": [{"card": "F01", "tokens": ["horse"]}]}, actions={"anna": 1}, money={"anna": 6})
    assert m.offers("anna", "maintain") == ["maintain:F01:p0"]


@rule("W-6.1")
@pytest.mark.parametrize("jobs", [{}, {"anna": "J404"}])
def test_a_purchase_leaves_nothing_or_more_job_or_no_job(lay, jobs):
    m = lay(jobs=jobs, hands={"anna": ["T01"]}, actions={"anna": 2}, market=EVEN, money={"anna": 10})
    assert m.offers("anna", "buy") == []
    m = lay(jobs=jobs, hands={"anna": ["T01"]}, actions={"anna": 2}, market=EVEN, money={"anna": 11})
    m.act("anna", "buy:T01")
    assert m.money("anna") == 0
    assert not m.person("anna")["bankrupt"]


@rule("W-6.1", "W-10.H07")
@pytest.mark.parametrize(("money", "bonuses"), [(12, 0), (13, 1), (14, 1), (15, 2)])
def test_the_bonus_of_a_purchase_too_is_paid_with_money_in_hand(lay, money, bonuses):
    m = lay(
        hands={"anna": ["T01"]},
        boards={"anna": ["H07", "H07"]},
        actions={"anna": 2},
        market=EVEN,
        money={"anna": money},
    )
    m.act("anna", "buy:T01")
    taken = 0
    while m.asks("anna") == "declare-play" and m.offers("anna", "bonus"):
        m.act("anna", m.offers("anna", "bonus")[0])
        taken += 1
    assert taken == bonuses
    assert m.money("anna") == money - 11 - 2 * bonuses


# -- W-6.2


@rule("W-6.2")
def test_selling_one_of_two_properties_opens_nothing(lay):
    m = lay(
        boards={"anna": ["T01", "F01"]}, hands={"anna": ["S13"]}, actions={"anna": 3}, market=EVEN, money={"anna": 0}
    )
    m.act("anna", "sell:T01:p0")
    assert m.money("anna") == 11
    assert m.offers("anna", "play") == []


@rule("W-6.2")
def test_a_worthless_last_sale_at_nothing_is_bankruptcy_and_a_good_one_is_not(lay):
    market = {"farm": 1, "townhouse": -3, "manor": -2, "villa": 3}
    for fallen, bankrupt in ((4, True), (3, True), (2, False)):
        m = lay(
            boards={"anna": [{"card": "T03", "fallen": fallen}]}, actions={"anna": 2}, market=market, money={"anna": 0}
        )
        m.act("anna", "sell:T03:p0")
        assert m.person("anna")["bankrupt"] == bankrupt


@rule("W-6.2")
def test_losing_the_job_with_a_property_opens_nothing(lay):
    m = lay(
        jobs=LAST_LINE, boards={"anna": ["F01"]}, hands={"anna": ["E13", "E11"]}, actions={"anna": 2}, money={"anna": 4}
    )
    m.act("anna", "play:E13:1", "demote:theatre")
    assert m.job("anna") is None
    assert not m.person("anna")["bankrupt"]
    assert m.offers("anna", "play") == []


@rule("W-6.2")
def test_selling_the_last_property_with_a_job_opens_nothing(lay):
    m = lay(
        jobs={"anna": "J402"},
        boards={"anna": ["F01"]},
        hands={"anna": ["S13"]},
        actions={"anna": 3},
        market=EVEN,
        money={"anna": 0},
    )
    m.act("anna", "sell:F01:p0")
    assert m.money("anna") == 13
    assert m.offers("anna", "play") == []


@rule("W-6.2", "W-9.7")
def test_losing_the_job_opens_debt_in_the_errands_phase_too(lay):
    m = lay(at="errands", jobs=LAST_LINE, money={"anna": 1})
    assert "opera" not in m.options("anna")
    m.act("anna", "demotion", "demote:theatre")
    assert not m.person("anna")["bankrupt"]
    m.act("bruno", "home")
    m.act("carla", "home")
    m.act("anna", "opera")
    assert m.money("anna") == -1
    assert m.person("anna")["bankrupt"]


@rule("W-6.2")
def test_at_exactly_nothing_one_is_bankrupt_without_a_declaration(lay):
    m = lay(hands={"anna": ["E11"]}, actions={"anna": 2}, money={"anna": 5})
    m.act("anna", "play:E11:1")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (0, True)
    assert m.heard("goes-bankrupt") == [{"event": "goes-bankrupt", "seat": "s0"}]


@rule("W-6.2")
def test_the_bankrupt_finish_the_round_and_go_deeper(lay):
    m = lay(hands={"anna": ["E11", "E11"], "bruno": ["E07"]}, actions={"anna": 2, "bruno": 1}, money={"anna": 5})
    m.act("anna", "play:E11:1", "play:E11:1")
    assert m.money("anna") == -5
    assert not m.match.over
    assert m.asks("bruno") == "choose-action"
    assert len(m.heard("goes-bankrupt")) == 1


@rule("W-6.2")
def test_the_bankrupt_buy_nothing(lay):
    m = lay(hands={"anna": ["T01", "T03"]}, actions={"anna": 2}, money={"anna": -1})
    assert m.person("anna")["bankrupt"]
    assert m.offers("anna", "buy") == []


@rule("W-6.2", "W-8.1")
def test_another_player_may_go_deeper_after_the_first_is_bankrupt_and_win(lay):
    m = lay(
        hands={"anna": ["E11"], "bruno": ["S13"]},
        actions={"anna": 1, "bruno": 2, "carla": 0},
        money={"anna": 4, "bruno": 9},
    )
    m.act("anna", "play:E11:1")
    m.play("bruno", "play:S13:2")
    m.end_turns()
    assert m.match.over
    assert m.match.outcome.scores[:2] == (-1, -5)
    assert m.match.outcome.winners == (1,)


PAID = ["plays", "opera-visit", "buys", "maintains", "activates", "spends", "gains-action"]
RECEIVED = ["salary", "last-salary", "sells"]


def told_balance(m, seat):
    """What a player has received and paid, by what everyone has heard."""
    heard = [line for line in m.match.events(None) if line.get("seat") == f"s{seat}"]
    received = sum(line["amount"] for line in heard if line["event"] in RECEIVED)
    return received - sum(line["amount"] for line in heard if line["event"] in PAID)


def spend_at_random(m, rng):
    """Answer the due question, rather with something than with nothing."""
    question = m.match.due
    answer = question.sample(rng)
    if question.kind == "pick":
        answer = rng.choice(question.bounds()["options"][1:] or question.bounds()["options"])
    m.match.answer(question.seat, answer)


@rule("W-6.1", "W-6.2")
@pytest.mark.parametrize("seed", range(6))
def test_every_pound_is_told_and_only_the_free_are_ever_in_debt(lay, seed):
    rng = Random(seed)
    jobs = {"bruno": "J402"} if seed % 2 else {}
    boards = {"anna": ["F01", "H12"], "bruno": ["T01", "X03"]}
    m = lay(at="planning", seed=seed, jobs=jobs, boards=boards, money=dict.fromkeys(NAMES[:3], 9))
    while not m.match.over:
        spend_at_random(m, rng)
        for seat, person in enumerate(m.view()["table"]["people"]):
            bound = person["job"] is not None or any("value" in place for place in person["board"])
            assert person["money"] == 9 + told_balance(m, seat)
            assert person["bankrupt"] == (person["money"] <= 0 and not bound)
            assert person["money"] >= 0 or not bound
    bankrupt = any(person["bankrupt"] for person in m.view()["table"]["people"])
    assert m.match.outcome.reason == ("bankrupt" if bankrupt else "rounds")
    assert bankrupt or m.facts()["round"] == 7


# -- W-7.1


@rule("W-7.1")
@pytest.mark.parametrize(
    ("card", "values"), [("T01", [10, 8]), ("M02", [16, 13]), ("V03", [17, 14]), ("F01", [15, 15])]
)
def test_houses_fall_along_their_tracks_and_farms_never(lay, card, values):
    m = lay(at="end", round=2, boards={"bruno": [card]})
    assert m.on_board("bruno", card)["value"] == values[1]
    assert [(line["old"], line["new"]) for line in m.heard("falls")] == (
        [tuple(values)] if values[0] != values[1] else []
    )


@rule("W-7.1")
def test_a_house_falls_in_its_first_round_unless_maintained(lay):
    m = lay(hands={"anna": ["T01", "T02"]}, actions={"anna": 3, "bruno": 0, "carla": 0}, money={"anna": 60}, round=2)
    m.act("anna", "buy:T01", "buy:T02", "maintain:T02:p1")
    m.end_turns()
    assert m.facts()["round"] == 3
    assert (m.on_board("anna", "T01")["fallen"], m.on_board("anna", "T02")["fallen"]) == (1, 0)


@rule("W-7.1")
def test_at_the_bottom_a_house_stays(lay):
    m = lay(at="end", round=2, boards={"anna": [{"card": "T01", "fallen": 4}]})
    assert m.on_board("anna", "T01")["value"] == 2
    assert m.heard("falls") == []


@rule("W-7.1")
def test_houses_fall_in_the_last_round_too_before_the_totals(lay):
    m = lay(at="end", round=7, boards={"anna": ["T01"]}, market=EVEN, money={"anna": 3})
    assert m.match.outcome.scores[0] == 3 + 8 + 1


@rule("W-7.1")
def test_an_upkeep_lasts_one_round(lay):
    m = lay(at="end", round=2, boards={"anna": [{"card": "T01", "used": 1}]})
    assert m.on_board("anna", "T01")["fallen"] == 0
    assert m.on_board("anna", "T01")["used"] == 0


# -- W-7.2


@rule("W-7.2")
def test_there_is_no_hand_limit_during_the_round(lay):
    m = lay(at="errands", hands={"anna": ["E01", "E02", "E03", "E04"]}, offer=["E05"])
    m.act("anna", "fetch:offer1:E05")
    m.go_home()
    assert len(m.hand("anna")) == 5


@rule("W-7.2")
def test_exactly_all_cards_but_two_are_discarded(lay):
    m = lay(at="end", round=2, hands={"anna": ["E01", "E02", "T01", "C01"], "bruno": ["E03", "E04"]})
    assert m.asks("bruno") == ""
    assert m.refused("anna", ["E01"])
    assert m.refused("anna", ["E01", "E02", "T01"])
    m.answer("anna", ["E01", "T01"])
    assert m.hand("anna") == ["C01", "E02"]
    assert m.hand("bruno") == ["E03", "E04"]
    assert "E01" in m.discards("event")


@rule("W-7.2")
def test_nobody_sees_what_another_discards_before_all_have_chosen(lay):
    m = lay(at="end", round=2, hands={"anna": ["E01", "E02", "E03"], "carla": ["E04", "E05", "E06"]})
    before = m.view("carla")["table"]
    m.answer("anna", ["E02"])
    assert m.view("carla")["table"] == before
    m.answer("carla", ["E04"])
    assert [line["cards"] for line in m.heard("discards")] == [["E02"], ["E04"]]


@rule("W-7.2")
def test_hands_are_cut_down_after_the_falls(lay):
    m = lay(at="end", round=2, hands={"anna": ["E01", "E02", "E03"]}, boards={"bruno": ["T01"]})
    assert m.asks("anna") == "discard-surplus"
    assert m.on_board("bruno", "T01")["fallen"] == 1


@rule("W-7.2")
def test_boys_plans_and_offer_are_cleared_and_wilds_stay(lay):
    m = lay(
        at="end",
        round=1,
        offer=["E05", "S08", "C02"],
        new_special=["GS3"],
        wilds=["W01", None],
        hands={"anna": ["W01"]},
        sent={"opera": ["anna"], "draw": ["bruno"]},
        demoted=["anna"],
    )
    assert m.facts()["round"] == 2
    assert all(place["boys"] == [] for place in m.view()["table"]["places"])
    assert all(person["plan"] is None for person in m.view()["table"]["people"])
    assert all(paper["seat"] is None for paper in m.view()["table"]["papers"])
    assert m.discards("event") == ["E05"]
    assert m.discards("companion") == ["C02"]
    assert m.space("wild1")["card"] == "W01"
    assert not m.person("anna")["demoted"]


# -- W-8.1


@rule("W-8.1")
def test_round_seven_is_the_last(lay):
    assert not lay(at="end", round=6).match.over
    m = lay(at="end", round=7, money={"anna": 5})
    assert m.match.over
    assert m.match.outcome.reason == "rounds"
    assert m.match.outcome.winners == (0,)


@rule("W-8.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_goes_on_while_nobody_is_bankrupt(lay, seats):
    m = lay(at="end", round=3, seats=seats, money={"anna": 1})
    assert (m.match.over, m.facts()["round"]) == (False, 4)
    m = lay(at="end", round=3, seats=seats, money={"anna": 0})
    assert (m.match.over, m.match.outcome.reason) == (True, "bankrupt")


@rule("W-8.1")
def test_the_end_waits_for_the_discards(lay):
    m = lay(at="end", round=3, money={"anna": 0}, hands={"bruno": ["E01", "E02", "E03"]})
    assert not m.match.over
    m.answer("bruno", ["E01"])
    assert m.match.over


@rule("W-8.1")
def test_bankrupt_in_round_seven_the_game_ends_as_bankrupt(lay):
    m = lay(at="end", round=7, money={"anna": 0})
    assert m.match.outcome.reason == "bankrupt"


# -- W-8.2


@rule("W-8.2")
def test_the_last_salary_counts_uncovered_lines_and_comes_after_bankruptcy_too(lay):
    jobs = {"anna": {"job": "J401", "covered": ["farm"]}, "carla": "J402"}
    m = lay(at="end", round=5, jobs=jobs, money={"anna": 0, "bruno": 0, "carla": 3})
    assert m.match.outcome.scores == (4, 0, 10)
    assert [(line["seat"], line["amount"]) for line in m.heard("last-salary")] == [("s0", 4), ("s2", 7)]
    assert m.match.outcome.winners == (1,)


@rule("W-8.2")
def test_without_jobs_there_is_no_last_salary(lay):
    m = lay(at="end", round=7, sacked=False, money={"anna": 4, "bruno": 9, "carla": 9})
    assert m.heard("last-salary") == []
    assert m.match.outcome.scores == (4, 9, 9)


# -- W-8.3


@rule("W-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lowest_total_wins(lay, seats):
    m = lay(at="end", round=7, seats=seats, money={name: 20 - seat for seat, name in enumerate(NAMES[:seats])})
    assert m.match.outcome.winners == (seats - 1,)
    assert m.match.outcome.scores == tuple(20 - seat for seat in range(seats))


@rule("W-8.3")
def test_property_counts_at_its_value_and_modifier_never_below_nothing(lay):
    boards = {
        "anna": [{"card": "T01", "used": 1}, "F01", "H07"],
        "bruno": [{"card": "M01", "fallen": 4}],
        "carla": [{"card": "T03", "fallen": 4}],
    }
    market = {"farm": -2, "townhouse": -3, "manor": 1, "villa": 3}
    m = lay(at="end", round=7, boards=boards, market=market, money={"anna": 2, "bruno": 2, "carla": 2})
    assert m.match.outcome.scores == (2 + 10 - 3 + 15 - 2, 2 + 3 + 1, 2 + 0)
    assert m.match.outcome.winners == (2,)


@rule("W-8.3")
def test_debt_counts_as_negative(lay):
    m = lay(at="end", round=4, money={"anna": -3, "bruno": -4, "carla": 1})
    assert m.match.outcome.scores == (-3, -4, 1)
    assert m.match.outcome.winners == (1,)


@rule("W-8.3")
def test_by_option_an_employed_player_may_win_with_the_lowest_total_after_the_salary(lay):
    m = lay(at="end", round=7, employed_last=False, jobs={"anna": "J401"}, money={"anna": 0, "bruno": 8, "carla": 8})
    assert m.match.outcome.scores == (7, 8, 8)
    assert m.match.outcome.winners == (0,)


@rule("W-8.3", "W-11.5")
def test_nobody_wins_while_employed_unless_all_are_and_then_by_total(lay):
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 0, "bruno": 9, "carla": 8})
    assert m.match.outcome.winners == (2,)
    jobs = {"anna": "J401", "bruno": "J402", "carla": "J403"}
    m = lay(at="end", round=7, jobs=jobs, money={"anna": 4, "bruno": 3, "carla": 5})
    assert m.match.outcome.winners == (1,)


@rule("W-8.3", "W-11.5")
@pytest.mark.parametrize(
    ("money", "employed", "places"),
    [((0, 50, 18), 2, (1, 0, 2)), ((52, 50, 60), 1, (2, 0, 1)), ((0, 50, 60), 1, (2, 0, 1))],
)
def test_whoever_has_a_job_comes_after_everyone_who_has_none(lay, money, employed, places):
    jobs = {"anna": {"job": "J401", "covered": ["theatre", "dog", "helper"]}, "carla": "J402"}
    m = lay(at="end", round=7, jobs=dict(list(jobs.items())[:employed]), money=dict(zip(NAMES, money, strict=False)))
    assert m.match.outcome.places == places
    assert m.view()["outcome"]["places"] == list(places)


@rule("W-8.3")
def test_of_two_at_nothing_the_bankrupt_comes_before_the_one_who_is_not(lay):
    m = lay(
        at="end",
        round=4,
        boards={"anna": [{"card": "T03", "fallen": 4}]},
        market={"farm": 1, "townhouse": -3, "manor": -2, "villa": 3},
        money={"anna": 0, "bruno": 0},
    )
    assert m.match.outcome.scores[:2] == (0, 0)
    assert m.match.outcome.winners == (1,)


@rule("W-8.3")
@pytest.mark.parametrize(("left", "winner"), [("anna", 0), ("bruno", 1)])
def test_a_tie_goes_to_the_plan_further_left_and_is_never_shared(lay, left, winner):
    right = "bruno" if left == "anna" else "anna"
    m = lay(at="end", round=7, money={"anna": 9, "bruno": 9}, plan={left: "T34-2a", right: "T34-7a", "carla": "T34-1a"})
    assert m.match.outcome.winners == (winner,)
