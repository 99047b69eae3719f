"""J-15.I01 to J-15.I13: Influence, laid in play and kept until its owner dies or a card takes it."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

VOTES = {
    "I01": 10,
    "I02": 8,
    "I03": 7,
    "I04": 5,
    "I05": 5,
    "I06": 5,
    "I07": 3,
    "I08": 3,
    "I09": 3,
    "I10": 3,
    "I11": 3,
    "I13": 3,
}
EVERY_INFLUENCE = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in [*VOTES, "I12"]]
WITH_VOTES = [pytest.param(card, votes, marks=rule(f"J-15.{card}")) for card, votes in VOTES.items()]
PARTNERS = [
    pytest.param("I04", "I01", 10, marks=rule("J-15.I04")),
    pytest.param("I05", "I06", 10, marks=rule("J-15.I05")),
    pytest.param("I09", "I08", 6, marks=rule("J-15.I09")),
]
CREDITS = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ("I03", "I11")]


def at_the_ballot(**position):
    """Anna's budget of nothing is put to the vote; Anna votes first."""
    m = set_table(at="budget", offices=FEW_OFFICES, size=108, cash={"anna": ["1M"]}, **position)
    m.quiet("return-home")
    m.propose({}, {})
    m.pass_all()
    return m


def worth(m, name, block):
    """What a block was worth when this player cast it."""
    seat = m.ref(name)
    return [value for by, cast, _, value in m.paper("ballot")["casts"] if (by, cast) == (seat, block)]


# -- laying


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_influence_is_laid_at_any_time_openly_and_stays_in_play(card):
    m = set_table(at="appointments", size=108, hands={"bruno": [card, "E13"]})
    m.play_any("bruno", "lay", card)
    assert (m.hand("bruno"), m.influence("bruno"), m.pile("discards")) == (["E13"], [card], [])
    assert m.said("lays") == [{"seat": "s1", "card": card}]


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_influence_laid_as_a_vote_stays_in_play(card):
    m = at_the_ballot(hands={"anna": [card]})
    m.vote("anna", {"yes": [card]})
    assert (m.hand("anna"), m.influence("anna"), m.pile("discards")) == ([], [card], [])
    assert worth(m, "anna", card) == [VOTES.get(card, 0)]


@pytest.mark.parametrize(("card", "votes"), WITH_VOTES)
def test_influence_in_play_votes_in_every_ballot_once(card, votes):
    m = at_the_ballot(influence={"anna": [card]})
    m.ballot({"anna": {"no": [card]}})
    assert m.ballot_tally() == {"no": votes, "yes": 0}
    assert m.prompt() == "vote"
    assert m.refusal("anna", {"no": [card]}).reason == "not-offered"
    m.settle()
    assert m.influence("anna") == [card]
    assert m.heard("budget-rejected")


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_influence_is_nothing_to_play_when_attempts_are_declared(card):
    m = set_table(at="assassinations", offices=FEW_OFFICES, size=108, hands={"bruno": [card]})
    refusal = m.refusal("bruno", f"lay:{card}")
    assert (refusal.reason, refusal.facts["timing"]) == ("card-wrong-time", ["LAY"])
    assert not m.may("bruno", "cards")


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_influence_in_play_cannot_be_given_away(card):
    m = set_table(at="appointments", size=108, influence={"bruno": [card]})
    refusal = m.refusal(
        "bruno", {"terms": [{"from": "bruno", "to": "carla", "goods": {card: 1}}]}, f"deal.offer.{m.seat('bruno')}"
    )
    assert refusal.reason == "not-theirs-to-give"
    assert m.influence("bruno") == [card]


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_influence_is_lost_with_the_life_of_its_owner(card):
    m = set_table(
        at="assassinations",
        offices=FEW_OFFICES,
        size=108,
        influence={"dario": [card]},
        locations={"anna": "home", "bruno": "home", "carla": "home", "dario": "home", "elena": "home"},
    )
    m.order("bruno", "secret-police", "dario", "home")
    m.until("play-or-pass")
    assert not m.alive("dario")
    assert (m.influence("dario"), m.pile("discards")) == ([], [card])


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_the_influence_of_an_exile_sleeps(card):
    m = at_the_ballot(exile={"bruno": "AM1"}, influence={"bruno": [card]})
    m.vote("anna")
    assert m.asked() == ["carla"]
    assert m.influence("bruno") == [card]


@pytest.mark.parametrize("card", EVERY_INFLUENCE)
def test_an_exile_lays_no_influence_but_may_discard_it(card):
    m = set_table(at="appointments", size=108, exile={"bruno": "AM1"}, hands={"bruno": [card]})
    assert m.any_refusal("bruno", "lay", card) == "card-not-present"
    m.play_any("bruno", "discard", card)
    assert (m.hand("bruno"), m.pile("discards")) == ([], [card])


# -- partners


@pytest.mark.parametrize(("card", "partner", "votes"), PARTNERS)
def test_with_its_partner_in_play_influence_is_worth_more(card, partner, votes):
    m = at_the_ballot(influence={"anna": [card, partner]})
    m.vote("anna", {"yes": [card]})
    assert worth(m, "anna", card) == [votes]


@pytest.mark.parametrize(("card", "partner", "votes"), PARTNERS)
def test_partners_laid_in_the_same_vote_count_as_partners(card, partner, votes):
    m = at_the_ballot(hands={"anna": [card, partner]})
    m.vote("anna", {"yes": [card], "no": [partner]})
    assert worth(m, "anna", card) == [votes]
    assert worth(m, "anna", partner) == [VOTES[partner]]


@pytest.mark.parametrize(("card", "partner", "votes"), PARTNERS)
def test_a_partner_in_hand_or_in_another_players_play_adds_nothing(card, partner, votes):
    m = at_the_ballot(influence={"anna": [card]}, hands={"anna": [partner]})
    m.vote("anna", {"yes": [card]})
    assert worth(m, "anna", card) == [VOTES[card]]
    m = at_the_ballot(influence={"anna": [card], "bruno": [partner]})
    m.vote("anna", {"yes": [card]})
    assert worth(m, "anna", card) == [VOTES[card]]


@rule("J-2.12")
@pytest.mark.parametrize(("card", "partner", "votes"), PARTNERS)
def test_a_partner_laid_later_does_not_change_a_vote_already_cast(card, partner, votes):
    m = at_the_ballot(influence={"anna": [card]}, hands={"anna": [partner]})
    m.ballot({"anna": {"yes": [card]}})
    m.vote("anna", {"yes": [partner]})
    assert worth(m, "anna", card) == [VOTES[card]]


# -- I03 Bankers, I11 Monarchists: a credit each turn


def with_credit(*influence, **position):
    """Bruno is asked for his attempts, with this Influence in play."""
    places = dict.fromkeys(("anna", "bruno", "carla", "dario", "elena"), "home")
    return set_table(
        at="assassinations", offices=FEW_OFFICES, locations=places, influence={"bruno": list(influence)}, **position
    )


@rule("J-15.3")
@pytest.mark.parametrize("card", CREDITS)
def test_a_credit_pays_one_million_of_an_assassin(card):
    m = with_credit(card, hands={"bruno": ["A03"]}, cash={"bruno": ["1M", "1M"]})
    assert m.person("bruno")["credits"] == 1
    m.order("bruno", "A03", "dario", "home", ["1M"])
    assert m.cash("bruno") == ["1M"]
    assert m.said("pays") == [{"seat": "s1", "notes": ["1M"], "credits": 1}]
    assert m.person("bruno")["credits"] == 0


@rule("J-15.3")
@pytest.mark.parametrize("card", CREDITS)
def test_a_credit_alone_pays_an_assassin_without_a_note(card):
    m = with_credit(card, hands={"bruno": ["A01"]}, size=108)
    m.order("bruno", "A01", "dario", "home")
    assert m.said("pays") == [{"seat": "s1", "notes": [], "credits": 1}]
    assert m.hand("bruno") == []


@rule("J-15.3")
@pytest.mark.parametrize("card", CREDITS)
def test_a_credit_is_used_once_a_turn(card):
    m = with_credit(card, size=108, hands={"bruno": ["A01", "A01"]})
    m.order("bruno", "A01", "dario", "home")
    assert m.refusal("bruno", "attempt:A01:s4:home").reason == "card-too-dear"


@rule("J-15.3")
@pytest.mark.parametrize("card", CREDITS)
def test_a_credit_comes_back_next_turn_and_does_not_pile_up(card):
    m = with_credit(card, size=108, hands={"bruno": ["A01"]})
    m.order("bruno", "A01", "dario", "mistress")
    assert m.person("bruno")["credits"] == 0
    m.to_phase(2)
    assert m.person("bruno")["credits"] == 1
    m.to_phase(3)
    m.to_phase(2)
    assert m.person("bruno")["credits"] == 1


@rule("J-15.I03")
@rule("J-15.I11")
@rule("J-15.3")
def test_both_credits_together_pay_two_millions():
    m = with_credit("I03", "I11", hands={"bruno": ["A03"]})
    assert m.person("bruno")["credits"] == 2
    m.order("bruno", "A03", "dario", "home")
    assert m.said("pays") == [{"seat": "s1", "notes": [], "credits": 2}]


@rule("J-15.I03")
@rule("J-15.I11")
@rule("J-15.3")
def test_of_two_credits_a_cost_of_one_million_uses_one():
    m = with_credit("I03", "I11", size=108, hands={"bruno": ["A01", "A01"]})
    m.order("bruno", "A01", "dario", "home")
    assert m.person("bruno")["credits"] == 1
    m.order("bruno", "A01", "dario", "home")
    assert m.person("bruno")["credits"] == 0


@rule("J-5.4")
@pytest.mark.parametrize("card", CREDITS)
def test_the_credit_of_an_exile_sleeps(card):
    m = set_table(at="appointments", exile={"bruno": "AM1"}, influence={"bruno": [card]})
    assert m.person("bruno")["credits"] == 0


@pytest.mark.parametrize("card", CREDITS)
def test_a_credit_is_no_note_and_cannot_be_given_or_thrown_away(card):
    m = set_table(at="appointments", influence={"bruno": [card]})
    assert m.person("bruno")["money"] is False
    assert not m.may("bruno", "burn")


# -- I12 Electoral fraud


@rule("J-15.I12")
@pytest.mark.parametrize(("vote", "votes"), [("V01", 3), ("V02", 4)])
def test_with_fraud_in_play_every_vote_card_is_worth_one_more(vote, votes):
    m = at_the_ballot(influence={"anna": ["I12"]}, hands={"anna": [vote]})
    m.vote("anna", {"yes": [vote]})
    assert worth(m, "anna", vote) == [votes]


@rule("J-15.I12")
def test_fraud_laid_with_a_vote_card_already_helps_it():
    m = at_the_ballot(hands={"anna": ["I12", "V01"]})
    m.vote("anna", {"yes": ["V01", "I12"]})
    assert (worth(m, "anna", "V01"), worth(m, "anna", "I12")) == ([3], [0])


@rule("J-15.I12")
def test_fraud_helps_neither_influence_nor_offices_nor_looting_nor_the_others():
    m = at_the_ballot(influence={"anna": ["I12", "I01"]}, hands={"anna": ["E08"], "bruno": ["V01"]})
    m.vote("anna", {"yes": ["I01", "office", "E08"]})
    m.vote("bruno", {"no": ["V01"]})
    assert m.ballot_tally() == {"yes": 10 + 1 + 5, "no": 2}


@rule("J-15.I12")
def test_fraud_in_play_has_no_vote_of_its_own():
    m = at_the_ballot(influence={"anna": ["I12"]})
    assert m.refusal("anna", {"yes": ["I12"]}).reason == "not-offered"
