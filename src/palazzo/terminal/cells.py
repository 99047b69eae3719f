"""Values of a view as text: words by their names, records in a line, rows in a phrase.

A record is said by the message `<game>-line-<field>`, a row by `<game>-row-<field>`, with its parts as $a, $b, $c; what
a field says of its owner by `<game>-<of>-says-<field>`. What has no message is told by its headings.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.text import Text

from palazzo.terminal.colours import Signs
from palazzo.terminal.hints import hints_of
from palazzo.terminal.voice import NONE, Voice

_NAMING: Final = ("id", "card", "kind", "symbol", "stack", "seat", "place")
"""The fields that name a record, first found first."""


def is_nested(value: Any) -> bool:
    """More than fits in a column: records, or a record with lists in it."""
    if isinstance(value, list):
        return any(isinstance(item, (dict, list)) for item in value)
    return isinstance(value, dict) and any(isinstance(item, (dict, list)) for item in value.values())


def is_empty(value: Any) -> bool:
    """Whether a value has nothing to show."""
    return value is None or value == "" or value == [] or value == {}


def tallied(things: list[Any]) -> list[tuple[Any, int]]:
    """Equal things side by side, counted once."""
    return [(thing, len(list(same))) for thing, same in groupby(things)]


class Cells:
    """Writes the values of one view."""

    def __init__(self, view: dict[str, Any], voice: Voice, signs: Signs) -> None:
        self.you = view["you"]
        self.voice = voice
        self.signs = signs
        self.hints = hints_of(voice.game)
        self.wide = False

    def cell(self, value: Any, field: str = "") -> Text:
        """A value as it fits in a table."""
        if is_empty(value):
            return Text(self.signs.nothing, style="faint")
        if isinstance(value, bool):
            return Text(self.signs.done if value else self.signs.todo)
        if isinstance(value, list):
            if is_nested(value):
                return Text(", ".join(self.line(field, item) for item in value))
            bare = all(self.voice.is_code(item) and not (self.wide and self.voice.is_word(item)) for item in value)
            between = " " if bare else ", "
            return Text(between).join(self.counted(item, count) for item, count in tallied(value))
        if isinstance(value, dict):
            if all(isinstance(item, list) for item in value.values()):
                return Text("; ".join(self.voice.pair(key, item) for key, item in value.items() if item))
            if is_nested(value):
                return Text(self.line(field, value))
            return Text(", ").join(self.cell(k) + Text(" ") + self.cell(v) for k, v in value.items())
        if isinstance(value, int):
            return Text(self.voice.called(value))
        if self.wide and self.voice.is_word(value):
            name = self.voice.short(value)
        else:
            name = self.voice.both(value) if self.wide and field else self.voice.code(value)
        return Text(name, style="me" if value == self.you else "none")

    def counted(self, thing: Any, count: int) -> Text:
        """`I02`, or `2×I02`."""
        return self.cell(thing) if count == 1 else Text(f"{count}{self.signs.times}") + self.cell(thing)

    def line(self, field: str, record: Any) -> str:
        """A record in a few words."""
        if isinstance(record, list):
            return self.row(field, record)
        if not isinstance(record, dict):
            return self.cell(record).plain
        message = f"{self.voice.game}-line-{field}"
        if self.voice.has(message):
            return self.voice.tell(message, self.facts_of(record)).strip()
        name = next((key for key in _NAMING if isinstance(record.get(key), str)), "")
        said = [self.voice.called(record[name])] if name else []
        for key, value in record.items():
            if key != name and not is_empty(value) and value not in (False, 0):
                said.append(
                    self.voice.heading(key) if value is True else f"{self.voice.heading(key)} {self.cell(value, key)}"
                )
        return " ".join(said) or self.signs.nothing

    def row(self, field: str, row: list[Any]) -> str:
        """A list of several values that belong together."""
        message = f"{self.voice.game}-row-{field}"
        if self.voice.has(message):
            return self.voice.say(message, {chr(ord("a") + number): value for number, value in enumerate(row)})
        return " ".join(self.cell(value).plain for value in row)

    def facts_of(self, record: dict[str, Any]) -> dict[str, Any]:
        """A record as facts of a message; what is not there is called none."""
        facts: dict[str, Any] = {}
        for key, value in record.items():
            if value is None or value == "":
                facts[key] = NONE
            elif isinstance(value, list) and is_nested(value):
                facts[key] = ", ".join(self.line(key, item) for item in value)
                facts[f"{key}_count"] = len(value)
            elif isinstance(value, list):
                facts[key] = [self.signs.nothing if item is None else item for item in value]
                facts[f"{key}_short"] = ", ".join(self.voice.code(item) for item in value if item is not None)
            else:
                facts[key] = value
        return facts

    def says(self, of: str, field: str, value: Any) -> str | None:
        """What a field says by itself; none, if it is shown under its heading."""
        message = f"{self.voice.game}-{of}-says-{field}"
        if not self.voice.has(message):
            return None
        if is_empty(value):
            return ""
        facts = {f"value_{key}": item for key, item in value.items()} if isinstance(value, dict) else {"value": value}
        return self.voice.tell(message, self.facts_of(facts)).strip()

    def grouped(self, field: str, rows: list[list[Any]]) -> list[str]:
        """Rows told together, one line for each thing they are about, with their sum."""
        group = self.hints.groups[field]
        lines = []
        for about in dict.fromkeys(row[group.by] for row in rows):
            told = [row for row in rows if row[group.by] == about]
            total = sum(row[group.total] for row in told)
            lines.append(f"{self.voice.called(about)} {total}: {', '.join(self.row(field, row) for row in told)}")
        return lines

    def total(self, things: list[Any]) -> str:
        """What things are worth together, if they count for anything."""
        worth = self.hints.worth
        if not things or not all(thing in worth for thing in things):
            return ""
        return self.voice.say(f"{self.voice.game}-total", {"sum": sum(worth[thing] for thing in things)})
