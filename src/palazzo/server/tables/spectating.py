"""Those who look on: they see what a spectator may, at once or some time later.

With a delay they follow a second match of their own, in which every answer is given that much later.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from palazzo.kernel.match import Match
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import ClockNews, TableNews, Talk, TalkLine
from palazzo.server.live.streams import Streams, encoder, whole
from palazzo.server.tables import persistence, talking
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.describing import Description
from palazzo.server.tables.persistence import JournalLine, Said
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation


class Spectators:
    """The spectators of one table, with what they are still to see."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        attendance: Attendance,
        conversation: Conversation,
        description: Description,
    ) -> None:
        self._state = state
        self._shared = shared
        self._attendance = attendance
        self._conversation = conversation
        self._description = description
        self.late: Match | None = None
        self.late_streams = Streams()
        self.unseen: deque[JournalLine] = deque()
        self.unheard: deque[Said] | None = None
        """With a delay: what those who look on are still to hear; nothing, if nobody does."""
        self.heard: list[Said] = []
        """With a delay: what they have heard."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def delay(self) -> float:
        """Seconds the spectators are behind."""
        return self._state.record.spectator_delay

    @property
    def closed(self) -> bool:
        """A match is under way that nobody may look on at, or has ended before one may know of it."""
        record = self._state.record
        return not record.spectators and (record.phase == "playing" or self._behind(self._shared.now()))

    def _behind(self, now: float) -> bool:
        """The match is over, but for the spectators it is not yet."""
        return self._state.record.just_ended(now)

    def begin(self) -> None:
        """A match begins: nothing of it has been seen."""
        self.late = None
        self.late_streams = Streams()
        self.unseen.clear()

    async def welcome(self, connection: Connection, version: int | None) -> None:
        """Bring one spectator up to date."""
        match = await self._match()
        if self.delay:
            await self._listen()
            self._release(but=connection)
        connection.told = encoder.encode(TableNews(self._description.table(connection.person_id)))
        if match is None:
            connection.send(self._whole(connection, None, 0))
            return
        streams = self.late_streams if self.delay else self._state.streams
        stream = streams.stream(match, None)
        gap = stream.since(version)
        if gap is None:
            connection.send(self._whole(connection, whole(match, None), stream.version))
            return
        for data in gap:
            connection.put(data)
        connection.put(connection.told)
        connection.send(ClockNews(None if self.delay else self._description.clock()))
        for line in self._talk():
            connection.send(Talk(line))

    def _whole(self, connection: Connection, view: object, version: int) -> object:
        """Everything a spectator may know now."""
        told = self._description.whole(connection, view, version)
        if self.delay:
            told.clock = None
            told.talk = self._talk()
        return told

    def _talk(self) -> list[TalkLine]:
        """What spectators have heard so far."""
        if self.delay:
            return [talking.line_of(said) for said in self.heard]
        return self._conversation.heard_by(None)

    async def _listen(self) -> None:
        """Somebody looks on: read what was said, old and new, if nobody did before."""
        if self.unheard is None:
            said = await persistence.read_talk(self._shared.storage, self._state.record.id)
            self.unheard = deque(line for line in said if talking.may_hear(line, None))
            self.heard = []

    async def _match(self) -> Match | None:
        """The match as far as spectators have come."""
        if not self.delay or self._state.match is None:
            return self._state.match
        if self.late is None:
            lines = await persistence.read_journal(self._shared.storage, self._state.record.id)
            late = persistence.begin(self._state.record)
            self.unseen = deque(lines)
            self.late = late
            self.late_streams = Streams()
            self._release()
        return self.late

    def remember(self, line: JournalLine) -> None:
        """An answer the spectators will see later."""
        if self.late is None:
            return
        if not self._attendance.spectators:
            self.late = None
            self.unseen.clear()
            return
        self.unseen.append(line)
        self._set_timer(self._shared.now())

    def hear(self, said: Said, data: bytes) -> None:
        """Somebody talks; what is private is not for spectators."""
        if not talking.may_hear(said, None):
            return
        if not self.delay:
            self._show(data)
            return
        if not self._attendance.spectators:
            self.unheard = None
            return
        if self.unheard is None:
            # They came before there was a delay, and have heard all but this.
            lines = self._conversation.lines
            self.unheard = deque()
            self.heard = [line for line in lines if line is not said and talking.may_hear(line, None)]
        self.unheard.append(said)
        self._set_timer(self._shared.now())

    def keep(self, wanted: Callable[[Said], bool]) -> None:
        """Of what was heard and is still to be heard, keep only these lines."""
        self.heard = [said for said in self.heard if wanted(said)]
        if self.unheard is not None:
            self.unheard = deque(said for said in self.unheard if wanted(said))

    # -- later

    def _set_timer(self, now: float) -> None:
        """Come back when the next thing is old enough; what became so since they were told, at `now`, at once."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = []
        record = self._state.record
        if self.unseen and record.paused_at is None:
            due.append(self.unseen[0].at + self.delay + record.paused_for)
        if self.unheard:
            due.append(self.unheard[0].when + self.delay)
        if self._behind(now):
            due.append(record.wake or 0.0)
        if due:
            wait = max(0.0, min(due) - self._shared.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self._release)

    def _release(self, but: Connection | None = None) -> None:
        """Show the spectators all that is old enough."""
        now = self._shared.now()
        until = now - self.delay
        played = self._state.record.played_until(now) - self.delay
        if self.late is not None:
            while self.unseen and self.unseen[0].at <= played:
                line = self.unseen.popleft()
                persistence.apply(self.late, line)
            self._show(self.late_streams.advance(self.late).get(None), but)
        while self.unheard and self.unheard[0].when <= until:
            said = self.unheard.popleft()
            self.heard = [*self.heard[-talking.KEPT + 1 :], said]
            self._show(talking.told(said), but)
        if self._state.record.phase == "over":
            self.tell_table(but)
        self._set_timer(now)

    def tell_table(self, but: Connection | None = None) -> None:
        """Spectators hear how the table is for them; those who are behind, only if that is news.

        A message with nothing new in it would tell them that something has happened.
        """
        now = self._shared.now()
        for connection in self._attendance.spectators:
            news = encoder.encode(TableNews(self._description.table(connection.person_id)))
            if connection is not but and not (self.delay and news == connection.told):
                connection.told = news
                connection.put(news)
        if self._behind(now) or self.unheard or self.unseen:
            self._set_timer(now)

    def _show(self, data: bytes | None, but: Connection | None = None) -> None:
        """Send the same to all spectators."""
        for connection in self._attendance.spectators:
            if data is not None and connection is not but:
                connection.put(data)

    def stop(self) -> None:
        """Nobody looks on any more."""
        if self.timer is not None:
            self.timer.cancel()
