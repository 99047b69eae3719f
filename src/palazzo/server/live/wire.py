"""The last stretch to a client: messages are taken from, and frames put on, the socket itself.

A move is told to everyone at the table, so that what a server does most is send a few hundred bytes. Litestar and
uvicorn open a connection, check it and close it; between hello and goodbye nothing stands between us and the socket.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from palazzo.server.people.rate_limits import Bucket
from palazzo.server.settings import Settings

EXTENSION: Final = "palazzo.wire"
_MOST_UNREAD: Final = 8
"""Messages that may wait before no more are read."""
_TEXT: Final = 0x81
"""A frame that is a whole text."""
_TOO_FAST: Final = 1008
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_MODERATE: Final = 4096


_PATIENCE: Final = 2.0
"""Seconds after which one who sends too much is cut off, whether or not they have heard why."""


class SocketConfig(Config):
    """How uvicorn is to serve, and by which settings of ours."""

    def __init__(self, app: Any, settings: Settings, **named: Any) -> None:
        super().__init__(app, **named)
        self.settings = settings
        self.callers: Counter[str] = Counter()
        """How many plain connections each address has."""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, config: SocketConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.bucket = Bucket(config.settings.message_rate, config.settings.message_burst)
        """What may be sent here: messages, and frames that are none."""
        self.limit = config.settings.outbox_bytes
        self.flooded = False
        self.taken = False
        self.over = False
        self.unread: list[str] = []
        self.unsent: list[bytes] = []
        """What goes out at the end of this turn of the event loop, in pieces."""
        self.reader: asyncio.Future[None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    # -- receiving

    def take_over(self) -> None:
        """From now on messages are read here; what the application has not read yet comes first."""
        self.taken = True
        del self.request, self.response
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self.unread.append(event.get("text") or "")
            else:
                self.over = True
        self.read_on()

    async def receive_text(self) -> str | None:
        """The next message, also of one who has gone meanwhile; nothing, when there will be none."""
        while not self.unread and not self.over:
            self.reader = self.loop.create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        if not self.unread:
            return None
        text = self.unread.pop(0)
        self.read_on()
        return text

    def read_on(self) -> None:
        """Read from the socket again, if too much was waiting before."""
        if self.read_paused and len(self.unread) < _MOST_UNREAD and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Bytes have come: nearly always one short text, for which the whole machinery is not needed."""
        text = _short_text(data) if self.taken and self.is_plain() else None
        if text is not None:
            self.hear(text)
        elif not self.flooded:
            super().data_received(data)

    def is_plain(self) -> bool:
        """A frame begins here, of a conversation without extensions that goes on."""
        conn = self.conn
        return not conn.extensions and not conn.reader.buffer and conn.current_size is None and conn.state is State.OPEN

    def handle_ping(self) -> None:
        """A ping counts like a message, and the pongs among what waits to be read."""
        if self.may_send() and self.transport.get_write_buffer_size() > self.limit:
            self.flood()
        if not self.flooded:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """So does a pong."""
        if self.may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """So does a piece of a message; the last one is counted with the message."""
        if event.fin or self.may_send():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """The first piece of a message, or all of it."""
        if event.fin or self.may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The first piece of a message that is no text, or all of it."""
        if event.fin or self.may_send():
            super().handle_bytes(event)

    def may_send(self) -> bool:
        """The client may send what it sent; who sends too much is not listened to any more."""
        if not self.flooded and not self.bucket.take():
            self.flood()
        return not self.flooded

    def flood(self) -> None:
        """Listen no more, and cut the client off after a moment in which it may hear why."""
        self.flooded = True
        if self.taken:
            self.cut()
        elif not self.close_sent:
            self.conn.fail(_TOO_FAST)
            if self.conn.close_sent is not None:
                self.handle_parser_exception()
        self.loop.call_later(_PATIENCE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or is no text."""
        if not self.taken:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self.hear(data if self.curr_msg_data_type == "text" else b"")

    def hear(self, data: bytes) -> None:
        """Keep a message for who reads here."""
        if self.close_sent or self.over:
            return
        try:
            self.unread.append(data.decode())
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.wake()
        if len(self.unread) >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- sending

    def write(self, text: bytes) -> None:
        """Send a text, together with all else that is sent here in this turn of the event loop: a change and the clocks
        after it, or the acknowledgement, are one call of the system. What cannot be sent any more is dropped.
        """
        if self.is_closed():
            return
        if not self.unsent:
            self.loop.call_soon(self.flush)
        if self.conn.extensions:
            self.conn.send_text(text)
            self.unsent += self.conn.data_to_send()
        else:
            self.unsent += (_header(len(text)), text)

    def flush(self) -> None:
        """Send what was written."""
        if self.unsent and not self.is_closed():
            self.transport.write(b"".join(self.unsent))
        self.unsent = []

    def is_closed(self) -> bool:
        """Nothing can be sent any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def waiting(self) -> int:
        """Bytes that were written and are not on their way to the client yet."""
        return sum(map(len, self.unsent)) + self.transport.get_write_buffer_size()

    # -- the end

    def wake(self) -> None:
        """Somebody waits for a message, or for the end."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def end(self) -> None:
        """No more messages will come."""
        self.over = True
        self.wake()

    def cut(self) -> None:
        """No more messages are read, not even those that wait; what was written goes out before the end is told."""
        self.flush()
        self.unread.clear()
        self.end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        self.end()

    def handle_close(self, event: Frame) -> None:
        """The client says goodbye."""
        super().handle_close(event)
        self.end()

    def handle_parser_exception(self) -> None:
        """The client sent what is no WebSocket message."""
        super().handle_parser_exception()
        self.end()

    def keepalive_timeout(self) -> None:
        """The client does not answer: what it has not read it never will."""
        super().keepalive_timeout()
        self.end()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        self.flush()
        super().shutdown()
        self.cut()


def _short_text(data: bytes) -> bytes | None:
    """The text of a frame from a client, if these bytes are just one whole frame with a text of moderate length."""
    if len(data) < 6 or data[0] != _TEXT:
        return None
    length, start = data[1] - _MASKED, 2
    if length == _TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length > _TWO_BYTES:
        return None
    if not 0 <= length == len(data) - start - 4 < _MODERATE:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def _header(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if 126 <= length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    if length < 126:
        return bytes((_TEXT, length))
    return b"\x81\x7f" + length.to_bytes(8, "big")
