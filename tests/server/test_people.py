"""People: sitting down, being known again, another device, going for good."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palazzo.server.tables.live_table import LiveTable
from server.guests import PATIENCE, Server, serving


def test_sitting_down_with_a_name_sets_a_cookie_nobody_else_can_read_or_send(server: Server) -> None:
    stranger = server.stranger()
    answer = stranger.ask("POST", "/api/me", {"name": "  Anna\t Maria ", "language": "it"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Anna Maria"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert stranger.get("/api/me")["id"] == answer.json()["id"]


def test_the_token_is_not_kept_as_it_is(server: Server) -> None:
    guest = server.guest()
    guest.post("/api/me/recovery")
    dump = server.dump()
    assert guest.me["id"] in dump
    assert guest.cookie not in dump


def test_who_has_not_sat_down_is_told_so_in_their_language(server: Server) -> None:
    assert server.stranger().refused("GET", "/api/me")["detail"] == "Sit down with a name first."
    italian = server.stranger(**{"Accept-Language": "fr;q=0.9, it-IT;q=0.8, en;q=0.1"})
    problem = italian.refused("GET", "/api/me")
    assert problem["detail"] == "Prima accomodati con un nome."
    assert problem["status"] == 401
    assert problem["type"] == "/problems/sit-down-first"
    assert problem["instance"] == "/api/me"


def test_problems_are_told_in_the_language_of_the_person(server: Server) -> None:
    guest = server.guest(language="it")
    assert guest.refused("GET", "/api/tables/nowhere")["detail"] == "Non c’è nessun tavolo così."
    guest.done("PATCH", "/api/me", {"language": "en"})
    assert guest.refused("GET", "/api/tables/nowhere")["detail"] == "There is no such table."


@pytest.mark.parametrize("name", ["", "\u202e", "\n\t", "x" * 41])
def test_a_name_must_be_one_that_can_be_shown(server: Server, name: str) -> None:
    assert server.stranger().refused("POST", "/api/me", {"name": name})["status"] in (400, 422)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 24, "x" * 24),
        ("👩‍👩‍👧‍👦 Anna", "👩‍👩‍👧‍👦 Anna"),
        ("🏳️‍🌈", "🏳️‍🌈"),
        ("👩\u200d Anna", "👩 Anna"),
        ("An\u200dna", "An na"),
    ],
)
def test_a_picture_in_a_name_does_not_fall_apart(server: Server, name: str, kept: str) -> None:
    assert server.stranger().ask("POST", "/api/me", {"name": name}).json()["name"] == kept


@pytest.mark.parametrize("name", ["x" * 25, "👩‍👩‍👧‍👦" * 3])
def test_a_name_that_is_too_long_is_refused_and_not_cut(server: Server, name: str) -> None:
    problem = server.stranger().refused("POST", "/api/me", {"name": name})
    assert problem["status"] == 422
    assert problem["detail"].startswith("That name is too long: 24 letters at most")


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    stranger = server.stranger(Cookie="palazzo=forged")
    assert stranger.refused("GET", "/api/me")["status"] == 401


def test_a_recovery_link_carries_the_identity_to_another_device_once(server: Server) -> None:
    guest = server.guest("Livia")
    token = guest.post("/api/me/recovery")["token"]
    assert guest.get("/api/me")["recoverable"]
    other = server.stranger()
    assert other.post("/api/recover", {"token": token})["id"] == guest.me["id"]
    assert other.get("/api/me")["name"] == "Livia"
    assert guest.get("/api/me")["name"] == "Livia"
    assert server.stranger().refused("POST", "/api/recover", {"token": token})["status"] == 403


def test_a_recovery_link_can_be_revoked_and_a_new_one_revokes_the_old(server: Server) -> None:
    guest = server.guest()
    first = guest.post("/api/me/recovery")["token"]
    second = guest.post("/api/me/recovery")["token"]
    assert server.stranger().refused("POST", "/api/recover", {"token": first})["reason"] == "recovery-unknown"
    guest.done("DELETE", "/api/me/recovery")
    assert server.stranger().refused("POST", "/api/recover", {"token": second})["reason"] == "recovery-unknown"


def test_a_recovery_token_is_no_session(server: Server) -> None:
    token = server.guest().post("/api/me/recovery")["token"]
    assert server.stranger(Cookie=f"palazzo={token}").refused("GET", "/api/me")["status"] == 401


def test_signing_out_forgets_this_browser_only(server: Server) -> None:
    guest = server.guest()
    other = server.stranger()
    other.post("/api/recover", {"token": guest.post("/api/me/recovery")["token"]})
    token = guest.cookie
    guest.post("/api/me/leave")
    assert server.stranger(Cookie=f"palazzo={token}").refused("GET", "/api/me")["status"] == 401
    assert other.get("/api/me")["id"] == guest.me["id"]


def test_signing_out_closes_the_connections_of_this_browser_only(server: Server) -> None:
    guest = server.guest("Anna")
    other = server.stranger()
    other.post("/api/recover", {"token": guest.post("/api/me/recovery")["token"]})
    table = guest.begin()["id"]
    with guest.at(table, silent=True) as silent, guest.at(table) as here, other.at(table) as there:
        for place in (here, there):
            place.until_type("view")
        guest.post("/api/me/leave")
        assert here.closed()[0]["problem"]["reason"] == "signed-out"
        assert there.say("still here")["type"] == "ack"
        silent.hello()
        assert silent.closed()[0]["problem"]["reason"] == "signed-out"


def test_signing_out_closes_a_connection_that_is_still_on_its_way_to_the_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    arrived, left = threading.Event(), threading.Event()
    connect = LiveTable.connect

    async def slowly(self: LiveTable, *given: Any) -> None:
        arrived.set()
        await asyncio.to_thread(left.wait, PATIENCE)
        await connect(self, *given)

    monkeypatch.setattr(LiveTable, "connect", slowly)
    with guest.at(table) as place:
        assert arrived.wait(PATIENCE)
        guest.post("/api/me/leave")
        left.set()
        assert place.closed()[0]["problem"]["reason"] == "signed-out"


def test_deleting_my_data_leaves_no_trace_of_my_name(server: Server) -> None:
    guest, friend = server.guest("Ermenegilda"), server.guest("Bruno")
    over = guest.begin(public=True)
    with guest.at(over["id"]) as place:
        place.say("Ermenegilda was here")
        place.play(2000, Random(4))
        assert place.view["over"]
    running = guest.table(seats=4, bots=2)
    friend.join(running, guest)
    guest.post(f"/api/tables/{running['id']}/start")
    waiting = guest.table()
    with friend.at(running["id"]) as place:
        place.until_type("view")
        guest.done("DELETE", "/api/me")
        place.until_table(lambda table: table["seats"][0]["bot"] == "usher")
        assert place.table["host"] == friend.me["id"]
        place.play(3, Random(1))
    assert server.stranger().refused("GET", f"/api/tables/{waiting['id']}")["status"] == 404
    dump = server.dump()
    assert "Ermenegilda" not in dump
    assert guest.me["id"] not in dump
    assert friend.get(f"/api/tables/{over['id']}/replay")["names"][0] == "s0"


PUBLIC, HERE = "https://play.example", "http://127.0.0.1:"


@pytest.mark.parametrize(
    ("settings", "headers", "link"),
    [
        ({}, {"Host": "evil.example"}, HERE),
        ({}, {"Host": "evil.example", "Origin": "http://evil.example"}, HERE),
        ({"secure": True}, {"Host": "evil.example"}, HERE.replace("http", "https")),
        ({"address": PUBLIC}, {"Host": "evil.example"}, PUBLIC),
        ({"address": PUBLIC, "origins": ("https://old.example",)}, {"Origin": "https://old.example"}, PUBLIC),
        ({"secure": True, "origins": (PUBLIC,)}, {"Host": "127.0.0.1:9", "Origin": PUBLIC}, PUBLIC),
        ({"origins": ("https://old.example", PUBLIC)}, {"Host": "127.0.0.1:9", "Origin": PUBLIC}, PUBLIC),
        ({"origins": (PUBLIC, "https://old.example")}, {"Host": "127.0.0.1:9"}, PUBLIC),
        ({"origins": (PUBLIC,)}, {"Host": "evil.example", "Origin": "http://evil.example"}, PUBLIC),
        (
            {"proxies": ("127.0.0.1",)},
            {"Host": "evil.example", "X-Forwarded-Proto": "https"},
            HERE.replace("http", "https"),
        ),
    ],
)
def test_links_lead_to_where_people_reach_the_server_whatever_host_they_name(
    file: Path, settings: dict[str, Any], headers: dict[str, str], link: str
) -> None:
    with serving(file, **settings) as server:
        guest = server.stranger(**headers)
        cookie = guest.ask("POST", "/api/me", {"name": "Anna"}).headers["set-cookie"].split(";")[0]
        guest.http.headers["Cookie"] = cookie
        link += str(server.settings.port) if link.endswith(":") else ""
        assert guest.post("/api/me/recovery")["link"].startswith(f"{link}/recover#")
        table = guest.table()["id"]
        assert guest.post(f"/api/tables/{table}/invitation")["link"].startswith(f"{link}/tables/{table}#invitation=")


# -- how a person likes to play


def test_settings_travel_with_the_identity(server: Server) -> None:
    guest = server.guest("Anna")
    usual = guest.get("/api/me/settings")
    assert (usual["pace"], usual["sound"], usual["never_ask"]) == ("brisk", True, [])
    wanted = {**usual, "pace": "calm", "text_size": 120, "always_ask": ["*"], "never_ask": ["react-cancel"]}
    assert guest.done("PUT", "/api/me/settings", wanted) == wanted
    token = guest.post("/api/me/recovery")["token"]
    elsewhere = server.stranger()
    elsewhere.post("/api/recover", {"token": token})
    assert elsewhere.get("/api/me/settings") == wanted


def test_settings_that_cannot_be_are_refused_and_change_nothing(server: Server) -> None:
    guest = server.guest("Anna")
    before = guest.get("/api/me/settings")
    for wrong in (
        {"pace": "frantic"},
        {"text_size": 500},
        {"theme": "tartan"},
        {"never_ask": ["x" * 61]},
        {"never_ask": ["x"] * 41},
        {"sound": "loud"},
    ):
        guest.refused("PUT", "/api/me/settings", {**before, **wrong})
    assert guest.get("/api/me/settings") == before
    assert server.stranger().refused("GET", "/api/me/settings")["status"] == 401


def test_a_table_hears_at_once_of_another_pace(server: Server) -> None:
    guest = server.guest("Anna")
    table = guest.begin()
    with guest.at(table["id"]) as place:
        place.until_type("view")
        assert place.table["pace"] == "brisk"
        guest.done("PUT", "/api/me/settings", {"pace": "calm"})
        place.until_table(lambda table: table["pace"] == "calm")
