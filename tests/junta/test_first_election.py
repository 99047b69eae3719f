"""J-2.1 to J-2.4: the first election."""

import pytest

from game_table import NAMES
from junta_table import new_table, set_table

rule = pytest.mark.rule


def choices(m):
    """The names one may vote for now."""
    return [m.unref(name) for name in m.question(m.asked()[0]).bounds()["places"]]


# -- nominations


@rule("J-2.1")
def test_the_host_nominates_first_and_the_right_passes_clockwise():
    m = set_table("election", seats=4, host="carla")
    order = []
    while m.prompt() == "nominate":
        order += m.asked()
        m.nominate(m.asked()[0], *(["carla"] if len(order) == 4 else []))
    assert order == ["carla", "dario", "anna", "bruno"]
    assert (m.prompt(), m.asked()) == ("vote", ["carla"])


@rule("J-2.1")
def test_without_a_named_host_a_random_seat_is_host():
    assert len({new_table(7, seed).fact("host") for seed in range(20)}) > 3
    assert {new_table(7, seed, host="gemma").asked()[0] for seed in range(5)} == {"gemma"}


@rule("J-2.1")
def test_the_host_may_nominate_any_number_himself_included():
    m = set_table("election", seats=5, hands={"anna": ["I01"]})
    m.nominate("anna", *NAMES[:5])
    assert m.prompt() == "vote"
    assert choices(m) == NAMES[:5]


@rule("J-2.1")
def test_each_name_is_put_forward_once():
    m = set_table("election", seats=5)
    m.nominate("anna", "carla", "anna")
    assert m.refused("bruno", ["carla"]) == "not-offered"
    m.nominate("bruno", "bruno")
    assert m.said("nominates") == [{"seat": "s0", "names": ["s2", "s0"]}, {"seat": "s1", "names": ["s1"]}]


@rule("J-2.1")
def test_a_candidate_without_a_vote_drops_out_and_round_two_takes_no_new_names():
    m = set_table("election", seats=4, hands={"anna": ["V01", "V02"]})
    m.nominate("anna", "bruno", "carla")
    for name in ("bruno", "carla", "dario"):
        m.nominate(name)
    m.ballot({"anna": {"bruno": ["V01"]}})
    assert m.said("drops-out") == [{"seat": "s2"}]
    assert (m.prompt(), choices(m)) == ("vote", ["bruno"])
    assert m.refused("anna", {"carla": ["V02"]}) == "not-offered"
    assert m.refused("anna", {"dario": ["V02"]}) == "not-offered"


# -- votes


def standing(seats=4, **position):
    """Bruno and Carla are nominated by Anna, who is host."""
    m = set_table("election", seats=seats, host="anna", **position)
    m.nominate("anna", "bruno", "carla")
    while m.prompt() == "nominate":
        m.nominate(m.asked()[0])
    return m


@rule("J-2.2")
def test_influence_stays_in_play_and_a_vote_card_is_discarded():
    m = standing(hands={"anna": ["I01", "V01"]})
    m.vote("anna", {"bruno": ["I01", "V01"]})
    assert (m.influence("anna"), m.cards("anna"), m.pile("discards")) == (["I01"], 0, ["V01"])
    assert m.ballot_tally() == {"bruno": 12, "carla": 0}


@rule("J-2.2")
def test_influence_already_in_play_votes_too():
    m = standing(influence={"anna": ["I02"]})
    m.vote("anna", {"carla": ["I02"]})
    assert m.ballot_tally() == {"bruno": 0, "carla": 8}
    assert m.influence("anna") == ["I02"]


@rule("J-2.2")
def test_a_card_is_one_block_and_cannot_be_divided():
    m = standing(hands={"anna": ["I01", "V01"]})
    assert m.refused("anna", {"bruno": ["I01"], "carla": ["I01"]}) == "too-many-of"
    m.vote("anna", {"bruno": ["I01"], "carla": ["V01"]})
    assert m.ballot_tally() == {"bruno": 10, "carla": 2}


@rule("J-2.2")
def test_one_may_abstain():
    m = standing(hands={"anna": ["I01"]})
    m.vote("anna")
    assert m.said("abstains") == [{"seat": "s0"}]
    assert m.hand("anna") == ["I01"]
    assert m.asked() == ["bruno"]


@rule("J-2.2")
def test_round_two_adds_cards_not_yet_used():
    m = standing(hands={"anna": ["V01", "V03"]}, influence={"anna": ["I02"], "dario": ["I07"]})
    m.ballot({"anna": {"carla": ["V01", "I02"]}, "dario": {"bruno": ["I07"]}})
    assert m.question("anna").bounds()["items"] == ["V03"]
    assert m.refused("anna", {"bruno": ["I02"]}) == "not-offered"
    m.vote("anna", {"bruno": ["V03"]})
    assert m.ballot_tally() == {"bruno": 5, "carla": 10}


@rule("J-2.2")
def test_nothing_but_influence_and_vote_cards_votes():
    m = standing(hands={"anna": ["D01", "E11", "A03", "B01", "V01"]})
    assert m.question("anna").bounds()["items"] == ["V01"]
    assert m.refused("anna", {"bruno": ["D01"]}) == "not-offered"


# -- refusals and the count


@rule("J-2.3")
def test_a_candidate_may_refuse_after_round_one_and_his_votes_are_lost():
    m = standing(hands={"anna": ["I01"], "dario": ["V01"]})
    m.vote("anna", {"bruno": ["I01"]})
    m.vote("bruno")
    m.vote("carla")
    m.vote("dario", {"carla": ["V01"]})
    assert (m.prompt(), m.asked()) == ("stand-or-refuse", ["bruno", "carla"])
    m.answer("bruno", "refuse")
    m.answer("carla", "stand")
    m.pass_all()
    assert choices(m) == ["carla"]
    m.ballot({})
    assert m.president() == "carla"
    assert m.said("counted") == [{"votes": {"s2": 2}}]


@rule("J-2.3")
def test_most_votes_over_both_rounds_win():
    m = standing(hands={"anna": ["V01", "V03", "V04"], "dario": ["V02"]})
    m.ballot(
        {"anna": {"bruno": ["V01"]}, "dario": {"carla": ["V02"]}},
        {"anna": {"bruno": ["V03"]}},
    )
    assert m.said("counted") == [{"votes": {"s1": 4, "s2": 3}}]
    assert m.president() == "bruno"
    assert m.said("inaugurated") == [{"seat": "s1"}]


@rule("J-2.3")
def test_between_the_rounds_there_is_talk():
    m = standing(hands={"anna": ["V01"], "dario": ["D01"]}, cash={"carla": ["1M"]})
    m.vote("anna", {"carla": ["V01"]})
    for name in ("bruno", "carla", "dario"):
        m.vote(name)
    m.answer("carla", "stand")
    assert m.prompt() == "react-V12"
    m.swap("carla", ("carla", "dario", {"1M": 1}), ("dario", "carla", {"D01": 1}))
    assert (m.cash("dario"), m.hand("carla")) == (["1M"], ["D01"])


@rule("J-2.3")
def test_when_all_refuse_nobody_is_elected():
    m = standing(hands={"anna": ["V01"]}, aid=["2M"])
    m.vote("anna", {"bruno": ["V01"]})
    for name in ("bruno", "carla", "dario"):
        m.vote(name)
    m.answer("bruno", "refuse")
    m.pass_all()
    assert m.president() is None
    assert m.cash("anna") == ["2M"]


# -- ties


@rule("J-2.4")
def test_after_a_tie_all_cards_are_dealt_anew_and_the_host_takes_a_note():
    m = standing(
        hands={"anna": ["V01", "D01"], "bruno": ["V03"], "dario": ["E11"]},
        influence={"carla": ["I07"]},
        aid=["3M"],
    )
    m.ballot({"anna": {"bruno": ["V01"]}, "bruno": {"carla": ["V03"]}}, {})
    assert m.said("election-tied") == [{"seats": ["s1", "s2"]}]
    assert {"V01", "V03", "D01", "E11", "I07"} <= set(m.pile("discards"))
    assert m.influence("carla") == []
    assert [m.cards(name) for name in NAMES[:4]] == [5] * 4
    assert m.cash("anna") == ["3M"]
    assert m.said("takes-note") == [{"seat": "s0"}]
    assert m.said("takes-note", "anna") == [{"seat": "s0", "note": "3M"}]
    assert (m.prompt(), m.asked()) == ("nominate", ["anna"])


@rule("J-2.4")
def test_the_note_goes_to_the_host_whoever_that_is():
    m = set_table("election", seats=4, host="dario", aid=["2M"])
    for _ in range(4):
        m.default()
    assert m.cash("dario") == ["2M"]
    assert not m.person("anna")["money"]


@rule("J-2.4")
def test_nobody_voting_is_a_tie():
    m = standing(aid=["1M"])
    m.ballot({})
    assert m.said("drops-out") == [{"seat": "s1"}, {"seat": "s2"}]
    assert m.said("election-tied") == [{"seats": []}]
    assert m.cash("anna") == ["1M"]


@rule("J-2.4")
@rule("J-13.1")
def test_when_the_notes_run_out_before_anyone_is_elected_the_game_is_a_draw():
    m = set_table("election", seats=4, aid_left=2)
    m.until()
    assert m.match.over
    assert m.said("game-over") == [{"reason": "no-president"}]
    assert len(m.heard("election-tied")) == 3
    assert m.match.outcome.winners == (0, 1, 2, 3)
    assert m.match.outcome.scores == (0, 0, 0, 0)


@rule("J-2.1")
def test_a_name_that_would_drop_out_is_proposed_its_own_smallest_card():
    m = set_table("election", seats=4, hands={"anna": ["V01", "I07", "V05"]})
    m.nominate("anna", "anna", "bruno")
    for name in ("bruno", "carla", "dario"):
        m.nominate(name)
    assert m.asked() == ["anna"]
    [card] = m.view("anna")["questions"][0]["likely"]["s0"]
    votes = m.view("anna")["reading"]["yours"]["blocks"]
    assert votes[card] == min(worth for worth in votes.values() if worth)
    assert votes[card] < max(votes.values())
