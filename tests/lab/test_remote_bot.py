"""A bot that sits down at a table of a server, like a person."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo.bots import usher
from palazzo.cli import main
from palazzo.lab.remote_bot import Guest, NotSeated, Place, Player, place_of, play_at
from server.guests import serving


def test_a_table_is_known_by_its_address() -> None:
    assert place_of("http://host:8000/table/abc") == Place("http://host:8000", "abc", None)
    assert place_of("https://host/tables/abc#invitation=xyz").invitation == "xyz"
    assert place_of("https://host/tables/abc?invitation=xyz").invitation == "xyz"
    for address in (
        "host/table/abc",
        "http://host/",
        "http://host/table",
        "ftp://host/table/abc",
        "http://host/rules/a",
    ):
        with pytest.raises(NotSeated, match="no table"):
            place_of(address)


def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, word in (
        (["--table", "nonsense"], "“nonsense” is no table"),
        (["--table", "http://127.0.0.1:1/tables/a"], "cannot be reached"),
        (["--table", "http://127.0.0.1:1/tables/a", "--level", "king"], "king"),
    ):
        assert main(["bot", *arguments, "--lang", "en"]) != 0
        said = capsys.readouterr().err
        assert word in said
        assert said.count("\n") == 1


def test_it_plays_a_match_to_its_end_through_the_door_of_people(tmp_path: Path) -> None:
    heard: list[str] = []
    found: list[dict[str, Any]] = []
    with serving(tmp_path / "p.sqlite3") as server:
        host = server.guest("Anna")
        table = host.table("last-will", seats=2)
        invitation = host.get(f"/api/tables/{table['id']}")["invitation"]
        address = f"{server.address}/tables/{table['id']}#invitation={invitation}"
        bot = threading.Thread(
            target=lambda: found.append(
                play_at(address, usher.answer, "Otto", rng=Random(1), pause=0.0, hear=heard.append)
            )
        )
        with host.at(table["id"]) as place:
            bot.start()
            place.until_table(lambda table: any(seat["name"] == "Otto" and seat["ready"] for seat in table["seats"]))
            host.post(f"/api/tables/{table['id']}/start")
            place.play(2000, Random(2))
        bot.join(60)
    assert heard == ["seated", "begun", "over"]
    assert found[0]["over"]
    assert found[0]["outcome"]["winners"]


def test_an_opening_is_not_answered_the_same_way_twice_and_what_is_due_is_tried_again() -> None:
    match = palazzo.new_match("final-decrees", 4, 1)
    palazzo.bots.play(match, {1: "usher", 2: "usher", 3: "usher"}, Random(1))
    view: Any = match.view(0)

    def stubborn(view: Any, question: Any, rng: Random) -> Any:
        return "the same"

    player = Player(Guest(Place("http://host", "a"), "Otto", "en"), stubborn, Random(1), 0.0, print)
    openings = [question["id"] for question in view["questions"] if not question["due"]]
    said = [player.chosen(view) for _ in range(len(openings) + 4)]
    assert [one[0]["id"] for one in said if one is not None and not one[0]["due"]] == openings
    values = [one[1] for one in said if one is not None and one[0]["due"]]
    assert values[:2] == ["the same", "the same"]
    assert "the same" not in values[2:]
