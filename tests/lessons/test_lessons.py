"""Lessons are checked as they are: every beat in the real match, every text in both languages; and faults are named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import palazzo
from palazzo import lessons
from palazzo.lessons.course import Course, accepted, is_coming
from palazzo.lessons.lesson import BadLesson, read

ALL = list(lessons.lessons())
WANTED = {"final-decrees": 4, "junta": 6, "last-will": 5}
"""So many lessons each game has at least."""

LESSON = """
number = 1
minutes = 3
seats = 5

[position]
player = "s0"
directs = { s0 = "NAV" }
ministries = { NAV = 5 }

[[beats]]
id = "parade"
point = ["NAV"]
prompt = "choose-action"
answer = "manoeuvre"

[[beats]]
id = "tip"
"""


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_can_be_played_through(name: str) -> None:
    assert lessons.check(lessons.lesson(name)) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", ALL)
def test_an_usher_says_one_or_two_sentences(name: str, language: str) -> None:
    said = lessons.said(lessons.lesson(name), language)
    for beat in said.beats:
        plain = beat.say.replace("<b>", "").replace("</b>", "").replace("<em>", "").replace("</em>", "")
        assert "<" not in plain, beat.say
        assert len(plain) < 300, f"{name}: {plain}"
        assert len(beat.do) < 70, f"{name}: {beat.do}"


@pytest.mark.parametrize("name", ALL)
def test_languages_differ(name: str) -> None:
    english, italian = (lessons.said(lessons.lesson(name), language) for language in ("en", "it"))
    for one, other in zip(english.beats, italian.beats, strict=True):
        assert one.say != other.say


@pytest.mark.parametrize("game", WANTED)
def test_there_are_enough_in_an_order(game: str) -> None:
    numbers = [lesson.number for lesson in lessons.lessons().values() if lesson.game == game]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= WANTED[game]


@pytest.mark.parametrize("name", ALL)
def test_bots_can_play_on(name: str) -> None:
    """From the end of every lesson a match goes on to its end."""
    from random import Random

    from palazzo.lessons.checking import give

    lesson = lessons.lesson(name)
    match, course = lesson.begin(), Course(lesson)
    while not course.done:
        beat, seat = course.now, lesson.seat
        if course.waits == "others":
            give(match, course.coming or [])
            course.answered()
        elif course.waits == "next":
            course.read()
        else:
            asked = next(q for q in match.questions.of(seat) if q.prompt == beat.prompt or (not beat.prompt and q.due))
            match.answer(seat, beat.wanted[0] if beat.wanted else asked.default(), asked.id)
            course.answered()
    palazzo.bots.play(match, "usher", Random(1))
    assert match.over


# -- faults are named


def faults(text: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("palazzo.lessons.checking.said", lambda lesson, language: None)
    return lessons.check(read(text, "final-decrees/made"))


def test_a_lesson_that_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(LESSON, monkeypatch) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('answer = "manoeuvre"', 'answer = "investigate:HR"', "beat 1 (parade): 'investigate:HR' is refused"),
        ('point = ["NAV"]', 'point = ["Q7"]', "beat 1 (parade): point: there is no Q7"),
        ('prompt = "choose-action"', 'prompt = "bid"', "beat 1 (parade): bid is asked"),
        ('directs = { s0 = "NAV" }', 'directs = { s0 = "XXX" }', "final-decrees/made.toml: position:"),
        (
            'answer = "manoeuvre"',
            'answer = "manoeuvre"\nthen = [["s1", "stop"]]',
            "beat 1 (parade): then: ['s1', 'stop'] is refused",
        ),
    ],
)
def test_what_the_rules_refuse_is_named(old: str, new: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = faults(LESSON.replace(old, new), monkeypatch)
    assert any(said in fault for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "tip"', 'id = "parade"', "beat 2 (parade): an earlier beat is called the same"),
        ('id = "tip"', 'id = "tip"\nany = true', "the last beat only says goodbye"),
        ('answer = "manoeuvre"', 'answer = "manoeuvre"\nany = true', "only one of answer, answers and any"),
        ('answer = "manoeuvre"', 'answer = "manoeuvre"\njoins = true', "beat 1 (parade): it joins no deed"),
        ("minutes = 3", 'minutes = "three"', "minutes"),
        ("seats = 5", "seats = 5\nchairs = 5", "chairs"),
        ('answer = "manoeuvre"', 'answer = "manoeuvre"\nthen = [["s7", "stop"]]', "'s7' is no seat"),
    ],
)
def test_what_is_no_lesson_is_named(old: str, new: str, said: str) -> None:
    with pytest.raises(BadLesson, match=r"final-decrees/made\.toml") as fault:
        read(LESSON.replace(old, new), "final-decrees/made")
    assert said in str(fault.value)


def test_texts_that_are_not_there_are_named(tmp_path: Path) -> None:
    lesson = read(LESSON, "final-decrees/blame")
    with pytest.raises(BadLesson, match=r"final-decrees/blame\.en\.ftl: parade\.do|no beat is called") as fault:
        lessons.said(lesson, "en")
    assert "blame.en.ftl" in str(fault.value)
    with pytest.raises(BadLesson, match="it is not there"):
        lessons.said(read(LESSON, "final-decrees/made"), "en")


# -- how far one has come


def test_a_course_goes_on_and_back() -> None:
    course = Course(read(LESSON.replace('answer = "manoeuvre"', 'answer = "manoeuvre"\nthen = [["s1", "x"]]'), "a/b"))
    assert course.waits == "deed"
    assert accepted(course.now, "manoeuvre")
    assert not accepted(course.now, "stop")
    course.answered()
    assert (course.waits, course.coming) == ("others", ["s1", "x"])
    course.answered()
    assert (course.beat, course.waits, course.done) == (1, "end", True)
    assert course.marks == [0, 2]
    course.back_to(0)
    assert (course.beat, course.waits, course.length, course.marks) == (0, "deed", 0, [0])


def test_what_was_chosen_on_one_paper_may_be_sent_in_a_row() -> None:
    """What the script would answer for the pupil is taken from the pupil too, and nothing else."""
    course = Course(lessons.lesson("last-will/company"))
    course.read()
    course.read()
    assert not is_coming(course, 0, "", "with:E03:0:C03")
    course.answered()
    assert course.waits == "others"
    assert is_coming(course, 0, "", "with:E03:0:C03")
    assert not is_coming(course, 0, "", "without")
    assert not is_coming(course, 1, "", "with:E03:0:C03")
    assert not is_coming(course, 0, "play-any", "with:E03:0:C03")


@pytest.mark.parametrize(
    ("wanted", "value", "same"),
    [
        (["a", "b"], ["b", "a"], True),
        (["a"], ["b"], False),
        ({"NAV": ["s1"]}, {"NAV": ["s1"], "EXE": []}, True),
        ({"NAV": 1}, {"NAV": 1, "EXE": 0}, True),
        ({"NAV": 1}, {"NAV": 2}, False),
        (3, 3, True),
    ],
)
def test_what_counts_as_the_same_answer(wanted: object, value: object, same: bool) -> None:
    beat = lessons.Beat(id="x", answer=wanted)
    assert accepted(beat, value) is same


def test_the_lesson_of_the_handbook_can_be_given() -> None:
    """What `docs/lessons.md` makes from nothing still stands: only its two files of words are not there."""
    handbook = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    made, said = re.findall(r"```(?:toml)?\n(.*?)```", handbook, re.DOTALL)[:2]
    lesson = read(made, "final-decrees/made")
    missing = [f"final-decrees/made.{language}.ftl: it is not there" for language in ("en", "it")]
    assert lessons.check(lesson) == missing
    messages = set(re.findall(r"^([a-z]+) =", said, re.MULTILINE))
    assert messages == {"title", "about", *(beat.id for beat in lesson.beats)}
