"""J-10: movement, landings, new units, transfers, the reaction of the police, the pools."""

import pytest

from junta_coup_table import set_coup

rule = pytest.mark.rule

B1, B2, B3 = "brigade1", "brigade2", "brigade3"
NEXT_TO_THE_PORT = ["BAR", "MOL", "IND", "CA1"]


def coup(phase=1, **position):
    """The movement of a coup that Carla leads; in phase 1 Dario moves first."""
    return set_coup(coup=phase, **{"leader": "carla", **position})


def until_asked(m, name, prompt="movement"):
    """Nothing happens until this player is asked this."""
    while m.asked() != [name] or m.prompt() != prompt:
        m.default()


# -- the order


@rule("J-10.1")
def test_in_the_rebellion_phase_the_leader_moves_first_then_the_others_clockwise():
    assert coup(0).turns() == ["carla", "dario", "elena", "bruno"]


@rule("J-10.1")
@pytest.mark.parametrize(
    ("phase", "first"),
    [(1, "dario"), (2, "elena"), (3, "anna"), (4, "bruno"), (5, "carla"), (6, "dario")],
)
def test_in_each_coup_phase_the_first_to_move_sits_one_seat_further_left_of_the_leader(phase, first):
    order = ["anna", "bruno", "carla", "dario", "elena"]
    start = order.index(first)
    assert coup(phase).turns() == order[start:] + order[:start]


@rule("J-10.1")
def test_the_first_move_passes_on_from_phase_to_phase():
    m = coup(0)
    firsts = []
    for _ in range(7):
        firsts += m.asked()
        m.next_phase()
    assert firsts == ["carla", "dario", "elena", "anna", "bruno", "carla", "dario"]


@rule("J-10.1")
def test_the_dead_and_the_absent_never_move_first_and_give_nobody_a_second_time():
    absent = {"dead": ["elena"], "exile": {"dario": "AM1"}}
    orders = {1: ["anna", "bruno", "carla"], 2: ["bruno", "carla", "anna"], 3: ["carla", "anna", "bruno"]}
    orders |= {phase + 3: order for phase, order in orders.items()}
    for phase, order in orders.items():
        assert coup(phase, **absent).turns() == order
    m = coup(1, **absent)
    for phase in range(1, 7):
        assert (m.fact("coup"), m.named(m.fact("vanguard"))) == (phase, orders[phase][0])
        m.next_phase()


@rule("J-10.1")
def test_who_moves_first_is_settled_when_the_phase_begins():
    m = coup(1, leader="bruno", exile={"dario": "AM1"}, dead=["bruno"])
    assert m.named(m.fact("vanguard")) == "carla"
    m.next_phase()
    assert m.named(m.fact("vanguard")) == "elena"  # Dario was away when the phase began
    m.come_home("dario")
    assert m.turns() == ["elena", "anna", "carla", "dario"]
    m.next_phase()
    assert m.named(m.fact("vanguard")) == "anna"  # not Dario: he is to the right of Elena


@rule("J-10.1")
def test_a_position_may_say_who_moves_first():
    assert coup(3, vanguard="bruno").turns() == ["bruno", "carla", "dario", "elena", "anna"]


# -- moving


@rule("J-10.2")
def test_units_move_out_of_one_space_each_to_a_space_next_to_it():
    m = coup(leader="bruno")
    m.move("carla", "CA1", {"PS1": [B1, B1], "UNI": [B1], "BAR": [B1]})
    assert m.units("CA1") == {(B1, "carla"): 2}
    assert m.units("UNI") == {(B1, "carla"): 1}
    assert m.units("PS1") == {(B1, "carla"): 2, ("police", "bruno"): 1}
    assert m.said("moves") == [{"seat": "s2", "space": "CA1", "marches": {"PS1": [B1, B1], "UNI": [B1], "BAR": [B1]}}]


@rule("J-10.2")
@pytest.mark.parametrize("space", ["PAR", "RAD", "AM2", "CA1"])
def test_nobody_moves_further_than_one_space(space):
    m = coup(leader="bruno")
    m.act("carla", "move", "CA1")
    assert sorted(m.places("carla")) == ["BAR", "OPE", "PS1", "UNI"]
    assert m.refusal("carla", {space: [B1]}).reason == "not-offered"


@rule("J-10.2")
def test_a_player_moves_out_of_one_space_only():
    m = coup(4)
    assert [o for o in m.options("bruno") if o.startswith("move")] == ["move:PS1", "move:PS2", "move:PS3", "move:PS4"]
    m.move("bruno", "PS1", {"PAR": ["police"]})
    assert [o for o in m.options("bruno") if o.startswith("move")] == []
    assert m.refusal("bruno", "move:PS2").reason == "not-offered"


@rule("J-10.2")
def test_nobody_has_to_move():
    m = coup()
    before = m.all_units()
    for name in ("dario", "elena", "anna", "bruno", "carla"):
        assert m.asked() == [name]
        m.end(name)
    assert m.all_units() == before
    assert m.heard("moves") == []


@rule("J-10.2")
def test_no_more_units_move_than_there_are_and_only_ones_own():
    m = coup(units={"COL": {"dario": {B2: 2}, "elena": {B3: 2}}})
    m.act("dario", "move", "COL")
    assert m.items("dario") == [B2, B2]
    assert m.refusal("dario", {"RAD": [B2] * 3}).reason == "too-many-of"
    assert m.refusal("dario", {"RAD": [B3]}).reason == "not-offered"
    assert m.refusal("dario", {}).reason == "want-count"


@rule("J-10.2")
def test_a_unit_moves_again_in_the_next_phase():
    m = coup()
    m.move("dario", "CA2", {"COL": [B2] * 6})
    m.next_phase()
    until_asked(m, "dario")
    m.move("dario", "COL", {"RAD": [B2] * 6})
    assert m.units("RAD") == {(B2, "dario"): 6}


@rule("J-10.2")
def test_the_cousins_office_has_an_extra_move_of_its_units_at_the_former_holders_turn():
    m = coup(vanguard="dario", dead=["dario"], cousin=["brigade2"], units={"CA2": {"anna": {B2: 6, "guards": 1}}})
    assert (m.asked(), m.prompt()) == (["anna"], "cousin-moves")
    m.act("anna", "move", "CA2")
    assert m.items("anna") == [B2] * 6  # not the Guards beside them
    m.answer("anna", {"COL": [B2] * 3})
    assert m.options("anna") == ["end-turn"]  # one move
    m.end("anna")
    m.end("elena")
    assert (m.asked(), m.prompt()) == (["anna"], "movement")
    m.act("anna", "move", "CA2")  # his own move, with units that have not moved
    assert sorted(m.items("anna")) == [B2] * 3 + ["guards"]
    m.answer("anna", {"PS2": ["guards"]})
    assert m.units("PS2") == {("guards", "anna"): 1}


@rule("J-10.2")
def test_the_cousins_units_move_once_a_phase_like_all_others():
    m = coup(vanguard="dario", dead=["dario"], cousin=["brigade2"])
    m.move("anna", "CA2", {"COL": [B2] * 6})
    m.end("anna")
    until_asked(m, "anna")
    assert "move:COL" not in m.options("anna")
    assert "move:PAL" in m.options("anna")


@rule("J-10.2")
def test_there_is_no_extra_move_without_a_cousin_in_office():
    m = coup(dead=["dario"])
    assert m.turns() == ["elena", "anna", "bruno", "carla"]
    assert m.units("CA2") == {(B2, None): 6}


@rule("J-10.2", "J-2.7")
def test_what_passed_from_the_new_president_to_his_cousin_moves_extra_at_the_presidents_own_turn():
    offices = {
        "anna": ["brigade2"],
        "bruno": ["interior", "admiral"],
        "carla": ["brigade1", "air"],
        "elena": ["brigade3"],
    }
    m = coup(offices={**offices, "dario": []}, cousin=["brigade2"])
    until_asked(m, "anna")
    m.move("anna", "PAL", {"PLZ": ["guards"] * 4})
    m.end("anna")
    assert (m.asked(), m.prompt()) == (["anna"], "cousin-moves")
    m.move("anna", "CA2", {"PS2": [B2] * 6})
    m.end("anna")
    assert m.asked() == ["bruno"]


@rule("J-10.2")
def test_each_office_of_the_cousin_has_an_extra_move_of_its_own():
    m = coup(leader="bruno", vanguard="carla", dead=["carla"], cousin=["brigade1", "air"])
    m.move("anna", "CA1", {"UNI": [B1] * 6})
    m.end("anna")
    assert (m.asked(), m.prompt()) == (["anna"], "cousin-moves")
    assert m.options("anna") == ["end-turn", "land:paratroops"]
    m.land("anna", "paratroops", "RAD")
    m.move("anna", "RAD", {"COL": ["paratroops"]})
    m.end("anna")
    assert m.asked() == ["dario"]


@rule("J-10.2", "J-3.4")
def test_an_office_of_the_cousin_that_has_no_former_holder_moves_extra_at_the_presidents_own_turn():
    offices = {
        "anna": ["brigade2"],
        "bruno": ["interior"],
        "carla": ["brigade1"],
        "dario": ["air"],
        "elena": ["brigade3", "admiral"],
    }
    m = set_coup(at="bank", offices=offices, cousin=["brigade2"], pretext=True, hands={"bruno": ["I01"]})
    m.resign("anna")
    m.until("nominate")
    m.nominate("anna", "bruno")
    m.until("vote")
    m.vote("anna", {"bruno": ["office"]})
    m.until("start-coup")
    assert (m.president(), m.offices("anna")) == ("bruno", ["interior"])
    m.move("carla", "CA1", {"UNI": [B1]})
    m.next_phase()
    until_asked(m, "carla")
    m.move("carla", "UNI", {"AM2": [B1]})
    m.act("carla", "exile", "AM2")
    m.act("bruno", "take", "brigade2")
    assert m.units("CA2") == {(B2, "bruno"): 6}
    m.next_phase()
    until_asked(m, "bruno")
    m.move("bruno", "PAL", {"PLZ": ["guards"]})
    m.end("bruno")
    assert (m.asked(), m.prompt()) == (["bruno"], "cousin-moves")
    m.move("bruno", "CA2", {"PS2": [B2] * 6})
    assert m.units("PS2")[B2, "bruno"] == 6


# -- the helicopter


def with_helicopter(**others):
    """Dario's helicopter in the Main Square with two of his brigade."""
    return coup(units={"PLZ": {"dario": {"helicopter": 1, B2: 2}}, **others})


@rule("J-10.3")
def test_the_helicopter_flies_two_spaces_alone():
    m = with_helicopter()
    m.act("dario", "move", "PLZ")
    m.answer("dario", {"BAN": ["helicopter"]})
    assert sorted(m.options("dario")) == ["fly:BOR", "fly:PLZ", "fly:PS3", "stay"]
    m.act("dario", "fly", "BOR")
    assert m.units("BOR") == {("helicopter", "dario"): 1}
    assert m.units("PLZ") == {(B2, "dario"): 2}


@rule("J-10.3")
def test_the_helicopter_may_stop_after_one_space():
    m = with_helicopter()
    m.move("dario", "PLZ", {"BAN": ["helicopter"]})
    assert m.units("BAN") == {("helicopter", "dario"): 1}


@rule("J-10.3")
def test_the_helicopter_goes_along_with_the_group_and_one_space_on():
    m = with_helicopter()
    m.move("dario", "PLZ", {"BAN": ["helicopter", B2, B2]}, fly="PS3")
    assert m.units("BAN") == {(B2, "dario"): 2}
    assert m.units("PS3") == {("helicopter", "dario"): 1}


@rule("J-10.3")
def test_the_helicopter_flies_two_spaces_also_when_the_others_go_another_way():
    m = with_helicopter()
    m.move("dario", "PLZ", {"MER": [B2, B2], "BAN": ["helicopter"]}, fly="BOR")
    assert m.units("MER") == {(B2, "dario"): 2}
    assert m.units("BOR") == {("helicopter", "dario"): 1}


@rule("J-10.3")
def test_the_helicopter_comes_to_the_group_and_goes_along_with_it():
    m = coup(units={"PLZ": {"dario": {B2: 2}}, "MER": {"dario": {"helicopter": 1}}})
    m.act("dario", "move", "PLZ")
    m.answer("dario", {"BAN": [B2], "PAL": [B2]})
    assert m.options("dario") == ["stay", "fly:BAN", "fly:PAL"]
    m.act("dario", "fly", "BAN")
    assert m.units("BAN") == {(B2, "dario"): 1, ("helicopter", "dario"): 1}
    assert m.units("MER") == {}


@rule("J-10.3")
@pytest.mark.parametrize(("space", "owner"), [("OPE", "dario"), ("MER", "elena")])
def test_a_helicopter_that_is_not_next_to_the_group_or_not_ones_own_does_not_come(space, owner):
    m = coup(units={"PLZ": {"dario": {B2: 2}}, space: {owner: {"helicopter": 1}}})
    m.act("dario", "move", "PLZ")
    m.answer("dario", {"BAN": [B2]})
    assert m.prompt() == "movement"  # nothing is asked about it
    assert m.units(space) == {("helicopter", owner): 1}


@rule("J-10.3")
def test_other_units_never_move_two_spaces_nor_out_of_two():
    m = coup(units={"PLZ": {"dario": {B2: 2}}, "MER": {"dario": {"helicopter": 1, B2: 1}}})
    m.move("dario", "PLZ", {"BAN": [B2, B2]}, fly="BAN")
    assert m.units("MER") == {(B2, "dario"): 1}
    assert [o for o in m.options("dario") if o.startswith("move")] == []


@rule("J-10.3")
def test_a_helicopter_that_has_moved_does_not_move_again_in_the_phase():
    m = coup(units={"PLZ": {"dario": {"helicopter": 1}}, "MER": {"elena": {B3: 1}}})
    m.move("dario", "PLZ", {"BAN": ["helicopter"]}, fly="PLZ")
    m.swap("dario", ("dario", "elena", {"helicopter:PLZ": 1}))
    m.end("dario")
    assert m.options("elena") == ["end-turn", "move:MER"]
    m.move("elena", "MER", {"PLZ": [B3]})
    assert m.units("PLZ") == {("helicopter", "elena"): 1, (B3, "elena"): 1}


@rule("J-10.3")
def test_a_helicopter_that_came_along_has_moved_too():
    units = {"PLZ": {"dario": {B2: 2}}, "MER": {"dario": {"helicopter": 1}}, "PS1": {"elena": {B3: 1}}}
    m = coup(units=units)
    m.move("dario", "PLZ", {"BAN": [B2]}, fly="BAN")
    m.swap("dario", ("dario", "elena", {"helicopter:BAN": 1}))
    m.end("dario")
    assert m.options("elena") == ["end-turn", "move:PS1"]


# -- landings


@rule("J-10.4")
def test_paratroops_land_anywhere_once_and_spend_no_move():
    m = coup(leader="bruno")
    m.act("carla", "land", "paratroops")
    everywhere = [place["id"] for place in m.view()["table"]["places"]]
    assert sorted(m.options("carla")) == sorted(f"at:{space}" for space in everywhere)
    assert "AM1" in everywhere  # an embassy too
    m.act("carla", "at", "PAR")
    assert (m.units("PAR"), m.box("AIRFIELD")) == ({("paratroops", "carla"): 1}, [])
    assert "land:paratroops" not in m.options("carla")
    m.move("carla", "CA1", {"PS1": [B1] * 6})
    m.end("carla")
    m.next_phase()
    until_asked(m, "carla")
    assert "land:paratroops" not in m.options("carla")
    m.move("carla", "PAR", {"PLZ": ["paratroops"]})
    assert m.units("PLZ") == {("paratroops", "carla"): 1}


@rule("J-10.4")
def test_marines_land_next_to_the_port_or_in_the_first_barracks_once_and_spend_no_move():
    m = coup(4)
    m.act("bruno", "land", "marines")
    assert m.options("bruno") == [f"at:{space}" for space in NEXT_TO_THE_PORT]
    assert m.refusal("bruno", "at:FER").reason == "not-offered"
    m.act("bruno", "at", "MOL")
    assert (m.units("MOL"), m.box("PORT")) == ({("marines", "bruno"): 1}, [])
    assert "land:marines" not in m.options("bruno")
    m.move("bruno", "PS1", {"PAR": ["police"]})
    m.end("bruno")
    m.next_phase()
    until_asked(m, "bruno")
    assert "land:marines" not in m.options("bruno")


@rule("J-10.4")
def test_a_landed_unit_moves_normally_also_at_once():
    m = coup(4)
    m.land("bruno", "marines", "MOL")
    m.move("bruno", "MOL", {"FER": ["marines"]})
    assert m.units("FER") == {("marines", "bruno"): 1}
    assert [o for o in m.options("bruno") if o.startswith("move")] == []


@rule("J-10.4")
def test_only_whoever_has_the_office_lands_and_on_his_own_turn():
    m = coup()
    landers = {}
    while m.prompt() == "movement":
        name = m.asked()[0]
        landers[name] = [option for option in m.options(name) if option.startswith("land")]
        m.end(name)
    assert {name: found for name, found in landers.items() if found} == {
        "bruno": ["land:marines"],
        "carla": ["land:paratroops"],
    }


@rule("J-10.4")
def test_a_landed_unit_that_was_lost_does_not_land_again():
    m = coup(units={"MOL": {"bruno": {"marines": 1}, "dario": {B2: 6}}}, at="combat")
    for _ in range(4):
        m.declare(**({"dario": ["MOL"]} if ("marines", "bruno") in m.units("MOL") else {}))
        m.waves(dario="bruno")
        m.quiet("let-stay", "retreat", "let-in")
        if m.lost("bruno"):
            break
        while m.prompt() == "movement":
            m.default()
    assert m.lost("bruno") == ["marines"]
    until_asked(m, "bruno")
    assert "land:marines" not in m.options("bruno")
    assert m.box("PORT") == []


# -- new units


@rule("J-10.5")
@pytest.mark.parametrize(
    ("card", "kind", "places"),
    [
        ("C01", "students", {"UNI": 6}),
        ("C02", "strikers", {"IND": 2, "MER": 2, "OPE": 2}),
        ("C03", "strikers", {"MOL": 4}),
        ("C04", "rioters", {"BAR": 8}),
        ("C05", "demonstrators", {"PLZ": 6}),
        ("C06", "bank_guards", {"BAN": 2}),
        ("C07", "private_security", {"VIL": 2}),
        ("C08", "christian_militia", {"CAT": 2}),
        ("C10", "demonstrators", {"MER": 4}),
    ],
)
def test_a_card_says_which_units_come_and_where_and_they_move_at_once(card, kind, places):
    m = coup(hands={"dario": [card]}, influence={"dario": ["I01", "I07"]})
    m.act("dario", "play", card)
    for space, count in places.items():
        assert m.units(space) == {(kind, "dario"): count}
        assert f"move:{space}" in m.options("dario")
    assert m.said("units-placed") == [{"seat": "s3", "unit": kind, "places": places}]
    space, count = next(iter(places.items()))
    m.act("dario", "move", space)
    assert m.items("dario") == [kind] * count


@rule("J-10.5")
def test_new_units_do_not_move_if_their_player_has_moved_already():
    m = coup(hands={"dario": ["C01"]})
    m.move("dario", "CA2", {"COL": [B2]})
    m.act("dario", "play", "C01")
    assert m.options("dario") == ["end-turn"]
    assert m.refusal("dario", "move:UNI").reason == "not-offered"


@rule("J-10.5")
def test_cards_of_the_coup_are_played_only_in_ones_own_movement_turn():
    m = coup(hands={"elena": ["C01"]})
    assert m.asked() == ["dario"]
    assert m.any_refusal("elena", "play", "C01") == "card-wrong-time"
    m.end("dario")
    m.act("elena", "play", "C01")
    assert m.units("UNI") == {("students", "elena"): 6}


@rule("J-10.5")
def test_the_helicopter_comes_where_ones_own_units_are_or_into_a_barracks():
    m = coup(hands={"dario": ["C09"]}, units={"COL": {"dario": {B2: 1}}, "PAR": {"dario": {B2: 1}}})
    m.act("dario", "play", "C09")
    assert sorted(m.options("dario")) == ["at:COL", "at:PAR"]
    m.act("dario", "at", "PAR")
    assert m.units("PAR") == {("helicopter", "dario"): 1, (B2, "dario"): 1}
    m = coup(hands={"dario": ["C09"]}, units={"COL": {"elena": {B3: 1}}})
    m.act("dario", "play", "C09")
    assert sorted(m.options("dario")) == ["at:CA1", "at:CA2", "at:CA3"]


# -- transfers


@rule("J-10.6")
def test_units_change_hands_by_agreement_in_anyones_movement_turn():
    m = coup()
    assert m.asked() == ["dario"]
    deal = m.offer("elena", ("elena", "bruno", {"brigade3:CA3": 4}), ("bruno", "elena", {"police:PS3": 1}))
    assert m.units("CA3") == {(B3, "elena"): 6}
    m.reply("bruno", deal)
    assert m.units("CA3") == {(B3, "elena"): 2, (B3, "bruno"): 4}
    assert m.units("PS3") == {("police", "elena"): 1}


@rule("J-10.6")
def test_without_agreement_units_stay():
    m = coup()
    deal = m.offer("elena", ("elena", "bruno", {"brigade3:CA3": 4}))
    m.reply("bruno", deal, "refuse")
    assert m.units("CA3") == {(B3, "elena"): 6}


@rule("J-10.6")
def test_everybody_sees_a_transfer():
    m = coup()
    m.swap("elena", ("elena", "bruno", {"brigade3:CA3": 2}))
    assert m.said("transfers", "dario") == [{"seat": "s4", "other": "s1", "unit": B3, "space": "CA3", "amount": 2}]


@rule("J-10.6")
def test_who_received_units_moves_them():
    m = coup()
    m.swap("dario", ("dario", "elena", {"brigade2:CA2": 6}))
    assert [o for o in m.options("dario") if o.startswith("move")] == []
    m.end("dario")
    m.move("elena", "CA2", {"COL": [B2] * 6})
    assert m.units("COL") == {(B2, "elena"): 6}


@rule("J-10.6")
def test_a_unit_moves_once_a_phase_whoever_holds_it():
    m = coup()
    m.move("dario", "CA2", {"COL": [B2] * 4})
    m.swap("dario", ("dario", "elena", {"brigade2:COL": 4, "brigade2:CA2": 1}))
    m.end("dario")
    assert "move:COL" not in m.options("elena")
    assert "move:CA2" in m.options("elena")  # the one that had not moved
    m.next_phase()
    until_asked(m, "elena")
    assert "move:COL" in m.options("elena")


@rule("J-10.6")
def test_of_equal_units_those_that_can_still_move_are_handed_over_first():
    m = coup(units={"COL": {"dario": {B2: 1}}, "RAD": {"dario": {B2: 1}}})
    m.move("dario", "COL", {"RAD": [B2]})
    m.swap("dario", ("dario", "elena", {"brigade2:RAD": 1}))
    m.end("dario")
    m.move("elena", "RAD", {"UNI": [B2]})
    assert (m.units("UNI"), m.units("RAD")) == ({(B2, "elena"): 1}, {(B2, "dario"): 1})


@rule("J-10.6")
def test_a_transfer_lasts_to_the_end_of_the_coup():
    m = coup()
    m.swap("dario", ("dario", "elena", {"brigade2:CA2": 6}))
    for _ in range(6):
        m.next_phase()
        assert m.units("CA2") == {(B2, "elena"): 6}
    assert m.prompt() == "choose-side"


@rule("J-10.6")
@pytest.mark.parametrize(
    "good", ["gunboat:PORT", "marines:PORT", "paratroops:AIRFIELD", "air_strike:AIRFIELD", "police:CA1"]
)
def test_guns_and_unlanded_units_are_never_transferred(good):
    m = coup(
        offices={
            "bruno": ["interior", "admiral"],
            "carla": ["brigade1"],
            "dario": ["brigade2"],
            "elena": ["air", "brigade3"],
        }
    )
    giver = "elena" if "AIRFIELD" in good else "bruno"
    offer = {"terms": [{"from": giver, "to": "carla", "goods": {good: 1}}]}
    assert m.refusal(giver, offer, f"deal.offer.{m.seat(giver)}").reason == "not-theirs-to-give"


@rule("J-10.6", "J-5.4")
@pytest.mark.parametrize("asker", ["dario", "elena"])
def test_an_exile_is_given_no_units(asker):
    m = coup(exile={"elena": "AM1"}, cash={"dario": ["1M"]})
    deal = m.offer(asker, ("dario", "elena", {"brigade2:CA2": 6}))
    other = "elena" if asker == "dario" else "dario"
    assert m.refusal(other, "accept", f"deal.reply.{deal}.{m.seat(other)}").reason == "not-offered"
    assert m.units("CA2") == {(B2, "dario"): 6}
    m.swap("dario", ("dario", "elena", {"1M": 1}))  # cash he may have
    assert m.cash("elena") == ["1M"]


@rule("J-10.6")
def test_landed_units_and_guards_may_be_transferred():
    m = coup(units={"MOL": {"bruno": {"marines": 1}}, "PAL": {"anna": {"guards": 4}}})
    m.swap("bruno", ("bruno", "anna", {"marines:MOL": 1}), ("anna", "bruno", {"guards:PAL": 1}))
    assert m.units("MOL") == {("marines", "anna"): 1}
    assert m.units("PAL") == {("guards", "anna"): 3, ("guards", "bruno"): 1}


@rule("J-10.6")
def test_nobody_gives_what_another_holds_or_more_than_he_has():
    m = coup()
    for goods, why in (({"brigade2:CA2": 1}, "not-theirs-to-give"), ({"brigade3:CA3": 7}, "has-not-so-much")):
        offer = {"terms": [{"from": "elena", "to": "bruno", "goods": goods}]}
        assert m.refusal("elena", offer, "deal.offer.4").reason == why


@rule("J-10.6")
def test_transfers_are_not_limited_by_markers():
    m = coup()
    for name in ("anna", "bruno", "carla", "elena"):
        m.swap("dario", ("dario", name, {"brigade2:CA2": 1}))
    for station in ("PS1", "PS2", "PS3", "PS4"):
        m.swap("bruno", ("bruno", "elena", {f"police:{station}": 1}))
    m.swap("carla", ("carla", "elena", {"brigade1:CA1": 6}))
    assert sum(count for (_, owner), count in m.all_units().items() if owner == "elena") == 6 + 1 + 4 + 6


@rule("J-10.6")
def test_units_are_not_transferred_in_combat_nor_by_an_older_offer():
    m = coup(units={"COL": {"dario": {B2: 2}, "elena": {B3: 2}}})
    deal = m.offer("dario", ("dario", "carla", {"brigade2:COL": 1}))
    m.end_movement()
    m.until("declare-fire")
    offer = {"terms": [{"from": "dario", "to": "carla", "goods": {"brigade2:COL": 1}}]}
    assert m.refusal("dario", offer, "deal.offer.3").reason == "not-theirs-to-give"
    m.refusal("carla", "accept", f"deal.reply.{deal}.2")
    assert m.units("COL") == {(B2, "dario"): 2, (B3, "elena"): 2}


@rule("J-10.6")
def test_units_are_not_transferred_before_a_coup():
    m = set_coup(at="phase8", pretext=True)
    offer = {"terms": [{"from": "dario", "to": "carla", "goods": {"brigade2:CA2": 1}}]}
    assert m.refusal("dario", offer, "deal.offer.3").reason == "not-theirs-to-give"


# -- the reaction of the police


@rule("J-10.7")
def test_police_react_at_once_to_a_crowd_in_the_rebellion_phase_from_any_distance():
    m = coup(0, hands={"carla": ["C02"]})
    m.act("carla", "play", "C02")
    assert (m.asked(), m.prompt()) == (["bruno"], "police-reaction")  # before the crowd can move
    assert m.places("bruno") == ["IND", "MER", "OPE"]
    assert m.refusal("bruno", {"PAR": ["police:PS1"]}).reason == "not-offered"
    m.answer("bruno", {"IND": ["police:PS1", "police:PS2"], "OPE": ["police:PS3"]})
    assert m.units("IND") == {("strikers", "carla"): 2, ("police", "bruno"): 2}
    assert m.units("OPE") == {("strikers", "carla"): 2, ("police", "bruno"): 1}
    assert (m.units("MER"), m.units("PS4")) == ({("strikers", "carla"): 2}, {("police", "bruno"): 1})
    assert (m.asked(), m.prompt()) == (["carla"], "movement")


@rule("J-10.7")
def test_the_minister_may_leave_the_police_where_they_are():
    m = coup(0, hands={"carla": ["C01"]})
    m.act("carla", "play", "C01")
    m.answer("bruno", {})
    assert m.units("UNI") == {("students", "carla"): 6}
    assert all(m.units(f"PS{n}") == {("police", "bruno"): 1} for n in (1, 2, 3, 4))


@rule("J-10.7")
def test_the_reaction_spends_no_move():
    m = coup(0, hands={"carla": ["C01"]})
    m.act("carla", "play", "C01")
    m.answer("bruno", {"UNI": ["police:PS4"]})
    until_asked(m, "bruno")
    m.move("bruno", "UNI", {"RAD": ["police"]})
    assert m.units("RAD") == {("police", "bruno"): 1}


@rule("J-10.7")
def test_police_that_have_moved_react_too_and_a_rebel_minister_as_well():
    m = coup(0, leader="bruno", hands={"carla": ["C01"]})
    m.move("bruno", "PS4", {"MOL": ["police"]})
    m.end("bruno")
    assert m.rebels() == ["bruno"]
    m.act("carla", "play", "C01")
    m.answer("bruno", {"UNI": ["police:MOL"]})
    assert m.units("UNI") == {("students", "carla"): 6, ("police", "bruno"): 1}


@rule("J-10.7")
def test_the_minister_may_react_to_a_crowd_of_his_own():
    m = coup(0, leader="bruno", hands={"bruno": ["C01"]})
    m.act("bruno", "play", "C01")
    assert (m.asked(), m.prompt()) == (["bruno"], "police-reaction")


@rule("J-10.7")
@pytest.mark.parametrize("phase", range(1, 7))
def test_police_never_react_after_the_rebellion_phase(phase):
    m = coup(phase, hands={"dario": ["C01"]})
    until_asked(m, "dario")
    m.act("dario", "play", "C01")
    assert (m.asked(), m.prompt()) == (["dario"], "movement")


@rule("J-10.7")
@pytest.mark.parametrize("card", ["C06", "C07"])
def test_police_do_not_react_to_armed_units(card):
    m = coup(0, hands={"carla": [card]})
    m.act("carla", "play", card)
    assert (m.asked(), m.prompt()) == (["carla"], "movement")


@rule("J-10.7", "J-3.7")
@pytest.mark.parametrize("cousin", [[], ["interior"]])
def test_without_a_minister_the_police_do_not_react_not_even_for_the_cousin(cousin):
    m = coup(0, dead=["bruno"], cousin=cousin, hands={"carla": ["C01"]})
    m.act("carla", "play", "C01")
    assert (m.asked(), m.prompt()) == (["carla"], "movement")


@rule("J-10.7")
def test_only_police_the_minister_controls_react():
    m = coup(0, hands={"carla": ["C01"]})
    m.swap("bruno", ("bruno", "elena", {"police:PS1": 1, "police:PS2": 1}))
    m.act("carla", "play", "C01")
    assert m.items("bruno") == ["police:PS3", "police:PS4"]


@rule("J-10.7", "J-8.2")
def test_police_react_to_the_crowd_that_starts_a_coup():
    m = set_coup(at="phase8", hands={"dario": ["C05"]}, occupied=True, bank="lunch", pretext=True)
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.act("dario", "play", "C05")
    m.answer("bruno", {"PLZ": ["police:PAR"] * 4})
    assert m.units("PLZ") == {("demonstrators", "dario"): 6, ("police", "bruno"): 4}
    assert m.units("PAR") == {}


# -- the pools


@rule("J-10.8")
@pytest.mark.parametrize(
    ("kind", "pool", "card", "number"),
    [
        ("students", 10, "C01", 6),
        ("rioters", 10, "C04", 8),
        ("strikers", 10, "C03", 4),
        ("demonstrators", 10, "C05", 6),
        ("bank_guards", 2, "C06", 2),
        ("private_security", 2, "C07", 2),
        ("christian_militia", 2, "C08", 2),
        ("helicopter", 1, "C09", 1),
    ],
)
@pytest.mark.parametrize("left", [0, 1, 2, 10])
def test_a_card_places_what_is_left_in_the_pool_and_with_none_left_it_cannot_be_played(kind, pool, card, number, left):
    left = min(left, pool)
    out = {"carla": {kind: pool - left}} if left < pool else {"carla": {B1: 1}}
    m = coup(hands={"dario": [card]}, influence={"dario": ["I01"]}, units={"COL": out, "CA2": {"dario": {B2: 1}}})
    if left == 0:
        assert m.refusal("dario", f"play:{card}").reason == "card-none-left"
        assert m.hand("dario") == [card]
        return
    m.act("dario", "play", card)
    if card == "C09":
        m.act("dario", "at", "CA2")
    assert m.all_units()[kind, "dario"] == min(left, number)


@rule("J-10.8")
def test_when_units_are_short_their_player_chooses_where_they_go():
    m = coup(hands={"dario": ["C02"]}, units={"MOL": {"carla": {"strikers": 7}}})
    m.act("dario", "play", "C02")
    assert m.refusal("dario", {"IND": 3}).reason == "want-amount-at"
    assert m.refusal("dario", {"IND": 2}).reason == "want-total"
    m.answer("dario", {"IND": 1, "OPE": 2})
    assert (m.units("IND"), m.units("OPE")) == ({("strikers", "dario"): 1}, {("strikers", "dario"): 2})
    assert m.units("MER") == {}


@rule("J-10.8")
@pytest.mark.parametrize("out", [10, 7])
def test_units_lost_in_this_coup_are_not_left(out):
    units = {"COL": {"elena": {"students": out}, "carla": {B1: 6}}}
    m = coup(at="combat", units=units, hands={"dario": ["C01"]})
    while not m.lost("elena"):
        m.declare(carla=["COL"])
        m.waves(carla="elena")
        m.until("movement")
        if not m.lost("elena"):
            m.end_movement()
    until_asked(m, "dario")
    if out == 10:
        assert m.refusal("dario", "play:C01").reason == "card-none-left"
        return
    m.act("dario", "play", "C01")
    assert m.units("UNI") == {("students", "dario"): 10 - out}


# -- what is proposed


def test_a_march_is_proposed_towards_the_nearest_seat_of_power_not_into_the_first_space_on_the_list():
    m = coup(units={"BAR": {"dario": {B2: 2}}})
    m.act("dario", "move", "BAR")
    assert m.view("dario")["questions"][0]["likely"] == {"MOL": [B2, B2]}


def test_a_proposed_march_keeps_what_one_holds_and_leaves_alone_what_the_own_side_holds():
    m = coup(units={"PAR": {"dario": {B2: 3}}})
    m.act("dario", "move", "PAR")
    [going] = m.view("dario")["questions"][0]["likely"].values()
    assert len(going) == 2, "one stays in Parliament"
    m = coup(units={"PLZ": {"dario": {B2: 3}}, "PAL": {"anna": {"guards": 4}}, "PAR": {"elena": {B1: 1}}})
    m.act("dario", "move", "PLZ")
    assert m.view("dario")["questions"][0]["likely"] == {"BAN": [B2, B2, B2]}
