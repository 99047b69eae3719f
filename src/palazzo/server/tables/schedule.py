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
import contextlib
import logging
import math
from random import Random
from typing import Any, Final

from palazzo.bots.driver import KEPT_TO_PROMISE
from palazzo.bots.tempers import parted
from palazzo.kernel.agreements import Deal
from palazzo.kernel.binding_promises import keeping
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT, SEATS, bits
from palazzo.lessons import Course, accepted
from palazzo.lessons.checking import question_of
from palazzo.puzzles import Attempt
from palazzo.server.live.messages import Answer
from palazzo.server.messages import Pace
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.storage import StorageLost
from palazzo.server.tables.answering import Answers
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.bells import Bell, asks
from palazzo.server.tables.bots import LOOK_AGAIN, Bots
from palazzo.server.tables.eyes import Eyes
from palazzo.server.tables.held_answers import HeldAnswers
from palazzo.server.tables.journal import persevere
from palazzo.server.tables.offers import OfferWaits
from palazzo.server.tables.persistence import Act, Said
from palazzo.server.tables.presence import EYES, NOBODY_AT_BELL, AtBell
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.tables.talking import Conversation, check_may_talk
from palazzo.server.thinking.pool import Choice

logger = logging.getLogger("palazzo.schedule")
_TRIES: Final = 50
"""Answers drawn at random where none of those thought of stands."""
_AT_ONCE: Final = 20
"""Things done at a table before others there, and the end of the server, get their turn."""
_NOT_AGAIN: Final = 30
"""So many lines of talk must lie between two in which a bot says the same."""
_STRIDES: Final[dict[Pace, float]] = {"calm": 3.0, "brisk": 1.0, "at-once": 0.0}
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
        self._bell_told = NOBODY_AT_BELL
        """What other servers last heard of who here has said "Wait!" or answered while a bell rings."""
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
        return self._shared.settings.bot_pace * _STRIDES[self._attendance.pace]

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
        self.bell.follow(match, self.held_seats, now)
        self.offers.follow(match, now)
        if match is None:
            self.stop()
            if not self._state.broken:
                # Else they come back, and send again what they have heard nothing of.
                self._held.give_up(Trouble("match-is-over"))
            return
        if self._state.course is None and self._state.attempt is None:
            self.bots.set_thinking(match, now)
        self._tell_eyes()
        self._tell_bell(match)
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

    def _tell_bell(self, match: Match) -> None:
        """The other servers hear who has said "Wait!" by way of this one, and whose answers it holds."""
        if not self._shared.storage.shared:
            return
        moment = match.table.moments
        said = frozenset(self.bell.said_here) if self.bell.rings else frozenset[int]()
        here = AtBell(moment, said, frozenset(self._held.seats))
        if here != self._bell_told and (here.said or here.held or self._bell_told.moment == moment):
            self._bell_told = here
            self._shared.later(self._attendance.elsewhere.tell_bell(here))

    @property
    def held_seats(self) -> set[int]:
        """Whose answers are held, here or by another server."""
        match = self._state.live_match
        if match is None:
            return self._held.seats
        return self._held.seats | self._attendance.elsewhere.at_bell(match.table.moments).held

    def _wake(self) -> None:
        """Something is due."""
        self._timer = None
        self._shared.later(self._act())

    def _times(self, match: Match) -> list[float]:
        """When things are due; in a lesson, nothing but what its script says."""
        if self._state.course is not None:
            moves = self._state.course.coming is not None or self._forced(self._state.course, match) is not None
            return [max(self._at_pace(self.since), self._not_before)] if moves else []
        if self._state.attempt is not None:
            moves = self._state.attempt.coming(match) is not None
            return [max(self._at_pace(self.since), self._not_before)] if moves else []
        times = [at for _, at in self._by_themselves(match)]
        times += [self._acts_at(match, seat) for seat, thought in self.bots.thoughts.items() if thought.task.done()]
        times += self._ends(match).values()
        times = [max(at, self._not_before) for at in times]
        times += [at for _, at in self._passed_at_bell(match)]
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
        for seat in self.held_seats:
            waits &= ~(1 << seat)
        return self._state.clocks.ends(waits)

    def _awaited(self, match: Match) -> list[tuple[int, Question]]:
        """People who have not answered what is due, and what that is."""
        held, chairs = self.held_seats, self._state.record.chairs
        waits = [seat for seat in bits(match.table.stack[-1].waits) if chairs[seat].thinker is None]
        return [(seat, match.questions.due_of(seat)) for seat in waits if seat not in held]

    def _passed_at_bell(self, match: Match) -> list[tuple[int, float]]:
        """People connected here for whom a window is passed when the bell ends, and when.

        Each server passes for its own: only there it is known in time who has said "Wait!" or answered just before.
        """
        if not self.bell.rings:
            return []
        asked_here = [seat for seat, asked in self._awaited(match) if asked.window and self._attendance.of_seat(seat)]
        return [(seat, self._window_ends) for seat in asked_here]

    def _by_themselves(self, match: Match) -> list[tuple[int, float]]:
        """People for whom an answer is given, and when: they can only pass, have said so, or have no choice."""
        found = []
        for seat, asked in self._awaited(match):
            if asked.window and self.bell.rings:
                continue
            if asked.window and self._passes(seat, asked):
                found.append((seat, self._window_ends))
            elif asked.single():
                found.append((seat, self._single_given_at(match, seat, asked)))
        return found

    def _passes(self, seat: int, asked: Question) -> bool:
        """A window without a bell is passed for a person: by a wish of theirs, or alone with nothing to play."""
        settings = self._state.settings_of(seat)
        if asked.prompt in self._state.record.chairs[seat].standing:
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
        """When a bot may do what it thought of; while any waits for the reply to an offer, only reply to people."""
        if not self._attendance.anybody:
            return 0.0
        if self.offers and not self.bots.replies_to_a_person(match, seat):
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
                for _ in range(_AT_ONCE):
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
            except Exception:
                logger.exception("something went wrong at a table", extra={"table": table})
                self._not_before = self.now() + LOOK_AGAIN
            self.update()

    async def _one_thing(self) -> bool:
        """Do one thing that is due, if there is any."""
        match = self._state.live_match
        if match is None or self._state.record.paused_at is not None:
            return False
        now = self.now()
        self.bell.follow(match, self.held_seats, now)
        self.offers.follow(match, now)
        if self._held and now >= self._held_until(match):
            await self._give_held(min(self._held.seats))
            return True
        for seat, at in self._passed_at_bell(match):
            if now >= at:
                await self._give(match, seat, "answer", [])
                return True
        if not await self._shared.storage.keep(self._state.record.id):
            self._not_before = self.now() + LOOK_AGAIN
            return False
        if self._state.course is not None:
            return await self._go_on(self._state.course, match, now)
        if self._state.attempt is not None:
            return await self._puzzle_goes_on(self._state.attempt, match, now)
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

    async def _go_on(self, course: Course, match: Match, now: float) -> bool:
        """In a lesson the others do what its script says."""
        deed, forced = course.coming, self._forced(course, match)
        if (deed is None and forced is None) or now < self._at_pace(self.since):
            return False
        self.eyes.went_on()
        if deed is None:
            assert forced is not None
            await self._answers.enter("answer", forced.seat, "", forced.default())
            return True
        seat, value, *prompt = deed
        asked = question_of(match, SEATS[seat], prompt[0] if prompt else "")
        if asked is None:
            logger.error("a lesson cannot go on", extra={"table": self._state.record.id, "lesson": course.lesson.id})
            raise Trouble("rules-broke", 500)
        await self._answers.enter("answer", asked.seat, "" if asked.due else asked.id, value)
        return True

    async def _puzzle_goes_on(self, attempt: Attempt, match: Match, now: float) -> bool:
        """In a puzzle the others answer as it says, always in the same way."""
        coming = attempt.coming(match)
        if coming is None or now < self._at_pace(self.since):
            return False
        self.eyes.went_on()
        await self._answers.enter("answer", coming.seat, "", coming.value)
        return True

    def _forced(self, course: Course, match: Match) -> Question | None:
        """What the usher waits for, where what the pupil did before has left only one answer."""
        seat = course.lesson.seat
        if course.waits != "deed" or not match.questions.is_due(seat):
            return None
        asked = match.questions.due_of(seat)
        fits = course.now.prompt in ("", asked.prompt) and accepted(course.now, asked.default())
        return asked if fits and asked.single() else None

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
            await self._say_mood(seat, next((choice.mood for choice in choices if choice.question == due), ""))

    async def _say_mood(self, seat: int, mood: str) -> None:
        """A bot says what it feels, once of the same; the dead are silent."""
        chair = self._state.record.chairs[seat]
        temper = parted(chair.bot or "")[1]
        match = self._state.match
        if not mood or not temper or match is None or match.over:
            return
        feeling, whom = mood.split(":")
        text, facts = f"mood-{temper}-{feeling}", {"seat": SEAT[seat], "other": whom}
        if any(said.text == text and said.facts == facts for said in self._conversation.lines[-_NOT_AGAIN:]):
            return
        with contextlib.suppress(Trouble):
            check_may_talk(match, seat, None)
            await self._conversation.store(Said(0, seat, chair.name, None, text, facts, None, 0.0))

    async def _take_opening(self, match: Match, seat: int, choice: Choice) -> bool:
        """A bot offers something, replies, or hurries; whether it did. It haggles with people only."""
        if not self.offers.may_make(match, seat, choice.value, self.now()):
            return False
        answered = self._answered(match, choice)
        if isinstance(choice.value, dict) and "counters" in choice.value and answered is None:
            return False
        known = {deal.id for deal in match.table.deals}
        try:
            await self._answers.enter("answer", seat, choice.question, choice.value)
        except Refusal:
            return False
        self.offers.made(self._state.playing(), seat, choice.value, known, self.now())
        if choice.why and answered is not None:
            facts = {"seat": SEAT[seat], "deal": answered.id}
            name = self._state.record.chairs[seat].name
            await self._conversation.store(Said(0, seat, name, answered.by, f"refusal-{choice.why}", facts, None, 0.0))
        return True

    def _answered(self, match: Match, choice: Choice) -> Deal | None:
        """The offer of a person that a bot replies to, or counters, by this."""
        counters = choice.value.get("counters", "") if isinstance(choice.value, dict) else ""
        for deal in match.table.deals:
            if deal.by in self._state.record.people and (counters == deal.id or f".{deal.id}." in choice.question):
                return deal
        return None

    async def _give(self, match: Match, seat: int, act: Act, values: list[Any]) -> None:
        """Give the first of these answers that stands, else the quiet one; held to a promise, any that keeps it."""
        asked = match.questions.due_of(seat)
        rng = Random()
        for value in [*values, asked.default(), None, *(asked.sample(rng) for _ in range(_TRIES))]:
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
