"""A live table in simulated time: no sockets, no disk, no threads, and no second that is not counted."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from palazzo.kernel.match import Match
from palazzo.server.live import messages
from palazzo.server.live.connection import Connection
from palazzo.server.messages import ClockRule, Person, PersonSettings
from palazzo.server.problems import Trouble
from palazzo.server.settings import Settings
from palazzo.server.storage import Statement
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.persistence import Chair, JournalLine, TableRecord
from palazzo.server.tables.shared import Shared
from palazzo.server.thinking import worker
from palazzo.server.thinking.pool import Choice

START = 1000.0


class Skipping(selectors.SelectSelector):
    """Does not wait: the time a loop would wait for is gone at once."""

    now = START

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is not None and timeout > 0:
            # A little more, so that no rounding leaves a timer just short of its time.
            self.now += timeout + 1e-6
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop in simulated time."""

    def __init__(self) -> None:
        self.clock = Skipping()
        self.tables: list[SimulatedTable] = []
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


class Memory:
    """A storage that keeps nothing: what is in memory is all there is."""

    shared = False
    away = False

    def __init__(self) -> None:
        self.people: dict[str, PersonSettings] = {}

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        return []

    async def write(self, *statements: Statement, news: str = "") -> None:
        return None

    async def keep(self, table: str) -> bool:
        return True

    async def let_go(self, table: str) -> None:
        return None

    async def tell(self, table: str, note: str) -> None:
        return None


class Sent:
    """Takes what is sent on a connection, and when."""

    closing = False
    overflowed = False

    def __init__(self, page: Page) -> None:
        self.page = page

    def put(self, data: bytes) -> None:
        self.page.receive(data)

    def close(self) -> None:
        self.closing = True


class Page:
    """A browser's page at the table: what it was sent, and what it does then."""

    def __init__(self, table: SimulatedTable, name: str, shows: float | None = None, seated: bool = True) -> None:
        self.table = table
        self.shows = shows
        """Seconds after which it says that it has shown something; None: it never does."""
        self.received: list[tuple[float, dict[str, Any], int]] = []
        """When, what, and how many bytes."""
        self.shown: dict[int, float] = {}
        person = Person(name, name, "en") if seated else None
        outbox: Any = Sent(self)
        self.connection = Connection(person, "en", outbox)
        self.keys = 0
        self.lies = False

    def receive(self, data: bytes) -> None:
        message = json.loads(data)
        self.received.append((self.table.loop.time(), message, len(data)))
        if message["type"] in ("view", "change") and self.shows is not None:
            version = message["version"]
            self.table.loop.call_later(self.shows, self.show, version)

    def show(self, version: int) -> None:
        self.shown[version] = self.table.loop.time()
        said = 10**15 if self.lies else version
        self.table.do(self.table.live.show(self.connection, messages.Shown(said)))

    async def come(self, shows: bool | None = None) -> None:
        await self.table.live.connect(self.connection, None, self.shows is not None if shows is None else shows)

    async def go(self) -> None:
        await self.table.live.disconnect(self.connection)

    async def answer(self, question: str, value: Any) -> None:
        self.keys += 1
        try:
            await self.table.live.answer(self.connection, messages.Answer(f"k{self.keys}", 0, question, value))
        except Trouble as trouble:
            if trouble.reason != "question-gone":
                raise

    def heard(self, kind: str) -> list[tuple[float, dict[str, Any]]]:
        """When messages of a kind came, and what they said."""
        return [(at, message) for at, message, _ in self.received if message["type"] == kind]


class SimulatedTable:
    """A table with people in the first seats and bots in the others."""

    def __init__(
        self,
        loop: Loop,
        game: str,
        seats: int,
        people: int,
        key: str = "0" * 32,
        position: dict[str, Any] | None = None,
        bell: float = 5.0,
        clock: ClockRule | None = None,
        level: str = "clerk",
        pace: float = 0.6,
    ) -> None:
        self.loop = loop
        loop.tables.append(self)
        self.tasks: list[asyncio.Task[None]] = []
        settings = Settings(workers=0, bell=5.0, bot_pace=pace, restart_grace=0.0)
        storage: Any = Memory()
        self.shared = shared = Shared(settings, storage)
        shared.now = loop.time
        shared.timeline.now = loop.time  # type: ignore[method-assign]
        shared.thinkers.think = self.think  # type: ignore[method-assign, assignment]
        chairs = [Chair(name=f"p{seat}", person=f"p{seat}") for seat in range(people)]
        chairs += [Chair(name=f"b{seat}", bot=level) for seat in range(people, seats)]
        rules = __import__("palazzo").rules_of(game).entry
        origin: dict[str, Any] = {"key": key} if position is None else {"key": key, "position": position}
        record = TableRecord(
            id="table",
            game=game,
            rules=rules.version,
            options=rules.complete_options(seats, {}),
            phase="playing",
            host="p0",
            clock=clock or ClockRule(),
            language="en",
            public=True,
            spectators=True,
            spectator_delay=0.0,
            bell=bell,
            origin=origin,
            created=0.0,
            started=START,
            chairs=chairs,
        )
        self.live = LiveTable(shared, record, self.drop)
        self.lines: list[JournalLine] = []
        played = self.live._played

        def note(lines: list[JournalLine]) -> None:
            self.lines += lines
            played(lines)

        self.live._played = note  # type: ignore[method-assign]
        self.rng = Random(7)

    async def drop(self, table: LiveTable, why: Trouble | None) -> None:
        raise AssertionError("the table was dropped")

    async def think(self, level: str, look: Callable[[], Any], rank: Any = None) -> list[Choice]:
        return [Choice(*wish) for wish in worker.wishes(level, look(), self.rng)]

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it soon."""
        self.tasks.append(self.loop.create_task(work))

    @property
    def match(self) -> Match:
        match = self.live.state.match
        assert match is not None
        return match

    def put(self, match: Match) -> None:
        """Go on with this match instead, as if it had always been so."""
        self.live.state.match = match
        self.live.schedule._moment = -1
        self.live.schedule.follow(match, self.live.schedule.now())


def simulate(work: Callable[[Loop], Coroutine[Any, Any, None]]) -> None:
    """Run something in simulated time."""
    loop = Loop()
    try:
        loop.run_until_complete(work(loop))
    finally:
        for table in loop.tables:
            table.live.state.closed = True
            table.live.stop()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
        loop.close()
