"""J-15.C01 to J-15.C12: cards that place units or trouble brigades; J-15.B03 to J-15.B07: bribes of a coup."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

SEEDS = range(30)
CROWDS = {
    "C01": {("students", "UNI"): 6},
    "C02": {("strikers", "IND"): 2, ("strikers", "MER"): 2, ("strikers", "OPE"): 2},
    "C03": {("strikers", "MOL"): 4},
    "C04": {("rioters", "BAR"): 8},
    "C05": {("demonstrators", "PLZ"): 6},
    "C10": {("demonstrators", "MER"): 4},
}
ARMED = {
    "C06": {("bank_guards", "BAN"): 2},
    "C07": {("private_security", "VIL"): 2},
    "C08": {("christian_militia", "CAT"): 2},
}
ALL_UNITS = {**CROWDS, **ARMED}
EVERY_CROWD = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in CROWDS]
EVERY_ARMED = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in [*ARMED, "C09"]]
EVERY_UNIT_CARD = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ALL_UNITS]
EVERY_COUP_CARD = [
    pytest.param(card, marks=rule(f"J-15.{card}"))
    for card in [*ALL_UNITS, "C09", "C11", "C12", "B03", "B04", "B05", "B06", "B07"]
]
NEEDS = [
    pytest.param("C08", "I01", ["I01", "I04"], marks=rule("J-15.C08")),
    pytest.param("C08", "I04", ["I01", "I04"], marks=rule("J-15.C08")),
    pytest.param("C10", "I07", ["I07"], marks=rule("J-15.C10")),
]
HELP = {"dario": ["I01", "I07"]}
"""Whatever a card of a coup needs in play."""


def phase8(card, **position):
    """Dario, at home and without a pretext, unless said, is asked whether he starts a coup with this card."""
    position.setdefault("influence", HELP)
    position.setdefault("locations", {"dario": "home"})
    m = set_table("phase8", offices=FEW_OFFICES, hands={"dario": [card]}, **position)
    while m.asked() != ["dario"]:
        m.answer(m.asked()[0], "pass")
    return m


def movement(*cards, **position):
    """Dario, Leader of the rebels, has his movement turn, in coup phase 5 unless said; phase 0 is the Rebellion."""
    phase = position.setdefault("coup", 5)
    position.setdefault("influence", HELP)
    position.setdefault("leader", "dario")
    m = set_table("movement", offices=FEW_OFFICES, hands={"dario": list(cards)}, **position)
    while m.asked() != ["dario"]:
        m.default()
    assert m.fact("coup") == phase
    return m


def standing(m, *spaces):
    """The units of Dario on these spaces."""
    return {(kind, space): count for space in spaces for (kind, by), count in m.units(space).items() if by == "dario"}


def placed(m, card):
    """The units of Dario where this card would place them."""
    kinds = {kind for kind, _ in ALL_UNITS[card]}
    found = standing(m, *(space for _, space in ALL_UNITS[card]))
    return {key: count for key, count in found.items() if key[0] in kinds}


# -- all of them


@pytest.mark.parametrize("card", EVERY_COUP_CARD)
def test_a_card_of_a_coup_is_nothing_to_play_in_the_political_game(card):
    m = set_table("appointments", hands={"dario": [card]}, influence=HELP, cash={"dario": ["3M"]})
    assert m.any_refusal("dario", "play", card) == "card-wrong-time"


@pytest.mark.parametrize("card", EVERY_COUP_CARD)
def test_a_card_of_a_coup_is_played_only_in_ones_own_movement_turn(card):
    m = set_table(
        "movement", offices=FEW_OFFICES, leader="dario", hands={"elena": [card]}, influence={"elena": ["I01", "I07"]}
    )
    while m.asked() != ["bruno"]:
        m.default()
    assert m.any_refusal("elena", "play", card) == "card-wrong-time"


@pytest.mark.parametrize("card", EVERY_COUP_CARD)
def test_no_card_is_played_in_combat(card):
    m = set_table("combat", offices=FEW_OFFICES, leader="dario", hands={"dario": [card]}, influence=HELP)
    assert not any(m.may(name, "cards") for name in ("anna", "bruno", "carla", "dario", "elena"))


# -- cards that place units


@rule("J-8.2")
@rule("J-8.4")
@pytest.mark.parametrize("card", EVERY_CROWD)
def test_a_crowd_starts_a_coup_with_its_own_pretext(card):
    m = phase8(card)
    m.answer("dario", f"play:{card}")
    assert (m.fact("leader"), m.fact("rebels"), m.fact("pretext"), m.fact("coup")) == ("s3", ["s3"], True, 0)
    assert (placed(m, card), m.pile("discards")) == (CROWDS[card], [card])


@rule("J-16.2")
@pytest.mark.parametrize("card", EVERY_CROWD)
def test_where_a_coup_starts_only_from_headquarters_so_does_a_crowd(card):
    m = phase8(card, headquarters_only=True)
    assert m.refusal("dario", f"play:{card}").reason == "card-wrong-time"
    m = phase8(card, headquarters_only=True, locations={"dario": "headquarters"})
    m.answer("dario", f"play:{card}")
    assert m.fact("leader") == "s3"


@rule("J-16.2")
@pytest.mark.parametrize("card", EVERY_ARMED)
def test_where_a_coup_needs_both_armed_units_need_both(card):
    for lacking in ({"pretext": True}, {"locations": {"dario": "headquarters"}}):
        m = phase8(card, headquarters_only=True, **lacking)
        assert m.refusal("dario", f"play:{card}").reason == "card-wrong-time"
    m = phase8(card, headquarters_only=True, pretext=True, locations={"dario": "headquarters"})
    assert f"play:{card}" in m.options("dario")


@rule("J-10.7")
@pytest.mark.parametrize("card", EVERY_CROWD)
def test_the_police_may_meet_a_crowd_of_the_rebellion(card):
    m = phase8(card)
    m.answer("dario", f"play:{card}")
    assert (m.prompt(), m.asked()) == ("police-reaction", ["bruno"])
    space = next(space for _, space in CROWDS[card])
    m.answer("bruno", {space: ["police:PS1"]})
    assert m.units(space)["police", "bruno"] == 1
    assert (m.asked(), m.fact("rebels")) == (["dario"], ["s3"])
    assert f"move:{space}" in m.options("dario")


@rule("J-8.4")
@pytest.mark.parametrize("card", EVERY_ARMED)
def test_armed_units_start_no_coup_without_a_pretext(card):
    m = phase8(card)
    refusal = m.refusal("dario", f"play:{card}")
    assert (refusal.reason, refusal.facts["timing"]) == ("card-wrong-time", ["START-ARMED", "CM"])


@rule("J-8.4")
@pytest.mark.parametrize("reason", [{"pretext": True}, {"locations": {"dario": "headquarters"}}])
@pytest.mark.parametrize("card", EVERY_ARMED)
def test_armed_units_start_a_coup_with_a_pretext_or_from_headquarters(card, reason):
    m = phase8(card, **reason)
    m.answer("dario", f"play:{card}")
    if card == "C09":
        m.answer("dario", "at:CA2")
        assert standing(m, "CA2") == {("brigade2", "CA2"): 6, ("helicopter", "CA2"): 1}
    else:
        assert placed(m, card) == ARMED[card]
    assert (m.fact("leader"), m.fact("coup"), m.asked()) == ("s3", 0, ["dario"])
    assert m.fact("pretext") is bool(reason.get("pretext"))


@rule("J-10.5")
@pytest.mark.parametrize("card", EVERY_UNIT_CARD)
def test_a_card_places_its_units_in_the_middle_of_a_coup(card):
    m = movement(card)
    m.answer("dario", f"play:{card}")
    assert (placed(m, card), m.pile("discards"), m.hand("dario")) == (ALL_UNITS[card], [card], [])
    assert m.asked() == ["dario"]
    spaces = {space: count for (_, space), count in ALL_UNITS[card].items()}
    kind = next(kind for kind, _ in ALL_UNITS[card])
    assert m.said("units-placed", "elena") == [{"seat": "s3", "unit": kind, "places": spaces}]


@rule("J-10.5")
@pytest.mark.parametrize("card", EVERY_UNIT_CARD)
def test_new_units_move_at_once_if_their_player_has_not_moved(card):
    m = movement(card)
    m.answer("dario", f"play:{card}")
    space = next(space for _, space in ALL_UNITS[card])
    assert f"move:{space}" in m.options("dario")
    m = movement(card)
    m.answer("dario", "move:CA2")
    m.answer("dario", {"COL": ["brigade2"]})
    m.answer("dario", f"play:{card}")
    assert not [option for option in m.options("dario") if option.startswith("move:")]


@rule("J-9.2")
@pytest.mark.parametrize("card", EVERY_UNIT_CARD)
def test_placing_units_in_the_rebellion_makes_a_rebel(card):
    m = movement(card, coup=0, leader="carla")
    assert m.fact("rebels") == ["s2"]
    m.answer("dario", f"play:{card}")
    assert m.fact("rebels") == ["s2", "s3"]


@rule("J-9.2")
@pytest.mark.parametrize("card", EVERY_UNIT_CARD)
def test_placing_units_later_makes_no_rebel(card):
    m = movement(card, leader="elena")
    m.answer("dario", f"play:{card}")
    assert m.fact("rebels") == ["s4"]


@rule("J-9.3")
@pytest.mark.parametrize("card", EVERY_UNIT_CARD)
def test_the_president_places_units_after_the_rebellion(card):
    m = set_table(
        "movement", offices=FEW_OFFICES, leader="dario", hands={"anna": [card]}, influence={"anna": ["I01", "I07"]}
    )
    while m.asked() != ["anna"]:
        m.default()
    m.answer("anna", f"play:{card}")
    assert (m.pile("discards"), m.fact("rebels")) == ([card], ["s3"])


@pytest.mark.parametrize(("card", "influence", "wanted"), NEEDS)
def test_some_crowds_and_militias_need_influence_in_play(card, influence, wanted):
    m = movement(card, influence={"carla": [influence]})
    refusal = m.refusal("dario", f"play:{card}")
    assert (refusal.reason, refusal.facts["influence"]) == ("card-needs-influence", wanted)
    m = movement(card, influence={"dario": [influence]})
    m.answer("dario", f"play:{card}")
    assert placed(m, card) == ALL_UNITS[card]
    m = phase8(card, influence={}, pretext=True)
    assert m.refusal("dario", f"play:{card}").reason == "card-needs-influence"


@rule("J-10.8")
@rule("J-15.C01")
def test_a_card_places_what_is_left_of_the_pool():
    m = movement("C01", units={"UNI": {"elena": {"students": 7}}})
    m.answer("dario", "play:C01")
    assert standing(m, "UNI") == {("students", "UNI"): 3}


@rule("J-10.8")
@rule("J-15.C01")
def test_a_card_of_which_nothing_is_left_cannot_be_played():
    m = movement("C01", units={"UNI": {"elena": {"students": 10}}})
    assert m.refusal("dario", "play:C01").reason == "card-none-left"


@rule("J-10.8")
@rule("J-15.C02")
def test_short_of_strikers_the_owner_says_where_they_go():
    m = movement("C02", units={"MOL": {"elena": {"strikers": 7}}})
    m.answer("dario", "play:C02")
    assert m.prompt() == "place-units"
    assert m.refusal("dario", {"IND": 3}).reason == "want-amount-at"
    assert m.refusal("dario", {"IND": 2}).reason == "want-total"
    m.answer("dario", {"IND": 2, "OPE": 1})
    assert standing(m, "IND", "MER", "OPE") == {("strikers", "IND"): 2, ("strikers", "OPE"): 1}


# -- C09 Helicopter


@rule("J-15.C09")
def test_a_helicopter_comes_to_a_space_with_ones_units():
    m = movement("C09", units={"UNI": {"dario": {"brigade2": 2}}, "PAL": {"dario": {"brigade2": 1}}})
    m.answer("dario", "play:C09")
    assert m.options("dario") == ["at:PAL", "at:UNI"]
    m.answer("dario", "at:UNI")
    assert (standing(m, "UNI")["helicopter", "UNI"], m.pile("discards")) == (1, ["C09"])


@rule("J-15.C09")
def test_without_units_a_helicopter_comes_to_any_barracks():
    m = movement("C09", units={"PAL": {"anna": {"guards": 1}}})
    m.answer("dario", "play:C09")
    assert m.options("dario") == ["at:CA1", "at:CA2", "at:CA3"]
    m.answer("dario", "at:CA3")
    assert standing(m, "CA3") == {("helicopter", "CA3"): 1}


@rule("J-15.C09")
@rule("J-10.3")
def test_a_helicopter_moves_two_spaces():
    m = movement("C09", units={"PAL": {"anna": {"guards": 1}}})
    m.answer("dario", "play:C09")
    m.answer("dario", "at:CA1")
    m.answer("dario", "move:CA1")
    m.answer("dario", {"UNI": ["helicopter"]})
    assert "fly:RAD" in m.options("dario")
    m.answer("dario", "fly:RAD")
    assert standing(m, "RAD") == {("helicopter", "RAD"): 1}


# -- C11 Provincial pretender


@rule("J-15.C11")
@pytest.mark.parametrize("brigade", ["brigade1", "brigade2", "brigade3"])
def test_a_pretender_holds_a_brigade_to_the_end_of_the_next_phase(brigade):
    m = movement("C11", coup=1, leader="carla")
    home = {"brigade1": ("carla", "CA1"), "brigade2": ("dario", "CA2"), "brigade3": ("elena", "CA3")}
    owner, space = home[brigade]
    m.answer("dario", f"play-on:C11:{brigade}")
    assert (m.fact("frozen"), m.pile("discards")) == ([brigade], ["C11"])
    assert m.said("plays", "anna")[-1] == {"seat": "s3", "card": "C11", "declared": [brigade]}
    frozen = []
    for _ in range(2):
        while m.asked() != [owner]:
            m.default()
        frozen.append((m.fact("coup"), f"move:{space}" not in m.options(owner)))
        phase = m.fact("coup")
        while m.fact("coup") == phase:
            m.default()
    while m.asked() != [owner]:
        m.default()
    assert frozen == [(1, True), (2, True)]
    assert (m.fact("coup"), m.fact("frozen"), f"move:{space}" in m.options(owner)) == (3, [], True)


@rule("J-15.C11")
def test_a_frozen_brigade_is_held_whoever_commands_it():
    m = movement(
        "C11", "B04", cash={"dario": ["3M"]}, units={"PLZ": {"dario": {"brigade1": 1}, "carla": {"brigade1": 2}}}
    )
    m.answer("dario", "play-on:C11:brigade1")
    assert "move:PLZ" not in m.options("dario")
    assert m.refusal("dario", "play-on:B04:PLZ").reason == "card-no-target"


@rule("J-15.C11")
@rule("J-10.6")
def test_a_frozen_brigade_is_not_transferred():
    m = movement("C11")
    terms = {"terms": [{"from": "dario", "to": "elena", "goods": {"brigade2:CA2": 1}}]}
    m.answer("dario", "play-on:C11:brigade2")
    assert m.refusal("dario", terms, "deal.offer.3").reason == "not-theirs-to-give"


@rule("J-15.C11")
def test_a_frozen_brigade_fires():
    m = movement("C11", units={"PLZ": {"dario": {"brigade2": 2}, "anna": {"guards": 1}}})
    m.answer("dario", "play-on:C11:brigade2")
    while m.prompt() != "declare-fire" or m.asked() != ["dario"]:
        m.default()
    assert m.question("dario").bounds()["options"] == ["fire:PLZ"]


@rule("J-15.C11")
@rule("J-11.6")
def test_a_frozen_brigade_retreats():
    for seed in SEEDS:
        units = {"PLZ": {"dario": {"brigade2": 4}, "anna": {"guards": 4}}}
        m = movement("C11", seed=seed, units=units, leader="elena")
        m.answer("dario", "play-on:C11:brigade2")
        m.until("declare-fire")
        m.answer("anna", ["fire:PLZ"])
        while m.prompt() not in ("retreat", "movement", "choose-side"):
            if m.prompt() == "volley" and m.asked()[0] == "anna":
                m.answer("anna", {"dario": ["guards"] * 4})
            else:
                m.default()
        if m.prompt() == "retreat":
            break
    assert (m.prompt(), m.asked(), m.fact("frozen")) == ("retreat", ["dario"], ["brigade2"])
    m.default()
    assert ("brigade2", "dario") not in m.units("PLZ")


@rule("J-15.C11")
@pytest.mark.parametrize("phase", [0, 6])
def test_a_pretender_comes_in_coup_phases_1_to_5(phase):
    m = movement("C11", coup=phase)
    refusal = m.refusal("dario", "play-on:C11:brigade1")
    assert (refusal.reason, refusal.facts["phases"]) == ("card-wrong-phase", [f"coup{n}" for n in range(1, 6)])


@rule("J-15.C11")
def test_a_pretender_starts_no_coup():
    m = phase8("C11", pretext=True)
    assert m.refusal("dario", "play-on:C11:brigade1").reason == "card-wrong-time"


# -- C12 Peasant uprising


@rule("J-15.C12")
@pytest.mark.parametrize(("brigade", "home"), [("brigade1", "CA1"), ("brigade2", "CA2"), ("brigade3", "CA3")])
def test_an_uprising_in_phase_8_is_a_pretext_and_sends_three_units_away(brigade, home):
    m = phase8("C12")
    m.answer("dario", f"play-on:C12:{brigade}")
    assert (m.fact("pretext"), m.fact("coup"), m.asked()) == (True, None, ["dario"])
    assert sum(m.units(home).values()) == 3
    assert (m.pile("discards"), m.said("sent-away")) == (["C12"], [{"unit": brigade, "amount": 3}])
    assert "move:CA2" in m.options("dario")


@rule("J-15.C12")
@rule("J-8.3")
def test_after_an_uprising_without_a_coup_the_others_are_asked_again():
    m = phase8("C12")
    m.answer("dario", "play-on:C12:brigade3")
    m.answer("dario", "pass")
    assert (m.asked(), "move:PS1" in m.options("bruno")) == (["bruno"], True)
    m.answer("bruno", "move:PS1")
    m.answer("bruno", {"CAT": ["police"]})
    assert (m.fact("leader"), sum(m.units("CA3").values())) == ("s1", 3)


@rule("J-15.C12")
def test_without_a_coup_only_the_pretext_remains_of_an_uprising():
    m = phase8("C12")
    m.answer("dario", "play-on:C12:brigade3")
    assert m.fact("pretext") is True
    m.to_phase(1)
    assert (m.fact("pretext"), sum(m.units("CA3").values())) == (False, 6)
    m.to_phase(8)
    assert (m.fact("year"), sum(m.units("CA3").values())) == (2, 6)


@rule("J-15.C12")
@pytest.mark.parametrize("phase", [0, 1])
def test_an_uprising_early_in_a_coup_sends_units_away_too(phase):
    m = movement("C12", coup=phase, leader="carla")
    m.answer("dario", "play-on:C12:brigade1")
    assert (sum(m.units("CA1").values()), m.fact("pretext"), m.asked()) == (3, True, ["dario"])
    assert m.fact("rebels") == (["s2", "s3"] if phase == 0 else ["s2"])


@rule("J-15.C12")
def test_an_uprising_sends_away_as_many_as_are_in_the_barracks():
    m = movement("C12", coup=1, units={"CA1": {"carla": {"brigade1": 2}}, "PLZ": {"carla": {"brigade1": 4}}})
    m.answer("dario", "play-on:C12:brigade1")
    assert (m.units("CA1"), m.units("PLZ")) == ({}, {("brigade1", "carla"): 4})
    assert m.said("sent-away") == [{"unit": "brigade1", "amount": 2}]


@rule("J-15.C12")
def test_an_uprising_is_too_late_in_coup_phase_2():
    m = movement("C12", coup=2)
    refusal = m.refusal("dario", "play-on:C12:brigade1")
    assert (refusal.reason, refusal.facts["phases"]) == ("card-wrong-phase", ["phase8", "rebellion", "coup1"])


@rule("J-15.C12")
def test_an_uprising_needs_the_peasants_in_play():
    m = phase8("C12", influence={})
    assert m.refusal("dario", "play-on:C12:brigade1").reason == "card-needs-influence"


@rule("J-15.C12")
def test_the_president_raises_no_peasants_in_phase_8():
    m = set_table("phase8", offices=FEW_OFFICES, hands={"anna": ["C12"]}, influence={"anna": ["I07"]})
    assert m.any_refusal("anna", "play-on", "C12", "brigade1") == "card-wrong-time"


# -- B03 to B06: bribes of units

BRIBES = [
    pytest.param("B03", "police", "bruno", marks=rule("J-15.B03")),
    pytest.param("B04", "brigade1", "carla", marks=rule("J-15.B04")),
    pytest.param("B05", "brigade2", "bruno", marks=rule("J-15.B05")),
    pytest.param("B06", "brigade3", "elena", marks=rule("J-15.B06")),
]


def bribing(card, kind, owner, count=3, cash=("1M", "1M", "1M", "1M"), **position):
    """Dario may bribe units of this kind on the Plaza."""
    return movement(card, cash={"dario": list(cash)}, units={"PLZ": {owner: {kind: count}}}, **position)


@pytest.mark.parametrize(("dice", "won"), [([3, 3], 0), ([1, 4], 1), ([4, 6], 2)])
@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_each_bribed_unit_costs_a_million_and_comes_over_on_four_or_more(card, kind, owner, dice, won):
    m = bribing(card, kind, owner, dice=dice)
    m.answer("dario", f"play-on:{card}:PLZ")
    m.answer("dario", 2)
    if m.prompt() == "pay":
        m.answer("dario", ["1M", "1M"])
    (line,) = m.said("bribed")
    assert (line["dice"], line["units"]) == (dice, [kind] * won)
    assert m.units("PLZ").get((kind, "dario"), 0) == won
    assert m.units("PLZ").get((kind, owner), 0) == 3 - won
    assert (m.cash("dario"), m.pile("discards")) == (["1M", "1M"], [card])
    assert ("move:PLZ" in m.options("dario")) is (won > 0)


@rule("J-15.3")
@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_no_more_units_are_bribed_than_there_are_or_than_the_money_buys(card, kind, owner):
    m = bribing(card, kind, owner)
    m.answer("dario", f"play-on:{card}:PLZ")
    assert m.question("dario").bounds() == {"least": 1, "most": 3}
    m = bribing(card, kind, owner, cash=["2M"])
    m.answer("dario", f"play-on:{card}:PLZ")
    assert m.question("dario").bounds() == {"least": 1, "most": 2}
    m = bribing(card, kind, owner, cash=[])
    assert m.refusal("dario", f"play-on:{card}:PLZ").reason == "card-too-dear"


@rule("J-15.3")
@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_credits_buy_units_too(card, kind, owner):
    m = bribing(card, kind, owner, cash=["1M"], influence={"dario": ["I03"]})
    m.answer("dario", f"play-on:{card}:PLZ")
    assert m.question("dario").bounds()["most"] == 2
    m.answer("dario", 2)
    assert m.said("pays") == [{"seat": "s3", "notes": ["1M"], "credits": 1}]


@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_neither_ones_own_units_nor_those_of_the_absent_are_for_sale(card, kind, owner):
    m = movement(card, cash={"dario": ["3M"]}, units={"PLZ": {"dario": {kind: 2}}})
    assert m.refusal("dario", f"play-on:{card}:PLZ").reason == "card-no-target"
    for absent in ({"exile": {owner: "AM1"}}, {"dead": [owner]}):
        m = bribing(card, kind, owner, **absent)
        assert m.refusal("dario", f"play-on:{card}:PLZ").reason == "card-no-target"


@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_a_bribe_names_one_space_and_buys_no_other_kind(card, kind, owner):
    other = "brigade1" if kind != "brigade1" else "brigade3"
    m = movement(
        card,
        cash={"dario": ["3M"]},
        units={"PLZ": {owner: {kind: 1}}, "PAL": {owner: {kind: 1}}, "BAN": {"anna": {other: 2, "guards": 2}}},
    )
    plays = [option for option in m.options("dario") if card in option]
    assert plays == [f"play-on:{card}:PAL", f"play-on:{card}:PLZ"]


@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_a_bribed_unit_that_has_moved_does_not_move_again(card, kind, owner):
    m = set_table(
        "movement",
        dice=[4],
        offices=FEW_OFFICES,
        coup=6,
        leader="dario",
        hands={"dario": [card]},
        cash={"dario": ["1M"]},
        units={"CAT": {owner: {kind: 1}}},
    )
    while m.asked() != [owner]:
        m.default()
    m.answer(owner, "move:CAT")
    m.answer(owner, {"PLZ": [kind]})
    while m.asked() != ["dario"]:
        m.default()
    m.answer("dario", f"play-on:{card}:PLZ")
    m.answer("dario", 1)
    assert m.units("PLZ") == {(kind, "dario"): 1}
    assert not [option for option in m.options("dario") if option.startswith("move:")]


@rule("J-9.2")
@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_bribing_in_the_rebellion_makes_a_rebel(card, kind, owner):
    m = bribing(card, kind, owner, coup=0, leader="carla")
    m.answer("dario", f"play-on:{card}:PLZ")
    m.answer("dario", 1)
    m.quiet("pay")
    assert "s3" in m.fact("rebels")


@pytest.mark.parametrize(("card", "kind", "owner"), BRIBES)
def test_a_bribe_starts_no_coup(card, kind, owner):
    m = phase8(card, pretext=True, cash={"dario": ["3M"]})
    assert m.refusal("dario", f"play-on:{card}:PS1").reason == "card-wrong-time"


# -- B07 Bribe agitators


def agitating(count=5, cash=("1M", "1M", "1M", "1M"), **position):
    """Dario may bribe the crowd of Elena on the Plaza."""
    position.setdefault("units", {"PLZ": {"elena": {"students": count}}})
    return movement("B07", cash={"dario": list(cash)}, **position)


@rule("J-15.B07")
@pytest.mark.parametrize(("dice", "won"), [([3, 3], 0), ([1, 4], 2), ([4, 6], 4)])
def test_agitators_come_over_in_pairs(dice, won):
    m = agitating(dice=dice)
    m.answer("dario", "play-at:B07:PLZ:elena")
    assert m.question("dario").bounds() == {"least": 1, "most": 3}
    m.answer("dario", 2)
    m.answer("dario", ["1M", "1M"])
    assert m.said("bribed")[0]["dice"] == dice
    assert m.units("PLZ").get(("students", "dario"), 0) == won
    assert m.cash("dario") == ["1M", "1M"]


@rule("J-15.B07")
@pytest.mark.parametrize(("dice", "won"), [([3, 3], 0), ([1, 4], 1), ([4, 1], 2), ([4, 6], 3)])
def test_the_last_pair_of_agitators_may_be_one_alone(dice, won):
    m = agitating(count=3, dice=dice)
    m.answer("dario", "play-at:B07:PLZ:elena")
    assert m.question("dario").bounds()["most"] == 2
    m.answer("dario", 2)
    m.answer("dario", ["1M", "1M"])
    assert m.said("bribed")[0]["dice"] == dice
    assert m.units("PLZ").get(("students", "dario"), 0) == won


@rule("J-15.B07")
def test_agitators_are_of_one_player_and_unarmed():
    m = agitating(
        units={
            "PLZ": {"elena": {"students": 2, "strikers": 1, "brigade3": 3}, "carla": {"rioters": 2}},
            "PAL": {"anna": {"guards": 2}},
        }
    )
    plays = [option for option in m.options("dario") if "B07" in option]
    assert sorted(plays) == ["play-at:B07:PLZ:carla", "play-at:B07:PLZ:elena"]
    m.answer("dario", "play-at:B07:PLZ:elena")
    assert m.question("dario").bounds()["most"] == 2


@rule("J-15.B07")
@rule("J-15.3")
def test_a_pair_of_agitators_costs_a_million():
    m = agitating(cash=["1M"])
    m.answer("dario", "play-at:B07:PLZ:elena")
    assert m.question("dario").bounds()["most"] == 1
    m.answer("dario", 1)
    assert (m.cash("dario"), m.pile("discards")) == ([], ["B07"])
    m = agitating(cash=[])
    assert m.refusal("dario", "play-at:B07:PLZ:elena").reason == "card-too-dear"


@rule("J-15.B07")
def test_without_a_crowd_of_others_there_are_no_agitators_to_bribe():
    m = agitating(units={"PLZ": {"dario": {"students": 4}}})
    assert m.refusal("dario", "play-at:B07:PLZ:dario").reason == "card-no-target"
    m = agitating(exile={"elena": "AM1"})
    assert m.refusal("dario", "play-at:B07:PLZ:elena").reason == "card-no-target"
