"""What all tables of a server share: settings, storage, time, the bots' processes, counts."""

from __future__ import annotations

import asyncio
import time

from palazzo.server.people.rate_limits import Rates
from palazzo.server.people.records import Records
from palazzo.server.problems import Trouble
from palazzo.server.running.background import Background
from palazzo.server.running.counts import Counts
from palazzo.server.running.timeline import Timeline
from palazzo.server.settings import Settings
from palazzo.server.storage import Storage
from palazzo.server.tables.access import Access
from palazzo.server.tables.persistence import TableRecord
from palazzo.server.thinking.pool import Thinkers


class Shared:
    """One of each for a whole server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.timeline = Timeline()
        self.now = self.timeline.now
        self.background = Background(settings.threads)
        self.later = self.background.later
        self.aside = self.background.aside
        self.thinkers = Thinkers(settings.workers, settings.bot_budget)
        self.records = Records(storage, self.now)
        self.talk_rates = Rates(settings.talk_rate, settings.talk_burst)
        self.foresight_rates = Rates(settings.foresight_rate, settings.foresight_burst)
        self.counts = Counts()
        self.access = Access()
        self.started = time.monotonic()
        """When the server, or its storage after an outage, began to answer."""
        self.stopping = False
        self.full = False
        """So much is kept that nothing new is begun."""

    def grace(self) -> float:
        """Seconds everyone who is asked has at least, soon after a start; a table merely put aside gives none."""
        since = time.monotonic() - self.started
        return self.settings.restart_grace if since < self.settings.restart_grace else 0.0

    def check_space(self) -> None:
        """Something new may still be kept."""
        if self.full:
            raise Trouble("house-full", 507)

    def finished(self, record: TableRecord) -> None:
        """A match is over: rate it, and count it when all may know."""
        asyncio.get_running_loop().call_later(record.spectator_delay, self.counts.finish)
        self.later(self.records.rate_all())
