"""What one seat is sent, version by version.

A version counts the changes that this seat could see, and nothing else: where its view stays the same, nothing is
sent and nothing counted. The view last sent is kept in parts; those that all seats see alike are kept, and compared
with their successors, once for all of them.
"""

from __future__ import annotations

import secrets
from array import array
from collections import deque
from typing import Any, Final

import msgspec

from palazzo.kernel.match import Match
from palazzo.server.messages import Change, LogLine

KEPT_CHANGES: Final = 64
Path = tuple[str | int, ...]
NOT_COMPARED: Final = frozenset(("table", "log", "version"))

encoder = msgspec.json.Encoder()


class Stream:
    """The view of one seat (None: a spectator's) and how it came about."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        # Not 0: a version from before a restart must not be taken for one of ours.
        self.version = secrets.randbelow(1 << 40) + 1
        self.parts: dict[Path, Any] = {}
        self.lines = array("q")
        self.changes: deque[tuple[int, bytes]] = deque(maxlen=KEPT_CHANGES)
        self.unsure = False
        """Something was taken back since: the log must be compared from its first line."""

    def next_line(self, undone: bool) -> int:
        """How many lines of the log need not be looked at again."""
        return 0 if undone or self.unsure else len(self.lines)

    def advance(self, match: Match, undone: bool = False) -> bytes | None:
        """The change that brings this seat up to date, encoded; nothing, if it can see none."""
        since = self.next_line(undone)
        return self.take_up(match.view(self.seat, since), since, Glance())

    def take_up(self, view: dict[str, Any], since: int, glance: Glance) -> bytes | None:
        """The change that makes this the view of this seat; its log begins after `since` lines."""
        self.unsure = False
        parts = parts_of(view)
        if not self.parts:
            self.parts = parts
            self.lines = array("q", (hash(encoder.encode(line)) for line in view["log"]))
            return None
        kept, lines = self.new_lines(view["log"], since)
        patch = glance.difference(self.parts, parts)
        if not patch and not lines and kept == len(self.lines):
            return None
        self.parts = parts
        del self.lines[kept:]
        self.lines.extend(hash(encoder.encode(line)) for line in lines)
        self.version += 1
        change = Change(version=self.version, after=self.version - 1, patch=patch, kept=kept, log=lines)
        data = encoder.encode(change)
        self.changes.append((self.version, data))
        return data

    def new_lines(self, log: list[LogLine], since: int) -> tuple[int, list[LogLine]]:
        """How many of the lines already sent still stand, and those that follow."""
        if since == len(self.lines):
            return since, log
        kept = 0
        for line, known in zip(log, self.lines, strict=False):
            if hash(encoder.encode(line)) != known:
                break
            kept += 1
        return kept, log[kept:]

    def since(self, version: int | None) -> list[bytes] | None:
        """The changes after a version, in order; nothing, if they are not all known any more."""
        if version == self.version:
            return []
        if version is None or not self.changes or not self.changes[0][0] - 1 <= version < self.version:
            return None
        return [data for number, data in self.changes if number > version]

    def whole(self, match: Match) -> dict[str, Any]:
        """The whole view, as it is sent."""
        view = match.view(self.seat)
        if not self.parts:
            self.take_up(view, 0, Glance())
        del view["version"]
        return view


class Glance:
    """One look of several at the same moment: what all see alike is compared once for all of them."""

    def __init__(self) -> None:
        self.compared: dict[tuple[Path, int, int], list[list[Any]]] = {}

    def difference(self, old: dict[Path, Any], new: dict[Path, Any]) -> list[list[Any]]:
        """What must be put where (or, without a value, removed) to make the new view out of the old one."""
        patch: list[list[Any]] = []
        for path, part in new.items():
            if path not in old:
                patch.append([path, part])
                continue
            before = old[path]
            if before is not part and before != part:
                patch += self.difference_at(path, before, part)
        if len(old) != len(new) or patch:
            patch.extend([path] for path in old if path not in new)
        return patch

    def difference_at(self, path: Path, before: Any, after: Any) -> list[list[Any]]:
        """What differs in one part. Shared parts are known by who they are, while the look lasts."""
        key = (path, id(before), id(after))
        found = self.compared.get(key)
        if found is None:
            found = self.compared[key] = []
            compare(path, before, after, found)
        return found


def parts_of(view: dict[str, Any]) -> dict[Path, Any]:
    """A view in parts, without its log."""
    parts: dict[Path, Any] = {("table", name): part for name, part in view["table"].items()}
    for name, value in view.items():
        if name not in NOT_COMPARED:
            parts[(name,)] = value
    return parts


def compare(path: Path, old: Any, new: Any, patch: list[list[Any]]) -> None:
    """Note what differs between two values; lists of another length are put anew."""
    if type(old) is dict and type(new) is dict:
        for key, value in new.items():
            if key not in old:
                patch.append([(*path, key), value])
            elif old[key] != value:
                compare((*path, key), old[key], value, patch)
        patch.extend([(*path, key)] for key in old if key not in new)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                compare((*path, index), old[index], value, patch)
    elif old != new or type(old) is not type(new):
        patch.append([path, new])
