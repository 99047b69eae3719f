"""Standing passes: a seat's wish to pass reaction windows of some kinds until its next turn."""

from __future__ import annotations

from palazzo.kernel.match import Match
from palazzo.kernel.table import bits
from palazzo.server.live.messages import Standing
from palazzo.server.tables import persistence
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.journal import Journal
from palazzo.server.tables.state import TableState


class StandingPasses:
    """The standing passes of one table, kept with its seats."""

    def __init__(self, state: TableState, journal: Journal, attendance: Attendance) -> None:
        self._state = state
        self._journal = journal
        self._attendance = attendance

    async def set(self, seat: int, prompts: list[str]) -> None:
        """Store what a seat passes from now on, and tell that seat."""
        self._state.record.chairs[seat].standing = prompts
        await self._journal.store([persistence.standing_row(self._state.record, seat)])
        for connection in self._attendance.of_seat(seat):
            connection.send(Standing(prompts))

    async def end(self, match: Match) -> None:
        """They last until a seat's next turn: until it is asked anything but a window."""
        for seat in bits(match.table.stack[-1].waits):
            if self._state.record.chairs[seat].standing and not match.questions.due_of(seat).window:
                await self.set(seat, [])
