"""What happens at a table by itself, in time: bots answer, passes are given, windows close, clocks run out.

Among several people every reaction window closes at the same time after it opened, whatever anyone holds: with a bell
when it ends, else (by correspondence) after a fixed delay at the earliest. Bots and standing passes answer then, and
what people answer sooner is held until then, the first answer like the last. So time tells nothing of what anyone
holds, nor the acknowledgement of who has answered. The same goes for a question to which hidden things may leave only
one answer. Who is alone among bots is not kept waiting by any of this.

All times here are those of the table, which stand still while it is paused.
"""

from __future__ import annotations

import asyncio
import logging
import math
from random import Random
from typing import Any, Final

from palazzo.bots.driver import KEPT_TO_PROMISE
from palazzo.kernel.binding import keeping
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT, bits
from palazzo.server.messages import Answer, Pace
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.storage import StorageLost
from palazzo.server.tables.answering import Answers
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.bells import Bell, asks
from palazzo.server.tables.bots import LOOK_AGAIN, Bots
from palazzo.server.tables.eyes import Eyes
from palazzo.server.tables.held import HeldAnswers
from palazzo.server.tables.journal import persevere
from palazzo.server.tables.offers import OfferWaits
from palazzo.server.tables.persistence import Act
from palazzo.server.tables.presence import EYES
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation
from palazzo.server.thinking.pool import Choice

logger = logging.getLogger("palazzo.schedule")
TRIES: Final = 50
AT_ONCE: Final = 20
"""Things done at a table before others there, and the end of the server, get their turn."""
STRIDES: Final[dict[Pace, float]] = {"calm": 3.0, "brisk": 1.0, "at-once": 0.0}
"""How many times the server's `bot_pace` bots wait, by the pace of the table."""


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
        self.eyes = Eyes(state, attendance)
        self.bell = Bell(state, attendance)
        self.offers = OfferWaits(state, attendance, lambda: self.eyes.open)
        self._moment = -1
        self.since = 0.0
        """When the table came to this moment."""
        self._changed = 0.0
        """When anybody here was last told something new."""
        self._eyes_told = -1
        """How long the journal was when other servers last heard that everyone here has seen everything."""
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        """Another server runs this table's bots and clocks, or something failed: look again then."""

    def now(self) -> float:
        """The time the table has been played for."""
        return self._state.record.played_until(self._shared.now())

    def follow(self, match: Match, at: float) -> None:
        """The table has changed: a new moment begins, or the old one goes on."""
        if match.table.moments != self._moment:
            self._moment = match.table.moments
            self.since = at
            self._held.give_up(Trouble("question-gone"))

    def told(self, at: float) -> None:
        """Somebody at the table was told something new: they should see it before a bot goes on."""
        self._changed = at

    @property
    def busy(self) -> bool:
        """Something is still to come of what was thought or answered here."""
        return bool(self.bots.thoughts or self._held)

    # -- how long things take

    @property
    def _pause(self) -> float:
        """Seconds a bot waits, so that people can follow."""
        return self._shared.settings.bot_pace * STRIDES[self._attendance.pace]

    def _at_pace(self, at: float) -> float:
        """When a bot may do what it was asked at this time: after a pause, and when people have seen the last thing."""
        if not self._attendance.anybody:
            return 0.0
        return self.eyes.ready(max(at, self._changed) + self._pause)

    @property
    def _alone(self) -> bool:
        """At most one person plays here: there is nobody to whom time could tell anything."""
        return len(self._state.record.people) < 2

    @property
    def _hush(self) -> float:
        """Seconds before an answer is given that would tell something if it came at once."""
        return self._state.record.bell or self._shared.settings.window_delay

    @property
    def _window_ends(self) -> float:
        """When a reaction window open now may close."""
        if self._alone:
            return self._at_pace(self.since)
        return self.bell.ends if self.bell.rings else self.since + self._shared.settings.window_delay

    def must_wait(self, match: Match, asked: Question) -> bool:
        """When this is answered would tell something: in a window, or where there might have been no choice."""
        return asked.due and not self._alone and self.now() < self._given_at(asked)

    def _given_at(self, asked: Question) -> float:
        """When a person's answer may be given."""
        if asked.window:
            return self._window_ends
        return self.since + self._hush if asked.guarded and not self._alone else 0.0

    def _held_until(self, match: Match) -> float:
        """When the answers that are held may be given."""
        seats = [seat for seat in self._held.seats if match.table.stack[-1].waits >> seat & 1]
        return max((self._given_at(match.questions.due_of(seat)) for seat in seats), default=0.0)

    # -- what comes next

    def update(self) -> None:
        """Look again when the next thing is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match, now = self._state.live_match, self.now()
        self.bell.follow(match, self._held.seats, now)
        self.offers.follow(match, now)
        if match is None:
            self.stop()
            self._held.give_up(Trouble("match-is-over"))
            return
        self.bots.set_thinking(match, now)
        self._tell_eyes()
        if self._state.record.paused_at is not None:
            return
        nearest = min(self._times(match), default=math.inf)
        if nearest < math.inf:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, nearest - now), self._wake)

    def _tell_eyes(self) -> None:
        """The other servers hear when everyone connected to this one has seen everything."""
        length = self._state.length
        if self._shared.storage.shared and self._eyes_told < length and self.eyes.here:
            self._eyes_told = length
            self._shared.later(self._shared.storage.tell(self._state.record.id, f"{EYES}{length}"))

    def _wake(self) -> None:
        """Something is due."""
        self._timer = None
        self._shared.later(self._act())

    def _times(self, match: Match) -> list[float]:
        """When things are due."""
        times = [at for _, at in self._by_themselves(match)]
        times += [self._acts_at(match, seat) for seat, thought in self.bots.thoughts.items() if thought.task.done()]
        times += self._ends(match).values()
        times = [max(at, self._not_before) for at in times]
        if self._held:
            times.append(self._held_until(match))
        if self.bell.rings:
            times.append(self.bell.next)
        if self.offers:
            times.append(self.offers.next)
        return times

    def _ends(self, match: Match) -> dict[int, float]:
        """When the time of each seat is up that has not answered; an answer that is held was given in time."""
        waits = match.table.stack[-1].waits
        for seat in self._held.seats:
            waits &= ~(1 << seat)
        return self._state.clocks.ends(waits)

    def _by_themselves(self, match: Match) -> list[tuple[int, float]]:
        """People for whom an answer is given, and when: they can only pass, have said so, or have no choice."""
        found = []
        held = self._held.seats
        for seat in bits(match.table.stack[-1].waits):
            if self._state.record.chairs[seat].thinker is None and seat not in held:
                asked = match.questions.due_of(seat)
                if asked.window and self._passes(seat, asked):
                    found.append((seat, self._window_ends))
                elif asked.single():
                    found.append((seat, self._single_given_at(match, seat, asked)))
        return found

    def _passes(self, seat: int, asked: Question) -> bool:
        """A window is passed for a person: by a wish of theirs, at the end of a bell, or alone with nothing to play."""
        settings = self._state.settings_of(seat)
        if asked.prompt in self._state.record.chairs[seat].standing or self.bell.rings:
            return True
        if self._alone:
            return not asks(settings, asked.prompt, asked.forced())
        return not asks(settings, asked.prompt, forced=False)

    def _single_given_at(self, match: Match, seat: int, asked: Question) -> float:
        """When the only answer is given: among people after the bell's time, where it could tell of hidden things.

        Who could take their last answer back, which the next one would end, has as much time for that.
        """
        if asked.guarded and not self._alone:
            return self.since + self._hush
        if match.can_undo(seat) and self._attendance.present(seat):
            return max(self.since + self._shared.settings.bell, self._at_pace(self.since))
        return self._at_pace(self.since)

    def _thought_through(self, _: object) -> None:
        """A bot has done thinking; what is in memory may be on its way to disk, and its moment not have begun yet."""
        if self._lock.locked():
            self._shared.later(self._act())
        else:
            self.update()

    def _acts_at(self, match: Match, seat: int) -> float:
        """When a bot may do what it thought of; while it waits for the reply to an offer, only reply to others."""
        if not self._attendance.anybody:
            return 0.0
        if self.offers and not self.bots.is_reply(match, seat):
            return math.inf
        if match.table.stack[-1].waits >> seat & 1:
            if match.questions.due_of(seat).window:
                return self._window_ends
            return self._at_pace(self.since)
        return self._at_pace(self.bots.thoughts[seat].since)

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
                self._not_before = self.now() + LOOK_AGAIN
            except StorageLost as error:
                logger.warning("nothing came of it", extra={"table": table, "reason": str(error)})
                self._not_before = self.now() + LOOK_AGAIN
            self.update()

    async def _one_thing(self) -> bool:
        """Do one thing that is due, if there is any."""
        match = self._state.live_match
        if match is None or self._state.record.paused_at is not None:
            return False
        now = self.now()
        self.bell.follow(match, self._held.seats, now)
        self.offers.follow(match, now)
        if self._held and now >= self._held_until(match):
            await self._give_held(min(self._held.seats))
            return True
        if not await self._shared.storage.keep(self._state.record.id):
            self._not_before = self.now() + LOOK_AGAIN
            return False
        for seat, at in self._by_themselves(match):
            if now >= at:
                await self._give(match, seat, "answer", [])
                return True
        for seat, thought in list(self.bots.thoughts.items()):
            if thought.task.done() and now >= self._acts_at(match, seat):
                if not self.bell.rings:
                    self.eyes.went_on()
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
        waits_for_reply = bool(self.offers)
        thought = self.bots.take(match, seat)
        if thought is None:
            return
        choices, due = thought
        for choice in choices:
            if choice.question != due and await self._take_opening(match, seat, choice):
                return
        if due and not waits_for_reply:
            await self._give(match, seat, "answer", [choice.value for choice in choices if choice.question == due])

    async def _take_opening(self, match: Match, seat: int, choice: Choice) -> bool:
        """A bot offers something, replies, or hurries; whether it did."""
        if not self.offers.may_make(match, seat, choice.value, self.now()):
            return False
        known = {deal.id for deal in match.table.deals}
        try:
            await self._answers.enter("answer", seat, choice.question, choice.value)
        except Refusal:
            return False
        self.offers.made(self._state.playing(), seat, choice.value, known, self.now())
        return True

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
