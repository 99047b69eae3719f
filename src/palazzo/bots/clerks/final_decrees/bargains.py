"""Deals: what one is worth, and the few a clerk offers."""

from __future__ import annotations

from typing import Any, Final

from palazzo.bots.bargains import refusers
from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.bots.clerks.final_decrees.worth import keeping, standing, threat

TURN: Final = "turn-begins"
LEAST_GAIN: Final = 0.25
"""Below this a deal is not worth the ink."""

PROMISED: Final[dict[str, float]] = {
    "words": 0.0,
    "forward": 0.4,
    "stamp": 0.4,
    "no-investigation": 0.6,
    "give-card": 1.0,
}
"""What a promise is worth to whom it is made, and costs who makes it."""


def gain_of(s: Sight, deal: dict[str, Any]) -> float:
    """What a deal brings, in blame: how one stands after it, the cards that come and go, and promises."""
    then = s.copy()
    gain = 0.0
    danger = threat(s)
    for term in deal.get("terms", []):
        for good, amount in term["goods"].items():
            if good == "blame":
                then.blame[term["from"]] -= amount
                then.blame[term["to"]] += amount
                continue
            for party, sign in ((term["to"], 1), (term["from"], -1)):
                share = 1.0 if party == s.me else -danger[party]
                gain += sign * share * amount * keeping(s, good)
    for promise in deal.get("promises", []):
        value = PROMISED.get(promise["promise"], float(promise.get("amount", 1)))
        gain += value * (promise["to"] == s.me) - value * (promise["by"] == s.me)
    return gain + standing(then) - standing(s)


def reply(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """Yes to what is good for oneself."""
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    if "accept" in question["options"] and gain_of(s, deal) >= LEAST_GAIN:
        return ["accept", "refuse"]
    return [option for option in ("refuse", "accept") if option in question["options"]]


def offers(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """In one's own turn: a card one can spare, for somebody who takes blame along with it."""
    if s.player != s.me or not s.blame[s.me] or not s.hand:
        return []
    asked = refusers(view, TURN, len(s.seats)) | {party for deal in view["deals"] for party in deal["parties"]}
    found = []
    for partner in question["partners"]:
        if partner not in asked:
            for card in sorted(set(s.hand)):
                offer = {"terms": [{"from": s.me, "to": partner, "goods": {card: 1, "blame": 1}}]}
                found.append((gain_of(s, offer), offer))
    found.sort(key=lambda offer: -offer[0])
    return [offer for gain, offer in found if gain >= LEAST_GAIN]
