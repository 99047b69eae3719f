"""What every event of every game carries, as a document: by it the client checks what it plays on its stage.

And what never changes about a board, for those that draw it.
"""

from __future__ import annotations

from typing import Final

import msgspec

import palazzo
from palazzo.kernel.events import (
    A_LIST,
    A_NUMBER,
    A_SEAT,
    A_TABLE,
    A_WORD,
    KERNEL_EVENTS,
    NAME_BY_NAME,
    NAMES,
    NAMES_BY_NAME,
    NUMBER_BY_NAME,
    NUMBERS,
    SOME_SEATS,
    WORDS,
    Events,
)

KERNEL: Final = "kernel"
_SHORT: Final = {
    A_SEAT.name: "seat",
    A_WORD.name: "word",
    A_NUMBER.name: "number",
    SOME_SEATS.name: "seats",
    WORDS.name: "words",
    NAMES.name: "names",
    NUMBERS.name: "numbers",
    A_LIST.name: "list",
    A_TABLE.name: "table",
    NUMBER_BY_NAME.name: "number-by-name",
    NAME_BY_NAME.name: "name-by-name",
    NAMES_BY_NAME.name: "names-by-name",
}
"""The kinds of facts, each in a word."""


def _carried(events: Events) -> dict[str, dict[str, str]]:
    """The facts of each event with their kinds; those that only some learn are marked."""
    return {
        event: {
            **{name: _SHORT[kind.name] for name, kind in facts.told.items()},
            **{name: f"{_SHORT[kind.name]}?" for name, kind in facts.learnt.items()},
        }
        for event, facts in events.items()
    }


def document() -> dict[str, dict[str, dict[str, str]]]:
    """The events of the kernel, and of each game of the catalogue."""
    found = {KERNEL: _carried(KERNEL_EVENTS)}
    for entry in palazzo.catalogue():
        match = palazzo.new_match(entry["id"], entry["seats"][0], seed=0)
        found[entry["id"]] = _carried(match.table.events())
    return found


def text() -> str:
    """The document as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n"


def board_text(game: str) -> str:
    """What never changes about the board of a game, as it is written to a file: the client draws cards by it."""
    return msgspec.json.format(msgspec.json.encode(palazzo.rules_of(game).board()), indent=1).decode() + "\n"
