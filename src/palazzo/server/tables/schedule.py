"""What happens at a table by itself, in time: bots answer, standing passes are given, windows close, clocks run out.

Every reaction window closes at the same delay after it opened, at the earliest: bots and standing passes answer then,
and what people answer sooner is held until then, the first answer like the last. So time tells nothing of what anyone
holds, nor the acknowledgement of who has answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import Random
from typing import Any, Final

from palazzo.bots.driver import KEPT_TO_PROMISE
from palazzo.kernel.binding import keeping
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT, bits
from palazzo.server.messages import Answer
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.storage import StorageLost
from palazzo.server.tables.answering import Answers
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.bots import LOOK_AGAIN, Bots
from palazzo.server.tables.held import HeldAnswers
from palazzo.server.tables.journal import persevere
from palazzo.server.tables.persistence import Act
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation

logger = logging.getLogger("palazzo.schedule")
TRIES: Final = 50
AT_ONCE: Final = 20
"""Things done at a table before others there, and the end of the server, get their turn."""


class Schedule:
    """When things happen by themselves at one table."""

    def __init__(
        self,
        state: TableState,
        shared: Shared,
        lock: asyncio.Lock,
        attendance: Attendance,
        held: HeldAnswers,
        answers: Answers,
        replies: Replies,
        conversation: Conversation,
    ) -> None:
        self._state = state
        self._shared = shared
        self._lock = lock
        self._attendance = attendance
        self._held = held
        self._answers = answers
        self._replies = replies
        self._conversation = conversation
        self.bots = Bots(state, shared, attendance, self._thought_through)
        self._moment = -1
        self.since = 0.0
        """When the table came to this moment."""
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        """Another server runs this table's bots and clocks, or something failed: look again then."""

    def follow(self, match: Match, at: float) -> None:
        """The table has changed: a new moment begins, or the old one goes on."""
        if match.table.moments != self._moment:
            self._moment = match.table.moments
            self.since = at
            self._held.give_up(Trouble("question-gone"))

    @property
    def busy(self) -> bool:
        """Something is still to come of what was thought or answered here."""
        return bool(self.bots.thoughts or self._held)

    # -- windows

    @property
    def _window_ends(self) -> float:
        """When a reaction window open now may close."""
        return self.since + self._shared.settings.window_delay

    def must_wait(self, match: Match, asked: Question) -> bool:
        """This answers a reaction window that may not close yet."""
        return asked.due and asked.window and self._shared.now() < self._window_ends

    # -- what comes next

    def update(self) -> None:
        """Look again when the next thing is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = self._state.live_match
        if match is None:
            self.stop()
            self._held.give_up(Trouble("match-is-over"))
            return
        if self._is_quiet():
            return
        self.bots.set_thinking(match, lambda seat: self._ready_at(match, seat))
        times = self._times(match)
        if times:
            wait = max(0.0, min(times) - self._shared.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _is_quiet(self) -> bool:
        """Nothing happens here but by people: no bot, no standing pass, no clock, nothing held."""
        if self.busy or self._state.clocks.ticking:
            return False
        return not any(chair.bot or chair.away_bot or chair.standing for chair in self._state.record.chairs)

    def _wake(self) -> None:
        """Something is due."""
        self._timer = None
        self._shared.later(self._act())

    def _times(self, match: Match) -> list[float]:
        """When things are due."""
        times = [self._window_ends for _ in self._standing_passes(match)]
        times += [thought.ready for thought in self.bots.thoughts.values() if thought.task.done()]
        times += self._ends(match).values()
        return [*(max(at, self._not_before) for at in times), *(self._window_ends for _ in self._held.seats)]

    def _ends(self, match: Match) -> dict[int, float]:
        """When the time of each seat is up that has not answered; an answer that is held was given in time."""
        waits = match.table.stack[-1].waits
        for seat in self._held.seats:
            waits &= ~(1 << seat)
        return self._state.clocks.ends(waits)

    def _standing_passes(self, match: Match) -> list[int]:
        """Seats whose standing pass answers what they are asked."""
        found = []
        for seat in bits(match.table.stack[-1].waits):
            chair = self._state.record.chairs[seat]
            if chair.standing and chair.thinker is None and seat not in self._held.seats:
                asked = match.questions.due_of(seat)
                if asked.window and asked.prompt in chair.standing:
                    found.append(seat)
        return found

    def _thought_through(self, _: object) -> None:
        """A bot has done thinking; what is in memory may be on its way to disk, and its moment not have begun yet."""
        if self._lock.locked():
            self._shared.later(self._act())
        else:
            self.update()

    def _ready_at(self, match: Match, seat: int) -> float:
        """When a bot may answer: in windows when they close, else after a pause people can follow."""
        if not self._attendance.anybody:
            return 0.0
        pause = self._shared.settings.bot_pace
        if match.table.stack[-1].waits >> seat & 1:
            if match.questions.due_of(seat).window:
                return self._window_ends
            return self.since + pause
        return self._shared.now() + pause

    # -- acting

    async def _act(self) -> None:
        """Do what is due now; should that be much, the rest a moment later."""
        table = self._state.record.id
        async with self._lock:
            try:
                for _ in range(AT_ONCE):
                    if self._shared.stopping or not await self._one_thing():
                        break
                    await asyncio.sleep(0)
            except Overtaken:
                logger.debug("another server was quicker", extra={"table": table})
            except (Trouble, Refusal) as trouble:
                logger.warning("nothing came of it", extra={"table": table, "reason": trouble.reason})
                self._not_before = self._shared.now() + LOOK_AGAIN
            except StorageLost as error:
                logger.warning("nothing came of it", extra={"table": table, "reason": str(error)})
                self._not_before = self._shared.now() + LOOK_AGAIN
            self.update()

    async def _one_thing(self) -> bool:
        """Do one thing that is due, if there is any."""
        match = self._state.live_match
        if match is None:
            return False
        if self._held and self._shared.now() >= self._window_ends:
            await self._give_held(min(self._held.seats))
            return True
        if not await self._shared.storage.keep(self._state.record.id):
            self._not_before = self._shared.now() + LOOK_AGAIN
            return False
        now = self._shared.now()
        if now >= self._window_ends:
            for seat in self._standing_passes(match):
                await self._give(match, seat, "answer", [])
                return True
        for seat in self.bots.ready(now):
            await self._give_thought(match, seat)
            return True
        for seat, end in self._ends(match).items():
            if now >= end:
                await self._time_is_up(match, seat)
                return True
        return False

    async def _give_held(self, seat: int) -> None:
        """An answer that was held is given."""
        held = self._held.take(seat)
        try:
            await persevere(lambda: self._enter_held(seat, held.message))
        except (Trouble, Refusal) as trouble:
            self._replies.refuse(held.connection, held.message.id, trouble)
            return
        self._replies.acknowledge(held.connection, held.message.id)

    async def _enter_held(self, seat: int, message: Answer) -> None:
        """Enter an answer that was held, unless it was sent again meanwhile, and taken then."""
        if (seat, message.id) in self._state.keys:
            return
        match = self._state.playing()
        if not match.table.stack[-1].waits >> seat & 1 or match.questions.due_of(seat).id != message.question:
            raise Trouble("question-gone")
        await self._answers.enter("answer", seat, "", message.value, message.id)

    async def _give_thought(self, match: Match, seat: int) -> None:
        """A bot does what it has thought of; too late or not at all, the quiet answer is given."""
        thought = self.bots.take(match, seat)
        if thought is None:
            return
        choices, due = thought
        for choice in choices:
            if choice.question != due:
                with contextlib.suppress(Refusal):
                    await self._answers.enter("answer", seat, choice.question, choice.value)
                    return
        if due:
            await self._give(match, seat, "answer", [choice.value for choice in choices if choice.question == due])

    async def _give(self, match: Match, seat: int, act: Act, values: list[Any]) -> None:
        """Give the first of these answers that stands, else the quiet one; held to a promise, any that keeps it."""
        asked = match.questions.due_of(seat)
        rng = Random()
        for value in [*values, asked.default(), None, *(asked.sample(rng) for _ in range(TRIES))]:
            try:
                await self._answers.enter(act, seat, "", keeping(match, seat) if value is None else value)
                return
            except Refusal as refusal:
                if refusal.reason != KEPT_TO_PROMISE:
                    extra = {"table": self._state.record.id, "reason": refusal.reason}
                    logger.error("an answer does not stand", extra=extra)
        raise Trouble("rules-broke", 500)

    async def _time_is_up(self, match: Match, seat: int) -> None:
        """The quiet answer is given for a seat, and the table is told."""
        await self._give(match, seat, "default", [])
        await self._conversation.notice("notice-time", {"seat": SEAT[seat]})

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.bots.stop()
