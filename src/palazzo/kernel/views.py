"""What leaves the engine is plain data: what it is made of, where things are in it, and how two of them differ."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from palazzo.kernel.table import EVERY_PLACE, EVERY_SEAT, SEAT, Table, bits

Path = tuple[str | int, ...]
"""Keys and indices, from the whole down."""

_ABSENT: Final = object()
_NOTHING: Final[dict[str, Any]] = {}

_Marks = Callable[[Any], tuple[Any, ...]]
"""Reads what parts of a view are made of from a table."""


def _marks_of(fields: tuple[str, ...]) -> _Marks:
    """How to read these fields of a table."""
    # Of fewer than two fields the getter would give no tuple; the number of seats never changes.
    return attrgetter(*fields, "seats", "seats")


class Part:
    """A part of the table that all see alike: made anew only when a field it is made of has changed.

    One that names no fields is made anew whenever somebody looks.
    """

    def __init__(self, name: str, make: Callable[[Any], Any], of: tuple[str, ...] = ()) -> None:
        self.name = name
        self.make = make
        self.of = of
        self.marks = _marks_of(of)


class SeatPart:
    """Something that is made for each seat: anew for those of whom something has changed.

    `of` are fields with as many entries for each seat, seat after seat; `shared` those it is made of for everyone.
    """

    def __init__(self, of: tuple[str, ...], shared: tuple[str, ...]) -> None:
        self.of = of
        self.shared = shared
        self.columns = _marks_of(of)
        self.marks = _marks_of(shared)


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
        self.marks = _marks_of(of)


class OwnReadingPart(SeatPart):
    """Some of what each seat can work out alone, by name: made of the table, the seat and the book of what it heard.

    One that names fields is made of nothing else, and anew only for those of whom something has changed.
    """

    def __init__(
        self,
        make: Callable[[Any, int, Any], dict[str, Any]],
        of: tuple[str, ...] = (),
        shared: tuple[str, ...] = (),
    ) -> None:
        super().__init__(of, shared)
        self.make = make


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


class Look:
    """What one who looks saw alone, and of whom something has changed since."""

    def __init__(self, seats: int) -> None:
        self.others: list[list[Any]] = [[] for _ in range(seats)]
        self.own: dict[str, Any] = _NOTHING
        self.stale = -1
        """The players it must look at again, as a mask."""
        self.own_stale = True
        """What it knows alone has changed."""
        self.whole: list[Any] = []
        """All of it, in the order of the veiled places."""

    def put_together(self) -> None:
        """All of it, after it has looked again."""
        self.stale = 0
        self.own_stale = False
        whole = [one for other in self.others for one in other]
        whole.append(self.own)
        if whole != self.whole:
            self.whole = whole


class Memory:
    """The parts of a table as they were last seen: one is made anew only when what it is made of has changed.

    What it gives is to read, not to change; what stayed the same is the same object.
    """

    def __init__(self) -> None:
        self.made: dict[str, tuple[tuple[Any, ...], Any]] = {}
        """By name: what a part was made of, and the part."""
        self.columns: dict[SeatPart, list[list[Any]]] = {}
        """What was made for each seat was made of, column by column."""
        self.shared: dict[SeatPart, tuple[Any, ...]] = {}
        """What besides it was made of for everyone."""
        self.people: list[dict[str, Any]] = []
        self.looks: dict[int, Look] = {}
        """By who looked; -1: a spectator."""
        self.parts: dict[tuple[str, int], Part] = {}
        """By name and seat: parts that are made for one seat alone."""
        self.readings: dict[ReadingPart, tuple[tuple[Any, ...], dict[str, Any]]] = {}
        """What was worked out for all, and what it was made of."""
        self.own_readings: dict[OwnReadingPart, dict[int, dict[str, Any]]] = {}
        """What was worked out for each seat, by seat, as far as it still holds."""
        self.own_whole: dict[int, dict[str, Any]] = {}
        """By seat: all that was worked out for it."""

    def common(self, g: Any, layout: Layout) -> dict[str, Any]:
        """What all see alike."""
        seen: dict[str, Any] = {}
        for part in layout.parts:
            if isinstance(part, People):
                seen["people"] = self.persons(g, part)
            else:
                seen[part.name] = self.part(g, part)
        return seen

    def part(self, g: Any, part: Part) -> Any:
        """One part of the table."""
        known = self.made.get(part.name)
        marks = part.marks(g)
        if known is not None and part.of and known[0] == marks:
            return known[1]
        made = part.make(g)
        if known is not None and known[1] == made:
            made = known[1]
        self.made[part.name] = (_kept_all(marks), made)
        return made

    def part_of(self, g: Any, name: str, seat: int, make: Callable[[Any, int], Any], of: tuple[str, ...]) -> Any:
        """Something made of the table and a seat, under a name of its own."""
        part = self.parts.get((name, seat))
        if part is None:
            part = self.parts[name, seat] = Part(f"{name} {seat}", lambda g: make(g, seat), of)
        return self.part(g, part)

    def reading(self, g: Any, book: Any, parts: tuple[ReadingPart, ...]) -> dict[str, Any]:
        """What all can work out; of what has not changed, the very same."""
        seen: dict[str, Any] = {}
        for part in parts:
            known = self.readings.get(part)
            marks = part.marks(g)
            if known is None or not part.of or known[0] != marks:
                made = part.make(g, book)
                if known is not None:
                    made = _same_where_equal(known[1], made)
                known = self.readings[part] = (_kept_all(marks), made)
            seen.update(known[1])
        return seen

    def own_reading(self, g: Any, seat: int, book: Any, parts: tuple[OwnReadingPart, ...]) -> dict[str, Any]:
        """What a seat can work out alone; the very same, where nothing of it has changed."""
        before = self.own_whole.get(seat, _NOTHING)
        seen: dict[str, Any] = {}
        for part in parts:
            made = self.own_readings.setdefault(part, {})
            if part.of or part.shared:
                mask = self.changed(g, part)
                if mask:
                    for other in [other for other in made if mask >> other & 1]:
                        del made[other]
                if seat not in made:
                    made[seat] = part.make(g, seat, book)
                seen.update(made[seat])
            else:
                seen.update(part.make(g, seat, book))
        if seen != before:
            self.own_whole[seat] = seen
            return seen
        return before

    def persons(self, g: Any, people: People) -> list[dict[str, Any]]:
        """All players; of each only those parts made anew of which something has changed."""
        before = self.people or [{"seat": SEAT[seat]} for seat in range(g.seats)]
        changed: dict[int, dict[str, Any]] = {}
        for part in people.parts:
            mask = self.changed(g, part)
            for seat in range(g.seats):
                if mask >> seat & 1:
                    if seat not in changed:
                        changed[seat] = before[seat].copy()
                    changed[seat].update(part.make(g, seat))
        if any(before[seat] != person for seat, person in changed.items()):
            self.people = [changed.get(seat, person) for seat, person in enumerate(before)]
        return self.people

    def private(self, g: Any, layout: Layout, seats: list[int]) -> list[list[Any]]:
        """What these seats see alone, each in the order of the veiled places."""
        self.note_changes(self.changed(g, layout.others), self.changed(g, layout.own))
        for seat in seats:
            if seat not in self.looks:
                self.looks[seat] = Look(g.seats)
        again = [seat for seat in seats if self.looks[seat].stale or self.looks[seat].own_stale]
        if again:
            self.look_again(g, layout, again)
        return [self.looks[seat].whole for seat in seats]

    def look_again(self, g: Any, layout: Layout, seats: list[int]) -> None:
        """Make anew what these seats see of those of whom something has changed."""
        for other in range(g.seats):
            lookers = [seat for seat in seats if self.looks[seat].stale >> other & 1]
            if lookers:
                for seat, seen in zip(lookers, layout.others.make(g, lookers, other)):
                    self.looks[seat].others[other] = seen
        for seat in seats:
            look = self.looks[seat]
            if look.own_stale and seat >= 0:
                look.own = layout.own.make(g, seat)
            look.put_together()

    def note_changes(self, of_others: int, of_own: int) -> None:
        """Whoever has looked before must look again at those of whom something has changed."""
        if of_others or of_own:
            for seat, look in self.looks.items():
                look.stale |= of_others
                if seat >= 0 and of_own >> seat & 1:
                    look.own_stale = True

    def changed(self, g: Any, part: SeatPart) -> int:
        """The seats, as a mask, of which something has changed; all, when seen for the first time."""
        columns = part.columns(g)
        known = self.columns.get(part)
        if known is None:
            self.columns[part] = [_kept_column(columns[number]) for number in range(len(part.of))]
            self.shared[part] = _kept_all(part.marks(g))
            return EVERY_SEAT
        mask = 0
        for before, column in zip(known, columns):
            if before != column:
                mask |= _changed_in(before, column, g.seats)
        if part.shared:
            marks = part.marks(g)
            if self.shared[part] != marks:
                self.shared[part] = _kept_all(marks)
                mask = EVERY_SEAT
        return mask


def _same_where_equal(before: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    """What was made, but the very same as before wherever it is equal."""
    return {name: before[name] if before.get(name, _ABSENT) == value else value for name, value in made.items()}


def _kept_all(marks: tuple[Any, ...]) -> tuple[Any, ...]:
    """Marks as they are now."""
    return tuple([_kept(mark) for mark in marks])


def _kept_column(column: list[Any]) -> list[Any]:
    """A column as it is now."""
    return [_kept(mark) for mark in column]


def _changed_in(before: list[Any], column: list[Any], seats: int) -> int:
    """The seats, as a mask, of which something has changed in a column, which is remembered as it is now."""
    if len(before) != len(column):
        before[:] = _kept_column(column)
        return EVERY_SEAT
    mask = 0
    width = len(column) // seats
    for index, mark in enumerate(column):
        if before[index] != mark:
            before[index] = _kept(mark)
            mask |= 1 << index // width
    return mask


def _kept(mark: Any) -> Any:
    """A mark as it is now: lists and tables are copied, for they may change later."""
    if type(mark) is list:
        return [inner[:] for inner in mark] if mark and type(mark[0]) is list else mark[:]
    return mark.copy() if type(mark) is dict else mark


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
        if before is not value:
            way.append(key)
            _compare(before, value, way, patch)
            way.pop()
    if found < len(old):
        patch += [[(*way, key)] for key in old if key not in new]


def _compare(old: Any, new: Any, way: list[str | int], patch: list[list[Any]]) -> None:
    """Note what differs between two values that this way leads to."""
    if type(new) is dict and type(old) is dict:
        _compare_dicts(old, new, way, patch)
    elif type(new) is list and type(old) is list and len(new) == len(old):
        for index, value in enumerate(new):
            before = old[index]
            # Asked first, for nearly all are alike, and Python sees that sooner.
            if before is not value and before != value:
                way.append(index)
                _compare(before, value, way, patch)
                way.pop()
    elif old is _ABSENT or old != new:
        patch.append([tuple(way), new])
