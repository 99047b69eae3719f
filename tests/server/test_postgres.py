"""Three servers on one PostgreSQL, in every run; `make test-full` runs all other tests on them too."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from palazzo.bots.sampling import sample
from palazzo.server.tables.presence import BELL
from server.cluster import Cluster, Postgres
from server.guests import PATIENCE, Guest, Place, Server, eventually
from server.positions import LAST_DRAW, PLAY, POSTS

RINGS = 20.0
SHOWS = '{"type": "hello", "version": null, "shows": true}'
"""What a page says first that will tell how far it has shown what happened."""


@pytest.fixture(scope="module")
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    cluster = Cluster(postgres.database()).start()
    try:
        yield cluster
    finally:
        cluster.stop()


def test_people_at_different_servers_play_one_match(cluster: Cluster) -> None:
    hosts = [member.guest(name) for member, name in zip(cluster.members, ("Anna", "Bruno", "Carla"), strict=True)]
    table = hosts[0].table(seats=4, bots=1)
    for guest in hosts[1:]:
        guest.join(table, hosts[0])
    hosts[2].refused("POST", f"/api/tables/{table['id']}/start")
    hosts[0].post(f"/api/tables/{table['id']}/start")
    with hosts[0].at(table["id"]) as one, hosts[1].at(table["id"]) as two, hosts[2].at(table["id"]) as three:
        places = (one, two, three)
        for place in places:
            place.until_type("view")
        one.until_table(lambda table: all(table["seats"][seat]["present"] for seat in (0, 1, 2)))
        rounds(places, 12)
        assert two.say("can you hear me?")["type"] == "ack"
        assert three.say("only you", "s0")["type"] == "ack"
        one.until_so(lambda: [line["text"] for line in one.talk] == ["can you hear me?", "only you"])
        eventually(lambda: same_facts(places))
        assert [line["text"] for line in two.talk] == ["can you hear me?"]
        length = min(len(place.view["log"]) for place in places)
        public = [[line for line in place.view["log"][:length] if "card" not in line] for place in places]
        assert [line["event"] for line in public[0]][:5] == [line["event"] for line in public[1]][:5]


def same_facts(places: tuple[Place, ...]) -> bool:
    """All see the same public facts, when they have heard all."""
    for place in places:
        place.catch_up()
    return all(place.view["table"]["facts"] == places[0].view["table"]["facts"] for place in places)


def rounds(places: tuple[Place, ...], answers: int) -> None:
    """Whoever is asked answers, until there were so many answers."""
    rng, given, end = Random(3), 0, time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for place in places:
            place.catch_up()
            question = place.due()
            if question is None:
                continue
            reply = place.settled(place.answer(question, sample(question, rng)))
            assert reply["type"] == "ack" or reply["problem"]["reason"] == "question-gone", reply
            given += reply["type"] == "ack"
        if given >= answers:
            return
    raise AssertionError(f"only {given} answers")


def test_an_answer_sent_to_two_servers_counts_once(cluster: Cluster) -> None:
    guest = cluster.members[0].guest("Anna")
    table = guest.begin()["id"]
    other = cluster.members[1].stranger()
    other.http.cookies.set("palazzo", guest.cookie)
    with guest.at(table) as one, other.at(table) as two:
        question = one.until_asked()
        assert question is not None
        two.until_asked()
        for place in (one, two):
            place.answer(question, question["least"], "twice")
        assert [place.settled("twice")["type"] for place in (one, two)] == ["ack", "ack"]
    assert cluster.dump().count("'twice'") == 1


def elsewhere(guest: Guest, member: Server) -> Guest:
    """The same person, by way of another server."""
    other = member.stranger()
    other.http.cookies.set("palazzo", guest.cookie)
    return other


@pytest.mark.parametrize("spectators", [True, False])
def test_who_is_deleted_by_one_server_is_gone_from_the_others(cluster: Cluster, spectators: bool) -> None:
    here, there, third = cluster.members
    anna, bruno = here.guest("Ermenegilda"), here.guest("Bruno")
    table = anna.table(seats=4, bots=2, public=True, spectators=spectators)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    looked_at = third.guest("Carla").begin(public=True)["id"]
    with anna.at(table) as one, bruno.at(table) as two, anna.at(looked_at) as eye:
        for place in (one, two, eye):
            place.until_type("view")
        assert one.say("Ermenegilda was here")["type"] == "ack"
        elsewhere(anna, there).done("DELETE", "/api/me")
        for place in (one, eye):
            seen = len(place.heard("view"))
            assert place.closed()[0]["problem"]["reason"] == "you-left"
            assert len(place.heard("view")) == seen
        two.until_table(lambda table: table["seats"][0]["bot"] == "usher")
        assert two.say("who?")["type"] == "ack"
    with bruno.at(table) as two:
        assert [line["text"] for line in two.until_type("view")["talk"]] == ["who?"]
    dump = cluster.dump()
    assert "Ermenegilda" not in dump
    assert anna.me["id"] not in dump


def test_one_who_loses_their_seat_in_a_match_does_not_look_on(cluster: Cluster) -> None:
    """Also where it went unheard who goes, and only the table tells."""
    here = cluster.members[0]
    anna, bruno = here.guest("Anna"), here.guest("Bruno")
    table = anna.table(seats=4, bots=2, public=True)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    with bruno.at(table) as two:
        two.until_type("view")
        cluster.write("UPDATE seats SET person = NULL, bot = 'usher' WHERE table_id = $1 AND seat = 1", table)
        cluster.write("UPDATE tables SET revision = revision + 1 WHERE id = $1", table)
        here.stranger().get(f"/api/tables/{table}")
        assert two.closed()[0]["problem"]["reason"] == "you-left"
        assert len(two.heard("view")) == 1


def test_a_rematch_asked_for_at_two_servers_is_one_table(cluster: Cluster, beginning: Callable[..., None]) -> None:
    beginning(**LAST_DRAW)
    with ThreadPoolExecutor(2) as hands:
        for _ in range(5):
            anna, bruno = (
                member.guest(name) for member, name in zip(cluster.members, ("Zeno", "Quinto"), strict=False)
            )
            table = anna.table(seats=4, bots=2)
            bruno.join(table, anna)
            path = f"/api/tables/{table['id']}"
            anna.post(f"{path}/start")
            with anna.at(table["id"]) as place:
                question = place.until_asked()
                assert question is not None
                place.give(question, "draw")
            asked = list(hands.map(Guest.post, (anna, bruno), [f"{path}/rematch"] * 2))
            assert {one["id"] for one in asked} == {anna.get(path)["rematch"]}
            again = bruno.get(f"/api/tables/{asked[0]['id']}")
            assert [seat["person"] for seat in again["seats"][:2]] == [anna.me["id"], bruno.me["id"]]
            for guest in (anna, bruno):
                assert len(guest.get("/api/me/tables")["waiting"]) == 1


def test_a_standing_pass_leaves_the_rest_of_the_seat_alone(cluster: Cluster) -> None:
    guest = cluster.members[0].guest("Anna")
    table = guest.begin(public=True)["id"]
    with guest.at(table) as place:
        place.until_type("view")
        cluster.write("UPDATE seats SET away_bot = 'usher', name = 'Nobody' WHERE table_id = $1 AND seat = 0", table)
        place.send({"type": "pass", "id": "standing", "prompts": ["anything"]})
        assert place.settled("standing")["type"] == "ack"
    seat = cluster.members[1].stranger().get(f"/api/tables/{table}")["seats"][0]
    assert (seat["away_bot"], seat["name"]) == ("usher", "Nobody")
    assert '["anything"]' in cluster.dump()


def ring(place: Place) -> dict[str, Any] | None:
    """The bell as this page last heard of it."""
    heard = place.heard("bell")
    found: dict[str, Any] | None = heard[-1]["bell"] if heard else None
    return found


@contextmanager
def a_window_among_three(cluster: Cluster) -> Iterator[tuple[Place, Place, Place, dict[str, Any]]]:
    """Anna has played a card, Bruno may cancel it, Carla can only pass; each by way of another server."""
    hosts = [member.guest(name) for member, name in zip(cluster.members, ("Anna", "Bruno", "Carla"), strict=True)]
    table = hosts[0].table(seats=4, bots=1, public=True)
    for guest in hosts[1:]:
        guest.join(table, hosts[0])
    hosts[0].post(f"/api/tables/{table['id']}/start")
    with hosts[0].at(table["id"]) as one, hosts[1].at(table["id"]) as two, hosts[2].at(table["id"]) as three:
        for place in (one, two, three):
            place.until_type("view")
            place.until_table(lambda table: all(table["seats"][seat]["present"] for seat in (0, 1, 2)))
        first = one.until_asked()
        assert first is not None
        one.give(first, PLAY)
        window = two.until_asked()
        assert window is not None
        assert window["window"]
        two.until_so(lambda: ring(two) is not None)
        yield one, two, three, window


@pytest.fixture
def bells(postgres: Postgres, beginning: Callable[..., None]) -> Iterator[Cluster]:
    """Three servers where a bell rings, and somebody is about to play a card."""
    hands = {"s0": ["C24"], "s1": ["C27"], "s2": ["C01"]}
    beginning(directs=POSTS, player="s0", hands=hands, blame={"s0": 5, "s1": 5})
    cluster = Cluster(postgres.database(), bell=RINGS).start()
    try:
        yield cluster
    finally:
        cluster.stop()


def let_it_end(cluster: Cluster, table: str) -> None:
    """Let the time of a bell pass; who looks on at a server makes it look at the table again."""
    cluster.pass_time(RINGS + 1)
    for member in cluster.members:
        with member.stranger().at(table) as eye:
            eye.until_type("view")


def test_wait_said_at_one_server_stops_the_bell_at_all(bells: Cluster) -> None:
    with a_window_among_three(bells) as (one, two, three, window):
        two.send({"type": "wait", "id": "hold on", "question": window["id"]})
        assert two.settled("hold on")["type"] == "ack"
        for place in (one, three):
            place.until_so(lambda place=place: (ring(place) or {}).get("waiting") == ["s1"])
        two.answer(window, "pass")
        for place in (one, three):
            place.until_so(lambda place=place: (ring(place) or {"waiting": ["s1"]})["waiting"] == [])


@pytest.mark.parametrize("silent", [False, True], ids=["told", "untold"])
def test_what_is_done_while_a_bell_rings_counts_even_where_no_other_server_hears_of_it_in_time(
    bells: Cluster, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    """A window stands open for who thinks at another server, and what they then answer is not passed over."""
    storage = bells.members[1].server.services.storage
    tell = storage.tell

    async def tell_no_bell(table: str, note: str) -> None:
        if not (silent and note.startswith(BELL)):
            await tell(table, note)

    monkeypatch.setattr(storage, "tell", tell_no_bell)
    with a_window_among_three(bells) as (one, two, three, window):
        two.send({"type": "wait", "id": "hold on", "question": window["id"]})
        assert two.settled("hold on")["type"] == "ack"
        let_it_end(bells, one.table["id"])
        time.sleep(0.5)
        for place in (one, two, three):
            place.catch_up()
            assert "cancelled" not in str(place.view["log"])
        assert two.due() is not None, "the window was passed while its seat was thinking"
        key = two.answer(window, "react:C27")
        two.catch_up()
        let_it_end(bells, one.table["id"])
        one.until_so(lambda: "cancelled" in str(one.view["log"]))
        assert two.settled(key)["type"] == "ack"


def test_a_bot_waits_for_a_page_at_another_server(postgres: Postgres, beginning: Callable[..., None]) -> None:
    """Anna's server plays the bots; Bruno's page, at another, has still to show what he did."""
    beginning(directs=POSTS, player="s1", hands={})
    cluster = Cluster(postgres.database()).start()
    try:
        anna, bruno = (member.guest(name) for member, name in zip(cluster.members, ("Anna", "Bruno"), strict=False))
        table = anna.table(seats=4, bots=2)
        bruno.join(table, anna)
        anna.post(f"/api/tables/{table['id']}/start")
        with anna.at(table["id"]) as one, bruno.at(table["id"], greeting=SHOWS) as two:
            one.until_type("view")
            one.until_table(lambda table: table["seats"][1]["present"])
            question = two.until_asked()
            assert question is not None
            before = one.version
            two.give(question, "stop")
            one.until_so(lambda: one.version > before)
            length = one.version
            one.quiet(1.0)
            assert one.version == length, "a bot went on before everyone had seen what happened"
            two.catch_up()
            two.send({"type": "shown", "version": two.version})
            one.until_so(lambda: one.version > length)
    finally:
        cluster.stop()
