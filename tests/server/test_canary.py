"""Nothing leaves but views.

Two matches that a seat and a spectator cannot tell apart, but which differ in everything hidden: hands, decks, money.
People at both do the same; whatever reaches the seat or the spectator, on any channel, must be the same too. Beside
that, words that only some may know are planted wherever words can be, and looked for in every byte.
"""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest

import palazzo
from palazzo.server.running.ops import Lines
from server.guests import Guest, Place, Server
from server.positions import POSTS

KEY = "c0ffee00c0ffee00c0ffee00c0ffee00"
WHISPER = "whisper-canary"
PLEDGE = "pledge-canary"
BY_CHANCE = re.compile(r'"(?:n|at|created|version|after|watching)":[0-9.e+]+|"present":\w+|"id":"k\d+"')
"""Times, versions, the numbers of our own messages, and what one server has heard yet of who is at another."""

WORLDS: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "final-decrees": (
        4,
        {"directs": POSTS, "hands": {"s1": ["C01", "C27"], "s2": ["C02"], "s3": ["C30"]}, "deck": ["C05", "C06"]},
        {"directs": POSTS, "hands": {"s1": ["C03", "C04"], "s2": ["C28"], "s3": ["C10"]}, "deck": ["C11", "C12"]},
    ),
    "junta": (
        4,
        {
            "president": "s0",
            "hands": {"s1": ["A01", "V04"], "s2": ["B06"]},
            "cash": {"s1": ["1M", "3M"], "s2": ["2M"]},
            "swiss": {"s3": ["1M"]},
        },
        {
            "president": "s0",
            "hands": {"s1": ["C01", "V07"], "s2": ["A02"]},
            "cash": {"s1": ["2M", "2M"], "s2": ["3M"]},
            "swiss": {"s3": ["3M", "3M"]},
        },
    ),
    "last-will": (
        3,
        {"hands": {"s1": ["E01", "E05"]}, "decks": {"event": ["E06"]}},
        {"hands": {"s1": ["E02", "E03"]}, "decks": {"event": ["E07"]}},
    ),
}


@pytest.mark.parametrize("game", WORLDS)
def test_the_two_worlds_look_alike_to_the_seat_and_the_spectator_and_differ_for_the_others(game: str) -> None:
    seats, *positions = WORLDS[game]
    one, other = (palazzo.set_up(game, seats, position, seed=1) for position in positions)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


class Listener:
    """One who writes down every byte that reaches them."""

    def __init__(self, guest: Guest, place: Place, table: str) -> None:
        self.guest = guest
        self.place = place
        self.table = table
        self.heard: list[str] = []

    def look_everywhere(self) -> None:
        """Every address there is, whether it answers or refuses."""
        paths = [
            f"/api/tables/{self.table}", "/api/tables", "/api/me", "/api/me/tables", "/api/me/history",
            f"/api/tables/{self.table}/replay", f"/api/tables/{self.table}/replay/0?as=s1",
            f"/api/tables/{self.table}/replay/0?as=open", f"/api/tables/{self.table}/save",
            "/api/records/final-decrees", "/api/records/junta", "/api/records/last-will",
        ]  # fmt: skip
        for path in paths:
            answer = self.guest.ask("GET", path)
            self.heard.append(f"{path} {answer.status_code} {answer.text}")

    def pry(self) -> None:
        """Wrong answers, others' questions, undo: refusals are bytes too."""
        for question in ("1.0.1", "0.0.1", "deal.offer.1", "cards.1", "change.0.1", "deal.reply.x.1"):
            self.place.settled(self.place.answer({"id": question}, "react:C27"))
        for own in (self.place.view or {}).get("questions", []):
            for value in ("C01", ["A01"], {"s1": ["C01"]}, 99, None):
                self.place.settled(self.place.answer(own, value))
        self.place.undo()
        self.place.say("anything?", "s1")

    def listen(self) -> None:
        self.place.quiet(0.2)

    def all(self, names: dict[str, str]) -> str:
        """Everything heard, but for what is different by chance: times, versions, the ids of table and people."""
        text = BY_CHANCE.sub("…", "\n".join([*self.heard, *self.place.raw]))
        for name, word in names.items():
            text = text.replace(name, word)
        return text


def evening(server: Server, game: str) -> tuple[str, str]:
    """What a seat and a spectator hear in one of the worlds, while the others whisper and deal."""
    seats = WORLDS[game][0]
    people = [server.guest(f"Guest {number}") for number in range(seats)]
    made = people[0].table(game, seats)
    table, invitation = made["id"], made["invitation"]
    for guest in people[1:]:
        guest.join(made, people[0])
    people[0].post(f"/api/tables/{table}/start")
    watcher = server.stranger()
    names = {table: "TABLE", invitation: "INVITATION"} | {guest.me["id"]: guest.name for guest in people}
    with (
        people[0].at(table) as zero,
        people[1].at(table) as one,
        people[2].at(table) as two,
        watcher.at(table, invitation=invitation) as eye,
    ):
        for place in (zero, one, two, eye):
            place.until_type("view")
        seat, spectator = Listener(people[0], zero, table), Listener(watcher, eye, table)
        for listener in (seat, spectator):
            listener.listen()
            del listener.place.raw[:]
        one.say(WHISPER, "s2")
        offer = next((question for question in one.view["questions"] if question["kind"] == "offer"), None)
        if offer is not None:
            pledge = {"by": "s1", "to": "s2", "promise": "words", "text": PLEDGE}
            one.give(offer, {"promises": [pledge]})
            two.until_so(lambda: PLEDGE in str(two.view["deals"]))
            assert PLEDGE in str(two.raw), "the looking itself works"
        two.until_so(lambda: WHISPER in str(two.raw))
        for listener in (seat, spectator):
            listener.look_everywhere()
            listener.pry()
            listener.listen()
        return seat.all(names), spectator.all(names)


@pytest.mark.parametrize("game", WORLDS)
def test_what_a_seat_and_a_spectator_hear_is_the_same_in_both_worlds(
    server: Server, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []
    for position in WORLDS[game][1:]:
        origin = {"key": KEY, "position": position}
        monkeypatch.setattr("palazzo.server.tables.lobby.fresh_origin", lambda origin=origin: origin)
        with caplog.at_level(logging.DEBUG, "palazzo"):
            heard.append(evening(server, game))
    for first, second in zip(*heard, strict=True):
        assert first == second
        for secret in (KEY, WHISPER, PLEDGE):
            assert secret not in first
    written = "\n".join(Lines().format(record) for record in caplog.records)
    for secret in (KEY, WHISPER, PLEDGE, *(guest.cookie for guest in server.guests if guest.cookie)):
        assert secret not in written
        assert secret not in server.metrics()


def test_the_key_is_looked_for_rightly_it_is_told_when_the_match_is_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"directs": POSTS, "deck": ["C31"], "rest": "discards"}
    monkeypatch.setattr("palazzo.server.tables.lobby.fresh_origin", lambda: {"key": KEY, "position": position})
    guest = server.guest()
    table = guest.begin()["id"]
    with guest.at(table) as place:
        question = place.until_asked()
        assert question is not None
        assert KEY not in str(place.raw)
        place.give(question, "draw")
        assert KEY in str(place.raw)
    assert KEY in guest.ask("GET", f"/api/tables/{table}/replay").text
