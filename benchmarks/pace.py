"""Whether a table of people keeps its pace beside many tables of bots: `python benchmarks/pace.py`.

A server in a process of its own, as people run it. One person plays against clerks and answers at once; everything
else is the pace of the bots. It is measured alone, then with so many tables of bots beside it that nobody watches, then
alone again: how many changes a minute the person hears, how long the bots take over each answer, and what the server
takes to store an answer of the person's. It ends with 1 if the pace beside them is less than nine tenths of the pace
alone.
"""

from __future__ import annotations

import argparse
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
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from palazzo.bots.sampling import sample

WANTED: Final = 0.9
HOSTED: Final = 20
"""Tables a person may have open."""
PATIENCE: Final = 60.0
UNLIMITED: Final = {"PALAZZO_REQUEST_RATE": "100000", "PALAZZO_REQUEST_BURST": "100000", "PALAZZO_LOG_LEVEL": "warning"}


@contextmanager
def served(folder: Path, pace: float, workers: int) -> Iterator[str]:
    """A server; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {
        **UNLIMITED,
        "PALAZZO_PORT": str(port),
        "PALAZZO_DATABASE": str(folder / "pace.sqlite3"),
        "PALAZZO_BOT_PACE": str(pace),
        "PALAZZO_WORKERS": str(workers),
    }
    process = subprocess.Popen([sys.executable, "-m", "palazzo.cli", "serve"], env={**os.environ, **settings})
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + PATIENCE
        while not answers(address):
            assert process.poll() is None, "the server did not start"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(address: str) -> bool:
    """The server is ready."""
    try:
        return httpx.get(f"{address}/readyz", timeout=1).status_code == 200
    except httpx.TransportError:
        return False


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Palazzo": "1"}, timeout=PATIENCE)
        self.post("/api/me", {"name": name, "language": "en"})

    def post(self, path: str, body: Any = None) -> Any:
        """A request that must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def begin(self, game: str, seats: int, bots: int) -> str:
        """A match with so many clerks, from the last seat on."""
        levels = {f"s{seat}": "clerk" for seat in range(seats - bots, seats)}
        table: str = self.post("/api/tables", {"game": game, "seats": seats, "bots": levels})["id"]
        self.post(f"/api/tables/{table}/start")
        return table

    def at(self, table: str) -> ClientConnection:
        """Connected to a table."""
        cookie = self.http.cookies.get("palazzo")
        address = self.address.replace("http", "ws", 1)
        headers = {"Cookie": f"palazzo={cookie}"}
        return connect(f"{address}/api/tables/{table}/live", additional_headers=headers, max_size=None)


def measured(person: Person, game: str, seats: int, seconds: float, rng: random.Random) -> dict[str, float]:
    """Play for a while: the pace, how long the bots took, how long an answer of the person's took."""
    changes, gaps, acks = 0, list[float](), list[float]()
    began = time.monotonic()
    while time.monotonic() < began + seconds:
        table = person.begin(game, seats, seats - 1)
        with person.at(table) as wire:
            wire.send(json.dumps({"type": "hello", "version": None}))
            view: Any = None
            last, sent, number = time.monotonic(), 0.0, 0
            while time.monotonic() < began + seconds:
                message = json.loads(wire.recv(PATIENCE))
                if message["type"] == "view":
                    view = message["view"]
                elif message["type"] == "change":
                    changes += 1
                    gaps.append(time.monotonic() - last)
                    last = time.monotonic()
                    view = changed(view, message)
                elif message["type"] == "ack":
                    acks.append(time.monotonic() - sent)
                    sent = 0.0
                if view is None or view["over"]:
                    if view is not None:
                        break
                    continue
                due = next((question for question in view["questions"] if question["due"]), None)
                if due is not None and not sent:
                    sent, number = time.monotonic(), number + 1
                    answer = {"type": "answer", "id": f"a{number}", "version": 0, "question": due["id"]}
                    wire.send(json.dumps({**answer, "value": sample(due, rng)}))
                elif message["type"] == "refused":
                    sent = 0.0
        if not view["over"]:
            person.post(f"/api/tables/{table}/close")
    spent = time.monotonic() - began
    return {
        "changes a minute": changes * 60 / spent,
        "ms between changes, median": statistics.median(gaps or [0.0]) * 1000,
        "ms between changes, 99th of 100": sorted(gaps or [0.0])[int(len(gaps) * 0.99)] * 1000,
        "ms until an answer is acknowledged, median": statistics.median(acks or [0.0]) * 1000,
    }


def changed(view: Any, change: dict[str, Any]) -> Any:
    """A view with a change done to it."""
    for path, *value in change["patch"]:
        place = view
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    view["log"] = view["log"][: change["kept"]] + change["log"]
    return view


def counted(address: str, name: str) -> float:
    """One of the server's counters."""
    lines = httpx.get(f"{address}/metrics", timeout=PATIENCE).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def main() -> int:
    """Measure alone, beside the others, and alone again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="junta")
    parser.add_argument("--seats", type=int, default=7)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, dict[str, float]] = {}
        # Each alone on a server of its own: the others would be there still.
        for name, tables in (("alone", 0), ("beside", wanted.tables), ("alone again", 0)):
            place = Path(folder) / name.replace(" ", "-")
            place.mkdir()
            with served(place, wanted.pace, wanted.workers) as address:
                person = Person(address, "Anna")
                measured(person, wanted.game, wanted.seats, 3.0, random.Random(1))
                for number in range(tables):
                    if number % HOSTED == 0:
                        host = Person(address, f"Host {number // HOSTED}")
                    host.begin(wanted.game, wanted.seats, wanted.seats)
                before, began = counted(address, "palazzo_answers_total"), time.monotonic()
                found[name] = measured(person, wanted.game, wanted.seats, wanted.seconds, random.Random(2))
                answered = counted(address, "palazzo_answers_total") - before
                found[name]["answers a second at all tables"] = answered / (time.monotonic() - began)
                found[name]["tables in memory"] = counted(address, "palazzo_tables_loaded")
                found[name]["bots too late"] = counted(address, "palazzo_bot_late_total")
    for label in found["alone"]:
        print(f"{label:45}" + "".join(f"{name}: {values[label]:10.1f}   " for name, values in found.items()))
    alone = (found["alone"]["changes a minute"] + found["alone again"]["changes a minute"]) / 2
    ratio = found["beside"]["changes a minute"] / alone
    print(f"pace beside {wanted.tables} tables of bots, against alone: {ratio:.2f} (wanted {WANTED})")
    return 0 if ratio >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
