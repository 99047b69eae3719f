"""Lessons in a terminal: the same match and the same usher, with words instead of a glove."""

from __future__ import annotations

import re
from typing import Any, Final

from palazzo import lessons
from palazzo.lessons import Course, Lesson, accepted
from palazzo.lessons.checking import give, question_of
from palazzo.terminal.answers import arranged
from palazzo.terminal.commands import Leave
from palazzo.terminal.guided import GuidedSession
from palazzo.terminal.screen import Screen

_MARKS: Final = re.compile(r"</?(?:b|em)>")


class LessonSession(GuidedSession):
    """One person in a lesson."""

    instead = "lesson-wrong"

    def __init__(self, lesson: Lesson, language: str, name: str, screen: Screen) -> None:
        super().__init__(lesson, lesson.begin(), language, name, screen)
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
