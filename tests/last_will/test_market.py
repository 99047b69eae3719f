"""W-5.6, W-6, W-7 and W-10.4 to W-10.5: property and debt."""

import pytest

from will_table import EVEN

rule = pytest.mark.rule


@rule("W-5.6", "W-1.3")
def test_a_property_is_bought_maintained_and_sold_in_one_round(lay):
    m = lay(hands={"anna": ["T02"]}, actions={"anna": 3}, market=EVEN, money={"anna": 20})
    m.act("anna", "buy:T02")
    assert m.money("anna") == 20 - 13
    m.act("anna", "maintain:T02:p0")
    assert m.money("anna") == 4
    m.act("anna", "sell:T02:p0")
    assert m.money("anna") == 4 + 13
    assert m.discards("property") == ["T02"]


@rule("W-6.1")
def test_a_property_is_bought_with_money_in_hand_only(lay):
    m = lay(hands={"anna": ["F01"]}, actions={"anna": 1}, market=EVEN, money={"anna": 12})
    assert m.offers("anna", "buy") == []


@rule("W-10.4", "W-9.3")
def test_a_dual_house_pays_one_modifier_and_earns_only_that_demotion(lay):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["GP1"]}, actions={"anna": 1}, market=EVEN, money={"anna": 30})
    assert m.offers("anna", "buy") == ["buy:GP1:townhouse", "buy:GP1:manor"]
    m.act("anna", "buy:GP1:manor")
    assert m.money("anna") == 30 - 10
    assert m.asks("anna") != "choose-demotion"


@rule("W-10.4", "W-10.H02")
def test_each_gardener_adds_once_to_the_upkeep_of_a_dual_house(lay):
    m = lay(boards={"anna": ["GP2", "H02", "H02"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "maintain:GP2:p0")
    assert m.options("anna") == ["done", "bonus:H02:p1:GP2", "bonus:H02:p2:GP2"]
    m.act("anna", "bonus:H02:p1:GP2", "bonus:H02:p2:GP2")
    assert m.money("anna") == 30 - 4 - 4


@rule("W-10.4", "W-8.3")
def test_a_dual_house_is_scored_at_the_lower_modifier(lay):
    m = lay(at="end", round=7, boards={"anna": [{"card": "GP1", "used": 1}]}, market=EVEN, money={"anna": 1})
    assert m.match.outcome.scores[0] == 1 + 13 - 3


@rule("W-7.1", "W-10.5")
def test_houses_not_maintained_fall_and_some_fall_twice(lay):
    board = [
        "T02",
        {"card": "V02", "used": 1},
        "F01",
        {"card": "GP3", "tokens": ["dog"]},
        {"card": "GP4", "fallen": 4, "tokens": ["guest"]},
        {"card": "M02", "tokens": ["guest"]},
    ]
    m = lay(at="end", round=2, boards={"anna": board})
    fallen = [place.get("fallen") for place in m.person("anna")["board"]]
    assert fallen == [1, 0, 0, 2, 5, 1]


@rule("W-10.5")
def test_a_stocked_farm_gets_a_horse_that_earns_nothing(lay):
    m = lay(will="G70-5", jobs={"anna": "J508"}, hands={"anna": ["GP6"]}, actions={"anna": 2}, money={"anna": 40})
    m.act("anna", "buy:GP6")
    assert m.prompt() == "choose-action"
    assert m.on_board("anna", "GP6")["tokens"] == ["horse", None]


@rule("W-10.5")
def test_a_country_farm_takes_a_dog_or_a_horse_slot_by_slot(lay):
    m = lay(hands={"anna": ["C01", "C02"]}, boards={"anna": ["GP5"]}, actions={"anna": 2})
    m.act("anna", "token:GP5:p0:0:C02", "token:GP5:p0:1:C01")
    assert m.on_board("anna", "GP5")["tokens"] == ["horse", "dog"]


@rule("W-10.H10", "W-10.S01")
def test_a_bailiff_and_a_steward_maintain_farms_without_an_action(lay):
    m = lay(boards={"anna": ["H10", "S01", "F01", "F03", "F04"]}, actions={"anna": 0}, money={"anna": 30})
    m.act("anna", "maintain-with:S01:p1:F01:p2", "maintain-with:S01:p1:F03:p3", "maintain-with:H10:p0:F04:p4")
    assert m.offers("anna", "maintain-with") == []
    assert (m.money("anna"), m.actions("anna")) == (24, 0)


@rule("W-10.S07")
def test_the_auctioneer_sells_without_an_action_with_modifiers(lay):
    m = lay(boards={"anna": ["S07", "F01", "F03"]}, actions={"anna": 0}, market=EVEN, money={"anna": 1})
    m.act("anna", "sell-with:S07:p0:F01:p1")
    assert m.money("anna") == 14
    assert m.offers("anna", "sell-with") == []


@rule("W-10.S17")
def test_the_foreman_lowers_a_house_never_a_farm(lay):
    m = lay(boards={"anna": ["S17", "F01", "T02", {"card": "T01", "fallen": 4}]}, actions={"anna": 0})
    assert m.offers("anna", "lower") == ["lower:S17:p0:T02:p2"]
    m.act("anna", "lower:S17:p0:T02:p2")
    assert m.on_board("anna", "T02")["value"] == 10


@rule("W-6.2")
def test_selling_the_last_property_opens_debt_and_may_bankrupt(lay):
    m = lay(
        boards={"anna": [{"card": "T03", "fallen": 4}]},
        hands={"anna": ["E11"]},
        actions={"anna": 2},
        market={"farm": 1, "townhouse": -3, "manor": -2, "villa": 3},
        money={"anna": 0},
    )
    assert m.offers("anna", "play") == []
    m.act("anna", "sell:T03:p0")
    assert m.person("anna")["bankrupt"]
    m.act("anna", "play:E11:1")
    assert m.money("anna") == -5


@rule("W-8.1", "W-8.3")
def test_the_game_ends_after_the_round_in_which_someone_is_bankrupt(lay):
    m = lay(at="end", round=3, money={"anna": 0, "bruno": -2, "carla": -2}, plan={"bruno": "T34-5a", "carla": "T34-2a"})
    assert m.match.outcome.reason == "bankrupt"
    assert m.match.outcome.winners == (2,)
    assert m.match.outcome.scores == (0, -2, -2)
