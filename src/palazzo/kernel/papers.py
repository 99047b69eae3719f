"""The papers of a table: deals on offer and promises given. Plain, unchanging records."""

from __future__ import annotations

from typing import Any, NamedTuple

Goods = tuple[tuple[str, int], ...]
Words = tuple[tuple[str, Any], ...]


class Term(NamedTuple):
    """One seat gives another some goods: names and amounts."""

    giver: int
    taker: int
    goods: Goods


class Pledge(NamedTuple):
    """What one seat would promise another if the deal is struck."""

    by: int
    to: int
    promise: str
    words: Words


class Deal(NamedTuple):
    """An offer on the table: known to its parties alone."""

    id: str
    by: int
    parties: int
    agreed: int
    terms: tuple[Term, ...]
    pledges: tuple[Pledge, ...]


class Promise(NamedTuple):
    """A promise given. Its fate is `open`, then `kept`, `broken` or `void`."""

    id: str
    by: int
    to: int
    promise: str
    words: Words
    since: int
    fate: str

    def word(self, name: str) -> Any:
        """One of the promise's particulars."""
        for key, value in self.words:
            if key == name:
                return value
        raise KeyError(name)
