"""W-10: every expense, what it spends, what its tokens add, its symbol."""

import pytest

from will_table import COMPANION, printed, symbols_earned

EXPENSES = [
    printed("X01", 1, 3, [("guest", 2)], "theatre"),
    printed("X02", 1, 4, [], "theatre"),
    printed("X03", 1, 3, [("guest", 2), ("chef", 2)], "dinner"),
    printed("X04", 1, 3, [("horse", 2), ("guest", 2)], "carriage"),
    printed("X05", 1, 3, [("guest", 2), ("dog", 2)], "boat"),
    printed("X06", 1, 4, [], "dinner"),
    printed("X07", 2, 8, [("guest", 3), ("chef", 2)], "dinner"),
    printed("S03", 1, 5, [("guest", 2)], "theatre"),
    printed("S10", 1, 5, [("horse", 2), ("horse", 2)], "carriage"),
    printed("GS4", 1, 4, [("horse", 3)], "carriage"),
]
HELPER_FOR = {"carriage": "H03", "dinner": "H04", "boat": "H05", "theatre": "H06"}


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_an_expense_is_placed_for_one_action_and_activated_once_that_round(lay, card, actions, amount, slots, symbol):
    m = lay(hands={"anna": [card]}, actions={"anna": 5}, money={"anna": 50})
    m.act("anna", f"place:{card}")
    assert (m.board("anna"), m.money("anna"), m.actions("anna")) == ([card], 50, 4)
    m.act("anna", f"activate:{card}:p0")
    assert (m.money("anna"), m.actions("anna")) == (50 - amount, 4 - actions)
    assert m.offers("anna", "activate") == []


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_an_expense_is_out_of_reach_with_an_action_or_a_coin_too_few(lay, card, actions, amount, slots, symbol):
    board = {"anna": [card, "F01"]}
    short_of_money = lay(boards=board, actions={"anna": actions}, money={"anna": amount - 1})
    short_of_time = lay(boards=board, actions={"anna": actions - 1}, money={"anna": amount})
    just_enough = lay(boards=board, actions={"anna": actions}, money={"anna": amount})
    tables = [short_of_money, short_of_time, just_enough]
    assert [f"activate:{card}:p0" in m.options("anna") for m in tables] == [False, False, True]


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_each_token_on_an_expense_adds_its_amount(lay, card, actions, amount, slots, symbol):
    for number, (kind, more) in enumerate(slots):
        tokens = [kind if other == number else None for other in range(len(slots))]
        m = lay(boards={"anna": [{"card": card, "tokens": tokens}]}, actions={"anna": 2}, money={"anna": 50})
        m.act("anna", f"activate:{card}:p0")
        assert m.money("anna") == 50 - amount - more


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_an_expense_has_its_printed_slots_and_no_others(lay, card, actions, amount, slots, symbol):
    companions = [*COMPANION.values()] * 2
    m = lay(boards={"anna": [card]}, hands={"anna": companions}, actions={"anna": 6}, money={"anna": 50})
    for number, (kind, _) in enumerate(slots):
        open_kinds = {COMPANION[other] for other, _ in slots[number:]}
        assert {option.split(":")[4] for option in m.offers("anna", "token")} == open_kinds
        m.act("anna", f"token:{card}:p0:{number}:{COMPANION[kind]}")
    assert m.offers("anna", "token") == []
    assert m.on_board("anna", card)["tokens"] == [kind for kind, _ in slots]
    assert m.actions("anna") == 6 - len(slots)
    m.act("anna", f"activate:{card}:p0")
    assert m.money("anna") == 50 - amount - sum(more for _, more in slots)


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_placing_an_expense_may_cover_a_line_of_its_symbol_activating_it_none(card, actions, amount, slots, symbol):
    assert symbols_earned(f"place:{card}", hands={"anna": [card]}, actions={"anna": 3}) == {symbol}
    assert symbols_earned(f"activate:{card}:p0", boards={"anna": [card]}, actions={"anna": 3}) == set()


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_only_the_helper_of_its_symbol_adds_to_an_expense(lay, card, actions, amount, slots, symbol):
    board = ["H03", "H04", "H05", "H06", "GH1", card]
    m = lay(boards={"anna": board}, actions={"anna": 2}, money={"anna": 50})
    m.act("anna", f"activate:{card}:p5")
    helper = HELPER_FOR[symbol]
    assert m.offers("anna", "bonus") == [f"bonus:{helper}:p{board.index(helper)}:{card}"]
    m.play("anna", f"bonus:{helper}:p{board.index(helper)}:{card}")
    assert m.money("anna") == 50 - amount - 2


@pytest.mark.parametrize(("card", "actions", "amount", "slots", "symbol"), EXPENSES)
def test_an_expense_thrown_off_goes_to_its_discards_a_special_out_of_the_game(
    lay, card, actions, amount, slots, symbol
):
    tokens = [kind for kind, _ in slots]
    m = lay(boards={"anna": [{"card": card, "tokens": tokens}]}, actions={"anna": 1}, money={"anna": 50})
    m.act("anna", f"throw:{card}:p0")
    assert (m.board("anna"), m.actions("anna"), m.money("anna")) == ([], 1, 50)
    assert m.discards("helper") == ([card] if card.startswith("X") else [])
