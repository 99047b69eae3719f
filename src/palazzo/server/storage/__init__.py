"""Where everything is kept: one small interface, on SQLite or on PostgreSQL.

What is written is on disk when `write` returns. Several statements given together happen together or not at all. SQL
is written once, with `?` for values, in the words both databases know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import resources
from typing import Any, Final, NamedTuple, Protocol

Row = dict[str, Any]
News = Callable[[str, str, str], None]
"""Called with a table, the server that tells, and what it tells: nothing for "I wrote to it"."""


class Statement(NamedTuple):
    """Something to be written; `rows`, if given, is how many rows it must touch."""

    sql: str
    values: tuple[Any, ...] = ()
    rows: int | None = None


INSERT_LINE: Final = (
    "INSERT INTO journal (table_id, n, act, seat, question, value, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
"""Writes a line of a journal: what is written most."""


PROBE: Final = (
    "INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
"""Writes something nobody reads."""


class Conflict(Exception):
    """Somebody else wrote first: read again, and think again."""


class StorageLost(Exception):
    """Nothing can be written."""


class Storage(Protocol):
    """What a database must be able to do for us."""

    shared: bool
    """Other servers may write here too."""
    away: bool
    """It answers nobody: whatever is asked of it comes to nothing at once, until it does."""

    async def start(self) -> None:
        """Open, and bring the tables up to date."""

    async def stop(self) -> None:
        """Write what waits, and close."""

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        """Rows, as they are on disk."""

    async def write(self, *statements: Statement, news: str = "") -> None:
        """All of these or none; on disk when this returns. The other servers hear of the table named in `news`."""

    async def probe(self) -> None:
        """Write something, so that one knows that it can be done."""

    async def size(self) -> int:
        """Bytes that are kept."""

    async def keep(self, table: str) -> bool:
        """Become the one server that runs this table's bots and clocks; nobody else may while we live."""

    async def let_go(self, table: str) -> None:
        """Another server may keep the table."""

    def listen(self, hear: News) -> None:
        """Call `hear` with all that other servers tell."""

    async def tell(self, table: str, note: str) -> None:
        """Tell the other servers something about a table that is not worth writing down."""

    async def tend(self) -> bool:
        """Look after the connection to the other servers; true if something they told may have been missed."""


def migrations() -> list[tuple[int, str]]:
    """The numbered steps that made the tables what they are."""
    folder = resources.files("palazzo.server.storage") / "migrations"
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name.split("_")[0]), (folder / name).read_text(encoding="utf-8")) for name in files]


def resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits that it is written, or why it is not; they may be gone."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def storage_of(database: str) -> Storage:
    """The storage an address names."""
    if database.startswith(("postgresql://", "postgres://")):
        from palazzo.server.storage.postgres import Postgres

        return Postgres(database)
    from palazzo.server.storage.sqlite import Sqlite

    return Sqlite(database)


__all__ = [
    "INSERT_LINE",
    "PROBE",
    "Conflict",
    "Row",
    "Statement",
    "Storage",
    "StorageLost",
    "migrations",
    "resolve",
    "storage_of",
]
