"""Books kept from the log: what each seat won and lost, by cause, and how the sums went from turn to turn.

A book reads what somebody has heard, line after line, and nothing else: so it holds nothing they may not know, costs
nothing where nobody looks, and needs no room in the state. It is kept up: only new lines are read.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.events import SEAT
from palazzo.kernel.table import EVERYONE, Event

ALL_SEATS: Final = -1
"""The mask of who has heard everything: only for matches that are over."""


class Book:
    """The book of one who listens; a game says in `enter` what each line of the log means."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        """The turn of the last line read."""
        self.ledger: dict[str, dict[str, int]] = {SEAT[seat]: {} for seat in range(seats)}
        """By seat and cause: the sum."""
        self.exchanges: tuple[str, ...] = ()
        """Causes by which one thing that counts in the end becomes another: nobody wins or loses by them at once."""
        self.course: dict[int, list[int]] = {}
        """By turn: what each seat had come to by its end."""

    def enter(self, line: dict[str, Any]) -> None:
        """Take down what a line of the log says."""

    def read(self, line: dict[str, Any]) -> None:
        """Read one more line."""
        if line["turn"] != self.turn:
            self.course[self.turn] = self.sums()
            self.turn = line["turn"]
        self.enter(line)

    def note(self, seat: str, cause: str, amount: int) -> None:
        """A seat won or lost something by some cause."""
        if amount:
            causes = self.ledger[seat]
            causes[cause] = causes.get(cause, 0) + amount

    def sums(self) -> list[int]:
        """What each seat has come to."""
        return [sum(causes.values()) for causes in self.ledger.values()]

    def written(self) -> dict[str, dict[str, int]]:
        """The ledger, to keep."""
        return {seat: dict(causes) for seat, causes in self.ledger.items()}

    def whole_course(self) -> list[list[int]]:
        """Turn by turn, the present one last: its number, then what each seat had come to."""
        return [[turn, *sums] for turn, sums in [*self.course.items(), (self.turn, self.sums())]]

    def copied(self) -> Book:
        """A book that goes its own way."""
        copy = Book(self.seats)
        self.copy_into(copy)
        return copy

    def copy_into(self, copy: Book) -> None:
        """What every book holds goes into another."""
        copy.turn = self.turn
        copy.ledger = self.written()
        copy.course = dict(self.course)


class Kept:
    """A book, and how far in which log it has been read."""

    def __init__(self, log: list[Any], read: int, book: Book) -> None:
        # Compiled, a list of typed tuples would give new ones each time, and none would be the one that was.
        self.log = log
        self.read = read
        self.book = book

    def is_of(self, log: list[Any]) -> bool:
        """All it has read stands in this log."""
        read = self.read
        return self.log is log or not read or (read <= len(log) and log[read - 1] is self.log[read - 1])


class Books:
    """The books of those who look at one match, by the mask of what they hear; copies of the match share them."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}

    def but(self, mask: int, kept: Kept) -> Books:
        """These books with another one for this mask; copies of the match go on with these."""
        books = Books()
        books.kept = {**self.kept, mask: kept}
        return books


def is_heard(event: Event, mask: int) -> bool:
    """Some of this mask hear of it."""
    return event[1] == EVERYONE or bool(event[1] & mask)
