"""W-10: every property, its price, its track, its upkeep, its slots, its types."""

import pytest

from will_table import COMPANION, EVEN, printed, symbols_earned

FARMS = [
    printed("F01", "farm", [15], 2, [("horse", 4)]),
    printed("F02", "farm", [18], 2, [("horse", 3), ("horse", 3)]),
    printed("F03", "farm", [12], 2, [("dog", 3)]),
    printed("F04", "farm", [14], 2, [("horse", 3), ("dog", 2)]),
    printed("F05", "farm", [16], 1, [("dog", 2), ("dog", 2), ("horse", 3)]),
    printed("S09", "farm", [20], 3, [("horse", 3), ("horse", 3), ("horse", 3)]),
    printed("GP5", "farm", [15], 2, [("dog|horse", 3), ("dog|horse", 3)]),
    printed("GP6", "farm", [18], 2, [("horse", 3), ("dog", 2)]),
]
HOUSES = [
    printed("T01", "townhouse", [10, 8, 6, 4, 2], 3, []),
    printed("T02", "townhouse", [12, 10, 7, 5, 3], 3, [("guest", 2)]),
    printed("T03", "townhouse", [9, 7, 5, 3, 1], 3, [("chef", 2)]),
    printed("M01", "manor", [14, 12, 9, 6, 3], 3, []),
    printed("M02", "manor", [16, 13, 10, 7, 4], 3, [("guest", 2)]),
    printed("M03", "manor", [13, 11, 8, 5, 3], 4, [("chef", 2)]),
    printed("V01", "villa", [18, 15, 12, 8, 4], 4, []),
    printed("V02", "villa", [20, 17, 13, 9, 5], 4, [("guest", 2)]),
    printed("V03", "villa", [17, 14, 11, 7, 3], 5, [("chef", 2)]),
    printed("S04", "manor", [18, 14, 10, 6, 2], 4, [("guest", 2)]),
    printed("S12", "villa", [25, 20, 15, 10, 5], 5, [("guest", 3)]),
    printed("GP1", "townhouse manor", [13, 11, 8, 5, 3], 3, [("guest", 2)]),
    printed("GP2", "manor villa", [17, 14, 11, 7, 4], 4, []),
    printed("GP3", "townhouse", [11, 9, 7, 5, 3, 1], 2, [("dog", 2)]),
    printed("GP4", "villa", [19, 16, 13, 10, 7, 4], 4, [("guest", 2)]),
    printed("GS7", "villa", [24, 19, 14, 9, 4], 5, [("guest", 3)]),
]
PROPERTIES = [*FARMS, *HOUSES]
FALLS_TWICE = ["GP3", "GP4"]


def by_type(option, types):
    """The ways to buy or sell a property, by type: a dual house has two."""
    kinds = types.split()
    return {kind: option if len(kinds) == 1 else f"{option}:{kind}" for kind in kinds}


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_is_bought_for_an_action_its_price_and_its_modifier(lay, card, types, track, upkeep, slots):
    ways = by_type(f"buy:{card}", types)
    for kind, way in ways.items():
        m = lay(hands={"anna": [card]}, actions={"anna": 2}, market=EVEN, money={"anna": 50})
        assert m.offers("anna", "buy") == list(ways.values())
        m.act("anna", way)
        assert (m.board("anna"), m.actions("anna")) == ([card], 1)
        assert m.money("anna") == 50 - track[0] - EVEN[kind]
        assert m.on_board("anna", card)["value"] == track[0]


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_is_not_bought_with_a_coin_too_few(lay, card, types, track, upkeep, slots):
    cheapest = track[0] + min(EVEN[kind] for kind in types.split())
    m = lay(hands={"anna": [card]}, actions={"anna": 1}, market=EVEN, money={"anna": cheapest - 1})
    assert m.offers("anna", "buy") == []
    m = lay(hands={"anna": [card]}, actions={"anna": 1}, market=EVEN, money={"anna": cheapest})
    assert len(m.offers("anna", "buy")) == 1


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_is_sold_for_an_action_at_every_value_of_its_track(lay, card, types, track, upkeep, slots):
    ways = by_type(f"sell:{card}:p0", types)
    for fallen, value in enumerate(track):
        for kind, way in ways.items():
            board = {"anna": [{"card": card, "fallen": fallen}]}
            m = lay(boards=board, actions={"anna": 2}, market=EVEN, money={"anna": 7})
            assert m.on_board("anna", card)["value"] == value
            assert m.offers("anna", "sell") == list(ways.values())
            m.act("anna", way)
            assert (m.board("anna"), m.actions("anna")) == ([], 1)
            assert m.money("anna") == 7 + max(0, value + EVEN[kind])


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_is_maintained_for_an_action_and_its_upkeep_once_a_round(lay, card, types, track, upkeep, slots):
    m = lay(boards={"anna": [card]}, actions={"anna": 3}, money={"anna": 50})
    m.act("anna", f"maintain:{card}:p0")
    assert (m.money("anna"), m.actions("anna")) == (50 - upkeep, 2)
    assert m.offers("anna", "maintain") == []


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_each_token_on_a_property_adds_to_its_upkeep(lay, card, types, track, upkeep, slots):
    for number, (kinds, more) in enumerate(slots):
        for kind in kinds.split("|"):
            tokens = [kind if other == number else None for other in range(len(slots))]
            m = lay(boards={"anna": [{"card": card, "tokens": tokens}]}, actions={"anna": 1}, money={"anna": 50})
            m.act("anna", f"maintain:{card}:p0")
            assert m.money("anna") == 50 - upkeep - more


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_has_its_printed_slots_and_no_others(lay, card, types, track, upkeep, slots):
    companions = [*COMPANION.values()] * 3
    m = lay(boards={"anna": [card]}, hands={"anna": companions}, actions={"anna": 5}, money={"anna": 50})
    for number, (kinds, _) in enumerate(slots):
        open_kinds = {COMPANION[kind] for others, _ in slots[number:] for kind in others.split("|")}
        assert {option.split(":")[4] for option in m.offers("anna", "token")} == open_kinds
        m.act("anna", f"token:{card}:p0:{number}:{COMPANION[kinds.split('|')[0]]}")
    assert m.offers("anna", "token") == []
    assert m.actions("anna") == 5 - len(slots)
    m.act("anna", f"maintain:{card}:p0")
    assert m.money("anna") == 50 - upkeep - sum(more for _, more in slots)


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_buying_may_cover_a_line_of_the_type_paid_for_selling_and_upkeep_none(card, types, track, upkeep, slots):
    for kind, way in by_type(f"buy:{card}", types).items():
        assert symbols_earned(way, hands={"anna": [card]}, actions={"anna": 1}, money={"anna": 50}) == {kind}
    on_board = {"boards": {"anna": [card]}, "actions": {"anna": 1}, "money": {"anna": 50}}
    for way in by_type(f"sell:{card}:p0", types).values():
        assert symbols_earned(way, **on_board) == set()
    assert symbols_earned(f"maintain:{card}:p0", **on_board) == set()


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), HOUSES)
def test_a_house_not_maintained_falls_along_its_track_to_the_bottom(lay, card, types, track, upkeep, slots):
    for fallen, _ in enumerate(track):
        m = lay(at="end", round=2, boards={"anna": [{"card": card, "fallen": fallen}]}, money={"anna": 50})
        assert m.on_board("anna", card)["value"] == [*track, track[-1]][fallen + 1]
        m = lay(at="end", round=2, boards={"anna": [{"card": card, "fallen": fallen, "used": 1}]}, money={"anna": 50})
        assert m.on_board("anna", card)["value"] == track[fallen]


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), [house for house in HOUSES if house.values[4]])
def test_a_house_with_a_token_falls_once_but_two_houses_fall_twice(lay, card, types, track, upkeep, slots):
    spaces = 2 if card in FALLS_TWICE else 1
    for fallen, _ in enumerate(track):
        house = {"card": card, "fallen": fallen, "tokens": [slots[0][0]]}
        m = lay(at="end", round=2, boards={"anna": [house]}, money={"anna": 50})
        assert m.on_board("anna", card)["value"] == [*track, track[-1], track[-1]][fallen + spaces]


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), FARMS)
def test_a_farm_never_falls(lay, card, types, track, upkeep, slots):
    m = lay(at="end", round=2, boards={"anna": [card]}, money={"anna": 50})
    assert m.on_board("anna", card)["value"] == track[0]
    assert m.heard("falls") == []


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_property_is_scored_at_its_value_and_its_lower_modifier(lay, card, types, track, upkeep, slots):
    for fallen, value in enumerate(track):
        board = {"anna": [{"card": card, "fallen": fallen, "used": 1}]}
        m = lay(at="end", round=7, boards=board, market=EVEN, money={"anna": 7})
        assert m.match.outcome.scores[0] == 7 + max(0, value + min(EVEN[kind] for kind in types.split()))


@pytest.mark.parametrize(("card", "types", "track", "upkeep", "slots"), PROPERTIES)
def test_a_sold_property_goes_to_its_discards_a_special_out_of_the_game(lay, card, types, track, upkeep, slots):
    m = lay(boards={"anna": [card]}, actions={"anna": 2}, money={"anna": 7})
    m.act("anna", next(iter(by_type(f"sell:{card}:p0", types).values())))
    assert m.discards("property") == ([] if card.startswith(("S", "GS")) else [card])


@pytest.mark.rule("W-10.GP6", "W-10.5")
def test_only_the_stocked_farm_is_bought_with_a_token_on_it(lay):
    m = lay(hands={"anna": ["GP6", "F04"]}, actions={"anna": 3}, market=EVEN, money={"anna": 50})
    m.act("anna", "buy:F04", "buy:GP6")
    assert m.on_board("anna", "F04")["tokens"] == [None, None]
    assert m.on_board("anna", "GP6")["tokens"] == ["horse", None]
    assert m.actions("anna") == 1
    m.act("anna", "maintain:GP6:p1")
    assert m.money("anna") == 50 - (14 - 2) - (18 - 2) - (2 + 3)


@pytest.mark.rule("W-10.GP5", "W-10.5")
@pytest.mark.parametrize("tokens", [["dog", "dog"], ["horse", "horse"], ["dog", "horse"], ["horse", "dog"]])
def test_the_country_farm_takes_dogs_and_horses_in_any_mix(lay, tokens):
    m = lay(
        boards={"anna": ["GP5", "H08", "H09"]},
        hands={"anna": [COMPANION[kind] for kind in tokens]},
        actions={"anna": 2},
        money={"anna": 50},
    )
    m.act("anna", *(f"token:GP5:p0:{slot}:{COMPANION[kind]}" for slot, kind in enumerate(tokens)))
    assert m.on_board("anna", "GP5")["tokens"] == tokens
    horses = [f"use:H08:p1:{count}" for count in range(1, tokens.count("horse") + 1)]
    dogs = [f"use:H09:p2:{count}" for count in range(1, tokens.count("dog") + 1)]
    assert m.offers("anna", "use") == horses + dogs
