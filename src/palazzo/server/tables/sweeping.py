"""What is done again and again for all tables: those nobody looks at are dropped, those whose clocks are up loaded."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from palazzo.kernel.errors import Refusal
from palazzo.server.problems import Trouble
from palazzo.server.storage import Conflict, Statement, StorageLost
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.shared import Shared

if TYPE_CHECKING:
    from palazzo.server.tables.loaded import LoadedTables

logger = logging.getLogger("palazzo.sweeping")
_EVERY: Final = 1.0
"""Seconds between two rounds."""
_MOST_WOKEN: Final = 20
"""Tables loaded in one round because their time is up."""
_UNWELL: Final = 600.0
"""Seconds after which a table that could not be loaded is tried again."""
_REST: Final = 4
"""Rounds after which a table where nothing happens takes up less memory."""


class Sweeper:
    """Looks after the tables of a server, once a second."""

    def __init__(self, tables: LoadedTables, shared: Shared) -> None:
        self.tables = tables
        self.shared = shared
        self.task: asyncio.Task[None] | None = None
        self.rounds = 0
        self.passed_over: dict[str, float] = {}
        """Tables that could not be loaded, and when they are tried again."""

    def start(self) -> None:
        """Begin to look after the tables."""
        self.task = asyncio.create_task(self.run())

    def stop(self) -> None:
        """Look after them no more."""
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Round after round, whatever goes wrong in one."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.one_round()
            except (StorageLost, Conflict, Trouble) as trouble:
                logger.warning("sweeping failed", extra={"reason": str(trouble)})
                await self.wait_for_storage()
            except Exception:
                logger.exception("sweeping failed")

    async def wait_for_storage(self) -> None:
        """While the storage answers nobody nothing can be played: tell everyone, who come back by themselves.

        They had no chance to answer: whoever is asked when it is back has as much time as after a start.
        """
        if self.shared.storage.away:
            self.shared.started = time.monotonic()
            for table in list(self.tables.loaded.values()):
                await self.tables.drop(table)

    async def one_round(self) -> None:
        """See to every table in memory, then to those that must be loaded."""
        shared = self.shared
        missed = await shared.storage.tend()
        self.rounds += 1
        for table in list(self.tables.loaded.values()):
            await self.spared(table.record.id, self.see_to(table, missed))
        await self.wake_up()
        if self.tables.loaded or shared.storage.shared:
            await shared.timeline.keep(shared.storage)

    async def see_to(self, table: LiveTable, missed: bool) -> None:
        """See to one table: what it missed, how much memory it takes, whether anyone is still there."""
        if self.rounds % _REST == 0:
            table.state.streams.rest()
        await table.cluster.tend()
        if missed:
            await table.cluster.catch_up()
        if not table.busy and time.monotonic() - table.idle_since > self.shared.settings.room_idle:
            await self.tables.drop(table)

    async def wake_up(self) -> None:
        """Load tables whose time is up, the longest overdue first; those in memory have a timer of their own."""
        storage, at = self.shared.storage, self.shared.now()
        due = await storage.fetch("SELECT id, phase FROM tables WHERE wake <= ? ORDER BY wake", at)
        if any(row["phase"] == "over" for row in due):
            await storage.write(Statement("UPDATE tables SET wake = NULL WHERE phase = 'over' AND wake <= ?", (at,)))
        away, now = [], time.monotonic()
        for row in due:
            if row["phase"] != "playing":
                continue
            table = self.tables.loaded.get(row["id"])
            if table is not None:
                table.idle_since = now
            elif self.passed_over.get(row["id"], 0.0) < now:
                away.append(row["id"])
        for table_id in away[:_MOST_WOKEN]:
            if await self.spared(table_id, self.tables.get(table_id)):
                self.passed_over.pop(table_id, None)
            else:
                self.passed_over[table_id] = now + _UNWELL

    async def spared(self, table_id: str, work: Coroutine[Any, Any, Any]) -> bool:
        """Do it; should this one table be at fault, the others are spared."""
        try:
            await work
        except StorageLost:
            raise
        except (Trouble, Refusal) as trouble:
            logger.warning("a table was passed over", extra={"table": table_id, "reason": trouble.reason})
            return False
        except Exception:
            logger.exception("a table was passed over", extra={"table": table_id})
            return False
        return True
