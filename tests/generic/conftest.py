"""Each kind of test looks at some settings of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import in_catalogue
from generic.tables import some


@pytest.fixture(autouse=True)
def small_games() -> Iterator[None]:
    """The small games stand in the catalogue."""
    with in_catalogue():
        yield


def pytest_generate_tests(metafunc: Any) -> None:
    """A test that takes a `setting`, and has not said which, gets some of each game."""
    chosen = [mark for mark in metafunc.definition.iter_markers("parametrize") if "setting" in mark.args[0]]
    if "setting" in metafunc.fixturenames and not chosen:
        metafunc.parametrize("setting", some(metafunc.function.__name__), ids=str)
