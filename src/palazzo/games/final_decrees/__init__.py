"""Final Decrees: five decrees could save the state; the ministries see to it that they do not.

A game by Carl de Visser (CC BY 3.0 NZ); edition `republic` after Marco Viggi's adaptation. See NOTICE.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from palazzo.games.final_decrees import copies  # noqa: F401
from palazzo.games.final_decrees.audit import audit
from palazzo.games.final_decrees.content import PACKAGE, STAGNATION
from palazzo.games.final_decrees.ending import outcome
from palazzo.games.final_decrees.events import PARAGRAPHS
from palazzo.games.final_decrees.figures import FIGURES
from palazzo.games.final_decrees.likely import likely
from palazzo.games.final_decrees.own_cards import version_of_this_process
from palazzo.games.final_decrees.papers import papers
from palazzo.games.final_decrees.positions import lay_out
from palazzo.games.final_decrees.prompts import PROMPTS
from palazzo.games.final_decrees.reading import READINGS, DecreesBook, board, holdings
from palazzo.games.final_decrees.setup import Game
from palazzo.games.final_decrees.state import DECK, Decrees
from palazzo.games.final_decrees.view import CHAPTERS, LAYOUT
from palazzo.kernel.agreements import Paper
from palazzo.kernel.books import Book
from palazzo.kernel.figures import Figure
from palazzo.kernel.rules import Entry, Option, Outcome, Prompts, Rules, Zone
from palazzo.kernel.table import Table
from palazzo.kernel.views import Layout, PublicReading

ENTRY: Final = Entry(
    id="final-decrees",
    version=version_of_this_process("2"),
    seats=[4, 5],
    options=[
        Option("edition", ["empire", "republic"], "republic"),
        Option("burn", [3, 4, 5, 6, 7], 5),
        Option("rescue", [False, True], False),
        Option("binding", [False, True], False),
    ],
    package=PACKAGE,
)


class FinalDecrees(Rules):
    """The game, as the kernel wants it."""

    entry: Entry = ENTRY
    chapters: dict[str, str] = CHAPTERS
    prompts: Prompts = PROMPTS
    layout: Layout | None = LAYOUT
    readings: tuple[PublicReading, ...] = READINGS
    held_by: tuple[str, ...] = ("hands", "sights", "watched")
    paragraphs: tuple[str, ...] = PARAGRAPHS
    figures: tuple[Figure, ...] = FIGURES

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = _clear_table(seats, key, options)
        g.stack = [Game()]
        return g

    def lay_out(self, seats: int, key: str, options: dict[str, Any], position: dict[str, Any]) -> Table:
        return lay_out(_clear_table(seats, key, options), position)

    def zones(self, g: Any) -> list[list[Zone]]:
        """Hands and deck. Stagnation & Decline is never in a hand and has bounds of its own in the deck."""
        hands = [Zone(seat, hand) for seat, hand in enumerate(g.hands)]
        return [[*hands, Zone(DECK, g.deck)]]

    def hold_back(self, g: Any) -> None:
        """Before the unseen cards take new places, Stagnation & Decline is taken out."""
        if STAGNATION in g.deck:
            g.deck.remove(STAGNATION)

    def resettle(self, g: Any, seat: int, rng: Random) -> None:
        """Stagnation & Decline goes back anywhere it may lie."""
        if STAGNATION not in g.discards and STAGNATION not in g.shown:
            g.deck.insert(rng.randint(g.lair_low, g.lair_high), STAGNATION)

    def book(self, seats: int) -> Book:
        return DecreesBook(seats)

    def booked(self, g: Any) -> list[int]:
        return list(g.blame)

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


def _clear_table(seats: int, key: str, options: dict[str, Any]) -> Decrees:
    """An empty table with its options."""
    g = Decrees()
    g.set_out(seats, key)
    g.burn = options["burn"]
    g.rescue = options["rescue"]
    g.empire = options["edition"] == "empire"
    return g


RULES: Final = FinalDecrees()
