"""Asking why not: a message of its own that only looks, and is told to nobody else."""

from __future__ import annotations

import time
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from palazzo.bots.sampling import sample
from server.guests import PATIENCE, Place, Server, numbers, serving

GAMES = [("final-decrees", 4), ("junta", 4), ("last-will", 2)]


def why(place: Place, question: str, value: Any) -> dict[str, Any]:
    """Ask about an answer; what is said of it."""
    key = f"w{next(numbers)}"
    place.send({"type": "why", "id": key, "question": question, "value": value})
    return place.until(lambda message: message.get("id") == key)


def kept(server: Server) -> list[str]:
    """Everything that is kept, but what the server notes of itself from time to time."""
    return [line for line in server.dump().splitlines() if "meta" not in line]


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
def test_whatever_is_asked_about_nothing_is_played(database: str, game: str, seats: int) -> None:
    with serving(database, talk_rate=10_000.0, talk_burst=10_000) as server:
        ask_about_everything(server, game, seats)


def ask_about_everything(server: Server, game: str, seats: int) -> None:
    """Ask whoever is asked about lawful and unlawful answers, a dozen times: neither table nor others notice."""
    guests = [server.guest(name) for name in ("Anna", "Bruno", "Carla", "Dario")[:seats]]
    host = guests[0]
    table = host.table(game, seats)
    for friend in guests[1:]:
        friend.join(table, host)
    host.post(f"/api/tables/{table['id']}/start")
    rng = Random(5)
    with ExitStack() as stack:
        places = [stack.enter_context(guest.at(table["id"])) for guest in guests]
        for one in places:
            one.until_type("view")
        for _ in range(12):
            asker = somebody_asked(places)
            others = [one for one in places if one is not asker]
            told = [news(one) for one in others]
            before, seen = kept(server), asker.view
            for question in asker.view["questions"]:
                for value in (sample(question, rng), sample(question, rng)):
                    assert why(asker, question["id"], value)["problem"] is None
                assert why(asker, question["id"], {"nonsense": [1]})["problem"]["status"] == 422
            assert kept(server) == before
            catch_up(places)
            assert asker.view == seen
            assert [news(one) for one in others] == told, "nobody else hears of it"
            asker.play(1, rng)


def somebody_asked(places: list[Place]) -> Place:
    """Whoever is asked something now, once the server has given everything that has only one answer: it would be told
    while others are still looking."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        catch_up(places)
        asked = [(one, due) for one in places if (due := one.due()) is not None]
        if asked and not any(one.is_answered(due) for one, due in asked):
            return asked[0][0]
    raise AssertionError("nobody was asked anything")


def catch_up(places: list[Place]) -> None:
    """Let everyone hear all that was told so far, whichever server they are at: a word said now comes after it."""
    word = f"word {next(numbers)}"
    assert places[0].say(word)["type"] == "ack"
    for one in places:
        one.until_so(lambda one=one: any(line["text"] == word for line in one.talk))


def news(place: Place) -> list[str]:
    """What somebody was told of the table, by its kind."""
    return [message["type"] for message in place.messages if message["type"] not in ("talk", "ack")]


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
