"""One at a time: whoever changes a table, or reads it, has the turn."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock, first come first served, that can also be taken without waiting when it is free."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Somebody has the turn."""
        return self.taken

    def take(self) -> bool:
        """Take the turn, if nobody has it."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Hand the turn to the next who waits; it is not free in between, so that nobody can push in."""
        while self.waiting:
            follower = self.waiting.popleft()
            if not follower.done():
                follower.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
