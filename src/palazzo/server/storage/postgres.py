"""PostgreSQL, for many servers behind one address: a session lock keeps each table, NOTIFY tells the other servers."""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from typing import Any, Final

import asyncpg

from palazzo.server.storage import Conflict, News, Row, Statement, StorageLost, migrations

CHANNEL: Final = "palazzo"
MIGRATING: Final = 7_261_220


class Postgres:
    """One database, many servers."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: asyncpg.Pool[Any] | None = None
        self.own: asyncpg.Connection[Any] | None = None
        self.kept: set[str] = set()
        self.hear: News = lambda table: None
        self.me = 0
        self.own_lock = asyncio.Lock()

    async def start(self) -> None:
        self.pool = await asyncpg.create_pool(self.address, min_size=2, max_size=8)
        await self.connect_own()
        async with self.pool.acquire() as connection:
            await migrate(connection)

    async def connect_own(self) -> None:
        """A connection that holds our locks and hears the news."""
        self.own = await asyncpg.connect(self.address)
        self.me = self.own.get_server_pid()
        self.kept = set()
        await self.own.add_listener(CHANNEL, self.heard)

    def heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        """News of a table; our own we know."""
        sender, _, table = str(payload).partition(" ")
        if sender != str(self.me):
            self.hear(table)

    async def stop(self) -> None:
        if self.own is not None:
            with contextlib.suppress(Exception):
                await self.own.close(timeout=2)
            self.own = None
        if self.pool is not None:
            await self.pool.close()
            self.pool = None

    def open_pool(self) -> asyncpg.Pool[Any]:
        """The pool, while there is one."""
        if self.pool is None:
            raise StorageLost("the storage is closed")
        return self.pool

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        try:
            return [dict(row) for row in await self.open_pool().fetch(numbered(sql), *values)]
        except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError) as error:
            raise StorageLost(str(error)) from None

    async def write(self, *statements: Statement, news: str = "") -> None:
        try:
            async with self.open_pool().acquire() as connection, connection.transaction():
                for statement in statements:
                    status = await connection.execute(numbered(statement.sql), *statement.values)
                    if statement.rows is not None and int(status.rsplit(" ", 1)[1]) != statement.rows:
                        raise Conflict(statement.sql)
                if news:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.me} {news}")
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except asyncpg.SerializationError as error:
            raise Conflict(str(error)) from None
        except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError) as error:
            raise StorageLost(str(error)) from None

    # -- many servers

    async def keep(self, table: str) -> bool:
        async with self.own_lock:
            if table in self.kept:
                return True
            if self.own is None or self.own.is_closed():
                await self.connect_own()
            assert self.own is not None
            if await self.own.fetchval("SELECT pg_try_advisory_lock($1)", lock_number(table)):
                self.kept.add(table)
        return table in self.kept

    async def let_go(self, table: str) -> None:
        async with self.own_lock:
            if table not in self.kept or self.own is None or self.own.is_closed():
                return
            self.kept.discard(table)
            await self.own.execute("SELECT pg_advisory_unlock($1)", lock_number(table))

    def listen(self, hear: News) -> None:
        self.hear = hear


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
