"""J-15.V01 to J-15.V09 and J-15.E08: cards that vote; J-15.E01 to J-15.E04: cards about ballots."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

VOTES = {"V01": 2, "V02": 3, "V03": 2, "V04": 2, "V05": 3, "V06": 3, "V07": 2, "V08": 2, "V09": 3}
EVERY_VOTE = [pytest.param(card, votes, marks=rule(f"J-15.{card}")) for card, votes in VOTES.items()]
CUTS = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ("E01", "E02")]
ALL = ["anna", "bruno", "carla", "dario", "elena"]


def at_the_ballot(**position):
    """A budget of nothing is put to the vote; the President, Anna unless said, votes first."""
    position.setdefault("offices", FEW_OFFICES)
    m = set_table(at="budget", **position)
    m.quiet("return-home")
    m.propose({}, {})
    m.pass_all()
    return m


def cast(m):
    """What has been cast: who, what, for which side, worth how much."""
    return [(m.named(seat), block, side, value) for seat, block, side, value in m.paper("ballot")["casts"]]


def after_round_1(m, **votes):
    """The first round is voted: after_round_1(m, anna={"yes": ["office"]})."""
    while m.prompt() == "vote":
        voter = m.asked()[0]
        m.vote(voter, votes.get(voter))


# -- Vote cards


@pytest.mark.parametrize(("card", "votes"), EVERY_VOTE)
def test_a_vote_card_votes_in_one_ballot_and_is_discarded(card, votes):
    m = at_the_ballot(hands={"anna": [card]})
    m.vote("anna", {"yes": [card]})
    assert cast(m) == [("anna", card, "yes", votes)]
    assert (m.hand("anna"), m.pile("discards")) == ([], [card])
    assert m.said("votes", "elena")[-1] == {"seat": "s0", "votes": {"yes": [card]}}


@pytest.mark.parametrize(("card", "votes"), EVERY_VOTE)
def test_a_vote_card_elects_a_president_too(card, votes):
    m = set_table(at="election", host="anna", hands={"bruno": [card]})
    m.nominate("anna", "carla")
    m.until("vote")
    m.vote("anna")
    m.vote("bruno", {"carla": [card]})
    assert m.ballot_tally() == {"carla": votes}
    m.settle()
    assert (m.president(), m.pile("discards")[:1]) == ("carla", [card])


@pytest.mark.parametrize(("card", "votes"), EVERY_VOTE)
def test_a_vote_card_is_one_block_and_only_for_a_vote(card, votes):
    m = at_the_ballot(hands={"anna": [card]})
    assert m.refusal("anna", {"yes": [card], "no": [card]}).reason == "too-many-of"
    m = set_table(at="appointments", hands={"anna": [card]})
    refusal = m.refusal("anna", f"play:{card}", "cards.0")
    assert (refusal.reason, refusal.facts["timing"]) == ("card-wrong-time", ["VOTE"])


@rule("J-15.V01")
@rule("J-2.2")
def test_two_copies_of_a_vote_card_are_two_blocks():
    m = at_the_ballot(size=108, hands={"anna": ["V01", "V01"]})
    m.vote("anna", {"yes": ["V01"], "no": ["V01"]})
    assert m.ballot_tally() == {"yes": 2, "no": 2}
    assert m.pile("discards") == ["V01", "V01"]


@rule("J-15.V02")
@rule("J-2.2")
def test_a_vote_card_kept_back_may_come_in_the_second_round():
    m = at_the_ballot(hands={"anna": ["V02"]})
    after_round_1(m)
    m.pass_all()
    m.vote("anna", {"yes": ["V02"]})
    assert m.ballot_tally() == {"yes": 3, "no": 0}


# -- E08 Church looted


@rule("J-15.E08")
def test_looting_is_a_block_of_five_votes_and_is_discarded():
    m = at_the_ballot(influence={"anna": ["I01"]}, hands={"anna": ["E08"]})
    m.vote("anna", {"yes": ["E08"], "no": ["I01"]})
    assert m.ballot_tally() == {"yes": 5, "no": 10}
    assert (m.hand("anna"), m.pile("discards"), m.fact("looters")) == ([], ["E08"], ["s0"])


@rule("J-15.E08")
@rule("J-15.2")
def test_looting_needs_the_church_in_play_before_the_vote():
    m = at_the_ballot(hands={"anna": ["E08", "I01"]})
    assert m.refusal("anna", {"yes": ["E08"]}).reason == "not-offered"
    assert m.refusal("anna", {"yes": ["E08", "I01"]}).reason == "not-offered"


@rule("J-15.E08")
def test_a_church_in_another_players_play_is_not_looted():
    m = at_the_ballot(influence={"bruno": ["I01"]}, hands={"anna": ["E08"]})
    assert m.refusal("anna", {"yes": ["E08"]}).reason == "not-offered"


@rule("J-15.E08")
def test_looting_is_played_only_as_a_vote():
    m = set_table(at="appointments", influence={"bruno": ["I01"]}, hands={"bruno": ["E08"]})
    assert m.any_refusal("bruno", "play", "E08") == "card-wrong-time"


@rule("J-15.E08")
def test_looting_votes_once_in_each_ballot_to_the_end_of_the_turn():
    m = set_table(at="government", offices=FEW_OFFICES, influence={"bruno": ["I01"]}, hands={"bruno": ["E08", "E04"]})
    m.answer("bruno", "play:E04")
    m.pass_all()
    m.vote("anna")
    m.vote("bruno", {"no": ["E08"]})
    m.quiet("vote")
    m.pass_all()
    m.vote("anna")
    assert m.refusal("bruno", {"no": ["looting"]}).reason == "not-offered"
    m.settle()
    m.until("budget-piles")
    m.propose({}, {})
    m.pass_all()
    m.vote("anna")
    m.vote("bruno", {"yes": ["looting"]})
    assert ("bruno", "looting", "yes", 5) in cast(m)
    m.to_phase(1)
    assert m.fact("looters") == []


@rule("J-15.E08")
@rule("J-2.10")
def test_looting_votes_again_when_its_ballot_is_voided():
    m = at_the_ballot(influence={"anna": ["I01"]}, hands={"anna": ["E08"], "bruno": ["E03"]})
    after_round_1(m, anna={"yes": ["E08"]})
    m.pass_all()
    m.quiet("vote")
    m.answer("bruno", "play:E03")
    m.pass_all()
    m.vote("anna", {"yes": ["looting"]})
    assert m.ballot_tally() == {"yes": 5, "no": 0}


@rule("J-15.3")
@rule("J-15.E08")
def test_looting_ends_with_the_death_of_the_looter():
    m = set_table(at="assassinations", offices=FEW_OFFICES, looters=["dario"], locations=dict.fromkeys(ALL, "home"))
    assert m.fact("looters") == ["s3"]
    m.order("bruno", "secret-police", "dario", "home")
    m.until("play-or-pass")
    assert m.fact("looters") == []


@rule("J-15.3")
@rule("J-15.E08")
def test_looting_ends_with_exile():
    m = set_table(at="locations", offices=FEW_OFFICES, looters=["dario"])
    m.answer("anna", "remain")
    m.hide(dario="exile:AM1")
    assert m.fact("looters") == []


# -- E01 Power failure, E02 Summer recess


@pytest.mark.parametrize("card", CUTS)
def test_the_ballot_ends_after_the_first_round_and_that_count_stands(card):
    m = at_the_ballot(hands={"dario": [card], "elena": ["V02"]})
    after_round_1(m, anna={"yes": ["office"]})
    assert (m.prompt(), m.asked()) == ("react-V12", ALL)
    m.answer("dario", f"play:{card}")
    m.pass_all()
    assert m.said("counted") == [{"votes": {"no": 0, "yes": 1}}]
    assert m.heard("budget-passed")
    assert not m.heard("second-round")
    assert (m.hand("dario"), m.hand("elena"), m.pile("discards")) == ([], ["V02"], [card])
    assert m.said("plays") == [{"seat": "s3", "card": card, "declared": []}]


@pytest.mark.parametrize("card", CUTS)
def test_an_election_ends_after_the_first_round_too(card):
    m = set_table(at="election", host="anna", hands={"anna": ["V01"], "bruno": [card, "V02"]})
    m.nominate("anna", "anna", "bruno")
    m.until("vote")
    after_round_1(m, anna={"anna": ["V01"]})
    m.quiet("stand-or-refuse")
    m.answer("bruno", f"play:{card}")
    m.pass_all()
    assert m.president() == "anna"


@pytest.mark.parametrize("card", CUTS)
def test_a_cut_is_refused_at_every_other_time(card):
    m = set_table(at="appointments", hands={"bruno": [card]})
    assert m.any_refusal("bruno", "play", card) == "card-wrong-time"
    m = at_the_ballot(hands={"anna": [card]})
    assert m.refusal("anna", {"yes": [card]}).reason == "not-offered"
    after_round_1(m)
    m.pass_all()
    m.quiet("vote")
    m.answer("anna", "no")
    assert m.prompt() == "react-VR"
    refusal = m.refusal("anna", f"play:{card}")
    assert (refusal.reason, refusal.facts["timing"]) == ("card-wrong-time", ["V12"])


@rule("J-15.1")
@rule("J-15.E01")
@rule("J-15.E02")
def test_of_two_cuts_the_second_clockwise_from_the_president_returns_to_its_hand():
    m = at_the_ballot(president="carla", offices={}, hands={"bruno": ["E01"], "dario": ["E02"]})
    after_round_1(m)
    m.answer("bruno", "play:E01")
    m.answer("dario", "play:E02")
    assert m.pile("discards") == []
    m.pass_windows()
    assert (m.hand("bruno"), m.hand("dario")) == (["E01"], [])
    assert m.said("hands-back") == [{"seat": "s1", "card": "E01"}]
    assert m.view("anna")["table"]["people"][1]["known"] == ["E01"]


# -- E03 Irregular motion


@rule("J-15.E03")
@rule("J-2.10")
def test_a_voided_ballot_is_voted_again_and_vote_cards_are_lost():
    m = at_the_ballot(hands={"anna": ["V02"], "elena": ["E03"]}, influence={"anna": ["I02"]})
    after_round_1(m, anna={"yes": ["V02", "I02"]})
    m.pass_all()
    m.quiet("vote")
    assert (m.prompt(), m.asked()) == ("react-VR", ALL)
    m.answer("elena", "play:E03")
    m.pass_all()
    assert m.said("voided") == [{"motion": "budget"}]
    assert (m.prompt(), m.asked(), m.ballot_tally()) == ("vote", ["anna"], {"no": 0, "yes": 0})
    assert (m.hand("anna"), sorted(m.pile("discards"))) == ([], ["E03", "V02"])
    m.vote("anna", {"no": ["I02"]})
    m.settle()
    assert m.heard("budget-rejected")


@rule("J-15.E03")
@rule("J-2.10")
def test_a_ballot_is_voided_once_at_the_most():
    m = at_the_ballot(size=108, hands={"bruno": ["E03"], "elena": ["E03"]})
    after_round_1(m, anna={"yes": ["office"]})
    m.pass_all()
    m.quiet("vote")
    m.answer("bruno", "play:E03")
    m.answer("elena", "play:E03")
    m.pass_windows()
    assert (m.hand("bruno"), m.hand("elena"), m.pile("discards")) == ([], ["E03"], ["E03"])
    after_round_1(m, anna={"yes": ["office"]})
    m.pass_all()
    m.quiet("vote")
    assert m.prompt() != "react-VR"
    assert m.heard("budget-passed")


@rule("J-15.E03")
def test_a_tie_is_decided_before_the_ballot_may_be_voided():
    m = at_the_ballot(hands={"bruno": ["E03"]})
    after_round_1(m)
    m.pass_all()
    m.quiet("vote")
    assert m.prompt() == "break-tie"
    m.answer("anna", "yes")
    m.answer("bruno", "play:E03")
    m.pass_windows()
    assert (m.prompt(), m.asked()) == ("vote", ["anna"])
    m.settle()
    assert m.said("tie-broken") == [{"seat": "s0", "side": "yes"}, {"seat": "s0", "side": "no"}]
    assert m.heard("budget-rejected")


@rule("J-15.E03")
@rule("J-2.13")
def test_a_voided_election_keeps_its_names_but_those_who_refused():
    m = set_table(at="election", host="anna", hands={"anna": ["V01", "V02", "E03"], "bruno": ["V03"]})
    m.nominate("anna", "anna", "bruno", "carla")
    m.until("vote")
    after_round_1(m, anna={"anna": ["V01"], "bruno": ["V02"]})
    m.answer("bruno", "refuse")
    m.answer("anna", "stand")
    m.pass_all()
    m.quiet("vote")
    m.answer("anna", "play:E03")
    m.pass_windows()
    assert m.paper("ballot")["choices"] == ["s0", "s2"]


@rule("J-15.E03")
def test_a_motion_is_voided_only_after_the_count():
    m = set_table(at="appointments", hands={"bruno": ["E03"]})
    assert m.any_refusal("bruno", "play", "E03") == "card-wrong-time"
    m = at_the_ballot(hands={"bruno": ["E03"]})
    after_round_1(m)
    assert m.refusal("bruno", "play:E03").facts["timing"] == ["VR"]


# -- E04 No-confidence motion


def motion(**position):
    """Bruno moves no confidence in Anna; Anna votes first."""
    position.setdefault("hands", {"bruno": ["E04"]})
    m = set_table(at="government", offices=FEW_OFFICES, **position)
    m.quiet("return-home")
    m.answer("bruno", "play:E04")
    m.pass_windows()
    return m


@rule("J-15.E04")
@rule("J-2.11")
@rule("J-15.1")
def test_anyone_but_the_president_may_move_no_confidence_before_the_appointments():
    m = set_table(at="government", offices=FEW_OFFICES, hands={"anna": ["E04"]})
    assert (m.prompt(), m.asked()) == ("react-P2", ALL[1:])
    m.pass_windows()
    assert m.prompt() == "appoint"
    assert m.any_refusal("anna", "play", "E04") == "card-wrong-time"


@rule("J-15.E04")
@rule("J-2.11")
def test_a_motion_of_two_thirds_brings_the_president_down():
    m = motion(cash={"anna": ["3M", "1M"]})
    assert (m.pile("discards"), m.paper("ballot")["motion"]) == (["E04"], "confidence")
    after_round_1(m, anna={"no": ["office"]}, bruno={"yes": ["office", "office"]})
    m.settle()
    assert m.said("confidence-lost") == [{"seat": "s0", "yes": 2, "no": 1}]
    assert (m.prompt(), m.asked()) == ("nominate", ["anna"])
    m.nominate("anna", "anna", "carla")
    m.until("vote")
    after_round_1(m, bruno={"carla": ["office"]})
    m.settle()
    assert (m.president(), m.prompt(), m.asked()) == ("carla", "appoint", ["carla"])
    assert (m.offices("anna"), m.cash("anna"), m.cash("carla")) == (["brigade1", "air"], [], ["1M", "3M"])


@rule("J-15.E04")
@rule("J-2.11")
def test_a_motion_short_of_two_thirds_changes_nothing():
    m = motion()
    after_round_1(m, anna={"no": ["office"]}, dario={"no": ["office"]}, bruno={"yes": ["office"] * 2})
    m.pass_all()
    m.vote("anna")
    m.vote("bruno")
    m.vote("carla", {"yes": ["office"]})
    m.settle()
    assert m.said("confidence-kept") == [{"seat": "s0", "yes": 3, "no": 2}]
    assert (m.president(), m.prompt(), m.asked()) == ("anna", "appoint", ["anna"])


@rule("J-15.E04")
@rule("J-2.11")
def test_a_motion_nobody_votes_for_fails_and_no_tie_is_decided():
    m = motion()
    m.settle()
    assert m.said("confidence-kept") == [{"seat": "s0", "yes": 0, "no": 0}]
    assert not m.heard("tie-broken")


@rule("J-15.E04")
@rule("J-2.11")
def test_the_fallen_president_may_be_elected_again():
    m = motion(cash={"anna": ["3M"]})
    after_round_1(m, carla={"yes": ["office"]})
    m.settle()
    m.nominate("anna", "anna")
    m.until("vote")
    after_round_1(m, anna={"anna": ["office"]})
    m.settle()
    assert (m.president(), m.cash("anna"), m.prompt()) == ("anna", ["3M"], "appoint")


@rule("J-15.E04")
@rule("J-15.1")
def test_a_second_motion_is_voted_after_the_first_has_failed():
    m = set_table(at="government", offices=FEW_OFFICES, size=108, hands={"bruno": ["E04"], "dario": ["E04"]})
    m.answer("bruno", "play:E04")
    m.answer("dario", "play:E04")
    m.pass_windows()
    assert m.hand("dario") == ["E04"]
    m.settle()
    assert (len(m.heard("confidence-kept")), m.pile("discards"), m.prompt()) == (2, ["E04", "E04"], "appoint")


@rule("J-15.E04")
@rule("J-15.1")
def test_the_motion_of_who_has_become_president_returns_to_his_hand():
    m = set_table(at="government", offices=FEW_OFFICES, size=108, hands={"bruno": ["E04"], "dario": ["E04"]})
    m.answer("bruno", "play:E04")
    m.answer("dario", "play:E04")
    m.pass_windows()
    after_round_1(m, bruno={"yes": ["office"]})
    m.settle()
    m.nominate("anna", "dario")
    m.until("vote")
    after_round_1(m, dario={"dario": ["office"]})
    m.settle()
    assert (m.president(), m.hand("dario"), m.prompt()) == ("dario", ["E04"], "appoint")
    assert m.said("hands-back") == [{"seat": "s3", "card": "E04"}]
