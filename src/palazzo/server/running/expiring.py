"""What nobody uses is not kept for ever: tokens, tables that never began, matches nobody played, uploads, people.

A match in which a person ever answered stays, until its people delete it. docs/server.md lists how long what is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from palazzo.server.people.people import DAY
from palazzo.server.problems import Trouble
from palazzo.server.storage import Conflict, Row, Statement, StorageLost
from palazzo.server.tables import persistence
from palazzo.server.tables.lobby import Lobby
from palazzo.server.tables.positions import KEPT

logger = logging.getLogger("palazzo.expiring")
_LOOK: Final = 60.0
"""Seconds after which the size of everything is looked at again."""
_LOOKS: Final = 60
"""Looks after which something may have become too old."""
_AT_ONCE: Final = 200
"""Tables removed in one round."""

_UNANSWERED: Final = "NOT EXISTS (SELECT 1 FROM journal j WHERE j.table_id = t.id AND j.key IS NOT NULL)"
"""No person ever answered: what bots and clocks answer has no key."""
_NOT_BROUGHT: Final = "NOT EXISTS (SELECT 1 FROM brought b WHERE b.table_id = t.id)"


class Expiring:
    """Removes what nobody uses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables = lobby.tables
        self.shared = lobby.shared
        self.storage = lobby.shared.storage
        self.settings = lobby.shared.settings

    async def run(self) -> None:
        """Look again and again, until the server stops."""
        looks = 0
        while True:
            try:
                await self.weigh()
                if looks % _LOOKS == 0:
                    await self.expire(time.time())
                looks += 1
            except (StorageLost, Conflict, Trouble) as trouble:
                logger.warning("nothing could be removed", extra={"reason": str(trouble)})
            except Exception:
                logger.exception("nothing could be removed")
            await asyncio.sleep(_LOOK)

    async def weigh(self) -> None:
        """Nothing new is begun while too much is kept."""
        full = await self.storage.size() >= self.settings.largest_database
        if full and not self.shared.full:
            logger.error("the database is as large as it may be: nothing new is begun")
        self.shared.full = full

    async def expire(self, now: float) -> None:
        """Remove all that is too old now."""
        await self.storage.write(*self.dated(now))
        for where, values in self.tables_too_old(now):
            await self.remove_tables(where, *values)
        await self.storage.write(*self.tokens_too_old(now), *self.people_too_old(now))

    def dated(self, now: float) -> list[Statement]:
        """What has no date is of today; what people look at is in use; whence something came nobody knows tomorrow."""
        looked_at = [table_id for table_id, table in self.tables.loaded.items() if table.connections]
        return [
            Statement("UPDATE tokens SET used = ? WHERE used = 0", (now,)),
            Statement("UPDATE tables SET used = ? WHERE used = 0", (now,)),
            Statement("UPDATE brought SET at = ? WHERE at = 0", (now,)),
            Statement("UPDATE brought SET network = '' WHERE network <> '' AND at <= ?", (now - DAY,)),
            Statement("DELETE FROM positions WHERE at < ?", (now - KEPT,)),
            *(Statement("UPDATE tables SET used = ? WHERE id = ?", (now, table_id)) for table_id in looked_at),
        ]

    def tables_too_old(self, now: float) -> list[tuple[str, tuple[Any, ...]]]:
        """Which tables go: each kind by what it is, and since when nobody needs it."""
        unplayed = now - self.settings.unplayed_days * DAY
        return [
            ("t.phase = 'waiting' AND t.used <= ?", (now - self.settings.waiting_days * DAY,)),
            (f"t.phase = 'over' AND t.ended <= ? AND {_UNANSWERED} AND {_NOT_BROUGHT}", (unplayed,)),
            (
                f"t.phase = 'playing' AND t.used <= ? AND (t.wake IS NULL OR t.wake <= ?) AND {_UNANSWERED}",
                (unplayed, self.shared.now()),
            ),
            ("t.lesson IS NOT NULL AND t.used <= ?", (unplayed,)),
            (
                "EXISTS (SELECT 1 FROM brought b WHERE b.table_id = t.id AND b.at <= ?)",
                (now - self.settings.upload_days * DAY,),
            ),
        ]

    async def remove_tables(self, where: str, *values: Any) -> None:
        """Remove these tables, but for those somebody looks at."""
        found = await self.storage.fetch(
            f"SELECT t.id, t.revision FROM tables t WHERE {where} LIMIT {_AT_ONCE}", *values
        )
        for row in found:
            with contextlib.suppress(Conflict):
                await self.remove(row)

    async def remove(self, row: Row) -> None:
        """Remove a table, unless somebody has changed it meanwhile or looks at it."""
        table_id = row["id"]
        gone = [
            Statement("DELETE FROM tables WHERE id = ? AND revision = ?", (table_id, row["revision"]), rows=1),
            Statement("UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = ?", (table_id,)),
            *persistence.erase(table_id),
        ]
        table = self.tables.loaded.get(table_id)
        if table is None:
            await self.storage.write(*gone, news=table_id)
        else:
            async with table.lock:
                if table.connections:
                    return
                await self.storage.write(*gone, news=table_id)
                await self.tables.drop(table, Trouble("table-closed", 410))
        logger.info("a table was removed that nobody uses", extra={"table": table_id})

    def tokens_too_old(self, now: float) -> list[Statement]:
        """Browsers that did not come back, links that were not used."""
        return [
            Statement("DELETE FROM tokens WHERE kind = ? AND used <= ?", (kind, now - days * DAY))
            for kind, days in (("session", self.settings.session_days), ("recovery", self.settings.recovery_days))
        ]

    def people_too_old(self, now: float) -> list[Statement]:
        """People who have nothing here and do not come back."""
        since = now - self.settings.people_days * DAY
        return [
            Statement(
                "DELETE FROM people WHERE created <= ?"
                " AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.person = people.id AND k.used > ?)"
                " AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.id)"
                " AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = people.id)"
                " AND NOT EXISTS (SELECT 1 FROM talk l WHERE l.person = people.id)"
                " AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.player = people.id)",
                (since, since),
            ),
            Statement("DELETE FROM tokens WHERE person NOT IN (SELECT id FROM people)"),
            Statement("DELETE FROM progress WHERE person NOT IN (SELECT id FROM people)"),
        ]
