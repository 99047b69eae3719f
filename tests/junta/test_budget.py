"""J-4.4 to J-4.7: the budget, its piles and sums, what becomes of it, and what is known of everyone's cash then."""

from random import Random

import pytest

from junta_table import FEW_OFFICES, WORTH, set_table
from palazzo.games.junta.state import CASH

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
    assert thick.yours("bruno")["piles"] == {}
    assert thick.said("proposes") == [{"seat": "s0", "sums": {"s1": 1}}]
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
    assert m.said("receives-unannounced", "carla") == [{"seat": "s2", "notes": ["2M"]}]
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
    assert sum(m.units("PAR").values()) == 4
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
    assert m.units("PAR") == {}
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


# -- what a declared sum tells of its receiver's cash


def supposed(m, name, holder="bruno"):
    """What a player may suppose another has in hand: the worth of his notes in many imagined worlds."""
    worlds = [m.match.resample(m.seat(name), Random(number)) for number in range(60)]
    hands = [world.view(m.seat(holder))["table"]["yours"]["cash"] for world in worlds]
    return {sum(WORTH[note] for note in hand) for hand in hands}


def paid(piles, sums, **position):
    """A budget passed and paid, out of three notes of 3M and as many of 1M."""
    m = table(cash={"anna": ["3M", "3M", "3M", "1M", "1M", "1M"]}, **position)
    m.propose(piles, sums)
    return passed(m)


@rule("J-4.4", "J-4.5")
def test_nobody_supposes_that_a_receiver_has_less_than_was_announced():
    m = paid({"bruno": ["3M", "3M"], "dario": ["3M", "1M"]}, {"bruno": 5})
    for name in ("carla", "dario"):
        assert supposed(m, name) == {5, 6}
    assert supposed(m, "anna") == supposed(m, "bruno") == {6}
    assert min(supposed(m, "carla", "dario")) == 2


@rule("J-4.4")
def test_worlds_are_found_where_notes_are_supposed_around_a_ring():
    """Of three notes each is with one of two neighbours: no exchange of two leads from one possible deal to the other,
    and of the two only one has the sum that was announced."""
    m = table(cash={"bruno": ["3M"], "carla": ["1M"], "dario": ["1M"]})
    g, anna = m.match.table, m.seat("anna")
    for giver, taker in (("bruno", "carla"), ("carla", "dario"), ("dario", "bruno")):
        note = g.cash[m.seat(giver)][0]
        g.sights[note] = sum(1 << (CASH + m.seat(name)) * 8 + anna for name in (giver, taker))
    g.floor[m.seat("bruno")] = 3
    assert m.match.audit() == ()
    assert supposed(m, "anna") == {3}


@rule("J-4.4")
def test_nobody_supposes_that_a_pile_holds_less_than_its_sum():
    m = table(cash={"anna": ["3M", "3M", "1M"]})
    m.propose({"bruno": ["3M", "3M"]}, {"bruno": 5})
    for number in range(60):
        pile = m.match.resample(2, Random(number)).view(0)["table"]["yours"]["piles"]["s1"]
        assert sum(WORTH[note] for note in pile) >= 5


@rule("J-4.5")
def test_of_a_budget_that_comes_back_its_proposer_has_at_least_the_sum():
    m = table(cash={"anna": ["3M", "3M"]})
    m.propose({"bruno": ["3M", "3M"]}, {"bruno": 5})
    rejected(m)
    m.act("bruno", "leave")
    assert supposed(m, "carla", "anna") == {5, 6}


@rule("J-4.5")
def test_notes_spent_in_the_open_come_off_what_was_announced():
    m = paid({"bruno": ["3M", "3M"]}, {"bruno": 5})
    m.burn("bruno", ["3M"])
    assert supposed(m, "carla") == {2, 3}


@rule("J-4.5", "J-14.1")
def test_once_notes_have_changed_hands_unseen_nothing_announced_is_certain_any_more():
    m = paid({"bruno": ["3M", "3M"]}, {"bruno": 5}, aid_left=40)
    m.swap("bruno", ("bruno", "dario", {"3M": 1}))
    assert supposed(m, "carla") == {1, 2, 3}


@rule("J-4.5", "J-6.5")
def test_a_killer_inherits_what_was_announced_to_his_victim():
    m = paid({"dario": ["3M", "3M"]}, {"dario": 5})
    m.until("choose-location")
    m.hide()
    m.order("bruno", "secret-police", "dario", "home")
    m.quiet("declare-attempts", "react-P6R")
    assert supposed(m, "carla", "bruno") == {5, 6}


@rule("J-4.5", "J-7.1")
def test_after_business_at_the_bank_nothing_announced_is_certain_any_more():
    m = paid({"bruno": ["3M", "3M"]}, {"bruno": 5}, aid_left=40)
    m.until("choose-location")
    m.hide(bruno="bank")
    m.until("bank-business")
    assert supposed(m, "carla") == {5, 6}
    m.answer("bruno", ["deposit:3M"])
    assert supposed(m, "carla") == {1, 2, 3}
