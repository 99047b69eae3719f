"""A table of Final Decrees to test at: positions in a line, moves by name, checks on what players would see."""

from __future__ import annotations

from typing import Any

import palazzo
from game_table import NAMES as ALL_NAMES
from game_table import GameTable

NAMES = ALL_NAMES[:5]
OPTIONS = ("burn", "rescue", "binding")


def set_table(edition: str = "republic", seats: int = 5, seed: int = 1, **position: Any) -> DecreesTable:
    """A written position with our five names; options of the game may be given beside it."""
    options = {"edition": edition, **{name: position.pop(name) for name in OPTIONS if name in position}}
    position.setdefault("names", NAMES[:seats])
    return DecreesTable(palazzo.set_up("final-decrees", seats=seats, seed=seed, options=options, position=position))


class DecreesTable(GameTable):
    """A match of Final Decrees seen through its public face."""

    # -- acting

    def play(self, name: str, card: str, *declared: Any) -> None:
        """Play a card and declare what it wants, in order; whatever window opens stays open."""
        self.act(name, "play", card)
        for value in declared:
            self.answer(name, value)

    def react(self, name: str, card: str) -> None:
        """React with a card; the others who are asked together decline."""
        self.answer(name, f"react:{card}")
        self.pass_windows()

    # -- looking

    def blame(self, name: str) -> int:
        """A player's personal blame."""
        return int(self.person(name)["blame"])

    def directs(self, name: str) -> str | None:
        """The ministry a player directs."""
        found: str | None = self.person(name)["directs"]
        return found

    def cards(self, name: str) -> int:
        """How many cards a player holds."""
        return int(self.person(name)["cards"])

    def hand(self, name: str) -> list[str]:
        """The cards a player holds, as they see them."""
        found: list[str] = self.view(name)["table"]["yours"]["hand"]
        return found

    def ministry(self, name: str) -> dict[str, Any]:
        """A ministry as everyone sees it."""
        found: dict[str, Any] = next(place for place in self.view()["table"]["places"] if place["id"] == name)
        return found

    def load(self, ministry: str) -> int:
        """The blame on a ministry."""
        return int(self.ministry(ministry)["blame"])

    def decree(self, name: str) -> dict[str, Any]:
        """A decree as everyone sees it: `at`, `steps`, `stamps`."""
        found: dict[str, Any] = next(paper for paper in self.view()["table"]["papers"] if paper["id"] == name)
        return found

    def arrows(self) -> set[tuple[str, str]]:
        """All arrows, from controller to controlled."""
        return {(p["controller"], p["id"]) for p in self.view()["table"]["places"] if p["controller"]}

    def pile(self, name: str) -> Any:
        """The `deck` (its size), the `discards` or what is `shown`."""
        return self.view()["table"]["piles"][name]

    def actions(self) -> int:
        """Actions left in this turn."""
        return int(self.view()["table"]["facts"]["actions"])

    def player(self) -> str | None:
        """Whose turn it is."""
        found = self.view()["table"]["facts"]["player"]
        return None if found is None else NAMES[int(found[1:])]

    def may_trade(self) -> list[str]:
        """Who may offer a deal now."""
        return [NAMES[q.seat] for q in self.match.questions if q.id.startswith("deal.offer.")]
