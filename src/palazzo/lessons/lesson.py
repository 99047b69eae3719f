"""What a lesson is, and how it is read: a position, and the beats that lead through it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT

FOLDER: Final = "palazzo.lessons"

_Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Seat = Annotated[str, Meta(pattern=r"^s[0-7]$")]
Deed = Annotated[list[Any], Meta(min_length=2, max_length=3)]
"""A seat and what it answers; and, if it is no answer to what is due, the prompt of the question it answers."""


class BadLesson(Exception):
    """A lesson that cannot be given: says the file, the beat, and what is wrong."""


class Beat(Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing the usher says, what he points at, and what he waits for: a deed, or only that one has read it."""

    id: _Word
    """Names the text."""
    point: list[str] = []
    """Things, seats and parts of the table he points at: the first that can be seen has the glove."""
    prompt: str = ""
    """The prompt of the question to be answered; what is due, if left out."""
    answer: Any = None
    """The one answer he waits for."""
    answers: list[Any] = []
    """Or one of these."""
    any: bool = False
    """Or any answer to that question."""
    joins: bool = False
    """A page asks for it on the same paper as the beat before, and does not count it."""
    then: list[Deed] = []
    """What is answered by itself after that, in order: what the others do, and what leaves the pupil no choice."""

    @property
    def wants_deed(self) -> bool:
        """He waits until something is done, not only read."""
        return self.any or self.answer is not None or bool(self.answers)

    @property
    def wanted(self) -> list[Any]:
        """The answers he waits for; none, if any will do."""
        return self.answers or ([] if self.answer is None else [self.answer])


class Lesson(Struct, kw_only=True, forbid_unknown_fields=True, eq=False):
    """A match from a written position, led through beat by beat."""

    id: str = ""
    """Game and name: `final-decrees/blame`."""
    game: str = ""
    number: int
    """Its place among the lessons of its game, from 1."""
    minutes: int
    """About how long it takes."""
    seats: int
    you: Seat = "s0"
    """Where the pupil sits."""
    seed: int = 1
    names: dict[Seat, str] = {}
    """What the others are called."""
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    beats: list[Beat]

    @property
    def seat(self) -> int:
        """The pupil's seat as a number."""
        return int(self.you[1:])

    def begin(self) -> Match:
        """The match it begins with."""
        return palazzo.set_up(self.game, self.seats, self.position, seed=self.seed, options=self.options)


def read(text: str, lesson_id: str) -> Lesson:
    """A lesson from the text of its file."""
    file = f"{lesson_id}.toml"
    try:
        found = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{file}: {error}") from None
    found.id, found.game = lesson_id, lesson_id.split("/")[0]
    seen: set[str] = set()
    for number, beat in enumerate(found.beats, 1):
        where = f"{file}: beat {number} ({beat.id})"
        if beat.id in seen:
            raise BadLesson(f"{where}: an earlier beat is called the same")
        seen.add(beat.id)
        if (beat.answer is not None) + bool(beat.answers) + beat.any > 1:
            raise BadLesson(f"{where}: only one of answer, answers and any can be waited for")
        if beat.joins and not (beat.wants_deed and number > 1 and found.beats[number - 2].wants_deed):
            raise BadLesson(f"{where}: it joins no deed, or waits for none")
        for deed in beat.then:
            if deed[0] not in SEAT[: found.seats]:
                raise BadLesson(f"{where}: then: {deed[0]!r} is no seat of this table")
    if not found.beats:
        raise BadLesson(f"{file}: it has no beats")
    if found.beats[-1].wants_deed or found.beats[-1].then:
        raise BadLesson(f"{file}: beat {len(found.beats)} ({found.beats[-1].id}): the last beat only says goodbye")
    if "answers" in found.position:
        raise BadLesson(f"{file}: position: answers belong to the beats, as `then`")
    return found


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons, game after game, each in its order."""
    found = []
    for game in GAMES:
        folder = resources.files(FOLDER) / game
        if not folder.is_dir():
            continue
        for file in folder.iterdir():
            if file.name.endswith(".toml") and file.name != "puzzles.toml":
                found.append(read(file.read_text(encoding="utf-8"), f"{game}/{file.name.removesuffix('.toml')}"))
    found.sort(key=lambda one: (list(GAMES).index(one.game), one.number))
    return {one.id: one for one in found}


def lesson(lesson_id: str) -> Lesson:
    """The lesson of this name; a KeyError, if there is none."""
    return lessons()[lesson_id]
