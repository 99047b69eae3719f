"""Frozen counts along a fixed fan of positions."""

from __future__ import annotations

import json

import pytest

from generic.fan import FROZEN, counts
from generic.tables import EDITIONS


@pytest.mark.parametrize("setting", EDITIONS, ids=str)
def test_the_fan_of_positions_is_as_it_was_frozen(setting):
    frozen = json.loads(FROZEN.read_text())
    assert counts(setting) == frozen[str(setting)], "a rule has changed: see generic/fan.py"


def test_every_edition_is_frozen_and_no_other():
    assert set(json.loads(FROZEN.read_text())) == {str(setting) for setting in EDITIONS}
