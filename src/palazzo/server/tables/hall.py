"""All tables of this server: found, loaded when somebody comes, dropped when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

import palazzo
from palazzo.kernel.errors import Refusal
from palazzo.kernel.rules import Rules
from palazzo.server.people import tokens
from palazzo.server.people.rate_limits import Rates
from palazzo.server.people.records import Records
from palazzo.server.problems import Trouble
from palazzo.server.running.counts import Counts
from palazzo.server.running.timeline import Timeline
from palazzo.server.settings import Settings
from palazzo.server.storage import Conflict, Statement, Storage, StorageLost
from palazzo.server.tables import ledger
from palazzo.server.tables.ledger import TableRecord
from palazzo.server.tables.room import Room
from palazzo.server.thinking.pool import Thinkers

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger("palazzo.hall")
SWEEP: Final = 1.0
PARTING: Final = 3.0
"""Seconds what is under way has left when the server stops."""
MOST_WOKEN: Final = 20
"""Tables loaded in one sweep because their time is up."""
UNWELL: Final = 600.0
"""Seconds after which a table that could not be loaded is tried again."""
EVERYWHERE: Final = "*"
"""What is told of no table, but of a person, wherever they are."""
REST: Final = 4
"""Sweeps after which a table where nothing happens takes up less room."""


class Hall:
    """The tables in memory, and what they share."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.thinkers = Thinkers(settings.workers, settings.bot_budget)
        self.timeline = Timeline()
        self.now = self.timeline.now
        self.records = Records(storage, self.now)
        self.talk_rates = Rates(settings.talk_rate, settings.talk_burst)
        self.counts = Counts()
        self.secret = b""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.reading = ThreadPoolExecutor(settings.threads, thread_name_prefix="palazzo-play")
        self.started = time.monotonic()
        self.sweeps = 0
        self.passed_over: dict[str, float] = {}
        """Tables that could not be loaded, and when they are tried again."""
        self.stopping = False
        self.full = False
        """So much is kept that nothing new is begun."""

    async def start(self) -> None:
        """Open the storage, and begin to look after tables."""
        await self.storage.start()
        await self.timeline.start(self.storage)
        self.secret = await self.read_secret()
        self.storage.listen(self.hear)
        self.sweeper = asyncio.create_task(self.sweep())

    async def read_secret(self) -> bytes:
        """The key invitations are made from; drawn once for each database."""
        statement = Statement(
            "INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING",
            (secrets.token_hex(32),),
        )
        await self.storage.write(statement)
        rows = await self.storage.fetch("SELECT value FROM meta WHERE name = 'secret'")
        return bytes.fromhex(rows[0]["value"])

    async def say_goodbye(self) -> None:
        """Let everyone go, with the reason."""
        self.stopping = True
        await asyncio.gather(*(self.part_with(room) for room in list(self.rooms.values())))

    async def part_with(self, room: Room) -> None:
        """Let everyone at a table go, when what is under way there is done; should that take too long, before."""
        why = Trouble("stopping", 503)
        try:
            async with asyncio.timeout(PARTING), room.lock:
                await self.drop(room, why)
        except TimeoutError:
            await self.drop(room, why)

    async def stop(self) -> None:
        """Let everyone go, and write what waits."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.stop()
        self.reading.shutdown(wait=False, cancel_futures=True)
        if self.secret:
            with contextlib.suppress(StorageLost, Conflict, TimeoutError):
                async with asyncio.timeout(PARTING):
                    await self.timeline.write(self.storage)
        await self.storage.stop()

    # -- tables

    async def room(self, table: str) -> Room:
        """A table, loaded if it is not in memory."""
        if self.stopping:
            raise Trouble("stopping", 503)
        room = self.rooms.get(table)
        if room is not None and not room.broken:
            room.idle_since = time.monotonic()
            if self.storage.shared:
                await room.cluster.catch_up()
            return room
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Room:
        """Read a table from disk."""
        record = await ledger.read_record(self.storage, table)
        if record is None:
            raise Trouble("no-such-table", 404)
        room = Room(self, record)
        await room.load()
        self.rooms[table] = room
        if self.storage.shared:
            # What was told of it while it was being read went unheard.
            await room.cluster.catch_up()
        room.schedule.update()
        return room

    async def drop(self, room: Room, why: Trouble | None = None) -> None:
        """Forget a table that nobody looks at; or, with a reason, send everyone away."""
        if self.rooms.get(room.record.id) is room:
            del self.rooms[room.record.id]
        room.schedule.stop()
        room.gallery.stop()
        room.closed = room.closed or why is not None
        room.broken = True
        for connection in list(room.connections):
            connection.farewell(why or Trouble("not-stored", 503))
        if not self.stopping:
            await self.storage.let_go(room.record.id)

    async def keeps(self, room: Room) -> bool:
        """This server runs the table's bots and clocks."""
        return await self.storage.keep(room.record.id)

    def hear(self, table: str, server: str, note: str) -> None:
        """Another server tells something of a table, or that somebody goes."""
        if table == EVERYWHERE:
            self.send_away(*note.split(" "))
            return
        room = self.rooms.get(table)
        if room is not None:
            room.cluster.hear(server, note)

    async def dismiss(self, who: str, why: str = "you-left", table: str = "") -> None:
        """Close all connections of a person who goes, or of a session, at one table or every one, of every server."""
        self.send_away(who, why, table)
        await self.storage.tell(EVERYWHERE, f"{who} {why} {table}")

    def send_away(self, who: str, why: str, table: str = "") -> None:
        """Close all their connections to this server."""
        for room in self.rooms.values():
            if table in ("", room.record.id):
                room.send_away(who, why)

    def finished(self, record: TableRecord) -> None:
        """A match is over: rate it, and count it when all may know."""
        asyncio.get_running_loop().call_later(record.spectator_delay, self.counts.finish)
        self.later(self.records.rate_all())

    def grace(self) -> float:
        """After a start, everyone who is asked has at least so much time; a table merely put aside gives none."""
        since = time.monotonic() - self.started
        return self.settings.restart_grace if since < self.settings.restart_grace else 0.0

    # -- what happens by itself

    async def sweep(self) -> None:
        """Drop tables nobody looks at; wake those whose clocks are up."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.tidy()
            except (StorageLost, Conflict, Trouble) as trouble:
                logger.warning("sweeping failed", extra={"reason": str(trouble)})
                await self.wait_for_storage()
            except Exception:
                logger.exception("sweeping failed")

    async def wait_for_storage(self) -> None:
        """While the storage answers nobody nothing can be played: tell everyone, who come back by themselves.

        They had no chance to answer: whoever is asked when it is back has as much time as after a start.
        """
        if self.storage.away:
            self.started = time.monotonic()
            for room in list(self.rooms.values()):
                await self.drop(room)

    async def tidy(self) -> None:
        """One round."""
        missed = await self.storage.tend()
        self.sweeps += 1
        for room in list(self.rooms.values()):
            await self.spared(room.record.id, self.tidy_up(room, missed))
        await self.wake_up()
        if self.rooms or self.storage.shared:
            await self.timeline.keep(self.storage)

    async def tidy_up(self, room: Room, missed: bool) -> None:
        """See to one table: what it missed, how much room it takes, whether anyone is still there."""
        if self.sweeps % REST == 0:
            room.streams.rest()
        await room.cluster.tend()
        if missed:
            await room.cluster.catch_up()
        busy = room.connections or room.schedule.thoughts or room.schedule.held or room.lock.locked()
        if not busy and time.monotonic() - room.idle_since > self.settings.room_idle:
            await self.drop(room)

    async def wake_up(self) -> None:
        """Load tables whose time is up, the longest overdue first; those in memory have a timer of their own."""
        due = await self.storage.fetch("SELECT id, phase FROM tables WHERE wake <= ? ORDER BY wake", self.now())
        if any(row["phase"] == "over" for row in due):
            await self.storage.write(
                Statement("UPDATE tables SET wake = NULL WHERE phase = 'over' AND wake <= ?", (self.now(),))
            )
        away, now = [], time.monotonic()
        for row in due:
            if row["phase"] != "playing":
                continue
            room = self.rooms.get(row["id"])
            if room is not None:
                room.idle_since = now
            elif self.passed_over.get(row["id"], 0.0) < now:
                away.append(row["id"])
        for table in away[:MOST_WOKEN]:
            if await self.spared(table, self.room(table)):
                self.passed_over.pop(table, None)
            else:
                self.passed_over[table] = now + UNWELL

    async def spared(self, table: str, work: Coroutine[Any, Any, Any]) -> bool:
        """Do it; should this one table be at fault, the others are spared."""
        try:
            await work
        except StorageLost:
            raise
        except (Trouble, Refusal) as trouble:
            logger.warning("a table was passed over", extra={"table": table, "reason": trouble.reason})
            return False
        except Exception:
            logger.exception("a table was passed over", extra={"table": table})
            return False
        return True

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it soon; whoever asked does not wait."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        """Say what went wrong with something nobody waited for."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageLost):
            logger.warning("nothing came of it in the background", extra={"reason": str(error)})
        elif error is not None:
            logger.error("something went wrong in the background", exc_info=error)

    async def aside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do something long in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.reading, lambda: work(*given, **named))

    # -- small things

    def invitation(self, record: TableRecord) -> str:
        """What opens a table that is not public."""
        return tokens.invitation(self.secret, record.id, record.generation)

    def invited(self, record: TableRecord, given: str | None) -> bool:
        """They have the invitation that stands, or the link that shows the match when it is over."""
        if given is None:
            return False
        shown = self.show_token(record)
        return tokens.same(given, self.invitation(record)) or (shown is not None and tokens.same(given, shown))

    def show_token(self, record: TableRecord) -> str | None:
        """What shows a finished match to anyone, while a link to it stands."""
        if record.phase != "over" or not record.shown % 2:
            return None
        return tokens.show(self.secret, record.id, record.shown)

    def may_see(self, record: TableRecord, person: str | None, given: str | None) -> bool:
        """A table is for those who sit there, its host, and those who are invited; if it is public, for all."""
        return record.public or record.has(person) or self.invited(record, given)

    def check_space(self) -> None:
        """Something new may still be kept."""
        if self.full:
            raise Trouble("house-full", 507)

    def rules_of(self, game: str) -> Rules:
        """The rules of a game."""
        return palazzo.rules_of(game)
