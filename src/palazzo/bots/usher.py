"""The usher: courteous, unambitious, random; but never harms itself for nothing.

What is sane differs from game to game and is said in `ushers/`, one module a game; a game without one gets any answer
that stands.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.sampling import sample, stands
from palazzo.bots.ushers import final_decrees, junta, last_will

_Hint = Callable[[dict[str, Any], dict[str, Any], Random], Any]

_HINTS: Final[dict[str, _Hint]] = {
    "final-decrees": final_decrees.answer,
    "junta": junta.answer,
    "last-will": last_will.answer,
}


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """What the usher says to one of the questions of its view; `None` leaves an opening alone."""
    hint = _HINTS.get(view["game"])
    value = hint(view, question, rng) if hint is not None else None
    if value is not None and stands(question, value):
        return value
    if question["due"]:
        return sample(question, rng)
    return "refuse" if question["prompt"] == "answer-offer" else None
