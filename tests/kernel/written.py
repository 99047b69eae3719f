"""Written positions that stand, full of everything, and what they are spoilt with."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple


class Written(NamedTuple):
    """A position that stands."""

    game: str
    seats: int
    position: dict[str, Any]
    options: dict[str, Any] | None = None


FULL = [
    Written(
        "final-decrees",
        5,
        {
            "at": "action",
            "player": "anna",
            "turn": 4,
            "actions": 2,
            "used": ["draw"],
            "names": ["anna", "bruno", "carla", "dario", "elena"],
            "directs": {"anna": "EXE", "bruno": "NAV"},
            "blame": {"anna": 5},
            "ministries": {"EXE": 2},
            "decrees": {"D2": "NAV", "D3": {"at": "EXE", "stamps": 0}},
            "enacted": ["D1"],
            "hands": {"anna": ["C01"]},
            "discards": ["C02"],
            "deck": ["C03"],
            "rest": "deck",
            "seen": {"bruno": {"anna": ["C01"]}},
            "answers": [["anna", "stop"]],
        },
    ),
    Written("final-decrees", 4, {"at": "posts", "hr": "s1"}),
    Written(
        "junta",
        5,
        {
            "at": "movement",
            "president": "s0",
            "offices": {"s1": ["interior", "brigade1"], "s2": ["brigade2"]},
            "exile": {"s3": "AM1"},
            "locations": {"s0": "home", "s1": "bank"},
            "shown": True,
            "year": 3,
            "hands": {"s0": ["C01"], "s1": ["C06"]},
            "discards": ["C02"],
            "deck": ["C03"],
            "rest": "deck",
            "cash": {"s0": ["1M", "3M"]},
            "swiss": {"s1": ["2M"]},
            "spent": ["1M"],
            "aid": ["2M"],
            "aid_left": 20,
            "leader": "s1",
            "rebels": ["s2"],
            "coup": 2,
            "units": {"PAL": {"s0": {"guards": 2}}},
            "strikes": 2,
            "seen": {"s1": {"s0": ["C01"]}},
        },
    ),
    Written("junta", 4, {"at": "bank", "locations": {"s1": "bank"}, "cash": {"s1": ["2M", "3M"]}, "looters": ["s1"]}),
    Written("junta", 7, {"at": "budget", "president": "s2", "cash": {"s2": ["1M", "1M"]}, "drawn": ["1M"]}),
    Written("junta", 6, {"at": "aftermath", "siding": ["s1"], "verdict": "rebels", "leader": "s2", "rebels": ["s1"]}),
    Written("junta", 4, {"at": "election", "host": "s1", "hands": {"s0": ["C01", "C02"]}}),
    Written(
        "last-will",
        3,
        {
            "at": "actions",
            "round": 3,
            "starter": "s1",
            "market": {"farm": -3, "manor": -2, "townhouse": 1, "villa": 3},
            "money": {"s0": 20, "s1": 50},
            "jobs": {"s1": {"job": "J401", "covered": ["farm"]}},
            "demoted": ["s1"],
            "boards": {"s0": [{"card": "F04", "tokens": ["horse", None], "fallen": 0, "used": 1}, None, "H01"]},
            "places": {"s1": 6},
            "hands": {"s0": ["E13", "H02"], "s1": ["E05"]},
            "offer": ["E01", None, "H03"],
            "new_special": ["GS1"],
            "wilds": ["W01", None],
            "strays": 1,
            "discards": ["E02"],
            "box": ["E03"],
            "decks": {"event": ["E04"]},
            "stacks": ["GS6"],
            "rest": {"companion": "discards"},
            "plans": ["T34-1b"],
            "plan": {"s0": "T34-1b"},
            "sent": {"opera": ["s1"]},
            "home": {"s0": 1},
            "actions": {"s0": 3},
            "seen": {"s1": {"s0": ["E13"]}},
            "player": "s0",
        },
    ),
    Written(
        "last-will",
        2,
        {"at": "errands", "barred": "P23-4", "boy": 2, "offer": [None, "E01"], "sent": {"offer1": ["s1"]}},
        {"plans": "base"},
    ),
    Written("last-will", 4, {"at": "end", "round": 7, "jobs": ["J401", "J402", None, None], "money": [9, 5, -3, 40]}),
    Written(
        "last-will",
        5,
        {"at": "planning", "hands": [["E01"], ["E02"]], "money": [1, 2, 3, 4, 5]},
        {"sacked": False},
    ),
]

JUNK: list[Any] = [
    None,
    True,
    1.0,
    -1,
    0,
    1,
    2,
    9,
    65,
    1001,
    10**12,
    10**5000,
    "",
    "x" * 200,
    "\ud800",
    [],
    {},
    [[]],
    [{}],
    [None],
    {"s0": None},
    {"s0": []},
    {"s0": {}},
    [["s0"]],
    {"s9": 1},
]


def words(value: Any) -> Iterator[Any]:
    """Every name and value in a position."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
    elif value is not None:
        yield value


WORDS: list[Any] = sorted({str(word): word for written in FULL for word in words(written.position)}.values(), key=str)
"""What positions speak of, each in its place; anywhere else it is out of place."""


def spots(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all that is in a position."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (*way, key)
        yield from spots(one, (*way, key))


def spoilt(position: dict[str, Any], way: tuple[Any, ...], junk: Any) -> dict[str, Any]:
    """The same with something else in one place."""
    position = deepcopy(position)
    holder: Any = position
    for key in way[:-1]:
        holder = holder[key]
    holder[way[-1]] = deepcopy(junk)
    return position
