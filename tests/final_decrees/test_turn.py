"""FD-3: the turn."""

import pytest

from decrees_table import NAMES

rule = pytest.mark.rule

NO_DECREES_HERE = {f"D{number}": "REF" for number in range(1, 6)}


@rule("FD-3.1")
@pytest.mark.parametrize("first", ["anna", "carla", "elena"])
def test_the_director_of_executive_starts(table, first):
    m = table(at="posts", hr="bruno")
    others = [name for name in NAMES if name not in ("bruno", first)]
    m.answer("bruno", {"EXE": [first], "NAV": [others[0]], "SEC": [others[1]], "TRE": [others[2]]})
    assert m.player() == first
    assert m.asked() == [first]


@rule("FD-3.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_turns_go_clockwise_by_seat(table, seats):
    m = table(seats=seats, player="carla", directs={"carla": "EXE"})
    turns = []
    for _ in range(seats + 1):
        turns.append(m.player())
        m.act(m.player(), "stop")
    names = NAMES[:seats]
    assert turns == [*names[2:], *names[:2], "carla"]


@rule("FD-3.1")
def test_posts_do_not_change_the_order_of_turns(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "move", "carla")
    m.act("anna", "move", "bruno")
    m.act("anna", "stop")
    assert m.player() == "bruno"


@rule("FD-3.1")
def test_nobody_acts_out_of_turn(table):
    m = table(directs={"anna": "EXE"})
    assert m.refusal("bruno", "stop").reason == "not-asked"


@rule("FD-3.2")
def test_a_turn_begins_with_one_blame_on_the_ministry_and_a_card(table):
    m = table(at="turn", directs={"anna": "EXE"}, ministries={"EXE": 2, "HR": 1}, deck=["C05"], decrees=NO_DECREES_HERE)
    assert (m.load("EXE"), m.load("HR")) == (3, 1)
    assert m.hand("anna") == ["C05"]
    assert m.blame("anna") == 0
    assert m.actions() == 3


@rule("FD-3.2")
def test_the_blame_of_step_one_comes_before_the_card_of_step_two(table):
    m = table(at="turn", directs={"anna": "EXE"}, deck=["C31"])
    assert [line["event"] for line in m.events()][:3] == ["turn-begins", "stagnation", "burned"]
    assert m.blame("anna") == 1
    assert m.load("EXE") == 0


@rule("FD-3.2")
def test_there_are_three_actions_and_then_only_the_end(table):
    m = table(directs={"anna": "EXE"})
    for decree in ("D1", "D2", "D3"):
        m.act("anna", "forward", decree, "TRE")
    assert m.actions() == 0
    assert m.options("anna") == ["stop"]
    assert m.refusal("anna", "forward:D4:TRE").reason == "not-offered"


@rule("FD-3.2")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_one_may_stop_at_any_time(table, used):
    m = table(directs={"anna": "EXE"})
    for decree in ["D1", "D2", "D3"][:used]:
        m.act("anna", "forward", decree, "TRE")
    m.act("anna", "stop")
    assert m.player() == "bruno"


@rule("FD-3.2")
def test_the_turn_ends_with_one_blame_for_each_decree_on_the_ministry(table):
    m = table(directs={"anna": "EXE"}, ministries={"EXE": 1}, decrees={"D1": "HR", "D2": "TRE"})
    m.act("anna", "stop")
    assert m.load("EXE") == 4
    assert m.load("TRE") == 0
    assert m.load("HR") == 1  # only bruno's own step 1


@rule("FD-3.2")
def test_without_decrees_the_ministry_gains_nothing_at_the_end(table):
    m = table(directs={"anna": "EXE"}, decrees=NO_DECREES_HERE)
    m.act("anna", "stop")
    assert m.load("EXE") == 0


@rule("FD-3.2")
def test_decrees_on_the_empty_ministry_give_nothing(table):
    m = table(directs={"anna": "EXE"}, decrees=NO_DECREES_HERE)
    assert m.ministry("REF")["director"] is None
    for name in NAMES:
        m.act(name, "stop")
    assert m.load("REF") == 0


@rule("FD-3.2")
def test_enacted_decrees_give_nothing(table):
    m = table(directs={"anna": "EXE"}, enacted=["D1", "D2", "D3", "D4"])
    m.act("anna", "stop")
    assert m.load("EXE") == 1


@rule("FD-3.2")
def test_step_four_counts_for_the_ministry_directed_then(table):
    m = table(directs={"anna": "EXE"}, decrees={"D1": "REF", "D2": "REF"})
    m.act("anna", "move", "anna")
    m.act("anna", "stop")
    assert m.load("REF") == 2
    assert m.load("EXE") == 0


@rule("FD-3.2")
def test_unused_and_extra_actions_are_lost(table):
    m = table(directs={"anna": "TRE", "bruno": "EXE"}, player="anna")
    m.act("anna", "mint")
    assert m.actions() == 4
    m.act("anna", "stop")
    assert (m.player(), m.actions()) == ("bruno", 3)
    for name in ("bruno", "carla", "dario", "elena"):
        m.act(name, "stop")
    assert (m.player(), m.actions()) == ("anna", 3)
