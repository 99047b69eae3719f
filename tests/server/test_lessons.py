"""A lesson is a table like any other: led by the usher, refused kindly, remembered, and played on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from palazzo import lessons
from palazzo.kernel.texts import LANGUAGES
from server.guests import PATIENCE, Guest, Place, Server, numbers, serving

ALL = list(lessons.lessons())
FIRST = "final-decrees/blame"


def lead(place: Place, to: str) -> dict[str, Any]:
    key = f"k{next(numbers)}"
    place.send({"type": "lead", "id": key, "to": to})
    return place.settled(key)


def at(place: Place) -> dict[str, Any]:
    found: dict[str, Any] = place.table["lesson"]
    return found


def to_end(place: Place, stop: int = 10_000) -> None:
    """Do whatever the usher waits for, until the end or so many beats."""
    while True:
        place.until_table(lambda table: table["lesson"]["waits"] != "others")
        now = at(place)
        if now["waits"] == "end" or now["beat"] >= stop:
            return
        if now["waits"] == "next":
            assert lead(place, "next")["type"] == "ack"
        else:
            place.until_so(lambda: asked(place))
            question = asked(place)
            assert question is not None
            value = now["wanted"][0] if now["wanted"] else anything(question)
            place.give(question, value)
        place.until_table(lambda table, beat=now["beat"]: table["lesson"]["beat"] > beat or leads(table))


def anything(question: dict[str, Any]) -> Any:
    """An answer where any will do: the likely one, of what is dealt out."""
    return question["likely"] if "likely" in question else question["options"][0]


def leads(table: dict[str, Any]) -> bool:
    return bool(table["lesson"]["waits"] == "others")


def asked(place: Place) -> dict[str, Any] | None:
    """The question the usher wants answered."""
    prompt = at(place)["prompt"]
    questions = place.view["questions"]
    return next((one for one in questions if one["prompt"] == prompt or (not prompt and one["due"])), None)


def begun(guest: Guest, lesson: str = FIRST, anew: bool = False) -> str:
    return str(guest.post("/api/lessons", {"lesson": lesson, "anew": anew})["id"])


def offered(guest: Guest, lesson: str, language: str = "en") -> dict[str, Any]:
    learning = guest.get(f"/api/learning?language={language}")
    found: dict[str, Any] = next(one for game in learning["games"] for one in game["lessons"] if one["id"] == lesson)
    return found


def test_all_that_is_said_is_read_before_anybody_asks_and_holds_nobody_up(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: dict[tuple[str, str], threading.Thread] = {}
    said = lessons.said

    def noted(lesson: lessons.Lesson, language: str) -> Any:
        read.setdefault((lesson.id, language), threading.current_thread())
        return said(lesson, language)

    monkeypatch.setattr(lessons, "said", noted)
    with serving(file) as server:
        until = time.monotonic() + PATIENCE
        while len(read) < len(ALL) * len(LANGUAGES):
            assert time.monotonic() < until, "the texts were not read at the start"
            time.sleep(0.01)
        assert server.thread not in read.values()


@pytest.mark.parametrize("lesson", ALL)
def test_every_lesson_can_be_played_at_a_table(server: Server, lesson: str) -> None:
    guest = server.guest()
    with guest.at(begun(guest, lesson)) as place:
        place.until_so(lambda: place.view)
        to_end(place)
    known = offered(guest, lesson)
    assert (known["begun"], known["done"]) == (True, True)


def test_what_is_not_waited_for_is_refused_kindly(server: Server) -> None:
    guest = server.guest(language="it")
    with guest.at(begun(guest)) as place:
        place.until_so(lambda: place.view)
        to_end(place, stop=3)
        question = asked(place)
        assert question is not None
        refused = place.settled(place.answer(question, "stop"))
        assert refused["problem"]["reason"] == "lesson-waits"
        assert "usciere" in refused["problem"]["detail"]
        place.send({"type": "undo", "id": "u1", "version": place.version})
        assert place.settled("u1")["problem"]["reason"] == "lesson-goes-back"
        assert lead(place, "next")["problem"]["reason"] == "lesson-waits"
        assert at(place)["beat"] == 3


def test_what_is_asked_on_one_paper_is_counted_once_and_gone_back_to_together(server: Server) -> None:
    guest = server.guest()
    words = guest.get("/api/lessons/junta/budget/en")
    assert [beat["joins"] for beat in words["beats"]] == [False, False, False, True, False, False, False]
    with guest.at(begun(guest, "junta/budget")) as place:
        place.until_so(lambda: place.view)
        to_end(place, stop=4)
        assert at(place)["prompt"] == "vote"
        lead(place, "back")
        place.until_table(lambda table: table["lesson"]["beat"] == 2)
        assert at(place)["prompt"] == "budget-piles"


def test_one_goes_back_and_starts_anew(server: Server) -> None:
    guest = server.guest()
    with guest.at(begun(guest)) as place:
        place.until_so(lambda: place.view)
        before = place.view["table"]["people"]
        to_end(place, stop=4)
        assert place.view["table"]["people"] != before
        assert lead(place, "back")["type"] == "ack"
        place.until_table(lambda table: table["lesson"]["beat"] == 3)
        assert place.view["table"]["people"] == before
        to_end(place)
        assert lead(place, "anew")["type"] == "ack"
        place.until_table(lambda table: table["lesson"]["beat"] == 0)
        assert place.view["table"]["people"] == before
        to_end(place)


def test_a_lesson_is_found_again_where_one_was(server: Server) -> None:
    guest = server.guest()
    table = begun(guest)
    with guest.at(table) as place:
        place.until_so(lambda: place.view)
        to_end(place, stop=4)
    assert begun(guest) == table
    assert guest.get("/api/me/turns")["turns"] == []
    assert offered(guest, FIRST)["beat"] == 4
    another = begun(guest, anew=True)
    assert another != table
    assert guest.refused("GET", f"/api/tables/{table}")["status"] == 404
    assert guest.get("/api/me/tables") == {"playing": [], "waiting": [], "over": []}
    guest.post(f"/api/tables/{another}/leave")
    assert guest.refused("GET", f"/api/tables/{another}")["status"] == 404


def test_one_plays_on_against_bots(server: Server) -> None:
    guest = server.guest()
    table = begun(guest)
    with guest.at(table) as place:
        place.until_so(lambda: place.view)
        to_end(place)
        assert lead(place, "play-on")["type"] == "ack"
        place.until_table(lambda table: table["lesson"] is None)
        question = place.until_asked()
        assert question is not None
        place.give(question, "stop")
        said = len(place.view["log"])
        place.until_so(lambda: any(line.get("seat") == "s1" for line in place.view["log"][said:]))
        assert lead(place, "back")["problem"]["reason"] == "no-lesson"
    assert [one["id"] for one in guest.get("/api/me/tables")["playing"]] == [table]


def test_what_is_said_comes_in_both_languages(server: Server) -> None:
    guest = server.guest()
    for language in ("en", "it"):
        words = guest.get(f"/api/lessons/{FIRST}/{language}")
        assert words["title"] == lessons.said(lessons.lesson(FIRST), language).title
        assert len(words["beats"]) == len(lessons.lesson(FIRST).beats)
    assert guest.refused("GET", "/api/lessons/junta/nothing/en")["status"] == 404
    assert guest.refused("POST", "/api/lessons", {"lesson": "nothing"})["status"] == 404


def test_a_stranger_may_look_at_what_is_offered(server: Server) -> None:
    learning = server.stranger().get("/api/learning?language=it")
    assert learning["finished"] == 0
    assert [game["game"] for game in learning["games"]] == ["final-decrees", "junta", "last-will"]
    assert not any(lesson["begun"] for game in learning["games"] for lesson in game["lessons"])


def test_a_lesson_comes_back_with_its_server(file: Any) -> None:
    from server.guests import serving

    with serving(file) as server:
        guest = server.guest()
        table = begun(guest)
        with guest.at(table) as place:
            place.until_so(lambda: place.view)
            to_end(place, stop=5)
            lead(place, "back")
            place.until_table(lambda table: table["lesson"]["beat"] == 4)
            seen = place.view["table"]
        cookie = guest.cookie
    with serving(file) as server:
        guest = server.stranger(Cookie=f"palazzo={cookie}")
        assert guest.get(f"/api/tables/{table}")["lesson"]["beat"] == 4
        guest.http.cookies.set("palazzo", cookie)
        with guest.at(table) as place:
            place.until_so(lambda: place.view)
            assert place.view["table"] == seen
            to_end(place)
