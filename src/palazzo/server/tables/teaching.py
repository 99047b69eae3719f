"""Lessons and puzzles, as people come to them: what is offered, how far they are, a table of their own for each."""

from __future__ import annotations

import asyncio
import base64
import time
from functools import lru_cache
from typing import Any

import msgspec

import palazzo
from palazzo import lessons, puzzles
from palazzo.kernel import chance, saves
from palazzo.kernel.errors import shown
from palazzo.kernel.texts import LANGUAGES
from palazzo.lessons import Lesson
from palazzo.puzzles import BadPuzzle, Puzzle
from palazzo.server.messages import (
    ClockRule,
    GameLearning,
    Language,
    Learning,
    LessonBeat,
    LessonInfo,
    LessonWords,
    Person,
    PuzzleInfo,
)
from palazzo.server.people import tokens
from palazzo.server.problems import Trouble
from palazzo.server.storage import Row
from palazzo.server.tables import persistence
from palazzo.server.tables.lessons import progress
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.lobby import Lobby, distinct, put_bot
from palazzo.server.tables.persistence import Chair, Guide, TableRecord
from palazzo.server.tables.puzzles import HELPED, OWN, begun, brought

_OTHERS = "clerk"
"""Who plays the others, when somebody plays on."""


class Teaching:
    """Opens lessons and puzzles, and remembers who has had which."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shared = lobby.shared
        self.storage = lobby.shared.storage
        self._reading = asyncio.Lock()
        self._read: set[Language] = set()

    # -- what there is

    async def read_all(self) -> None:
        """Read what is said in all lessons and puzzles before anybody asks."""
        for language in LANGUAGES:
            await self._read_in(language)

    async def _read_in(self, language: Language) -> None:
        """Read it in one language, if nobody has: aside, for the texts of every game are seconds of work."""
        async with self._reading:
            if language in self._read:
                return
            for lesson in (await asyncio.to_thread(lessons.lessons)).values():
                await asyncio.to_thread(lessons.said, lesson, language)
            for puzzle in (await asyncio.to_thread(puzzles.puzzles)).values():
                await asyncio.to_thread(puzzles.said, puzzle, language)
            self._read.add(language)

    async def offered(self, person: Person | None, language: Language) -> Learning:
        """All lessons and puzzles, with how far somebody has come."""
        await self._read_in(language)
        known = await self.known(person)
        games = [
            GameLearning(
                game=game,
                minutes=about.minutes,
                weight=about.weight,
                about=about.about,
                lessons=[
                    _lesson_info(lesson, language, known.get(("lesson", lesson.id)))
                    for lesson in lessons.lessons().values()
                    if lesson.game == game
                ],
                puzzles=[
                    _puzzle_info(puzzle, language, known.get(("puzzle", puzzle.id)))
                    for puzzle in puzzles.puzzles().values()
                    if puzzle.game == game
                ],
            )
            for game, about in lessons.about_games(language).items()
        ]
        day = puzzles.day_of(time.time())
        today = puzzles.of_the_day(day)
        return Learning(
            games=games,
            today=_puzzle_info(today, language, known.get(("puzzle", today.id))),
            laid=_laid(today.id),
            day=day,
            streak=puzzles.streak({item for kind, item in known if kind == "day"}, day),
            finished=await self.finished(person),
        )

    async def known(self, person: Person | None) -> dict[tuple[str, str], Row]:
        """How far somebody has come in what."""
        if person is None:
            return {}
        rows = await self.storage.fetch("SELECT * FROM progress WHERE person = ?", person.id)
        return {(row["kind"], row["item"]): row for row in rows}

    async def finished(self, person: Person | None) -> int:
        """How many matches somebody has played to the end."""
        if person is None:
            return 0
        rows = await self.storage.fetch(
            "SELECT COUNT(*) AS number FROM tables WHERE phase = 'over' AND result IS NOT NULL"
            " AND id IN (SELECT table_id FROM seats WHERE person = ?)",
            person.id,
        )
        return int(rows[0]["number"])

    def words(self, lesson_id: str, language: Language) -> LessonWords:
        """All that is said in a lesson."""
        lesson = _lesson_at(lesson_id)
        said = lessons.said(lesson, language)
        following = [one.id for one in lessons.lessons().values() if one.game == lesson.game]
        after = following[following.index(lesson.id) + 1 :]
        return LessonWords(
            id=lesson.id,
            title=said.title,
            about=said.about,
            beats=[
                LessonBeat(spoken.say, spoken.do, spoken.wrong, beat.joins)
                for spoken, beat in zip(said.beats, lesson.beats, strict=True)
            ],
            next=after[0] if after else None,
        )

    # -- tables

    async def begin(self, person: Person, lesson_id: str, anew: bool) -> LiveTable:
        """A table of one's own for a lesson: the one still open, or a new one."""
        lesson = _lesson_at(lesson_id)
        return await self._begin(person, lesson, Guide("lesson", lesson.id), _written(lesson), anew)

    async def set(self, person: Person, puzzle_id: str, anew: bool) -> LiveTable:
        """A table of one's own for a puzzle: the one still open, or a new one."""
        puzzle = _puzzle_at(puzzle_id)
        return await self._begin(person, puzzle, Guide("puzzle", puzzle.id), _written(puzzle), anew)

    async def bring(self, person: Person, text: str) -> LiveTable:
        """A table for a puzzle somebody brings; the one for an earlier one is put away."""
        try:
            puzzle = brought(text)
            for language in LANGUAGES:
                puzzles.said(puzzle, language)
        except BadPuzzle as fault:
            raise Trouble("bad-puzzle", 400, why=str(fault)) from None
        return await self._begin(person, puzzle, Guide("puzzle", OWN), {**_written(puzzle), "puzzle": text}, anew=True)

    async def _begin(
        self, person: Person, lesson: Lesson | Puzzle, guide: Guide, origin: dict[str, Any], anew: bool
    ) -> LiveTable:
        """The table still open for this, or a new one; `anew`, the open one is put away."""
        table = await self.open_table(person, guide)
        if table is not None:
            if not anew:
                return table
            async with table.lock:
                await self.lobby.erase(table)
        return await self._open_table(person, lesson, guide, origin)

    async def open_table(self, person: Person, guide: Guide) -> LiveTable | None:
        """The table where somebody is at this already; one of older rules, or that cannot be played, is put away."""
        rows = await self.storage.fetch(
            "SELECT id FROM tables WHERE host = ? AND lesson = ? AND phase = 'playing'",
            person.id,
            persistence.encoded(guide),
        )
        for row in rows:
            table = await self.lobby.tables.get(row["id"])
            if table.state.fault is None and (table.state.course or table.state.attempt) is not None:
                return table
            async with table.lock:
                await self.lobby.erase(table)
        return None

    async def _open_table(
        self, person: Person, lesson: Lesson | Puzzle, guide: Guide, origin: dict[str, Any]
    ) -> LiveTable:
        """Open a new table for a lesson or a puzzle, already begun."""
        await self.lobby.check_table_limit(person.id)
        rules = palazzo.rules_of(lesson.game)
        record = TableRecord(
            id=tokens.new_id(),
            game=lesson.game,
            rules=rules.entry.version,
            options=rules.entry.complete_options(lesson.seats, lesson.options),
            host=person.id,
            clock=ClockRule(),
            language=person.language,
            public=False,
            spectators=False,
            spectator_delay=0.0,
            bell=self.shared.settings.bell,
            created=time.time(),
            chairs=[Chair(name=lesson.names.get(f"s{seat}", "")) for seat in range(lesson.seats)],
            lesson=guide,
            phase="playing",
            started=self.shared.now(),
            origin=origin,
        )
        for seat in range(lesson.seats):
            if seat != lesson.seat:
                put_bot(record, seat, _OTHERS)
        record.chairs[lesson.seat] = Chair(distinct(record, person.name), person.id)
        table = await self.lobby.create(record)
        if guide.kind == "lesson":
            await self.storage.write(progress(person.id, guide.kind, guide.id, 0, done=False))
        elif guide.id != OWN:
            await self.storage.write(begun(person.id, guide.id))
        return table


def _lesson_at(lesson_id: str) -> Lesson:
    """A lesson there is."""
    found = lessons.lessons().get(lesson_id)
    if found is None:
        raise Trouble("no-such-lesson", 404, lesson=shown(lesson_id))
    return found


def _puzzle_at(puzzle_id: str) -> Puzzle:
    """A puzzle there is."""
    found = puzzles.puzzles().get(puzzle_id)
    if found is None:
        raise Trouble("no-such-puzzle", 404, puzzle=shown(puzzle_id))
    return found


def _written(scene: Lesson | Puzzle) -> dict[str, Any]:
    """What the match of a lesson or a puzzle begins with."""
    if isinstance(scene, Puzzle) and scene.world:
        document = msgspec.json.decode(saves.unpacked(base64.b64decode(scene.world)))
        return {name: document["origin"][name] for name in ("table", "commitment", "last", "fence")}
    return {"key": chance.key_of_seed(scene.seed), "position": scene.position}


@lru_cache(maxsize=4)
def _laid(puzzle: str) -> dict[str, Any]:
    """The table of a puzzle at its beginning, as anybody who looks on sees it."""
    table: dict[str, Any] = puzzles.puzzles()[puzzle].begin().view(None)["table"]
    return table


def _puzzle_info(puzzle: Puzzle, language: Language, known: Row | None) -> PuzzleInfo:
    """A puzzle as it is offered to somebody."""
    said = puzzles.said(puzzle, language)
    edition = puzzle.options.get("edition", "republic") if puzzle.game == "final-decrees" else ""
    if puzzle.game == "last-will":
        edition = "sacked" if puzzle.options.get("sacked", True) else "base"
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        edition=edition,
        level=puzzle.level,
        title=said.title,
        task=said.task,
        tale=said.tale,
        show=puzzle.show,
        tried=known is not None,
        solved=bool(known and known["done"]),
        helped=bool(known and known["beat"] >= HELPED),
    )


def _lesson_info(lesson: Lesson, language: Language, known: Row | None) -> LessonInfo:
    """A lesson as it is offered to somebody."""
    said = lessons.said(lesson, language)
    return LessonInfo(
        id=lesson.id,
        number=lesson.number,
        minutes=lesson.minutes,
        title=said.title,
        about=said.about,
        beats=len(lesson.beats),
        begun=known is not None,
        beat=0 if known is None else min(int(known["beat"]), len(lesson.beats) - 1),
        done=bool(known and known["done"]),
    )
