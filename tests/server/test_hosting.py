"""What a host may do about people: ask one to stand up before the start, let a bot stand in for one who dawdles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from server.guests import Server

Beginning = Callable[..., None]


def test_the_host_asks_somebody_to_stand_up_who_then_sits_there_no_more(server: Server) -> None:
    host, guest, other = server.guest("Anna"), server.guest("Bruno"), server.guest("Carla")
    table = host.table(public=True)
    path = f"/api/tables/{table['id']}"
    guest.join(table, host, "s2")
    other.join(table, host, "s3")
    with guest.at(table["id"]) as place, host.at(table["id"]) as mine:
        place.until_type("view")
        mine.until_type("view")
        assert guest.refused("POST", f"{path}/remove", {"seat": "s3"})["reason"] == "only-host"
        for seat in ("s0", "s1"):
            assert host.refused("POST", f"{path}/remove", {"seat": seat})["reason"] == "seat-not-anothers"
        assert host.refused("POST", f"{path}/remove", {"seat": "s7"})["reason"] == "no-such-chair"
        seats = host.post(f"{path}/remove", {"seat": "s2"})["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "", "", "Carla"]
        assert place.closed()[0]["problem"]["reason"] == "removed-by-host"
        mine.until_table(lambda table: table["seats"][2]["person"] is None)
    assert guest.get(path)["you"] is None
    assert guest.refused("POST", f"{path}/join", {})["reason"] == "removed-by-host"
    fresh = host.post(f"{path}/invitation")["invitation"]
    assert guest.post(f"{path}/join", {"invitation": fresh})["you"] == "s1"


def test_in_a_match_nobody_is_asked_to_stand_up(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(bots=2)
    guest.join(table, host)
    host.post(f"/api/tables/{table['id']}/start")
    assert host.refused("POST", f"/api/tables/{table['id']}/remove", {"seat": "s1"})["reason"] == "begun-already"


def test_who_was_asked_to_stand_up_is_forgotten_with_all_else(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table()
    path = f"/api/tables/{table['id']}"
    guest.join(table, host)
    host.post(f"{path}/remove", {"seat": "s1"})
    assert guest.me["id"] in server.dump()
    guest.done("DELETE", "/api/me")
    host.done("PATCH", path, {"name": "once more"})
    assert guest.me["id"] not in server.dump()


def test_a_bot_stands_in_for_one_who_is_here_and_does_not_answer(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(bots=2, patience=50)
    assert table["patience"] == 50
    guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    wish = {"seat": "s1", "level": "usher"}
    host.post(f"{path}/start")
    with guest.at(table["id"]) as other, host.at(table["id"]) as place:
        assert other.until_asked() is not None
        place.until_type("view")
        assert place.table["patience"] == 50
        refused = host.refused("POST", f"{path}/replace", wish)
        assert refused["reason"] == "person-present"
        assert "are left" in refused["detail"]
        assert guest.refused("POST", f"{path}/replace", {"seat": "s0", "level": "usher"})["reason"] == "only-host"
        server.pass_time(51)
        assert host.post(f"{path}/replace", wish)["seats"][1]["away_bot"] == "usher"
        assert other.closed()[0]["problem"]["reason"] == "bot-stands-in"
        place.until_so(lambda: [line["text"] for line in place.talk] == ["notice-slow"])
        place.play(4, Random(3))
        with guest.at(table["id"]) as other:
            other.until_type("view")
            assert other.table["seats"][1]["away_bot"] is None
            assert [line["text"] for line in other.talk] == ["notice-slow", "notice-back"]


def test_a_table_without_end_of_patience_waits_for_ever(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(bots=2, patience=0)
    guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/start")
    with guest.at(table["id"]) as other:
        other.until_asked()
        refused = host.refused("POST", f"{path}/replace", {"seat": "s1", "level": "usher"})
    assert refused["reason"] == "person-present"
    assert "seconds" not in refused["detail"]


def test_the_patience_of_a_table_is_agreed_before_the_start_and_kept_for_a_rematch(server: Server) -> None:
    host = server.guest("Anna")
    table = host.table(bots=3)
    path = f"/api/tables/{table['id']}"
    assert table["patience"] == 600
    assert host.done("PATCH", path, {"patience": 45})["patience"] == 45
    assert host.refused("PATCH", path, {"patience": -1})["status"] == 400
    host.post(f"{path}/start")
    assert host.refused("PATCH", path, {"patience": 5})["reason"] == "begun-already"
    assert host.get(path)["patience"] == 45
