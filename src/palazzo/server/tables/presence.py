"""Who is at a table by way of another server: told from server to server, and forgotten when not told again."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

ASK: Final = "who"
HERE: Final = "here"
LASTS: Final = 25.0
"""Seconds for which what a server told is believed."""
AGAIN: Final = 10.0
"""Seconds after which a server tells again."""


class Others(NamedTuple):
    """Who was at the table by way of one server, when it told."""

    seats: frozenset[int]
    watching: int
    at: float


class Elsewhere:
    """Those at one table who are connected to other servers."""

    def __init__(self) -> None:
        self.servers: dict[str, Others] = {}
        self.told = 0.0
        self.asked = False

    def hear(self, server: str, note: str) -> bool:
        """A server tells who is there; whether that is news."""
        _, seats, watching = note.split(" ")
        others = Others(frozenset(int(seat) for seat in seats.split(",") if seat), int(watching), time.monotonic())
        before = self.servers.get(server)
        self.servers[server] = others
        return before is None or before[:2] != others[:2]

    def present(self, seat: int) -> bool:
        """The person of this seat is connected to another server."""
        return any(seat in others.seats for others in self.current())

    @property
    def watching(self) -> int:
        """How many look on by way of other servers."""
        return sum(others.watching for others in self.current())

    def current(self) -> list[Others]:
        """What is still believed."""
        since = time.monotonic() - LASTS
        return [others for others in self.servers.values() if others.at > since]

    def forget(self) -> bool:
        """Servers that have not told for long are gone; whether any was."""
        since = time.monotonic() - LASTS
        gone = [server for server, others in self.servers.items() if others.at <= since]
        for server in gone:
            del self.servers[server]
        return bool(gone)


def note_of(seats: set[int], watching: int) -> str:
    """What a server tells of those connected to it."""
    return f"{HERE} {','.join(map(str, sorted(seats)))} {watching}"
