"""Looking ahead: a message of its own, worked out elsewhere, told to nobody else, by which nothing is ever done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.bots.sampling import question_of
from palazzo.kernel.registry import write_down
from palazzo.server.live import messages
from palazzo.server.problems import Trouble
from palazzo.server.thinking import foresight
from palazzo.server.thinking.pool import FORESIGHT, UNATTENDED, WATCHED, Thinkers
from server.cluster import aside
from server.guests import Place, Server, numbers, serving

GAMES = [("final-decrees", 4), ("junta", 4), ("last-will", 2)]


TRIES = 20
"""How often one looks ahead while others act, until nothing happens meanwhile."""


def ahead(place: Place, question: str, answers: list[Any] | None = None) -> dict[str, Any]:
    """Ask what answers would bring; what is said of it."""
    key = f"f{next(numbers)}"
    message: dict[str, Any] = {"type": "foresee", "id": key, "question": question}
    place.send(message if answers is None else {**message, "answers": answers})
    return place.until(lambda message: message.get("id") == key)


def first_pick(place: Place) -> dict[str, Any]:
    """Answer quietly until one of several options is to be picked."""
    while True:
        question = place.until_asked()
        assert question is not None
        if question["kind"] == "pick" and len(question["options"]) > 1 and not question["window"]:
            return question
        place.settled(place.answer(question, question_of(question).default()))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_option_says_what_it_brings_and_nothing_is_done(server: Server, game: str, seats: int) -> None:
    guest = server.guest("Anna")
    with guest.at(guest.begin(game=game, seats=seats)["id"]) as place:
        for _ in range(TRIES):
            question = first_pick(place)
            before = place.view
            told, again = ahead(place, question["id"]), ahead(place, question["id"])
            if place.view == before:
                break
            # A bot has done something meanwhile, as at any table.
        assert place.view == before
        assert told["type"] == again["type"] == "foresight", (told, again)
        msgspec.convert(told, messages.Foresight)
        assert [one["answers"][0] for one in told["foreseen"]] == question["options"]
        assert again["foreseen"] == told["foreseen"], "what was foreseen is not kept"


def test_one_answer_in_the_making_and_one_that_does_not_stand(server: Server) -> None:
    guest = server.guest("Anna", "it")
    with guest.at(guest.begin()["id"]) as place:
        question = place.until_asked()
        assert question is not None
        assert ahead(place, question["id"], [3])["foreseen"][0]["refused"] is None
        refused = ahead(place, question["id"], [99])["foreseen"][0]["refused"]
        assert refused["reason"] == "want-number"
        assert "numero intero" in refused["detail"]
        assert ahead(place, "gone", [3])["problem"]["reason"] == "question-gone"
        assert ahead(place, question["id"], [])["problem"]["reason"] == "message-wrong"


def test_who_looks_ahead_too_fast_is_asked_to_wait(tmp_path: Path) -> None:
    with serving(str(tmp_path / "fast.sqlite3"), foresight_rate=0.01, foresight_burst=2) as server:
        guest = server.guest("Anna")
        with guest.at(guest.begin()["id"]) as place:
            question = place.until_asked()
            assert question is not None
            assert [ahead(place, question["id"], [bid])["type"] for bid in (1, 2, 3, 1)] == [
                "foresight",
                "foresight",
                "refused",
                "foresight",
            ]
            place.answer(question, 3)


def test_those_who_look_on_foresee_nothing(server: Server) -> None:
    guest, other = server.guest("Anna"), server.guest("Bruno")
    table = guest.begin(public=True)
    with guest.at(table["id"]) as place, other.at(table["id"]) as gallery:
        question = place.until_asked()
        assert question is not None
        gallery.until_type("view")
        assert ahead(gallery, question["id"], [3])["problem"]["reason"] == "not-seated"


def test_what_is_handed_over_is_an_imagined_table() -> None:
    match = palazzo.new_match("junta", 5, seed=3)
    rng = Random(1)
    for _ in range(60):
        assert match.due is not None
        match.answer(match.due.seat, match.due.sample(rng))
    assert match.due is not None
    seat = match.due.seat
    world = foresight.imagined(match, seat, rng)
    ahead = foresight.ahead_of(world, seat, 1, match.due.id, None, 5.0)
    written = bytes(ahead.table)
    assert match.table.key.encode() not in written
    assert match.origin["key"] not in written.decode()
    other = foresight.imagined(match, seat, rng)
    assert bytes(foresight.ahead_of(other, seat, 1, match.due.id, None, 5.0).table) != written
    true = msgspec.json.encode(write_down(match.table))
    assert true != written


def test_options_for_which_there_is_no_time_are_left_out() -> None:
    match = palazzo.set_up("final-decrees", 5, {"player": "s0", "hands": {"s0": ["C01"]}}, seed=1)
    assert match.due is not None
    world = foresight.imagined(match, 0, Random(1))
    told = [
        msgspec.json.decode(
            foresight.foresee(msgspec.json.encode(foresight.ahead_of(world, 0, 1, match.due.id, None, seconds)))
        )
        for seconds in (0.0, 60.0)
    ]
    assert len(told[0]) == 1
    assert len(told[1]) == len(match.due.bounds()["options"])
    assert told[1][0] == told[0][0]


def test_bots_at_tables_with_people_come_first_and_what_takes_too_long_says_so() -> None:
    match = palazzo.new_match("last-will", 4, 1)
    view = match.view(0)
    assert WATCHED < FORESIGHT < UNATTENDED
    asked = match.questions.due_of(0)
    wanted = msgspec.json.encode(
        foresight.ahead_of(foresight.imagined(match, 0, Random(1)), 0, 1, asked.id, [asked.default()], 1.0)
    )

    async def think() -> list[str]:
        thinkers = Thinkers(1, 60.0)
        order: list[str] = []

        async def look_ahead() -> None:
            assert len(await thinkers.foresee(wanted, 60.0)) == 1
            order.append("foresight")

        async def bot() -> None:
            await thinkers.think("usher", lambda: view)
            order.append("bot")

        try:
            await asyncio.gather(bot(), look_ahead(), look_ahead(), bot())
            with pytest.raises(Trouble, match="foresight-late"):
                await thinkers.foresee(wanted, 0.0)
            return order
        finally:
            thinkers.stop()

    assert aside(think()) == ["bot", "bot", "foresight", "foresight"]
