"""W-10: every white card, its printed modes, its companion slots, its symbol."""

import pytest

from will_table import COMPANION, printed, symbols_earned

EVENTS = [
    printed("E01", {1: 3}, [("guest", 2), ("chef", 2)], "dinner"),
    printed("E02", {1: 3, 2: 8}, [("guest", 2), ("chef", 3)], "dinner"),
    printed("E03", {2: 7}, [("guest", 2), ("guest", 2), ("chef", 3)], "dinner"),
    printed("E04", {2: 8}, [("guest", 3), ("dog", 2), ("chef", 2)], "dinner"),
    printed("E05", {1: 3}, [("horse", 2), ("guest", 2)], "carriage"),
    printed("E06", {1: 3, 2: 8}, [("horse", 2), ("dog", 3)], "carriage"),
    printed("E07", {1: 4}, [("horse", 3)], "carriage"),
    printed("E08", {2: 8}, [("horse", 2), ("horse", 2), ("guest", 3)], "carriage"),
    printed("E09", {1: 3}, [("guest", 2), ("dog", 2)], "boat"),
    printed("E10", {1: 3, 2: 8}, [("guest", 2), ("chef", 3)], "boat"),
    printed("E11", {1: 5}, [], "boat"),
    printed("E12", {2: 8}, [("guest", 2), ("chef", 3), ("dog", 2)], "boat"),
    printed("E13", {1: 4}, [("guest", 2)], "theatre"),
    printed("E14", {1: 3}, [("guest", 2), ("horse", 3)], "theatre"),
    printed("E15", {2: 9}, [("guest", 2)], "theatre"),
    printed("E16", {1: 3, 2: 8}, [("guest", 2), ("guest", 2)], "theatre"),
    printed("S05", {1: 5}, [("guest", 2), ("dog", 2), ("chef", 2)], "boat"),
    printed("S08", {2: 12}, [("guest", 3), ("chef", 3)], "dinner"),
    printed("S13", {2: 14}, [("guest", 3), ("chef", 3), ("dog", 2)], "boat"),
    printed("S14", {1: 8}, [("guest", 3)], "theatre"),
    printed("S15", {1: 8}, [("chef", 2)], "dinner"),
    printed("S16", {2: 13}, [("horse", 3), ("horse", 3)], "carriage"),
    printed("GE1", {1: 4}, [], "wedding"),
    printed("GE2", {1: 3}, [("horse", 2)], "wedding"),
    printed("GE3", {1: 3}, [("guest", 2)], "wedding"),
    printed("GS2", {1: 4}, [("guest", 2)], "boat"),
    printed("GS3", {1: 3}, [], "dinner"),
    printed("GS5", {1: 5}, [("guest", 2), ("chef", 2)], "wedding"),
    printed("GS6", {1: 4}, [("guest", 2)], "dinner carriage boat wedding"),
]
HELPER_FOR = {"carriage": "H03:p0", "dinner": "H04:p1", "boat": "H05:p2", "theatre": "H06:p3", "wedding": "GH1:p4"}
ALL_COMPANIONS = [*COMPANION.values()] * 3


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_a_white_card_has_its_printed_modes_and_no_others(lay, card, modes, slots, symbol):
    m = lay(hands={"anna": [card]}, actions={"anna": 3}, money={"anna": 50})
    assert m.offers("anna", "play") == [f"play:{card}:{actions}" for actions in modes]
    for actions, amount in modes.items():
        m = lay(hands={"anna": [card]}, actions={"anna": 3}, money={"anna": 50})
        m.play("anna", f"play:{card}:{actions}")
        assert (m.money("anna"), m.actions("anna")) == (50 - amount, 3 - actions)
        assert m.hand("anna") == []
        assert m.discards("event") == ([card] if card.startswith(("E", "GE")) else [])


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_a_white_card_is_out_of_reach_with_an_action_or_a_coin_too_few(lay, card, modes, slots, symbol):
    for actions, amount in modes.items():
        table = {"hands": {"anna": [card]}, "boards": {"anna": ["F01", "X06"]}}
        short_of_money = lay(**table, actions={"anna": actions}, money={"anna": amount - 1})
        short_of_time = lay(**table, actions={"anna": actions - 1}, money={"anna": amount})
        just_enough = lay(**table, actions={"anna": actions}, money={"anna": amount})
        tables = [short_of_money, short_of_time, just_enough]
        assert [f"play:{card}:{actions}" in m.options("anna") for m in tables] == [False, False, True]


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_each_slot_of_a_white_card_adds_its_amount_in_either_mode(lay, card, modes, slots, symbol):
    for actions, amount in modes.items():
        for number, (kind, more) in enumerate(slots):
            if (kind, more) in slots[:number]:
                continue
            companion = COMPANION[kind]
            m = lay(hands={"anna": [card, companion]}, actions={"anna": 3}, money={"anna": 50})
            m.play("anna", f"play:{card}:{actions}", f"with:{card}:{number}:{companion}")
            assert (m.money("anna"), m.actions("anna")) == (50 - amount - more, 3 - actions)
            assert m.discards("companion") == [companion]


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_a_white_card_takes_one_companion_for_each_slot_and_no_more(lay, card, modes, slots, symbol):
    actions = min(modes)
    m = lay(hands={"anna": [card, *ALL_COMPANIONS]}, actions={"anna": 3}, money={"anna": 50})
    m.act("anna", f"play:{card}:{actions}")
    for number, (kind, _) in enumerate(slots):
        open_kinds = {COMPANION[other] for other, _ in slots[number:]}
        assert {option.split(":")[3] for option in m.offers("anna", "with")} == open_kinds
        m.act("anna", f"with:{card}:{number}:{COMPANION[kind]}")
    assert m.prompt() == "choose-action"
    assert m.money("anna") == 50 - modes[actions] - sum(more for _, more in slots)
    assert len(m.discards("companion")) == len(slots)


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_a_white_card_may_cover_a_line_of_the_symbol_in_its_corner_only(card, modes, slots, symbol):
    actions = min(modes)
    earned = symbols_earned(f"play:{card}:{actions}", hands={"anna": [card]}, actions={"anna": 3})
    assert earned == set(symbol.split())


@pytest.mark.parametrize(("card", "modes", "slots", "symbol"), EVENTS)
def test_only_the_helper_of_its_symbol_adds_to_a_white_card(lay, card, modes, slots, symbol):
    helpers = ["H03", "H04", "H05", "H06", "GH1"]
    m = lay(hands={"anna": [card]}, boards={"anna": helpers}, actions={"anna": 3}, money={"anna": 50})
    m.act("anna", f"play:{card}:{min(modes)}")
    fitting = [f"bonus:{helper}:{card}" for name, helper in HELPER_FOR.items() if name in symbol.split()]
    assert m.offers("anna", "bonus") == fitting
