"""The agreements of a table: deals on offer and promises given. Plain, unchanging records."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

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


class Paper(NamedTuple):
    """A ready paper: the bargain it is for (said by the message `paper-<name>`), and the offer written on it."""

    name: str
    offer: dict[str, Any]


# -- as they stand in a save; said apart from the classes, for compiled ones do not know the types of their fields

_WrittenDeal = tuple[str, int, int, int, tuple[tuple[int, int, Goods], ...], tuple[tuple[int, int, str, Words], ...]]
_WrittenPromise = tuple[str, int, int, str, Words, int, str]


def read_deals(page: Any) -> list[Deal]:
    """Offers, read back from a save."""
    found = []
    for name, by, parties, agreed, terms, pledges in msgspec.convert(page, list[_WrittenDeal]):
        given, promised = tuple([Term(*term) for term in terms]), tuple([Pledge(*pledge) for pledge in pledges])
        found.append(Deal(name, by, parties, agreed, given, promised))
    return found


def read_promises(page: Any) -> list[Promise]:
    """Promises, read back from a save."""
    return [Promise(*written) for written in msgspec.convert(page, list[_WrittenPromise])]
