"""Around a table before, between and after matches: make it, join, leave, swap, fill, start, close."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

import palazzo
from palazzo.bots import LEVELS, TEMPERED, TEMPERS
from palazzo.bots.levels import NAMES
from palazzo.kernel import chance
from palazzo.kernel.errors import UnknownBot
from palazzo.kernel.table import SEAT, SEATS
from palazzo.server.messages import ClockRule, NewTable, Person, TableChange
from palazzo.server.people import tokens
from palazzo.server.people.people import clean_name, still_known
from palazzo.server.problems import Trouble
from palazzo.server.storage import Conflict, Statement
from palazzo.server.tables import persistence
from palazzo.server.tables.clocks import Clocks
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.loaded import LoadedTables
from palazzo.server.tables.persistence import Chair, TableRecord

_LONGEST_TITLE: Final = 60
_LISTED: Final = 100
_CORRESPONDENCE: Final = 3600.0
"""Seconds of a clock from which on people are not expected to be here at the same time."""
_MOST_REMOVED: Final = 50
"""People a table remembers as asked to stand up."""


class Lobby:
    """What people do to tables, each only what they may."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.shared = tables.shared

    # -- making

    async def make(self, host: Person, wanted: NewTable) -> LiveTable:
        """A new table; its host sits in the first seat that no bot was wanted in."""
        await self.check_table_limit(host.id)
        rules = palazzo.rules_of(wanted.game)
        options = rules.entry.complete_options(wanted.seats, rules.entry.cleared(wanted.seats, wanted.options))
        _check_clock(wanted.clock)
        record = TableRecord(
            id=tokens.new_id(),
            game=wanted.game,
            rules=rules.entry.version,
            options=options,
            name=_clean_title(wanted.name),
            host=host.id,
            clock=wanted.clock,
            language=wanted.language,
            public=wanted.public,
            spectators=wanted.spectators,
            spectator_delay=wanted.spectator_delay,
            patience=wanted.patience,
            bell=self.usual_bell(wanted.clock) if wanted.bell is msgspec.UNSET else wanted.bell,
            advice=wanted.advice,
            created=time.time(),
            chairs=[Chair() for _ in range(wanted.seats)],
        )
        for name, level in wanted.bots.items():
            put_bot(record, _seat_at(record, name), _drawn(level))
        for name, guest in wanted.invited.items():
            _expect(record, _seat_at(record, name), guest)
        free = [chair for chair in record.chairs if chair.free]
        own = record.chairs[_seat_at(record, wanted.seat)] if wanted.seat is not None else None
        if own is not None and not own.free:
            raise Trouble("seat-taken")
        if own is not None or free:
            take(record, own or next((chair for chair in free if not chair.invited), free[0]), host)
        return await self.create(record)

    def usual_bell(self, clock: ClockRule) -> float:
        """How long a window stands open if nobody says; with an hour or more for an answer, until all have answered."""
        return 0.0 if clock.kind != "none" and clock.seconds >= _CORRESPONDENCE else self.shared.settings.bell

    async def create(self, record: TableRecord) -> LiveTable:
        """Write a new table, and open it; of two made at once, the second counts the first."""
        self.shared.check_space()
        record.used = record.created
        host, most = record.host, self.shared.settings.most_tables
        try:
            await self.shared.storage.write(
                still_known(host), _below_table_limit(host, most), *persistence.create(record)
            )
        except Conflict:
            await self.check_table_limit(host)
            raise
        return await self.tables.get(record.id)

    async def check_table_limit(self, host: str) -> None:
        """Nobody has too many tables open."""
        rows = await self.shared.storage.fetch(
            "SELECT COUNT(*) AS number FROM tables WHERE host = ? AND phase <> 'over'", host
        )
        if rows[0]["number"] >= self.shared.settings.most_tables:
            raise Trouble("too-many-tables", 429, most=self.shared.settings.most_tables)

    # -- looking

    async def open_tables(self) -> list[TableRecord]:
        """Public tables that still have room, and public matches one may watch.

        Where spectators are behind, a match stays until they have seen its end, and what follows it comes then.
        """
        storage = self.shared.storage
        found = await persistence.read_records(
            storage,
            "public = 1 AND (phase = 'waiting' OR phase = 'playing' AND spectators = 1) ORDER BY created DESC LIMIT ?",
            _LISTED,
        )
        ended = await persistence.read_just_ended(storage, self.shared.now())
        following = {record.rematch for record in ended}
        found = [record for record in found if record.id not in following]
        found += [record for record in ended if record.public and record.spectators]
        return sorted(found, key=lambda record: record.created, reverse=True)

    async def tables_of(self, person: Person) -> list[TableRecord]:
        """All tables somebody sits or sat at, or is the host of; lessons are listed elsewhere."""
        return await persistence.read_records(
            self.shared.storage,
            "lesson IS NULL AND (host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?))"
            " ORDER BY created DESC LIMIT ?",
            person.id,
            person.id,
            200,
        )

    async def visit(self, table_id: str, person: Person | None, invitation: str | None) -> LiveTable:
        """A table, for one who may see it."""
        table = await self.tables.get(table_id)
        table.check_may_see(None if person is None else person.id, invitation)
        return table

    # -- seats

    async def join(self, table: LiveTable, person: Person, seat: str | None, invitation: str | None) -> None:
        """Take a seat before the match begins."""
        record = table.record
        if not record.public and record.host != person.id and not self.shared.access.invited(record, invitation):
            raise Trouble("invitation-needed", 403)

        def sit(record: TableRecord) -> None:
            _check_waiting(record)
            if person.id in record.removed:
                raise Trouble("removed-by-host", 403)
            if record.seat_of(person.id) is not None:
                raise Trouble("seated-already")
            chair = record.chairs[_seat_at(record, seat)] if seat is not None else _free_for(record, person.name)
            if not chair.free:
                raise Trouble("seat-taken")
            take(record, chair, person)

        await self.change(table, sit, [still_known(person.id)])

    async def leave(self, table: LiveTable, person: Person) -> None:
        """Stand up; in a match a bot stands in until one comes back."""
        async with table.lock:
            seat = table.record.seat_of(person.id)
            if seat is None:
                raise Trouble("not-seated", 403)
            if table.record.phase == "over":
                raise Trouble("match-is-over")
            if is_last(table.record, person.id) or table.record.lesson is not None:
                await self.erase(table)
                return

            def go(record: TableRecord) -> None:
                if record.phase == "playing":
                    record.chairs[seat].away_bot = next(iter(LEVELS))
                    return
                record.chairs[seat] = Chair()
                if record.host == person.id:
                    record.host = next(chair.person for chair in record.chairs if chair.person is not None)

            playing = table.record.phase == "playing"
            if playing:
                table.attendance.send_away(person.id, "you-left")
            await table.change(go)
            if playing:
                await table.conversation.notice("notice-bot", {"seat": SEAT[seat]})

    async def remove(self, table: LiveTable, person: Person, seat: str) -> None:
        """The host asks somebody to stand up before the match begins; they sit down here no more."""
        async with table.lock:
            record = table.record
            _check_host(record, person)
            _check_waiting(record)
            gone = record.chairs[_seat_at(record, seat)].person
            if gone is None or gone == person.id:
                raise Trouble("seat-not-anothers")

            def stand_up(record: TableRecord) -> None:
                _check_waiting(record)
                where = record.seat_of(gone)
                if where is not None:
                    record.chairs[where] = Chair()
                record.removed = [*(other for other in record.removed if other != gone), gone][-_MOST_REMOVED:]

            # Before their seat is free, for then they would be told that they stood up by themselves.
            await self.tables.dismiss(gone, "removed-by-host", record.id)
            await table.change(stand_up)

    async def swap(self, table: LiveTable, person: Person, seat: str, other: str | None) -> None:
        """Move to a free seat; the host may also swap any two."""

        def move(record: TableRecord) -> None:
            _check_waiting(record)
            own = record.seat_of(person.id)
            one = own if other is None else _seat_at(record, other)
            if one is None:
                raise Trouble("not-seated", 403)
            two = _seat_at(record, seat)
            if record.host != person.id and (one != own or not record.chairs[two].free):
                raise Trouble("only-host", 403)
            record.chairs[one], record.chairs[two] = record.chairs[two], record.chairs[one]

        await self.change(table, move)

    async def set_bot(self, table: LiveTable, person: Person, seat: str, level: str | None) -> None:
        """The host puts a bot in a free seat, or takes one away."""

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            _check_waiting(record)
            chair = record.chairs[_seat_at(record, seat)]
            if chair.person is not None:
                raise Trouble("seat-taken")
            if level is None:
                chair.bot, chair.name = None, ""
            else:
                put_bot(record, _seat_at(record, seat), _drawn(level))

        await self.change(table, put)

    async def expect(self, table: LiveTable, person: Person, seat: str, name: str) -> None:
        """The host says who is expected in a free seat, or that anybody may come."""

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            _check_waiting(record)
            _expect(record, _seat_at(record, seat), name)

        await self.change(table, put)

    async def set_ready(self, table: LiveTable, person: Person, ready: bool) -> None:
        """Somebody is ready for the match to begin, or not yet."""

        def put(record: TableRecord) -> None:
            _check_waiting(record)
            own = record.seat_of(person.id)
            if own is None:
                raise Trouble("not-seated", 403)
            record.chairs[own].ready = ready

        await self.change(table, put)

    async def fill(self, table: LiveTable, person: Person, level: str) -> None:
        """The host puts bots in all free seats."""

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            _check_waiting(record)
            for number, chair in enumerate(record.chairs):
                if chair.free:
                    put_bot(record, number, _drawn(level))

        await self.change(table, put)

    async def replace(self, table: LiveTable, person: Person, seat: str, level: str | None) -> None:
        """The host lets a bot stand in for somebody who is not there or does not answer, or sends it away again."""
        async with table.lock:
            _check_host(table.record, person)
            table.state.playing()
            number = _seat_at(table.record, seat)
            if table.record.chairs[number].person is None:
                raise Trouble("seat-not-a-persons")
            present = table.attendance.present(number)
            if level is not None:
                _check_level(level)
                if present:
                    table.check_patience(number)

            def put(record: TableRecord) -> None:
                record.chairs[number].away_bot = level

            gone = table.record.chairs[number].person
            if level is not None and present and gone is not None:
                await self.tables.dismiss(gone, "bot-stands-in", table.record.id)
            await table.change(put)
            if level is not None:
                await table.conversation.notice("notice-slow" if present else "notice-bot", {"seat": SEAT[number]})

    # -- the table itself

    async def alter(self, table: LiveTable, person: Person, wish: TableChange) -> None:
        """The host changes the table before the match begins: all are told, and nobody is ready any more."""
        changed: list[str] = []

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            _check_waiting(record)
            before = _agreed(record)
            for name in ("public", "language", "spectators", "spectator_delay", "clock", "patience", "bell", "advice"):
                value = getattr(wish, name)
                if value is not msgspec.UNSET:
                    setattr(record, name, value)
            _check_clock(record.clock)
            if isinstance(wish.name, str):
                record.name = _clean_title(wish.name)
            if isinstance(wish.options, dict):
                entry = palazzo.rules_of(record.game).entry
                seats = len(record.chairs)
                record.options = entry.complete_options(seats, entry.cleared(seats, {**record.options, **wish.options}))
            now = _agreed(record)
            changed[:] = [name for name in now if now[name] != before.get(name)]
            if changed:
                for chair in record.chairs:
                    chair.ready = False

        async with table.lock:
            await table.change(put)
            for name in changed:
                await table.conversation.notice("notice-agreed", {"what": name})

    async def new_invitation(self, table: LiveTable, person: Person) -> str:
        """Another invitation; the old one opens nothing any more, and whoever has the new one may sit down."""

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            record.generation += 1
            record.removed = []

        await self.change(table, put)
        return self.shared.access.invitation(table.record)

    async def show(self, table: LiveTable, person: Person) -> str:
        """What shows a finished match to whoever has it; the same, if there is one."""

        def put(record: TableRecord) -> None:
            _check_took_part(record, person)
            record.shown += not record.shown % 2

        await self.change(table, put)
        token = self.shared.access.show_token(table.record)
        assert token is not None
        return token

    async def hide(self, table: LiveTable, person: Person) -> None:
        """The link to a finished match shows nothing any more; whoever came by it is sent away."""

        def put(record: TableRecord) -> None:
            _check_took_part(record, person)
            record.shown += record.shown % 2

        await self.change(table, put)

    async def start(self, table: LiveTable, person: Person) -> None:
        """The host lets the match begin: all seats are taken, chance gets a key nobody knows."""
        self.shared.check_space()

        def put(record: TableRecord) -> None:
            _check_host(record, person)
            _check_waiting(record)
            if any(chair.free for chair in record.chairs):
                raise Trouble("seats-free")
            record.phase = "playing"
            record.origin = fresh_origin()
            record.started = self.shared.now()
            record.rules = palazzo.rules_of(record.game).entry.version
            record.wake = _first_end(record)

        async with table.lock:
            await table.change(put)
            await table.begin()
        if any(chair.bot for chair in table.record.chairs):
            self.shared.thinkers.warm_up()

    async def close(self, table: LiveTable, person: Person) -> None:
        """The host closes the table: before the match it is gone, in a match that is over without a result."""
        async with table.lock:
            _check_host(table.record, person)
            if table.record.phase == "over":
                raise Trouble("match-is-over")
            if table.record.phase == "waiting" or table.record.lesson is not None:
                await self.erase(table)
                return

            def end(record: TableRecord) -> None:
                record.end(self.shared.now())

            await table.change(end)
            await table.conversation.notice("notice-closed", {})

    async def erase(self, table: LiveTable) -> None:
        """A table that never began, or was brought from elsewhere, is gone; the lock is ours."""
        await table.erase()
        await self.tables.drop(table, Trouble("table-closed", 410))
        # The table before this one has a lock of its own, which its rematch takes before ours.
        self.shared.later(self.lead_nowhere(table.record.id))

    async def lead_nowhere(self, gone: str) -> None:
        """No table has this one as its rematch any more."""

        def clear(record: TableRecord) -> None:
            if record.rematch == gone:
                record.rematch = None

        with contextlib.suppress(Trouble):
            for row in await self.shared.storage.fetch("SELECT id FROM tables WHERE rematch = ?", gone):
                await self.change(await self.tables.get(row["id"]), clear)

    async def change(
        self, table: LiveTable, alter: Callable[[TableRecord], None], beside: Sequence[Statement] = ()
    ) -> None:
        """Alter a table while nobody else does."""
        async with table.lock:
            await table.change(alter, beside)


def fresh_origin() -> dict[str, Any]:
    """What a match begins from: a key nobody can guess."""
    return {"key": chance.fresh_key()}


def _first_end(record: TableRecord) -> float | None:
    """When the first time is up at a table that begins; nothing, if it has no clock."""
    clocks = Clocks(record.clock, len(record.chairs))
    if not clocks.ticking or record.started is None:
        return None
    match = persistence.begin(record)
    clocks.follow(match, None, record.started)
    return clocks.next_end(match, record.started)


def _below_table_limit(host: str, most: int) -> Statement:
    """A Conflict, if this person has as many tables open as anybody may; `still_known` has others wait before it."""
    return Statement(
        "UPDATE people SET created = created WHERE id = ?"
        " AND (SELECT COUNT(*) FROM tables WHERE host = ? AND phase <> 'over') < ?",
        (host, host, most),
        rows=1,
    )


def is_last(record: TableRecord, person: str) -> bool:
    """Without this person nobody is left at a table that has not begun."""
    others = {record.host, *(chair.person for chair in record.chairs)} - {person, None, ""}
    return record.phase == "waiting" and not others


def _seat_at(record: TableRecord, name: str) -> int:
    """A seat of this table by its name."""
    seat = SEATS.get(name, -1)
    if not 0 <= seat < len(record.chairs):
        raise Trouble("no-such-chair", 422, seat=name)
    return seat


def _free_for(record: TableRecord, name: str) -> Chair:
    """The free seat where somebody of this name is expected, else one where nobody is, else any."""
    free = [chair for chair in record.chairs if chair.free]
    if not free:
        raise Trouble("table-full")
    wanted = name.casefold()
    return min(free, key=lambda chair: 0 if chair.invited.casefold() == wanted else 2 if chair.invited else 1)


def take(record: TableRecord, chair: Chair, person: Person) -> None:
    """Somebody sits down in a free seat; a bot of the same name gets another."""
    for other in record.chairs:
        if other.bot and other.name.casefold() == person.name.casefold():
            other.name = _unused_name(record)
    chair.name, chair.person, chair.face = distinct(record, person.name), person.id, person.face
    chair.invited, chair.ready = "", False


def _expect(record: TableRecord, seat: int, name: str) -> None:
    """Somebody is expected in a free seat; without a name, anybody."""
    chair = record.chairs[seat]
    if not chair.free:
        raise Trouble("seat-taken")
    chair.invited = clean_name(name) if name.strip() else ""


def _agreed(record: TableRecord) -> dict[str, Any]:
    """What those who sit down agree to, by the message that names it."""
    rules = {f"option-{name}": value for name, value in record.options.items()}
    house = {"clock": record.clock, "patience": record.patience, "agreed-bell": record.bell}
    return {**rules, **house, "agreed-advice": record.advice}


def distinct(record: TableRecord, name: str) -> str:
    """A name nobody else at the table has."""
    taken = {chair.name.casefold() for chair in record.chairs}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name} {number}" for number in range(2, 10))
    return next(new for new in numbered if new.casefold() not in taken)


def put_bot(record: TableRecord, seat: int, level: str) -> None:
    """A bot sits down, with a name nobody else has."""
    _check_level(level)
    chair = record.chairs[seat]
    chair.bot, chair.invited = level, ""
    chair.name = chair.name or _unused_name(record)


def _drawn(level: str) -> str:
    """A bot of this level, with a temperament drawn for it if it can have one and none was chosen."""
    return f"{level}:{secrets.choice(list(TEMPERS))}" if level in TEMPERED else level


def _unused_name(record: TableRecord) -> str:
    """The first name of bots that nobody at the table has."""
    taken = {chair.name.casefold() for chair in record.chairs}
    return next(name for name in NAMES if name.casefold() not in taken)


def _check_level(level: str) -> None:
    """There are such bots."""
    try:
        palazzo.bots.bot(level)
    except UnknownBot:
        raise Trouble("no-such-level", 422, level=level, levels=", ".join(LEVELS)) from None


def _check_host(record: TableRecord, person: Person) -> None:
    """Only the host may."""
    if record.host != person.id:
        raise Trouble("only-host", 403)


def _check_took_part(record: TableRecord, person: Person) -> None:
    """Only those who sat there, or brought it, may show a match, and only when it is over."""
    if not record.has(person.id):
        raise Trouble("not-seated", 403)
    if record.phase != "over" or record.result is None:
        raise Trouble("match-not-over")


def _check_waiting(record: TableRecord) -> None:
    """Only before the match begins."""
    if record.phase != "waiting":
        raise Trouble("begun-already")


def _check_clock(clock: ClockRule) -> None:
    """A clock that can be played by."""
    if clock.kind != "none" and clock.seconds < 1:
        raise Trouble("clock-too-short", 422)


def _clean_title(name: str) -> str:
    """The name of a table: one line, no controls."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:_LONGEST_TITLE]
