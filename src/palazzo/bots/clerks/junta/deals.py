"""Deals: what an offer is worth to oneself, and the few that a clerk makes.

An offer is weighed as everything is, in millions: what one gets and gives, what promises are worth from whoever makes
them, and a part of what the others gain by it. A word is worth what everybody has seen become of it, and never more
than there is to pay it with. What a clerk offers it has weighed with the partner's eyes first: the least that he would
sign. At most one offer a phase, so none is repeated in a year.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from palazzo.bots.clerks.junta.budget import least_share
from palazzo.bots.clerks.junta.forces import sympathy
from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.night import attraction, is_at, loot
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight, few_notes, worth
from palazzo.bots.clerks.junta.weights import OFFICE_WORTH, W
from palazzo.games.junta.content import CARDS, VALUE

_MOST_PAID: Final = 5
"""Millions a clerk offers one man, at most."""

# -- weighing


def reply(s: Sight, q: Asked) -> Ranking:
    """Accept what is good for oneself, after what it does for the others."""
    if "accept" not in q["options"]:
        return [(1.0, "refuse")]
    deal = next(deal for deal in s.view["deals"] if deal["id"] == q["facts"]["deal"])
    value = balance(s, deal) - s.bargain
    return [(value, "accept"), (0.001, "refuse")]


def balance(s: Sight, deal: dict[str, Any]) -> float:
    """What a deal brings oneself, less a part of what it brings the others."""
    total = 0.0
    for term in deal["terms"]:
        goods = sum(_good_worth(s, good) * amount for good, amount in term["goods"].items())
        total += share(s, term["to"]) * goods - share(s, term["from"]) * goods
    for promise in deal["promises"]:
        value = _promise_worth(s, promise)
        total += share(s, promise["to"]) * value - share(s, promise["by"]) * _promise_cost(s, promise) * _lightness(
            s, promise["by"]
        )
    return total


def _lightness(s: Sight, seat: str) -> float:
    """How heavily one's own promises weigh: who will not keep them gives them for nothing."""
    return min(1.0, s.temper.word) if seat == s.me else 1.0


def share(s: Sight, seat: str) -> float:
    """One's own gain counts whole, another's as a part of it lost; the more, the less one likes him."""
    return 1.0 if seat == s.me else -W.rival_gain * min(2.0, max(0.2, 1 + s.enmity(seat)))


def _good_worth(s: Sight, good: str) -> float:
    """A note by what stands on it, a card by its use, units and safe-conducts a little."""
    if good in VALUE:
        return VALUE[good] * max(0.3, s.in_hand())
    if good in CARDS:
        return s.card_worth(good)
    return W.conduct if good.startswith("safe-conduct") else W.unit


def _promise_worth(s: Sight, promise: dict[str, Any]) -> float:
    """What somebody's word is worth to whoever gets it."""
    return s.belief(promise["by"]) * _PROMISES[promise["promise"]](s, promise)


def _promise_cost(s: Sight, promise: dict[str, Any]) -> float:
    """What it takes to keep one's word; a vote one would give anyhow costs nothing."""
    if promise["by"] != s.me:
        return 0.5 * _PROMISES[promise["promise"]](s, promise)
    if promise["promise"] == "support":
        return _cost_of_vote(s, promise["choice"])
    if promise["promise"] == "no-attempt":
        return _shot_forgone(s, promise["to"])
    if promise["promise"] == "appointment":
        return W.office_given * OFFICE_WORTH[promise["office"]] if _may_appoint(s, s.me) else W.rumour
    if promise["promise"] == "side":
        return max(0.0, sympathy(s) if promise["side"] == "president" else -sympathy(s))
    return _PROMISES[promise["promise"]](s, promise)


def appointment(s: Sight, promise: dict[str, Any]) -> float:
    """An office, if he is to give any."""
    return OFFICE_WORTH[promise["office"]] * W.office_promised if _may_appoint(s, promise["by"]) else W.rumour


def _may_appoint(s: Sight, seat: str) -> bool:
    """He names the government this year, or stands for it."""
    return s.phase <= 2 and (seat == s.president or seat in s.paper("election").get("names", []))


def _payment(s: Sight, promise: dict[str, Any]) -> float:
    """Money, if there is a budget to come; never more than he can be believed to pay, and less if he says more."""
    by, amount = promise["by"], float(promise["amount"])
    if s.phase > 4 or (s.president not in (by, None) and not s.paper("election")):
        return W.rumour
    most = _credible(s, promise)
    if amount > W.swindle * most:
        return 0.0
    likely = min(amount, most) * min(1.0, most / amount)
    return likely * W.in_hand * (1.0 if by == s.president else W.elected)


def _credible(s: Sight, promise: dict[str, Any]) -> float:
    """What somebody can be believed to pay one man: a part of what he will have, less what he owes already."""
    by = promise["by"]
    coming = AID if s.phase <= 3 else max(0.0, AID - s.purse(by))
    owed = sum((float(given["amount"]) for given in s.promised(by, "payment") if given["to"] != promise["to"]), 0.0)
    return max(0.0, W.most_to_one * (s.purse(by) + coming) - W.owed * owed)


def is_too_much(s: Sight, deal: dict[str, Any]) -> bool:
    """Somebody promises oneself more than he can be believed to pay."""
    return any(
        promise["promise"] == "payment" and promise["to"] == s.me and promise["amount"] > _credible(s, promise)
        for promise in deal["promises"]
    )


def support(s: Sight, promise: dict[str, Any]) -> float:
    """Votes, by how many he has and how much is at stake."""
    votes = s.power(promise["by"])
    return min(W.votes_promised_at_most, W.vote_promised * (1 + votes))


def _no_attempt(s: Sight, promise: dict[str, Any]) -> float:
    """A quiet night, by what one carries and whether he can kill at all."""
    if s.phase > 6:
        return W.rumour
    killer, target = promise["by"], promise["to"]
    if not s.here(killer) or not s.here(target) or s.facts["locations_shown"]:
        return W.rumour
    can = W.police_hit if killer == s.minister else W.assassin * min(4, s.people[killer]["cards"])
    return W.safety * can * attraction(s, target, killer) * (s.purse(target) + s.life(target))


def _side(s: Sight, promise: dict[str, Any]) -> float:
    """A voice at the end of a coup, if there is one."""
    return W.side_promised if s.facts["coup"] is not None else W.rumour


def _let_retreat(s: Sight, promise: dict[str, Any]) -> float:
    """What a promise to let one retreat is worth: a little, in a coup."""
    return W.retreat_promised if s.facts["coup"] is not None else W.rumour


def _words(s: Sight, promise: dict[str, Any]) -> float:
    """What a promise nobody can judge is worth: nothing."""
    return 0.0


_PROMISES: Final[dict[str, Callable[[Sight, dict[str, Any]], float]]] = {
    "appointment": appointment,
    "payment": _payment,
    "support": support,
    "no-attempt": _no_attempt,
    "side": _side,
    "let-retreat": _let_retreat,
    "words": _words,
}


def _cost_of_vote(s: Sight, choice: str) -> float:
    """What one gives up by voting so: an election one could win, a budget one would vote down."""
    if choice in ("yes", "no"):
        if s.president is None or s.paper("budget"):
            return 0.5
        least = least_share(s, s.me, s.president)
        return W.vote_cost * (least if choice == "yes" else max(0.5, 3.0 - least))
    if choice == s.me:
        return 0.0
    rivals = max((s.power(seat) for seat in s.rivals), default=0)
    return 0.4 + 0.5 * max(0.0, s.enmity(choice)) + (s.reign() * 0.5 if s.power(s.me) >= rivals else 0.0)


def _shot_forgone(s: Sight, victim: str) -> float:
    """What a shot at him would bring on average."""
    if s.me != s.minister and not any(CARDS[card].kind == "assassin" for card in s.hand):
        return 0.05
    place = max(is_at(s, victim, where) for where in ("bank", "home"))
    return place * loot(s, victim)


# -- offering


def offer(s: Sight, q: Asked) -> Ranking:
    """One offer a phase at most: the President buys votes, and a quiet night; a candidate buys the last votes."""
    asked = next((other["prompt"] for other in s.view["questions"] if other["due"]), "")
    idea = _IDEAS.get(asked)
    if idea is None or s.ledger.has_offered or s.is_last_year():
        return []
    value = idea(s, q)
    return [] if value is None else [(1.0, value)]


def _agreeable(s: Sight, offers: Iterable[dict[str, Any]]) -> dict[str, Any] | None:
    """Of some offers to one partner each, the one best for oneself among those that he would sign, as he sees it."""
    found: list[tuple[float, dict[str, Any]]] = []
    eyes: dict[str, Sight] = {}
    for offer in offers:
        whole = {"terms": [], "promises": [], **offer}
        gain = balance(s, whole) - s.bargain
        partner = next(party for party in _parties(whole) if party != s.me)
        if gain <= 0.0:
            continue
        theirs = eyes.setdefault(partner, s.eyes_of(partner))
        if balance(theirs, whole) - W.bargain >= W.margin:
            found.append((gain, offer))
    return max(found, key=lambda one: one[0])[1] if found else None


def _parties(deal: dict[str, Any]) -> set[str]:
    """All whom a deal names."""
    return {term[side] for term in deal["terms"] for side in ("from", "to")} | {
        promise[side] for promise in deal["promises"] for side in ("by", "to")
    }


def _buy_vote(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Before the budget: a sum for a strong voter, the least he would take."""
    voters = [seat for seat in q["partners"] if s.here(seat) and s.power(seat) >= 3]
    if s.paper("budget") or s.cash < 6:
        return None
    return _agreeable(
        s,
        (
            {"promises": [_pledge(s.me, voter, "payment", amount=sum), _pledge(voter, s.me, "support", choice="yes")]}
            for voter in voters
            for sum in range(1, _MOST_PAID + 1)
        ),
    )


def _sell_office(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Before the government is named: an office for votes for the budget to come, and the Minister's for peace."""
    return _agreeable(
        s,
        (
            {"promises": [_pledge(s.me, seat, "appointment", office=office), _pledge(seat, s.me, price, **wanted)]}
            for seat in q["partners"]
            if s.here(seat)
            for office in OFFICE_WORTH
            for price, wanted in {"no-attempt": {}, "support": {"choice": "yes"}}.items()
            if price == "support" or office == "interior"
        ),
    )


def _buy_peace(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Before the night: a note for the Minister, if one carries much and he is not one's own man."""
    minister = s.minister
    if minister is None or minister == s.me or minister not in q["partners"] or s.cash < 6:
        return None
    if s.promised(minister, "no-attempt", s.me):
        return None
    return _agreeable(
        s,
        (
            {
                "terms": [{"from": s.me, "to": minister, "goods": {note: notes.count(note) for note in set(notes)}}],
                "promises": [_pledge(minister, s.me, "no-attempt")],
            }
            for notes in (few_notes(s.notes, float(amount)) for amount in range(1, _MOST_PAID + 1))
            if worth(notes) <= W.peace * s.cash
        ),
    )


def _buy_election(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Between the rounds: money from the next budget for the votes that are still missing."""
    ballot = s.paper("ballot")
    tally = ballot.get("tally", {})
    if ballot.get("motion") != "election" or s.me not in tally or s.phase > 3:
        return None
    ahead = max((votes for name, votes in tally.items() if name != s.me), default=0)
    if tally[s.me] > ahead:
        return None
    cast = {seat: sum(value for by, _, _, value in ballot["casts"] if by == seat) for seat in s.seats}
    left = {seat: s.power(seat) - cast[seat] for seat in q["partners"] if s.here(seat) and seat not in tally}
    return _agreeable(
        s,
        (
            {"promises": [_pledge(s.me, voter, "payment", amount=sum), _pledge(voter, s.me, "support", choice=s.me)]}
            for voter in left
            if left[voter] + s.people[voter]["cards"] >= 2
            for sum in range(1, _MOST_PAID + 1)
        ),
    )


def _pledge(by: str, to: str, promise: str, **particulars: Any) -> dict[str, Any]:
    """A promise, as an offer writes it."""
    return {"by": by, "to": to, "promise": promise, **particulars}


_IDEAS: Final[dict[str, Callable[[Sight, Asked], dict[str, Any] | None]]] = {
    "appoint": _sell_office,
    "budget-piles": _buy_vote,
    "resign-now": _buy_peace,
    "choose-location": _buy_peace,
    "react-V12": _buy_election,
}
"""When a clerk thinks of an offer."""
