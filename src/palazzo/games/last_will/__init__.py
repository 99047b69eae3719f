"""Last Will, with Getting Sacked: the first to be ruined inherits everything.

A game by Vladimír Suchý. Cards, plans and jobs are reconstructed by us; see NOTICE.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

from palazzo.games.last_will import copies
from palazzo.games.last_will.audit import audit
from palazzo.games.last_will.content import DECK_COUNT, PACKAGE
from palazzo.games.last_will.ending import outcome
from palazzo.games.last_will.events import PARAGRAPHS
from palazzo.games.last_will.figures import FIGURES
from palazzo.games.last_will.likely import likely
from palazzo.games.last_will.positions import lay_out
from palazzo.games.last_will.prompts import PROMPTS
from palazzo.games.last_will.reading import OWN_READINGS, READINGS, WillBook, board
from palazzo.games.last_will.setup import Game
from palazzo.games.last_will.state import DECK, LAP, MOST_SEATS, STACK, Fortune
from palazzo.games.last_will.view import CHAPTERS, LAYOUT
from palazzo.kernel.books import Book
from palazzo.kernel.figures import Figure
from palazzo.kernel.rules import Entry, Option, Outcome, Prompts, Rules, Zone
from palazzo.kernel.table import SEAT, Table
from palazzo.kernel.views import Layout, OwnReading, PublicReading

_HANDICAPS: Final[list[str]] = [
    ",".join(seats) for count in range(1, MOST_SEATS + 1) for seats in combinations(SEAT[:MOST_SEATS], count)
]
"""Which seats have a job when jobs are a handicap.  [W-11.2]"""

_EXPANSION: Final[list[dict[str, list[Any]]]] = [{"sacked": [True]}]
"""Where an option of the expansion matters.  [W-11.4]"""

ENTRY: Final = Entry(
    id="last-will",
    version="2",
    seats=[2, 3, 4, 5],
    options=[
        Option("sacked", [False, True], True),
        Option("jobs", ["all", "none", "handicap"], "all", where=_EXPANSION),
        Option("handicap", _HANDICAPS, "s0", where=[{"sacked": [True], "jobs": ["handicap"]}], names_seats=True),
        Option("plans", ["tiles", "base"], "tiles", where=_EXPANSION),
        Option("will", ["drawn", "chosen"], "drawn"),
        Option("market", ["free", "swap"], "free"),
        Option("combined", ["strict", "open", "five"], "strict", where=_EXPANSION),
        Option(
            "block", [False, True], True, where=[{"seats": [2], "sacked": [False]}, {"seats": [2], "plans": ["base"]}]
        ),
        Option("together", [False, True], False),
        Option("employed_last", [False, True], True, where=[{"sacked": [True], "jobs": ["all", "handicap"]}]),
    ],
    package=PACKAGE,
)


class LastWill(Rules):
    """The game, as the kernel wants it."""

    entry: Entry = ENTRY
    chapters: dict[str, str] = CHAPTERS
    prompts: Prompts = PROMPTS
    layout: Layout | None = LAYOUT
    readings: tuple[PublicReading, ...] = READINGS
    own_readings: tuple[OwnReading, ...] = OWN_READINGS
    paragraphs: tuple[str, ...] = PARAGRAPHS
    figures: tuple[Figure, ...] = FIGURES

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = _clear_table(seats, key, options)
        g.stack = [Game()]
        return g

    def lay_out(self, seats: int, key: str, options: dict[str, Any], position: dict[str, Any]) -> Table:
        return lay_out(_clear_table(seats, key, options), position)

    def zones(self, g: Any) -> list[list[Zone]]:
        """Each regular deck with the cards of it in the hands; each pile of the special stacks by itself."""
        decks = DECK_COUNT
        groups = []
        for deck in range(decks):
            hands = [Zone(place, g.hands[place]) for place in range(deck, g.seats * decks, decks)]
            laps = [Zone(LAP + place, g.laps[place]) for place in range(deck, g.seats * decks, decks)]
            groups.append([*hands, *laps, Zone(DECK + deck, g.decks[deck])])
        groups += [[Zone(STACK + number, pile)] for number, pile in enumerate(g.stacks)]
        return groups

    def resettle(self, g: Any, seat: int, rng: Random) -> None:
        """Whoever looks on keeps no account of what was fetched."""
        if seat < 0:
            g.fetched = [[] for _ in g.fetched]

    def book(self, seats: int) -> Book:
        return WillBook(seats)

    def booked(self, g: Any) -> list[int]:
        return list(g.money)

    def board(self) -> dict[str, Any]:
        return board()

    def likely(self, g: Any, question: Any) -> Any:
        return likely(g, question)

    def audit(self, g: Any) -> list[str]:
        return audit(g)

    def outcome(self, g: Any) -> Outcome:
        return outcome(g)


def _clear_table(seats: int, key: str, options: dict[str, Any]) -> Fortune:
    """An empty table with its options; without the expansion, those of the expansion mean nothing.  [W-11.4]"""
    g: Fortune = copies.copy_Fortune(_EMPTY[seats])
    g.key = key
    g.sacked = options["sacked"]
    g.jobs = options["jobs"] if g.sacked else "none"
    g.handicap = options["handicap"]
    g.tiles = g.sacked and options["plans"] == "tiles"
    g.chosen_will = options["will"] == "chosen"
    g.swap_market = options["market"] == "swap"
    g.combined = options["combined"]
    g.block = options["block"]
    g.together = options["together"]
    g.employed_last = options["employed_last"]
    return g


def _empty_table(seats: int) -> Fortune:
    """A table for so many seats on which nothing lies yet."""
    g = Fortune()
    g.set_out(seats, "")
    return g


_EMPTY: Final[dict[int, Fortune]] = {seats: _empty_table(seats) for seats in ENTRY.seats}
"""Every match begins with a copy of one of these."""

RULES: Final = LastWill()
