"""What would a clerk do? For whoever sits at a table and asks: a process that thinks for bots answers, and says why.

It is asked for where only one person plays, or where the table agrees to it; a match in which somebody has asked is not
rated. The clerk sees what that seat sees, and nothing is done by it.
"""

from __future__ import annotations

import logging

import msgspec

from palazzo.bots.advice import Advice as Counsel
from palazzo.bots.advice import in_words
from palazzo.kernel.looking import plain_view
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Advice, Advise
from palazzo.server.problems import RulesBroke, Trouble
from palazzo.server.tables.answering import open_question
from palazzo.server.tables.persistence import TableRecord
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.shared import Shared
from palazzo.server.tables.state import TableState
from palazzo.server.thinking.pool import Broke

logger = logging.getLogger("palazzo.advice")


def marked_as_advised(record: TableRecord) -> None:
    """From now on this match is not rated."""
    record.advised = True


class Advising:
    """Has clerks think for the people of one table."""

    def __init__(self, state: TableState, shared: Shared, replies: Replies) -> None:
        self._state = state
        self._shared = shared
        self._replies = replies

    def check(self, seat: int, message: Advise) -> None:
        """They may ask, and about this."""
        open_question(self._state.playing(), seat, message.question)
        if not self._state.record.advisable:
            raise Trouble("no-advice", 403)

    def ask(self, seat: int, connection: Connection, message: Advise) -> None:
        """Have it thought about, and told; the match is only read, and only now."""
        if not self._shared.foresight_rates.take(f"{connection.person_id}"):
            raise Trouble("foresight-too-fast", 429)
        seen = msgspec.json.encode({**plain_view(self._state.playing(), seat), "about": message.question})
        self._shared.later(self._tell(connection, message, seen))

    async def _tell(self, connection: Connection, message: Advise, seen: bytes) -> None:
        """Send to who asked what a clerk would do, once it is known, or why it is not."""
        try:
            found = await self._shared.thinkers.advise(seen, self._shared.settings.foresight_budget)
        except Trouble as trouble:
            self._replies.refuse(connection, message.id, trouble)
        except Broke:
            logger.exception("advice broke", extra={"table": self._state.record.id})
            self._replies.refuse(connection, message.id, RulesBroke())
        else:
            counsel = msgspec.json.decode(found, type=Counsel)
            connection.send(self._in_words(connection, message, counsel))

    def _in_words(self, connection: Connection, message: Advise, counsel: Counsel) -> Advice:
        """In the language of who asked, by the names of those who sit here."""
        record = self._state.record
        edition = str(record.options.get("edition", ""))
        says = in_words(record.game, counsel, connection.language, edition, record.names())
        return Advice(message.id, message.question, counsel.answer, counsel.rule, counsel.facts, says)
