"""SQLite in one file: one thread writes, and what arrives while the disk is busy shares the next commit."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from palazzo.server.storage import INSERT_LINE, PROBE, Conflict, News, Row, Statement, StorageLost, migrations, resolve

_LARGEST_GROUP: Final = 500
_SETTINGS: Final = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=10000")


_MAGIC: Final = b"SQLite format 3\0"
"""How a database begins."""
_LEAST_FREE: Final = 4 * 1024 * 1024
"""Bytes of the disk that must be free: as many as the log of changes may have."""
_MOST_LINES: Final = 64
"""Lines of journals that one statement writes at the most."""
_ONE_LINE: Final = INSERT_LINE[INSERT_LINE.index(" VALUES ") + len(" VALUES ") :]


class PendingWrite(NamedTuple):
    """Statements that wait to be written, and who waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]


_Outcome = tuple[asyncio.Future[None], Exception | None]
"""Who waited, and why it was not written."""


class Sqlite:
    """One file, one server."""

    shared = False
    away = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.gathered: list[PendingWrite] = []
        """What was asked for in this turn of the event loop."""
        self.pending: queue.SimpleQueue[list[PendingWrite] | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None
        self.writing = False
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="palazzo-read")
        self.reader: sqlite3.Connection | None = None
        self.lock: int | None = None
        self.commits = 0

    async def start(self) -> None:
        self._check_file()
        self._lock_file()
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        self.writer = threading.Thread(
            target=self._write_until_told, args=(loop, ready), name="palazzo-write", daemon=True
        )
        self.writer.start()
        await ready
        await loop.run_in_executor(self.reading, self._open_reader)

    def _check_file(self) -> None:
        """What is no database is left as it is, with nothing beside it."""
        file = Path(self.path)
        try:
            if file.exists() and (file.is_dir() or _beginning_of(file) not in (_MAGIC, b"")):
                raise StorageLost(f"{self.path} is no database of Palazzo")
        except OSError as error:
            raise StorageLost(f"{self.path}: {error.strerror}") from None

    def _lock_file(self) -> None:
        """One server a file, by whatever name they know it: two would not hear of each other.

        The file itself is locked, for hard links have nothing else in common. SQLite's locks are of another kind; they
        fall with any handle of the file that is closed, so this one is kept until SQLite has closed its own.
        """
        try:
            import fcntl
        except ImportError:
            return
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageLost(f"{self.path}: {error.strerror}") from None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise StorageLost(f"{self.path} is in use by another server") from None
        self.lock = handle

    async def stop(self) -> None:
        if self.writer is not None:
            self.writing = False
            self._hand_over()
            self.pending.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        if self.reader is not None:
            await asyncio.get_running_loop().run_in_executor(self.reading, self.reader.close)
            self.reader = None
        self.reading.shutdown()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    # -- reading

    def _open_reader(self) -> None:
        """A connection of its own, in the reading thread."""
        self.reader = self._connect()

    def _connect(self) -> sqlite3.Connection:
        """The file, as safe as it gets."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        try:
            for setting in _SETTINGS:
                connection.execute(setting)
        except BaseException:
            connection.close()
            raise
        connection.row_factory = sqlite3.Row
        return connection

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self._rows, sql, values)

    def _rows(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        """What a query finds."""
        if self.reader is None:
            raise StorageLost("the storage is closed")
        return [dict(row) for row in self.reader.execute(sql, values)]

    # -- writing

    async def write(self, *statements: Statement, news: str = "") -> None:
        if not self.writing:
            raise StorageLost("nothing can be written")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(PendingWrite(statements, done))
        await done

    def _hand_over(self) -> None:
        """Give all that was asked for in this turn to the writing thread at once: waking it has its price."""
        gathered, self.gathered = self.gathered, []
        if gathered:
            self.pending.put(gathered)

    def _write_until_told(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[None]) -> None:
        """The writing thread; whoever wants something written after its end hears that it cannot be."""
        self.writing = True
        try:
            self._write_on(loop, ready)
        finally:
            self.writing = False

    def _write_on(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[None]) -> None:
        """Write group after group, until there is nothing more to come."""
        try:
            connection = self._open_writer()
        except Exception as error:
            _tell(loop, ready, StorageLost(f"{self.path}: {error}"))
            return
        _tell(loop, ready, None)
        while True:
            group, last = self._next_group()
            if group:
                outcome = self._write_group(connection, group)
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(_resolve_all, outcome)
            if last:
                connection.close()
                return

    def _open_writer(self) -> sqlite3.Connection:
        """The file as this version writes it; what cannot be is closed again, so that nothing is left beside it."""
        connection = self._connect()
        try:
            migrate(connection)
            if self.path != ":memory:":
                Path(self.path).chmod(0o600)
        except BaseException:
            connection.close()
            raise
        return connection

    def _next_group(self) -> tuple[list[PendingWrite], bool]:
        """All that waits now, and whether it is the end."""
        group: list[PendingWrite] = []
        pending = self.pending.get()
        while pending is not None:
            group += pending
            if len(group) >= _LARGEST_GROUP:
                break
            try:
                pending = self.pending.get_nowait()
            except queue.Empty:
                break
        return group, pending is None

    def _write_group(self, connection: sqlite3.Connection, group: list[PendingWrite]) -> list[_Outcome]:
        """One commit for all; should one of them fail, each alone. What came of each."""
        try:
            _commit(connection, group)
        except Exception as error:
            if len(group) == 1:
                return [(group[0].done, _as_conflict(error))]
            return [outcome for write in group for outcome in self._write_group(connection, [write])]
        self.commits += 1
        return [(write.done, None) for write in group]

    async def probe(self) -> None:
        # A log that is overwritten from its beginning grows no more, so that writing to it does not tell enough.
        if shutil.disk_usage(Path(self.path).absolute().parent).free < _LEAST_FREE:
            raise StorageLost("the disk is full")
        await self.write(Statement(PROBE, (str(time.time()),)))

    async def size(self) -> int:
        rows = await self.fetch(
            "SELECT (c.page_count - f.freelist_count) * s.page_size AS size"
            " FROM pragma_page_count() c, pragma_freelist_count() f, pragma_page_size() s"
        )
        return int(rows[0]["size"])

    # -- only one server

    async def keep(self, table: str) -> bool:
        return True

    async def let_go(self, table: str) -> None:
        pass

    def listen(self, hear: News) -> None:
        pass

    async def tell(self, table: str, note: str) -> None:
        pass

    async def tend(self) -> bool:
        return False


def _beginning_of(file: Path) -> bytes:
    """The first bytes of a file."""
    with file.open("rb") as opened:
        return opened.read(len(_MAGIC))


def _commit(connection: sqlite3.Connection, group: list[PendingWrite]) -> None:
    """Write all of these in one transaction: nearly always lines of journals and nothing else."""
    statements = [statement for write in group for statement in write.statements]
    lines = [statement.values for statement in statements if statement.sql == INSERT_LINE]
    if lines and len(lines) == len(statements) <= _MOST_LINES:
        # A statement alone is a transaction: each one more would have the thread wait anew for the one that serves.
        write_lines(connection, lines)
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            if statement.sql != INSERT_LINE:
                _carry_out(connection, statement)
        for first in range(0, len(lines), _MOST_LINES):
            write_lines(connection, lines[first : first + _MOST_LINES])
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _carry_out(connection: sqlite3.Connection, statement: Statement) -> None:
    """Write one thing; a Conflict, if it does not touch as many rows as it must."""
    cursor = connection.execute(statement.sql, statement.values)
    if statement.rows is not None and cursor.rowcount != statement.rows:
        raise Conflict(statement.sql)


def write_lines(connection: sqlite3.Connection, lines: list[tuple[Any, ...]]) -> None:
    """Write lines of journals, all in one statement."""
    connection.execute(_insert_of(len(lines)), [value for line in lines for value in line])


@functools.cache
def _insert_of(count: int) -> str:
    """The statement that writes so many lines."""
    return INSERT_LINE + f", {_ONE_LINE}" * (count - 1)


def _as_conflict(error: Exception) -> Exception:
    """A row that is there already was written by somebody else."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    return error if isinstance(error, Conflict) else StorageLost(str(error))


def _resolve_all(outcomes: list[_Outcome]) -> None:
    """Tell all who waited for a group; they may be gone."""
    for done, error in outcomes:
        resolve(done, error)


def _tell(loop: asyncio.AbstractEventLoop, future: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits, in their own thread; they may be gone."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(resolve, future, error)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date, each step whole or not at all."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    steps = migrations()
    if version > steps[-1][0]:
        raise StorageLost("it was written by a newer Palazzo")
    for number, text in steps:
        if number > version:
            connection.executescript(f"BEGIN; {text}; PRAGMA user_version = {number}; COMMIT;")
