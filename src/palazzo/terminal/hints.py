"""What a game may say about how a terminal lays its table out: `content/terminal.toml` beside its other data.

Everything in it is optional; what is not said there follows from the shape of the view. No rule is in it: fields to
leave out, when the places are worth showing, facts of the places that never change, what things count for.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import palazzo


class Grouping(NamedTuple):
    """Rows told together: by which of their words, and which of their numbers is added up."""

    by: int
    total: int


@dataclass(frozen=True)
class Hints:
    """The wishes of one game."""

    leave: frozenset[str] = frozenset()
    """Fields with no column of their own, as `people.family`."""

    wide: frozenset[str] = frozenset()
    """Fields with a column only where there is plenty of room."""

    codes: frozenset[str] = frozenset()
    """Things of one's own that are told by their codes alone."""

    during: str = ""
    """The fact without which the places are not worth showing; nothing: they always are."""

    fixed: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What is always true of each place, field by field: what lies next to it."""

    groups: dict[str, Grouping] = field(default_factory=dict)
    """Fields of papers whose rows are told together."""

    worth: dict[str, int] = field(default_factory=dict)
    """What things count for, to be added up: banknotes."""


@cache
def hints_of(game: str) -> Hints:
    """The wishes of a game; none, if it has not written any."""
    if not game:
        return Hints()
    package = palazzo.rules_of(game).entry.package
    written = _page(package, "terminal.toml")
    places = written.get("places", {})
    return Hints(
        leave=frozenset(written.get("leave", [])),
        wide=frozenset(written.get("wide", [])),
        codes=frozenset(written.get("codes", [])),
        during=places.get("during", ""),
        fixed={name: _fixed(package, source) for name, source in places.get("fixed", {}).items()},
        groups={name: Grouping(group["by"], group["total"]) for name, group in written.get("groups", {}).items()},
        worth=written.get("worth", {}),
    )


def _page(package: str, name: str) -> dict[str, Any]:
    """A data file of a game; empty, if there is none."""
    if not package:
        return {}
    file = resources.files(package) / "content" / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _fixed(package: str, source: dict[str, str]) -> dict[str, Any]:
    """One field of a list in another data file of the game, by id."""
    entries = _page(package, source["file"])[source["list"]]
    return {entry["id"]: entry[source["field"]] for entry in entries}
