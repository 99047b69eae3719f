"""Copies: whatever a match was copied, saved or loaded through, its future is the same, and nobody else's changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import palazzo
from generic.play import (
    PLAIN,
    QUIET,
    STRETCH,
    TRADING,
    Habits,
    Move,
    agree,
    all_seen,
    answer_due,
    due,
    play,
    seen,
    somewhere,
    state,
)
from generic.tables import Setting
from palazzo import Match
from palazzo.kernel.questions import Question


def copies_have_equal_futures(setting: Setting, seed: int | str, answers: int = 15, habits: Habits = PLAIN) -> None:
    """Cloned, saved as text or bytes and loaded: the same further answers lead to the same views."""
    rng = Random(f"futures {setting} {seed}")
    match = somewhere(setting, seed, rng, habits)
    go_on_alike(match, {"a copy": match.clone(), **loaded(match)}, rng, answers)


def imagined_worlds_save_and_load(setting: Setting, seed: int | str, answers: int = 8) -> None:
    """So does a world some seat imagines."""
    rng = Random(f"imagined {setting} {seed}")
    match = somewhere(setting, seed, rng)
    for seat in (int(rng.random() * setting.seats), None):
        world = match.resample(seat, rng)
        play(world, rng, int(rng.random() * 4))
        go_on_alike(world, {"a copy": world.clone(), **loaded(world)}, rng, answers)


def loaded(match: Match) -> dict[str, Match]:
    """The match, saved and loaded in every way there is."""
    text = match.save()
    return {
        "its text, loaded": palazzo.load_match(text),
        "its document, loaded": palazzo.load_match(json.loads(text)),
        "its bytes, loaded": palazzo.load_match(match.save(compact=True)),
    }


def go_on_alike(match: Match, others: dict[str, Match], rng: Random, answers: int) -> None:
    """The same answers to all of them; everyone sees the same at every one."""
    for number in range(answers + 1):
        views = all_seen(match)
        for name, other in others.items():
            for seat, (mine, theirs) in enumerate(zip(views, all_seen(other), strict=True)):
                agree(mine, theirs, f"{name}, {number} answers on, seat {seat}")
            agree(state(match), state(other), f"{name}, {number} answers on")
        if match.over:
            return
        move = play(match, rng, 1)[0]
        for other in others.values():
            move.on(other)


def old_copies_never_change(setting: Setting, seed: int | str, answers: int = 60) -> None:
    """A match and its copies go on in different ways; none of them notices."""
    rng = Random(f"old copies {setting} {seed}")
    match = somewhere(setting, seed, rng)
    kept = [match.clone(), match.resample(0, rng), match.clone(brisk=True)]
    before = [(state(copy), all_seen(copy), copy.journal) for copy in kept]
    for copy in (match, match.clone(), match.clone(), *(old.clone() for old in kept)):
        play(copy, rng, answers)
    own = (state(match), all_seen(match), match.journal)
    for copy in kept:
        play(copy.clone(), rng, answers)
    assert [(state(copy), all_seen(copy), copy.journal) for copy in kept] == before, "an old copy has changed"
    play(kept[0], rng, answers)
    play(kept[1], rng, answers)
    assert (state(match), all_seen(match), match.journal) == own, "a match changed when its copy went on"


def looking_changes_nothing(setting: Setting, seed: int | str, habits: Habits = TRADING) -> None:
    """A match that nobody looks at for long goes on like one that is looked at after every answer."""
    rng = Random(f"looking {setting} {seed}")
    match = somewhere(setting, seed, rng, habits)
    unseen = match.clone()
    for move in moves_under_watch(match, rng, habits):
        move.on(unseen)
    agree(state(match), state(unseen), "a match nobody looked at")


def moves_under_watch(match: Match, rng: Random, habits: Habits) -> Iterator[Move]:
    """A stretch of a match; after every answer somebody asks what each seat knows by now."""
    for _ in range(STRETCH):
        if match.over:
            return
        yield from play(match, rng, 1, habits)
        state(match)


def views_belong_to_the_reader(setting: Setting, seed: int | str) -> None:
    """Whoever scribbles on a view changes nothing but their own paper."""
    rng = Random(f"scribble {setting} {seed}")
    match = somewhere(setting, seed, rng)
    before = (all_seen(match), match.save())
    for seat in [*range(match.seats), None]:
        scribble(match.view(seat))
    after = (all_seen(match), match.save())
    for one, other in zip(before[0], after[0], strict=True):
        agree(one, other, "a view was scribbled on, and the next one shows it")
    assert before[1] == after[1], "a view was scribbled on, and the save shows it"


def scribble(page: Any) -> None:
    """Write all over it."""
    if isinstance(page, dict):
        for item in page.values():
            scribble(item)
        page["scribble"] = 0
    elif isinstance(page, list):
        for item in page:
            scribble(item)
        page.append("scribble")


def brisk_copies_end_alike(setting: Setting, seed: int | str) -> None:
    """A brisk copy is the same match, with the forced questions answered: it asks none, and ends the same."""
    rng = Random(f"brisk {setting} {seed}")
    match = somewhere(setting, seed, rng, QUIET)
    brisk = match.clone(brisk=True)
    while not match.over:
        move = answer_due(match, rng)
        move.on(match)
        move.on(brisk)
        answer_forced(match)
        for question in due(brisk):
            assert not question.forced(), f"{question.prompt} has one answer, and a brisk copy asks it"
        if match.over or rng.random() < 0.1:
            agree(seen(match, None), seen(brisk, None), "a brisk copy, as a spectator sees it")
    assert brisk.outcome == match.outcome


def answer_forced(match: Match) -> None:
    """By hand, what a brisk copy does by itself."""
    while not match.over:
        forced = [question for question in due(match) if question.forced()]
        if not forced:
            return
        match.answer(forced[0].seat, forced[0].default())


def refusals_change_nothing(setting: Setting, seed: int | str, junk: list[Any]) -> None:
    """Nonsense from any seat to any question is refused with a sentence, and nothing has changed."""
    rng = Random(f"junk {setting} {seed}")
    match = somewhere(setting, seed, rng, PLAIN)
    before = (state(match), all_seen(match), match.journal)
    seats = [*range(match.seats), -1, match.seats, None, "s0", True, 1.0]
    questions = list(match.questions)
    asked = [question.id for question in questions] + [None, "", "deal", "change.0.0", 7, [], {}]
    for _ in range(60):
        move = Move(rng.choice(seats), rng.choice(junk), rng.choice(asked))  # type: ignore[arg-type]
        if not makes_sense(questions, move):
            assert len(move.refused(match)) > 5, f"{move} was let through"
    assert (state(match), all_seen(match), match.journal) == before, "a refused answer changed something"


def makes_sense(questions: list[Question], move: Move) -> bool:
    """To some question of this seat it is an answer like any other: nothing at all, where one need not choose."""
    return any(
        type(move.seat) is int
        and question.seat == move.seat
        and move.question in (None, question.id)
        and question.fault(move.value) is None
        for question in questions
    )
