"""Delete my data: somebody goes for good, from the disk, from memory, and from every server."""

from __future__ import annotations

import logging

from palazzo.bots import LEVELS
from palazzo.server.messages import Person
from palazzo.server.people.people import CONCERNED, People
from palazzo.server.problems import Trouble
from palazzo.server.storage import Row
from palazzo.server.tables import persistence
from palazzo.server.tables.lobby import Lobby, is_last, put_bot
from palazzo.server.tables.persistence import Chair, TableRecord

logger = logging.getLogger("palazzo.forgetting")


class Forgetting:
    """Those who go leave nothing behind."""

    def __init__(self, lobby: Lobby, people: People) -> None:
        self.lobby = lobby
        self.people = people
        self.tables = lobby.tables
        self.storage = lobby.shared.storage

    async def forget(self, person: Person) -> None:
        """Somebody goes: their connections close, their waiting tables too, bots take their seats, and no name stays.

        Should this break off halfway, they are still known, and may ask again.
        """
        await self.tables.dismiss(person.id)
        tables = await self.storage.fetch(
            "SELECT id, phase, EXISTS (SELECT 1 FROM brought b WHERE b.table_id = tables.id) AS brought"
            f" FROM tables WHERE {CONCERNED}",
            *[person.id] * 3,
        )
        for row in tables:
            if row["phase"] != "over" or row["brought"] or self.in_memory(row["id"]):
                await self.go_from(row, person)
        await self.people.forget(person)
        await self.tables.dismiss(person.id)
        for row in tables:
            await self.read_again(row["id"])

    def in_memory(self, table_id: str) -> bool:
        """Somebody looks at this table by way of this server, or did a moment ago."""
        return table_id in self.tables.loaded or table_id in self.tables.loading

    async def go_from(self, row: Row, person: Person) -> None:
        """Leave a table for good; of one that cannot be read, what is on disk goes with all the rest."""
        try:
            table = await self.tables.get(row["id"])
        except Trouble:
            return
        except Exception:
            logger.exception("a table could not be read", extra={"table": row["id"]})
            return
        async with table.lock:
            if table.state.closed or table.state.broken:
                return
            if (row["brought"] and table.record.host == person.id) or is_last(table.record, person.id):
                await self.lobby.erase(table)
                return
            await table.change(lambda record: _vacate(record, person.id), [persistence.unsay(row["id"], person.id)])
            table.conversation.forget(person.id)

    async def read_again(self, table_id: str) -> None:
        """Here and at every other server, what is in memory of a table follows what is on disk."""
        await self.storage.tell(table_id, "")
        table = self.tables.loaded.get(table_id)
        if table is not None:
            await table.cluster.follow(anew=True)


def _vacate(record: TableRecord, person: str) -> None:
    """Nobody sits where they sat, in a match a bot; another has the host's place. The table's name was the host's."""
    for seat, chair in enumerate(record.chairs):
        if chair.person == person:
            record.chairs[seat] = Chair()
            if record.phase == "playing":
                put_bot(record, seat, next(iter(LEVELS)))
    if record.host == person:
        record.name = ""
        heirs = [] if record.phase == "over" else [chair.person for chair in record.chairs if chair.person]
        record.host = heirs[0] if heirs else ""
