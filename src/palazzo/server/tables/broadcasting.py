"""What is told to whom: to each the changes they may see, and everything to those who have nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palazzo.server.live.connection import Connection
from palazzo.server.live.streams import encoder, whole
from palazzo.server.messages import ClockNews, Standing, TableNews, Talk, View, Whole
from palazzo.server.problems import Trouble

if TYPE_CHECKING:
    from palazzo.server.tables.room import Room


class Broadcaster:
    """Tells everyone at one table how it stands; whoever calls it has the lock."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # -- to one

    async def bring_up_to_date(self, connection: Connection, version: int | None) -> None:
        """Send the gap, if it is known; else everything."""
        room, seat = self.room, connection.seat
        if seat is None:
            await room.gallery.welcome(connection, version)
            return
        if room.match is None:
            connection.send(self.whole(connection, None, 0))
            return
        stream = room.streams.stream(room.match, seat)
        gap = stream.since(version)
        if gap is None:
            connection.send(self.whole(connection, whole(room.match, seat), stream.version))
            return
        for change in gap:
            connection.put(change)
        connection.send(TableNews(room.seen_by(connection)))
        connection.send(ClockNews(room.clocks.seen(room.hall.now())))
        connection.send(Standing(room.record.chairs[seat].standing))
        for line in room.conversation.heard_by(seat):
            connection.send(Talk(line))

    def whole(self, connection: Connection, view: Any, version: int) -> Whole:
        """Everything, for one who has nothing."""
        room, seat = self.room, connection.seat
        seen: View | None = view
        return Whole(
            version=version,
            view=seen,
            talk=room.conversation.heard_by(seat),
            clock=room.clocks.seen(room.hall.now()),
            table=room.seen_by(connection),
            standing=[] if seat is None else room.record.chairs[seat].standing,
        )

    def reseat(self) -> None:
        """People may have changed seats: whoever sits elsewhere now gets everything anew.

        Whoever may not be here any more is sent away.
        """
        room = self.room
        for connection in room.connections:
            seat = room.record.seat_of(connection.person_id)
            if connection.closing:
                continue
            why = self.unwelcome(connection, seat)
            if why is not None:
                connection.dismiss(why)
            elif seat != connection.seat:
                connection.seat = seat
                room.hall.later(self.greet_again(connection))

    def unwelcome(self, connection: Connection, seat: int | None) -> Trouble | None:
        """Why somebody who has come may not stay, if so: a match is not looked on at by one who played in it."""
        if seat is not None:
            return None
        stood_up = connection.seat is not None
        try:
            self.room.check_may_enter(connection)
        except Trouble as trouble:
            return Trouble("you-left") if stood_up else trouble
        return Trouble("you-left") if stood_up and self.room.record.phase != "waiting" else None

    async def greet_again(self, connection: Connection) -> None:
        """Send everything to one whose seat changed; the lock is taken here."""
        async with self.room.lock:
            if connection in self.room.connections:
                await self.bring_up_to_date(connection, None)

    # -- to all

    def tell_table(self, but: Connection | None = None) -> None:
        """Everyone hears how the table is now."""
        room = self.room
        for connection in room.connections:
            if connection is not but and connection.seat is not None:
                connection.send(TableNews(room.seen_by(connection)))
        room.gallery.tell_table(but)
        if room.gallery.behind() or room.gallery.lines:
            room.gallery.schedule()

    def tell_change(self) -> None:
        """Everyone who is connected sees what changed for them, and nobody anything else."""
        room = self.room
        match = room.match
        if match is None:
            return
        clock = encoder.encode(ClockNews(room.clocks.seen(room.hall.now()))) if room.clocks.ticking else None
        changes = room.streams.advance(match)
        here: set[int | None] = set()
        for connection in room.connections:
            seat = connection.seat
            if seat is None and room.gallery.delay:
                continue
            here.add(seat)
            if seat in changes:
                connection.put(changes[seat])
            if clock is not None:
                connection.put(clock)
        if len(here) < len(room.streams.streams):
            room.streams.forget(here)
        if match.over:
            self.tell_table()
        room.schedule.update()
