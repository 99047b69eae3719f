"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from decrees_table import DecreesTable, set_table
from palazzo.kernel.events import CHECKING

CHECKING.on = True


@pytest.fixture
def table() -> Callable[..., DecreesTable]:
    """Lay a table of Final Decrees: `table("republic", blame={"anna": 5}, decrees={"D2": "EXE"})`."""

    def lay(edition: str = "republic", **position: Any) -> DecreesTable:
        return set_table(edition, **position)

    return lay


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name the tests of the browser that passed only when they were tried once more."""
    passed = [one for one in terminalreporter.getreports("passed") if one.when == "call"]
    for name in [one.nodeid for one in passed if ("tried twice", True) in map(tuple, one.user_properties)]:
        terminalreporter.write_line(f"passed at the second try: {name}")
