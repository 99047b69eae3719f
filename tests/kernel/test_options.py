"""Options: what exists, what means something at a table, and seats by number or id."""

from __future__ import annotations

from typing import Any

import pytest

import palazzo
from palazzo import BadOptions
from palazzo.kernel.rules import Entry, Option
from palazzo.kernel.texts import LANGUAGES

IDLE: list[tuple[str, int, dict[str, Any], str]] = [
    ("junta", 5, {"refills": 20}, "length=longer"),
    ("junta", 5, {"refills": 20, "length": "shorter"}, "length=longer"),
    ("last-will", 3, {"handicap": "s1"}, "jobs=handicap"),
    ("last-will", 3, {"handicap": "s1", "jobs": "none"}, "jobs=handicap"),
    ("last-will", 3, {"sacked": False, "jobs": "none"}, "sacked=True"),
    ("last-will", 3, {"sacked": False, "plans": "base"}, "sacked=True"),
    ("last-will", 3, {"sacked": False, "combined": "open"}, "sacked=True"),
    ("last-will", 3, {"sacked": False, "employed_last": False}, "sacked=True"),
    ("last-will", 3, {"jobs": "none", "employed_last": False}, "jobs=all or handicap"),
    ("last-will", 3, {"plans": "base", "block": False}, "seats=2"),
    ("last-will", 2, {"block": False}, "plans=base"),
]
FINE: list[tuple[str, int, dict[str, Any]]] = [
    ("junta", 5, {"refills": 20, "length": "longer"}),
    ("junta", 5, {"refills": 0}),
    ("last-will", 3, {"handicap": "s1", "jobs": "handicap"}),
    ("last-will", 3, {"sacked": False, "jobs": "all", "plans": "tiles"}),
    ("last-will", 2, {"plans": "base", "block": False}),
    ("last-will", 2, {"sacked": False, "block": False}),
]


@pytest.mark.parametrize(("game", "seats", "options", "wanted"), IDLE)
def test_an_option_that_means_nothing_at_this_table_is_refused(
    game: str, seats: int, options: dict[str, Any], wanted: str
) -> None:
    with pytest.raises(BadOptions, match="where it means nothing: it matters only with") as refused:
        palazzo.new_match(game, seats=seats, options=options)
    assert wanted in str(refused.value)
    assert options[refused.value.facts["option"]] != ""
    cleared = palazzo.rules_of(game).entry.cleared(seats, options)
    assert refused.value.facts["option"] not in cleared
    palazzo.new_match(game, seats=seats, options=cleared)


@pytest.mark.parametrize(("game", "seats", "options"), FINE)
def test_an_option_that_matters_or_stands_as_usual_is_taken(game: str, seats: int, options: dict[str, Any]) -> None:
    match = palazzo.new_match(game, seats=seats, options=options, seed=1)
    assert options.items() <= match.options.items()
    assert palazzo.rules_of(game).entry.cleared(seats, match.options).items() <= match.options.items()
    palazzo.new_match(game, seats=seats, options=match.options)


def test_one_idle_option_makes_another_idle() -> None:
    entry = palazzo.rules_of("last-will").entry
    assert entry.cleared(3, {"sacked": False, "jobs": "handicap", "handicap": "s1"}) == {"sacked": False}


@pytest.mark.parametrize("given", ["s0,s2", ["s0", "s2"], [2, 0], ["s2", 0], "02"])
def test_seats_with_a_job_are_named_like_seats(given: Any) -> None:
    options = {"jobs": "handicap", "handicap": given}
    match = palazzo.new_match("last-will", seats=3, seed=1, options=options)
    assert match.options["handicap"] == "s0,s2"
    while match.due is not None and not match.view()["table"]["facts"]["round"]:
        match.answer(match.due.seat, match.due.default())
    jobs = [person["job"] is not None for person in match.view()["table"]["people"]]
    assert jobs == [True, False, True]
    assert palazzo.load_match(match.save()).options == match.options


def test_the_host_is_named_like_a_seat() -> None:
    for host in (2, "s2"):
        assert palazzo.new_match("junta", seats=4, seed=1, options={"host": host}).options["host"] == "s2"


@pytest.mark.parametrize("given", ["s3", [0, 3], 3, "anna", [], ["s0", None], True, -1, 99, {"s0": 1}])
def test_who_does_not_sit_at_the_table_cannot_have_a_job(given: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        palazzo.new_match("last-will", seats=3, options={"jobs": "handicap", "handicap": given})
    assert refused.value.reason == "no-such-value"
    assert refused.value.facts["wanted"] == "s0, s1, s2, s0,s1, s0,s2, s1,s2, s0,s1,s2"


def test_every_option_says_where_it_matters_in_terms_of_the_game() -> None:
    for entry in palazzo.catalogue():
        for option in entry["options"].values():
            assert option["default"] in option["values"]
            for like in option["where"]:
                for name, values in like.items():
                    known = entry["seats"] if name == "seats" else entry["options"][name]["values"]
                    assert set(values) <= set(known)


def test_what_was_agreed_on_before_stands() -> None:
    entry = Entry("x", "1", [2], [Option("a", [1, 2], 1), Option("b", [1, 2], 1, where=[{"a": [2]}])])
    assert entry.complete_options(2, {"b": 2}, agreed=True) == {"a": 1, "b": 2}
    with pytest.raises(BadOptions):
        entry.complete_options(2, {"b": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_that_has_texts_is_said(language: str) -> None:
    for entry in palazzo.catalogue():
        if palazzo.rules_of(entry["id"]).entry.package:
            texts = palazzo.texts(entry["id"], language)
            for option in entry["options"]:
                assert texts.told(f"option-{option}"), f"{entry['id']}: option-{option} is not said in {language}"
