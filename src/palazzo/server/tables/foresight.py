"""Foresight at one table: asked for by whoever looks, worked out elsewhere, kept while their view stands as it is.

What is kept goes by the version of the seat's own view: anything else would tell of what happens unseen.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from random import SystemRandom
from typing import Any, Final

import msgspec

from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.match import Match
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Foresee, Foresight
from palazzo.server.problems import RulesBroke, Trouble
from palazzo.server.tables.answering import open_question
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.thinking.foresight import ahead_of, imagined
from palazzo.server.thinking.pool import Broke

logger = logging.getLogger("palazzo.foresight")
_SHARE: Final = 0.5
"""Of the time there is, how much goes into trying options: then what is found is told."""

_Coming = asyncio.Future[list[dict[str, Any]]]
"""What is, or will be, foreseen."""


class Kept:
    """What was foreseen for one seat, while its view has this version."""

    def __init__(self, version: int, world: Match) -> None:
        self.version = version
        self.world = world
        """One world for all that is asked meanwhile, so that what it says agrees."""
        self.seed = secrets.randbits(64)
        self.found: dict[bytes, _Coming] = {}


class Foreseeing:
    """Looks ahead for the people of one table."""

    def __init__(self, state: TableState, shared: Shared, replies: Replies) -> None:
        self._state = state
        self._shared = shared
        self._replies = replies
        self._kept: dict[int, Kept] = {}

    def ask(self, seat: int, connection: Connection, message: Foresee) -> None:
        """Have it worked out, unless it is known already, and told; the match is only read, and only now."""
        match = self._state.playing()
        open_question(match, seat, message.question)
        coming = self._coming(match, seat, f"{connection.person_id}", message)
        self._shared.later(self._tell(connection, message, coming))

    def _coming(self, match: Match, seat: int, person: str, message: Foresee) -> _Coming:
        """What is, or will be, known of what they ask."""
        version = self._state.streams.version(seat)
        kept = self._kept.get(seat)
        wanted = msgspec.json.encode((message.question, message.answers))
        if kept is not None and kept.version == version and wanted in kept.found:
            return kept.found[wanted]
        if not self._shared.foresight_rates.take(person):
            raise Trouble("foresight-too-fast", 429)
        if kept is None or kept.version != version:
            kept = self._kept[seat] = Kept(version, imagined(match, seat, SystemRandom()))
        seconds = self._shared.settings.foresight_budget
        ahead = ahead_of(kept.world, seat, kept.seed, message.question, message.answers, seconds * _SHARE)
        coming = asyncio.ensure_future(self._shared.thinkers.foresee(msgspec.json.encode(ahead), seconds))
        coming.add_done_callback(lambda done: _forget_if_late(kept, wanted, done))
        kept.found[wanted] = coming
        return coming

    async def _tell(self, connection: Connection, message: Foresee, coming: _Coming) -> None:
        """Send to who asked what is foreseen, once it is known, or why it is not."""
        try:
            found = [self._in_words(connection, one) for one in await asyncio.shield(coming)]
        except Trouble as trouble:
            self._replies.refuse(connection, message.id, trouble)
        except Broke:
            logger.exception("foresight broke", extra={"table": self._state.record.id})
            self._replies.refuse(connection, message.id, RulesBroke())
        else:
            connection.send(Foresight(message.id, message.question, msgspec.convert(found, list[Any])))

    def _in_words(self, connection: Connection, foreseen: dict[str, Any]) -> dict[str, Any]:
        """A refusal as the problem it is to who asks; all else as it was found."""
        refused = foreseen["refused"]
        if refused is None:
            return foreseen
        refusal = IllegalAnswer(refused["reason"], refused["facts"])
        return {**foreseen, "refused": self._replies.problem(connection, refusal)}


def _forget_if_late(kept: Kept, wanted: bytes, done: _Coming) -> None:
    """What came to nothing may be asked again."""
    if done.cancelled() or done.exception() is not None:
        kept.found.pop(wanted, None)
