"""What is said to people: the Fluent messages a browser needs, and the rule books."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple, cast

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel.texts import LANGUAGES, Texts
from palazzo.server.messages import Chapter, Language, Paragraph, RuleBook, Ruling
from palazzo.server.problems import PACKAGE, Trouble

COMMON: Final = "common"
"""In place of a game: what is said where no game is."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Bundle(NamedTuple):
    """Messages as one Fluent file, and its hash."""

    text: bytes
    tag: str


def check_language(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise Trouble("no-such-language", 404, language=language)
    return language


@cache
def bundle(language: str, game: str) -> Bundle:
    """The messages of kernel, game and server in one file; the first to say something is heard."""
    check_language(language)
    if game != COMMON and game not in GAMES:
        raise Trouble("no-such-game", 404, game=game)
    packages = ["palazzo.kernel", *([GAMES[game].entry.package] if game in GAMES else []), PACKAGE]
    text = "\n".join(part for package in packages for part in files(package, language)).encode()
    return Bundle(text, hashlib.sha256(text).hexdigest()[:16])


def files(package: str, language: str) -> list[str]:
    """The Fluent files of a package in a language; none of a game that has no texts."""
    if not package:
        return []
    folder = resources.files(package) / "locale" / language
    if not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found]


def rule_book(game: str, language: str, edition: str) -> RuleBook:
    """The rules of a game in our words; of an edition there is not, those of the usual one."""
    check_language(language)
    editions = next((option for option in palazzo.rules_of(game).entry.options if option.name == "edition"), None)
    if editions is None:
        edition = ""
    elif edition not in editions.values:
        edition = str(editions.default)
    return written_book(game, language, edition)


@cache
def written_book(game: str, language: str, edition: str) -> RuleBook:
    """The rules of a game in our words, in the order they are written."""
    entry = palazzo.rules_of(game).entry
    texts = Texts(language, entry.package, edition)
    terms = names_of(texts, game)
    chapters: list[Chapter] = []
    for message in MESSAGE.findall("\n".join(files(entry.package, language))):
        if message.startswith("rules-") and message != "rules-summary":
            number = message.removeprefix("rules-")
            chapters.append(Chapter(number, texts.say(message, terms), texts.say(message, terms, "intro"), []))
        elif message.startswith("rule-") and chapters:
            name = message.removeprefix("rule-").replace("-", ".").replace(".", "-", 1)
            rulings = [Ruling(text, book) for text, book in texts.rulings(name)]
            chapters[-1].paragraphs.append(
                Paragraph(name, texts.say(message, terms, "title"), texts.say(message, terms), rulings)
            )
    return RuleBook(game, cast(Language, language), edition, texts.told("rules-summary", terms), chapters)


def names_of(texts: Texts, game: str) -> dict[str, str]:
    """The words a rule book uses: each stands for itself, and is said by its name in this edition."""
    return {name: name for name in variables(texts.language, game)}


@cache
def variables(language: str, game: str) -> frozenset[str]:
    """The variables in a game's rule book."""
    written = "\n".join(files(GAMES[game].entry.package, language))
    return frozenset(re.findall(r"\{ ?\$(\w+)", written))
