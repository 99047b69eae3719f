"""Two views and what makes one of the other; parts that are remembered, and made anew when they must be."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, cast

import pytest

import palazzo
from games import COMPILED
from generic.declared import Reading, undeclared, undeclared_in_readings
from palazzo.kernel import looking
from palazzo.kernel.deals import Deals
from palazzo.kernel.match import start
from palazzo.kernel.memory import Memory
from palazzo.kernel.views import Layout, Part, difference

OLD: dict[str, Any] = {"a": 1, "b": {"c": [1, {"d": 2}], "e": []}, "f": [1, 2], "g": {"h": None}}

watched = pytest.mark.skipif(COMPILED, reason="what a compiled table is read for cannot be watched")


def patched(whole: dict[str, Any], patch: list[list[Any]]) -> dict[str, Any]:
    """The new one, made out of the old one."""
    made = deepcopy(whole)
    for path, *value in patch:
        place: Any = made
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return made


@pytest.mark.parametrize(
    ("new", "paths"),
    [
        (OLD, []),
        (OLD | {"a": 2}, [("a",)]),
        (OLD | {"i": 0}, [("i",)]),
        (OLD | {"i": None}, [("i",)]),
        ({key: value for key, value in OLD.items() if key != "f"}, [("f",)]),
        (OLD | {"b": {"c": [1, {"d": 3}], "e": []}}, [("b", "c", 1, "d")]),
        (OLD | {"b": {"c": [1, {}], "e": []}}, [("b", "c", 1, "d")]),
        (OLD | {"b": {"e": [1], "x": 1}}, [("b", "e"), ("b", "x"), ("b", "c")]),
        (OLD | {"f": [1, 2, 3], "g": []}, [("f",), ("g",)]),
        (OLD | {"f": [2, 2], "g": {"h": {}}}, [("f", 0), ("g", "h")]),
    ],
)
def test_a_difference_is_as_small_as_it_can_be(new: dict[str, Any], paths: list[tuple[str | int, ...]]) -> None:
    new = deepcopy(new)
    patch = difference(OLD, new)
    assert [line[0] for line in patch] == paths
    assert patched(OLD, patch) == new


@watched
@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("junta", 5), ("last-will", 2), ("last-will", 5)])
def test_what_is_remembered_is_what_would_be_made_anew(game: str, seats: int) -> None:
    rules = palazzo.rules_of(game)
    match, memory, rng = start(rules, seats, f"{5:032x}", rules.entry.complete_options(seats, {})), Memory(), Random(5)
    everyone = [-1, *range(seats)]
    for _ in range(120):
        if match.due is None:
            break
        match.answer(match.due.seat, match.due.sample(rng))
        if rng.random() < 0.7:
            assert looking.common(match, memory) == looking.common(match)
            seen = [look for _, look in looking.private_parts(match, everyone, memory)]
            assert seen == [rules.private_part(match.table, seat) for seat in everyone]
            for seat in rng.sample(range(seats), 2):
                assert looking.follow(match, seat) == match.view(seat)
        assert undeclared(match.table, cast(Layout, rules.layout)) == {}
        assert undeclared_in_readings(match.table, rules, looking.book_of(match, 0)) == {}


@watched
@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("junta", 6), ("last-will", 4)])
def test_what_others_might_give_is_worked_out_from_what_is_declared(game: str, seats: int) -> None:
    match, rng = palazzo.new_match(game, seats, seed=3), Random(3)
    while match.due is not None and len(match.journal) < 400:
        match.answer(match.due.seat, match.due.sample(rng))
        match.table.work_out()
        for opening in match.questions.openings():
            if isinstance(opening, Deals):
                reading = Reading(match.table)
                assert reading.of(opening.all_might_give) <= reading.fields(opening.known_by())
                assert reading.of(opening.all_promises) <= reading.fields(opening.promised_by())
                for seat in range(seats):
                    read = reading.of(lambda g, seat=seat, opening=opening: opening.offer(g, seat, None))
                    assert read <= reading.fields(opening.offered_by)
                    read = reading.of(lambda g, seat=seat: match.rules.holdings(g, seat))
                    assert read <= reading.fields(match.rules.held_by)


def test_what_has_not_changed_is_the_very_same() -> None:
    match, memory = palazzo.new_match("last-will", 4, seed=1), Memory()
    everyone = [-1, *range(4)]
    before, looks = looking.common(match, memory)["table"], looking.private_parts(match, everyone, memory)
    after, again = looking.common(match, memory)["table"], looking.private_parts(match, everyone, memory)
    assert all(before[name] is after[name] for name in before if name != "yours")
    assert all(old[1] is new[1] for old, new in zip(looks, again, strict=True))


@watched
def test_a_part_that_reads_what_it_does_not_declare_is_found() -> None:
    match = palazzo.new_match("final-decrees", 5, seed=1)
    layout = cast(Layout, match.rules.layout)
    forgetful = tuple(Part(p.name, p.make, p.of[1:]) if isinstance(p, Part) and p.of else p for p in layout.parts)
    wrong = undeclared(match.table, Layout(forgetful, layout.others, layout.own))
    assert wrong == {"places": {"office"}, "papers": {"lies"}, "piles": {"deck"}}
