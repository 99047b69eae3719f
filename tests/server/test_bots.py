"""Bots that think for too long are given up, and nothing else breaks; those who think end with their server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import palazzo
from palazzo.server.bots import Broke, Thinkers
from server.cluster import aside
from server.processes import PATIENCE, Process


def test_thoughts_that_take_too_long_come_to_nothing_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    view = palazzo.new_match("last-will", 4, 1).view(0)

    async def many_at_once() -> tuple[list[Any], Thinkers]:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
        thinkers = Thinkers(1, 0.001)
        thoughts = await asyncio.gather(*(thinkers.think("clerk", view) for _ in range(6)))
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
            return list(await thinkers.think("clerk", match.view(asked.seat)))
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
                await thinkers.think("philosopher", view)
            before = thinkers.heads
            (process,) = before.started  # type: ignore[union-attr]
            process.kill()
            thoughts = await thinkers.think("usher", view)
            assert thinkers.heads is not before
            return thoughts, thinkers.late
        finally:
            thinkers.stop()

    thoughts, late = aside(think())
    assert len(thoughts) == 1
    assert late == 0


SLEEPER = """
import time
from palazzo.server import thinking
thinking.LEVELS["sleeper"] = lambda *_: time.sleep(600)
thinking.main()
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
        assert len(thinking) == 2
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
        if len(found) == 2 and all(os.getsid(process) == process for process in found):
            return found
        time.sleep(0.02)
    return children(server)
