"""The whole server, put together: storage, people, tables, records."""

from __future__ import annotations

import asyncio

from palazzo.server.people.people import People
from palazzo.server.running.expiring import Expiring
from palazzo.server.running.forgetting import Forgetting
from palazzo.server.settings import Settings
from palazzo.server.storage import storage_of
from palazzo.server.tables.loaded import LoadedTables
from palazzo.server.tables.lobby import Lobby
from palazzo.server.tables.positions import Positions
from palazzo.server.tables.rematches import Rematches
from palazzo.server.tables.replays import Replays
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.teaching import Teaching
from palazzo.server.tables.turns import TurnList


class Services:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = storage_of(settings.database)
        self.shared = Shared(settings, self.storage)
        self.tables = LoadedTables(self.shared)
        self.people = People(self.storage, settings)
        self.lobby = Lobby(self.tables)
        self.expiring = Expiring(self.lobby)
        self.forgetting = Forgetting(self.lobby, self.people)
        self.rematches = Rematches(self.lobby)
        self.replays = Replays(self.shared)
        self.turns = TurnList(self.tables)
        self.teaching = Teaching(self.lobby)
        self.positions = Positions(self.lobby, self.replays)
        self.connections: dict[str, int] = {}
        self.is_open = False
        self.proved = float("-inf")
        """When something was last written to find out whether it can be."""

    async def start(self) -> None:
        """Open, unless it is open already."""
        if self.is_open:
            return
        await self.tables.start()
        self.is_open = True
        self.shared.later(self.shared.records.rate_all())
        self.shared.later(self.expiring.run())
        self.shared.later(self.teaching.read_all())

    async def say_goodbye(self) -> None:
        """Tell everyone at every table that the server stops, and give them a moment to hear it."""
        await self.tables.say_goodbye()
        for _ in range(20):
            if not self.shared.counts.connections:
                return
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Stop all tables and close the storage."""
        await self.tables.stop()
