"""J-14.2: promises the game judges, and who hears of it."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

AT_HOME = dict.fromkeys(NAMES[:5], "home")


def promised(m, by, to, promise, **particulars):
    """A promise given, to nobody else's knowledge; this is its name."""
    deal = m.swap(by, promises=[{"by": by, "to": to, "promise": promise, **particulars}])
    name = f"{deal}.0"
    assert m.fate(by, name) == m.fate(to, name) == "open"
    third = next(other for other in NAMES[:5] if other not in (by, to))
    assert m.fate(third, name) is None
    return name


# -- offices


@rule("J-14.2")
@pytest.mark.parametrize(("office", "fate"), [("brigade1", "kept"), ("interior", "broken")])
def test_an_office_promised_is_judged_when_the_government_is_named(office, fate):
    m = set_table("appointments", president="anna", offices=FEW_OFFICES)
    name = promised(m, "anna", "carla", "appointment", office=office)
    m.answer("anna", FEW_OFFICES)
    assert m.fate("carla", name) == fate
    assert len(m.heard(f"promise-{fate}")) == 1


@rule("J-14.2")
def test_an_office_promised_by_one_who_does_not_appoint_is_void_and_concerns_only_the_two():
    m = set_table("phase8", president="anna")
    name = promised(m, "bruno", "carla", "appointment", office="interior")
    m.until("appoint")
    assert m.fate("carla", name) == "open"
    m.default()
    assert m.fate("carla", name) == "void"
    assert not m.heard("promise-void", "dario")
    assert len(m.heard("promise-void", "carla")) == 1


@rule("J-14.2")
@pytest.mark.parametrize(("office", "fate"), [("brigade1", "kept"), ("interior", "broken")])
def test_an_office_promised_in_a_coup_is_judged_at_the_next_appointments(office, fate):
    m = set_table("sides", president="anna", offices=FEW_OFFICES, leader="bruno")
    name = promised(m, "anna", "carla", "appointment", office=office)
    m.until("appoint")
    assert m.fate("carla", name) == "open"
    m.answer("anna", FEW_OFFICES)
    assert m.fate("carla", name) == fate


# -- money


@rule("J-14.2")
@pytest.mark.parametrize(("declared", "fate"), [(3, "kept"), (2, "broken")])
def test_a_sum_promised_after_the_budget_is_judged_at_the_next_one(declared, fate):
    m = set_table("phase8", president="anna", offices=FEW_OFFICES, aid=["3M"])
    name = promised(m, "anna", "carla", "payment", amount=3)
    other = promised(m, "bruno", "carla", "payment", amount=1)
    m.until("budget-piles")
    assert m.fate("carla", name) == m.fate("carla", other) == "open"
    m.propose({"carla": ["3M"]}, {"carla": declared})
    m.ballot({"anna": {"yes": ["office"]}}, {})
    assert (m.fate("carla", name), m.fate("carla", other)) == (fate, "void")


@rule("J-14.2")
@pytest.mark.parametrize(
    ("declared", "yes", "fate"),
    [(2, True, "kept"), (3, True, "kept"), (1, True, "broken"), (2, False, "void"), (1, False, "broken")],
)
def test_a_sum_promised_is_judged_by_what_was_declared_and_paid(declared, yes, fate):
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["3M"]})
    name = promised(m, "anna", "carla", "payment", amount=2)
    m.propose({"carla": ["3M"]}, {"carla": declared})
    m.ballot({"anna": {"yes" if yes else "no": ["office"]}}, {})
    m.quiet("force-budget")
    assert m.fate("carla", name) == fate


@rule("J-14.2")
def test_a_sum_is_kept_when_the_budget_is_forced():
    m = set_table("budget", president="anna", offices=FEW_OFFICES, cash={"anna": ["3M"]})
    name = promised(m, "anna", "carla", "payment", amount=3)
    m.propose({"carla": ["3M"]}, {"carla": 3})
    m.ballot({"dario": {"no": ["office"]}}, {})
    m.act("bruno", "force")
    assert m.fate("carla", name) == "kept"


# -- votes


@rule("J-14.2")
@pytest.mark.parametrize(
    ("votes", "fate"),
    [
        ({"yes": ["office", "office"]}, "kept"),
        ({"yes": ["office"]}, "kept"),
        ({"no": ["office"]}, "broken"),
        ({"yes": ["office"], "no": ["office"]}, "broken"),
        ({}, "broken"),
    ],
)
def test_a_vote_promised_on_a_motion(votes, fate):
    m = set_table("budget", president="anna", offices=FEW_OFFICES)
    name = promised(m, "bruno", "anna", "support", choice="yes")
    m.until("vote")
    m.ballot({"bruno": votes} if votes else {}, {})
    m.quiet("break-tie", "react-VR")
    assert m.fate("anna", name) == fate


@rule("J-14.2")
@pytest.mark.parametrize(("choice", "fate"), [("bruno", "kept"), ("carla", "broken")])
def test_a_vote_promised_to_a_candidate(choice, fate):
    m = set_table("succession", president="anna", dead=["anna"])
    name = promised(m, "dario", "bruno", "support", choice="bruno")
    m.nominate("bruno", "bruno", "carla")
    m.until("vote")
    m.ballot({"dario": {choice: ["office"]}}, {})
    assert m.fate("bruno", name) == fate


@rule("J-14.2")
def test_a_vote_for_one_who_does_not_stand_is_void():
    m = set_table("succession", president="anna", dead=["anna"])
    name = promised(m, "dario", "bruno", "support", choice="bruno")
    m.nominate("bruno", "carla")
    m.until("vote")
    m.ballot({"dario": {"carla": ["office"]}}, {})
    assert m.fate("bruno", name) == "void"


@rule("J-14.2")
def test_a_vote_of_one_who_had_none_anybody_could_see_is_void():
    m = set_table("election", seats=4)
    name = promised(m, "dario", "bruno", "support", choice="bruno")
    m.nominate("anna", "bruno")
    m.until("vote")
    m.ballot({})
    assert m.fate("bruno", name) == "void"


@rule("J-14.2")
def test_a_motion_does_not_judge_a_vote_for_a_name():
    m = set_table("budget", president="anna", offices=FEW_OFFICES)
    name = promised(m, "bruno", "anna", "support", choice="anna")
    m.until("vote")
    m.ballot({"bruno": {"no": ["office"]}}, {})
    assert m.fate("anna", name) == "open"


@rule("J-14.2")
def test_a_vote_waits_for_the_next_ballot_also_of_the_next_year_and_is_void_if_he_is_away():
    for exile, fate in (({}, "kept"), ({"bruno": "AM1"}, "void")):
        m = set_table("phase8", president="anna", offices=FEW_OFFICES, exile=exile)
        name = promised(m, "bruno", "anna", "support", choice="yes")
        m.until("vote")
        assert m.fate("anna", name) == "open"
        m.ballot({"bruno": {"yes": ["office"]}} if not exile else {}, {})
        m.quiet("break-tie", "react-VR")
        assert m.fate("anna", name) == fate


# -- lives


@rule("J-14.2")
def test_a_life_promised_is_broken_by_an_attempt_and_kept_at_the_end_of_the_turn():
    for victim, fate in (("dario", "broken"), ("elena", "kept")):
        m = set_table("assassinations", offices=FEW_OFFICES, locations=AT_HOME)
        name = promised(m, "bruno", "dario", "no-attempt")
        m.order("bruno", "secret-police", victim, "bank")
        m.act("bruno", "no-more")
        assert m.fate("dario", name) == ("broken" if fate == "broken" else "open")
        m.to_phase(1)
        assert m.fate("dario", name) == fate


@rule("J-14.2")
def test_shooting_a_returner_breaks_it():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"})
    name = promised(m, "bruno", "dario", "no-attempt")
    m.answer("dario", "return")
    m.act("bruno", "kill")
    assert m.fate("dario", name) == "broken"


@rule("J-14.2")
def test_so_does_the_firing_squad():
    m = set_table("aftermath", leader="bruno", rebels=["bruno"])
    name = promised(m, "anna", "bruno", "no-attempt")
    m.answer("anna", "shoot:bruno")
    assert m.fate("bruno", name) == "broken"


# -- the coup


@rule("J-14.2")
@pytest.mark.parametrize("side", ["rebels", "president"])
def test_a_side_promised_is_judged_when_sides_are_chosen(side):
    m = set_table("sides", leader="bruno", rebels=["bruno"])
    name = promised(m, "carla", "bruno", "side", side="rebels")
    while m.prompt() == "choose-side" and m.asked() != ["carla"]:
        m.default()
    option = next(option for option in m.options("carla") if side in option)
    m.answer("carla", option)
    assert m.fate("bruno", name) == ("kept" if side == "rebels" else "broken")


@rule("J-14.2")
@pytest.mark.parametrize(("choice", "fate"), [("let-stay", "kept"), ("drive-out", "open")])
def test_a_retreat_promised(choice, fate):
    units = {"BAN": {"bruno": {"police": 3}, "carla": {"brigade1": 6}}, "PAL": {"anna": {"guards": 4}}}
    for seed in range(40):
        m = set_table("combat", seed=seed, coup=1, leader="bruno", offices=FEW_OFFICES, units=units)
        name = promised(m, "carla", "bruno", "let-retreat")
        while m.prompt() in ("declare-fire", "bombard"):
            if (m.prompt(), m.asked()) == ("declare-fire", ["carla"]):
                m.answer("carla", ["fire:BAN"])
            else:
                m.default()
        m.until("volley")
        while m.prompt() in ("volley", "choose-losses"):
            who = m.asked()[0]
            if m.prompt() == "volley" and who == "carla":
                m.answer(who, {"bruno": ["brigade1"] * 6})
            else:
                m.default()
        if m.prompt() == "let-stay":
            break
    assert m.asked() == ["carla"]
    m.answer("carla", choice)
    assert m.fate("bruno", name) == fate


# -- the end


@rule("J-14.2")
def test_what_is_still_open_when_the_game_ends_is_void():
    m = set_table("drawing", aid_left=0)
    name = promised(m, "bruno", "anna", "no-attempt")
    m.until()
    assert m.match.over
    assert m.fate("anna", name) == "void"


@rule("J-14.2")
@pytest.mark.parametrize(
    "promise",
    [
        {"promise": "appointment", "office": "president"},
        {"promise": "payment", "amount": 0},
        {"promise": "support", "choice": "maybe"},
        {"promise": "side", "side": "nobody"},
        {"promise": "marry"},
    ],
)
def test_what_the_game_cannot_judge_is_promised_in_words_only(promise):
    m = set_table("appointments", president="anna")
    offer = {"promises": [{"by": "anna", "to": "bruno", **promise}]}
    assert m.refused("anna", offer, "deal.offer.0") in ("not-offered", "no-such-promise")
