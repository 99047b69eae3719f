"""A PostgreSQL of our own, and three servers on it behind one address."""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from server.guests import Server

SERVERS = 3
Found = TypeVar("Found")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A database server that lives as long as the tests."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.numbers = itertools.count(1)

    @classmethod
    def found(cls) -> Postgres | None:
        """One that can be run here; as root it runs as the user Debian made for it."""
        places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
        if shutil.which("initdb"):
            places.append(Path(str(shutil.which("initdb"))).resolve().parent)
        programs = next((place for place in places if (place / "initdb").exists()), None)
        if programs is None or (os.getuid() == 0 and not cls.user()):
            return None
        return cls(programs, Path(tempfile.mkdtemp(prefix="palazzo-postgres-")))

    @staticmethod
    def user() -> str:
        """Who runs it, when we are root."""
        with suppress(KeyError):
            return pwd.getpwnam("postgres").pw_name
        return ""

    def run(self, program: str, *words: str) -> None:
        """One of its programs."""
        prefix = ["runuser", "-u", self.user(), "--"] if os.getuid() == 0 else []
        done = subprocess.run(
            [*prefix, str(self.programs / program), *words], cwd="/", capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr

    @contextmanager
    def running(self) -> Iterator[None]:
        """Set it up, run it, stop it."""
        home = self.folder
        if os.getuid() == 0:
            shutil.chown(home, self.user())
        self.run("initdb", "-D", str(home), "-A", "trust", "-U", "palazzo", "--no-sync")
        self.start()
        try:
            yield
        finally:
            self.run("pg_ctl", "-D", str(home), "-m", "immediate", "-w", "stop")
            shutil.rmtree(home, ignore_errors=True)

    def start(self) -> None:
        home = self.folder
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
        self.run("pg_ctl", "-D", str(home), "-o", options, "-l", str(home / "log"), "-w", "start")

    def address(self, name: str) -> str:
        return f"postgresql://palazzo@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """A new, empty database."""
        name = f"palazzo{next(self.numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        aside(create())
        return self.address(name)


def aside(work: Coroutine[Any, Any, Found]) -> Found:
    """Do something asynchronous in a thread of its own: a browser's test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Cluster(Server):
    """Three servers on one database; each connection goes to the next of them."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self.members = [Server(database, **settings) for _ in range(SERVERS)]
        self.settings = self.members[0].settings
        self.server = self.members[0].server
        self.guests = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.turns = itertools.cycle(self.members)

    def start(self) -> Cluster:
        for member in self.members:
            member.start()
        threading.Thread(target=self.welcome, daemon=True).start()
        return self

    def stop(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.listener.close()
        for member in self.members:
            member.stop()

    def welcome(self) -> None:
        """Pass every connection on."""
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                member = next(self.turns)
                port = member.settings.port
                other = socket.create_connection(("127.0.0.1", port))
                for one, two in ((client, other), (other, client)):
                    threading.Thread(target=pump, args=(one, two), daemon=True).start()

    def dump(self) -> str:
        async def read() -> str:
            connection = await asyncpg.connect(self.database)
            tables = ["people", "tokens", "tables", "seats", "journal", "talk", "documents", "brought", "ratings"]
            lines = [
                f"{table} {tuple(row.values())}"
                for table in tables
                for row in await connection.fetch(f"SELECT * FROM {table}")
            ]
            await connection.close()
            return "\n".join(lines)

        return aside(read())

    def write(self, sql: str, *values: Any) -> None:
        """Change something behind the servers' backs."""

        async def write() -> None:
            connection = await asyncpg.connect(self.database)
            await connection.execute(sql, *values)
            await connection.close()

        aside(write())

    def pass_time(self, seconds: float) -> None:
        for member in self.members:
            member.pass_time(seconds)

    def metrics(self) -> str:
        return "\n".join(member.metrics() for member in self.members)


def pump(source: socket.socket, sink: socket.socket) -> None:
    """Pass bytes on until one side ends."""
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    with suppress(OSError):
        source.close()
