"""Deals: who gives what to whom now, and what is promised for later.

An offer the engine has checked is a proof: making it shows its things to the other parties. Third seats learn
neither the offer nor its refusal. A deal falls when anything put in it moves, when it can no longer be carried out,
and when the game lets offers lapse. Promises are never binding unless the table chose that house rule; those the
game can judge are recorded as kept, broken or void.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, ClassVar, Final

from palazzo.kernel import chance
from palazzo.kernel.agreements import Deal, Goods, Pledge, Promise, Term, Words
from palazzo.kernel.errors import shown
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import NO_FACTS, TRIES, Fault, Pick, Question
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT, SEATS, Table, bits
from palazzo.kernel.views import Part

_LONGEST_WORDS: Final = 200
_MOST_TERMS: Final = 12
_BARGAINS: Final[tuple[str, ...]] = ("deals", "offered", "refused")
"""The fields of every table that hold its bargains."""

Domain = dict[str, list[Any]]
"""The particulars of a promise: a list of words to choose from, two numbers (least, most), or nothing: free text."""


class Offer(Question):
    """Who gives what to whom, and who promises what; only ever an opening.

    The answer: `{"terms": [{"from": "s0", "to": "s1", "goods": {"C27": 1}}], "promises": [{"by": "s0", "to": "s1",
    "promise": "stamp", "decree": "D2"}], "counters": "<id of the deal it answers>"}`; each part may be left out.
    """

    kind: ClassVar[str] = "offer"

    def __init__(
        self,
        seat: int,
        partners: list[int],
        goods: dict[int, dict[str, int]],
        promises: dict[str, Domain],
        counters: list[str],
        refused: list[str],
    ) -> None:
        self.prompt = "make-offer"
        self.me = seat
        self.partners = partners
        self.goods = goods
        self.promises = promises
        self.counters = counters
        self.refused = refused

    def fault(self, value: Any) -> Fault | None:
        if not isinstance(value, dict) or not set(value) <= {"terms", "promises", "counters"}:
            return "want-offer", NO_FACTS
        terms, promises = value.get("terms", []), value.get("promises", [])
        if not isinstance(terms, list) or not isinstance(promises, list):
            return "want-offer", NO_FACTS
        if not 0 < len(terms) + len(promises) <= _MOST_TERMS:
            return "want-terms", {"most": _MOST_TERMS}
        given: dict[tuple[int, str], int] = {}
        for term in terms:
            fault = self.term_fault(term, given)
            if fault is not None:
                return fault
        for promise in promises:
            fault = self.promise_fault(promise)
            if fault is not None:
                return fault
        if "counters" in value and value["counters"] not in self.counters:
            return "no-such-deal", {"value": str(value["counters"])}
        if self.me not in bits(parties_of(value)):
            return "offer-without-you", NO_FACTS
        if canonical(value) in self.refused:
            return "refused-before", NO_FACTS
        return None

    def term_fault(self, term: Any, given: dict[tuple[int, str], int]) -> Fault | None:
        """Why one term does not stand; `given` sums up what each seat gives in the whole offer."""
        if not isinstance(term, dict) or set(term) != {"from", "to", "goods"}:
            return "want-term", NO_FACTS
        fault = self.pair_fault(term["from"], term["to"])
        if fault is not None:
            return fault
        goods = term["goods"]
        if not isinstance(goods, dict) or not goods:
            return "want-goods", NO_FACTS
        giver = SEATS[term["from"]]
        for good, amount in goods.items():
            if good not in self.goods[giver]:
                return "not-theirs-to-give", {"seat": term["from"], "value": shown(good)}
            if type(amount) is not int or amount < 1:
                return "want-amount", {"value": shown(amount)}
            given[giver, good] = given.get((giver, good), 0) + amount
            if given[giver, good] > self.goods[giver][good]:
                return "has-not-so-much", {
                    "seat": term["from"],
                    "value": good,
                    "most": self.goods[giver][good],
                }
        return None

    def pair_fault(self, one: Any, other: Any) -> Fault | None:
        """Why these two seats cannot deal with each other."""
        for name in (one, other):
            seat = SEATS.get(name, -1) if isinstance(name, str) else -1
            if seat != self.me and seat not in self.partners:
                return "no-such-partner", {"value": shown(name)}
        return ("same-seat", NO_FACTS) if one == other else None

    def promise_fault(self, promise: Any) -> Fault | None:
        """Why one promise does not stand."""
        if not isinstance(promise, dict) or not {"by", "to", "promise"} <= set(promise):
            return "want-promise", NO_FACTS
        fault = self.pair_fault(promise["by"], promise["to"])
        if fault is not None:
            return fault
        name = promise["promise"]
        if not isinstance(name, str) or name not in self.promises:
            return "no-such-promise", {"value": shown(name)}
        domain = self.promises[name]
        if set(promise) != {"by", "to", "promise", *domain}:
            return "want-particulars", {"value": name, "wanted": ", ".join(domain)}
        for particular, choices in domain.items():
            if not _fits(promise[particular], choices):
                return "not-offered", {"value": shown(promise[particular])}
        return None

    def sample(self, rng: Random) -> dict[str, Any]:
        for _ in range(TRIES):
            value = self.invent(rng)
            if self.fault(value) is None:
                return value
        partner = self.partners[0]
        return {
            "promises": [
                {
                    "by": SEAT[self.me],
                    "to": SEAT[partner],
                    "promise": "words",
                    "text": f"{rng.getrandbits(32):x}",
                }
            ]
        }

    def invent(self, rng: Random) -> dict[str, Any]:
        """A small offer to one partner; it may not stand."""
        partner = rng.choice(self.partners)
        value: dict[str, Any] = {"terms": [], "promises": []}
        for giver, taker in ((self.me, partner), (partner, self.me)):
            if self.goods[giver] and rng.random() < 0.6:
                good = rng.choice(list(self.goods[giver]))
                amount = 1 + int(rng.random() * min(3, self.goods[giver][good]))
                value["terms"].append({"from": SEAT[giver], "to": SEAT[taker], "goods": {good: amount}})
            if rng.random() < 0.3:
                name = rng.choice(list(self.promises))
                promise = {"by": SEAT[giver], "to": SEAT[taker], "promise": name}
                for particular, choices in self.promises[name].items():
                    promise[particular] = _any_of(choices, rng)
                value["promises"].append(promise)
        if self.counters and rng.random() < 0.5:
            value["counters"] = rng.choice(self.counters)
        return value

    def bounds(self) -> dict[str, Any]:
        return {
            "partners": [SEAT[partner] for partner in self.partners],
            "goods": {SEAT[seat]: goods for seat, goods in self.goods.items()},
            "promises": self.promises,
            "counters": self.counters,
        }


def _fits(value: Any, choices: list[Any]) -> bool:
    """A particular of a promise lies within its domain."""
    if not choices:
        return isinstance(value, str) and 0 < len(value.strip()) <= _LONGEST_WORDS and _is_writable(value)
    if isinstance(choices[0], int):
        return type(value) is int and choices[0] <= value <= choices[1]
    return value in choices


def _is_writable(words: str) -> bool:
    """No line breaks or other control characters, and no half of one: what can be shown, and saved."""
    return not any(ord(letter) < 32 or 0x7F <= ord(letter) < 0xA0 or 0xD800 <= ord(letter) < 0xE000 for letter in words)


def _any_of(choices: list[Any], rng: Random) -> Any:
    """A random value of a domain: a word, a number between two, or one of the choices."""
    if not choices:
        return f"{rng.getrandbits(16):x}"
    if isinstance(choices[0], int):
        return rng.randint(choices[0], choices[1])
    return rng.choice(choices)


def parties_of(value: dict[str, Any]) -> int:
    """All seats an offer names, as a mask."""
    mask = 0
    for term in value.get("terms", []):
        mask |= 1 << SEATS[term["from"]] | 1 << SEATS[term["to"]]
    for promise in value.get("promises", []):
        mask |= 1 << SEATS[promise["by"]] | 1 << SEATS[promise["to"]]
    return mask


def canonical(value: dict[str, Any]) -> str:
    """An offer as a text that does not depend on how its terms were ordered or split."""
    sums: dict[str, int] = {}
    for term in value.get("terms", []):
        for good, amount in term["goods"].items():
            line = f"{term['from']} gives {term['to']} {good}"
            sums[line] = sums.get(line, 0) + amount
    terms = sorted(f"{line}: {amount}" for line, amount in sums.items())
    promises = sorted(json.dumps(promise, sort_keys=True) for promise in value.get("promises", []))
    return "\n".join(terms + promises)


def written(deal: Deal) -> dict[str, Any]:
    """A deal in the form of the offer that made it."""
    return {
        "terms": [{"from": SEAT[term.giver], "to": SEAT[term.taker], "goods": dict(term.goods)} for term in deal.terms],
        "promises": [{"by": SEAT[p.by], "to": SEAT[p.to], "promise": p.promise, **dict(p.words)} for p in deal.pledges],
    }


class Deals(Opening):
    """Offer, counter, accept, refuse, withdraw. A game says what may change hands and what may be promised."""

    name: str = "deal"
    most_offers: int = 10
    """Offers a seat may make before they lapse: deals are the only thing that could go on for ever."""

    def __init__(self) -> None:
        self.goods = Part("goods", self.all_might_give, self.known_by())
        """What others might give, for who looks again and again."""
        self.pledges = Part("pledges", self.all_promises, self.promised_by())
        """What may be promised, for who looks again and again."""
        both = bool(self.known_by() and self.promised_by())
        self.offered_by = (*self.known_by(), *self.promised_by(), *_BARGAINS) if both else ()
        """The fields that what a seat may offer is made of; none: it is made whenever somebody looks."""

    # -- what a game says

    def partners(self, g: Any, seat: int) -> list[int]:
        """The seats this one may deal with now."""
        return [other for other in range(g.seats) if other != seat]

    def may_give(self, g: Any, seat: int) -> dict[str, int]:
        """What a seat has to give, as it knows itself."""
        return {}

    def might_give(self, g: Any, seat: int) -> dict[str, int]:
        """What a seat might have to give, as far as everyone knows."""
        return {}

    def all_might_give(self, g: Any) -> list[dict[str, int]]:
        """By seat: what it might have to give, as far as everyone knows."""
        return [self.might_give(g, seat) for seat in range(g.seats)]

    def known_by(self) -> tuple[str, ...]:
        """The fields of the table all of this is worked out from; none: it is worked out whenever somebody looks."""
        return ()

    def promises(self, g: Any) -> dict[str, Domain]:
        """The promises this game can judge, by name."""
        return {}

    def promised_by(self) -> tuple[str, ...]:
        """The fields of the table those are made of; none: they are made whenever somebody looks."""
        return ()

    def hand_over(self, g: Any, giver: int, taker: int, good: str, amount: int, parties: int) -> None:
        """Goods change hands, and whoever may hear of it is told."""

    def things(self, g: Any, seat: int, good: str, amount: int) -> list[tuple[int, int]]:
        """The hidden things, and their places, that an offer of these goods proves."""
        return []

    def now(self, g: Any) -> int:
        """The number of the turn, by which promises run."""
        return 0

    # -- the mechanism

    def questions(self, g: Any, seat: int, memory: Memory | None = None) -> list[Question]:
        found: list[Question] = []
        table: Table = g
        mine = [deal for deal in table.deals if deal.parties >> seat & 1]
        if memory is None:
            offer = self.offer(g, seat, None)
        else:
            offer = memory.part_of(g, "offer", seat, lambda g, seat: self.offer(g, seat, memory), self.offered_by)
        if offer is not None:
            found.append(offer)
        for deal in self.waiting(g, seat):
            replies = ["refuse", "accept"] if self.can_give(g, deal, seat) else ["refuse"]
            found.append(
                self.mark(
                    Pick("answer-offer", replies, {"deal": deal.id, "seat": SEAT[deal.by]}), seat, f"reply.{deal.id}"
                )
            )
        for deal in mine:
            if deal.by == seat:
                found.append(
                    self.mark(Pick("withdraw-offer", ["withdraw"], {"deal": deal.id}), seat, f"withdraw.{deal.id}")
                )
        return found

    def waiting(self, g: Any, seat: int) -> list[Deal]:
        """The offers this seat has not replied to."""
        table: Table = g
        return [deal for deal in table.deals if deal.parties >> seat & 1 and not deal.agreed >> seat & 1]

    def offer(self, g: Any, seat: int, memory: Memory | None) -> Question | None:
        """What this seat may offer now, if anything."""
        partners = self.partners(g, seat)
        if not partners or g.offered[seat] >= self.most_offers:
            return None
        known = memory.part(g, self.goods) if memory is not None else self.all_might_give(g)
        promises = memory.part(g, self.pledges) if memory is not None else self.all_promises(g)
        goods = {other: known[other] for other in partners}
        goods[seat] = self.may_give(g, seat)
        refused = [text for parties, text in g.refused if parties >> seat & 1]
        waiting = [deal.id for deal in self.waiting(g, seat)]
        return self.mark(Offer(seat, partners, goods, promises, waiting, refused), seat, "offer")

    def all_promises(self, g: Any) -> dict[str, Domain]:
        """The promises this game can judge, and those nobody judges: in words."""
        return {**self.promises(g), "words": {"text": []}}

    def take(self, g: Any, question: Question, value: Any) -> Step | None:
        if isinstance(question, Offer):
            self.make(g, question.seat, value)
            return None
        deal = next(deal for deal in g.deals if deal.id == question.facts["deal"])
        if value == "accept":
            self.accept(g, question.seat, deal)
        elif value == "refuse":
            self.refuse(g, question.seat, deal)
        else:
            g.end_deal(deal, "deal-withdrawn", question.seat)
        return None

    def make(self, g: Any, seat: int, value: dict[str, Any]) -> None:
        """Put an offer on the table; one it counters is refused by it."""
        table: Table = g
        if "counters" in value:
            self.refuse(g, seat, next(deal for deal in table.deals if deal.id == value["counters"]))
        parties = parties_of(value)
        table.offered[seat] += 1
        deal = Deal(
            id=deal_id(table, seat, value),
            by=seat,
            parties=parties,
            agreed=1 << seat,
            terms=tuple(
                Term(SEATS[t["from"]], SEATS[t["to"]], tuple(sorted(t["goods"].items())))
                for t in value.get("terms", [])
            ),
            pledges=tuple(
                Pledge(SEATS[p["by"]], SEATS[p["to"]], p["promise"], _particulars(p)) for p in value.get("promises", [])
            ),
        )
        table.work_out()  # an offer vouches for nothing that moved before it stood
        table.deals.append(deal)
        table.teach(parties)
        self.prove(g, deal, seat)
        table.whisper(parties, "deal-offered", seat=SEAT[seat], deal=deal.id)

    def prove(self, g: Any, deal: Deal, seat: int) -> None:
        """What a party puts in the deal is shown to the others in it."""
        for (giver, good), amount in _totals(deal.terms).items():
            if giver == seat:
                shown: dict[int, list[int]] = {}
                for thing, place in self.things(g, seat, good, amount):
                    shown.setdefault(place, []).append(thing)
                for place, things in shown.items():
                    g.show_several(things, place, deal.parties & ~(1 << seat))

    def refuse(self, g: Any, seat: int, deal: Deal) -> None:
        """A refused offer is not repeated unchanged before offers lapse."""
        g.refused.append((deal.parties, canonical(written(deal))))
        g.end_deal(deal, "deal-refused", seat)

    def accept(self, g: Any, seat: int, deal: Deal) -> None:
        """One more party agrees; with the last the deal is carried out, all at once."""
        table: Table = g
        agreed = deal._replace(agreed=deal.agreed | 1 << seat)
        table.deals[table.deals.index(deal)] = agreed
        table.teach(deal.parties)
        self.prove(g, agreed, seat)
        if agreed.agreed == agreed.parties:
            self.strike(g, agreed)
        else:
            table.whisper(deal.parties, "deal-accepted", seat=SEAT[seat], deal=deal.id)

    def strike(self, g: Any, deal: Deal) -> None:
        """Everyone involved agrees: goods change hands and promises are given."""
        table: Table = g
        table.deals.remove(deal)
        table.whisper(deal.parties, "deal-struck", seats=[SEAT[s] for s in bits(deal.parties)], deal=deal.id)
        table.stirred = bool(deal.terms)
        for term in deal.terms:
            for good, amount in term.goods:
                self.hand_over(g, term.giver, term.taker, good, amount, deal.parties)
        for number, pledge in enumerate(deal.pledges):
            promise = Promise(
                f"{deal.id}.{number}", pledge.by, pledge.to, pledge.promise, pledge.words, self.now(g), "open"
            )
            table.promises.append(promise)
            table.whisper(deal.parties, "promise-given", **_told(promise))
        self.prune(g)

    def prune(self, g: Any) -> None:
        """Offers that everyone can see cannot be carried out any more lapse."""
        table: Table = g
        if not table.deals:
            return
        might = self.all_might_give(g)
        for deal in table.deals[:]:
            if any(amount > might[giver].get(good, 0) for (giver, good), amount in _totals(deal.terms).items()):
                g.end_deal(deal, "deal-lapsed", deal.by)

    def lapse(self, g: Any) -> None:
        """All offers lapse, and everyone may make new ones."""
        table: Table = g
        if not table.deals and not any(table.offered):
            return
        for deal in table.deals[:]:
            table.end_deal(deal, "deal-lapsed", deal.by)
        table.offered = [0] * table.seats
        table.refused = []

    def can_give(self, g: Any, deal: Deal, seat: int) -> bool:
        """The seat has all that the deal wants of it."""
        has = self.may_give(g, seat)
        needs = _totals(deal.terms)
        return all(amount <= has.get(good, 0) for (giver, good), amount in needs.items() if giver == seat)


def deal_id(g: Table, seat: int, value: dict[str, Any]) -> str:
    """A name for an offer that does not tell, as a number would, how many there were before.

    Its parties read it, and everyone does once a promise it holds is judged.
    """
    g.doubt()
    name = f"{SEAT[seat]}-{chance.nonce(g.key, canonical(value))}"
    g.offers[name] = g.offers.get(name, 0) + 1
    return name if g.offers[name] == 1 else f"{name}-{g.offers[name]}"


def _particulars(promise: dict[str, Any]) -> Words:
    """What a promise says beyond who and to whom."""
    return tuple(sorted((key, value) for key, value in promise.items() if key not in ("by", "to", "promise")))


def _totals(terms: tuple[Term, ...]) -> dict[tuple[int, str], int]:
    """What each seat gives in all, by good."""
    sums: dict[tuple[int, str], int] = {}
    for term in terms:
        for good, amount in term.goods:
            sums[term.giver, good] = sums.get((term.giver, good), 0) + amount
    return sums


def _told(promise: Promise) -> dict[str, Any]:
    """What is said of a promise: by whom, to whom, its id, what it is and its particulars."""
    return {
        "seat": SEAT[promise.by],
        "other": SEAT[promise.to],
        "promise": promise.id,
        "pledge": promise.promise,
        "particulars": dict(promise.words),
    }


def end_promise(g: Table, promise: Promise, fate: str) -> None:
    """A promise is kept or broken before all, or void, which concerns only the two."""
    g.promises[g.promises.index(promise)] = promise._replace(fate=fate)
    both = 1 << promise.by | 1 << promise.to
    if fate == "void":
        g.reveal(both)
        g.whisper(both, "promise-void", **_told(promise))
    else:
        g.reveal()
        g.tell(f"promise-{fate}", **_told(promise))


__all__ = ["Deals", "Domain", "Goods", "Offer", "canonical", "end_promise", "written"]
