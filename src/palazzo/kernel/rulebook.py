"""The rules of a game in our words, chapter by chapter, in the order they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from palazzo.kernel.texts import Texts, files

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{ ?\$(\w+)")


@dataclass
class Ruling:
    """How we read a rule where its book leaves it open."""

    text: str
    """The ruling itself."""
    book: str
    """The sentence of the book it interprets, if there is one."""


@dataclass
class Paragraph:
    """One numbered rule."""

    id: str
    """Its number, as in `FD-4.7-TRE`."""
    title: str
    """What it is about."""
    text: str
    """The rule; its paragraphs are lines of their own."""
    rulings: list[Ruling]
    """How we read it."""


@dataclass
class Chapter:
    """Rules that belong together."""

    id: str
    """Its number, as in `FD-4`."""
    title: str
    """What it is about."""
    intro: str
    """A sentence to begin with."""
    paragraphs: list[Paragraph]
    """Its rules, in order."""


def chapters(texts: Texts, package: str) -> list[Chapter]:
    """The rule book of a game, in the language and edition of these texts."""
    written = "\n".join(files(package, texts.language))
    terms = {name: name for name in _VARIABLE.findall(written)}
    found: list[Chapter] = []
    for message in _MESSAGE.findall(written):
        if message.startswith("rules-") and message != "rules-summary":
            number = message.removeprefix("rules-")
            found.append(Chapter(number, texts.say(message, terms), texts.say(message, terms, "intro"), []))
        elif message.startswith("rule-") and found:
            number = message.removeprefix("rule-").replace("-", ".").replace(".", "-", 1)
            rulings = [Ruling(text, book) for text, book in texts.rulings(number)]
            title, text = texts.say(message, terms, "title"), texts.say(message, terms)
            found[-1].paragraphs.append(Paragraph(number, title, text, rulings))
    return found


def summary(texts: Texts, package: str) -> str:
    """The whole game in a few paragraphs; nothing, if nobody wrote them."""
    terms = {name: name for name in _VARIABLE.findall("\n".join(files(package, texts.language)))}
    return texts.told("rules-summary", terms)
