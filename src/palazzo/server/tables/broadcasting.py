"""What is told to whom: to each the changes they may see, and everything to those who have nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import ClockNews, Standing, TableNews, Talk
from palazzo.server.live.streams import encoder, whole
from palazzo.server.problems import Trouble
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.describing import Description
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.spectating import Spectators
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation


class Broadcaster:
    """Tells everyone at one table how it stands; whoever calls it has the lock."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        attendance: Attendance,
        spectators: Spectators,
        description: Description,
        conversation: Conversation,
        lock: asyncio.Lock,
        check_may_enter: Callable[[Connection], None],
    ) -> None:
        self._state = state
        self._shared = shared
        self._attendance = attendance
        self._spectators = spectators
        self._description = description
        self._conversation = conversation
        self._lock = lock
        self._check_may_enter = check_may_enter

    # -- to one

    async def bring_up_to_date(self, connection: Connection, version: int | None) -> None:
        """Send the gap, if it is known; else everything."""
        seat, match = connection.seat, self._state.match
        if seat is None:
            await self._spectators.welcome(connection, version)
            return
        if match is None:
            connection.send(self._description.whole(connection, None, 0))
            return
        stream = self._state.streams.stream(match, seat)
        gap = stream.since(version)
        if gap is None:
            connection.send(self._description.whole(connection, whole(match, seat), stream.version))
            return
        for change in gap:
            connection.put(change)
        connection.send(TableNews(self._description.table(connection.person_id)))
        connection.send(ClockNews(self._description.clock()))
        connection.send(Standing(self._state.record.chairs[seat].standing))
        for line in self._conversation.heard_by(seat):
            connection.send(Talk(line))

    def reseat(self) -> None:
        """People may have changed seats: whoever sits elsewhere now gets everything anew.

        Whoever may not be here any more is sent away.
        """
        for connection in self._attendance.connections:
            seat = self._state.record.seat_of(connection.person_id)
            if connection.closing:
                continue
            why = self._unwelcome(connection, seat)
            if why is not None:
                connection.dismiss(why)
            elif seat != connection.seat:
                connection.seat = seat
                self._shared.later(self._greet_again(connection))

    def _unwelcome(self, connection: Connection, seat: int | None) -> Trouble | None:
        """Why somebody who has come may not stay, if so: a match is not looked on at by one who played in it."""
        if seat is not None:
            return None
        stood_up = connection.seat is not None
        try:
            self._check_may_enter(connection)
        except Trouble as trouble:
            return Trouble("you-left") if stood_up else trouble
        return Trouble("you-left") if stood_up and self._state.record.phase != "waiting" else None

    async def _greet_again(self, connection: Connection) -> None:
        """Send everything to one whose seat changed; the lock is taken here."""
        async with self._lock:
            if connection in self._attendance.connections:
                await self.bring_up_to_date(connection, None)

    # -- to all

    def tell_table(self, but: Connection | None = None) -> None:
        """Everyone hears how the table is now."""
        for connection in self._attendance.connections:
            if connection is not but and connection.seat is not None:
                connection.send(TableNews(self._description.table(connection.person_id)))
        self._spectators.tell_table(but)

    def tell_change(self) -> bool:
        """Everyone who is connected sees what changed for them, and nobody anything else; whether a seat was told."""
        state = self._state
        match, streams = state.match, state.streams
        if match is None:
            return False
        clock = encoder.encode(ClockNews(self._description.clock())) if state.clocks.ticking else None
        changes = streams.advance(match)
        here: set[int | None] = set()
        for connection in self._attendance.connections:
            seat = connection.seat
            if seat is None and self._spectators.delay:
                continue
            here.add(seat)
            if seat in changes:
                connection.put(changes[seat])
            if clock is not None:
                connection.put(clock)
        if len(here) < len(streams.streams):
            streams.forget(here)
        if match.over:
            self.tell_table()
        return any(seat is not None for seat in changes)
