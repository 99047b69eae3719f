"""Learning by playing: lessons, which are matches from a written position that an usher leads through beat by beat.

A lesson is data: a file of its own in a folder named after its game, and beside it what the usher says, in Fluent, once
in English and once in Italian (`docs/lessons.md` makes one from nothing). It is played in a real match; nothing in it
is faked, and `check` finds every beat the rules would refuse.

>>> from palazzo import lessons
>>> lesson = lessons.lesson("final-decrees/blame")
>>> lessons.check(lesson)
[]
"""

from __future__ import annotations

from palazzo.lessons.checking import check, check_all
from palazzo.lessons.course import Course, accepted, is_coming
from palazzo.lessons.lesson import BadLesson, Beat, Lesson, lesson, lessons
from palazzo.lessons.texts import about_games, said

__all__ = [
    "BadLesson",
    "Beat",
    "Course",
    "Lesson",
    "about_games",
    "accepted",
    "check",
    "check_all",
    "is_coming",
    "lesson",
    "lessons",
    "said",
]
