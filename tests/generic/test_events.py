"""Events are told as they are declared: by every rule of every game, and none otherwise."""

from __future__ import annotations

import ast
from typing import Any

import pytest

import palazzo
from palazzo.games.final_decrees.events import EVENTS as OF_DECREES
from palazzo.games.junta.events import EVENTS as OF_JUNTA
from palazzo.games.last_will.events import EVENTS as OF_WILL
from palazzo.kernel.events import CHECKING, KERNEL_EVENTS, BadEvent, Events
from palazzo.kernel.table import Table
from saying import called, constant, sources

FOLDERS = [
    ("kernel", KERNEL_EVENTS),
    ("games/final_decrees", OF_DECREES),
    ("games/junta", OF_JUNTA),
    ("games/last_will", OF_WILL),
]
TELLING = {"tell": 0, "confide": 1, "whisper": 1}
"""Where each verb has the name of the event."""


def told_in(folder: str) -> list[tuple[str, ast.Call]]:
    """Every event that the sources of a folder tell by name, and how."""
    found = []
    for _, node in sources(folder):
        if isinstance(node, ast.Call) and called(node) in TELLING:
            what = node.args[TELLING[called(node)]]
            choices = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
            found += [(constant(one), node) for one in choices if constant(one)]
    return found


def named(call: ast.Call) -> list[str]:
    """The names of what such a call tells all who hear it; none, if they are made elsewhere."""
    return [word.arg for word in call.keywords if word.arg]


@pytest.mark.parametrize(("folder", "events"), FOLDERS)
def test_every_rule_tells_events_as_they_are_declared(folder: str, events: Events) -> None:
    calls = told_in(folder)
    assert len(calls) > 4
    for event, call in calls:
        carried = events[event]
        if all(word.arg for word in call.keywords):
            assert named(call) == list(carried.told), f"{event}, line {call.lineno}"
        secret = call.args[2:] if called(call) == "confide" else []
        confided = [constant(key) for one in secret if isinstance(one, ast.Dict) for key in one.keys if key]
        assert confided == list(carried.learnt), f"{event}, line {call.lineno}"


@pytest.mark.parametrize(("folder", "events"), FOLDERS[1:])
def test_no_game_takes_a_name_of_the_kernel(folder: str, events: Events) -> None:
    assert not events.keys() & KERNEL_EVENTS.keys()


def junta() -> Table:
    """A table of Junta."""
    return palazzo.new_match("junta", seats=5, seed=1).table


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"seat": "s1"}, "tells everyone seat, other, unit, space, amount; not seat$"),
    ({"other": "s1", "seat": "s0", "unit": "police", "space": "palace", "amount": 1}, "not other, seat"),
    ({"seat": "s0", "other": "s1", "unit": "police", "space": "palace", "amount": 1, "die": 3}, "amount, die"),
    ({"seat": 1, "other": "s0", "unit": "police", "space": "palace", "amount": "s1"}, "seat, a seat; not 1"),
    ({"seat": "s0", "other": "police", "unit": "s1", "space": "palace", "amount": 1}, "a seat; not 'police'"),
    ({"seat": "s0", "other": "s1", "unit": "police", "space": "palace", "amount": True}, "a number; not True"),
    ({"seat": "s0", "other": "s1", "unit": None, "space": "palace", "amount": 1}, "a word that is no seat; not None"),
]


@pytest.mark.parametrize(("facts", "says"), FAULTS)
def test_an_event_with_missing_unknown_or_swapped_facts_fails_at_once(facts: dict[str, Any], says: str) -> None:
    g = junta()
    before = len(g.log)
    with pytest.raises(BadEvent, match=says):
        g.tell("transfers", **facts)
    assert len(g.log) == before


def test_nobody_tells_aloud_what_must_be_confided() -> None:
    g = junta()
    with pytest.raises(BadEvent, match="not seat, amount, cards"):
        g.tell("draws", seat="s0", amount=1, cards=["P01"])
    with pytest.raises(BadEvent, match="confides cards; not nothing"):
        g.tell("draws", seat="s0", amount=1)
    with pytest.raises(BadEvent, match="confides nothing; not card"):
        g.confide(1, "lays", {"card": "P01"}, seat="s0", card="P01")
    with pytest.raises(BadEvent, match="a list of words that are no seats; not"):
        g.confide(1, "draws", {"cards": ["s1"]}, seat="s0", amount=1)


def test_an_event_that_is_not_declared_is_not_told() -> None:
    with pytest.raises(BadEvent, match="no event is called 'shrugs'"):
        junta().tell("shrugs", seat="s0")
    with pytest.raises(BadEvent, match="tells everyone seat, deal"):
        junta().whisper(3, "deal-offered", seat="s0")


def test_all_tests_compare_events_with_their_declarations() -> None:
    assert CHECKING.on
