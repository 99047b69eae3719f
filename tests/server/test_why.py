"""Asking why not: a message of its own that only looks, and is told to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from palazzo.bots.sampling import sample
from server.guests import Place, Server, numbers

GAMES = [("final-decrees", 4), ("junta", 4), ("last-will", 2)]


def why(place: Place, question: str, value: Any) -> dict[str, Any]:
    """Ask about an answer; what is said of it."""
    key = f"w{next(numbers)}"
    place.send({"type": "why", "id": key, "question": question, "value": value})
    return place.until(lambda message: message.get("id") == key)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "a whole number from 1 to 6 is wanted"), ("it", "numero intero")]
)
def test_the_reason_is_said_in_the_words_of_who_asks(server: Server, language: str, words: str) -> None:
    guest = server.guest("Anna", language)
    with guest.at(guest.begin()["id"]) as place:
        question = place.until_asked()
        assert question is not None
        reason = why(place, question["id"], 99)
        assert reason["type"] == "reason"
        assert reason["problem"]["reason"] == "want-number"
        assert words in reason["problem"]["detail"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_is_asked_about_nothing_is_played(server: Server, game: str, seats: int) -> None:
    host, friend = server.guest("Anna"), server.guest("Bruno")
    table = host.table(game, seats, seats - 2)
    friend.join(table, host)
    host.post(f"/api/tables/{table['id']}/start")
    rng = Random(5)
    with host.at(table["id"]) as place, friend.at(table["id"]) as other:
        for _ in range(12):
            place.quiet(0.05)
            other.quiet(0.05)
            before, seen, told = server.dump(), place.view, len(other.messages)
            for question in place.view["questions"]:
                for value in (sample(question, rng), sample(question, rng)):
                    assert why(place, question["id"], value) == {
                        "type": "reason",
                        "id": place.messages[-1]["id"],
                        "problem": None,
                    }
                assert why(place, question["id"], {"nonsense": [1]})["problem"]["status"] == 422
            place.quiet(0.05)
            other.quiet(0.05)
            assert server.dump() == before
            assert place.view == seen
            assert len(other.messages) == told, "nobody else hears of it"
            for one in (place, other):
                if one.due():
                    one.play(1, rng)


def test_who_is_not_asked_is_told_so(server: Server) -> None:
    host, watcher = server.guest("Anna"), server.guest("Bruno")
    table = host.begin()["id"]
    invitation = host.get(f"/api/tables/{table}")["invitation"]
    with host.at(table) as place, watcher.at(table, invitation=invitation) as eye:
        question = place.until_asked()
        assert question is not None
        eye.until_type("view")
        assert why(eye, question["id"], 3)["problem"]["reason"] == "not-seated"
        assert why(place, "7.7.7", 3)["problem"]["reason"] == "question-gone"


def test_the_same_id_may_be_played_after_it_was_asked_about(server: Server) -> None:
    guest = server.guest("Anna")
    with guest.at(guest.begin()["id"]) as place:
        question = place.until_asked()
        assert question is not None
        value = sample(question, Random(1))
        place.send({"type": "why", "id": "same", "question": question["id"], "value": value})
        place.until_type("reason")
        assert place.settled(place.answer(question, value, "same"))["type"] == "ack"
        place.until_so(lambda: place.due() != question)
