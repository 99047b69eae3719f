"""What can be worked out from the table of Last Will: order, boys, prices, ranks, lines, plays, money by cause."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import palazzo
from palazzo.games.last_will.reading import CAUSES
from will_table import EVEN

rule = pytest.mark.rule


# -- prices


@rule("W-5.6", "W-7.1", "W-1.3")
def test_a_property_says_its_upkeep_its_price_and_where_it_would_fall(lay):
    m = lay(hands={"anna": ["T02"]}, actions={"anna": 3}, market=EVEN, money={"anna": 20})
    m.act("anna", "buy:T02")
    [house] = m.match.view()["reading"]["estates"]["s0"]
    assert (house["value"], house["sales"], house["counts"], house["upkeep"]) == (12, {"townhouse": 13}, 13, 3)
    assert house["falls_to"] < house["value"]
    assert house["falls_by"] == house["value"] - house["falls_to"], "in the same market"
    assert house["maintained"] is False
    m.act("anna", "maintain:T02:p0")
    assert m.match.view()["reading"]["estates"]["s0"][0]["maintained"] is True


@rule("W-5.2", "W-6.1")
def test_a_play_says_what_it_costs_with_company_and_what_one_lacks_for_it(lay):
    m = lay(hands={"anna": ["F01", "E01"]}, actions={"anna": 1}, market=EVEN, money={"anna": 12})
    plays = {play["option"]: play for play in m.match.view(0)["reading"]["yours"]["plays"]}
    assert plays["buy:F01"]["lacks"] == ["money"]
    assert m.match.view(1)["reading"]["yours"]["plays"] == []
    assert {option for option, play in plays.items() if not play["lacks"]} == set(plays) & set(m.match.due.options)


@rule("W-5.2", "W-5.4", "W-6.1")
@pytest.mark.parametrize(
    ("card", "actions", "money", "reason"),
    [
        ("C03", 2, 20, "card-needs-slot"),
        ("E01", 0, 20, "card-needs-actions"),
        ("F01", 2, 3, "card-needs-money"),
        ("T02", 2, 20, "not-offered"),
        ("E01:7", 2, 20, "not-offered"),
    ],
)
def test_a_card_that_cannot_be_used_says_why(lay, card, actions, money, reason):
    m = lay(
        hands={"anna": ["C03", "E01", "F01"]},
        boards={"anna": ["H01"]},
        actions={"anna": actions},
        market=EVEN,
        money={"anna": money},
    )
    with pytest.raises(palazzo.IllegalAnswer) as refusal:
        m.act("anna", f"play:{card}")
    assert refusal.value.reason == reason


@rule("W-9.2")
def test_cards_say_which_lines_they_could_cover(lay):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["T02"]}, actions={"anna": 3}, market=EVEN, money={"anna": 40})
    own = m.match.view(0)["reading"]["yours"]
    symbols = {line["symbol"] for line in m.match.view()["table"]["people"][0]["job"]["lines"]}
    assert ("T02" in own["hand_lines"]) == ("townhouse" in symbols)
    assert own["demotable"] is True


@rule("W-5.6", "W-5.10")
def test_a_deed_with_a_card_of_the_board_says_what_it_costs_and_brings(lay):
    m = lay(boards={"anna": ["T02", "H01", "H07"]}, actions={"anna": 2}, market=EVEN, money={"anna": 20})
    deeds = {deed["option"]: deed for deed in m.match.view(0)["reading"]["yours"]["deeds"]}
    assert (deeds["maintain:T02:p0"]["amount"], deeds["maintain:T02:p0"]["actions"]) == (3, 1)
    assert deeds["sell:T02:p0"]["amount"] == -13
    assert deeds["sell:T02:p0"]["additions"] == {"bonus:H07:p2:T02": 2}
    assert (deeds["use:H01:p1"]["amount"], deeds["use:H01:p1"]["actions"]) == (1, -1)
    assert deeds["throw:H01:p1"]["amount"] == 0
    assert m.match.view(1)["reading"]["yours"]["deeds"] == []


@rule("W-4.2", "W-5.6")
def test_prices_are_told_for_every_arrangement_of_the_market(lay):
    m = lay(boards={"anna": ["T02"]}, hands={"anna": ["V02"]}, market=EVEN)
    read = m.match.view(0)["reading"]
    assert read["estates"]["s0"][0]["under"] == {"-3": 9, "-2": 10, "+1": 13, "+3": 15}
    assert read["yours"]["hand_prices"] == {"V02": {"-3": 17, "-2": 18, "+1": 21, "+3": 23}}


# -- whole matches


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("together", [False, True])
def test_over_whole_matches_all_of_it_agrees_with_what_is_asked(seats, together):
    causes = set()
    for seed in range(4):
        rng = Random(f"{seats} {seed}")
        match = palazzo.new_match("last-will", seats, seed=seed, options={"together": together})
        while not match.over:
            question = rng.choice([question for question in match.questions if question.due])
            if question.prompt in ("choose-errand", "choose-action") and rng.random() < 0.4:
                read = match.view(question.seat)["reading"]
                if question.prompt == "choose-errand":
                    agrees_with_errand(match, question, read)
                for play in read["yours"]["plays"]:
                    assert (play["option"] in question.options) == (not play["lacks"]), play
                if question.prompt == "choose-action":
                    agrees_with_deeds(match, question, read["yours"]["deeds"])
            match.answer(question.seat, question.sample(rng), question.id)
        view = match.view()
        ledger = view["outcome"]["ledger"]
        assert [sum(one.values()) for one in ledger.values()] == match.table.money
        assert view["outcome"]["course"][-1] == [match.table.round, *view["outcome"]["scores"]]
        causes |= {cause for one in ledger.values() for cause in one}
        assert [rank["place"] for rank in view["reading"]["ranks"]] == view["outcome"]["places"]
        assert [rank["worth"] for rank in view["reading"]["ranks"]] == view["outcome"]["scores"]
        last = [rank for rank in view["reading"]["ranks"] if rank["place"]]
        assert all(rank["decided_by"] for rank in last)
    assert causes <= set(CAUSES)
    assert {"will", "salary", "purchases", "events"} <= causes


def agrees_with_deeds(match, question, deeds):
    verbs = ("activate", "maintain", "maintain-with", "sell", "sell-with", "use", "lower", "throw")
    offered = [option for option in question.options if option.split(":")[0] in verbs]
    assert [deed["option"] for deed in deeds] == offered
    for deed in deeds[:3]:
        told = match.foresee(question.seat, [deed["option"]], question=question.id)
        money = [one for one in told["figures"] if one["figure"] == "money" and one["of"] == [f"s{question.seat}"]]
        if money and told["next"] is None:
            assert money[0]["before"] - money[0]["after"][0] == deed["amount"], deed


def agrees_with_errand(match, question, read):
    """The boy who is asked for comes first, and every boy is at home, sent, or to come."""
    assert read["boys"][0] == {"seat": f"s{question.seat}", "boy": question.facts["boy"]}
    sent = Counter(errand["seat"] for errand in read["errands"])
    coming = Counter(boy["seat"] for boy in read["boys"])
    for seat in range(match.seats):
        assert coming[f"s{seat}"] == match.table.boys[seat]
        assert sent[f"s{seat}"] + coming[f"s{seat}"] == match.table.boys_of(seat)
    assert read["order"]["now"] == f"s{question.seat}"


def test_faces_of_the_cards_come_with_the_catalogue():
    board = next(entry["board"] for entry in palazzo.catalogue() if entry["id"] == "last-will")
    faces = {card["id"]: card for card in board["cards"]}
    assert faces["T02"]["track"][0] == 12
    assert all(card["track"] and "price" in card for card in faces.values() if card["kind"] == "property")
    assert all(card["modes"] for card in faces.values() if card["kind"] == "event")
    assert board["jobs"][0]["lines"]
