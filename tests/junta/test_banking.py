"""J-7: the bank."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

PLACES = {"anna": "bank", "bruno": "home", "carla": "bank", "dario": "headquarters", "elena": "home"}


def day(door="bank", **position):
    """Anna and Carla are at the Bank."""
    position.setdefault("locations", PLACES)
    position.setdefault("cash", {"anna": ["3M", "1M"], "bruno": ["2M"], "carla": ["2M"]})
    return set_table(door, president="anna", offices=FEW_OFFICES, **position)


# -- who, and what


@rule("J-7.1")
def test_those_at_the_bank_deposit_and_withdraw_any_notes():
    m = day(swiss={"anna": ["2M", "2M"]})
    m.pass_all()
    assert (m.prompt(), m.asked()) == ("bank-business", ["anna", "carla"])
    m.answer("anna", ["deposit:3M", "take-out:2M"])
    m.answer("carla", [])
    assert (m.cash("anna"), m.account("anna")) == (["1M", "2M"], ["2M", "3M"])
    assert (m.cash("carla"), m.account("carla")) == (["2M"], [])


@rule("J-7.1")
def test_one_banks_only_what_one_has():
    m = day(swiss={"anna": ["2M"]})
    m.pass_all()
    assert m.refused("anna", ["deposit:2M"]) == "not-offered"
    assert m.refused("anna", ["take-out:3M"]) == "not-offered"
    assert m.refused("anna", ["deposit:3M", "deposit:3M"]) == "too-many-of"
    assert m.refused("bruno", ["deposit:2M"]) == "not-asked"


@rule("J-7.1")
@pytest.mark.parametrize("fate", [{"dead": ["carla"]}, {"exile": {"carla": "AM1"}}])
def test_the_dead_and_the_exiled_do_not_bank(fate):
    m = day(locations={"anna": "bank"}, cash={}, **fate)
    m.pass_all()
    assert m.asked() == ["anna"]


@rule("J-7.1")
def test_a_victim_at_the_bank_does_not_bank():
    m = day("assassinations")
    m.order("bruno", "secret-police", "carla", "bank")
    m.until("bank-business")
    assert not m.alive("carla")
    assert m.asked() == ["anna"]


# -- closed


@rule("J-7.2")
def test_after_lunch_there_is_banking_if_nobody_starts_a_coup():
    m = day(bank="lunch", pretext=True)
    m.pass_all()
    assert m.prompt() == "start-coup"
    for _ in range(4):
        m.act(m.asked()[0], "pass")
    assert (m.prompt(), m.asked(), m.fact("phase")) == ("bank-business", ["anna", "carla"], 8)
    m.answer("anna", ["deposit:3M"])
    m.answer("carla", [])
    assert m.account("anna") == ["3M"]
    assert m.person("anna")["account"] is True
    assert m.fact("phase") == 1


@rule("J-7.2", "J-8.3")
def test_a_pretext_over_lunch_comes_too_late_for_a_coup():
    m = day(bank="lunch", hands={"bruno": ["E11"]})
    m.pass_all()
    for _ in range(4):
        m.act(m.asked()[0], "pass")
    assert (m.prompt(), m.fact("pretext")) == ("bank-business", False)
    m.play_any("bruno", "play", "E11")
    assert (m.prompt(), m.fact("pretext")) == ("bank-business", True)
    m.answer("anna", [])
    m.answer("carla", [])
    assert m.fact("phase") == 1


@rule("J-7.2")
def test_after_a_coup_there_is_banking_once_the_squad_has_fired():
    m = day("aftermath", bank="lunch", leader="bruno", rebels=["bruno", "carla"])
    assert m.prompt() == "firing-squad"
    m.answer("anna", "shoot:carla")
    m.answer("carla", "pass")
    assert (m.prompt(), m.asked(), m.fact("phase")) == ("bank-business", ["anna"], 9)
    assert m.cash("anna") == ["1M", "2M", "3M"]


@rule("J-7.2")
@pytest.mark.parametrize(("door", "coup"), [("bank", {}), ("aftermath", {"leader": "bruno"})])
def test_on_holiday_there_is_none_this_turn(door, coup):
    m = day(door, bank="holiday", **coup)
    while m.fact("phase") != 1:
        assert m.prompt() != "bank-business"
        m.default()


@rule("J-7.2")
def test_a_card_closes_the_bank_even_over_lunch():
    for bank in ("open", "lunch"):
        m = day(bank=bank, hands={"dario": ["E10"]}, influence={"dario": ["I03"]})
        m.answer("dario", "play:E10")
        m.pass_all()
        assert m.fact("bank") == "holiday"
        while m.fact("phase") != 1:
            assert m.prompt() != "bank-business"
            m.default()


@rule("J-7.3")
def test_never_twice_in_one_turn():
    m = day()
    m.pass_all()
    m.answer("anna", ["deposit:3M"])
    m.answer("carla", [])
    while m.fact("phase") != 1:
        assert m.prompt() != "bank-business"
        m.default()
    late = day("aftermath", bank="lunch", banked=True, leader="bruno", rebels=["bruno"])
    late.answer("anna", "nobody")
    assert late.fact("phase") == 1


# -- secrecy


@rule("J-7.4")
def test_sums_and_directions_stay_secret():
    one, other = (day(swiss={"anna": ["2M"]}, aid_left=60) for _ in range(2))
    for m, choice in ((one, ["deposit:1M"]), (other, ["deposit:3M", "take-out:2M"])):
        m.pass_all()
        m.answer("anna", choice)
        m.answer("carla", [])
    for name in (None, "bruno", "carla"):
        assert one.view(name) == other.view(name)
        assert one.events(name) == other.events(name)
    assert one.said("banked", "anna") == [{"transactions": ["deposit:1M"]}]
    assert one.said("banking") == [{"seats": ["s0", "s2"]}]


@rule("J-7.4")
def test_all_entitled_are_asked_at_once():
    m = day()
    m.pass_all()
    m.answer("carla", ["deposit:2M"])
    assert m.cash("carla") == ["2M"]
    m.answer("anna", [])
    assert m.cash("carla") == []


@rule("J-7.4")
def test_swiss_money_serves_for_no_costs_deals_or_budgets():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, swiss={"anna": ["3M"]})
    offer = {"terms": [{"from": "anna", "to": "bruno", "goods": {"3M": 1}}]}
    assert m.refused("anna", offer, "deal.offer.0") == "not-theirs-to-give"
    assert m.refused("anna", {"bruno": ["3M"]}) == "not-offered"
    assert not m.may("anna", "burn")
    m = day("assassinations", cash={}, swiss={"carla": ["3M"]}, hands={"carla": ["A02"]})
    m.act("bruno", "no-more")
    assert m.refused("carla", "attempt:A02:dario:home") == "card-too-dear"
