"""Rubbish over a WebSocket, before a hello or after: nothing breaks, hangs or is told, and the table plays on."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from server.guests import PATIENCE, Guest, Place, Server, serving

OVER_AND_OVER = settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
WHISPER = "nobody else may hear this"

DEEP = "[" * 20_000
DEEP_OBJECT = '{"a":' * 12_000
HUGE = "9" * 5000


def answer_with(value: str) -> str:
    """An answer to no question."""
    return f'{{"type":"answer","id":"a","version":1,"question":"q","value":{value}}}'


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
fields = {
    "type": st.sampled_from(["answer", "undo", "talk", "pass", "ping", "hello", "view", ""]) | anything,
    "id": st.just("") | st.text(max_size=70) | anything,
    "version": st.integers() | st.none() | anything,
    "question": st.text(max_size=20) | anything,
    "value": anything,
    "to": st.sampled_from(["s0", "s1", "s7", "s99", "x"]) | anything,
    "text": st.text(max_size=600) | anything,
    "prompts": st.lists(st.text(max_size=20), max_size=5) | anything,
}
messages = st.fixed_dictionaries({}, optional=fields).map(json.dumps)
frames = st.one_of(messages, messages, st.text(max_size=200), st.binary(max_size=200), anything.map(json.dumps))


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.full)])
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A match of three people and a bot, on a server with little patience."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").database()
    else:
        address = str(tmp_path_factory.mktemp("fuzz") / "palazzo.sqlite3")
    with serving(address, message_burst=2000, message_rate=1000.0, talk_burst=10_000, talk_rate=1000.0) as server:
        yield Table(server)


class Table:
    """One who plays, one who whispers to them, and one who sends rubbish."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.bruno, self.mallory = (server.guest(name) for name in ("Anna", "Bruno", "Mallory"))
        self.id = self.anna.table("final-decrees", 4, 1)["id"]
        for guest in (self.bruno, self.mallory):
            guest.join({"id": self.id}, self.anna)
        self.anna.post(f"/api/tables/{self.id}/start")
        self.rng = Random(1)

    def still_plays(self) -> None:
        """Everyone comes, is told the truth, answers and is heard."""
        with self.anna.at(self.id) as one, self.bruno.at(self.id) as two, self.mallory.at(self.id) as three:
            for place in (one, two, three):
                place.until_type("view")
            assert one.say(WHISPER, "s1")["type"] == "ack"
            for _ in range(3):
                self.answer_once([one, two, three])
            for place in (one, two, three):
                place.send({"type": "ping"})
                place.until_type("pong")
            assert any(WHISPER in frame for frame in two.raw)
            assert not any(WHISPER in frame for frame in three.raw)

    def answer_once(self, places: list[Place]) -> None:
        """Whoever is asked gives an answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for place in places:
                due = place.due()
                # What has one answer only the server gives, and then somebody else may be asked.
                if due is not None and not place.is_answered(due):
                    place.play(1, self.rng)
                    return
                place.catch_up()
        raise AssertionError("nobody was asked anything")


def replies(place: Place, sent: list[str | bytes]) -> list[str]:
    """Send frames, then hear all that comes back: until our ping is answered, or the server has closed."""
    try:
        for frame in sent:
            place.socket.send(frame)
        place.send({"type": "ping"})
        while True:
            message = place.hear()
            assert message["type"] in TELLS, message
            if message["type"] == "pong" and sent.count('{"type": "ping"}') < len(place.heard("pong")):
                return place.raw
            if message["type"] == "bye":
                return place.raw
    except ConnectionClosed as closed:
        check_parting(closed)
        return place.raw


TELLS = {"view", "change", "ack", "refused", "talk", "table", "clock", "standing", "pong", "bye"}


def check_parting(closed: ConnectionClosed) -> None:
    """The server closed on purpose, and not because it broke."""
    assert closed.rcvd is not None
    assert closed.rcvd.code in (1001, 1003, 1007, 1008, 1009, 1013), closed


@pytest.mark.parametrize("who", ["mallory", "stranger"])
def test_rubbish_breaks_nothing(table: Table, who: str) -> None:
    guest: Guest = table.mallory if who == "mallory" else table.server.stranger()
    invitation = "" if who == "mallory" else table.anna.get(f"/api/tables/{table.id}")["invitation"]
    heard: list[str] = []

    @OVER_AND_OVER
    @example([DEEP])
    @example([DEEP_OBJECT])
    @example([answer_with("[" * 3000 + "]" * 3000)])
    @example([answer_with("[" * 300 + "]" * 300)])
    @example([b"\xff\xfe"])
    @example([""])
    @example([b""])
    @example(['{"type":"answer","id":"\\ud800","version":1,"question":"q","value":1}'])
    @example(['{"type":"talk","id":"nul","to":null,"text":"a\\u0000b"}'])
    @example(['{"type":"talk","id":"\\u0000","to":null,"text":"hello"}'])
    @example(['{"type":"pass","id":"\\u0000","prompts":["\\u0000"]}'])
    @example(['{"type":"undo","id":"x","version":' + HUGE + "}"])
    @example([answer_with(HUGE)])
    @given(st.lists(frames, min_size=1, max_size=6))
    def send(sent: list[str | bytes]) -> None:
        with guest.at(table.id, invitation=invitation) as place:
            place.until_type("view")
            heard.extend(replies(place, sent))

    send()
    table.still_plays()
    assert len(heard) > 100
    assert not [frame for frame in heard if WHISPER in frame]


def test_rubbish_before_a_hello_breaks_nothing(table: Table) -> None:
    address = table.server.address.replace("http", "ws", 1) + f"/api/tables/{table.id}/live"

    @settings(OVER_AND_OVER, max_examples=25)
    @example(DEEP)
    @example(DEEP_OBJECT)
    @example(b"\xff")
    @example(b"")
    @example('{"type":"hello","version":' + HUGE + "}")
    @example('{"type":"hello","version":-1}')
    @given(frames)
    def knock(frame: str | bytes) -> None:
        cookie = {"Cookie": f"palazzo={table.mallory.cookie}"}
        with connect(address, additional_headers=cookie, open_timeout=PATIENCE) as socket:
            socket.send(frame)
            try:
                first = json.loads(socket.recv(PATIENCE))
            except ConnectionClosed as closed:
                check_parting(closed)
            else:
                assert first["type"] in ("bye", "view")

    knock()
    table.still_plays()


def test_a_flood_ends_one_connection_and_no_other(tmp_path: Any) -> None:
    with serving(tmp_path / "palazzo.sqlite3", message_burst=50, message_rate=1.0) as server:
        table = Table(server)
        with table.anna.at(table.id) as calm, table.mallory.at(table.id) as place:
            calm.until_type("view")
            place.until_type("view")
            try:
                for number in range(5000):
                    place.socket.send(json.dumps({"type": "undo", "id": f"f{number}", "version": 0}))
            except ConnectionClosed:
                pass
            last, _ = place.closed()
            assert last["problem"]["reason"] == "too-fast"
            assert len(place.heard("refused")) <= 51
            calm.send({"type": "ping"})
            calm.until_type("pong")
        table.still_plays()


def pings(socket: ClientConnection) -> None:
    for _ in range(200):
        socket.ping()


def pongs(socket: ClientConnection) -> None:
    for _ in range(200):
        socket.pong()


def pieces(socket: ClientConnection) -> None:
    socket.send("" for _ in range(200))


@pytest.mark.parametrize("flood", [pings, pongs, pieces])
def test_frames_that_are_no_messages_count_like_messages(
    patient: Server, flood: Callable[[ClientConnection], None]
) -> None:
    host = patient.guest()
    table = host.table(public=True)["id"]
    with host.at(table) as calm, patient.stranger().at(table) as place:
        calm.until_type("view")
        place.until_type("view")
        with suppress(ConnectionClosed):
            flood(place.socket)
        assert place.closed()[0]["problem"]["reason"] == "too-fast"
        calm.send({"type": "ping"})
        calm.until_type("pong")


@pytest.mark.parametrize("flood", [pings, pongs, pieces])
def test_frames_count_before_a_hello_too(patient: Server, flood: Callable[[ClientConnection], None]) -> None:
    table = patient.guest().table(public=True)["id"]
    address = patient.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, open_timeout=PATIENCE) as there:
        with suppress(ConnectionClosed):
            flood(there)
        with pytest.raises(ConnectionClosed) as closed:
            there.recv(PATIENCE)
    # Who is still sending when the line is cut may never get to read why.
    if closed.value.rcvd is not None:
        check_parting(closed.value)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes fifty messages, and then none for long."""
    with serving(tmp_path_factory.mktemp("patient") / "palazzo.sqlite3", message_burst=50, message_rate=0.01) as server:
        yield server


def raw_live(server: Server, table: str) -> socket.socket:
    """A WebSocket whose bytes are ours: greeted, and read from no more."""
    line = socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE)
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    upgrade = f"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n\r\n"
    line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{upgrade}".encode())
    while b"\r\n\r\n" not in line.recv(4096):
        pass
    line.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
    return line


def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Any) -> None:
    with serving(tmp_path / "palazzo.sqlite3", message_burst=10_000_000, outbox_bytes=10_000) as server:
        table = server.guest().table(public=True)["id"]
        flood = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 200_000
        heard = 0
        with closing(raw_live(server, table)) as deaf, suppress(ConnectionError):
            deaf.sendall(flood)
            while chunk := deaf.recv(1 << 20):
                heard += len(chunk)
        assert heard < len(flood) / 2


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/replay", "/api/tables/%0A/save"])
def test_no_table_is_called_what_a_database_cannot_keep(table: Table, path: str) -> None:
    assert table.anna.refused("GET", path)["status"] == 404


@pytest.mark.parametrize("kind", ["talk", "pass", "undo"])
def test_a_key_is_plain_letters(table: Table, kind: str) -> None:
    fields: dict[str, Any] = {"text": "hello", "prompts": [], "version": 1}
    with table.mallory.at(table.id) as place:
        place.until_type("view")
        place.send({"type": kind, "id": "a\0b", **fields})
        assert place.until_type("refused", "ack", "bye").get("problem", {}).get("reason") == "message-wrong"
