"""Lessons in a terminal: the same match and the same usher, with words instead of a glove."""

from __future__ import annotations

import re
from typing import Any, Final

from palazzo import lessons
from palazzo.lessons import Course, Lesson, accepted
from palazzo.lessons.checking import give, question_of
from palazzo.terminal.answers import arranged
from palazzo.terminal.commands import Leave
from palazzo.terminal.play import Session
from palazzo.terminal.screen import Screen
from palazzo.terminal.words import command_in

LOOKS: Final = ("help", "why", "what", "rules", "card", "hand", "board", "log", "lang", "quit")
"""Commands that only look: all others the usher keeps to himself."""
_MARKS: Final = re.compile(r"</?(?:b|em)>")
USUAL: Final = "clerk"


class LessonSession(Session):
    """One person in a lesson."""

    def __init__(self, lesson: Lesson, language: str, name: str, screen: Screen) -> None:
        names = [lesson.names.get(f"s{seat}", "") or f"s{seat}" for seat in range(lesson.seats)]
        names[lesson.seat] = name
        super().__init__(lesson.begin(), lesson.seat, language, names, USUAL, screen, None)
        self.course = Course(lesson)

    def turn(self) -> None:
        """What the usher says; then what he waits for, or what the others do."""
        course = self.course
        deed = course.coming
        if deed is not None:
            give(self.match, deed)
            course.answered()
            return
        view = self.view()
        asked = self.wanted(view) if course.waits == "deed" else None
        self.draw(view, asked)
        self.speak_up(asked)
        if asked is not None:
            while not self.answered(asked):
                pass
        elif course.waits == "end":
            raise Leave
        else:
            self.wait_for_reader()

    def wanted(self, view: dict[str, Any]) -> dict[str, Any]:
        """The question he wants answered, as the view has it."""
        asked = question_of(self.match, self.seat, self.course.now.prompt)
        found: dict[str, Any] = next(one for one in view["questions"] if asked is not None and one["id"] == asked.id)
        return found

    def waiting(self, view: dict[str, Any]) -> str:
        """Nothing is waited for while the usher speaks."""
        return self.voice.say("lesson-listen")

    def speak_up(self, asked: dict[str, Any] | None) -> None:
        """The usher says his sentence, and which of the choices he means."""
        said = lessons.said(self.course.lesson, self.language).beats[self.course.beat]
        self.screen.say("")
        self.screen.say(f"  {_MARKS.sub('', said.say)}")
        if said.do:
            options = arranged(asked.get("options", [])) if asked is not None else []
            numbers = [str(options.index(one) + 1) for one in self.course.now.wanted if one in options]
            meant = self.voice.say("lesson-numbers", {"numbers": ", ".join(numbers)}) if numbers else ""
            self.screen.say(f"  {self.screen.signs.between.strip()} {said.do} {meant}".rstrip())
        self.screen.say("")

    def wait_for_reader(self) -> None:
        """Until Enter is pressed."""
        while True:
            line = self.screen.ask(self.voice.say("pause"))
            if not line.strip():
                self.heard = len(self.view()["log"])
                self.course.read()
                return
            self.obeyed(line, None)

    def enter(self, question: str, value: Any) -> bool:
        """Give the answer the usher waits for; to any other he has a kind word."""
        if not accepted(self.course.now, value):
            said = lessons.said(self.course.lesson, self.language).beats[self.course.beat]
            self.screen.say(f"  {_MARKS.sub('', said.wrong) or self.voice.say('lesson-wrong')}", "alert")
            return False
        self.match.answer(self.seat, value, question)
        self.course.answered()
        return True

    def obeyed(self, line: str, question: dict[str, Any] | None) -> bool:
        """Obey only commands that look: all else at this table is up to the usher."""
        if command_in(line)[0] not in LOOKS:
            self.trouble("lesson-wrong")
            return False
        return super().obeyed(line, question)

    def save_on_leaving(self) -> bool:
        """A lesson is not kept."""
        return True
