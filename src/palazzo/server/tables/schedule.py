"""What happens at a table by itself, in time: bots answer, standing passes are given, windows close, clocks run out.

Every reaction window closes at the same delay after it opened, at the earliest: bots and standing passes answer then,
and what people answer sooner is kept until then, the first answer like the last. So time tells nothing of what anyone
holds, nor the acknowledgement of who has answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from palazzo.bots.driver import KEPT_TO_PROMISE, URGENT
from palazzo.kernel.binding import keeping
from palazzo.kernel.deals import Deals
from palazzo.kernel.errors import Refusal
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT, bits
from palazzo.server.live.connection import Connection
from palazzo.server.messages import Answer
from palazzo.server.problems import Overtaken, Trouble
from palazzo.server.storage import StorageLost
from palazzo.server.tables.ledger import Act
from palazzo.server.thinking.pool import ATTENDED, UNATTENDED, WATCHED, Choice
from palazzo.server.thinking.worker import OFFER

if TYPE_CHECKING:
    from palazzo.server.tables.room import Room

logger = logging.getLogger("palazzo.schedule")
TRIES: Final = 50
LOOK_AGAIN: Final = 1.0
"""Seconds after which a server asks again whether it may keep a table."""
AT_ONCE: Final = 20
"""Things done at a table before others there, and the end of the server, get their turn."""


class Held(NamedTuple):
    """A person's answer that waits until its window may close."""

    connection: Connection
    message: Answer


class Thought(NamedTuple):
    """A bot thinks about these questions; `ready` is when it may answer."""

    about: tuple[str, ...]
    task: asyncio.Task[list[Choice]]
    ready: float


class Schedule:
    """When things happen by themselves at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.moment = -1
        self.since = 0.0
        """When the table came to this moment."""
        self.held: dict[int, Held] = {}
        self.taken_back: dict[int, str] = {}
        """By which message each seat last took back an answer that was still kept."""
        self.thoughts: dict[int, Thought] = {}
        self.considered: set[tuple[int, str]] = set()
        """What bots have looked at and left alone."""
        self.timer: asyncio.TimerHandle | None = None
        self.patience = 0.0
        """Another server keeps this table: look again then."""

    def follow(self, match: Match, at: float) -> None:
        """The table has changed: a new moment begins, or the old one goes on."""
        if match.table.moments != self.moment:
            self.moment = match.table.moments
            self.since = at
            self.give_up(Trouble("question-gone"))

    # -- windows

    @property
    def window_ends(self) -> float:
        """When a reaction window open now may close."""
        return self.since + self.room.hall.settings.window_delay

    def must_wait(self, match: Match, asked: Question) -> bool:
        """This answers a reaction window that may not close yet."""
        return asked.due and asked.window and self.room.hall.now() < self.window_ends

    def hold(self, seat: int, connection: Connection, message: Answer) -> None:
        """Keep an answer until its window may close; a second thought replaces it."""
        before = self.held.get(seat)
        if before is not None and before.message.id != message.id:
            self.room.refuse(before.connection, before.message.id, Trouble("answer-replaced"))
        self.held[seat] = Held(connection, message)
        self.update()

    def release(self, seat: int, key: str) -> bool:
        """Take back an answer that is still kept; the same wish once more changes nothing."""
        if self.taken_back.get(seat) == key:
            return True
        held = self.held.pop(seat, None)
        if held is None:
            return False
        self.taken_back[seat] = key
        self.room.refuse(held.connection, held.message.id, Trouble("answer-taken-back"))
        return True

    def give_up(self, why: Trouble) -> None:
        """What is kept is an answer to nothing any more."""
        while self.held:
            seat, held = self.held.popitem()
            if (seat, held.message.id) in self.room.keys:
                # It was sent again meanwhile, and taken then.
                self.room.acknowledge(held.connection, held.message.id)
            else:
                self.room.refuse(held.connection, held.message.id, why)

    # -- what comes next

    def update(self) -> None:
        """Look again when the next thing is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        room = self.room
        match = room.match
        if match is None or match.over or room.closed or room.broken or room.record.phase != "playing":
            self.stop()
            self.give_up(Trouble("match-is-over"))
            return
        if self.is_quiet():
            return
        self.set_bots_thinking(match)
        times = list(self.times(match))
        if times:
            wait = max(0.0, min(times) - self.room.hall.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def is_quiet(self) -> bool:
        """Nothing happens here but by people: no bot, no standing pass, no clock, nothing kept."""
        room = self.room
        if self.held or self.thoughts or room.clocks.ticking:
            return False
        return not any(chair.bot or chair.away_bot or chair.standing for chair in room.record.chairs)

    def wake(self) -> None:
        """Something is due."""
        self.timer = None
        self.room.hall.later(self.act())

    def times(self, match: Match) -> list[float]:
        """When things are due."""
        times = [self.window_ends for _ in self.standing_passes(match)]
        times += [thought.ready for thought in self.thoughts.values() if thought.task.done()]
        times += self.ends(match).values()
        return [*(max(at, self.patience) for at in times), *(self.window_ends for _ in self.held)]

    def ends(self, match: Match) -> dict[int, float]:
        """When the time of each seat is up that has not answered; an answer that is kept was given in time."""
        waits = match.table.stack[-1].waits
        for seat in self.held:
            waits &= ~(1 << seat)
        return self.room.clocks.ends(waits)

    def standing_passes(self, match: Match) -> list[int]:
        """Seats whose standing pass answers what they are asked."""
        found = []
        for seat in bits(match.table.stack[-1].waits):
            chair = self.room.record.chairs[seat]
            if chair.standing and chair.thinker is None and seat not in self.held:
                asked = match.questions.due_of(seat)
                if asked.window and asked.prompt in chair.standing:
                    found.append(seat)
        return found

    # -- bots

    def set_bots_thinking(self, match: Match) -> None:
        """Every bot that is asked something thinks about it; those not asked any more stop."""
        room = self.room
        for seat, chair in enumerate(room.record.chairs):
            level = chair.thinker
            about = self.asked_of_bot(match, seat) if level is not None else ()
            known = self.thoughts.get(seat)
            if known is not None and known.about == about:
                continue
            if known is not None:
                known.task.cancel()
                del self.thoughts[seat]
            if about and level is not None:
                task = asyncio.create_task(self.think(match, seat, level))
                task.add_done_callback(self.thought_through)
                self.thoughts[seat] = Thought(about, task, self.ready_at(match, seat))

    def thought_through(self, _: object) -> None:
        """A bot has done thinking; what is in memory may be on its way to disk, and its moment not have begun yet."""
        if self.room.lock.locked():
            self.room.hall.later(self.act())
        else:
            self.update()

    async def think(self, match: Match, seat: int, level: str) -> list[Choice]:
        """What the bot would do; only the server that keeps this table asks it."""
        hall = self.room.hall
        while not await hall.keeps(self.room):
            await asyncio.sleep(LOOK_AGAIN)
        return await hall.thinkers.think(level, lambda: plain_view(self.room.match or match, seat), self.urgency)

    def urgency(self) -> int:
        """How soon the thoughts of this table's bots are wanted."""
        room = self.room
        if self.is_watched():
            return WATCHED
        return UNATTENDED if all(chair.thinker for chair in room.record.chairs) else ATTENDED

    def is_watched(self) -> bool:
        """Somebody is connected to this table, here or elsewhere."""
        return bool(self.room.connections or self.room.presence.anybody)

    def asked_of_bot(self, match: Match, seat: int) -> tuple[str, ...]:
        """What a bot should think about: what is due, offers it has not seen, and in turn what is urgent."""
        found = [match.questions.due_of(seat).id] if match.table.stack[-1].waits >> seat & 1 else []
        if match.table.deals:
            found += [asked.id for asked in match.questions.open_to(seat) if asked.prompt == OFFER]
        if not found and self.room.length % match.seats == seat:
            openings = [opening for opening in match.questions.openings() if not isinstance(opening, Deals)]
            asked = [asked for opening in openings for asked in opening.questions(match.table, seat)]
            found += [f"{one.id} after {self.room.length}" for one in asked if one.prompt in URGENT]
        return tuple(question for question in found if (seat, question) not in self.considered)

    def ready_at(self, match: Match, seat: int) -> float:
        """When a bot may answer: in windows when they close, else after a pause people can follow."""
        room = self.room
        if not self.is_watched():
            return 0.0
        pause = room.hall.settings.bot_pace
        if match.table.stack[-1].waits >> seat & 1:
            if match.questions.due_of(seat).window:
                return self.window_ends
            return self.since + pause
        return self.room.hall.now() + pause

    # -- acting

    async def act(self) -> None:
        """Do what is due now; should that be much, the rest a moment later."""
        room = self.room
        async with room.lock:
            try:
                for _ in range(AT_ONCE):
                    if room.hall.stopping or not await self.one_thing():
                        break
                    await asyncio.sleep(0)
            except Overtaken:
                logger.debug("another server was quicker", extra={"table": room.record.id})
            except (Trouble, Refusal) as trouble:
                logger.warning("nothing came of it", extra={"table": room.record.id, "reason": trouble.reason})
                self.patience = self.room.hall.now() + LOOK_AGAIN
            except StorageLost as error:
                logger.warning("nothing came of it", extra={"table": room.record.id, "reason": str(error)})
                self.patience = self.room.hall.now() + LOOK_AGAIN
            self.update()

    async def one_thing(self) -> bool:
        """Do one thing that is due, if there is any."""
        room = self.room
        match = room.match
        if match is None or match.over or room.closed or room.broken or room.record.phase != "playing":
            return False
        if self.held and self.room.hall.now() >= self.window_ends:
            await self.give_held(next(iter(self.held)))
            return True
        if not await room.hall.keeps(room):
            self.patience = self.room.hall.now() + LOOK_AGAIN
            return False
        now = self.room.hall.now()
        if now >= self.window_ends:
            for seat in self.standing_passes(match):
                await self.give(match, seat, "answer", [])
                return True
        for seat, thought in list(self.thoughts.items()):
            if thought.task.done() and now >= thought.ready:
                del self.thoughts[seat]
                await self.give_thought(match, seat, thought)
                return True
        for seat, end in self.ends(match).items():
            if now >= end:
                await self.time_is_up(match, seat)
                return True
        return False

    async def give_held(self, seat: int) -> None:
        """The window may close now."""
        room = self.room
        held = self.held.pop(seat)
        try:
            await room.persevere(lambda: self.enter_held(seat, held.message))
        except (Trouble, Refusal) as trouble:
            room.refuse(held.connection, held.message.id, trouble)
            return
        room.acknowledge(held.connection, held.message.id)

    async def enter_held(self, seat: int, message: Answer) -> None:
        """Enter an answer that was kept, unless it was sent again meanwhile, and taken then."""
        room = self.room
        if (seat, message.id) in room.keys:
            return
        match = room.playing()
        if not match.table.stack[-1].waits >> seat & 1 or match.questions.due_of(seat).id != message.question:
            raise Trouble("question-gone")
        await room.answers.enter("answer", seat, "", message.value, message.id)

    async def give_thought(self, match: Match, seat: int, thought: Thought) -> None:
        """A bot does what it has thought of; too late or not at all, the quiet answer is given."""
        if thought.task.cancelled() or thought.about != self.asked_of_bot(match, seat):
            return
        waited = bool(match.table.stack[-1].waits >> seat & 1)
        due = match.questions.due_of(seat).id if waited else ""
        self.considered.update((seat, question) for question in thought.about if question != due)
        choices = self.choices(thought)
        for choice in choices:
            if choice.question != due:
                with contextlib.suppress(Refusal):
                    await self.room.answers.enter("answer", seat, choice.question, choice.value)
                    return
        if waited:
            await self.give(match, seat, "answer", [choice.value for choice in choices if choice.question == due])

    def choices(self, thought: Thought) -> list[Choice]:
        """What a bot would do; should it have broken down, nothing."""
        error = thought.task.exception()
        if error is None:
            return thought.task.result()
        logger.error("a bot broke down", exc_info=error, extra={"table": self.room.record.id})
        return []

    async def give(self, match: Match, seat: int, act: Act, values: list[Any]) -> None:
        """Give the first of these answers that stands, else the quiet one; held to a promise, any that keeps it."""
        asked = match.questions.due_of(seat)
        rng = Random()
        for value in [*values, asked.default(), None, *(asked.sample(rng) for _ in range(TRIES))]:
            try:
                await self.room.answers.enter(act, seat, "", keeping(match, seat) if value is None else value)
                return
            except Refusal as refusal:
                if refusal.reason != KEPT_TO_PROMISE:
                    logger.error(
                        "an answer does not stand", extra={"table": self.room.record.id, "reason": refusal.reason}
                    )
        raise Trouble("rules-broke", 500)

    async def time_is_up(self, match: Match, seat: int) -> None:
        """The quiet answer is given for a seat, and the table is told."""
        await self.give(match, seat, "default", [])
        await self.room.conversation.notice("notice-time", {"seat": SEAT[seat]})

    async def end_standing(self, match: Match) -> None:
        """Standing passes last until a seat's next turn: until it is asked anything but a window."""
        for seat in bits(match.table.stack[-1].waits):
            if self.room.record.chairs[seat].standing and not match.questions.due_of(seat).window:
                await self.room.set_standing(seat, [])

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts = {}
