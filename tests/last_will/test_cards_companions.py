"""W-10: companions, plain and wild: where they go, what they earn."""

import pytest

from will_table import printed, symbols_earned

WHITE = {"dog": ("E06", 1, 3), "horse": ("E14", 1, 3), "guest": ("S14", 0, 3), "chef": ("E02", 1, 3)}
"""A white card with a slot for each kind, the slot, and what it adds."""

TOKENS = {"dog": ("X05", 1, 2), "horse": ("GS4", 0, 3), "guest": ("X07", 0, 3), "chef": ("X03", 1, 2)}
"""The same for expenses."""

PLAIN = [printed("C01", "dog"), printed("C02", "horse"), printed("C03", "guest"), printed("C04", "chef")]
MODE_OF_ONE = {"E06": 3, "E14": 3, "S14": 8, "E02": 3}
ACTIVATION = {"X05": 3, "GS4": 4, "X07": 8, "X03": 3}


@pytest.mark.parametrize(("card", "kind"), PLAIN)
def test_a_companion_goes_along_on_a_slot_of_its_kind_with_no_further_action(lay, card, kind):
    white, slot, more = WHITE[kind]
    m = lay(hands={"anna": [white, card]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", f"play:{white}:1", f"with:{white}:{slot}:{card}")
    assert m.money("anna") == 30 - MODE_OF_ONE[white] - more
    assert m.discards("companion") == [card]


@pytest.mark.parametrize(("card", "kind"), PLAIN)
def test_a_companion_goes_on_no_slot_of_another_kind(lay, card, kind):
    slots = {"E03": ["guest", "guest", "chef"], "E06": ["horse", "dog"], "E14": ["guest", "horse"]}
    for white, kinds in slots.items():
        m = lay(hands={"anna": [card, white]}, actions={"anna": 2}, money={"anna": 30})
        m.act("anna", f"play:{white}:{2 if white == 'E03' else 1}")
        assert (m.offers("anna", "with") != []) == (kind in kinds)
    board = ["X05", "GS4", "X07", "X03", "F03"]
    m = lay(hands={"anna": [card]}, boards={"anna": board}, actions={"anna": 2}, money={"anna": 30})
    takers = {"dog": ["X05", "F03"], "horse": ["GS4"], "guest": ["X05", "X07", "X03"], "chef": ["X07", "X03"]}
    assert [option.split(":")[1] for option in m.offers("anna", "token")] == takers[kind]


@pytest.mark.parametrize(("card", "kind"), PLAIN)
def test_a_companion_becomes_a_token_for_an_action_and_adds_from_then_on(lay, card, kind):
    expense, slot, more = TOKENS[kind]
    m = lay(hands={"anna": [card]}, boards={"anna": [expense]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", f"token:{expense}:p0:{slot}:{card}")
    assert (m.actions("anna"), m.money("anna")) == (2, 30)
    assert m.on_board("anna", expense)["tokens"][slot] == kind
    assert m.discards("companion") == [card]
    m.act("anna", f"activate:{expense}:p0")
    assert m.money("anna") == 30 - ACTIVATION[expense] - more


@pytest.mark.parametrize(("card", "kind"), PLAIN)
def test_a_companion_covers_a_line_of_its_kind_along_with_a_card_or_as_a_token(card, kind):
    white, slot, _ = WHITE[kind]
    along = symbols_earned(
        f"play:{white}:1", f"with:{white}:{slot}:{card}", hands={"anna": [white, card]}, actions={"anna": 1}
    )
    corner = {"E06": "carriage", "E14": "theatre", "S14": "theatre", "E02": "dinner"}[white]
    assert along == {corner, kind}
    expense, slot, _ = TOKENS[kind]
    token = f"token:{expense}:p0:{slot}:{card}"
    assert symbols_earned(token, hands={"anna": [card]}, boards={"anna": [expense]}, actions={"anna": 1}) == {kind}


@pytest.mark.parametrize(("card", "kind"), PLAIN)
def test_a_companion_is_nothing_by_itself(lay, card, kind):
    m = lay(hands={"anna": [card]}, actions={"anna": 2}, money={"anna": 30})
    assert m.options("anna") == ["end"]


@pytest.mark.rule("W-10.W01")
@pytest.mark.parametrize("kind", ["dog", "horse", "guest", "chef"])
def test_a_wild_companion_goes_along_as_any_kind(lay, kind):
    white, slot, more = WHITE[kind]
    m = lay(hands={"anna": [white, "W01"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", f"play:{white}:1", f"with:{white}:{slot}:W01:{kind}")
    assert [line["named"] for line in m.heard("plays")] == [[kind]]
    assert m.money("anna") == 30 - MODE_OF_ONE[white] - more
    assert m.discards("companion") == []


@pytest.mark.rule("W-10.W01")
@pytest.mark.parametrize("kind", ["dog", "horse", "guest", "chef"])
def test_a_wild_companion_becomes_a_token_of_the_kind_of_the_slot_for_good(lay, kind):
    expense, slot, more = TOKENS[kind]
    m = lay(round=2, hands={"anna": ["W01"]}, boards={"anna": [expense]}, actions={"anna": 3}, money={"anna": 30})
    m.act("anna", f"token:{expense}:p0:{slot}:W01:{kind}", f"activate:{expense}:p0")
    assert m.money("anna") == 30 - ACTIVATION[expense] - more
    m.end_turns()
    assert m.facts()["round"] == 3
    assert m.on_board("anna", expense)["tokens"][slot] == kind


@pytest.mark.rule("W-10.W01")
def test_a_wild_companion_covers_its_own_line_or_one_of_the_kind_it_is_played_as():
    for kind, (expense, slot, _) in TOKENS.items():
        token = f"token:{expense}:p0:{slot}:W01:{kind}"
        earned = symbols_earned(token, hands={"anna": ["W01"]}, boards={"anna": [expense]}, actions={"anna": 1})
        assert earned == {"wild", kind}
    with_a_card = ["play:E13:1", "with:E13:0:W01:guest"]
    earned = symbols_earned(*with_a_card, hands={"anna": ["E13", "W01"]}, actions={"anna": 1})
    assert earned == {"theatre", "wild", "guest"}


@pytest.mark.rule("W-10.W01")
def test_a_slot_for_two_kinds_asks_what_a_wild_companion_is(lay):
    m = lay(hands={"anna": ["W01"]}, boards={"anna": ["GP5", "H09"]}, actions={"anna": 1}, money={"anna": 30})
    assert m.offers("anna", "token") == ["token:GP5:p0:0:W01:dog", "token:GP5:p0:0:W01:horse"]
    m.act("anna", "token:GP5:p0:0:W01:dog")
    assert m.offers("anna", "use") == ["use:H09:p1:1"]


@pytest.mark.rule("W-10.W01")
def test_one_player_may_fetch_both_wild_companions_and_keep_them_in_hand(lay):
    m = lay(at="errands", round=2, seats=2, money={"anna": 30})
    m.act("anna", "fetch:wild1:W01")
    m.act("bruno", "home")
    m.act("anna", "fetch:wild2:W01")
    assert m.hand("anna") == ["W01", "W01"]
    assert m.person("bruno")["known"] == []
    assert m.person("anna")["known"] == ["W01", "W01"]
    m.go_home()
    m.end_turns()
    assert m.facts()["round"] == 3
    assert m.hand("anna") == ["W01", "W01"]
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == [None, None]
