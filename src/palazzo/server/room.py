"""One live table: its match in memory, who is connected to it, and the one door every answer comes through.

The journal is the truth: an answer is tried on the match, stored, and only then told to anyone. All that reads or
changes the table has the turn, so that nobody ever sees what is not stored.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from palazzo.kernel.errors import IllegalAnswer, Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT
from palazzo.kernel.texts import Texts
from palazzo.server import ledger
from palazzo.server.clocks import Clocks
from palazzo.server.connection import Connection
from palazzo.server.ledger import Act, Entry, Record
from palazzo.server.messages import (
    Ack,
    Answer,
    Bye,
    ClockNews,
    Refused,
    Result,
    Standing,
    StandingPass,
    Table,
    TableNews,
    TableSeat,
    Talk,
    Undo,
    View,
    Whole,
)
from palazzo.server.neighbours import Neighbours
from palazzo.server.problems import Overtaken, RulesBroke, Trouble, told
from palazzo.server.spectating import Gallery
from palazzo.server.storage import Conflict, Statement, StorageLost
from palazzo.server.streams import Streams, encoder, whole
from palazzo.server.talking import Conversation
from palazzo.server.tempo import Tempo
from palazzo.server.turns import Turn

if TYPE_CHECKING:
    from palazzo.server.hall import Hall

logger = logging.getLogger("palazzo.room")
TRIES: Final = 20


class Draft(NamedTuple):
    """What was tried on the match, on its way to disk; with the changed record, if the match is over."""

    entry: Entry
    match: Match
    clocks: Clocks
    statements: list[Statement]
    record: Record | None


class Room:
    """A table and everyone at it."""

    def __init__(self, hall: Hall, record: Record) -> None:
        self.hall = hall
        self.record = record
        self.storage = hall.storage
        self.match: Match | None = None
        self.length = 0
        self.keys: set[tuple[int, str]] = set()
        self.conversation = Conversation(self)
        self.clocks = Clocks(record.clock, len(record.chairs))
        self.streams = Streams()
        self.connections: set[Connection] = set()
        self.neighbours = Neighbours(self)
        self.gallery = Gallery(self)
        self.turn = Turn()
        self.tempo = Tempo(self)
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
        if record.origin is None:
            return
        entries = await ledger.read_journal(self.storage, record.id)
        self.match = await self.hall.aside(self.replayed, entries)
        self.length = len(entries)
        self.keys = {(entry.seat, entry.key) for entry in entries if entry.key}
        self.clocks.be_lenient(time.time(), self.hall.grace())
        self.tempo.follow(self.match, time.time())

    def replayed(self, entries: list[Entry]) -> Match:
        """The match after these entries."""
        match = ledger.begin(self.record)
        self.clocks.follow(match, None, self.record.started or 0.0)
        for entry in entries:
            ledger.enter(match, entry)
            self.clocks.follow(match, entry, entry.at)
        return match

    async def reload(self) -> None:
        """What is in memory may not be what is stored: read it again."""
        try:
            await self.load()
        except BaseException as error:
            self.lose(error)
            raise

    # -- who is here

    async def connect(self, connection: Connection, version: int | None) -> None:
        """Somebody comes, or comes back: they get what they missed, or everything."""
        async with self.turn:
            self.check_open()
            connection.seat = self.record.seat_of(connection.person_id)
            if connection.seat is None and self.gallery.count >= self.hall.settings.most_spectators:
                raise Trouble("too-many-spectators", 429)
            await self.hand_back(connection.seat)
            self.connections.add(connection)
            try:
                await self.bring_up_to_date(connection, version)
            except BaseException:
                self.connections.discard(connection)
                raise
            self.tell_table(but=connection)
            self.tempo.schedule()
            await self.neighbours.tell_presence()

    async def disconnect(self, connection: Connection) -> None:
        """Somebody is gone, for now."""
        async with self.turn:
            self.connections.discard(connection)
            self.idle_since = time.monotonic()
            if not self.closed and not self.broken:
                self.tell_table()
                await self.neighbours.tell_presence()

    def present(self, seat: int) -> bool:
        """The person of this seat is connected."""
        return any(connection.seat == seat for connection in self.connections) or self.neighbours.elsewhere.present(
            seat
        )

    async def bring_up_to_date(self, connection: Connection, version: int | None) -> None:
        """Send the gap, if it is known; else everything."""
        seat = connection.seat
        if seat is None:
            await self.gallery.welcome(connection, version)
            return
        if self.match is None:
            connection.send(self.whole(connection, None, 0))
            return
        stream = self.streams.stream(self.match, seat)
        gap = stream.since(version)
        if gap is None:
            connection.send(self.whole(connection, whole(self.match, seat), stream.version))
            return
        for change in gap:
            connection.put(change)
        connection.send(TableNews(self.seen_by(connection)))
        connection.send(ClockNews(self.clocks.seen(time.time())))
        connection.send(Standing(self.record.chairs[seat].standing))
        for line in self.conversation.heard_by(seat):
            connection.send(Talk(line))

    def whole(self, connection: Connection, view: Any, version: int) -> Whole:
        """Everything, for one who has nothing."""
        seat = connection.seat
        seen: View | None = view
        return Whole(
            version=version,
            view=seen,
            talk=self.conversation.heard_by(seat),
            clock=self.clocks.seen(time.time()),
            table=self.seen_by(connection),
            standing=[] if seat is None else self.record.chairs[seat].standing,
        )

    def reseat(self) -> None:
        """People may have changed seats: whoever sits elsewhere now gets everything anew."""
        for connection in self.connections:
            seat = self.record.seat_of(connection.person_id)
            if seat != connection.seat:
                connection.seat = seat
                self.hall.later(self.greet_again(connection))

    async def greet_again(self, connection: Connection) -> None:
        """Send everything to one whose seat changed."""
        async with self.turn:
            if connection in self.connections:
                await self.bring_up_to_date(connection, None)

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
            watching=self.gallery.count + self.neighbours.elsewhere.watching,
            created=record.created,
            commitment=None if self.match is None else self.match.commitment,
            invitation=self.hall.invitation(record) if person and person == record.host else None,
            rematch=record.rematch,
            result=None if hidden else record.result,
        )

    def tell_table(self, but: Connection | None = None) -> None:
        """Everyone hears how the table is now."""
        for connection in self.connections:
            if connection is not but:
                connection.send(TableNews(self.seen_by(connection)))

    # -- answers

    async def answer(self, connection: Connection, message: Answer) -> None:
        """An answer of a person; one that would close a reaction window waits until the window's time is over."""
        async with self.turn:
            await self.persevere(lambda: self.take_answer(connection, message))

    async def take_answer(self, connection: Connection, message: Answer) -> None:
        """Take an answer, or keep it until its window may close; the turn is ours."""
        seat = self.seat_of(connection)
        if (seat, message.id) not in self.keys:
            match = self.playing()
            asked = open_question(match, seat, message.question)
            if self.tempo.must_wait(match, asked):
                asked.check(message.value)
                self.tempo.hold(seat, connection, message)
                return
            await self.enter("answer", seat, "" if asked.due else asked.id, message.value, message.id)
        self.acknowledge(connection, message.id)

    async def undo(self, connection: Connection, message: Undo) -> None:
        """A person takes their last answer back."""
        async with self.turn:
            await self.persevere(lambda: self.take_back(connection, message))

    async def take_back(self, connection: Connection, message: Undo) -> None:
        """Take back an answer that is kept, or stored; the turn is ours."""
        seat = self.seat_of(connection)
        if (seat, message.id) not in self.keys:
            match = self.playing()
            if not self.tempo.release(seat):
                if message.version != self.streams.version(seat):
                    raise Trouble("version-old")
                if not match.can_undo(seat):
                    raise IllegalAnswer("nothing-to-take-back")
                await self.enter("undo", seat, "", None, message.id)
        self.acknowledge(connection, message.id)

    async def persevere(self, act: Callable[[], Awaitable[None]]) -> None:
        """Where another server was quicker, think again with what it wrote."""
        for _ in range(TRIES):
            try:
                await act()
                return
            except Overtaken:
                continue
        raise Overtaken

    def drafted(self, connection: Connection, message: Answer) -> Draft | None:
        """An answer tried out, ready to be stored; nothing, if it is not one that can be stored at once."""
        seat = self.seat_of(connection)
        if (seat, message.id) in self.keys:
            return None
        match = self.playing()
        asked = open_question(match, seat, message.question)
        if self.tempo.must_wait(match, asked):
            return None
        return self.draft("answer", seat, "" if asked.due else asked.id, message.value, message.id)

    async def enter(self, act: Act, seat: int, question: str, value: Any, key: str | None = None) -> None:
        """The one door: try it, store it, then tell everyone."""
        try:
            draft = self.draft(act, seat, question, value, key)
        except RulesBroke:
            await self.reload()
            raise
        await self.store(draft.statements)
        self.entered(draft)
        if not draft.match.over:
            await self.tempo.end_standing(draft.match)

    def draft(self, act: Act, seat: int, question: str, value: Any, key: str | None) -> Draft:
        """Do it in memory, and say what must be stored."""
        match, clocks = self.playing(), self.clocks
        if self.storage.shared:
            # Another server may be first: then these are thrown away.
            match, clocks = match.clone(), deepcopy(clocks)
        entry = Entry(self.length, act, seat, question, value, key, time.time())
        try:
            return self.tried(match, clocks, entry)
        except IllegalAnswer:
            raise
        except Exception:
            logger.exception("an answer broke the rules", extra={"table": self.record.id, "game": self.record.game})
            raise RulesBroke from None

    def tried(self, match: Match, clocks: Clocks, entry: Entry) -> Draft:
        """Do it in memory, which is worth nothing should the rules break over it."""
        ledger.enter(match, entry)
        clocks.follow(match, entry, entry.at)
        statements = [ledger.entry_row(self.record.id, entry)]
        record = None
        if match.over:
            record = self.ended(match, entry.at)
            statements += ledger.update(record)
        elif clocks.ticking:
            statements.append(self.wake_up(match, clocks))
        return Draft(entry, match, clocks, statements, record)

    def entered(self, draft: Draft) -> None:
        """It is stored: now it is so, and everyone hears of it."""
        entry, match = draft.entry, draft.match
        self.match, self.clocks = match, draft.clocks
        self.length += 1
        if entry.key:
            self.keys.add((entry.seat, entry.key))
        self.hall.counts.answers += 1
        if draft.record is not None:
            self.replace(draft.record)
        self.tempo.follow(match, entry.at)
        self.gallery.remember(entry)
        self.tell_change()
        if match.over:
            self.hall.finished(self.record)

    def ended(self, match: Match, at: float) -> Record:
        """The match is over: the table remembers how."""
        outcome = match.outcome
        assert outcome is not None
        record = deepcopy(self.record)
        record.phase, record.ended, record.wake = "over", at, None
        record.result = Result([SEAT[s] for s in outcome.winners], list(outcome.scores), outcome.reason)
        return record

    def wake_up(self, match: Match, clocks: Clocks) -> Statement:
        """When somebody must look at this table, even if nobody is there."""
        ends = clocks.ends(match.table.stack[-1].waits)
        self.record.wake = min(ends.values(), default=time.time())
        return Statement("UPDATE tables SET wake = ? WHERE id = ?", (self.record.wake, self.record.id))

    async def store(self, statements: list[Statement], record: Record | None = None) -> None:
        """Write it, and the changed record; where another server wrote first, read what it wrote."""
        began = time.monotonic()
        if record is not None:
            statements = [*statements, *ledger.update(record)]
        try:
            await self.storage.write(*statements, news=self.record.id)
        except Conflict:
            await self.neighbours.read_on()
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

    def replace(self, record: Record) -> None:
        """The changed record is stored."""
        record.revision += 1
        self.record = record

    def lose(self, error: BaseException) -> None:
        """Nothing could be stored: what is in memory is not so."""
        if isinstance(error, StorageLost | Conflict):
            logger.error("nothing can be stored", extra={"table": self.record.id})
        self.broken = True
        self.hall.later(self.hall.drop(self))

    def tell_change(self) -> None:
        """Everyone who is connected sees what changed for them, and nobody anything else."""
        match = self.match
        if match is None:
            return
        clock = encoder.encode(ClockNews(self.clocks.seen(time.time()))) if self.clocks.ticking else None
        changes = self.streams.advance(match)
        here: set[int | None] = set()
        for connection in self.connections:
            seat = connection.seat
            if seat is None and self.gallery.delay:
                continue
            here.add(seat)
            if seat in changes:
                connection.put(changes[seat])
            if clock is not None:
                connection.put(clock)
        if len(here) < len(self.streams.streams):
            self.streams.forget(here)
        if match.over:
            self.tell_table()
        self.tempo.schedule()

    # -- standing passes and stand-ins

    async def stand(self, connection: Connection, message: StandingPass) -> None:
        """From now on this seat passes windows of these kinds, until its next turn."""
        async with self.turn:
            seat = self.seat_of(connection)
            self.playing()
            await self.set_standing(seat, sorted(set(message.prompts)))
            self.acknowledge(connection, message.id)
            self.tempo.schedule()

    async def set_standing(self, seat: int, prompts: list[str]) -> None:
        """Store a seat's standing passes, and tell that seat."""
        self.record.chairs[seat].standing = prompts
        await self.store([ledger.chair_row(self.record, seat)])
        for connection in self.connections:
            if connection.seat == seat:
                connection.send(Standing(prompts))

    def has_standing(self) -> bool:
        """Some seat has a standing pass."""
        return any(chair.standing for chair in self.record.chairs)

    async def hand_back(self, seat: int | None) -> None:
        """Who comes back takes over from the bot that stood in."""
        if seat is None or self.record.chairs[seat].away_bot is None:
            return
        record = deepcopy(self.record)
        record.chairs[seat].away_bot = None
        await self.store([], record)
        await self.conversation.notice("notice-back", {"seat": SEAT[seat]})

    # -- saying goodbye

    def farewell(self, connection: Connection, why: Trouble) -> None:
        """Close one connection, with the reason."""
        connection.send(Bye(told(why, connection.language)))
        connection.outbox.close()

    def send_away(self, person: str) -> None:
        """Close all connections of one who is no longer anybody here."""
        for connection in list(self.connections):
            if connection.person_id == person:
                self.connections.discard(connection)
                self.farewell(connection, Trouble("you-left"))

    # -- small things

    def check_open(self) -> None:
        """The table is still there."""
        if self.closed:
            raise Trouble("no-such-table", 404)
        if self.broken:
            raise Trouble("not-stored", 503)

    def seat_of(self, connection: Connection) -> int:
        """The seat of one who wants to do something."""
        self.check_open()
        if connection.seat is None:
            raise Trouble("not-seated", 403)
        return connection.seat

    def playing(self) -> Match:
        """The match under way."""
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
        connection.send(Refused(key, told(trouble, connection.language, self.texts(connection.language))))

    def texts(self, language: str) -> Texts:
        """The voice of this table."""
        rules = self.hall.rules_of(self.record.game)
        edition = str(self.record.options.get("edition", ""))
        return Texts(language, rules.entry.package, edition, self.record.names())

    async def change(self, alter: Callable[[Record], None]) -> None:
        """Alter the table's record, store it, and tell everyone; the turn is ours."""

        async def act() -> None:
            self.check_open()
            record = deepcopy(self.record)
            alter(record)
            await self.store([], record)

        await self.persevere(act)
        self.reseat()
        self.tell_table()
        self.tempo.schedule()

    async def begin(self) -> None:
        """The match begins: everyone sees the table for the first time; the turn is ours."""
        self.match = ledger.begin(self.record)
        self.length, self.keys = 0, set()
        self.clocks = Clocks(self.record.clock, len(self.record.chairs))
        now = time.time()
        self.clocks.follow(self.match, None, now)
        self.tempo.follow(self.match, now)
        self.streams = Streams()
        self.gallery.begin()
        for connection in self.connections:
            await self.bring_up_to_date(connection, None)
        self.tempo.schedule()


def open_question(match: Match, seat: int, question: str) -> Question:
    """The question of this seat with this id, if it still stands."""
    for asked in match.questions_of(seat):
        if asked.id == question:
            return asked
    raise Trouble("question-gone")
