"""What each seat is sent, version by version.

A version counts the changes that this seat could see, and nothing else: where its view stays the same, nothing is
sent and nothing counted. What all see alike is looked at, compared and written down once for all of them; of what
each sees alone, only its text is kept.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, Final, NamedTuple

import msgspec

from palazzo.kernel.looking import PRIVATE, common, plain_view, private_parts, seen_event, veiled
from palazzo.kernel.match import Match
from palazzo.kernel.memory import Memory
from palazzo.kernel.table import EVERYONE, Event
from palazzo.kernel.views import Path, above, difference
from palazzo.server.live.changes import KeptChange

KEPT_CHANGES: Final = 64

encoder = msgspec.json.Encoder()


def _message(version: int, common: bytes, private: bytes, kept: int, lines: bytes) -> bytes:
    """A change as it is sent: a `messages.Change`."""
    comma = b"," if common and private else b""
    return b'{"type":"change","version":%d,"after":%d,"patch":[%b%b%b],"kept":%d,"log":[%b]}' % (
        version,
        version - 1,
        common,
        comma,
        private,
        kept,
        lines,
    )


class PrivateText:
    """Some of what one seat sees alone, as JSON for each veiled place; `seen` is what it was written from."""

    __slots__ = ("seen", "texts")

    def __init__(self, seen: list[Any]) -> None:
        self.seen: list[Any] | None = seen
        self.texts: list[bytes] = [encoder.encode(one) for one in seen]

    def turn_into(self, seen: list[Any], places: list[bytes], anew: bool, lines: list[bytes]) -> None:
        """Add what differs now to the lines of a patch; all of it, where what leads there is new."""
        if seen is self.seen and not anew:
            return
        before = self.seen
        self.seen = seen
        texts = self.texts
        for number, one in enumerate(seen):
            if before is not None and before[number] is one and not anew:
                continue
            text: bytes = encoder.encode(one)
            if anew or text != texts[number]:
                texts[number] = text
                lines.append(places[number] + text + b"]")


class Stream:
    """How far one seat has come, and by which changes."""

    __slots__ = ("changes", "lines", "look", "missed", "papers", "version")

    def __init__(self, papers: list[Any], look: list[Any], lines: int) -> None:
        # Not 0: a version from before a restart must not be taken for one of ours.
        self.version = secrets.randbelow(1 << 40) + 1
        self.papers = PrivateText(papers)
        self.look = PrivateText(look)
        self.lines = lines
        """How many lines of the log it has heard."""
        self.changes: deque[KeptChange] = deque(maxlen=KEPT_CHANGES)
        """The last ones, for those who come back."""
        self.missed = 0
        """Changes made while nobody sat here."""

    def since(self, version: int | None) -> list[bytes] | None:
        """The changes after a version, in order; nothing, if they are not all known any more."""
        if version == self.version:
            return []
        if version is None or not self.changes or not self.changes[0].version - 1 <= version < self.version:
            return None
        return [
            _message(change.version, change.common, change.private, change.kept, change.lines)
            for change in self.changes
            if change.version > version
        ]


class Log(NamedTuple):
    """The log of a match when it was last looked at: it may have grown since, or (after an undo) be another."""

    # Compiled, a list of typed tuples would give new ones each time, and none would be the one that was.
    events: list[Any]
    length: int

    def kept(self, now: list[Any]) -> int:
        """How many of its events still stand."""
        length = self.length
        if not length or (length <= len(now) and now[length - 1] is self.events[length - 1]):
            return length
        kept = 0
        for old, new in zip(self.events[:length], now, strict=False):
            if old != new:
                break
            kept += 1
        return kept


class Streams:
    """The views of those who follow one match, each by their seat; None: of all spectators."""

    def __init__(self) -> None:
        self.streams: dict[int | None, Stream] = {}
        self.common: dict[str, Any] = {}
        """What all see alike, as it was last sent."""
        self.memory = Memory()
        self.rested = b""
        """The same as JSON, at a table where nothing has happened for a while."""
        self.stirred = True
        """Something has happened since the table was last asked to rest."""
        self.log = Log([], 0)
        self.veiled: tuple[list[bytes], list[bytes]] = ([], [])
        """Where each sees something else, papers and table, as beginnings of lines of a patch."""
        self.above: frozenset[Path] = frozenset()
        """What leads to these places."""

    def stream(self, match: Match, seat: int | None) -> Stream:
        """The stream of a seat where somebody sits down; all are up to date."""
        if not self.streams:
            self.begin(match)
        stream = self.streams.get(seat)
        if stream is None:
            mine = -1 if seat is None else seat
            papers, look = private_parts(match, [mine], Memory())[0]
            stream = self.streams[seat] = Stream(papers, look, _lines_heard(match.table.log, mine))
        stream.missed = 0
        return stream

    def begin(self, match: Match) -> None:
        """Look at the table for the first time."""
        self.rested = b""
        self.stirred = True
        self.memory = Memory()
        self.common = common(match, self.memory)
        self.log = Log(match.table.log, len(match.table.log))
        places = veiled(match)
        begun = [b"[" + encoder.encode(path) + b"," for path in places]
        self.veiled = (begun[: len(PRIVATE)], begun[len(PRIVATE) :])
        self.above = frozenset(above(places))

    def version(self, seat: int | None) -> int:
        """How many changes a seat has seen; 0, if it does not follow."""
        stream = self.streams.get(seat)
        return 0 if stream is None else stream.version

    def forget(self, here: set[int | None]) -> None:
        """Those who have been away for so long that their changes are not kept any more get everything anew."""
        for seat, stream in list(self.streams.items()):
            if seat not in here:
                stream.missed += 1
                if stream.missed > KEPT_CHANGES:
                    del self.streams[seat]

    def rest(self) -> None:
        """Where nothing has happened since this was last asked, keep what all see as small as can be."""
        if not self.stirred and not self.rested and self.streams:
            self.rested = encoder.encode(self.common)
            self.common = {}
            self.memory = Memory()
            for stream in self.streams.values():
                stream.papers.seen = stream.look.seen = None
        self.stirred = False

    def wake(self) -> None:
        """Something happens again."""
        self.stirred = True
        if self.rested:
            self.common = msgspec.json.decode(self.rested)
            self.rested = b""

    # -- changes

    def advance(self, match: Match) -> dict[int | None, bytes]:
        """The changes that bring everyone up to date, each for those who can see one."""
        sent: dict[int | None, bytes] = {}
        if not self.streams:
            return sent
        self.wake()
        seen = common(match, self.memory)
        patch = difference(self.common, seen)
        self.common = seen
        log = match.table.log
        kept = self.log.kept(log)
        undone = kept < self.log.length
        news = NewEvents(match, log[kept:])
        self.log = Log(log, len(log))
        written: bytes = encoder.encode(patch)[1:-1] if patch else b""
        anew = not self.above.isdisjoint([line[0] for line in patch])
        seats = [-1 if seat is None else seat for seat in self.streams]
        parts = private_parts(match, seats, self.memory)
        for index, (seat, stream) in enumerate(self.streams.items()):
            mine = seats[index]
            stands = _lines_heard(log[:kept], mine) if undone else stream.lines
            papers, look = parts[index]
            private = b""
            if anew or papers is not stream.papers.seen or look is not stream.look.seen:
                private = self.private(stream, papers, look, anew)
            lines, count = news.heard_by(mine)
            if written or private or count or stands < stream.lines:
                stream.lines = stands + count
                stream.version += 1
                stream.changes.append(KeptChange(stream.version, written, private, stands, lines))
                sent[seat] = _message(stream.version, written, private, stands, lines)
        return sent

    def private(self, stream: Stream, papers: list[Any], look: list[Any], anew: bool) -> bytes:
        """What changed of what a seat sees alone, as lines of a patch."""
        lines: list[bytes] = []
        stream.papers.turn_into(papers, self.veiled[0], anew, lines)
        stream.look.turn_into(look, self.veiled[1], anew, lines)
        return b",".join(lines)


class NewEvents:
    """New events of a log, written down once for all who hear the same of them."""

    def __init__(self, match: Match, events: list[Event]) -> None:
        self.match = match
        self.events = events
        self.told: tuple[bytes, int] | None = (b"", 0)
        for event in events:
            if event[1] != EVERYONE or event[2]:
                self.told = None
                return
        if events:
            self.told = self.written(-1)

    def heard_by(self, seat: int) -> tuple[bytes, int]:
        """The lines this seat hears, and how many."""
        return self.told or self.written(seat)

    def written(self, seat: int) -> tuple[bytes, int]:
        """The lines as this seat hears them, and how many."""
        mask = 0 if seat < 0 else 1 << seat
        lines = [seen_event(event, mask) for event in self.events if _is_heard(event, seat)]
        text: bytes = encoder.encode(lines)
        return text[1:-1], len(lines)


def _is_heard(event: Event, seat: int) -> bool:
    """This seat (-1: a spectator) hears of it."""
    return event[1] == EVERYONE or (seat >= 0 and bool(event[1] >> seat & 1))


def _lines_heard(events: list[Event], seat: int) -> int:
    """How many of these events a seat hears of."""
    return sum([_is_heard(event, seat) for event in events])


def whole(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole view, as it is sent."""
    view = plain_view(match, seat)
    del view["version"]
    return view
