"""J-4: the aid, the budget in actual notes, and what the Minister makes of it."""

import pytest

rule = pytest.mark.rule


def propose(m, piles, sums):
    """The President lays piles and declares sums; nobody plays cards."""
    m.answer("anna", piles)
    m.answer("anna", sums)
    m.pass_windows()


def vote(m, **votes):
    """Both rounds, with these votes in the first."""
    while m.prompt() == "vote":
        name = m.asked()[0]
        m.answer(name, votes.pop(name, {}))
        m.quiet("react-V12", "react-VR")


@rule("J-4.3")
@rule("J-13.1")
def test_the_game_ends_when_eight_notes_are_not_there(junta):
    m = junta("aid", president="anna", aid_left=7, swiss={"bruno": ["2M"], "carla": ["1M", "1M"]})
    assert m.match.over
    assert m.match.outcome.winners == (1, 2)
    m = junta("aid", president="anna", aid_left=8)
    assert len(m.cash("anna")) == 8
    assert m.heard("draws-aid") == [{"event": "draws-aid", "seat": "s0"}]


@rule("J-4.4")
def test_sums_are_public_and_not_above_the_piles_which_are_secret(junta):
    m = junta("budget", seats=4, president="anna", cash={"anna": ["1M", "2M", "3M"]})
    m.answer("anna", {"bruno": ["2M", "1M"]})
    assert m.refused("anna", {"bruno": 4}) == "want-amount-at"
    m.answer("anna", {"bruno": 2})
    assert m.heard("proposes") == [{"event": "proposes", "seat": "s0", "sums": {"s1": 2}}]
    assert m.yours("anna")["piles"] == {"s1": ["1M", "2M"]}
    assert m.yours("bruno")["piles"] == {}


@rule("J-4.5")
def test_a_budget_passed_is_paid_as_the_piles_lie(junta):
    m = junta("budget", seats=4, president="anna", cash={"anna": ["1M", "2M", "3M"]})
    propose(m, {"bruno": ["2M", "1M"]}, {"bruno": 1})
    vote(m, anna={"yes": ["office"]})
    assert m.cash("bruno") == ["1M", "2M"]
    assert m.cash("anna") == ["3M"]
    assert m.facts()["bank"] == "open"
    assert not m.facts()["pretext"]


@rule("J-4.6")
def test_a_rejected_budget_may_be_forced_over_lunch_or_left_over_a_holiday(junta):
    for choice, bank, cash in (("force", "lunch", ["2M"]), ("leave", "holiday", [])):
        m = junta("budget", seats=4, president="anna", offices={"carla": ["interior"]}, cash={"anna": ["2M"]})
        propose(m, {"bruno": ["2M"]}, {"bruno": 2})
        vote(m, bruno={"no": ["office"]})
        assert m.facts()["pretext"]
        assert m.asked() == ["bruno", "carla", "dario"]
        m.pass_windows()
        assert m.asked() == ["carla"]
        m.answer("carla", choice)
        assert m.facts()["bank"] == bank
        assert m.cash("bruno") == cash
        assert m.facts()["occupied"] == (choice == "force")
        assert sum(m.units("PAR").values()) == (4 if choice == "force" else 0)


@rule("J-15.E05")
def test_an_alternative_budget_takes_the_aid_but_for_one_note(junta):
    m = junta(
        "budget",
        seats=4,
        president="anna",
        offices={"carla": ["interior"]},
        cash={"anna": ["1M", "2M", "3M", "3M"]},
        drawn=["1M", "2M", "3M"],
        hands={"bruno": ["E05"]},
    )
    propose(m, {"carla": ["2M"]}, {"carla": 2})
    vote(m, bruno={"no": ["office"]})
    m.answer("bruno", "play:E05")
    m.pass_windows()
    m.answer("anna", "keep:3M")
    assert m.cash("bruno") == ["1M", "2M"]
    assert m.cash("anna") == ["3M", "3M"]
    assert m.prompt() == "budget-piles"
    m.answer("bruno", {"anna": ["1M"]})
    m.answer("bruno", {"anna": 1})
    m.pass_windows()
    vote(m, bruno={"yes": ["office"]})
    assert m.cash("anna") == ["1M", "3M", "3M"]
    assert m.cash("bruno") == ["2M"]
    assert m.facts()["bank"] == "open"
    assert m.facts()["pretext"]


@rule("J-1.2")
def test_nobody_can_count_notes(junta):
    m = junta("budget", seats=4, president="anna", cash={"anna": ["1M"] * 8, "bruno": ["3M"]})
    seen = m.person("bruno")
    assert seen["money"] is True
    assert "3M" not in str([m.view("carla")["table"]["people"], m.view()["table"]["people"]])
    assert "aid" not in m.view("anna")["table"]["piles"]
