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
