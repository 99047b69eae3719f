"""W-10.2 to W-10.9: the cards whose wording says more than their figures."""

import pytest

from will_table import EVEN, symbols_earned

rule = pytest.mark.rule

# -- weddings


@rule("W-10.2")
def test_a_wedding_set_costs_one_action_whatever_its_size(lay):
    hand = ["GE1", "GE2", "GE3", "GS6"]
    sets = {
        "wed:GE1:GE2": 7,
        "wed:GE2:GE3": 6,
        "wed:GE1:GS6": 8,
        "wed:GE1:GE2:GE3": 10,
        "wed:GE1:GE2:GE3:GS6": 14,
    }
    for choice, amount in sets.items():
        m = lay(hands={"anna": hand}, actions={"anna": 2}, money={"anna": 40})
        m.play("anna", choice)
        assert (m.actions("anna"), m.money("anna")) == (1, 40 - amount)
        assert m.hand("anna") == [card for card in hand if card not in choice.split(":")]


@rule("W-10.2")
def test_all_sets_of_different_names_are_offered_and_no_others(lay):
    m = lay(hands={"anna": ["GE1", "GE1", "GE2", "GE3"]}, actions={"anna": 2}, money={"anna": 40})
    assert set(m.offers("anna", "wed")) == {"wed:GE1:GE2", "wed:GE1:GE3", "wed:GE2:GE3", "wed:GE1:GE2:GE3"}
    m.refused("anna", "wed:GE1:GE1")
    m = lay(hands={"anna": ["GS5", "GS6", "E01"]}, actions={"anna": 2}, money={"anna": 40})
    assert m.offers("anna", "wed") == []


@rule("W-10.2")
def test_earlier_weddings_do_not_hinder_later_ones(lay):
    hand = ["GE1", "GE2", "GE1", "GE2", "GS5", "GS6"]
    m = lay(hands={"anna": hand}, actions={"anna": 2}, money={"anna": 40})
    m.play("anna", "wed:GE1:GE2:GS5")
    m.play("anna", "wed:GE1:GE2:GS6")
    assert (m.actions("anna"), m.money("anna")) == (0, 40 - 12 - 11)


@rule("W-10.2")
def test_a_wedding_set_earns_one_demotion_by_any_of_its_cards_or_companions(lay):
    m = lay(jobs={"anna": "J410"}, hands={"anna": ["GE1", "GE2", "GE3"]}, actions={"anna": 2}, money={"anna": 40})
    m.play("anna", "wed:GE1:GE2:GE3")
    assert m.options("anna") == ["decline", "demote:wedding"]
    m.act("anna", "demote:wedding")
    assert m.prompt() == "choose-action"
    earned = symbols_earned(
        "wed:GE1:GE2",
        "with:GE2:0:C02",
        hands={"anna": ["GE1", "GE2", "C02"]},
        actions={"anna": 1},
    )
    assert earned == {"wedding", "horse"}


@rule("W-10.2")
def test_a_wedding_set_must_be_payable_as_a_whole(lay):
    for money, offered in ((6, []), (7, ["wed:GE1:GE2"])):
        hand = {"anna": ["GE1", "GE2"]}
        m = lay(hands=hand, boards={"anna": ["F01"]}, actions={"anna": 1}, money={"anna": money})
        assert m.offers("anna", "wed") == offered


# -- dual houses


@rule("W-10.4", "W-10.GP1", "W-10.GP2")
@pytest.mark.parametrize(
    ("card", "price", "bought_as", "sold_as"),
    [("GP1", 13, "townhouse", "manor"), ("GP1", 13, "manor", "townhouse"), ("GP2", 17, "villa", "manor")],
)
def test_a_dual_house_bought_as_one_type_may_be_sold_as_the_other(lay, card, price, bought_as, sold_as):
    m = lay(hands={"anna": [card]}, actions={"anna": 2}, market=EVEN, money={"anna": 30})
    m.act("anna", f"buy:{card}:{bought_as}", f"sell:{card}:p0:{sold_as}")
    assert m.money("anna") == 30 - price - EVEN[bought_as] + price + EVEN[sold_as]


@rule("W-10.4", "W-10.GP1")
def test_the_gardener_serves_the_city_manor_bought_as_a_townhouse(lay):
    hand = {"anna": ["GP1"]}
    m = lay(hands=hand, boards={"anna": ["H02"]}, actions={"anna": 2}, market=EVEN, money={"anna": 30})
    m.act("anna", "buy:GP1:townhouse", "maintain:GP1:p1", "bonus:H02:p0:GP1")
    assert m.money("anna") == 30 - 14 - 3 - 2
    assert m.prompt() == "choose-action"


@rule("W-10.4")
def test_two_gardeners_add_twice_to_a_house_that_is_manor_and_villa(lay):
    m = lay(boards={"anna": ["H02", "GP2", "H02"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", "maintain:GP2:p1", "bonus:H02:p0:GP2", "bonus:H02:p2:GP2")
    assert m.money("anna") == 30 - 4 - 2 - 2


# -- falls and farms


@rule("W-10.5", "W-10.GP3", "W-10.GP4")
def test_a_wrecked_house_falls_once_without_a_token_and_not_at_all_when_maintained(lay):
    for card, kind, values in (("GP3", "dog", (11, 9, 7)), ("GP4", "guest", (19, 16, 13))):
        maintained = {"card": card, "tokens": [kind], "used": 1}
        for house, value in zip((maintained, card, {"card": card, "tokens": [kind]}), values, strict=True):
            m = lay(at="end", round=2, boards={"anna": [house]}, money={"anna": 30})
            assert m.on_board("anna", card)["value"] == value


@rule("W-10.5", "W-10.GP6")
def test_the_stocked_farm_itself_may_earn_a_demotion_its_horse_may_not():
    earned = symbols_earned("buy:GP6", hands={"anna": ["GP6"]}, actions={"anna": 1}, money={"anna": 40})
    assert earned == {"farm"}


@rule("W-10.5", "W-10.GP6")
def test_the_free_horse_takes_no_card_from_the_hand(lay):
    m = lay(hands={"anna": ["GP6", "C02"]}, actions={"anna": 1}, market=EVEN, money={"anna": 40})
    m.act("anna", "buy:GP6")
    assert m.on_board("anna", "GP6")["tokens"] == ["horse", None]
    assert m.hand("anna") == ["C02"]
    assert m.discards("companion") == []


# -- breeders' fair


@rule("W-10.S02")
def test_the_breeders_fair_may_be_played_with_nothing(lay):
    m = lay(hands={"anna": ["S02"]}, boards={"anna": ["F01"]}, actions={"anna": 1}, money={"anna": 0})
    m.play("anna", "play:S02:1")
    assert (m.money("anna"), m.hand("anna")) == (0, [])


@rule("W-10.S02")
def test_the_breeders_fair_takes_any_number_of_dogs_horses_and_wilds_at_three_each(lay):
    hand = ["S02", "C01", "C01", "C02", "C03", "C04", "W01", "W01"]
    m = lay(hands={"anna": hand}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:S02:1")
    assert m.offers("anna", "feed", "with") == ["feed:C01", "feed:C02", "feed:W01:dog", "feed:W01:horse"]
    m.play("anna", "feed:C01", "feed:C01", "feed:C02", "feed:W01:dog", "feed:W01:horse")
    assert (m.money("anna"), m.actions("anna")) == (40 - 15, 0)
    assert m.hand("anna") == ["C03", "C04"]
    assert sorted(m.discards("companion")) == ["C01", "C01", "C02"]
    assert m.view()["table"]["piles"]["strays"] == 2


@rule("W-10.S02")
def test_the_breeders_fair_counts_dog_and_horse_tokens_only_and_leaves_them_there(lay):
    board = [
        {"card": "X05", "tokens": ["guest", "dog"]},
        {"card": "GP3", "tokens": ["dog"]},
        {"card": "X03", "tokens": ["guest", "chef"]},
        {"card": "S10", "tokens": ["horse", "horse"]},
    ]
    m = lay(hands={"anna": ["S02", "C02"]}, boards={"anna": board}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:S02:1")
    assert m.offers("anna", "tokens") == ["tokens:1", "tokens:2", "tokens:3", "tokens:4"]
    m.play("anna", "feed:C02", "tokens:4")
    assert m.money("anna") == 40 - 3 - 4
    assert m.on_board("anna", "S10")["tokens"] == ["horse", "horse"]


@rule("W-10.S02")
def test_the_breeders_fair_has_no_symbol_its_companions_have_theirs():
    table = {"hands": {"anna": ["S02", "C01", "C02", "W01"]}, "actions": {"anna": 1}}
    assert symbols_earned("play:S02:1", **table) == set()
    assert symbols_earned("play:S02:1", "feed:C01", **table) == {"dog"}
    assert symbols_earned("play:S02:1", "feed:C02", **table) == {"horse"}
    assert symbols_earned("play:S02:1", "feed:W01:horse", **table) == {"wild", "horse"}


@rule("W-10.S02")
def test_no_helper_adds_to_the_breeders_fair(lay):
    board = ["H03", "H04", "H05", "H06", "GH1"]
    m = lay(hands={"anna": ["S02"]}, boards={"anna": board}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:S02:1")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 40)


# -- the cruise


@rule("W-10.6", "W-10.GS2")
def test_the_cruise_takes_cards_of_any_colour_that_show_wheel_or_wine_glass(lay):
    hand = ["GS2", "E09", "E01", "X05", "X03", "S13", "GS3", "GS6"]
    others = ["E05", "E13", "GE1", "H04", "H05", "X04", "F01", "C03", "W01"]
    m = lay(hands={"anna": hand + others}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:GS2:1")
    assert sorted(m.offers("anna", "feed")) == sorted(f"feed:{card}" for card in hand[1:])
    m.play("anna", *(f"feed:{card}" for card in hand[1:]))
    assert (m.money("anna"), m.actions("anna")) == (40 - 4 - 7, 0)
    assert sorted(m.hand("anna")) == sorted(others)
    assert sorted(m.discards("event")) == ["E01", "E09"]
    assert sorted(m.discards("helper")) == ["X03", "X05"]


@rule("W-10.6", "W-10.GS2")
def test_a_card_that_shows_wheel_and_wine_glass_feeds_the_cruise_once(lay):
    m = lay(hands={"anna": ["GS2", "GS6"]}, actions={"anna": 1}, money={"anna": 40})
    m.play("anna", "play:GS2:1", "feed:GS6")
    assert m.money("anna") == 40 - 4 - 1


@rule("W-10.6", "W-10.GS2")
def test_the_sea_dog_adds_once_to_the_cruise_and_the_waiter_never(lay):
    hand = {"anna": ["GS2", "E09", "E01"]}
    m = lay(hands=hand, boards={"anna": ["H05", "H04"]}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:GS2:1", "feed:E09", "feed:E01")
    assert m.options("anna") == ["done", "bonus:H05:p0:GS2"]
    m.act("anna", "bonus:H05:p0:GS2")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 40 - 4 - 2 - 2)


@rule("W-10.6", "W-10.GS2")
def test_the_cruise_and_its_guest_earn_a_demotion_the_cards_fed_to_it_none():
    hand = {"anna": ["GS2", "E01", "GS6", "C03"]}
    earned = symbols_earned(
        "play:GS2:1", "feed:E01", "feed:GS6", "with:GS2:0:C03", hands=hand, actions={"anna": 1}, money={"anna": 40}
    )
    assert earned == {"boat", "guest"}


# -- the wedding of four symbols


@rule("W-10.7", "W-10.GS6")
def test_four_helpers_and_their_doubles_may_add_to_the_wedding_of_four_symbols(lay):
    board = ["H03", "H04", "H05", "GH1", "H06", "H03"]
    m = lay(boards={"anna": board}, hands={"anna": ["GS6"]}, actions={"anna": 1}, money={"anna": 40})
    m.act("anna", "play:GS6:1")
    bonuses = [f"bonus:{helper}:p{place}:GS6" for place, helper in enumerate(board) if helper != "H06"]
    assert m.offers("anna", "bonus") == bonuses
    m.act("anna", *bonuses)
    assert (m.prompt(), m.money("anna")) == ("choose-action", 40 - 4 - 2 - 2 - 2 - 1 - 2)


@rule("W-10.7", "W-10.GS6")
def test_the_wedding_of_four_symbols_keeps_them_all_in_a_set():
    earned = symbols_earned("wed:GE1:GS6", hands={"anna": ["GE1", "GS6"]}, actions={"anna": 1})
    assert earned == {"wedding", "dinner", "carriage", "boat"}


# -- the card game


@rule("W-10.8", "W-10.GS3")
@pytest.mark.parametrize(("card", "value"), [("F01", 15), ("V01", 18), ("M01", 14), ("T01", 10), ("GP1", 13)])
def test_the_card_game_sells_any_property_at_its_bare_value_without_another_action(lay, card, value):
    m = lay(boards={"anna": [card]}, hands={"anna": ["GS3"]}, actions={"anna": 1}, market=EVEN, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    assert m.options("anna") == ["decline", f"sell-bare:{card}:p0"]
    m.act("anna", f"sell-bare:{card}:p0")
    assert (m.money("anna"), m.board("anna")) == (10 - 3 + value, [])


@rule("W-10.8", "W-10.GS3")
def test_the_card_games_sale_is_optional_and_of_one_property_only(lay):
    table = {"boards": {"anna": ["F01", "F03"]}, "hands": {"anna": ["GS3"]}, "actions": {"anna": 2}}
    m = lay(**table, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    m.act("anna", "decline")
    assert (m.money("anna"), m.board("anna")) == (7, ["F01", "F03"])
    m = lay(**table, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    m.act("anna", "sell-bare:F03:p1")
    assert (m.prompt(), m.actions("anna"), m.money("anna")) == ("choose-action", 1, 7 + 12)
    assert m.board("anna") == ["F01"]


@rule("W-10.8", "W-10.GS3")
def test_the_card_game_may_be_played_without_property(lay):
    m = lay(hands={"anna": ["GS3"]}, actions={"anna": 2}, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 7)


@rule("W-10.8", "W-10.GS3")
def test_the_card_game_is_paid_before_the_sale_brings_money(lay):
    m = lay(boards={"anna": ["F01"]}, hands={"anna": ["GS3"]}, actions={"anna": 1}, money={"anna": 2})
    assert m.offers("anna", "play") == []
    m = lay(boards={"anna": ["F01"]}, hands={"anna": ["GS3"]}, actions={"anna": 1}, money={"anna": 3})
    m.play("anna", "play:GS3:1")
    assert m.money("anna") == 0
    m.act("anna", "sell-bare:F01:p0")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (15, False)


@rule("W-10.8", "W-10.GS3", "W-5.9")
def test_the_demotion_of_the_card_game_comes_before_its_sale(lay):
    table = {"boards": {"anna": ["T01"]}, "hands": {"anna": ["GS3"]}, "actions": {"anna": 2}}
    m = lay(**table, jobs={"anna": "J402"}, money={"anna": 10})
    m.play("anna", "play:GS3:1")
    assert m.options("anna") == ["decline", "demote:dinner"]
    m.act("anna", "demote:dinner", "sell-bare:T01:p0")
    assert m.prompt() == "choose-action"
    assert m.money("anna") == 10 - 3 + 10


# -- the secretary


@rule("W-10.9", "W-10.GS1")
def test_the_secretary_draws_fewer_only_if_all_decks_run_short(lay):
    hand = ["C01", "C02"]
    m = lay(boards={"anna": ["GS1"]}, rest="box", discards=hand, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", "use:GS1:p0")
    m.answer("anna", {"companion": 2})
    assert m.options("anna") == hand
    m.answer("anna", ["C02"])
    assert (m.hand("anna"), m.discards("companion")) == (["C02"], ["C01"])


@rule("W-10.9", "W-10.GS1")
def test_the_secretary_is_heard_to_discard_openly_but_not_what_she_keeps(lay):
    m = lay(boards={"anna": ["GS1"]}, actions={"anna": 1}, money={"anna": 20}, decks={"event": ["E01", "E02", "E03"]})
    m.act("anna", "use:GS1:p0")
    m.answer("anna", {"event": 3, "companion": 3})
    m.answer("anna", ["E02"])
    heard = m.heard("discards", "bruno")[-1]
    assert {"E01", "E03"} <= set(heard["cards"])
    assert len(heard["cards"]) == 5
    assert m.person("anna")["known"] == []
    assert "E02" not in m.view("bruno")["table"]["people"][0]["known"]
    assert m.hand("anna") == ["E02"]


@rule("W-10.9", "W-10.GS1")
def test_the_secretary_works_between_plays_and_what_she_finds_can_be_played(lay):
    m = lay(
        hands={"anna": ["E11", "GS1"]},
        decks={"event": ["E07"]},
        actions={"anna": 3},
        money={"anna": 20},
    )
    m.play("anna", "play:E11:1")
    m.act("anna", "place:GS1", "use:GS1:p0")
    m.answer("anna", {"event": 1, "property": 5})
    m.answer("anna", ["E07"])
    m.play("anna", "play:E07:1")
    assert (m.money("anna"), m.actions("anna")) == (20 - 5 - 4, 0)
