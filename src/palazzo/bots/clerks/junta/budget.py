"""The budget: what to pay whom so that it passes, how to vote on it, whether to force it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight, few_notes, worth
from palazzo.bots.clerks.junta.weights import W

_ENOUGH: Final = 0.01


# -- what voters think


def stance(s: Sight, seat: str) -> float:
    """Above 0: this seat gains by the budget on the table; below 0, by its fall."""
    paper = s.paper("budget")
    if not paper:
        return 0.0
    if paper["proposer"] == seat:
        return 5.0
    return _opinion(s, seat, paper["proposer"], float(paper["sums"].get(seat, 0)))


def _opinion(s: Sight, seat: str, proposer: str, share: float) -> float:
    """A voter wants a fair share, more from one who is ahead or hated, less with cash that waits for the Bank."""
    value = share - least_share(s, seat, proposer)
    if seat == s.me:
        value -= W.own_budget if "E05" in s.hand and s.president == proposer else 0.0
    return value


def least_share(s: Sight, seat: str, proposer: str) -> float:
    """The share at which a voter does not care whether the budget passes."""
    fair = W.fair_share * AID / len(s.seats)
    lead = W.envy * (s.standing(proposer) - AID / 2 - s.standing(seat))
    waiting = 0.0 if s.facts["bank"] == "holiday" else W.bank_wish * min(8.0, s.purse(seat))
    anger = W.anger_price * s.anger(proposer) if seat == s.me else 0.0
    last = W.last_year if s.is_last_year() else 0.0
    known = W.cash_down * s.outcast(proposer)
    return max(W.least_share, fair + max(-fair, min(W.most_envy, lead)) + anger + last + known - waiting)


# -- what the proposer lays


def piles(s: Sight, q: Asked) -> Ranking:
    """The cheapest company of voters that carries the Chamber, paid a little more than they would take."""
    receivers = q["places"]
    prices = {seat: _price(s, seat) for seat in receivers}
    ranking: Ranking = [(0.0, {})]
    for fear in (1.0, 0.4, 2.0):
        company = _cheapest(s, prices, fear)
        if company is None:
            continue
        shares = {seat: amount for seat in receivers if (amount := _promised_or(s, seat, prices, company)) > 0}
        laid = lay(s.notes, shares)
        kept = s.cash - sum(worth(notes) for notes in laid.values())
        ranking.append((kept - (1 - W.thrift) * s.cash - abs(fear - 1.0), laid))
    return ranking


def _promised_or(s: Sight, seat: str, prices: dict[str, int], company: tuple[str, ...]) -> int:
    """The price of a voter of the company; to anybody else only what was promised."""
    word = sum(promise["amount"] for promise in s.promised(s.me, "payment", seat))
    return max(prices[seat] if seat in company else 0, int(word))


def _price(s: Sight, seat: str) -> int:
    """The least whole share that a voter would take gladly; less for whoever has given his word."""
    word = W.word if any(promise["choice"] == "yes" for promise in s.promised(seat, "support")) else 0.0
    wanted = least_share(s, seat, s.me) + W.sure + W.generous * max(0.0, s.cash - AID) - word
    wanted += W.cash_down * s.outcast(seat)
    owed = sum(promise["amount"] for promise in s.promised(s.me, "payment", seat))
    return max(int(owed), int(wanted + 1 - _ENOUGH), 1 if s.here(seat) else 0)


def _cheapest(s: Sight, prices: dict[str, int], fear: float) -> tuple[str, ...] | None:
    """The company that costs least and has more votes than all others together, hidden ones feared."""
    voters = [seat for seat in prices if s.power(seat) and s.here(seat)]
    hidden = {seat: fear * W.hidden_votes * s.people[seat]["cards"] for seat in prices if s.here(seat)}
    mine = s.power(s.me) + sum(s.block_value(card) for card in s.hand if card[0] == "V") * W.own_cards
    found: tuple[str, ...] | None = None
    for count in range(len(voters) + 1):
        for company in combinations(voters, count):
            cost = sum(prices[seat] for seat in company)
            if found is not None and cost >= sum(prices[seat] for seat in found):
                continue
            yes = mine + sum((s.power(seat) for seat in company), 0.0)
            no = sum(s.power(seat) + hidden[seat] for seat in voters if seat not in company)
            if yes > no:
                found = company
    return found


def lay(notes: list[str], shares: dict[str, int]) -> dict[str, list[str]]:
    """Actual notes for each share, the largest first, with as little given away as the notes allow."""
    left = list(notes)
    laid: dict[str, list[str]] = {}
    for seat in sorted(shares, key=lambda seat: (-shares[seat], seat)):
        paid = few_notes(left, shares[seat])
        for note in paid:
            left.remove(note)
        if paid:
            laid[seat] = paid
    return laid


def sums(s: Sight, q: Asked) -> Ranking:
    """What lies in a pile is said aloud: it buys nothing in silence."""
    full = {place: cap for place, cap in zip(q["places"], q["caps"], strict=True) if cap}
    modest = {place: max(1, cap - 1) for place, cap in full.items()}
    return [(1.0, full), (0.0, modest)]


def keep_note(s: Sight, q: Asked) -> Ranking:
    """The larger the note, the better."""
    return [(float(option[-2]) if option.startswith("keep:") else 0.0, option) for option in q["options"]]


def alternative(s: Sight, q: Asked) -> Ranking:
    """Whoever has another budget takes the aid: there is nothing better."""
    return [(0.0, "pass"), *((AID, option) for option in q["options"] if option != "pass")]


def force(s: Sight, q: Asked) -> Ranking:
    """For one's share, and for a bank to go to; but a President who keeps it all is worth a visit at night."""
    share = q["facts"]["sums"].get(s.me, 0)
    waiting = W.bank_wish * s.cash * 2
    proposer: str = s.paper("budget").get("proposer") or s.president or s.me
    if proposer == s.me:
        return [(1.0, "force"), (0.0, "leave")]
    visit = W.fat_president * s.purse(proposer)
    return [(share + waiting - visit - max(0.0, s.enmity(proposer)), "force"), (0.0, "leave")]
