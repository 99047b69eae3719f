"""Whoever sees only the bounds of a question can find an answer that stands."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import palazzo
from palazzo import IllegalAnswer
from palazzo.bots.sampling import question_of, sample, stands, weighted
from palazzo.kernel.questions import Assign, Number, Order, Payment, Pick, Question, Split, Subset

WORDS = ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]
words = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6)
distinct = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6, unique=True)


@st.composite
def subsets(draw: Any) -> Question:
    options = draw(words)
    least = draw(st.integers(0, len(options)))
    return Subset("q", options, least, draw(st.integers(least, 8)))


@st.composite
def numbers(draw: Any) -> Question:
    least = draw(st.integers(-3, 9))
    return Number("q", least, least + draw(st.integers(0, 9)))


@st.composite
def splits(draw: Any) -> Question:
    places = draw(distinct)
    caps = [draw(st.integers(0, 9)) for _ in places]
    least = draw(st.integers(0, sum(caps)))
    most = draw(st.integers(least, sum(caps) + 3))
    if draw(st.booleans()) and len(places) > 1 and min(caps) > 0:
        now = {place: draw(st.integers(0, cap)) for place, cap in zip(places, caps, strict=True)}
        total = sum(now.values())
        if total > 0:
            return Split("q", places, [total] * len(places), total, total, now=now)
    return Split("q", places, caps, least, most)


@st.composite
def assigns(draw: Any) -> Question:
    places = draw(distinct)
    items = [f"s{n}" for n in range(draw(st.integers(1, min(5, len(places)))))]
    room = dict.fromkeys(places, (0, 1)) if draw(st.booleans()) else None
    rivals = items[:2] if draw(st.booleans()) and len(places) > 1 else None
    barred = {items[0]: [places[0]]} if draw(st.booleans()) and len(places) > len(items) else None
    spread = draw(st.integers(1, len(places))) if room is None and rivals is None else None
    return Assign("q", items, places, draw(st.integers(0, len(items))), None, room, barred, rivals, spread=spread)


@st.composite
def payments(draw: Any) -> Question:
    notes = draw(st.lists(st.sampled_from(["1M", "2M", "3M"]), min_size=1, max_size=6))
    worth = {"1M": 1, "2M": 2, "3M": 3}
    return Payment("q", notes, worth, draw(st.integers(0, sum(worth[note] for note in notes))))


questions = st.one_of(
    distinct.map(lambda options: Pick("q", options)),
    subsets(),
    payments(),
    numbers(),
    splits(),
    assigns(),
    distinct.map(lambda items: Order("q", items)),
)


def seen(question: Question) -> dict[str, Any]:
    return {"kind": question.kind, "prompt": question.prompt, "facts": question.facts, **question.bounds()}


@settings(max_examples=400, deadline=None)
@given(questions, st.integers(0, 999))
def test_what_is_sampled_from_bounds_stands_in_the_question(question: Question, seed: int) -> None:
    question.check(sample(seen(question), random.Random(seed)))


@settings(max_examples=200, deadline=None)
@given(questions, questions, st.integers(0, 999))
def test_bounds_refuse_what_the_question_refuses(question: Question, other: Question, seed: int) -> None:
    value = other.sample(random.Random(seed))
    try:
        question.check(value)
    except IllegalAnswer:
        assert not stands(seen(question), value)
    else:
        assert stands(seen(question), value)


def test_every_question_of_some_matches_comes_back_from_its_view() -> None:
    rng = random.Random(1)
    kinds = set()
    tables = [("final-decrees", 4 + seed % 2, {"edition": ["empire", "republic"][seed // 2]}) for seed in range(4)]
    for game, seats, options in [*tables, ("junta", 5, {}), ("last-will", 4, {})]:
        match = palazzo.new_match(game, seats, seats, options)
        for _ in range(400):
            if match.over:
                break
            question = next(q for q in match.questions if q.due)
            for found in match.view(question.seat)["questions"]:
                kinds.add(found["kind"])
                twin = next(q for q in match.questions if q.id == found["id"])
                twin.check(sample(found, rng))
                assert question_of(found).bounds() == twin.bounds()
            match.answer(question.seat, question.sample(rng))
    assert kinds >= {"pick", "subset", "number", "split", "assign", "offer"}


def test_without_any_weight_the_quiet_option_is_taken() -> None:
    assert weighted(["stop", "draw"], [0.0, 0.0], random.Random(1)) == "stop"
    assert weighted(["stop", "draw"], [0.0, 0.1], random.Random(1)) == "draw"
