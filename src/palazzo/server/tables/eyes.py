"""How far the people at a table have seen what happened: bots do not run ahead of them, and nobody can hold them up.

A page says which version of its own view it has shown. Those who look on are not waited for.
"""

from __future__ import annotations

from typing import Final

from palazzo.server.live.connection import Connection
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.state import TableState

LONGEST: Final = 4.0
"""Seconds beyond the pace for which a page is waited for."""
_MISSES: Final = 3
"""After so many times in vain a page is not waited for, until it says something again."""


class Eyes:
    """Whether the people at one table have seen the last thing that happened."""

    def __init__(self, state: TableState, attendance: Attendance) -> None:
        self._state = state
        self._attendance = attendance

    def shown(self, connection: Connection, version: int) -> None:
        """A page has shown so much; one that says more than it was sent has shown that."""
        connection.shown = max(connection.shown, min(version, self._state.streams.version(connection.seat)))
        connection.misses = 0

    def _lags(self, connection: Connection) -> bool:
        """This page has something still to show, and is waited for."""
        if not connection.shows or connection.seat is None or connection.closing or connection.misses >= _MISSES:
            return False
        return connection.shown < self._state.streams.version(connection.seat)

    @property
    def here(self) -> bool:
        """All pages connected to this server have shown everything."""
        return not any(self._lags(one) for one in self._attendance.connections)

    @property
    def open(self) -> bool:
        """All pages, also those connected to other servers, have shown everything."""
        return self.here and self._attendance.elsewhere.have_shown(self._state.length)

    def ready(self, at: float) -> float:
        """When a bot may act that would at this time; later, while somebody has still to see the last thing."""
        return at if self.open else at + LONGEST

    def went_on(self) -> None:
        """A bot acts: who had still to see something was waited for in vain."""
        for connection in self._attendance.connections:
            if self._lags(connection):
                connection.misses += 1
