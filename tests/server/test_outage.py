"""PostgreSQL away, starting or frozen: nobody waits for it for long, everyone is told, all goes on when it is back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from palazzo.server.storage import PROBE, Statement, StorageLost, postgres
from server.cluster import Postgres, aside, free_port
from server.guests import Guest, Place
from server.processes import Process

READY = 2.0
STOPPED = 20.0
SOON = 15.0


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL that may be frozen: nobody else's tests use it."""
    found = Postgres.found()
    if found is None:
        pytest.skip("no PostgreSQL on this machine")
    if not Path("/proc/self/stat").exists():
        pytest.skip("its processes are looked for in /proc")
    with found.running():
        yield found


def postmaster(database: Postgres) -> int:
    return int((database.folder / "postmaster.pid").read_text(encoding="utf-8").split("\n", 1)[0])


def backends(database: Postgres) -> list[int]:
    """The processes of a PostgreSQL, but for the first."""
    first, found = postmaster(database), []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text(encoding="utf-8").rpartition(")")[2].split()[1]) == first:
                found.append(int(status.parent.name))
    return found


@contextmanager
def frozen(database: Postgres) -> Iterator[None]:
    """Nothing moves in the database."""
    first = postmaster(database)
    os.kill(first, signal.SIGSTOP)
    stopped = [first, *backends(database)]
    for process in stopped[1:]:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(stopped):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


@pytest.fixture
def server(database: Postgres, tmp_path: Path) -> Iterator[Process]:
    """A server on it, which may have warned of much, but broken at nothing."""
    server = Process(database.database(), tmp_path / "log").start()
    try:
        yield server
    finally:
        server.stop()
    check_log(server.log)


def check_log(log: Path) -> None:
    """No traceback, and no request that broke."""
    text = log.read_text(encoding="utf-8")
    assert "Traceback" not in text, text
    for line in text.splitlines():
        assert json.loads(line).get("status") != 500, line


def asked(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, float]:
    """The status of an answer, and the seconds it took; a refusal is a problem document."""
    began = time.monotonic()
    answer = guest.ask(method, path, body)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        assert answer.json()["reason"] == "not-stored", answer.text
    return answer.status_code, time.monotonic() - began


def readiness(server: Process) -> tuple[int, float]:
    began = time.monotonic()
    answer = httpx.get(f"{server.address}/readyz", timeout=30)
    return answer.status_code, time.monotonic() - began


def wait_until(so: Callable[[], bool], seconds: float = SOON) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.1)


def due(place: Place) -> dict[str, Any]:
    question = place.until_asked()
    assert question is not None
    return question


def test_while_the_database_is_frozen_everyone_is_told_and_afterwards_comes_back(
    server: Process, database: Postgres
) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    with guest.at(table) as place:
        question = due(place)
        with frozen(database):
            # What it wrote a moment ago is proof enough for a second.
            time.sleep(1.1)
            status, seconds = readiness(server)
            assert (status, seconds < READY) == (503, True), seconds
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
                status, seconds = asked(guest, "GET", path)
                assert (status, seconds < 8) == (503, True), (path, seconds)
            status, seconds = asked(guest, "POST", "/api/tables", {"game": "final-decrees", "seats": 4})
            assert (status, seconds < 2) == (503, True), seconds
            last, _ = place.closed()
            assert (last["type"], last["problem"]["reason"]) == ("bye", "not-stored")
            assert last["problem"]["status"] == 503
            with guest.at(table) as early:
                last, code = early.closed()
                assert (last["problem"]["reason"], code) == ("not-stored", 1013)
            status, seconds = readiness(server)
            assert (status, seconds < READY) == (503, True), seconds
    wait_until(lambda: readiness(server)[0] == 200)
    with guest.at(table, place.version) as place:
        assert due(place)["id"] == question["id"]
        assert place.play(5, Random(1)) == 5


def test_a_write_that_is_under_way_when_the_database_freezes_comes_to_an_end(database: Postgres) -> None:
    address = database.database()

    async def write() -> None:
        storage = postgres.Postgres(address)
        await storage.start()
        try:
            await storage.probe()
            # A row somebody else holds keeps the write in the middle of its transaction.
            other = await asyncpg.connect(address)
            await other.execute("BEGIN; SELECT * FROM meta FOR UPDATE")
            writing = asyncio.create_task(storage.write(Statement(PROBE, ("1.0",))))
            await asyncio.sleep(0.5)
            with frozen(database), pytest.raises(StorageLost):
                await asyncio.wait_for(writing, 10)
            other.terminate()
        finally:
            await storage.stop()

    aside(write())


def test_an_answer_given_to_a_frozen_database_counts_once(server: Process, database: Postgres) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    with guest.at(table) as place:
        question = due(place)
        with frozen(database):
            began = time.monotonic()
            place.answer(question, question["least"], "once")
            heard = place.until_type("refused", "bye")
            assert heard["problem"]["reason"] == "not-stored"
            assert time.monotonic() - began < 10
    wait_until(lambda: readiness(server)[0] == 200)
    with guest.at(table) as place:
        place.until_type("view")
        assert place.settled(place.answer(question, question["least"], "once"))["type"] == "ack"
    with guest.at(table) as place:
        place.until_type("view")
        place.play(3, Random(1))


def test_after_an_outage_whoever_is_asked_has_time_to_answer(database: Postgres, tmp_path: Path) -> None:
    seconds = 8.0
    server = Process(database.database(), tmp_path / "log", restart_grace=seconds).start()
    try:
        guest = server.guest("Anna")
        table = guest.begin(clock={"kind": "decision", "seconds": seconds})["id"]
        with guest.at(table) as place:
            question = due(place)
            with frozen(database):
                time.sleep(seconds + 1)
        wait_until(lambda: readiness(server)[0] == 200)
        with guest.at(table) as place:
            assert due(place)["id"] == question["id"]
            assert place.clock["left"][place.view["you"]] > seconds / 2
    finally:
        server.stop()
    check_log(server.log)


@pytest.mark.full
@pytest.mark.parametrize("busy", [False, True])
def test_a_server_stops_in_time_although_the_database_is_frozen(database: Postgres, tmp_path: Path, busy: bool) -> None:
    server = Process(database.database(), tmp_path / "log").start()
    try:
        guests = [server.guest(f"Guest {number}") for number in range(4)]
        with ExitStack() as stack:
            places = [stack.enter_context(guest.at(guest.begin()["id"])) for guest in guests]
            questions = [due(place) for place in places]
            with frozen(database):
                if busy:
                    for guest, place, question in zip(guests, places, questions, strict=True):
                        place.answer(question, question["least"])
                        for _ in range(3):
                            threading.Thread(target=quietly, args=(guest,), daemon=True).start()
                time.sleep(0.3 if busy else 6)
                check_stop(server)
    finally:
        server.stop()
    check_log(server.log)


def check_stop(server: Process) -> None:
    """It stops when it is told to."""
    assert server.process is not None
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(60) in (0, -signal.SIGTERM)
    assert time.monotonic() - began < STOPPED


def quietly(guest: Guest) -> None:
    """Ask for something, whatever comes of it."""
    with suppress(httpx.HTTPError):
        guest.ask("GET", "/api/me/tables")


@pytest.mark.full
def test_a_database_that_goes_and_comes_back_breaks_nothing(server: Process, database: Postgres) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    seen: set[int] = set()
    stop = threading.Event()

    def look() -> None:
        other = server.stranger()
        other.http.cookies.set("palazzo", guest.cookie)
        while not stop.is_set():
            seen.add(asked(other, "GET", f"/api/tables/{table}")[0])
            time.sleep(0.05)

    watcher = threading.Thread(target=look)
    with guest.at(table) as place:
        due(place)
        watcher.start()
        try:
            database.run("pg_ctl", "-D", str(database.folder), "-m", "immediate", "-w", "stop")
            assert place.closed()[0]["problem"]["reason"] == "not-stored"
            assert readiness(server)[0] == 503
            database.start()
            wait_until(lambda: readiness(server)[0] == 200)
        finally:
            stop.set()
            watcher.join()
    assert seen == {200, 503}
    with guest.at(table, place.version) as place:
        place.until_asked()
        assert place.play(3, Random(1)) == 3


@pytest.mark.full
def test_connections_that_are_frozen_keep_nobody_else_waiting_for_long(server: Process, database: Postgres) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    with guest.at(table) as place:
        place.play(3, Random(1))
    stopped = [process for process in backends(database) if "palazzo" in command_of(process)]
    assert len(stopped) >= 3
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        wait_until(lambda: guest.ask("GET", f"/api/tables/{table}").status_code == 200, 30)
        wait_until(lambda: readiness(server)[0] == 200, 30)
        with guest.at(table) as place:
            # Whoever runs the table's bots is not known before the lock of the frozen connection falls.
            place.until_type("view")
            assert place.say("still here")["type"] == "ack"
    finally:
        for process in stopped:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
    with guest.at(table) as place:
        place.until_type("view")
        assert place.play(3, Random(1)) == 3


def command_of(process: int) -> str:
    """What a process of PostgreSQL says it does: `postgres: palazzo palazzo1 127.0.0.1(…) idle`."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8").partition(":")[2]
    return ""


def serve(address: str) -> subprocess.Popen[str]:
    """A server that is to be started on a database."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PALAZZO_")}
    return subprocess.Popen(
        [sys.executable, "-m", "palazzo.cli", "serve", "--port", str(free_port()), "--database", address],
        env=environment,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.full
def test_a_server_does_not_start_on_a_frozen_database_and_says_so(database: Postgres) -> None:
    address = database.database()
    with frozen(database), serve(address) as process:
        said = process.communicate(timeout=STOPPED)
        assert process.returncode == 2
        assert "the database does not answer" in said[1]
        assert "Traceback" not in said[1]


# -- a database that is starting


@contextmanager
def starting() -> Iterator[str]:
    """Something that answers everyone as a PostgreSQL does that is not ready yet; its address."""
    fields = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
    answer = b"E" + (len(fields) + 4).to_bytes(4, "big") + fields

    def welcome(door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                caller, _ = door.accept()
                with caller:
                    while caller.recv(8192)[4:8] == (80877103).to_bytes(4, "big"):
                        caller.sendall(b"N")
                    caller.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as door:
        threading.Thread(target=welcome, args=(door,), daemon=True).start()
        yield f"postgresql://palazzo@127.0.0.1:{door.getsockname()[1]}/palazzo"


def test_a_database_that_is_starting_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "START_TIME", 1.2)

    async def open_storage(address: str) -> None:
        await asyncio.wait_for(postgres.Postgres(address).start(), 20)

    with starting() as address:
        began = time.monotonic()
        with pytest.raises(StorageLost, match="starting up"):
            aside(open_storage(address))
        assert time.monotonic() - began > 1


def test_a_server_that_waits_for_its_database_can_be_stopped() -> None:
    with starting() as address, serve(address) as process:
        lines: list[str] = []
        assert process.stderr is not None
        while "the database is starting" not in "".join(lines):
            lines.append(process.stderr.readline())
            assert lines[-1], lines
        process.terminate()
        assert process.wait(STOPPED) in (0, 3, -signal.SIGTERM)
        assert "Traceback" not in process.stderr.read()
