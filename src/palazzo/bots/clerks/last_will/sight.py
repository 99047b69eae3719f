"""The table of Last Will as one seat sees it, in the clerk's words."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Any, Final, NamedTuple

from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.bots.tempers import temper_of
from palazzo.games.last_will.content import CARDS, HOUSES, effect_in
from palazzo.games.last_will.records import Card, Effect, Line

BOUNDLESS: Final = 1000
_PLANNING: Final = ("", "preparation", "planning")


class Laid(NamedTuple):
    """A card on one's board."""

    card: Card
    place: str
    tokens: list[str | None]
    used: int
    fallen: int
    value: int
    """What a property is worth, the market apart."""

    def added(self) -> int:
        """What its tokens add."""
        return sum(slot.adds for slot, token in zip(self.card.slots, self.tokens, strict=True) if token)

    def is_house(self) -> bool:
        """A property that falls."""
        return is_house(self.card)

    def falls(self) -> int:
        """How far it falls when it is not maintained."""
        effect = effect_in(self.card, "fall")
        return effect.spaces if effect is not None and (any(self.tokens) or not effect.if_token) else 1


def is_house(card: Card) -> bool:
    """A property that falls."""
    return card.kind == "property" and card.symbols[0] in HOUSES


class Sight:
    """One's own fortune, and how long the match may still last.

    Nothing in it changes: what is asked for again and again is reckoned once (it spares a third of a match).
    """

    def __init__(self, view: dict[str, Any]) -> None:
        table = view["table"]
        facts = table["facts"]
        self.temper = temper_of(view)
        self.options: dict[str, Any] = view["options"]
        self.seats: list[str] = view["seats"]
        self.me: str = view["you"]
        self.table: dict[str, Any] = table
        self.round: int = max(1, facts["round"])
        self.rounds: int = facts["rounds"]
        self.phase: str = facts["phase"]
        self.order: list[str] = facts["order"]
        self.market: dict[str, int] = facts["market"]
        self.people: dict[str, dict[str, Any]] = {person["seat"]: person for person in table["people"]}
        person = self.people[self.me]
        self.person: dict[str, Any] = person
        self.money: int = person["money"]
        self.hand: Counter[str] = Counter(table["yours"]["hand"])
        self.actions: int = person["actions"]
        self.demoted: bool = person["demoted"]
        self.lines: list[Line] = open_lines(person)
        self.board: list[Laid] = _read_board(person)
        self.free: int = len(person["board"]) - len(self.board)
        self.properties: list[Laid] = [laid for laid in self.board if laid.card.kind == "property"]
        self._helpers: dict[str, list[tuple[Laid, Effect]]] = {}
        self._budget = -1
        self._cash = -1
        self.reckoned: dict[Any, Any] = {}
        """What does not depend on the hand one thinks of, by what it is."""
        self.last: int = _expected_end(self)
        self.after: int = max(0, self.last - self.round)
        self.turns: int = self.after + (self.phase != "end")

    def cash(self) -> int:
        """What one can spend this turn: all that may be sold, and no end of it once neither job nor house is left."""
        if self._cash < 0:
            self._cash = self._count_cash()
        return self._cash

    def _count_cash(self) -> int:
        if not self.properties_hold() and not self.lines:
            return BOUNDLESS
        return self.money + sum(
            max(0, laid.card.track[laid.fallen] + self.modifier(laid.card, low=True))
            for laid in self.properties
            if laid.fallen == len(laid.card.track) - 1
        )

    def properties_hold(self) -> bool:
        """There is more property than one can well sell this turn."""
        return len(self.properties) >= self.budget()

    def held(self) -> int:
        """How many cards one holds."""
        return sum(self.hand.values())

    def helpers(self, word: str) -> list[tuple[Laid, Effect]]:
        """The helpers on one's board that do something in this word."""
        if word not in self._helpers:
            self._helpers[word] = [
                (laid, effect)
                for laid in self.board
                if laid.card.kind == "helper"
                for effect in laid.card.effects
                if effect.word == word
            ]
        return self._helpers[word]

    def bonus(self, occasion: str, card: Card | None = None) -> int:
        """What one's helpers add on some occasion."""
        total = 0
        for _, effect in self.helpers("add"):
            wanted = effect.symbols or effect.types
            if occasion in effect.on and (card is None or not wanted or any(s in wanted for s in card.symbols)):
                total += effect.amount
        return total

    def unused(self, word: str, verb: str = "") -> list[tuple[Laid, Effect]]:
        """Helpers whose privilege is still to be used this round."""
        return [
            (laid, effect) for laid, effect in self.helpers(word) if effect.verb == verb and laid.used < effect.times
        ]

    def modifier(self, card: Card, low: bool) -> int:
        """The market's word on a property; a dual house has two, and takes the better for its owner."""
        found = [self.market[name] for name in card.symbols]
        return min(found) if low else max(found)

    def budget(self) -> int:
        """The actions of this turn, with those helpers may still give."""
        if self._budget < 0:
            self._budget = self._count_actions()
        return self._budget

    def _count_actions(self) -> int:
        actions = self.actions
        if self.phase in _PLANNING and not self.person["plan"]:
            actions = round(WEIGHTS["actions"])
        actions += sum(effect.gain for _, effect in self.unused("action"))
        if any(CARDS[kind].modes for kind in self.hand):
            actions += sum(effect.actions for _, effect in self.unused("waive", "white"))
        return actions

    def rivals(self) -> list[dict[str, Any]]:
        """What is seen of the other players."""
        return [person for seat, person in self.people.items() if seat != self.me]

    def at(self, place: str) -> Laid:
        """What lies on a place of one's board."""
        return next(laid for laid in self.board if laid.place == place)

    def has_acted(self, seat: str) -> bool:
        """This seat's actions of the round are over."""
        if self.phase == "end":
            return True
        return self.phase == "actions" and not self.people[seat]["actions"] and seat != self.me


def open_lines(person: dict[str, Any]) -> list[Line]:
    """The lines of a job not yet covered."""
    lines = person["job"]["lines"] if person["job"] is not None else []
    return [Line(line["symbol"], line["salary"]) for line in lines if not line["covered"]]


def _read_board(person: dict[str, Any]) -> list[Laid]:
    """The cards on a board."""
    return [
        Laid(
            CARDS[place["card"]],
            place["place"],
            place["tokens"],
            place["used"],
            place.get("fallen", 0),
            place.get("value", 0),
        )
        for place in person["board"]
        if place["card"]
    ]


def _expected_end(s: Sight) -> int:
    """The round in which the match will end: when the quickest is ruined, or after the last."""
    soonest = s.rounds
    for person in s.people.values():
        if person["bankrupt"]:
            return s.round
        soonest = min(soonest, _ruin(s, person))
    return max(soonest, s.round)


def _ruin(s: Sight, person: dict[str, Any]) -> int:
    """The round in which a player may be ruined: once sacked, and with everything spent."""
    lines = open_lines(person)
    sacked: int = s.round - 1 + len(lines) + (bool(lines) and person["demoted"])
    coming = sum(line.salary for line in lines) * max(0, len(lines) - 1) / 2
    left = s.round - 1 + ceil((person["worth"] + coming) / WEIGHTS["pace"])
    if s.has_acted(person["seat"]):
        left += 1
    return int(max(sacked, left))
