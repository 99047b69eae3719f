"""The bots of one table: what each is asked, what it thinks, and when it may say so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from palazzo.bots import LEVELS, Thinker
from palazzo.bots.driver import URGENT
from palazzo.bots.minister import wants_worlds
from palazzo.bots.tempers import parted
from palazzo.kernel.deals import Deals
from palazzo.kernel.errors import NoWorld
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.server.tables.attendance import Attendance
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.thinking.pool import ATTENDED, UNATTENDED, WATCHED, Choice
from palazzo.server.thinking.worker import OFFER, WORLD
from palazzo.server.thinking.worlds import imagined_for

logger = logging.getLogger("palazzo.bots")
LOOK_AGAIN: Final = 1.0
"""Seconds after which a server asks again whether it runs a table's bots."""


class Thought(NamedTuple):
    """A bot thinks about these questions."""

    about: tuple[str, ...]
    task: asyncio.Task[list[Choice]]
    since: float
    """When it was asked, by the time the table has been played for."""


class Bots:
    """The thoughts of one table's bots."""

    def __init__(
        self, state: TableState, shared: Shared, attendance: Attendance, thought_through: Callable[[object], None]
    ) -> None:
        self._state = state
        self._shared = shared
        self._attendance = attendance
        self._thought_through = thought_through
        """A bot has done thinking."""
        self._considered: set[tuple[int, str]] = set()
        """What bots have looked at and left alone."""
        self.thoughts: dict[int, Thought] = {}

    def set_thinking(self, match: Match, now: float) -> None:
        """Every bot that is asked something thinks about it; those not asked any more stop."""
        for seat, chair in enumerate(self._state.record.chairs):
            level = chair.thinker
            about = self._asked(match, seat) if level is not None else ()
            known = self.thoughts.get(seat)
            if known is not None and known.about == about:
                continue
            if known is not None:
                known.task.cancel()
                del self.thoughts[seat]
            if about and level is not None:
                task = asyncio.create_task(self._think(match, seat, level))
                task.add_done_callback(self._thought_through)
                self.thoughts[seat] = Thought(about, task, now)

    async def _think(self, match: Match, seat: int, level: str) -> list[Choice]:
        """What the bot would do; only the server that runs this table's bots asks it."""
        shared, state = self._shared, self._state
        while not await shared.storage.keep(state.record.id):
            await asyncio.sleep(LOOK_AGAIN)
        return await shared.thinkers.think(level, lambda: self._seen(state.match or match, seat, level), self.urgency)

    def _seen(self, match: Match, seat: int, level: str) -> Any:
        """What a bot sees; one that thinks ahead, where it would, also a world imagined for it."""
        view = plain_view(match, seat)
        if not isinstance(LEVELS[parted(level)[0]], Thinker) or not wants_worlds(view):
            return view
        try:
            return {**view, WORLD: imagined_for(match, seat, Random())}
        except NoWorld:
            self._shared.thinkers.worldless += 1
            logger.exception("no world was found for a bot", extra={"table": self._state.record.id})
            return view

    def urgency(self) -> int:
        """How soon the thoughts of this table's bots are wanted."""
        if self._attendance.anybody:
            return WATCHED
        return UNATTENDED if all(chair.thinker for chair in self._state.record.chairs) else ATTENDED

    def _asked(self, match: Match, seat: int) -> tuple[str, ...]:
        """What a bot should think about: what is due, offers it has not seen, and in turn what is urgent."""
        length = self._state.length
        found = [match.questions.due_of(seat).id] if match.table.stack[-1].waits >> seat & 1 else []
        if match.table.deals:
            found += [asked.id for asked in match.questions.open_to(seat) if asked.prompt == OFFER]
        if not found and length % match.seats == seat:
            openings = [opening for opening in match.questions.openings() if not isinstance(opening, Deals)]
            asked = [asked for opening in openings for asked in opening.questions(match.table, seat)]
            found += [f"{one.id} after {length}" for one in asked if one.prompt in URGENT]
        return tuple(question for question in found if (seat, question) not in self._considered)

    def replies_to_a_person(self, match: Match, seat: int) -> bool:
        """The bot of this seat thinks about an offer somebody made it, and perhaps of other things."""
        people = [SEAT[person] for person in self._state.record.people]
        asked = [one for one in match.questions.open_to(seat) if one.prompt == OFFER and one.facts["seat"] in people]
        return any(one.id in self.thoughts[seat].about for one in asked)

    def take(self, match: Match, seat: int) -> tuple[list[Choice], str] | None:
        """What a bot would do, and its due question; nothing, if it thought of what is not asked any more."""
        thought = self.thoughts.pop(seat)
        if thought.task.cancelled() or thought.about != self._asked(match, seat):
            return None
        due = match.questions.due_of(seat).id if match.table.stack[-1].waits >> seat & 1 else ""
        self._considered.update((seat, question) for question in thought.about if question != due)
        return self._choices(thought), due

    def _choices(self, thought: Thought) -> list[Choice]:
        """What a bot would do; should it have broken down, nothing."""
        error = thought.task.exception()
        if error is None:
            return thought.task.result()
        logger.error("a bot broke down", exc_info=error, extra={"table": self._state.record.id})
        return []

    def stop(self) -> None:
        """Cancel what bots think about."""
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts = {}
