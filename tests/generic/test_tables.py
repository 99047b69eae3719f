"""Which tables the generic tests play at."""

from __future__ import annotations

from generic.tables import GAMES, SETTINGS, covering


def test_a_game_without_options_is_played_at_every_number_of_seats():
    assert covering({"seats": [2, 3, 5]}) == [{"seats": 2}, {"seats": 3}, {"seats": 5}]


def test_every_game_is_played_at_every_number_of_seats():
    for entry in GAMES:
        assert {setting.seats for setting in SETTINGS if setting.game == entry["id"]} == set(entry["seats"])


def test_every_two_values_of_two_options_meet():
    rows = covering({"seats": [2, 3], "long": [False, True], "deck": ["a", "b", "c"]})
    assert len({(row["long"], row["deck"]) for row in rows}) == 6
