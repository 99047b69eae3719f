"""What is said to people: the Fluent messages a browser needs, and the rule books."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final, NamedTuple, cast

import msgspec

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel import rulebook
from palazzo.kernel.texts import LANGUAGES, RULE_BOOK, Texts, files
from palazzo.server.messages import Chapter, Language, RuleBook
from palazzo.server.problems import PACKAGE, Trouble

_SAID_HERE: Final = (*RULE_BOOK, "server.ftl")
"""What the server puts into words itself (problems, previews), or sends when it is asked for."""
_COMMON: Final = "common"
"""In place of a game: what is said where no game is."""


class Bundle(NamedTuple):
    """Messages as one Fluent file, and its hash."""

    text: bytes
    tag: str


def _check_language(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise Trouble("no-such-language", 404, language=language)
    return language


@cache
def bundle(language: str, game: str) -> Bundle:
    """The messages of kernel, game and server in one file, but for what the server says itself and what is noted for
    translators; the first to say it is heard."""
    _check_language(language)
    if game != _COMMON and game not in GAMES:
        raise Trouble("no-such-game", 404, game=game)
    packages = ["palazzo.kernel", *([GAMES[game].entry.package] if game in GAMES else []), PACKAGE]
    parts = (part for package in packages for part in files(package, language, without=_SAID_HERE))
    said = "\n".join(line for part in parts for line in part.split("\n") if not line.startswith("#"))
    text = said.encode()
    return Bundle(text, hashlib.sha256(text).hexdigest()[:16])


def rule_book(game: str, language: str, edition: str) -> RuleBook:
    """The rules of a game in our words; of an edition there is not, those of the usual one."""
    _check_language(language)
    editions = next((option for option in palazzo.rules_of(game).entry.options if option.name == "edition"), None)
    if editions is None:
        edition = ""
    elif edition not in editions.values:
        edition = str(editions.default)
    return _written_book(game, language, edition)


@cache
def _written_book(game: str, language: str, edition: str) -> RuleBook:
    """The rules of a game in our words, in the order they are written."""
    package = palazzo.rules_of(game).entry.package
    texts = Texts(language, package, edition)
    chapters = msgspec.convert(rulebook.chapters(texts, package), list[Chapter], from_attributes=True)
    return RuleBook(game, cast(Language, language), edition, rulebook.summary(texts, package), chapters)
