"""The errand boys: the best card, the opera, the market, a demotion, or one more place."""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

from palazzo.bots.clerks.last_will import jobs
from palazzo.bots.clerks.last_will.planning import LOOKS_ERRAND, deck_worth, hands, spice
from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.games.last_will.content import CARDS, CONSTANTS, TYPES


def choose_errand(s: Sight, question: dict[str, Any]) -> list[str]:
    """Where this boy does most good."""
    held = hands(s)
    decks = deck_worth(s, held, LOOKS_ERRAND)

    def worth(option: str) -> float:
        verb, *words = option.split(":")
        if verb == "fetch":
            return held.gain(words[1]) + spice(words[1])
        if verb == "draw":
            return decks[words[0]] * WEIGHTS["blind"]
        if verb == "opera":
            return CONSTANTS.opera + s.bonus("opera") + jobs.demotion(s, ["theatre"])
        if verb == "market":
            return _market_worth(s, _best_market(s)[0]) - _market_worth(s, s.market)
        if verb == "demotion" or words == ["demotion"]:
            return _demotion_worth(s)
        if verb == "extension" or words == ["extension"]:
            return _room_worth(s)
        return 0.0

    score = {option: worth(option) for option in question["options"]}
    return sorted(question["options"], key=lambda option: (-score[option], option))


def _demotion_worth(s: Sight) -> float:
    """The dearest line, less what the hand could cover anyway; after the last one the whole turn may go on credit."""
    best = jobs.demotion(s, [line.symbol for line in s.lines]) + (WEIGHTS["credit"] if len(s.lines) == 1 else 0.0)
    held = [symbol for kind in s.hand for symbol in CARDS[kind].symbols]
    return best - (WEIGHTS["sure"] * jobs.demotion(s, held) if s.cash() > 0 else 0.0)


def _room_worth(s: Sight) -> float:
    """One more place, when the hand holds more than the board."""
    black = sum(count for kind, count in s.hand.items() if CARDS[kind].kind in ("helper", "expense", "property"))
    return WEIGHTS["room"] if s.after and s.free < min(black, 2) else WEIGHTS["spare-room"]


# -- the market


class _Stakes(NamedTuple):
    """What the modifiers of the market matter to."""

    owned: list[tuple[tuple[str, ...], int]]
    """One's own properties: their types, and what they are worth without a modifier."""
    wanted: list[tuple[str, ...]]
    """Those in the hand, if they may still be bought."""
    theirs: list[tuple[str, ...]]
    """The others' properties."""


def _stakes(s: Sight) -> _Stakes:
    """The same for all arrangements, reckoned once."""
    if "stakes" not in s.reckoned:
        s.reckoned["stakes"] = _Stakes(
            [(laid.card.symbols, laid.card.track[laid.fallen]) for laid in s.properties],
            [CARDS[kind].symbols for kind in s.hand if CARDS[kind].track] if s.after > 1 else [],
            [
                CARDS[place["card"]].symbols
                for person in s.rivals()
                for place in person["board"]
                if place["card"] and CARDS[place["card"]].track
            ],
        )
    found: _Stakes = s.reckoned["stakes"]
    return found


def _market_worth(s: Sight, market: dict[str, int]) -> float:
    """How well modifiers suit: high on what one buys now, low on what one sells, high on what the others own."""
    worth = 0.0
    owned, wanted, theirs = _stakes(s)
    selling = 1.0 if s.after < 1 else WEIGHTS["own-market"]
    for names, value in owned:
        worth -= selling * max(0, value + min([market[name] for name in names]))
    if wanted:
        buys = sorted([max([market[name] for name in names]) for names in wanted], reverse=True)
        worth += sum(buys[: max(0, s.budget() - 1)])
    spite = WEIGHTS["spite"] * s.temper.spite
    for names in theirs:
        worth += spite * min([market[name] for name in names])
    return worth


def _best_market(s: Sight) -> list[dict[str, int]]:
    """All arrangements, the best first."""
    found = [dict(zip(TYPES, order, strict=True)) for order in permutations(CONSTANTS.modifiers)]
    worth = [_market_worth(s, market) for market in found]
    order = sorted(range(len(found)), key=lambda number: (-worth[number], number))
    return [found[number] for number in order]


def arrange_market(s: Sight, question: dict[str, Any]) -> list[dict[str, list[str]]]:
    """The best arrangements."""
    return [{name: [f"{amount:+d}"] for name, amount in market.items()} for market in _best_market(s)]


def swap_market(s: Sight, question: dict[str, Any]) -> list[str]:
    """The best swap, or none."""

    def worth(option: str) -> float:
        market = dict(s.market)
        if option != "leave":
            one, other = option.split(":")[1:]
            market[one], market[other] = market[other], market[one]
        return _market_worth(s, market)

    return sorted(question["options"], key=lambda option: (-worth(option), option != "leave", option))
