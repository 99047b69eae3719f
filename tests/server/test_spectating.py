"""Those who look on: what they see, and when."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.guests import Server
from server.positions import LAST_DRAW, POSTS

Beginning = Callable[..., None]


def test_spectators_with_a_delay_see_everything_that_much_later(server: Server, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    host = server.guest("Anna")
    table = host.table(seats=4, bots=3, public=True, spectator_delay=1.0)["id"]
    host.post(f"/api/tables/{table}/start")
    with host.at(table) as place, server.stranger().at(table) as eye:
        eye.until_type("view")
        question = place.until_asked()
        assert question is not None
        log = eye.view["log"]
        place.give(question, "stop")
        given = time.monotonic()
        eye.until_type("change")
        assert time.monotonic() - given > 0.9
        assert len(eye.view["log"]) > len(log)
        with server.stranger().at(table) as late:
            assert late.until_type("view")["clock"] is None


def test_the_end_too_comes_later_to_those_who_look_on_later(server: Server, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True, spectator_delay=1.0)["id"]
    with host.at(table) as place, stranger.at(table) as eye:
        eye.until_type("view")
        question = place.until_asked()
        assert question is not None
        place.give(question, "draw")
        assert host.get(f"/api/tables/{table}")["phase"] == "over"
        assert stranger.get(f"/api/tables/{table}")["phase"] == "playing"
        assert stranger.get(f"/api/tables/{table}")["result"] is None
        assert stranger.refused("GET", f"/api/tables/{table}/replay")["reason"] == "match-not-over"
        assert table not in stranger.ask("GET", "/api/records/final-decrees").text
        eye.until_so(lambda: eye.view["over"])
        eye.until_table(lambda table: table["phase"] == "over")
    assert stranger.get(f"/api/tables/{table}")["result"]["winners"]
    assert table in stranger.ask("GET", "/api/records/final-decrees").text


def test_a_spectator_who_comes_back_gets_the_gap(server: Server, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True)["id"]
    with host.at(table) as place:
        with stranger.at(table) as eye:
            eye.until_type("view")
            version, view = eye.version, eye.view
        question = place.until_asked()
        assert question is not None
        place.give(question, "stop")
        place.until_asked()
        place.quiet()
        with stranger.at(table, version) as eye:
            eye.version, eye.view = version, view
            eye.until_type("table", "view")
            assert server.settings.database.startswith("postgresql") or not eye.heard("view")
        with stranger.at(table) as fresh:
            fresh.until_type("view")
            assert fresh.view["log"][: len(view["log"])] == view["log"]
            assert eye.view == fresh.view


def test_who_looks_on_is_counted(server: Server) -> None:
    host = server.guest("Anna")
    table = host.begin(public=True)["id"]
    with host.at(table) as place:
        with server.stranger().at(table) as eye:
            eye.until_type("view")
            place.until_table(lambda table: table["watching"] == 1)
        place.until_table(lambda table: table["watching"] == 0)
