"""The tables this server has in memory: loaded when somebody comes, dropped when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from palazzo.server.people.people import read_settings
from palazzo.server.problems import Trouble
from palazzo.server.storage import Conflict, StorageLost
from palazzo.server.tables import persistence
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.sweeping import Sweeper

_PARTING: Final = 3.0
"""Seconds what is under way has left when the server stops."""
_EVERYWHERE: Final = "*"
"""In place of a table's id: what is told concerns a person, wherever they are."""


_SETTINGS: Final = "settings "
"""How a note begins that tells that a person has changed how they like to play."""


class LoadedTables:
    """Finds tables, loads them and lets them go."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.loaded: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper = Sweeper(self, shared)

    async def start(self) -> None:
        """Open the storage, and begin to look after tables."""
        shared = self.shared
        await shared.storage.start()
        await shared.timeline.start(shared.storage)
        await shared.access.start(shared.storage)
        shared.storage.listen(self.hear)
        self.sweeper.start()

    async def say_goodbye(self) -> None:
        """Let everyone go, with the reason."""
        self.shared.stopping = True
        await asyncio.gather(*(self.part_with(table) for table in list(self.loaded.values())))

    async def part_with(self, table: LiveTable) -> None:
        """Let everyone at a table go, when what is under way there is done; should that take too long, before."""
        why = Trouble("stopping", 503)
        try:
            async with asyncio.timeout(_PARTING), table.lock:
                await self.drop(table, why)
        except TimeoutError:
            await self.drop(table, why)

    async def stop(self) -> None:
        """Let everyone go, and write what waits."""
        shared = self.shared
        self.sweeper.stop()
        await self.say_goodbye()
        shared.thinkers.stop()
        shared.background.stop()
        if shared.access.secret:
            with contextlib.suppress(StorageLost, Conflict, TimeoutError):
                async with asyncio.timeout(_PARTING):
                    await shared.timeline.write(shared.storage)
        await shared.storage.stop()

    # -- tables

    async def get(self, table_id: str) -> LiveTable:
        """A table, loaded if it is not in memory."""
        if self.shared.stopping:
            raise Trouble("stopping", 503)
        table = self.loaded.get(table_id)
        if table is not None and not table.state.broken:
            table.idle_since = time.monotonic()
            if self.shared.storage.shared:
                await table.cluster.catch_up()
            return table
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> LiveTable:
        """Read a table from disk."""
        record = await persistence.read_record(self.shared.storage, table_id)
        if record is None:
            raise Trouble("no-such-table", 404)
        table = LiveTable(self.shared, record, self.drop)
        await table.load()
        self.loaded[table_id] = table
        if self.shared.storage.shared:
            # What was told of it while it was being read went unheard.
            await table.cluster.catch_up()
        table.schedule.update()
        return table

    async def drop(self, table: LiveTable, why: Trouble | None = None) -> None:
        """Forget a table that nobody looks at; or, with a reason, send everyone away."""
        if self.loaded.get(table.record.id) is table:
            del self.loaded[table.record.id]
        table.stop()
        table.state.closed = table.state.closed or why is not None
        table.state.broken = True
        for connection in list(table.connections):
            connection.farewell(why or Trouble("not-stored", 503))
        if not self.shared.stopping:
            await self.shared.storage.let_go(table.record.id)

    # -- people

    def hear(self, table_id: str, server: str, note: str) -> None:
        """Another server tells something of a table, or that somebody goes."""
        if table_id == _EVERYWHERE and note.startswith(_SETTINGS):
            self.shared.later(self.read_settings(note.removeprefix(_SETTINGS)))
            return
        if table_id == _EVERYWHERE:
            self.send_away(*note.split(" "))
            return
        table = self.loaded.get(table_id)
        if table is not None:
            table.cluster.hear(server, note)

    async def dismiss(self, who: str, why: str = "you-left", table_id: str = "") -> None:
        """Close all connections of a person who goes, or of a session, at one table or every one, of every server."""
        self.send_away(who, why, table_id)
        await self.shared.storage.tell(_EVERYWHERE, f"{who} {why} {table_id}")

    async def tell_settings(self, person: str) -> None:
        """A person has changed how they like to play: their tables go by it, of every server."""
        await self.read_settings(person)
        await self.shared.storage.tell(_EVERYWHERE, _SETTINGS + person)

    async def read_settings(self, person: str) -> None:
        """The tables in memory where a person sits go by what they have set."""
        here = [table for table in self.loaded.values() if table.record.seat_of(person) is not None]
        if here:
            settings = await read_settings(self.shared.storage, person)
            for table in here:
                await table.set_settings(person, settings)

    def send_away(self, who: str, why: str, table_id: str = "") -> None:
        """Close all their connections to this server."""
        for table in self.loaded.values():
            if table_id in ("", table.record.id):
                table.attendance.send_away(who, why)
