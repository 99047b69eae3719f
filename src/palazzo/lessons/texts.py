"""What the usher says in a lesson, and what the house says of its games: Fluent, beside the data."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from msgspec import Struct

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel.texts import LANGUAGES
from palazzo.lessons.lesson import FOLDER, BadLesson, Lesson

_REQUIRED: Final = ("title", "about")
"""What every lesson is called, and what it is about."""
_FOR_DEEDS: Final = ("do",)
"""What a beat that waits for a deed must also say."""
_VARIABLE: Final = re.compile(r"^Unknown external: (\w+)$")


class SaidBeat(Struct):
    """A beat in words: what the usher says, what is to be done, and what he says to something else."""

    say: str
    do: str
    wrong: str


class SaidLesson(Struct):
    """A lesson in words."""

    title: str
    about: str
    beats: list[SaidBeat]


@lru_cache(maxsize=512)
def source(name: str, language: str, folder: str = FOLDER, text: str = "") -> FluentBundle:
    """The messages of one Fluent file, or of a text that came with its data."""
    text = text or (resources.files(folder) / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    messages = FluentResource(text)
    rubbish = [entry for entry in messages.body if isinstance(entry, ast.Junk)]
    if rubbish:
        raise BadLesson(f"{name}.{language}.ftl: cannot be read: {(rubbish[0].content or '').strip()[:60]!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(messages)
    return bundle


class Voice:
    """Says the messages of one file with the words of a game, and of those who sit there."""

    def __init__(
        self,
        name: str,
        language: str,
        game: str = "",
        names: list[str] | None = None,
        edition: str = "",
        folder: str = FOLDER,
        text: str = "",
    ) -> None:
        self.file = f"{name}.{language}.ftl"
        try:
            self.bundle = source(name, language, folder, text)
        except OSError:
            raise BadLesson(f"{self.file}: it is not there") from None
        self.words = palazzo.texts(game, language, edition, names) if game else None

    def say(self, message: str, part: str = "", wanted: bool = True) -> str:
        """A message, or a part of it; a BadLesson if it is not there, or names a word the game does not know."""
        found = self.bundle.get_message(message) if self.bundle.has_message(message) else None
        pattern = None if found is None else found.attributes.get(part) if part else found.value
        if pattern is None:
            if wanted:
                raise BadLesson(f"{self.file}: {message}{'.' + part if part else ''} is not there")
            return ""
        text, faults = self.bundle.format_pattern(pattern, {})
        missing = [match[1] for fault in faults if (match := _VARIABLE.match(str(fault)))]
        if missing:
            text, faults = self.bundle.format_pattern(pattern, {word: self.name(word, message) for word in missing})
        if faults:
            raise BadLesson(f"{self.file}: {message}: {faults[0]}")
        return " ".join(str(text).split())

    def name(self, word: str, message: str) -> str:
        """What a word of the game is called."""
        if self.words is None:
            raise BadLesson(f"{self.file}: {message}: {word} is no word here")
        said = str(self.words.called(word.replace("_", "-")))
        if said in (word, word.replace("_", "-")):
            raise BadLesson(f"{self.file}: {message}: {word} is no word of the game")
        return said


def _voice_of(lesson: Lesson, language: str, names: list[str] | None = None) -> Voice:
    """Says what the usher says in a lesson."""
    names = names or [lesson.names.get(f"s{seat}", "…") for seat in range(lesson.seats)]
    edition = str(lesson.options.get("edition", ""))
    return Voice(lesson.id, language, lesson.game, names, edition)


@cache
def said(lesson: Lesson, language: str) -> SaidLesson:
    """A lesson in words, in one language; a BadLesson names what is not there."""
    voice = _voice_of(lesson, language)
    beats = [
        SaidBeat(
            voice.say(beat.id),
            voice.say(beat.id, "do", wanted=beat.wants_deed),
            voice.say(beat.id, "wrong", wanted=False),
        )
        for beat in lesson.beats
    ]
    known = {"title", "about", *(beat.id for beat in lesson.beats)}
    spare = sorted(set(voice.bundle._messages) - known)
    if spare:
        raise BadLesson(f"{voice.file}: no beat is called {spare[0]}")
    return SaidLesson(voice.say("title"), voice.say("about"), beats)


class AboutGame(Struct):
    """What one does in a game, how long it takes, and how heavy it is."""

    minutes: list[int]
    """From and to, as a rule."""
    weight: int
    """1: light, 2: middling, 3: heavy."""
    about: str


_ABOUT: Final[dict[str, tuple[list[int], int]]] = {
    "final-decrees": ([45, 75], 2),
    "junta": ([90, 150], 3),
    "last-will": ([45, 75], 2),
}
"""How long a match takes as a rule, and how heavy it is."""


@cache
def about_games(language: str) -> dict[str, AboutGame]:
    """Of every game that says so: what one does in it, in a sentence."""
    voice = Voice("games", language)
    return {game: AboutGame(*_ABOUT[game], voice.say(game)) for game in GAMES if game in _ABOUT}


def languages() -> tuple[str, ...]:
    """The languages everything is said in."""
    return LANGUAGES


def words_of(value: Any) -> set[str]:
    """All words in plain data, options taken apart."""
    if isinstance(value, str):
        return {value, *value.split(":")}
    if isinstance(value, dict):
        return set().union(*(words_of(part) for pair in value.items() for part in pair), set())
    if isinstance(value, list):
        return set().union(*map(words_of, value), set())
    return set()
