"""What would a clerk do? Told to who plays alone, or where the table agrees; and such a match is not rated."""

from __future__ import annotations

from typing import Any

import pytest

from server.guests import Guest, Place, Server, numbers


def advised(place: Place, question: dict[str, Any]) -> dict[str, Any]:
    """What comes of asking."""
    key = f"k{next(numbers)}"
    place.send({"type": "advise", "id": key, "question": question["id"]})
    return place.until(lambda message: message["type"] in ("advice", "refused") and message["id"] == key)


def alone(guest: Guest, game: str, seats: int) -> str:
    table = str(guest.post("/api/tables", {"game": game, "seats": seats})["id"])
    guest.post(f"/api/tables/{table}/fill", {"level": "usher"})
    guest.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 4), ("junta", 4), ("last-will", 2)])
def test_who_plays_alone_is_advised_and_the_advice_can_be_taken(server: Server, game: str, seats: int) -> None:
    guest = server.guest(language="it")
    table = alone(guest, game, seats)
    with guest.at(table) as place:
        question = place.until_asked()
        assert question is not None
        assert place.table["advisable"]
        assert not place.table["advised"]
        found = advised(place, question)
        assert found["type"] == "advice", found
        assert found["question"] == question["id"]
        assert found["says"].endswith((".", "!", "?"))
        assert advised(place, question)["answer"] == found["answer"]
        place.until_table(lambda now: now["advised"])
        place.give(question, found["answer"])


def test_among_others_only_where_it_is_agreed(server: Server) -> None:
    for agreed in (False, True):
        anna, bruno = server.guest(), server.guest()
        wanted = {"game": "last-will", "seats": 2, "public": True, "advice": agreed}
        table = str(anna.post("/api/tables", wanted)["id"])
        bruno.post(f"/api/tables/{table}/join", {})
        for one in (anna, bruno):
            one.post(f"/api/tables/{table}/ready", {"ready": True})
        if anna.get(f"/api/tables/{table}")["phase"] == "waiting":
            anna.post(f"/api/tables/{table}/start")
        with anna.at(table) as place:
            question = place.until_asked()
            assert question is not None
            assert place.table["advisable"] is agreed
            found = advised(place, question)
            if agreed:
                assert found["type"] == "advice"
                assert anna.get(f"/api/tables/{table}")["advised"]
            else:
                assert found["problem"]["reason"] == "no-advice"
                assert not anna.get(f"/api/tables/{table}")["advised"]


def test_in_a_lesson_the_usher_leads_and_nobody_advises(server: Server) -> None:
    guest = server.guest()
    table = guest.post("/api/lessons", {"lesson": "final-decrees/blame", "anew": False})["id"]
    with guest.at(table) as place:
        place.until_so(lambda: place.view)
        question = next(one for one in place.view["questions"] if one["due"])
        assert not place.table["advisable"]
        assert advised(place, question)["problem"]["reason"] == "no-advice"


def test_what_is_not_asked_is_not_advised_upon(server: Server) -> None:
    guest = server.guest()
    with guest.at(alone(guest, "final-decrees", 4)) as place:
        place.until_asked()
        assert "problem" in advised(place, {"id": "nothing"})
        assert not place.table["advised"]
