"""What those who look again and again saw last: only what is made of something that has changed is made anew.

One loop compares the fields of the table with what they were when somebody last looked, each field once, and tells the
parts of the view that are made of it. So a look at a table on which little has happened costs little.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Final

from palazzo.kernel.table import EVERY_SEAT, SEAT, bits
from palazzo.kernel.views import (
    Layout,
    OwnHeardPart,
    OwnReading,
    OwnReadingPart,
    Part,
    People,
    PublicReading,
    ReadingPart,
    SeatPart,
    SeatReadingPart,
)

_ABSENT: Final = object()
_NOTHING: Final[dict[str, Any]] = {}
_NEVER_CHANGES: Final = "seats"


class Watch:
    """What has changed of the fields something is made of, since that was last made."""

    __slots__ = ("stale",)

    def __init__(self) -> None:
        self.stale = EVERY_SEAT
        """The seats for which it must be made anew, as a mask; all, where it is not made for each."""

    def changed(self, seats: int = EVERY_SEAT) -> int:
        """Those of these seats for which it must be made anew, as masks; from now on it is up to date for them."""
        stale = self.stale & seats
        self.stale ^= stale
        return stale


class Field:
    """A field of the table that parts of a view are made of."""

    __slots__ = ("by_seat", "shared")

    def __init__(self) -> None:
        self.by_seat: list[Watch] = []
        """What is made of it for each seat, of that seat's entries."""
        self.shared: list[Watch] = []
        """What is made of all of it."""

    def change(self, before: Any, value: Any, seats: int) -> None:
        """It is another now: tell whatever is made of it."""
        for watch in self.shared:
            watch.stale = EVERY_SEAT
        if self.by_seat:
            mask = _changed_seats(before, value, seats)
            for watch in self.by_seat:
                watch.stale |= mask


class Look:
    """What one who looks saw alone, and of whom something has changed since."""

    def __init__(self, seats: int) -> None:
        self.others: list[list[Any]] = [[] for _ in range(seats)]
        self.own: dict[str, Any] = _NOTHING
        self.stale = -1
        """The players it must look at again, as a mask."""
        self.own_stale = True
        """What it knows alone has changed."""
        self.differs = True
        """Something of it came out otherwise than before."""
        self.whole: list[Any] = []
        """All of it, in the order of the veiled places."""

    def see(self, other: int, seen: list[Any]) -> None:
        """It has looked at a player again."""
        if self.others[other] != seen:
            self.others[other] = seen
            self.differs = True

    def put_together(self) -> None:
        """All of it, after it has looked again."""
        self.stale = 0
        self.own_stale = False
        if self.differs:
            self.differs = False
            self.whole = [*[one for other in self.others for one in other], self.own]


class Memory:
    """The parts of a table as they were last seen: one is made anew only when what it is made of has changed.

    What it gives is to read, not to change; what stayed the same is the same object. Whoever uses it lets it `notice`
    the table first.
    """

    def __init__(self) -> None:
        self.fields: dict[str, Field] = {}
        """By name: what parts are made of."""
        self.told: list[Field] = []
        """The same, in order."""
        self.kept: list[Any] = []
        """Each of these fields, as it was last seen."""
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(_NEVER_CHANGES, _NEVER_CHANGES)
        """Reads these fields from a table, in order; one that never changes follows, for a tuple must come of it."""
        self.watches: dict[Any, Watch] = {}
        """By part (or name and seat): what of it is stale."""
        self.made: dict[Any, Any] = {}
        """By part (or name, or name and seat): what was made of it last."""
        self.people: list[dict[str, Any]] = []
        self.looks: dict[int, Look] = {}
        """By who looked; -1: a spectator."""
        self.readings: dict[ReadingPart, dict[str, Any]] = {}
        """What was worked out for all."""
        self.seat_readings: dict[SeatReadingPart, dict[str, Any]] = {}
        """What was worked out of each seat for all, by seat."""
        self.own_readings: dict[OwnReading, dict[int, dict[str, Any]]] = {}
        """What was worked out for each seat, by seat."""
        self.own_whole: dict[int, dict[str, Any]] = {}
        """By seat: all that was worked out for it."""
        self.offers: dict[int, tuple[Any, Any, dict[str, Any]]] = {}
        """By seat: what it may offer, what it knows of others' holdings, and both as plain data."""

    # -- what has changed

    def notice(self, g: Any) -> None:
        """Compare the table with what it was, and tell the parts that are made of what has changed."""
        values = self.values(g)
        for at in compress(count(), map(ne, self.kept, values)):
            self.told[at].change(self.kept[at], values[at], g.seats)
            self.kept[at] = _kept(values[at])

    def watch(self, g: Any, part: Any, of: tuple[str, ...], shared: tuple[str, ...]) -> Watch:
        """What has changed of what a part is made of: everything, when it is asked for the first time."""
        watch = self.watches.get(part)
        if watch is None:
            watch = self.watches[part] = Watch()
            for name in (*of, *shared):
                if name not in self.fields:
                    self.fields[name] = Field()
                    self.told.append(self.fields[name])
                    self.kept.append(_kept(getattr(g, name)))
            for name in of:
                self.fields[name].by_seat.append(watch)
            for name in shared:
                self.fields[name].shared.append(watch)
            self.values = attrgetter(*self.fields, _NEVER_CHANGES, _NEVER_CHANGES)
        return watch

    def changed(self, g: Any, part: SeatPart) -> int:
        """The seats, as a mask, of which something has changed; all, when seen for the first time."""
        return self.watch(g, part, part.of, part.shared).changed()

    def same(self, key: Any, made: Any) -> Any:
        """What was made of something; the very same as before, if it is equal."""
        known = self.made.get(key, _ABSENT)
        if known is not _ABSENT and known == made:
            return known
        self.made[key] = made
        return made

    # -- what all see alike

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
        if part.of and not self.watch(g, part, (), part.of).changed():
            return self.made[part]
        return self.same(part, part.make(g))

    def part_of(self, g: Any, name: str, seat: int, make: Callable[[Any, int], Any], of: tuple[str, ...]) -> Any:
        """Something made of the table and a seat, under a name of its own."""
        key = name, seat
        if of and not self.watch(g, key, (), of).changed():
            return self.made[key]
        return self.same(key, make(g, seat))

    def persons(self, g: Any, people: People) -> list[dict[str, Any]]:
        """All players; of each only those parts made anew of which something has changed."""
        before = self.people or [{"seat": SEAT[seat]} for seat in range(g.seats)]
        changed: dict[int, dict[str, Any]] = {}
        for part in people.parts:
            mask = self.changed(g, part)
            if mask:
                for seat in range(g.seats):
                    if mask >> seat & 1:
                        if seat not in changed:
                            changed[seat] = before[seat].copy()
                        changed[seat].update(part.make(g, seat))
        if any(before[seat] != person for seat, person in changed.items()):
            self.people = [changed.get(seat, person) for seat, person in enumerate(before)]
        return self.people

    # -- what can be worked out

    def reading(self, g: Any, book: Any, parts: tuple[PublicReading, ...]) -> dict[str, Any]:
        """What all can work out; of what has not changed, the very same."""
        seen: dict[str, Any] = {}
        for part in parts:
            if isinstance(part, SeatReadingPart):
                seen[part.name] = self.by_seat(g, part)
                continue
            if not part.of or self.watch(g, part, (), part.of).changed():
                self.readings[part] = _same_where_equal(self.readings.get(part, _NOTHING), part.make(g, book))
            seen.update(self.readings[part])
        return seen

    def by_seat(self, g: Any, part: SeatReadingPart) -> dict[str, Any]:
        """What all can work out of each seat."""
        mask = self.changed(g, part)
        before = self.seat_readings.get(part, _NOTHING)
        if not mask:
            return before
        made = {SEAT[seat]: part.make(g, seat) for seat in range(g.seats) if mask >> seat & 1}
        seen = self.seat_readings[part] = {**before, **_same_where_equal(before, made)}
        return seen

    def own_readings_of(
        self, g: Any, seats: list[int], book_of: Callable[[int], Any], parts: tuple[OwnReading, ...]
    ) -> list[dict[str, Any]]:
        """What each of these seats can work out alone; the very same, where nothing of it has changed."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        differs = 0
        for part in parts:
            differs |= self.work_out(g, part, mask, book_of)
        for seat in bits(differs):
            whole: dict[str, Any] = {}
            for part in parts:
                whole.update(self.own_readings[part][seat])
            self.own_whole[seat] = whole
        return [self.own_whole[seat] for seat in seats]

    def work_out(self, g: Any, part: OwnReading, seats: int, book_of: Callable[[int], Any]) -> int:
        """Make a part anew for those of these seats of whom something has changed; for which it came out otherwise."""
        known = self.own_readings.setdefault(part, {})
        if isinstance(part, OwnReadingPart) and (part.of or part.shared):
            seats = self.watch(g, part, part.of, part.shared).changed(seats)
        differs = 0
        for seat in bits(seats):
            made = part.make(g, seat, book_of(seat)) if isinstance(part, OwnHeardPart) else part.make(g, seat)
            if seat not in known or known[seat] != made:
                known[seat] = made
                differs |= 1 << seat
        return differs

    # -- what each sees alone

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
                    self.looks[seat].see(other, seen)
        for seat in seats:
            look = self.looks[seat]
            if look.own_stale and seat >= 0:
                own = layout.own.make(g, seat)
                if own != look.own:
                    look.own = own
                    look.differs = True
            look.put_together()

    def note_changes(self, of_others: int, of_own: int) -> None:
        """Whoever has looked before must look again at those of whom something has changed."""
        if of_others or of_own:
            for seat, look in self.looks.items():
                look.stale |= of_others
                if seat >= 0 and of_own >> seat & 1:
                    look.own_stale = True


def _same_where_equal(before: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    """What was made, but the very same as before wherever it is equal."""
    return {name: before[name] if before.get(name, _ABSENT) == value else value for name, value in made.items()}


def _changed_seats(before: Any, value: Any, seats: int) -> int:
    """The seats, as a mask, whose entries in a field have changed."""
    if len(before) != len(value):
        return EVERY_SEAT
    mask = 0
    width = len(value) // seats
    for index, entry in enumerate(value):
        if before[index] != entry:
            mask |= 1 << index // width
    return mask


def _kept(value: Any) -> Any:
    """A field as it is now: lists and tables are copied, for they may change later."""
    if type(value) is list:
        return [inner[:] if type(inner) is list else inner for inner in value]
    return value.copy() if type(value) is dict else value
