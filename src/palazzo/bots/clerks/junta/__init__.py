"""The clerk of Junta: elections, budgets, nights, banks, coups and deals by rule of thumb.

Each prompt has a rule that gives the answers worth thinking of with their worth; the best is given. Where being
predictable is deadly, in choosing where to sleep and where to shoot, chance decides among the good ones.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.junta import (
    budget,
    cards,
    combat,
    coup,
    deals,
    elections,
    government,
    money,
    night,
)
from palazzo.bots.clerks.junta.remarks import topic
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight, best
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import LOCATIONS
from palazzo.games.junta.state import Republic

TURN: Final = "year"
"""The event that begins a turn."""

_Rule = Callable[[Sight, Asked], Ranking]

RULES: Final[dict[str, _Rule]] = {
    "nominate": elections.nominate,
    "vote": elections.vote,
    "stand-or-refuse": elections.stand_or_refuse,
    "break-tie": elections.break_tie,
    "may-resign": cards.opening_left_alone,
    "resign-now": elections.remain,
    "react-P2": elections.no_confidence,
    "react-V12": elections.between_rounds,
    "react-VR": elections.after_count,
    "appoint": government.appoint,
    "cousin": government.cousin,
    "lose-influence": government.lose_influence,
    "budget-piles": budget.piles,
    "budget-sums": budget.sums,
    "keep-note": budget.keep_note,
    "react-P4R": budget.alternative,
    "force-budget": budget.force,
    "choose-location": night.location,
    "declare-attempts": night.attempts,
    "burgled": money.pay,
    "react-P6R": night.shield,
    "react-EXR": night.shield,
    "react-P9R": night.shield,
    "return-home": night.return_home,
    "may-return": night.return_home,
    "may-flee": coup.flee,
    "confirm-return": night.confirm_return,
    "grant-conduct": night.grant_conduct,
    "kill-returner": night.kill_returner,
    "pay": money.pay,
    "bank-business": money.bank,
    "discard-cash": cards.opening_left_alone,
    "discard-excess": cards.discard,
    "play-any": cards.play_any,
    "play-or-pass": cards.play_or_pass,
    "start-coup": coup.start_coup,
    "movement": coup.movement,
    "cousin-moves": coup.movement,
    "move-units": coup.move_units,
    "helicopter-flight": coup.fly,
    "land-unit": coup.land,
    "place-unit": coup.place_unit,
    "place-units": coup.place_units,
    "bribe-units": coup.bribe_units,
    "police-reaction": coup.police_reaction,
    "propose-outcome": coup.propose,
    "agree-outcome": coup.agree,
    "choose-side": coup.choose_side,
    "junta-vote": coup.junta_vote,
    "junta-tie": coup.junta_vote,
    "firing-squad": coup.firing_squad,
    "declare-fire": combat.declare_fire,
    "bombard": combat.bombard,
    "order-battles": combat.order_battles,
    "volley": combat.volley,
    "choose-losses": combat.losses,
    "let-stay": combat.let_stay,
    "let-in": combat.let_in,
    "retreat": combat.retreat,
    "make-offer": deals.offer,
    "answer-offer": deals.reply,
    "withdraw-offer": cards.opening_left_alone,
}
"""What the game can ask, and the rule that answers it."""

MIXED: Final = ("choose-location", "declare-attempts")
"""Where chance decides among the good answers."""


def answer(view: dict[str, Any], question: Asked, rng: Random) -> Any:
    """What the clerk says; `None` leaves an opening alone."""
    if question["kind"] == "pick" and len(question["options"]) == 1 and question["due"]:
        return question["options"][0]
    ranking = ranked(view, question)
    if not question["due"]:
        ranking = [scored for scored in ranking if scored[0] > 0]
    if not ranking:
        return None
    return _drawn(ranking, question["prompt"], rng) if question["prompt"] in MIXED else best(ranking)


def candidates(view: dict[str, Any], question: Asked, n: int) -> list[Any]:
    """The few best answers, best first; always the same for the same view and question."""
    ranking = sorted(ranked(view, question), key=lambda scored: -scored[0])
    return [value for _, value in ranking[:n]]


def gain(view: dict[str, Any], offer: dict[str, Any]) -> float:
    """What an offer brings beyond the least a clerk signs for."""
    s = Sight(view)
    return deals.balance(s, offer) - s.bargain


def kind(view: dict[str, Any], question: Asked, value: Any) -> str:
    """What an answer has in common with others that are as good: one bed is like another."""
    return night.kind_of_place(Sight(view), value) if question["prompt"] == "choose-location" else repr(value)


def suppose(table: Republic, views: dict[int, dict[str, Any]], rng: Random) -> None:
    """In an imagined world, before places are shown: these seats hide where they would, by what they know there."""
    if table.shown:
        return
    for seat, view in views.items():
        if table.place[seat]:
            question = {"prompt": "choose-location", "options": [f"hide:{place}" for place in LOCATIONS]}
            chosen = _drawn(night.location(Sight(view), question), "choose-location", rng)
            table.place[seat] = chosen.split(":")[1]


def doubt(view: dict[str, Any], offer: dict[str, Any]) -> str:
    """What one does not believe in an offer: that there is the money for it."""
    return "purse" if deals.is_too_much(Sight(view), offer) else ""


def ranked(view: dict[str, Any], question: Asked) -> Ranking:
    """The answers worth thinking of, with their worth."""
    return RULES[question["prompt"]](Sight(view), question)


def _drawn(ranking: Ranking, prompt: str, rng: Random) -> Any:
    """One of the good ones, the better the likelier."""
    top = max(worth for worth, _ in ranking)
    nerve = W.nerve if prompt == "choose-location" else max(0.05, W.aim * top)
    weights = [exp((worth - top) / nerve) for worth, _ in ranking]
    return rng.choices([value for _, value in ranking], weights)[0]


__all__ = ["TURN", "answer", "candidates", "doubt", "gain", "kind", "ranked", "suppose", "topic"]
