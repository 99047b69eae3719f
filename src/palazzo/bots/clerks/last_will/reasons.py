"""Why a clerk does what it does at Last Will: what an action sheds now and in rounds to come, and what a line pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.last_will import actions, houses, planning
from palazzo.bots.clerks.last_will.items import Item
from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.reasons import Reason, in_tenths
from palazzo.games.last_will.content import CARDS, CONSTANTS, JOBS, PLANS, WILLS, line_called

_Asked = dict[str, Any]


def reason(view: dict[str, Any], question: _Asked, value: Any) -> Reason:
    """The rule that decided, and what it went by."""
    if value is None:
        return Reason("leave", {})
    if question["kind"] == "pick" and len(question["options"]) == 1:
        return Reason("only", {})
    return _WHY[question["prompt"]](Sight(view), question, value)


# -- before the errands


def _will(s: Sight, q: _Asked, value: str) -> Reason:
    return Reason("will", {"money": WILLS[value.split(":")[1]].money})


def _agree(s: Sight, q: _Asked, value: str) -> Reason:
    return Reason("agree", {})


def _first_cards(s: Sight, q: _Asked, value: list[str]) -> Reason:
    return _kept(s, value)


def _kept(s: Sight, cards: list[str]) -> Reason:
    return Reason("keep", {"cards": cards, "worth": max(0, round(planning.kept_worth(s, cards)))})


def _plan(s: Sight, q: _Asked, value: str) -> Reason:
    """Actions are what one never has enough of; after them boys and cards."""
    chosen = PLANS[value.split(":")[1]]
    others = [PLANS[option.split(":")[1]] for option in q["options"] if option != value]
    facts = {"actions": chosen.actions, "boys": chosen.boys, "cards": chosen.cards, "position": chosen.position}
    if chosen.actions >= max(other.actions for other in others):
        return Reason("plan-actions", facts)
    if chosen.boys >= max(other.boys for other in others):
        return Reason("plan-boys", facts)
    return Reason("plan", facts)


def _barred(s: Sight, q: _Asked, value: str) -> Reason:
    return Reason("bar-plan", {"actions": PLANS[value.split(":")[1]].actions})


def _decks(s: Sight, q: _Asked, value: dict[str, int]) -> Reason:
    worth = planning.deck_worth(s, planning.hands(s), planning.LOOKS_DRAWING)
    deck = max((name for name, count in value.items() if count), key=lambda name: worth[name])
    return Reason("decks", {"deck": deck, "cards": value[deck], "worth": in_tenths(max(0.0, worth[deck]))})


def _surplus(s: Sight, q: _Asked, value: list[str]) -> Reason:
    left: Counter[str] = Counter(q["options"])
    left.subtract(value)
    kept = sorted(left.elements())
    return _kept(s, kept) if kept else Reason("discard-all", {"cards": value})


# -- errands


def _errand(s: Sight, q: _Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "fetch":
        return _fetched(s, words[1])
    if verb == "draw":
        return Reason("draw", {"deck": words[0]})
    if verb == "opera":
        return Reason("opera", {"amount": CONSTANTS.opera + s.bonus("opera"), "money": s.money})
    if verb == "market":
        return Reason("market", {"houses": len(s.properties)})
    if verb == "demotion" or words == ["demotion"]:
        return Reason("demotion", {"salary": sum(line.salary for line in s.lines), "lines": len(s.lines)})
    if verb == "extension" or words == ["extension"]:
        return Reason("extension", {"free": s.free})
    return Reason("home", {})


def _fetched(s: Sight, kind: str) -> Reason:
    """By what an open card is: a helper works each round, a house loses money by itself, a dinner spends at once."""
    card = CARDS[kind]
    facts: dict[str, Any] = {"card": kind, "rounds": s.after}
    if card.kind == "property":
        price = card.price + s.modifier(card, low=False)
        return Reason("fetch-house", {"card": kind, "price": price})
    if card.kind in ("helper", "expense"):
        return Reason(f"fetch-{card.kind}", facts)
    if card.modes:
        return Reason("fetch-evening", {"card": kind, "amount": max(mode.spend for mode in card.modes)})
    return Reason("fetch", {"card": kind})


def _market(s: Sight, q: _Asked, value: dict[str, list[str]]) -> Reason:
    dearest = next(name for name, tiles in value.items() if int(tiles[0]) == max(CONSTANTS.modifiers))
    return Reason("arrange", {"type": dearest, "amount": max(CONSTANTS.modifiers), "houses": len(s.properties)})


def _swap(s: Sight, q: _Asked, value: str) -> Reason:
    if value == "leave":
        return Reason("market-stays", {})
    _, one, other = value.split(":")
    return Reason("swap", {"one": one, "other_type": other})


# -- jobs


def _demotion(s: Sight, q: _Asked, value: str) -> Reason:
    if value == "decline":
        return Reason("keep-line", {})
    job = JOBS[q["facts"]["job"]]
    line = job.lines[line_called(job, value.removeprefix("demote:"), [])]
    return Reason("demote", {"symbol": line.symbol, "salary": line.salary, "lines": len(s.lines) - 1})


# -- the turn


def _action(s: Sight, q: _Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "end":
        return Reason("end", {"actions": s.actions})
    why = TURN.get(verb)
    return why(s, q, value, words) if why is not None else Reason("use", {"card": words[0]})


def _item_of(s: Sight, q: _Asked, option: str) -> Item | None:
    """What the clerk made of an option: what it sheds, what it costs at once."""
    out = actions.selling_out(s)
    items = [item for group in actions.open_groups(s, q["options"], out) for item in group if item.option == option]
    return max(items, key=lambda item: item.shed + item.demotion) if items else None


def _played(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    item = _item_of(s, q, option)
    spent = item.spent if item is not None else 0
    needed = next((mode.actions for mode in CARDS[words[0]].modes if str(mode.actions) == words[1]), 1)
    facts = {"card": words[0], "amount": spent, "needed": needed, "money": s.money}
    if item is not None and item.demotion > 0:
        return Reason("play-demotion", facts)
    return Reason("play", facts)


def _wed(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    item = _item_of(s, q, option)
    return Reason("wed", {"cards": words, "amount": item.spent if item is not None else 0})


def _placed(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    kind = CARDS[words[0]].kind
    if kind == "helper":
        return Reason("place-helper", {"card": words[0], "rounds": s.turns})
    return Reason("place-expense", {"card": words[0], "amount": CARDS[words[0]].spend, "rounds": s.turns})


def _bought(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    item = _item_of(s, q, option)
    card = CARDS[words[0]]
    name = words[1] if len(words) > 1 else card.symbols[0]
    price = item.spent if item is not None else card.price + s.market[name]
    later = round(houses.resale(s, card, 0, s.after))
    return Reason("buy", {"card": words[0], "price": price, "later": later, "rounds": s.after})


def _activated(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    item = _item_of(s, q, option)
    return Reason("activate", {"card": words[0], "amount": item.spent if item is not None else 0})


def _maintained(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    item = _item_of(s, q, option)
    return Reason("maintain", {"card": words[-2], "amount": item.spent if item is not None else 0})


def _token(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    adds = CARDS[words[0]].slots[int(words[2])].adds
    return Reason("token", {"card": words[0], "companion": words[3], "amount": adds})


def _sold(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    laid = next(laid for laid in s.properties if laid.place in words)
    facts = {"card": laid.card.id, "amount": houses.value_now(s, laid)}
    if actions.selling_out(s):
        return Reason("sell-out", {**facts, "money": s.money})
    return Reason("sell-bottom" if houses.at_bottom(laid) else "sell", facts)


def _thrown(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    return Reason("throw", {"card": words[0]})


def _lowered(s: Sight, q: _Asked, option: str, words: list[str]) -> Reason:
    return Reason("lower", {"card": s.at(words[3]).card.id})


TURN: Final[dict[str, Callable[[Sight, _Asked, str, list[str]], Reason]]] = {
    "play": _played,
    "wed": _wed,
    "place": _placed,
    "buy": _bought,
    "activate": _activated,
    "maintain": _maintained,
    "maintain-with": _maintained,
    "token": _token,
    "sell": _sold,
    "sell-with": _sold,
    "throw": _thrown,
    "lower": _lowered,
}
"""Of what is done in a turn: why."""


def _addition(s: Sight, q: _Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "with":
        adds = CARDS[words[0]].slots[int(words[1])].adds
        return Reason("company", {"companion": words[2], "amount": adds})
    if verb == "done":
        return Reason("enough", {})
    if verb == "waive":
        return Reason("waive", {})
    return Reason("more", {})


def _sale(s: Sight, q: _Asked, value: str) -> Reason:
    return Reason("sell-less", {})


def _card_sale(s: Sight, q: _Asked, value: str) -> Reason:
    if value == "decline":
        return Reason("keep-house", {})
    laid = s.at(value.split(":")[2])
    return Reason("sell-free", {"card": laid.card.id})


_WHY: Final[dict[str, Callable[[Sight, _Asked, Any], Reason]]] = {
    "choose-will": _will,
    "agree-will": _agree,
    "keep-first-cards": _first_cards,
    "bar-plan": _barred,
    "choose-plan": _plan,
    "name-decks": _decks,
    "choose-errand": _errand,
    "arrange-market": _market,
    "swap-market": _swap,
    "choose-demotion": _demotion,
    "choose-action": _action,
    "declare-play": _addition,
    "declare-sale": _sale,
    "card-sale": _card_sale,
    "keep-drawn": _first_cards,
    "discard-surplus": _surplus,
}
"""Of each prompt: why."""

__all__ = ["reason"]
