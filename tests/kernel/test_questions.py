"""The kinds of question: what they sample stands, what they refuse they say why, and nothing breaks them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.nonsense import anything, deep
from palazzo import IllegalAnswer
from palazzo.kernel.deals import Offer
from palazzo.kernel.questions import Assign, Number, Order, Pick, Question, Share, Split, Subset

names = st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=1, max_size=6)
different = st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=1, max_size=6, unique=True)


@st.composite
def picks(draw: Any) -> Pick:
    return Pick("p", draw(different))


@st.composite
def subsets(draw: Any) -> Subset:
    options = draw(names)
    least = draw(st.integers(0, len(options)))
    return Subset("p", options, least, draw(st.integers(least, len(options))))


@st.composite
def numbers(draw: Any) -> Number:
    least = draw(st.integers(-5, 5))
    return Number("p", least, draw(st.integers(least, least + 9)))


@st.composite
def splits(draw: Any) -> Split:
    places = draw(different)
    caps = draw(st.lists(st.integers(0, 6), min_size=len(places), max_size=len(places)))
    least = draw(st.integers(0, sum(caps)))
    return Split("p", places, caps, least, draw(st.integers(least, sum(caps))))


@st.composite
def rearrangements(draw: Any) -> Split:
    """All lies somewhere already, and must come to lie otherwise."""
    places = draw(st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=2, max_size=5, unique=True))
    now = {place: draw(st.integers(0, 5)) for place in places}
    now[places[0]] += 1
    total = sum(now.values())
    return Split("p", places, [total] * len(places), total, total, now=now)


@st.composite
def assigns(draw: Any) -> Assign:
    items, places = draw(names), draw(different)
    least = draw(st.integers(0, len(items)))
    room = {place: (0, draw(st.integers(1, 3))) for place in places if draw(st.booleans())}
    capacity = sum(room[place][1] if place in room else len(items) for place in places)
    least = min(least, capacity)
    return Assign("p", items, places, least, draw(st.integers(least, len(items))), room)


orders = different.map(lambda items: Order("p", items))
questions = st.one_of(picks(), subsets(), numbers(), splits(), rearrangements(), assigns(), orders)


@given(questions, st.integers())
def test_what_a_question_samples_stands(question, seed):
    rng = Random(seed)
    for _ in range(5):
        assert question.fault(question.sample(rng)) is None


@given(questions)
def test_what_a_question_gives_by_default_stands(question):
    assert question.fault(question.default()) is None
    question.check(question.default())


@given(questions, st.integers())
def test_a_forced_question_has_one_answer(question, seed):
    rng = Random(seed)
    if question.forced():
        answers = [question.sample(rng) for _ in range(5)] + [question.default()]
        first, *others = [sorted(a) if isinstance(a, list) else a for a in answers]
        assert others == [first] * len(others)


@pytest.mark.parametrize(
    ("options", "least", "most", "forced"),
    [
        (["tank", "tank", "tank"], 1, 1, True),
        (["tank", "tank", "tank"], 1, 2, False),
        (["tank", "tank", "police"], 1, 1, False),
        (["tank", "police"], 2, 2, True),
        ([], 0, 0, True),
    ],
)
def test_so_many_of_what_is_all_alike_is_no_choice(options, least, most, forced):
    assert Subset("choose-losses", options, least, most).forced() is forced


@given(picks(), st.integers())
def test_a_pick_of_two_is_never_forced(question, seed):
    assert question.forced() == (len(question.options) == 1)


@given(questions, anything)
def test_nonsense_is_refused_with_a_sentence_or_stands(question, value):
    fault = question.fault(value)
    if fault is None:
        question.check(value)
    else:
        assert str(IllegalAnswer(*fault)) != fault[0], f"no sentence for {fault[0]}"
        with pytest.raises(IllegalAnswer):
            question.check(value)


@given(questions)
def test_bounds_are_plain_data_and_name_the_kind(question):
    bounds = question.bounds()
    assert bounds
    assert question.kind in ("pick", "subset", "number", "split", "assign", "order")
    assert all(isinstance(name, str) for name in bounds)


@given(questions)
def test_asking_about_a_question_does_not_change_it(question):
    before = repr(question.bounds())
    question.sample(Random(1))
    question.default()
    question.fault({"a": 1})
    assert repr(question.bounds()) == before


REFUSALS: list[tuple[Question, Any, str]] = [
    (Pick("p", ["a", "b"]), "c", "not-offered"),
    (Pick("p", ["a", "b"]), ["a"], "not-offered"),
    (Subset("p", ["a", "a", "b"], 1, 2), [], "want-count"),
    (Subset("p", ["a", "a", "b"], 1, 2), ["b", "b"], "too-many-of"),
    (Subset("p", ["a", "a", "b"], 1, 2), "ab", "want-list"),
    (Subset("p", ["a", "a", "b"], 1, 2), ["c"], "not-offered"),
    (Number("p", 1, 6), 7, "want-number"),
    (Number("p", 0, 6), True, "want-number"),
    (Number("p", 1, 6), 2.0, "want-number"),
    (Number("p", 1, 6), "2", "want-number"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {"a": 3}, "want-amount-at"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {"a": 2, "b": 3}, "want-total"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {}, "want-total"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {"c": 1}, "not-offered"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {"a": True}, "want-amount-at"),
    (Split("p", ["a", "b"], [2, 3], 1, 4), {"a": -1, "b": 2}, "want-amount-at"),
    (Split("p", ["a", "b"], [5, 5], 5, 5, now={"a": 5}), {"a": 5, "b": 0}, "changes-nothing"),
    (Assign("p", ["x", "y"], ["a", "b"]), {"a": ["x"]}, "want-count"),
    (Assign("p", ["x", "y"], ["a", "b"]), {"a": ["x", "x"]}, "too-many-of"),
    (Assign("p", ["x", "y"], ["a", "b"]), {"a": ["x"], "c": ["y"]}, "not-offered"),
    (Assign("p", ["x", "y"], ["a", "b"], room={"a": (0, 1)}), {"a": ["x", "y"]}, "want-count-at"),
    (Assign("p", ["x", "y"], ["a", "b"], barred={"x": ["a"]}), {"a": ["x", "y"]}, "barred-at"),
    (Assign("p", ["x", "y"], ["a", "b"], rivals=["x", "y"]), {"a": ["x", "y"]}, "rivals-at"),
    (Assign("p", ["x", "y"], ["a", "b"], now={"a": ["x", "y"]}), {"a": ["y", "x"]}, "changes-nothing"),
    (Order("p", ["x", "y"]), ["x"], "want-order"),
    (Order("p", ["x", "y"]), ["x", "x"], "want-order"),
    (Order("p", ["x", "y"]), "xy", "want-list"),
]


@pytest.mark.parametrize(("question", "value", "reason"), REFUSALS)
def test_a_refusal_names_its_reason(question, value, reason):
    fault = question.fault(value)
    assert fault is not None
    assert fault[0] == reason


@pytest.mark.parametrize("spread", [None, 1, 2])
def test_a_share_is_an_assignment_without_bounds_of_its_own(spread):
    items, places = ["x", "y", "y", "z"], ["a", "b", "c"]
    share = Share("p", items, places, 1, {"n": 1}, spread)
    full = Assign("p", items, places, least=1, most=4, facts={"n": 1}, spread=spread)
    assert (share.kind, share.bounds(), share.facts, share.default()) == (
        full.kind,
        full.bounds(),
        full.facts,
        full.default(),
    )
    one, other = Random(1), Random(1)
    for _ in range(50):
        value = share.sample(one)
        assert value == full.sample(other)
        assert share.fault(value) is None
        assert full.fault(value) is None
    for wrong in ({}, {"a": ["x", "x"]}, {"d": ["x"]}, {"a": "x"}, {"a": ["x"], "b": ["y"], "c": ["z"]}, []):
        assert share.fault(wrong) == full.fault(wrong)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (Subset("p", ["x", "y"], 0, 2), ["x"]),
        (Split("p", ["a", "b"], [1, 2], 0, 3), {"a": 1}),
        (Assign("p", ["x", "y"], ["a", "b"], least=0), {"a": ["x"]}),
        (Order("p", ["x", "y"]), ["y", "x"]),
    ],
)
def test_an_answer_taken_is_ours_alone(question, value):
    kept = question.own(value)
    assert kept == value
    assert kept is not value
    if isinstance(question, Assign):
        assert kept["a"] is not value["a"]


def test_an_arrangement_nobody_can_make_says_so():
    impossible = Assign("p", ["x", "y"], ["a"], room={"a": (0, 1)})
    with pytest.raises(IllegalAnswer) as refusal:
        impossible.sample(Random(1))
    assert refusal.value.reason == "no-answer-stands"


@pytest.mark.parametrize(
    "question", [Pick("p", ["a"]), Number("p", 1, 2), Subset("p", ["a"], 0, 1), Split("p", ["a"], [2], 0, 2)]
)
def test_an_answer_nested_too_deep_is_refused_like_any_other(question):
    with pytest.raises(IllegalAnswer):
        question.check({"a": deep(100_000)} if question.kind == "split" else [deep(100_000)])


# -- offers


@st.composite
def offers(draw: Any) -> Offer:
    goods = st.dictionaries(st.sampled_from(["blame", "C27", "C01"]), st.integers(1, 4), max_size=3)
    partners = draw(st.lists(st.integers(1, 4), min_size=1, max_size=3, unique=True))
    return Offer(
        0,
        partners,
        {seat: draw(goods) for seat in [0, *partners]},
        {"stamp": {"decree": ["D1", "D2"]}, "pay": {"amount": [1, 20]}, "words": {"text": []}},
        draw(st.lists(st.just("s1-1"), max_size=1)),
        [],
    )


seat_names = st.sampled_from(["s0", "s1", "s2", "s3", "s9", 0, None, []])
offer_like = st.fixed_dictionaries(
    {},
    optional={
        "terms": st.lists(
            st.fixed_dictionaries({"from": seat_names, "to": seat_names, "goods": anything})
            | st.fixed_dictionaries(
                {
                    "from": seat_names,
                    "to": seat_names,
                    "goods": st.dictionaries(st.sampled_from(["blame", "C27", "C99"]), st.integers(-1, 5), max_size=2),
                }
            )
            | anything,
            max_size=3,
        )
        | anything,
        "promises": st.lists(
            st.fixed_dictionaries(
                {"by": seat_names, "to": seat_names, "promise": st.sampled_from(["stamp", "pay", "words", 3, []])},
                optional={"decree": anything, "amount": anything, "text": anything},
            )
            | anything,
            max_size=3,
        )
        | anything,
        "counters": anything,
        "more": anything,
    },
)


@given(offers(), offer_like | anything)
def test_a_nonsensical_offer_is_refused_with_a_sentence_or_stands(question, value):
    fault = question.fault(value)
    assert fault is None or str(IllegalAnswer(*fault)) != fault[0]


@given(offers(), st.integers())
def test_a_sampled_offer_stands(question, seed):
    value = question.sample(Random(seed))
    assert question.fault(value) is None


OFFER = Offer(
    0,
    [1, 2],
    {0: {"C27": 1, "blame": 3}, 1: {"C01": 1}, 2: {}},
    {"stamp": {"decree": ["D1"]}, "words": {"text": []}},
    ["s1-1"],
    [],
)
GIVE = {"from": "s0", "to": "s1", "goods": {"C27": 1}}


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([], "want-offer"),
        ({"gifts": []}, "want-offer"),
        ({}, "want-terms"),
        ({"terms": [GIVE] * 13}, "want-terms"),
        ({"terms": [{"from": "s0"}]}, "want-term"),
        ({"terms": [{**GIVE, "to": "s4"}]}, "no-such-partner"),
        ({"terms": [{**GIVE, "to": "s0"}]}, "same-seat"),
        ({"terms": [{**GIVE, "goods": {}}]}, "want-goods"),
        ({"terms": [{**GIVE, "goods": {"C01": 1}}]}, "not-theirs-to-give"),
        ({"terms": [{**GIVE, "goods": {"C27": 0}}]}, "want-amount"),
        ({"terms": [{**GIVE, "goods": {"C27": 2}}]}, "has-not-so-much"),
        ({"terms": [GIVE, GIVE]}, "has-not-so-much"),
        ({"terms": [GIVE], "counters": "s9-9"}, "no-such-deal"),
        ({"terms": [{"from": "s1", "to": "s2", "goods": {"C01": 1}}]}, "offer-without-you"),
        ({"promises": [{"by": "s0", "to": "s1"}]}, "want-promise"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "dance"}]}, "no-such-promise"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "stamp"}]}, "want-particulars"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "stamp", "decree": "D9"}]}, "not-offered"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "words", "text": "  "}]}, "not-offered"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "words", "text": "x" * 201}]}, "not-offered"),
        ({"promises": [{"by": "s0", "to": "s1", "promise": "words", "text": "\ud800"}]}, "not-offered"),
    ],
)
def test_a_refused_offer_names_its_reason(value, reason):
    fault = OFFER.fault(value)
    assert fault is not None
    assert fault[0] == reason
