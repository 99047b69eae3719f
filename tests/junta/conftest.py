"""What the tests of Junta share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from junta_table import JuntaTable, set_table


@pytest.fixture
def junta() -> Callable[..., JuntaTable]:
    """Lay a table of Junta: `junta("bank", cash={"anna": ["2M"]})`."""

    def lay(at: str = "appointments", **position: Any) -> JuntaTable:
        return set_table(at, **position)

    return lay
