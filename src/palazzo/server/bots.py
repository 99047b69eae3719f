"""Bots: they answer through the same door as people, think in processes of their own, and have a time budget."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec

from palazzo.server import thinking


class Choice(NamedTuple):
    """What a bot would do: answer a question by its id."""

    question: str
    value: Any


class Thinkers:
    """The processes that think for all bots of a server."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self.pool: Executor | None = None
        self.stopped = False
        self.late = 0
        """How often a bot took too long."""
        self.thoughts = 0

    def open_pool(self) -> Executor:
        """The pool; made when the first bot sits down. Without workers, bots think in a thread."""
        if self.pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
            else:
                self.pool = ThreadPoolExecutor(1, thread_name_prefix="palazzo-bot")
        return self.pool

    async def think(self, level: str, view: dict[str, Any]) -> list[Choice]:
        """What a bot of this level would do in this view, first wish first; nothing, if it took too long."""
        seen = msgspec.json.encode(view)
        self.thoughts += 1
        for _ in range(2):
            if self.stopped:
                return []
            pool = self.open_pool()
            try:
                running = asyncio.get_running_loop().run_in_executor(
                    pool, thinking.think, level, seen, secrets.randbits(64)
                )
                running.add_done_callback(forget)
                # A thought that is called off would break the pool's own thread when its processes are ended.
                found = msgspec.json.decode(await asyncio.wait_for(asyncio.shield(running), self.budget))
            except BrokenExecutor:
                self.give_up(pool)
                continue
            except TimeoutError:
                self.give_up(pool)
                break
            return [Choice(question, value) for question, value in found]
        self.late += 1
        return []

    def warm_up(self) -> None:
        """Start the processes before anyone waits for them."""
        pool = self.open_pool()
        for _ in range(max(1, self.workers)):
            pool.submit(thinking.ready)

    def give_up(self, pool: Executor) -> None:
        """This pool is stuck or broken: the next thought makes a new one, and so do others' that waited in it."""
        if self.pool is pool:
            self.pool = None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()
        pool.shutdown(wait=False)

    def stop(self) -> None:
        """No more thinking."""
        self.stopped = True
        if self.pool is not None:
            self.give_up(self.pool)


def forget(thought: asyncio.Future[bytes]) -> None:
    """Nobody may be left who wants to know why a thought came to nothing."""
    if not thought.cancelled():
        thought.exception()
