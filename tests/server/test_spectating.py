"""Those who look on: what they see, and when."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from palazzo.server.tables.persistence import TableRecord
from server.guests import Guest, Server, before, eventually, reached
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
        log, given = eye.view["log"], time.monotonic()
        place.give(question, "stop")
        eye.until_type("change")
        assert time.monotonic() - given > 0.99
        assert len(eye.view["log"]) > len(log)
        with server.stranger().at(table) as late:
            assert late.until_type("view")["clock"] is None


def test_the_end_too_comes_later_to_those_who_look_on_later(server: Server, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True, spectator_delay=1.5)["id"]
    with host.at(table) as place, stranger.at(table) as eye:
        eye.until_type("view")
        question, ends = place.until_asked(), time.monotonic() + 1.5
        assert question is not None
        place.give(question, "draw")
        assert host.get(f"/api/tables/{table}")["phase"] == "over"
        seen = {"phase": "playing", "result": None, "ended": None}
        assert before(ends, lambda: seen.items() <= stranger.get(f"/api/tables/{table}").items())
        replay = f"/api/tables/{table}/replay"
        assert before(ends, lambda: stranger.ask("GET", replay).json().get("reason") == "match-not-over")
        assert before(ends, lambda: table not in stranger.ask("GET", "/api/records/final-decrees").text)
        eye.until_so(lambda: eye.view["over"])
        eye.until_table(lambda table: table["phase"] == "over")
    # Another server of the cluster may be asked, whose clock is a little behind.
    result = eventually(lambda: stranger.get(f"/api/tables/{table}")["result"])
    assert result["winners"]
    assert eventually(lambda: table in stranger.ask("GET", "/api/records/final-decrees").text)


def test_the_end_is_heard_though_it_comes_while_spectators_are_told(
    server: Server, beginning: Beginning, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end comes just after the first look at the clock in which it would have been told."""
    beginning(**LAST_DRAW)
    honest, looked = TableRecord.just_ended, list[float]()

    def just_ended(record: TableRecord, now: float) -> bool:
        if record.phase != "over" or honest(record, now):
            return honest(record, now)
        looked.append(now)
        return now <= looked[0]

    monkeypatch.setattr(TableRecord, "just_ended", just_ended)
    host = server.guest("Anna")
    table = host.begin(public=True, spectator_delay=0.5)["id"]
    with host.at(table) as place, server.stranger().at(table) as eye:
        eye.until_type("view")
        question = place.until_asked()
        assert question is not None
        place.give(question, "draw")
        eye.until_table(lambda table: table["phase"] == "over")
    assert looked


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


def test_who_may_not_look_on_is_sent_away_when_the_match_begins(server: Server) -> None:
    host, peeping = server.guest("Anna"), server.guest("Bruno")
    table = host.table(seats=4, bots=3, public=True, spectators=False)["id"]
    with host.at(table) as place, peeping.at(table) as eye:
        assert eye.until_type("view")["view"] is None
        host.post(f"/api/tables/{table}/start")
        assert place.until(lambda message: message["type"] == "view" and message["view"])
        assert eye.closed()[0]["problem"]["reason"] == "no-spectators"
        assert not any(message["view"] for message in eye.heard("view"))
        place.until_table(lambda table: table["watching"] == 0)


def test_who_came_by_an_invitation_that_is_revoked_is_sent_away(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(seats=4, bots=2)
    guest.join(table, host)
    with host.at(table["id"]), guest.at(table["id"]) as seated:
        seated.until_type("view")
        with server.stranger().at(table["id"], invitation=table["invitation"]) as eye:
            eye.until_type("view")
            fresh = host.post(f"/api/tables/{table['id']}/invitation")["invitation"]
            assert eye.closed()[0]["problem"]["reason"] == "invitation-needed"
        with server.stranger().at(table["id"], invitation=fresh) as eye:
            eye.until_type("view")
            assert seated.say("still here")["type"] == "ack"


def test_a_table_that_is_public_no_more_keeps_those_who_sit_there(server: Server) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(seats=4, bots=2, public=True)
    guest.join(table, host)
    with guest.at(table["id"]) as seated, server.stranger().at(table["id"]) as eye:
        seated.until_type("view")
        eye.until_type("view")
        host.done("PATCH", f"/api/tables/{table['id']}", {"public": False})
        assert eye.closed()[0]["problem"]["reason"] == "invitation-needed"
        assert seated.say("still here")["type"] == "ack"
        guest.post(f"/api/tables/{table['id']}/leave")
        assert seated.closed()[0]["problem"]["reason"] == "you-left"


def finished(server: Server) -> int:
    """Matches the metrics count as finished."""
    lines = [line for line in server.metrics().splitlines() if line.startswith("palazzo_matches_finished_total ")]
    return sum(int(line.split()[1]) for line in lines)


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")["tables"]]


def test_nothing_tells_of_the_end_before_its_time(server: Server, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True, spectator_delay=2.5)["id"]
    with host.at(table) as place, stranger.at(table) as eye:
        eye.until_type("view")
        question = place.until_asked()
        assert question is not None
        eye.catch_up()
        counted, ends = finished(server), time.monotonic() + 2.5
        place.give(question, "draw")
        again = host.post(f"/api/tables/{table}/rematch")["id"]
        assert table not in listed(host)
        assert before(ends, lambda: table in listed(stranger))
        assert before(ends, lambda: again not in listed(stranger))
        assert before(ends, lambda: stranger.get(f"/api/tables/{table}")["rematch"] is None)
        assert before(ends, lambda: finished(server) == counted)
        eye.hear()
        assert reached(ends), "a message before its time, whatever it says, tells of the end"
        eye.until_table(lambda table: table["phase"] == "over")
        assert eye.table["rematch"] == again
    eventually(lambda: table not in listed(stranger))
    eventually(lambda: again in listed(stranger))
    eventually(lambda: stranger.get(f"/api/tables/{table}")["rematch"] == again)
    eventually(lambda: finished(server) == counted + 1)


def test_who_may_not_look_on_cannot_try_whether_it_is_over(server: Server, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True, spectators=False, spectator_delay=60.0)["id"]
    with host.at(table) as place:
        question = place.until_asked()
        assert question is not None
        place.give(question, "draw")
    with stranger.at(table) as eye:
        assert eye.closed()[0]["problem"]["reason"] == "no-spectators"


def test_a_match_the_host_closes_is_over_for_spectators_at_its_time(server: Server) -> None:
    host, stranger = server.guest("Anna"), server.stranger()
    table = host.begin(public=True, spectator_delay=1.0)["id"]
    with stranger.at(table) as eye:
        eye.until_type("view")
        ends = time.monotonic() + 1.0
        host.post(f"/api/tables/{table}/close")
        assert before(ends, lambda: table in listed(stranger))
        eye.until_table(lambda table: table["phase"] == "over")
        assert reached(ends)
