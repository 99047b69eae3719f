"""What a bot does, in a process of its own: it sees its seat's view and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from palazzo.bots import LEVELS
from palazzo.bots.driver import URGENT, is_opening

OFFER: Final = "answer-offer"


def think(level: str, seen: bytes, seed: int) -> bytes:
    """What the bot would do now, first wish first: `[[question, value], …]`, as JSON."""
    view = msgspec.json.decode(seen)
    return msgspec.json.encode(wishes(level, view, Random(seed)))


def wishes(level: str, view: dict[str, Any], rng: Random) -> list[list[Any]]:
    """An opening it would take, then its answer to what is due; unasked it only replies to offers, or hurries."""
    bot = LEVELS[level]
    questions = view["questions"]
    due = next((question for question in questions if question["due"]), None)
    found: list[list[Any]] = []
    for question in sorted(filter(is_opening, questions), key=lambda asked: bool(asked["prompt"] != OFFER)):
        if due is None and question["prompt"] != OFFER and question["prompt"] not in URGENT:
            continue
        value = bot(view, question, rng)
        if value is not None:
            found.append([question["id"], value])
            break
    if due is not None:
        found.append([due["id"], bot(view, due, rng)])
    return found


def ready() -> bool:
    """Wakes a process up, so that the first bot does not wait for imports."""
    return bool(LEVELS)
