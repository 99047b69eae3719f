"""`palazzo learn`: lessons and puzzles."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
import time

from palazzo.cli.common import Commands, Trouble, add_looks, check_terminal, language_for, own_name, with_line_editing
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.screen import Screen
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo learn`."""
    learn = commands.add_parser("learn", help="learn a game by playing: list lessons and puzzles, or take one")
    learn.add_argument(
        "lesson", nargs="?", help="which lesson or puzzle (final-decrees/blame), or today; all are listed"
    )
    learn.add_argument("--lang", choices=LANGUAGES, help="language")
    learn.add_argument("--name", help="your name")
    add_looks(learn)
    learn.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """List lessons and puzzles, or take one; a file of them that is wrong is named."""
    from palazzo import lessons, puzzles

    try:
        return _learn(given)
    except (lessons.BadLesson, puzzles.BadPuzzle) as fault:
        raise Trouble("bad-lesson", {"why": str(fault)}) from None


def _learn(given: argparse.Namespace) -> int:
    """List lessons and puzzles, go through a lesson, or try a puzzle; `today` is the puzzle of the day."""
    from palazzo import lessons, puzzles
    from palazzo.terminal.lessons import LessonSession
    from palazzo.terminal.puzzles import PuzzleSession

    language = language_for(given)
    if given.lesson is None:
        return _list_all(language)
    puzzle_id = puzzles.of_the_day(puzzles.day_of(time.time())).id if given.lesson == "today" else given.lesson
    found = lessons.lessons().get(given.lesson) or puzzles.puzzles().get(puzzle_id)
    if found is None:
        raise Trouble("no-such-lesson", {"lesson": given.lesson})
    check_terminal(given)
    with_line_editing()
    edition = str(found.begin().options.get("edition", ""))
    screen = Screen(found.game, edition, not given.no_color, given.plain)
    name = given.name or own_name(Voice(language))
    if isinstance(found, puzzles.Puzzle):
        return PuzzleSession(found, language, name, screen).play()
    return LessonSession(found, language, name, screen).play()


def _list_all(language: str) -> int:
    """Every lesson and puzzle, with what it is about."""
    from palazzo import lessons, puzzles

    voice = Voice(language)
    print(voice.say("learn-how"))
    print(f"\n{voice.say('learn-lessons')}")
    for lesson in lessons.lessons().values():
        said = lessons.said(lesson, language)
        _list(lesson.id, f"{said.title} – {said.about}")
    print(f"\n{voice.say('learn-puzzles')}")
    for puzzle in puzzles.puzzles().values():
        told = puzzles.said(puzzle, language)
        _list(puzzle.id, f"{told.title} – {told.task}")
    return 0


def _list(name: str, what: str) -> None:
    """A name and what it is, in two columns as wide as the terminal; a file gets a line for each."""
    line = f"{name:34} {what}"
    if sys.stdout.isatty():
        line = textwrap.fill(line, shutil.get_terminal_size().columns, subsequent_indent=" " * 35)
    print(line)
