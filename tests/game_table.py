"""A table to test at, whatever the game: moves by name, checks on what players would see."""

from __future__ import annotations

import json
from typing import Any

from palazzo import IllegalAnswer, Match

NAMES = ["anna", "bruno", "carla", "dario", "elena", "fausto", "gemma"]


class GameTable:
    """A match seen through its public face."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @staticmethod
    def seat(name: str) -> int:
        """The seat of a name."""
        return NAMES.index(name)

    @classmethod
    def ref(cls, value: Any) -> Any:
        """Names as the match writes them in answers, in lists and tables too: anna is s0."""
        if isinstance(value, list):
            return [cls.ref(item) for item in value]
        if isinstance(value, dict):
            return {cls.ref(key): cls.ref(item) for key, item in value.items()}
        return f"s{NAMES.index(value)}" if value in NAMES else value

    # -- acting

    def answer(self, name: str, value: Any, question: str | None = None) -> None:
        """Answer what this player is asked."""
        self.match.answer(self.seat(name), self.ref(value), question)

    def act(self, name: str, *words: str) -> None:
        """Answer with an option of these words: act("anna", "forward", "D2", "NAV")."""
        self.answer(name, ":".join(self.ref(word) for word in words))

    def pass_windows(self) -> None:
        """Everyone who is asked for a reaction declines."""
        while not self.match.over:
            waiting = [q for q in self.match.questions if q.due and q.window]
            if not waiting:
                return
            self.match.answer(waiting[0].seat, "pass")

    def offer(self, name: str, *terms: tuple[str, str, dict[str, int]], **others: Any) -> str:
        """Offer a deal and name it: offer("anna", ("anna", "bruno", {"blame": 2}), promises=[...], counters="s1-1")."""
        value = {"terms": [{"from": giver, "to": taker, "goods": goods} for giver, taker, goods in terms], **others}
        self.answer(name, value, f"deal.offer.{self.seat(name)}")
        return str(self.deals(name)[-1]["id"])

    def reply(self, name: str, deal: str, word: str = "accept") -> None:
        """Accept or refuse a deal."""
        self.answer(name, word, f"deal.reply.{deal}.{self.seat(name)}")

    def withdraw(self, name: str, deal: str) -> None:
        """Take one's own offer back."""
        self.answer(name, "withdraw", f"deal.withdraw.{deal}.{self.seat(name)}")

    def swap(self, name: str, *terms: tuple[str, str, dict[str, int]], **others: Any) -> str:
        """Offer a deal that all the others in it accept."""
        deal = self.offer(name, *terms, **others)
        for party in [NAMES[int(seat[1:])] for seat in self.deals(name)[-1]["parties"]]:
            if party != name:
                self.reply(party, deal)
        return deal

    def refused(self, name: str, value: Any, question: str | None = None) -> str:
        """The answer is refused, nothing changes, and this is why, in English."""
        return str(self.refusal(name, value, question))

    def refusal(self, name: str, value: Any, question: str | None = None) -> IllegalAnswer:
        """The answer is refused, nothing changes, and this is why: a `reason` and its `facts`."""
        before = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
        try:
            self.answer(name, value, question)
        except IllegalAnswer as error:
            after = [json.dumps(self.match.view(seat), sort_keys=True) for seat in range(self.match.seats)]
            assert before == after
            return error
        raise AssertionError(f"{name} was allowed {value!r}")

    # -- looking

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What a player, or a spectator, sees."""
        return self.match.view(None if name is None else self.seat(name))

    def person(self, name: str) -> dict[str, Any]:
        """What everyone sees of a player."""
        found: dict[str, Any] = self.view()["table"]["people"][self.seat(name)]
        return found

    def asked(self) -> list[str]:
        """Who is asked something the match waits for."""
        return [NAMES[q.seat] for q in self.match.questions if q.due]

    def question(self, name: str) -> Any:
        """The due question of a player."""
        return next(q for q in self.match.questions if q.due and q.seat == self.seat(name))

    def options(self, name: str) -> list[str]:
        """The options of a player's due question."""
        found: list[str] = self.question(name).bounds()["options"]
        return found

    def events(self, name: str | None = None) -> list[dict[str, Any]]:
        """What a player, or a spectator, has heard, without the numbers of the turns."""
        lines = self.match.events(None if name is None else self.seat(name))
        return [{fact: value for fact, value in line.items() if fact != "turn"} for line in lines]

    def heard(self, event: str, name: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind that a player has heard."""
        return [line for line in self.events(name) if line["event"] == event]

    def deals(self, name: str) -> list[dict[str, Any]]:
        """The offers a player knows of."""
        found: list[dict[str, Any]] = self.view(name)["deals"]
        return found

    def fate(self, name: str, promise: str) -> str | None:
        """What a player knows of a promise: open, kept, broken, void, or nothing at all."""
        return next((p["fate"] for p in self.view(name)["promises"] if p["id"] == promise), None)
