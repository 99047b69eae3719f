"""Tables: made, joined, swapped, filled, begun, closed, played again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from server.guests import Guest, Server, serving
from server.positions import LAST_DRAW


@pytest.fixture
def host(server: Server) -> Guest:
    return server.guest("Anna")


def seats(table: dict[str, object]) -> list[object]:
    return [seat["name"] for seat in table["seats"]]  # type: ignore[index,attr-defined]


def test_who_makes_a_table_is_its_host_and_sits_there(host: Guest) -> None:
    table = host.table("junta", 5, options={"deck": 108}, name="The  Palace", language="it")
    assert (table["host"], table["you"], table["phase"]) == (host.me["id"], "s0", "waiting")
    assert table["options"]["deck"] == 108
    assert table["options"]["binding"] is False
    assert table["name"] == "The Palace"
    assert len(table["seats"]) == 5


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "junta", "seats": 3}, "no-such-seats"),
        ({"game": "junta", "seats": 5, "options": {"deck": 63}}, "no-such-value"),
        ({"game": "junta", "seats": 5, "options": {"moon": 1}}, "no-such-option"),
        ({"game": "junta", "seats": 5, "bots": {"s9": "usher"}}, "no-such-chair"),
        ({"game": "junta", "seats": 5, "bots": {"s1": "genius"}}, "no-such-level"),
        ({"game": "junta", "seats": 5, "clock": {"kind": "bank", "seconds": 0.5}}, "clock-too-short"),
        ({"game": "junta"}, "request-wrong"),
        ({"game": "junta", "seats": "five"}, "request-wrong"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(host: Guest, wish: dict[str, object], reason: str) -> None:
    assert host.refused("POST", "/api/tables", wish)["reason"] == reason


def test_a_table_is_by_invitation_unless_it_is_public(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    path = f"/api/tables/{table['id']}"
    assert guest.refused("GET", path)["reason"] == "invitation-needed"
    assert guest.refused("POST", f"{path}/join", {})["reason"] == "invitation-needed"
    assert guest.refused("POST", f"{path}/join", {"invitation": "0" * 32})["reason"] == "invitation-needed"
    assert guest.get(f"{path}?invitation={table['invitation']}")["invitation"] is None
    assert guest.join(table, host)["you"] == "s1"
    assert all(listed["id"] != table["id"] for listed in guest.get("/api/tables")["tables"])


def test_a_new_invitation_revokes_the_old_one(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    path = f"/api/tables/{table['id']}"
    fresh = host.post(f"{path}/invitation")["invitation"]
    assert guest.refused("GET", f"{path}?invitation={table['invitation']}")["status"] == 403
    assert guest.get(f"{path}?invitation={fresh}")["id"] == table["id"]


def test_public_tables_are_listed_and_open(server: Server, host: Guest) -> None:
    table, guest = host.table(public=True), server.guest("Bruno")
    assert table["id"] in [listed["id"] for listed in server.stranger().get("/api/tables")["tables"]]
    assert guest.post(f"/api/tables/{table['id']}/join", {"seat": "s3"})["you"] == "s3"
    mine = guest.get("/api/me/tables")
    assert [listed["id"] for listed in mine["waiting"]] == [table["id"]]


def test_seats_are_taken_once_and_names_stay_apart(server: Server, host: Guest) -> None:
    table = host.table()
    one, two = server.guest("Anna"), server.guest("Carla")
    assert seats(one.join(table, host)) == ["Anna", "Anna 2", "", ""]
    path = f"/api/tables/{table['id']}/join"
    invitation = table["invitation"]
    assert two.refused("POST", path, {"seat": "s1", "invitation": invitation})["reason"] == "seat-taken"
    assert one.refused("POST", path, {"invitation": invitation})["reason"] == "seated-already"
    assert two.refused("POST", path, {"seat": "s7", "invitation": invitation})["reason"] == "no-such-chair"


def test_people_move_and_the_host_swaps_anyone(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    guest.join(table, host)
    path = f"/api/tables/{table['id']}/swap"
    assert seats(guest.post(path, {"seat": "s3"})) == ["Anna", "", "", "Bruno"]
    assert guest.refused("POST", path, {"seat": "s0"})["reason"] == "only-host"
    assert guest.refused("POST", path, {"seat": "s1", "with": "s0"})["reason"] == "only-host"
    assert seats(host.post(path, {"seat": "s0", "with": "s3"})) == ["Bruno", "", "", "Anna"]


def test_only_the_host_fills_seats_with_bots(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    assert guest.refused("POST", f"{path}/fill", {"level": "usher"})["reason"] == "only-host"
    assert guest.refused("POST", f"{path}/bots", {"seat": "s2", "level": "usher"})["reason"] == "only-host"
    assert host.refused("POST", f"{path}/bots", {"seat": "s1", "level": "usher"})["reason"] == "seat-taken"
    assert host.post(f"{path}/bots", {"seat": "s2", "level": "usher"})["seats"][2]["bot"] == "usher"
    assert host.post(f"{path}/bots", {"seat": "s2", "level": None})["seats"][2]["bot"] is None
    assert all(seat["name"] for seat in host.post(f"{path}/fill", {"level": "usher"})["seats"])


def test_a_match_begins_when_all_seats_are_taken(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    path = f"/api/tables/{table['id']}"
    assert host.refused("POST", f"{path}/start")["reason"] == "seats-free"
    guest.join(table, host)
    host.post(f"{path}/fill", {"level": "usher"})
    assert guest.refused("POST", f"{path}/start")["reason"] == "only-host"
    with guest.at(table["id"]) as place:
        assert place.until_type("view")["view"] is None
        begun = host.post(f"{path}/start")
        assert place.until_type("view")["view"]["you"] == "s1"
        assert place.view["commitment"] == begun["commitment"]
    assert host.refused("POST", f"{path}/start")["reason"] == "begun-already"
    assert host.refused("PATCH", path, {"public": True})["reason"] == "begun-already"
    late = server.guest("Carla")
    joining = {"invitation": table["invitation"]}
    assert late.refused("POST", f"{path}/join", joining)["reason"] == "begun-already"


def test_the_host_changes_the_table_before_the_start_and_everyone_hears(server: Server, host: Guest) -> None:
    table = host.table()
    path = f"/api/tables/{table['id']}"
    with host.at(table["id"]) as place:
        place.until_type("view")
        host.done("PATCH", path, {"options": {"burn": 7}, "clock": {"kind": "decision", "seconds": 30}})
        place.until_table(lambda table: table["options"]["burn"] == 7)
    assert place.table["options"]["edition"] == table["options"]["edition"]
    assert place.table["clock"] == {"kind": "decision", "seconds": 30, "increment": 0}
    assert host.refused("PATCH", path, {"options": {"burn": -1}})["reason"] == "no-such-value"


def test_when_the_host_leaves_another_is_host_and_the_last_one_closes_the_table(server: Server, host: Guest) -> None:
    table, guest = host.table(), server.guest("Bruno")
    guest.join(table, host)
    host.post(f"/api/tables/{table['id']}/leave")
    assert guest.get(f"/api/tables/{table['id']}")["host"] == guest.me["id"]
    with guest.at(table["id"]) as place:
        place.until_type("view")
        guest.post(f"/api/tables/{table['id']}/leave")
        assert place.closed()[0]["problem"]["reason"] == "table-closed"
    assert guest.refused("GET", f"/api/tables/{table['id']}")["status"] == 404


def test_a_guest_who_leaves_takes_no_table_from_its_host(server: Server, host: Guest) -> None:
    table, guest = host.table(seats=4, bots=4), server.guest("Bruno")
    path = f"/api/tables/{table['id']}"
    assert table["you"] is None
    host.post(f"{path}/bots", {"seat": "s2", "level": None})
    assert guest.join(table, host)["you"] == "s2"
    guest.post(f"{path}/leave")
    left = host.get(path)
    assert (left["host"], left["seats"][2]["person"]) == (host.me["id"], None)


def test_a_closed_match_is_over_without_a_result(server: Server, host: Guest) -> None:
    table = host.begin()
    path = f"/api/tables/{table['id']}"
    assert server.guest("Bruno").refused("POST", f"{path}/close")["reason"] == "only-host"
    with host.at(table["id"]) as place:
        question = place.until_asked()
        host.post(f"{path}/close")
        place.until_table(lambda table: table["phase"] == "over")
        assert question is not None
        refused = place.settled(place.answer(question, question.get("least", 0)))
        assert refused["problem"]["reason"] == "match-over"
    assert host.get(path)["result"] is None
    assert host.refused("GET", f"{path}/replay")["reason"] == "match-not-over"


def test_a_rematch_seats_all_who_ask_as_before_and_there_is_only_one(server: Server) -> None:
    host, guest = server.guest("Zeno"), server.guest("Quinto")
    table = host.table(seats=4, bots=2, options={"burn": 7})
    guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/start")
    assert host.refused("POST", f"{path}/rematch")["reason"] == "match-not-over"
    guest.post(f"{path}/leave")
    with host.at(table["id"]) as one:
        one.play(2000, Random(5))
        assert one.view["over"]
        first = guest.post(f"{path}/rematch")
        again = host.post(f"{path}/rematch")
        assert again["id"] == first["id"]
        one.until_table(lambda table: table["rematch"] == again["id"])
    before = seats(host.get(path))
    assert seats(first) == ["", *before[1:]]
    assert seats(again) == before
    assert again["host"] == guest.me["id"]
    assert again["options"]["burn"] == 7
    assert again["phase"] == "waiting"
    assert server.guest("Carla").refused("POST", f"{path}/rematch")["reason"] == "not-seated"


def test_nobody_plays_a_rematch_who_has_not_come(server: Server, host: Guest, beginning: Callable[..., None]) -> None:
    beginning(**LAST_DRAW)
    table = host.table(seats=4, bots=1)
    bruno, carla = server.guest("Bruno"), server.guest("Carla")
    for guest in (bruno, carla):
        guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/start")
    with host.at(table["id"]) as one:
        question = one.until_asked()
        assert question is not None
        one.give(question, "draw")
    again = host.post(f"{path}/rematch")
    new = f"/api/tables/{again['id']}"
    assert [seat["person"] for seat in again["seats"]] == [host.me["id"], None, None, None]
    assert host.refused("POST", f"{new}/start")["reason"] == "seats-free"
    assert bruno.get("/api/me/tables")["waiting"] == []
    host.post(f"{new}/bots", {"seat": "s1", "level": "usher"})
    assert bruno.post(f"{path}/rematch")["you"] == "s2"
    assert carla.refused("POST", f"{path}/rematch")["reason"] == "table-full"
    host.post(f"{new}/start")
    assert bruno.post(f"{path}/rematch")["you"] == "s2"
    assert carla.refused("POST", f"{path}/rematch")["reason"] == "begun-already"


def test_a_rematch_that_was_closed_makes_room_for_another(
    server: Server, host: Guest, beginning: Callable[..., None]
) -> None:
    beginning(**LAST_DRAW)
    table, guest = host.table(seats=4, bots=2), server.guest("Bruno")
    guest.join(table, host)
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/start")
    with host.at(table["id"]) as one:
        question = one.until_asked()
        assert question is not None
        one.give(question, "draw")
        first = host.post(f"{path}/rematch")["id"]
        one.until_table(lambda table: table["rematch"] == first)
        host.post(f"/api/tables/{first}/close")
        one.until_table(lambda table: table["rematch"] is None)
        second = guest.post(f"{path}/rematch")["id"]
        assert second != first
        one.until_table(lambda table: table["rematch"] == second)
    assert host.post(f"{path}/rematch")["id"] == second


def test_nobody_has_too_many_tables_open(server: Server) -> None:
    host = server.guest("Dario")
    for _ in range(server.settings.most_tables):
        host.table()
    assert host.refused("POST", "/api/tables", {"game": "junta", "seats": 4})["reason"] == "too-many-tables"


def test_nobody_has_too_many_tables_open_by_making_them_at_once(database: str) -> None:
    with serving(database, most_tables=2) as server, ThreadPoolExecutor(8) as hands:
        for _ in range(4):
            host = server.guest("Dario")
            browsers = [server.stranger(Cookie=f"palazzo={host.cookie}") for _ in range(8)]
            made = list(hands.map(lambda one: one.ask("POST", "/api/tables", {"game": "junta", "seats": 4}), browsers))
            assert sorted(answer.status_code for answer in made) == [201] * 2 + [429] * 6
            assert len(host.get("/api/me/tables")["waiting"]) == 2
