"""Frozen counts along a fixed fan of positions."""

from __future__ import annotations

import json

import pytest

from games import COMPILED
from generic.fan import FROZEN, counts
from generic.tables import EDITIONS


@pytest.mark.parametrize("setting", EDITIONS, ids=str)
def test_the_fan_of_positions_is_as_it_was_frozen(setting):
    frozen = json.loads(FROZEN.read_text())
    assert str(setting) in frozen, f"{setting} has never been frozen: run make freeze"
    assert counts(setting) == frozen[str(setting)], (
        f"matches of {setting} go another way than they did: if a rule was meant to change, run make freeze"
    )


@pytest.mark.skipif(COMPILED, reason="the small games are not played on the compiled engine")
def test_nothing_is_frozen_that_is_not_played():
    gone = set(json.loads(FROZEN.read_text())) - {str(setting) for setting in EDITIONS}
    assert not gone, f"frozen, and not in the catalogue: {sorted(gone)}; run make freeze"
