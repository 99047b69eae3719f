"""Junta: families of a banana republic loot its foreign aid, by ballot, budget, bullet and coup.

After the game by Vincent Tsao, Ben Grossman and Eric Goldberg, by the Italian rules; no text or art of the publisher.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from palazzo.games.junta import copies  # noqa: F401
from palazzo.games.junta.audit import audit
from palazzo.games.junta.content import PACKAGE
from palazzo.games.junta.ending import outcome
from palazzo.games.junta.events import PARAGRAPHS
from palazzo.games.junta.figures import FIGURES
from palazzo.games.junta.likely import likely
from palazzo.games.junta.papers import papers
from palazzo.games.junta.positions import lay_out
from palazzo.games.junta.prompts import PROMPTS
from palazzo.games.junta.reading import OWN_READINGS, READINGS, JuntaBook, board, holdings
from palazzo.games.junta.setup import Game
from palazzo.games.junta.state import NO_LIMIT, NONE, Republic
from palazzo.games.junta.view import CHAPTERS, LAYOUT
from palazzo.games.junta.worlds import hold_back, resettle, strain, zones
from palazzo.kernel.agreements import Paper
from palazzo.kernel.books import Book
from palazzo.kernel.figures import Figure
from palazzo.kernel.rules import Entry, Option, Outcome, Prompts, Rules, Zone
from palazzo.kernel.table import SEAT, SEATS, Table
from palazzo.kernel.views import Layout, OwnReading, PublicReading

ENTRY: Final = Entry(
    id="junta",
    version="2",
    seats=[4, 5, 6, 7],
    options=[
        Option("deck", [64, 108], 64),
        Option("host", ["random", *SEAT[:7]], "random", names_seats=True),
        Option("time_limit", [0, 30, 60, 120], 0),
        Option("headquarters_only", [False, True], False),
        Option("length", ["normal", "shorter", "longer"], "normal"),
        Option("refills", [0, 5, 10, 15, 20], 0, where=[{"length": ["longer"]}]),
        Option("personal_vote", [False, True], False),
        Option("tie_limit", [0, 1, 2, 3, 5], 0),
        Option("loser_pays", [False, True], False),
        Option("binding", [False, True], False),
    ],
    package=PACKAGE,
)
"""The options of J-16; `time_limit`, in seconds for a decision, is kept by whoever runs the table."""


class Junta(Rules):
    """The game, as the kernel wants it."""

    entry: Entry = ENTRY
    chapters: dict[str, str] = CHAPTERS
    prompts: Prompts = PROMPTS
    layout: Layout | None = LAYOUT
    readings: tuple[PublicReading, ...] = READINGS
    own_readings: tuple[OwnReading, ...] = OWN_READINGS
    held_by: tuple[str, ...] = ("hands", "cash", "size", "sights", "watched")
    paragraphs: tuple[str, ...] = PARAGRAPHS
    figures: tuple[Figure, ...] = FIGURES

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = _clear_table(seats, key, options)
        g.stack = [Game()]
        return g

    def lay_out(self, seats: int, key: str, options: dict[str, Any], position: dict[str, Any]) -> Table:
        return lay_out(_clear_table(seats, key, options), position)

    def zones(self, g: Any) -> list[list[Zone]]:
        return zones(g)

    def hold_back(self, g: Any) -> None:
        hold_back(g)

    def resettle(self, g: Any, seat: int, rng: Random) -> None:
        resettle(g, seat, rng)

    def strain(self, g: Any, seat: int) -> int:
        return strain(g, seat)

    def book(self, seats: int) -> Book:
        return JuntaBook(seats)

    def holdings(self, g: Any, seat: int) -> dict[str, dict[str, Any]]:
        return holdings(g, seat)

    def papers(self, g: Any, seat: int, partner: int) -> list[Paper]:
        return papers(g, seat, partner)

    def board(self) -> dict[str, Any]:
        return board()

    def likely(self, g: Any, question: Any) -> Any:
        return likely(g, question)

    def audit(self, g: Any) -> list[str]:
        return audit(g)

    def outcome(self, g: Any) -> Outcome:
        return outcome(g)


def _clear_table(seats: int, key: str, options: dict[str, Any]) -> Republic:
    """An empty table with its options."""
    g = Republic()
    g.size = options["deck"]
    g.set_out(seats, key)
    g.host = NONE if options["host"] == "random" else SEATS[options["host"]]
    g.from_headquarters = options["headquarters_only"]
    g.shorter = options["length"] == "shorter"
    g.refills = (options["refills"] or NO_LIMIT) if options["length"] == "longer" else 0
    g.personal_vote = options["personal_vote"]
    g.tie_limit = options["tie_limit"]
    g.loser_pays = options["loser_pays"]
    return g


RULES: Final = Junta()
