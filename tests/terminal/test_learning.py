"""`palazzo learn`: lessons and puzzles in a terminal, typed line by line."""

from __future__ import annotations

import re
from typing import Any

import pytest

from palazzo import cli, lessons, puzzles
from palazzo.terminal.lessons import LessonSession
from palazzo.terminal.puzzles import PuzzleSession
from palazzo.terminal.screen import Screen

FIRST = "final-decrees/the-open-door"
SAMPLE = (FIRST, "junta/dry-powder", "last-will/the-valet")
"""One a game is always played; all of them now and then."""


class Typed(Screen):
    """A screen somebody types on, from what they see: nothing is drawn."""

    def __init__(self, game: str, lines: Any) -> None:
        super().__init__(game, "", False, True)
        self.lines = iter(lines)
        self.said: list[str] = []

    def ask(self, *prompt: str) -> str:
        return str(next(self.lines))

    def say(self, text: str = "", *look: Any, **more: Any) -> None:
        self.said.append(text)


def solved_by(name: str, language: str) -> list[str]:
    """What is said while the stored solution is typed in."""
    puzzle = puzzles.puzzle(name)

    class Giving(PuzzleSession):
        """Gives answers as they are, without spelling them."""

        def answered(self, question: dict[str, Any] | None) -> bool:
            deed = next(given)
            asked = puzzles.asked_of(puzzle, self.match, deed)
            assert asked is not None
            self.attempt.answer(self.match, deed.answer, asked.id)
            return True

    given = iter(puzzle.solution)
    screen = Typed(puzzle.game, [])
    assert Giving(puzzle, language, "Marta", screen).play() == 0
    return screen.said


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=() if one in SAMPLE else pytest.mark.full) for one in puzzles.puzzles()]
)
def test_every_puzzle_is_solved_in_a_terminal(name: str, language: str) -> None:
    said = " ".join(" ".join(solved_by(name, language)).split())
    words = puzzles.said(puzzles.puzzle(name), language)
    assert words.task in said
    assert words.lesson in said


def test_one_types_fails_takes_back_and_asks_for_help() -> None:
    puzzle = puzzles.puzzle(FIRST)
    lines = ["hint", "1", "back", "again", "save", "", "solution"]
    screen = Typed(puzzle.game, lines)
    session = PuzzleSession(puzzle, "en", "Marta", screen)
    assert session.match.questions.due_of(0).options[0] == "stop"
    assert session.play() == 0
    said = "\n".join(screen.said)
    words = puzzles.said(puzzle, "en")
    assert words.hint in said
    assert "Nothing is lost" in said
    assert f"1. {session.voice.option('forward:D5:TRE')}" in said
    assert session.voice.say("puzzle-shown") in said
    assert words.lesson in said


def test_solutions_are_told_in_words() -> None:
    for puzzle in puzzles.puzzles().values():
        session = PuzzleSession(puzzle, "en", "Marta", Typed(puzzle.game, []))
        for deed in puzzle.solution:
            told = session.in_words(deed.answer)
            assert told, f"{puzzle.id}: {deed.answer}"
            assert not re.search(r"[a-z]:\w", told), f"{puzzle.id}: {told}"


def test_a_lesson_is_gone_through() -> None:
    lesson = lessons.lesson("final-decrees/blame")

    class Doing(LessonSession):
        """Reads, and does what the usher waits for."""

        def answered(self, question: dict[str, Any] | None) -> bool:
            assert question is not None
            beat = self.course.now
            self.match.answer(self.seat, beat.wanted[0] if beat.wanted else question["options"][0], question["id"])
            self.course.answered()
            return True

    screen = Typed(lesson.game, [""] * 99)
    assert Doing(lesson, "it", "Marta", screen).play() == 0
    said = " ".join(" ".join(screen.said).split())
    for beat in lessons.said(lesson, "it").beats:
        assert beat.say.split("<")[0].strip() in said


def test_a_wrong_deed_in_a_lesson_gets_a_kind_word() -> None:
    lesson = lessons.lesson("final-decrees/blame")
    reading = next(number for number, beat in enumerate(lesson.beats) if beat.wants_deed)

    def lines() -> Any:
        yield from [""] * reading
        yield "1"
        yield "save"
        yield "quit"

    screen = Typed(lesson.game, lines())
    assert LessonSession(lesson, "en", "Marta", screen).play() == 0
    wrong = lessons.said(lesson, "en").beats[reading].wrong
    assert any(wrong.split("<")[0].strip() in line for line in screen.said)
    assert any("(choice 4)" in line for line in screen.said), "the parade, as it is numbered above"


def test_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["learn", "--lang", "it"]) == 0
    listed = capsys.readouterr().out
    for name in (*lessons.lessons(), *puzzles.puzzles()):
        assert name in listed
    headed = [listed.index(one) for one in ("Lezioni", next(iter(lessons.lessons())), "Problemi", FIRST)]
    assert headed[1:] == sorted(headed[1:])
    assert "palazzo learn today" in listed


def test_what_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["learn", "chess/endgame"]) != 0
    assert "chess/endgame" in capsys.readouterr().err


def test_a_lesson_that_is_wrong_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise lessons.BadLesson("final-decrees/made.toml: minutes")

    monkeypatch.setattr(lessons, "lessons", broken)
    assert cli.main(["learn", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.err == "palazzo: A lesson or a puzzle is wrong: final-decrees/made.toml: minutes\n"
