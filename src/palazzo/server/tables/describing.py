"""A table in the words of its messages, as one person or connection may see it."""

from __future__ import annotations

from typing import Any, Final

from palazzo.bots.tempers import parted
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Clock, Whole
from palazzo.server.messages import Table, TableSeat
from palazzo.server.tables import lessons, puzzles
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation
from palazzo.server.views import Round, View

_ROUNDS: Final = ("round", "year", "turn")
"""What games call the longest stretch of a match that is counted."""


class Description:
    """Describes one table."""

    def __init__(self, state: TableState, shared: Shared, attendance: Attendance, conversation: Conversation) -> None:
        self._state = state
        self._shared = shared
        self._attendance = attendance
        self._conversation = conversation
        self._counted: tuple[int, Round | None] | None = None
        """How far the match had come when its journal was so long: a table is described often."""

    def table(self, person: str | None) -> Table:
        """The table as this person may see it; to those who look on later, its match is not over yet."""
        record, attendance, access = self._state.record, self._attendance, self._shared.access
        match = self._state.match
        seat = record.seat_of(person)
        hidden = seat is None and record.just_ended(self._shared.now())
        return Table(
            id=record.id,
            game=record.game,
            rules=record.rules,
            name=record.name,
            options=record.options,
            phase="playing" if hidden and record.phase == "over" else record.phase,
            host=record.host,
            seats=[
                TableSeat(
                    SEAT[s],
                    chair.name,
                    chair.person,
                    parted(chair.bot)[0] if chair.bot is not None else None,
                    attendance.present(s),
                    chair.away_bot,
                    chair.face,
                    chair.invited,
                    chair.ready,
                    parted(chair.bot or "")[1],
                )
                for s, chair in enumerate(record.chairs)
            ],
            you=None if seat is None else SEAT[seat],
            clock=record.clock,
            language=record.language,
            public=record.public,
            spectators=record.spectators,
            spectator_delay=record.spectator_delay,
            patience=record.patience,
            bell=record.bell,
            advice=record.advice,
            advisable=record.advisable,
            advised=record.advised,
            pace=attendance.pace,
            paused=record.paused_at is not None,
            watching=attendance.watching,
            created=record.created,
            round=self._round() if seat is not None or not record.spectator_delay else None,
            commitment=None if match is None else match.commitment,
            invitation=access.invitation(record) if person and person == record.host else None,
            rematch=None if hidden else record.rematch,
            result=None if hidden else record.result,
            ended=None if hidden else record.ended,
            lesson=None if self._state.course is None else lessons.seen(self._state.course),
            puzzle=None if self._state.attempt is None else puzzles.seen(self._state.attempt),
            shown=access.show_token(record) if record.has(person) else None,
        )

    def _round(self) -> Round | None:
        """How far the match has come, as all at the table see it."""
        match, length = self._state.live_match, self._state.length
        if match is None:
            return None
        if self._counted is None or self._counted[0] != length:
            self._counted = length, _round_of(match)
        return self._counted[1]

    def clock(self) -> Clock | None:
        """The clocks as everyone may see them."""
        return self._state.clocks.seen(self._state.record.played_until(self._shared.now()))

    def whole(self, connection: Connection, view: Any, version: int) -> Whole:
        """Everything, for one who has nothing."""
        seat = connection.seat
        seen: View | None = view
        return Whole(
            version=version,
            view=seen,
            talk=self._conversation.heard_by(seat),
            clock=self.clock(),
            table=self.table(connection.person_id),
            standing=[] if seat is None else self._state.record.chairs[seat].standing,
        )


def _round_of(match: Match) -> Round | None:
    """How far a match has come."""
    facts = match.rules.common(match.table)["facts"]
    number = next((facts[name] for name in _ROUNDS if name in facts), None)
    return None if number is None else Round(number, facts.get("rounds"))
