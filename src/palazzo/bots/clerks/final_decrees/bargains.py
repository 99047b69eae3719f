"""Deals: what one is worth, to oneself and in a partner's eyes, and the few a clerk offers."""

from __future__ import annotations

from typing import Any, Final

from palazzo.bots.bargains import refusals, refusers, takers
from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.bots.clerks.final_decrees.worth import CARDS_WORTH, WEIGHTS, draws_before, keeping, standing, threat
from palazzo.games.final_decrees.content import CARDS

TURN: Final = "turn-begins"
_ASKED: Final = "choose-action"
"""What a clerk is asked when it thinks of an offer."""
_PATIENCE: Final = 4
"""Rounds for which somebody who has refused twice is not asked again; once, and they are only after a turn."""

_EVER: Final = 10_000
"""More turns than a match has."""

_LEAST_GAIN: Final = 0.2
"""Below this a deal is not worth the ink."""

_LEAST_OFFERED: Final = 0.6
"""Below this it is not worth asking anybody."""

_MARGIN: Final = 0.1
"""By so much a partner should gain more than the least, as one guesses, before they are asked."""

_PROMISED: Final[dict[str, float]] = {
    "words": 0.0,
    "forward": 0.3,
    "stamp": 0.2,
    "no-investigation": 0.5,
    "give-card": 1.0,
}
"""What a promise is worth to whom it is made."""

_KEPT: Final[dict[str, float]] = {**_PROMISED, "stamp": 0.1, "no-investigation": 0.15}
"""What it costs to keep one: to stamp is no sacrifice, and who does not direct the Secret Service spares everybody."""

_IDLE: Final = 0.3
"""The part of its worth that somebody's word has who is not where they could break it."""

_CARDS_A_TURN: Final = 1.2
"""Cards somebody gets to play in a turn: what they hold beyond that till the end they will never play."""
_LEAST_USE: Final = 0.25
_AGAIN: Final = 0.7
"""What the second of the same card is worth, against the first."""

_NEEDS: Final[dict[str, str]] = {
    "relieve": "blame",
    "pardon": "blame",
    "hand-over": "blame",
    "unload": "load",
    "share-out": "load",
    "resign": "load",
    "promote": "load",
    "swap": "load",
    "relocate": "desk",
    "send": "desk",
    "fast-track": "desk",
    "sign-for": "desk",
    "immunity": "lead",
    "redirect": "lead",
    "cancel": "lead",
}
"""By what a card does: what its holder must have much of to need it."""
_MUCH: Final = 5.0
_LEAST_NEED: Final = 0.45
_MOST_NEED: Final = 1.3

_BASKETS: Final = tuple(
    (cards, words, blame) for cards in (1, 2) for words in (0, 1, 2) for blame in range(1, 6) if blame <= 3 * cards
)
"""What may be offered: so many cards and promises, with so much blame."""
_PLAIN: Final = tuple((cards, words, cards + words // 2) for cards in (1, 2) for words in (0, 2))
"""The same for who does not reckon as one does."""


# -- what a deal is worth


class Footing:
    """How one stands now and if blame changed hands: reckoned once for all the deals one weighs at a time.

    It spares two thirds of the time a clerk's match takes.
    """

    def __init__(self, s: Sight) -> None:
        self.s = s
        self.danger = threat(s)
        self._now = standing(s)
        self._after: dict[tuple[tuple[str, int], ...], float] = {}

    def change(self, moved: dict[str, int]) -> float:
        """What it brings if everybody gets so much more blame."""
        key = tuple(sorted(moved.items()))
        if key not in self._after:
            then = self.s.copy()
            for seat, amount in key:
                then.blame[seat] += amount
            self._after[key] = standing(then) - self._now
        return self._after[key]


def gain_of(s: Sight, deal: dict[str, Any], footing: Footing | None = None) -> float:
    """What a deal brings, in blame: how one stands after it, the cards that come and go, and promises."""
    footing = footing or Footing(s)
    gain = 0.0
    danger = footing.danger
    hands = dict(s.cards)
    moved: dict[str, int] = {}
    for term in deal.get("terms", []):
        for good, amount in term["goods"].items():
            if good == "blame":
                moved[term["from"]] = moved.get(term["from"], 0) - amount
                moved[term["to"]] = moved.get(term["to"], 0) + amount
                continue
            for _ in range(amount):
                hands[term["to"]] += 1
                gain += _part_of(s, term["to"], danger) * _in_hand(s, term["to"], good, hands[term["to"]])
                gain -= _part_of(s, term["from"], danger) * _in_hand(s, term["from"], good, hands[term["from"]])
                hands[term["from"]] -= 1
    for promise in deal.get("promises", []):
        if promise["to"] == s.me:
            gain += s.belief(promise["by"]) * _promise_worth(s, promise)
        elif promise["by"] == s.me:
            gain -= min(1.0, s.temper.word) * _promise_cost(s, promise)
    return gain + footing.change(moved) if moved else gain


def _part_of(s: Sight, seat: str, danger: dict[str, float]) -> float:
    """One's own gain counts whole; a rival's is lost to oneself, the more dangerous they are the more."""
    return 1.0 if seat == s.me else -danger[seat]


def _in_hand(s: Sight, seat: str, card: str, number: int) -> float:
    """What a card is worth to somebody as the last of so many: nothing, if there is no time to play it."""
    worth = WEIGHTS["card kept"] * CARDS_WORTH.get(CARDS[card].effect, 1.0) if card in CARDS else 0.0
    time = 1.0 - s.stagnation_within(draws_before(s, seat)) if s.deck <= s.burn + len(s.seats) else 1.0
    turns = s.deck / (WEIGHTS["draws a turn"] * len(s.seats)) + (0.5 if seat == s.player else 0.0)
    use = min(1.0, max(_LEAST_USE, _CARDS_A_TURN * turns / max(1, number)))
    again = _AGAIN if seat == s.me and s.hand.count(card) > 1 else 1.0
    return worth * time * use * again * _need(s, seat, card)


def _need(s: Sight, seat: str, card: str) -> float:
    """How much somebody needs what a card does, as all can see: to be rid of blame one must have some."""
    wants = _NEEDS.get(CARDS[card].effect if card in CARDS else "", "")
    if wants == "blame":
        amount = s.blame[seat] / _MUCH
    elif wants == "load":
        amount = s.load.get(s.post.get(seat, ""), 0) / _MUCH
    elif wants == "desk":
        amount = float(len(s.desk(s.post.get(seat, ""))))
    elif wants == "lead":
        amount = sum(s.blame[other] > s.blame[seat] for other in s.seats) / (len(s.seats) - 1)
    else:
        return 1.0
    return _LEAST_NEED + min(1.0, amount) * (_MOST_NEED - _LEAST_NEED)


def _promise_worth(s: Sight, promise: dict[str, Any]) -> float:
    """What a promise is worth that is kept: little, if the promiser is not where it matters."""
    worth = _PROMISED.get(promise["promise"], float(promise.get("amount", 1)))
    return worth * (1.0 if _matters(s, promise) else _IDLE)


def _promise_cost(s: Sight, promise: dict[str, Any]) -> float:
    """What it takes to keep one's word."""
    if promise["promise"] == "no-investigation" and s.mine == "SEC":
        return _PROMISED["no-investigation"]
    return _KEPT.get(promise["promise"], float(promise.get("amount", 1))) * (1.0 if _matters(s, promise) else _IDLE)


def _matters(s: Sight, promise: dict[str, Any]) -> bool:
    """The promiser directs the Secret Service, or the ministry whose stamp a decree waits for."""
    post = s.post.get(promise["by"], "")
    if promise["promise"] == "no-investigation":
        return post == "SEC"
    if promise["promise"] == "stamp":
        decree = promise.get("decree", "")
        return decree in s.lies and s.next_step(decree) == post
    return True


def reply(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """Yes to what is good for oneself."""
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    if "accept" in question["options"] and gain_of(s, deal) >= least_gain(s):
        return ["accept", "refuse"]
    return [option for option in ("refuse", "accept") if option in question["options"]]


def least_gain(s: Sight) -> float:
    """Below this one does not sign: less, if one is generous, more, if one looks out for oneself."""
    return _LEAST_GAIN + s.temper.bar


# -- offers


def offers(s: Sight, view: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """In one's own turn: cards one can spare, and one's word, for somebody who takes blame along with them.

    Only what the partner would sign, weighed with the partner's eyes; of that, what is best for oneself. Who has
    refused such an offer does not reckon so: they are asked for a blame a card, and one for one's word.
    """
    due = next((one["prompt"] for one in view["questions"] if one["due"]), "")
    if s.player != s.me or due != _ASKED or not s.blame[s.me] or not s.hand:
        return []
    said_no = refusals(view, TURN, _PATIENCE * len(s.seats) + 1)
    asked = refusers(view, TURN) | takers(view, TURN) | {seat for seat, times in said_no.items() if times > 1}
    asked.update(party for deal in view["deals"] for party in deal["parties"])
    strange = refusers(view, TURN, _EVER)
    found = []
    mine = Footing(s)
    for partner in question["partners"]:
        if partner in asked:
            continue
        if partner in strange:
            found += _plain(s, partner, mine)
            continue
        theirs = Footing(s.eyes_of(partner))
        spare = sorted(
            s.hand, key=lambda card: (_need(s, s.me, card) - _need(s, partner, card), keeping(s, card), card)
        )
        for cards, words, blame in _BASKETS:
            if cards <= len(spare) and blame <= s.blame[s.me]:
                offer = _basket(s, partner, spare[:cards], words, blame)
                gain = gain_of(s, offer, mine)
                if gain < max(0.0, _LEAST_OFFERED + s.temper.bar):
                    continue
                taken = gain_of(theirs.s, offer, theirs)
                if taken >= _LEAST_GAIN + _MARGIN:
                    found.append((gain + s.temper.kind * taken, offer))
    found.sort(key=lambda offer: -offer[0])
    return [offer for _, offer in found]


def _plain(s: Sight, partner: str, mine: Footing) -> list[tuple[float, dict[str, Any]]]:
    """For who does not reckon as one does: a blame for a card, and another for two promises; with what it brings."""
    spare = sorted(s.hand, key=lambda card: (keeping(s, card), card))
    swaps = [
        _basket(s, partner, spare[:cards], words, blame)
        for cards, words, blame in _PLAIN
        if cards <= len(spare) and blame <= s.blame[s.me]
    ]
    weighed = [(gain_of(s, offer, mine), offer) for offer in swaps]
    return [(gain, offer) for gain, offer in weighed if gain >= max(0.0, least_gain(s))]


def _basket(s: Sight, partner: str, cards: list[str], words: int, blame: int) -> dict[str, Any]:
    """An offer: some cards and blame, and perhaps one's word not to investigate, and to stamp what one can."""
    goods = {card: cards.count(card) for card in cards}
    offer: dict[str, Any] = {"terms": [{"from": s.me, "to": partner, "goods": {**goods, "blame": blame}}]}
    own = {"by": s.me, "to": partner}
    ready = sorted(s.lies, key=lambda decree: (s.lies[decree] != s.mine, s.next_step(decree) != s.mine, decree))
    promises = [{**own, "promise": "no-investigation"}, *({**own, "promise": "stamp", "decree": d} for d in ready[:1])]
    if words:
        offer["promises"] = promises[:words]
    return offer
