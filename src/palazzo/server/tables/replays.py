"""Finished matches, step by step, through anyone's eyes; saved documents to take away and to bring."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import OrderedDict
from typing import Any, Final, cast

import msgspec

import palazzo
from palazzo.kernel import saves
from palazzo.kernel.chronicle import chronicle
from palazzo.kernel.errors import BadSave
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import Match, restarted
from palazzo.kernel.table import SEAT, SEATS
from palazzo.server.messages import (
    ChronicleLine,
    ClockRule,
    LedgerChange,
    Moment,
    Person,
    ReplayInfo,
    ReplayStep,
    ReplayView,
)
from palazzo.server.people import tokens
from palazzo.server.people.people import DAY, still_known
from palazzo.server.problems import Trouble
from palazzo.server.storage import Conflict, Statement
from palazzo.server.tables import persistence
from palazzo.server.tables.persistence import Chair, TableRecord
from palazzo.server.tables.shared import Shared
from palazzo.server.views import View

_REMEMBERED: Final = 16
_LONGEST_MATCH: Final = 50_000
_MOST_THINGS: Final = 5 * _LONGEST_MATCH
"""Values and lists in a document: reading it takes time and room for each of them, however few bytes it has."""


_MEETS: Final = "UPDATE people SET created = created"
"""Changes nothing, but says whether something is so."""


class Tape:
    """A finished match and a second one that is wound to some step of it, for one reader after the other."""

    def __init__(self, match: Match, published: bool) -> None:
        self.whole = match
        self.published = published
        """It was played here, so that key and commitment are what was published here."""
        self.journal = match.journal
        self.at = restarted(match)
        self.step = 0
        self.winding = threading.Lock()
        self.chronicle = chronicle(match)

    def wind(self, step: int) -> Match:
        """The match after so many answers."""
        if step < self.step:
            self.at, self.step = restarted(self.whole), 0
        while self.step < step:
            seat, question, value = self.journal[self.step]
            self.at.answer(seat, value, question or None)
            self.step += 1
        return self.at

    def views(self, step: int, eyes: str) -> dict[str, Any]:
        """What could be seen then."""
        seats: dict[str, int | None] = {SEAT[seat]: seat for seat in range(self.whole.seats)}
        wanted = seats if eyes == "open" else {eyes: SEATS.get(eyes)}
        with self.winding:
            match = self.wind(step)
            found = {name: plain_view(match, seat) for name, seat in wanted.items()}
        for view in found.values():
            del view["version"]
            if not self.published:
                view["commitment"] = ""
                view.pop("key", None)
        return found


def _told(line: dict[str, Any]) -> ChronicleLine:
    """A line of the chronicle as it is sent."""
    facts = {name: value for name, value in line.items() if name not in ("step", "turn", "event")}
    return ChronicleLine(line["step"], line["turn"], line["event"], facts)


class Replays:
    """The finished matches people look at now."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.tapes: OrderedDict[str, Tape] = OrderedDict()

    async def shown(self, table: str, visitor: Person | None, given: str | None) -> TableRecord:
        """The record of a finished match, for one who may see it; nobody else hears even whether it is over."""
        record = await persistence.read_record(self.shared.storage, table)
        who = None if visitor is None else visitor.id
        if record is not None and not self.shared.access.may_see(record, who, given):
            raise Trouble("match-private", 403)
        return await self.finished(table)

    async def finished(self, table: str) -> TableRecord:
        """The record of a finished match; of one under way nothing can be had here."""
        record = await persistence.read_record(self.shared.storage, table)
        if record is None:
            raise Trouble("no-such-table", 404)
        if record.phase != "over" or record.result is None:
            raise Trouble("match-not-over", 403)
        if record.just_ended(self.shared.now()):
            raise Trouble("match-not-over", 403)
        return record

    async def tape(self, record: TableRecord) -> Tape:
        """The match, wound back."""
        tape = self.tapes.pop(record.id, None)
        if tape is None:
            tape = await self.shared.aside(Tape, await self.match(record), record.origin is not None)
        self.tapes[record.id] = tape
        if len(self.tapes) > _REMEMBERED:
            self.tapes.popitem(last=False)
        return tape

    async def match(self, record: TableRecord) -> Match:
        """The whole match, from its journal or from the document it came in."""
        storage = self.shared.storage
        saved = await storage.fetch(
            "SELECT d.document FROM documents d JOIN brought b ON b.hash = d.hash WHERE b.table_id = ?", record.id
        )
        if saved:
            document = saved[0]["document"]
            return await self.shared.aside(lambda: palazzo.load_match(saves.read(document.encode())))
        entries = await persistence.read_journal(storage, record.id)

        def play() -> Match:
            match = persistence.begin(record)
            for entry in entries:
                persistence.apply(match, entry)
            return match

        return await self.shared.aside(play)

    # -- looking

    async def info(self, table: str, visitor: Person | None, given: str | None) -> ReplayInfo:
        """What a replay begins with."""
        record = await self.shown(table, visitor, given)
        tape = await self.tape(record)
        match = tape.whole
        return ReplayInfo(
            id=record.id,
            game=match.game,
            rules=record.rules,
            options=match.options,
            seats=[SEAT[seat] for seat in range(match.seats)],
            names=record.names(),
            faces=[chair.face for chair in record.chairs],
            steps=len(tape.journal),
            turns=[ReplayStep(seat, prompt) for seat, prompt in tape.chronicle.asked],
            result=record.result,
            log=[_told(line) for line in tape.chronicle.lines],
            changes=[LedgerChange(*change) for change in tape.chronicle.changes],
            moments=[msgspec.convert(moment._asdict(), Moment) for moment in tape.chronicle.moments],
            played=None if record.ended is None or not tape.published else record.ended - record.created,
            key=match.origin.get("key") if tape.published else None,
            commitment=match.commitment or None if tape.published else None,
        )

    async def view(self, table: str, visitor: Person | None, given: str | None, step: int, eyes: str) -> ReplayView:
        """One step, through somebody's eyes."""
        record = await self.shown(table, visitor, given)
        tape = await self.tape(record)
        if not 0 <= step <= len(tape.journal):
            raise Trouble("no-such-step", 404)
        if eyes not in ("open", "spectator") and SEATS.get(eyes, 99) >= len(record.chairs):
            raise Trouble("no-such-chair", 422, seat=eyes)
        views = await self.shared.aside(tape.views, step, eyes)
        return ReplayView(step, cast(dict[str, View], views))

    async def document(self, table: str, visitor: Person | None, given: str | None) -> str:
        """The saved document of a finished match."""
        match = await self.match(await self.shown(table, visitor, given))
        return str(match.save())

    # -- bringing

    async def upload(self, person: Person, network: str, document: bytes) -> str:
        """A finished match from elsewhere; every answer in it is checked. Who brings it again finds it again."""
        self.shared.check_space()
        match, names = await self.shared.aside(self.checked, document)
        text = str(match.save())
        mark, digest = (
            tokens.network(self.shared.access.secret, network),
            hashlib.sha256(text.encode()).hexdigest(),
        )
        for known in await self.brought(person, digest):
            if [chair.name for chair in known.chairs] == names:
                return known.id
        outcome = match.outcome
        assert outcome is not None
        now = time.time()
        record = TableRecord(
            id=tokens.new_id(),
            game=match.game,
            rules=match.rules.entry.version,
            options=match.options,
            phase="over",
            host=person.id,
            clock=ClockRule(),
            language=person.language,
            public=False,
            spectators=False,
            spectator_delay=0,
            result=persistence.result_of(outcome),
            created=now,
            ended=now,
            used=now,
            chairs=[Chair(name) for name in names],
        )
        limits = self.limits(person, mark, len(text.encode()))
        try:
            await self.shared.storage.write(
                still_known(person.id),
                *limits.values(),
                Statement(
                    "INSERT INTO documents (hash, uses, size, document) VALUES (?, 1, ?, ?)"
                    " ON CONFLICT (hash) DO UPDATE SET uses = documents.uses + 1",
                    (digest, len(text.encode()), text),
                ),
                *persistence.create(record),
                Statement("UPDATE tables SET rated = 1 WHERE id = ?", (record.id,)),
                Statement(
                    "INSERT INTO brought (table_id, hash, network, at) VALUES (?, ?, ?, ?)",
                    (record.id, digest, mark, now),
                ),
            )
        except Conflict:
            await self.say_which(limits)
            raise
        return record.id

    async def brought(self, person: Person, digest: str) -> list[TableRecord]:
        """The tables by which somebody brought this document."""
        return await persistence.read_records(
            self.shared.storage,
            "host = ? AND id IN (SELECT table_id FROM brought WHERE hash = ?) ORDER BY created",
            person.id,
            digest,
        )

    def limits(self, person: Person, mark: str, size: int) -> dict[str, Statement]:
        """What must be so that a match may be brought, each with the reason if it is not."""
        settings, who = self.shared.settings, person.id
        return {
            "too-many-uploads": _within(
                who,
                "SELECT COUNT(*) FROM tables t JOIN brought b ON b.table_id = t.id WHERE t.host = ?",
                (who,),
                settings.most_uploads - 1,
            ),
            "too-many-uploads-today": _within(
                who,
                "SELECT COUNT(*) FROM brought WHERE network = ? AND at > ?",
                (mark, time.time() - DAY),
                settings.uploads_a_day - 1,
            ),
            "uploads-full": _within(
                who, "SELECT CAST(COALESCE(SUM(size), 0) AS BIGINT) FROM documents", (), settings.upload_space - size
            ),
        }

    async def say_which(self, limits: dict[str, Statement]) -> None:
        """Which limit was met, if any."""
        for reason, limit in limits.items():
            found = await self.shared.storage.fetch(
                limit.sql.replace(_MEETS, "SELECT 1 AS met FROM people"), *limit.values
            )
            if not found:
                full = reason == "uploads-full"
                raise Trouble(reason, 507 if full else 429, most=self.shared.settings.most_uploads)

    def checked(self, document: bytes) -> tuple[Match, list[str]]:
        """Play a document through; only a whole match is taken, from its deal or a written position."""
        text = saves.unpacked(document, self.shared.settings.largest_upload)
        if sum(map(text.count, (b",", b"[", b"{"))) > _MOST_THINGS:
            raise Trouble("upload-too-long", 422)
        parsed = saves.read(text)
        beside = parsed.get("terminal")
        if isinstance(parsed.get("match"), dict):
            parsed = parsed["match"]
        if isinstance(parsed.get("origin"), dict) and "table" in parsed["origin"]:
            raise Trouble("upload-imagined", 422)
        answers = parsed.get("answers")
        if isinstance(answers, list) and len(answers) > _LONGEST_MATCH:
            raise Trouble("upload-too-long", 422)
        try:
            match = palazzo.load_match(parsed)
        except BadSave:
            raise
        except Exception:
            raise Trouble("upload-broken", 422) from None
        if not match.over:
            raise Trouble("upload-not-over", 422)
        return match, _names_in(beside, match.seats)


def _within(person: str, counted: str, values: tuple[Any, ...], most: int) -> Statement:
    """A Conflict, if more is counted than may be; `still_known` has others of this person wait before it."""
    return Statement(f"{_MEETS} WHERE id = ? AND ({counted}) <= ?", (person, *values, most), rows=1)


def _names_in(beside: Any, seats: int) -> list[str]:
    """The names a terminal's document brings along, if they can be shown."""
    names = beside.get("names") if isinstance(beside, dict) else None
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        return [""] * seats
    return ["".join(letter for letter in name if letter.isprintable())[:24] for name in names]
