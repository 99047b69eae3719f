"""Bots: they answer through the same door as people, think in processes of their own, and have a time budget.

A process that thinks is told by its standard input and answers by its standard output, a line for a line. When the
server is gone, however it went, that input ends, and so does the process.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from palazzo.server import thinking

COMMAND: Final = (sys.executable, "-P", "-m", thinking.__name__)


class Choice(NamedTuple):
    """What a bot would do: answer a question by its id."""

    question: str
    value: Any


class Gone(Exception):
    """The process that thought about it is no more."""


class Broke(Exception):
    """A bot stumbled; what it says is where."""


class Heads(Protocol):
    """Where thoughts are thought, so many at a time."""

    threads: ThreadPoolExecutor

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        """What a bot would do, in one of the threads."""

    def give_up(self) -> None:
        """Think no more, not even to the end."""


class Threads:
    """A thread of our own, for those who want no other processes."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="palazzo-bot")

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        return thinking.think(level, seen, seed) if level else b""

    def give_up(self) -> None:
        self.threads.shutdown(wait=False)


class Processes:
    """Processes that think, each for one of our threads at a time; a process is started when one is wanted."""

    def __init__(self, count: int) -> None:
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="palazzo-bot")
        self.door = threading.Lock()
        self.started: list[subprocess.Popen[bytes]] = []
        self.idle: list[subprocess.Popen[bytes]] = []
        self.given_up = False

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        process = self.take()
        answer = asked(process, msgspec.json.encode((level, seed, msgspec.Raw(seen))))
        with self.door:
            self.idle.append(process)
        reply = msgspec.json.decode(answer, type=thinking.Reply)
        if reply.fault:
            raise Broke(reply.fault)
        return bytes(reply.wishes)

    def take(self) -> subprocess.Popen[bytes]:
        """A process that has nothing to do. Ctrl-C in the server's terminal is no business of its."""
        with self.door:
            if self.given_up:
                raise Gone
            if self.idle:
                return self.idle.pop()
            paths = os.pathsep.join(path for path in sys.path if path)
            process = subprocess.Popen(
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,
            )
            self.started.append(process)
            return process

    def give_up(self) -> None:
        with self.door:
            self.given_up = True
            for process in self.started:
                process.kill()
        self.threads.submit(self.bury)
        self.threads.shutdown(wait=False)

    def bury(self) -> None:
        """Nothing is left of processes that were ended."""
        for process in self.started:
            with process:
                pass


def asked(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """What a process answers to a line."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line + b"\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except (OSError, ValueError):
        raise Gone from None
    if not answer.endswith(b"\n"):
        raise Gone
    return answer


class Thinkers:
    """All who think for the bots of a server."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self.heads: Heads | None = None
        self.stopped = False
        self.late = 0
        """How often a bot took too long."""
        self.thoughts = 0

    def open_heads(self) -> Heads:
        """Those who think; there are none before the first bot sits down."""
        if self.heads is None:
            self.heads = Processes(self.workers) if self.workers else Threads()
        return self.heads

    async def think(self, level: str, view: dict[str, Any]) -> list[Choice]:
        """What a bot of this level would do in this view, first wish first; nothing, if it took too long."""
        seen = msgspec.json.encode(view)
        self.thoughts += 1
        for _ in range(2):
            if self.stopped:
                return []
            heads = self.open_heads()
            try:
                running = asyncio.get_running_loop().run_in_executor(
                    heads.threads, heads.think, level, seen, secrets.randbits(64)
                )
                running.add_done_callback(forget)
                found = msgspec.json.decode(await asyncio.wait_for(asyncio.shield(running), self.budget))
            except Gone:
                self.give_up(heads)
                continue
            except TimeoutError:
                self.give_up(heads)
                break
            return [Choice(question, value) for question, value in found]
        self.late += 1
        return []

    def warm_up(self) -> None:
        """Start the processes before anyone waits for them."""
        heads = self.open_heads()
        for _ in range(max(1, self.workers)):
            heads.threads.submit(heads.think, "", b"null", 0)

    def give_up(self, heads: Heads) -> None:
        """These are stuck or gone: the next thought finds new ones, and so do others' that waited for them."""
        if self.heads is heads:
            self.heads = None
            heads.give_up()

    def stop(self) -> None:
        """No more thinking."""
        self.stopped = True
        if self.heads is not None:
            self.give_up(self.heads)


def forget(thought: asyncio.Future[bytes]) -> None:
    """Nobody may be left who wants to know why a thought came to nothing."""
    if not thought.cancelled():
        thought.exception()
