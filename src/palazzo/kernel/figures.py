"""Figures: what in a view is worth telling when it changes, declared by each game in one place.

A figure has a name, said by the message `figure-<name>`, and lies somewhere in the table of a view. What it is a figure
of (a seat, a place, a paper) is told by the entries it was found under.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from palazzo.kernel.questions import plain
from palazzo.kernel.table import SEAT

Found = dict[tuple[str, ...], Any]
"""Figures by name and what they are of: `("money", "s0")`."""

_EACH: Final = "*"
"""In a path: every entry of a list or a table."""
_YOURS: Final = "yours"
"""The part of a table that only its seat sees."""
READING: Final = "reading"
"""Where a path begins that leads to what can be worked out from the table."""
_IDS: Final = ("seat", "id", "space", "place", "card")
"""What an entry of a list is called by."""

_NO_WORTH: Final[dict[str, int]] = {}


class Figure(NamedTuple):
    """Something in the table or the reading of a view that is worth telling when it changes."""

    name: str
    path: tuple[str, ...]
    """Where it lies; `*` stands for every entry of a list or a table."""
    counts: bool = False
    """It is a list, of which the length matters."""
    worth: dict[str, int] = _NO_WORTH
    """It is a list of things, which are worth so much together."""
    by: tuple[str, ...] = ()
    """It is a list of records, of which those alike in these fields are added up, and told by them."""
    adds: str = ""
    """The field of such a record that is added up; without one, they are counted."""
    first: int = 0
    """What is added to a number that counts from nought, where people do not."""
    whose: tuple[str, ...] = ()
    """Where the seat stands whose number it is now; all others have nought of it."""


def figure(name: str, path: str) -> Figure:
    """A number, a word, or a list of words, as it stands in the table."""
    return Figure(name, tuple(path.split(".")))


def of_one(name: str, path: str, whose: str) -> Figure:
    """A number that only one seat has at a time, and where that seat stands."""
    return Figure(name, tuple(path.split(".")), whose=tuple(whose.split(".")))


def rank(name: str, path: str) -> Figure:
    """A place among all, of which the first is nought in the view."""
    return Figure(name, tuple(path.split(".")), first=1)


def count(name: str, path: str) -> Figure:
    """How many there are in a list."""
    return Figure(name, tuple(path.split(".")), counts=True)


def worth(name: str, path: str, of: dict[str, int]) -> Figure:
    """What the things of a list are worth together."""
    return Figure(name, tuple(path.split(".")), worth=of)


def tally(name: str, path: str, by: tuple[str, ...], adds: str = "") -> Figure:
    """How many records of a list are alike in some fields, or what another field of theirs adds up to."""
    return Figure(name, tuple(path.split(".")), by=by, adds=adds)


def figures_in(declared: tuple[Figure, ...], table: dict[str, Any], seat: int) -> Found:
    """The figures of the table, and the reading, of this seat's view."""
    found: Found = {}
    for one in declared:
        mine: tuple[str, ...] = (one.name, SEAT[seat]) if one.path[0] == _YOURS else (one.name,)
        if one.whose:
            found.update({(one.name, person["seat"]): 0 for person in table["people"]})
            mine = (one.name, _at(one.whose, table))
            if mine not in found:
                continue
        _gather(one, table, 0, mine, found)
    return found


def _at(path: tuple[str, ...], part: Any) -> str:
    """The word that stands there; nothing, where there is none."""
    for step in path:
        part = part.get(step) if isinstance(part, dict) else None
    return part if isinstance(part, str) else ""


def _gather(one: Figure, part: Any, depth: int, key: tuple[str, ...], found: Found) -> None:
    """Follow the path of a figure from here on; what is not there is no figure."""
    if depth == len(one.path):
        _measure(one, part, key, found)
        return
    step = one.path[depth]
    if step != _EACH:
        if isinstance(part, dict) and step in part:
            _gather(one, part[step], depth + 1, key, found)
    elif isinstance(part, dict):
        for name, inner in part.items():
            _gather(one, inner, depth + 1, (*key, str(name)), found)
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            _gather(one, inner, depth + 1, (*key, _called(inner, number)), found)


def _called(entry: Any, number: int) -> str:
    """What an entry of a list is called by; by its place in it, if by nothing else."""
    if isinstance(entry, dict):
        for name in _IDS:
            if entry.get(name) is not None:
                return str(entry[name])
    return str(number)


def _measure(one: Figure, part: Any, key: tuple[str, ...], found: Found) -> None:
    """Take the figure down, as the kind it is."""
    if one.by:
        for record in part:
            alike = (*key, *[str(record[name]) for name in one.by if record[name] is not None])
            found[alike] = found.get(alike, 0) + (int(record[one.adds]) if one.adds else 1)
    elif one.worth:
        found[key] = sum([one.worth[thing] for thing in part])
    elif one.counts:
        found[key] = len(part)
    else:
        found[key] = part + one.first if one.first else plain(part)
