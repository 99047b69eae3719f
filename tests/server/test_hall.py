"""What a hall is told: tables as they stand, whose turn it is, who is expected, who is ready, how long it will take."""

from __future__ import annotations

import time

import pytest

import palazzo
from server.guests import Guest, Server


@pytest.fixture
def anna(server: Server) -> Guest:
    return server.guest("Anna")


def turn_at(guest: Guest, table: str) -> dict[str, object]:
    """What the match at one table wants of them."""
    found: dict[str, object] = next(
        turn for turn in guest.get("/api/me/turns")["turns"] if turn["table"]["id"] == table
    )
    return found


def test_a_match_that_waits_for_me_says_what_it_wants_and_how_i_stand(anna: Guest) -> None:
    table = anna.begin("final-decrees", 4)
    turn = turn_at(anna, table["id"])
    assert turn["yours"] is True
    assert turn["prompt"] == "bid"
    assert "s0" in turn["waiting"]  # type: ignore[operator]
    assert turn["figures"]["blame"] == 0  # type: ignore[index]
    assert turn["figures"]["place"] == 1  # type: ignore[index]
    assert turn["figures"]["seats"] == 4  # type: ignore[index]
    assert turn["until"] is None
    assert abs(time.time() - float(turn["since"])) < 30  # type: ignore[arg-type]


def test_what_has_the_least_time_left_comes_first(anna: Guest) -> None:
    slow = anna.begin("last-will", 2, clock={"kind": "decision", "seconds": 86_400})
    quick = anna.begin("last-will", 2, clock={"kind": "decision", "seconds": 600})
    calm = anna.begin("last-will", 2)
    mine = {slow["id"], quick["id"], calm["id"]}
    turns = [turn for turn in anna.get("/api/me/turns")["turns"] if turn["table"]["id"] in mine]
    assert [turn["table"]["id"] for turn in turns] == [quick["id"], slow["id"], calm["id"]]
    assert 0 < turns[0]["until"] - time.time() <= 601
    assert turns[2]["until"] is None


def test_nobody_hears_of_anothers_turns(server: Server, anna: Guest) -> None:
    table, bruno = anna.begin("junta", 4), server.guest("Bruno")
    assert bruno.get("/api/me/turns") == {"turns": []}
    assert server.stranger().refused("GET", "/api/me/turns")["reason"] == "sit-down-first"
    assert turn_at(anna, table["id"])["table"]["you"] == "s0"  # type: ignore[index]


def test_two_who_play_are_told_each_of_their_own_turn_only(server: Server, anna: Guest) -> None:
    bruno = server.guest("Bruno")
    table = anna.table("junta", 4, bots=2)
    bruno.join(table, anna)
    anna.post(f"/api/tables/{table['id']}/start")
    turns = {guest.name: turn_at(guest, table["id"]) for guest in (anna, bruno)}
    asked = turns["Anna"]["waiting"]
    for seat, guest in (("s0", "Anna"), ("s1", "Bruno")):
        assert turns[guest]["yours"] is (seat in asked)  # type: ignore[operator]
        if not turns[guest]["yours"]:
            assert turns[guest]["prompt"] == ""
            assert turns[guest]["facts"] == {}


def test_a_private_table_shows_nothing_to_strangers(server: Server, anna: Guest) -> None:
    table = anna.table(invited={"s2": "Carla"})
    begun = anna.begin("last-will", 3)
    stranger = server.guest("Bruno")
    listed = stranger.ask("GET", "/api/tables").text
    for secret in (table["id"], begun["id"], table["invitation"], "Carla"):
        assert secret not in listed
    for path in (f"/api/tables/{table['id']}", f"/api/tables/{begun['id']}"):
        assert stranger.refused("GET", path)["reason"] == "invitation-needed"


def test_a_table_being_played_says_its_round_but_not_to_those_who_look_on_later(server: Server, anna: Guest) -> None:
    now = anna.begin("last-will", 2, public=True)
    later = anna.begin("last-will", 2, public=True, spectator_delay=600)
    stranger = server.stranger()
    assert stranger.get(f"/api/tables/{now['id']}")["round"] == {"number": 1, "of": 7}
    assert stranger.get(f"/api/tables/{later['id']}")["round"] is None
    assert anna.get(f"/api/tables/{later['id']}")["round"]["number"] == 1


def test_who_is_expected_gets_the_seat_kept_for_them(server: Server, anna: Guest) -> None:
    table = anna.table(invited={"s1": "Carla", "s2": "Bruno"}, bots=1)
    assert [seat["invited"] for seat in table["seats"]] == ["", "Carla", "Bruno", ""]
    path = f"/api/tables/{table['id']}"
    bruno = server.guest("bruno")
    assert bruno.join(table, anna)["you"] == "s2"
    assert bruno.refused("POST", f"{path}/expect", {"seat": "s1", "name": "Dario"})["reason"] == "only-host"
    assert anna.refused("POST", f"{path}/expect", {"seat": "s2", "name": "Dario"})["reason"] == "seat-taken"
    assert anna.post(f"{path}/expect", {"seat": "s1", "name": " Dario "})["seats"][1]["invited"] == "Dario"
    assert anna.post(f"{path}/expect", {"seat": "s1"})["seats"][1]["invited"] == ""
    assert anna.post(f"{path}/bots", {"seat": "s1", "level": "usher"})["seats"][1]["bot"] == "usher"


def test_the_host_sits_where_they_wish(anna: Guest) -> None:
    assert anna.table(seat="s2")["you"] == "s2"
    wish = {"game": "final-decrees", "seats": 4, "seat": "s3", "bots": {"s3": "usher"}}
    assert anna.refused("POST", "/api/tables", wish)["reason"] == "seat-taken"


def test_who_was_ready_is_not_when_what_is_agreed_changes_and_all_are_told(server: Server, anna: Guest) -> None:
    table, bruno = anna.table(), server.guest("Bruno")
    path = f"/api/tables/{table['id']}"
    assert bruno.refused("POST", f"{path}/ready", {})["reason"] == "not-seated"
    bruno.join(table, anna)
    bruno.post(f"{path}/ready", {})
    assert [seat["ready"] for seat in anna.post(f"{path}/ready", {})["seats"]] == [True, True, False, False]
    assert anna.post(f"{path}/ready", {"ready": False})["seats"][0]["ready"] is False
    assert [seat["ready"] for seat in anna.done("PATCH", path, {"public": True})["seats"]][1] is True
    with bruno.at(table["id"]) as place:
        place.until_type("view")
        changed = anna.done("PATCH", path, {"options": {"burn": 3}})
        assert not any(seat["ready"] for seat in changed["seats"])
        told = place.until_type("talk")["line"]
        assert (told["text"], told["facts"]) == ("notice-agreed", {"what": "option-burn"})


def test_a_face_goes_with_the_person_and_stays_at_the_table(server: Server) -> None:
    anna = server.stranger()
    me = anna.post("/api/me", {"name": "Anna", "language": "it", "face": "fox-7"})
    assert me["face"] == "fox-7"
    assert anna.table()["seats"][0]["face"] == "fox-7"
    assert anna.post("/api/me", {"name": "Anna B."})["face"] == "fox-7"
    assert anna.done("PATCH", "/api/me", {"face": ""})["face"] == ""
    assert anna.get("/api/me")["face"] == ""
    assert anna.refused("PATCH", "/api/me", {"face": "<b>"})["reason"] == "request-wrong"


def test_every_game_says_how_long_it_takes_with_every_number_of_seats(anna: Guest) -> None:
    for game in anna.get("/api/catalogue")["games"]:
        assert 1 <= game["weight"] <= 3
        assert {length["seats"] for length in game["lengths"]} == set(game["seats"])
        for length in game["lengths"]:
            assert length["options"].keys() <= game["options"].keys()
            assert length["decisions"] == sorted(length["decisions"])
            assert 5 <= length["alone"][0] <= length["minutes"][0] <= length["minutes"][1]


def test_a_match_takes_about_as_many_decisions_as_is_said(anna: Guest) -> None:
    lengths = next(game for game in anna.get("/api/catalogue")["games"] if game["id"] == "last-will")["lengths"]
    least, most = next(one["decisions"] for one in lengths if one["seats"] == 2 and one["options"]["sacked"])
    match = palazzo.new_match("last-will", 2, seed=77)
    palazzo.bots.play(match, "usher")
    assert least / 2 < len(match.journal) < most * 2
