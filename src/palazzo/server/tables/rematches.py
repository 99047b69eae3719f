"""Once more: a table like the one before, for those of its people who come."""

from __future__ import annotations

import time

import palazzo
from palazzo.server.messages import Person
from palazzo.server.people import tokens
from palazzo.server.people.people import still_known
from palazzo.server.problems import Trouble
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.lobby import Lobby, take
from palazzo.server.tables.persistence import Chair, TableRecord


class Rematches:
    """Tables that follow others."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def follow(self, table: LiveTable, person: Person) -> LiveTable:
        """The same table once more: whoever asks gets the seat they had, and nobody sits there who has not asked."""
        async with table.lock:
            record = table.record
            if not record.has(person.id):
                raise Trouble("not-seated", 403)
            if record.phase != "over":
                raise Trouble("match-not-over")
            seat = record.seat_of(person.id)
            again = await self.still_there(record.rematch) if record.rematch is not None else None
            if again is None:
                again = await self.lay_again(table, person)
        await self.come_back(again, person, seat)
        return again

    async def lay_again(self, table: LiveTable, person: Person) -> LiveTable:
        """A new table like this one, to which this one points; the bots sit down again, all other seats are free."""
        await self.lobby.check_table_limit(person.id)
        record = table.record
        again = TableRecord(
            id=tokens.new_id(),
            game=record.game,
            rules=palazzo.rules_of(record.game).entry.version,
            options=record.options,
            name=record.name,
            host=person.id,
            clock=record.clock,
            language=record.language,
            public=record.public,
            spectators=record.spectators,
            spectator_delay=record.spectator_delay,
            patience=record.patience,
            bell=record.bell,
            advice=record.advice,
            created=time.time(),
            chairs=[Chair(chair.name, bot=chair.bot) if chair.bot else Chair() for chair in record.chairs],
        )
        new, before = await self.lobby.create(again), record.rematch

        def point(record: TableRecord) -> None:
            if record.rematch == before:
                record.rematch = again.id

        await table.change(point)
        first = table.record.rematch
        if first is None or first == again.id:
            return new
        # Somebody asked for one by way of another server.
        async with new.lock:
            await self.lobby.erase(new)
        return await self.lobby.tables.get(first)

    async def come_back(self, table: LiveTable, person: Person, seat: int | None) -> None:
        """Sit down in the seat one had, or, if it is taken, in another; who cannot may look on at a public table."""

        def sit(record: TableRecord) -> None:
            chairs = [] if seat is None else [record.chairs[seat], *record.chairs]
            free = next((chair for chair in chairs if chair.free), None)
            if person.id in record.removed:
                raise Trouble("removed-by-host", 403)
            if free is not None and record.phase == "waiting" and record.seat_of(person.id) is None:
                take(record, free, person)

        if table.record.phase == "waiting" and table.record.seat_of(person.id) is None:
            await self.lobby.change(table, sit, [still_known(person.id)])
        if not table.record.public and not table.record.has(person.id):
            raise Trouble("table-full" if table.record.phase == "waiting" else "begun-already")

    async def still_there(self, table_id: str) -> LiveTable | None:
        """A table, if it has not been closed before it began."""
        try:
            return await self.lobby.tables.get(table_id)
        except Trouble as trouble:
            if trouble.reason != "no-such-table":
                raise
            return None
