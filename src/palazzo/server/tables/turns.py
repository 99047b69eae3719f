"""Whose turn it is in the matches somebody plays, so that they can be called; nobody is told of anybody else's."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final

from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.server.messages import MyMatch, Person
from palazzo.server.problems import Trouble
from palazzo.server.tables import persistence
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.loaded import LoadedTables

_MOST_TURNS: Final = 20
"""Matches of one person that are looked at."""
_NO_LOG: Final = 1_000_000_000
"""Looked at from so far on, a view has no lines of the log."""


class TurnList:
    """Looks at the matches people play."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.shared = tables.shared

    async def of(self, person: Person) -> list[MyMatch]:
        """What each match this person plays wants of them, the most urgent first; lessons and puzzles can wait."""
        records = await persistence.read_records(
            self.shared.storage,
            "phase = 'playing' AND lesson IS NULL AND id IN (SELECT table_id FROM seats WHERE person = ?) "
            "ORDER BY used DESC LIMIT ?",
            person.id,
            _MOST_TURNS,
        )
        found = [await self.at(record.id, person.id) for record in records]
        return sorted((turn for turn in found if turn is not None), key=_urgency)

    async def at(self, table_id: str, person: str) -> MyMatch | None:
        """What one match wants of them; nothing, if it cannot be played on."""
        try:
            table = await self.tables.get(table_id)
        except Trouble:
            return None
        lines = await self.shared.storage.fetch("SELECT MAX(at) AS last FROM journal WHERE table_id = ?", table_id)
        async with table.lock:
            match, seat = table.state.live_match, table.record.seat_of(person)
            if match is None or seat is None:
                return None
            return self.seen(table, match, seat, person, lines[0]["last"])

    def seen(self, table: LiveTable, match: Match, seat: int, person: str, last: float | None) -> MyMatch:
        """The turn as the one who sits there may see it; the lock is ours."""
        record, now = table.record, self.shared.now()
        view: dict[str, Any] = dict(match.view(seat, _NO_LOG))
        asked = None if record.chairs[seat].away_bot else next(filter(_is_open, view["questions"]), None)
        waited = record.played_until(now) - (last if last is not None else record.started or now)
        clock = table.state.clocks.seen(record.played_until(now))
        runs = clock is not None and SEAT[seat] in clock.running and record.paused_at is None
        return MyMatch(
            table=table.seen(person),
            yours=asked is not None,
            waiting=view["waiting"]["for"],
            since=round(time.time() - max(0.0, waited), 3),
            until=round(time.time() + clock.left[SEAT[seat]], 3) if clock is not None and runs else None,
            prompt="" if asked is None else asked["prompt"],
            facts={} if asked is None else asked["facts"],
            figures=_figures_of(view, seat),
            offers=[deal["by"] for deal in view["deals"] if _is_offered(deal, SEAT[seat])],
        )


def _urgency(turn: MyMatch) -> tuple[bool, float, float]:
    """What sorts the most urgent first: what waits for one, what has the least time left, what has waited longest."""
    return not turn.yours, inf if turn.until is None else turn.until, turn.since


def _is_open(question: dict[str, Any]) -> bool:
    """The match waits for an answer that is still to be given, and there is something to choose."""
    return bool(question["due"] and not question["single"] and "answer" not in question)


def _is_offered(deal: dict[str, Any], seat: str) -> bool:
    """An offer waits for this seat's signature."""
    return seat in deal["parties"] and seat not in deal["agreed"]


def _figures_of(view: dict[str, Any], seat: int) -> dict[str, int]:
    """Whatever can be counted of one's own seat, and one's place where the game keeps ranks, the first being 1."""
    ranks = {rank["seat"]: rank["place"] + 1 for rank in view["reading"].get("ranks", ())}
    found = {**view["table"]["facts"], **view["table"]["people"][seat], **view["reading"].get("yours", {})}
    counted = {name: value for name, value in found.items() if type(value) is int}
    return {**counted, "seats": len(view["seats"]), **({"place": ranks[SEAT[seat]]} if SEAT[seat] in ranks else {})}
