"""One live table: its match in memory, who is connected to it, and how it is read and written.

The journal is the truth: all that reads or changes the table has the lock, so that nobody ever sees what is not
stored.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Final

from palazzo.kernel.errors import IllegalAnswer, Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.kernel.texts import Texts
from palazzo.server.live.connection import Connection
from palazzo.server.live.streams import Streams
from palazzo.server.messages import (
    Ack,
    Answer,
    Problem,
    Reason,
    Refused,
    Say,
    Standing,
    StandingPass,
    Table,
    TableSeat,
    Undo,
    Why,
)
from palazzo.server.problems import Overtaken, Trouble, told
from palazzo.server.storage import Conflict, Statement, StorageLost
from palazzo.server.tables import ledger, talking
from palazzo.server.tables.answering import Answers
from palazzo.server.tables.broadcasting import Broadcaster
from palazzo.server.tables.clocks import Clocks
from palazzo.server.tables.cluster import Cluster
from palazzo.server.tables.ledger import JournalLine, Said, TableRecord
from palazzo.server.tables.presence import Presence
from palazzo.server.tables.schedule import Schedule
from palazzo.server.tables.spectating import Gallery
from palazzo.server.tables.talking import Conversation

if TYPE_CHECKING:
    from palazzo.server.tables.hall import Hall

logger = logging.getLogger("palazzo.room")
TRIES: Final = 20


class Room:
    """A table and everyone at it."""

    def __init__(self, hall: Hall, record: TableRecord) -> None:
        self.hall = hall
        self.record = record
        self.storage = hall.storage
        self.match: Match | None = None
        self.fault: Trouble | None = None
        """Why the match cannot be carried on; the table itself can still be looked at, left and closed."""
        self.length = 0
        self.keys: set[tuple[int, str]] = set()
        self.conversation = Conversation(
            self.storage, record.id, hall.timeline, self.deliver, lambda wanted: self.gallery.keep(wanted)
        )
        self.clocks = Clocks(record.clock, len(record.chairs))
        self.streams = Streams()
        self.connections: set[Connection] = set()
        self.presence = Presence(self.storage, record.id, self.connected)
        self.cluster = Cluster(self)
        self.gallery = Gallery(self)
        self.broadcaster = Broadcaster(self)
        self.answers = Answers(self)
        self.lock = asyncio.Lock()
        self.schedule = Schedule(self)
        self.idle_since = time.monotonic()
        self.broken = False
        self.closed = False

    # -- from disk

    async def load(self) -> None:
        """Read everything from disk, and play the journal up to where it was."""
        record = await ledger.read_record(self.storage, self.record.id)
        if record is None:
            raise Trouble("no-such-table", 404)
        self.record = record
        await self.conversation.load()
        self.match, self.length, self.keys = None, 0, set()
        self.clocks = Clocks(record.clock, len(record.chairs))
        self.fault = self.other_rules()
        if record.origin is None or self.fault is not None:
            return
        entries = await ledger.read_journal(self.storage, record.id)
        self.match = await self.hall.aside(self.replayed, entries)
        if self.match is None:
            self.fault = Trouble("journal-broken", 500)
            return
        self.length = len(entries)
        self.keys = {(entry.seat, entry.key) for entry in entries if entry.key}
        self.hall.timeline.catch_up(entries[-1].at if entries else record.started or 0.0)
        now = self.hall.now()
        self.clocks.be_lenient(now, self.hall.grace())
        self.schedule.follow(self.match, now)

    def other_rules(self) -> Trouble | None:
        """The match was begun by other rules than ours, which might make something else of its journal."""
        ours = self.hall.rules_of(self.record.game).entry.version
        if self.record.origin is None or self.record.rules == ours:
            return None
        logger.warning("a match of other rules", extra={"table": self.record.id, "rules": self.record.rules})
        return Trouble("other-rules", 409, found=self.record.rules, wanted=ours)

    def replayed(self, entries: list[JournalLine]) -> Match | None:
        """The match after these entries; nothing, if they cannot be played."""
        try:
            match = ledger.begin(self.record)
            self.clocks.follow(match, None, self.record.started or 0.0)
            for entry in entries:
                ledger.enter(match, entry)
                self.clocks.follow(match, entry, entry.at)
        except Exception:
            logger.exception("a journal cannot be played", extra={"table": self.record.id})
            return None
        return match

    async def reload(self) -> None:
        """What is in memory may not be what is stored: read it again."""
        try:
            await self.load()
            self.check_sound()
        except BaseException as error:
            self.lose(error)
            raise

    # -- who is here

    async def connect(self, connection: Connection, version: int | None) -> None:
        """Somebody comes, or comes back: they get what they missed, or everything."""
        async with self.lock:
            self.check_open()
            self.check_sound()
            self.check_may_enter(connection)
            connection.seat = self.record.seat_of(connection.person_id)
            if connection.seat is None and self.gallery.count >= self.hall.settings.most_spectators:
                raise Trouble("too-many-spectators", 429)
            await self.hand_back(connection.seat)
            self.connections.add(connection)
            try:
                await self.broadcaster.bring_up_to_date(connection, version)
            except BaseException:
                self.connections.discard(connection)
                raise
            self.broadcaster.tell_table(but=connection)
            self.schedule.update()
            await self.presence.tell()

    async def disconnect(self, connection: Connection) -> None:
        """Somebody is gone, for now."""
        async with self.lock:
            self.connections.discard(connection)
            self.idle_since = time.monotonic()
            if not self.closed and not self.broken:
                self.broadcaster.tell_table()
                await self.presence.tell()

    def check_may_see(self, person: str | None, invitation: str | None) -> None:
        """The table is for those who sit here, the host, and those who are invited; if it is public, for all."""
        if not self.hall.may_see(self.record, person, invitation):
            raise Trouble("invitation-needed", 403)

    def check_may_enter(self, connection: Connection) -> None:
        """Those who may see it may also look on at a match, if the table lets them."""
        self.check_may_see(connection.person_id, connection.invitation)
        if self.gallery.closed and not self.record.has(connection.person_id):
            raise Trouble("no-spectators", 403)

    def check_patience(self, seat: int) -> None:
        """The table has waited for this seat, as all can see, for as long as was agreed.

        Whether it has answered in secret shows nowhere, and so it does not here.
        """
        match, patience = self.playing(), self.record.patience
        asked = bool(match.table.stack[-1].asked >> seat & 1)
        left = math.ceil(self.schedule.since + patience - self.hall.now())
        if not patience or not asked or left > 0:
            when = "never" if not patience else "soon" if asked else "asked"
            raise Trouble("person-present", when=when, seconds=left, patience=round(patience))

    def connected(self) -> tuple[set[int], int]:
        """The seats connected to this server, and how many look on here."""
        return {connection.seat for connection in self.connections if connection.seat is not None}, self.gallery.count

    def present(self, seat: int) -> bool:
        """The person of this seat is connected."""
        return any(connection.seat == seat for connection in self.connections) or self.presence.present(seat)

    def send_away(self, who: str, why: str) -> None:
        """Close all connections of a person, or of a session; they are let go of like all that are closed."""
        for connection in self.connections:
            if who in (connection.person_id, connection.session):
                connection.dismiss(Trouble(why))

    def turn_away(self, why: Trouble) -> None:
        """Close all connections, with the reason."""
        for connection in list(self.connections):
            self.connections.discard(connection)
            connection.farewell(why)

    # -- what everyone sees of the table

    def seen_by(self, connection: Connection) -> Table:
        """The table as this connection may see it."""
        return self.seen(connection.person_id)

    def seen(self, person: str | None) -> Table:
        """The table as this person may see it."""
        record = self.record
        seat = record.seat_of(person)
        hidden = seat is None and self.gallery.behind()
        return Table(
            id=record.id,
            game=record.game,
            rules=record.rules,
            name=record.name,
            options=record.options,
            phase="playing" if hidden and record.phase == "over" else record.phase,
            host=record.host,
            seats=[
                TableSeat(SEAT[s], chair.name, chair.person, chair.bot, self.present(s), chair.away_bot)
                for s, chair in enumerate(record.chairs)
            ],
            you=None if seat is None else SEAT[seat],
            clock=record.clock,
            language=record.language,
            public=record.public,
            spectators=record.spectators,
            spectator_delay=record.spectator_delay,
            patience=record.patience,
            watching=self.gallery.count + self.presence.watching,
            created=record.created,
            commitment=None if self.match is None else self.match.commitment,
            invitation=self.hall.invitation(record) if person and person == record.host else None,
            rematch=None if hidden else record.rematch,
            result=None if hidden else record.result,
            ended=None if hidden else record.ended,
            shown=self.hall.show_token(record) if record.has(person) else None,
        )

    # -- answers

    async def answer(self, connection: Connection, message: Answer) -> None:
        """An answer of a person; one that would close a reaction window waits until the window's time is over."""
        async with self.lock:
            await self.persevere(lambda: self.answers.take_answer(connection, message))

    async def undo(self, connection: Connection, message: Undo) -> None:
        """A person takes their last answer back."""
        async with self.lock:
            await self.persevere(lambda: self.answers.take_back(connection, message))

    async def explain(self, connection: Connection, message: Why) -> None:
        """Say to who asks whether an answer would stand, and why not; it is neither tried nor kept."""
        async with self.lock:
            fault = self.answers.fault(self.seat_of(connection), message)
            connection.send(Reason(message.id, None if fault is None else self.problem(connection, fault)))

    async def persevere(self, act: Callable[[], Awaitable[None]]) -> None:
        """Where another server was quicker, think again with what it wrote."""
        for _ in range(TRIES):
            try:
                await act()
                return
            except Overtaken:
                continue
        raise Overtaken

    # -- talk

    async def say(self, connection: Connection, message: Say) -> None:
        """Somebody talks, to all or to one."""
        async with self.lock:
            seat = self.seat_of(connection)
            if not self.conversation.knows(seat, message.id):
                text = talking.clean_text(message.text)
                to = talking.listener(message.to, seat, len(self.record.chairs))
                talking.check_may_talk(self.match, seat, to)
                self.hall.check_space()
                if not self.hall.talk_rates.take(f"{connection.person_id}"):
                    raise Trouble("talk-too-fast", 429)
                name = self.record.chairs[seat].name
                said = Said(0, seat, name, to, text, None, message.id, 0.0, connection.person_id)
                await self.conversation.store(said)
            self.acknowledge(connection, message.id)

    def deliver(self, said: Said, data: bytes) -> None:
        """Those at the table who may hear a line hear it; those who look on, when it is time."""
        for connection in self.connections:
            if connection.seat is not None and talking.may_hear(said, connection.seat):
                connection.put(data)
        self.gallery.hear(said, data)

    # -- to disk

    async def store(self, statements: list[Statement], record: TableRecord | None = None) -> None:
        """Write it, and the changed record; where another server wrote first, read what it wrote."""
        began = time.monotonic()
        if record is not None:
            statements = [*statements, *ledger.update(record)]
        try:
            await self.storage.write(*statements, news=self.record.id)
        except Conflict:
            await self.cluster.read_on()
            raise Overtaken from None
        except StorageLost as error:
            self.lose(error)
            raise Trouble("not-stored", 503) from None
        except BaseException as error:
            self.lose(error)
            raise
        self.hall.counts.stored(time.monotonic() - began)
        if record is not None:
            self.replace(record)

    def replace(self, record: TableRecord) -> None:
        """The changed record is stored."""
        record.revision += 1
        self.record = record

    def lose(self, error: BaseException) -> None:
        """Nothing could be stored: what is in memory is not so."""
        if isinstance(error, StorageLost | Conflict):
            logger.error("nothing can be stored", extra={"table": self.record.id})
        self.broken = True
        self.hall.later(self.hall.drop(self))

    # -- standing passes and stand-ins

    async def stand(self, connection: Connection, message: StandingPass) -> None:
        """From now on this seat passes windows of these kinds, until its next turn."""
        async with self.lock:
            seat = self.seat_of(connection)
            self.playing()
            await self.set_standing(seat, sorted(set(message.prompts)))
            self.acknowledge(connection, message.id)
            self.schedule.update()

    async def set_standing(self, seat: int, prompts: list[str]) -> None:
        """Store a seat's standing passes, and tell that seat."""
        self.record.chairs[seat].standing = prompts
        await self.store([ledger.standing_row(self.record, seat)])
        for connection in self.connections:
            if connection.seat == seat:
                connection.send(Standing(prompts))

    async def hand_back(self, seat: int | None) -> None:
        """Who comes back takes over from the bot that stood in."""
        if seat is None or self.record.chairs[seat].away_bot is None:
            return
        record = deepcopy(self.record)
        record.chairs[seat].away_bot = None
        await self.store([], record)
        await self.conversation.notice("notice-back", {"seat": SEAT[seat]})

    # -- changes of the table itself

    async def change(self, alter: Callable[[TableRecord], None], beside: Sequence[Statement] = ()) -> None:
        """Alter the table's record, store it with what belongs to it, and tell everyone; the lock is ours."""

        async def act() -> None:
            self.check_open()
            record = deepcopy(self.record)
            alter(record)
            record.used = time.time()
            await self.store([*beside], record)

        await self.persevere(act)
        self.broadcaster.reseat()
        self.broadcaster.tell_table()
        self.schedule.update()

    async def begin(self) -> None:
        """The match begins: everyone sees the table for the first time; the lock is ours."""
        self.fault = self.other_rules()
        if self.fault is not None:
            self.turn_away(self.fault)
            return
        self.match = ledger.begin(self.record)
        self.length, self.keys = 0, set()
        self.clocks = Clocks(self.record.clock, len(self.record.chairs))
        began = self.record.started or 0.0
        self.hall.timeline.catch_up(began)
        self.clocks.follow(self.match, None, began)
        self.schedule.follow(self.match, began)
        self.streams = Streams()
        self.gallery.begin()
        for connection in self.connections:
            await self.broadcaster.bring_up_to_date(connection, None)
        self.schedule.update()

    # -- small things

    def check_open(self) -> None:
        """The table is still there."""
        if self.closed:
            raise Trouble("no-such-table", 404)
        if self.broken:
            raise Trouble("not-stored", 503)

    def check_sound(self) -> None:
        """Its match, if there is one, can be carried on."""
        if self.fault is not None:
            raise Trouble(self.fault.reason, self.fault.status, **self.fault.facts)

    def seat_of(self, connection: Connection) -> int:
        """The seat of one who wants to do something."""
        self.check_open()
        if connection.seat is None:
            raise Trouble("not-seated", 403)
        return connection.seat

    def playing(self) -> Match:
        """The match under way."""
        self.check_sound()
        if self.match is None:
            raise Trouble("not-begun")
        if self.record.phase != "playing":
            raise IllegalAnswer("match-over")
        return self.match

    def acknowledge(self, connection: Connection, key: str) -> None:
        """It is stored."""
        connection.send(Ack(key, self.streams.version(connection.seat)))

    def refuse(self, connection: Connection, key: str, trouble: Trouble | Refusal) -> None:
        """It was not done, and why."""
        connection.send(Refused(key, self.problem(connection, trouble)))

    def problem(self, connection: Connection, trouble: Trouble | Refusal) -> Problem:
        """What is the matter, in the language of who is told and the words of this table."""
        return told(trouble, connection.language, self.texts(connection.language))

    def texts(self, language: str) -> Texts:
        """The voice of this table."""
        rules = self.hall.rules_of(self.record.game)
        edition = str(self.record.options.get("edition", ""))
        return Texts(language, rules.entry.package, edition, self.record.names())
