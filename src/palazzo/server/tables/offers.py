"""Patience for offers: a bot that makes a person an offer waits for the reply, and so do all other bots.

Nothing makes the offer fall meanwhile but people: it is made only where the table waits for bots, or for those it is
made to. Only the time counts in which the person could answer, and not that in which they read the paper, within
limits. That a bot waits all can see; for whom and for what, nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from palazzo.kernel.deals import parties_of
from palazzo.kernel.match import Match
from palazzo.kernel.table import bits
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import OfferNews, OfferPatience
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.state import TableState

PATIENCE: Final = 20.0
"""Seconds a bot waits for a reply."""
_ABSENCE: Final = 30.0
"""Seconds for which somebody may be away meanwhile, in all, before they are waited for no more."""


_READING: Final = 90.0
"""Seconds for which patience stands still meanwhile, in all, because somebody reads the paper."""


class Waiting(Struct):
    """A bot waits for the replies of these people."""

    people: list[int]
    left: float = PATIENCE
    away: float = _ABSENCE
    reading: float = _READING


class OfferWaits:
    """The offers bots wait for at one table; `now` is the time the table has been played for."""

    def __init__(self, state: TableState, attendance: Attendance, has_seen: Callable[[], bool]) -> None:
        self._state = state
        self._attendance = attendance
        self._has_seen = has_seen
        """Everyone's page has shown the last thing that happened."""
        self._waiting: dict[str, Waiting] = {}
        self._now = 0.0

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def may_make(self, match: Match, seat: int, value: object, now: float) -> bool:
        """A bot's offer to people is made only if they are here, can reply in time, and nobody else is waited for."""
        people = self._addressees(seat, value)
        if not people:
            return True
        chairs = self._state.record.chairs
        waits = match.table.stack[-1].waits
        if any(chairs[other].thinker is None and other not in people for other in bits(waits)):
            return False
        ends = self._state.clocks.ends(waits)
        in_time = all(end > now + PATIENCE + _ABSENCE for end in ends.values())
        return in_time and all(self._attendance.present(person) for person in people)

    def _addressees(self, seat: int, value: object) -> list[int]:
        """The people an offer is for."""
        parties = parties_of(value) & ~(1 << seat) if isinstance(value, dict) else 0
        people = self._state.record.people
        return [other for other in bits(parties) if other in people]

    def made(self, match: Match, seat: int, value: object, known: set[str], now: float) -> None:
        """A bot has made an offer: from now on it waits for the people it is for."""
        people = self._addressees(seat, value)
        for deal in match.table.deals:
            if people and deal.by == seat and deal.id not in known:
                self._now = now
                self._waiting[deal.id] = Waiting(people)
                self._tell(people)

    def follow(self, match: Match | None, now: float) -> None:
        """Count the time that has gone by; forget offers that were answered, fell, or were waited for long enough."""
        gone, self._now = max(0.0, now - self._now), now
        open_deals = {} if match is None or match.over else {deal.id: deal for deal in match.table.deals}
        for name, waiting in list(self._waiting.items()):
            if all(self._attendance.present(person) for person in waiting.people):
                if not self._has_seen():
                    waiting.away -= gone
                elif self._reads(name, waiting):
                    waiting.reading -= gone
                else:
                    waiting.left -= gone
            else:
                waiting.away -= gone
            deal = open_deals.get(name)
            answered = deal is None or all(deal.agreed >> person & 1 for person in waiting.people)
            if answered or waiting.left <= 0.0 or waiting.away <= 0.0:
                del self._waiting[name]
                self._tell(waiting.people)

    def read(self, connection: Connection, deal: str | None, match: Match | None, now: float) -> None:
        """A page has the paper of an offer open from now on, or none any more."""
        self.follow(match, now)
        connection.reading = deal
        if connection.seat is not None and self.seen(connection.seat):
            self._tell([connection.seat])

    def _reads(self, name: str, waiting: Waiting) -> bool:
        """Somebody this offer is for has its paper open, and has not read it for too long."""
        pages = self._attendance.connections
        return waiting.reading > 0.0 and any(page.reading == name and page.seat in waiting.people for page in pages)

    @property
    def next(self) -> float:
        """When patience runs out, at the earliest."""
        return self._now + min([min(max(one.left, 0.0), max(one.away, 0.0)) for one in self._waiting.values()])

    def seen(self, seat: int | None) -> list[OfferPatience]:
        """What the person of this seat is told."""
        return [
            OfferPatience(name, PATIENCE, round(max(0.0, waiting.left), 1), self._reads(name, waiting))
            for name, waiting in self._waiting.items()
            if seat in waiting.people
        ]

    def _tell(self, people: list[int]) -> None:
        """Tell those an offer is for how long the bot waits."""
        for connection in self._attendance.connections:
            if connection.seat in people:
                self.tell(connection)

    def tell(self, connection: Connection) -> None:
        """Tell one connection for which offers bots wait."""
        connection.send(OfferNews(self.seen(connection.seat)))
