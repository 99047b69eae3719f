"""Table talk: to all or to one seat, stored, as far as the game lets one talk."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT, SEATS
from palazzo.server.live.messages import Talk, TalkLine
from palazzo.server.live.streams import encoder
from palazzo.server.people import people
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.running.timeline import Timeline
from palazzo.server.storage import Conflict, Storage
from palazzo.server.tables import persistence
from palazzo.server.tables.persistence import Said

KEPT: Final = 300
"""Lines a table remembers in memory."""
_OVERLAP: Final = 10_000
"""Milliseconds by which one server may be behind another."""
_TRIES: Final = 20


def clean_text(text: str) -> str:
    """What can be shown: one line, no controls."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not clean:
        raise Trouble("talk-empty", 422)
    return clean


def listener(to: str | None, seat: int, seats: int) -> int | None:
    """Whom somebody talks to."""
    if to is None:
        return None
    other = SEATS.get(to, -1)
    if not 0 <= other < seats or other == seat:
        raise Trouble("talk-nobody", 422)
    return other


def check_may_talk(match: Match | None, seat: int, to: int | None) -> None:
    """The dead take no part in what the living say until they are back; exiles do.  [J-14.1, J-14.3]"""
    if match is None or match.over:
        return
    people = match.rules.common(match.table)["people"]
    if not people[seat].get("alive", True):
        raise Trouble("talk-dead", 403)
    if to is not None and not people[to].get("alive", True):
        raise Trouble("talk-to-dead", 403)


def may_hear(said: Said, seat: int | None) -> bool:
    """Private talk is for the two."""
    return said.to is None or (seat is not None and seat in (said.seat, said.to))


def line_of(said: Said) -> TalkLine:
    """A line as it is sent."""
    return TalkLine(
        n=said.n,
        seat=None if said.seat is None else SEAT[said.seat],
        name=said.name,
        text=said.text,
        to=None if said.to is None else SEAT[said.to],
        at=round(said.at, 3),
        facts=said.facts,
    )


def told(said: Said) -> bytes:
    """The message that tells a line."""
    return encoder.encode(Talk(line_of(said)))


class Conversation:
    """All that is said at one table, stored before it is heard; whoever calls it has the table's lock."""

    def __init__(
        self,
        storage: Storage,
        table: str,
        timeline: Timeline,
        deliver: Callable[[Said, bytes], None],
        withdraw: Callable[[Callable[[Said], bool]], None],
    ) -> None:
        self._storage = storage
        self._table = table
        self._timeline = timeline
        self._deliver = deliver
        """Sends a stored line to those who may hear it."""
        self._withdraw = withdraw
        """Keeps only the lines that fit, of those still to be heard."""
        self._keys: set[tuple[int | None, str]] = set()
        self.lines: list[Said] = []

    # -- from disk

    async def load(self) -> None:
        """What was said last."""
        self.lines = (await persistence.read_talk(self._storage, self._table))[-KEPT:]
        self._keys = {(said.seat, said.key) for said in self.lines if said.key}

    async def read_on(self) -> None:
        """What was said by way of other servers, whose time may be a little behind."""
        known = {said.n for said in self.lines}
        since = max(known, default=0) - _OVERLAP
        for said in await persistence.read_talk(self._storage, self._table, since):
            if said.n not in known:
                self._add(said)

    async def read_again(self) -> None:
        """Somebody's words may be gone: what is not on disk any more was never said."""
        left = {said.n for said in await persistence.read_talk(self._storage, self._table)}
        self._keep(lambda said: said.n in left)
        await self.read_on()

    # -- what was said

    def knows(self, seat: int, key: str) -> bool:
        """This seat has said it already."""
        return (seat, key) in self._keys

    def heard_by(self, seat: int | None) -> list[TalkLine]:
        """What this seat has heard, as it is sent."""
        return [line_of(said) for said in self.lines if may_hear(said, seat)]

    def forget(self, person: str) -> None:
        """Nobody hears any more what this person said."""
        self._keep(lambda said: said.person != person)

    def _keep(self, wanted: Callable[[Said], bool]) -> None:
        self.lines = [said for said in self.lines if wanted(said)]
        self._withdraw(wanted)

    # -- what is said now

    async def notice(self, message: str, facts: dict[str, Any]) -> None:
        """The table is told something."""
        await self.store(Said(0, None, "", None, message, facts, None, 0.0))

    async def store(self, said: Said) -> None:
        """Store a line, then tell those who may hear it."""
        for _ in range(_TRIES):
            said.at = time.time()
            said.n = max(int(self._timeline.now() * 1000), self.lines[-1].n + 1 if self.lines else 0)
            try:
                known = [] if said.person is None else [people.still_known(said.person)]
                await self._storage.write(*known, persistence.said_row(self._table, said), news=self._table)
            except Conflict:
                await self.read_on()
                if (said.seat, said.key) in self._keys:
                    return
                continue
            self._add(said)
            return
        raise Overtaken

    def _add(self, said: Said) -> None:
        """A line is stored: those who may hear it hear it."""
        self._timeline.catch_up(said.when)
        self.lines = [*self.lines[-KEPT + 1 :], said]
        if said.key:
            self._keys.add((said.seat, said.key))
        self._deliver(said, told(said))
