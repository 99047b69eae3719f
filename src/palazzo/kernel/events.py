"""What events carry: each is declared once, with the names and kinds of its facts, and tests compare every one told.

A game declares its events in a table of its own:

    "drew": heard(seat=A_SEAT, amount=A_NUMBER).some_learn(cards=WORDS)

and tells them by the same names, by which the log keeps them:

    g.confide(1 << seat, "drew", {"cards": ["C03", "C17"]}, seat="s1", amount=2)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple


class Kind(NamedTuple):
    """A kind of fact: what it is called, and whether a value is one."""

    name: str
    fits: Callable[[Any], bool]


_Kinds = dict[str, Kind]
"""Facts by name, each with its kind."""


class Facts(NamedTuple):
    """What an event carries: what all who hear of it are told, and what only some of them learn."""

    told: _Kinds
    learnt: _Kinds

    def some_learn(self, **learnt: Kind) -> Facts:
        """The same event, of which some learn this as well."""
        return Facts(self.told, learnt)

    def names(self) -> tuple[str, ...]:
        """The names of all its facts, in the order of the log."""
        return (*self.told, *self.learnt)


Events = dict[str, Facts]
"""The events of a game."""


def heard(**told: Kind) -> Facts:
    """An event of which all who hear it are told this."""
    return Facts(told, {})


class BadEvent(Exception):
    """A rule told of an event that is not declared, or not so: a fault of the game, never of a player."""


# -- the kinds of facts

SEAT: Final[tuple[str, ...]] = tuple(f"s{seat}" for seat in range(8))
"""The ids of the seats, by number."""

SEATS: Final[dict[str, int]] = {name: seat for seat, name in enumerate(SEAT)}
"""The numbers of the seats, by id."""


def _is_seat(value: Any) -> bool:
    """It is the id of a seat."""
    return type(value) is str and value in SEATS


def _is_word(value: Any) -> bool:
    """It is an id of anything but a seat."""
    return type(value) is str and value not in SEATS


def _is_name(value: Any) -> bool:
    """It is an id of anything."""
    return type(value) is str


def _is_number(value: Any) -> bool:
    """It is a whole number."""
    return type(value) is int


def _is_anything(value: Any) -> bool:
    """Every value is one."""
    return True


def _all_are(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A test whether something is a list of such values."""

    def test(value: Any) -> bool:
        return type(value) is list and all(fits(one) for one in value)

    return test


def _table_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A test whether something is a table of such values by name."""

    def test(value: Any) -> bool:
        return type(value) is dict and all(_is_name(name) and fits(one) for name, one in value.items())

    return test


A_SEAT: Final = Kind("a seat", _is_seat)
A_WORD: Final = Kind("a word that is no seat", _is_word)
A_NUMBER: Final = Kind("a number", _is_number)
SOME_SEATS: Final = Kind("a list of seats", _all_are(_is_seat))
WORDS: Final = Kind("a list of words that are no seats", _all_are(_is_word))
NAMES: Final = Kind("a list of words or seats", _all_are(_is_name))
NUMBERS: Final = Kind("a list of numbers", _all_are(_is_number))
A_LIST: Final = Kind("a list", _all_are(_is_anything))
A_TABLE: Final = Kind("a table", _table_of(_is_anything))
NUMBER_BY_NAME: Final = Kind("a table of numbers", _table_of(_is_number))
NAME_BY_NAME: Final = Kind("a table of words or seats", _table_of(_is_name))
NAMES_BY_NAME: Final = Kind("a table of lists of words or seats", _table_of(_all_are(_is_name)))


# -- the kernel's own

_OF_A_DEAL: Final = heard(seat=A_SEAT, deal=A_WORD)
_OF_A_PROMISE: Final = heard(seat=A_SEAT, other=A_SEAT, promise=A_WORD, pledge=A_WORD, particulars=A_TABLE)

KERNEL_EVENTS: Final[Events] = {
    "deal-offered": _OF_A_DEAL,
    "deal-accepted": _OF_A_DEAL,
    "deal-struck": heard(seats=SOME_SEATS, deal=A_WORD),
    "deal-refused": _OF_A_DEAL,
    "deal-withdrawn": _OF_A_DEAL,
    "deal-lapsed": _OF_A_DEAL,
    "promise-given": _OF_A_PROMISE,
    "promise-kept": _OF_A_PROMISE,
    "promise-broken": _OF_A_PROMISE,
    "promise-void": _OF_A_PROMISE,
}


# -- telling

NO_FACTS: Final[dict[str, Any]] = {}


class Checking:
    """Whether every event told is compared with its declaration: all tests do, but it would slow play by a tenth."""

    on: bool = False


CHECKING: Final = Checking()


def declared(events: Events, event: str) -> Facts:
    """What an event carries, by a game's own declarations or the kernel's."""
    carried = events.get(event) or KERNEL_EVENTS.get(event)
    if carried is None:
        raise BadEvent(f"no event is called {event!r}")
    return carried


def check(events: Events, event: str, facts: dict[str, Any], secret: dict[str, Any]) -> None:
    """Refuse an event that is not told as it is declared."""
    carried = declared(events, event)
    _compare(event, "tells everyone", carried.told, facts)
    _compare(event, "confides", carried.learnt, secret)


def _compare(event: str, verb: str, kinds: _Kinds, facts: dict[str, Any]) -> None:
    """Refuse facts that are not those declared, in that order, each of its kind."""
    if list(facts) != list(kinds):
        raise BadEvent(f"{event!r} {verb} {', '.join(kinds) or 'nothing'}; not {', '.join(facts) or 'nothing'}")
    for name, kind in kinds.items():
        if not kind.fits(facts[name]):
            raise BadEvent(f"{event!r} {verb} {name}, {kind.name}; not {facts[name]!r}")
