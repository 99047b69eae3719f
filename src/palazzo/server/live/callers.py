"""Those who have not said yet what they want: how long they may take over it, and how many may come from one address.

Live connections are not counted here, but by their person; behind a proxy all come from one address, and the proxy
must count.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from palazzo.server.live.wire import SocketConfig
from palazzo.server.people.rate_limits import network_of

HEAD_TIME: Final = 10.0
"""Seconds one has to say what one wants."""
BODY_TIME: Final = 60.0
"""Seconds one has to send what belongs to it, and to take the answer."""
_LARGEST_HEAD: Final = 64 * 1024
"""Bytes in which one must have said what one wants."""


class Caller(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, config: SocketConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.callers = config.callers
        self.most = 0 if config.settings.proxies else config.settings.most_callers
        self.address = ""
        """Where the caller is counted, while it is."""
        self.head = 0
        """Bytes of a request whose head is not complete."""
        self.deadline: asyncio.TimerHandle | None = None

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes; one too many is sent away."""
        super().connection_made(transport)
        self.expect(HEAD_TIME)
        address = network_of(self.client[0]) if self.client else ""
        if not self.most or not address:
            return
        if self.callers[address] >= self.most:
            transport.abort()
            return
        self.address = address
        self.callers[address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """The caller has gone, or was cut off."""
        self.forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a live connection."""
        self.forget()
        super().handle_websocket_upgrade()

    def forget(self) -> None:
        """They count no more, and nothing is expected of them."""
        self.rest()
        if self.address:
            self.callers[self.address] -= 1
            if not self.callers[self.address]:
                del self.callers[self.address]
            self.address = ""

    # -- asking

    def data_received(self, data: bytes) -> None:
        """Bytes have come: of the next request, if there is none under way."""
        latest: Any = self.cycle
        if self.deadline is None and (latest is None or latest.response_complete):
            self.expect(HEAD_TIME)
        super().data_received(data)
        if self.head:
            self.head += len(data)
            if self.head > _LARGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.head = 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """All is said, but for what belongs to it."""
        self.head = 0
        self.expect(BODY_TIME)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self.rest()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """They want nothing more; what they have not taken of the last answer they may take for a while."""
        super().timeout_keep_alive_handler()
        self.expect(BODY_TIME)

    # -- in time

    def expect(self, seconds: float) -> None:
        """They have so much time for what comes next."""
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def rest(self) -> None:
        """They may take all the time they want."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
