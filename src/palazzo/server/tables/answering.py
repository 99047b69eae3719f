"""The one way of every answer: it is checked, tried on the match, stored, and only then told to anyone."""

from __future__ import annotations

import contextlib
import logging
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.server.live.connection import Connection
from palazzo.server.messages import Answer, Undo, Why
from palazzo.server.problems import RulesBroke, Trouble
from palazzo.server.storage import Statement, StorageLost
from palazzo.server.tables import ledger
from palazzo.server.tables.clocks import Clocks
from palazzo.server.tables.ledger import Act, JournalLine, TableRecord

if TYPE_CHECKING:
    from palazzo.server.tables.room import Room

logger = logging.getLogger("palazzo.answering")


class Draft(NamedTuple):
    """What was tried on the match, on its way to disk; with the changed record, if the match is over."""

    entry: JournalLine
    match: Match
    clocks: Clocks
    statements: list[Statement]
    record: TableRecord | None


class Answers:
    """Takes the answers of one table; whoever calls it has the lock."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # -- what people want

    async def take_answer(self, connection: Connection, message: Answer) -> None:
        """Take an answer, or keep it until its window may close."""
        room = self.room
        seat = room.seat_of(connection)
        if (seat, message.id) not in room.keys:
            match = room.playing()
            asked = open_question(match, seat, message.question)
            if room.schedule.must_wait(match, asked):
                asked.check(message.value)
                room.schedule.hold(seat, connection, message)
                return
            await self.enter("answer", seat, "" if asked.due else asked.id, message.value, message.id)
        room.acknowledge(connection, message.id)

    async def take_back(self, connection: Connection, message: Undo) -> None:
        """Take back an answer that is kept, or stored."""
        room = self.room
        seat = room.seat_of(connection)
        if (seat, message.id) not in room.keys:
            match = room.playing()
            if not room.schedule.release(seat, message.id):
                if message.version != room.streams.version(seat):
                    raise Trouble("version-old")
                if not match.can_undo(seat):
                    raise IllegalAnswer("nothing-to-take-back")
                if not room.clocks.may_take_back(seat, room.hall.now()):
                    raise Trouble("no-time-to-take-back")
                # Answers come to an end, but who takes them back again and again could go on for ever.
                room.hall.check_space()
                await self.enter("undo", seat, "", None, message.id)
        room.acknowledge(connection, message.id)

    def fault(self, seat: int, message: Why) -> IllegalAnswer | None:
        """Why the question would not take this answer, or nothing; the match is only read.

        Promises that bind are not weighed: what an answer would lead to is told to nobody who has not given it.
        """
        match = self.room.playing()
        asked = open_question(match, seat, message.question)
        try:
            fault = asked.fault(message.value)
        except Exception:
            logger.exception("a question cannot say why not", extra={"table": self.room.record.id})
            raise RulesBroke from None
        return None if fault is None else asked.refusal(fault)

    # -- into the journal

    async def enter(self, act: Act, seat: int, question: str, value: Any, key: str | None = None) -> None:
        """Try it, store it, then tell everyone."""
        room = self.room
        try:
            draft = self.draft(act, seat, question, value, key)
        except RulesBroke:
            with contextlib.suppress(StorageLost):
                await room.reload()
            raise
        await room.store(draft.statements)
        self.entered(draft)
        if not draft.match.over:
            await room.schedule.end_standing(draft.match)

    def draft(self, act: Act, seat: int, question: str, value: Any, key: str | None) -> Draft:
        """Do it in memory, and say what must be stored."""
        room = self.room
        match, clocks = room.playing(), room.clocks
        if room.storage.shared:
            # Another server may be first: then these are thrown away.
            match, clocks = match.clone(), clocks.clone()
        entry = JournalLine(room.length, act, seat, question, value, key, room.hall.now())
        try:
            return self.tried(match, clocks, entry)
        except IllegalAnswer:
            raise
        except Exception:
            logger.exception("an answer broke the rules", extra={"table": room.record.id, "game": room.record.game})
            raise RulesBroke from None

    def tried(self, match: Match, clocks: Clocks, entry: JournalLine) -> Draft:
        """Do it in memory, which is worth nothing should the rules break over it."""
        ledger.enter(match, entry)
        clocks.follow(match, entry, entry.at)
        statements = [ledger.entry_row(self.room.record.id, entry)]
        record = None
        if match.over:
            record = self.ended(match, entry.at)
            statements += ledger.update(record)
        elif clocks.ticking:
            statements.append(self.wake_up(match, clocks))
        return Draft(entry, match, clocks, statements, record)

    def entered(self, draft: Draft) -> None:
        """It is stored: now it is so, and everyone hears of it."""
        room, entry, match = self.room, draft.entry, draft.match
        room.match, room.clocks = match, draft.clocks
        room.length += 1
        if entry.key:
            room.keys.add((entry.seat, entry.key))
        room.hall.counts.answers += 1
        if draft.record is not None:
            room.replace(draft.record)
        room.schedule.follow(match, entry.at)
        room.gallery.remember(entry)
        room.broadcaster.tell_change()
        if match.over:
            room.hall.finished(room.record)

    def ended(self, match: Match, at: float) -> TableRecord:
        """The match is over: the table remembers how."""
        outcome = match.outcome
        assert outcome is not None
        record = deepcopy(self.room.record)
        record.end(at)
        record.result = ledger.result_of(outcome)
        return record

    def wake_up(self, match: Match, clocks: Clocks) -> Statement:
        """When somebody must look at this table, even if nobody is there."""
        record = self.room.record
        record.wake = clocks.next_end(match, self.room.hall.now())
        return Statement("UPDATE tables SET wake = ? WHERE id = ?", (record.wake, record.id))


def open_question(match: Match, seat: int, question: str) -> Question:
    """The question of this seat with this id, if it still stands: nearly always the one that is waited for."""
    if not match.over and match.table.stack[-1].waits >> seat & 1:
        due = match.questions.due_of(seat)
        if due.id == question:
            return due
    for asked in match.questions.of(seat):
        if asked.id == question:
            return asked
    raise Trouble("question-gone")
