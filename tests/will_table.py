"""A table of Last Will to test at: positions in a line, moves by name, checks on what players would see."""

from __future__ import annotations

import json
from typing import Any

import pytest

import palazzo
from palazzo import IllegalAnswer, Match

NAMES = ["anna", "bruno", "carla", "dario", "elena"]
OPTIONS = [option for entry in palazzo.catalogue() if entry["id"] == "last-will" for option in entry["options"]]
EVEN = {"farm": -2, "townhouse": 1, "manor": -3, "villa": 3}
COMPANION = {"dog": "C01", "horse": "C02", "guest": "C03", "chef": "C04"}
EVERY_SYMBOL = ["J401", "J402", "J403", "J404", "J406", "J407", "J410"]
"""Jobs that have, taken together, a line of every symbol."""


def printed(card: str, *figures: Any) -> Any:
    """The figures of a card or job, for a test under its own rule."""
    chapter = "W-9" if card.startswith("J") else "W-10"
    return pytest.param(card, *figures, marks=pytest.mark.rule(f"{chapter}.{card}"), id=card)


def symbols_earned(*choices: str, **position: Any) -> set[str]:
    """The symbols of all lines, of whatever job, that anna might cover by this play."""
    found: set[str] = set()
    for job in EVERY_SYMBOL:
        m = set_will_table(jobs={"anna": job}, **position)
        m.play("anna", *choices)
        if m.asks("anna") == "choose-demotion":
            found |= {option.removeprefix("demote:") for option in m.offers("anna", "demote")}
    return found


def set_will_table(seats: int = 3, seed: int = 1, **position: Any) -> WillTable:
    """A written position with our names; options of the game may be given beside it.

    `market` is both: a word is the option, a table is where the modifiers lie.
    """
    options = {name: position.pop(name) for name in OPTIONS if name in position and not lies(name, position[name])}
    if "plan_board" in position:
        options["plans"] = position.pop("plan_board")
    position.setdefault("names", NAMES[:seats])
    return WillTable(palazzo.set_up("last-will", seats=seats, seed=seed, options=options, position=position))


def lies(name: str, value: Any) -> bool:
    """This belongs to the position, though an option has the same name."""
    return (
        (name == "market" and isinstance(value, dict))
        or (name == "jobs" and isinstance(value, dict))
        or (name == "plans" and isinstance(value, list))
        or (name == "will" and value not in ("drawn", "chosen"))
    )


class WillTable:
    """A match seen through its public face."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @staticmethod
    def seat(name: str) -> int:
        """The seat of a name."""
        return NAMES.index(name)

    # -- acting

    def answer(self, name: str, value: Any, question: str | None = None) -> None:
        """Answer what this player is asked; all must be well afterwards."""
        self.match.answer(self.seat(name), value, question)
        assert self.match.audit() == ()

    def act(self, name: str, *choices: str) -> None:
        """Answer with one option after another."""
        for choice in choices:
            self.answer(name, choice)

    def play(self, name: str, *choices: str) -> None:
        """Begin a play, add what is named, and say that this was all if it is asked."""
        self.act(name, *choices)
        if self.asks(name) in ("declare-play", "declare-sale"):
            self.answer(name, "done")

    def refused(self, name: str, value: Any) -> str:
        """The answer is refused, nothing changes, and this is why."""
        before = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
        try:
            self.match.answer(self.seat(name), value)
        except IllegalAnswer as error:
            after = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
            assert before == after
            return str(error)
        raise AssertionError(f"{name} was allowed {value!r}")

    def go_home(self) -> None:
        """All boys stay at home."""
        while not self.match.over and self.prompt() == "choose-errand":
            self.match.answer(self.match.due.seat, "home")

    def end_turns(self) -> None:
        """Everyone ends their turn."""
        while not self.match.over and self.prompt() == "choose-action":
            self.match.answer(self.match.due.seat, "end")

    # -- looking

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What a player, or a spectator, sees."""
        return self.match.view(None if name is None else self.seat(name))

    def facts(self) -> dict[str, Any]:
        """What holds for the whole table."""
        found: dict[str, Any] = self.view()["table"]["facts"]
        return found

    def person(self, name: str) -> dict[str, Any]:
        """What everyone sees of a player."""
        found: dict[str, Any] = self.view()["table"]["people"][self.seat(name)]
        return found

    def money(self, name: str) -> int:
        """A player's money."""
        return int(self.person(name)["money"])

    def actions(self, name: str) -> int:
        """Actions left."""
        return int(self.person(name)["actions"])

    def job(self, name: str) -> dict[str, Any] | None:
        """A player's job."""
        found: dict[str, Any] | None = self.person(name)["job"]
        return found

    def board(self, name: str) -> list[str]:
        """The cards on a player's board."""
        return [place["card"] for place in self.person(name)["board"] if place["card"]]

    def on_board(self, name: str, card: str) -> dict[str, Any]:
        """A card on a player's board."""
        found: dict[str, Any] = next(place for place in self.person(name)["board"] if place["card"] == card)
        return found

    def hand(self, name: str) -> list[str]:
        """The cards a player holds, as they see them."""
        found: list[str] = self.view(name)["table"]["yours"]["hand"]
        return found

    def discards(self, deck: str) -> list[str]:
        """The discards of a regular deck."""
        found: list[str] = self.view()["table"]["piles"]["discards"][deck]
        return found

    def space(self, name: str) -> dict[str, Any]:
        """An errand space."""
        found: dict[str, Any] = next(place for place in self.view()["table"]["places"] if place["id"] == name)
        return found

    def prompt(self) -> str:
        """What the table waits for."""
        due = self.match.due
        return due.prompt if due is not None else ""

    def asks(self, name: str) -> str:
        """What this player is asked, if anything."""
        found = [q.prompt for q in self.match.questions if q.due and q.seat == self.seat(name)]
        return found[0] if found else ""

    def options(self, name: str) -> list[str]:
        """The options of a player's due question."""
        question = next(q for q in self.match.questions if q.due and q.seat == self.seat(name))
        found: list[str] = question.bounds()["options"]
        return found

    def offers(self, name: str, *verbs: str) -> list[str]:
        """The options of a player's due question that begin with these verbs."""
        return [option for option in self.options(name) if option.split(":")[0] in verbs]

    def heard(self, event: str, name: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind that a player has heard, without the numbers of the rounds."""
        events = self.match.events(None if name is None else self.seat(name))
        told = [line for line in events if line["event"] == event]
        return [{fact: value for fact, value in line.items() if fact != "turn"} for line in told]
