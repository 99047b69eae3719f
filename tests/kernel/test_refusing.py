"""Wrong positions, wrong options and wrong answers: refused with a sentence, and nothing has changed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import palazzo
from generic.play import TRADING, all_seen, play, state
from kernel.nonsense import anything, deep
from kernel.written import FULL, JUNK, WORDS, spoilt, spots
from palazzo import BadOptions, BadPosition, BadSave, IllegalAnswer, UnknownGame
from palazzo.kernel.texts import explain

MANY = settings(suppress_health_check=list(HealthCheck), max_examples=400)
GAMES = [entry["id"] for entry in palazzo.catalogue()]


def assert_sentence(text: str) -> None:
    """A refusal says something that can be read."""
    assert len(text) > 15
    assert "{" not in text[:3]


# -- positions

FIELDS = [
    "at", "player", "actions", "turn", "used", "hr", "names", "directs", "blame", "ministries", "arrows", "decrees",
    "enacted", "hands", "discards", "deck", "rest", "seen", "answers", "nonsense",
]  # fmt: skip
near = st.one_of(
    anything,
    st.integers(-2, 70),
    st.sampled_from(["start", "posts", "turn", "action", "s0", "s1", "EXE", "REF", "C01", "C31", "D1", "discards"]),
    st.lists(st.sampled_from(["C01", "C31", "C27", "EXE", "HR", "D1", "s0", ["EXE", "HR"], ["HR", "EXE"]]), max_size=5),
    st.dictionaries(
        st.sampled_from(["s0", "s1", "s4", "EXE", "SEC", "D1", "D2", "x"]),
        st.sampled_from(
            [
                "EXE",
                "SEC",
                3,
                -1,
                ["C01"],
                ["C01", "C01", "C01", "C01"],
                {"s1": ["C01"]},
                {"at": "EXE", "stamps": 9},
                5,
                None,
                [],
            ]
        ),
        max_size=4,
    ),
)


@MANY
@given(st.integers(4, 5), st.dictionaries(st.sampled_from(FIELDS), near, max_size=4) | anything)
def test_a_wrong_position_is_refused_with_every_reason_or_stands(seats, position):
    refusal = ""
    try:
        match = palazzo.set_up("final-decrees", seats, position, seed=1)
    except BadPosition as error:
        refusal = str(error)
        assert_sentence(refusal)
    if not refusal:
        assert match.audit() == ()
        all_seen(match)
        play(match, Random(1), 5)


@pytest.mark.parametrize("written", FULL, ids=lambda written: f"{written.game}-{written.position['at']}")
def test_the_positions_that_are_spoilt_stand_as_they_are(written):
    assert stands(written, written.position)


@MANY
@given(st.data())
def test_a_position_spoilt_anywhere_is_refused_or_stands(data):
    written = data.draw(st.sampled_from(FULL))
    position = written.position
    for _ in range(data.draw(st.integers(1, 2))):
        way = data.draw(st.sampled_from(list(spots(position))))
        position = spoilt(position, way, data.draw(st.sampled_from(JUNK) | st.sampled_from(WORDS)))
    stands(written, position)


def stands(written, position):
    """A position is refused with a sentence; or everyone can look at it, it can be saved, and played on."""
    refusal = ""
    try:
        match = palazzo.set_up(written.game, written.seats, position, seed=1, options=written.options)
    except BadPosition as error:
        refusal = str(error)
        assert_sentence(refusal)
    if not refusal:
        assert palazzo.load_match(match.save()).view(0) == match.view(0)
        rng = Random(1)
        for _ in range(8):
            assert match.audit() == ()
            all_seen(match)
            if match.due is not None:
                match.answer(match.due.seat, match.due.sample(rng))
    return not refusal


def test_a_position_with_several_faults_names_them_all():
    position = {"at": "lunch", "blame": {"s0": -1, "s9": 2}, "hands": {"s0": ["C99"]}, "colour": "red"}
    with pytest.raises(BadPosition) as refusal:
        palazzo.set_up("final-decrees", 5, position)
    for word in ("at", "lunch", "blame", "s9", "C99", "colour"):
        assert word in str(refusal.value)


def test_a_position_is_copied_when_it_is_read():
    position: dict[str, Any] = {"blame": {"s0": 5}, "hands": {"s0": ["C01"]}}
    match = palazzo.set_up("final-decrees", 5, position, seed=1)
    before = (all_seen(match), match.save())
    position["blame"]["s0"] = 9
    position["hands"]["s0"].append("C02")
    assert (all_seen(match), match.save()) == before
    match.answer(0, "stop")
    match.resample(0, Random(1))
    assert palazzo.load_match(match.save()).view(1) == match.view(1)


def test_the_answers_of_a_position_are_checked():
    for answers in (5, [5], [["s0"]], [["s0", "fly"]], [["s0", "stop", None, 4]], [[[], "stop"]]):
        with pytest.raises(BadPosition, match="answers"):
            palazzo.set_up("final-decrees", 5, {"answers": answers})


# -- options


@MANY
@given(st.sampled_from(GAMES), anything, anything)
def test_wrong_seats_or_options_are_refused(game, seats, options):
    entry = next(entry for entry in palazzo.catalogue() if entry["id"] == game)
    fits = type(seats) is int and seats in entry["seats"]
    if not fits or (options is not None and options != {}):
        with pytest.raises(BadOptions) as refusal:
            palazzo.new_match(game, seats, options=options)
        assert len(str(refusal.value)) > 15
    else:
        assert palazzo.new_match(game, seats, options=options).seats == seats


@given(anything)
def test_a_game_that_is_not_there_is_named(game):
    with pytest.raises(UnknownGame):
        palazzo.new_match(game, 5)


@pytest.mark.parametrize(
    "options", [{"burn": 8}, {"burn": "5"}, {"burn": True}, {"rescue": 1}, {"edition": "Empire"}, {"speed": 1}, {1: 2}]
)
def test_an_option_has_one_of_its_values_exactly(options):
    with pytest.raises(BadOptions):
        palazzo.new_match("final-decrees", 5, options=options)


# -- answers

UNDER_WAY = []
for number in range(6):
    match = palazzo.new_match("final-decrees", 4 + number % 2, seed=number)
    play(match, Random(number), 3 + 25 * number, TRADING)
    UNDER_WAY.append(match)


@MANY
@given(
    st.sampled_from(UNDER_WAY),
    st.integers(-1, 5) | anything,
    anything,
    st.none() | anything | st.sampled_from(["deal.offer.0", "deal.reply.s1-1.0", "change.3.1", "3.1.0"]),
)
def test_a_wrong_answer_is_refused_and_nothing_has_changed(match, seat, value, question):
    before = (state(match), all_seen(match), match.journal)
    trial = match.clone()
    refusal = ""
    try:
        trial.answer(seat, value, question)
    except IllegalAnswer as error:
        refusal = str(error)
        assert_sentence(refusal)
    if refusal:
        assert (state(trial), all_seen(trial), trial.journal) == before
    else:
        assert trial.audit() == ()
        assert len(trial.journal) > len(match.journal)
    assert (state(match), all_seen(match), match.journal) == before


@pytest.mark.parametrize("seat", [True, False, 1.0, "0", None, -1, 5, [], 10**30, b"0"])
def test_only_a_seat_can_answer(seat):
    match = palazzo.set_up("final-decrees", 5, {"player": "s1"})
    for _ in match.questions:
        before = all_seen(match)
        with pytest.raises(IllegalAnswer):
            match.answer(seat, "stop")
        assert all_seen(match) == before


@pytest.mark.parametrize("seat", [True, 1.0, "0", None, -1, 5, [], 10**30])
def test_only_a_seat_can_take_back(seat):
    match = palazzo.set_up("final-decrees", 5, {"player": "s1"})
    match.answer(1, "move:s0")
    before = all_seen(match)
    with pytest.raises(IllegalAnswer):
        match.undo(seat)
    assert all_seen(match) == before


def test_an_answer_nested_too_deep_is_refused():
    match = palazzo.set_up("final-decrees", 5, {"player": "s1"})
    for question in (None, "deal.offer.1"):
        for value in (
            deep(100_000),
            {"terms": deep(100_000)},
            {"terms": [{"from": "s1", "to": "s0", "goods": {"C01": deep(9999)}}]},
        ):
            with pytest.raises(IllegalAnswer):
                match.answer(1, value, question)


def test_after_the_end_nothing_is_answered_or_taken_back():
    match = palazzo.new_match("final-decrees", 4, seed=1)
    play(match, Random(1), 10_000)
    assert match.over
    for seat in range(4):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, "stop")
        with pytest.raises(IllegalAnswer):
            match.undo(seat)


def test_an_answer_is_copied_when_it_is_given():
    position = {"player": "s0", "directs": {"s0": "EXE"}, "ministries": {"EXE": 5}}
    match = palazzo.set_up("final-decrees", 5, position)
    match.answer(0, "distribute")
    amounts = match.questions.due_of(0).sample(Random(1))
    match.answer(0, amounts)
    before = (all_seen(match), match.save())
    amounts.clear()
    assert (all_seen(match), match.save()) == before


def test_a_view_of_nobody_at_the_table_is_refused():
    match = palazzo.new_match("final-decrees", 4, seed=1)
    for seat in (-1, 4, 7, True, "0"):
        with pytest.raises(IllegalAnswer):
            match.view(seat)


def test_a_refusal_tells_the_words_of_its_game_by_their_names() -> None:
    match = palazzo.set_up("junta", seats=5, seed=1, position={"hands": {"s0": ["C06"]}})
    for question in ("cards.0", None):
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(0, "play:C06" if question else {"s1": ["brigade1", "brigade2"]}, question)
        assert "brigade" not in explain(refused.value)
        assert "C06" not in explain(refused.value)


@pytest.mark.parametrize(
    ("edition", "language", "called"),
    [
        ("empire", "en", "Forward the Edict of Merit to the Executive Branch"),
        ("empire", "it", "Inoltra l’Editto del Merito alla Branca Esecutiva"),
        ("republic", "it", "Inoltra "),
    ],
)
def test_a_refusal_speaks_the_words_of_its_edition(edition, language, called):
    match = palazzo.new_match("final-decrees", seats=5, seed=1, options={"edition": edition})
    for seat, bid in enumerate([6, 4, 4, 2, 2]):
        match.answer(seat, bid)
    match.answer(0, {"EXE": ["s1"], "NAV": ["s2"], "SEC": ["s3"], "TRE": ["s4"]})
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, "forward:D2:EXE")
    told = explain(refused.value, language)
    assert called in told
    assert "_" not in told
    document = json.loads(match.save())
    document["answers"].append([1, "forward:D2:EXE"])
    del document["digest"]
    with pytest.raises(BadSave) as spoilt:
        palazzo.load_match(document)
    assert called in explain(spoilt.value, language)


@pytest.mark.parametrize(
    ("game", "position", "fault"),
    [
        (
            "final-decrees",
            {"enacted": ["D1", "D2", "D3", "D4", "D5"]},
            "enacted: with the last decree the game is over",
        ),
        ("junta", {"at": "movement", "coup": 9}, "coup: 9 is not a whole number from 0 to 6"),
        ("junta", {"at": "movement", "strikes": 9}, "strikes: 9 is not a whole number from 0 to "),
    ],
)
def test_positions_beyond_the_end_of_something_are_refused(game, position, fault):
    with pytest.raises(BadPosition) as refused:
        palazzo.set_up(game, 5, position)
    assert fault in str(refused.value)


# -- arguments of the wrong kind


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda m: m.resample(0, 42), "a random.Random is wanted, not 42"),
        (lambda m: m.foresee(0, [1], rng=42), "a random.Random is wanted, not 42"),
        (lambda m: palazzo.bots.play(m, "usher", 42), "a random.Random is wanted, not 42"),
        (lambda m: m.view(0, since=-1), "since: a whole number from 0 up is wanted, not -1"),
        (lambda m: m.events(0, since="all"), "since: a whole number from 0 up is wanted, not 'all'"),
        (lambda m: m.board(0, names={0: "Anna"}), "names: a list of texts, one for each seat, is wanted"),
        (lambda m: m.texts("en", "Anna"), "names: a list of texts, one for each seat, is wanted"),
        (lambda m: m.foresee(0, [1], worlds=0), "wanted one world or more, not 0"),
    ],
)
def test_arguments_of_the_wrong_kind_are_refused_and_change_nothing(call: Any, said: str) -> None:
    match = palazzo.new_match("final-decrees", 4, seed=1)
    before = match.save()
    with pytest.raises((TypeError, ValueError)) as refused:
        call(match)
    assert said in str(refused.value)
    assert match.save() == before
