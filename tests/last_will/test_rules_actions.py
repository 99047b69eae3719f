"""W-5: a player's actions."""

import pytest

from will_table import EVEN

rule = pytest.mark.rule


# -- W-5.1


@rule("W-5.1")
def test_one_whole_turn_comes_after_another_in_the_order_of_the_plans(lay):
    m = lay(
        plan={"anna": "T34-4a", "bruno": "T34-8a", "carla": "T34-1a"},
        hands={"anna": ["E11", "E11"], "bruno": ["E13"], "carla": ["E07"]},
    )
    assert (m.asks("anna"), m.asks("bruno"), m.asks("carla")) == ("", "", "choose-action")
    m.play("carla", "play:E07:1")
    m.act("anna", "play:E11:1")
    assert m.asks("anna") == "choose-action"
    m.act("anna", "play:E11:1", "end")
    assert m.asks("bruno") == "choose-action"


@rule("W-5.1")
def test_unused_actions_are_lost(lay):
    m = lay(at="errands", plan={"anna": "T34-8a"}, hands={"anna": ["E11"]})
    m.go_home()
    m.end_turns()
    assert m.heard("turn-ends")[-1] == {"event": "turn-ends", "seat": "s0", "actions": 4}
    for name in ("bruno", "carla", "anna"):
        m.act(name, m.options(name)[0])
    assert m.person("anna")["plan"] == "T34-3a"
    assert m.actions("anna") == 1


@rule("W-5.1")
def test_a_player_may_end_with_actions_left_and_has_none_then(lay):
    m = lay(hands={"anna": ["E11"]}, actions={"anna": 3})
    m.act("anna", "end")
    assert m.actions("anna") == 0
    assert m.asks("anna") == ""


@rule("W-5.1")
def test_nothing_that_costs_more_actions_than_are_left_can_be_done(lay):
    m = lay(
        hands={"anna": ["E03", "E11", "H01", "T01", "C03"]},
        boards={"anna": ["X07", "X01", "T02", "H12"]},
        actions={"anna": 1},
        money={"anna": 50},
    )
    assert "play:E11:1" in m.options("anna")
    assert not {"play:E03:2", "activate:X07:p0"} & set(m.options("anna"))
    m.act("anna", "play:E11:1")
    assert m.options("anna") == ["end", "use:H12:p3", "throw:X07:p0", "throw:X01:p1", "throw:H12:p3"]


@rule("W-5.1", "W-11.5")
def test_acting_together_decks_serve_those_who_answer_first(lay):
    m = lay(
        together=True,
        boards={"bruno": ["GS1"]},
        hands={"anna": ["E11"]},
        decks={"event": ["E16", "E15", "E12", "E08", "E04", "E03"]},
        rest="box",
        actions={"bruno": 1},
    )
    assert {m.asks(name) for name in ("anna", "bruno", "carla")} == {"choose-action"}
    m.act("bruno", "use:GS1:p0")
    m.answer("bruno", {"event": 6})
    m.act("anna", "play:E11:1")
    m.answer("bruno", ["E16"])
    assert m.hand("bruno") == ["E16"]
    assert sorted(m.discards("event")) == ["E03", "E04", "E08", "E11", "E12", "E15"]


@rule("W-5.1", "W-11.5")
def test_acting_together_a_declined_demotion_is_seen_by_all_and_closes_the_way_back(lay):
    m = lay(
        together=True,
        hands={"bruno": ["E13"]},
        boards={"anna": ["X02"]},
        actions={"anna": 2, "bruno": 2},
        jobs={"bruno": "J401"},
    )
    m.act("bruno", "play:E13:1")
    m.act("anna", "activate:X02:p0")
    before = m.view("anna")
    assert before["undo"]
    m.act("bruno", "decline")
    after = m.view("anna")
    assert after["version"] > before["version"]
    assert not after["undo"]


# -- W-5.2


EACH_SAW = {"bruno": {"anna": ["E13"]}, "carla": {"anna": ["E13"]}}


@rule("W-4.4", "W-5.2")
def test_playing_a_card_all_saw_fetched_may_be_taken_back(lay):
    m = lay(at="errands", plan={"anna": "T34-1a", "bruno": "T34-2a", "carla": "T34-4a"}, offer=["E13", "S07"])
    m.act("anna", "fetch:offer1:E13")
    while m.prompt() == "choose-errand":
        m.match.answer(m.match.due.seat, "home")
    before = [m.view(name)["table"] for name in ("anna", "bruno", "carla")]
    m.act("anna", "play:E13:1")
    assert m.discards("event") == ["E13"]
    assert m.view("anna")["undo"]
    m.match.undo(0)
    assert [m.view(name)["table"] for name in ("anna", "bruno", "carla")] == before
    m.act("anna", "play:E13:1")
    assert m.match.audit() == ()


@rule("W-4.4", "W-5.2")
@pytest.mark.parametrize(("seen", "back"), [(EACH_SAW, True), ({"bruno": {"anna": ["E13"]}}, False), ({}, False)])
def test_a_card_that_becomes_known_to_anybody_is_played_for_good(lay, seen, back):
    m = lay(hands={"anna": ["E13"]}, seen=seen)
    m.act("anna", "play:E13:1")
    assert m.view("anna")["undo"] is back


@rule("W-4.4", "W-5.2")
def test_of_two_alike_in_a_hand_all_know_of_one(lay):
    m = lay(hands={"anna": ["E13", "E13"]}, seen=EACH_SAW, actions={"anna": 3})
    m.act("anna", "play:E13:1")
    assert m.view("anna")["undo"]
    m.act("anna", "play:E13:1")
    assert not m.view("anna")["undo"]
    assert m.match.audit() == ()


@rule("W-4.4", "W-5.2")
@pytest.mark.parametrize(("slot", "companion", "back"), [(0, "C03", True), (1, "C04", False)])
def test_a_companion_nobody_knew_of_closes_the_way_back(lay, slot, companion, back):
    seen = {name: {"anna": ["E01", "C03"]} for name in ("bruno", "carla")}
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, seen=seen, actions={"anna": 1})
    m.play("anna", "play:E01:1", f"with:E01:{slot}:{companion}")
    assert m.discards("companion") == [companion]
    assert m.view("anna")["undo"] is back


@rule("W-5.2")
@pytest.mark.parametrize(("mode", "spent", "left"), [("1", 3, 1), ("2", 8, 0)])
def test_a_white_card_is_played_in_one_of_its_printed_modes(lay, mode, spent, left):
    m = lay(hands={"anna": ["E06", "E11"]}, actions={"anna": 2}, money={"anna": 40}, boards={"anna": ["H12"]})
    assert m.offers("anna", "play") == ["play:E06:1", "play:E06:2", "play:E11:1"]
    m.play("anna", f"play:E06:{mode}")
    assert (m.money("anna"), m.actions("anna")) == (40 - spent, left)
    assert m.discards("event") == ["E06"]
    assert m.hand("anna") == ["E11"]


@rule("W-5.2")
def test_each_slot_takes_one_card_of_its_own_kind(lay):
    m = lay(hands={"anna": ["E01", "C03", "C03", "C01", "C02"]}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:E01:1")
    assert m.offers("anna", "with") == ["with:E01:0:C03"]
    assert "is not on offer" in m.refused("anna", "with:E01:0:C01")
    assert "is not on offer" in m.refused("anna", "with:E01:1:C03")
    m.act("anna", "with:E01:0:C03")
    assert m.money("anna") == 35
    assert m.hand("anna") == ["C01", "C02", "C03"]


@rule("W-5.2")
def test_two_slots_of_one_kind_take_two_cards(lay):
    m = lay(hands={"anna": ["E03", "C03", "C03", "C03"]}, actions={"anna": 2}, money={"anna": 40})
    m.act("anna", "play:E03:2", "with:E03:0:C03", "with:E03:1:C03")
    assert m.money("anna") == 40 - 7 - 2 - 2
    assert m.discards("companion") == ["C03", "C03"]
    assert m.hand("anna") == ["C03"]


@rule("W-5.2")
def test_companions_cost_no_further_action(lay):
    m = lay(hands={"anna": ["E14", "C03", "C02", "E11"]}, actions={"anna": 2}, money={"anna": 40})
    m.play("anna", "play:E14:1", "with:E14:0:C03", "with:E14:1:C02")
    assert (m.money("anna"), m.actions("anna")) == (32, 1)


# -- W-5.3


@rule("W-5.3")
def test_a_black_card_costs_one_action_and_spends_nothing(lay):
    m = lay(hands={"anna": ["X06", "H03"]}, actions={"anna": 3}, money={"anna": 20})
    m.act("anna", "place:X06", "place:H03")
    assert m.board("anna") == ["X06", "H03"]
    assert (m.actions("anna"), m.money("anna")) == (1, 20)
    assert m.discards("helper") == []


@rule("W-5.3")
def test_without_an_action_nothing_is_placed(lay):
    m = lay(hands={"anna": ["X06"]}, boards={"anna": ["H12"]}, actions={"anna": 0})
    assert m.offers("anna", "place") == []


@rule("W-5.3")
def test_an_expense_is_activated_once_a_round_each(lay):
    m = lay(boards={"anna": ["X06", "X06", "X07"]}, actions={"anna": 4}, money={"anna": 40})
    m.act("anna", "activate:X06:p0")
    assert "is not on offer" in m.refused("anna", "activate:X06:p0")
    m.act("anna", "activate:X06:p1", "activate:X07:p2")
    assert m.money("anna") == 40 - 4 - 4 - 8
    assert m.actions("anna") == 0
    assert m.offers("anna", "activate") == []


@rule("W-5.3")
def test_an_expense_can_be_activated_again_in_the_next_round(lay):
    m = lay(at="end", round=2, boards={"anna": [{"card": "X06", "used": 1}]})
    assert m.on_board("anna", "X06")["used"] == 0


@rule("W-5.3")
def test_an_expense_is_activated_for_its_own_actions_in_the_round_of_playing_too(lay):
    m = lay(hands={"anna": ["X07"]}, actions={"anna": 3}, money={"anna": 20})
    m.act("anna", "place:X07", "activate:X07:p0")
    assert (m.money("anna"), m.actions("anna")) == (12, 0)


# -- W-5.4


@rule("W-5.4")
def test_a_token_costs_an_action_and_a_companion_card_of_its_kind(lay):
    m = lay(boards={"anna": ["F01"]}, hands={"anna": ["C02", "C01"]}, actions={"anna": 2}, money={"anna": 20})
    assert m.offers("anna", "token") == ["token:F01:p0:0:C02"]
    assert "is not on offer" in m.refused("anna", "token:F01:p0:0:C01")
    m.act("anna", "token:F01:p0:0:C02")
    assert (m.actions("anna"), m.money("anna"), m.hand("anna")) == (1, 20, ["C01"])
    assert m.on_board("anna", "F01")["tokens"] == ["horse"]
    assert m.discards("companion") == ["C02"]
    m.act("anna", "maintain:F01:p0")
    assert m.money("anna") == 20 - 2 - 4


@rule("W-5.4")
def test_a_slot_holds_one_token(lay):
    m = lay(
        boards={"anna": [{"card": "F02", "tokens": ["horse"]}]}, hands={"anna": ["C02", "C02"]}, actions={"anna": 3}
    )
    m.act("anna", "token:F02:p0:1:C02")
    assert m.on_board("anna", "F02")["tokens"] == ["horse", "horse"]
    assert m.offers("anna", "token") == []


@rule("W-5.4")
def test_tokens_stay_from_round_to_round_and_add_every_time(lay):
    board = [{"card": "X03", "tokens": ["guest", "chef"]}, {"card": "F01", "tokens": ["horse"]}]
    m = lay(at="end", round=2, boards={"anna": board})
    assert m.on_board("anna", "X03")["tokens"] == ["guest", "chef"]
    m = lay(boards={"anna": board}, actions={"anna": 2}, money={"anna": 30})
    m.act("anna", "activate:X03:p0", "maintain:F01:p1")
    assert m.money("anna") == 30 - (3 + 2 + 2) - (2 + 4)


@rule("W-5.4")
@pytest.mark.parametrize("way", ["throw:X03:p0", "sell:F01:p1"])
def test_tokens_leave_with_their_card_and_are_no_cards(lay, way):
    board = [{"card": "X03", "tokens": ["guest", None]}, {"card": "F01", "tokens": ["horse"]}]
    m = lay(boards={"anna": board}, actions={"anna": 2})
    m.act("anna", way)
    card = way.split(":")[1]
    assert card not in m.board("anna")
    assert m.discards("companion") == []
    assert card in m.discards("helper") + m.discards("property")


@rule("W-5.4")
def test_tokens_are_unlimited(lay):
    board = [{"card": card, "tokens": ["guest"]} for card in ("X01", "X01", "X03", "X03", "X03")]
    board += [{"card": "X05", "tokens": ["guest"]}] * 2
    m = lay(boards={"anna": board, "bruno": ["T02"]}, hands={"bruno": ["C03"]}, player="bruno")
    m.act("bruno", "token:T02:p0:0:C03")
    assert m.on_board("bruno", "T02")["tokens"] == ["guest"]


# -- W-5.5


@rule("W-5.5")
def test_a_wild_companion_is_any_one_kind(lay):
    m = lay(hands={"anna": ["E01", "W01", "W01"]}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:E01:1")
    assert m.offers("anna", "with") == ["with:E01:0:W01:guest", "with:E01:1:W01:chef"]
    m.act("anna", "with:E01:1:W01:chef", "with:E01:0:W01:guest")
    assert m.money("anna") == 40 - 3 - 2 - 2
    assert m.discards("companion") == []


@rule("W-5.5")
def test_a_token_placed_with_a_wild_companion_is_of_that_kind_for_good(lay):
    m = lay(hands={"anna": ["W01"]}, boards={"anna": ["GP5", "H08", "H09"]}, actions={"anna": 2}, money={"anna": 20})
    assert m.offers("anna", "token") == ["token:GP5:p0:0:W01:dog", "token:GP5:p0:0:W01:horse"]
    m.act("anna", "token:GP5:p0:0:W01:horse")
    assert m.on_board("anna", "GP5")["tokens"] == ["horse", None]
    assert m.offers("anna", "use") == ["use:H08:p1:1"]


@rule("W-5.5", "W-7.2")
def test_a_wild_companion_in_hand_counts_to_the_limit_and_returns_when_discarded(lay):
    m = lay(at="end", round=2, hands={"anna": ["W01", "E01", "E02"]})
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", None]
    m.answer("anna", ["W01"])
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", "W01"]
    assert m.hand("anna") == ["E01", "E02"]


@rule("W-5.5")
def test_a_kept_wild_companion_does_not_return_and_an_untaken_one_stays(lay):
    m = lay(at="end", round=2, hands={"anna": ["W01"]})
    assert m.hand("anna") == ["W01"]
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", None]


@rule("W-5.5")
def test_one_player_may_hold_both_wild_companions(lay):
    m = lay(at="end", round=2, hands={"anna": ["W01", "W01"]})
    assert m.hand("anna") == ["W01", "W01"]
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == [None, None]


# -- W-5.6


@rule("W-5.6")
@pytest.mark.parametrize(("card", "price"), [("F03", 10), ("T01", 11), ("M01", 11), ("V03", 20)])
def test_a_property_costs_its_price_and_the_modifier_of_its_type(lay, card, price):
    m = lay(hands={"anna": [card]}, actions={"anna": 2}, market=EVEN, money={"anna": price})
    m.act("anna", f"buy:{card}")
    assert (m.money("anna"), m.actions("anna")) == (0, 1)
    assert m.board("anna") == [card]
    m = lay(hands={"anna": [card]}, actions={"anna": 2}, market=EVEN, money={"anna": price - 1})
    assert "You have not got what" in m.refused("anna", f"buy:{card}")


@rule("W-5.6")
def test_buying_needs_a_free_place_and_an_action(lay):
    m = lay(hands={"anna": ["T01"]}, boards={"anna": ["H12", "H12", "X01", "X01", "X02"]}, actions={"anna": 2})
    assert m.offers("anna", "buy") == []
    m.act("anna", "throw:X02:p4")
    assert m.offers("anna", "buy") == ["buy:T01"]
    m = lay(hands={"anna": ["T01"]}, boards={"anna": ["H12"]}, actions={"anna": 0})
    assert m.offers("anna", "buy") == []


@rule("W-5.6")
@pytest.mark.parametrize(
    ("card", "fallen", "received"),
    [("F01", 0, 13), ("T02", 2, 8), ("M01", 4, 0), ("V01", 1, 18)],
)
def test_a_sale_brings_the_current_value_and_the_modifier(lay, card, fallen, received):
    m = lay(boards={"anna": [{"card": card, "fallen": fallen}]}, actions={"anna": 2}, market=EVEN, money={"anna": 5})
    m.act("anna", f"sell:{card}:p0")
    assert (m.money("anna"), m.actions("anna")) == (5 + received, 1)
    assert m.board("anna") == []


@rule("W-5.6")
def test_a_sale_is_never_below_nothing(lay):
    market = {"farm": 1, "townhouse": -3, "manor": -2, "villa": 3}
    m = lay(
        boards={"anna": [{"card": "T03", "fallen": 4}, "H07"]}, actions={"anna": 1}, market=market, money={"anna": 5}
    )
    m.act("anna", "sell:T03:p0")
    assert m.money("anna") == 5
    assert m.heard("sells")[-1]["amount"] == 0


@rule("W-5.6", "W-10.H07")
def test_a_bonus_lowers_the_price_received_not_below_nothing(lay):
    m = lay(
        boards={"anna": [{"card": "T03", "fallen": 3}, "H07", "H07"]},
        actions={"anna": 1},
        market={"farm": 3, "townhouse": -2, "manor": -3, "villa": 1},
        money={"anna": 5},
    )
    m.act("anna", "sell:T03:p0", "bonus:H07:p1:T03")
    assert m.money("anna") == 5
    assert m.board("anna") == ["H07", "H07"]


@rule("W-5.6")
def test_a_sale_needs_an_action(lay):
    m = lay(boards={"anna": ["T01", "H12"]}, actions={"anna": 0})
    assert m.offers("anna", "sell", "maintain") == []


@rule("W-5.6")
def test_each_property_is_maintained_once_a_round_however_paid(lay):
    m = lay(boards={"anna": ["F01", "H10", "T01", "H11"]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", "maintain-with:H10:p1:F01:p0", "maintain:T01:p2")
    assert (m.money("anna"), m.actions("anna")) == (30 - 2 - 3, 2)
    assert m.offers("anna", "maintain", "maintain-with") == []
    assert "is not on offer" in m.refused("anna", "maintain:F01:p0")


@rule("W-5.6")
def test_farms_too_are_maintained_for_an_action(lay):
    m = lay(boards={"anna": ["F05"]}, actions={"anna": 2}, money={"anna": 9})
    m.act("anna", "maintain:F05:p0")
    assert (m.money("anna"), m.actions("anna")) == (8, 1)


# -- W-5.7


@rule("W-5.7")
@pytest.mark.parametrize("companion", ["C01", "C03"])
def test_a_card_only_the_valet_affords_is_asked_about_whatever_the_hand_holds(lay, companion):
    m = lay(hands={"anna": ["E03", companion]}, boards={"anna": ["S11"]}, actions={"anna": 1}, money={"anna": 50})
    m.act("anna", "play:E03:2")
    assert m.asks("anna") == "declare-play"
    m.act("anna", "done")
    assert (m.money("anna"), m.actions("anna")) == (43, 0)


@rule("W-5.7")
def test_nothing_need_be_added(lay):
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, boards={"anna": ["H04"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "play:E01:1")
    assert m.options("anna") == ["done", "with:E01:0:C03", "with:E01:1:C04", "bonus:H04:p0:E01"]
    m.act("anna", "done")
    assert (m.money("anna"), m.hand("anna")) == (27, ["C03", "C04"])


@rule("W-5.7")
def test_a_bonus_is_taken_whole_or_not_at_all(lay):
    m = lay(hands={"anna": ["E01"]}, boards={"anna": ["H04", "F01"]}, actions={"anna": 1}, money={"anna": 4})
    m.play("anna", "play:E01:1")
    assert m.money("anna") == 1
    assert m.heard("plays")[-1]["amount"] == 3


@rule("W-5.7", "W-6.1")
@pytest.mark.parametrize("bound", [{"jobs": {"anna": "J402"}}, {"boards": {"anna": ["X06", "F01"]}}])
def test_the_bound_may_not_begin_what_they_cannot_pay(lay, bound):
    m = lay(hands={"anna": ["E11", "E01"]}, actions={"anna": 1}, money={"anna": 3}, **bound)
    assert m.offers("anna", "play") == ["play:E01:1"]
    assert m.offers("anna", "activate") == []
    assert "You have not got what" in m.refused("anna", "play:E11:1")


@rule("W-5.7")
def test_the_sum_is_measured_while_paying_so_a_sale_first_lifts_the_limit(lay):
    m = lay(boards={"anna": ["T01"]}, hands={"anna": ["S13"]}, market=EVEN, actions={"anna": 3}, money={"anna": 1})
    assert m.offers("anna", "play") == []
    m.act("anna", "sell:T01:p0")
    assert m.money("anna") == 12
    m.play("anna", "play:S13:2")
    assert m.money("anna") == -2


# -- W-5.8


@rule("W-5.8")
def test_a_used_card_may_be_thrown_off_and_its_place_is_free(lay):
    m = lay(
        boards={"anna": [{"card": "X06", "used": 1}]}, hands={"anna": ["X06"]}, actions={"anna": 2}, money={"anna": 20}
    )
    m.act("anna", "throw:X06:p0")
    assert (m.actions("anna"), m.money("anna"), m.board("anna")) == (2, 20, [])
    m.act("anna", "place:X06", "activate:X06:p0")
    assert m.money("anna") == 16


@rule("W-5.8")
def test_nobody_throws_off_in_anothers_turn_or_amid_a_play(lay):
    m = lay(boards={"anna": ["H04"], "bruno": ["H04"]}, hands={"anna": ["E01"]}, actions={"anna": 1})
    assert m.asks("bruno") == ""
    m.act("anna", "play:E01:1")
    assert m.offers("anna", "throw") == []


@rule("W-5.8")
def test_throwing_off_is_free_even_without_actions(lay):
    m = lay(boards={"anna": ["H04", "F01"]}, actions={"anna": 0})
    m.act("anna", "throw:H04:p0")
    assert m.discards("helper") == ["H04"]
    assert m.board("anna") == ["F01"]


# -- W-5.9


@rule("W-5.9")
def test_a_play_is_declared_whole_before_anything_of_it_happens(lay):
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, boards={"anna": ["H04"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "play:E01:1", "with:E01:0:C03", "bonus:H04:p0:E01")
    assert (m.money("anna"), m.actions("anna"), len(m.hand("anna"))) == (30, 1, 3)
    assert m.match.due.facts == {
        "cards": ["E01"],
        "amount": 7,
        "actions": 1,
        "added": ["with:E01:0:C03", "bonus:H04:p0:E01"],
    }
    m.act("anna", "done")
    assert (m.money("anna"), m.actions("anna"), m.hand("anna")) == (23, 0, ["C04"])
    assert m.heard("plays") == [
        {
            "event": "plays",
            "seat": "s0",
            "cards": ["E01"],
            "amount": 7,
            "actions": 1,
            "companions": ["C03"],
            "fed": [],
            "named": [],
        }
    ]


@rule("W-5.9")
def test_the_sum_is_paid_before_the_demotion_is_placed(lay):
    m = lay(jobs={"anna": "J401"}, hands={"anna": ["E13"]}, actions={"anna": 1}, money={"anna": 9})
    m.play("anna", "play:E13:1")
    assert m.asks("anna") == "choose-demotion"
    assert (m.money("anna"), m.actions("anna")) == (5, 0)
    assert m.view()["table"]["piles"]["shown"] == ["E13"]
    assert m.discards("event") == []
    m.act("anna", "demote:theatre")
    assert m.discards("event") == ["E13"]


@rule("W-5.9")
def test_a_demotion_is_placed_now_or_not_at_all(lay):
    m = lay(jobs={"anna": "J401"}, hands={"anna": ["E13"]}, boards={"anna": ["H12"]}, actions={"anna": 2})
    m.play("anna", "play:E13:1")
    m.act("anna", "decline", "use:H12:p0")
    assert m.asks("anna") == "choose-action"
    assert m.job("anna")["salary"] == 7


@rule("W-5.9")
def test_one_line_of_the_card_or_any_companion_in_the_play_is_covered(lay):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["E05", "C02", "C03"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", "play:E05:1", "with:E05:0:C02", "with:E05:1:C03")
    assert m.options("anna") == ["decline", "demote:guest", "demote:carriage"]
    m.act("anna", "demote:guest")
    assert [line["covered"] for line in m.job("anna")["lines"]] == [True, False, False, False]
    assert m.asks("anna") == ""


@rule("W-5.9", "W-10.8")
def test_the_sale_a_card_allows_comes_after_payment_and_demotion(lay):
    m = lay(
        jobs={"anna": {"job": "J402", "covered": ["guest", "carriage", "townhouse"]}},
        boards={"anna": ["F01"]},
        hands={"anna": ["GS3"]},
        actions={"anna": 1},
        money={"anna": 3},
    )
    m.act("anna", "play:GS3:1")
    assert (m.asks("anna"), m.money("anna")) == ("choose-demotion", 0)
    m.act("anna", "demote:dinner")
    assert m.job("anna") is None
    assert (m.asks("anna"), m.board("anna")) == ("card-sale", ["F01"])
    m.act("anna", "sell-bare:F01:p0")
    assert m.money("anna") == 15
    assert not m.person("anna")["bankrupt"]


@rule("W-5.9")
def test_the_money_of_the_sale_cannot_pay_for_the_card(lay):
    m = lay(boards={"anna": ["F01"]}, hands={"anna": ["GS3"]}, actions={"anna": 1}, money={"anna": 2})
    assert m.offers("anna", "play") == []


@rule("W-5.9")
def test_the_order_of_bonuses_never_matters(lay):
    sums = set()
    for bonuses in (["H03:p0", "H04:p1"], ["H04:p1", "H03:p0"]):
        m = lay(boards={"anna": ["H03", "H04"]}, hands={"anna": ["GS6"]}, actions={"anna": 1}, money={"anna": 30})
        m.play("anna", "play:GS6:1", *[f"bonus:{bonus}:GS6" for bonus in bonuses])
        sums.add(m.money("anna"))
    assert sums == {22}


# -- W-5.10


@rule("W-5.10")
def test_a_privilege_works_from_the_moment_the_helper_lies_on_the_board(lay):
    m = lay(hands={"anna": ["H04", "E01"]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "place:H04", "play:E01:1", "bonus:H04:p0:E01")
    assert m.money("anna") == 25
    m = lay(hands={"anna": ["H12"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "place:H12", "use:H12:p0")
    assert m.money("anna") == 28


@rule("W-5.10")
def test_a_helper_in_hand_gives_nothing(lay):
    m = lay(hands={"anna": ["H04", "E01", "H12"]}, actions={"anna": 2}, money={"anna": 30})
    assert m.offers("anna", "use") == []
    m.play("anna", "play:E01:1")
    assert m.money("anna") == 27


@rule("W-5.10")
def test_two_coachmen_add_twice(lay):
    m = lay(boards={"anna": ["H03", "H03"]}, hands={"anna": ["E07"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", "play:E07:1", "bonus:H03:p0:E07", "bonus:H03:p1:E07")
    assert m.money("anna") == 30 - 4 - 2 - 2


@rule("W-5.10")
def test_one_coachman_adds_once_to_each_play(lay):
    m = lay(boards={"anna": ["H03", "X04"]}, hands={"anna": ["E07"]}, actions={"anna": 2}, money={"anna": 30})
    m.act("anna", "play:E07:1", "bonus:H03:p0:E07")
    assert m.money("anna") == 24
    m.act("anna", "activate:X04:p1", "bonus:H03:p0:X04")
    assert m.money("anna") == 24 - 3 - 2


@rule("W-5.10")
def test_once_a_round_is_per_card(lay):
    m = lay(boards={"anna": ["H12", "H12"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "use:H12:p0")
    assert m.offers("anna", "use") == ["use:H12:p1"]
    assert "is not on offer" in m.refused("anna", "use:H12:p0")
    m.act("anna", "use:H12:p1")
    assert m.money("anna") == 26


@rule("W-5.10")
def test_privileges_are_optional_and_used_between_plays_of_the_own_turn_only(lay):
    m = lay(at="errands", boards={"anna": ["H01", "H12"]}, money={"anna": 30})
    assert m.offers("anna", "use") == []
    m.go_home()
    assert m.offers("anna", "use") == ["use:H01:p0", "use:H12:p1"]
    m.act("anna", "end")
    assert m.money("anna") == 30
    assert m.asks("anna") == ""


@rule("W-5.10")
def test_a_privilege_comes_back_with_the_next_round(lay):
    m = lay(at="end", round=2, boards={"anna": [{"card": "H12", "used": 1}]})
    assert m.on_board("anna", "H12")["used"] == 0
