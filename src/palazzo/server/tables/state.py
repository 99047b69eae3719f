"""How one table stands in memory: its record, its match, its clocks, and what each seat was sent. Only data."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.match import Match
from palazzo.lessons import Course
from palazzo.puzzles import Attempt
from palazzo.server.live.streams import Streams
from palazzo.server.messages import PersonSettings
from palazzo.server.problems import Trouble
from palazzo.server.tables.clocks import Clocks
from palazzo.server.tables.lessons import course_of, follow
from palazzo.server.tables.persistence import JournalLine, TableRecord
from palazzo.server.tables.puzzles import attempt_of, follow_attempt

_USUAL: Final = PersonSettings()
"""How those like to play who have never said."""


class TableState:
    """Read by all parts of a live table; changed by whoever has its lock."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.match: Match | None = None
        self.fault: Trouble | None = None
        """Why the match cannot be carried on; the table itself can still be looked at, left and closed."""
        self.length = 0
        """How many lines the journal has."""
        self.keys: set[tuple[int, str]] = set()
        """The seat and the client's id of every answer in the journal."""
        self.clocks = Clocks(record.clock, len(record.chairs))
        self.course: Course | None = None
        """How far the lesson has come that leads through the match, if one does."""
        self.attempt: Attempt | None = None
        """How the puzzle stands that the match is, if it is one."""
        self.streams = Streams()
        self.settings: dict[str, PersonSettings] = {}
        """How the people who sit here like to play, also while they are away."""
        self.broken = False
        """What is in memory is not what is stored."""
        self.closed = False
        """The table is gone, or the server stops."""

    def settings_of(self, seat: int) -> PersonSettings:
        """How the person of a seat likes to play."""
        return self.settings.get(self.record.chairs[seat].person or "", _USUAL)

    def clear(self) -> None:
        """Nothing has been played yet."""
        self.match, self.length, self.keys = None, 0, set()
        self.course = course_of(self.record)
        self.attempt = attempt_of(self.record)
        self.clocks = Clocks(self.record.clock, len(self.record.chairs))

    def advance(self, match: Match, clocks: Clocks, lines: list[JournalLine]) -> None:
        """These lines of the journal are stored and played."""
        self.match, self.clocks = match, clocks
        self.length += len(lines)
        self.keys.update((line.seat, line.key) for line in lines if line.key)
        if self.course is not None:
            for line in lines:
                follow(self.course, line)
        if self.attempt is not None:
            for line in lines:
                follow_attempt(self.attempt, line)
            self.attempt.judge(match)

    @property
    def live_match(self) -> Match | None:
        """The match, while it can go on."""
        match = self.match
        if match is None or match.over or self.closed or self.broken or self.record.phase != "playing":
            return None
        return match

    def playing(self) -> Match:
        """The match under way; a refusal, if there is none."""
        self.check_sound()
        if self.match is None:
            raise Trouble("not-begun")
        if self.record.phase != "playing":
            raise IllegalAnswer("match-over")
        return self.match

    def check_open(self) -> None:
        """The table is still there."""
        if self.closed:
            raise Trouble("no-such-table", 404)
        if self.broken:
            raise Trouble("not-stored", 503)

    def check_sound(self) -> None:
        """Its match, if there is one, can be carried on."""
        if self.fault is not None:
            raise Trouble(self.fault.reason, self.fault.status, **self.fault.facts)
