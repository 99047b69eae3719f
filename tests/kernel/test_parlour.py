"""The generic tests on a game with what no other has yet: trade and a bell while secret answers wait."""

from __future__ import annotations

from typing import Any

import pytest

from generic import futures, secrecy, undoing
from generic.play import TRADING, Coverage
from generic.playing import plays_to_the_end
from kernel.parlour import Mark, Parlour, ParlourRules, sit_down
from palazzo import BadPosition, IllegalAnswer, Match
from palazzo.kernel.match import start
from palazzo.kernel.rules import Zone
from palazzo.kernel.table import Table


class ParlourTable:
    """Stands in for a setting of the catalogue."""

    game = "parlour"
    seats = 3

    def __str__(self) -> str:
        return "parlour-3"

    def match(self, seed: object) -> Match:
        return sit_down(int(str(seed)))


TABLE = ParlourTable()
SEEDS = range(40)


@pytest.mark.parametrize(
    "test",
    [
        undoing.undo_gives_back,
        undoing.undo_goes_all_the_way,
        undoing.secret_answers_come_back_in_any_order,
        secrecy.now,
        secrecy.ahead,
        secrecy.aside,
        secrecy.gifts_look_alike,
        secrecy.dealings_leave_no_trace,
        secrecy.fair_undo,
    ],
    ids=lambda test: test.__name__,
)
def test_the_parlour_passes(test):
    assert (
        sum(
            test(TABLE, seed, chance=0.8) if "chance" in test.__code__.co_varnames else test(TABLE, seed)
            for seed in SEEDS
        )
        > 0
    )


@pytest.mark.parametrize(
    "test",
    [
        futures.old_copies_never_change,
        futures.looking_changes_nothing,
        futures.brisk_copies_end_alike,
        futures.views_belong_to_the_reader,
    ],
    ids=lambda test: test.__name__,
)
def test_its_copies_pass(test):
    for seed in SEEDS:
        test(TABLE, seed)


def test_its_matches_end():
    coverage = Coverage()
    for seed in range(120, 180):
        plays_to_the_end(TABLE, seed, coverage, TRADING._replace(opening=0.5, undo=0.05))
    assert coverage.endings == {"deck": 60}
    assert {"voted", "gave", "paid", "deal-struck"} <= set(coverage.events)


HANDS = [["ace", "king"], ["ace", "queen"], ["jack", "ten"]]


def test_taking_back_a_secret_answer_leaves_an_offer_made_since():
    match = sit_down(hands=HANDS)
    match.answer(0, ["ace"])
    match.answer(0, {"terms": [{"from": "s0", "to": "s1", "goods": {"king": 1}}]}, "deal.offer.0")
    match.undo(0)
    assert 0 not in match.table.stack[-1].answers
    assert len(match.view(1)["deals"]) == 1
    with pytest.raises(IllegalAnswer):
        match.undo(0)


def test_a_secret_answer_that_no_longer_stands_is_asked_again():
    match = sit_down(hands=HANDS)
    match.answer(0, ["ace", "king"])
    match.answer(2, ["jack"])
    match.answer(0, {"terms": [{"from": "s0", "to": "s1", "goods": {"king": 1}}]}, "deal.offer.0")
    match.answer(1, "accept", next(q.id for q in match.questions.open_to(1) if "reply" in q.id))
    assert [q.seat for q in match.questions if q.due] == [0, 1]
    assert match.table.stack[-1].answers == {2: ["jack"]}
    with pytest.raises(IllegalAnswer):
        match.answer(0, ["ace", "king"])
    match.answer(0, ["ace"])


def test_a_secret_answer_is_changed_until_the_last_has_come():
    match = sit_down(hands=HANDS)
    match.answer(0, ["ace"])
    match.answer(0, ["king"])
    match.answer(1, [])
    assert match.view(0)["questions"][0]["answer"] == ["king"]
    match.answer(2, [])
    assert match.view(None)["table"]["laid"] == ["king"]


def test_an_interruption_comes_first_and_then_what_was_asked_still_stands():
    match = sit_down(hands=HANDS)
    match.answer(0, ["ace"])
    match.answer(1, "ring", "bell.1")
    assert {q.prompt for q in match.questions if q.due} == {"vote"}
    for seat in (2, 0, 1):
        match.answer(seat, "yes")
    assert match.view(None)["table"]["votes"] == ["yes", "yes", "yes"]
    assert [(q.seat, q.prompt) for q in match.questions if q.due] == [(1, "lay"), (2, "lay")]
    assert match.table.stack[-1].answers == {0: ["ace"]}


def test_a_choice_begun_is_made_anew_when_the_table_changes():
    match = sit_down(hands=HANDS)
    for seat in range(3):
        match.answer(seat, [])
    match.answer(0, "up")
    assert match.questions.due_of(0).prompt == "second-word"
    match.answer(1, {"terms": [{"from": "s1", "to": "s2", "goods": {"coin": 1}}]}, "deal.offer.1")
    assert match.questions.due_of(0).prompt == "second-word"
    match.answer(2, "accept", next(q.id for q in match.questions.open_to(2) if "reply" in q.id))
    assert match.questions.due_of(0).prompt == "first-word"


def test_a_die_raises_the_fence():
    match = sit_down(hands=HANDS)
    for seat in range(3):
        match.answer(seat, [])
    assert 1 <= match.view(None)["table"]["rolled"] <= 6
    assert not any(match.can_undo(seat) for seat in range(3))
    match.answer(0, "up")
    assert match.can_undo(0)
    match.undo(0)
    assert match.questions.due_of(0).prompt == "first-word"


def test_the_closing_of_a_secret_round_cannot_be_taken_back():
    match = sit_down(hands=HANDS)
    for seat in range(3):
        match.answer(seat, [])
    for seat in range(3):
        with pytest.raises(IllegalAnswer):
            match.undo(seat)


def test_dice_fall_on_all_sides():
    rolls = set()
    for seed in range(60):
        match = sit_down(seed)
        for seat in range(3):
            match.answer(seat, [])
        rolls.add(match.view(None)["table"]["rolled"])
    assert rolls == {1, 2, 3, 4, 5, 6}


class CarelessRules(ParlourRules):
    """Positions stand as they are written, and a coin is lost as soon as anybody is asked."""

    def lay_out(self, seats: int, key: str, options: dict[str, Any], position: dict[str, Any]) -> Table:
        return self.deal_out(seats, key, options)

    def audit(self, g: Any) -> list[str]:
        return ["a coin is lost"] if g.stack[-1].waits else super().audit(g)


def test_a_position_is_audited_after_its_first_steps():
    with pytest.raises(BadPosition, match="a coin is lost"):
        start(CarelessRules(), 3, "0" * 32, {}, {})


def test_a_last_step_that_ends_without_ending_the_match_says_so(monkeypatch):
    monkeypatch.setattr(Table, "finish", lambda g: None)
    match = sit_down()

    def play() -> None:
        while True:
            match.answer(match.due.seat, match.due.default())

    with pytest.raises(RuntimeError, match="nothing comes after Evening"):
        play()


def test_a_method_that_does_not_say_what_comes_next_is_named(monkeypatch):
    def say(step: Mark, g: Parlour, word: str) -> None:
        step.done([step.word, word])

    monkeypatch.setattr(Mark, "say", say)
    match = sit_down()

    def play() -> None:
        while True:
            match.answer(match.due.seat, match.due.default())

    with pytest.raises(RuntimeError, match=r"nothing comes after Mark\.say: it does not return what does"):
        play()


class BareRules(ParlourRules):
    """A table with nothing to begin with."""

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = super().deal_out(seats, key, options)
        g.stack = []
        return g


class HastyRules(ParlourRules):
    """A table nobody has cleared."""

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        return Parlour()


class FarRules(ParlourRules):
    """A hidden place of a number the kernel cannot count."""

    def zones(self, g: Any) -> list[list[Zone]]:
        return [*super().zones(g), [Zone(64, [])]]


def test_a_table_dealt_out_without_a_step_or_without_seats_is_refused():
    with pytest.raises(RuntimeError, match=r"parlour: deal_out gives a table, and does not put a first step on it"):
        start(BareRules(), 3, "0" * 32, {})
    with pytest.raises(RuntimeError, match=r"parlour: deal_out gives a table, and does not clear it for its seats"):
        start(HastyRules(), 3, "0" * 32, {})


def test_a_hidden_place_of_too_high_a_number_is_a_fault():
    faults = start(FarRules(), 3, "0" * 32, {}).audit()
    assert faults == ("a hidden place has the number 64: they go from 0 to 63",)
