"""Before the errands: the will, the first cards, the plan and the decks to draw from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Final

from palazzo.bots.clerks.last_will.items import Uses
from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.bots.clerks.last_will.worth import Hands, board_items, hand_items, paid
from palazzo.games.last_will.content import CARDS, CONSTANTS, PLANS, REGULAR, WILLS


def choose_will(s: Sight, question: dict[str, Any]) -> list[str]:
    """The least money to spend: the match is short."""
    return sorted(question["options"], key=lambda option: (WILLS[option.split(":")[1]].money, option))


def agree_will(s: Sight, question: dict[str, Any]) -> list[str]:
    """Everyone inherits the same: any will does."""
    return sorted(question["options"], key=lambda option: option != "agree")


# -- plans


def choose_plan(s: Sight, question: dict[str, Any]) -> list[str]:
    """The plan that brings most: actions, boys, cards, and going early."""
    return sorted(question["options"], key=lambda option: (-_plan_worth(s, option.split(":")[1]), option))


def _plan_worth(s: Sight, kind: str) -> float:
    """What a plan brings this round: its actions as far as there are cards to use them on."""
    plan = PLANS[kind]
    boys = min(plan.boys, CONSTANTS.boys_sacked if s.options["sacked"] else CONSTANTS.boys)
    extra = sum(effect.gain for _, effect in s.helpers("action"))
    engine = sum(laid.card.kind != "helper" for laid in s.board)
    things = engine * WEIGHTS["engine"] + (s.held() + plan.cards + boys) * WEIGHTS["usable"]
    useful = min(plan.actions + extra, things)
    idle = plan.actions + extra - useful
    return (
        useful * WEIGHTS["action"]
        + idle * WEIGHTS["spare"]
        + boys * WEIGHTS["boy"]
        + min(plan.cards, plan.actions + CONSTANTS.hand) * WEIGHTS["card"]
        + max(0, plan.cards - plan.actions - CONSTANTS.hand) * WEIGHTS["choice"]
        - plan.position * WEIGHTS["early"]
    )


# -- cards


def _outlook(s: Sight) -> int:
    """The actions a hand is looked at for: this turn's and some of the next."""
    return s.budget() + (round(WEIGHTS["carried"]) if s.after else 0)


def hands(s: Sight) -> Hands:
    """One's hand, and what it is worth with one card more."""
    return Hands(s, s.hand, _outlook(s))


def _best_hands(s: Sight, kinds: list[str], count: int) -> list[list[str]]:
    """The best ways to keep so many of some cards."""
    options = sorted(set(combinations(sorted(kinds), count)))
    board = Uses(_outlook(s)).add(board_items(s))
    worth = {
        kept: paid(s, board.copy().add(hand_items(s, Counter(kept)))) + sum((spice(kind) for kind in kept), 0.0)
        for kept in options
    }
    return [list(kept) for kept in sorted(options, key=lambda kept: (-worth[kept], kept))]


def kept_worth(s: Sight, kept: list[str]) -> float:
    """What these cards add to what one's board can waste by itself."""
    board = Uses(_outlook(s)).add(board_items(s))
    return paid(s, board.copy().add(hand_items(s, Counter(kept)))) - paid(s, board)


def spice(kind: str) -> float:
    """A little for what a card may become with others."""
    return WEIGHTS["slot"] * len(CARDS[kind].slots) + (WEIGHTS["company"] if CARDS[kind].kind == "companion" else 0.0)


def keep_first_cards(s: Sight, question: dict[str, Any]) -> list[list[str]]:
    """The best hands of two among the first six cards."""
    return _best_hands(s, question["options"], question["most"])


def discard_surplus(s: Sight, question: dict[str, Any]) -> list[list[str]]:
    """Discard all but the best hand."""
    kinds: list[str] = question["options"]
    found = []
    for kept in _best_hands(s, kinds, len(kinds) - question["most"]):
        left = Counter(kinds)
        left.subtract(kept)
        found.append(sorted(left.elements()))
    return found


def keep_drawn(s: Sight, question: dict[str, Any]) -> list[list[str]]:
    """The card that goes best with the hand."""
    kinds = sorted(set(question["options"]))
    if question["most"] != 1:
        return _best_hands(s, question["options"], question["most"])
    held = hands(s)
    worth = {kind: held.gain(kind) + spice(kind) for kind in kinds}
    return [[kind] for kind in sorted(kinds, key=lambda kind: (-worth[kind], kind))]


# -- decks

LOOKS_DRAWING: Final = 8
"""So many cards of a deck are judged when decks are named,"""
LOOKS_ERRAND: Final = 3
"""and when a boy might draw one: seldom the best errand, and all cards took a third of a match."""


def _unseen(s: Sight) -> dict[str, list[str]]:
    """For each regular deck, the kinds one may draw from it, once for each copy."""
    gone = Counter(s.hand)
    for laid in [place for person in s.people.values() for place in person["board"]]:
        if laid["card"]:
            gone[laid["card"]] += 1
    for pile in s.table["piles"]["discards"].values():
        gone.update(pile)
    for place in s.table["places"]:
        if place["card"]:
            gone[place["card"]] += 1
    for person in s.rivals():
        gone.update(person["known"])
    found: dict[str, list[str]] = {deck: [] for deck in REGULAR}
    for card in CARDS.values():
        if card.deck in found and (s.options["sacked"] or not card.sacked):
            found[card.deck] += [card.id] * max(0, card.amount - gone[card.id])
    for deck in REGULAR:
        if not s.table["piles"]["decks"][deck]:
            found[deck] = list(s.table["piles"]["discards"][deck])
    return found


def deck_worth(s: Sight, held: Hands, looks: int) -> dict[str, float]:
    """What one more card of each deck would bring on average, by so many of its cards."""
    found = {}
    for deck, kinds in _unseen(s).items():
        if len(kinds) > looks:
            kinds = [kinds[(2 * look + 1) * len(kinds) // (2 * looks)] for look in range(looks)]
        total = 0.0
        for kind, number in Counter(kinds).items():
            total += number * (held.gain(kind) + spice(kind))
        found[deck] = total / len(kinds) if kinds else 0.0
    return found


def name_decks(s: Sight, question: dict[str, Any]) -> list[dict[str, int]]:
    """One card after another from the deck that promises most; each further one of a deck promises less."""
    caps = dict(zip(question["places"], question["caps"], strict=True))
    worth = deck_worth(s, hands(s), LOOKS_DRAWING)
    best = _draw_up(question["most"], caps, worth)
    found = [best]
    for deck in sorted(caps, key=lambda deck: (-worth[deck], deck)):
        for other in caps:
            if other != deck and best.get(other, 0) and best.get(deck, 0) < caps[deck]:
                mix = dict(best)
                mix[other] -= 1
                mix[deck] = mix.get(deck, 0) + 1
                found.append({name: count for name, count in mix.items() if count})
    return found


def _draw_up(cards: int, caps: dict[str, int], worth: dict[str, float]) -> dict[str, int]:
    """Choose a deck for each of so many cards, each next one of a deck being worth less."""
    mix: dict[str, int] = {}
    for _ in range(cards):
        open_decks = [deck for deck in caps if mix.get(deck, 0) < caps[deck]]
        deck = max(open_decks, key=lambda deck: worth[deck] * WEIGHTS["again"] ** mix.get(deck, 0))
        mix[deck] = mix.get(deck, 0) + 1
    return mix
