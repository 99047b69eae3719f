"""Undo: an answer taken back leaves everything as if it had never been given."""

from __future__ import annotations

from random import Random

import pytest

from generic.play import (
    NEAR,
    PLAIN,
    QUIET,
    Move,
    agree,
    all_seen,
    can_take_back,
    changing,
    choose_opening,
    due,
    state,
    stretch,
)
from generic.tables import Setting
from palazzo import IllegalAnswer, Match


def undo_gives_back(setting: Setting, seed: int | str, chance: float = 0.1) -> int:
    """Every answer that may be taken back gives the same state and views again, and may be given again."""
    rng = Random(f"undo {setting} {seed}")
    tried = 0
    for match, before, move in stretch(setting, seed, rng, PLAIN, NEAR):
        if match.over or rng.random() > chance:
            continue
        refused(match, [seat for seat in range(match.seats) if not match.can_undo(seat)])
        if can_take_back(match, before, move):
            back = match.clone()
            back.undo(move.seat)
            the_same(back, before, f"{move} taken back")
            move.on(back)
            the_same(back, match, f"{move} taken back and given again")
            tried += 1
    return tried


def undo_goes_all_the_way(setting: Setting, seed: int | str) -> int:
    """A seat takes back one answer after another, as far as it may; then it is refused."""
    rng = Random(f"undo far {setting} {seed}")
    trail: list[tuple[Match, Move]] = []
    furthest = 0
    for match, before, move in stretch(setting, seed, rng, QUIET, NEAR):
        trail.append((before, move))
        if match.over or rng.random() > 0.1:
            continue
        back = match.clone()
        steps = 0
        while steps < len(trail) and back.can_undo(move.seat) and trail[-1 - steps][1].seat == move.seat:
            back.undo(move.seat)
            steps += 1
            the_same(back, trail[-steps][0], f"{steps} answers taken back")
        if not back.can_undo(move.seat):
            refused(back, [move.seat])
        furthest = max(furthest, steps)
    return furthest


def secret_answers_come_back_in_any_order(setting: Setting, seed: int | str) -> int:
    """Of answers given together, each seat takes back its own, whoever else has answered since."""
    rng = Random(f"undo secret {setting} {seed}")
    tried = 0
    for _, before, _ in stretch(setting, seed, rng, PLAIN, NEAR):
        if before.table.stack[-1].together and len(due(before)) > 1 and (tried < 2 or rng.random() < 0.05):
            takes_back_in_any_order(before, rng)
            tried += 1
    return tried


def takes_back_in_any_order(start: Match, rng: Random) -> None:
    """Some of those asked together answer, some change their minds, some take it back."""
    match = start.clone()
    asked = due(match)
    rng.shuffle(asked)
    given = []
    for question in asked[: int(rng.random() * (len(asked) - 1)) + 1]:
        given.append(Move(question.seat, question.sample(rng)))
        given[-1].on(match)
    seat = rng.choice(given).seat
    question = changing(match, seat)
    match.answer(seat, question.sample(rng), question.id)
    match.undo(seat)
    while given:
        the_same(match, replayed(start, given), "a change of mind or a secret answer taken back")
        taken = rng.choice(given)
        given.remove(taken)
        match.undo(taken.seat)
    the_same(match, start, "all secret answers taken back")


def replayed(start: Match, moves: list[Move]) -> Match:
    """These answers and no others."""
    match = start.clone()
    for move in moves:
        move.on(match)
    return match


def undo_heeds_no_stranger(setting: Setting, seed: int | str) -> int:
    """Private dealings of others neither hinder an undo nor are undone by it."""
    rng = Random(f"undo stranger {setting} {seed}")
    tried = 0
    for match, before, move in stretch(setting, seed, rng, QUIET, NEAR):
        if match.over or not can_take_back(match, before, move):
            continue
        dealt = match.clone()
        aside = choose_opening(dealt, rng)
        if aside is None or aside.seat == move.seat:
            continue
        aside.on(dealt)
        if dealt.table.moments != match.table.moments or dealt.table.taught >> move.seat & 1:
            continue
        assert dealt.can_undo(move.seat), f"{aside} of others hinders the undo of {move}"
        if aside.refused(before):
            continue
        dealt.undo(move.seat)
        the_same(dealt, before, f"{move} taken back after {aside}")
        tried += 1
    return tried


def the_same(one: Match, other: Match, what: str) -> None:
    """Same state, and the same views for everyone."""
    for seat, (mine, theirs) in enumerate(zip(all_seen(one), all_seen(other), strict=True)):
        agree(mine, theirs, f"{what}, seat {seat}")
    agree(state(one), state(other), what)
    assert one.journal == other.journal, what


def refused(match: Match, seats: list[int]) -> None:
    """Seats that may not take anything back are told so, and nothing changes."""
    before = (state(match), all_seen(match), match.journal)
    for seat in seats:
        with pytest.raises(IllegalAnswer):
            match.undo(seat)
    assert (state(match), all_seen(match), match.journal) == before, "a refused undo changed something"
