"""J-1: families, money, cards, units, markers, the limit of the hand."""

import pytest

import palazzo
from game_table import NAMES
from junta_table import FEW_OFFICES, new_table, set_table

rule = pytest.mark.rule

FAMILIES = ["cigar", "car", "watch", "glass", "diamond", "spectacles", "feathers"]
SIX = ["D01", "D01", "E06", "E11", "E12", "E13"]
POLICE_STATIONS = {"PS1": 1, "PS2": 1, "PS3": 1, "PS4": 1}


def spaces_with(m, kind):
    """Where the units of a kind stand, and how many."""
    found = {}
    for place in m.view()["table"]["places"]:
        count = sum(group["count"] for group in place["units"] if group["kind"] == kind)
        if count:
            found[place["id"]] = count
    return found


# -- the table


@rule("J-1.1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_to_seven_families_sit_at_the_table(seats):
    m = new_table(seats)
    assert [m.person(name)["family"] for name in NAMES[:seats]] == FAMILIES[:seats]
    assert m.said("families")[0]["families"] == {f"s{seat}": FAMILIES[seat] for seat in range(seats)}


@rule("J-1.1")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_three_are_too_few_and_eight_too_many(seats):
    with pytest.raises(palazzo.BadOptions) as refused:
        new_table(seats)
    assert refused.value.reason == "no-such-seats"


# -- money


@rule("J-1.2")
def test_there_are_fifty_one_thirty_and_fifteen_notes():
    m = set_table("drawing", aid_left=0)
    spent = m.pile("spent")
    assert [spent.count(note) for note in ("1M", "2M", "3M")] == [51, 30, 15]


@rule("J-1.2")
def test_the_aid_comes_in_another_order_each_game():
    drawn = {tuple(set_table("aid", seed=seed).heard("draws-aid", "anna")[0]["notes"]) for seed in range(8)}
    assert len(drawn) > 1


@rule("J-1.2")
@pytest.mark.parametrize("name", [None, "anna", "elena"])
def test_nobody_can_count_the_aid_pile(name):
    full = set_table("locations")
    short = set_table("locations", aid_left=12)
    views = [m.view(name) for m in (full, short)]
    for view in views:
        assert "aid" not in view["table"]["piles"]
        view["table"]["piles"].pop("spent")
    assert views[0]["table"] == views[1]["table"]


@rule("J-1.2")
@pytest.mark.parametrize("name", [None, "anna"])
def test_of_others_money_one_sees_only_whether_there_is_any(name):
    rich = set_table("locations", cash={"bruno": ["3M", "3M", "2M"]}, swiss={"bruno": ["3M", "1M"]}, aid_left=50)
    poor = set_table("locations", cash={"bruno": ["1M"]}, swiss={"bruno": ["1M"]}, aid_left=50)
    assert rich.view(name)["table"]["people"] == poor.view(name)["table"]["people"]
    for m in (rich, poor):
        assert (m.person("bruno")["money"], m.person("bruno")["account"]) == (True, True)
        assert (m.person("carla")["money"], m.person("carla")["account"]) == (False, False)
    assert (rich.cash("bruno"), rich.account("bruno")) == (["2M", "3M", "3M"], ["1M", "3M"])


@rule("J-1.2")
def test_the_number_of_cards_and_the_influence_in_play_are_public():
    m = set_table("locations", hands={"bruno": ["D01", "E11"]}, influence={"bruno": ["I02"]})
    assert (m.cards("bruno"), m.influence("bruno")) == (2, ["I02"])
    seen = m.view("carla")["table"]["people"][1]
    assert (seen["cards"], seen["influence"], seen["known"]) == (2, ["I02"], [])
    assert m.view()["table"]["yours"] == {}
    assert m.hand("bruno") == ["D01", "E11"]


@rule("J-1.2")
def test_spent_notes_are_shown_when_paid():
    m = set_table(
        at="assassinations", offices=FEW_OFFICES, hands={"carla": ["A03"]}, cash={"carla": ["1M", "3M"]}, aid_left=90
    )
    m.act("bruno", "no-more")
    m.order("carla", "A03", "anna", "home", pay=["3M"])
    assert m.said("pays") == [{"seat": "s2", "notes": ["3M"], "credits": 0}]
    assert "3M" in m.pile("spent")
    assert m.cash("carla") == ["1M"]


# -- spending


@rule("J-1.3")
def test_overpayment_is_lost():
    m = set_table("assassinations", offices=FEW_OFFICES, hands={"bruno": ["A01"]}, cash={"bruno": ["3M", "3M"]})
    m.act("bruno", "attempt", "A01", "anna", "home")
    assert m.refusal("bruno", []).reason == "want-worth"
    m.answer("bruno", ["3M"])
    assert m.cash("bruno") == ["3M"]
    assert m.pile("spent") == ["3M"]


@rule("J-1.3")
def test_neither_the_pile_nor_switzerland_pays_or_makes_change():
    m = set_table(
        at="assassinations",
        offices=FEW_OFFICES,
        hands={"bruno": ["A03"]},
        cash={"bruno": ["1M"]},
        swiss={"bruno": ["3M", "3M"]},
    )
    assert m.refused("bruno", "attempt:A03:anna:home") == "card-too-dear"
    assert "attempt:secret-police:anna:home" in m.options("bruno")


@rule("J-1.3")
def test_spent_notes_are_never_drawn_again():
    m = set_table("drawing", cash={"bruno": ["3M"]}, aid_left=7)
    m.burn("bruno", ["3M"])
    m.to_phase(4)
    assert m.match.over
    assert m.said("game-over") == [{"reason": "aid-spent"}]


# -- cards


@rule("J-1.4")
@pytest.mark.parametrize("deck", [64, 108])
@pytest.mark.parametrize("seats", [4, 7])
def test_everyone_is_dealt_five_cards(seats, deck):
    m = new_table(seats, deck=deck)
    assert [m.cards(name) for name in NAMES[:seats]] == [5] * seats
    assert m.pile("deck") == deck - 5 * seats
    assert len(m.hand("bruno")) == 5
    assert new_table(seats, seed=2).hand("bruno") != m.hand("bruno")


@rule("J-1.4")
def test_when_the_deck_runs_out_the_discards_are_reshuffled():
    m = set_table("drawing", rest="discards")
    assert m.pile("deck") == 54
    assert m.pile("discards") == []
    assert m.said("reshuffled") == [{"amount": 64}]
    assert [m.cards(name) for name in NAMES[:5]] == [2] * 5


# -- units


@rule("J-1.5")
def test_units_stand_in_their_places():
    m = new_table()
    for number in (1, 2, 3):
        assert spaces_with(m, f"brigade{number}") == {f"CA{number}": 6}
    assert spaces_with(m, "police") == POLICE_STATIONS
    assert spaces_with(m, "guards") == {"PAL": 4}
    assert m.view()["table"]["boxes"] == {"PORT": ["marines"], "AIRFIELD": ["paratroops"]}
    assert m.fact("strikes") == 3


@rule("J-1.5")
def test_all_police_start_in_parliament_after_a_forced_budget_until_the_turn_ends():
    m = set_table("phase8", occupied=True, pretext=True)
    assert spaces_with(m, "police") == {"PAR": 4}
    m.to_phase(1)
    assert spaces_with(m, "police") == POLICE_STATIONS


@rule("J-1.5")
def test_units_lost_or_moved_in_a_coup_are_back_for_the_next_and_those_of_cards_are_gone():
    m = set_table(
        "sides",
        leader="bruno",
        units={"BAN": {"bruno": {"students": 6}, "carla": {"brigade1": 1}}, "PAL": {"anna": {"guards": 1}}},
    )
    assert spaces_with(m, "brigade1") == {"BAN": 1}
    assert spaces_with(m, "students") == {"BAN": 6}
    m.until("start-coup")
    assert spaces_with(m, "brigade1") == {"CA1": 6}
    assert spaces_with(m, "guards") == {"PAL": 4}
    assert spaces_with(m, "students") == {}
    assert m.view()["table"]["boxes"] == {"PORT": ["marines"], "AIRFIELD": ["paratroops"]}


# -- markers


@rule("J-1.6")
def test_markers_at_the_start():
    m = new_table()
    assert (m.fact("pretext"), m.fact("bank"), m.fact("bank_safe")) == (False, "open", False)


@rule("J-1.6")
def test_other_markers_are_public():
    m = set_table("phase8", pretext=True, bank="holiday", bank_safe=True)
    for name in (None, "dario"):
        facts = m.view(name)["table"]["facts"]
        assert (facts["pretext"], facts["bank"], facts["bank_safe"]) == (True, "holiday", True)


# -- the limit of the hand


@rule("J-1.7")
def test_six_cards_counting_influence_may_be_kept():
    m = set_table("drawing", hands={"anna": ["D01", "E11"]}, influence={"anna": ["I01", "I02"]})
    assert m.cards("anna") == 4
    assert m.prompt() == "play-or-pass"


@rule("J-1.7")
def test_whoever_has_more_than_six_after_drawing_discards_the_excess():
    m = set_table("drawing", hands={"anna": SIX[:4], "bruno": ["V01"]}, influence={"anna": ["I01", "I02"]})
    assert (m.asked(), m.prompt()) == (["anna"], "discard-excess")
    assert m.view("anna")["questions"][0]["likely"][0] == "D01", "a second copy is missed least"
    assert m.refused("anna", ["D01"]) == "want-count"
    assert m.refused("anna", ["D01", "D01", "E06"]) == "want-count"
    assert m.refused("anna", ["D01", "V01"]) == "not-offered"
    m.answer("anna", ["D01", "D01"])
    assert m.cards("anna") == 4
    assert m.pile("discards") == ["D01", "D01"]
    assert m.prompt() == "play-or-pass"


@rule("J-1.7")
def test_the_excess_may_be_played_instead():
    m = set_table("drawing", hands={"anna": SIX})
    m.play_any("anna", "play", "E11")
    assert m.fact("pretext")
    assert m.refused("anna", ["D01", "E06"]) == "want-count"
    m.answer("anna", ["D01"])
    assert m.cards("anna") == 6


@rule("J-1.7")
def test_influence_laid_still_counts():
    m = set_table("drawing", hands={"anna": [*SIX[:5], "I01"]})
    m.play_any("anna", "lay", "I01")
    assert m.refused("anna", ["D01"]) == "want-count"
    m.answer("anna", ["D01", "D01"])
    assert (m.cards("anna"), m.influence("anna")) == (5, ["I01"])


@rule("J-1.7")
def test_nobody_lays_more_influence_than_he_may_keep():
    m = set_table("drawing", influence={"anna": [f"I0{n}" for n in range(1, 7)]}, deck=["I07", "I08"])
    assert (m.asked(), m.prompt()) == (["anna"], "discard-excess")
    assert m.any_refusal("anna", "lay", "I07") == "card-no-room"
    m.answer("anna", ["I07", "I08"])
    assert m.prompt() == "play-or-pass"


@rule("J-1.7")
def test_the_excess_may_be_given_to_someone_with_room_who_accepts():
    m = set_table("drawing", hands={"anna": SIX, "carla": ["V01", "V02", "V03"]})
    deal = m.offer("anna", ("anna", "carla", {"E06": 1}))
    assert (m.asked(), m.cards("anna")) == (["anna"], 8)
    m.reply("carla", deal)
    assert (m.cards("anna"), m.cards("carla")) == (7, 6)
    m.answer("anna", ["E13"])
    assert m.prompt() == "play-or-pass"


@rule("J-1.7")
def test_the_excess_is_not_given_to_someone_without_room():
    m = set_table("drawing", hands={"anna": SIX, "carla": ["V01", "V02", "V03", "V04"]})
    assert m.cards("carla") == 6
    deal = m.offer("anna", ("anna", "carla", {"E06": 1}))
    assert m.refused("carla", "accept", f"deal.reply.{deal}.2") == "not-offered"
    m.reply("carla", deal, "refuse")
    assert m.cards("anna") == 8


@rule("J-1.7")
def test_who_has_no_room_may_still_swap():
    m = set_table("drawing", hands={"anna": SIX, "carla": ["V01", "V02", "V03", "V04"]})
    m.swap("anna", ("anna", "carla", {"E06": 1}), ("carla", "anna", {"V01": 1}))
    assert (m.cards("anna"), m.cards("carla")) == (8, 6)


@rule("J-1.7")
def test_a_gift_that_breaks_the_limit_is_settled_at_once():
    m = set_table("locations", hands={"anna": SIX, "bruno": ["V01"]})
    m.swap("bruno", ("bruno", "anna", {"V01": 1}))
    assert (m.asked(), m.prompt()) == (["anna"], "discard-excess")
    m.answer("anna", ["V01"])
    assert m.cards("anna") == 6
    assert m.prompt() == "resign-now"


@rule("J-1.7")
def test_a_hand_that_is_too_full_is_asked_whatever_the_phase():
    m = set_table("phase8", hands={"anna": SIX, "bruno": ["V01", "V02"]})
    m.swap("bruno", ("bruno", "anna", {"V01": 1, "V02": 1}))
    assert (m.asked(), m.prompt()) == (["anna"], "discard-excess")
    assert m.view("anna")["questions"][0]["likely"] == ["E13", "D01"], "what does nothing is missed least"
    m.answer("anna", ["D01", "D01"])
    assert (m.asked(), m.prompt()) == (["bruno"], "start-coup")
