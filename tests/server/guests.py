"""A server on loopback, and guests who come to it as browsers do: HTTP with a cookie, and a WebSocket a table."""

from __future__ import annotations

import copy
import itertools
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from palazzo.bots.sampling import sample
from palazzo.server.running.serving import server_of
from palazzo.server.settings import Settings

PATIENCE = 60.0
numbers = itertools.count(1)

QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "window_delay": 0.0,
    "bell": 0.0,
    "workers": 0,
    "request_burst": 100_000,
    "request_rate": 100_000.0,
    "message_rate": 10_000.0,
    "message_burst": 10_000,
    "restart_grace": 0.0,
    "foresight_budget": 30.0,
}
"""Nobody waits for anybody."""


class Server:
    """A real server in a thread."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.settings = Settings(**{**QUICK, **settings, "port": port, "database": str(database)})
        self.server = server_of(self.settings)
        self.address = f"http://127.0.0.1:{port}"
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.guests: list[Guest] = []

    def start(self) -> Server:
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.005)
        return self

    def stop(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def dump(self) -> str:
        """Everything that is kept, as text."""
        disk = sqlite3.connect(self.settings.database)
        try:
            return "\n".join(disk.iterdump())
        finally:
            disk.close()

    def pass_time(self, seconds: float) -> None:
        """Let so much time have passed at all tables."""
        timeline = self.server.services.shared.timeline
        timeline.catch_up(timeline.now() + seconds)

    def metrics(self) -> str:
        """What is counted."""
        return self.stranger().ask("GET", "/metrics").text

    def guest(self, name: str = "Marco", language: str = "en") -> Guest:
        """Somebody who has sat down."""
        guest = self.stranger()
        guest.name = name
        guest.me = guest.post("/api/me", {"name": name, "language": language})
        return guest

    def stranger(self, **headers: str) -> Guest:
        """Somebody nobody knows yet."""
        guest = Guest(self, headers)
        self.guests.append(guest)
        return guest


@contextmanager
def serving(database: Path | str, **settings: Any) -> Iterator[Server]:
    """A server for a while; on PostgreSQL, three of them."""
    if str(database).startswith("postgresql"):
        from server.cluster import Cluster

        server: Server = Cluster(str(database), **settings)
    else:
        server = Server(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """One browser."""

    def __init__(self, server: Server, headers: dict[str, str]) -> None:
        self.server = server
        self.name = ""
        self.me: dict[str, Any] = {}
        self.http = httpx.Client(base_url=server.address, headers={"X-Palazzo": "1", **headers}, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Any request, whatever comes of it."""
        return self.http.request(method, path, **({} if body is None else {"json": body}))

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must succeed."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.done("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.done("POST", path, body)

    def refused(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A request that must be refused, with a problem document."""
        answer = self.ask(method, path, body)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        problem: dict[str, Any] = answer.json()
        assert problem["status"] == answer.status_code >= 400
        assert problem["detail"]
        return problem

    def table(self, game: str = "final-decrees", seats: int = 4, bots: int = 0, **more: Any) -> dict[str, Any]:
        """A new table with so many bots, from the last seat on."""
        taken = {f"s{seat}": "usher" for seat in range(seats - bots, seats)}
        table: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, "bots": taken, **more})
        return table

    def begin(self, game: str = "final-decrees", seats: int = 4, **more: Any) -> dict[str, Any]:
        """A table with bots in all other seats, begun."""
        table = self.table(game, seats, seats - 1, **more)
        begun: dict[str, Any] = self.post(f"/api/tables/{table['id']}/start")
        return begun

    def join(self, table: dict[str, Any], host: Guest, seat: str | None = None) -> dict[str, Any]:
        """Sit down at somebody's table."""
        invitation = host.get(f"/api/tables/{table['id']}")["invitation"]
        joined: dict[str, Any] = self.post(f"/api/tables/{table['id']}/join", {"seat": seat, "invitation": invitation})
        return joined

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("palazzo") or ""

    @contextmanager
    def at(
        self,
        table: str,
        version: int | None = None,
        invitation: str = "",
        greeting: str | None = None,
        silent: bool = False,
        **headers: str,
    ) -> Iterator[Place]:
        """Connected to a table."""
        address = self.server.address.replace("http", "ws", 1)
        query = f"?invitation={invitation}" if invitation else ""
        sent = {"Origin": self.server.address, **headers}
        if self.cookie:
            sent["Cookie"] = f"palazzo={self.cookie}"
        with connect(
            f"{address}/api/tables/{table}/live{query}",
            origin=sent.pop("Origin"),  # type: ignore[arg-type]
            additional_headers=sent,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
        ) as socket:
            place = Place(self, socket)
            with suppress(ConnectionClosed):
                if greeting is not None:
                    socket.send(greeting)
                elif not silent:
                    place.hello(version)
            yield place


class Place:
    """A live connection, and the view as the browser would keep it."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.raw: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.version = 0
        self.view: Any = None
        self.table: dict[str, Any] = {}
        self.talk: list[dict[str, Any]] = []
        self.clock: Any = None
        self.standing: list[str] = []

    def hello(self, version: int | None = None) -> None:
        self.send({"type": "hello", "version": version})

    def close(self) -> None:
        self.socket.close()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self.follow(message)
        return message

    def follow(self, message: dict[str, Any]) -> None:
        """Do to the view what the message says."""
        match message["type"]:
            case "view":
                self.version, self.view = message["version"], message["view"]
                self.table, self.talk = message["table"], message["talk"]
                self.clock, self.standing = message["clock"], message["standing"]
            case "change":
                assert message["after"] == self.version, "a change was missed"
                self.version = message["version"]
                self.view = patched(self.view, message)
            case "talk":
                self.talk.append(message["line"])
            case "table":
                self.table = message["table"]
            case "clock":
                self.clock = message["clock"]
            case "standing":
                self.standing = message["prompts"]

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE) -> dict[str, Any]:
        """Hear on until a message fits."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def until_type(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        return self.until(lambda message: message["type"] in kinds, timeout)

    def until_so(self, wanted: Callable[[], Any], timeout: float = PATIENCE) -> None:
        """Hear on until something is so."""
        end = time.monotonic() + timeout
        while not wanted():
            self.hear(max(0.01, end - time.monotonic()))

    def until_table(self, wanted: Callable[[dict[str, Any]], Any]) -> None:
        """Hear on until the table is so."""
        self.until_so(lambda: self.table and wanted(self.table))

    def until_asked(self, timeout: float = PATIENCE) -> dict[str, Any] | None:
        """Hear on until something is due; nothing, when the match is over."""
        end = time.monotonic() + timeout
        while True:
            if self.view is not None:
                if self.view["over"]:
                    return None
                due = self.due()
                if due is not None and not self.is_answered(due):
                    return due
            self.hear(max(0.01, end - time.monotonic()))

    def is_answered(self, question: dict[str, Any]) -> bool:
        """The server answers it: there is no choice, or in a window among bots nothing but to pass."""
        alone = sum(seat["person"] is not None for seat in self.table["seats"]) < 2
        only_pass = bool(question["window"]) and len(question["options"]) == 1
        return bool(question["single"]) or (alone and only_pass)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind so far."""
        return [message for message in self.messages if message["type"] == kind]

    def due(self) -> dict[str, Any] | None:
        """What is due, in the view."""
        questions: list[dict[str, Any]] = self.view["questions"]
        return next((question for question in questions if question["due"]), None)

    def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """Hear all that comes within a moment."""
        heard: list[dict[str, Any]] = []
        try:
            while True:
                heard.append(self.hear(seconds))
        except TimeoutError:
            return heard

    def catch_up(self) -> None:
        """Hear all that the server has sent so far."""
        answered = len(self.heard("pong"))
        self.send({"type": "ping"})
        self.until_so(lambda: len(self.heard("pong")) > answered)

    def answer(self, question: dict[str, Any], value: Any, key: str = "", version: int | None = None) -> str:
        """Send an answer; its key."""
        key = key or f"k{next(numbers)}"
        version = self.version if version is None else version
        self.send({"type": "answer", "id": key, "version": version, "question": question["id"], "value": value})
        return key

    def settled(self, key: str) -> dict[str, Any]:
        """What became of something sent: an ack or a refusal."""
        return self.until(lambda message: message["type"] in ("ack", "refused") and message["id"] == key)

    def give(self, question: dict[str, Any], value: Any) -> None:
        """An answer that must be taken."""
        reply = self.settled(self.answer(question, value))
        assert reply["type"] == "ack", reply

    def say(self, text: str, to: str | None = None, key: str = "") -> dict[str, Any]:
        """Talk; what became of it."""
        key = key or f"k{next(numbers)}"
        self.send({"type": "talk", "id": key, "to": to, "text": text})
        return self.settled(key)

    def undo(self, version: int | None = None) -> dict[str, Any]:
        key = f"k{next(numbers)}"
        self.send({"type": "undo", "id": key, "version": self.version if version is None else version})
        return self.settled(key)

    def play(self, answers: int, rng: Random) -> int:
        """Give so many random answers, or until the match is over; how many were given."""
        for number in range(answers):
            question = self.until_asked()
            if question is None:
                return number
            reply = self.settled(self.answer(question, sample(question, rng)))
            assert reply["type"] == "ack" or reply["problem"]["reason"] in ("question-gone", "match-over"), reply
        return answers

    def closed(self) -> tuple[dict[str, Any], int]:
        """Hear on until the server closes: its last words, and the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return self.messages[-1] if self.messages else {}, end.rcvd.code if end.rcvd else 0


def before(moment: float, so: Callable[[], Any]) -> bool:
    """It is so, or this machine was too slow to tell before the moment was gone."""
    return bool(so()) or reached(moment)


def reached(moment: float) -> bool:
    """The moment has come, give or take what the clocks of a few busy servers and ours may differ by."""
    return time.monotonic() > moment - 0.25


def eventually(so: Callable[[], Any]) -> Any:
    """Look until it is so; what was found."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.02)
    return found


def patched(view: Any, change: dict[str, Any]) -> Any:
    """A view with a change done to it, as clients do it."""
    view = copy.deepcopy(view)
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
