"""Other servers at the same table: what they write is read, and who is connected to them is known."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from palazzo.kernel.match import Match
from palazzo.server.live.connection import Connection
from palazzo.server.messages import Standing
from palazzo.server.problems import Trouble
from palazzo.server.tables import ledger
from palazzo.server.tables.ledger import JournalLine, TableRecord
from palazzo.server.tables.presence import ASK

if TYPE_CHECKING:
    from palazzo.server.tables.room import Room

logger = logging.getLogger("palazzo.cluster")


class Cluster:
    """The other servers, as one table hears of them."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def hear(self, server: str, note: str) -> None:
        """Another server tells something of this table."""
        if not note:
            self.room.hall.later(self.follow())
        elif note == ASK:
            self.room.hall.later(self.room.presence.tell())
        elif self.room.presence.hear(server, note):
            self.room.broadcaster.tell_table()

    async def tend(self) -> None:
        """Say again who is here; forget those of whom nothing was heard."""
        if self.room.connections and self.room.presence.is_stale:
            await self.room.presence.tell()
        if self.room.presence.forget():
            self.room.broadcaster.tell_table()

    # -- what they wrote

    async def follow(self, anew: bool = False) -> None:
        """Something was written to this table, which may be its end."""
        with contextlib.suppress(Trouble):
            await self.catch_up(anew)

    async def catch_up(self, anew: bool = False) -> None:
        """Another server wrote to this table: read what is new, and tell those who are connected here."""
        async with self.room.lock:
            if not self.room.closed and not self.room.broken:
                await self.read_on(anew)

    async def read_on(self, anew: bool = False) -> None:
        """Read what is new, and `anew` all that was said; the lock is ours."""
        room = self.room
        before = room.record.revision
        await self.follow_record()
        entries = await ledger.read_journal(room.storage, room.record.id, room.length)
        if entries and room.match is not None:
            await self.follow_entries(room.match, entries)
        if anew or room.record.revision != before:
            await room.conversation.read_again()
        else:
            await room.conversation.read_on()
        room.schedule.update()

    async def follow_record(self) -> None:
        """The table's record, if another server changed it."""
        room = self.room
        record = await ledger.read_record(room.storage, room.record.id)
        if record is None:
            await room.hall.drop(room, Trouble("table-closed", 410))
            raise Trouble("no-such-table", 404)
        before, began = room.record, room.match is None and room.fault is None and record.origin is not None
        room.record = record
        for connection in room.connections:
            self.follow_chair(connection, before)
        if record.revision != before.revision:
            room.broadcaster.reseat()
            room.broadcaster.tell_table()
        if began:
            await room.begin()

    def follow_chair(self, connection: Connection, before: TableRecord) -> None:
        """By way of another server somebody left, or their standing passes changed."""
        room, seat = self.room, connection.seat
        if seat is None or room.record.seat_of(connection.person_id) != seat:
            return
        chair = room.record.chairs[seat]
        if chair.away_bot is not None:
            connection.dismiss(Trouble("you-left"))
        elif chair.standing != before.chairs[seat].standing:
            connection.send(Standing(chair.standing))

    async def follow_entries(self, match: Match, entries: list[JournalLine]) -> None:
        """Do what another server has stored already."""
        room = self.room
        try:
            for entry in entries:
                ledger.enter(match, entry)
                room.clocks.follow(match, entry, entry.at)
                room.gallery.remember(entry)
        except Exception:
            logger.exception("a journal could not be followed", extra={"table": room.record.id})
            await room.reload()
            room.broadcaster.tell_change()
            return
        room.length += len(entries)
        room.keys.update((entry.seat, entry.key) for entry in entries if entry.key)
        room.hall.timeline.catch_up(entries[-1].at)
        room.schedule.follow(match, entries[-1].at)
        room.broadcaster.tell_change()
