"""PostgreSQL, for many servers behind one address.

Writes that arrive while the database is busy share the next transaction. A session lock says which server keeps a
table; it falls when that server dies. NOTIFY tells the other servers which table was written to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from typing import Any, Final, NamedTuple

import asyncpg

from palazzo.server.storage import PROBE, Conflict, Done, News, Row, Statement, StorageLost, migrations

CHANNEL: Final = "palazzo"
MIGRATING: Final = 7_261_220
LARGEST_GROUP: Final = 500
LOST: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncio.TimeoutError)
PATIENCE: Final = 10.0
logger = logging.getLogger("palazzo.postgres")


class Wish(NamedTuple):
    """Statements that wait to be written, and who waits for them."""

    statements: tuple[Statement, ...]
    news: str
    done: asyncio.Future[None]


class Postgres:
    """One database, many servers."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: asyncpg.Pool[Any] | None = None
        self.own: asyncpg.Connection[Any] | None = None
        self.kept: set[str] = set()
        self.hear: News = lambda table, server, note: None
        self.me = ""
        self.own_lock = asyncio.Lock()
        self.wishes: list[Wish] = []
        self.wished = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0

    async def start(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.address, min_size=2, max_size=8)
            await self.connect_own()
            async with self.pool.acquire() as connection:
                await migrate(connection)
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise StorageLost(f"the database does not answer: {error}") from None
        self.writer = asyncio.create_task(self.write_on())

    async def stop(self) -> None:
        if self.writer is not None:
            while self.wishes:
                await asyncio.sleep(0.01)
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
            self.writer = None
        if self.own is not None:
            with contextlib.suppress(Exception):
                await self.own.close(timeout=2)
            self.own = None
        if self.pool is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.pool.close(), PATIENCE)
            self.pool = None

    def open_pool(self) -> asyncpg.Pool[Any]:
        """The pool, while there is one."""
        if self.pool is None:
            raise StorageLost("the storage is closed")
        return self.pool

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        try:
            return [dict(row) for row in await self.open_pool().fetch(numbered(sql), *values)]
        except asyncpg.DataError:
            # Words no column can hold, like a zero byte, are in no row.
            return []
        except LOST as error:
            raise StorageLost(str(error)) from None

    # -- writing

    async def write(self, *statements: Statement, news: str = "") -> None:
        if self.writer is None or self.writer.done():
            raise StorageLost("nothing can be written")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wishes.append(Wish(statements, news, done))
        self.wished.set()
        await done

    async def probe(self) -> None:
        try:
            # Alone, not with what others wait for: all servers write this one row.
            await self.open_pool().execute(numbered(PROBE), str(time.time()), timeout=PATIENCE)
        except (*LOST, asyncpg.PostgresError) as error:
            raise StorageLost(str(error)) from None

    async def size(self) -> int:
        rows = await self.fetch("SELECT pg_database_size(current_database()) AS size")
        return int(rows[0]["size"])

    def write_soon(self, statements: list[Statement], done: Done) -> None:
        raise StorageLost("other servers write here too")

    async def write_on(self) -> None:
        """Write group after group."""
        while True:
            await self.wished.wait()
            group = self.wishes[:LARGEST_GROUP]
            await self.write_group(group)
            del self.wishes[: len(group)]
            if not self.wishes:
                self.wished.clear()

    async def write_group(self, group: list[Wish]) -> None:
        """One transaction for all; should one of them fail, each alone."""
        try:
            async with self.open_pool().acquire() as connection, connection.transaction():
                await self.carry_out(connection, group)
        except Exception as error:
            if len(group) == 1:
                settle(group[0].done, as_ours(error))
                return
            for wish in group:
                await self.write_group([wish])
            return
        self.commits += 1
        for wish in group:
            settle(wish.done, None)

    async def carry_out(self, connection: Any, group: list[Wish]) -> None:
        """Do what the wishes say; single lines that only differ in their values go in one message."""
        alike: dict[str, list[tuple[Any, ...]]] = {}
        for wish in group:
            if len(wish.statements) == 1 and wish.statements[0].sql.startswith("INSERT INTO journal"):
                alike.setdefault(wish.statements[0].sql, []).append(wish.statements[0].values)
                continue
            for statement in wish.statements:
                status = await connection.execute(numbered(statement.sql), *statement.values)
                if statement.rows is not None and int(status.rsplit(" ", 1)[1]) != statement.rows:
                    raise Conflict(statement.sql)
        for sql, rows in alike.items():
            await connection.executemany(numbered(sql), rows)
        news = sorted({wish.news for wish in group if wish.news})
        if news:
            await connection.executemany(
                "SELECT pg_notify($1, $2)", [(CHANNEL, f"{self.me} {table} ") for table in news]
            )

    # -- many servers

    async def connect_own(self) -> None:
        """A connection that holds our locks and hears the news."""
        self.own = await asyncpg.connect(self.address, timeout=PATIENCE)
        self.me = str(self.own.get_server_pid())
        self.kept = set()
        await self.own.add_listener(CHANNEL, self.heard)

    def heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        """News of a table; our own we know."""
        sender, table, note = str(payload).split(" ", 2)
        if sender != self.me:
            self.hear(table, sender, note)

    def listen(self, hear: News) -> None:
        self.hear = hear

    async def tell(self, table: str, note: str) -> None:
        with contextlib.suppress(*LOST):
            await self.open_pool().execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.me} {table} {note}")

    async def tend(self) -> bool:
        async with self.own_lock:
            if self.own is not None and not self.own.is_closed():
                return False
            try:
                await self.connect_own()
            except LOST as error:
                raise StorageLost(str(error)) from None
            logger.warning("the connection to the other servers was lost and made anew")
            return True

    async def keep(self, table: str) -> bool:
        async with self.own_lock:
            if self.own is None or self.own.is_closed():
                return False
            if table not in self.kept:
                try:
                    if await self.own.fetchval("SELECT pg_try_advisory_lock($1)", lock_number(table)):
                        self.kept.add(table)
                except LOST:
                    return False
            return table in self.kept

    async def let_go(self, table: str) -> None:
        async with self.own_lock:
            if table not in self.kept or self.own is None or self.own.is_closed():
                return
            self.kept.discard(table)
            with contextlib.suppress(*LOST):
                await self.own.execute("SELECT pg_advisory_unlock($1)", lock_number(table))


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """It is written, or it is not; who waited may be gone."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def as_ours(error: Exception) -> Exception:
    """A row that is there already was written by somebody else; anything else means that nothing can be written."""
    if isinstance(error, Conflict):
        return error
    if isinstance(error, (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)):
        return Conflict(str(error))
    return StorageLost(str(error))


def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: `$1`, `$2`, …"""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def lock_number(table: str) -> int:
    """The number of a table's lock."""
    return zlib.crc32(table.encode()) << 20 | zlib.adler32(table.encode()) & 0xFFFFF


async def migrate(connection: Any) -> None:
    """Bring the tables up to date; one server at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        version = await connection.fetchval("SELECT COALESCE(MAX(number), 0) FROM migrations")
        steps = migrations()
        if version > steps[-1][0]:
            raise StorageLost("it was written by a newer Palazzo")
        for number, text in steps:
            if number > version:
                await connection.execute(text)
                await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
