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
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import asyncpg

from palazzo.server.storage import PROBE, Conflict, News, Row, Statement, StorageLost, migrations, resolve

_CHANNEL: Final = "palazzo"
_MIGRATING: Final = 7_261_220
_LARGEST_GROUP: Final = 500
_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What says that the database is away, goes, comes, is full or stands still; not what says that we asked wrongly."""
_CALL_TIME: Final = 4.0
"""Seconds a call may take, from asking for a connection to having given it back."""
_LEAST_TIME: Final = 0.1
"""Seconds there are to give a connection back, however long the call took."""
_OWN_TIME: Final = 2.0
"""Seconds a question to our own connection may take: locks, and whether it is still there."""
_KNOCK_TIME: Final = 1.5
"""Seconds in which the database answers when it is there."""
_CONNECT_TIME: Final = 5.0
START_TIME: Final = 30.0
"""Seconds a database has that says it is starting."""
_MIGRATION_TIME: Final = 3600.0
_PARTING: Final = 2.0
"""Seconds each step of a stop may take."""
logger = logging.getLogger("palazzo.postgres")


class PendingWrite(NamedTuple):
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
        self.pending: list[PendingWrite] = []
        self.wished = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.away = False
        self.knocking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            await self.wait_for_start()
            # No connection is kept in reserve: asyncpg would make it anew by itself, and complain when it cannot.
            self.pool = await asyncpg.create_pool(self.address, min_size=0, max_size=8, timeout=_CONNECT_TIME)
            async with asyncio.timeout(_MIGRATION_TIME), self.pool.acquire() as connection:
                await _migrate(connection)
        except (*_LOST, asyncpg.PostgresError, ValueError) as error:
            raise StorageLost(f"the database does not answer: {error or 'in time'}") from None
        self.writer = asyncio.create_task(self.write_on())

    async def wait_for_start(self) -> None:
        """Connect; a database that says it is starting is waited for."""
        until = asyncio.get_running_loop().time() + START_TIME
        while True:
            try:
                await self.connect_own()
                return
            except asyncpg.CannotConnectNowError:
                if asyncio.get_running_loop().time() > until:
                    raise
                logger.info("the database is starting")
                await asyncio.sleep(0.5)

    async def stop(self) -> None:
        if self.writer is not None:
            await self.stop_writing(self.writer)
            self.writer = None
        if self.knocking is not None:
            self.knocking.cancel()
        if self.own is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.own.close(), _PARTING)
            self.own.terminate()
            self.own = None
        if self.pool is not None:
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(self.pool.close(), 0.0 if self.away else _PARTING)
            self.pool.terminate()
            self.pool = None

    async def stop_writing(self, writer: asyncio.Task[None]) -> None:
        """Write what waits, if that can be done soon."""
        until = asyncio.get_running_loop().time() + _PARTING
        while self.pending and not self.away and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        for write in self.pending:
            resolve(write.done, StorageLost("the storage is closed"))
        self.pending = []

    def open_pool(self) -> asyncpg.Pool[Any]:
        """The pool, while there is one."""
        if self.pool is None:
            raise StorageLost("the storage is closed")
        return self.pool

    @contextlib.asynccontextmanager
    async def borrowed(self) -> AsyncIterator[Any]:
        """A connection for one call, which takes no longer than a call may; a connection it got stuck in is ended."""
        if self.away:
            raise StorageLost("the database does not answer")
        pool, loop = self.open_pool(), asyncio.get_running_loop()
        until = loop.time() + _CALL_TIME
        connection = None
        try:
            try:
                async with asyncio.timeout_at(until):
                    connection = await pool.acquire()
                    yield connection
            except (asyncio.CancelledError, *_LOST):
                if connection is not None:
                    connection.terminate()
                    self.doubt()
                raise
            finally:
                # By a time of its own: broken off from outside, asyncpg goes on with it, and complains to nobody.
                if connection is not None:
                    await pool.release(connection, timeout=max(_LEAST_TIME, until - loop.time()))
        except _LOST as error:
            self.doubt()
            raise StorageLost(str(error) or "the database does not answer in time") from None

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        try:
            async with self.borrowed() as connection:
                return [dict(row) for row in await connection.fetch(_numbered(sql), *values)]
        except asyncpg.DataError:
            # Words no column can hold, like a zero byte, are in no row.
            return []

    # -- whether it is there

    def doubt(self) -> None:
        """A call came to nothing: find out whether others would."""
        if self.knocking is None or self.knocking.done():
            self.knocking = asyncio.get_running_loop().create_task(self.knock())

    async def knock(self) -> None:
        """Ask as a stranger would: who has a connection may be served when nobody else is, or the other way round."""
        try:
            async with asyncio.timeout(_KNOCK_TIME):
                connection = await asyncpg.connect(self.address, timeout=_KNOCK_TIME)
                try:
                    await connection.fetchval("SELECT 1")
                finally:
                    connection.terminate()
        except (*_LOST, asyncpg.PostgresError) as error:
            if not self.away:
                logger.warning("the database does not answer", extra={"why": str(error) or "in time"})
            self.away = True
            return
        if self.away:
            logger.warning("the database answers again")
            await self.open_pool().expire_connections()
        self.away = False

    # -- writing

    async def write(self, *statements: Statement, news: str = "") -> None:
        if self.away or self.writer is None or self.writer.done():
            raise StorageLost("nothing can be written")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append(PendingWrite(statements, news, done))
        self.wished.set()
        await done

    async def probe(self) -> None:
        try:
            # Alone, not with what others wait for: all servers write this one row.
            async with self.borrowed() as connection:
                await connection.execute(_numbered(PROBE), str(time.time()))
        except asyncpg.PostgresError as error:
            raise StorageLost(str(error)) from None

    async def size(self) -> int:
        rows = await self.fetch("SELECT pg_database_size(current_database()) AS size")
        return int(rows[0]["size"])

    async def write_on(self) -> None:
        """Write group after group."""
        while True:
            await self.wished.wait()
            group = self.pending[:_LARGEST_GROUP]
            await self.write_group(group)
            del self.pending[: len(group)]
            if not self.pending:
                self.wished.clear()

    async def write_group(self, group: list[PendingWrite]) -> None:
        """One transaction for all; should one of them fail, each alone, but for all when nobody answers."""
        try:
            async with self.borrowed() as connection, _transaction(connection):
                await self.carry_out(connection, group)
        except StorageLost as error:
            for write in group:
                resolve(write.done, StorageLost(str(error)))
            return
        except Exception as error:
            if len(group) == 1:
                resolve(group[0].done, _as_ours(error))
                return
            for write in group:
                await self.write_group([write])
            return
        self.commits += 1
        for write in group:
            resolve(write.done, None)

    async def carry_out(self, connection: Any, group: list[PendingWrite]) -> None:
        """Do what the pending writes say; single lines that only differ in their values go in one message."""
        alike: dict[str, list[tuple[Any, ...]]] = {}
        for write in group:
            if len(write.statements) == 1 and write.statements[0].sql.startswith("INSERT INTO journal"):
                alike.setdefault(write.statements[0].sql, []).append(write.statements[0].values)
                continue
            for statement in write.statements:
                status = await connection.execute(_numbered(statement.sql), *statement.values)
                if statement.rows is not None and int(status.rsplit(" ", 1)[1]) != statement.rows:
                    raise Conflict(statement.sql)
        for sql, rows in alike.items():
            await connection.executemany(_numbered(sql), rows)
        news = sorted({write.news for write in group if write.news})
        if news:
            await connection.executemany(
                "SELECT pg_notify($1, $2)", [(_CHANNEL, f"{self.me} {table} ") for table in news]
            )

    # -- many servers

    async def connect_own(self) -> None:
        """A connection that holds our locks and hears the news."""
        own = await asyncpg.connect(self.address, timeout=_CONNECT_TIME)
        try:
            async with asyncio.timeout(_OWN_TIME):
                await own.add_listener(_CHANNEL, self.heard)
        except BaseException:
            own.terminate()
            raise
        self.own, self.me, self.kept = own, str(own.get_server_pid()), set()

    async def ask_own(self, sql: str, *values: Any) -> Any:
        """Ask by our own connection; one that does not answer is ended, and our locks fall with it."""
        own = self.own
        if self.away or own is None or own.is_closed():
            raise StorageLost("the database does not answer")
        try:
            async with asyncio.timeout(_OWN_TIME):
                return await own.fetchval(sql, *values)
        except _LOST as error:
            own.terminate()
            self.kept = set()
            self.doubt()
            raise StorageLost(str(error) or "the database does not answer in time") from None

    def heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        """News of a table; our own we know."""
        sender, table, note = str(payload).split(" ", 2)
        if sender != self.me:
            self.hear(table, sender, note)

    def listen(self, hear: News) -> None:
        self.hear = hear

    async def tell(self, table: str, note: str) -> None:
        with contextlib.suppress(StorageLost):
            async with self.borrowed() as connection:
                await connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, f"{self.me} {table} {note}")

    async def tend(self) -> bool:
        if self.away:
            self.doubt()
            assert self.knocking is not None
            await asyncio.shield(self.knocking)
        if self.away:
            raise StorageLost("the database does not answer")
        async with self.own_lock:
            with contextlib.suppress(StorageLost):
                await self.ask_own("SELECT 1")
                return False
            try:
                await self.connect_own()
            except _LOST as error:
                self.doubt()
                raise StorageLost(str(error) or "the database does not answer in time") from None
            logger.warning("the connection to the other servers was lost and made anew")
            return True

    async def keep(self, table: str) -> bool:
        async with self.own_lock:
            with contextlib.suppress(StorageLost):
                if self.own is None or self.own.is_closed():
                    return False
                if table not in self.kept and await self.ask_own(
                    "SELECT pg_try_advisory_lock($1)", _lock_number(table)
                ):
                    self.kept.add(table)
                return table in self.kept
            return False

    async def let_go(self, table: str) -> None:
        async with self.own_lock:
            if table in self.kept:
                self.kept.discard(table)
                with contextlib.suppress(StorageLost):
                    await self.ask_own("SELECT pg_advisory_unlock($1)", _lock_number(table))


@contextlib.asynccontextmanager
async def _transaction(connection: Any) -> AsyncIterator[None]:
    """All that is done within, or nothing of it.

    Cancelled, it does nothing more: asyncpg's own transaction would then wait, for ever, until a database that stands
    still has rolled back. The connection is ended instead, and the database rolls back by itself.
    """
    await connection.execute("BEGIN")
    try:
        yield
    except Exception:
        await connection.execute("ROLLBACK")
        raise
    await connection.execute("COMMIT")


def _as_ours(error: Exception) -> Exception:
    """A row that is there already was written by somebody else; anything else means that nothing can be written."""
    if isinstance(error, Conflict):
        return error
    if isinstance(error, (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)):
        return Conflict(str(error))
    return StorageLost(str(error))


def _numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: `$1`, `$2`, …"""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def _lock_number(table: str) -> int:
    """The number of a table's lock."""
    return zlib.crc32(table.encode()) << 20 | zlib.adler32(table.encode()) & 0xFFFFF


async def _migrate(connection: Any) -> None:
    """Bring the tables up to date; one server at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        version = await connection.fetchval("SELECT COALESCE(MAX(number), 0) FROM migrations")
        steps = migrations()
        if version > steps[-1][0]:
            raise StorageLost("it was written by a newer Palazzo")
        for number, text in steps:
            if number > version:
                await connection.execute(text)
                await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
