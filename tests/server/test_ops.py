"""Operations: alive, ready, counted, logged, set, described."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest

from palazzo.cli import main
from palazzo.server.running.ops import PROOF, Lines
from palazzo.server.running.serving import CannotServe, server_of, show
from palazzo.server.settings import BadSettings, Settings, load
from palazzo.server.storage.sqlite import migrate
from server.cluster import Postgres, free_port
from server.guests import PATIENCE, Server, serving
from server.processes import Process


def test_alive_and_ready(server: Server) -> None:
    stranger = server.stranger()
    assert stranger.ask("GET", "/healthz").text == "ok\n"
    assert stranger.ask("GET", "/readyz").text == "ok\n"


def test_what_is_counted_is_told_in_prometheus_words(file: Path) -> None:
    with serving(file) as server:
        guest = server.guest()
        with guest.at(guest.begin()["id"]) as place:
            question = place.until_asked()
            assert question is not None
            place.give(question, question["least"])
            text = server.metrics()
    assert re.search(r"^palazzo_connections 1$", text, re.MULTILINE)
    answers = re.search(r"^palazzo_answers_total (\d+)$", text, re.MULTILINE)
    stored = re.search(r"^palazzo_store_seconds_count (\d+)$", text, re.MULTILINE)
    assert answers is not None
    assert stored is not None
    assert 1 <= int(answers[1]) <= int(stored[1])
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [0-9.e+-]+', line), line


def test_logs_are_lines_of_json_and_tell_no_invitation(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    guest = server.guest()
    table = guest.table()
    with caplog.at_level(logging.DEBUG, "palazzo"):
        server.stranger().get(f"/api/tables/{table['id']}?invitation={table['invitation']}")
        server.stranger(**{"X-Palazzo-Invitation": table["invitation"]}).get(f"/api/tables/{table['id']}")
        greeting = json.dumps({"type": "hello", "invitation": table["invitation"]})
        with server.stranger().at(table["id"], greeting=greeting) as place:
            place.until_type("view")
        guest.post("/api/me/recovery")
    lines = [Lines().format(record) for record in caplog.records if record.name.startswith("palazzo")]
    assert any(json.loads(line)["path"] == f"/api/tables/{table['id']}" for line in lines)
    assert not [line for line in lines if table["invitation"] in line or guest.cookie in line]
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.LogRecord("palazzo", logging.ERROR, "", 0, "it broke", None, sys.exc_info())
    assert "ValueError: broken" in json.loads(Lines().format(record))["error"]


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "palazzo.toml"
    file.write_text('port = 1\nhost = "file"\norigins = ["https://a.example"]\nsecure = true\n', encoding="utf-8")
    environment = {"PALAZZO_SETTINGS": str(file), "PALAZZO_PORT": "2", "PALAZZO_HOST": "environment"}
    settings = load(environment=environment, given={"host": "given", "database": None})
    assert (settings.port, settings.host, settings.secure) == (2, "given", True)
    assert settings.origins == ("https://a.example",)
    assert settings.database == Settings().database
    assert load(environment={"PALAZZO_ORIGINS": "https://a,https://b"}).origins == ("https://a", "https://b")
    assert load(environment={"PALAZZO_METRICS_FROM": "10.0.0.1,10.0.0.2"}).metrics_from == ("10.0.0.1", "10.0.0.2")


@pytest.mark.parametrize(
    "text",
    [
        "prot = 1",
        "port = 'x'",
        "port = ",
        "port = [1]",
        "port = 99999",
        "port = -5",
        "host = ''",
        "database = ''",
        "database = ':memory:'",
        "origins = 'https://a.example'",
        "origins = ['a.example']",
        "origins = ['https://a.example/']",
        "workers = -1",
        "threads = 0",
        "bot_pace = nan",
        "bot_budget = inf",
        "room_idle = -1",
        "talk_rate = nan",
        "talk_rate = 0",
        "talk_burst = 0",
        "most_tables = 0",
        "most_spectators = -1",
        "largest_message = -1",
        "largest_upload = 99999999999",
        "outbox_bytes = 0",
        "log_level = 'loud'",
    ],
)
def test_settings_that_cannot_be_are_refused(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "palazzo.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings, match=text.split()[0] if text != "port = " else "Invalid value"):
        load(file, {})
    assert main(["serve", "--settings", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("palazzo: ")
    assert len(said.splitlines()) == 1


def why_not(database: Path | str, port: int | None = None) -> str:
    """Why a server cannot serve this; should it find nothing wrong, it stops at once."""
    server = server_of(Settings(port=port or free_port(), database=str(database)))
    server.should_exit = True
    with pytest.raises(CannotServe) as found:
        server.run()
    return str(found.value)


@pytest.mark.parametrize("database", ["words", "folder", "nowhere/x.sqlite3", "newer", "postgresql://127.0.0.1:x/y"])
def test_a_server_that_cannot_open_its_database_says_so_and_leaves_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("words").write_text("no database", encoding="utf-8")
    Path("folder").mkdir()
    with closing(sqlite3.connect("newer")) as newer:
        newer.execute("PRAGMA journal_mode = WAL")
        newer.execute("PRAGMA user_version = 9999")
    before = {name: name != "folder" and Path(name).read_bytes() for name in os.listdir()}
    assert ("does not answer" if database.startswith("postgresql") else database) in why_not(database)
    left = {name: name != "folder" and Path(name).read_bytes() for name in os.listdir()}
    assert left == before


def test_a_server_at_an_address_that_is_taken_says_so_before_it_makes_anything(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "already in use" in why_not(tmp_path / "x", taken.getsockname()[1])
    assert list(tmp_path.iterdir()) == []


def test_a_second_server_on_a_database_ends_with_one_line(file: Path) -> None:
    with serving(file):
        second = subprocess.run(
            [sys.executable, "-m", "palazzo.cli", "serve", "--port", str(free_port()), "--database", str(file)],
            capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "LC_ALL": "C"},
        )  # fmt: skip
    assert second.returncode == 2
    assert second.stdout + second.stderr == f"palazzo: The server cannot start: {file} is in use by another server\n"


def test_a_backup_is_made_while_people_play_and_can_be_played_on(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    with serving(file) as server:
        guest = server.guest("Anna")
        table = guest.begin()["id"]
        with guest.at(table) as place:
            place.play(3, Random(1))
            place.until_asked()
            assert main(["backup", str(copy), "--database", str(file)]) == 0
            place.quiet()
            view = place.view
    assert copy.stat().st_mode & 0o077 == 0
    with serving(copy) as server:
        again = server.stranger()
        again.http.cookies.set("palazzo", guest.cookie)
        with again.at(table) as place:
            place.until_type("view")
            assert place.view["log"] == view["log"]
    assert main(["backup", str(copy), "--database", str(file)]) == 2
    assert main(["backup", str(tmp_path / "new"), "--database", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err.count("palazzo: ") == 2


def test_a_database_is_in_use_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    file = tmp_path / "palazzo.sqlite3"
    (tmp_path / "link.sqlite3").symlink_to(file)
    (tmp_path / "here").symlink_to(tmp_path)
    with serving(file):
        for name in ("link.sqlite3", "here/palazzo.sqlite3"):
            assert "in use by another server" in why_not(tmp_path / name)
        (tmp_path / "hard.sqlite3").hardlink_to(file)
        assert "in use by another server" in why_not(tmp_path / "hard.sqlite3")
    with serving(tmp_path / "link.sqlite3"):
        assert "in use by another server" in why_not(file)
    with serving(tmp_path / "hard.sqlite3"):
        assert "in use by another server" in why_not(file)


def test_a_server_that_can_write_nothing_is_not_ready(file: Path, tmp_path: Path) -> None:
    server = Process(file, tmp_path / "log")
    with closing(server.start()) as server:
        stranger = server.stranger()
        assert stranger.ask("GET", "/readyz").status_code == 200
        assert server.process is not None
        # No file of this process may grow, as if the disk were full.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1))
        time.sleep(PROOF + 0.1)
        answer = stranger.ask("GET", "/readyz")
        assert (answer.status_code, answer.text) == (503, "no storage\n")
        assert stranger.ask("GET", "/healthz").status_code == 200


def test_a_server_whose_disk_is_full_is_not_ready(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(file) as server:
        full = shutil.disk_usage(file.parent)._replace(free=1000)
        monkeypatch.setattr("palazzo.server.storage.sqlite.shutil.disk_usage", lambda folder: full)
        assert server.stranger().ask("GET", "/readyz").status_code == 503


def test_who_asks_again_and_again_whether_it_is_ready_makes_no_work(file: Path) -> None:
    with serving(file) as server:
        stranger = server.stranger()
        before = server.server.services.storage.commits
        for _ in range(30):
            assert stranger.ask("GET", "/readyz").status_code == 200
        assert server.server.services.storage.commits - before < 10


def test_a_postgresql_that_takes_nothing_is_not_ready(postgres: Postgres) -> None:
    address = postgres.database()
    with serving(address) as server:
        assert server.stranger().ask("GET", "/readyz").status_code == 200
        name = address.rpartition("/")[2].partition("?")[0]

        async def be_read_only() -> None:
            connection = await asyncpg.connect(address)
            await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.close()

        asyncio.run(be_read_only())
        time.sleep(PROOF + 0.1)
        until = time.monotonic() + PATIENCE
        while server.stranger().ask("GET", "/readyz").status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.2)


@pytest.mark.parametrize(
    ("address", "shown", "password"),
    [
        ("postgresql://anna:s%40same@host:5433/db", "postgresql://anna@host:5433/db", "s@same"),
        (
            "postgres://anna@host/db?password=sesame&sslmode=require",
            "postgres://anna@host/db?sslmode=require",
            "sesame",
        ),
        ("postgresql:///db?host=/run/pg", "postgresql:///db?host=%2Frun%2Fpg", None),
        ("postgresql://anna:p:q@one,two/db", "postgresql://anna@one,two/db", "p:q"),
    ],
)
def test_no_password_is_in_the_list_of_processes_while_a_copy_is_made(
    address: str, shown: str, password: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$@" "${PGPASSWORD-none}" > "$SEEN"\n', encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("SEEN", str(tmp_path / "seen"))
    monkeypatch.setenv("PALAZZO_DATABASE", address)
    assert main(["backup", str(tmp_path / "copy")]) == 0
    *words, secret = (tmp_path / "seen").read_text(encoding="utf-8").splitlines()
    assert f"--dbname={shown}" in words
    assert secret == (password or "none")
    assert not password or not [word for word in words if password in word or "same" in word]


@pytest.mark.parametrize("command", [["backup", "copy"], ["serve"]])
@pytest.mark.parametrize("address", ["postgresql://anna:sesame@host/db", "postgres://anna@host/db?password=sesame"])
def test_a_password_is_not_taken_from_the_command_line(
    command: list[str],
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", address]) == 2
    said = capsys.readouterr().err
    assert "PALAZZO_DATABASE" in said
    assert "sesame" not in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_unit_has_limits(tmp_path: Path) -> None:
    unit = Path(__file__).parents[2].joinpath("deploy", "palazzo.service")
    settings = dict(re.findall(r"^(\w+)=(.+)$", unit.read_text(encoding="utf-8"), re.MULTILINE))
    limits = {"MemoryHigh", "MemoryMax", "MemorySwapMax", "TasksMax", "LimitNOFILE", "LimitCORE", "StateDirectoryMode"}
    assert limits <= set(settings)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd on this machine")
    copy = tmp_path / "palazzo.service"
    text = unit.read_text(encoding="utf-8").replace("/opt/palazzo/bin/palazzo", sys.executable)
    copy.write_text(text, encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, timeout=PATIENCE)
    assert "palazzo.service" not in told.stderr, told.stderr


@pytest.mark.parametrize("name", ["a?b.sqlite3", "a#b.sqlite3", "a%3fb.sqlite3", "a b.sqlite3"])
def test_a_backup_is_of_the_database_named_whatever_its_name(tmp_path: Path, name: str) -> None:
    connection = sqlite3.connect(tmp_path / name)
    migrate(connection)
    connection.execute("INSERT INTO meta (name, value) VALUES ('secret', 'sesame')")
    connection.commit()
    connection.close()
    assert main(["backup", str(tmp_path / "copy"), "--database", str(tmp_path / name)]) == 0
    assert sqlite3.connect(tmp_path / "copy").execute("SELECT value FROM meta").fetchall() == [("sesame",)]
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([name, "copy"])


@pytest.mark.parametrize(
    ("database", "target"),
    [("words", "copy"), ("empty", "copy"), ("folder", "copy"), ("words", "nowhere/copy"), ("words", "words/copy"),
     ("postgresql://127.0.0.1:1/x", "copy")],
)  # fmt: skip
def test_a_backup_that_cannot_be_made_leaves_nothing_behind(
    database: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    Path("words").write_text("not a database, but long enough to be taken for one" * 100, encoding="utf-8")
    Path("empty").touch()
    Path("folder").mkdir()
    assert main(["backup", target, "--database", database]) == 2
    said = capsys.readouterr().err
    assert said.startswith("palazzo: No copy was made: ")
    assert len(said.splitlines()) == 1
    assert sorted(os.listdir()) == ["empty", "folder", "words"]


@pytest.mark.parametrize("opened", [True, False])
def test_the_browser_is_opened_or_the_address_told(
    server: Server, opened: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: asked.append(address) or opened)
    show(server.server, server.settings)
    assert asked == [f"http://127.0.0.1:{server.settings.port}/"]
    told = capsys.readouterr().err
    assert asked[0] in told
    assert ("in your browser" in told) is not opened


@pytest.mark.parametrize(("everywhere", "here"), [("0.0.0.0", r"[\d.]+|localhost"), ("::", r"\[[\da-f:]+\]|localhost")])
def test_who_serves_at_every_address_opens_one_that_others_can_open_too(
    server: Server, everywhere: str, here: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: asked.append(address) or True)
    show(server.server, msgspec.structs.replace(server.settings, host=everywhere))
    assert re.fullmatch(rf"http://(?:{here}):{server.settings.port}/", asked[0])
    assert asked[0] not in (f"http://0.0.0.0:{server.settings.port}/", f"http://[::]:{server.settings.port}/")


def test_every_setting_is_documented_with_its_default() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]*)` \|", text, re.MULTILINE))
    fields = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    assert {name: json.loads(value) for name, value in rows.items()} == {
        name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()
    }


def test_the_schema_is_served_as_it_is_written(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    written = capsys.readouterr().out
    assert server.stranger().ask("GET", "/schema/openapi.json").text == written
    document = json.loads(written)
    references = set(re.findall(r'"#/components/schemas/(\w+)"', written))
    assert references <= set(document["components"]["schemas"])
    assert {"ClientMessage", "ServerMessage", "View", "Problem"} <= set(document["components"]["schemas"])
    for acts in document["paths"].values():
        for method, act in acts.items():
            assert act["description"]
            assert "default" in act["responses"]
            names = [parameter["name"] for parameter in act.get("parameters", [])]
            assert ("X-Palazzo" in names) == (method != "get")


def test_nothing_of_the_schema_comes_from_elsewhere(server: Server) -> None:
    assert server.stranger().ask("GET", "/schema/swagger").status_code == 404


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_who_comes_by_way_of_a_proxy_is_not_told_what_is_counted(server: Server, header: str) -> None:
    answer = server.stranger(**{header: "127.0.0.1"}).refused("GET", "/metrics")
    assert (answer["status"], answer["reason"]) == (403, "metrics-closed")


@pytest.mark.parametrize(
    ("settings", "forwarded", "status"),
    [
        ({}, "", 200),
        ({"metrics_from": ("10.0.0.1",)}, "", 403),
        ({"secure": True}, "", 403),
        ({"secure": True, "proxies": ("127.0.0.1",)}, "", 200),
        ({"proxies": ("127.0.0.1",)}, "9.9.9.9", 403),
        ({"proxies": ("127.0.0.1",)}, "127.0.0.1, 9.9.9.9", 403),
        ({"proxies": ("127.0.0.1",), "metrics_from": ("9.9.9.9",)}, "9.9.9.9", 200),
    ],
)
def test_what_is_counted_is_for_those_it_is_meant_for(
    file: Path, settings: dict[str, Any], forwarded: str, status: int
) -> None:
    with serving(file, **settings) as server:
        stranger = server.stranger(**({"X-Forwarded-For": forwarded} if forwarded else {}))
        assert stranger.ask("GET", "/metrics").status_code == status
