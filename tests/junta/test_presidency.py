"""J-2.6 to J-2.8: a President dies, or resigns."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule


def orphaned(seats=5, president="anna", **position):
    """The President has been killed."""
    return set_table("succession", seats=seats, president=president, dead=[president], **position)


def elect(m, nominations, *rounds):
    """An election: who nominates whom, and who casts what."""
    ties = len(m.heard("election-tied"))
    while m.prompt() == "nominate" and len(m.heard("election-tied")) == ties:
        name = m.asked()[0]
        m.nominate(name, *nominations.get(name, []))
    m.ballot(*rounds)


# -- after a killing


@rule("J-2.6")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_it_begins_from_the_dead_presidents_left(seats):
    m = orphaned(seats, president="carla")
    others = [*NAMES[3:seats], "anna", "bruno"]
    assert m.said("election-called") == [{"why": "death"}]
    order = []
    while m.prompt() == "nominate":
        order += m.asked()
        m.nominate(m.asked()[0], *(["anna"] if len(order) == 1 else []))
    assert order == others
    assert m.asked() == [others[0]]


@rule("J-2.6")
def test_it_is_held_once_all_attempts_are_resolved():
    m = set_table(
        "assassinations",
        offices=FEW_OFFICES,
        hands={"carla": ["A02"]},
        cash={"carla": ["1M"]},
        locations={"anna": "home", "bruno": "home", "carla": "home", "dario": "bank", "elena": "home"},
    )
    m.order("bruno", "secret-police", "anna", "home")
    m.act("bruno", "no-more")
    m.order("carla", "A02", "dario", "bank")
    m.quiet("declare-attempts")
    m.answer("anna", "pass")
    assert (m.prompt(), m.asked(), m.president()) == ("react-P6R", ["dario"], None)
    assert not m.heard("election-called")
    m.answer("dario", "pass")
    assert (m.prompt(), m.asked()) == ("nominate", ["bruno"])


@rule("J-2.6")
def test_a_tie_discards_the_vote_cards_played_and_all_is_begun_anew():
    m = orphaned(4, hands={"bruno": ["V01", "V05"], "carla": ["V03"]}, influence={"dario": ["I02"]})
    elect(
        m,
        {"bruno": ["bruno", "carla"]},
        {"bruno": {"bruno": ["V01"]}, "carla": {"carla": ["V03"]}},
        {},
    )
    assert m.said("election-tied") == [{"seats": ["s1", "s2"]}]
    assert m.pile("discards") == ["V01", "V03"]
    assert (m.hand("bruno"), m.influence("dario")) == (["V05"], ["I02"])
    assert not m.person("bruno")["money"]
    assert (m.prompt(), m.asked(), m.paper("election")["names"]) == ("nominate", ["bruno"], [])
    elect(m, {"dario": ["dario"]}, {"dario": {"dario": ["I02"]}}, {})
    assert m.president() == "dario"


@rule("J-2.6")
@rule("J-16.4")
@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_after_so_many_ties_the_tied_candidate_nearest_clockwise_wins(limit):
    m = orphaned(5, president="carla", tie_limit=limit)
    for tie in range(limit):
        assert m.president() is None
        assert len(m.heard("election-tied")) == tie
        elect(
            m,
            {"dario": ["bruno", "anna", "elena"]},
            {"dario": {"bruno": ["office"]}, "elena": {"anna": ["office"]}},
            {},
        )
    assert m.president() == "anna"


@rule("J-2.6")
@rule("J-16.4")
def test_ties_go_on_until_somebody_is_elected():
    m = orphaned(4)
    for _ in range(8):
        elect(m, {})
    assert m.president() is None
    assert m.prompt() == "nominate"


@rule("J-2.6")
def test_with_no_candidate_the_nearest_living_player_in_the_country_wins():
    m = orphaned(5, exile={"bruno": "AM1"}, tie_limit=2)
    elect(m, {})
    elect(m, {})
    assert m.president() == "carla"


# -- the former offices


@rule("J-2.7")
def test_the_new_presidents_former_offices_pass_to_his_cousin_until_the_next_phase_two():
    m = orphaned(5, offices=FEW_OFFICES)
    elect(m, {"bruno": ["carla"]}, {"bruno": {"carla": ["office"]}}, {})
    assert (m.president(), m.cousin()) == ("carla", ["brigade1", "air"])
    assert m.votes("carla") == 2
    m.until("appoint")
    m.default()
    assert m.cousin() == []
    assert m.offices("carla") == []


@rule("J-2.7", "J-3.7")
def test_a_minister_who_becomes_president_leaves_nobody_his_powers():
    m = orphaned(5, offices=FEW_OFFICES, exile={"elena": "AM1"})
    elect(m, {"bruno": ["bruno"]}, {"bruno": {"bruno": ["office"]}}, {})
    assert (m.president(), m.cousin(), m.minister()) == ("bruno", ["interior", "admiral"], None)
    m.until("start-coup")
    m.come_home("elena")
    assert (m.exile("elena"), m.alive("elena")) == (None, True)
    assert m.prompt() == "start-coup"


@rule("J-2.7")
def test_the_dead_president_has_no_office_until_the_next_phase_two():
    m = orphaned(5, offices=FEW_OFFICES)
    elect(m, {"bruno": ["carla"]}, {"bruno": {"carla": ["office"]}}, {})
    assert (m.offices("anna"), m.votes("anna")) == ([], 0)
    m.until("appoint")
    assert m.alive("anna")
    assert (m.offices("anna"), m.votes("anna")) == ([], 0)
    m.default()
    assert m.offices("anna") != []


@rule("J-2.7")
def test_so_it_is_after_a_coup():
    m = set_table(
        "aftermath", offices=FEW_OFFICES, verdict="rebels", leader="bruno", rebels=["bruno"], siding=["bruno"]
    )
    m.answer("bruno", "name:bruno")
    assert (m.president(), m.cousin()) == ("bruno", ["interior", "admiral"])
    assert m.offices("anna") == []
    assert m.minister() is None


# -- resignation


@rule("J-2.8")
@pytest.mark.parametrize("door", ["drawing", "appointments", "budget", "bank"])
def test_the_president_may_resign_in_most_phases(door):
    m = set_table(door, president="anna", cash={"anna": ["1M"]})
    assert m.may("anna", "resign")
    assert not any(m.may(name, "resign") for name in NAMES[1:5])
    m.resign("anna")
    assert m.said("resigns") == [{"seat": "s0"}]
    assert (m.prompt(), m.asked()) == ("nominate", ["anna"])


@rule("J-2.8")
@pytest.mark.parametrize("door", ["assassinations", "movement", "combat", "sides"])
def test_he_may_not_in_phase_six_nor_in_a_coup(door):
    m = set_table(door, president="anna", pretext=True)
    assert not m.may("anna", "resign")
    assert m.refused("anna", "resign", "resign.0") == "no-such-question"


@rule("J-2.8")
@pytest.mark.parametrize("bank", ["open", "lunch"])
def test_he_may_while_others_are_at_the_bank(bank):
    m = set_table("bank", president="anna", bank=bank, locations={"carla": "bank"}, cash={"carla": ["1M"]})
    m.until("bank-business")
    assert m.may("anna", "resign")


@rule("J-2.8", "J-8.3")
def test_he_may_in_phase_eight_until_somebody_begins_and_then_all_are_asked_anew():
    m = set_table("phase8", president="anna", offices=FEW_OFFICES, locations={"dario": "headquarters"})
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.resign("anna")
    elect(m, {"anna": ["carla"]}, {"anna": {"carla": ["office"]}}, {})
    assert (m.president(), m.offices("anna")) == ("carla", ["brigade1", "air"])
    assert (m.prompt(), m.asked()) == ("start-coup", ["dario"])
    assert m.units("CA1") == {("brigade1", "anna"): 6}
    assert m.units("PAL") == {("guards", "carla"): 4}
    assert m.match.audit() == ()
    asked = []
    while m.prompt() == "start-coup":
        asked += m.asked()
        m.default()
    assert asked == ["dario", "elena", "anna", "bruno"]


@rule("J-2.8", "J-8.3")
def test_re_elected_in_phase_eight_he_goes_on_and_who_has_passed_is_not_asked_again():
    m = set_table("phase8", president="anna", offices=FEW_OFFICES)
    m.act("bruno", "pass")
    m.resign("anna")
    elect(m, {"anna": ["anna"]}, {"anna": {"anna": ["office"]}}, {})
    assert (m.president(), m.prompt(), m.asked()) == ("anna", "start-coup", ["carla"])
    assert not m.may("anna", "resign")


@rule("J-2.8")
def test_he_may_in_phase_nine_and_his_successor_judges():
    m = set_table("aftermath", president="anna", offices=FEW_OFFICES, leader="bruno", rebels=["bruno", "dario"])
    assert (m.prompt(), m.asked()) == ("firing-squad", ["anna"])
    m.resign("anna")
    elect(m, {"anna": ["dario"]}, {"anna": {"dario": ["office"]}}, {})
    assert (m.president(), m.prompt(), m.asked()) == ("dario", "firing-squad", ["dario"])
    assert m.options("dario") == ["nobody", "shoot:bruno"]


@rule("J-2.8", "J-12.4")
def test_he_may_not_while_a_junta_chooses_his_successor():
    m = set_table("aftermath", president="anna", leader="bruno", rebels=["bruno"], siding=["bruno"], verdict="rebels")
    assert m.prompt() == "junta-vote"
    assert not m.may("anna", "resign")
    m.act("bruno", "name", "carla")
    assert (m.prompt(), m.may("carla", "resign")) == ("firing-squad", True)


@rule("J-2.8")
def test_he_may_not_once_a_budget_is_proposed_until_it_is_settled():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["1M"]})
    m.answer("anna", {"bruno": ["1M"]})
    assert m.may("anna", "resign")
    m.answer("anna", {"bruno": 1})
    seen = set()
    while m.prompt() != "resign-now":
        seen.add(m.prompt())
        assert not m.may("anna", "resign")
        m.default()
    assert seen == {"play-or-pass", "vote", "react-V12", "break-tie", "react-VR", "react-P4R", "force-budget"}


@rule("J-2.8")
def test_he_may_not_while_locations_are_chosen():
    m = set_table("locations", president="anna")
    m.answer("anna", "remain")
    assert m.prompt() == "choose-location"
    assert not m.may("anna", "resign")


@rule("J-2.8")
def test_he_may_not_while_a_reaction_is_open():
    m = set_table("government", president="anna")
    assert m.prompt() == "react-P2"
    assert not m.may("anna", "resign")


@rule("J-2.8")
def test_one_resignation_a_turn():
    m = set_table("appointments", president="anna")
    m.resign("anna")
    elect(m, {"anna": ["anna"]}, {"anna": {"anna": ["office"]}}, {})
    assert m.prompt() == "appoint"
    assert not m.may("anna", "resign")
    m.until("choose-location")
    assert not m.heard("resigns")[1:]
    m.until("appoint")
    assert m.may("anna", "resign")


@rule("J-2.8")
def test_his_successor_may_resign_too_but_nobody_twice_in_a_turn():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES)
    m.resign("anna")
    elect(m, {"anna": ["bruno"]}, {"anna": {"bruno": ["office"]}}, {})
    assert m.president() == "bruno"
    m.resign("bruno")
    elect(m, {"bruno": ["anna"]}, {"bruno": {"anna": ["office"]}}, {})
    assert m.president() == "anna"
    assert not m.may("anna", "resign")
    assert m.refused("anna", "resign", "resign.0") == "no-such-question"


@rule("J-2.8", "J-5.2")
def test_a_successor_may_resign_before_the_night_and_both_flee():
    m = set_table("locations", president="anna", offices=FEW_OFFICES)
    m.answer("anna", "resign")
    elect(m, {"anna": ["bruno"]}, {"anna": {"bruno": ["office"]}}, {})
    assert (m.prompt(), m.asked()) == ("resign-now", ["bruno"])
    m.answer("bruno", "resign")
    elect(m, {"bruno": ["anna"]}, {"bruno": {"anna": ["office"]}}, {})
    assert (m.president(), m.prompt()) == ("anna", "choose-location")  # she has resigned once already
    m.hide(bruno="exile:AM1")
    assert m.exile("bruno") == "AM1"


@rule("J-2.8")
def test_a_position_may_say_who_has_resigned_this_turn():
    m = set_table("appointments", president="anna", resigned=["anna", "bruno"])
    assert not m.may("anna", "resign")
    assert set_table("appointments", president="carla", resigned=["anna", "bruno"]).may("carla", "resign")


@rule("J-2.6", "J-16.5")
def test_an_election_nobody_attends_ends_after_two_ties():
    m = orphaned(5, offices=FEW_OFFICES)
    m.until("cousin", "play-or-pass")
    assert len(m.said("election-tied")) == 2
    assert m.president() == "bruno"  # the nearest to the left of the dead


@rule("J-2.6", "J-16.5")
def test_quiet_votes_go_to_another_after_each_tie_so_that_who_insists_cannot_tie_for_ever():
    offices = {"bruno": ["interior", "admiral"], "carla": ["brigade1"], "dario": ["brigade2", "air"]}
    m = orphaned(4, offices=offices, exile={"carla": "AM1"})
    elect(m, {})
    elect(m, {})
    insists: dict[str, object] = {"nominate": ["dario"], "vote": {"dario": ["office", "office"]}}
    while m.president() is None:
        name, prompt = m.asked()[0], m.prompt()
        if name == "dario" and prompt in insists and m.question(name).fault(m.ref(insists[prompt])) is None:
            m.answer(name, insists[prompt])
        else:
            m.default()
    assert len(m.said("election-tied")) == 3
    assert m.president() == "dario"


@rule("J-2.6")
def test_where_nobody_has_a_vote_anyone_can_see_the_third_tie_goes_to_the_nearest():
    away = {"bruno": ["interior", "brigade1"], "carla": ["brigade2", "admiral"], "dario": ["brigade3", "air"]}
    exile = dict.fromkeys(away, "AM1")
    m = orphaned(6, offices=away, exile=exile, hands={"elena": ["V01"]})
    m.until("play-or-pass", "cousin")
    assert len(m.said("election-tied")) == 3
    assert m.president() == "elena"


@rule("J-2.8")
def test_the_resigner_is_first_with_his_presidency_vote():
    m = set_table("appointments", president="carla", offices={"dario": ["brigade1", "air"]})
    m.resign("carla")
    assert m.said("election-called") == [{"why": "resignation"}]
    assert m.asked() == ["carla"]
    m.nominate("carla", "dario")
    m.until("vote")
    assert m.asked() == ["carla"]
    assert m.question("carla").bounds()["items"] == ["office"]


@rule("J-2.8")
@rule("J-2.5")
def test_until_a_successor_is_elected_his_cousin_votes_too():
    m = set_table("bank", president="anna", offices=FEW_OFFICES, dead=["bruno"], cousin=["interior"], favoured=True)
    m.resign("anna")
    m.nominate("anna", "anna", "dario")
    m.until("vote")
    assert m.question("anna").bounds()["items"] == ["office", "office"]
    m.ballot({"anna": {"anna": ["office", "office"]}, "dario": {"dario": ["office"]}}, {})
    assert (m.president(), m.cousin()) == ("anna", ["interior"])


@rule("J-2.8")
def test_re_elected_nothing_changes():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES, cash={"anna": ["2M", "3M"]})
    m.resign("anna")
    elect(m, {"anna": ["anna"]}, {"anna": {"anna": ["office"]}}, {})
    assert (m.president(), m.cash("anna")) == ("anna", ["2M", "3M"])
    assert m.said("re-elected") == [{"seat": "s0"}]
    for name, offices in FEW_OFFICES.items():
        assert m.offices(name) == offices


@rule("J-2.8")
def test_his_cash_goes_unseen_to_the_winner_and_he_takes_the_winners_offices():
    m = set_table(
        "appointments", president="anna", offices=FEW_OFFICES, cash={"anna": ["2M", "3M"]}, swiss={"anna": ["1M"]}
    )
    m.resign("anna")
    elect(m, {"anna": ["carla"]}, {"anna": {"carla": ["office"]}}, {})
    assert (m.president(), m.cash("carla"), m.cash("anna")) == ("carla", ["2M", "3M"], [])
    assert m.account("anna") == ["1M"]
    assert (m.offices("anna"), m.offices("carla"), m.cousin()) == (["brigade1", "air"], [], [])
    assert m.said("hands-over-cash", "anna") == [{"seat": "s0", "other": "s2", "notes": ["2M", "3M"]}]
    for name in (None, "bruno"):
        assert m.said("hands-over-cash", name) == [{"seat": "s0", "other": "s2"}]
        seen = m.view(name)["table"]["people"][2]
        assert (seen["money"], seen["known_cash"]) == (True, [])


@rule("J-2.8")
def test_ties_end_as_after_a_killing_and_the_resigner_is_the_last_to_win_them():
    m = set_table("appointments", president="anna", tie_limit=2)
    m.resign("anna")
    for _ in range(2):
        elect(m, {"anna": ["anna", "dario"]}, {"anna": {"anna": ["office"]}, "bruno": {"dario": ["office"]}}, {})
    assert m.president() == "dario"


@rule("J-2.8")
def test_the_successor_appoints():
    m = set_table("appointments", president="anna")
    m.resign("anna")
    elect(m, {"anna": ["dario"]}, {"anna": {"dario": ["office"]}}, {})
    assert (m.prompt(), m.asked()) == ("appoint", ["dario"])


@rule("J-2.8")
def test_the_successor_draws_the_aid():
    m = set_table("government", president="anna", exile={"elena": "AM1"})
    m.until("cousin")
    m.resign("anna")
    elect(m, {"anna": ["dario"]}, {"anna": {"dario": ["office"]}}, {})
    m.until("budget-piles")
    assert m.asked() == ["dario"]
    assert m.said("draws-aid") == [{"seat": "s3"}]
    assert len(m.cash("dario")) == 8


@rule("J-2.8")
def test_the_successor_proposes_also_when_the_piles_were_half_made():
    m = set_table("budget", president="anna", cash={"anna": ["2M", "3M"]})
    m.answer("anna", {"bruno": ["3M"]})
    m.resign("anna")
    elect(m, {"anna": ["dario"]}, {"anna": {"dario": ["office"]}}, {})
    assert (m.prompt(), m.asked()) == ("budget-piles", ["dario"])
    m.propose({"anna": ["2M"]}, {"anna": 1})
    assert m.said("proposes") == [{"seat": "s3", "sums": {"s0": 1}}]


@rule("J-2.8")
def test_the_cousins_office_is_vacant_again_when_he_resigns():
    m = set_table("bank", president="anna", offices=FEW_OFFICES, dead=["bruno"], cousin=["interior"], favoured=True)
    m.resign("anna")
    elect(m, {"anna": ["dario"]}, {"anna": {"dario": ["office"]}}, {})
    assert (m.president(), m.cousin(), m.votes("dario")) == ("dario", [], 1)
    assert m.offices("bruno") == ["interior", "admiral"]
