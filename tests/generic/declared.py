"""What a part of a view reads, and what it says it is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from palazzo.kernel.books import Book
from palazzo.kernel.rules import Rules
from palazzo.kernel.table import Table
from palazzo.kernel.views import Layout, OwnReadingPart, People, ReadingPart, SeatPart, SeatReadingPart

ALWAYS_THE_SAME = {"seats"}


class Reading:
    """Which fields of a table are read: the table is of a class that takes them down, as long as this is under way."""

    def __init__(self, table: Table) -> None:
        known = {field.name for field in fields(table)}
        self.read: set[str] = set()
        self.table = table
        self.kind = type(table)
        taken_down = self.read

        class Watched(self.kind):  # type: ignore[name-defined, misc]
            __slots__ = ()

            def __getattribute__(self, name: str) -> Any:
                if name in known:
                    taken_down.add(name)
                return super().__getattribute__(name)

        self.watched = Watched

    def of(self, look: Callable[[Any], Any]) -> set[str]:
        """What is read by a look at the table."""
        self.read.clear()
        self.table.__class__ = self.watched
        try:
            look(self.table)
        finally:
            self.table.__class__ = self.kind
        return self.read - ALWAYS_THE_SAME

    def fields(self, names: tuple[str, ...]) -> set[str]:
        """What is read in order to find out whether these have changed."""
        return self.of(lambda g: [getattr(g, name) for name in names])


class Comparison:
    """The parts of a view that read more of a table than they say."""

    def __init__(self, table: Table) -> None:
        table.work_out()
        self.reading = Reading(table)
        self.found: dict[str, set[str]] = {}

    def __call__(self, name: str, look: Callable[[Any], Any], of: tuple[str, ...]) -> None:
        """Compare what a look reads with the fields it is said to be made of."""
        missing = self.reading.of(look) - self.reading.fields(of)
        if missing:
            self.found[name] = missing


def all_of(part: SeatPart) -> tuple[str, ...]:
    """All fields it is said to be made of."""
    return part.of + part.shared


def undeclared_in_readings(table: Table, rules: Rules, book: Book) -> dict[str, set[str]]:
    """By what can be worked out, if it names any fields: those it is made of and does not name."""
    compare, everyone = Comparison(table), range(table.seats)
    for part in rules.readings:
        if isinstance(part, ReadingPart) and part.of:
            compare(part.make.__name__, lambda g, make=part.make: make(g, book), part.of)
    of_seats = [part for part in rules.readings if isinstance(part, SeatReadingPart)]
    of_seats += [part for part in rules.own_readings if isinstance(part, OwnReadingPart) and all_of(part)]
    for one in of_seats:
        compare(one.make.__name__, lambda g, make=one.make: [make(g, seat) for seat in everyone], all_of(one))
    return compare.found


def undeclared(table: Table, layout: Layout) -> dict[str, set[str]]:
    """By part of the view: the fields it is made of and does not say so."""
    compare, everyone = Comparison(table), range(table.seats)
    for part in layout.parts:
        if isinstance(part, People):
            for number, one in enumerate(part.parts):
                compare(f"people {number}", lambda g, make=one.make: [make(g, seat) for seat in everyone], all_of(one))
        elif part.of:
            compare(part.name, part.make, part.of)
    others, own = layout.others, layout.own
    compare("others", lambda g: [others.make(g, [-1, *everyone], other) for other in everyone], all_of(others))
    compare("own", lambda g: [own.make(g, seat) for seat in everyone], all_of(own))
    return compare.found
