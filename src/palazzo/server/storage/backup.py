"""Copies of everything, made while the server goes on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from palazzo.server.storage import StorageLost


def back_up(database: str, target: Path) -> None:
    """Copy a database to a new file, whole or not at all: SQLite page by page, PostgreSQL by `pg_dump`."""
    try:
        if target.exists():
            raise StorageLost(f"{target} exists already")
        if database.startswith(("postgresql://", "postgres://")):
            _dump_postgres(database, target)
        else:
            _copy_sqlite(Path(database), target)
    except OSError as error:
        raise StorageLost(f"{target}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise StorageLost(f"{database}: {error}") from None


@contextmanager
def _draft_of(target: Path) -> Iterator[Path]:
    """A file beside the target, for our eyes only, that takes its place if all goes well and else is gone."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    try:
        yield Path(name)
        os.replace(name, target)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            Path(name + ending).unlink(missing_ok=True)


def _copy_sqlite(database: Path, target: Path) -> None:
    """SQLite copies a file that others write to."""
    if not database.is_file():
        raise StorageLost(f"there is no {database}")
    with (
        _draft_of(target) as draft,
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(draft)) as copy,
    ):
        if not source.execute("PRAGMA user_version").fetchone()[0]:
            raise StorageLost(f"{database} is no database of Palazzo")
        source.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise StorageLost("the copy is not sound")


def _dump_postgres(address: str, target: Path) -> None:
    """PostgreSQL has a program for it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise StorageLost("pg_dump is not installed")
    shown, environment = _without_password(address)
    with _draft_of(target) as draft:
        done = subprocess.run(
            [program, "--format=custom", f"--file={draft}", f"--dbname={shown}"],
            capture_output=True,
            text=True,
            env=environment,
        )
        if done.returncode:
            raise StorageLost(done.stderr.strip())


def _without_password(address: str) -> tuple[str, dict[str, str]]:
    """An address as everyone on the machine may see it, and an environment that holds its password."""
    shown, secret = apart(address)
    return shown, {**os.environ, **({} if secret is None else {"PGPASSWORD": secret})}


def apart(address: str) -> tuple[str, str | None]:
    """A PostgreSQL's address without its password, and the password."""
    parts = urlsplit(address)
    who, at, where = parts.netloc.rpartition("@")
    user, colon, password = who.partition(":")
    options = parse_qsl(parts.query, keep_blank_values=True)
    secret = dict(options).get("password", unquote(password) if colon else None)
    query = urlencode([(name, value) for name, value in options if name != "password"], quote_via=quote)
    return f"{parts.scheme}://{user}{at}{where}{parts.path}{'?' if query else ''}{query}", secret
