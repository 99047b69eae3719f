"""What may be answered now: questions are built from the state when somebody comes to them, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palazzo.kernel.errors import IllegalAnswer, shown
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Question, Speaker
from palazzo.kernel.rules import Rules
from palazzo.kernel.steps import HalfMade
from palazzo.kernel.table import SEATS, Table

CHANGE = "change."
"""How the id of a question begins by which a seat changes a secret answer that still waits for the others."""


def seat_index(table: Table, seat: Any) -> int:
    """The number of a seat at this table, given as `0` or `"s0"`; -1 for a spectator, `None`."""
    if seat is None:
        return -1
    number = SEATS.get(seat, -1) if type(seat) is str else seat
    # The very type: True and 1.0 are equal to 1, and no seats.
    if type(number) is not int or not 0 <= number < table.seats:
        raise no_such_seat(table, seat)
    return number


def no_such_seat(table: Table, seat: Any) -> IllegalAnswer:
    """The refusal of a seat that is not at this table."""
    return IllegalAnswer("no-such-seat", {"value": shown(seat), "most": table.seats - 1})


class Questions:
    """The open questions of a match, due ones first."""

    def __init__(self, rules: Rules, table: Table, options: dict[str, Any]) -> None:
        self._speaker: Speaker = (rules, options)
        self._table = table
        self.latest: Question | None = None
        """The due question built last, while it stands: nothing after the table has changed."""

    def __iter__(self) -> Iterator[Question]:
        table = self._table
        if table.over:
            return
        waits = table.stack[-1].waits
        while waits:
            lowest = waits & -waits
            yield self.due_of(lowest.bit_length() - 1)
            waits ^= lowest
        for seat in range(table.seats):
            yield from self.open_to(seat)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return not self._table.over

    def __getitem__(self, index: int) -> Question:
        return list(self)[index]

    def __repr__(self) -> str:
        return repr(list(self))

    def is_due(self, seat: int) -> bool:
        """The match waits for this seat."""
        return not self._table.over and bool(self._table.stack[-1].waits >> seat & 1)

    def due_of(self, seat: int) -> Question:
        """What the match waits for this seat to answer."""
        latest = self.latest
        return latest if latest is not None and latest.seat == seat else self.put_to(seat)

    def put_to(self, seat: int) -> Question:
        """Build what the match waits for this seat to answer."""
        table = self._table
        step = table.stack[-1]
        question: Question = getattr(step, step.asks)(table, seat)
        question.seat = seat
        question.moment = table.moments
        question.given = table.given[seat]
        question.speaker = self._speaker
        self.latest = question
        return question

    def open_to(self, seat: Any) -> list[Question]:
        """What this seat may do meanwhile: change a secret answer, or take an opening."""
        return self._open_to(seat_index(self._table, seat), self.openings(), None)

    def _open_to(self, seat: int, openings: tuple[Opening, ...], memory: Memory | None) -> list[Question]:
        """What this seat may do meanwhile, of these openings."""
        table = self._table
        found: list[Question] = []
        if table.over:
            return found
        step = table.stack[-1]
        if seat in step.answers:
            question: Question = getattr(step, step.asks)(table, seat)
            question.seat = seat
            question.due = False
            question.tag = f"{CHANGE}{table.moments}.{seat}"
            question.speaker = self._speaker
            found.append(question)
        for opening in openings:
            for offered in opening.questions(table, seat, memory):
                offered.speaker = self._speaker
                found.append(offered)
        return found

    def of(self, seat: Any) -> list[Question]:
        """All that is open to a seat, what is due first; to a spectator (None) nothing is."""
        return self.of_number(seat_index(self._table, seat), self.openings(), None)

    def of_number(self, seat: int, openings: tuple[Opening, ...], memory: Memory | None) -> list[Question]:
        """All that is open to a seat by its number (-1: a spectator), for who looks for several seats: the openings are
        looked up once, and what was worked out before is remembered.
        """
        if seat < 0 or self._table.over:
            return []
        meanwhile = self._open_to(seat, openings, memory)
        return [self.due_of(seat), *meanwhile] if self.is_due(seat) else meanwhile

    def openings(self) -> tuple[Opening, ...]:
        """What anyone may do now: a choice another has only half made closes nothing, for nobody knows of it."""
        for step in reversed(self._table.stack):
            if not isinstance(step, HalfMade):
                return step.openings()
        return ()
