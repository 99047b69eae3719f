"""A table of Junta to test at: positions in a line, moves by name, checks on what players would see."""

from __future__ import annotations

import json
from typing import Any

import palazzo
from palazzo import IllegalAnswer, Match
from palazzo.games.junta import ENTRY

NAMES = ["anna", "bruno", "carla", "dario", "elena", "fabio", "gina"]
OPTIONS = {option.name for option in ENTRY.options}


def set_table(at: str = "appointments", seats: int = 5, seed: int | str = 1, **position: Any) -> JuntaTable:
    """A written position with our names; options of the game may be given beside it. `size` is the deck's."""
    if "size" in position:
        position["deck_size"] = position.pop("size")
    options = {name: position.pop(name) for name in OPTIONS - {"deck", "host"} if name in position}
    if "deck_size" in position:
        options["deck"] = position.pop("deck_size")
    position.setdefault("names", NAMES[:seats])
    position["at"] = at
    return JuntaTable(palazzo.set_up("junta", seats=seats, seed=seed, options=options, position=position))


class JuntaTable:
    """A match seen through its public face."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @staticmethod
    def seat(name: str) -> int:
        """The seat of a name."""
        return NAMES.index(name)

    def ref(self, value: Any) -> Any:
        """An answer as the match wants it: names of players become seats, wherever they stand."""
        if isinstance(value, str):
            return ":".join(f"s{NAMES.index(word)}" if word in NAMES else word for word in value.split(":"))
        if isinstance(value, list):
            return [self.ref(item) for item in value]
        if isinstance(value, dict):
            return {self.ref(key): self.ref(item) for key, item in value.items()}
        return value

    # -- acting

    def answer(self, name: str, value: Any, question: str | None = None) -> None:
        """Answer what this player is asked."""
        self.match.answer(self.seat(name), self.ref(value), question)

    def opening(self, name: str, kind: str, value: Any) -> None:
        """Take an opening: `opening("anna", "resign", "resign")`."""
        seat = self.seat(name)
        found = [q for q in self.match.open_questions(seat) if q.id.split(".")[0] == kind]
        if not found:
            raise IllegalAnswer("no-such-question", {"value": kind})
        self.match.answer(seat, self.ref(value), found[0].id)

    def quiet(self, *prompts: str) -> None:
        """Everyone gives the quiet answer, as long as only these are asked."""
        while not self.match.over:
            waiting = [q for q in self.match.questions if q.due]
            if waiting[0].prompt not in prompts:
                return
            for question in waiting:
                self.match.answer(question.seat, question.default())

    def pass_windows(self) -> None:
        """Everyone who is asked for a reaction, or for cards, passes."""
        while not self.match.over:
            waiting = [q for q in self.match.questions if q.due]
            if not waiting[0].window:
                return
            for question in waiting:
                self.match.answer(question.seat, "pass")

    def until(self, *prompts: str) -> None:
        """Quiet answers until one of these is asked."""
        for _ in range(500):
            waiting = [q for q in self.match.questions if q.due]
            if self.match.over or waiting[0].prompt in prompts:
                return
            self.match.answer(waiting[0].seat, waiting[0].default())
        raise AssertionError(f"{prompts} are never asked")

    def refused(self, name: str, value: Any, question: str | None = None) -> str:
        """The answer is refused, nothing changes, and this is why."""
        before = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
        try:
            self.answer(name, value, question)
        except IllegalAnswer as error:
            after = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
            assert before == after
            return error.reason
        raise AssertionError(f"{name} was allowed {value!r}")

    # -- looking

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What a player, or a spectator, sees."""
        return self.match.view(None if name is None else self.seat(name))

    def facts(self) -> dict[str, Any]:
        """What all may see of the year."""
        found: dict[str, Any] = self.view()["table"]["facts"]
        return found

    def person(self, name: str) -> dict[str, Any]:
        """What everyone sees of a player."""
        found: dict[str, Any] = self.view()["table"]["people"][self.seat(name)]
        return found

    def yours(self, name: str) -> dict[str, Any]:
        """What only a player knows."""
        found: dict[str, Any] = self.view(name)["table"]["yours"]
        return found

    def cash(self, name: str) -> list[str]:
        """The notes a player holds."""
        found: list[str] = self.yours(name)["cash"]
        return found

    def president(self) -> str | None:
        """Who is President."""
        found = self.facts()["president"]
        return None if found is None else NAMES[int(found[1:])]

    def units(self, space: str) -> dict[tuple[str, str | None], int]:
        """The units of a space, by kind and commander."""
        found: dict[tuple[str, str | None], int] = {}
        for place in self.view()["table"]["places"]:
            if place["id"] == space:
                for unit in place["units"]:
                    by = None if unit["by"] is None else NAMES[int(unit["by"][1:])]
                    found[unit["kind"], by] = found.get((unit["kind"], by), 0) + unit["count"]
        return found

    def asked(self) -> list[str]:
        """Who is asked something the match waits for."""
        return [NAMES[q.seat] for q in self.match.questions if q.due]

    def prompt(self) -> str:
        """What the match waits for."""
        return next(q for q in self.match.questions if q.due).prompt

    def question(self, name: str) -> Any:
        """The due question of a player."""
        return next(q for q in self.match.questions if q.due and q.seat == self.seat(name))

    def options(self, name: str) -> list[str]:
        """The options of a player's due question, seats by name."""
        found: list[str] = self.question(name).bounds()["options"]
        return [
            ":".join(NAMES[int(w[1:])] if w[:1] == "s" and w[1:].isdigit() else w for w in o.split(":")) for o in found
        ]

    def openings(self, name: str) -> set[str]:
        """The openings a player has."""
        return {q.id.split(".")[0] for q in self.match.open_questions(self.seat(name))}

    def heard(self, event: str, name: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind that a player, or a spectator, has heard."""
        lines = self.match.events(None if name is None else self.seat(name))
        return [line for line in lines if line["event"] == event]
