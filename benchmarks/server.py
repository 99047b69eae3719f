"""How much a server carries, against boardgame.io's in the same run: `make bench-server`.

Both get the same load on loopback: tables of five people, each connected by a WebSocket of their own; whoever is to
move does, and everyone at the table hears of it. First as fast as each table goes (moves per second of the server's
CPU, all its threads), then at a fixed rate (time from an answer to the last view it brings). A move counts when all
five have heard of it; ours is on disk by then (SQLite, `synchronous=FULL`), boardgame.io's in memory. No messages are
compressed, neither ours nor, by its default, theirs.

Ours play Last Will, whole and with its rules, by lawful answers drawn at random: nearly everything there is public,
so that nearly every answer is news to all five. Answers that fewer hear of are done too, at our expense, and not
counted. Two builds are measured: `interpreted`, as a fresh checkout runs, and `compiled`, as `make compiled` builds it
(kernel, games and clerks by mypyc) and a release ships it.

boardgame.io is asked to do the same in three ways, in none of which it has any rules to carry out:

- `same table`: each move shows the next position of a recorded match of ours, and its clients are sent what it sends
  by default, the whole state as each seat may see it: our views of that match, without their log, for it has its own.
  So the clients of both learn the same. This is the comparison the goal is judged by.
- `same table, delta`: the same with its option `deltaState` (off by default): the server compares the views of before
  and after for each seat, and sends patches, as ours does.
- `same size`: a game of a counter, which has nothing to show, with a filler that makes its messages as long as ours.
  Its clients learn nothing; it says what is left when neither a table nor views stand between a move and its news.

How much could be reached at all says `bare`: a server on the foundation of ours (uvicorn, WebSockets by `websockets`)
that passes on texts as long as our views, and knows no game, no people and no disk.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import functools
import gc
import http.client
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import uvloop

import palazzo
from palazzo.bots.sampling import sample
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import start

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "benchmarks" / "boardgameio"
BUILDS: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
SEATS: Final = 5
GOAL: Final = 2.5
LATE: Final = 50.0
"""Milliseconds from an answer to the last view that 99 of 100 must keep, at the fixed rate."""
GIB: Final = 1024 * 1024
"""KiB in a GiB."""
TEXT, PING, PONG = 1, 9, 10
"""Kinds of frames."""
OPENING: Final = 30
"""Answers of a match in which much is still secret."""
RECORDED: Final = 150
"""Positions of the recorded match."""
SPOKEN: Final = b"x" * 90
"""About as long as an answer."""
REST: Final = 8.0
"""Seconds after which a table is idle."""
PEERS: Final = {"same table": "table", "same table, delta": "delta", "same size": "size"}
"""What boardgame.io is asked to do, and what its server calls it."""
JUDGED: Final = "same table"
UNLIMITED: Final = {
    "PALAZZO_BOT_PACE": "0",
    "PALAZZO_WINDOW_DELAY": "0",
    "PALAZZO_BELL": "0",
    "PALAZZO_REQUEST_RATE": "100000",
    "PALAZZO_REQUEST_BURST": "100000",
    "PALAZZO_MESSAGE_RATE": "100000",
    "PALAZZO_MESSAGE_BURST": "100000",
    "PALAZZO_LOG_LEVEL": "warning",
}


# -- servers


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    """Somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(command: list[str], port: int, environment: dict[str, str] | None = None) -> Iterator[int]:
    """A server, from when it answers; its process id."""
    process = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | (environment or {}), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(300):
            if answers(port):
                break
            if process.poll() is not None:
                raise SystemExit(f"{' '.join(command)} stopped with {process.returncode}")
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def palazzo_server(folder: str, build: Path) -> Iterator[tuple[int, int]]:
    """Ours, from the sources or compiled: its port and process id."""
    port = free_port()
    database = str(Path(folder) / "bench.sqlite3")
    command = [sys.executable, "-m", "palazzo.cli", "serve", "--port", str(port), "--database", database]
    with running(command, port, UNLIMITED | {"PYTHONPATH": str(build)}) as pid:
        yield port, pid


@contextmanager
def bare_server(size: float) -> Iterator[tuple[int, int]]:
    """One that only passes messages on: its port and process id."""
    port = free_port()
    command = [sys.executable, "-m", "uvicorn", "bare:application", "--port", str(port), "--ws", "websockets-sansio"]
    command += ["--app-dir", str(ROOT / "benchmarks"), "--lifespan", "off", "--log-level", "error"]
    with running(command, port, {"PALAZZO_BENCH_BYTES": str(round(size))}) as pid:
        yield port, pid


@contextmanager
def peer_server(what: str, given: str) -> Iterator[tuple[int, int]]:
    """boardgame.io's: its port and process id."""
    port = free_port()
    with running(["node", str(PEER / "server.cjs"), str(port), what, given], port, {"NODE_ENV": "production"}) as pid:
        yield port, pid


def cpu_seconds(pid: int) -> float:
    """CPU a process has used so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """KiB of memory a process holds."""
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1])


# -- our load


class Desk:
    """Requests over HTTP, as one person or another."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def ask(self, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """What the server answers, and the cookie it sets."""
        headers = {"Content-Type": "application/json", "X-Palazzo": "1", "Cookie": cookie}
        self.connection.request("POST", f"/api{path}", json.dumps(body or {}), headers)
        response = self.connection.getresponse()
        data = response.read()
        if response.status >= 400:
            raise SystemExit(f"{path}: {response.status} {data.decode()}")
        return json.loads(data) if data else None, (response.getheader("Set-Cookie") or "").split(";")[0]


class Seat(asyncio.Protocol):
    """One WebSocket of ours, with no more machinery than it takes: the client must not be what is measured."""

    def __init__(self, table: Table, number: int, address: str, cookie: str) -> None:
        self.table = table
        self.number = number
        self.address = address
        self.cookie = cookie
        self.data = b""
        self.open = False
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket, and say hello."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(random.randbytes(16)).decode()
        lines = [
            f"GET {self.address} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take message after message."""
        self.data += data
        if not self.open:
            head, mark, rest = self.data.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"no WebSocket: {head.decode()}")
            self.open, self.data = True, rest
            self.send({"type": "hello"})
        while (frame := self.frame()) is not None:
            kind, text = frame
            if kind == PING:
                self.write(PONG, text)
            elif kind == TEXT:
                self.table.hear(self, text)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, if it has come."""
        data = self.data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self.data = data[start + length :]
        return data[0] & 15, data[start : start + length]

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.write(TEXT, msgspec.json.encode(message))

    def write(self, kind: int, text: bytes) -> None:
        """Send a frame, masked with nothing."""
        length = bytes((128 | len(text),)) if len(text) < 126 else bytes((254,)) + len(text).to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + length + bytes(4) + text)


class Table:
    """Five people at one table, who answer whatever they are asked."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.seats: list[Seat] = []
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.versions = [0] * SEATS
        self.sent = 0.0
        self.heard: set[int] = set()
        self.waiting = False
        self.eager = False
        """They are about to answer."""
        self.count = 0
        self.until = sys.maxsize

    def set_up(self, desk: Desk) -> tuple[str, list[str]]:
        """Make the table and seat everyone; its id, and their cookies."""
        cookies = [desk.ask("/me", {"name": f"P{seat}"})[1] for seat in range(SEATS)]
        new = {"game": "last-will", "seats": SEATS, "public": True}
        table, _ = desk.ask("/tables", new, cookies[0])
        for seat in range(1, SEATS):
            desk.ask(f"/tables/{table['id']}/join", {"seat": f"s{seat}"}, cookies[seat])
        desk.ask(f"/tables/{table['id']}/start", None, cookies[0])
        return table["id"], cookies

    async def sit_down(self, port: int, table: str, cookies: list[str]) -> None:
        """Connect all five."""
        loop = asyncio.get_running_loop()
        for number, cookie in enumerate(cookies):
            make = functools.partial(Seat, self, number, f"/api/tables/{table}/live", cookie)
            _, seat = await loop.create_connection(make, "127.0.0.1", port)
            await asyncio.wait_for(seat.seated, 30)
            self.seats.append(seat)

    def hear(self, seat: Seat, text: bytes) -> None:
        """Take what one seat is sent."""
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "change":
            self.load.heard(len(text))
            apply(self.views[seat.number], message)
            self.versions[seat.number] = message["version"]
            self.count_in(seat.number)
        elif kind == "ack":
            self.waiting = False
        elif kind == "view":
            self.views[seat.number] = message["view"]
            self.versions[seat.number] = message["version"]
            seat.seated.set_result(None)
        elif kind in ("refused", "bye"):
            self.load.faults.append(text.decode())
        if self.load.closed and kind in ("change", "ack") and not self.eager:
            # Not at once: what the others were sent before may lie in their sockets, and must not count for the next.
            self.eager = True
            asyncio.get_running_loop().call_soon(self.move)

    def count_in(self, seat: int) -> None:
        """One more has heard of the last answer."""
        if seat in self.heard:
            return
        self.heard.add(seat)
        if len(self.heard) == SEATS:
            self.load.moved(time.perf_counter() - self.sent)

    def move(self) -> None:
        """Whoever is asked first answers, once the last answer is through."""
        self.eager = False
        if self.waiting or not self.load.running or self.count >= self.until:
            return
        asked = [(seat, one) for seat, view in enumerate(self.views) for one in view["questions"] if is_put(one)]
        if not asked:
            return
        seat, question = asked[0]
        if len(self.heard) < SEATS:
            self.load.unheard += 1
        self.waiting, self.heard = True, set()
        self.count += 1
        answer = {
            "type": "answer",
            "id": str(self.count),
            "version": self.versions[seat],
            "question": question["id"],
            "value": sample(question, self.rng),
        }
        self.load.answers += 1
        self.sent = time.perf_counter()
        self.seats[seat].send(answer)


def is_put(question: dict[str, Any]) -> bool:
    """The table waits for the answer, and there is a choice: what has only one answer the server gives by itself."""
    return question["due"] and not question.get("single")


def apply(view: dict[str, Any], change: dict[str, Any]) -> None:
    """Make the new view out of the old one."""
    for path, *value in change["patch"]:
        place = view
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


class Load:
    """All tables together, and what was counted."""

    def __init__(self) -> None:
        self.closed = True
        self.running = False
        self.tables: list[Table] = []
        self.faults: list[str] = []
        self.reset()

    def reset(self) -> None:
        """Count from here."""
        self.moves = self.answers = self.unheard = self.views = self.bytes = 0
        self.waits: list[float] = []

    def heard(self, size: int) -> None:
        """A view has come."""
        self.views += 1
        self.bytes += size

    def moved(self, wait: float) -> None:
        """All five have heard of an answer."""
        self.moves += 1
        self.waits.append(wait * 1000)

    async def seat_everyone(self, port: int, tables: int) -> None:
        """Fill so many more tables."""
        desk = Desk(port)
        for _ in range(tables):
            table = Table(self, len(self.tables))
            await table.sit_down(port, *await asyncio.to_thread(table.set_up, desk))
            self.tables.append(table)

    async def warm_up(self) -> None:
        """Play every table through its opening."""
        self.running = self.closed = True
        for table in self.tables:
            table.until = OPENING
            table.move()
        while any(table.count < OPENING for table in self.tables) and not self.faults:
            await asyncio.sleep(0.05)
        self.running = False
        for table in self.tables:
            table.until = sys.maxsize
        await asyncio.sleep(0.5)

    async def play(self, seconds: float, rate: float) -> None:
        """Go, as fast as the tables go or at a fixed rate."""
        self.running = True
        self.closed = not rate
        self.reset()
        began = time.perf_counter()
        if self.closed:
            for table in self.tables:
                table.move()
            await asyncio.sleep(seconds)
        else:
            turn = 0
            while (passed := time.perf_counter() - began) < seconds:
                # What not all have heard of is no move: for each such answer there is one more.
                while turn < passed * rate + self.unheard:
                    self.tables[turn % len(self.tables)].move()
                    turn += 1
                await asyncio.sleep(0.001)
        self.running = False


async def measure_ours(port: int, pid: int, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """One run of our load."""
    load = Load()
    # The first table brings what a server loads but once: its texts are some 15 MiB.
    await load.seat_everyone(port, 1)
    await asyncio.sleep(REST)
    before = resident(pid)
    await load.seat_everyone(port, tables - 1)
    await asyncio.sleep(REST)
    weight = (resident(pid) - before) / max(tables - 1, 1)
    await load.warm_up()
    gc.collect()
    gc.disable()
    cpu, began = cpu_seconds(pid), time.perf_counter()
    await load.play(seconds, rate)
    passed, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    gc.enable()
    for table in load.tables:
        for seat in table.seats:
            seat.transport.close()
    if load.faults:
        raise SystemExit(f"the server refused an answer: {load.faults[0]}")
    return figures(load.moves, load.views, load.bytes, passed, cpu, load.waits) | {
        "answers": load.answers,
        "kib_a_table": weight,
        "kib_before": before,
    }


def figures(moves: int, views: int, size: int, passed: float, cpu: float, waits: list[float]) -> dict[str, Any]:
    """What is reported of a run."""
    cuts = statistics.quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    return {
        "moves": moves,
        "moves_a_second": moves / passed,
        "moves_a_cpu_second": moves / cpu if cpu else 0.0,
        "views": views,
        "bytes_a_view": size / views if views else 0.0,
        "p50": cuts[49],
        "p99": cuts[98],
    }


# -- a server that only passes messages on


class Circle(Table):
    """Five people who speak in turn, each when all have heard the last; there is nothing to answer."""

    def hear(self, seat: Seat, text: bytes) -> None:
        """Once all five have heard it, the next speaks."""
        self.load.heard(len(text))
        self.heard.add(seat.number)
        if len(self.heard) == SEATS:
            self.load.moved(time.perf_counter() - self.sent)
            self.move()

    def move(self) -> None:
        """Somebody speaks, as long as an answer is."""
        if self.load.running:
            self.heard = set()
            self.count += 1
            self.sent = time.perf_counter()
            self.seats[self.count % SEATS].write(TEXT, SPOKEN)

    async def gather(self, port: int, number: int) -> None:
        """Connect all five."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            make = functools.partial(Listener, self, seat, f"/{number}", "")
            _, listener = await loop.create_connection(make, "127.0.0.1", port)
            await asyncio.wait_for(listener.seated, 30)
            self.seats.append(listener)


class Listener(Seat):
    """A WebSocket nobody says hello on."""

    def send(self, message: dict[str, Any]) -> None:
        """The connection stands."""
        self.seated.set_result(None)


async def measure_bare(port: int, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    """One run, as fast as the circles go."""
    load = Load()
    for number in range(tables):
        circle = Circle(load, number)
        await circle.gather(port, number)
        load.tables.append(circle)
    cpu, began = cpu_seconds(pid), time.perf_counter()
    await load.play(seconds, 0)
    passed, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    for table in load.tables:
        for seat in table.seats:
            seat.transport.close()
    return figures(load.moves, load.views, load.bytes, passed, cpu, load.waits)


# -- the peer's load


def measure_peer(port: int, pid: int, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """One run of boardgame.io's load."""
    command = ["node", str(PEER / "load.mjs"), *map(str, (port, tables, seconds, rate))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        if not client.stdout.readline():
            raise SystemExit("boardgame.io's clients could not sit down")
        cpu = cpu_seconds(pid)
        client.stdin.write("go\n")
        client.stdin.flush()
        said: dict[str, Any] = json.loads(client.stdout.readline())
    cpu = cpu_seconds(pid) - cpu
    return said | {
        "moves_a_second": said["moves"] / said["seconds"],
        "moves_a_cpu_second": said["moves"] / cpu if cpu else 0.0,
        "bytes_a_view": said["bytes"],
    }


def record(file: Path) -> None:
    """Write what the five seats see, position by position, in a match of ours by answers drawn at random."""
    rules = palazzo.rules_of("last-will")
    match = start(rules, SEATS, f"{1:032x}", rules.entry.complete_options(SEATS, {}))
    rng = random.Random(1)
    positions: list[list[dict[str, Any]]] = []
    while len(positions) < RECORDED:
        question = match.due
        if question is None:
            raise SystemExit("the recorded match is too short")
        match.answer(question.seat, question.sample(rng))
        if len(match.journal) > OPENING:
            positions.append([plain_view(match, seat) for seat in range(SEATS)])
    for position in positions:
        for view in position:
            del view["log"]
            del view["version"]
    file.write_text(json.dumps(positions), encoding="utf-8")


# -- the report


def compare(tables: int, seconds: float, rate: float, rounds: int) -> int:
    """Ours and theirs, turn about; says whether the goals are reached."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        record(file)
        builds = {name: path for name, path in BUILDS.items() if path.is_dir()}
        ours: dict[str, list[dict[str, Any]]] = {name: [] for name in builds}
        theirs: dict[str, list[dict[str, Any]]] = {name: [] for name in PEERS}
        bare: list[dict[str, Any]] = []
        for number in range(rounds):
            print(f"round {number + 1}, as fast as it goes")
            for name, path in builds.items():
                ours[name].append(say(f"Palazzo, {name}", run_ours(path, tables, seconds, 0)))
            size = ours["interpreted"][-1]["bytes_a_view"]
            bare.append(say("bare", run_bare(size, tables, seconds)))
            for name in PEERS:
                theirs[name].append(say(f"boardgame.io, {name}", run_peer(name, file, size, tables, seconds, 0)))
        print(f"at {rate:.0f} moves a second")
        steady = {name: say(f"Palazzo, {name}", run_ours(path, tables, seconds, rate)) for name, path in builds.items()}
        for name in PEERS:
            say(f"boardgame.io, {name}", run_peer(name, file, size, tables, seconds, rate))
    return verdict(ours, bare, theirs, steady, rate)


def verdict(
    ours: dict[str, list[dict[str, Any]]],
    bare: list[dict[str, Any]],
    theirs: dict[str, list[dict[str, Any]]],
    steady: dict[str, dict[str, Any]],
    rate: float,
) -> int:
    """What came out, line by line; 0 if ours, in the build a release ships, reaches the goals."""
    released = list(ours)[-1]
    print(f"\nmoves per CPU second, times boardgame.io's (median; goal: {GOAL:g}, same table)")
    reached: list[bool] = []
    for build, runs in ours.items():
        for peer in PEERS:
            ratio = times(runs, theirs[peer])
            print(f"  {build:12} / {peer:18} {ratio:6.2f}  {'reached' if ratio >= GOAL else 'not reached'}")
            if peer == JUDGED and build == released:
                reached.append(ratio >= GOAL)
    for peer in PEERS:
        print(f"  {'bare':12} / {peer:18} {times(bare, theirs[peer]):6.2f}")
    print(f"99 of 100 answers are with everyone, at {rate:.0f} moves a second, after (goal: under {LATE:.0f} ms)")
    for build, run in steady.items():
        print(f"  {build:12} {run['p99']:6.1f} ms  {'reached' if run['p99'] < LATE else 'not reached'}")
        if build == released:
            reached.append(run["p99"] < LATE)
    print("an idle table with its five connections")
    for build, runs in ours.items():
        held = int((GIB - runs[-1]["kib_before"]) / runs[-1]["kib_a_table"])
        print(f"  {build:12} {runs[-1]['kib_a_table']:6.0f} KiB: {held:,} tables in 1 GiB")
    return 0 if all(reached) else 1


def times(runs: list[dict[str, Any]], others: list[dict[str, Any]]) -> float:
    """How many times as many moves per CPU second, in the median of the rounds."""
    pairs = zip(runs, others, strict=True)
    ratio: float = statistics.median(one["moves_a_cpu_second"] / other["moves_a_cpu_second"] for one, other in pairs)
    return ratio


def run_bare(size: float, tables: int, seconds: float) -> dict[str, Any]:
    """A fresh server that only passes messages on, under load."""
    with bare_server(size) as (port, pid):
        return uvloop.run(measure_bare(port, pid, tables, seconds))


def run_ours(build: Path, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """A fresh server of ours under load."""
    with tempfile.TemporaryDirectory() as folder, palazzo_server(folder, build) as (port, pid):
        return uvloop.run(measure_ours(port, pid, tables, seconds, rate))


def run_peer(name: str, file: Path, size: float, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """A fresh server of boardgame.io under load."""
    what = PEERS[name]
    given = str(max(0, round(size) - overhead())) if what == "size" else str(file)
    with peer_server(what, given) as (port, pid):
        return measure_peer(port, pid, tables, seconds, rate)


@functools.lru_cache
def overhead() -> int:
    """Bytes of a view of the peer besides its text."""
    with peer_server("size", "0") as (port, pid):
        return int(measure_peer(port, pid, 1, 1, 0)["bytes_a_view"])


def say(name: str, run: dict[str, Any]) -> dict[str, Any]:
    """Print a run in a line, and hand it on."""
    print(f"  {name:34} {line(run)}", flush=True)
    return run


def line(run: dict[str, Any]) -> str:
    """A run in a line."""
    return (
        f"{run['moves_a_second']:5,.0f} moves/s, {run['moves_a_cpu_second']:5,.0f} per CPU second, "
        f"{run['bytes_a_view']:5,.0f} bytes a view, p50 {run['p50']:.1f} ms, p99 {run['p99']:.1f} ms"
    )


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=400, help="moves a second, all tables together")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    return compare(given.tables, given.seconds, given.rate, given.rounds)


if __name__ == "__main__":
    sys.exit(main())
