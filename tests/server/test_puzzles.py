"""A puzzle is a table like any other: judged by the match, taken back, shown, remembered, shared and brought."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from palazzo import puzzles
from palazzo.server.tables.puzzles import OWN
from server.guests import Guest, Place, Server, numbers

ALL = list(puzzles.puzzles())
FIRST = "final-decrees/the-open-door"
SAMPLE = (FIRST, "junta/a-guard-in-the-way", "last-will/the-last-roof")


def lead(place: Place, to: str) -> dict[str, Any]:
    key = f"k{next(numbers)}"
    place.send({"type": "lead", "id": key, "to": to})
    return place.settled(key)


def begun(guest: Guest, puzzle: str = FIRST, anew: bool = False) -> str:
    return str(guest.post("/api/puzzles", {"puzzle": puzzle, "anew": anew})["id"])


def at(place: Place) -> dict[str, Any]:
    found: dict[str, Any] = place.table["puzzle"]
    return found


def asked(place: Place, prompt: str) -> dict[str, Any] | None:
    return next((one for one in place.view["questions"] if one["prompt"] == prompt), None)


def do(place: Place, deeds: list[puzzles.Deed]) -> None:
    """Give these answers as soon as they are asked for."""
    for deed in deeds:
        done = at(place)["done"]
        while True:
            place.until_so(lambda deed=deed: place.view and asked(place, deed.prompt))
            question = asked(place, deed.prompt)
            assert question is not None
            reply = place.settled(place.answer(question, deed.answer))
            if reply["type"] == "ack":
                break
            # Something still comes by itself: the question is another one then.
            place.until_so(lambda gone=question: all(one["id"] != gone["id"] for one in place.view["questions"]))
        place.until_table(lambda table, done=done: table["puzzle"]["done"] > done)


def known(guest: Guest, puzzle: str = FIRST) -> dict[str, Any]:
    learning = guest.get("/api/learning?language=it")
    found: dict[str, Any] = next(one for game in learning["games"] for one in game["puzzles"] if one["id"] == puzzle)
    return found


@pytest.mark.parametrize("puzzle", [pytest.param(one, marks=() if one in SAMPLE else pytest.mark.full) for one in ALL])
def test_every_puzzle_can_be_solved_at_a_table(server: Server, puzzle: str) -> None:
    guest = server.guest()
    with guest.at(begun(guest, puzzle)) as place:
        place.until_so(lambda: place.view)
        assert at(place)["state"] == "open"
        do(place, puzzles.puzzle(puzzle).solution)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")
    assert (known(guest, puzzle)["solved"], known(guest, puzzle)["helped"]) == (True, False)


def test_who_fails_takes_back_or_tries_again(server: Server) -> None:
    guest = server.guest()
    with guest.at(begun(guest)) as place:
        place.until_so(lambda: place.view)
        before = place.view["table"]
        question = asked(place, "choose-action")
        assert question is not None
        place.give(question, "stop")
        place.until_table(lambda table: table["puzzle"]["state"] == "failed")
        assert known(guest)["solved"] is False
        refused = place.settled(place.answer(place.view["questions"][0], "x")) if place.view["questions"] else None
        assert refused is None or "problem" in refused
        assert lead(place, "back")["type"] == "ack"
        place.until_table(lambda table: table["puzzle"]["state"] == "open")
        assert place.view["table"] == before
        assert lead(place, "back")["problem"]["reason"] == "nothing-to-take-back"
        do(place, puzzles.puzzle(FIRST).solution[:2])
        place.send({"type": "undo", "id": "u1", "version": place.version})
        assert place.settled("u1")["type"] == "ack"
        place.until_table(lambda table: table["puzzle"]["done"] == 1)
        assert lead(place, "anew")["type"] == "ack"
        place.until_table(lambda table: table["puzzle"]["done"] == 0)
        do(place, puzzles.puzzle(FIRST).solution)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_the_solution_is_shown_step_by_step(server: Server, puzzle: str) -> None:
    guest = server.guest()
    with guest.at(begun(guest, puzzle)) as place:
        place.until_so(lambda: place.view)
        assert lead(place, "next")["problem"]["reason"] == "puzzle-closed"
        assert lead(place, "solution")["type"] == "ack"
        place.until_table(lambda table: table["puzzle"]["showing"])
        for number in range(1, at(place)["steps"] + 1):
            while lead(place, "next")["type"] != "ack":
                place.until_so(lambda: True)
            place.until_table(lambda table, number=number: table["puzzle"]["done"] == number)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")
        assert known(guest, puzzle)["solved"] is False
        assert known(guest, puzzle)["helped"] is True
        assert lead(place, "anew")["type"] == "ack"
        place.until_table(lambda table: not table["puzzle"]["showing"] and table["puzzle"]["helped"])


def test_one_a_day_and_a_streak(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    learning = guest.get("/api/learning?language=en")
    today = learning["today"]["id"]
    assert today == puzzles.of_the_day(learning["day"]).id
    assert learning["streak"] == 0
    with guest.at(begun(guest, today)) as place:
        place.until_so(lambda: place.view)
        do(place, puzzles.puzzle(today).solution)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")
    learning = guest.get("/api/learning?language=en")
    assert (learning["streak"], learning["today"]["solved"]) == (1, True)
    other = next(one for one in SAMPLE if one != today)
    with guest.at(begun(guest, other)) as place:
        place.until_so(lambda: place.view)
        do(place, puzzles.puzzle(other).solution)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")
    assert guest.get("/api/learning?language=en")["streak"] == 1


def test_a_puzzle_comes_back_and_is_left(server: Server) -> None:
    guest = server.guest()
    table = begun(guest)
    assert begun(guest) == table
    assert begun(guest, anew=True) != table
    assert guest.get("/api/me/tables")["playing"] == []
    assert guest.refused("POST", "/api/puzzles", {"puzzle": "nothing"})["status"] == 404


def test_one_plays_on_against_bots(server: Server) -> None:
    guest = server.guest()
    table = begun(guest)
    with guest.at(table) as place:
        place.until_so(lambda: place.view)
        assert lead(place, "play-on")["type"] == "ack"
        place.until_table(lambda table: table["puzzle"] is None)
    assert [one["id"] for one in guest.get("/api/me/tables")["playing"]] == [table]


def test_a_puzzle_can_be_brought(server: Server) -> None:
    from palazzo.puzzles.filing import as_file

    guest = server.guest()
    puzzle = puzzles.read(as_file(puzzles.puzzle(FIRST)), FIRST)
    puzzle.texts = {"en": "title = Mine\ntask = a\ntale = b\nhint = c\nlesson = d\n"}
    text = as_file(puzzle)
    table = guest.post("/api/puzzles/brought", {"text": text})
    assert table["puzzle"]["id"] == OWN
    assert table["puzzle"]["words"]["it"]["title"] == "Mine"
    with guest.at(table["id"]) as place:
        place.until_so(lambda: place.view)
        do(place, puzzle.solution)
        place.until_table(lambda table: table["puzzle"]["state"] == "solved")
    bad = guest.refused("POST", "/api/puzzles/brought", {"text": text.replace('"enacted"', '"enchanted"')})
    assert bad["reason"] == "bad-puzzle"
    assert "goal 1" in bad["detail"]


# -- shared positions


def solo(guest: Guest, game: str = "last-will", seats: int = 3) -> str:
    table = guest.post("/api/tables", {"game": game, "seats": seats})["id"]
    guest.post(f"/api/tables/{table}/fill", {"level": "usher"})
    guest.post(f"/api/tables/{table}/start")
    return str(table)


def test_a_position_is_shared_opened_and_made_a_puzzle(server: Server) -> None:
    guest, friend = server.guest(), server.guest()
    table = solo(guest)
    with guest.at(table) as place:
        place.until_asked()
        mine = place.view["table"]["yours"]
    shared = guest.post(f"/api/tables/{table}/position", {})
    seen = friend.get(f"/api/positions/{shared['id']}")
    assert (seen["game"], seen["view"]["you"]) == ("last-will", shared["seat"])
    assert seen["view"]["table"]["yours"] == mine
    opened = friend.post(f"/api/positions/{shared['id']}/table")
    with friend.at(opened["id"]) as place:
        place.until_so(lambda: place.view)
        assert place.view["table"]["yours"] == mine
        assert place.view["you"] == shared["seat"]
    text = friend.http.get(f"/api/positions/{shared['id']}/puzzle").text
    own = friend.post("/api/puzzles/brought", {"text": text})
    with friend.at(own["id"]) as place:
        place.until_so(lambda: place.view)
        assert place.view["table"]["yours"] == mine
    assert friend.refused("GET", "/api/positions/nothing")["status"] == 404


def test_what_is_shared_holds_nothing_hidden(server: Server) -> None:
    """The document is a world of the seat: the true hands of the others are dealt anew in it."""
    from palazzo import load_match

    guest = server.guest()
    table = solo(guest)
    with guest.at(table) as place:
        place.until_asked()
    hands = set()
    for _ in range(6):
        shared = guest.post(f"/api/tables/{table}/position", {})
        text = guest.http.get(f"/api/positions/{shared['id']}/puzzle").text
        packed = next(line for line in text.splitlines() if line.startswith("world")).split('"')[1]
        match = load_match(base64.b64decode(packed))
        hands.add(str([match.view(seat)["table"]["yours"] for seat in range(3)]))
        assert "key" not in match.origin
    assert len(hands) > 1


def test_with_others_at_the_table_nothing_is_shared(server: Server) -> None:
    anna, bruno = server.guest(), server.guest()
    table = anna.post("/api/tables", {"game": "last-will", "seats": 2, "public": True})["id"]
    bruno.post(f"/api/tables/{table}/join", {"seat": "s1"})
    anna.post(f"/api/tables/{table}/start")
    assert anna.refused("POST", f"/api/tables/{table}/position", {})["reason"] == "position-with-others"
    assert server.guest().refused("POST", f"/api/tables/{table}/position", {})["reason"] == "not-seated"
