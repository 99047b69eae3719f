"""What leaves the engine is plain data: where things are in it, and how two of them differ."""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.table import EVERY_PLACE, EVERY_SEAT, Table, bits

Path = tuple[str | int, ...]
"""Keys and indices, from the whole down."""

CONTAINERS: Final = frozenset((list, dict))
ABSENT: Final = object()


class Memory:
    """The parts of a table as they were last seen: one is made anew only when what it is made of has changed."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[list[Any], Any]] = {}
        self.columns: dict[str, list[list[Any]]] = {}

    def find(self, name: str, marks: list[Any]) -> Any:
        """A part as it was, if it was made of the same; else nothing."""
        known = self.parts.get(name)
        return known[1] if known is not None and known[0] == marks else None

    def keep(self, name: str, marks: list[Any], part: Any) -> Any:
        """Remember a part, which nobody may change from now on, and what it was made of."""
        self.parts[name] = ([copied(mark) if type(mark) in CONTAINERS else mark for mark in marks], part)
        return part

    def alike(self, name: str, parts: list[Any]) -> list[Any]:
        """These parts, in which each that equals its former self is that former object."""
        known = self.parts.get(name)
        if known is None or len(known[1]) != len(parts):
            return parts
        return [old if old == new else new for old, new in zip(known[1], parts)]

    def changed(self, name: str, seats: int, columns: list[list[Any]]) -> int:
        """The seats, as a mask, of which something in these columns has changed; all, when seen for the first time.

        A column holds as many entries for each seat, seat after seat.
        """
        known = self.columns.get(name)
        if known is None:
            self.columns[name] = [[kept(mark) for mark in column] for column in columns]
            return -1
        mask = 0
        for number, column in enumerate(columns):
            before = known[number]
            if before != column:
                width = len(column) // seats
                for index, mark in enumerate(column):
                    if before[index] != mark:
                        before[index] = kept(mark)
                        mask |= 1 << index // width
        return mask


def kept(mark: Any) -> Any:
    """A mark as it is now: a list is copied, for it may change later."""
    return mark[:] if type(mark) is list else mark


def copied(mark: Any) -> Any:
    """A copy of a dict, a list, or a list of lists, which may change later."""
    if isinstance(mark, dict):
        return dict(mark)
    if mark and isinstance(mark[0], list):
        return [inner[:] for inner in mark]
    return mark[:]


def knowers(g: Table, thing: int, place: int) -> int:
    """The seats that know from what they saw that this thing lies in this place, as a mask."""
    sights = g.sights.get(thing, 0)
    here = sights >> place * 8 & EVERY_SEAT
    elsewhere = sights & ~(EVERY_SEAT << place * 8)
    if here and elsewhere:
        for seat in bits(here):
            if elsewhere >> seat & EVERY_PLACE:
                here ^= 1 << seat
    return here


def put_at(whole: dict[str, Any], path: Path, value: Any) -> None:
    """Put a value where nothing is yet; what leads there is."""
    inner: Any = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value


def difference(old: dict[str, Any], new: dict[str, Any]) -> list[list[Any]]:
    """What must be put where, `[path, value]`, or removed, `[path]`, to make the new one out of the old one.

    What is the very same in both is not looked into. Lists of another length are put anew.
    """
    patch: list[list[Any]] = []
    compare_dicts(old, new, [], patch)
    return patch


def compare_dicts(old: dict[str, Any], new: dict[str, Any], way: list[str | int], patch: list[list[Any]]) -> None:
    """Note what differs between two dicts that this way leads to."""
    found = 0
    for key, value in new.items():
        before = old.get(key, ABSENT)
        if before is not ABSENT:
            found += 1
        if before is not value:
            way.append(key)
            compare(before, value, way, patch)
            way.pop()
    if found < len(old):
        patch += [[(*way, key)] for key in old if key not in new]


def compare(old: Any, new: Any, way: list[str | int], patch: list[list[Any]]) -> None:
    """Note what differs between two values that this way leads to."""
    if type(new) is dict and type(old) is dict:
        compare_dicts(old, new, way, patch)
    elif type(new) is list and type(old) is list and len(new) == len(old):
        for index, value in enumerate(new):
            before = old[index]
            # Asked first, for nearly all are alike, and Python sees that sooner.
            if before is not value and before != value:
                way.append(index)
                compare(before, value, way, patch)
                way.pop()
    elif old is ABSENT or old != new:
        patch.append([tuple(way), new])
