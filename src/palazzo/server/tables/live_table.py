"""One table in memory: put together from its parts, and what people may do at it.

All that reads or changes the table has the lock, so that nobody ever sees what is not stored.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from palazzo.kernel.looking import ready_papers
from palazzo.kernel.table import SEAT
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import (
    Advise,
    Answer,
    AskPapers,
    BellNews,
    Foresee,
    Lead,
    Papers,
    Pause,
    Reading,
    ReadyPaper,
    Say,
    Shown,
    StandingPass,
    Undo,
    WaitFor,
    Why,
)
from palazzo.server.live.streams import Streams
from palazzo.server.messages import PersonSettings, Table
from palazzo.server.people.people import read_settings
from palazzo.server.problems import Trouble
from palazzo.server.storage import Statement
from palazzo.server.tables import persistence, talking
from palazzo.server.tables.advising import Advising, marked_as_advised
from palazzo.server.tables.answering import Answers, open_question
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.broadcasting import Broadcaster
from palazzo.server.tables.cluster import Cluster
from palazzo.server.tables.describing import Description
from palazzo.server.tables.foresight import Foreseeing
from palazzo.server.tables.held_answers import HeldAnswers
from palazzo.server.tables.journal import Journal, persevere
from palazzo.server.tables.persistence import JournalLine, Said, TableRecord
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.schedule import Schedule
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.spectating import Spectators
from palazzo.server.tables.standing_passes import StandingPasses
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation

_Drop = Callable[["LiveTable", Trouble | None], Coroutine[Any, Any, None]]


class LiveTable:
    """A table and everyone at it."""

    def __init__(self, shared: Shared, record: TableRecord, drop: _Drop) -> None:
        self._shared = shared
        self._drop = drop
        """Forget this table; with a reason, everyone there is told."""
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.state = state = TableState(record)
        self.attendance = attendance = Attendance(shared.storage, record.id)
        self.conversation = Conversation(
            shared.storage, record.id, shared.timeline, self._deliver, lambda wanted: self._spectators.keep(wanted)
        )
        self._description = Description(state, shared, attendance, self.conversation)
        self._spectators = Spectators(state, shared, attendance, self.conversation, self._description)
        self._broadcaster = Broadcaster(
            state,
            shared,
            attendance,
            self._spectators,
            self._description,
            self.conversation,
            self.lock,
            self.check_may_enter,
        )
        self._journal = Journal(state, shared, lambda: self.cluster.read_on(), self._lost)
        self._replies = Replies(state)
        self.refuse = self._replies.refuse
        self._foreseeing = Foreseeing(state, shared, self._replies)
        self._advising = Advising(state, shared, self._replies)
        held = HeldAnswers(state, self._replies)
        self._standing = StandingPasses(state, self._journal, attendance)
        self._answers = Answers(
            state,
            shared,
            self._journal,
            self._replies,
            held,
            self._standing,
            lambda match, asked: self.schedule.must_wait(match, asked),
            lambda line: self._played([line]),
        )
        self.schedule = Schedule(
            state, shared, self.lock, attendance, held, self._answers, self._replies, self.conversation
        )
        self.cluster = Cluster(
            state,
            shared,
            self.lock,
            attendance,
            self._journal,
            self._broadcaster,
            self.conversation,
            self.begin,
            self._played,
            self.schedule.update,
            lambda why: drop(self, why),
        )

    @property
    def record(self) -> TableRecord:
        """The table without its match."""
        return self.state.record

    @property
    def connections(self) -> set[Connection]:
        """Those connected to this table by way of this server."""
        return self.attendance.connections

    @property
    def busy(self) -> bool:
        """Somebody is here, or something is under way."""
        return bool(self.connections or self.schedule.busy or self.lock.locked())

    # -- its life

    async def load(self) -> None:
        """Read everything from disk."""
        await self._journal.load()
        await self.conversation.load()
        await self._read_settings()
        if self.state.match is not None:
            self.schedule.follow(self.state.match, self.schedule.now())

    async def begin(self) -> None:
        """The match begins: everyone sees the table for the first time; the lock is ours."""
        state = self.state
        state.fault = self._journal.other_rules()
        if state.fault is not None:
            self.attendance.turn_away(state.fault)
            return
        await self._read_settings()
        state.clear()
        state.match = match = persistence.begin(state.record)
        began = state.record.started or 0.0
        self._shared.timeline.catch_up(began)
        state.clocks.follow(match, None, began)
        self.schedule.follow(match, began)
        state.streams = Streams()
        self._spectators.begin()
        for connection in self.connections:
            await self._broadcaster.bring_up_to_date(connection, None)
        self.schedule.update()

    async def _read_settings(self) -> None:
        """Learn how those who sit here like to play."""
        for chair in self.record.chairs:
            if chair.person is not None:
                self.state.settings[chair.person] = await read_settings(self._shared.storage, chair.person)

    def _played(self, lines: list[JournalLine]) -> None:
        """These lines are stored and played; without any, everything was read again: everyone hears of it."""
        match = self.state.match
        if match is None:
            return
        self.schedule.follow(match, lines[-1].at if lines else self.schedule.now())
        for line in lines:
            self._spectators.remember(line)
        if self._broadcaster.tell_change():
            self.schedule.told(lines[-1].at if lines else self.schedule.now())
        if self.state.course is not None or self.state.attempt is not None:
            self._broadcaster.tell_table()
        self.schedule.update()

    async def change(self, alter: Callable[[TableRecord], None], beside: Sequence[Statement] = ()) -> None:
        """Alter the table's record, store it with what belongs to it, and tell everyone; the lock is ours."""

        async def act() -> None:
            self.state.check_open()
            record = deepcopy(self.record)
            alter(record)
            record.used = time.time()
            await self._journal.store([*beside], record)

        await persevere(act)
        self._broadcaster.reseat()
        self._broadcaster.tell_table()
        self.schedule.update()

    async def erase(self) -> None:
        """Remove the table from disk; the lock is ours."""
        await self._journal.store(persistence.erase(self.record.id))
        self.state.closed = True

    def _lost(self) -> None:
        """What is in memory cannot be trusted any more."""
        self._shared.later(self._drop(self, None))

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        self.schedule.stop()
        self._spectators.stop()

    # -- who is here

    async def connect(self, connection: Connection, version: int | None, shows: bool = False) -> None:
        """Somebody comes, or comes back: they get what they missed, or everything."""
        async with self.lock:
            self.state.check_open()
            self.state.check_sound()
            self.check_may_enter(connection)
            connection.seat = self.record.seat_of(connection.person_id)
            if connection.seat is None and len(self.attendance.spectators) >= self._shared.settings.most_spectators:
                raise Trouble("too-many-spectators", 429)
            await self._hand_back(connection.seat)
            connection.shows = shows
            if connection.person_id is not None and connection.seat is not None:
                self.state.settings[connection.person_id] = connection.settings
            self.connections.add(connection)
            try:
                await self._broadcaster.bring_up_to_date(connection, version)
            except BaseException:
                self.connections.discard(connection)
                raise
            self._broadcaster.tell_table(but=connection)
            self._tell_waits(connection, came_back=version is not None)
            self.schedule.update()
            await self.attendance.elsewhere.tell()

    async def disconnect(self, connection: Connection) -> None:
        """Somebody is gone, for now."""
        async with self.lock:
            self.connections.discard(connection)
            self.idle_since = time.monotonic()
            if not self.state.closed and not self.state.broken:
                self._broadcaster.tell_table()
                self.schedule.update()
                await self.attendance.elsewhere.tell()

    async def set_settings(self, person: str, settings: PersonSettings) -> None:
        """Somebody who sits here has changed how they like to play."""
        async with self.lock:
            self.state.settings[person] = settings
            for connection in self.attendance.of_person(person):
                connection.settings = settings
            if not self.state.closed and not self.state.broken:
                self._broadcaster.tell_table()
                await self.attendance.elsewhere.tell()
                self.schedule.update()

    async def _hand_back(self, seat: int | None) -> None:
        """Who comes back takes over from the bot that stood in."""
        if seat is None or self.record.chairs[seat].away_bot is None:
            return
        record = deepcopy(self.record)
        record.chairs[seat].away_bot = None
        await self._journal.store([], record)
        await self.conversation.notice("notice-back", {"seat": SEAT[seat]})

    def check_may_see(self, person: str | None, invitation: str | None) -> None:
        """The table is for those who sit here, the host, and those who are invited; if it is public, for all."""
        if not self._shared.access.may_see(self.record, person, invitation):
            raise Trouble("invitation-needed", 403)

    def check_may_enter(self, connection: Connection) -> None:
        """Those who may see it may also look on at a match, if the table lets them."""
        self.check_may_see(connection.person_id, connection.invitation)
        if self._spectators.closed and not self.record.has(connection.person_id):
            raise Trouble("no-spectators", 403)

    def check_patience(self, seat: int) -> None:
        """The table has waited for this seat, as all can see, for as long as was agreed.

        Whether it has answered in secret shows nowhere, and so it does not here.
        """
        match, patience = self.state.playing(), self.record.patience
        asked = bool(match.table.stack[-1].asked >> seat & 1)
        left = math.ceil(self.schedule.since + patience - self.schedule.now())
        if not patience or not asked or left > 0:
            when = "never" if not patience else "soon" if asked else "asked"
            raise Trouble("person-present", when=when, seconds=left, patience=round(patience))

    def seen(self, person: str | None) -> Table:
        """The table as this person may see it."""
        return self._description.table(person)

    # -- what people do in a match

    async def answer(self, connection: Connection, message: Answer) -> None:
        """Take an answer of a person; one that would tell something by its time is held for a while."""
        async with self.lock:
            seat = self._seat_of(connection)
            await persevere(lambda: self._answers.take_answer(seat, connection, message))
            if self.schedule.held_seats:
                # One that was entered has changed the schedule already; one that is held has not.
                self.schedule.update()

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take back the last answer of a person."""
        async with self.lock:
            seat = self._seat_of(connection)
            await persevere(lambda: self._answers.take_back(seat, connection, message))

    async def explain(self, connection: Connection, message: Why) -> None:
        """Say to who asks whether an answer would stand, and why not; it is neither tried nor kept."""
        async with self.lock:
            fault = self._answers.fault(self._seat_of(connection), message)
            self._replies.explain(connection, message.id, fault)

    async def foresee(self, connection: Connection, message: Foresee) -> None:
        """Have it worked out for who asks what an answer would bring; it is sent when it is known."""
        async with self.lock:
            self._foreseeing.ask(self._seat_of(connection), connection, message)

    async def advise(self, connection: Connection, message: Advise) -> None:
        """Have a clerk think about it for who asks; from then on the match is not rated."""
        async with self.lock:
            seat = self._seat_of(connection)
            self._advising.check(seat, message)
            if not self.record.advised:
                await self.change(marked_as_advised)
                # By then another server may have gone on.
                self._advising.check(seat, message)
            self._advising.ask(seat, connection, message)

    async def papers(self, connection: Connection, message: AskPapers) -> None:
        """Tell who asks which papers lie ready for the usual bargains of this moment."""
        async with self.lock:
            ready = ready_papers(self.state.playing(), self._seat_of(connection))
            connection.send(Papers(message.id, msgspec.convert(ready, list[ReadyPaper])))

    async def stand(self, connection: Connection, message: StandingPass) -> None:
        """From now on this seat passes windows of these kinds, until its next turn."""
        async with self.lock:
            seat = self._seat_of(connection)
            self.state.playing()
            await self._standing.set(seat, sorted(set(message.prompts)))
            self._replies.acknowledge(connection, message.id)
            self.schedule.update()

    async def show(self, connection: Connection, message: Shown) -> None:
        """A page has shown what happened: bots may go on."""
        if connection.seat is not None:
            self.schedule.eyes.shown(connection, message.version)
            async with self.lock:
                self.schedule.update()

    async def read(self, connection: Connection, message: Reading) -> None:
        """A page has the paper of an offer open, or has closed it: the bot's patience stands still, or runs on."""
        async with self.lock:
            if connection.seat is not None:
                self.schedule.offers.read(connection, message.deal, self.state.live_match, self.schedule.now())
                self.schedule.update()

    async def wait(self, connection: Connection, message: WaitFor) -> None:
        """Stop the bell, for all to see."""
        async with self.lock:
            seat = self._seat_of(connection)
            match = self.state.playing()
            if open_question(match, seat, message.question).window:
                self.schedule.bell.wait(match, seat, self.schedule.held_seats, self.schedule.now())
            else:
                raise Trouble("no-bell")
            self._replies.acknowledge(connection, message.id)
            self.schedule.update()

    async def pause(self, connection: Connection, message: Pause) -> None:
        """Stop bots and clocks, or let them go on, at a table with one person."""
        async with self.lock:
            self._seat_of(connection)
            self.state.playing()
            if len([chair for chair in self.record.chairs if chair.person is not None]) > 1:
                raise Trouble("pause-with-others")
            if message.paused != (self.record.paused_at is not None):
                now = self._shared.now()
                await self.change(lambda record: record.stop(now) if message.paused else record.go_on(now))
            self._replies.acknowledge(connection, message.id)

    async def lead(self, connection: Connection, message: Lead) -> None:
        """Go on in a lesson, or back; or leave it, and play on from here against the bots."""
        async with self.lock:
            seat = self._seat_of(connection)
            if (seat, message.id) not in self.state.keys:
                await persevere(lambda: self._led(message))
            self._replies.acknowledge(connection, message.id)

    async def _led(self, message: Lead) -> None:
        """Do it, as far as the lesson goes."""
        self.state.playing()
        course, attempt = self.state.course, self.state.attempt
        if message.to == "play-on" and (course is not None or attempt is not None):
            if self.state.live_match is None:
                raise Trouble("match-is-over")

            def leave(record: TableRecord) -> None:
                record.lesson = None

            await self.change(leave)
            self.state.course = self.state.attempt = None
            self._broadcaster.tell_table()
            self.schedule.update()
            self._shared.thinkers.warm_up()
        elif attempt is not None:
            await self._answers.lead_puzzle(attempt, message)
        elif course is None:
            raise Trouble("no-lesson")
        elif message.to == "next":
            if course.waits != "next":
                raise Trouble("lesson-waits")
            await self._answers.lead("read", None, message.id)
        else:
            beat = 0 if message.to == "anew" else course.previous
            value = {"beat": beat, "length": course.marks[beat]}
            await self._answers.lead("rewind", value, message.id)

    def _tell_waits(self, connection: Connection, came_back: bool) -> None:
        """Who has just come hears of a bell that rings, and of offers bots wait for; who comes back, also of none."""
        match, schedule = self.state.live_match, self.schedule
        ring = schedule.bell.seen(match, connection, schedule.held_seats, schedule.now())
        if (ring is not None or came_back) and (connection.seat is not None or not self.record.spectator_delay):
            connection.send(BellNews(ring))
        if schedule.offers.seen(connection.seat) or (came_back and connection.seat is not None):
            schedule.offers.tell(connection)

    async def say(self, connection: Connection, message: Say) -> None:
        """Say something to all, or to one."""
        async with self.lock:
            seat = self._seat_of(connection)
            if not self.conversation.knows(seat, message.id):
                text = talking.clean_text(message.text)
                to = talking.listener(message.to, seat, len(self.record.chairs))
                talking.check_may_talk(self.state.match, seat, to)
                self._shared.check_space()
                if not self._shared.talk_rates.take(f"{connection.person_id}"):
                    raise Trouble("talk-too-fast", 429)
                name = self.record.chairs[seat].name
                said = Said(0, seat, name, to, text, None, message.id, 0.0, connection.person_id)
                await self.conversation.store(said)
            self._replies.acknowledge(connection, message.id)

    def _deliver(self, said: Said, data: bytes) -> None:
        """Those at the table who may hear a line hear it; those who look on, when it is time."""
        for connection in self.connections:
            if connection.seat is not None and talking.may_hear(said, connection.seat):
                connection.put(data)
        self._spectators.hear(said, data)

    def _seat_of(self, connection: Connection) -> int:
        """The seat of one who wants to do something."""
        self.state.check_open()
        if connection.seat is None:
            raise Trouble("not-seated", 403)
        return connection.seat
