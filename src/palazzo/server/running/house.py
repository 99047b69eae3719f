"""The whole server, put together: storage, people, tables, records."""

from __future__ import annotations

import asyncio

from palazzo.server.people.people import People
from palazzo.server.running.expiring import Expiring
from palazzo.server.running.forgetting import Forgetting
from palazzo.server.settings import Settings
from palazzo.server.storage import storage_of
from palazzo.server.tables.hall import Hall
from palazzo.server.tables.lobby import Lobby
from palazzo.server.tables.rematches import Rematches
from palazzo.server.tables.replays import Replays


class House:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = storage_of(settings.database)
        self.hall = Hall(settings, self.storage)
        self.people = People(self.storage, settings)
        self.lobby = Lobby(self.hall)
        self.expiring = Expiring(self.lobby)
        self.forgetting = Forgetting(self.lobby, self.people)
        self.rematches = Rematches(self.lobby)
        self.replays = Replays(self.hall)
        self.connections: dict[str, int] = {}
        self.is_open = False
        self.proved = float("-inf")
        """When something was last written to find out whether it can be."""

    async def start(self) -> None:
        """Open, unless it is open already."""
        if self.is_open:
            return
        await self.hall.start()
        self.is_open = True
        self.hall.later(self.hall.records.rate_all())
        self.hall.later(self.expiring.run())

    async def say_goodbye(self) -> None:
        """Tell everyone at every table that the server stops, and give them a moment to hear it."""
        await self.hall.say_goodbye()
        for _ in range(20):
            if not self.hall.counts.connections:
                return
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Close."""
        await self.hall.stop()
