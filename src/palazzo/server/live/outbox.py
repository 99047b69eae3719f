"""What is sent on one connection: bounded, so that a slow client never slows a table."""

from __future__ import annotations

from palazzo.server.live.wire import Wire


class Outbox:
    """Messages in order; who lets too much pile up is cut off, and may come back for the whole view."""

    __slots__ = ("closing", "limit", "overflowed", "wire")

    def __init__(self, wire: Wire, limit: int) -> None:
        self.wire = wire
        self.limit = limit
        self.closing = False
        self.overflowed = False

    def put(self, data: bytes) -> None:
        """Send this; the socket keeps what the client is not ready for."""
        if self.closing:
            return
        if len(data) + self.wire.waiting() > self.limit:
            self.overflowed = True
            self.close()
        else:
            self.wire.write(data)

    def close(self) -> None:
        """Send no more, and listen no more."""
        self.closing = True
        self.wire.cut()
