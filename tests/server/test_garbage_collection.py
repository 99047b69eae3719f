"""What nobody refers to any more but itself is found, and nobody waits for it in the middle of a match."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from palazzo.server.running.garbage_collection import LEAST, LITTLE, MANY, Collector


class Thing:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    """It decides, and afterwards Python does again."""
    before = gc.get_threshold()
    collector = Collector()
    collector.begin()
    yield collector
    gc.set_threshold(*before)
    gc.unfreeze()


def looks() -> tuple[int, int]:
    """How often what is new was looked through, and how often all there is."""
    new, _, everything = (stats["collections"] for stats in gc.get_stats())
    return new, everything


def old_rubbish() -> weakref.ref[Thing]:
    """Something nobody needs, that was still needed when it was new."""
    thing = Thing()
    gc.collect(0)
    return weakref.ref(thing)


def grown(count: int) -> list[list[Any]]:
    """So many new things, all of them needed."""
    return [[] for _ in range(count)]


def test_what_is_new_is_looked_through_little_by_little(collector: Collector) -> None:
    new, everything = looks()
    kept = grown(20 * LITTLE)
    assert 10 <= looks()[0] - new <= 21
    assert looks()[1] == everything
    assert len(kept) == 20 * LITTLE


def test_old_rubbish_is_found_when_nobody_plays(collector: Collector) -> None:
    thing = old_rubbish()
    collector.look(0)
    assert thing() is not None
    kept = grown(LEAST + 2 * LITTLE)
    collector.look(0)
    assert thing() is None
    assert len(kept) < collector.held


def test_while_people_play_all_is_looked_through_only_when_a_great_deal_has_come(collector: Collector) -> None:
    everything, thing = looks()[1], old_rubbish()
    kept = grown(MANY - 2 * LITTLE)
    collector.look(1)
    assert looks()[1] == everything
    assert thing() is not None
    kept += grown(4 * LITTLE)
    collector.look(2)
    assert looks()[1] == everything + 1
    assert thing() is None
    assert len(kept) < collector.held


def test_where_there_is_much_it_must_double(collector: Collector) -> None:
    collector.held = 2 * MANY
    everything = looks()[1]
    kept = grown(MANY + 2 * LITTLE)
    collector.look(1)
    assert looks()[1] == everything
    collector.look(1)
    assert looks()[1] == everything + 1
    assert len(kept) < collector.held
