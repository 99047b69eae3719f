"""The one way of every answer: it is checked, tried on the match, stored, and only then told to anyone."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.lessons import accepted, is_coming
from palazzo.puzzles import Attempt, asked_of
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Answer, Lead, Undo, Why
from palazzo.server.problems import RulesBroke, Trouble
from palazzo.server.storage import Statement, StorageLost
from palazzo.server.tables import persistence
from palazzo.server.tables.clocks import Clocks
from palazzo.server.tables.held_answers import HeldAnswers
from palazzo.server.tables.journal import Journal
from palazzo.server.tables.lessons import follow, progress
from palazzo.server.tables.persistence import Act, JournalLine, TableRecord
from palazzo.server.tables.puzzles import puzzle_rows
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.standing_passes import StandingPasses
from palazzo.server.tables.state import TableState

logger = logging.getLogger("palazzo.answering")


class Draft(NamedTuple):
    """What was tried on the match, on its way to disk."""

    line: JournalLine
    match: Match
    clocks: Clocks
    statements: list[Statement]
    ended: TableRecord | None
    """The changed record, if the match is over."""
    wake: float | None
    """When somebody must look at this table, even if nobody is there."""


class Answers:
    """Takes the answers of one table; whoever calls it has the lock."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        journal: Journal,
        replies: Replies,
        held: HeldAnswers,
        standing: StandingPasses,
        must_wait: Callable[[Match, Question], bool],
        entered: Callable[[JournalLine], None],
    ) -> None:
        self._state = state
        self._shared = shared
        self._journal = journal
        self._replies = replies
        self._held = held
        self._standing = standing
        self._must_wait = must_wait
        """An answer to this question would tell something by when it is given: it is held for a while."""
        self._entered = entered
        """A line of the journal is stored and played: tell everyone."""

    # -- what people want

    async def take_answer(self, seat: int, connection: Connection, message: Answer) -> None:
        """Take an answer, or hold it until it may be given."""
        state = self._state
        if (seat, message.id) not in state.keys:
            match = state.playing()
            asked = open_question(match, seat, message.question)
            self._check_lesson(seat, asked, message.value)
            self._check_puzzle(seat)
            if self._must_wait(match, asked):
                asked.check(message.value)
                self._held.hold(seat, connection, message)
                return
            await self.enter("answer", seat, "" if asked.due else asked.id, message.value, message.id)
        self._replies.acknowledge(connection, message.id)

    async def take_back(self, seat: int, connection: Connection, message: Undo) -> None:
        """Take back an answer that is held, or stored."""
        state = self._state
        if (seat, message.id) not in state.keys:
            match = state.playing()
            if state.course is not None:
                raise Trouble("lesson-goes-back")
            if state.attempt is not None:
                await self.lead_puzzle(state.attempt, Lead(message.id, "back"))
                self._replies.acknowledge(connection, message.id)
                return
            if not self._held.release(seat, message.id):
                if message.version != state.streams.version(seat):
                    raise Trouble("version-old")
                if not match.can_undo(seat):
                    raise IllegalAnswer("nothing-to-take-back")
                if not state.clocks.may_take_back(seat, self._now()):
                    raise Trouble("no-time-to-take-back")
                # Answers come to an end, but who takes them back again and again could go on for ever.
                self._shared.check_space()
                await self.enter("undo", seat, "", None, message.id)
                await self._take_back_singles(seat)
        self._replies.acknowledge(connection, message.id)

    def _check_lesson(self, seat: int, asked: Question, value: Any) -> None:
        """In a lesson only what the usher waits for is taken; all else is refused kindly.

        What would come by itself is taken from the pupil too: a page sends in a row what was chosen on one paper.
        """
        course = self._state.course
        if course is None or is_coming(course, seat, "" if asked.due else asked.prompt, value):
            return
        beat = course.now
        fits = asked.prompt == beat.prompt if beat.prompt else asked.due
        if course.waits != "deed" or seat != course.lesson.seat or not fits or not accepted(beat, value):
            raise Trouble("lesson-waits")

    def _check_puzzle(self, seat: int) -> None:
        """A puzzle that is solved or failed takes no more answers, nor one whose solution is being shown."""
        attempt = self._state.attempt
        if attempt is not None and (attempt.state != "open" or attempt.showing or seat != attempt.puzzle.seat):
            raise Trouble("puzzle-closed")

    async def lead_puzzle(self, attempt: Attempt, message: Lead) -> None:
        """Take back in a puzzle, try again, be shown the solution, and its next step."""
        seat, puzzle = attempt.puzzle.seat, attempt.puzzle
        if message.to == "next":
            deed = puzzle.solution[len(attempt.marks)] if attempt.showing and attempt.state == "open" else None
            asked = None if deed is None else asked_of(puzzle, self._state.playing(), deed)
            if deed is None or asked is None or attempt.coming(self._state.playing()) is not None:
                raise Trouble("puzzle-closed")
            await self.enter("answer", seat, "" if asked.due else asked.id, deed.answer, message.id)
            return
        if message.to == "back" and not attempt.marks:
            raise IllegalAnswer("nothing-to-take-back")
        if message.to == "solution" and not puzzle.solution:
            raise Trouble("puzzle-unsolved")
        length = attempt.marks[-1] if message.to == "back" else 0
        showing = message.to == "solution" or (message.to == "back" and attempt.showing)
        await self.enter("rewind", seat, "", {"length": length, "show": showing}, message.id)

    async def lead(self, act: Act, value: Any, key: str) -> None:
        """Go on in a lesson, or back."""
        course = self._state.course
        assert course is not None
        await self.enter(act, course.lesson.seat, "", value, key)

    async def _take_back_singles(self, seat: int) -> None:
        """What was answered by itself, because there was no choice, is taken back with what came after it."""
        while (match := self._state.live_match) is not None and match.questions.is_due(seat):
            if not match.questions.due_of(seat).single() or not match.can_undo(seat):
                return
            await self.enter("undo", seat, "", None)

    def fault(self, seat: int, message: Why) -> IllegalAnswer | None:
        """Why the question would not take this answer, or nothing; the match is only read.

        Promises that bind are not weighed: what an answer would lead to is told to nobody who has not given it.
        """
        match = self._state.playing()
        asked = open_question(match, seat, message.question)
        try:
            fault = asked.fault(message.value)
        except Exception:
            logger.exception("a question cannot say why not", extra={"table": self._state.record.id})
            raise RulesBroke from None
        return None if fault is None else asked.refusal(fault)

    # -- into the journal

    async def enter(self, act: Act, seat: int, question: str, value: Any, key: str | None = None) -> None:
        """Try it, store it, then tell everyone."""
        try:
            draft = self._draft(act, seat, question, value, key)
        except RulesBroke:
            with contextlib.suppress(StorageLost):
                await self._journal.reload()
            raise
        await self._journal.store(draft.statements)
        self._stored(draft)
        if not draft.match.over:
            await self._standing.end(draft.match)

    def _now(self) -> float:
        """The time the table has been played for."""
        return self._state.record.played_until(self._shared.now())

    def _draft(self, act: Act, seat: int, question: str, value: Any, key: str | None) -> Draft:
        """Do it in memory, and say what must be stored."""
        state = self._state
        match, clocks = state.playing(), state.clocks
        if self._shared.storage.shared:
            # Another server may be first: then these are thrown away.
            match, clocks = match.clone(), clocks.clone()
        line = JournalLine(state.length, act, seat, question, value, key, self._now())
        try:
            return self._tried(match, clocks, line)
        except IllegalAnswer:
            raise
        except Exception:
            record = state.record
            logger.exception("an answer broke the rules", extra={"table": record.id, "game": record.game})
            raise RulesBroke from None

    def _tried(self, match: Match, clocks: Clocks, line: JournalLine) -> Draft:
        """Do it in memory, which is worth nothing should the rules break over it."""
        persistence.apply(match, line)
        clocks.follow(match, line, line.at)
        statements = [persistence.line_row(self._state.record.id, line), *self._progress(line, match)]
        ended, wake = None, self._state.record.wake
        if match.over and self._state.attempt is None:
            ended = self._ended(match)
            statements += persistence.update(ended)
        elif clocks.ticking:
            wake = self._wake_up(match, clocks)
            statements.append(Statement("UPDATE tables SET wake = ? WHERE id = ?", (wake, self._state.record.id)))
        return Draft(line, match, clocks, statements, ended, wake)

    def _progress(self, line: JournalLine, match: Match) -> list[Statement]:
        """Where a line leads to the next beat of a lesson, or solves a puzzle, that is kept with the person."""
        course, record = self._state.course, self._state.record
        if self._state.attempt is not None:
            return puzzle_rows(record, self._state.attempt, line, match)
        if course is None or record.lesson is None:
            return []
        ahead = course.copied()
        follow(ahead, line)
        person = record.chairs[course.lesson.seat].person
        if person is None or ahead.beat == course.beat:
            return []
        return [progress(person, record.lesson.kind, record.lesson.id, ahead.beat, ahead.done)]

    def _stored(self, draft: Draft) -> None:
        """It is stored: now it is so, and everyone hears of it."""
        self._state.advance(draft.match, draft.clocks, [draft.line])
        self._state.record.wake = draft.wake
        self._shared.counts.answers += 1
        if draft.ended is not None:
            self._journal.replace(draft.ended)
        self._entered(draft.line)
        if draft.ended is not None:
            self._shared.finished(self._state.record)

    def _ended(self, match: Match) -> TableRecord:
        """The match is over: the table remembers how."""
        outcome = match.outcome
        assert outcome is not None
        record = deepcopy(self._state.record)
        record.end(self._shared.now())
        record.result = persistence.result_of(outcome)
        return record

    def _wake_up(self, match: Match, clocks: Clocks) -> float | None:
        """When somebody must look at this table, even if nobody is there."""
        record = self._state.record
        end = clocks.next_end(match, self._now())
        return None if end is None or record.paused_at is not None else end + record.paused_for


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
