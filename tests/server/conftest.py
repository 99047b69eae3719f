"""A server for the tests of a module, and guests."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.guests import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits."""
    with serving(tmp_path_factory.mktemp("server") / "palazzo.sqlite3") as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_broke(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test may leave an error of ours in the log, unless it says which it expects."""
    yield
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, "\n".join(record.getMessage() + str(record.exc_info or "") for record in errors)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a server may keep its things."""
    return tmp_path / "palazzo.sqlite3"


@pytest.fixture
def beginning(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the next matches begin in a written position."""

    def begin(**position: object) -> None:
        origin = {"key": "0" * 32, "position": position}
        monkeypatch.setattr("palazzo.server.lobby.fresh_origin", lambda: origin)

    return begin
