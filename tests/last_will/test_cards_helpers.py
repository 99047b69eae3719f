"""W-10: every helper, what its privilege is worth, how often, for what."""

import pytest

from will_table import EVEN, printed, symbols_earned

rule = pytest.mark.rule

HELPERS = [printed(f"H{number:02}") for number in range(1, 13)]
HELPERS += [printed(card) for card in ("S01", "S06", "S07", "S11", "S17", "GH1", "GS1")]


@pytest.mark.parametrize("card", HELPERS)
def test_a_helper_is_placed_for_one_action_and_costs_nothing(lay, card):
    m = lay(hands={"anna": [card]}, actions={"anna": 2}, money={"anna": 20})
    m.act("anna", f"place:{card}")
    assert (m.board("anna"), m.hand("anna")) == ([card], [])
    assert (m.money("anna"), m.actions("anna")) == (20, 1)


@pytest.mark.parametrize("card", HELPERS)
def test_a_helper_shows_its_own_symbol_when_placed_and_no_other(card):
    assert symbols_earned(f"place:{card}", hands={"anna": [card]}, actions={"anna": 2}) == {"helper"}


@pytest.mark.parametrize("card", HELPERS)
def test_a_helper_has_no_slot_for_companions(lay, card):
    hand = ["C01", "C02", "C03", "C04", "W01"]
    m = lay(boards={"anna": [card]}, hands={"anna": hand}, actions={"anna": 2}, money={"anna": 20})
    assert m.offers("anna", "token") == []


@pytest.mark.parametrize("card", HELPERS)
def test_a_helper_thrown_off_goes_to_its_discards_a_special_out_of_the_game(lay, card):
    m = lay(boards={"anna": [card]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", f"throw:{card}:p0")
    assert (m.board("anna"), m.actions("anna"), m.money("anna")) == ([], 1, 20)
    assert m.discards("helper") == ([] if card.startswith(("S", "GS")) else [card])


# -- actions for money


@pytest.mark.parametrize(("card", "pay"), [printed("H01", 1), printed("S06", 2)])
def test_an_action_may_be_had_for_money_once_a_round(lay, card, pay):
    m = lay(hands={"anna": [card]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", f"place:{card}")
    assert m.actions("anna") == 0
    m.act("anna", f"use:{card}:p0")
    assert (m.actions("anna"), m.money("anna")) == (1, 20 - pay)
    assert m.offers("anna", "use") == []


@pytest.mark.parametrize(("card", "pay"), [printed("H01", 1), printed("S06", 2)])
def test_an_action_for_money_must_be_payable(lay, card, pay):
    m = lay(boards={"anna": [card, "F01"]}, actions={"anna": 1}, money={"anna": pay - 1})
    assert m.offers("anna", "use") == []
    m = lay(boards={"anna": [card, "F01"]}, actions={"anna": 1}, money={"anna": pay})
    assert m.offers("anna", "use") == [f"use:{card}:p0"]
    m = lay(boards={"anna": [card]}, actions={"anna": 1}, money={"anna": pay - 1})
    assert m.offers("anna", "use") == [f"use:{card}:p0"]


@pytest.mark.parametrize("card", [printed("H01"), printed("S06")])
def test_an_action_had_for_money_is_there_again_the_next_round(lay, card):
    m = lay(round=2, boards={"anna": [card]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", f"use:{card}:p0", "end")
    m.end_turns()
    assert m.facts()["round"] == 3
    assert m.on_board("anna", card)["used"] == 0


# -- upkeep


@rule("W-10.H02")
@pytest.mark.parametrize(("house", "upkeep"), [("M01", 3), ("V01", 4), ("GP1", 3), ("GP2", 4), ("S04", 4)])
def test_a_gardener_may_add_two_to_the_upkeep_of_manors_and_villas(lay, house, upkeep):
    for added in (0, 2):
        m = lay(boards={"anna": ["H02", house]}, actions={"anna": 1}, money={"anna": 20})
        m.act("anna", f"maintain:{house}:p1")
        assert m.options("anna") == ["done", f"bonus:H02:p0:{house}"]
        m.act("anna", f"bonus:H02:p0:{house}" if added else "done")
        assert m.money("anna") == 20 - upkeep - added


@rule("W-10.H02")
@pytest.mark.parametrize(("property_", "upkeep"), [("T01", 3), ("F01", 2), ("GP3", 2)])
def test_a_gardener_adds_nothing_to_townhouses_and_farms(lay, property_, upkeep):
    m = lay(boards={"anna": ["H02", property_]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", f"maintain:{property_}:p1")
    assert m.prompt() == "choose-action"
    assert m.money("anna") == 20 - upkeep


@rule("W-10.H02")
def test_a_gardener_adds_each_time_a_manor_or_villa_is_maintained(lay):
    m = lay(boards={"anna": ["H02", "M01", "V01"]}, actions={"anna": 2}, money={"anna": 20})
    m.play("anna", "maintain:M01:p1", "bonus:H02:p0:M01")
    m.play("anna", "maintain:V01:p2", "bonus:H02:p0:V01")
    assert m.money("anna") == 20 - 3 - 2 - 4 - 2


@pytest.mark.parametrize(
    ("card", "served", "refused"),
    [
        printed("H10", ["F01", "GP5"], ["T01", "M01", "V01", "GP1"]),
        printed("H11", ["T01", "M01", "V01", "GP1", "GP2"], ["F01", "GP5"]),
        printed("S01", ["F01", "GP5"], ["T01", "M01", "V01", "GP1"]),
    ],
)
def test_who_maintains_without_an_action_looks_after_certain_properties(lay, card, served, refused):
    m = lay(boards={"anna": [card, *served, *refused]}, actions={"anna": 0}, money={"anna": 50})
    free = [f"maintain-with:{card}:p0:{one}:p{place}" for place, one in enumerate(served, 1)]
    assert m.offers("anna", "maintain", "maintain-with") == free


@pytest.mark.parametrize(
    ("card", "one", "upkeep", "other", "times"),
    [printed("H10", "F01", 2, "F03", 1), printed("H11", "T01", 3, "M01", 1), printed("S01", "F01", 2, "F03", 2)],
)
def test_who_maintains_without_an_action_does_so_a_few_times_a_round(lay, card, one, upkeep, other, times):
    m = lay(boards={"anna": [card, one, other, "GP5", "V01"]}, actions={"anna": 3}, money={"anna": 50})
    m.act("anna", f"maintain-with:{card}:p0:{one}:p1")
    assert (m.money("anna"), m.actions("anna")) == (50 - upkeep, 3)
    assert f"maintain:{one}:p1" not in m.options("anna")
    again = f"maintain-with:{card}:p0:{other}:p2"
    assert (again in m.options("anna")) == (times == 2)
    if times == 2:
        m.act("anna", again)
    assert m.offers("anna", "maintain-with") == []
    assert m.actions("anna") == 3


@rule("W-10.H11")
def test_the_housekeeper_pays_tokens_and_gardener_and_keeps_the_house_from_falling(lay):
    board = ["H11", "H02", {"card": "M02", "tokens": ["guest"]}]
    m = lay(round=2, boards={"anna": board}, actions={"anna": 0}, money={"anna": 20})
    m.play("anna", "maintain-with:H11:p0:M02:p2", "bonus:H02:p1:M02")
    assert m.money("anna") == 20 - 3 - 2 - 2
    m.end_turns()
    assert m.on_board("anna", "M02")["value"] == 16


@pytest.mark.parametrize("card", [printed("H10"), printed("S01")])
def test_who_maintains_a_farm_without_an_action_pays_for_its_tokens(lay, card):
    board = [card, {"card": "F02", "tokens": ["horse", "horse"]}]
    m = lay(boards={"anna": board}, actions={"anna": 0}, money={"anna": 20})
    m.act("anna", f"maintain-with:{card}:p0:F02:p1")
    assert m.money("anna") == 20 - 2 - 3 - 3
    assert m.offers("anna", "maintain-with") == []


@pytest.mark.parametrize("card", [printed("H10"), printed("S01")])
def test_a_farm_already_maintained_is_not_maintained_again_by_a_helper(lay, card):
    m = lay(boards={"anna": [card, "F01"]}, actions={"anna": 2}, money={"anna": 20})
    m.act("anna", "maintain:F01:p1")
    assert m.offers("anna", "maintain-with", "maintain") == []


# -- bonuses by symbol

BY_SYMBOL = [
    printed("H03", "E07", 4, "X04", 3),
    printed("H04", "S15", 8, "X06", 4),
    printed("H05", "E11", 5, "X05", 3),
    printed("H06", "E13", 4, "X02", 4),
]


@pytest.mark.parametrize(("card", "white", "amount", "expense", "activation"), BY_SYMBOL)
def test_a_helper_may_add_two_to_every_card_of_its_symbol(lay, card, white, amount, expense, activation):
    m = lay(boards={"anna": [card, expense]}, hands={"anna": [white]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", f"play:{white}:1", f"bonus:{card}:p0:{white}")
    assert (m.money("anna"), m.actions("anna")) == (30 - amount - 2, 1)
    m.play("anna", f"activate:{expense}:p1", f"bonus:{card}:p0:{expense}")
    assert (m.money("anna"), m.actions("anna")) == (30 - amount - 2 - activation - 2, 0)


@pytest.mark.parametrize(("card", "white", "amount", "expense", "activation"), BY_SYMBOL)
def test_two_helpers_of_a_symbol_add_twice_and_either_may_be_left_out(lay, card, white, amount, expense, activation):
    for bonuses in ([], ["p0"], ["p1"], ["p0", "p1"]):
        m = lay(boards={"anna": [card, card]}, hands={"anna": [white]}, actions={"anna": 1}, money={"anna": 30})
        m.play("anna", f"play:{white}:1", *(f"bonus:{card}:{place}:{white}" for place in bonuses))
        assert m.money("anna") == 30 - amount - 2 * len(bonuses)


@pytest.mark.parametrize(("card", "white", "amount", "expense", "activation"), BY_SYMBOL)
def test_a_helper_of_a_symbol_adds_nothing_to_other_symbols(lay, card, white, amount, expense, activation):
    whites = [one.values[1] for one in BY_SYMBOL if one.values[1] != white]
    for other in [*whites, "GE1"]:
        m = lay(boards={"anna": [card]}, hands={"anna": [other]}, actions={"anna": 1}, money={"anna": 30})
        m.act("anna", f"play:{other}:1")
        assert m.offers("anna", "bonus") == []


@pytest.mark.parametrize(("card", "white", "amount", "expense", "activation"), BY_SYMBOL)
def test_a_helper_of_a_symbol_adds_within_the_money_only(lay, card, white, amount, expense, activation):
    for money in (amount + 1, amount + 2):
        board = {"anna": [card, "F01"]}
        m = lay(boards=board, hands={"anna": [white]}, actions={"anna": 1}, money={"anna": money})
        m.act("anna", f"play:{white}:1")
        assert (m.offers("anna", "bonus") == []) == (money < amount + 2)


@pytest.mark.parametrize("card", [printed("H03"), printed("H04"), printed("H05"), printed("H06")])
def test_placing_an_expense_or_a_token_on_it_earns_no_bonus(lay, card):
    expense, slot, companion = {
        "H03": ("X04", 1, "C03"),
        "H04": ("X03", 0, "C03"),
        "H05": ("X05", 0, "C03"),
        "H06": ("X01", 0, "C03"),
    }[card]
    m = lay(boards={"anna": [card]}, hands={"anna": [expense, companion]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", f"place:{expense}", f"token:{expense}:p1:{slot}:{companion}")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 30)


@rule("W-10.H06")
def test_each_tailor_may_add_two_to_the_opera(lay):
    for bonuses in ([], ["p0"], ["p0", "p1"]):
        m = lay(at="errands", boards={"anna": ["H06", "H06"]}, money={"anna": 20})
        m.play("anna", "opera", *(f"bonus:H06:{place}:opera" for place in bonuses))
        assert m.money("anna") == 20 - 2 - 2 * len(bonuses)


@pytest.mark.parametrize("card", [printed("H03"), printed("H04"), printed("H05"), printed("GH1")])
def test_no_other_helper_adds_to_the_opera(lay, card):
    m = lay(at="errands", boards={"anna": [card]}, money={"anna": 20})
    m.act("anna", "opera")
    assert m.money("anna") == 18
    assert m.asks("anna") != "declare-play"


@rule("W-10.GH1", "W-10.3")
@pytest.mark.parametrize(("card", "amount"), [("GE1", 4), ("GE2", 3), ("GE3", 3), ("GS5", 5), ("GS6", 4)])
def test_the_wedding_planner_may_add_one_to_a_wedding_card(lay, card, amount):
    m = lay(boards={"anna": ["GH1"]}, hands={"anna": [card]}, actions={"anna": 1}, money={"anna": 20})
    m.play("anna", f"play:{card}:1", f"bonus:GH1:p0:{card}")
    assert m.money("anna") == 20 - amount - 1


@rule("W-10.GH1", "W-10.3")
def test_the_wedding_planner_adds_for_each_card_of_a_set_and_each_is_optional(lay):
    hand = ["GE1", "GE2", "GE3", "GS5"]
    for count in range(5):
        m = lay(boards={"anna": ["GH1"]}, hands={"anna": hand}, actions={"anna": 1}, money={"anna": 40})
        m.act("anna", "wed:GE1:GE2:GE3:GS5")
        assert m.offers("anna", "bonus") == [f"bonus:GH1:p0:{card}" for card in hand]
        m.play("anna", *(f"bonus:GH1:p0:{card}" for card in hand[:count]))
        assert m.money("anna") == 40 - 15 - count


@rule("W-10.GH1", "W-10.3")
def test_the_wedding_planner_adds_nothing_to_other_cards(lay):
    m = lay(boards={"anna": ["GH1"]}, hands={"anna": ["E11"]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", "play:E11:1")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 15)


# -- buying and selling


@rule("W-10.H07")
def test_an_estate_agent_may_make_a_purchase_two_dearer(lay):
    for added in (0, 2):
        m = lay(boards={"anna": ["H07"]}, hands={"anna": ["T01"]}, actions={"anna": 1}, market=EVEN, money={"anna": 20})
        m.act("anna", "buy:T01", "bonus:H07:p0:T01" if added else "done")
        assert m.money("anna") == 20 - 10 - 1 - added


@rule("W-10.H07")
def test_two_estate_agents_add_twice_each_time(lay):
    m = lay(
        boards={"anna": ["H07", "H07"]}, hands={"anna": ["T01"]}, actions={"anna": 2}, market=EVEN, money={"anna": 20}
    )
    m.play("anna", "buy:T01", "bonus:H07:p0:T01", "bonus:H07:p1:T01")
    assert m.money("anna") == 20 - 11 - 4
    m.play("anna", "sell:T01:p2", "bonus:H07:p0:T01", "bonus:H07:p1:T01")
    assert m.money("anna") == 5 + 11 - 4


@rule("W-10.H07")
def test_an_estate_agent_never_makes_a_sale_worth_less_than_nothing(lay):
    market = {"farm": -3, "townhouse": -2, "manor": 1, "villa": 3}
    for fallen, received, less in ((4, 0, 0), (3, 1, 0), (2, 3, 1)):
        house = {"card": "T03", "fallen": fallen}
        m = lay(boards={"anna": ["H07", house]}, actions={"anna": 1}, market=market, money={"anna": 5})
        m.play("anna", "sell:T03:p1")
        assert m.money("anna") == 5 + received
        m = lay(boards={"anna": ["H07", house]}, actions={"anna": 1}, market=market, money={"anna": 5})
        m.play("anna", "sell:T03:p1", *(["bonus:H07:p0:T03"] if received else []))
        assert m.money("anna") == 5 + less


@rule("W-10.H07")
def test_an_estate_agent_makes_a_purchase_dearer_within_the_money_only(lay):
    m = lay(boards={"anna": ["H07"]}, hands={"anna": ["T01"]}, actions={"anna": 1}, market=EVEN, money={"anna": 12})
    m.act("anna", "buy:T01")
    assert (m.prompt(), m.money("anna")) == ("choose-action", 1)


@rule("W-10.H07", "W-10.S07")
def test_the_auctioneers_sale_may_bring_less_by_an_estate_agent(lay):
    m = lay(boards={"anna": ["S07", "H07", "F01"]}, actions={"anna": 0}, market=EVEN, money={"anna": 5})
    m.play("anna", "sell-with:S07:p0:F01:p2", "bonus:H07:p1:F01")
    assert m.money("anna") == 5 + 13 - 2


@rule("W-10.S07")
def test_the_auctioneer_sells_any_property_once_a_round_a_dual_house_as_either_type(lay):
    m = lay(boards={"anna": ["S07", "F01", "V01", "GP1"]}, actions={"anna": 2}, market=EVEN, money={"anna": 5})
    assert m.offers("anna", "sell-with") == [
        "sell-with:S07:p0:F01:p1",
        "sell-with:S07:p0:V01:p2",
        "sell-with:S07:p0:GP1:p3:townhouse",
        "sell-with:S07:p0:GP1:p3:manor",
    ]
    m.act("anna", "sell-with:S07:p0:GP1:p3:manor")
    assert (m.money("anna"), m.actions("anna")) == (5 + 13 - 3, 2)
    assert m.offers("anna", "sell-with") == []
    m.act("anna", "sell:F01:p1")
    assert (m.money("anna"), m.actions("anna")) == (15 + 13, 1)


# -- spending


@pytest.mark.parametrize(
    ("card", "kind", "elsewhere"), [printed("H08", "horse", "dog"), printed("H09", "dog", "horse")]
)
def test_two_may_be_spent_for_each_of_any_number_of_tokens_on_farms(lay, card, kind, elsewhere):
    slots = {"horse": ["horse", None], "dog": [None, "dog"]}
    farms = [
        {"card": "GP5", "tokens": [kind, elsewhere]},
        {"card": "F04", "tokens": slots[kind]},
        {"card": "GP6", "tokens": slots[kind]},
    ]
    for count in (1, 2, 3):
        m = lay(boards={"anna": [card, *farms]}, actions={"anna": 0}, money={"anna": 20})
        assert m.offers("anna", "use") == [f"use:{card}:p0:{number}" for number in (1, 2, 3)]
        m.act("anna", f"use:{card}:p0:{count}")
        assert (m.money("anna"), m.actions("anna")) == (20 - 2 * count, 0)
        assert m.offers("anna", "use") == []


@pytest.mark.parametrize(
    ("card", "expense", "tokens"), [printed("H08", "S10", ["horse", "horse"]), printed("H09", "X05", [None, "dog"])]
)
def test_tokens_on_houses_and_expenses_are_not_counted(lay, card, expense, tokens):
    board = [card, {"card": expense, "tokens": tokens}, {"card": "GP3", "tokens": ["dog"]}]
    m = lay(boards={"anna": board}, actions={"anna": 1}, money={"anna": 20})
    assert m.offers("anna", "use") == []


@rule("W-10.H12")
def test_the_investment_adviser_spends_two_without_an_action_once_a_round(lay):
    m = lay(boards={"anna": ["H12", "H12"]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", "use:H12:p0")
    assert (m.money("anna"), m.actions("anna")) == (18, 1)
    assert m.offers("anna", "use") == ["use:H12:p1"]
    m.act("anna", "use:H12:p1")
    assert m.money("anna") == 16
    assert m.offers("anna", "use") == []


@rule("W-10.H12")
def test_the_investment_adviser_spends_two_or_nothing(lay):
    m = lay(boards={"anna": ["H12", "F01"]}, actions={"anna": 1}, money={"anna": 1})
    assert m.offers("anna", "use") == []
    m = lay(boards={"anna": ["H12"]}, actions={"anna": 1}, money={"anna": 1})
    m.act("anna", "use:H12:p0")
    assert m.money("anna") == -1
    assert m.person("anna")["bankrupt"]


# -- the valet, the foreman


@rule("W-10.S11")
def test_the_valet_saves_one_action_in_any_mode_or_for_a_whole_wedding(lay):
    for play, actions, amount in (("play:E02:1", 0, 3), ("play:E02:2", 1, 8), ("wed:GE1:GE2", 0, 7)):
        hand = {"anna": ["E02", "GE1", "GE2"]}
        m = lay(boards={"anna": ["S11"]}, hands=hand, actions={"anna": actions}, money={"anna": 30})
        m.play("anna", play)
        assert (m.money("anna"), m.actions("anna")) == (30 - amount, 0)
        assert m.offers("anna", "play", "wed") == []


@rule("W-10.S11")
def test_the_valet_is_optional_and_may_be_kept_for_a_later_card(lay):
    m = lay(boards={"anna": ["S11"]}, hands={"anna": ["E11", "E15"]}, actions={"anna": 2}, money={"anna": 30})
    m.play("anna", "play:E11:1", "done")
    assert m.actions("anna") == 1
    m.play("anna", "play:E15:2")
    assert (m.actions("anna"), m.money("anna")) == (0, 30 - 5 - 9)


@rule("W-10.S11")
def test_the_valet_saves_nothing_on_black_cards(lay):
    hand = {"anna": ["X01", "H03", "F01"]}
    m = lay(boards={"anna": ["S11", "X06", "T01"]}, hands=hand, actions={"anna": 0}, money={"anna": 50})
    assert m.options("anna") == ["end", "throw:S11:p0", "throw:X06:p1"]


@rule("W-10.S11", "W-9.6")
def test_a_card_the_valet_made_cheaper_still_earns_a_demotion(lay):
    m = lay(jobs={"anna": "J401"}, boards={"anna": ["S11"]}, hands={"anna": ["E13"]}, actions={"anna": 0})
    m.play("anna", "play:E13:1")
    assert m.options("anna") == ["decline", "demote:theatre"]


@rule("W-10.S17")
def test_the_foreman_lowers_one_house_a_round_and_it_may_fall_again(lay):
    m = lay(round=2, boards={"anna": ["S17", "V01", "M01"]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", "lower:S17:p0:V01:p1")
    assert m.on_board("anna", "V01")["value"] == 15
    assert (m.actions("anna"), m.money("anna")) == (1, 20)
    assert m.offers("anna", "lower") == []
    m.end_turns()
    assert m.on_board("anna", "V01")["value"] == 12
    assert m.on_board("anna", "M01")["value"] == 12


@rule("W-10.S17")
def test_the_foreman_lowers_a_house_that_falls_twice_by_one(lay):
    board = ["S17", {"card": "GP4", "tokens": ["guest"]}, "GP1"]
    m = lay(boards={"anna": board}, actions={"anna": 0}, money={"anna": 20})
    assert m.offers("anna", "lower") == ["lower:S17:p0:GP4:p1", "lower:S17:p0:GP1:p2"]
    m.act("anna", "lower:S17:p0:GP4:p1")
    assert m.on_board("anna", "GP4")["value"] == 16


# -- privileges in general


@pytest.mark.parametrize(
    ("card", "use"),
    [
        printed("H01", "use:H01:p0"),
        printed("H08", "use:H08:p0:1"),
        printed("H09", "use:H09:p0:1"),
        printed("H10", "maintain-with:H10:p0:GP5:p1"),
        printed("H11", "maintain-with:H11:p0:T01:p2"),
        printed("H12", "use:H12:p0"),
        printed("S01", "maintain-with:S01:p0:GP5:p1"),
        printed("S06", "use:S06:p0"),
        printed("S07", "sell-with:S07:p0:T01:p2"),
        printed("S17", "lower:S17:p0:T01:p2"),
    ],
)
def test_using_a_privilege_earns_no_demotion(card, use):
    board = [card, {"card": "GP5", "tokens": ["dog", "horse"]}, "T01"]
    assert symbols_earned(use, boards={"anna": board}, actions={"anna": 1}, money={"anna": 30}) == set()


@rule("W-10.GS1", "W-10.9")
def test_the_secretary_works_once_a_round_without_an_action_and_earns_nothing(lay):
    m = lay(jobs={"anna": "J401"}, boards={"anna": ["GS1"]}, actions={"anna": 0})
    money = m.money("anna")
    m.act("anna", "use:GS1:p0")
    m.answer("anna", {"event": 1, "helper": 2, "property": 3})
    drawn = m.options("anna")
    assert len(drawn) == 6
    m.answer("anna", [drawn[0]])
    assert (m.hand("anna"), m.money("anna"), m.actions("anna")) == ([drawn[0]], money, 0)
    assert m.prompt() == "choose-action"
    assert sorted(m.discards("event") + m.discards("helper") + m.discards("property")) == sorted(drawn[1:])
    assert m.offers("anna", "use") == []


@rule("W-10.GS1", "W-10.9")
def test_the_secretary_draws_exactly_six_and_keeps_exactly_one(lay):
    m = lay(boards={"anna": ["GS1"]}, actions={"anna": 1}, money={"anna": 20})
    m.act("anna", "use:GS1:p0")
    for wrong in ({"event": 5}, {"event": 7}, {"event": 3, "special": 3}):
        m.refused("anna", wrong)
    m.answer("anna", {"companion": 6})
    drawn = m.options("anna")
    for wrong in ([], drawn[:2]):
        m.refused("anna", wrong)
    assert m.view("anna")["table"]["yours"]["drawn"] == drawn
    assert m.view("bruno")["table"]["yours"]["drawn"] == []
    assert m.view("bruno")["table"]["people"][0]["drawn"] == 6


@rule("W-10.GS1", "W-10.9")
def test_the_secretary_who_finds_one_card_only_discards_nothing(lay):
    m = lay(boards={"anna": ["GS1"]}, decks={"event": ["E11"]}, rest="box")
    m.act("anna", "use:GS1:p0")
    m.answer("anna", {"event": 1})
    assert m.hand("anna") == ["E11"]
    assert m.heard("discards") == []
