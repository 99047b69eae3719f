"""J-2.5 and J-2.9 to J-2.13: ballots in the Chamber, and no confidence."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

ABSENT = {"dario": "AM2"}


def budget(**position):
    """Anna has proposed a budget of nothing, which is about to be voted."""
    m = set_table("budget", president="anna", offices=FEW_OFFICES, **position)
    m.until("vote")
    return m


def blocks(m):
    """What whoever is asked may cast."""
    return m.question(m.asked()[0]).bounds()["items"]


# -- office votes


@rule("J-2.5")
def test_each_office_is_one_block_of_one_vote_the_presidency_too():
    m = budget()
    seen = {}
    while m.prompt() == "vote":
        seen[m.asked()[0]] = blocks(m)
        m.vote(m.asked()[0])
    one, two = ["office"], ["office", "office"]
    assert seen == {"anna": one, "bruno": two, "carla": two, "dario": one, "elena": one}


@rule("J-2.5")
def test_two_offices_may_vote_differently():
    m = budget()
    m.vote("anna")
    m.vote("bruno", {"yes": ["office"], "no": ["office"]})
    assert m.ballot_tally() == {"no": 1, "yes": 1}


@rule("J-2.5")
def test_nobody_has_more_than_two_office_votes_whatever_he_holds():
    offices = {"anna": ["interior", "brigade1"], "bruno": ["brigade2"], "carla": ["brigade3"], "dario": ["admiral"]}
    m = set_table("budget", president="anna", offices=offices, cousin=["interior", "brigade1"])
    m.until("vote")
    assert (m.votes("anna"), blocks(m)) == (2, ["office", "office"])


@rule("J-2.5")
def test_the_cousins_office_votes_for_the_president():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, exile=ABSENT, cousin=["brigade2"])
    m.until("vote")
    assert blocks(m) == ["office", "office"]


@rule("J-2.5")
def test_the_dead_and_the_exiled_do_not_vote():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, exile=ABSENT, dead=["elena"])
    m.until("vote")
    voters = []
    while m.prompt() == "vote":
        voters += m.asked()
        m.vote(m.asked()[0])
    assert voters == ["anna", "bruno", "carla"]
    assert (m.votes("dario"), m.votes("elena")) == (0, 0)


@rule("J-2.5")
def test_the_dead_and_the_exiled_neither_nominate_nor_stand():
    m = set_table("succession", president="anna", dead=["anna", "bruno"], exile=ABSENT)
    nominating = []
    while m.prompt() == "nominate":
        nominating += m.asked()
        for absent in ("anna", "bruno", "dario"):
            assert m.refused(m.asked()[0], [absent]) == "not-offered"
        m.nominate(m.asked()[0], *(["elena"] if m.asked() == ["elena"] else []))
    assert nominating == ["carla", "elena"]


@rule("J-2.5")
def test_an_exiles_influence_does_not_vote():
    m = set_table("budget", president="anna", exile=ABSENT, influence={"dario": ["I01"], "carla": ["I02"]})
    m.until("vote")
    while m.asked() != ["carla"]:
        m.vote(m.asked()[0])
    assert "I02" in blocks(m)
    m.settle()
    assert all(line["seat"] != "s3" for line in m.heard("votes") + m.heard("abstains"))


@rule("J-2.5")
@rule("J-16.4")
def test_a_personal_vote_is_one_more_block_only_by_option():
    assert blocks(budget(personal_vote=True)) == ["office", "personal"]
    first = {}
    for option in (True, False):
        m = set_table("election", personal_vote=option)
        m.nominate("anna", "anna")
        m.until("vote")
        first[option] = blocks(m)
    assert first == {True: ["personal"], False: []}


@rule("J-2.5")
def test_a_personal_vote_is_cast_once_a_ballot_and_counts_one():
    m = budget(personal_vote=True)
    m.ballot({"anna": {"yes": ["personal", "office"]}})
    assert m.ballot_tally() == {"no": 0, "yes": 2}
    assert blocks(m) == []


# -- yes or no


@rule("J-2.9")
def test_the_president_votes_first_then_clockwise_twice():
    m = set_table("budget", president="carla")
    m.until("vote")
    voters = []
    while m.prompt() == "vote":
        voters += m.asked()
        m.vote(m.asked()[0])
        m.pass_all()
    assert voters == ["carla", "dario", "elena", "anna", "bruno"] * 2


@rule("J-2.9")
def test_the_office_not_cast_in_round_one_may_be_cast_in_round_two():
    m = budget()
    m.ballot({"bruno": {"no": ["office"]}}, {"bruno": {"yes": ["office"]}, "carla": {"yes": ["office"]}})
    assert m.said("counted") == [{"votes": {"no": 1, "yes": 2}}]
    assert m.heard("budget-passed")


@rule("J-2.9")
@pytest.mark.parametrize(("side", "event"), [("yes", "budget-passed"), ("no", "budget-rejected")])
@pytest.mark.parametrize("votes", [{}, {"bruno": {"yes": ["office"]}, "carla": {"no": ["office"]}}])
def test_the_president_decides_a_tie_also_when_nobody_votes(side, event, votes):
    m = budget()
    m.ballot(votes, {})
    assert (m.prompt(), m.asked()) == ("break-tie", ["anna"])
    m.answer("anna", side)
    m.pass_all()
    assert m.heard(event)
    assert m.said("tie-broken") == [{"seat": "s0", "side": side}]


@rule("J-2.9")
def test_without_a_tie_the_president_is_not_asked():
    m = budget()
    m.ballot({"bruno": {"no": ["office"]}}, {})
    assert m.heard("budget-rejected")
    assert not m.heard("tie-broken")


# -- cards


@rule("J-2.10")
def test_a_power_failure_leaves_out_round_two():
    m = budget(hands={"dario": ["E01"], "bruno": ["V02"]})
    for name, votes in {"anna": {"yes": ["office"]}, "bruno": {}, "carla": {}, "dario": {}, "elena": {}}.items():
        m.vote(name, votes)
    m.answer("dario", "play:E01")
    m.pass_all()
    assert m.heard("budget-passed")
    assert not m.heard("second-round")
    assert m.hand("bruno") == ["V02"]


@rule("J-2.10")
def test_a_voided_ballot_is_voted_again_from_round_one_and_only_once():
    m = budget(size=108, hands={"dario": ["E03"], "elena": ["E03"], "bruno": ["V02"]})
    m.ballot({"bruno": {"no": ["office", "V02"]}})
    while m.prompt() == "vote":
        m.vote(m.asked()[0])
    m.answer("dario", "play:E03")
    m.pass_all()
    assert m.said("voided") == [{"motion": "budget"}]
    assert (m.prompt(), m.asked()) == ("vote", ["anna"])
    assert m.paper("ballot")["round"] == 1
    assert m.pile("discards") == ["V02", "E03"]
    m.ballot({"bruno": {"no": ["office", "office"]}}, {})
    assert m.heard("budget-rejected")
    assert m.hand("elena") == ["E03"]


@rule("J-2.10")
def test_a_card_can_add_votes():
    m = budget(hands={"anna": ["V01"]}, influence={"anna": ["I12"]})
    m.vote("anna", {"yes": ["V01"]})
    assert m.ballot_tally() == {"no": 0, "yes": 3}


# -- openly, in order, finally


@rule("J-2.12")
def test_votes_are_open_at_once_and_final():
    m = budget(hands={"anna": ["V01"]})
    m.vote("anna", {"yes": ["office", "V01"]})
    for name in (None, "bruno"):
        paper = next(p for p in m.view(name)["table"]["papers"] if p["id"] == "ballot")
        assert paper["casts"] == [["s0", "office", "yes", 1], ["s0", "V01", "yes", 2]]
    assert m.asked() == ["bruno"]
    assert m.refused("anna", {"no": ["office"]}) == "not-asked"
    assert m.refused("carla", {"no": ["office"]}) == "not-asked"


@rule("J-2.12")
def test_nominations_need_no_consent_and_are_open():
    m = set_table("election")
    m.nominate("anna", "elena")
    assert m.paper("election")["names"] == ["s4"]
    assert m.refused("anna", ["bruno"]) == "not-asked"


@rule("J-2.12")
def test_a_blocks_value_is_fixed_when_it_is_cast():
    m = set_table("election", seats=4, influence={"anna": ["I05", "I06"]}, hands={"bruno": ["E06"], "dario": ["V01"]})
    m.nominate("anna", "anna", "carla")
    m.until("vote")
    m.vote("anna", {"anna": ["I05"]})
    m.vote("bruno")
    m.vote("carla")
    m.vote("dario", {"carla": ["V01"]})
    assert m.prompt() == "stand-or-refuse"
    m.play_any("bruno", "play-on", "E06", "anna")
    m.answer("anna", "drop:I06")
    assert m.influence("anna") == ["I05"]
    assert m.ballot_tally() == {"anna": 10, "carla": 2}


# -- the order of things


@rule("J-2.13")
def test_after_round_one_drop_outs_refusals_cards_and_then_round_two():
    m = set_table("election", seats=4, hands={"anna": ["V01", "V03"]})
    m.nominate("anna", "anna", "bruno", "carla")
    m.until("vote")
    m.vote("anna", {"anna": ["V01"], "carla": ["V03"]})
    for name in ("bruno", "carla", "dario"):
        m.vote(name)
    assert m.said("drops-out") == [{"seat": "s1"}]
    assert (m.prompt(), m.asked()) == ("stand-or-refuse", ["anna", "carla"])
    m.answer("anna", "stand")
    assert not m.heard("refuses")
    m.answer("carla", "refuse")
    assert m.said("refuses") == [{"seat": "s2"}]
    assert (m.prompt(), m.asked()) == ("react-V12", ["anna", "bruno", "carla", "dario"])
    m.pass_all()
    assert (m.prompt(), m.asked()) == ("vote", ["anna"])
    for name in ("anna", "bruno", "carla", "dario"):
        m.vote(name)
    assert m.said("counted") == [{"votes": {"s0": 2}}]
    assert (m.prompt(), m.president()) == ("react-VR", None)
    m.pass_all()
    assert m.president() == "anna"


@rule("J-2.13")
def test_the_president_breaks_a_tie_before_cards_can_void_it():
    m = budget(hands={"carla": ["E03"]})
    m.ballot({})
    while m.prompt() == "vote":
        m.vote(m.asked()[0])
    assert m.prompt() == "break-tie"
    m.answer("anna", "yes")
    assert m.prompt() == "react-VR"
    assert not m.heard("budget-passed")
    m.answer("carla", "play:E03")
    m.pass_all()
    assert m.prompt() == "vote"


@rule("J-2.13")
def test_without_candidates_round_two_is_skipped():
    m = set_table("election", seats=4, hands={"anna": ["V01"]})
    m.nominate("anna", "bruno")
    m.until("vote")
    m.ballot({})
    assert not m.heard("second-round")
    assert m.said("drops-out") == [{"seat": "s1"}]
    assert m.prompt() == "nominate"


@rule("J-2.13")
def test_a_voided_election_keeps_its_nominations_but_the_refusers():
    m = set_table("election", seats=4, hands={"anna": ["V01", "V03", "V04"], "dario": ["E03"]})
    m.nominate("anna", "anna", "bruno", "carla")
    m.until("vote")
    m.vote("anna", {"anna": ["V01"], "carla": ["V03"]})
    for name in ("bruno", "carla", "dario"):
        m.vote(name)
    m.answer("anna", "stand")
    m.answer("carla", "refuse")
    m.pass_all()
    while m.prompt() == "vote":
        m.vote(m.asked()[0])
    m.answer("dario", "play:E03")
    m.pass_all()
    assert m.prompt() == "vote"
    assert m.question("anna").bounds()["places"] == ["s0", "s1"]
    assert m.question("anna").bounds()["items"] == ["V04"]
    m.ballot({"anna": {"bruno": ["V04"]}}, {})
    assert m.president() == "bruno"


# -- no confidence


def motion(by="bruno", **position):
    """A motion of no confidence in Anna is about to be voted."""
    hands = position.pop("hands", {})
    hands.setdefault(by, []).append("E04")
    m = set_table("government", president="anna", offices=FEW_OFFICES, hands=hands, **position)
    m.answer(by, "play:E04")
    m.pass_all()
    assert m.prompt() == "vote"
    return m


@rule("J-2.11")
def test_anyone_but_the_president_may_call_it_before_the_appointments():
    m = set_table("government", president="anna", hands={"anna": ["E04"]})
    assert (m.prompt(), m.asked()) == ("react-P2", ["bruno", "carla", "dario", "elena"])
    assert m.refused("anna", "play:E04") == "not-asked"
    m.pass_all()
    assert (m.prompt(), m.asked()) == ("appoint", ["anna"])
    assert m.any_refusal("anna", "play", "E04") == "card-wrong-time"


@rule("J-2.11")
@pytest.mark.parametrize(
    ("yes", "no", "passed"), [(2, 1, True), (3, 2, False), (1, 0, True), (0, 0, False), (0, 1, False)]
)
def test_it_needs_one_yes_and_two_thirds_of_the_votes_cast(yes, no, passed):
    m = motion()
    votes = {"bruno": yes, "carla": max(0, yes - 2)}
    casts = {name: {"yes": ["office"] * min(2, count)} for name, count in votes.items() if count}
    for name in ["dario", "elena"][:no]:
        casts[name] = {"no": ["office"]}
    m.ballot(casts, {})
    assert bool(m.heard("confidence-lost")) == passed
    assert bool(m.heard("confidence-kept")) != passed
    assert not m.heard("tie-broken")
    assert m.prompt() == ("nominate" if passed else "appoint")


@rule("J-2.11")
def test_last_turns_offices_vote_and_the_cousins():
    m = set_table(
        "government", president="anna", offices=FEW_OFFICES, exile=ABSENT, cousin=["brigade2"], hands={"bruno": ["E04"]}
    )
    m.answer("bruno", "play:E04")
    m.pass_all()
    assert blocks(m) == ["office", "office"]
    m.vote("anna", {"no": ["office", "office"]})
    assert blocks(m) == ["office", "office"]


@rule("J-2.11")
def test_who_falls_hands_over_his_cash_and_the_winner_appoints():
    m = motion(cash={"anna": ["3M", "1M"]})
    m.ballot({"bruno": {"yes": ["office"]}}, {})
    assert m.said("falls") == [{"seat": "s0"}]
    assert m.asked() == ["anna"]
    m.nominate("anna")
    m.nominate("bruno", "bruno")
    m.until("vote")
    m.ballot({"bruno": {"bruno": ["office"]}}, {})
    assert m.president() == "bruno"
    assert (m.cash("bruno"), m.cash("anna")) == (["1M", "3M"], [])
    assert (m.prompt(), m.asked()) == ("appoint", ["bruno"])
    assert m.offices("anna") == ["interior", "admiral"]


@rule("J-2.11")
def test_who_falls_may_stand_again():
    m = motion(cash={"anna": ["3M"]})
    m.ballot({"bruno": {"yes": ["office"]}}, {})
    m.nominate("anna", "anna")
    m.until("vote")
    m.ballot({"anna": {"anna": ["office"]}}, {})
    assert m.president() == "anna"
    assert m.said("re-elected") == [{"seat": "s0"}]
    assert m.cash("anna") == ["3M"]
    assert (m.prompt(), m.asked()) == ("appoint", ["anna"])
