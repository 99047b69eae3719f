"""Haggling: why a bot will not sign an offer, in a word, and the nearest paper it would sign instead.

A game's clerk says what an offer is worth to it (`gain(view, offer)`: from nought up it signs), and may say what it
does not believe in one (`doubt(view, offer)`); the rest is the same in every game. The reasons are messages,
`refusal-<reason>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from palazzo.bots.sampling import stands

_Terms = list[dict[str, Any]]
_Gain = Callable[[dict[str, Any], dict[str, Any]], float]
_Doubt = Callable[[dict[str, Any], dict[str, Any]], str]

_MOST_CHANGE: Final = 5
"""An amount is changed by so much, at most: beyond that it is another bargain."""


class Objection(NamedTuple):
    """Why somebody does not sign, and what they would sign instead, if anything comes near."""

    why: str
    instead: dict[str, Any] | None


def refusal(view: dict[str, Any], reply: dict[str, Any], gain: _Gain, doubt: _Doubt | None = None) -> Objection:
    """What a bot has to say to an offer it refuses; a paper of two may be amended."""
    deal = next(deal for deal in view["deals"] if deal["id"] == reply["facts"]["deal"])
    me, other = view["you"], deal["by"]
    if "accept" not in reply["options"]:
        return Objection("cannot", None)
    offer = next((asked for asked in view["questions"] if asked["kind"] == "offer"), None)
    if offer is not None and len(deal["parties"]) == 2 and deal["id"] in offer["counters"]:
        instead = _nearest(view, offer, deal, gain)
        if instead is not None:
            return Objection("instead", {**instead, "counters": deal["id"]})
    if not any(term["to"] == me for term in deal["terms"]) and not any(p["to"] == me for p in deal["promises"]):
        return Objection("nothing", None)
    if any(p["by"] == other and p["fate"] == "broken" for p in view["promises"]) and deal["promises"]:
        return Objection("word", None)
    return Objection((doubt(view, deal) if doubt is not None else "") or "dear", None)


def _nearest(view: dict[str, Any], offer: dict[str, Any], deal: dict[str, Any], gain: _Gain) -> dict[str, Any] | None:
    """The smallest amendment this bot would sign; of those as small, the one it gains least by."""
    found: list[tuple[int, float, dict[str, Any]]] = []
    for size, paper in _amendments(offer, deal, view["you"]):
        if found and size > found[0][0]:
            break
        if _is_bargain(paper) and stands(offer, paper):
            value = gain(view, {"terms": [], "promises": [], **paper})
            if value >= 0.0:
                found.append((size, value, paper))
    return min(found, key=lambda one: one[1])[2] if found else None


def _is_bargain(paper: dict[str, Any]) -> bool:
    """Two things at least stand against each other: what is left of a paper with one would be a gift."""
    return sum(len(term["goods"]) for term in paper.get("terms", [])) + len(paper.get("promises", [])) > 1


def _amendments(offer: dict[str, Any], deal: dict[str, Any], me: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Papers near this one, the nearest first, each with how far from it it is."""
    terms, promises, other = deal["terms"], deal["promises"], deal["by"]
    for size in range(1, _MOST_CHANGE + 1):
        for changed in _other_amounts(terms, size):
            yield size, _paper(changed, promises)
        for giver, taker in ((me, other), (other, me)):
            for good in _plain_goods(offer["goods"].get(giver, {})):
                if not any(term["from"] == giver and good in term["goods"] for term in terms):
                    more = {"from": giver, "to": taker, "goods": {good: size}}
                    yield size, _paper([*terms, more], promises)
        if size == 1:
            for dropped in promises:
                if dropped["by"] == me:
                    yield size, _paper(terms, [one for one in promises if one is not dropped])
            for name, domain in offer["promises"].items():
                word = {"by": other, "to": me, "promise": name}
                if not domain and word not in promises:
                    yield size, _paper(terms, [*promises, word])


def _other_amounts(terms: _Terms, size: int) -> Iterator[_Terms]:
    """The same terms with one amount so much more, or less; what comes to nothing is left out."""
    for place, term in enumerate(terms):
        for good, amount in term["goods"].items():
            for then in (amount - size, amount + size):
                goods = {**term["goods"], good: then}
                if then == 0:
                    del goods[good]
                if then >= 0:
                    yield [*terms[:place], *([{**term, "goods": goods}] if goods else []), *terms[place + 1 :]]


def _plain_goods(has: dict[str, int]) -> list[str]:
    """Blame, money: what one need not own up to, as with a card, and does not move, as a unit does."""
    return [good for good in has if not good[0].isupper() and ":" not in good]


def _paper(terms: _Terms, promises: list[dict[str, Any]]) -> dict[str, Any]:
    """An offer with these terms and promises, as far as there are any."""
    return {**({"terms": terms} if terms else {}), **({"promises": promises} if promises else {})}
