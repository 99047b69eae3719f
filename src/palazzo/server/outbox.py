"""What waits to be sent on one connection: bounded, so that a slow client never slows a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

PATIENCE: Final = 20.0
"""Seconds one message may take to go out."""


class Outbox:
    """Messages in order; who lets too much pile up is cut off, and may come back for the whole view."""

    def __init__(self, send: Callable[[str], Awaitable[None]], limit: int) -> None:
        self.send = send
        self.limit = limit
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.woken = asyncio.Event()
        self.closing = False
        self.overflowed = False

    def put(self, data: bytes) -> None:
        """Send this when its turn comes."""
        if self.closing:
            return
        self.size += len(data)
        if self.size > self.limit:
            self.overflowed = True
            self.queue.clear()
            self.close()
            return
        self.queue.append(data)
        self.woken.set()

    def close(self) -> None:
        """Send what waits, and no more."""
        self.closing = True
        self.woken.set()

    async def run(self) -> None:
        """Send on, until closed."""
        while True:
            while self.queue:
                data = self.queue.popleft()
                self.size -= len(data)
                async with asyncio.timeout(PATIENCE):
                    await self.send(data.decode())
            if self.closing:
                return
            self.woken.clear()
            await self.woken.wait()
