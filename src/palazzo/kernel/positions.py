"""Reading a written position: every field by name and type, every fault collected."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from palazzo.kernel.errors import BadPosition, shown
from palazzo.kernel.table import SEAT, SEATS

_LARGEST: Final = 1_000_000
"""Nothing on a table is counted further. What takes memory has limits of its own."""
_DEEPEST: Final = 20
"""So many tables and lists may lie in one another: an answer that offers a deal needs half of them."""
_COMMON: Final = ("at", "names", "answers")
"""Fields that every door of every game has."""
_NUMBERED: Final = re.compile(r"(.*?)(\d+)")


def copied(value: Any, depth: int = 0) -> Any:
    """A position as data of our own, which nobody else can change later."""
    if depth > _DEEPEST:
        raise BadPosition("position-wrong", {"why": "it is nested too deep"})
    if isinstance(value, dict):
        return {key if isinstance(key, str) else shown(key): copied(item, depth + 1) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [copied(item, depth + 1) for item in value]
    return value


def listing(words: Iterable[str]) -> str:
    """Words in a row, for a fault or a page of the handbook; of numbered ones the first and the last: C01 to C31."""
    runs: list[list[str]] = []
    for word in words:
        if runs and _follows(runs[-1][-1], word):
            runs[-1].append(word)
        else:
            runs.append([word])
    parts = []
    for run in runs:
        parts += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else run
    return ", ".join(parts)


def _follows(word: str, other: str) -> bool:
    """Two words differ only in the number they end with, and the other's is the next: C09 and C10."""
    one, next_one = _NUMBERED.fullmatch(word), _NUMBERED.fullmatch(other)
    if one is None or next_one is None or one[1] != next_one[1]:
        return False
    return next_one[2] == str(int(one[2]) + 1).zfill(len(one[2]))


def quoted(value: Any) -> str:
    """A wrong entry as a fault quotes it: short, whatever it is."""
    return repr(shown(value)) if isinstance(value, str) else shown(value)


class Reader:
    """A position being read. Seats are named `s0` or `0`, or as the position's `names` say."""

    def __init__(self, position: Any, seats: int) -> None:
        self.faults: list[str] = []
        self.told: set[str] = set()
        self.amounts: dict[str, int] = {}
        """How many there are of each kind of thing in the box."""
        self.seats = seats
        if not isinstance(position, dict):
            raise BadPosition("position-wrong", {"why": "it is not a table of fields"})
        self.fields: dict[str, Any] = dict(position)
        self.names: dict[str, int] = {name: seat for name, seat in SEATS.items() if seat < seats}
        self.read_names(self.fields.pop("names", []))
        self.read_answers(self.fields.pop("answers", []))

    def read_names(self, names: Any) -> None:
        """What the position calls the seats, besides `s0`, `s1`, …"""
        given = self.listed(names, "names")
        if not all(isinstance(name, str) and name and name.isprintable() for name in given):
            self.faults.append("names: a list of names that can be read is wanted")
        elif given and (len(given) != self.seats or len(set(given)) != self.seats):
            self.faults.append(f"names: {self.seats} different names are wanted")
        else:
            for seat, name in enumerate(given):
                if self.names.get(name, SEATS.get(f"s{name}", seat)) != seat:
                    self.faults.append(f"names: {name} always is another seat")
                self.names[name] = seat

    def read_answers(self, answers: Any) -> None:
        """The answers that walk further in are given later: here each must be a seat, a value, and maybe a question."""
        for number, entry in enumerate(self.listed(answers, "answers"), 1):
            if not isinstance(entry, (list, tuple)) or len(entry) not in (2, 3):
                self.faults.append(f"answers: number {number}: a seat and a value are wanted")
            else:
                self.as_seat(entry[0], f"answers: number {number}")

    def door(self, doors: dict[str, tuple[str, ...]], default: str) -> str:
        """Where the position goes in; fields that mean nothing there are refused, and so are those that never do."""
        at = self.word("at", list(doors), default)
        known = {field for fields in doors.values() for field in fields}
        idle = [field for field in self.fields if field in known and field not in doors[at]]
        unknown = [field for field in self.fields if field not in known]
        for fields, why in ((idle, f"nothing is meant by that at the door {at}"), (unknown, "there is no such field")):
            if fields:
                these = ", ".join([*_COMMON, *doors[at]])
                self.faults.append(f"{', '.join(map(shown, fields))}: {why}; there are {these}")
        self.fields = {field: value for field, value in self.fields.items() if field in doors[at]}
        return at

    def none_of(self, value: Any, words: Iterable[str], where: str) -> None:
        """A wrong word; what the right ones are is said once."""
        right = listing(words)
        said = "is none of these either" if right in self.told else f"is not one of {right}"
        self.told.add(right)
        self.faults.append(f"{where}: {quoted(value)} {said}")

    def word(self, field: str, among: list[str], default: str) -> str:
        """A word, one of some."""
        value = self.fields.pop(field, default)
        if not isinstance(value, str) or value not in among:
            self.none_of(value, among, field)
            return default
        return value

    def words(self, field: str, among: list[str]) -> list[str]:
        """A list of different words, each one of some."""
        found = []
        for value in self.items(field) or []:
            if not isinstance(value, str) or value not in among:
                self.none_of(value, among, field)
            elif value in found:
                self.faults.append(f"{field}: {value} is there twice")
            else:
                found.append(value)
        return found

    def number(self, field: str, default: int, most: int = _LARGEST, least: int = 0) -> int:
        """A whole number from 0 up, or from another."""
        return self.whole(self.fields.pop(field, default), field, least, most)

    def flag(self, field: str, default: bool = False) -> bool:
        """Yes or no."""
        value = self.fields.pop(field, default)
        if type(value) is not bool:
            self.faults.append(f"{field}: {quoted(value)} is neither true nor false")
            return default
        return value

    def count(self, value: Any, where: str, most: int = _LARGEST) -> int:
        """A whole number from 0 up, already taken out."""
        return self.whole(value, where, 0, most)

    def whole(self, value: Any, where: str, least: int, most: int) -> int:
        """A whole number between two others, already taken out; the nearest to 0, if it is none."""
        if type(value) is int and least <= value <= most:
            return value
        self.faults.append(f"{where}: {quoted(value)} is not a whole number from {least} to {most}")
        return max(least, 0)

    def items(self, field: str) -> list[Any] | None:
        """A list, or nothing."""
        value = self.fields.pop(field, None)
        if value is not None and not isinstance(value, (list, tuple)):
            self.faults.append(f"{field}: a list is wanted")
            return None
        return None if value is None else list(value)

    def listed(self, value: Any, where: str) -> list[Any]:
        """A list, already taken out."""
        if not isinstance(value, (list, tuple)):
            self.faults.append(f"{where}: a list is wanted")
            return []
        return list(value)

    def table(self, field: str) -> dict[str, Any]:
        """A table of names and values."""
        return self.tabled(self.fields.pop(field, {}), field)

    def tabled(self, value: Any, where: str) -> dict[str, Any]:
        """A table of names and values, already taken out."""
        if not isinstance(value, dict):
            self.faults.append(f"{where}: a table is wanted")
            return {}
        return value

    def by_seat(self, field: str) -> dict[int, Any]:
        """A table by player; or a list, in the order of the seats."""
        value = self.fields.pop(field, {})
        if isinstance(value, (list, tuple)):
            if len(value) > self.seats:
                self.faults.append(f"{field}: there are only {self.seats} seats")
            return dict(enumerate(value[: self.seats]))
        if not isinstance(value, dict):
            self.faults.append(f"{field}: a table by player is wanted")
            return {}
        found = {}
        for name, item in value.items():
            seat = self.as_seat(name, field)
            if seat in found:
                self.faults.append(f"{field}: {SEAT[seat]} is there twice")
            elif seat >= 0:
                found[seat] = item
        return found

    def seat(self, field: str, default: int) -> int:
        """A player."""
        if field not in self.fields:
            return default
        seat = self.as_seat(self.fields.pop(field), field)
        return seat if seat >= 0 else default

    def as_seat(self, name: Any, where: str) -> int:
        """The seat of a name or number, or -1; as a key a number is text, for so JSON writes it."""
        if isinstance(name, str) and name in self.names:
            return self.names[name]
        number = SEATS.get(f"s{name}", -1) if isinstance(name, str) else name
        if type(number) is int and 0 <= number < self.seats:
            return number
        self.faults.append(f"{where}: nobody here is called {quoted(name)}; there are {listing(self.names)}")
        return -1

    def sights(self) -> list[tuple[int, int, str]]:
        """Who has seen what in whose hand, by the field `seen`."""
        found = []
        for seat, hands in self.by_seat("seen").items():
            for name, kinds in self.tabled(hands, f"seen.{SEAT[seat]}").items():
                other = self.as_seat(name, f"seen.{SEAT[seat]}")
                if other == seat:
                    self.faults.append(f"seen.{SEAT[seat]}: all see their own hand, another's is wanted")
                    continue
                for kind in self.listed(kinds, f"seen.{SEAT[seat]}.{shown(name)}"):
                    if other >= 0:
                        found.append((seat, other, kind if isinstance(kind, str) else quoted(kind)))
        return found

    def unseen(self, seat: int, other: int, kind: str, held: list[str]) -> None:
        """There is no such thing in that hand, or not so many."""
        there = f"only {listing(sorted(held))}" if held else "nothing"
        self.faults.append(f"seen.{SEAT[seat]}.{SEAT[other]}: {quoted(kind)} is not there, {there}")

    def among(self, value: Any, words: dict[str, int], where: str, default: int) -> int:
        """The number that stands for a word."""
        if isinstance(value, str) and value in words:
            return words[value]
        self.none_of(value, words, where)
        return default

    def kind(self, value: Any, words: Iterable[str], where: str) -> str:
        """A card, a note or whatever else there are several kinds of; nothing, if it is none."""
        if isinstance(value, str) and value in words:
            return value
        self.none_of(value, words, where)
        return ""

    def take(self, left: dict[str, list[int]], value: Any, where: str) -> int:
        """A thing of a kind, from those not laid yet; -1, if there is none."""
        kind = self.kind(value, left, where)
        if not kind:
            return -1
        if left[kind]:
            return left[kind].pop(0)
        self.faults.append(f"{where}: there are only {self.amounts[kind]} of {kind}")
        return -1

    def take_all(self, left: dict[str, list[int]], values: Any, where: str) -> list[int]:
        """Things of some kinds, from those not laid yet."""
        found = [self.take(left, value, where) for value in self.listed(values, where)]
        return [thing for thing in found if thing >= 0]

    def only(self, found: dict[str, Any], fields: Iterable[str], where: str) -> None:
        """An entry with particulars has no others than these."""
        for field in found:
            if field not in fields:
                self.none_of(field, fields, where)

    def blame(self, faults: dict[str, list[str]]) -> None:
        """What the audit found wrong, by field."""
        self.faults += [f"{field}: {fault}" for field, found in faults.items() for fault in found]

    def refuse(self) -> None:
        """Raise, with every fault, unless there is none."""
        if self.faults:
            raise BadPosition("position-wrong", {"why": "; ".join(self.faults)})
