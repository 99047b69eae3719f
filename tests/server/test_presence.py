"""Who is at a table by way of another server, and when that is told."""

from __future__ import annotations

import asyncio
from typing import Any

from palazzo.server.tables.presence import Presence
from server.cluster import aside


class SlowFirst:
    """A storage that is slow to tell what it is given first."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.slow = True

    async def tell(self, table: str, note: str) -> None:
        slow, self.slow = self.slow, False
        if slow:
            await asyncio.sleep(0.05)
        self.told.append(note)


def test_what_was_told_first_arrives_first() -> None:
    storage: Any = SlowFirst()

    async def someone_comes_while_it_is_told() -> None:
        here: dict[int, Any] = {}
        presence = Presence(storage, "table", lambda: (here, 0))
        nobody = asyncio.create_task(presence.tell())
        await asyncio.sleep(0)
        here[2] = "calm"
        await asyncio.gather(nobody, presence.tell())

    aside(someone_comes_while_it_is_told())
    assert storage.told == ["here  0", "who", "here 2c 0"]
