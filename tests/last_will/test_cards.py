"""W-5 and W-10: playing cards."""

import pytest

rule = pytest.mark.rule


@rule("W-10.2")
def test_two_rings_and_a_gift_are_never_one_play(lay):
    m = lay(hands={"anna": ["GE1", "GE1", "GE2"]}, actions={"anna": 2}, money={"anna": 40})
    assert m.offers("anna", "wed") == ["wed:GE1:GE2"]
    m.play("anna", "wed:GE1:GE2")
    assert (m.money("anna"), m.actions("anna")) == (33, 1)
    m.play("anna", "play:GE1:1")
    assert m.money("anna") == 29


@rule("W-10.2", "W-10.3", "W-10.7")
def test_each_card_of_a_wedding_set_takes_its_own_companions_and_bonuses(lay):
    m = lay(hands={"anna": ["GE2", "GS6", "C02", "C03"]}, boards={"anna": ["GH1", "H04"]}, actions={"anna": 1})
    m.play(
        "anna",
        "wed:GE2:GS6",
        "with:GE2:0:C02",
        "with:GS6:0:C03",
        "bonus:GH1:p0:GE2",
        "bonus:GH1:p0:GS6",
        "bonus:H04:p1:GS6",
    )
    assert m.heard("plays")[-1]["amount"] == 3 + 4 + 2 + 2 + 1 + 1 + 2


@rule("W-10.2")
def test_the_two_special_weddings_never_go_together(lay):
    m = lay(hands={"anna": ["GS5", "GS6", "GE3"]}, actions={"anna": 2})
    assert m.offers("anna", "wed") == ["wed:GE3:GS5", "wed:GE3:GS6"]


@rule("W-10.7")
def test_the_four_symbol_wedding_covers_a_line_of_any_of_its_symbols(lay):
    m = lay(will="G70-5", jobs={"anna": "J501"}, hands={"anna": ["GS6"]}, actions={"anna": 1})
    m.play("anna", "play:GS6:1")
    assert m.options("anna") == ["decline", "demote:dinner", "demote:carriage"]


@rule("W-5.2")
def test_every_companion_slot_is_open_in_either_mode(lay):
    m = lay(hands={"anna": ["E02", "C03", "C04"]}, actions={"anna": 3}, money={"anna": 50})
    m.play("anna", "play:E02:2", "with:E02:0:C03", "with:E02:1:C04")
    assert (m.money("anna"), m.actions("anna")) == (37, 1)
    assert sorted(m.discards("companion")) == ["C03", "C04"]


@rule("W-5.7")
def test_with_property_the_declared_sum_may_not_exceed_the_money(lay):
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, boards={"anna": ["F01"]}, money={"anna": 5}, actions={"anna": 1})
    m.act("anna", "play:E01:1", "with:E01:0:C03")
    assert m.prompt() == "choose-action"
    assert m.money("anna") == 0


@rule("W-5.7")
def test_with_neither_property_nor_job_there_is_no_limit(lay):
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, money={"anna": 1}, actions={"anna": 1})
    m.act("anna", "play:E01:1", "with:E01:0:C03", "with:E01:1:C04")
    assert m.money("anna") == -6
    assert m.person("anna")["bankrupt"]


@rule("W-5.4", "W-5.3")
def test_a_token_adds_to_the_activation_of_this_round_too(lay):
    m = lay(hands={"anna": ["X03", "C03"]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", "place:X03", "token:X03:p0:0:C03", "activate:X03:p0")
    assert m.money("anna") == 25
    assert "activate:X03:p0" not in m.options("anna")


@rule("W-5.8")
def test_helpers_and_expenses_are_thrown_off_properties_are_not(lay):
    m = lay(boards={"anna": ["H03", {"card": "X01", "tokens": ["guest"]}, "F01"]}, actions={"anna": 1})
    assert m.offers("anna", "throw") == ["throw:H03:p0", "throw:X01:p1"]
    m.act("anna", "throw:X01:p1")
    assert m.board("anna") == ["H03", "F01"]
    assert m.discards("helper") == ["X01"]


@rule("W-5.10", "W-10.H01")
def test_three_old_friends_give_three_actions(lay):
    m = lay(boards={"anna": ["H01", "H01", "H01"]}, actions={"anna": 0}, money={"anna": 9})
    m.act("anna", "use:H01:p0", "use:H01:p1", "use:H01:p2")
    assert (m.actions("anna"), m.money("anna")) == (3, 6)
    assert m.offers("anna", "use") == []


@rule("W-10.S11")
def test_the_valet_makes_a_white_card_cheaper_once_a_round(lay):
    m = lay(boards={"anna": ["S11"]}, hands={"anna": ["E11", "E07"]}, actions={"anna": 0}, money={"anna": 30})
    m.act("anna", "play:E11:1")
    assert (m.money("anna"), m.actions("anna")) == (25, 0)
    assert m.offers("anna", "play") == []


@rule("W-10.S02")
def test_the_breeders_fair_counts_any_number_of_tokens_on_the_whole_board(lay):
    board = [{"card": "F05", "tokens": ["dog", None, "horse"]}, {"card": "X04", "tokens": ["horse"]}]
    m = lay(boards={"anna": board}, hands={"anna": ["S02"]}, actions={"anna": 1}, money={"anna": 30})
    m.act("anna", "play:S02:1")
    assert m.options("anna") == ["done", "tokens:1", "tokens:2", "tokens:3"]
    m.act("anna", "tokens:3")
    assert m.money("anna") == 27


@rule("W-10.H08")
def test_the_stable_master_counts_horses_on_farms_only(lay):
    board = ["H08", {"card": "F02", "tokens": ["horse", "horse"]}, {"card": "X04", "tokens": ["horse"]}]
    m = lay(boards={"anna": board}, actions={"anna": 1}, money={"anna": 3})
    assert m.offers("anna", "use") == ["use:H08:p0:1"]


@rule("W-10.6", "W-9.6")
def test_cards_fed_to_the_cruise_add_one_each_and_earn_nothing(lay):
    m = lay(
        jobs={"anna": "J402"},
        hands={"anna": ["GS2", "E01", "X06", "E13", "GS6"]},
        boards={"anna": ["H05"]},
        actions={"anna": 1},
        money={"anna": 40},
    )
    m.act("anna", "play:GS2:1")
    assert m.offers("anna", "feed") == ["feed:E01", "feed:GS6", "feed:X06"]
    m.play("anna", "feed:E01", "feed:GS6", "feed:X06", "bonus:H05:p0:GS2")
    assert m.money("anna") == 40 - 4 - 3 - 2
    assert m.asks("anna") != "choose-demotion"


@rule("W-10.8", "W-10.H07")
def test_the_card_game_sells_without_modifiers_and_agents_still_apply(lay):
    m = lay(boards={"anna": ["F01", "H07"]}, hands={"anna": ["GS3"]}, actions={"anna": 1}, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    m.play("anna", "sell-bare:F01:p0", "bonus:H07:p1:F01")
    assert m.money("anna") == 10 - 3 + 13
    assert m.board("anna") == ["H07"]


@rule("W-10.9")
def test_the_secretary_draws_six_keeps_one_and_discards_five_openly(lay):
    m = lay(boards={"anna": ["GS1"]}, hands={"anna": ["E01"]}, actions={"anna": 1})
    m.act("anna", "use:GS1:p0")
    m.answer("anna", {"event": 4, "companion": 2})
    kept = m.options("anna")[0]
    m.answer("anna", [kept])
    assert m.hand("anna") == sorted(["E01", kept])
    assert len(m.discards("event")) + len(m.discards("companion")) == 5
    assert m.offers("anna", "use") == []


@rule("W-5.5")
def test_a_played_wild_companion_returns_at_the_next_preparation(lay):
    m = lay(hands={"anna": ["W01"]}, boards={"anna": ["X01"]}, actions={"anna": 1})
    m.act("anna", "token:X01:p0:0:W01:guest", "end")
    assert m.on_board("anna", "X01")["tokens"] == ["guest"]
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", None]
    m.end_turns()
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", "W01"]


def test_a_declaration_can_be_taken_back_and_nobody_hears_of_it(lay):
    m = lay(hands={"anna": ["E01", "C03", "C04"]}, actions={"anna": 1})
    before = m.view("bruno")
    m.act("anna", "play:E01:1", "with:E01:0:C03")
    assert m.view("bruno") == before
    m.match.undo(0)
    m.match.undo(0)
    assert m.prompt() == "choose-action"
    assert m.view("bruno") == before
