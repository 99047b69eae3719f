"""Copies of everything, made while the server goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from palazzo.server.storage import StorageLost


def back_up(database: str, target: Path) -> None:
    """Copy a database to a new file: SQLite page by page, PostgreSQL by `pg_dump`."""
    if target.exists():
        raise StorageLost(f"{target} exists already")
    if database.startswith(("postgresql://", "postgres://")):
        dump_postgres(database, target)
        return
    if not Path(database).is_file():
        raise StorageLost(f"there is no {database}")
    target.touch(mode=0o600)
    with (
        closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise StorageLost("the copy is not sound")


def dump_postgres(address: str, target: Path) -> None:
    """PostgreSQL has a program for it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise StorageLost("pg_dump is not installed")
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={address}"], capture_output=True, text=True
    )
    if done.returncode:
        raise StorageLost(done.stderr.strip())
