"""Nothing is lost: what was acknowledged is there after a stop, in the same order, once."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from palazzo.bots.sampling import sample
from palazzo.server.running.serving import CannotServe, server_of
from palazzo.server.settings import Settings
from palazzo.server.storage import INSERT_LINE, migrations
from palazzo.server.storage.sqlite import migrate
from server.guests import QUICK, Guest, Server, serving


def known_again(server: Server, guest: Guest) -> Guest:
    """The same browser at another server."""
    again = server.stranger()
    again.http.cookies.set("palazzo", guest.cookie)
    again.me = guest.me
    return again


def test_a_match_goes_on_after_a_restart_where_it_was(database: Path) -> None:
    with serving(database) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            place.play(15, Random(1))
            place.until_asked()
            place.quiet()
            place.say("I shall be back")
            view, version = place.view, place.version
    with serving(database) as server:
        guest = known_again(server, guest)
        assert guest.get("/api/me")["name"] == "Anna"
        with guest.at(table, version) as place:
            whole = place.hear()
            assert whole["type"] == "view", "versions of before mean nothing now"
            assert place.view == view
            assert [line["text"] for line in place.talk] == ["I shall be back"]
            place.play(5, Random(2))


def test_an_answer_repeated_after_a_restart_counts_once(database: Path) -> None:
    with serving(database) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            question = place.until_asked()
            assert question is not None
            value = sample(question, Random(1))
            assert place.settled(place.answer(question, value, "mine"))["type"] == "ack"
        before = journal(server, table)
    with serving(database) as server:
        guest = known_again(server, guest)
        with guest.at(table) as place:
            place.until_type("view")
            assert place.settled(place.answer(question, value, "mine"))["type"] == "ack"
        after = journal(server, table)
    assert len(before) == 1
    assert after == before


def journal(server: Server, table: str) -> list[str]:
    """The lines of a table's journal that s0 wrote."""
    return [line for line in server.dump().splitlines() if "journal" in line and table in line and "mine" in line]


def test_what_was_taken_back_stays_taken_back_after_a_restart(database: Path) -> None:
    rng = Random(6)
    with serving(database) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            for _ in range(100):
                question = place.until_asked()
                assert question is not None
                place.give(question, sample(question, rng))
                if place.view["undo"] and place.undo()["type"] == "ack":
                    break
            place.quiet()
            view = place.view
        assert "'undo'" in server.dump()
    with serving(database) as server, known_again(server, guest).at(table) as place:
        place.until_type("view")
        assert place.view == view


def test_a_table_put_aside_is_taken_up_again(file: Path) -> None:
    with serving(file, room_idle=0.0) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            place.play(6, Random(1))
            place.until_asked()
            view = place.view
        for _ in range(300):
            if "palazzo_tables_loaded 0" in server.metrics():
                break
        else:
            raise AssertionError("the table stayed in memory")
        with guest.at(table) as place:
            place.until_type("view")
            assert place.view == view


def test_two_servers_do_not_share_a_file(file: Path) -> None:
    with serving(file):
        second = server_of(Settings(**{**QUICK, "port": 0, "database": str(file)}))
        with ThreadPoolExecutor(1) as thread, pytest.raises(CannotServe, match="in use by another server"):
            thread.submit(second.run).result()


def test_the_file_is_for_its_owner_only(file: Path) -> None:
    with serving(file) as server:
        server.guest()
        assert file.stat().st_mode & 0o077 == 0


def test_everyone_is_told_when_the_server_stops(file: Path) -> None:
    with serving(file) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            place.until_asked()
            server.server.should_exit = True
            last, code = place.closed()
            assert last["type"] == "bye"
            assert last["problem"]["reason"] == "stopping"
            assert code in (1001, 1012)


def test_an_older_database_is_brought_up_to_date_with_all_its_journals(file: Path) -> None:
    lines = [("t", n, "answer", n % 3, "", f'"{n}"', f"k{n}" if n % 2 else None, float(n)) for n in range(50)]
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        number, text = migrations()[0]
        connection.executescript(f"BEGIN; {text}; PRAGMA user_version = {number}; COMMIT;")
        connection.executemany(INSERT_LINE, lines)
        migrate(connection)
        assert connection.execute("SELECT * FROM journal ORDER BY n").fetchall() == lines
        assert connection.execute("PRAGMA user_version").fetchone()[0] == migrations()[-1][0]
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(INSERT_LINE, lines[0])
        migrate(connection)


def test_a_line_of_a_journal_is_written_to_one_index(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        migrate(connection)
        assert len(connection.execute("PRAGMA index_list(journal)").fetchall()) == 1
