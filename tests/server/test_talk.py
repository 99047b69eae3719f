"""Table talk: public and private, stored, limited, and only as the game allows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from server.guests import Guest, Place, Server, before, reached, serving


@pytest.fixture
def four(server: Server) -> tuple[list[Guest], str]:
    return gathered(server)


def gathered(server: Server, game: str = "final-decrees", **more: Any) -> tuple[list[Guest], str]:
    """Three people and a bot at a table that has begun."""
    guests = [server.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = guests[0].table(game, 4, 1, **more)
    for guest in guests[1:]:
        guest.join(table, guests[0])
    guests[0].post(f"/api/tables/{table['id']}/start")
    return guests, table["id"]


def texts(place: Place) -> list[str]:
    return [line["text"] for line in place.talk]


def test_everyone_hears_table_talk_and_only_two_hear_private_talk(four: tuple[list[Guest], str]) -> None:
    (anna, bruno, carla), table = four
    with anna.at(table) as one, bruno.at(table) as two, carla.at(table) as three:
        for place in (one, two, three):
            place.until_type("view")
        assert one.say("Hello  all\n!")["type"] == "ack"
        assert one.say("psst", "s1")["type"] == "ack"
        two.until_so(lambda: len(two.talk) == 2)
        three.until_so(lambda: len(three.talk) == 1)
        assert two.talk[0] | {"n": 0, "at": 0} == {
            "n": 0, "at": 0, "seat": "s0", "name": "Anna", "to": None, "text": "Hello all !", "facts": None,
        }  # fmt: skip
        assert two.talk[1]["to"] == "s1"
        three.quiet()
        assert texts(three) == ["Hello all !"]
        assert texts(one) == ["Hello all !", "psst"]
    with carla.at(table) as three:
        assert [line["text"] for line in three.until_type("view")["talk"]] == ["Hello all !"]
    with bruno.at(table) as two:
        assert [line["text"] for line in two.until_type("view")["talk"]] == ["Hello all !", "psst"]


def test_the_same_line_sent_twice_is_said_once(four: tuple[list[Guest], str]) -> None:
    (anna, *_), table = four
    with anna.at(table) as one:
        one.until_type("view")
        assert one.say("once", key="k")["type"] == "ack"
        assert one.say("once", key="k")["type"] == "ack"
        one.quiet()
        assert texts(one) == ["once"]


@pytest.mark.parametrize(
    ("text", "to", "reason"),
    [("\u200b\n", None, "talk-empty"), ("hi", "s0", "talk-nobody"), ("hi", "s6", "talk-nobody")],
)
def test_talk_that_cannot_be_is_refused(four: tuple[list[Guest], str], text: str, to: str | None, reason: str) -> None:
    (anna, *_), table = four
    with anna.at(table) as one:
        one.until_type("view")
        assert one.say(text, to)["problem"]["reason"] == reason


def test_nobody_talks_faster_than_people_read(database: Any) -> None:
    with serving(database, talk_burst=3, talk_rate=0.001) as server:
        (anna, bruno, _), table = gathered(server)
        with anna.at(table) as one, bruno.at(table) as two:
            replies = [one.say(f"line {number}") for number in range(4)]
            assert [reply["type"] for reply in replies] == ["ack", "ack", "ack", "refused"]
            assert replies[-1]["problem"]["reason"] == "talk-too-fast"
            assert replies[-1]["problem"]["status"] == 429
            assert two.say("I have said nothing yet")["type"] == "ack"


def test_one_may_talk_before_the_match_begins(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table()
    with anna.at(table["id"]) as one:
        one.until_type("view")
        assert one.say("Anyone?")["type"] == "ack"


def test_the_dead_are_silent_and_exiles_are_not(server: Server, beginning: Callable[..., None]) -> None:
    beginning(dead=["s1"], exile={"s2": "AM1"})
    (anna, bruno, carla), table = gathered(server, "junta")
    with anna.at(table) as one, bruno.at(table) as two, carla.at(table) as three:
        for place in (one, two, three):
            place.until_type("view")
        assert two.say("boo")["problem"]["reason"] == "talk-dead"
        assert two.say("boo", "s0")["problem"]["reason"] == "talk-dead"
        assert one.say("are you there?", "s1")["problem"]["reason"] == "talk-to-dead"
        assert one.say("poor Bruno")["type"] == "ack"
        assert three.say("greetings from the embassy", "s0")["type"] == "ack"
        two.until_so(lambda: texts(two) == ["poor Bruno"])


def test_a_spectator_who_comes_back_hears_what_was_said_meanwhile(server: Server) -> None:
    (anna, *_), table = gathered(server, public=True)
    stranger = server.stranger()
    with anna.at(table) as one:
        one.until_type("view")
        with stranger.at(table) as eye:
            eye.until_type("view")
            eye.quiet()
            version = eye.version
        one.say("said in the gap")
        one.say("for you", "s1")
        with stranger.at(table, version) as eye:
            eye.until_so(lambda: texts(eye) == ["said in the gap"])
            eye.quiet()
            assert texts(eye) == ["said in the gap"]


def test_a_spectator_hears_later_what_was_said_just_before_they_came(server: Server) -> None:
    (anna, *_), table = gathered(server, public=True, spectator_delay=1.0)
    stranger = server.stranger()
    with anna.at(table) as one:
        one.until_type("view")
        heard = time.monotonic() + 1.0
        one.say("early")
        with stranger.at(table) as eye:
            eye.until_type("view")
            assert before(heard, lambda: eye.talk == [])
            version = eye.version
            eye.until_so(lambda: texts(eye) == ["early"])
            assert reached(heard)
            with server.stranger().at(table) as other:
                assert [line["text"] for line in other.until_type("view")["talk"]] == ["early"]
        one.say("late")
        with stranger.at(table, version) as eye:
            eye.until_so(lambda: texts(eye) == ["early", "late"])


def test_spectators_hear_what_is_public_and_after_their_delay(server: Server) -> None:
    (anna, *_), table = gathered(server, public=True, spectator_delay=1.0)
    with anna.at(table) as one, server.stranger().at(table) as seen:
        seen.until_type("view")
        one.until_type("view")
        said = time.monotonic()
        one.say("for all")
        one.say("for you", "s1")
        seen.until_so(lambda: texts(seen) == ["for all"])
        assert time.monotonic() - said > 0.99
        seen.quiet(0.3)
        assert texts(seen) == ["for all"]
