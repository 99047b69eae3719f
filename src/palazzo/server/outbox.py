"""What is sent on one connection: bounded, so that a slow client never slows a table."""

from __future__ import annotations

from palazzo.server.wire import Wire


class Outbox:
    """Messages in order; who lets too much pile up is cut off, and may come back for the whole view."""

    __slots__ = ("closing", "kept", "limit", "overflowed", "wire")

    def __init__(self, wire: Wire, limit: int) -> None:
        self.wire = wire
        self.limit = limit
        self.closing = False
        self.overflowed = False
        self.kept: list[bytes] | None = None
        """What is to be sent together."""

    def put(self, data: bytes) -> None:
        """Send this; the socket keeps what the client is not ready for."""
        if self.closing:
            return
        if self.kept is not None:
            self.kept.append(data)
        elif len(data) + self.wire.transport.get_write_buffer_size() > self.limit:
            self.overflowed = True
            self.close()
        else:
            self.wire.write(data)

    def keep(self) -> None:
        """What is put from now on goes together."""
        self.kept = []

    def let_go(self) -> None:
        """Send what was kept."""
        kept, self.kept = self.kept, None
        if not kept or self.closing:
            return
        if sum(map(len, kept)) + self.wire.transport.get_write_buffer_size() > self.limit:
            self.overflowed = True
            self.close()
        else:
            self.wire.write_together(kept)

    def close(self) -> None:
        """Send no more, and listen no more."""
        self.let_go()
        self.closing = True
        self.wire.cut()
