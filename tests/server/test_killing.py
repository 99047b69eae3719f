"""Killed at any moment, a server loses no acknowledged answer and leaves no half table."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from palazzo.bots.sampling import sample
from server.cluster import Postgres
from server.guests import Guest
from server.processes import PATIENCE, Process

TABLES = 6
GONE = (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, TimeoutError)


class Player(threading.Thread):
    """Plays on at one table, and remembers what was acknowledged; what was not, is sent again later."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.rng = Random(seed)
        self.acknowledged: dict[str, Any] = {}
        self.unsure: tuple[dict[str, Any], Any, str] | None = None
        self.number = 0
        self.heard = threading.Event()
        """Something was acknowledged, or the match is over."""

    def again(self) -> Player:
        """The same player, after the server came back."""
        player = Player(self.guest, self.table, self.rng.randrange(1 << 30))
        player.acknowledged, player.unsure, player.number = self.acknowledged, self.unsure, self.number
        return player

    def run(self) -> None:
        with suppress(*GONE), self.guest.at(self.table) as place:
            place.until_type("view")
            if self.unsure is not None:
                self.send(place, *self.unsure)
            while (question := place.until_asked()) is not None:
                self.number += 1
                self.send(place, question, sample(question, self.rng), f"{self.table} {self.number}")
            self.heard.set()

    def send(self, place: Any, question: dict[str, Any], value: Any, key: str) -> None:
        self.unsure = (question, value, key)
        reply = place.settled(place.answer(question, value, key))
        if reply["type"] == "ack":
            self.acknowledged[key] = value
            self.heard.set()
        self.unsure = None


def check_disk(database: Path, players: list[Player]) -> None:
    """The file is sound, every journal whole, every acknowledged answer in it once, every table begun or not."""
    with closing(sqlite3.connect(database)) as disk:
        assert disk.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        for player in players:
            rows = disk.execute("SELECT n, key FROM journal WHERE table_id = ? ORDER BY n", (player.table,)).fetchall()
            assert [n for n, _ in rows] == list(range(len(rows)))
            keys = [key for _, key in rows if key]
            assert len(keys) == len(set(keys))
            assert set(player.acknowledged) <= set(keys)
        halves = disk.execute(
            "SELECT COUNT(*) FROM tables t WHERE (phase = 'over') != (ended IS NOT NULL)"
            " OR (phase = 'waiting') != (origin IS NULL)"
            " OR (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id) NOT IN (4)"
        ).fetchone()[0]
        assert halves == 0


def kill_and_come_back(tmp_path: Path, times: int) -> int:
    """Kill a server under load so many times; how many answers were acknowledged in all."""
    database, rng = tmp_path / "palazzo.sqlite3", Random(times)
    server = Process(database, tmp_path / "log").start()
    guests = [server.guest(f"Guest {number}") for number in range(TABLES)]
    players = [Player(guest, guest.begin()["id"], number) for number, guest in enumerate(guests)]
    try:
        for _ in range(times):
            for player in players:
                player.start()
            assert rng.choice(players).heard.wait(PATIENCE)
            time.sleep(rng.uniform(0.0, 1.0))
            server.kill()
            for player in players:
                player.join(PATIENCE)
                assert not player.is_alive()
            check_disk(database, players)
            server.start()
            players = [player.again() for player in players]
            for number, player in enumerate(players):
                if guests[number].get(f"/api/tables/{player.table}")["phase"] == "over":
                    table = guests[number].begin()["id"]
                    players[number] = Player(guests[number], table, rng.randrange(1 << 30))
    finally:
        server.stop()
    return sum(len(player.acknowledged) for player in players)


def test_a_server_killed_under_load_loses_nothing(tmp_path: Path) -> None:
    assert kill_and_come_back(tmp_path, 1) > 0


@pytest.mark.full
def test_a_server_killed_a_hundred_times_loses_nothing(tmp_path: Path) -> None:
    assert kill_and_come_back(tmp_path, 100) > 0


@pytest.mark.full
def test_when_one_of_three_servers_is_killed_its_tables_go_on_with_the_others(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()
    servers = [Process(database, tmp_path / f"log{number}").start() for number in range(3)]
    try:
        guest = servers[0].guest("Anna")
        table = guest.begin("final-decrees", 4)["id"]
        with guest.at(table) as place:
            place.play(8, Random(1))
            log = place.view["log"]
        servers[0].kill()
        for server in servers[1:]:
            again = server.stranger()
            again.http.cookies.set("palazzo", guest.cookie)
            with again.at(table) as place:
                place.until_type("view")
                assert place.view["log"][: len(log)] == log
                place.play(6, Random(2))
    finally:
        for server in servers:
            server.stop()
