"""Other servers at the same table: what they write is read, and who is connected to them is known."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from palazzo.kernel.match import Match
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Standing
from palazzo.server.problems import Trouble
from palazzo.server.tables import persistence
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.broadcasting import Broadcaster
from palazzo.server.tables.journal import Journal
from palazzo.server.tables.persistence import JournalLine, TableRecord
from palazzo.server.tables.presence import ASK, BELL, EYES
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation

logger = logging.getLogger("palazzo.cluster")


class Cluster:
    """The other servers, as one table hears of them."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        lock: asyncio.Lock,
        attendance: Attendance,
        journal: Journal,
        broadcaster: Broadcaster,
        conversation: Conversation,
        begin: Callable[[], Awaitable[None]],
        played: Callable[[list[JournalLine]], None],
        update: Callable[[], None],
        drop: Callable[[Trouble], Awaitable[None]],
    ) -> None:
        self._state = state
        self._shared = shared
        self._lock = lock
        self._attendance = attendance
        self._journal = journal
        self._broadcaster = broadcaster
        self._conversation = conversation
        self._begin = begin
        """The match begins."""
        self._played = played
        """These lines were stored by another server, and are played here: tell everyone."""
        self._update = update
        """Look again what happens here by itself, and when."""
        self._drop = drop
        """Let go of the table, with the reason."""

    def hear(self, server: str, note: str) -> None:
        """Another server tells something of this table."""
        elsewhere = self._attendance.elsewhere
        if not note:
            self._shared.later(self.follow())
        elif note == ASK:
            self._shared.later(elsewhere.tell())
        elif note.startswith(EYES):
            elsewhere.hear_eyes(server, note)
            self._update()
        elif note.startswith(BELL):
            elsewhere.hear_bell(server, note)
            self._update()
        elif elsewhere.hear(server, note):
            self._broadcaster.tell_table()
            self._update()

    async def tend(self) -> None:
        """Say again who is here; forget those of whom nothing was heard."""
        elsewhere = self._attendance.elsewhere
        if self._attendance.connections and elsewhere.is_stale:
            await elsewhere.tell()
        if elsewhere.forget():
            self._broadcaster.tell_table()
            self._update()

    # -- what they wrote

    async def follow(self, anew: bool = False) -> None:
        """Something was written to this table, which may be its end."""
        with contextlib.suppress(Trouble):
            await self.catch_up(anew)

    async def catch_up(self, anew: bool = False) -> None:
        """Another server wrote to this table: read what is new, and tell those who are connected here."""
        async with self._lock:
            if not self._state.closed and not self._state.broken:
                await self.read_on(anew)

    async def read_on(self, anew: bool = False) -> None:
        """Read what is new, and `anew` all that was said; the lock is ours."""
        state = self._state
        before = state.record.revision
        await self._follow_record()
        lines = await persistence.read_journal(self._shared.storage, state.record.id, state.length)
        if lines and state.match is not None:
            await self._follow_lines(state.match, lines)
        if anew or state.record.revision != before:
            await self._conversation.read_again()
        else:
            await self._conversation.read_on()
        self._update()

    async def _follow_record(self) -> None:
        """The table's record, if another server changed it."""
        state = self._state
        record = await persistence.read_record(self._shared.storage, state.record.id)
        if record is None:
            await self._drop(Trouble("table-closed", 410))
            raise Trouble("no-such-table", 404)
        before, began = state.record, state.match is None and state.fault is None and record.origin is not None
        state.record = record
        if record.lesson is None:
            state.course = state.attempt = None
        for connection in self._attendance.connections:
            self._follow_chair(connection, before)
        if record.revision != before.revision:
            self._broadcaster.reseat()
            self._broadcaster.tell_table()
        if began:
            await self._begin()

    def _follow_chair(self, connection: Connection, before: TableRecord) -> None:
        """By way of another server somebody left, or their standing passes changed."""
        record, seat = self._state.record, connection.seat
        if seat is None or record.seat_of(connection.person_id) != seat:
            return
        chair = record.chairs[seat]
        if chair.away_bot is not None:
            connection.dismiss(Trouble("you-left"))
        elif chair.standing != before.chairs[seat].standing:
            connection.send(Standing(chair.standing))

    async def _follow_lines(self, match: Match, lines: list[JournalLine]) -> None:
        """Do what another server has stored already."""
        state = self._state
        try:
            for line in lines:
                persistence.apply(match, line)
                state.clocks.follow(match, line, line.at)
        except Exception:
            logger.exception("a journal could not be followed", extra={"table": state.record.id})
            await self._journal.reload()
            self._played([])
            return
        state.advance(match, state.clocks, lines)
        self._shared.timeline.catch_up(lines[-1].at)
        self._played(lines)
