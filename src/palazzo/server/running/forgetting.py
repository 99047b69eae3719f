"""Delete my data: somebody goes for good, from the disk, from memory, and from every server."""

from __future__ import annotations

import logging

from palazzo.bots import LEVELS
from palazzo.server.messages import Person
from palazzo.server.people.people import CONCERNED, People
from palazzo.server.problems import Trouble
from palazzo.server.storage import Row
from palazzo.server.tables import ledger
from palazzo.server.tables.ledger import Chair, TableRecord
from palazzo.server.tables.lobby import Lobby, is_last, put_bot

logger = logging.getLogger("palazzo.forgetting")


class Forgetting:
    """Those who go leave nothing behind."""

    def __init__(self, lobby: Lobby, people: People) -> None:
        self.lobby = lobby
        self.people = people
        self.hall = lobby.hall

    async def forget(self, person: Person) -> None:
        """Somebody goes: their connections close, their waiting tables too, bots take their seats, and no name stays.

        Should this break off halfway, they are still known, and may ask again.
        """
        await self.hall.dismiss(person.id)
        tables = await self.hall.storage.fetch(
            "SELECT id, phase, EXISTS (SELECT 1 FROM brought b WHERE b.table_id = tables.id) AS brought"
            f" FROM tables WHERE {CONCERNED}",
            *[person.id] * 3,
        )
        for row in tables:
            if row["phase"] != "over" or row["brought"] or self.in_memory(row["id"]):
                await self.go_from(row, person)
        await self.people.forget(person)
        await self.hall.dismiss(person.id)
        for row in tables:
            await self.read_again(row["id"])

    def in_memory(self, table: str) -> bool:
        """Somebody looks at this table by way of this server, or did a moment ago."""
        return table in self.hall.rooms or table in self.hall.loading

    async def go_from(self, row: Row, person: Person) -> None:
        """Leave a table for good; of one that cannot be read, what is on disk goes with all the rest."""
        try:
            room = await self.hall.room(row["id"])
        except Trouble:
            return
        except Exception:
            logger.exception("a table could not be read", extra={"table": row["id"]})
            return
        async with room.lock:
            if room.closed or room.broken:
                return
            if (row["brought"] and room.record.host == person.id) or is_last(room.record, person.id):
                await self.lobby.erase(room)
                return
            await room.change(lambda record: vacate(record, person.id), [ledger.unsay(row["id"], person.id)])
            room.conversation.forget(person.id)

    async def read_again(self, table: str) -> None:
        """Here and at every other server, what is in memory of a table follows what is on disk."""
        await self.hall.storage.tell(table, "")
        room = self.hall.rooms.get(table)
        if room is not None:
            await room.cluster.follow(anew=True)


def vacate(record: TableRecord, person: str) -> None:
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
