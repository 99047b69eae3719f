"""What the kernel wants of a game: one stateless object each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from palazzo.kernel.agreements import Paper
from palazzo.kernel.books import Book
from palazzo.kernel.errors import BadOptions, shown
from palazzo.kernel.figures import Figure
from palazzo.kernel.table import SEAT, Table
from palazzo.kernel.views import Layout, OwnHeardPart, OwnReading, Path, PublicReading, SeatReadingPart

_NO_CHAPTERS: Final[dict[str, str]] = {}


class Outcome(NamedTuple):
    """How a match ended: who won, everyone's score by seat (what it counts is the game's), why it ended, and everyone's
    place by seat: 0 the first, shared by equals; so many places as share one are left out after it.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    places: tuple[int, ...]


def placed(ranks: list[Any]) -> tuple[int, ...]:
    """The places of seats with these ranks, of which the lowest is the best: how many are better."""
    order = sorted(ranks)
    return tuple([order.index(rank) for rank in ranks])


class Zone(NamedTuple):
    """A hidden place and the things that lie there, in order."""

    place: int
    things: list[int]


@dataclass
class Option:
    """A setting of the table: the values it may have, and the one it has if nobody says."""

    name: str = ""
    values: list[Any] = field(default_factory=list)
    default: Any = None
    where: list[dict[str, list[Any]]] = field(default_factory=list)
    """It matters only at tables like one of these: the values of other options, or the number of `seats`."""
    names_seats: bool = False
    """Its values are seats, `s0` or `s0,s2`, or words."""

    def matters(self, seats: int, options: dict[str, Any]) -> bool:
        """Whether the option makes a difference at a table of so many seats with these options."""
        if not self.where:
            return True
        known = {**options, "seats": seats}
        return any(all(known[name] in values for name, values in like.items()) for like in self.where)

    def read(self, value: Any) -> Any:
        """A value as it is written down: seats by their ids, also if they were given by number, or as a list."""
        if not self.names_seats or isinstance(value, bool):
            return value
        if isinstance(value, str) and value.isascii() and value.isdigit():
            # Tables laid by earlier versions have their seats as figures: "02".
            value = [int(figure) for figure in value]
        named = value if isinstance(value, list) else [value]
        seats = [SEAT[one] if type(one) is int and 0 <= one < len(SEAT) else one for one in named]
        return ",".join(sorted(set(seats))) if all(isinstance(one, str) for one in seats) else value

    def possible(self, seats: int) -> list[Any]:
        """Its values at a table of so many."""
        if not self.names_seats:
            return self.values
        beyond = SEAT[seats:]
        return [value for value in self.values if not any(one in beyond for one in str(value).split(","))]


@dataclass
class Entry:
    """A game in the catalogue."""

    id: str = ""
    version: str = ""
    seats: list[int] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)
    package: str = ""
    """Where its texts (`locale`) and data files (`content`) lie; nowhere, if it has none."""

    def complete_options(self, seats: Any, options: Any, agreed: bool = False) -> dict[str, Any]:
        """All options with their values; refuses what does not exist, and what means nothing at such a table.

        What was `agreed` on before may mean nothing: a match that was begun goes on.
        """
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions(
                "no-such-seats",
                {"game": self.id, "seats": shown(seats), "wanted": ", ".join(map(str, self.seats))},
            )
        if options is not None and not isinstance(options, dict):
            raise BadOptions("options-not-a-table", {"game": self.id})
        if not options:
            return {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        complete = {option.name: option.default for option in self.options}
        for name, given in options.items():
            if name not in known:
                raise BadOptions(
                    "no-such-option",
                    {"game": self.id, "value": shown(name), "wanted": ", ".join(known) or "-"},
                )
            value = known[name].read(given)
            possible = known[name].possible(seats)
            if not any(type(value) is type(one) and value == one for one in possible):
                raise BadOptions(
                    "no-such-value",
                    {"option": name, "value": shown(value), "wanted": ", ".join(map(str, possible))},
                )
            complete[name] = value
        for option in [] if agreed else self.options:
            if complete[option.name] != option.default and not option.matters(seats, complete):
                raise BadOptions(
                    "option-idle",
                    {"option": option.name, "value": str(complete[option.name]), "wanted": _described(option.where)},
                )
        return complete

    def cleared(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """These options without those that make no difference at a table of so many seats."""
        known = {option.name: option.default for option in self.options} | options
        left = dict(options)
        for option in self.options:
            if option.name in left and not option.matters(seats, known):
                del left[option.name]
                known[option.name] = option.default
        return left


def _described(where: list[dict[str, list[Any]]]) -> str:
    """Tables, by what they must be like: `seats=2, plans=base / seats=2, sacked=False`."""
    return " / ".join(
        ", ".join(f"{name}={' or '.join(map(str, values))}" for name, values in like.items()) for like in where
    )


@dataclass
class Prompts:
    """What a game says of its questions, by their prompts, for whoever puts them to people."""

    windows: frozenset[str] = frozenset()
    """Reaction windows: asked of all whom public facts allow to react, whatever they hold."""
    moments: frozenset[str] = frozenset()
    """Worth a beat: put to a person even where only one answer stands."""
    guarded: frozenset[str] = frozenset()
    """Hidden things may leave only one answer: at once, or sooner than usual, it would tell so."""


class Rules:
    """A game: how it is laid out, seen, checked and counted."""

    entry: Entry = Entry()
    chapters: dict[str, str] = _NO_CHAPTERS
    """The rule that applies to each prompt."""

    prompts: Prompts = Prompts()
    """Which of its questions are reaction windows, moments, or guarded."""

    layout: Layout | None = None
    """What its table is made of, part by part, and of which fields: so that who looks again and again gets only those
    made anew that have changed. A small game does without."""

    readings: tuple[PublicReading, ...] = ()
    """What all can work out from the table and from what all have heard, so that no client has to."""

    own_readings: tuple[OwnReading, ...] = ()
    """What each seat can work out besides, from what it alone knows."""

    held_by: tuple[str, ...] = ()
    """The fields of the table `holdings` are made of; none: they are made whenever somebody looks."""

    paragraphs: tuple[str, ...] = ()
    """The events that begin a paragraph when a match is told."""

    figures: tuple[Figure, ...] = ()
    """What in a view is worth telling when it changes."""

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        """A new table, ready to begin."""
        raise TypeError(f"{self.entry.id} cannot be dealt out")

    def lay_out(self, seats: int, key: str, options: dict[str, Any], position: dict[str, Any]) -> Table:
        """A table as a written position describes it."""
        raise TypeError(f"{self.entry.id} cannot be set up")

    def zones(self, g: Any) -> list[list[Zone]]:
        """The hidden places, in groups: the things of a group may lie in any of its places."""
        return []

    def hold_back(self, g: Any) -> None:
        """Before the unseen things of an imagined world take new places: take out what has bounds of its own."""

    def resettle(self, g: Any, seat: int, rng: Any) -> None:
        """After that: put it back within its bounds."""

    def strain(self, g: Any, seat: int) -> int:
        """How far an imagined world is from what the engine has publicly vouched for; 0 when it could be."""
        return 0

    def common(self, g: Any) -> dict[str, Any]:
        """What lies on the table for all to see alike, if the game has no layout."""
        return self.layout.common(g) if self.layout is not None else {}

    def veiled(self, seats: int) -> list[Path]:
        """The places of the table where each sees something else: in what all see there is nothing there yet."""
        return self.layout.veiled(seats) if self.layout is not None else []

    def private_part(self, g: Any, seat: int) -> list[Any]:
        """What a seat (-1: a spectator) sees in the veiled places, in their order, if the game has no layout."""
        return self.layout.private(g, seat) if self.layout is not None else []

    def book(self, seats: int) -> Book:
        """An empty book, to be kept from what somebody hears."""
        return Book(seats)

    def booked(self, g: Any) -> list[int]:
        """What each seat's ledger should come to, if all may know; what is not in the book was there before it."""
        return []

    def reading(self, g: Any, book: Book) -> dict[str, Any]:
        """What all can work out, made anew."""
        found: dict[str, Any] = {}
        for part in self.readings:
            if isinstance(part, SeatReadingPart):
                found[part.name] = {SEAT[seat]: part.make(g, seat) for seat in range(g.seats)}
            else:
                found.update(part.make(g, book))
        return found

    def own_reading(self, g: Any, seat: int, book: Book) -> dict[str, Any]:
        """What this seat can work out besides, made anew."""
        found: dict[str, Any] = {}
        for part in self.own_readings:
            found.update(part.make(g, seat, book) if isinstance(part, OwnHeardPart) else part.make(g, seat))
        return found

    def holdings(self, g: Any, seat: int) -> dict[str, dict[str, Any]]:
        """By seat: how much each other holds that could be dealt in, and what of it this one knows."""
        return {}

    def papers(self, g: Any, seat: int, partner: int) -> list[Paper]:
        """Ready papers for the usual bargains of this moment between a seat and a partner, the likeliest first.

        Only from what the seat knows; those that do not stand as an offer, and all beyond the third, are left out.
        """
        return []

    def board(self) -> dict[str, Any]:
        """What of the game never changes and a client may draw: the map, ladders, symbols; told with the catalogue."""
        return {}

    def likely(self, g: Any, question: Any) -> Any:
        """A likely answer to a question that deals things out, from what its seat knows; None: the kernel's own."""
        return None

    def audit(self, g: Any) -> list[str]:
        """Everything that should hold and does not."""
        return []

    def outcome(self, g: Any) -> Outcome:
        """How the match ended; asked only once it is over."""
        raise TypeError(f"{self.entry.id} does not say who won")
