"""Delete my data: nothing stays, on disk or in memory, and nothing comes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import palazzo
from server.guests import Guest, Place, Server
from server.positions import LAST_DRAW

Beginning = Callable[..., None]
WORDS = "Ermenegilda was here"


def two_at(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    """Somebody who will go, a friend, and two bots at a table that has begun."""
    gone, friend = server.guest("Ermenegilda"), server.guest("Bruno")
    table = gone.table(seats=4, bots=2, **more)
    friend.join(table, gone)
    gone.post(f"/api/tables/{table['id']}/start")
    return gone, friend, table["id"]


def end(place: Place) -> None:
    """Draw the last card."""
    question = place.until_asked()
    assert question is not None
    place.give(question, "draw")
    place.until_so(lambda: place.view["over"])


def known(server: Server, gone: Guest) -> list[str]:
    """What is still kept of somebody."""
    return [line for line in server.dump().splitlines() if gone.me["id"] in line or "Ermenegilda" in line]


def test_who_goes_is_gone_from_a_match_that_is_over(server: Server, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    gone, friend, table = two_at(server, name="Ermenegilda's table")
    path = f"/api/tables/{table}"
    with gone.at(table) as one, friend.at(table) as two:
        end(one)
        assert one.say(WORDS)["type"] == "ack"
        two.until_so(lambda: two.talk)
        gone.done("DELETE", "/api/me")
        assert one.closed()[0]["problem"]["reason"] == "you-left"
        two.until_table(lambda table: table["seats"][0]["person"] is None)
    seen = friend.get(path)
    assert (seen["seats"][0]["name"], seen["host"], seen["name"]) == ("", "", "")
    assert friend.get("/api/me/tables")["over"][0]["seats"][0]["name"] == ""
    with friend.at(table) as two:
        assert two.until_type("view")["talk"] == []
    again = friend.post(f"{path}/rematch")
    assert [seat["person"] for seat in again["seats"]].count(friend.me["id"]) == 1
    assert gone.me["id"] not in json.dumps(again)
    assert known(server, gone) == []


def test_who_goes_is_gone_from_a_match_under_way(server: Server) -> None:
    gone, friend, table = two_at(server)
    with gone.at(table) as one, friend.at(table) as two:
        assert one.say(WORDS)["type"] == "ack"
        gone.done("DELETE", "/api/me")
        assert one.closed()[0]["problem"]["reason"] == "you-left"
        two.until_table(lambda table: table["seats"][0]["bot"] == "usher")
        two.play(3, Random(1))
        assert two.say("who?")["type"] == "ack"
    with friend.at(table) as two:
        assert [line["text"] for line in two.until_type("view")["talk"]] == ["who?"]
    assert known(server, gone) == []


def test_who_goes_is_gone_where_they_only_talked_or_looked_on(server: Server) -> None:
    gone, host = server.guest("Ermenegilda"), server.guest("Bruno")
    table = host.table(public=True)
    gone.join(table, host)
    with gone.at(table["id"]) as one:
        assert one.say(WORDS)["type"] == "ack"
    gone.post(f"/api/tables/{table['id']}/leave")
    elsewhere = server.guest("Carla").begin(public=True)["id"]
    with gone.at(elsewhere) as eye, host.at(table["id"]) as place:
        eye.until_type("view")
        place.until_type("view")
        gone.done("DELETE", "/api/me")
        assert eye.closed()[0]["problem"]["reason"] == "you-left"
    with host.at(table["id"]) as place:
        assert place.until_type("view")["talk"] == []
    assert known(server, gone) == []


def test_spectators_are_not_told_later_what_somebody_said_who_has_gone(server: Server) -> None:
    gone, friend, table = two_at(server, public=True, spectator_delay=1.0)
    with gone.at(table) as one, server.stranger().at(table) as eye:
        eye.until_type("view")
        assert one.say(WORDS)["type"] == "ack"
        gone.done("DELETE", "/api/me")
        with friend.at(table) as two:
            assert two.say("farewell")["type"] == "ack"
        eye.until_so(lambda: "farewell" in [line["text"] for line in eye.talk])
        assert not any(WORDS in text for text in eye.raw)


def test_a_table_of_a_host_who_goes_stays_with_the_others(server: Server) -> None:
    gone, friend = server.guest("Ermenegilda"), server.guest("Bruno")
    table = gone.table(seats=4, bots=4)
    path = f"/api/tables/{table['id']}"
    gone.post(f"{path}/bots", {"seat": "s2", "level": None})
    friend.join(table, gone)
    gone.done("DELETE", "/api/me")
    assert friend.get(path)["host"] == friend.me["id"]
    assert known(server, gone) == []


def test_what_somebody_brought_goes_with_them(server: Server) -> None:
    gone, rng = server.guest("Ermenegilda"), Random(1)
    match = palazzo.new_match("final-decrees", 4, seed=42)
    while not match.over:
        question = next(question for question in match.questions if question.due)
        match.answer(question.seat, question.sample(rng))
    names = ["Ermenegilda", "Bo", "Cy", "Di"]
    document = {"match": json.loads(match.save()), "terminal": {"names": names, "seat": 0}}
    table = gone.post("/api/replays", document)["id"]
    assert [one["id"] for one in gone.get("/api/me/tables")["over"]] == [table]
    assert gone.get(f"/api/tables/{table}/replay")["names"] == names
    gone.done("DELETE", "/api/me")
    assert server.stranger().refused("GET", f"/api/tables/{table}/replay")["status"] == 404
    assert table not in server.dump()
    assert known(server, gone) == []
