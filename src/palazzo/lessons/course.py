"""How far somebody has come in a lesson: a small machine that follows what is entered, and never looks at the match."""

from __future__ import annotations

from typing import Any, Literal

from palazzo.lessons.lesson import Beat, Deed, Lesson

_Waits = Literal["next", "deed", "others", "end"]
"""What comes next: the pupil has read it; the pupil does something; the others do theirs; nothing, it is over."""


class Course:
    """A lesson under way. `length` counts the answers given so far, as the match's own journal does."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.beat = 0
        self.scripted = -1
        """How many of the beat's own answers have been given; -1: the pupil has not done or read it yet."""
        self.length = 0
        self.marks = [0]
        """How many answers had been given when each beat began."""

    def copied(self) -> Course:
        """A copy that goes its own way."""
        copy = Course(self.lesson)
        copy.beat, copy.scripted, copy.length, copy.marks = self.beat, self.scripted, self.length, self.marks[:]
        return copy

    @property
    def now(self) -> Beat:
        """The beat one is at."""
        return self.lesson.beats[self.beat]

    @property
    def waits(self) -> _Waits:
        """What it waits for."""
        if self.scripted >= 0:
            return "others"
        if self.now.wants_deed:
            return "deed"
        return "end" if self.beat == len(self.lesson.beats) - 1 else "next"

    @property
    def done(self) -> bool:
        """The last beat is reached."""
        return self.waits == "end"

    @property
    def coming(self) -> Deed | None:
        """What is to be answered by itself now."""
        return self.now.then[self.scripted] if self.waits == "others" else None

    @property
    def previous(self) -> int:
        """The beat one goes back to: this one, if it is done; never one that only joins another."""
        beat = max(0, self.beat - (self.waits != "others"))
        while self.lesson.beats[beat].joins:
            beat -= 1
        return beat

    # -- what happens

    def answered(self) -> None:
        """An answer was entered: the pupil's deed, or one of the script's."""
        self.length += 1
        self.scripted += 1
        self._reach()

    def read(self) -> None:
        """The pupil has read what the usher said."""
        self.scripted = 0
        self._reach()

    def back_to(self, beat: int) -> None:
        """The match was taken back to where this beat began."""
        self.beat, self.scripted, self.length = beat, -1, self.marks[beat]
        del self.marks[beat + 1 :]

    def _reach(self) -> None:
        """The next beat begins when nothing of this one is left."""
        if self.scripted >= len(self.now.then):
            self.beat += 1
            self.scripted = -1
            self.marks.append(self.length)


def accepted(beat: Beat, value: Any) -> bool:
    """The usher has waited for this answer."""
    return beat.any or any(_same(value, wanted) for wanted in beat.wanted)


def is_coming(course: Course, seat: int, prompt: str, value: Any) -> bool:
    """The script would give this very answer of the pupil now; `prompt` names a question that is not due."""
    deed = course.coming
    if deed is None or seat != course.lesson.seat or deed[0] != course.lesson.you:
        return False
    return _same(value, deed[1]) and (deed[2] if len(deed) > 2 else "") == prompt


def _same(value: Any, wanted: Any) -> bool:
    """Two answers are the same: what is chosen in any order, empty places or none."""
    if isinstance(value, list) and isinstance(wanted, list):
        return sorted(map(str, value)) == sorted(map(str, wanted))
    if isinstance(value, dict) and isinstance(wanted, dict):
        places = {place for table in (value, wanted) for place, what in table.items() if what}
        return all(_same(value.get(place) or [], wanted.get(place) or []) for place in places)
    return bool(value == wanted)
