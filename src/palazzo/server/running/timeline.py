"""The time that decides: seconds that pass while a server runs, the same for all servers of a database.

It is kept in the database and goes on from there by the monotonic clock. So no step of a machine's clock moves it, and
no two machines' clocks are compared: who reads a later time than their own, from the database or from what another
server wrote, goes on from that. While no server runs it stands still. It began as the date on the day it was first
kept, and is behind that by all the time nobody served: no date to show to anyone.

Dates (`time.time()`) are for people to read and for what is counted in days: when a table was made, when a match ended,
when something was said, when a token was given out. Nothing that happens at a table asks for one.
"""

from __future__ import annotations

import time
from typing import Final

from palazzo.server.storage import Statement, Storage

_KEPT_EVERY: Final = 5.0
"""Seconds after which a server that is alone keeps the time: as much comes back after a crash, at the most."""
_SHARED_EVERY: Final = 0.5
"""Seconds after which one of several servers does, so that the others are not far behind."""
_NAME: Final = "time"


class Timeline:
    """The time of one server."""

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()
        """By how much the time is ahead of the monotonic clock."""
        self.kept = 0.0
        """What the database knows of it."""

    def now(self) -> float:
        """Seconds; only the difference of two of them means something."""
        return self.ahead + time.monotonic()

    def catch_up(self, at: float) -> None:
        """It was this late when somebody wrote something: it is no earlier now."""
        self.ahead = max(self.ahead, at - time.monotonic())

    async def start(self, storage: Storage) -> None:
        """Go on from the time the database knows; where it knows none, from the date."""
        known = await _read(storage)
        if known is None:
            await self.write(storage)
        else:
            self.ahead = known - time.monotonic()
            self.kept = known

    async def keep(self, storage: Storage) -> None:
        """Learn what others have kept, and keep it for them and for the next start."""
        if storage.shared:
            self.kept = await _read(storage) or 0.0
            self.catch_up(self.kept)
        if self.now() - self.kept >= (_SHARED_EVERY if storage.shared else _KEPT_EVERY):
            await self.write(storage)

    async def write(self, storage: Storage) -> None:
        """Keep the time, unless a later one is kept already."""
        now = self.now()
        await storage.write(
            Statement(
                "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                " WHERE CAST(meta.value AS DOUBLE PRECISION) < CAST(excluded.value AS DOUBLE PRECISION)",
                (_NAME, repr(now)),
            )
        )
        self.kept = now


async def _read(storage: Storage) -> float | None:
    """The time as it was kept last."""
    rows = await storage.fetch("SELECT value FROM meta WHERE name = ?", _NAME)
    return float(rows[0]["value"]) if rows else None
