"""Bots that think for too long are given up, and nothing else breaks; those who think end with their server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo.server.thinking.pool import ATTENDED, UNATTENDED, WATCHED, Broke, Thinkers
from server.cluster import aside
from server.guests import serving
from server.processes import PATIENCE, Process


def test_thoughts_that_take_too_long_come_to_nothing_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    view = palazzo.new_match("last-will", 4, 1).view(0)

    async def many_at_once() -> tuple[list[Any], Thinkers]:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
        thinkers = Thinkers(1, 0.0)
        thoughts = await asyncio.gather(*(thinkers.think("clerk", lambda: view) for _ in range(6)))
        await asyncio.sleep(0.5)
        thinkers.stop()
        return thoughts, thinkers

    thoughts, thinkers = aside(many_at_once())
    assert thoughts == [[]] * 6
    assert thinkers.late == 6
    assert broken == []


def test_a_bot_answers_what_is_due_in_a_process_of_its_own() -> None:
    match = palazzo.new_match("last-will", 4, 1)
    asked = next(question for question in match.questions if question.due)

    async def think() -> list[Any]:
        thinkers = Thinkers(1, 60.0)
        try:
            return list(await thinkers.think("clerk", lambda: match.view(asked.seat)))
        finally:
            thinkers.stop()

    choice = aside(think())[-1]
    assert choice.question == asked.id
    match.answer(asked.seat, choice.value, choice.question)


def test_a_process_that_ends_is_replaced_and_a_bot_that_stumbles_says_where() -> None:
    view = palazzo.new_match("last-will", 4, 1).view(0)

    async def think() -> tuple[list[Any], int]:
        thinkers = Thinkers(1, 60.0)
        try:
            with pytest.raises(Broke, match="KeyError: 'philosopher'"):
                await thinkers.think("philosopher", lambda: view)
            (before,) = thinkers.front.heads
            before.process.kill()  # type: ignore[attr-defined]
            thoughts = await thinkers.think("usher", lambda: view)
            assert before not in thinkers.front.heads
            return thoughts, thinkers.late
        finally:
            thinkers.stop()

    thoughts, late = aside(think())
    assert len(thoughts) == 1
    assert late == 0


# -- whose turn it is


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Bots of our own: each level is what it does when it is asked."""
    known: dict[str, Any] = {}

    def think(level: str, seen: bytes, seed: int) -> bytes:
        known[level]()
        return json.dumps([[level, json.loads(seen), None]]).encode()

    monkeypatch.setattr("palazzo.server.thinking.worker.think", think)
    return known


def test_waiting_for_ones_turn_is_not_thinking(levels: dict[str, Any]) -> None:
    levels["slow"] = lambda: time.sleep(0.4)

    async def queue() -> tuple[list[Any], int]:
        thinkers = Thinkers(0, 2.0)
        found = await asyncio.gather(*(thinkers.think("slow", functools.partial(int, n)) for n in range(6)))
        thinkers.stop()
        return found, thinkers.late

    found, late = aside(queue())
    assert [choice.value for (choice,) in found] == list(range(6))
    assert late == 0


def test_one_late_thought_ends_nobody_elses(levels: dict[str, Any]) -> None:
    ever, going = threading.Event(), threading.Event()
    levels["late"] = lambda: ever.wait(30)
    levels["next"] = going.set

    async def queue() -> tuple[Any, Any, int]:
        thinkers = Thinkers(0, 1.0)
        late = asyncio.ensure_future(thinkers.think("late", lambda: 1))
        after = [asyncio.ensure_future(thinkers.think("next", lambda: 2)) for _ in range(3)]
        try:
            return await late, await asyncio.gather(*after), thinkers.late
        finally:
            ever.set()
            thinkers.stop()

    late, after, count = aside(queue())
    assert late == []
    assert [choice.value for (choice,) in after] == [2, 2, 2]
    assert count == 1


def test_a_late_thought_ends_its_own_process_only() -> None:
    view = palazzo.new_match("last-will", 4, 1).view(0)

    async def think() -> tuple[bool, bool, list[Any]]:
        thinkers = Thinkers(2, 60.0)
        try:
            thinkers.warm_up()
            stuck, other = (head for head in thinkers.front.heads)
            await asyncio.gather(*thinkers.front.heads.values())
            os.kill(stuck.process.pid, signal.SIGSTOP)  # type: ignore[attr-defined]
            thinkers.front.idle[:] = [other, stuck]
            thinkers.budget = 0.2
            assert await thinkers.think("usher", lambda: view) == []
            thinkers.budget = 60.0
            thought = await thinkers.think("usher", lambda: view)
            return stuck in thinkers.front.heads, other in thinkers.front.heads, thought
        finally:
            thinkers.stop()

    stuck, other, thought = aside(think())
    assert not stuck
    assert other
    assert len(thought) == 1


def test_tables_with_people_come_first_and_those_where_somebody_is_before_all(levels: dict[str, Any]) -> None:
    order: list[int] = []
    gate = threading.Event()
    levels["first"] = lambda: gate.wait(30)
    levels["bot"] = lambda: None

    async def queue() -> None:
        thinkers = Thinkers(0, 30.0)
        ranks = {1: ATTENDED, 2: ATTENDED, 3: WATCHED, 4: ATTENDED}

        async def one(table: int) -> None:
            await thinkers.think("bot", lambda: order.append(table), lambda: ranks[table])

        begun: list[asyncio.Future[Any]] = [asyncio.ensure_future(thinkers.think("first", lambda: 0))]
        begun += [asyncio.ensure_future(one(table)) for table in ranks]
        await asyncio.sleep(0.05)
        # Somebody comes to a table that has waited already.
        ranks[4] = WATCHED
        gate.set()
        await asyncio.gather(*begun)
        thinkers.stop()

    aside(queue())
    assert order == [3, 4, 1, 2]


def test_a_slow_bot_that_nobody_watches_keeps_no_table_with_people_waiting(levels: dict[str, Any]) -> None:
    gate = threading.Event()
    levels["slow"] = lambda: gate.wait(30)
    levels["bot"] = lambda: None

    async def queue() -> list[Any]:
        thinkers = Thinkers(0, 30.0)
        slow = [asyncio.ensure_future(thinkers.think("slow", lambda: 0, lambda: UNATTENDED)) for _ in range(400)]
        found = await asyncio.wait_for(thinkers.think("bot", lambda: 1), PATIENCE)
        assert not any(thought.done() for thought in slow)
        assert len(thinkers.waiting) == 399
        thinkers.stop()
        gate.set()
        return found

    assert [choice.value for choice in aside(queue())] == [1]


def test_tables_of_bots_that_nobody_watches_take_what_is_left(levels: dict[str, Any]) -> None:
    """A thought of theirs begins when the server has been idle as long as it was busy, or has had to wait enough."""
    levels["bot"] = lambda: None
    now, spent = 100.0, 10.0
    begun: list[int] = []

    async def queue() -> None:
        nonlocal now, spent
        thinkers = Thinkers(0, 30.0, lambda: now, lambda: spent)
        tasks = []

        async def begins(number: int) -> bool:
            for _ in range(20):
                await asyncio.sleep(0.005)
                thinkers.hand_out()
            return begun == list(range(number))

        def look(number: int) -> None:
            nonlocal spent
            begun.append(number)
            spent += 0.010

        for number in range(4):
            wish = functools.partial(look, number)
            tasks.append(asyncio.ensure_future(thinkers.think("bot", wish, lambda: UNATTENDED)))
        assert await begins(1)
        now += 0.019
        assert await begins(1), "the server has served for more than half of the time"
        now += 0.002
        assert await begins(2), "now it has been idle for as long"
        now, spent = now + 0.049, spent + 0.049
        assert await begins(2)
        now, spent = now + 0.002, spent + 0.002
        assert await begins(3), "however busy it is, they do not stand still"
        thinkers.stop()

    aside(queue())


SLEEPER = """
import time
from palazzo.server.thinking import worker
worker.LEVELS["sleeper"] = lambda *_: time.sleep(600)
worker.main()
"""


def test_a_process_ends_when_nobody_wants_its_thoughts_any_more() -> None:
    match = palazzo.new_match("last-will", 4, 1)
    view = match.view(next(question.seat for question in match.questions if question.due))
    lines = [json.dumps([level, 1, view]).encode() + b"\n" for level in ("clerk", "sleeper", "clerk")]
    with subprocess.Popen([sys.executable, "-c", SLEEPER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"".join(lines))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["fault"] == ""
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
        assert process.stdout.readlines() == []


def children(process: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = status.read_text(encoding="utf-8").rpartition(")")[2].split()[1]
            found += [int(status.parent.name)] if int(parent) == process else []
    return found


def all_gone(processes: list[int]) -> bool:
    """None of them is left, after a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_those_who_think_end_with_the_server_and_nobody_makes_a_fuss(tmp_path: Path, blow: signal.Signals) -> None:
    server = Process(tmp_path / "palazzo.sqlite3", tmp_path / "log", workers=2).start()
    try:
        assert server.process is not None
        guest = server.guest("Anna")
        with guest.at(guest.begin()["id"]) as place:
            assert place.until_asked() is not None
        thinking = thinkers_of(server.process.pid)
        assert len(thinking) >= 2
        # Ctrl-C in a terminal goes to all that belong to it.
        assert all(os.getsid(process) == process for process in thinking)
        server.process.send_signal(blow)
        assert server.process.wait(PATIENCE) in (0, -blow)
        assert all_gone(thinking)
    finally:
        server.stop()
    for line in server.log.read_text(encoding="utf-8").splitlines():
        assert json.loads(line)["level"] == "info"


def thinkers_of(server: int) -> list[int]:
    """The processes that think for a server; each is known as soon as it is itself."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = children(server)
        if len(found) >= 2 and all(os.getsid(process) == process for process in found):
            return found
        time.sleep(0.02)
    return children(server)


def test_how_urgent_a_thought_is(file: Path) -> None:
    with serving(file) as server:
        guest = server.guest("Anna")
        mine = guest.begin()["id"]
        bots = guest.table(seats=4, bots=4)["id"]
        guest.post(f"/api/tables/{bots}/start")
        tables = server.server.services.tables.loaded
        assert tables[bots].schedule.bots.urgency() == UNATTENDED
        assert tables[mine].schedule.bots.urgency() == ATTENDED
        for table in (mine, bots):
            with guest.at(table) as place:
                place.until_type("view")
                assert tables[table].schedule.bots.urgency() == WATCHED


def test_bots_have_the_temperament_that_was_chosen_or_drawn(tmp_path: Path) -> None:
    with serving(tmp_path / "p.sqlite3") as server:
        host = server.guest("Anna")
        tempers = host.get("/api/catalogue")["tempers"]
        assert "usher" not in tempers
        chosen = {"s1": "clerk:vindictive", "s2": "minister", "s3": "usher"}
        seats = host.post("/api/tables", {"game": "final-decrees", "seats": 4, "bots": chosen})["seats"]
        assert [seat["bot"] for seat in seats] == [None, "clerk", "minister", "usher"]
        assert seats[1]["temper"] == "vindictive"
        assert seats[2]["temper"] in tempers["minister"]
        assert seats[3].get("temper", "") == ""
        wrong = {"game": "final-decrees", "seats": 4, "bots": {"s1": "usher:honest"}}
        assert host.refused("POST", "/api/tables", wrong)["reason"] == "no-such-level"


def test_a_bot_says_what_it_feels_to_everybody_and_not_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palazzo.server.thinking.worker.mood", lambda view, rng: "betrayed:s0")
    with serving(tmp_path / "p.sqlite3") as server:
        host = server.guest("Anna")
        bots = {"s1": "clerk:vindictive", "s2": "clerk:honest"}
        table = host.post("/api/tables", {"game": "last-will", "seats": 3, "bots": bots})
        host.post(f"/api/tables/{table['id']}/start")
        with host.at(table["id"]) as place:
            place.play(4, Random(1))
            place.until_so(lambda: len({line["seat"] for line in place.talk}) == 2)
            said = [(line["seat"], line["text"], line["to"]) for line in place.talk]
    assert sorted(said) == [("s1", "mood-vindictive-betrayed", None), ("s2", "mood-honest-betrayed", None)]
