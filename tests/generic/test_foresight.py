"""What is foreseen as certain comes true, and says nothing of what is hidden."""

from __future__ import annotations

import pytest

from generic import foresight
from generic.measure import measured
from generic.tables import EDITIONS, GAMES, SETTINGS

PART: float = 0.9
"""So much of what then happens to the seat's own figures has been foreseen."""

ANSWERS = 10_000
"""Foreseen answers of each game in the full run."""


def test_what_is_certain_comes_true(setting):
    measured(setting, lambda setting, seed: foresight.certain_comes_true(setting, seed, 0.12).answers, 0.15, 6)


def test_what_is_true_and_hidden_makes_no_difference_to_what_is_foreseen(setting):
    measured(setting, foresight.no_difference, 0.15, 3)


@pytest.mark.full
@pytest.mark.parametrize("game", [entry["id"] for entry in GAMES])
def test_foresight_holds_over_many_answers(game):
    tables = [setting for setting in [*EDITIONS, *SETTINGS] if setting.game == game]
    found, compared = foresight.Account(), 0
    seed = 0
    while found.answers < ANSWERS:
        for setting in tables:
            found.add(foresight.certain_comes_true(setting, f"full {seed}" if seed else 0, 0.6))
            compared += foresight.no_difference(setting, f"full {seed}", 0.05)
        seed += 1
    print(f"{game}: {found}, {compared} worlds compared")
    assert found.foreseen >= PART * found.changes, f"{game}: {found}"
    assert compared
