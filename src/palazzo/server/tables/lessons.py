"""A lesson at a table: it is led through by the lines of the journal, like everything else."""

from __future__ import annotations

import time
from typing import Literal

from palazzo import lessons
from palazzo.kernel.table import SEAT
from palazzo.lessons import Course
from palazzo.server.messages import LessonAt
from palazzo.server.storage import Statement
from palazzo.server.tables.persistence import JournalLine, TableRecord


def course_of(record: TableRecord) -> Course | None:
    """The lesson a table is for, at its beginning; none, if there is no such lesson any more."""
    if record.lesson is None or record.lesson.kind != "lesson":
        return None
    found = lessons.lessons().get(record.lesson.id)
    return None if found is None else Course(found)


def follow(course: Course, line: JournalLine) -> None:
    """A line of the journal leads on, or back."""
    if line.act == "read":
        course.read()
    elif line.act == "rewind":
        course.back_to(line.value["beat"])
    else:
        course.answered()


def seen(course: Course) -> LessonAt:
    """A lesson under way, as its page is told."""
    lesson = course.lesson
    return LessonAt(
        id=lesson.id,
        beat=course.beat,
        beats=len(lesson.beats),
        waits=course.waits,
        point=course.now.point,
        prompt=course.now.prompt,
        wanted=course.now.wanted,
        seat=SEAT[lesson.seat],
    )


def progress(person: str, kind: Literal["lesson", "puzzle", "day"], item: str, beat: int, done: bool) -> Statement:
    """Write down how far somebody has come; what was done once stays done."""
    return Statement(
        "INSERT INTO progress (person, kind, item, beat, done, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (person, kind, item) DO UPDATE SET beat = excluded.beat, at = excluded.at,"
        " done = CASE WHEN progress.done = 1 THEN 1 ELSE excluded.done END",
        (person, kind, item, beat, int(done), time.time()),
    )
