"""The way of an answer: checked, stored, told; and what becomes of it when something goes wrong on the way."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from palazzo.bots.sampling import sample
from palazzo.kernel.match import Match
from palazzo.kernel.open_questions import Questions
from palazzo.server.live.wire import Wire
from palazzo.server.running.serving import server_of
from palazzo.server.settings import Settings
from palazzo.server.storage import INSERT_LINE, Statement, StorageLost, sqlite
from palazzo.server.tables import persistence
from palazzo.server.tables.persistence import JournalLine
from server.guests import PATIENCE, Guest, Place, Server, serving


def table_of_people(server: Server) -> tuple[Guest, str]:
    """A table where nothing happens by itself, begun; and its host."""
    host = server.guest()
    table = host.table(seats=4)
    for name in ("Anna", "Bruno", "Carla"):
        server.guest(name).join(table, host)
    host.post(f"/api/tables/{table['id']}/start")
    return host, table["id"]


def asked(place: Place) -> dict[str, Any]:
    """What is due."""
    question = place.until_asked()
    assert question is not None
    return question


def broken(*_: Any) -> None:
    """Goes wrong, whatever it is asked."""
    raise ZeroDivisionError


def test_an_answer_that_cannot_be_stored_is_refused_and_nobody_hears_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            question = asked(place)
            before = place.view
            with monkeypatch.context() as broken:
                broken.setattr(sqlite, "write_lines", full)
                refused = place.settled(place.answer(question, sample(question, Random(1))))
                assert refused["problem"]["reason"] == "not-stored"
                assert "palazzo_refused_total 1" in server.metrics()
                with pytest.raises(ConnectionClosed):
                    place.until_type("change")
        with guest.at(table) as place:
            place.until_type("view")
            assert place.view == before
            place.give(question, sample(question, Random(1)))
    caplog.clear()


def test_when_the_rules_break_over_an_answer_the_table_goes_on_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    enter, stumbled = persistence.apply, list[JournalLine]()

    def broken_rules(match: Match, entry: JournalLine) -> None:
        if not stumbled and entry.key == "stone":
            stumbled.append(entry)
            raise ZeroDivisionError
        enter(match, entry)

    monkeypatch.setattr(persistence, "apply", broken_rules)
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            question = asked(place)
            before = place.view
            refused = place.settled(place.answer(question, sample(question, Random(1)), "stone"))
            assert stumbled
            assert refused["problem"]["reason"] == "rules-broke"
            assert place.view == before
            place.give(question, sample(question, Random(1)))
    caplog.clear()


def test_what_does_not_say_what_it_is_is_no_answer(file: Path) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            question = asked(place)
            value = sample(question, Random(1))
            place.send({"id": "k", "version": place.version, "question": question["id"], "value": value})
            assert place.until_type("ack", "refused", "change")["problem"]["reason"] == "message-wrong"


def test_an_answer_that_cannot_be_looked_at_is_not_the_end_without_a_word(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            question = asked(place)
            with monkeypatch.context() as breaking:
                breaking.setattr(Questions, "due_of", broken)
                place.answer(question, sample(question, Random(1)))
                assert place.until_type("bye")["problem"]["reason"] == "server-broke"
    caplog.clear()


def test_what_was_done_in_memory_and_cannot_be_written_down_is_forgotten(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            question = asked(place)
            before = place.view
            with monkeypatch.context() as breaking:
                breaking.setattr(persistence, "line_row", broken)
                refused = place.settled(place.answer(question, sample(question, Random(1))))
                assert refused["problem"]["reason"] == "rules-broke"
            place.give(question, sample(question, Random(1)))
            assert place.view != before
    caplog.clear()


def test_a_table_that_cannot_be_read_again_lets_everyone_go(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken_rules(*_: Any) -> None:
        raise ZeroDivisionError

    async def unreadable(*_: Any) -> None:
        raise StorageLost("nothing can be read")

    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place, guest.at(table) as other:
            question = asked(place)
            other.until_type("view")
            with monkeypatch.context() as breaking:
                breaking.setattr(persistence, "apply", broken_rules)
                breaking.setattr(persistence, "read_record", unreadable)
                refused = place.settled(place.answer(question, sample(question, Random(1))))
                assert refused["problem"]["reason"] == "rules-broke"
                assert other.until_type("bye")["problem"]["reason"] == "not-stored"
        with guest.at(table) as place:
            place.give(asked(place), sample(question, Random(1)))
    caplog.clear()


def test_what_comes_after_an_answer_is_heard_after_it(file: Path) -> None:
    with serving(file) as server:
        guest = server.guest()
        with guest.at(guest.begin()["id"]) as place:
            for number in range(10):
                question = asked(place)
                key = place.answer(question, sample(question, Random(number)))
                place.send({"type": "ping"})
                place.until_type("pong")
                assert place.heard("ack")[-1]["id"] == key


def test_too_many_answers_are_too_many(file: Path) -> None:
    with serving(file, message_rate=0.001, message_burst=3) as server:
        guest = server.guest()
        with guest.at(guest.begin()["id"]) as place:
            question = asked(place)
            # At once: whoever waits for a slow machine in between also pings, and pings count.
            for number in range(4):
                place.answer(question, sample(question, Random(number)))
            assert place.until_type("bye")["problem"]["reason"] == "too-fast"


# -- while the disk is busy


class Disk:
    """A disk that is busy for as long as somebody wants it to be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self.free = threading.Event()
        self.write_lines = sqlite.write_lines
        monkeypatch.setattr(sqlite, "write_lines", self.write)

    def write(self, *given: Any) -> None:
        """Write, when it is time."""
        self.reached.set()
        assert self.free.wait(PATIENCE)
        self.write_lines(*given)


def test_nobody_hears_of_an_answer_before_it_is_stored_and_who_goes_meanwhile_has_still_given_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as other:
            disk = Disk(monkeypatch)
            with guest.at(table) as place:
                question = asked(place)
                key = place.answer(question, sample(question, Random(1)))
                assert disk.reached.wait(PATIENCE)
                assert "change" not in [message["type"] for message in [*place.quiet(), *other.quiet()]]
            disk.free.set()
            other.until_type("change")
            assert other.settled(other.answer(question, sample(question, Random(2)), key))["type"] == "ack"
        assert len(re.findall('INSERT INTO "?journal', server.dump())) == 1


def test_the_same_answer_sent_twice_while_it_is_written_counts_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place, guest.at(table) as other:
            disk = Disk(monkeypatch)
            question = asked(place)
            other.until_type("view")
            value = sample(question, Random(1))
            place.answer(question, value, "same")
            assert disk.reached.wait(PATIENCE)
            place.answer(question, value, "same")
            other.answer(question, value, "same")
            disk.free.set()
            for one in (place, place, other):
                assert one.settled("same")["type"] == "ack"
            assert [len(one.heard("change")) for one in (place, other)] == [1, 1]


def test_a_server_that_stops_waits_for_an_answer_that_is_being_written(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(file) as server:
        guest, table = table_of_people(server)
        with guest.at(table) as place:
            disk = Disk(monkeypatch)
            question = asked(place)
            key = place.answer(question, sample(question, Random(1)))
            assert disk.reached.wait(PATIENCE)
            server.server.should_exit = True
            assert "bye" not in [message["type"] for message in place.quiet()]
            disk.free.set()
            assert place.settled(key)["type"] == "ack"
            assert place.until_type("bye")["problem"]["reason"] == "stopping"
    assert len(re.findall('INSERT INTO "?journal', server.dump())) == 1


def test_what_is_to_be_written_after_the_end_is_not_and_nobody_waits_for_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        disk, storage = Disk(monkeypatch), sqlite.Sqlite(str(file))
        await storage.start()
        last = asyncio.create_task(storage.write(Statement(INSERT_LINE, ("t", 0, "answer", 0, "", "1", None, 0.0))))
        await asyncio.to_thread(disk.reached.wait, PATIENCE)
        stopping = asyncio.create_task(storage.stop())
        await asyncio.sleep(0)
        late = asyncio.create_task(storage.write(Statement("DELETE FROM journal")))
        await asyncio.sleep(0)
        disk.free.set()
        await asyncio.gather(last, stopping)
        with pytest.raises(StorageLost):
            await asyncio.wait_for(late, 1)

    asyncio.run(go())


class Socket:
    """A transport that keeps what it is given, write by write."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


def test_what_is_sent_in_one_turn_of_the_loop_goes_out_in_one_write_and_a_farewell_at_once() -> None:
    async def go() -> None:
        config = server_of(Settings(database=":memory:")).config
        config.load()
        wire: Any = Wire(config, ServerState(), {})
        wire.transport = socket = Socket()
        wire.write(b"change")
        wire.write(b"ack")
        assert (socket.written, wire.waiting()) == ([], 13)
        await asyncio.sleep(0)
        assert (socket.written, wire.waiting()) == ([b"\x81\x06change\x81\x03ack"], 0)
        wire.write(b"bye")
        wire.cut()
        assert socket.written[1:] == [b"\x81\x03bye"]

    asyncio.run(go())


def test_who_was_sent_away_is_not_heard_any_more() -> None:
    async def go() -> None:
        config = server_of(Settings(database=":memory:")).config
        config.load()
        wire = Wire(config, ServerState(), {})
        wire.taken = True
        wire.hear(b"before")
        wire.cut()
        wire.hear(b"after")
        assert await wire.receive_text() is None

    asyncio.run(go())
