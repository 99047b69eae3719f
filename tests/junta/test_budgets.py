"""J-4.4 to J-4.7: the budget, its piles and sums, and what becomes of it."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

EIGHT = ["1M", "1M", "1M", "2M", "2M", "3M"]


def table(**position):
    """Anna is about to propose."""
    position.setdefault("cash", {"anna": EIGHT})
    return set_table("budget", president="anna", offices=FEW_OFFICES, **position)


def rejected(m):
    """The Chamber says no, and nobody plays a card."""
    m.ballot({"carla": {"no": ["office"]}}, {})
    return m


def passed(m):
    """The Chamber says yes."""
    m.ballot({"anna": {"yes": ["office"]}}, {})
    return m


# -- the proposal


@rule("J-4.4")
def test_the_president_lays_actual_notes_for_any_other_living_player_exiles_too():
    m = table(exile={"dario": "AM1"}, dead=["elena"])
    assert m.question("anna").bounds()["places"] == ["s1", "s2", "s3"]
    assert m.refused("anna", {"anna": ["1M"]}) == "not-offered"
    assert m.refused("anna", {"elena": ["1M"]}) == "not-offered"
    m.propose({"bruno": ["3M"], "dario": ["1M"]}, {"bruno": 3, "dario": 1})
    assert m.paper("budget")["sums"] == {"s1": 3, "s3": 1}


@rule("J-4.4")
def test_he_may_propose_nothing():
    m = table()
    m.propose({}, {})
    assert m.said("proposes") == [{"seat": "s0", "sums": {}}]


@rule("J-4.4")
def test_he_cannot_lay_notes_he_has_not():
    m = table(cash={"anna": ["2M"]}, swiss={"anna": ["3M"]})
    assert m.refused("anna", {"bruno": ["3M"]}) == "not-offered"
    assert m.refused("anna", {"bruno": ["2M"], "carla": ["2M"]}) == "too-many-of"


@rule("J-4.4")
@rule("J-4.7")
def test_no_change_is_made_so_a_sum_is_at_most_its_pile():
    m = table(cash={"anna": ["2M", "2M"]}, swiss={"anna": ["1M"]})
    m.answer("anna", {"bruno": ["2M"], "carla": ["2M"]})
    assert m.refused("anna", {"bruno": 3}) == "want-amount-at"
    assert m.refused("anna", {"bruno": 1, "dario": 1}) == "want-amount-at"
    m.answer("anna", {"bruno": 1, "carla": 2})
    assert m.paper("budget")["sums"] == {"s1": 1, "s2": 2}


@rule("J-4.4")
def test_sums_are_public_and_piles_known_to_the_president_alone():
    thick = table(cash={"anna": ["1M", "1M", "1M", "3M"]}, aid_left=80)
    thin = table(cash={"anna": ["1M", "1M", "1M", "3M"]}, aid_left=80)
    thick.propose({"bruno": ["1M", "1M", "1M"]}, {"bruno": 1})
    thin.propose({"bruno": ["3M"]}, {"bruno": 1})
    assert thick.yours("anna")["piles"] == {"s1": ["1M", "1M", "1M"]}
    for name in (None, "bruno", "carla"):
        assert thick.view(name) == thin.view(name)
        assert thick.events(name) == thin.events(name)
    assert thick.view("bruno")["table"]["papers"][0] == {"id": "budget", "proposer": "s0", "sums": {"s1": 1}}


@rule("J-4.4")
def test_nothing_is_known_before_the_sums_are_declared():
    m = table()
    before = m.view("bruno")
    m.answer("anna", {"bruno": ["3M"]})
    assert m.view("bruno")["table"] == before["table"]
    assert not m.heard("proposes", "bruno")


@rule("J-4.4")
def test_piles_are_locked_until_the_budget_is_settled():
    m = table(cash={"anna": ["3M", "1M"]})
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    offer = {"terms": [{"from": "s0", "to": "s2", "goods": {"3M": 1}}]}
    assert m.refused("anna", offer, "deal.offer.0") == "not-theirs-to-give"
    assert m.refused("anna", ["3M"], "burn.0") == "not-offered"
    assert m.cash("anna") == ["1M"]
    m.swap("anna", ("anna", "carla", {"1M": 1}))
    assert m.cash("carla") == ["1M"]


@rule("J-4.4")
def test_offers_lapse_when_the_piles_are_laid_whatever_lies_in_them():
    for piles in ({"bruno": ["3M"]}, {}):
        m = table(cash={"anna": ["3M", "1M"]})
        deal = m.offer("anna", ("anna", "carla", {"3M": 1}))
        m.propose(piles, {})
        assert m.deals("carla") == []
        assert m.refused("carla", "accept", f"deal.reply.{deal}.2") == "no-such-question"


# -- passed


@rule("J-4.5")
def test_a_budget_passed_is_paid_as_the_piles_lie_and_each_sees_his_own():
    m = table(cash={"anna": ["3M", "2M", "1M"]})
    m.propose({"bruno": ["3M", "1M"], "carla": ["2M"]}, {"bruno": 2, "carla": 2})
    passed(m)
    assert (m.cash("anna"), m.cash("bruno"), m.cash("carla")) == ([], ["1M", "3M"], ["2M"])
    assert m.said("receives", "bruno")[0] == {"seat": "s1", "amount": 2, "notes": ["1M", "3M"]}
    for name in (None, "anna", "carla"):
        assert "notes" not in m.said("receives", name)[0]
    assert m.view("carla")["table"]["people"][1]["known_cash"] == []
    assert m.view("anna")["table"]["people"][1]["known_cash"] == ["1M", "3M"]
    assert (m.fact("pretext"), m.fact("bank"), m.fact("occupied")) == (False, "open", False)
    assert m.paper("budget") is None


@rule("J-4.5")
def test_what_was_not_announced_only_its_receiver_hears_of():
    m = table(cash={"anna": ["3M", "2M", "1M"]})
    m.propose({"bruno": ["3M"], "carla": ["2M"]}, {"bruno": 3})
    passed(m)
    assert m.cash("carla") == ["2M"]
    assert [line["seat"] for line in m.said("receives")] == ["s1"]
    assert m.said("receives-unannounced", "carla") == [{"notes": ["2M"]}]
    for name in (None, "anna", "bruno", "dario"):
        assert not m.said("receives-unannounced", name)


@rule("J-4.5")
def test_he_may_add_gifts():
    m = table(cash={"anna": ["3M", "2M"]})
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    passed(m)
    m.swap("anna", ("anna", "bruno", {"2M": 1}))
    assert m.cash("bruno") == ["2M", "3M"]


@rule("J-4.5")
def test_an_exile_is_paid():
    m = table(exile={"dario": "AM1"})
    m.propose({"dario": ["3M"]}, {"dario": 3})
    passed(m)
    assert m.cash("dario") == ["3M"]


# -- rejected


@rule("J-4.6")
def test_a_rejected_budget_is_a_pretext_and_then_come_cards():
    m = table()
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    m.ballot({"carla": {"no": ["office"]}})
    assert not m.fact("pretext")
    m.quiet("vote", "react-VR")
    assert m.fact("pretext")
    assert (m.prompt(), m.asked()) == ("react-P4R", ["bruno", "carla", "dario", "elena"])
    assert m.fact("bank") == "open"


@rule("J-4.6")
def test_the_minister_may_force_it_with_all_police_in_parliament():
    m = table(cash={"anna": ["3M", "1M"]})
    m.propose({"dario": ["3M"]}, {"dario": 2})
    rejected(m)
    assert (m.prompt(), m.asked(), m.options("bruno")) == ("force-budget", ["bruno"], ["leave", "force"])
    m.act("bruno", "force")
    assert (m.cash("dario"), m.cash("anna")) == (["3M"], ["1M"])
    assert (m.fact("bank"), m.fact("pretext"), m.fact("occupied")) == ("lunch", True, True)
    assert m.said("budget-forced") == [{"seat": "s1"}]
    m.until("start-coup")
    assert m.units("PAR") == {("police", "bruno"): 4}


@rule("J-4.5")
@rule("J-4.6")
def test_left_alone_the_president_keeps_everything_unseen_and_the_bank_is_on_holiday():
    m = table(cash={"anna": ["3M", "1M"]})
    m.propose({"dario": ["3M"]}, {"dario": 2})
    rejected(m)
    m.act("bruno", "leave")
    assert (m.cash("dario"), m.cash("anna")) == ([], ["1M", "3M"])
    assert (m.fact("bank"), m.fact("pretext"), m.fact("occupied")) == ("holiday", True, False)
    assert not m.heard("receives")
    assert m.view("dario")["table"]["people"][0]["known_cash"] == []


@rule("J-4.6")
@pytest.mark.parametrize("absence", [{"dead": ["bruno"]}, {"exile": {"bruno": "AM1"}}])
def test_with_no_minister_alive_and_present_it_cannot_be_forced(absence):
    m = table(cash={"anna": ["3M"]}, **absence)
    m.until("budget-piles")
    m.propose({"dario": ["3M"]}, {"dario": 2})
    rejected(m)
    assert (m.cash("anna"), m.fact("bank")) == (["3M"], "holiday")
    assert m.fact("phase") == 5


@rule("J-4.6")
def test_a_holiday_never_becomes_lunch():
    m = table(bank="holiday")
    m.propose({}, {})
    rejected(m)
    m.act("bruno", "force")
    assert (m.fact("bank"), m.fact("occupied")) == ("holiday", True)


@rule("J-4.7")
def test_notes_drawn_and_notes_already_in_hand_may_be_mixed():
    m = table(cash={"anna": ["3M", "2M", "1M"]}, drawn=["3M"])
    m.propose({"bruno": ["3M", "2M", "1M"]}, {"bruno": 6})
    passed(m)
    assert m.cash("bruno") == ["1M", "2M", "3M"]
