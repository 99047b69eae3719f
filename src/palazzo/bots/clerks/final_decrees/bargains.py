"""Deals: what one is worth, and the few a clerk offers."""

from __future__ import annotations

from typing import Any, Final

from palazzo.bots.bargains import refusals, refusers, takers
from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.bots.clerks.final_decrees.worth import keeping, standing, threat

TURN: Final = "turn-begins"
PATIENCE: Final = 4
"""Rounds for which somebody who has refused twice is not asked again; once, and they are only after a turn."""

LEAST_GAIN: Final = 0.25
"""Below this a deal is not worth the ink."""

PROMISED: Final[dict[str, float]] = {
    "words": 0.0,
    "forward": 0.3,
    "stamp": 0.2,
    "no-investigation": 0.5,
    "give-card": 1.0,
}
"""What a promise is worth to whom it is made."""

KEPT: Final[dict[str, float]] = {**PROMISED, "stamp": 0.1, "no-investigation": 0.15}
"""What it costs to keep one: to stamp is no sacrifice, and who does not direct the Secret Service spares everybody."""

BASKETS: Final = ((1, 0, 1), (1, 2, 2), (2, 0, 2), (2, 1, 3))
"""What is offered: so many cards and promises, with so much blame. Somebody who finds a card
worth one and a half, and a word almost half, will take it."""


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
        amount = float(promise.get("amount", 1))
        if promise["to"] == s.me:
            gain += PROMISED.get(promise["promise"], amount)
        elif promise["by"] == s.me:
            spared = promise["promise"] == "no-investigation" and s.mine == "SEC"
            gain -= PROMISED["no-investigation"] if spared else KEPT.get(promise["promise"], amount)
    return gain + standing(then) - standing(s)


def reply(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """Yes to what is good for oneself."""
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    if "accept" in question["options"] and gain_of(s, deal) >= LEAST_GAIN:
        return ["accept", "refuse"]
    return [option for option in ("refuse", "accept") if option in question["options"]]


def offers(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """In one's own turn: cards one can spare, and one's word, for somebody who takes blame along with them."""
    if s.player != s.me or not s.blame[s.me] or not s.hand:
        return []
    said_no = refusals(view, TURN, PATIENCE * len(s.seats) + 1)
    asked = refusers(view, TURN) | takers(view, TURN) | {seat for seat, times in said_no.items() if times > 1}
    asked.update(party for deal in view["deals"] for party in deal["parties"])
    spare = sorted(s.hand, key=lambda card: (keeping(s, card), card))
    found = []
    for partner in question["partners"]:
        for cards, words, blame in BASKETS:
            if partner not in asked and cards <= len(spare) and blame <= s.blame[s.me]:
                offer = basket(s, partner, spare[:cards], words, blame)
                found.append((gain_of(s, offer), offer))
    found.sort(key=lambda offer: -offer[0])
    return [offer for gain, offer in found if gain >= LEAST_GAIN]


def basket(s: Sight, partner: str, cards: list[str], words: int, blame: int) -> dict[str, Any]:
    """An offer: some cards and blame, and perhaps one's word not to investigate, and to stamp what one can."""
    goods = {card: cards.count(card) for card in cards}
    offer: dict[str, Any] = {"terms": [{"from": s.me, "to": partner, "goods": {**goods, "blame": blame}}]}
    own = {"by": s.me, "to": partner}
    ready = sorted(s.lies, key=lambda decree: (s.lies[decree] != s.mine, s.next_step(decree) != s.mine, decree))
    promises = [{**own, "promise": "no-investigation"}, *({**own, "promise": "stamp", "decree": d} for d in ready[:1])]
    if words:
        offer["promises"] = promises[:words]
    return offer
