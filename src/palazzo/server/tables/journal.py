"""The journal of a live table: read and played when the table is loaded, and written before anyone is told.

The journal is the truth. When something cannot be written, what is in memory is thrown away and read again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import palazzo
from palazzo.kernel.match import Match
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.storage import Conflict, Statement, StorageLost
from palazzo.server.tables import persistence
from palazzo.server.tables.persistence import JournalLine, TableRecord
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState

logger = logging.getLogger("palazzo.journal")
_TRIES: Final = 20


class Journal:
    """Reads and writes one table; whoever calls it has the lock."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        read_on: Callable[[], Awaitable[None]],
        lost: Callable[[], None],
    ) -> None:
        self._state = state
        self._shared = shared
        self._read_on = read_on
        """Read what another server wrote first."""
        self._lost = lost
        """What is in memory cannot be trusted any more: let go of the table."""

    # -- from disk

    async def load(self) -> None:
        """Read everything from disk, and play the journal up to where it was."""
        state, shared = self._state, self._shared
        record = await persistence.read_record(shared.storage, state.record.id)
        if record is None:
            raise Trouble("no-such-table", 404)
        state.record = record
        state.clear()
        state.fault = self.other_rules()
        if record.origin is None or state.fault is not None:
            return
        lines = await persistence.read_journal(shared.storage, record.id)
        match = await shared.aside(self._replayed, lines)
        if match is None:
            state.fault = Trouble("journal-broken", 500)
            return
        state.advance(match, state.clocks, lines)
        shared.timeline.catch_up(lines[-1].at if lines else record.started or 0.0)
        state.clocks.be_lenient(record.played_until(shared.now()), shared.grace())

    def other_rules(self) -> Trouble | None:
        """The match was begun by other rules than ours, which might make something else of its journal."""
        record = self._state.record
        ours = palazzo.rules_of(record.game).entry.version
        if record.origin is None or record.rules == ours:
            return None
        logger.warning("a match of other rules", extra={"table": record.id, "rules": record.rules})
        return Trouble("other-rules", 409, found=record.rules, wanted=ours)

    def _replayed(self, lines: list[JournalLine]) -> Match | None:
        """The match after these lines; nothing, if they cannot be played."""
        record, clocks = self._state.record, self._state.clocks
        try:
            match = persistence.begin(record)
            clocks.follow(match, None, record.started or 0.0)
            for line in lines:
                persistence.apply(match, line)
                clocks.follow(match, line, line.at)
        except Exception:
            logger.exception("a journal cannot be played", extra={"table": record.id})
            return None
        return match

    async def reload(self) -> None:
        """What is in memory may not be what is stored: read it again."""
        try:
            await self.load()
            self._state.check_sound()
        except BaseException as error:
            self._lose(error)
            raise

    # -- to disk

    async def store(self, statements: list[Statement], record: TableRecord | None = None) -> None:
        """Write it, and the changed record; where another server wrote first, read what it wrote."""
        began = time.monotonic()
        if record is not None:
            statements = [*statements, *persistence.update(record)]
        try:
            await self._shared.storage.write(*statements, news=self._state.record.id)
        except Conflict:
            await self._read_on()
            raise Overtaken from None
        except StorageLost as error:
            self._lose(error)
            raise Trouble("not-stored", 503) from None
        except BaseException as error:
            self._lose(error)
            raise
        self._shared.counts.stored(time.monotonic() - began)
        if record is not None:
            self.replace(record)

    def replace(self, record: TableRecord) -> None:
        """The changed record is stored."""
        record.revision += 1
        self._state.record = record

    def _lose(self, error: BaseException) -> None:
        """Nothing could be stored: what is in memory is not so."""
        if isinstance(error, StorageLost | Conflict):
            logger.error("nothing can be stored", extra={"table": self._state.record.id})
        self._state.broken = True
        self._lost()


async def persevere(act: Callable[[], Awaitable[None]]) -> None:
    """Do it; where another server was quicker, think again with what it wrote."""
    for _ in range(_TRIES):
        try:
            await act()
            return
        except Overtaken:
            continue
    raise Overtaken
