"""A web server that only passes messages on, on the same foundation as ours: what is left when all else is taken away.

Whatever one of a table says, all of it hear a text of so many bytes, `PALAZZO_BENCH_BYTES`. There is no game, nobody is
checked, nothing is stored. Run by `benchmarks/server.py` with uvicorn, whose WebSockets ours are built on.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from typing import Any, Final

Send = Callable[[dict[str, Any]], Awaitable[None]]

NEWS: Final = {"type": "websocket.send", "text": "x" * int(os.environ.get("PALAZZO_BENCH_BYTES", "0"))}
tables: Final[dict[str, list[Send]]] = {}
"""By path: how to reach everyone at the table."""


async def application(scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    """One connection, from hello to goodbye."""
    await receive()
    await send({"type": "websocket.accept"})
    table = tables.setdefault(scope["path"], [])
    table.append(send)
    while (await receive())["type"] == "websocket.receive":
        for reach in table:
            await reach(NEWS)
    table.remove(send)
