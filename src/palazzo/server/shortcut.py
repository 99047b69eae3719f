"""The short way of an answer, which nearly all take: nobody else is at the door, and only the disk is waited for.

What is out of the ordinary goes the long way, through `Room.answer`: then nothing has been done here.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from palazzo.server.connection import Connection
from palazzo.server.messages import Answer, ClientMessage
from palazzo.server.problems import RulesBroke, Trouble
from palazzo.server.rates import Bucket
from palazzo.server.wire import Wire

if TYPE_CHECKING:
    from palazzo.server.answering import Draft
    from palazzo.server.room import Room

decoder = msgspec.json.Decoder(ClientMessage)
logger = logging.getLogger("palazzo.shortcut")


class Shortcut:
    """The short way from one connection to its table."""

    __slots__ = ("began", "bucket", "connection", "draft", "key", "room", "wire")

    def __init__(self, room: Room, connection: Connection, wire: Wire, bucket: Bucket) -> None:
        self.room = room
        self.connection = connection
        self.wire = wire
        self.bucket = bucket
        self.draft: Draft | None = None
        """The answer under way, its id, and since when."""
        self.key = ""
        self.began = 0.0

    def take(self, text: bytes) -> bool:
        """Take a message that is an answer like most; false, if it must go the long way."""
        room = self.room
        if room.turn.taken or room.storage.shared or room.has_standing() or not text.isascii():
            return False
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Answer) or not self.bucket.take():
            return False
        try:
            draft = room.door.drafted(self.connection, message)
        except RulesBroke:
            room.turn.take()
            self.wire.hush()
            room.hall.later(self.mend(message.id))
            return True
        except Exception:
            # The long way comes to the same, and says so.
            draft = None
        if draft is None:
            self.bucket.give_back()
            return False
        self.set_out(draft, message.id)
        return True

    def set_out(self, draft: Draft, key: str) -> None:
        """Have the answer stored; what comes meanwhile waits."""
        room = self.room
        room.turn.take()
        self.wire.hush()
        self.draft, self.key, self.began = draft, key, time.monotonic()
        room.storage.write_soon(draft.statements, self.arrive)

    def arrive(self, error: Exception | None) -> None:
        """The answer is stored, or it is not."""
        try:
            self.settle(error)
        except Exception:
            logger.exception("a connection broke", extra={"table": self.room.record.id})
            self.connection.farewell(Trouble("server-broke", 500))
        finally:
            self.leave()

    def settle(self, error: Exception | None) -> None:
        """Tell everyone what happened, and the one who answered in the same breath that it is stored."""
        room, draft, connection = self.room, self.draft, self.connection
        assert draft is not None
        if error is not None:
            room.lose(error)
            room.hall.counts.refused += 1
            room.refuse(connection, self.key, Trouble("not-stored", 503))
            return
        room.hall.counts.stored(time.monotonic() - self.began)
        connection.outbox.keep()
        try:
            room.door.entered(draft)
            room.acknowledge(connection, self.key)
        finally:
            connection.outbox.let_go()

    async def mend(self, key: str) -> None:
        """The rules broke over an answer: read the table again, as if nothing had been said."""
        try:
            await self.room.reload()
        finally:
            self.room.hall.counts.refused += 1
            self.room.refuse(self.connection, key, RulesBroke())
            self.leave()

    def leave(self) -> None:
        """The next may come."""
        self.draft = None
        self.room.turn.release()
        self.wire.unhush()
