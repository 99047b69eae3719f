"""A bell over a reaction window among several people who are here: of fixed length, whatever anyone holds.

Who can react may say "Wait!": then it stands still, for all to see, until they have answered or their time is up.
Where several servers show one table, each rings the bell for those connected to it, passes for them when it ends, and
tells the others of every "Wait!" and of whose answers it holds.
"""

from __future__ import annotations

import math
from typing import Final

from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT, bits
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import BellNews, Ring
from palazzo.server.messages import PersonSettings
from palazzo.server.problems import Trouble
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.state import TableState

THINKING: Final = 30.0
"""Seconds somebody has who has said "Wait!"."""
_LEAST: Final = 1.0
"""Seconds the bell rings at least when it goes on."""
_EVERY: Final = "*"
"""In a person's settings: all kinds of windows."""


def asks(settings: PersonSettings, prompt: str, forced: bool) -> bool:
    """A person is to be asked about a window: they can react and do not always pass it, or they want to be asked."""
    if prompt in settings.never_ask or _EVERY in settings.never_ask:
        return False
    return not forced or prompt in settings.always_ask or _EVERY in settings.always_ask


class Bell:
    """The bell of one table, silent most of the time; `now` is the time the table has been played for."""

    def __init__(self, state: TableState, attendance: Attendance) -> None:
        self._state = state
        self._attendance = attendance
        self._moment = -1
        """The moment it rings for; -1: it is silent."""
        self._seconds = 0.0
        self._ends = 0.0
        self._left = 0.0
        """How much was left when it was stopped."""
        self._thinking: dict[int, float] = {}
        """Who has said "Wait!", and until when they may think."""
        self._said: set[int] = set()
        """Who has said it at this bell at all."""
        self.said_here: set[int] = set()
        """Who of them by way of this server."""

    @property
    def rings(self) -> bool:
        """It rings, or was stopped."""
        return self._moment >= 0

    @property
    def ends(self) -> float:
        """When the window may close; never, while somebody thinks."""
        return math.inf if self._thinking else self._ends

    @property
    def next(self) -> float:
        """When something changes by itself: it ends, or the time of somebody who thinks is up."""
        return min([self.ends, *self._thinking.values()])

    def may_ring(self, match: Match) -> bool:
        """A window is open, several people play, and all of them who are asked are here."""
        record, step = self._state.record, match.table.stack[-1]
        people = record.people
        asked = [seat for seat in people if step.asked >> seat & 1]
        if record.bell <= 0.0 or len(people) < 2 or not asked:
            return False
        waits = step.waits
        if not waits or not match.questions.due_of((waits & -waits).bit_length() - 1).window:
            return False
        return all(self._attendance.present(seat) for seat in asked)

    def follow(self, match: Match | None, held: set[int], now: float) -> None:
        """Begin, go on or fall silent, as the table is now; everyone hears of a change."""
        before = (self._moment, self.ends, dict(self._thinking))
        if match is None or not self.may_ring(match):
            self._moment, self._thinking = -1, {}
        else:
            self._go_on(match, held, now)
        if before != (self._moment, self.ends, self._thinking) and (self.rings or before[0] >= 0):
            self._tell(match, held, now)

    def _go_on(self, match: Match, held: set[int], now: float) -> None:
        """Begin to ring at a new moment; else stand still for who thinks, and ring on when they are done."""
        step = match.table.stack[-1]
        if self._moment != match.table.moments:
            self._moment, self._seconds = match.table.moments, self._state.record.bell
            self._ends, self._thinking, self._said, self.said_here = now + self._seconds, {}, set(), set()
        for seat in self._attendance.elsewhere.at_bell(self._moment).said - self._said:
            self._stop_for(seat, now)
        if self._thinking:
            self._thinking = {
                seat: until
                for seat, until in self._thinking.items()
                if until > now and seat not in held and step.waits >> seat & 1
            }
            if not self._thinking:
                self._ends = now + max(_LEAST, self._left)

    def _stop_for(self, seat: int, now: float) -> None:
        """Stand still, for this seat thinks."""
        if not self._thinking:
            self._left = max(0.0, self._ends - now)
        self._said.add(seat)
        self._thinking[seat] = now + THINKING

    def wait(self, match: Match, seat: int, held: set[int], now: float) -> None:
        """A seat says "Wait!", once at each bell."""
        if not self.rings or seat in held or not match.table.stack[-1].waits >> seat & 1:
            raise Trouble("no-bell")
        if seat in self._said:
            raise Trouble("waited-already")
        self._stop_for(seat, now)
        self.said_here.add(seat)
        self._tell(match, held, now)

    def _tell(self, match: Match | None, held: set[int], now: float) -> None:
        """Everyone who sees the table as it is hears of the bell."""
        for connection in self._attendance.connections:
            if connection.seat is not None or not self._state.record.spectator_delay:
                connection.send(BellNews(self.seen(match, connection, held, now)))

    def seen(self, match: Match | None, connection: Connection, held: set[int], now: float) -> Ring | None:
        """The bell as one connection sees it."""
        if not self.rings or match is None or match.over:
            return None
        left = self._left if self._thinking else self._ends - now
        return Ring(
            seconds=self._seconds,
            left=round(max(0.0, left), 1),
            waiting=[SEAT[seat] for seat in sorted(self._thinking)],
            thinking=round(max(0.0, max(self._thinking.values(), default=now) - now), 1),
            you=self._is_asked(match, connection, held),
        )

    def _is_asked(self, match: Match, connection: Connection, held: set[int]) -> bool:
        """Whoever is behind this connection can react, or wants to be asked all the same."""
        seat = connection.seat
        if seat is None or seat in held or seat not in bits(match.table.stack[-1].waits):
            return False
        asked = match.questions.due_of(seat)
        return asks(connection.settings, asked.prompt, asked.forced())
