"""J-15.1 to J-15.3: windows, what is open at any time, and what cards cost."""

from random import Random

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

ALL = ["anna", "bruno", "carla", "dario", "elena"]
AT_HOME = dict.fromkeys(ALL, "home")


def ballot_over_nothing(m):
    """A budget of nothing has been proposed and all have passed: Anna votes first."""
    m.quiet("return-home")
    m.propose({}, {})
    m.pass_all()
    assert m.prompt() == "vote"
    return m


def known(m, name, other):
    """The cards this player knows in the other's hand."""
    return m.view(name)["table"]["people"][m.seat(other)]["known"]


# -- J-15.1: windows


def window(code, **position):
    """A table with this window open; Carla, unless said, is dead and Elena in exile."""
    position = {"offices": FEW_OFFICES, "dead": ["carla"], "exile": {"elena": "AM1"}, **position}
    if code == "P2":
        m = set_table("government", **position)
        m.quiet("return-home")
        return m
    m = ballot_over_nothing(set_table("budget", **position))
    m.vote("anna", {"no": ["office"]})
    m.quiet("vote")
    if code == "V12":
        return m
    m.quiet("react-V12")
    m.quiet("vote")
    if code == "VR":
        return m
    m.quiet("react-VR")
    return m


@rule("J-15.1")
@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("P2", ["bruno", "dario"]),
        ("V12", ["anna", "bruno", "dario"]),
        ("VR", ["anna", "bruno", "dario"]),
        ("P4R", ["bruno", "dario"]),
    ],
)
def test_a_window_asks_all_who_are_alive_and_present_at_once_whatever_they_hold(code, asked):
    m = window(code)
    assert (m.prompt(), m.asked()) == (f"react-{code}", asked)
    assert all(m.options(name) == ["pass"] for name in asked)
    assert all(m.question(name).window for name in asked)


@rule("J-15.1")
@pytest.mark.parametrize("code", ["P2", "V12", "VR", "P4R"])
def test_a_window_closes_when_all_have_answered_in_whatever_order(code):
    m = window(code)
    for name in reversed(m.asked()):
        assert m.prompt() == f"react-{code}"
        m.answer(name, "pass")
    assert m.prompt() != f"react-{code}"


@rule("J-15.1")
@rule("J-15.2")
@pytest.mark.parametrize("code", ["P2", "V12", "VR", "P4R"])
def test_no_card_for_any_time_is_played_while_a_window_is_open(code):
    m = window(code, hands={"bruno": ["E13", "I02"]})
    assert not m.may("bruno", "cards")
    assert m.refusal("bruno", "play:E13").reason == "card-wrong-time"
    assert m.refusal("bruno", "lay:I02").reason == "card-wrong-time"


@rule("J-15.1")
@pytest.mark.parametrize(("code", "card"), [("P2", "E04"), ("V12", "E01"), ("VR", "E03"), ("P4R", "E05")])
def test_answers_in_a_window_open_together(code, card):
    m = window(code, hands={"bruno": [card]})
    m.answer("bruno", f"play:{card}")
    assert (m.pile("discards"), m.heard("plays"), known(m, "dario", "bruno")) == ([], [], [])
    assert m.cards("bruno") == 1
    m.pass_windows()
    assert (m.pile("discards"), m.said("plays")) == ([card], [{"seat": "s1", "card": card, "declared": []}])


@rule("J-15.1")
@pytest.mark.parametrize(("code", "card"), [("P2", "E04"), ("V12", "E01"), ("VR", "E03"), ("P4R", "E05")])
def test_a_card_of_another_window_is_refused_with_its_own_time(code, card):
    others = {"E04": "P2", "E01": "V12", "E03": "VR", "E05": "P4R"}
    m = window(code, hands={"bruno": [other for other in others if other != card]})
    for other, time in others.items():
        if other != card:
            refusal = m.refusal("bruno", f"play:{other}")
            assert (refusal.reason, refusal.facts) == ("card-wrong-time", {"card": other, "timing": [time]})
    assert m.refusal("bruno", f"play:{card}").reason == "card-not-held"


@rule("J-15.1")
def test_in_the_first_election_windows_act_clockwise_from_the_host():
    m = set_table("election", host="carla", hands={"bruno": ["E01"], "dario": ["E02"], "carla": ["V01"]})
    m.nominate("carla", "carla")
    m.until("vote")
    m.vote("carla", {"carla": ["V01"]})
    m.quiet("vote", "stand-or-refuse")
    m.answer("bruno", "play:E01")
    m.answer("dario", "play:E02")
    m.pass_windows()
    assert m.said("plays") == [{"seat": "s3", "card": "E02", "declared": []}]
    assert m.said("hands-back") == [{"seat": "s1", "card": "E01"}]


@rule("J-15.1")
def test_who_comes_home_is_asked_whatever_he_holds():
    m = set_table("government", offices=FEW_OFFICES, exile={"carla": "AM1"})
    m.pass_all()
    m.come_home("carla")
    m.answer("bruno", "kill")
    assert (m.prompt(), m.asked(), m.options("carla")) == ("react-EXR", ["carla"], ["pass"])


@rule("J-15.1")
def test_a_shield_of_another_time_is_refused_to_the_one_concerned():
    m = set_table(
        "assassinations",
        offices=FEW_OFFICES,
        size=108,
        locations=AT_HOME,
        hands={"carla": ["B08", "E13"]},
        cash={"carla": ["3M"]},
    )
    m.order("bruno", "secret-police", "carla", "home")
    m.quiet("declare-attempts")
    assert m.refusal("carla", "play:B08").facts["timing"] == ["P9R"]
    assert m.refusal("carla", "play:E13").reason == "card-wrong-time"


# -- J-15.2: what is open at any time


@rule("J-15.2")
def test_all_are_asked_play_or_pass_at_the_end_of_phase_1():
    m = set_table("drawing", offices=FEW_OFFICES, hands={"bruno": ["E13"]})
    m.quiet("discard-excess")
    assert (m.prompt(), m.asked(), m.fact("phase")) == ("play-or-pass", ALL, 1)
    m.pass_windows()
    assert m.fact("phase") == 2


@rule("J-15.2")
def test_all_are_asked_play_or_pass_before_the_budget_is_voted():
    m = set_table("budget", offices=FEW_OFFICES, hands={"bruno": ["E13"]})
    m.propose({}, {})
    assert (m.prompt(), m.asked()) == ("play-or-pass", ALL)
    assert m.paper("budget") is not None
    m.pass_windows()
    assert m.prompt() == "vote"


@rule("J-15.2")
def test_all_are_asked_play_or_pass_at_the_start_of_phase_7():
    m = set_table("assassinations", offices=FEW_OFFICES, locations=AT_HOME)
    m.quiet("declare-attempts")
    assert (m.prompt(), m.asked(), m.fact("phase")) == ("play-or-pass", ALL, 7)


@rule("J-15.2")
def test_the_dead_and_the_exiled_are_not_asked_to_play_or_pass():
    m = set_table("bank", offices=FEW_OFFICES, dead=["carla"], exile={"elena": "AM1"})
    assert m.asked() == ["anna", "bruno", "dario"]


@rule("J-15.2")
def test_what_is_played_acts_clockwise_from_the_president_and_all_are_asked_again():
    m = set_table("bank", president="carla", hands={"bruno": ["E11", "E13"], "dario": ["E12"]})
    m.answer("bruno", "play:E11")
    m.answer("dario", "play:E12")
    assert m.heard("plays") == []
    m.answer("anna", "pass")
    m.answer("carla", "pass")
    m.answer("elena", "pass")
    assert [line["card"] for line in m.said("plays")] == ["E12", "E11"]
    assert (m.prompt(), m.asked()) == ("play-or-pass", ALL)
    m.answer("bruno", "play:E13")
    m.pass_windows()
    assert m.pile("discards") == ["E12", "E11", "E13"]


@rule("J-15.2")
@rule("J-15.1")
def test_a_card_that_can_do_nothing_any_more_returns_to_the_hand():
    m = set_table("bank", size=108, hands={"bruno": ["E06"], "dario": ["E06"]}, influence={"carla": ["I01"]})
    m.answer("bruno", "play-on:E06:carla")
    m.answer("dario", "play-on:E06:carla")
    m.pass_windows()
    assert (m.influence("carla"), m.hand("bruno"), m.hand("dario")) == ([], [], ["E06"])
    assert m.said("hands-back") == [{"seat": "s3", "card": "E06"}]
    assert known(m, "anna", "dario") == ["E06"]


@rule("J-15.2")
@rule("J-15.1")
def test_cards_opened_together_are_told_before_the_first_of_them_acts():
    """While Carla decides what to lose she, and everyone, has seen and heard what else was opened."""
    m = set_table("bank", hands={"bruno": ["E06"], "dario": ["E13"]}, influence={"carla": ["I01", "I02"]})
    m.answer("bruno", "play-on:E06:carla")
    m.answer("dario", "play:E13")
    for name in ("anna", "carla", "elena"):
        m.answer(name, "pass")
    assert (m.prompt(), m.asked()) == ("lose-influence", ["carla"])
    assert known(m, "anna", "dario") == ["E13"]
    assert m.said("opens-card") == [{"seat": "s1", "card": "E06"}, {"seat": "s3", "card": "E13"}]


@rule("J-15.1")
def test_cards_played_together_are_seen_by_all_before_the_first_of_them_acts():
    m = set_table("budget", hands={"bruno": ["E06"], "dario": ["I08"]}, influence={"carla": ["I01", "I02"]})
    m.propose({}, {})
    for name in ("anna", "carla", "elena"):
        m.answer(name, "pass")
    m.answer("dario", "lay:I08")
    m.answer("bruno", "play-on:E06:carla")
    assert m.prompt() == "lose-influence"
    assert m.view("elena")["table"]["people"][3]["known"] == ["I08"]
    for seed in range(20):
        world = m.match.resample(4, Random(seed))
        world.answer(2, "drop:I01")
        assert {"event": "lays", "turn": 1, "seat": "s3", "card": "I08"} in world.view(4)["log"]


OPEN = {
    "appoint": ("appointments", {}),
    "budget-piles": ("budget", {}),
    "resign-now": ("locations", {}),
    "choose-location": ("locations", {}),
    "play-or-pass": ("bank", {}),
    "bank-business": ("bank", {"locations": {"carla": "bank"}}),
    "start-coup": ("phase8", {}),
    "movement": ("movement", {"leader": "dario"}),
    "nominate": ("election", {"host": "anna"}),
    "choose-side": ("sides", {"leader": "dario"}),
    "return-home": ("government", {"exile": {"elena": "AM1"}}),
    "cousin": ("succession", {"dead": ["elena"]}),
    "force-budget": ("budget", {}),
}


@rule("J-15.2")
@pytest.mark.parametrize("prompt", OPEN)
def test_cards_for_any_time_and_influence_are_open_while_this_is_asked(prompt):
    at, position = OPEN[prompt]
    if at != "election":
        position = {"offices": FEW_OFFICES, **position}
    m = set_table(at, hands={"bruno": ["E13", "I02", "E11"]}, **position)
    m.until(prompt)
    assert m.prompt() == prompt
    m.play_any("bruno", "lay", "I02")
    m.play_any("bruno", "discard", "E11")
    m.play_any("bruno", "play", "E13")
    assert (m.hand("bruno"), m.influence("bruno"), m.pile("discards")[-2:]) == ([], ["I02"], ["E11", "E13"])
    assert m.prompt() == prompt


@rule("J-15.2")
@rule("J-15.E05")
@pytest.mark.parametrize("prompt", ["keep-note", "budget-piles", "force-budget"])
def test_cards_for_any_time_are_open_while_an_alternative_is_made(prompt):
    m = set_table(
        "budget", offices=FEW_OFFICES, hands={"dario": ["E05"], "bruno": ["E13"]}, cash={"anna": ["3M", "1M"]}
    )
    m.propose({}, {})
    m.until("react-P4R")
    m.answer("dario", "play:E05")
    m.pass_windows()
    m.until(prompt)
    m.play_any("bruno", "play", "E13")
    assert (m.pile("discards"), m.prompt()) == (["E05", "E13"], prompt)


CLOSED = {
    "vote": ("budget", {}),
    "react-V12": ("budget", {}),
    "react-VR": ("budget", {}),
    "react-P4R": ("budget", {}),
    "react-P2": ("government", {}),
    "declare-attempts": ("assassinations", {"locations": AT_HOME}),
    "declare-fire": (
        "combat",
        {"leader": "dario", "units": {"PLZ": {"bruno": {"police": 1}, "elena": {"brigade3": 1}}}},
    ),
    "firing-squad": ("aftermath", {"rebels": ["dario"]}),
}


@rule("J-15.2")
@pytest.mark.parametrize("prompt", CLOSED)
def test_no_card_is_played_laid_or_discarded_while_this_is_asked(prompt):
    at, position = CLOSED[prompt]
    m = set_table(at, offices=FEW_OFFICES, hands={"bruno": ["E13", "I02"]}, **position)
    m.until(prompt)
    assert m.prompt() == prompt
    assert not any(m.may(name, "cards") for name in ALL)


@rule("J-15.2")
def test_influence_is_laid_in_ones_vote_and_counts_at_once():
    m = ballot_over_nothing(set_table("budget", offices=FEW_OFFICES, hands={"anna": ["I02", "I08"]}))
    m.vote("anna", {"yes": ["I02"]})
    assert (m.influence("anna"), m.hand("anna"), m.ballot_tally()) == (["I02"], ["I08"], {"no": 0, "yes": 8})


@rule("J-15.2")
@pytest.mark.parametrize(("card", "influence"), [("E07", "I04"), ("E09", "I09"), ("E10", "I03")])
def test_what_a_card_requires_must_already_lie_in_play(card, influence):
    m = set_table("appointments", hands={"bruno": [card, influence]}, influence={"carla": ["I08"]})
    words = ["play-on", card, "carla"] if card == "E09" else ["play", card]
    assert m.any_refusal("bruno", *words) == "card-needs-influence"
    m.play_any("bruno", "lay", influence)
    m.play_any("bruno", *words)
    assert m.pile("discards") == [card]


@rule("J-15.2")
def test_the_dead_play_and_discard_nothing():
    m = set_table("bank", offices=FEW_OFFICES, dead=["carla"], hands={"bruno": ["E13"]})
    assert not m.may("carla", "cards")


@rule("J-15.2")
@pytest.mark.parametrize("words", [["play", "E13"], ["lay", "I02"], ["discard", "E13"]])
def test_a_card_one_does_not_hold_cannot_be_played(words):
    m = set_table("appointments", hands={"bruno": ["E12"], "carla": ["E13", "I02"]})
    assert m.any_refusal("bruno", *words) == "card-not-held"


# -- J-15.3: costs


def hiring(cash, card="A03", **position):
    """Dario is asked for his attempts, with this cash; a professional costs two millions."""
    m = set_table(
        "assassinations",
        offices=FEW_OFFICES,
        locations=AT_HOME,
        hands={"dario": [card]},
        cash={"dario": cash},
        **position,
    )
    while m.asked() != ["dario"]:
        m.default()
    return m


@rule("J-15.3")
@pytest.mark.parametrize("paid", [["2M"], ["1M", "1M"], ["3M"], ["1M", "2M"], ["1M", "1M", "2M", "3M"]])
def test_a_cost_is_paid_with_any_notes_that_are_enough_and_no_change_is_given(paid):
    cash = ["1M", "1M", "2M", "3M"]
    m = hiring(cash)
    m.order("dario", "A03", "carla", "bank", paid)
    left = list(cash)
    for note in paid:
        left.remove(note)
    assert (m.cash("dario"), sorted(m.pile("spent"))) == (left, sorted(paid))


@rule("J-15.3")
@pytest.mark.parametrize("paid", [[], ["1M"], ["2M", "2M"], ["3M", "5M"]])
def test_notes_that_are_not_enough_or_not_there_pay_nothing(paid):
    m = hiring(["1M", "2M", "3M"])
    m.order("dario", "A03", "carla", "bank")
    assert m.refusal("dario", paid).reason in ("want-worth", "too-many-of", "not-offered")
    m.answer("dario", ["2M"])
    assert m.cash("dario") == ["1M", "3M"]


@rule("J-15.3")
def test_nothing_is_known_of_an_attempt_before_it_is_paid():
    m = hiring(["1M", "2M", "3M"])
    m.order("dario", "A03", "carla", "bank")
    assert (m.heard("orders"), m.fact("targets"), m.pile("discards")) == ([], [], [])
    m.answer("dario", ["3M"])
    assert (len(m.heard("orders")), m.fact("targets")) == (1, ["s2"])


@rule("J-15.3")
@rule("J-7.4")
def test_swiss_money_pays_for_nothing():
    m = hiring(["1M"], swiss={"dario": ["3M", "3M"]})
    refusal = m.refusal("dario", "attempt:A03:carla:bank")
    assert (refusal.reason, refusal.facts) == ("card-too-dear", {"card": "A03", "cost": 2})


@rule("J-15.3")
def test_credits_are_used_before_notes():
    m = hiring(["1M", "3M"], influence={"dario": ["I11"]})
    m.order("dario", "A03", "carla", "bank")
    assert m.question("dario").bounds()["total"] == 1
    m.answer("dario", ["1M"])
    assert (m.cash("dario"), m.person("dario")["credits"]) == (["3M"], 0)


@rule("J-9.2")
@pytest.mark.parametrize("words", [["play", "E13"], ["lay", "I02"], ["discard", "E13"]])
def test_a_card_for_any_time_makes_no_rebel_in_the_rebellion(words):
    m = set_table("movement", coup=0, offices=FEW_OFFICES, leader="dario", hands={"anna": ["E13", "I02"]})
    m.play_any("anna", *words)
    assert (m.fact("rebels"), m.cards("anna")) == (["s3"], 1)
