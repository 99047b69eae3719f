"""Data files: a mistake names the file, the entry and what is wrong with it."""

from __future__ import annotations

import pytest

from palazzo import BadContent
from palazzo.games.final_decrees.content import read_cards, read_decrees, read_ministries
from palazzo.kernel.content import Page, read_pages

CARD = """
[[card]]
id = "C01"
count = 3
timing = "action"
group = "personal"
effect = "hand-over"
choices = ["other-player", "own-blame"]
most = 2
more = 3
"""
STAGNATION = """
[[card]]
id = "C31"
count = 1
timing = "immediate"
group = "immediate"
effect = "stagnation"
"""


def test_a_sound_file_is_read():
    cards = read_cards(CARD.replace("count = 3", "count = 40") + STAGNATION)
    assert [card.id for card in cards] == ["C01", "C31"]
    assert cards[0].numbers == {"most": 2, "more": 3}
    assert cards[0].choices == ("other-player", "own-blame")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("count = 3\n", "", ["cards.toml", "C01", "count"]),
        ("count = 3", "count = 0", ["cards.toml", "C01", "count", "0"]),
        ("count = 3", 'count = "3"', ["cards.toml", "C01", "count"]),
        ("count = 3", "count = true", ["cards.toml", "C01", "count"]),
        ('timing = "action"', 'timing = "lunch"', ["cards.toml", "C01", "timing", "lunch", "reaction"]),
        ('effect = "hand-over"', 'effect = "explode"', ["cards.toml", "C01", "effect", "explode"]),
        ('"own-blame"', '"own-goal"', ["cards.toml", "C01", "choices", "own-goal"]),
        ('choices = ["other-player", "own-blame"]', "choices = 5", ["cards.toml", "C01", "choices"]),
        ("most = 2", "most = -1", ["cards.toml", "C01", "most", "-1"]),
        ("most = 2", "mots = 2", ["cards.toml", "C01", "mots"]),
        ('id = "C01"', 'id = "C31"', ["cards.toml", "C31"]),
        ('id = "C01"\n', "", ["cards.toml", "entry 1", "id"]),
        ("[[card]]", "[[card", ["cards.toml"]),
        ("[[card]]", "[[cart]]", ["cards.toml", "card"]),
    ],
)
def test_a_mistake_in_a_card_is_named(old, new, words):
    text = (CARD + STAGNATION).replace(old, new) if new == "[[cart]]" else CARD.replace(old, new, 1) + STAGNATION
    assert text != CARD + STAGNATION
    with pytest.raises(BadContent) as refusal:
        read_cards(text)
    for word in words:
        assert word in str(refusal.value)


@pytest.mark.parametrize("text", [CARD, STAGNATION + STAGNATION.replace("C31", "C32")])
def test_exactly_one_card_is_stagnation(text):
    with pytest.raises(BadContent, match="stagnation"):
        read_cards(text)


@pytest.mark.parametrize("text", ["card = 5", "card = [5]", 'card = ["C01"]', "[card]\nid = 5", "card = [[1]]"])
def test_a_file_of_another_shape_is_refused(text):
    with pytest.raises(BadContent, match=r"cards\.toml"):
        read_cards(text)


def test_an_id_that_is_no_word_is_refused():
    with pytest.raises(BadContent, match=r"cards\.toml"):
        read_cards(CARD.replace('"C01"', "[1]") + STAGNATION)


def test_a_ministry_controls_only_ministries():
    text = '[[ministry]]\nid = "EXE"\ncontrols = ["XYZ"]\nleast_seats = 4\n'
    with pytest.raises(BadContent) as refusal:
        read_ministries(text)
    for word in ("ministries.toml", "EXE", "controls", "XYZ"):
        assert word in str(refusal.value)


@pytest.mark.parametrize("steps", ["[]", '["XYZ"]', "5"])
def test_a_decree_has_steps_and_they_are_ministries(steps):
    with pytest.raises(BadContent) as refusal:
        read_decrees(f'[[decree]]\nid = "D1"\nsteps = {steps}\n')
    for word in ("decrees.toml", "D1", "steps"):
        assert word in str(refusal.value)


def test_a_file_that_is_not_there_is_named():
    with pytest.raises(BadContent, match=r"nowhere\.toml"):
        read_pages("palazzo.games.final_decrees", "nowhere.toml", "card")


def test_an_entry_is_a_table():
    with pytest.raises(BadContent, match="C01"):
        Page("cards.toml", "C01", [])
