"""The clerk: common sense, at once, from what its seat sees and nothing else.

What is sensible differs from game to game and is said in `clerks/`, one module a game. Each offers

    answer(view, question, rng)        what it says; None leaves an opening alone
    candidates(view, question, n)      the few answers worth thinking about, best first

and may say `TURN`, the event that begins a turn (no more than two offers in one), and `topic(view, question, value)`,
what a remark could be about (nothing, if nobody else may know of the answer yet), and `gain(view, offer)`, what an
offer is worth to it: from nought up it signs, and below it says why not, and what it would sign instead; `doubt(view,
offer)` names what it does not believe in one.

A clerk remembers nothing: the view, its log included, is all there is.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, Final

from palazzo.bots import haggling, usher
from palazzo.bots.bargains import offers_since
from palazzo.bots.sampling import stands
from palazzo.catalogue import GAMES
from palazzo.kernel.deals import canonical
from palazzo.kernel.texts import Texts

HOME: Final = "palazzo.bots"
MOST_OFFERS: Final = 2
"""Offers a clerk makes in a turn, at most."""

TALKATIVE: Final = 0.15
"""How often a clerk says something when there is something to say."""

_VARIANTS: Final = "abcdefgh"

FALLBACKS: Counter[str] = Counter()
"""How often the usher had to speak for the clerk, by game and prompt: never, if the rules of thumb are right."""


@cache
def counsel(game: str) -> ModuleType | None:
    """The rules of thumb of a game, if somebody has written them down."""
    name = f"{HOME}.clerks.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) is not None else None


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """What the clerk says to one of the questions of its view; `None` leaves an opening alone."""
    book = counsel(view["game"])
    if book is None:
        return usher.answer(view, question, rng)
    if question["kind"] == "offer":
        if offers_since(view, _turn_event(book)) >= MOST_OFFERS:
            return None
        if question["counters"]:
            return _counter_offer(view, question)
    value = book.answer(view, question, rng)
    if value is None and not question["due"]:
        return "refuse" if question["prompt"] == "answer-offer" else None
    if value is not None and stands(question, value):
        return value
    FALLBACKS[f"{view['game']} {question['prompt']}"] += 1
    return usher.answer(view, question, rng)


def _turn_event(book: ModuleType) -> str:
    """The event that begins a turn of the game."""
    return str(getattr(book, "TURN", "turn-begins"))


def candidates(view: dict[str, Any], question: dict[str, Any], n: int) -> list[Any]:
    """At most n different answers that stand, best first; at least one to a due question.

    Always the same for the same view and question. Leaving an opening alone is not listed: one always may.
    """
    book = counsel(view["game"])
    found: list[Any] = []
    seen: set[str] = set()
    if book is not None:
        for value in book.candidates(view, question, n):
            if spelled(question, value) not in seen and stands(question, value):
                seen.add(spelled(question, value))
                found.append(value)
            if len(found) == n:
                break
    if not found and question["due"]:
        found = [answer(view, question, Random(0))]
    return found


def unlike(view: dict[str, Any], question: dict[str, Any], values: list[Any], rng: Random) -> list[Any]:
    """Of some answers, the first of each kind; of those after the first that are as good as each other, any.

    The rules of thumb of a game may say what is alike (`kind(view, question, value)`): five beds in which nobody looks.
    """
    kind = getattr(counsel(view["game"]), "kind", None)
    found: dict[str, list[Any]] = {}
    for value in values:
        named = spelled(question, value) if kind is None else kind(view, question, value)
        found.setdefault(named, []).append(value)
    first, *others = found.values()
    return [first[0], *(alike[0] if len(alike) == 1 else rng.choice(alike) for alike in others)]


def spelled(question: dict[str, Any], value: Any) -> str:
    """An answer as a text that does not depend on the order it is written in."""
    if question["kind"] == "offer":
        return canonical(value)
    if question["kind"] == "subset":
        return repr(sorted(value))
    if isinstance(value, dict):
        parts = {place: sorted(part) if isinstance(part, list) else part for place, part in value.items() if part}
        return repr(sorted(parts.items()))
    return repr(value)


# -- refusing


def refusal(view: dict[str, Any], reply: dict[str, Any]) -> haggling.Objection | None:
    """What the clerk says to an offer it refuses; nothing, in a game whose clerks cannot weigh one."""
    book = counsel(view["game"])
    gain = getattr(book, "gain", None)
    return None if gain is None else haggling.refusal(view, reply, gain, getattr(book, "doubt", None))


def _counter_offer(view: dict[str, Any], question: dict[str, Any]) -> dict[str, Any] | None:
    """Instead of an offer the clerk would refuse, the nearest one it would sign, if any comes near."""
    for reply in view["questions"]:
        waits = reply["prompt"] == "answer-offer" and reply["facts"]["deal"] in question["counters"]
        if waits and answer(view, reply, Random(0)) == "refuse":
            said = refusal(view, reply)
            return said.instead if said is not None else None
    return None


# -- remarks


def remark(
    view: dict[str, Any],
    question: dict[str, Any],
    value: Any,
    language: str,
    rng: Random,
    names: list[str] | None = None,
) -> str:
    """A short line in character about what the clerk just did, now and then; most often nothing.

    The messages are called after game and topic (`remark-final-decrees-stamp`), their variants are parts a, b, c.
    """
    book = counsel(view["game"])
    topic = getattr(book, "topic", None)
    about = str(topic(view, question, value)) if topic is not None and value is not None else ""
    if not about or rng.random() >= TALKATIVE:
        return ""
    texts = voice(view["game"], language, str(view["options"].get("edition", "")), tuple(names or ()))
    message = f"remark-{view['game']}-{about.split(':')[0]}"
    variants = [part for part in _VARIANTS if texts.pattern(message, part) is not None]
    line = texts.say(message, _facts_of(about), rng.choice(variants)) if variants else ""
    return line[:1].upper() + line[1:]


@cache
def voice(game: str, language: str, edition: str, names: tuple[str, ...]) -> Texts:
    """The texts of a table, with the remarks of its clerks."""
    return Texts(language, GAMES[game].entry.package, edition, list(names), also=(HOME,))


def _facts_of(about: str) -> dict[str, Any]:
    """The words of a topic beyond the first: `investigate:NAV:s2` brings $a and $b."""
    return {chr(ord("a") + index): word for index, word in enumerate(about.split(":")[1:])}


__all__ = ["FALLBACKS", "answer", "candidates", "refusal", "remark"]
