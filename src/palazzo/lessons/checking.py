"""Lessons tried out: every beat in the real match, every text in both languages, everything pointed at on the table."""

from __future__ import annotations

from typing import Any, Final

import palazzo
from palazzo.kernel.errors import IllegalAnswer, Refusal
from palazzo.kernel.looking import likely, plain_view
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.lessons.course import Course
from palazzo.lessons.lesson import BadLesson, Beat, Deed, Lesson, lessons
from palazzo.lessons.texts import languages, said, words_of

_PARTS: Final = ("hand", "prompt", "stage", "people", "side", "ribbon")
"""Parts of every table that can be pointed at, besides its things and people."""
_MOST_TRIED: Final = 40
"""Where any answer will do, so many are tried."""


def question_of(match: Match, seat: int, prompt: str) -> Question | None:
    """The question of a seat with this prompt; without one, what is due."""
    for asked in match.questions.of(seat):
        if asked.prompt == prompt or (not prompt and asked.due):
            return asked
    return None


def give(match: Match, deed: Deed) -> None:
    """Do what a script says."""
    seat, value, *prompt = deed
    if not prompt:
        match.answer(seat, value)
        return
    asked = question_of(match, int(seat[1:]), str(prompt[0]))
    if asked is None:
        raise IllegalAnswer("not-asked", {"seat": seat, "asked": []})
    match.answer(seat, value, asked.id)


class Checker:
    """Plays one lesson through, and writes down what is wrong."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.faults: list[str] = []

    def run(self) -> list[str]:
        """Everything that is wrong."""
        for language in languages():
            try:
                said(self.lesson, language)
            except BadLesson as fault:
                self.faults.append(str(fault))
        try:
            match = self.lesson.begin()
        except Refusal as refusal:
            return [*self.faults, f"{self.lesson.id}.toml: position: {refusal}"]
        course = Course(self.lesson)
        while not course.done:
            number = course.beat
            if not self.play(match, course):
                return self.faults
            assert course.beat > number
        self.points(match, course.now, course.beat)
        if match.over:
            self.wrong(course.beat, "the match is over: nobody could play on")
        return self.faults

    def wrong(self, number: int, why: str) -> None:
        """Something is wrong with a beat."""
        beat = self.lesson.beats[number]
        self.faults.append(f"{self.lesson.id}.toml: beat {number + 1} ({beat.id}): {why}")

    def play(self, match: Match, course: Course) -> bool:
        """One beat; whether the lesson can go on."""
        number, beat = course.beat, course.now
        self.points(match, beat, number)
        if beat.wants_deed:
            asked = question_of(match, self.lesson.seat, beat.prompt)
            if asked is None:
                there = ", ".join(one.prompt for one in match.questions.of(self.lesson.seat)) or "nothing"
                self.wrong(number, f"{beat.prompt or 'nothing'} is asked of the pupil, but {there}")
                return False
            if asked.due and asked.single():
                self.wrong(number, "there is only one answer: it belongs to `then`, for nobody is asked")
            for value in self.tried(match, beat, asked)[::-1]:
                last = match.clone()
                if not self.deed(last, asked, value, beat, number):
                    return False
            self.deed(match, asked, self.tried(match, beat, asked)[0], beat, number)
            course.answered()
        else:
            if not self.script(match, beat, number):
                return False
            course.read()
        while course.waits == "others" and course.beat == number:
            course.answered()
        return True

    def tried(self, match: Match, beat: Beat, asked: Question) -> list[Any]:
        """The answers to try: all he waits for, or what may be any."""
        if not beat.any:
            return beat.wanted
        options = getattr(asked, "options", None)
        if options and asked.fault(options[0]) is None:
            return list(options)[:_MOST_TRIED]
        return [likely(match, asked), asked.default()]

    def deed(self, match: Match, asked: Question, value: Any, beat: Beat, number: int) -> bool:
        """The pupil does it, and then the others theirs."""
        try:
            match.answer(self.lesson.seat, value, asked.id)
        except IllegalAnswer as refusal:
            self.wrong(number, f"{value!r} is refused: {refusal}")
            return False
        return self.script(match, beat, number)

    def script(self, match: Match, beat: Beat, number: int) -> bool:
        """What is answered by itself."""
        for deed in beat.then:
            try:
                give(match, deed)
            except IllegalAnswer as refusal:
                self.wrong(number, f"then: {deed!r} is refused: {refusal}")
                return False
        return True

    def points(self, match: Match, beat: Beat, number: int) -> None:
        """What is pointed at lies on the table, as the pupil sees it, or is a word that explains itself there."""
        view = plain_view(match, self.lesson.seat)
        explained = (
            palazzo.texts(self.lesson.game, "en", self.lesson.options.get("edition", ""))
            .say("words-of-the-table")
            .split()
        )
        there = words_of({key: view[key] for key in ("table", "reading", "questions", "seats")})
        for thing in beat.point:
            if thing not in _PARTS and thing not in explained and not words_of(thing) & there:
                self.wrong(number, f"point: there is no {thing} on the table")


def check(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, each with its file and beat: nothing, when all is well."""
    return Checker(lesson).run()


def check_all() -> list[str]:
    """Everything that is wrong with any lesson."""
    return [fault for lesson in lessons().values() for fault in check(lesson)]
