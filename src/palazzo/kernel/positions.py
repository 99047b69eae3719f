"""Reading a written position: every field by name and type, every fault collected."""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.errors import BadPosition, shown
from palazzo.kernel.table import SEATS

LARGEST: Final = 1_000_000
"""Nothing on a table is counted further. What takes memory has limits of its own."""


def quoted(value: Any) -> str:
    """A wrong entry as a fault quotes it: short, whatever it is."""
    return repr(shown(value)) if isinstance(value, str) else shown(value)


class Reader:
    """A position being read. Seats are named `s0` or `0`, or as the position's `names` say."""

    def __init__(self, position: Any, seats: int) -> None:
        self.faults: list[str] = []
        self.seats = seats
        if not isinstance(position, dict):
            raise BadPosition("position-wrong", {"why": "it is not a table of fields"})
        self.fields: dict[str, Any] = dict(position)
        self.fields.pop("answers", None)
        self.names: dict[str, int] = {name: seat for name, seat in SEATS.items() if seat < seats}
        names = self.fields.pop("names", [])
        if not isinstance(names, list) or not all(isinstance(name, str) and name.isprintable() for name in names):
            self.faults.append("names: a list of names that can be read is wanted")
        elif names and (len(names) != seats or len(set(names)) != seats):
            self.faults.append(f"names: {seats} different names are wanted")
        else:
            self.names.update({name: seat for seat, name in enumerate(names)})

    def word(self, field: str, among: list[str], default: str) -> str:
        """A word, one of some."""
        value = self.fields.pop(field, default)
        if not isinstance(value, str) or value not in among:
            self.faults.append(f"{field}: {quoted(value)} is not one of {', '.join(among)}")
            return default
        return value

    def words(self, field: str, among: list[str]) -> list[str]:
        """A list of different words, each one of some."""
        found = []
        for value in self.items(field) or []:
            if not isinstance(value, str) or value not in among:
                self.faults.append(f"{field}: {quoted(value)} is not one of {', '.join(among)}")
            elif value in found:
                self.faults.append(f"{field}: {value} is there twice")
            else:
                found.append(value)
        return found

    def number(self, field: str, default: int, most: int = LARGEST) -> int:
        """A whole number from 0 up."""
        return self.count(self.fields.pop(field, default), field, most)

    def count(self, value: Any, where: str, most: int = LARGEST) -> int:
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
            if seat >= 0:
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
        self.faults.append(f"{where}: nobody here is called {quoted(name)}")
        return -1

    def among(self, value: Any, words: dict[str, int], where: str, default: int) -> int:
        """The number that stands for a word."""
        if isinstance(value, str) and value in words:
            return words[value]
        self.faults.append(f"{where}: {quoted(value)} is not one of {', '.join(words)}")
        return default

    def end(self) -> None:
        """All fields have been asked for."""
        for field in self.fields:
            self.faults.append(f"{shown(field)}: there is no such field")

    def refuse(self) -> None:
        """Raise, with every fault, unless there is none."""
        if self.faults:
            raise BadPosition("position-wrong", {"why": "; ".join(self.faults)})
