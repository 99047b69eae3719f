"""J-2: nominations, blocks of votes, refusals, ties, resignation, no confidence."""

import pytest

rule = pytest.mark.rule


def nominate(m, **names):
    """Everyone nominates in order; those not named nominate nobody."""
    while m.prompt() == "nominate":
        name = m.asked()[0]
        m.answer(name, names.get(name, []))


def vote(m, **votes):
    """Everyone casts in order; those not named abstain."""
    while m.prompt() == "vote":
        name = m.asked()[0]
        m.answer(name, votes.pop(name, {}))


@rule("J-2.1")
@rule("J-2.3")
def test_a_candidate_without_a_vote_drops_out_and_one_who_refuses_loses_his_votes(junta):
    m = junta("election", seats=4, hands={"anna": ["I01"], "bruno": ["V02"], "carla": ["V01"]})
    nominate(m, anna=["bruno", "carla", "dario"])
    vote(m, anna={"bruno": ["I01"]}, bruno={"carla": ["V02"]})
    assert m.heard("drops-out") == [{"event": "drops-out", "seat": "s3"}]
    assert m.asked() == ["bruno", "carla"]
    m.answer("bruno", "refuse")
    m.answer("carla", "stand")
    m.pass_windows()
    vote(m)
    m.pass_windows()
    assert m.president() == "carla"
    assert m.person("anna")["influence"] == ["I01"]


@rule("J-2.2")
def test_a_block_is_cast_once_a_ballot_and_whole(junta):
    m = junta("election", seats=4, hands={"anna": ["I05", "I06"], "bruno": ["V02"]})
    nominate(m, anna=["anna", "bruno"])
    m.answer("anna", {"anna": ["I05"], "bruno": ["I06"]})
    assert m.heard("votes")[-1]["votes"] == {"s0": ["I05"], "s1": ["I06"]}
    casts = m.view()["table"]["papers"][-1]["casts"]
    assert casts == [["s0", "I05", "s0", 10], ["s0", "I06", "s1", 5]]
    vote(m)
    m.quiet("stand-or-refuse")
    m.pass_windows()
    assert m.question("anna").bounds()["items"] == []


@rule("J-2.4")
def test_a_tied_first_election_costs_everyone_their_cards_and_gives_the_host_a_note(junta):
    m = junta("election", seats=4, hands={"anna": ["I01", "V01"]}, aid=["3M"])
    for name in ("anna", "bruno", "carla", "dario"):
        m.answer(name, [])
    assert m.person("anna")["influence"] == []
    assert m.cash("anna") == ["3M"]
    assert all(m.person(name)["cards"] == 5 for name in ("anna", "bruno", "carla", "dario"))
    assert m.prompt() == "nominate"


@rule("J-2.5")
def test_an_office_is_a_vote_and_nobody_has_more_than_two(junta):
    m = junta("budget", seats=4, president="anna", offices={"bruno": ["interior", "brigade1"]}, cousin=[])
    m.until("vote")
    assert m.question("anna").bounds()["items"] == ["office"]
    m.answer("anna", {})
    assert m.question("bruno").bounds()["items"] == ["office", "office"]
    m = junta("budget", seats=4, president="anna", personal_vote=True)
    m.until("vote")
    assert m.question("anna").bounds()["items"] == ["office", "personal"]


@rule("J-2.6")
@rule("J-2.7")
def test_a_dead_president_s_successor_leaves_his_offices_to_his_cousin(junta):
    m = junta("succession", seats=4, president="anna", dead=["anna"], offices={"bruno": ["interior", "brigade1"]})
    assert m.asked() == ["bruno"]
    nominate(m, bruno=["bruno"])
    vote(m, bruno={"bruno": ["office"]})
    m.until("play-or-pass")
    assert m.president() == "bruno"
    assert m.person("bruno")["cousin"] == ["interior", "brigade1"]
    assert m.facts()["minister"] is None


@rule("J-2.6")
def test_after_three_ties_the_nearest_candidate_clockwise_wins(junta):
    m = junta("succession", seats=4, president="anna", dead=["anna"], tie_limit=3)
    for _ in range(3):
        nominate(m, bruno=["dario", "carla"])
        vote(m, bruno={"dario": ["office"]}, carla={"carla": ["office"]})
        m.quiet("stand-or-refuse")
        m.pass_windows()
        vote(m)
        m.pass_windows()
    assert m.president() == "carla"


@rule("J-2.8")
def test_a_president_who_resigns_hands_over_his_cash_and_takes_the_winner_s_offices(junta):
    m = junta("appointments", seats=4, president="anna", cash={"anna": ["1M", "3M"]}, hands={"anna": ["I01"]})
    m.opening("anna", "resign", "resign")
    offices = m.person("carla")["offices"]
    nominate(m, anna=["carla"])
    vote(m, anna={"carla": ["I01", "office"]})
    m.quiet("stand-or-refuse")
    m.pass_windows()
    vote(m)
    m.pass_windows()
    assert m.president() == "carla"
    assert m.asked() == ["carla"]
    assert m.prompt() == "appoint"
    assert m.cash("carla") == ["1M", "3M"]
    assert m.cash("anna") == []
    assert m.person("anna")["offices"] == offices
    assert "resign" not in m.openings("anna")


@rule("J-2.9")
def test_a_tied_motion_is_the_president_s_to_decide(junta):
    m = junta("budget", seats=4, president="anna")
    m.until("vote")
    vote(m)
    m.pass_windows()
    vote(m)
    assert m.prompt() == "break-tie"
    assert m.asked() == ["anna"]


@rule("J-2.10")
@rule("J-15.E01")
@rule("J-15.E03")
def test_a_power_failure_ends_a_ballot_and_a_flaw_voids_it_once(junta):
    m = junta("budget", seats=4, president="anna", size=108, hands={"bruno": ["E01", "E03"], "carla": ["E02", "E03"]})
    m.until("vote")
    vote(m, anna={"yes": ["office"]})
    assert m.prompt() == "react-V12"
    m.answer("anna", "pass")
    m.answer("dario", "pass")
    m.answer("bruno", "play:E01")
    m.answer("carla", "play:E02")
    assert m.heard("hands-back") == [{"event": "hands-back", "seat": "s2", "card": "E02"}]
    assert m.view("anna")["table"]["people"][2]["known"] == ["E02"]
    assert m.prompt() == "react-VR"
    for name in ("anna", "dario"):
        m.answer(name, "pass")
    m.answer("bruno", "play:E03")
    m.answer("carla", "play:E03")
    assert m.prompt() == "vote"
    assert m.person("carla")["cards"] == 2
    vote(m, anna={"yes": ["office"]})
    m.pass_windows()
    vote(m)
    assert m.heard("budget-passed")


@rule("J-2.11")
@rule("J-15.E04")
def test_no_confidence_needs_two_thirds_of_the_votes_cast(junta):
    m = junta("government", seats=4, president="anna", hands={"bruno": ["E04", "I02"], "dario": ["I05"]})
    assert m.asked() == ["bruno", "carla", "dario"]
    m.answer("carla", "pass")
    m.answer("dario", "pass")
    m.answer("bruno", "play:E04")
    vote(m, bruno={"yes": ["I02"]}, dario={"no": ["I05"]})
    m.pass_windows()
    vote(m)
    m.pass_windows()
    assert m.heard("confidence-kept") == [{"event": "confidence-kept", "seat": "s0", "yes": 8, "no": 5}]
    assert m.prompt() == "appoint"


@rule("J-15.E08")
def test_a_looted_church_votes_to_the_end_of_the_turn(junta):
    m = junta("budget", seats=4, president="anna", hands={"anna": ["E08"]}, influence={"anna": ["I01"]})
    m.until("vote")
    m.answer("anna", {"yes": ["E08"]})
    assert m.facts()["looters"] == ["s0"]
    assert m.view()["table"]["papers"][-1]["tally"]["yes"] == 5
    vote(m)
    m.pass_windows()
    assert "looting" not in m.question("anna").bounds()["items"]


@rule("J-15.E07")
def test_a_reform_takes_the_votes_of_small_influences_already_in_play(junta):
    m = junta(
        "budget",
        seats=4,
        president="anna",
        hands={"anna": ["E07"]},
        influence={"anna": ["I04"], "bruno": ["I05", "I06", "I02"]},
    )
    m.opening("anna", "cards", "play:E07")
    m.until("vote")
    assert m.question("anna").bounds()["items"] == ["I04", "I05", "I06", "office"]
    m.answer("anna", {"yes": ["I05"]})
    assert m.view()["table"]["papers"][-1]["tally"]["yes"] == 10
    assert [b for b in m.question("bruno").bounds()["items"] if b != "office"] == ["I02"]
