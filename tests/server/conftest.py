"""A server for the tests of a module, and guests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.guests import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits."""
    with serving(tmp_path_factory.mktemp("server") / "palazzo.sqlite3") as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a server may keep its things."""
    return tmp_path / "palazzo.sqlite3"
