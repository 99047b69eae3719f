"""What a person types, understood or explained."""

from __future__ import annotations

import random
from typing import Any

import pytest

import palazzo
from palazzo.bots.sampling import sample
from palazzo.terminal.answers import Misread, arranged, example, named_amounts, read, typed
from palazzo.terminal.voice import Voice

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
ENGLISH = Voice("en", "final-decrees", "republic", NAMES)
ITALIAN = Voice("it", "final-decrees", "empire", NAMES)
ACTIONS = ["stop", "draw", "forward:D1:REF", "forward:D1:HR", "forward:D2:REF", "stamp:D3", "move:s0", "move:s1"]


def asked(kind: str, **bounds: Any) -> dict[str, Any]:
    return {"kind": kind, "prompt": "q", "facts": {}, "rule": "", **bounds}


PICK = asked("pick", options=ACTIONS)
SPLIT = asked("split", places=["NAV", "SEC", "s0"], caps=[5, 4, 3], least=0, most=9)
ASSIGN = asked(
    "assign", items=["s0", "s1", "s2"], places=["EXE", "NAV", "SEC"], least=3, most=3, room={}, barred={}, rivals=[]
)


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("1", "stop"),
        ("2", "draw"),
        ("[3]", "forward:D1:REF"),
        ("draw", "draw"),
        ("DRAW", "draw"),
        ("forward d2 ref", "forward:D2:REF"),
        ("forward:D1:HR", "forward:D1:HR"),
        ("forward simplification council", "forward:D1:HR"),
        ("stamp", "stamp:D3"),
        ("move bruno", "move:s1"),
    ],
)
def test_an_option_is_chosen_by_number_or_words(line: str, option: str) -> None:
    assert read(PICK, line, ENGLISH) == option


@pytest.mark.parametrize(
    ("line", "option"), [("timbra", "stamp:D3"), ("sposta anna", "move:s0"), ("inoltra merito", "forward:D2:REF")]
)
def test_italian_words_choose_too(line: str, option: str) -> None:
    assert read(PICK, line, ITALIAN) == option


@pytest.mark.parametrize(
    ("line", "reason"),
    [("99", "unclear-number"), ("0", "unclear-number"), ("forward", "unclear-which"), ("xyzzy", "unclear-unknown"),
     ("...", "unclear-empty")],
)  # fmt: skip
def test_what_cannot_be_understood_is_explained(line: str, reason: str) -> None:
    with pytest.raises(Misread) as misread:
        read(PICK, line, ENGLISH)
    assert misread.value.reason == reason
    for voice in (ENGLISH, ITALIAN):
        assert voice.say(misread.value.reason, misread.value.facts) != reason


@pytest.mark.parametrize(
    ("line", "amounts"),
    [
        ("NAV 3, SEC 2", {"NAV": 3, "SEC": 2}),
        ("nav 3 sec 2", {"NAV": 3, "SEC": 2}),
        ("3 NAV; 2 SEC", {"NAV": 3, "SEC": 2}),
        ("defence: 3, anna=1", {"NAV": 3, "s0": 1}),
        ("Ministry of Defence 3", {"NAV": 3}),
        ("3 2", {"NAV": 3, "SEC": 2}),
        ("3, 0, 1", {"NAV": 3, "s0": 1}),
        ("NAV all", {"NAV": 5}),
        ("-", {}),
    ],
)
def test_amounts_by_place_or_in_order(line: str, amounts: dict[str, int]) -> None:
    assert read(SPLIT, line, ENGLISH) == amounts


@pytest.mark.parametrize("line", ["NAV", "NAV three", "1 2 3 4", "XXX 3", "3 NAV 4 4", ""])
def test_unclear_amounts_are_explained(line: str) -> None:
    with pytest.raises(Misread):
        read(SPLIT, line, ENGLISH)


def test_amounts_are_read_in_either_order() -> None:
    assert named_amounts("NAV 3, 2 SEC; TRE all") == [("NAV", 3), ("SEC", 2), ("TRE", None)]


@pytest.mark.parametrize(
    "line",
    ["EXE anna, NAV bruno, SEC carla", "anna EXE, bruno NAV, carla SEC", "exe anna nav bruno sec carla",
     "presidency=anna; defence=bruno; judiciary=carla", "anna > EXE, bruno > NAV, SEC carla"],
)  # fmt: skip
def test_items_are_assigned_to_places(line: str) -> None:
    assert read(ASSIGN, line, ENGLISH) == {"EXE": ["s0"], "NAV": ["s1"], "SEC": ["s2"]}


def test_who_is_not_named_stays() -> None:
    question = {**ASSIGN, "now": {"EXE": ["s0"], "NAV": ["s1"], "SEC": ["s2"]}}
    assert read(question, "NAV anna, EXE bruno", ENGLISH) == {"NAV": ["s0"], "EXE": ["s1"], "SEC": ["s2"]}


def test_several_of_a_list() -> None:
    question = asked("subset", options=["s1", "s2", "s3"], least=0, most=3)
    assert read(question, "1 3", ENGLISH) == ["s1", "s3"]
    assert read(question, "bruno, dario", ENGLISH) == ["s1", "s3"]
    assert read(question, "none", ENGLISH) == []
    assert read(question, "all", ENGLISH) == ["s1", "s2", "s3"]
    assert read(asked("order", items=["s1", "s2"]), "2 1", ENGLISH) == ["s2", "s1"]


def test_numbers() -> None:
    question = asked("number", least=1, most=6)
    assert read(question, " 4 ", ENGLISH) == 4
    with pytest.raises(Misread):
        read(question, "four", ENGLISH)


def test_numbers_follow_the_order_on_the_screen() -> None:
    assert arranged(["stop", "b:1", "a:1", "b:2", "draw"]) == ["stop", "draw", "b:1", "b:2", "a:1"]


def test_whatever_stands_can_be_typed_and_is_read_back() -> None:
    rng = random.Random(5)
    kinds = set()
    for seed in range(6):
        edition = ["empire", "republic"][seed % 2]
        voice = Voice("it" if seed % 3 else "en", "final-decrees", edition, NAMES)
        match = palazzo.new_match("final-decrees", 4 + seed % 2, seed, {"edition": edition})
        while not match.over:
            seat = next(q for q in match.questions if q.due).seat
            question = match.view(seat)["questions"][0]
            kinds.add(question["kind"])
            value = sample(question, rng)
            again = read(question, typed(question, value, voice), voice)
            if isinstance(value, dict):
                value = {key: item for key, item in value.items() if item}
            assert again == value
            assert example(question, voice)
            match.answer(seat, again)
    assert kinds >= {"pick", "number", "split", "assign", "subset"}


def test_a_sign_alone_gives_the_likely_answer_which_is_the_example() -> None:
    likely = {"NAV": 5, "SEC": 2}
    question = {**SPLIT, "likely": likely}
    assert read(question, " = ", ENGLISH) == likely
    assert read(question, example(question, ENGLISH), ENGLISH) == likely
    with pytest.raises(Misread):
        read(SPLIT, "=", ENGLISH)


@pytest.mark.parametrize("game", ["final-decrees", "junta", "last-will"])
def test_every_likely_answer_can_be_typed_and_is_read_back(game: str) -> None:
    voice = Voice("en", game, "republic" if game == "final-decrees" else "", NAMES)
    rng = random.Random(game)
    match = palazzo.new_match(game, 5, seed=3)
    seen = set()
    for _ in range(600):
        if match.over:
            break
        due = match.due
        question: dict[str, Any] = dict(match.view(due.seat)["questions"][0])
        if "likely" in question:
            seen.add(question["prompt"])
            typed_answer = read(question, example(question, voice), voice)
            match.clone().answer(due.seat, typed_answer)
            if isinstance(typed_answer, list):
                assert sorted(typed_answer) == sorted(question["likely"])
        match.answer(due.seat, due.sample(rng))
    assert len(seen) >= 3
