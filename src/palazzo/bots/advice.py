"""What would a clerk do? Its answer to a question of a view, and why.

>>> import palazzo
>>> from palazzo.bots.advice import advise, in_words
>>> match = palazzo.set_up("final-decrees", seats=5, seed=1, position={"player": "s0", "directs": {"s0": "NAV"},
...     "blame": {"s0": 6}, "ministries": {"NAV": 5}, "actions": 1, "used": ["draw"], "arrows": []})
>>> from palazzo.kernel.looking import plain_view
>>> view = plain_view(match, 0)
>>> advice = advise(view, view["questions"][0])
>>> advice.answer, advice.rule, advice.facts
('manoeuvre', 'manoeuvre', {'blame': 6, 'own': 2, 'carried': 5, 'desk': 4})
>>> print(in_words("final-decrees", advice, "en", "republic"))
A parade takes 2 of your 6 blame, and 4 of the 5 on your desk.

It is the first of the clerk's candidates: always the same for the same view, also where the clerk itself draws among
several good answers, not to be guessed.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec import Struct

from palazzo.bots import clerk
from palazzo.bots.reasons import Reason


class Advice(Struct):
    """What a clerk would answer to a question, and why."""

    question: str
    answer: Any
    """None: it would leave this alone."""
    rule: str
    """The rule of thumb that decided: the message `advice-<game>-<rule>` says it."""
    facts: dict[str, Any]
    """What it went by, as the view shows it."""


@cache
def reasons(game: str) -> Any:
    """Where the clerk of a game says why; None, of a game whose clerk does not."""
    name = f"{clerk.HOME}.clerks.{game.replace('-', '_')}.reasons"
    try:
        return import_module(name) if find_spec(name) is not None else None
    except ModuleNotFoundError:
        return None


def can_advise(game: str) -> bool:
    """The clerk of this game says why."""
    return reasons(game) is not None


def advise(view: dict[str, Any], question: dict[str, Any]) -> Advice:
    """What a clerk would answer to a question of this view, and why."""
    answer = _would(view, question)
    found: Reason = reasons(view["game"]).reason(view, question, answer)
    return Advice(question["id"], answer, found.rule, found.facts)


def _would(view: dict[str, Any], question: dict[str, Any]) -> Any:
    """The clerk's first candidate to what is due; an opening it takes or leaves alone, never by chance."""
    if question["due"]:
        return clerk.candidates(view, question, 1)[0]
    return clerk.answer(view, question, Random(0))


def in_words(game: str, advice: Advice, language: str, edition: str = "", names: list[str] | None = None) -> str:
    """Why, as a sentence in the words of the table."""
    texts = clerk.voice(game, language, edition, tuple(names or ()))
    said = texts.say(f"advice-{game}-{advice.rule}", advice.facts)
    return said[:1].upper() + said[1:]
