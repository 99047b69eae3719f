"""What a bot does, in a process of its own: it sees its seat's view and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from palazzo.bots import LEVELS
from palazzo.bots.driver import is_opening


def think(level: str, seen: bytes, seed: int) -> bytes:
    """One thing the bot would do now: `[question, value]`, or nothing, as JSON."""
    view = msgspec.json.decode(seen)
    return msgspec.json.encode(choice(level, view, Random(seed)))


def choice(level: str, view: dict[str, Any], rng: Random) -> list[Any] | None:
    """Reply to an offer, take an opening, or answer what is due; without anything due, offers only."""
    bot = LEVELS[level]
    questions = view["questions"]
    due = next((question for question in questions if question["due"]), None)
    for question in sorted(filter(is_opening, questions), key=lambda asked: bool(asked["prompt"] != "answer-offer")):
        if due is None and question["prompt"] != "answer-offer":
            continue
        value = bot(view, question, rng)
        if value is not None:
            return [question["id"], value]
    return None if due is None else [due["id"], bot(view, due, rng)]


def ready() -> bool:
    """Wakes a process up, so that the first bot does not wait for imports."""
    return bool(LEVELS)
