"""The data files: a mistake names the file, the entry, the field, what is there and what is wanted."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from palazzo import BadContent
from palazzo.games.last_will import content


def damaged(file: str, old: str, new: str) -> str:
    """A data file with a mistake in it."""
    text = (resources.files(content.PACKAGE) / "content" / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r} to damage"
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("count = 3\n", "", ["E01", "count"]),
        ("count = 3", "count = 0", ["E01", "count", "0", "from 1 up"]),
        ("count = 3", "count = true", ["E01", "count", "True"]),
        ('deck = "event"', 'deck = "attic"', ["E01", "deck", "attic", "helper"]),
        ('symbols = ["dinner"]', 'symbols = ["dinner", "bill"]', ["E01", "symbols", "bill", "theatre"]),
        ("actions = 1, spend = 3 }", "actions = 1 }", ["E01", "spend"]),
        ("actions = 1, spend = 3 }", "actions = 1, spend = -3 }", ["E01", "spend", "-3"]),
        ("modes = [{ actions = 1, spend = 3 }]\n", "", ["E01", "modes", "at least one"]),
        ('{ takes = ["guest"], adds = 2 }', '{ takes = ["cat"], adds = 2 }', ["E01", "takes", "cat", "horse"]),
        ('{ takes = ["guest"], adds = 2 }', "5", ["E01", "slots", "5"]),
        (
            '{ word = "waive", verb = "sell"',
            '{ word = "waive", amount = 3, verb = "sell"',
            ["amount", "waive says only"],
        ),
        ('id = "E01"\n', "", ["entry 1", "id"]),
        ('id = "E02"', 'id = "E01"', ["E01"]),
        ('kind = "event"', 'kind = "event"\ncolour = "white"', ["E01", "colour"]),
    ],
)
def test_a_mistake_in_a_card_is_named(old: str, new: str, words: list[str]) -> None:
    with pytest.raises(BadContent) as refusal:
        content.read_cards(damaged("cards.toml", old, new))
    for word in ["cards.toml", *words]:
        assert word in str(refusal.value)


@pytest.mark.parametrize(
    ("read", "file", "old", "new", "words"),
    [
        (content.read_jobs, "jobs.toml", "salary = 1 }", "salary = 0 }", ["J401", "salary", "0"]),
        (content.read_jobs, "jobs.toml", 'symbol = "dog"', 'symbol = "cat"', ["J401", "symbol", "cat"]),
        (content.read_wills, "wills.toml", "money = 70", 'money = "70"', ["B70", "money"]),
        (content.read_plans, "plans.toml", 'board = "base"', 'board = "sea"', ["P23-1", "board", "sea", "tiles"]),
        (content.read_offers, "board.toml", '"PPHHESS"', '"PPHHESX"', ["offer-2", "rounds", "letters of"]),
        (content.read_offers, "board.toml", '["H", "P", "C", "E", "P", "C", "E"]', '["H"]', ["offer-3", "supplement"]),
        (content.read_spaces, "board.toml", '["draw", "opera"', '["opera", "draw"', ["spaces", "draw, and then"]),
        (content.read_spaces, "board.toml", "halves_wait = true", "halves_wait = 1", ["halves_wait", "true or false"]),
        (content.read_constants, "board.toml", "[-3, -2, 1, 3]", "[-3, -2, 1]", ["modifiers", "a list of 4"]),
    ],
)
def test_a_mistake_elsewhere_is_named(
    read: Callable[[str], Any], file: str, old: str, new: str, words: list[str]
) -> None:
    with pytest.raises(BadContent) as refusal:
        read(damaged(file, old, new))
    for word in [file, *words]:
        assert word in str(refusal.value)
