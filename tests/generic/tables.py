"""The tables the generic tests play at: every game, every number of seats, a covering set of its options.

A new game needs no line here: all comes from the catalogue, in which for these tests the small games stand too.
"""

from __future__ import annotations

import itertools
import zlib
from typing import Any, Final, NamedTuple

import palazzo
from games import in_catalogue
from palazzo import BadOptions, Match

BUDGET: Final = 24
"""How many matches a game gets in one kind of test in the normal run, over all its settings together."""

ROWS: Final = 6
"""How many settings of a game one kind of test looks at; different kinds look at different ones."""

MOST_VALUES: Final = 5
"""Of an option with more values than these, some stand for all."""

FULL: Final = 1000
"""How many matches an edition gets at a number of seats in the full run."""


class Setting(NamedTuple):
    """A game, how many play it, and by which options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def match(self, seed: int | str) -> Match:
        """A new match at this table."""
        return palazzo.new_match(self.game, self.seats, seed=f"{self}/{seed}", options=dict(self.options))


def covering(choices: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """Few settings in which every two values of two different choices meet at least once."""
    names = list(choices)
    if len(names) == 1:
        return [{names[0]: value} for value in choices[names[0]]]
    open_pairs = {
        ((one, i), (other, j))
        for one, other in itertools.combinations(names, 2)
        for i in range(len(choices[one]))
        for j in range(len(choices[other]))
    }
    rows: list[dict[str, int]] = []
    while open_pairs or not rows:
        row = dict(min(open_pairs)) if open_pairs else {}
        for name in names:
            if name not in row:
                row[name] = max(
                    range(len(choices[name])),
                    key=lambda i, name=name, row=row: (len(met({**row, name: i}, names) & open_pairs), -i),
                )
        open_pairs -= met(row, names)
        rows.append(row)
    return [{name: choices[name][row[name]] for name in names} for row in rows]


def met(row: dict[str, int], names: list[str]) -> set[Any]:
    """The pairs of values that meet in a row."""
    return {
        ((one, row[one]), (other, row[other]))
        for one, other in itertools.combinations([n for n in names if n in row], 2)
    }


def few(option: dict[str, Any]) -> list[Any]:
    """The values of an option; of many, the one it has if nobody says and some from the first to the last."""
    values: list[Any] = option["values"]
    if len(values) <= MOST_VALUES:
        return values
    chosen = {values.index(option["default"]), 0, len(values) // 3, 2 * len(values) // 3, len(values) - 1}
    return [values[index] for index in sorted(chosen)]


def settings_of(entry: dict[str, Any]) -> list[Setting]:
    """A covering set of the settings of a game; a value that this number of seats does not allow gives way."""
    choices = {"seats": entry["seats"], **{name: few(option) for name, option in entry["options"].items()}}
    found = []
    for row in covering(choices):
        while True:
            setting = Setting(entry["id"], row["seats"], tuple((name, row[name]) for name in entry["options"]))
            try:
                setting.match("possible")
            except BadOptions as error:
                row[error.facts["option"]] = entry["options"][error.facts["option"]]["default"]
                continue
            break
        if setting not in found:
            found.append(setting)
    return found


with in_catalogue():
    GAMES: Final = palazzo.catalogue()
    SETTINGS: Final = [setting for entry in GAMES for setting in settings_of(entry)]

EDITIONS: Final = [
    Setting(entry["id"], seats, ((("edition", edition),) if edition is not None else ()))
    for entry in GAMES
    for seats in entry["seats"]
    for edition in entry["options"].get("edition", {"values": [None]})["values"]
]


def some(name: str) -> list[Setting]:
    """The settings one kind of test looks at: some of each game, spread over all of them."""
    found = []
    for entry in GAMES:
        rows = [setting for setting in SETTINGS if setting.game == entry["id"]]
        start = zlib.crc32(name.encode())
        step = max(1, len(rows) // ROWS)
        found += [rows[(start + step * number) % len(rows)] for number in range(min(ROWS, len(rows)))]
    return list(dict.fromkeys(found))


def share(weight: float = 1.0) -> range:
    """The seeds of the matches that one setting gets of its game's budget."""
    return range(max(1, round(BUDGET * weight / ROWS)))
