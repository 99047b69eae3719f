"""Work nobody waits for: tasks that are started and watched over, and threads for what would hold the loop up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from palazzo.server.storage import StorageLost

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger("palazzo.background")


class Background:
    """The tasks and threads of one server."""

    def __init__(self, threads: int) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="palazzo-play")

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it soon; whoever asked does not wait."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Log what went wrong with a task nobody waited for."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageLost):
            logger.warning("nothing came of it in the background", extra={"reason": str(error)})
        elif error is not None:
            logger.error("something went wrong in the background", exc_info=error)

    async def aside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run something long in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*given, **named))

    def stop(self) -> None:
        """Cancel what is under way."""
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
