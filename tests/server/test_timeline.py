"""No step of a machine's clock moves anything at a table, and no two machines' clocks are compared."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.cluster import Cluster, Postgres
from server.guests import PATIENCE, Guest, Place, Server, before, eventually, reached, serving
from server.positions import A_CARD, LAST_DRAW, PLAY, POSTS

Beginning = Callable[..., None]
HOUR = 3600.0
STEPS = pytest.mark.parametrize("step", [HOUR, -HOUR], ids=["forward", "back"])


class Wall:
    """The clock on the wall, which can be set; each thread may have one of its own."""

    def __init__(self) -> None:
        self.real = time.time
        self.wrong: dict[int | None, float] = {}

    def step(self, seconds: float, thread: threading.Thread | None = None) -> None:
        self.wrong[thread and thread.ident] = seconds

    def time(self) -> float:
        return self.real() + self.wrong.get(threading.get_ident(), self.wrong.get(None, 0.0))


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(time, "time", wall.time)
    return wall


def due(place: Place) -> dict[str, Any]:
    question = place.until_asked()
    assert question is not None
    return question


def party(server: Server, *, people: int = 2, **more: Any) -> tuple[list[Guest], str]:
    """So many people, and bots in the other seats, at a table that has begun."""
    guests = [server.guest(f"Guest {number}") for number in range(people)]
    table = guests[0].table(seats=4, bots=4 - people, **more)
    for guest in guests[1:]:
        guest.join(table, guests[0])
    guests[0].post(f"/api/tables/{table['id']}/start")
    return guests, table["id"]


def again(server: Server, guest: Guest) -> Guest:
    """The same person, at a server that was started anew, or at another."""
    other = server.stranger()
    other.http.cookies.set("palazzo", guest.cookie)
    return other


@STEPS
def test_a_window_takes_its_time(file: Path, beginning: Beginning, wall: Wall, step: float) -> None:
    beginning(**A_CARD)
    with serving(file, window_delay=0.8) as server:
        (host, guest), table = party(server)
        with host.at(table) as place, guest.at(table) as other:
            other.until_type("view")
            question, began = due(place), time.monotonic()
            place.give(question, PLAY)
            key = other.answer(due(other), "pass")
            time.sleep(0.1)
            wall.step(step)
            assert other.settled(key)["type"] == "ack"
            assert time.monotonic() - began > 0.79


@STEPS
def test_the_pause_of_a_bot_takes_its_time(file: Path, beginning: Beginning, wall: Wall, step: float) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    with serving(file, bot_pace=0.8) as server:
        (host,), table = party(server, people=1)
        with host.at(table) as place:
            question, began = due(place), time.monotonic()
            place.give(question, "stop")
            length = len(place.view["log"])
            time.sleep(0.1)
            wall.step(step)
            place.until_so(lambda: len(place.view["log"]) > length)
            assert time.monotonic() - began > 0.79


@STEPS
def test_a_turn_takes_its_time(file: Path, beginning: Beginning, wall: Wall, step: float) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    with serving(file) as server:
        host, guest = server.guest("Anna"), server.guest("Bruno")
        table = host.table(seats=4, bots=2, clock={"kind": "decision", "seconds": 1.5})
        guest.join(table, host)
        with host.at(table["id"]) as place, guest.at(table["id"]) as other:
            began = time.monotonic()
            host.post(f"/api/tables/{table['id']}/start")
            due(place)
            time.sleep(0.2)
            wall.step(step)
            other.until_type("talk")
            assert time.monotonic() - began > 1.49
            assert other.clock["running"] == ["s1"]
            assert 0 < other.clock["left"]["s1"] <= 1.5


@STEPS
def test_a_bank_loses_what_was_used_and_no_more(file: Path, beginning: Beginning, wall: Wall, step: float) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    with serving(file) as server:
        began = time.monotonic()
        (host, guest), table = party(server, clock={"kind": "bank", "seconds": 500})
        with host.at(table) as place, guest.at(table):
            question = due(place)
            wall.step(step)
            time.sleep(0.5)
            place.give(question, "stop")
            place.until_so(lambda: place.clock["running"] == ["s1"])
            most = time.monotonic() - began + 0.1
            assert 500 - most < place.clock["left"]["s0"] < 499.6
            assert 500 - most < place.clock["left"]["s1"] <= 500


@STEPS
def test_a_clock_shows_the_same_after_a_restart(file: Path, beginning: Beginning, wall: Wall, step: float) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    began = time.monotonic()
    with serving(file) as server:
        (host, guest), table = party(server, clock={"kind": "bank", "seconds": 500})
        with host.at(table) as place, guest.at(table):
            question = due(place)
            time.sleep(0.6)
            place.give(question, "stop")
            place.until_so(lambda: place.clock["running"] == ["s1"])
            time.sleep(0.6)
    wall.step(step)
    with serving(file) as server, again(server, host).at(table) as place:
        place.until_type("view")
        most = time.monotonic() - began + 0.1
        assert 500 - most < place.clock["left"]["s0"] < 499.5
        assert 500 - most < place.clock["left"]["s1"] < 499.5
        assert not place.talk


@STEPS
def test_time_runs_out_where_nobody_is_also_after_a_restart(
    file: Path, beginning: Beginning, wall: Wall, step: float
) -> None:
    beginning(**LAST_DRAW)
    with serving(file, room_idle=0.0) as server:
        host, began = server.guest(), time.monotonic()
        early, late = (host.begin(clock={"kind": "decision", "seconds": seconds})["id"] for seconds in (2.5, 4.5))
        wall.step(step)
        time.sleep(0.6)
        assert before(began + 2.5, lambda: phase(host, early) == "playing")
        eventually(lambda: phase(host, early) == "over")
        assert before(began + 4.5, lambda: phase(host, late) == "playing")
    wall.step(0.0)
    with serving(file, room_idle=0.0) as server:
        host = again(server, host)
        assert before(began + 4.5, lambda: phase(host, late) == "playing")
        eventually(lambda: phase(host, late) == "over")


def phase(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")["phase"]


@STEPS
def test_those_who_look_on_later_see_and_hear_everything_as_much_later(
    file: Path, beginning: Beginning, wall: Wall, step: float
) -> None:
    beginning(**LAST_DRAW)
    with serving(file) as server:
        (host, *_), table = party(server, public=True, spectator_delay=1.5)
        with host.at(table) as place, server.guest("Eva").at(table) as eye:
            eye.until_type("view")
            question, ends = due(place), time.monotonic() + 1.5
            place.say("soon")
            place.give(question, "draw")
            time.sleep(0.1)
            wall.step(step)
            assert before(ends, lambda: phase(server.guest("Ugo"), table) == "playing")
            assert before(
                ends, lambda: server.guest("Ivo").ask("GET", f"/api/tables/{table}/replay").status_code != 200
            )
            while not (eye.view["over"] and eye.talk and eye.table["phase"] == "over"):
                assert before(ends, lambda: not eye.view["over"] and not eye.talk)
                eye.hear()
            assert reached(ends)


@STEPS
def test_dates_are_those_of_the_wall(file: Path, wall: Wall, step: float) -> None:
    with serving(file) as server:
        wall.step(step)
        (host, *_), table = party(server)
        with host.at(table) as place:
            place.until_type("view")
            place.say("what time is it?")
            place.until_so(lambda: place.talk)
            host.post(f"/api/tables/{table}/close")
            place.until_table(lambda table: table["phase"] == "over")
        for date in (place.table["created"], place.table["ended"], place.talk[0]["at"]):
            assert abs(date - wall.time()) < 60


# -- several servers


def test_servers_whose_clocks_differ_by_an_hour_play_one_match(
    postgres: Postgres, beginning: Beginning, wall: Wall
) -> None:
    beginning(**A_CARD)
    cluster = Cluster(postgres.database(), window_delay=0.8)
    here, ahead, behind = cluster.members
    for member, step in ((here, 0.0), (ahead, HOUR), (behind, -HOUR)):
        member.start()
        wall.step(step, member.thread)
    try:
        people = [member.guest(name) for member, name in zip(cluster.members, ("Anna", "Bruno", "Carla"), strict=True)]
        clock, began = {"kind": "bank", "seconds": 300}, time.monotonic()
        table = people[1].table(seats=4, bots=1, clock=clock)
        for guest in (people[0], people[2]):
            guest.join(table, people[1])
        people[1].post(f"/api/tables/{table['id']}/start")
        places = {seat_of(guest, table["id"]): guest for guest in people}
        with (
            places[0].at(table["id"]) as first,
            places[1].at(table["id"]) as second,
            places[2].at(table["id"]) as third,
        ):
            question = due(first)
            for place in (second, third):
                place.until_type("view")
            check_clocks(began, first, second, third)
            for number, place in enumerate((first, second, third, first)):
                assert place.say(f"line {number}")["type"] == "ack"
                for each in (first, second, third):
                    each.until_so(lambda each=each, number=number: len(each.talk) > number)
            for place in (first, second, third):
                assert [line["text"] for line in place.talk] == [f"line {number}" for number in range(4)]
            opened = time.monotonic()
            first.give(question, PLAY)
            keys = [place.answer(due(place), "pass") for place in (second, third)]
            for place, key in zip((second, third), keys, strict=True):
                assert place.settled(key)["type"] == "ack"
                assert time.monotonic() - opened > 0.7
            first.until_so(lambda: first.clock["running"] == ["s0"])
            check_clocks(began, first)
    finally:
        cluster.stop()


def seat_of(guest: Guest, table: str) -> int:
    """Where somebody sits."""
    return int(guest.get(f"/api/tables/{table}")["you"][1:])


def check_clocks(began: float, *places: Place) -> None:
    """All see that no more time was used than has passed, whatever their servers' clocks say."""
    passed = time.monotonic() - began
    for seat in ("s0", "s1", "s2"):
        left = [place.clock["left"][seat] for place in places]
        assert all(300 - passed - 3 < seconds <= 300 for seconds in left), left


def test_a_server_that_comes_later_goes_on_from_the_time_of_the_others(postgres: Postgres, wall: Wall) -> None:
    database = postgres.database()
    first = Server(database).start()
    try:
        first.guest("Anna").begin()
        end = time.monotonic() + PATIENCE
        wall.step(HOUR)
        second = Server(database).start()
        try:
            shared = [server.server.services.shared for server in (first, second)]
            while abs(shared[0].now() - shared[1].now()) > 1.5:
                assert time.monotonic() < end
                time.sleep(0.1)
        finally:
            second.stop()
    finally:
        first.stop()
