"""Who is at a table by way of another server: told from server to server, and forgotten when not told again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from palazzo.server.messages import Pace
from palazzo.server.storage import Storage

ASK: Final = "who"
EYES: Final = "eyes "
BELL: Final = "bell "
_HERE: Final = "here"
_LASTS: Final = 25.0
"""Seconds for which what a server told is believed."""
_AGAIN: Final = 10.0
"""Seconds after which a server tells again."""


_INITIALS: Final[dict[str, Pace]] = {"c": "calm", "b": "brisk", "a": "at-once"}


class Others(NamedTuple):
    """Who was at the table by way of one server, when it told."""

    seats: dict[int, Pace]
    """The seats connected there, and how fast their people wish bots to go."""
    watching: int
    at: float


class AtBell(NamedTuple):
    """What people at a window did by way of one server, or of all others."""

    moment: int
    """The moment of the match at which the window stands."""
    said: frozenset[int]
    """Who has said "Wait!"."""
    held: frozenset[int]
    """Whose answers are held."""


NOBODY_AT_BELL: Final = AtBell(-1, frozenset(), frozenset())


class Presence:
    """Those at one table who are connected to other servers; and telling those servers who is connected here."""

    def __init__(self, storage: Storage, table: str, here: Callable[[], tuple[dict[int, Pace], int]]) -> None:
        self._storage = storage
        self._table = table
        self._here = here
        """The seats connected to this server with the pace they wish, and how many look on."""
        self._servers: dict[str, Others] = {}
        self._shown: dict[str, int] = {}
        """How long the journal was when all pages connected to a server had shown everything."""
        self._bells: dict[str, AtBell] = {}
        """What was last told of a bell, by server."""
        self._told = 0.0
        self._asked = False
        self._telling = asyncio.Lock()

    async def tell(self) -> None:
        """Tell the other servers who is connected to this one, and ask them once who is connected there.

        One telling at a time: an older one that arrived after a newer would be believed.
        """
        async with self._telling:
            note = _note_of(*self._here())
            self._told = time.monotonic()
            await self._storage.tell(self._table, note)
            if not self._asked:
                self._asked = True
                await self._storage.tell(self._table, ASK)

    @property
    def is_stale(self) -> bool:
        """So much time has passed that it should be told again."""
        return time.monotonic() - self._told > _AGAIN

    def hear(self, server: str, note: str) -> bool:
        """A server tells who is there; whether that is news."""
        _, seats, watching = note.split(" ")
        paces = {int(seat[0]): _INITIALS[seat[1:]] for seat in seats.split(",") if seat}
        others = Others(paces, int(watching), time.monotonic())
        before = self._servers.get(server)
        self._servers[server] = others
        return before is None or before[:2] != others[:2]

    def hear_eyes(self, server: str, note: str) -> None:
        """All pages connected to a server have shown what happened up to a line of the journal."""
        self._shown[server] = max(self._shown.get(server, 0), int(note.removeprefix(EYES)))

    def have_shown(self, length: int) -> bool:
        """All pages of people connected to other servers have shown what this journal tells."""
        since = time.monotonic() - _LASTS
        return all(
            self._shown.get(server, 0) >= length
            for server, others in self._servers.items()
            if others.seats and others.at > since
        )

    async def tell_bell(self, bell: AtBell) -> None:
        """Tell the other servers what people connected to this one did at a window; in the order it happened."""
        async with self._telling:
            await self._storage.tell(self._table, _bell_note(bell))

    def hear_bell(self, server: str, note: str) -> None:
        """People connected to a server have said "Wait!", or answered while a bell rings."""
        moment, said, held = note.removeprefix(BELL).split(" ")
        self._bells[server] = AtBell(int(moment), _seats_in(said), _seats_in(held))

    def at_bell(self, moment: int) -> AtBell:
        """What people connected to other servers did at a moment; not of servers that are gone."""
        since = time.monotonic() - _LASTS
        told = [
            bell
            for server, bell in self._bells.items()
            if bell.moment == moment and server in self._servers and self._servers[server].at > since
        ]
        if not told:
            return NOBODY_AT_BELL
        said = frozenset[int]().union(*[bell.said for bell in told])
        return AtBell(moment, said, frozenset[int]().union(*[bell.held for bell in told]))

    @property
    def paces(self) -> list[Pace]:
        """How fast those connected to other servers wish bots to go."""
        return [pace for others in self._current() for pace in others.seats.values()]

    @property
    def anybody(self) -> bool:
        """Some other server has told of this table lately."""
        return bool(self._current())

    def present(self, seat: int) -> bool:
        """The person of this seat is connected to another server."""
        return any(seat in others.seats for others in self._current())

    @property
    def watching(self) -> int:
        """How many look on by way of other servers."""
        return sum(others.watching for others in self._current())

    def _current(self) -> list[Others]:
        """What is still believed."""
        since = time.monotonic() - _LASTS
        return [others for others in self._servers.values() if others.at > since]

    def forget(self) -> bool:
        """Servers that have not told for long are gone; whether any was."""
        since = time.monotonic() - _LASTS
        gone = [server for server, others in self._servers.items() if others.at <= since]
        for server in gone:
            del self._servers[server]
            self._bells.pop(server, None)
        return bool(gone)


def _note_of(seats: dict[int, Pace], watching: int) -> str:
    """What a server tells of those connected to it."""
    return f"{_HERE} {','.join(f'{seat}{seats[seat][0]}' for seat in sorted(seats))} {watching}"


def _bell_note(bell: AtBell) -> str:
    """What a server tells of a bell."""
    said, held = (",".join(map(str, sorted(seats))) for seats in (bell.said, bell.held))
    return f"{BELL}{bell.moment} {said} {held}"


def _seats_in(words: str) -> frozenset[int]:
    """The seats named in a note."""
    return frozenset(int(word) for word in words.split(",") if word)
