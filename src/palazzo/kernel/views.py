"""What leaves the engine is plain data: where things are in it, and how two of them differ."""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.table import EVERY_PLACE, EVERY_SEAT, Table, bits

Path = tuple[str | int, ...]
"""Keys and indices, from the whole down."""

CONTAINERS: Final = frozenset((list, dict))


class Memory:
    """The parts of a table as they were last seen: one is made anew only when what it is made of has changed."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[list[Any], Any]] = {}
        self.rows: dict[str, list[tuple[Any, ...]]] = {}

    def find(self, name: str, marks: list[Any]) -> Any:
        """A part as it was, if it was made of the same; else nothing."""
        known = self.parts.get(name)
        return known[1] if known is not None and known[0] == marks else None

    def keep(self, name: str, marks: list[Any], part: Any) -> Any:
        """Remember a part, which nobody may change from now on, and what it was made of."""
        self.parts[name] = ([copied(mark) if type(mark) in CONTAINERS else mark for mark in marks], part)
        return part

    def alike(self, name: str, parts: list[Any]) -> list[Any]:
        """The same parts; those that are as they were are the very ones that were."""
        known = self.parts.get(name)
        if known is None or len(known[1]) != len(parts):
            return parts
        return [old if old == new else new for old, new in zip(known[1], parts)]

    def changed(self, name: str, columns: list[list[Any]]) -> int:
        """The seats, as a mask, whose rows in these columns have changed; all, when seen for the first time."""
        rows = list(zip(*columns, strict=True))
        known = self.rows.get(name)
        if known is None:
            self.rows[name] = [kept(row) for row in rows]
            return -1
        mask = 0
        for seat, row in enumerate(rows):
            if row != known[seat]:
                known[seat] = kept(row)
                mask |= 1 << seat
        return mask


def kept(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same, whatever becomes of the lists in it."""
    return tuple([mark[:] if type(mark) is list else mark for mark in row])


def copied(mark: Any) -> Any:
    """The same, whatever becomes of it: a dict, a list, or a list of lists."""
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
    """What must be put where, `[path, value]`, or removed, `[path]`, to make the new one out of the old one."""
    patch: list[list[Any]] = []
    compare((), old, new, patch)
    return patch


def compare(path: Path, old: Any, new: Any, patch: list[list[Any]]) -> None:
    """Note what differs between two values; lists of another length are put anew.

    Asked first whether it is the very same, Python need not look into what stayed as it was.
    """
    if type(old) is dict and type(new) is dict:
        for key, value in new.items():
            if key not in old:
                patch.append([(*path, key), value])
                continue
            before = old[key]
            if before is not value and before != value:
                compare((*path, key), before, value, patch)
        for key in old:
            if key not in new:
                patch.append([(*path, key)])
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for index, value in enumerate(new):
            before = old[index]
            if before is not value and before != value:
                compare((*path, index), before, value, patch)
    else:
        patch.append([path, new])
