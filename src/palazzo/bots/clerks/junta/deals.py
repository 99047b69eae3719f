"""Deals: what an offer is worth to oneself, and the few that a clerk makes.

An offer is weighed as everything is, in millions: what one gets and gives, what promises are worth from whoever makes
them, and a part of what the others gain by it. At most one offer a phase, so none is repeated in a year.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.junta.budget import least_share
from palazzo.bots.clerks.junta.forces import sympathy
from palazzo.bots.clerks.junta.night import attraction, is_at, loot
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight, few_notes, worth
from palazzo.bots.clerks.junta.weights import OFFICE_WORTH, W
from palazzo.games.junta.content import CARDS, VALUE

# -- weighing


def reply(s: Sight, q: Asked) -> Ranking:
    """Accept what is good for oneself, after what it does for the others."""
    if "accept" not in q["options"]:
        return [(1.0, "refuse")]
    deal = next(deal for deal in s.view["deals"] if deal["id"] == q["facts"]["deal"])
    value = balance(s, deal) - W.bargain
    return [(value, "accept"), (0.001, "refuse")]


def balance(s: Sight, deal: dict[str, Any]) -> float:
    """What a deal brings oneself, less a part of what it brings the others."""
    total = 0.0
    for term in deal["terms"]:
        goods = sum(good_worth(s, good) * amount for good, amount in term["goods"].items())
        total += share(s, term["to"]) * goods - share(s, term["from"]) * goods
    for promise in deal["promises"]:
        value = promise_worth(s, promise)
        total += share(s, promise["to"]) * value - share(s, promise["by"]) * promise_cost(s, promise)
    return total


def share(s: Sight, seat: str) -> float:
    """One's own gain counts whole, another's as a part of it lost; the more, the less one likes him."""
    return 1.0 if seat == s.me else -W.rival_gain * min(2.0, max(0.2, 1 + s.enmity(seat)))


def good_worth(s: Sight, good: str) -> float:
    """A note by what stands on it, a card by its use, units and safe-conducts a little."""
    if good in VALUE:
        return VALUE[good] * max(0.3, s.in_hand())
    if good in CARDS:
        return s.card_worth(good)
    return W.conduct if good.startswith("safe-conduct") else W.unit


def promise_worth(s: Sight, promise: dict[str, Any]) -> float:
    """What somebody's word is worth to whoever gets it."""
    word = W.trust ** (1 + s.ledger.unreliable[promise["by"]])
    return word * PROMISES[promise["promise"]](s, promise)


def promise_cost(s: Sight, promise: dict[str, Any]) -> float:
    """What it takes to keep one's word; a vote one would give anyhow costs nothing."""
    if promise["by"] != s.me:
        return 0.5 * PROMISES[promise["promise"]](s, promise)
    if promise["promise"] == "support":
        return cost_of_vote(s, promise["choice"])
    if promise["promise"] == "no-attempt":
        return shot_forgone(s, promise["to"])
    if promise["promise"] == "side":
        return max(0.0, sympathy(s) if promise["side"] == "president" else -sympathy(s))
    return PROMISES[promise["promise"]](s, promise)


def appointment(s: Sight, promise: dict[str, Any]) -> float:
    """An office, if he is to give any."""
    return OFFICE_WORTH[promise["office"]] * W.office_promised if may_appoint(s, promise["by"]) else W.rumour


def may_appoint(s: Sight, seat: str) -> bool:
    """He names the government this year, or stands for it."""
    return s.phase <= 2 and (seat == s.president or seat in s.paper("election").get("names", []))


def payment(s: Sight, promise: dict[str, Any]) -> float:
    """Money, if there is a budget to come; never more than he could have."""
    if s.phase > 4 or (s.president not in (promise["by"], None) and not s.paper("election")):
        return W.rumour
    return float(min(promise["amount"], 8)) * W.in_hand


def support(s: Sight, promise: dict[str, Any]) -> float:
    """Votes, by how many he has and how much is at stake."""
    votes = s.power(promise["by"])
    return min(W.votes_promised_at_most, W.vote_promised * (1 + votes))


def no_attempt(s: Sight, promise: dict[str, Any]) -> float:
    """A quiet night, by what one carries and whether he can kill at all."""
    if s.phase > 6:
        return W.rumour
    killer, target = promise["by"], promise["to"]
    if not s.here(killer) or not s.here(target) or s.facts["locations_shown"]:
        return W.rumour
    can = W.police_hit if killer == s.minister else W.assassin * min(4, s.people[killer]["cards"])
    return W.safety * can * attraction(s, target, killer) * (s.purse(target) + s.life(target))


def side(s: Sight, promise: dict[str, Any]) -> float:
    """A voice at the end of a coup, if there is one."""
    return W.side_promised if s.facts["coup"] is not None else W.rumour


def let_retreat(s: Sight, promise: dict[str, Any]) -> float:
    """What a promise to let one retreat is worth: a little, in a coup."""
    return W.retreat_promised if s.facts["coup"] is not None else W.rumour


def words(s: Sight, promise: dict[str, Any]) -> float:
    """What a promise nobody can judge is worth: nothing."""
    return 0.0


PROMISES: Final[dict[str, Callable[[Sight, dict[str, Any]], float]]] = {
    "appointment": appointment,
    "payment": payment,
    "support": support,
    "no-attempt": no_attempt,
    "side": side,
    "let-retreat": let_retreat,
    "words": words,
}


def cost_of_vote(s: Sight, choice: str) -> float:
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


def shot_forgone(s: Sight, victim: str) -> float:
    """What a shot at him would bring on average."""
    if s.me != s.minister and not any(CARDS[card].kind == "assassin" for card in s.hand):
        return 0.05
    place = max(is_at(s, victim, where) for where in ("bank", "home"))
    return place * loot(s, victim)


# -- offering


def offer(s: Sight, q: Asked) -> Ranking:
    """One offer a phase at most: the President buys votes, and a quiet night; a candidate buys the last votes."""
    asked = next((other["prompt"] for other in s.view["questions"] if other["due"]), "")
    idea = IDEAS.get(asked)
    if idea is None or s.ledger.has_offered or s.is_last_year():
        return []
    value = idea(s, q)
    return [] if value is None else [(1.0, value)]


def buy_vote(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Before the budget: a sum for the strongest voter who would not take less than his word is worth."""
    voters = [seat for seat in q["partners"] if s.here(seat) and s.power(seat) >= 3]
    if s.paper("budget") or not voters or s.cash < 6:
        return None
    voter = max(voters, key=lambda seat: (s.power(seat) / (1 + least_share(s, seat, s.me)), seat))
    amount = max(1, min(4, round(least_share(s, voter, s.me) + 1.6)))
    return {"promises": [pledge(s.me, voter, "payment", amount=amount), pledge(voter, s.me, "support", choice="yes")]}


def buy_peace(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Before the night: a note for the Minister, if one carries much and he is not one's own man."""
    minister = s.minister
    if minister is None or minister == s.me or minister not in q["partners"] or s.cash < 6:
        return None
    if s.promised(minister, "no-attempt", s.me):
        return None
    notes = few_notes(s.notes, max(1.0, min(3.0, round(0.2 * s.apparent(s.me)))))
    if worth(notes) > 0.35 * s.cash:
        return None
    goods = {note: notes.count(note) for note in sorted(set(notes))}
    return {
        "terms": [{"from": s.me, "to": minister, "goods": goods}],
        "promises": [pledge(minister, s.me, "no-attempt")],
    }


def buy_election(s: Sight, q: Asked) -> dict[str, Any] | None:
    """Between the rounds: money from the next budget for the votes that are still missing."""
    ballot = s.paper("ballot")
    tally = ballot.get("tally", {})
    if ballot.get("motion") != "election" or s.me not in tally or s.phase > 3:
        return None
    ahead = max((votes for name, votes in tally.items() if name != s.me), default=0)
    cast = {seat: sum(value for by, _, _, value in ballot["casts"] if by == seat) for seat in s.seats}
    left = {seat: s.power(seat) - cast[seat] for seat in q["partners"] if s.here(seat)}
    voter = max(left, key=lambda seat: (left[seat], s.people[seat]["cards"]), default="")
    if tally[s.me] > ahead or not voter or voter in tally or left[voter] + s.people[voter]["cards"] < 2:
        return None
    return {"promises": [pledge(s.me, voter, "payment", amount=3), pledge(voter, s.me, "support", choice=s.me)]}


def pledge(by: str, to: str, promise: str, **particulars: Any) -> dict[str, Any]:
    """A promise, as an offer writes it."""
    return {"by": by, "to": to, "promise": promise, **particulars}


IDEAS: Final[dict[str, Callable[[Sight, Asked], dict[str, Any] | None]]] = {
    "budget-piles": buy_vote,
    "resign-now": buy_peace,
    "choose-location": buy_peace,
    "react-V12": buy_election,
}
"""When a clerk thinks of an offer."""
