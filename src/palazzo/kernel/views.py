"""What leaves the engine is plain data: what it is made of, where things are in it, and how two of them differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.kernel.table import EVERY_PLACE, EVERY_SEAT, SEAT, Table, bits

Path = tuple[str | int, ...]
"""Keys and indices, from the whole down."""

_ABSENT: Final = object()
_NOTHING: Final[dict[str, Any]] = {}


class Part:
    """A part of the table that all see alike: made anew only when a field it is made of has changed.

    One that names no fields is made anew whenever somebody looks.
    """

    def __init__(self, name: str, make: Callable[[Any], Any], of: tuple[str, ...] = ()) -> None:
        self.name = name
        self.make = make
        self.of = of


class SeatPart:
    """Something that is made for each seat: anew for those of whom something has changed.

    `of` are fields with as many entries for each seat, seat after seat; `shared` those it is made of for everyone.
    """

    def __init__(self, of: tuple[str, ...], shared: tuple[str, ...]) -> None:
        self.of = of
        self.shared = shared


class PersonPart(SeatPart):
    """Some of what all see of each player: made of the table and the seat."""

    def __init__(
        self, make: Callable[[Any, int], dict[str, Any]], of: tuple[str, ...], shared: tuple[str, ...] = ()
    ) -> None:
        super().__init__(of, shared)
        self.make = make


class People:
    """The players, each made of these parts."""

    def __init__(self, *parts: PersonPart) -> None:
        self.parts = parts


class OthersPart(SeatPart):
    """What each seat sees of each player, under these names, in a part of the view that is its own.

    Made of the table, those who look (-1: a spectator), and the player they look at: for each of them, what lies
    under the names.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        make: Callable[[Any, list[int], int], list[list[Any]]],
        of: tuple[str, ...],
        shared: tuple[str, ...] = (),
    ) -> None:
        super().__init__(of, shared)
        self.names = names
        self.make = make


class OwnPart(SeatPart):
    """What each seat knows alone, `yours`: made of the table and the seat."""

    def __init__(
        self, make: Callable[[Any, int], dict[str, Any]], of: tuple[str, ...], shared: tuple[str, ...] = ()
    ) -> None:
        super().__init__(of, shared)
        self.make = make


class ReadingPart:
    """Some of what all can work out, by name: made of the table and the book of what all have heard.

    One that names fields is made of nothing else, and anew only when one of them has changed.
    """

    def __init__(self, make: Callable[[Any, Any], dict[str, Any]], of: tuple[str, ...] = ()) -> None:
        self.make = make
        self.of = of


class SeatReadingPart(SeatPart):
    """What all can work out of each seat, by seat under one name: anew for those of whom something has changed."""

    def __init__(
        self, name: str, make: Callable[[Any, int], Any], of: tuple[str, ...], shared: tuple[str, ...] = ()
    ) -> None:
        super().__init__(of, shared)
        self.name = name
        self.make = make


class OwnReadingPart(SeatPart):
    """Some of what each seat can work out alone, by name: made of the table and the seat.

    One that names fields is made of nothing else, and anew only for those of whom something has changed.
    """

    def __init__(
        self,
        make: Callable[[Any, int], dict[str, Any]],
        of: tuple[str, ...] = (),
        shared: tuple[str, ...] = (),
    ) -> None:
        super().__init__(of, shared)
        self.make = make


class OwnHeardPart:
    """Some of what each seat can work out alone, by name: made of the table, the seat and the book of what it heard,
    anew whenever somebody looks.
    """

    def __init__(self, make: Callable[[Any, int, Any], dict[str, Any]]) -> None:
        self.make = make


PublicReading = ReadingPart | SeatReadingPart
"""Some of what all can work out."""
OwnReading = OwnReadingPart | OwnHeardPart
"""Some of what each seat can work out alone."""


class Layout:
    """What the table of a game is made of, and of which fields: what all see, and what each sees alone."""

    def __init__(self, parts: tuple[Part | People, ...], others: OthersPart, own: OwnPart) -> None:
        self.parts = parts
        self.others = others
        self.own = own

    def common(self, g: Any) -> dict[str, Any]:
        """What all see alike, made anew."""
        seen: dict[str, Any] = {}
        for part in self.parts:
            if isinstance(part, People):
                seen["people"] = [_made_person(g, part, seat) for seat in range(g.seats)]
            else:
                seen[part.name] = part.make(g)
        return seen

    def private(self, g: Any, seat: int) -> list[Any]:
        """What a seat (-1: a spectator) sees alone, made anew, in the order of the veiled places."""
        seen = [one for other in range(g.seats) for one in self.others.make(g, [seat], other)[0]]
        seen.append(self.own.make(g, seat) if seat >= 0 else _NOTHING)
        return seen

    def veiled(self, seats: int) -> list[Path]:
        """Where each sees something else."""
        return [*[("people", seat, name) for seat in range(seats) for name in self.others.names], ("yours",)]


def _made_person(g: Any, people: People, seat: int) -> dict[str, Any]:
    """One player, as all see them."""
    person: dict[str, Any] = {"seat": SEAT[seat]}
    for part in people.parts:
        person.update(part.make(g, seat))
    return person


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


def above(paths: list[Path]) -> list[Path]:
    """What leads to these places, from the whole down, each once."""
    return list(dict.fromkeys([path[:length] for path in paths for length in range(1, len(path))]))


def _found_at(whole: dict[str, Any], path: Path) -> Any:
    """What lies at the end of this path."""
    inner: Any = whole
    for key in path:
        inner = inner[key]
    return inner


def put_at(whole: dict[str, Any], path: Path, value: Any) -> None:
    """Put a value at the end of this path; what leads there is."""
    _found_at(whole, path[:-1])[path[-1]] = value


def difference(old: dict[str, Any], new: dict[str, Any]) -> list[list[Any]]:
    """What must be put where, `[path, value]`, or removed, `[path]`, to make the new one out of the old one.

    What is the very same in both is not looked into. Lists of another length are put anew.
    """
    patch: list[list[Any]] = []
    _compare_dicts(old, new, [], patch)
    return patch


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], way: list[str | int], patch: list[list[Any]]) -> None:
    """Note what differs between two dicts that this way leads to."""
    found = 0
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is not _ABSENT:
            found += 1
        # Asked first, for what was made anew is mostly alike, and Python sees that sooner.
        if before is not value and before != value:
            way.append(key)
            _compare(before, value, way, patch)
            way.pop()
    if found < len(old):
        patch += [[(*way, key)] for key in old if key not in new]


def _compare(old: Any, new: Any, way: list[str | int], patch: list[list[Any]]) -> None:
    """Note what differs between two values that are not equal and that this way leads to."""
    if type(new) is dict and type(old) is dict:
        _compare_dicts(old, new, way, patch)
    elif type(new) is list and type(old) is list and len(new) == len(old):
        for index, value in enumerate(new):
            before = old[index]
            if before is not value and before != value:
                way.append(index)
                _compare(before, value, way, patch)
                way.pop()
    else:
        patch.append([tuple(way), new])
