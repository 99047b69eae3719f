"""Bots: they answer by the same way as people, think in processes of their own, and have a time budget.

A process that thinks is told by its standard input and answers by its standard output, a line for a line. When the
server is gone, however it went, that input ends, and so does the process.

The same processes foresee what people's answers would bring, whenever no bot at a table with people has to think.

A thought waits until a process is free, and its budget begins only then; one that takes too long ends its own process
and nobody else's. Tables with people come first. Tables of bots that nobody watches share one process of low priority,
and begin a thought only while the server has nothing better to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from palazzo.server.problems import Trouble
from palazzo.server.thinking import worker
from palazzo.server.thinking.worker import ADVISE, FORESEE

_COMMAND: Final = (sys.executable, "-P", "-m", worker.__name__)
WATCHED, ATTENDED, FORESIGHT, UNATTENDED = range(4)
"""What a thought is for, the first wanted first: somebody is connected; people sit there; somebody wants to know what
an answer would bring; bots only, and nobody."""
_MOST_FORESEEN: Final = 64
"""So many may wait to know what an answer would bring; more are told to ask again."""
_START_TIME: Final = 60.0
"""Seconds a process has until it can think."""
_SHARE: Final = 0.5
"""Of the server's time, how much may be gone before a table of bots that nobody watches has to wait."""
_LONGEST_REST: Final = 0.05
"""Seconds such a table waits at the most, however busy the server is, when its turn has come."""


class Choice(NamedTuple):
    """What a bot would do: answer a question by its id."""

    question: str
    value: Any
    why: str = ""
    """Why it refuses an offer: a message, `refusal-<why>`."""
    mood: str = ""
    """What it feels, and about whom (`betrayed:s2`): a message, `mood-<temper>-<mood>`."""


class Gone(Exception):
    """The process that thought about it is no more."""


class Broke(Exception):
    """A bot stumbled; what it says is where."""


# -- those who think


class Head(Protocol):
    """Where one thought at a time is thought, in a thread of its own."""

    thread: ThreadPoolExecutor

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        """What a bot would do; without a level, whether somebody is there."""

    def end(self) -> None:
        """Think no more, not even to the end."""


class Thread:
    """A thread of our own, for those who want no other processes."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="palazzo-bot")

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        return worker.think(level, seen, seed) if level else b""

    def end(self) -> None:
        self.thread.shutdown(wait=False)


class Process:
    """A process, started when it is first asked."""

    def __init__(self, niceness: int = 0) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="palazzo-bot")
        self.niceness = niceness
        self.lock = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = False

    def think(self, level: str, seen: bytes, seed: int) -> bytes:
        answer = _asked(self.started(), msgspec.json.encode((level, seed, msgspec.Raw(seen))))
        reply = msgspec.json.decode(answer, type=worker.Reply)
        if reply.fault:
            raise Broke(reply.fault)
        return bytes(reply.wishes)

    def started(self) -> subprocess.Popen[bytes]:
        """The process. Ctrl-C in the server's terminal is no business of its."""
        with self.lock:
            if self.ended:
                raise Gone
            if self.process is None:
                paths = os.pathsep.join(path for path in sys.path if path)
                self.process = subprocess.Popen(
                    (*_COMMAND, str(self.niceness)),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": paths},
                    start_new_session=True,
                )
            return self.process

    def end(self) -> None:
        with self.lock:
            self.ended = True
            if self.process is not None:
                self.process.kill()
                self.thread.submit(_bury, self.process)
        self.thread.shutdown(wait=False)


def _bury(process: subprocess.Popen[bytes]) -> None:
    """Nothing is left of a process that was ended."""
    with contextlib.suppress(OSError), process:
        pass


def _asked(process: subprocess.Popen[bytes], line: bytes) -> bytes:
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


class Pool:
    """Some who think, each about one thing at a time."""

    def __init__(self, size: int, make: Callable[[], Head]) -> None:
        self.size = size
        self.make = make
        self.heads: dict[Head, asyncio.Future[bytes]] = {}
        """All there are, and when each is ready to think."""
        self.idle: list[Head] = []

    def has_free(self) -> bool:
        """Somebody has nothing to do, or is still to come."""
        return bool(self.idle) or len(self.heads) < self.size

    def take(self) -> Head:
        """Somebody who has nothing to do."""
        return self.idle.pop() if self.idle else self.start()

    def start(self) -> Head:
        """One more, who gets ready at once."""
        head = self.make()
        self.heads[head] = _begin(head, "", b"null")
        return head

    def warm_up(self) -> None:
        """Start all before anyone waits for them."""
        while len(self.heads) < self.size:
            self.idle.append(self.start())

    def let_go(self, head: Head) -> None:
        """This one is stuck or gone; another takes the place when there is something to think about."""
        if self.heads.pop(head, None) is not None:
            head.end()
        if head in self.idle:
            self.idle.remove(head)


def _begin(head: Head, level: str, seen: bytes) -> asyncio.Future[bytes]:
    """Have somebody think; nobody may be left who wants to know what came of it."""
    running = asyncio.get_running_loop().run_in_executor(head.thread, head.think, level, seen, secrets.randbits(64))
    running.add_done_callback(lambda done: None if done.cancelled() else done.exception())
    return running


# -- whose turn it is


class PendingThought(NamedTuple):
    """A thought somebody waits for: what the bot sees, and how urgent it is, as both are when its turn has come."""

    level: str
    look: Callable[[], bytes]
    rank: Callable[[], int]
    budget: float
    done: asyncio.Future[bytes]
    """What came of it: nothing, if it took too long."""


class Thinkers:
    """All who think for the bots of a server."""

    def __init__(
        self,
        workers: int,
        budget: float,
        now: Callable[[], float] = time.monotonic,
        spent: Callable[[], float] = time.process_time,
    ) -> None:
        self.budget = budget
        self.now, self.spent = now, spent
        self.front = Pool(max(1, workers), Process if workers else Thread)
        """For tables with people."""
        self.back = Pool(1, (lambda: Process(worker.LOWEST)) if workers else Thread)
        """For all others."""
        self.waiting: list[PendingThought] = []
        self.working: set[asyncio.Task[None]] = set()
        self.resting: asyncio.TimerHandle | None = None
        self.last_back = (0.0, 0.0)
        """When the last thought of the others began, and what time the server had spent by then."""
        self.stopped = False
        self.late = 0
        """How often a bot took too long."""
        self.worldless = 0
        """How often no world was found for a bot that thinks ahead."""
        self.thoughts = 0

    async def think(
        self, level: str, look: Callable[[], Any], rank: Callable[[], int] = lambda: WATCHED
    ) -> list[Choice]:
        """What a bot of this level would do, first wish first; nothing, if it took too long."""
        self.thoughts += 1
        found = await self.come_true(level, lambda: msgspec.json.encode(look()), rank, self.budget)
        return [Choice(*wish) for wish in msgspec.json.decode(found or b"[]")]

    async def foresee(self, ahead: bytes, budget: float) -> list[dict[str, Any]]:
        """What answers would bring; no bot of a table with people waits for it."""
        if sum(thought.level == FORESEE for thought in self.waiting) >= _MOST_FORESEEN:
            raise Trouble("foresight-late", 503)
        found = await self.come_true(FORESEE, lambda: ahead, lambda: FORESIGHT, budget)
        if not found:
            raise Trouble("foresight-late", 503)
        foreseen: list[dict[str, Any]] = msgspec.json.decode(found)
        return foreseen

    async def advise(self, seen: bytes, budget: float) -> bytes:
        """What a clerk would do, and why; no bot of a table with people waits for it."""
        if sum(thought.level == ADVISE for thought in self.waiting) >= _MOST_FORESEEN:
            raise Trouble("foresight-late", 503)
        found = await self.come_true(ADVISE, lambda: seen, lambda: FORESIGHT, budget)
        if not found:
            raise Trouble("foresight-late", 503)
        return found

    async def come_true(self, level: str, look: Callable[[], bytes], rank: Callable[[], int], budget: float) -> bytes:
        """Wait for a turn, and for what comes of the thought."""
        if self.stopped:
            return b""
        thought = PendingThought(level, look, rank, budget, asyncio.get_running_loop().create_future())
        self.waiting.append(thought)
        self.hand_out()
        return await thought.done

    def hand_out(self) -> None:
        """Give everyone who has nothing to do the next thing to think about."""
        self.waiting = [thought for thought in self.waiting if not thought.done.done()]
        # Urgency is asked for now: somebody may have come meanwhile, or gone.
        ranked = sorted([(thought.rank(), number) for number, thought in enumerate(self.waiting)])
        begun = set()
        for rank, number in ranked:
            pool = self.front if rank < UNATTENDED else self.back
            if not pool.has_free() or (pool is self.back and not self.may_go_on()):
                continue
            begun.add(number)
            self.set_to_work(pool, self.waiting[number])
        self.waiting = [thought for number, thought in enumerate(self.waiting) if number not in begun]

    def set_to_work(self, pool: Pool, thought: PendingThought) -> None:
        """Somebody thinks about it from now on."""
        if pool is self.back:
            self.last_back = (self.now(), self.spent())
        task = asyncio.get_running_loop().create_task(self.work(pool, pool.take(), thought))
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    def may_go_on(self) -> bool:
        """Since the last such thought began the server has had time to spare; else look again when it may have."""
        began, spent = self.last_back
        rest = min((self.spent() - spent) / _SHARE, _LONGEST_REST) - (self.now() - began)
        if rest <= 0.0:
            return True
        if self.resting is None:
            self.resting = asyncio.get_running_loop().call_later(rest, self.rested)
        return False

    def rested(self) -> None:
        """The server has had time to spare: hand out what waits."""
        self.resting = None
        self.hand_out()

    async def work(self, pool: Pool, head: Head, thought: PendingThought) -> None:
        """Think about one thing, then see what comes next."""
        try:
            found = await self.thought(pool, head, thought)
        except Exception as error:
            if not thought.done.done():
                thought.done.set_exception(error)
        else:
            if not thought.done.done():
                thought.done.set_result(found)
        finally:
            self.hand_out()

    async def thought(self, pool: Pool, head: Head, thought: PendingThought) -> bytes:
        """What comes of a thought; should its process end under it, it is begun once more."""
        for another in (True, False):
            try:
                found = await self.asked(pool, head, thought)
            except (Gone, TimeoutError) as error:
                pool.let_go(head)
                if self.stopped:
                    return b""
                if isinstance(error, TimeoutError) or not another:
                    break
                head = pool.take()
            except BaseException:
                self.free(pool, head)
                raise
            else:
                self.free(pool, head)
                return found
        self.late += thought.level != FORESEE
        return b""

    async def asked(self, pool: Pool, head: Head, thought: PendingThought) -> bytes:
        """What somebody answers; getting ready is not thinking."""
        await asyncio.wait_for(asyncio.shield(pool.heads[head]), _START_TIME)
        if self.stopped:
            raise Gone
        return await asyncio.wait_for(asyncio.shield(_begin(head, thought.level, thought.look())), thought.budget)

    def free(self, pool: Pool, head: Head) -> None:
        """This one has nothing to do."""
        if head in pool.heads:
            pool.idle.append(head)

    def warm_up(self) -> None:
        """Start those who think for people before anyone waits for them."""
        if not self.stopped:
            self.front.warm_up()

    def stop(self) -> None:
        """No more thinking."""
        self.stopped = True
        if self.resting is not None:
            self.resting.cancel()
        for thought in self.waiting:
            if not thought.done.done():
                thought.done.set_result(b"")
        self.waiting = []
        for pool in (self.front, self.back):
            for head in list(pool.heads):
                pool.let_go(head)
