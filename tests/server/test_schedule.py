"""What happens at a table by itself: windows, standing passes, bots, stand-ins, clocks."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palazzo.bots.sampling import sample
from palazzo.games.final_decrees.setup import Bidding
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Number
from palazzo.server.live.messages import StandingPass, Undo
from palazzo.server.messages import ClockRule
from palazzo.server.problems import Trouble
from palazzo.server.settings import Settings
from palazzo.server.storage import sqlite
from palazzo.server.tables import clocks
from palazzo.server.tables.bots import Bots
from palazzo.server.tables.schedule import Schedule
from server.guests import Guest, Place, Server, eventually, serving
from server.positions import A_CARD, LAST_DRAW, PLAY, POSTS
from server.simulated import Loop, Page, SimulatedTable, simulate

Beginning = Callable[..., None]
DELAY = 0.4
STILL = 1000.0
ROUNDING = 1e-6
"""Seconds lost where times are added up."""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where windows take their time."""
    with serving(tmp_path_factory.mktemp("slow") / "palazzo.sqlite3", window_delay=DELAY) as server:
        yield server


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a window closes only when the test lets time pass."""
    with serving(tmp_path_factory.mktemp("still") / "palazzo.sqlite3", window_delay=STILL) as server:
        yield server


def party(server: Server, people: int, **more: Any) -> tuple[list[Guest], str]:
    """So many people, and bots in the other seats, at a table that has begun."""
    guests = [server.guest(f"Guest {number}") for number in range(people)]
    table = guests[0].table(seats=4, bots=4 - people, **more)
    for guest in guests[1:]:
        guest.join(table, guests[0])
    guests[0].post(f"/api/tables/{table['id']}/start")
    return guests, table["id"]


def asked(place: Place) -> dict[str, Any]:
    question = place.until_asked()
    assert question is not None
    return question


async def come(table: SimulatedTable, people: int) -> list[Page]:
    """The match begins, and its people are there."""
    await table.live.begin()
    pages = [Page(table, f"p{seat}", shows=0.0) for seat in range(people)]
    for page in pages:
        await page.come()
    return pages


async def play_card(table: SimulatedTable, page: Page) -> None:
    """s0 plays its card, and a window opens."""
    await page.answer(table.match.questions.due_of(0).id, PLAY)
    assert table.match.questions.due_of(1).window


# -- windows


def test_a_window_takes_the_same_time_whether_bots_people_or_standing_passes_answer() -> None:
    async def length(loop: Loop, people: int, standing: bool) -> float:
        table = SimulatedTable(loop, "final-decrees", 4, people, position=A_CARD, level="usher", bell=0.0)
        pages = await come(table, people)
        if standing:
            for page in pages[1:]:
                await table.live.stand(page.connection, StandingPass("standing", ["react-cancel"]))
                assert page.heard("standing")[-1][1]["prompts"] == ["react-cancel"]
        await play_card(table, pages[0])
        moment, opened = table.match.table.moments, loop.time()
        if not standing:
            for seat, page in enumerate(pages[1:], 1):
                await asyncio.sleep(0.1)
                await page.answer(table.match.questions.due_of(seat).id, "pass")
        while table.match.table.moments == moment:
            await asyncio.sleep(0.001)
        return loop.time() - opened

    async def work(loop: Loop) -> None:
        times = [await length(loop, people, standing) for people, standing in ((2, False), (4, False), (4, True))]
        assert times == pytest.approx([Settings().window_delay] * 3, abs=0.005)

    simulate(work)


def test_the_answer_that_closes_a_window_is_acknowledged_when_it_closes(slow: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    (host, guest), table = party(slow, 2)
    with host.at(table) as place, guest.at(table) as other:
        began = time.monotonic()
        place.answer(asked(place), PLAY)
        question = asked(other)
        key = other.answer(question, "pass")
        assert other.settled(key)["type"] == "ack"
        assert time.monotonic() - began > DELAY - 0.01
        with guest.at(table) as again:
            again.until_type("view")
            reply = again.settled(again.answer(question, "pass", key))
            assert reply["type"] == "ack"


def test_a_window_that_opens_while_a_bot_comes_to_an_end_takes_its_time(
    file: Path, beginning: Beginning, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, asked_of_bot, write_lines = threading.Event(), Bots._asked, sqlite.write_lines

    def always(bots: Bots, match: Match, seat: int) -> tuple[str, ...]:
        return ("idle",) if seat == 2 and not match.journal else asked_of_bot(bots, match, seat)

    def muse(*_: Any) -> bytes:
        assert busy.wait(30)
        return b"[]"

    def write_slowly(*given: Any) -> None:
        if not busy.is_set():
            busy.set()
            time.sleep(0.1)
        write_lines(*given)

    beginning(**A_CARD)
    with serving(file, window_delay=DELAY) as server:
        (host, other), table = party(server, 2)
        monkeypatch.setattr(Bots, "_asked", always)
        monkeypatch.setattr("palazzo.server.thinking.worker.think", muse)
        monkeypatch.setattr(sqlite, "write_lines", write_slowly)
        with host.at(table) as place, other.at(table) as second:
            question = asked(place)
            time.sleep(DELAY)
            began = time.monotonic()
            place.answer(question, PLAY)
            second.give(asked(second), "pass")
            assert time.monotonic() - began > DELAY - 0.01


def test_an_answer_sent_again_just_when_its_window_may_close_is_not_refused_afterwards(
    slow: Server, beginning: Beginning, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake, late = Schedule._wake, list[Schedule]()

    def oversleep(schedule: Schedule) -> None:
        if late:
            wake(schedule)
        else:
            late.append(schedule)

    beginning(**A_CARD)
    guests, table = party(slow, 4)
    with (
        guests[0].at(table) as one,
        guests[1].at(table) as two,
        guests[2].at(table) as three,
        guests[3].at(table) as four,
    ):
        monkeypatch.setattr(Schedule, "_wake", oversleep)
        one.give(asked(one), PLAY)
        kept = [place.answer(asked(place), "pass") for place in (two, three)]
        question = asked(four)
        key = four.answer(question, "pass")
        eventually(lambda: late)
        four.catch_up()
        assert not four.heard("ack") + four.heard("refused")
        assert four.settled(four.answer(question, "pass", key))["type"] == "ack"
        assert [place.settled(one)["type"] for place, one in zip((two, three), kept, strict=True)] == ["ack", "ack"]
        time.sleep(DELAY)
        four.catch_up()
        assert not four.heard("refused")


def test_the_first_answer_to_a_window_is_acknowledged_when_the_last_is(slow: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    guests, table = party(slow, 4)
    with (
        guests[0].at(table) as one,
        guests[1].at(table) as two,
        guests[2].at(table) as three,
        guests[3].at(table) as four,
    ):
        question, times, began = asked(one), [], time.monotonic()
        one.give(question, PLAY)
        keys = {place: place.answer(asked(place), "pass") for place in (two, three)}
        for place in (two, three):
            assert place.settled(keys[place])["type"] == "ack"
            times.append(time.monotonic() - began)
        four.give(asked(four), "pass")
        four.until_so(lambda: not four.due())
        question, began = asked(one), time.monotonic()
        one.give(question, PLAY)
        keys = {place: place.answer(asked(place), "pass") for place in (two, three, four)}
        for place in (two, three, four):
            assert place.settled(keys[place])["type"] == "ack"
            times.append(time.monotonic() - began)
    assert all(seconds > DELAY - 0.01 for seconds in times), times


def test_an_answer_that_waits_when_the_table_is_closed_is_refused(still: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    (host, guest), table = party(still, 2)
    with host.at(table) as place, guest.at(table) as other:
        place.answer(asked(place), PLAY)
        key = other.answer(asked(other), "pass")
        other.catch_up()
        host.done("POST", f"/api/tables/{table}/close")
        assert other.settled(key)["problem"]["reason"] == "match-is-over"


def test_an_answer_given_in_time_counts_when_its_window_outlasts_the_clock() -> None:
    async def work(loop: Loop) -> None:
        clock = ClockRule("decision", Settings().window_delay - 0.2)
        table = SimulatedTable(loop, "final-decrees", 4, 4, position=A_CARD, bell=0.0, clock=clock)
        pages = await come(table, 4)
        await play_card(table, pages[0])
        for seat, page in enumerate(pages[1:], 1):
            await page.answer(table.match.questions.due_of(seat).id, "pass")
        await asyncio.sleep(Settings().window_delay + 0.1)
        assert [len(page.heard("ack")) for page in pages] == [1, 1, 1, 1]
        assert not any(page.heard("talk") for page in pages)
        assert table.match.questions.is_due(0)

    simulate(work)


def test_answers_kept_by_several_servers_all_count(database: str, beginning: Beginning) -> None:
    beginning(**A_CARD)
    with serving(database, window_delay=0.6) as server, contextlib.ExitStack() as stack:
        guests, table = party(server, 4)
        one, *others = [stack.enter_context(guest.at(table)) for guest in guests]
        for _ in range(2):
            one.give(asked(one), PLAY)
            keys = [place.answer(asked(place), "pass") for place in others]
            assert [place.settled(key)["type"] for place, key in zip(others, keys, strict=True)] == ["ack"] * 3


def test_taking_back_twice_by_the_same_message_is_taking_back_once(still: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    (host, guest), table = party(still, 2)
    with host.at(table) as place, guest.at(table) as other:
        place.answer(asked(place), PLAY)
        question = asked(other)
        other.answer(question, "pass")
        for _ in range(2):
            other.send({"type": "undo", "id": "back", "version": other.version})
            assert other.settled("back")["type"] == "ack"
        assert other.due() == question
        assert other.undo()["problem"]["reason"] == "nothing-to-take-back"


def test_an_answer_that_waits_for_its_window_can_be_changed_or_taken_back(still: Server, beginning: Beginning) -> None:
    position = {**A_CARD, "hands": {"s0": ["C24"], "s1": ["C27"]}}
    beginning(**position)
    (host, guest), table = party(still, 2)
    with host.at(table) as place, guest.at(table) as other:
        place.answer(asked(place), PLAY)
        question = asked(other)
        first = other.answer(question, "react:C27")
        second = other.answer(question, "pass")
        assert other.undo()["type"] == "ack"
        reasons = {m["id"]: m["problem"]["reason"] for m in other.messages if m["type"] == "refused"}
        assert reasons == {first: "answer-replaced", second: "answer-taken-back"}
        assert other.due() == question
        still.pass_time(STILL)
        other.give(question, "react:C27")
        assert "cancelled" in [line["event"] for line in other.view["log"]]


def test_a_standing_pass_ends_with_the_seats_next_turn(server: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    (host, guest), table = party(server, 2)
    with host.at(table) as place, guest.at(table) as other:
        other.until_type("view")
        other.send({"type": "pass", "id": "p", "prompts": ["react-cancel", "react-cancel"]})
        other.until(lambda message: message["type"] == "ack")
        place.give(asked(place), PLAY)
        question = asked(place)
        place.give(question, "stop")
        assert other.standing == ["react-cancel"]
        other.until_so(lambda: (due := other.due()) and not due["window"])
        other.until_so(lambda: other.standing == [])


def test_a_standing_pass_is_remembered_after_a_reconnection(server: Server, beginning: Beginning) -> None:
    beginning(**A_CARD)
    (host, guest), table = party(server, 2)
    with guest.at(table) as other:
        other.until_type("view")
        other.send({"type": "pass", "id": "p", "prompts": ["react-cancel"]})
        other.until_type("ack")
    with guest.at(table) as other:
        assert other.until_type("view")["standing"] == ["react-cancel"]
    with host.at(table) as place:
        assert place.until_type("view")["standing"] == []


# -- bots


def test_bots_leave_people_time_to_follow(database: str, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    # Three servers have one time, but each as it last heard of it: one may be ahead by as long as that took.
    apart = 0.2 if database.startswith("postgresql") else 0.01
    with serving(database, bot_pace=0.3) as paced:
        (host,), table = party(paced, 1)
        with host.at(table) as place:
            question, began = asked(place), time.monotonic()
            place.give(question, "stop")
            for number in range(1, 4):
                place.until_type("change")
                assert time.monotonic() - began > 0.3 * number - apart


def test_a_bot_that_thinks_too_long_gives_the_quiet_answer(
    file: Path, beginning: Beginning, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dawdle(level: str, seen: bytes, seed: int) -> bytes:
        time.sleep(0.5)
        return b"[]"

    monkeypatch.setattr("palazzo.server.thinking.worker.think", dawdle)
    beginning(directs=POSTS, player="s1")
    with serving(file, bot_budget=0.1) as server:
        (host,), table = party(server, 1)
        with host.at(table) as place:
            place.until(lambda message: "turn-ends" in str(place.view["log"]))
        assert "palazzo_bot_late_total 0" not in server.metrics()


def test_the_host_lets_a_bot_stand_in_for_an_absent_person_who_takes_over_on_return(server: Server) -> None:
    (host, guest), table = party(server, 2)
    path = f"/api/tables/{table}/replace"
    with host.at(table) as place:
        place.until_type("view")
        with guest.at(table) as other:
            other.until_type("view")
            assert host.refused("POST", path, {"seat": "s1", "level": "usher"})["reason"] == "person-present"
        place.until_table(lambda table: not table["seats"][1]["present"])
        assert guest.refused("POST", path, {"seat": "s0", "level": "usher"})["reason"] == "only-host"
        assert host.refused("POST", path, {"seat": "s2", "level": "usher"})["reason"] == "seat-not-a-persons"
        assert host.post(path, {"seat": "s1", "level": "usher"})["seats"][1]["away_bot"] == "usher"
        place.play(8, Random(3))
        with guest.at(table) as other:
            other.until_type("view")
            assert other.table["seats"][1]["away_bot"] is None
            assert [line["text"] for line in other.talk] == ["notice-bot", "notice-back"]
            assert other.talk[0]["facts"] == {"seat": "s1"}


def test_who_leaves_a_match_is_stood_in_for_until_they_come_back(server: Server) -> None:
    (host, guest), table = party(server, 2)
    with guest.at(table) as other:
        other.until_type("view")
        guest.post(f"/api/tables/{table}/leave")
        assert other.closed()[0]["problem"]["reason"] == "you-left"
    with host.at(table) as place:
        place.play(8, Random(3))
        assert place.table["seats"][1]["away_bot"] == "usher"
        with guest.at(table) as other:
            other.until_type("view")
            place.until_table(lambda table: table["seats"][1]["away_bot"] is None)


# -- clocks


def test_when_time_is_up_the_quiet_answer_is_given_and_the_table_told(server: Server, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0")
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table(seats=4, bots=2, clock={"kind": "decision", "seconds": 1})
    guest.join(table, host)
    with host.at(table["id"]) as place, guest.at(table["id"]) as other:
        host.post(f"/api/tables/{table['id']}/start")
        asked(place)
        assert place.clock["running"] == ["s0"]
        assert 0 < place.clock["left"]["s0"] <= 1
        other.until(lambda message: message["type"] == "talk")
        assert other.talk[-1]["text"] == "notice-time"
        assert other.talk[-1]["facts"] == {"seat": "s0"}
        assert "turn-ends" in [line["event"] for line in other.view["log"]]
        assert other.clock["running"] == ["s1"]


def test_a_bank_runs_down_and_gets_its_increment(server: Server, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    began = time.monotonic()
    (host, guest), table = party(server, 2, clock={"kind": "bank", "seconds": 100, "increment": 50})
    with host.at(table) as place, guest.at(table):
        question = asked(place)
        time.sleep(0.5)
        place.give(question, "stop")
        place.until_so(lambda: place.clock["running"] == ["s1"])
        most = time.monotonic() - began + 0.1
        assert 150 - most < place.clock["left"]["s0"] < 149.6
        assert 100 - most < place.clock["left"]["s1"] <= 100


def test_the_clock_does_not_tell_who_has_answered_in_secret(server: Server) -> None:
    (host, guest), table = party(server, 2, clock={"kind": "bank", "seconds": 100})
    with host.at(table) as place, guest.at(table) as other:
        asked(place)
        question = asked(other)
        before = place.clock
        other.give(question, question["least"])
        place.quiet()
        assert set(place.clock["running"]) == set(before["running"]) == {"s0", "s1", "s2", "s3"}


def test_a_clock_runs_out_although_nobody_is_there(database: Any, beginning: Beginning) -> None:
    beginning(**LAST_DRAW)
    with serving(database, room_idle=0.0) as server:
        host = server.guest()
        table = host.begin(clock={"kind": "decision", "seconds": 1.2})
        eventually(lambda: host.get(f"/api/tables/{table['id']}")["phase"] == "over")
        with host.at(table["id"]) as place:
            place.until_type("view")
            assert [line["text"] for line in place.talk].count("notice-time") >= 1


def test_bids_that_nobody_makes_come_to_an_end(file: Path) -> None:
    with serving(file) as server:
        (host, *_), table = party(server, 4, clock={"kind": "bank", "seconds": 1})
        with host.at(table) as place:
            place.until_type("view")
            place.until_so(lambda: place.view["waiting"]["why"] != "wait-bids")
            assert "bid-won" in [line["event"] for line in place.view["log"]]


def test_a_table_where_only_the_clock_plays_rests_until_somebody_comes(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "UNATTENDED", 4)
    with serving(file) as server:
        (host, *_), table = party(server, 4, clock={"kind": "bank", "seconds": 1})
        with host.at(table) as place:
            place.until_so(lambda: [line["text"] for line in place.talk].count("notice-time") == 4)
            eventually(lambda: kept(server, "SELECT wake FROM tables WHERE id = ?", table) == [(None,)])
            place.quiet()
            assert kept(server, "SELECT count(*) FROM journal WHERE table_id = ?", table) == [(4,)]
            place.give(asked(place), place.view["questions"][0]["least"])
            place.until_so(lambda: [line["text"] for line in place.talk].count("notice-time") > 4)


def test_a_match_that_would_never_end_does_not_keep_the_server_from_stopping(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bid(*_: Any) -> Number:
        return Number("bid", 1, 6)

    monkeypatch.setattr(Bidding, "bid", bid)
    with serving(file) as server:
        party(server, 4, clock={"kind": "bank", "seconds": 1})
        eventually(lambda: kept(server, "SELECT count(*) FROM journal") > [(100,)])


def kept(server: Server, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the server's file holds, or a change of it while nobody serves."""
    with contextlib.closing(sqlite3.connect(server.settings.database)) as disk, disk:
        return disk.execute(sql, values).fetchall()


def test_a_table_says_from_its_first_question_on_when_its_time_is_up(slow: Server, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0")
    for clock in ({"kind": "decision", "seconds": 50}, {"kind": "bank", "seconds": 50, "increment": 3}):
        began = time.monotonic()
        (_,), table = party(slow, 1, clock=clock)
        ((started, wake),) = kept(slow, "SELECT started, wake FROM tables WHERE id = ?", table)
        assert started + 49.9 < wake < started + 50.1 + time.monotonic() - began
    (_,), table = party(slow, 1)
    assert kept(slow, "SELECT wake FROM tables WHERE id = ?", table) == [(None,)]


def test_however_many_tables_are_due_none_is_forgotten(file: Path, beginning: Beginning) -> None:
    beginning(directs=POSTS, player="s0")
    number = 23
    with serving(file, most_tables=number) as server:
        host = server.guest()
        for _ in range(number):
            host.begin(clock={"kind": "decision", "seconds": 1})
    kept(server, "UPDATE tables SET wake = started")
    with serving(file, restart_grace=600.0) as server:
        eventually(lambda: f"palazzo_tables_loaded {number}\n" in server.metrics())


def test_a_table_that_cannot_be_played_keeps_no_other_from_going_on(
    file: Path, beginning: Beginning, caplog: pytest.LogCaptureFixture
) -> None:
    beginning(directs=POSTS, player="s0", hands={})
    clock = {"kind": "decision", "seconds": 1}
    with serving(file) as server:
        host = server.guest("Anna")
        odd, broken, foreign, good = (host.begin(clock=clock)["id"] for _ in range(4))
        with host.at(broken) as place:
            place.give(asked(place), "stop")
    kept(server, "UPDATE journal SET value = '\"nonsense\"' WHERE table_id = ?", broken)
    kept(server, "UPDATE tables SET rules = '0' WHERE id = ?", foreign)
    kept(server, "UPDATE tables SET game = 'whist' WHERE id = ?", odd)
    for late, table in enumerate((good, foreign, broken, odd)):
        kept(server, "UPDATE tables SET wake = ? WHERE id = ?", 100.0 - late, table)
    with serving(file) as server:
        eventually(lambda: kept(server, "SELECT 1 FROM journal WHERE table_id = ? AND act = 'default'", good))
        time.sleep(2.2)
        again = server.stranger()
        again.http.cookies.set("palazzo", host.cookie)
        for table, reason in ((broken, "journal-broken"), (foreign, "other-rules")):
            with again.at(table) as place:
                assert place.closed()[0]["problem"]["reason"] == reason
            assert again.get(f"/api/tables/{table}")["phase"] == "playing"
            again.done("POST", f"/api/tables/{table}/close")
            assert again.get(f"/api/tables/{table}")["phase"] == "over"
        assert kept(server, "SELECT COUNT(*) FROM journal WHERE table_id = ?", foreign) == [(0,)]
    tried = [record.getMessage() for record in caplog.records if getattr(record, "table", "") in (odd, broken)]
    assert sorted(tried) == ["a journal cannot be played", "a table was passed over"]
    caplog.clear()


def test_a_match_is_begun_by_the_rules_of_the_day(file: Path) -> None:
    with serving(file) as server:
        host = server.guest("Anna")
        table = host.table(bots=3)["id"]
    kept(server, "UPDATE tables SET rules = '0'")
    with serving(file) as server:
        again = server.stranger()
        again.http.cookies.set("palazzo", host.cookie)
        again.post(f"/api/tables/{table}/start")
        with again.at(table) as place:
            place.until_type("view")
            assert place.table["rules"] == place.view["rules"] != "0"


@contextlib.contextmanager
def two_plans(server: Server, clock: dict[str, Any]) -> Iterator[tuple[Place, Place, str, str]]:
    """Last Will for two, who choose their plans one after the other: who is first, who is next, and their seats."""
    host, guest = server.guest("Anna"), server.guest("Bruno")
    table = host.table("last-will", 2, clock=clock)
    guest.join(table, host)
    host.post(f"/api/tables/{table['id']}/start")
    with host.at(table["id"]) as one, guest.at(table["id"]) as two:
        for place in (one, two):
            place.give(question := asked(place), sample(question, Random(1)))
        for place in (one, two):
            place.until_so(lambda place=place: place.view["waiting"]["why"] == "wait-plan")
        yield (one, two, "s0", "s1") if one.due() else (two, one, "s1", "s0")


@pytest.mark.parametrize(
    "clock", [{"kind": "bank", "seconds": 200, "increment": 100}, {"kind": "decision", "seconds": 200}]
)
def test_taking_an_answer_back_gains_no_time(server: Server, clock: dict[str, Any]) -> None:
    began = time.monotonic()
    with two_plans(server, clock) as (first, _, mine, other):
        first.catch_up()
        whole = first.clock["left"]
        for _ in range(3):
            question = asked(first)
            time.sleep(0.2)
            first.give(question, question["options"][0])
            first.until_so(lambda: first.clock["running"] == [other])
            time.sleep(0.2)
            assert first.undo()["type"] == "ack"
            first.until_so(lambda: first.clock["running"] == [mine])
        used = whole[mine] - first.clock["left"][mine]
        assert 6 * 0.2 - ROUNDING <= used < time.monotonic() - began
        assert first.clock["left"][other] == whole[other]
        question = asked(first)
        first.give(question, question["options"][0])
        first.until_so(lambda: first.clock["running"] == [other])
        passed = time.monotonic() - began
        assert first.clock["left"][other] > whole[other] - passed
        if clock["kind"] == "bank":
            assert whole[mine] + 100 - passed < first.clock["left"][mine] <= whole[mine] + 100 - 6 * 0.2 + ROUNDING


def test_who_has_no_time_left_takes_nothing_back() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "last-will", 2, 2, clock=ClockRule("decision", 1.5))
        pages = await come(table, 2)
        for seat, page in enumerate(pages):
            asked = table.match.questions.due_of(seat)
            await page.answer(asked.id, asked.default())
        first = next(question.seat for question in table.match.questions if question.due)
        asked, page = table.match.questions.due_of(first), pages[first]
        await asyncio.sleep(0.9)
        await page.answer(asked.id, asked.bounds()["options"][0])
        assert table.match.can_undo(first)
        await asyncio.sleep(0.7)
        version = page.heard("change")[-1][1]["version"]
        with pytest.raises(Trouble, match="no-time-to-take-back"):
            await table.live.undo(page.connection, Undo("back", version))

    simulate(work)


def test_a_secret_answer_taken_back_lets_its_time_run_on(server: Server) -> None:
    began = time.monotonic()
    (host, guest), table = party(server, 2, clock={"kind": "bank", "seconds": 100, "increment": 50})
    with host.at(table) as place, guest.at(table) as other:
        asked(place)
        for _ in range(2):
            question = asked(other)
            time.sleep(0.3)
            other.give(question, question["least"])
            assert other.undo()["type"] == "ack"
            other.until_so(other.due)
        other.catch_up()
        assert 100 - (time.monotonic() - began) < other.clock["left"]["s1"] < 99.5
