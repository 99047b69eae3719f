"""A server for the tests of a module, and guests."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.cluster import Postgres
from server.guests import Server, serving

BACKENDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.full)]
"""Every test runs on a file; `make test-full` runs them on PostgreSQL too, with three servers behind one address."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, if this machine has one."""
    found = Postgres.found()
    if found is None:
        pytest.skip("no PostgreSQL on this machine")
    with found.running():
        yield found


@pytest.fixture(scope="module", params=BACKENDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").database()
    else:
        address = str(tmp_path_factory.mktemp("server") / "palazzo.sqlite3")
    with serving(address) as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_broke(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test may leave an error of ours in the log, unless it says which it expects."""
    yield
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, "\n".join(record.getMessage() + str(record.exc_info or "") for record in errors)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a server may keep its things."""
    return tmp_path / "palazzo.sqlite3"


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place of its own for a server's things."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").database())
    return str(tmp_path / "palazzo.sqlite3")


@pytest.fixture
def beginning(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the next matches begin in a written position."""

    def begin(**position: object) -> None:
        origin = {"key": "0" * 32, "position": position}
        monkeypatch.setattr("palazzo.server.tables.lobby.fresh_origin", lambda: origin)

    return begin
