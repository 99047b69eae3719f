"""The answers of a match in order, and how far back they may be taken.

Where something becomes known to anybody a *fence* is raised: nothing before it can be taken back. A seat may take back
its own answers behind the fence; an answer that nobody has noticed yet also before others'.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.open_questions import CHANGE
from palazzo.kernel.table import Table

DUE: Final = ""
"""In the journal: the answer to what the match waited for."""

Line = tuple[int, str, Any]
"""An answer: its seat, the question (DUE, or the id of an opening), and the value."""


class History:
    """The journal of one match, which copies share until one of them writes."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        """All answers in order."""
        self.own = True
        """No copy reads the same list."""
        self.fence = 0
        """Where in the journal what cannot be taken back ends; -1 in an imagined world: before its beginning."""
        self.last = -1
        """The seat that answered last so that others could notice, and may take that back; -1: nobody."""
        self.begun = -1
        """Where in the journal the present choice of another seat began, which nobody has noticed yet; -1: none has."""

    def copied(self) -> History:
        """This history, shared with a copy of the match until one of them writes."""
        copy = History()
        copy.lines = self.lines
        copy.own = self.own = False
        copy.fence = self.fence
        copy.last = self.last
        copy.begun = self.begun
        return copy

    def enter(self, seat: int, question: str, value: Any) -> None:
        """Write an answer down."""
        if not self.own:
            self.unshare()
        self.lines.append((seat, question, value))

    def unshare(self) -> None:
        """Copies of the match read the same lines: before any are written, these become our own."""
        self.lines = self.lines[:]
        self.own = True

    def raise_fence(self) -> None:
        """Something has become known: nothing before it can be taken back."""
        self.fence = len(self.lines)
        if self.begun >= 0:
            self.begun = len(self.lines)

    def raise_fences_of(self, taught: int, seat: int, asked: int) -> None:
        """By an opening of this seat some learned something: they, and it, cannot take back what they did before."""
        if self.last >= 0 and (taught >> self.last & 1 or seat == self.last):
            self.fence = len(self.lines)
        if self.begun >= 0 and (taught | 1 << seat) & asked:
            self.begun = len(self.lines)

    def close(self) -> None:
        """Something happened in between: nobody takes anything back."""
        self.last = self.begun = -1

    def can_undo(self, table: Table, seat: int) -> bool:
        """The seat may take its last answer back: nothing has become known since."""
        if table.over:
            return False
        step = table.stack[-1]
        if seat in step.answers:
            return True
        if seat == self.last:
            return self.fence < 0 or self.last_answer(seat) >= self.fence
        begun = self.begun >= 0 and bool(step.asked >> seat & 1)
        return begun and self.last_answer(seat) >= self.begun

    def last_answer(self, seat: int) -> int:
        """Where in the journal this seat's last answer lies, or -1; openings taken since do not count."""
        for index in range(len(self.lines) - 1, -1, -1):
            if is_answer(self.lines[index], seat):
                return index
        return -1


def is_answer(line: Line, seat: int) -> bool:
    """A line of the journal is this seat's answer to something the match waited for, or changes one."""
    return line[0] == seat and (line[1] == DUE or line[1].startswith(CHANGE))
