"""Strangers: origins, our header, limits, headers of every answer, problems in both languages."""

from __future__ import annotations

import json
import re
import socket
import time
from contextlib import ExitStack, closing, suppress
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palazzo.kernel.texts import Texts
from palazzo.server.live import callers
from palazzo.server.web.client import Shelf
from server.guests import PATIENCE, Server, serving


def test_what_changes_something_needs_our_header(server: Server) -> None:
    answer = server.stranger().http.post("/api/me", json={"name": "Anna"}, headers={"X-Palazzo": "0"})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "header-missing"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://evil.example", 403), ("null", 403), ("http://127.0.0.1:1", 403), ("", 403), ("own", 201)],
)
def test_pages_of_others_change_nothing(server: Server, origin: str, status: int) -> None:
    sent = server.address if origin == "own" else origin
    answer = server.stranger(Origin=sent).ask("POST", "/api/me", {"name": "Anna"})
    assert answer.status_code == status


@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/api/me", "/nothing.png", "/healthz", "/schema/openapi.json"])
def test_every_answer_carries_the_headers_that_keep_browsers_safe(server: Server, path: str) -> None:
    headers = server.stranger().ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_behind_https_the_cookie_stays_there(file: Path) -> None:
    with serving(file, secure=True) as server:
        answer = server.stranger().ask("POST", "/api/me", {"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


def test_too_many_requests_are_refused_for_a_while(file: Path) -> None:
    with serving(file, request_burst=30, request_rate=0.001) as server:
        stranger = server.stranger(**{"Accept-Language": "it"})
        statuses = [stranger.ask("POST", "/api/me", {"name": "Anna"}).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        assert stranger.refused("GET", "/api/me")["detail"].startswith("Troppe cose")


def test_too_many_live_messages_end_the_connection(file: Path) -> None:
    with serving(file, message_burst=5, message_rate=0.001) as server:
        guest = server.guest()
        with guest.at(guest.table()["id"]) as place:
            place.until_type("view")
            with suppress(ConnectionClosed):
                for _ in range(7):
                    place.send({"type": "ping"})
            last, _ = place.closed()
            assert last["problem"]["reason"] == "too-fast"


def test_nobody_has_too_many_connections(file: Path) -> None:
    with serving(file, most_connections=2) as server:
        guest = server.guest()
        table = guest.table()["id"]
        with guest.at(table) as one, guest.at(table) as two, guest.at(table) as three:
            one.until_type("view")
            two.until_type("view")
            assert three.closed()[0]["problem"]["reason"] == "too-many-connections"


def test_what_is_too_large_is_refused(server: Server) -> None:
    guest = server.guest()
    answer = guest.http.post("/api/replays", content=b"x" * (server.settings.largest_upload + 1))
    assert answer.status_code == 413
    assert answer.json()["reason"] == "too-large"
    with guest.at(guest.table()["id"]) as place:
        place.until_type("view")
        place.socket.send("x" * (server.settings.largest_message + 1))
        assert place.closed()[1] == 1009


def test_a_client_that_does_not_read_is_cut_off_and_slows_nobody(file: Path) -> None:
    with serving(file, outbox_bytes=2000) as server:
        guest, host = server.guest("Slow"), server.guest("Anna")
        table = host.table(seats=4, bots=2)
        guest.join(table, host)
        with guest.at(table["id"]) as place:
            place.until_type("view")
            host.post(f"/api/tables/{table['id']}/start")
            assert place.closed()[1] in (1001, 1013)
        assert "palazzo_slow_connections_total 1" in server.metrics()


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/nothing.js", "/..%2f..%2fsettings.py"])
def test_what_is_not_there_is_a_problem_document(server: Server, path: str) -> None:
    assert server.stranger().refused("GET", path)["status"] == 404


def test_wrong_methods_and_bodies_are_problem_documents(server: Server) -> None:
    guest = server.guest()
    assert guest.refused("PUT", "/api/me", {})["status"] == 405
    assert guest.http.post("/api/tables", content=b"{").json()["reason"] == "request-wrong"
    assert guest.refused("POST", "/api/tables", {"game": 1, "seats": 4})["detail"].endswith("game.")


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://]", "http://[v1.\xe9]"])
def test_an_origin_that_is_none_is_somebody_elses(server: Server, origin: str) -> None:
    stranger = server.stranger()
    answer = stranger.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
    assert "content-security-policy" in answer.headers
    guest = server.guest()
    with pytest.raises(InvalidStatus) as refusal, guest.at(guest.table()["id"], Origin=origin):
        pass
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"name":' * 3000,
        b'{"name":"\xff"}',
        b"\xff\xfe",
        b'{"name":"\\ud800"}',
        b'{"name":"a\x00"}',
        b"",
    ],
)
def test_a_body_that_is_no_json_is_refused_like_any_other(server: Server, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = server.stranger().http.post("/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (400, "request-wrong")
    assert answer.headers["content-type"] == "application/problem+json"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/" + "a" * 300 + ".js", "/assets/" + "a/" * 3000 + "b.js"])
def test_a_path_too_long_for_any_file_is_not_there(
    server: Server, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>front</p>", encoding="utf-8")
    monkeypatch.setattr("palazzo.server.web.client.shelf", Shelf(tmp_path))
    assert server.stranger().refused("GET", path)["status"] == 404
    assert server.stranger().ask("GET", path.removesuffix(".js").removesuffix("b")).text == "<p>front</p>"


def sentences() -> set[str]:
    """Every sentence the server's code can say."""
    folder = Path(str(resources.files("palazzo.server")))
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        found |= set(re.findall(r"Trouble\(\s*\"([\w-]+)\"", file.read_text(encoding="utf-8")))
        found |= set(re.findall(r"notice\(\s*\"([\w-]+)\"", file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_the_server_refuses_is_said_in_both_languages(language: str) -> None:
    texts = Texts(language, "palazzo.server")
    assert len(sentences()) > 40
    assert [reason for reason in sorted(sentences()) if not texts.has(reason)] == []
    statuses = {400, 401, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503}
    assert [status for status in statuses if not texts.has(f"status-{status}")] == []


def test_both_languages_have_the_same_messages() -> None:
    said: dict[str, Any] = {}
    for language in ("en", "it"):
        folder = resources.files("palazzo.server") / "locale" / language
        text = "".join((folder / name).read_text(encoding="utf-8") for name in ("server.ftl", "told.ftl"))
        said[language] = [
            (name, sorted(set(re.findall(r"\$\w+", rest))))
            for name, rest in re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)
        ]
    assert said["en"] == said["it"]


@pytest.mark.parametrize("path", ["/api/me", "/api/me/", "//api//me", "/api/me//"])
def test_a_request_costs_the_same_however_its_address_is_written(file: Path, path: str) -> None:
    with serving(file, request_burst=30, request_rate=0.001) as server:
        address = f"{server.address}{path}"
        headers = {"X-Palazzo": "1"}
        statuses = [httpx.post(address, json={"name": "Anna"}, headers=headers).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]


def test_live_connections_begin_at_the_rate_of_requests(file: Path) -> None:
    with serving(file, request_burst=30, request_rate=0.001) as server:
        guest = server.guest()
        table = guest.table()["id"]
        for _ in range(5):
            with guest.at(table) as place:
                place.until_type("view")
        with pytest.raises(InvalidStatus) as refusal, guest.at(table, **{"Accept-Language": "it"}):
            pass
        answer = refusal.value.response
        assert answer.status_code == 429
        assert answer.headers["content-type"] == "application/problem+json"
        assert json.loads(answer.body)["detail"].startswith("Troppe cose")


@pytest.mark.parametrize("path", ["/api/me", "/api/me/", "/api/replays"])
def test_what_comes_in_pieces_is_weighed_too(server: Server, path: str) -> None:
    guest = server.guest()
    most = server.settings.largest_upload if path == "/api/replays" else server.settings.largest_request
    pieces = (b" " * 1024 for _ in range(most // 1024 + 1))
    answer = guest.http.post(path, content=pieces, headers={"Content-Type": "application/json"})
    assert "content-length" not in answer.request.headers
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    enough = guest.http.post(
        "/api/me", content=iter([b'{"name":', b'"Bruno"}']), headers={"Content-Type": "application/json"}
    )
    assert enough.json()["name"] == "Bruno"


def is_gone(line: socket.socket) -> bool:
    """The server closes this connection, after all it has to say."""
    line.settimeout(PATIENCE)
    try:
        while line.recv(4096):
            pass
        return True
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has much time."""
    monkeypatch.setattr(callers, "HEAD_TIME", 1.5)
    monkeypatch.setattr(callers, "BODY_TIME", 2.0)


POST = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Palazzo: 1\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
)
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


NO_POINT = [b"", b"\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n", POST, POST + b'{"name":', GET + b"\r\n"]


@pytest.mark.usefixtures("hasty")
def test_who_does_not_come_to_the_point_is_sent_away(file: Path) -> None:
    with serving(file) as server, ExitStack() as lines:
        opened = []
        for said in NO_POINT:
            line = lines.enter_context(closing(socket.create_connection(("127.0.0.1", server.settings.port))))
            if said.startswith(GET):
                line.sendall(GET)
                line.settimeout(PATIENCE)
                assert b"200 OK" in line.recv(4096)
            line.sendall(said.removeprefix(GET))
            opened.append(line)
        assert [said for said, line in zip(NO_POINT, opened, strict=True) if not is_gone(line)] == []
        assert server.stranger().ask("GET", "/healthz").text == "ok\n"


@pytest.mark.usefixtures("hasty")
def test_who_comes_to_the_point_slowly_is_served(file: Path) -> None:
    with serving(file) as server, closing(socket.create_connection(("127.0.0.1", server.settings.port))) as line:
        line.settimeout(PATIENCE)
        for _ in range(3):
            time.sleep(0.3)
            line.sendall(POST)
            time.sleep(0.3)
            line.sendall(b'{"name":"Anna"}')
            assert b"201 Created" in line.recv(4096)


@pytest.mark.usefixtures("hasty")
def test_a_live_connection_has_all_the_time(file: Path) -> None:
    with serving(file, most_callers=3) as server:
        guest = server.guest()
        table = guest.table()["id"]
        with guest.at(table) as one, guest.at(table) as two, guest.at(table) as three, guest.at(table) as four:
            time.sleep(2.2)
            for place in (one, two, three, four):
                place.send({"type": "ping"})
                place.until_type("pong")


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.settings.port))) as line:
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\n")
            for number in range(3000):
                line.sendall(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        assert is_gone(line)


def test_an_address_has_only_so_many_plain_connections(file: Path) -> None:
    with serving(file, most_callers=5) as server, ExitStack() as lines:
        place = ("127.0.0.1", server.settings.port)
        opened = [lines.enter_context(closing(socket.create_connection(place))) for _ in range(8)]
        assert all(is_gone(line) for line in opened[5:])
        opened[0].close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with closing(socket.create_connection(place)) as line, suppress(ConnectionError):
                line.sendall(GET)
                if b"200 OK" in line.recv(4096):
                    return
        raise AssertionError("there was no room again")


def test_what_is_somebodys_own_is_kept_nowhere_else(server: Server) -> None:
    guest = server.guest()
    table = guest.table()["id"]
    for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/tables", "/api/nothing"):
        assert guest.ask("GET", path).headers.get_list("cache-control") == ["no-store"]
    assert guest.ask("POST", "/api/me/recovery").headers["cache-control"] == "no-store"
    assert server.stranger().ask("POST", "/api/tables", {}).headers["cache-control"] == "no-store"
    assert guest.ask("GET", "/api/texts/en/junta.ftl").headers.get_list("cache-control") == ["no-cache"]
    assert guest.ask("GET", "/").headers.get_list("cache-control") in (["no-cache"], [])


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/catalogue", "/api/texts/it/junta.ftl", "/"])
def test_what_can_be_got_can_be_asked_about(server: Server, path: str) -> None:
    stranger = server.stranger()
    told, got = stranger.ask("HEAD", path), stranger.ask("GET", path)
    assert (told.status_code, told.content) == (200, b"")
    assert told.headers["content-type"] == got.headers["content-type"]
    assert stranger.ask("HEAD", "/api/nothing").status_code == 404
    assert stranger.ask("GET", "/healthz").text == "ok\n"
