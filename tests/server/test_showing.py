"""Who may see the finished match of a private table: those who sat there, were invited, or have a link to it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from server.guests import Guest, Server
from server.test_replays import finished, played_out

Beginning = Callable[..., None]
PATHS = ("replay", "replay/1", "replay/1?as=open", "save")


def test_a_private_match_is_shown_to_those_who_sat_or_were_invited(server: Server, beginning: Beginning) -> None:
    anna = server.guest("Anna")
    table = finished(anna, beginning)
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    for path in PATHS:
        anna.get(f"/api/tables/{table}/{path}")
        for other in (server.stranger(), server.guest("Bruno")):
            assert other.refused("GET", f"/api/tables/{table}/{path}")["reason"] == "match-private"
            wrong = {"X-Palazzo-Invitation": "0" * 32}
            assert other.http.get(f"/api/tables/{table}/{path}", headers=wrong).status_code == 403
            invited = {"X-Palazzo-Invitation": invitation}
            assert other.http.get(f"/api/tables/{table}/{path}", headers=invited).status_code == 200
    assert server.stranger().refused("GET", f"/api/tables/{table}")["status"] == 403


def test_of_a_private_match_a_stranger_hears_not_even_whether_it_is_over(server: Server) -> None:
    table = server.guest("Anna").begin()["id"]
    assert server.stranger().refused("GET", f"/api/tables/{table}/replay")["reason"] == "match-private"


def test_a_public_match_is_shown_to_all(server: Server, beginning: Beginning) -> None:
    table = finished(server.guest("Anna"), beginning, public=True)
    for path in PATHS:
        server.stranger().get(f"/api/tables/{table}/{path}")


def shown(guest: Guest, table: str, token: str) -> list[int]:
    headers = {"X-Palazzo-Invitation": token}
    return [guest.http.get(f"/api/tables/{table}/{path}", headers=headers).status_code for path in PATHS]


def test_who_sat_there_makes_a_link_that_shows_the_match_until_it_is_withdrawn(
    server: Server, beginning: Beginning
) -> None:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    table = finished(anna, beginning)
    path = f"/api/tables/{table}/show"
    assert bruno.refused("POST", path)["reason"] == "not-seated"
    link = anna.post(path)
    assert link["link"].endswith(f"/replay/{table}#show={link['token']}")
    assert anna.post(path) == link
    assert anna.get(f"/api/tables/{table}")["shown"] == link["token"]
    stranger = server.stranger()
    assert shown(stranger, table, link["token"]) == [200] * 4
    with stranger.at(table, greeting=json.dumps({"type": "hello", "invitation": link["token"]})) as place:
        assert place.hear()["table"]["shown"] is None
        assert place.view["over"]
        assert bruno.refused("DELETE", path)["reason"] == "not-seated"
        anna.done("DELETE", path)
        assert place.closed()[0]["problem"]["reason"] == "invitation-needed"
    assert shown(stranger, table, link["token"]) == [403] * 4
    again = anna.post(path)
    assert again["token"] != link["token"]
    assert shown(stranger, table, again["token"]) == [200] * 4


def test_only_a_finished_match_can_be_shown(server: Server) -> None:
    anna = server.guest("Anna")
    for table in (anna.table()["id"], anna.begin()["id"]):
        assert anna.refused("POST", f"/api/tables/{table}/show")["reason"] == "match-not-over"


def test_a_match_from_elsewhere_is_for_who_brought_it_and_for_those_it_is_shown_to(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.post("/api/replays", json.loads(str(played_out("last-will", 2).save())))["id"]
    stranger = server.stranger()
    assert stranger.refused("GET", f"/api/tables/{table}/replay")["reason"] == "match-private"
    token = anna.post(f"/api/tables/{table}/show")["token"]
    assert shown(stranger, table, token) == [200] * 4


@pytest.mark.parametrize("how", ["hello", "header"])
def test_an_invitation_need_not_be_in_an_address(server: Server, how: str) -> None:
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table()
    headers = {"X-Palazzo-Invitation": table["invitation"]}
    if how == "header":
        assert guest.http.get(f"/api/tables/{table['id']}", headers=headers).json()["id"] == table["id"]
        return
    greeting = json.dumps({"type": "hello", "invitation": table["invitation"]})
    with guest.at(table["id"], greeting=greeting) as place:
        assert place.hear()["type"] == "view"
        host.post(f"/api/tables/{table['id']}/invitation")
        assert place.closed()[0]["problem"]["reason"] == "invitation-needed"
    for wrong in ({"type": "hello"}, {"type": "hello", "invitation": "0" * 32}):
        with guest.at(table["id"], greeting=json.dumps(wrong)) as place:
            assert place.closed()[0]["problem"]["reason"] == "invitation-needed"
