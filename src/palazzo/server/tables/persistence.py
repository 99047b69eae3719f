"""A table as it is kept: its row, its seats, its journal and its talk, written down and read back."""

from __future__ import annotations

import time
from typing import Any, Final, Literal, cast

import msgspec

import palazzo
from palazzo.bots.advice import can_advise
from palazzo.catalogue import GAMES
from palazzo.kernel import saves
from palazzo.kernel.match import Match, rewind, start
from palazzo.kernel.rules import Outcome
from palazzo.kernel.table import SEAT
from palazzo.server.messages import ClockRule, Language, Phase
from palazzo.server.storage import INSERT_LINE, Row, Statement, Storage
from palazzo.server.views import Result

Act = Literal["answer", "undo", "default", "read", "rewind"]
"""What a line of the journal does; `default` is the quiet answer, given when time ran out. In lessons: something was
read; the match is taken back."""


class Chair(msgspec.Struct):
    """One seat of a table."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    away_bot: str | None = None
    standing: list[str] = []
    face: str = ""
    """What the person's portrait is drawn from; nothing: the name."""
    invited: str = ""
    """Whom the host expects here, while nobody sits here."""
    ready: bool = False
    """The person has said, before the start, that they are ready."""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def thinker(self) -> str | None:
        """The level of the bot that answers here now."""
        return self.bot or self.away_bot


class Guide(msgspec.Struct, frozen=True):
    """What leads through the match of a table: a lesson, or a puzzle."""

    kind: Literal["lesson", "puzzle"]
    id: str


class TableRecord(msgspec.Struct, kw_only=True):
    """A table, but for its match."""

    id: str
    revision: int = 0
    game: str
    rules: str
    options: dict[str, Any]
    name: str = ""
    phase: Phase = "waiting"
    host: str
    clock: ClockRule
    language: Language
    public: bool
    spectators: bool
    spectator_delay: float
    patience: float = 0.0
    """Seconds after which a bot may stand in for one who is present and does not answer; 0: never."""
    bell: float = 0.0
    """Seconds a reaction window stands open among several people who are here; 0: until all have answered."""
    advice: bool = False
    """Whoever sits here may ask what a clerk would do."""
    advised: bool = False
    """Somebody has asked what a clerk would do: this match is not rated."""
    paused_at: float | None = None
    """Since when the only person at the table has stopped it, by the timeline."""
    paused_for: float = 0.0
    """Seconds it was stopped before."""
    removed: list[str] = []
    """Whom the host has asked to stand up."""
    shown: int = 0
    """Grows when a link that shows the match is made or withdrawn: odd, while one stands."""
    used: float = 0.0
    """When it was last changed."""
    generation: int = 0
    origin: dict[str, Any] | None = None
    rematch: str | None = None
    result: Result | None = None
    created: float
    started: float | None = None
    ended: float | None = None
    wake: float | None = None
    """When somebody must look at it although nobody is there; of a match that is over, when spectators know."""
    lesson: Guide | None = None
    """What leads through its match."""
    chairs: list[Chair]

    def seat_of(self, person: str | None) -> int | None:
        """Where this person sits."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    @property
    def advisable(self) -> bool:
        """One may ask what a clerk would do: it is agreed, or only one person plays here; but not in a lesson."""
        people = sum(chair.person is not None for chair in self.chairs)
        return self.lesson is None and can_advise(self.game) and (self.advice or people == 1)

    def has(self, person: str | None) -> bool:
        """This person sits here, or is the host."""
        return person is not None and (person == self.host or self.seat_of(person) is not None)

    def end(self, now: float) -> None:
        """The match is over; those who look on later hear of it later."""
        self.phase, self.ended = "over", time.time()
        self.wake = now + self.spectator_delay if self.spectator_delay else None

    def just_ended(self, now: float) -> bool:
        """The match is over, but not yet for those who look on."""
        return self.phase == "over" and self.wake is not None and now < self.wake

    def played_until(self, now: float) -> float:
        """The time that clocks go by and journals are dated with: it stands still while the table is stopped."""
        return (now if self.paused_at is None else self.paused_at) - self.paused_for

    def stop(self, now: float) -> None:
        """The table is paused: no time passes, and nobody need look at it."""
        self.paused_at, self.wake = now, None

    def go_on(self, now: float) -> None:
        """It goes on; how long it stood still counts for nobody."""
        if self.paused_at is not None:
            self.paused_for += now - self.paused_at
            self.paused_at, self.wake = None, now if self.clock.kind != "none" else None

    @property
    def people(self) -> list[int]:
        """The seats of people, here or not, for whom no bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and chair.thinker is None]

    def names(self) -> list[str]:
        """What everyone is called."""
        return [chair.name or SEAT[seat] for seat, chair in enumerate(self.chairs)]


class JournalLine(msgspec.Struct):
    """A line of the journal; `key` is the id its client gave it."""

    n: int
    act: Act
    seat: int
    question: str
    value: Any
    key: str | None
    at: float
    """When, by the time the table had been played for."""


class Said(msgspec.Struct):
    """A line of talk, or (with facts) something the table is told."""

    n: int
    """Milliseconds by the timeline, or a little more: no two lines of a table have the same."""
    seat: int | None
    name: str
    to: int | None
    text: str
    facts: dict[str, Any] | None
    key: str | None
    at: float
    """When, as a date for people to read."""
    person: str | None = None

    @property
    def when(self) -> float:
        """When, by the timeline."""
        return self.n / 1000


_COLUMNS: Final = (
    "game", "rules", "options", "name", "phase", "host", "clock", "language", "public", "spectators",
    "spectator_delay", "generation", "origin", "rematch", "result", "created", "started", "ended", "wake",
    "patience", "removed", "shown", "used", "bell", "advice", "advised", "paused_at", "paused_for", "lesson",
)  # fmt: skip
_WRITTEN: Final = {"options", "clock", "origin", "result", "removed", "lesson"}
"""Columns that hold JSON."""


def encoded(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def _column(record: TableRecord, name: str) -> Any:
    """A column of the table's row."""
    value = getattr(record, name)
    if name in _WRITTEN:
        return None if value is None else encoded(value)
    return int(value) if isinstance(value, bool) else value


def create(record: TableRecord) -> list[Statement]:
    """Statements that write a new table."""
    marks = ", ".join("?" for _ in range(len(_COLUMNS) + 2))
    values = (record.id, record.revision, *(_column(record, name) for name in _COLUMNS))
    row = Statement(f"INSERT INTO tables (id, revision, {', '.join(_COLUMNS)}) VALUES ({marks})", values)
    return [row, *(_chair_row(record, seat) for seat in range(len(record.chairs)))]


def update(record: TableRecord) -> list[Statement]:
    """Statements that write a changed table; a Conflict if somebody else changed it first."""
    sets = ", ".join(f"{name} = ?" for name in _COLUMNS)
    values = (*(_column(record, name) for name in _COLUMNS), record.revision + 1, record.id, record.revision)
    row = Statement(f"UPDATE tables SET {sets}, revision = ? WHERE id = ? AND revision = ?", values, rows=1)
    return [row, *(_chair_row(record, seat) for seat in range(len(record.chairs)))]


def _chair_row(record: TableRecord, seat: int) -> Statement:
    """The statement that writes one seat."""
    chair = record.chairs[seat]
    return Statement(
        "INSERT INTO seats (table_id, seat, name, person, bot, away_bot, standing, face, invited, ready)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, person = excluded.person,"
        " bot = excluded.bot, away_bot = excluded.away_bot, standing = excluded.standing, face = excluded.face,"
        " invited = excluded.invited, ready = excluded.ready",
        (
            record.id,
            seat,
            chair.name,
            chair.person,
            chair.bot,
            chair.away_bot,
            encoded(chair.standing),
            chair.face,
            chair.invited,
            int(chair.ready),
        ),
    )


def standing_row(record: TableRecord, seat: int) -> Statement:
    """Write what a seat passes by itself, and nothing else of it: another server may have changed the rest."""
    chair = record.chairs[seat]
    return Statement(
        "UPDATE seats SET standing = ? WHERE table_id = ? AND seat = ? AND person = ?",
        (encoded(chair.standing), record.id, seat, chair.person),
    )


def erase(table: str) -> list[Statement]:
    """Statements that remove a table, with all that was written of it; a document nobody needs any more goes too."""
    return [
        Statement(
            "UPDATE documents SET uses = uses - 1 WHERE hash IN (SELECT hash FROM brought WHERE table_id = ?)", (table,)
        ),
        Statement("DELETE FROM documents WHERE uses <= 0"),
        *(
            Statement(f"DELETE FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (table,))
            for name in ("tables", "seats", "talk", "journal", "brought")
        ),
    ]


def _record_of(row: Row, seats: list[Row]) -> TableRecord:
    """A table from its rows."""
    fields = {name: row[name] for name in ("id", "revision", *_COLUMNS)}
    for name in _WRITTEN:
        fields[name] = None if row[name] is None else msgspec.json.decode(row[name])
    fields["chairs"] = [_chair_of(seat) for seat in sorted(seats, key=lambda seat: int(seat["seat"]))]
    return msgspec.convert(fields, TableRecord, strict=False)


def _chair_of(row: Row) -> Chair:
    """A seat from its row."""
    standing = msgspec.json.decode(row["standing"], type=list[str])
    return Chair(
        row["name"],
        row["person"],
        row["bot"],
        row["away_bot"],
        standing,
        row["face"],
        row["invited"],
        bool(row["ready"]),
    )


async def read_record(storage: Storage, table: str) -> TableRecord | None:
    """A table, if there is one."""
    rows = await storage.fetch("SELECT * FROM tables WHERE id = ?", table)
    if not rows:
        return None
    return _record_of(rows[0], await storage.fetch("SELECT * FROM seats WHERE table_id = ?", table))


async def read_records(storage: Storage, where: str, *values: Any) -> list[TableRecord]:
    """The tables this condition holds for, with their seats."""
    rows = await storage.fetch(f"SELECT * FROM tables WHERE {where}", *values)
    if not rows:
        return []
    marks = ", ".join("?" for _ in rows)
    chairs: dict[str, list[Row]] = {}
    for seat in await storage.fetch(f"SELECT * FROM seats WHERE table_id IN ({marks})", *(row["id"] for row in rows)):
        chairs.setdefault(seat["table_id"], []).append(seat)
    return [_record_of(row, chairs.get(row["id"], [])) for row in rows]


async def read_just_ended(storage: Storage, now: float) -> list[TableRecord]:
    """Tables whose match is over, but not yet for those who look on."""
    games = list(GAMES)
    marks = ", ".join("?" for _ in games)
    return await read_records(
        storage,
        f"game IN ({marks}) AND phase = 'over' AND wake > ?",
        *games,
        now,
    )


# -- the journal


def line_row(table: str, line: JournalLine) -> Statement:
    """Write one line of the journal; a Conflict if somebody else wrote that line first."""
    value = encoded(line.value)
    return Statement(INSERT_LINE, (table, line.n, line.act, line.seat, line.question, value, line.key, line.at))


async def read_journal(storage: Storage, table: str, since: int = 0) -> list[JournalLine]:
    """The journal from a line on."""
    rows = await storage.fetch("SELECT * FROM journal WHERE table_id = ? AND n >= ? ORDER BY n", table, since)
    return [
        JournalLine(
            row["n"],
            cast(Act, row["act"]),
            row["seat"],
            row["question"],
            msgspec.json.decode(row["value"]),
            row["key"],
            row["at"],
        )
        for row in rows
    ]


def result_of(outcome: Outcome) -> Result:
    """How a match ended, as a table remembers it."""
    winners = [SEAT[seat] for seat in outcome.winners]
    return Result(winners, list(outcome.scores), outcome.reason, list(outcome.places))


def begin(record: TableRecord) -> Match:
    """The match of a started table, before the first answer."""
    assert record.origin is not None
    rules = palazzo.rules_of(record.game)
    seats = len(record.chairs)
    if "table" in record.origin:
        return saves.begin(rules, {"seats": seats, "origin": record.origin}, record.options)
    return start(rules, seats, record.origin["key"], record.options, record.origin.get("position"))


def apply(match: Match, line: JournalLine) -> None:
    """Do what a line of the journal says."""
    if line.act == "undo":
        match.undo(line.seat)
    elif line.act == "rewind":
        rewind(match, line.value["length"])
    elif line.act != "read":
        match.answer(line.seat, line.value, line.question or None)


# -- talk


def said_row(table: str, said: Said) -> Statement:
    """Write one line of talk."""
    facts = None if said.facts is None else encoded(said.facts)
    return Statement(
        "INSERT INTO talk (table_id, n, seat, name, recipient, text, facts, key, at, person)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, said.n, said.seat, said.name, said.to, said.text, facts, said.key, said.at, said.person),
    )


def unsay(table: str, person: str) -> Statement:
    """Remove what somebody said at a table."""
    return Statement("DELETE FROM talk WHERE table_id = ? AND person = ?", (table, person))


async def read_talk(storage: Storage, table: str, since: int = 0) -> list[Said]:
    """The talk at a table from a line on."""
    rows = await storage.fetch("SELECT * FROM talk WHERE table_id = ? AND n >= ? ORDER BY n", table, since)
    return [
        Said(
            row["n"],
            row["seat"],
            row["name"],
            row["recipient"],
            row["text"],
            None if row["facts"] is None else msgspec.json.decode(row["facts"]),
            row["key"],
            row["at"],
            row["person"],
        )
        for row in rows
    ]
