"""Likely answers to questions that deal things out, by prompt: something to begin with, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.games.last_will.content import CARDS, CONSTANTS
from palazzo.games.last_will.market import market
from palazzo.games.last_will.records import Card
from palazzo.games.last_will.state import Fortune


def _as_it_lies(g: Fortune, seat: int, question: Any) -> dict[str, list[str]]:
    """The market as it is."""
    return {name: [modifier] for name, modifier in market(g).items()}


def _spread(g: Fortune, seat: int, question: Any) -> dict[str, int]:
    """One card from each deck in turn, as far as they go."""
    amounts = dict.fromkeys(question.places, 0)
    left = question.most
    while left:
        for place, cap in zip(question.places, question.caps, strict=True):
            if left and amounts[place] < cap:
                amounts[place] += 1
                left -= 1
    return {place: amount for place, amount in amounts.items() if amount}


def _ruin(g: Fortune, card: Card) -> int:
    """Roughly what a card can cost its player in the rounds that are left."""
    rounds = max(1, CONSTANTS.rounds + 1 - g.round)
    if card.kind == "event":
        return max(mode.spend for mode in card.modes)
    if card.kind == "property":
        return card.price - card.track[-1] + card.upkeep * (rounds - 1)
    if card.kind == "companion":
        return 1
    return card.spend * rounds + sum(effect.amount + 2 for effect in card.effects)


def _dearest(g: Fortune, seat: int, question: Any) -> list[str]:
    """Those that cost most."""
    return sorted(question.options, key=lambda kind: -_ruin(g, CARDS[kind]))[: question.most]


def _cheapest(g: Fortune, seat: int, question: Any) -> list[str]:
    """Those that cost least."""
    return sorted(question.options, key=lambda kind: _ruin(g, CARDS[kind]))[: question.most]


LIKELY: Final[dict[str, Callable[[Fortune, int, Any], Any]]] = {
    "arrange-market": _as_it_lies,
    "name-decks": _spread,
    "keep-first-cards": _dearest,
    "keep-drawn": _dearest,
    "discard-surplus": _cheapest,
}


def likely(g: Fortune, question: Any) -> Any:
    """The likely answer to a question; nothing, if none is declared for its prompt."""
    answer = LIKELY.get(question.prompt)
    return None if answer is None else answer(g, question.seat, question)
