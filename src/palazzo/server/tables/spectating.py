"""Those who look on: they see what a spectator may, at once or some time later.

With a delay they follow a second match of their own, in which every answer is given that much later.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from palazzo.kernel.match import Match
from palazzo.server.live.connection import Connection
from palazzo.server.live.streams import Streams, encoder, whole
from palazzo.server.messages import ClockNews, TableNews, Talk, TalkLine
from palazzo.server.tables import ledger, talking
from palazzo.server.tables.ledger import JournalLine, Said

if TYPE_CHECKING:
    from palazzo.server.tables.room import Room


class Gallery:
    """The spectators of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.late: Match | None = None
        self.late_streams = Streams()
        self.entries: deque[JournalLine] = deque()
        self.lines: deque[Said] | None = None
        """With a delay: what those who look on are still to hear; nothing, if nobody does."""
        self.heard: list[Said] = []
        """With a delay: what they have heard."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def delay(self) -> float:
        """Seconds the spectators are behind."""
        return self.room.record.spectator_delay

    @property
    def spectators(self) -> list[Connection]:
        """Who looks on."""
        return [
            connection for connection in self.room.connections if connection.seat is None and not connection.closing
        ]

    @property
    def count(self) -> int:
        """How many look on."""
        return len(self.spectators)

    @property
    def closed(self) -> bool:
        """A match is under way that nobody may look on at, or has ended before one may know of it."""
        record = self.room.record
        return not record.spectators and (record.phase == "playing" or self.behind())

    def behind(self) -> bool:
        """The match is over, but for the spectators it is not yet."""
        return self.room.record.just_ended(self.room.hall.now())

    def begin(self) -> None:
        """A match begins: nothing of it has been seen."""
        self.late = None
        self.late_streams = Streams()
        self.entries.clear()

    async def welcome(self, connection: Connection, version: int | None) -> None:
        """Bring one spectator up to date."""
        match = await self.match()
        room = self.room
        if self.delay:
            await self.listen()
            self.release(but=connection)
        connection.told = encoder.encode(TableNews(room.seen_by(connection)))
        if match is None:
            connection.send(self.told(connection, None, 0))
            return
        streams = self.late_streams if self.delay else room.streams
        stream = streams.stream(match, None)
        gap = stream.since(version)
        if gap is None:
            connection.send(self.told(connection, whole(match, None), stream.version))
            return
        for data in gap:
            connection.put(data)
        connection.put(connection.told)
        connection.send(ClockNews(None if self.delay else room.clocks.seen(room.hall.now())))
        for line in self.talk():
            connection.send(Talk(line))

    def told(self, connection: Connection, view: object, version: int) -> object:
        """Everything a spectator may know now."""
        told = self.room.broadcaster.whole(connection, view, version)
        if self.delay:
            told.clock = None
            told.talk = self.talk()
        return told

    def talk(self) -> list[TalkLine]:
        """What spectators have heard so far."""
        if self.delay:
            return [talking.line_of(said) for said in self.heard]
        return self.room.conversation.heard_by(None)

    async def listen(self) -> None:
        """Somebody looks on: read what was said, old and new, if nobody did before."""
        if self.lines is None:
            said = await ledger.read_talk(self.room.storage, self.room.record.id)
            self.lines = deque(line for line in said if talking.may_hear(line, None))
            self.heard = []

    async def match(self) -> Match | None:
        """The match as far as spectators have come."""
        room = self.room
        if not self.delay or room.match is None:
            return room.match
        if self.late is None:
            entries = await ledger.read_journal(room.storage, room.record.id)
            late = ledger.begin(room.record)
            self.entries = deque(entries)
            self.late = late
            self.late_streams = Streams()
            self.release()
        return self.late

    def remember(self, entry: JournalLine) -> None:
        """An answer the spectators will see later."""
        if self.late is None:
            return
        if not self.count:
            self.late = None
            self.entries.clear()
            return
        self.entries.append(entry)
        self.schedule()

    def hear(self, said: Said, data: bytes) -> None:
        """Somebody talks; what is private is not for spectators."""
        if not talking.may_hear(said, None):
            return
        if not self.delay:
            self.show(data)
            return
        if not self.count:
            self.lines = None
            return
        if self.lines is None:
            # They came before there was a delay, and have heard all but this.
            lines = self.room.conversation.lines
            self.lines = deque()
            self.heard = [line for line in lines if line is not said and talking.may_hear(line, None)]
        self.lines.append(said)
        self.schedule()

    def keep(self, wanted: Callable[[Said], bool]) -> None:
        """Of what was heard and is still to be heard, keep only these lines."""
        self.heard = [said for said in self.heard if wanted(said)]
        if self.lines is not None:
            self.lines = deque(said for said in self.lines if wanted(said))

    # -- later

    def schedule(self) -> None:
        """Come back when the next thing is old enough."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = []
        if self.entries:
            due.append(self.entries[0].at + self.delay)
        if self.lines:
            due.append(self.lines[0].when + self.delay)
        if self.behind():
            due.append(self.room.record.wake or 0.0)
        if due:
            wait = max(0.0, min(due) - self.room.hall.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self.release)

    def release(self, but: Connection | None = None) -> None:
        """Show the spectators all that is old enough."""
        until = self.room.hall.now() - self.delay
        if self.late is not None:
            while self.entries and self.entries[0].at <= until:
                entry = self.entries.popleft()
                ledger.enter(self.late, entry)
            self.show(self.late_streams.advance(self.late).get(None), but)
        while self.lines and self.lines[0].when <= until:
            said = self.lines.popleft()
            self.heard = [*self.heard[-talking.KEPT + 1 :], said]
            self.show(talking.told(said), but)
        if self.room.record.phase == "over":
            self.tell_table(but)
        self.schedule()

    def tell_table(self, but: Connection | None = None) -> None:
        """Spectators hear how the table is for them; those who are behind, only if that is news.

        A message with nothing new in it would tell them that something has happened.
        """
        for connection in self.spectators:
            news = encoder.encode(TableNews(self.room.seen_by(connection)))
            if connection is not but and not (self.delay and news == connection.told):
                connection.told = news
                connection.put(news)

    def show(self, data: bytes | None, but: Connection | None = None) -> None:
        """Send the same to all spectators."""
        for connection in self.spectators:
            if data is not None and connection is not but:
                connection.put(data)

    def stop(self) -> None:
        """Nobody looks on any more."""
        if self.timer is not None:
            self.timer.cancel()
