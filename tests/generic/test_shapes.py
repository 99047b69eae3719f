"""Views are of their types: real views of random matches, field by field."""

from __future__ import annotations

from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import palazzo
from generic.tables import Setting, some
from palazzo.views import DecreesReading, DecreesTable, JuntaReading, JuntaTable, View, WillReading, WillTable

TABLES = {"final-decrees": DecreesTable, "junta": JuntaTable, "last-will": WillTable}
"""The tables that have a type of their own; of any other only the parts are looked at."""

READINGS = {"final-decrees": DecreesReading, "junta": JuntaReading, "last-will": WillReading}

PARTS = {"facts": dict, "people": list, "places": list, "papers": list, "piles": dict, "yours": dict}
ANSWERS = 200


def misfits(value: Any, wanted: Any, where: str) -> list[str]:
    """Where a value is not of a type; a field of a dict that its type does not name is a misfit as well."""
    if wanted is Any:
        return []
    if is_typeddict(wanted):
        return [f"{where}: {value!r} is no dict"] if type(value) is not dict else fields(value, wanted, where)
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, one, where) for one in inner) else [f"{where}: {value!r}, not {wanted}"]
    if origin is list and type(value) is list:
        return [fault for n, one in enumerate(value) for fault in misfits(one, inner[0], f"{where}[{n}]")]
    if origin is dict and type(value) is dict:
        faults = [f"{where}: {key!r} is no {inner[0]}" for key in value if type(key) is not inner[0]]
        return faults + [fault for key, one in value.items() for fault in misfits(one, inner[1], f"{where}.{key}")]
    return [] if type(value) is (NoneType if wanted is None else wanted) else [f"{where}: {value!r}, not {wanted}"]


def fields(value: dict[str, Any], wanted: Any, where: str) -> list[str]:
    """The fields of a dict that are missing, unknown or of another type."""
    hints = get_type_hints(wanted)
    faults = [f"{where}.{name} is missing" for name in wanted.__required_keys__ if name not in value]
    faults += [f"{where}.{name} is unknown" for name in value if name not in hints]
    return faults + [
        fault for name, one in value.items() if name in hints for fault in misfits(one, hints[name], f"{where}.{name}")
    ]


def unplain(match: palazzo.Match, view: Any) -> list[str]:
    """What a plain client, which knows only the parts every table is made of, could not show."""
    table = view["table"]
    faults = [
        f"table.{part}: {type(table.get(part)).__name__}, not {kind.__name__}"
        for part, kind in PARTS.items()
        if type(table.get(part)) is not kind
    ]
    seats = [person.get("seat") for person in table.get("people", [])]
    if seats and seats != view["seats"]:
        faults.append(f"table.people: {seats}, and at the table sit {view['seats']}")
    sent = msgspec.json.decode(msgspec.json.encode(view))
    return faults if sent == view else [*faults, "the view is not plain data: it comes back from JSON another"]


@pytest.mark.parametrize("setting", some("shapes"), ids=str)
def test_views_are_of_their_types(setting: Setting) -> None:
    rng = Random(str(setting))
    match = setting.match("shapes")
    for number in range(ANSWERS):
        if number % 8 == 0 or match.over:
            for seat in (None, *range(match.seats)):
                view = match.view(seat)
                assert not misfits(view, View, "view")
                if match.game in TABLES:
                    assert not misfits(view["table"], TABLES[match.game], "table")
                if match.game in READINGS:
                    assert not misfits(view["reading"], READINGS[match.game], "reading")
                assert not unplain(match, view)
        if match.over:
            return
        openings = [question for question in match.questions if rng.random() < 0.1 or question.due]
        question = rng.choice(openings)
        try:
            match.answer(question.seat, question.sample(rng), question.id)
        except palazzo.IllegalAnswer:
            continue


def test_a_misfit_is_found() -> None:
    view: Any = palazzo.new_match("junta", seats=4, seed=1).view(0)
    assert misfits({**view, "over": 0}, View, "view") == ["view.over: 0, not <class 'bool'>"]
    assert misfits({**view, "secret": 0}, View, "view") == ["view.secret is unknown"]
    del view["table"]["facts"]["year"]
    assert misfits(view["table"], JuntaTable, "table") == ["table.facts.year is missing"]
