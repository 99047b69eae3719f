"""What the tests of Last Will share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from will_table import WillTable, set_will_table


@pytest.fixture
def lay() -> Callable[..., WillTable]:
    """Lay a table of Last Will: `lay(hands={"anna": ["E01"]}, money={"anna": 5})`."""
    return set_will_table
