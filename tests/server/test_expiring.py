"""What nobody uses is not kept for ever, and strangers cannot fill the disk."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import palazzo
from palazzo.server.people.rate_limits import network_of
from palazzo.server.storage import Statement, migrations, storage_of
from server.cluster import Postgres
from server.guests import Guest, Server, eventually, serving
from server.test_replays import finished

Beginning = Callable[..., None]
DAY = 86_400.0


def later(server: Any, days: float) -> None:
    """What the servers do by themselves, so many days later; each has looked within the hour at what is in use."""
    now = time.time() + days * DAY
    servers = [one.server.services for one in getattr(server, "members", [server])]
    for services in servers:
        wait_for(services, services.storage.write(*services.expiring.dated(now)))
    for services in servers:
        wait_for(services, services.expiring.expire(now))


def wait_for(services: Any, work: Coroutine[Any, Any, None]) -> None:
    """Have a server do something."""
    asyncio.run_coroutine_threadsafe(work, services.tables.sweeper.task.get_loop()).result(30)


def match_text(seed: int = 1) -> str:
    match = palazzo.new_match("final-decrees", 4, seed=seed)
    while not match.over:
        question = next(question for question in match.questions if question.due)
        match.answer(question.seat, question.default())
    return str(match.save())


def bring(guest: Guest, text: str) -> str:
    return str(guest.post("/api/replays", json.loads(text))["id"])


# -- uploads


def test_a_document_is_kept_once_however_often_it_is_brought(server: Server) -> None:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    text = match_text(11)
    table = bring(anna, text)
    assert bring(anna, text) == table
    other = bring(bruno, text)
    assert other != table
    seal = json.loads(text)["origin"]["key"]
    assert server.dump().count(seal) == 1
    anna.done("DELETE", "/api/me")
    assert bruno.get(f"/api/tables/{other}/replay")["steps"] > 0
    bruno.done("DELETE", "/api/me")
    assert seal not in server.dump()


@pytest.mark.parametrize(
    ("settings", "reason", "status"),
    [
        ({"most_uploads": 2}, "too-many-uploads", 429),
        ({"uploads_a_day": 2}, "too-many-uploads-today", 429),
        ({"upload_space": 10_000}, "uploads-full", 507),
    ],
)
def test_uploads_are_counted_by_person_by_network_and_in_all(
    database: str, settings: dict[str, int], reason: str, status: int
) -> None:
    texts = [match_text(seed) for seed in range(1, 4)]
    if "upload_space" in settings:
        settings = {"upload_space": sum(len(text.encode()) for text in texts[:2]) + 10}
    with serving(database, **settings) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        first = [bring(anna, text) for text in texts[:2]]
        for guest in (anna, bruno):
            if guest is anna or reason != "too-many-uploads":
                refused = guest.refused("POST", "/api/replays", json.loads(texts[2]))
                assert (refused["reason"], refused["status"]) == (reason, status)
        assert bring(anna, texts[0]) == first[0]
        if reason == "too-many-uploads-today":
            later(server, 2)
            bring(bruno, texts[2])


def test_where_an_upload_came_from_is_written_as_a_mark_that_lasts_a_day(server: Server) -> None:
    anna = server.guest("Anna")
    table = bring(anna, match_text(21))
    dump = server.dump()
    assert "127.0.0.1" not in dump
    later(server, 1.5)
    assert anna.get(f"/api/tables/{table}/replay")["steps"] > 0


def test_an_upload_goes_after_its_time(server: Server) -> None:
    anna = server.guest("Anna")
    table = bring(anna, match_text(31))
    later(server, 80)
    assert anna.get(f"/api/tables/{table}/replay")["steps"] > 0
    later(server, 91)
    assert anna.refused("GET", f"/api/tables/{table}/replay")["reason"] == "no-such-table"
    assert table not in server.dump()


def test_in_ipv6_a_network_is_what_one_visitor_has() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("somewhere") == "somewhere"


# -- tables and people


def test_a_table_that_never_begins_goes_unless_somebody_is_there(server: Server) -> None:
    anna = server.guest("Anna")
    lonely, busy = anna.table()["id"], anna.table()["id"]
    later(server, 13)
    assert anna.get(f"/api/tables/{lonely}")["phase"] == "waiting"
    with anna.at(busy) as place:
        place.until_type("view")
        later(server, 15)
        assert anna.refused("GET", f"/api/tables/{lonely}")["reason"] == "no-such-table"
        assert anna.get(f"/api/tables/{busy}")["phase"] == "waiting"
    assert lonely not in server.dump()


def test_a_table_somebody_comes_to_just_now_stays_and_is_not_said_to_be_gone(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.guest("Anna")
    table = anna.table()["id"]
    caplog.set_level("INFO", "palazzo.expiring")
    with anna.at(table) as place:
        place.until_type("view")
        for one in getattr(server, "members", [server]):
            services = one.server.services
            live = services.tables.loaded.get(table)
            if live is not None and live.connections:
                wait_for(services, services.expiring.remove({"id": table, "revision": live.record.revision}))
        assert anna.get(f"/api/tables/{table}")["phase"] == "waiting"
    assert not [record for record in caplog.records if getattr(record, "table", None) == table]


def test_a_match_nobody_played_goes_and_one_that_people_played_stays(server: Server, beginning: Beginning) -> None:
    anna = server.guest("Anna")
    played = finished(anna, beginning)
    unplayed = anna.table(bots=3)["id"]
    anna.post(f"/api/tables/{unplayed}/start")
    anna.post(f"/api/tables/{unplayed}/close")
    later(server, 29)
    assert anna.get(f"/api/tables/{unplayed}")["phase"] == "over"
    later(server, 4000)
    assert anna.refused("GET", "/api/me")["status"] == 401
    assert unplayed not in server.dump()
    assert played in server.dump()


def test_people_without_a_table_go_when_they_do_not_come_back(server: Server, beginning: Beginning) -> None:
    idle, host, player = server.guest("Ida"), server.guest("Anna"), server.guest("Bruno")
    host.table()
    finished(player, beginning)
    later(server, 13)
    assert idle.get("/api/me")["name"] == "Ida"
    later(server, 61)
    assert idle.refused("GET", "/api/me")["reason"] == "sit-down-first"
    dump = server.dump()
    assert idle.me["id"] not in dump
    assert player.me["id"] in dump


# -- tokens


def test_a_session_that_is_not_used_ends_and_one_that_is_used_lives_on(database: str) -> None:
    with serving(database, session_days=10) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        age(server, 9)
        assert anna.ask("GET", "/api/me").headers["set-cookie"].startswith("palazzo=")
        age(server, 9)
        assert anna.get("/api/me")["name"] == "Anna"
        assert bruno.refused("GET", "/api/me")["status"] == 401


def test_a_recovery_link_works_for_a_while(database: str) -> None:
    with serving(database, recovery_days=5) as server:
        anna = server.guest("Anna")
        token = anna.post("/api/me/recovery")["token"]
        assert anna.get("/api/me")["recoverable"] is True
        age(server, 6)
        assert anna.get("/api/me")["recoverable"] is False
        assert server.stranger().refused("POST", "/api/recover", {"token": token})["reason"] == "recovery-unknown"


def age(server: Any, days: float) -> None:
    """All tokens were last used so many days earlier than they were."""
    one = getattr(server, "members", [server])[0]
    sooner = Statement("UPDATE tokens SET used = used - ?, created = created - ?", (days * DAY, days * DAY))
    wait_for(one.server.services, one.server.services.storage.write(sooner))


def test_signing_out_everywhere_ends_every_session_and_leaves_one_way_back(server: Server) -> None:
    anna = server.guest("Anna")
    token = anna.post("/api/me/recovery")["token"]
    there = server.stranger()
    there.post("/api/recover", {"token": token})
    token = anna.post("/api/me/recovery")["token"]
    table = anna.table()["id"]
    with anna.at(table) as one, there.at(table) as two:
        one.until_type("view")
        two.until_type("view")
        way_back = there.post("/api/me/leave-everywhere")["token"]
        for place in (one, two):
            assert place.closed()[0]["problem"]["reason"] == "signed-out-everywhere"
    assert anna.refused("GET", "/api/me")["status"] == 401
    assert there.cookie == ""
    assert server.stranger().refused("POST", "/api/recover", {"token": token})["status"] == 403
    assert server.stranger().post("/api/recover", {"token": way_back})["id"] == anna.me["id"]


# -- all together


def test_when_too_much_is_kept_nothing_new_begins_and_matches_go_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(database) as server:
        anna = server.guest("Anna")
        waiting, table = anna.table(bots=3)["id"], anna.begin()["id"]
        for one in getattr(server, "members", [server]):
            one.server.services.shared.full = True
        refusals = [
            server.stranger().refused("POST", "/api/me", {"name": "Bruno"}),
            anna.refused("POST", "/api/tables", {"game": "junta", "seats": 5}),
            anna.refused("POST", f"/api/tables/{waiting}/start"),
            anna.refused("POST", "/api/replays", json.loads(match_text())),
        ]
        assert {(problem["reason"], problem["status"]) for problem in refusals} == {("house-full", 507)}
        with anna.at(table) as place:
            question = place.until_asked()
            assert question is not None
            place.give(question, question["least"])
            assert place.say("much too much")["problem"]["reason"] == "house-full"


def test_the_size_of_everything_is_looked_at(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(file, largest_database=1024) as server:
        eventually(lambda: server.server.services.shared.full)
        assert server.stranger().refused("POST", "/api/me", {"name": "Bruno"})["reason"] == "house-full"
    caplog.clear()


# -- what was kept before


BEFORE = """
INSERT INTO people VALUES ('p', 'Anna', 'en', 1.0);
INSERT INTO tokens VALUES ('h', 'p', 'session', 1.0);
INSERT INTO tables (id, revision, game, rules, options, name, phase, host, clock, language, public, spectators,
  spectator_delay, generation, created) VALUES ('t', 3, 'junta', '1', '{}', '', 'waiting', 'p', '{"kind":"none"}', 'en',
  0, 1, 0, 0, 1.0);
INSERT INTO saves VALUES ('u', '{"a document": 1}');
"""


async def brought_up_to_date(address: str) -> dict[str, list[dict[str, Any]]]:
    storage = storage_of(address)
    await storage.start()
    try:
        names = ("tokens", "tables", "documents", "brought")
        return {name: await storage.fetch(f"SELECT * FROM {name}") for name in names}
    finally:
        await storage.stop()


def check_kept(found: dict[str, list[dict[str, Any]]]) -> None:
    assert [(row["hash"], row["used"]) for row in found["tokens"]] == [("h", 0)]
    table = found["tables"][0]
    assert (table["used"], table["patience"], table["removed"], table["shown"]) == (0, 0, "[]", 0)
    assert [(row["uses"], row["document"]) for row in found["documents"]] == [(1, '{"a document": 1}')]
    assert [(row["table_id"], row["network"], row["at"]) for row in found["brought"]] == [("u", "", 0)]
    assert found["brought"][0]["hash"] == found["documents"][0]["hash"]


def test_a_file_of_before_is_brought_up_to_date(file: Path) -> None:
    disk = sqlite3.connect(file)
    for _, text in migrations()[:2]:
        disk.executescript(text)
    disk.executescript(BEFORE + "PRAGMA user_version = 2;")
    disk.close()
    check_kept(asyncio.run(brought_up_to_date(str(file))))
    with serving(file) as server:
        later(server, 0)
        assert sqlite3.connect(file).execute("SELECT used > 1 FROM tokens").fetchall() == [(1,)]


def test_a_postgresql_of_before_is_brought_up_to_date(postgres: Postgres) -> None:
    import asyncpg

    address = postgres.database()

    async def fill() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        for number, text in migrations()[:2]:
            await connection.execute(text)
            await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
        await connection.execute(BEFORE)
        await connection.close()

    asyncio.run(fill())
    check_kept(asyncio.run(brought_up_to_date(address)))


def test_on_postgresql_too_what_nobody_uses_goes(postgres: Postgres) -> None:
    with serving(postgres.database()) as server:
        anna = server.guest("Anna")
        table, brought = anna.table()["id"], bring(anna, match_text(41))
        assert bring(anna, match_text(41)) == brought
        later(server, 15)
        assert anna.refused("GET", f"/api/tables/{table}")["reason"] == "no-such-table"
        later(server, 91)
        assert anna.refused("GET", f"/api/tables/{brought}/replay")["reason"] == "no-such-table"
