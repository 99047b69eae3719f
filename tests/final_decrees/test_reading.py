"""What anyone can work out from the table: the turn, ranks, the pile, decrees, arrows, bids and the ledger."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import palazzo
from decrees_table import NAMES, DecreesTable
from palazzo.games.final_decrees.content import STAGNATION
from palazzo.games.final_decrees.reading import CAUSES

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
FIVE = ["C01", "C02", "C03", "C04", "C05"]


def reading(m: DecreesTable) -> dict[str, Any]:
    """What all can work out."""
    found: dict[str, Any] = m.view()["reading"]
    return found


def ledger(m: DecreesTable, name: str) -> dict[str, int]:
    """Somebody's blame by cause."""
    found: dict[str, int] = reading(m)["ledger"][f"s{NAMES.index(name)}"]
    return found


# -- the turn


@rule("FD-3.2")
def test_a_turn_says_its_step_and_the_actions_it_was_granted(table):
    m = table(directs={**POSTS, "anna": "TRE", "elena": "EXE"}, player="anna")
    assert reading(m)["turn"] == {
        "seat": "s0",
        "steps": ["charge", "draw", "actions", "load"],
        "step": "actions",
        "granted": 3,
        "spent": 0,
        "left": 3,
    }
    m.act("anna", "mint")
    turn = reading(m)["turn"]
    assert (turn["granted"], turn["spent"], turn["left"]) == (5, 1, 4)


@rule("FD-3.2")
def test_while_the_card_drawn_at_the_start_is_resolved_the_step_is_the_draw(table):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE, "C06"], hands={"carla": ["C30"]}, ministries={"NAV": 2})
    assert reading(m)["turn"]["step"] == "draw"
    m.pass_windows()
    assert reading(m)["turn"]["step"] == "actions"


def test_before_the_first_turn_there_is_none():
    match = palazzo.new_match("final-decrees", 5, seed=1)
    assert match.view()["reading"]["turn"] is None


# -- ranks


@rule("FD-8.2")
def test_a_rank_is_made_of_blame_then_of_the_ministry_then_of_cards(table):
    m = table(
        directs=POSTS,
        blame={"anna": 4, "bruno": 4, "carla": 4, "dario": 9, "elena": 4},
        ministries={"EXE": 1, "HR": 2, "NAV": 1, "TRE": 1},
        hands={"anna": ["C01"], "elena": ["C02"]},
    )
    places = {rank["seat"]: rank["place"] for rank in reading(m)["ranks"]}
    assert places == {"s0": 0, "s4": 0, "s2": 2, "s1": 3, "s3": 4}, "after two firsts comes the third"
    assert reading(m)["ranks"][1] == {"seat": "s1", "place": 3, "blame": 4, "ministry": 2, "cards": 0}


# -- the pile


@rule("FD-2.5")
def test_stagnation_lies_in_the_middle_of_a_new_pile_and_each_place_is_as_likely():
    match = palazzo.new_match("final-decrees", 5, seed=1)
    rng = Random(1)
    while match.table.turn == 0:
        question = match.due
        assert question is not None
        match.answer(question.seat, question.sample(rng))
    pile = match.view()["reading"]["pile"]
    assert (pile["cards"], pile["safe"], pile["among"], pile["beneath"]) == (54, 4, 30, 20)
    assert (pile["one_in"], pile["burns"], pile["times"]) == (0, 5, 0)
    tops = [match.resample(None, Random(seed)).table.deck for seed in range(300)]
    found = {len(deck) - 1 - deck.index(STAGNATION) for deck in tops}
    assert min(found) >= 4
    assert max(found) < 34
    assert len(found) == 30


@rule("FD-5.1")
def test_once_it_came_out_stagnation_may_lie_anywhere(table):
    m = table(directs=POSTS, deck=["C31", *FIVE, "C06"])
    assert reading(m)["pile"]["one_in"] == 60
    m.act("anna", "draw")
    pile = reading(m)["pile"]
    assert pile["among"] == pile["cards"] == pile["one_in"] == 55
    assert (pile["safe"], pile["beneath"], pile["times"]) == (0, 0, 1)


@rule("FD-5.1")
@pytest.mark.parametrize(("left", "ends"), [(7, False), (6, True), (1, True)])
def test_it_is_told_when_stagnation_would_end_the_match(table, left, ends):
    m = table(directs=POSTS, deck=["C31", *FIVE, "C06"][:left], rest="discards")
    assert reading(m)["pile"]["ends"] is ends


@rule("FD-5.1")
def test_while_it_lies_open_no_card_of_the_pile_is_stagnation(table):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE, "C06"], hands={"carla": ["C30"]}, ministries={"NAV": 2})
    pile = reading(m)["pile"]
    assert (pile["among"], pile["one_in"], pile["safe"]) == (0, 0, pile["cards"])


# -- decrees and arrows


@rule("FD-6.2", "FD-6.3")
def test_a_decree_says_its_next_step_and_who_would_take_the_blame_off(table):
    m = table(directs=POSTS, decrees={"D1": "NAV"}, arrows=[("TRE", "EXE"), ("EXE", "NAV")], enacted=["D5"])
    steps = m.decree("D1")["steps"]
    found = next(one for one in reading(m)["decrees"] if one["id"] == "D1")
    assert found == {
        "id": "D1",
        "next": steps[0],
        "here": steps[0] == "NAV",
        "last": False,
        "top": "TRE",
        "remover": "s4",
        "removes": 20,
        "ends": False,
    }
    assert "D5" not in [one["id"] for one in reading(m)["decrees"]]
    assert reading(m)["arrows"] == {"drawn": 2, "left": 3}


@rule("FD-8.1")
def test_the_last_decree_says_that_the_match_ends_with_it(table):
    m = table(directs=POSTS, decrees={"D1": "NAV"}, enacted=["D2", "D3", "D4", "D5"])
    assert [(one["removes"], one["ends"]) for one in reading(m)["decrees"]] == [(50, True)]


@rule("FD-6.3")
def test_under_an_empty_ministry_nobody_would_take_the_blame_off(table):
    m = table(directs=POSTS, arrows=[("REF", "EXE")])
    found = reading(m)["decrees"][0]
    assert (found["top"], found["remover"]) == ("REF", None)


# -- bids


@rule("FD-2.2", "FD-2.3")
def test_bids_say_what_each_sum_is_made_of(table):
    m = DecreesTable(palazzo.new_match("final-decrees", seats=5, seed=1))
    for name, bid in zip(NAMES, (1, 4, 4, 2, 1), strict=True):
        m.answer(name, bid)
    first = {bid["seat"]: (bid["parts"], bid["blame"]) for bid in reading(m)["bids"][0]}
    assert first == {
        "s0": ({"bid": 1, "lowest": 5}, 6),
        "s1": ({"tied": 2}, 2),
        "s2": ({"tied": 2}, 2),
        "s3": ({"bid": 2}, 2),
        "s4": ({"bid": 1, "lowest": 5}, 6),
    }
    m.answer("bruno", 3)
    m.answer("carla", 2)
    second = {bid["seat"]: (bid["parts"], bid["blame"]) for bid in reading(m)["bids"][1]}
    assert second == {"s1": ({"bid": 3}, 3), "s2": ({"bid": 2, "lowest": 5}, 7)}
    assert ledger(m, "carla") == {"bid": 9}


@rule("FD-2.2", "FD-2.3")
def test_bids_say_what_would_have_cost_less(table):
    m = DecreesTable(palazzo.new_match("final-decrees", seats=5, seed=1))
    assert reading(m)["biddable"] == [1, 2, 3, 4, 5, 6]
    for name, bid in zip(NAMES, (2, 2, 4, 3, 6), strict=True):
        m.answer(name, bid)
    better = {bid["seat"]: bid["better"] for bid in reading(m)["bids"][0]}
    assert better == {
        "s0": {"bid": 3, "blame": 3, "wins": False},
        "s1": {"bid": 3, "blame": 3, "wins": False},
        "s2": {"bid": 3, "blame": 3, "wins": False},
        "s3": None,
        "s4": {"bid": 5, "blame": 5, "wins": True},
    }


# -- the ledger


@rule("FD-4.7.SEC", "FD-4.6")
def test_the_ledger_tells_blame_by_its_cause(table):
    m = table(
        directs=POSTS,
        player="dario",
        blame={"dario": 5, "anna": 1},
        ministries={"EXE": 4},
        hands={"dario": ["C03"]},
        decrees={"D1": {"at": "SEC", "stamps": 0}},
    )
    assert ledger(m, "dario") == {"before": 5}
    m.act("dario", "investigate", "EXE")
    m.pass_windows()
    assert ledger(m, "anna") == {"before": 1, "investigations": 4}


@pytest.mark.parametrize("edition", ["republic", "empire"])
@pytest.mark.parametrize("seats", [4, 5])
def test_over_whole_matches_the_ledger_adds_up_to_everyones_blame(edition, seats):
    causes = set()
    for seed in range(12):
        rng = Random(f"{edition} {seats} {seed}")
        match = palazzo.new_match("final-decrees", seats, seed=seed, options={"edition": edition})
        while not match.over:
            openings = [question for question in match.questions if question.due or rng.random() < 0.05]
            question = rng.choice(openings)
            try:
                match.answer(question.seat, question.sample(rng), question.id)
            except palazzo.IllegalAnswer:
                continue
            if rng.random() < 0.1:
                match = match.clone() if rng.random() < 0.5 else match
                assert "before" not in str(match.view()["reading"]["ledger"])
        outcome = match.view()["outcome"]
        assert [sum(one.values()) for one in outcome["ledger"].values()] == list(match.table.blame)
        assert outcome["course"][-1] == [match.table.turn, *match.table.blame]
        causes |= {cause for one in outcome["ledger"].values() for cause in one}
    assert causes <= set(CAUSES)
    assert len(causes) >= len(CAUSES) - 2


def test_a_ledger_is_right_after_an_answer_was_taken_back(table):
    m = table(directs=POSTS, blame={"anna": 3}, decrees={"D1": "EXE"})
    following = m.decree("D1")["steps"][0]
    m.act("anna", "forward", "D1", following)
    assert ledger(m, "anna") == {"before": 3, "forwards": -1}
    m.match.undo(0)
    assert ledger(m, "anna") == {"before": 3}
    m.act("anna", "forward", "D1", "REF")
    assert ledger(m, "anna") == {"before": 3}


# -- lines of the log, and offers


def test_every_line_of_the_log_says_in_which_turn_it_was(table):
    m = table(directs=POSTS, turn=7)
    m.act("anna", "stop")
    lines = m.match.events(0)
    assert [(line["event"], line["turn"]) for line in lines[:2]] == [("turn-ends", 7), ("turn-begins", 8)]


@rule("FD-7.1")
def test_an_offer_says_how_many_cards_each_holds_and_which_one_knows(table):
    m = table(
        directs=POSTS,
        hands={"bruno": ["C01", "C01", "C02"], "carla": ["C05"]},
        seen={"anna": {"bruno": ["C01", "C01"]}},
    )
    offer = next(question for question in m.view("anna")["questions"] if question["kind"] == "offer")
    assert offer["holds"]["s1"] == {"cards": 3, "known": {"C01": 2}}
    assert offer["holds"]["s2"] == {"cards": 1, "known": {}}
    assert "s0" not in offer["holds"]


@rule("FD-4.8", "FD-9.1")
@pytest.mark.parametrize(
    ("played", "actions", "reason"),
    [
        ("C27", 2, "card-is-reaction"),
        ("C01", 2, "card-no-target"),
        ("C01", 0, "card-needs-actions"),
        ("C02", 2, "not-offered"),
        ("C27:s1", 2, "not-offered"),
    ],
)
def test_a_card_that_cannot_be_played_now_says_why(table, played, actions, reason):
    m = table(player="anna", actions=actions, hands={"anna": ["C01", "C27"]}, blame={"anna": 0})
    assert m.refusal("anna", f"play:{played}").reason == reason


@rule("FD-3.2")
def test_what_ending_a_turn_brings_tells_whose_actions_are_meant(table):
    m = table(player="anna", actions=1)
    told = m.match.foresee(0, ["stop"], worlds=2, rng=Random(1))
    left = {tuple(one["of"]): (one["before"], one["after"]) for one in told["figures"] if one["figure"] == "actions"}
    assert left == {("s0",): (1, [0]), ("s1",): (0, [3])}
