"""Trade: cards, cash, units in a coup, safe-conducts; and the limit of the hand.  [J-1.7, J-10.6, J-14]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta import promises
from palazzo.games.junta.cards import PLAY
from palazzo.games.junta.content import CARDS, COPIES, KIND, NOTES, OF_KIND, SPACE, SPACE_OF, UNIT, UNITS
from palazzo.games.junta.money import BURN, may_part_with_cash
from palazzo.games.junta.state import CASH, HAND_LIMIT, Republic
from palazzo.kernel.agreements import Deal
from palazzo.kernel.deals import Deals, Domain
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Question, Subset
from palazzo.kernel.steps import HalfMade, Next, Step
from palazzo.kernel.table import SEAT, bits

SAFE_CONDUCT: Final = "safe-conduct"
_KNOWN_BY: Final[tuple[str, ...]] = (
    "alive",
    "armies",
    "at",
    "cash",
    "condemned",
    "coup",
    "discards",
    "exile",
    "frozen",
    "hands",
    "lobby",
    "moving",
    "phase",
    "size",
    "spent",
    "standing",
    "targets",
)
"""What there is to know of what others might have to give."""


class Trade(Deals):
    """What may change hands in Junta, and what may be promised."""

    def partners(self, g: Republic, seat: int) -> list[int]:
        """The dead take no part; exiles do.  [J-14.1, J-5.4]"""
        if not g.alive[seat]:
            return []
        return [other for other in range(g.seats) if other != seat and g.alive[other]]

    def may_give(self, g: Republic, seat: int) -> dict[str, int]:
        """Cards in hand, but for phases 6 and 9; cash, but for targets; in a coup units and safe-conducts."""
        goods: dict[str, int] = {}
        if g.phase not in (6, 9):
            for card in g.hands[seat]:
                goods[KIND[card]] = goods.get(KIND[card], 0) + 1
        if may_part_with_cash(g, seat):
            for note in g.cash[seat]:
                goods[KIND[note]] = goods.get(KIND[note], 0) + 1
        return {**dict(sorted(goods.items())), **self.open_goods(g, seat)}

    def all_might_give(self, g: Republic) -> list[dict[str, int]]:
        """By seat: any card or note that does not lie openly; what does is looked through once."""
        cards = _unseen(g, list(CARDS), [g.discards, *g.lobby]) if g.phase not in (6, 9) else {}
        notes = _unseen(g, list(NOTES), [g.spent])
        found: list[dict[str, int]] = []
        for seat in range(g.seats):
            goods: dict[str, int] = {}
            held = len(g.hands[seat])
            if held:
                goods = {kind: left if left < held else held for kind, left in cards.items()}
            if may_part_with_cash(g, seat) and g.cash[seat]:
                goods |= notes
            found.append({**goods, **self.open_goods(g, seat)})
        return found

    def known_by(self) -> tuple[str, ...]:
        return _KNOWN_BY

    def open_goods(self, g: Republic, seat: int) -> dict[str, int]:
        """Units of one's own in the movement part of a coup; safe-conduct from an embassy one is in.  [J-10.6]

        Who is being shot on his return has not taken them up yet.  [J-5.8]
        """
        goods: dict[str, int] = {}
        if g.coup < 0 or not g.here(seat) or g.targets >> seat & 1:
            return goods
        army, frozen = g.armies[seat], g.frozen_units()
        for unit in bits(army & sum(g.standing)):
            space = g.at[unit]
            if g.moving and not frozen >> unit & 1:
                good = f"{UNIT[unit]}:{SPACE[space]}"
                goods[good] = goods.get(good, 0) + 1
            if space in g.exile:
                goods[f"{SAFE_CONDUCT}:{SPACE[space]}"] = 1
        return goods

    def promised_by(self) -> tuple[str, ...]:
        return ("seats",)

    def promises(self, g: Republic) -> dict[str, Domain]:
        """The promises the game can judge."""
        return promises.promisable(g)

    def things(self, g: Republic, seat: int, good: str, amount: int) -> list[tuple[int, int]]:
        """The cards and notes an offer proves."""
        if good in CARDS:
            return [(card, seat) for card in g.hands[seat] if KIND[card] == good][:amount]
        if good in NOTES:
            return [(note, CASH + seat) for note in g.cash[seat] if KIND[note] == good][:amount]
        return []

    def can_give(self, g: Republic, deal: Deal, seat: int) -> bool:
        """The seat has all that is wanted of it; while hands are too full, all have room for what they get.  [J-1.7]"""
        if any(self.lacks_room(g, deal, party) for party in bits(deal.parties)):
            return False
        return super().can_give(g, deal, seat) and not self.arms_exile(g, deal)

    def arms_exile(self, g: Republic, deal: Deal) -> bool:
        """Units would go to somebody who is not in the country, and nobody would command them.  [J-5.4, J-10.6]"""
        return any(
            good.split(":")[0] in UNITS for term in deal.terms if not g.here(term.taker) for good, _ in term.goods
        )

    def lacks_room(self, g: Republic, deal: Deal, seat: int) -> bool:
        """Someone has to give cards away now, and this seat would then have too many itself."""
        if not any(isinstance(step, HandLimit) for step in g.stack):
            return False
        change = 0
        for term in deal.terms:
            cards = sum(amount for good, amount in term.goods if good in CARDS)
            change += cards * ((term.taker == seat) - (term.giver == seat))
        return change > 0 and g.size_of_hand(seat) + change > HAND_LIMIT

    def hand_over(self, g: Republic, giver: int, taker: int, good: str, amount: int, parties: int) -> None:
        """Cards and notes are named only to those in the deal; units and safe-conducts are seen by all."""
        if good in CARDS:
            for _ in range(amount):
                g.pass_card(giver, taker, good, parties)
            g.teach()
            g.confide(parties, "gives-cards", {"card": good}, seat=SEAT[giver], other=SEAT[taker], amount=amount)
        elif good in NOTES:
            for _ in range(amount):
                g.pass_note(giver, taker, good, parties)
            g.teach()
            g.confide(parties, "gives-cash", {"note": good, "amount": amount}, seat=SEAT[giver], other=SEAT[taker])
        else:
            kind, name = good.split(":")
            g.teach()
            if kind == SAFE_CONDUCT:
                g.conducts.append((giver, taker))
                g.tell("safe-conduct", seat=SEAT[giver], other=SEAT[taker], space=name)
            else:
                self.transfer(g, giver, taker, kind, SPACE_OF[name], amount)

    def transfer(self, g: Republic, giver: int, taker: int, kind: str, space: int, amount: int) -> None:
        """Units change hands to the end of the coup, those that can still move first.  [J-10.6]"""
        here = g.standing[space] & OF_KIND[kind] & g.armies[giver]
        hand_units(g, [*bits(here & ~g.moved), *bits(here & g.moved)][:amount], taker)
        g.tell("transfers", seat=SEAT[giver], other=SEAT[taker], unit=kind, space=SPACE[space], amount=amount)

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        """A gift may break the limit of the hand: the excess goes at once.  [J-1.7]"""
        super().take(g, question, value)
        if g.stirred and not any(isinstance(step, HandLimit) for step in g.stack) and over_limit(g):
            asking = next(step for step in reversed(g.stack) if not isinstance(step, HalfMade))
            return HandLimit(over_limit(g), PLAY in asking.openings())
        return None

    def lapse(self, g: Republic) -> None:
        """Offers lapse; what was done before cannot be taken back, whether there were any or not."""
        super().lapse(g)
        g.fenced = True

    def renew(self, g: Republic) -> None:
        """An election or a phase of a coup begins: everyone may make as many offers again; those made stand."""
        g.offered = [0] * g.seats
        g.refused = []

    def now(self, g: Any) -> int:
        return int(g.year)


def _unseen(g: Republic, kinds: list[str], piles: list[list[int]]) -> dict[str, int]:
    """How many of each of these kinds do not lie in these open piles, where any are left."""
    copies = COPIES[g.size]
    left = {kind: len(copies[kind]) for kind in kinds}
    for pile in piles:
        for thing in pile:
            left[KIND[thing]] -= 1
    return {kind: number for kind, number in left.items() if number}


def hand_units(g: Republic, units: list[int], taker: int) -> None:
    """Units get another commander, or go back to whoever has their office."""
    for unit in units:
        g.handed = [handed & ~(1 << unit) for handed in g.handed]
        if g.chief_of(UNITS[UNIT[unit]].office) != taker:
            g.handed[taker] |= 1 << unit
    g.regroup()


TRADE: Final = Trade()

TALK: Final[tuple[Opening, ...]] = (TRADE, BURN)
"""Open at any time: deals, and throwing money away."""

FREE: Final[tuple[Opening, ...]] = (TRADE, PLAY, BURN)
"""Where cards for any time may be played too."""

CARDS_ONLY: Final[tuple[Opening, ...]] = (PLAY,)
"""Where no money may move."""


def over_limit(g: Republic) -> list[int]:
    """Those with too many cards.  [J-1.7]"""
    return [seat for seat in range(g.seats) if g.size_of_hand(seat) > HAND_LIMIT]


class Excess(Subset):
    """Which cards to discard; by default those drawn last.  [J-16.5]"""

    def __init__(self, hand: list[str], count: int) -> None:
        super().__init__("discard-excess", sorted(hand), count, count, {"count": count})
        self.last = hand[len(hand) - count :]

    def default(self) -> list[str]:
        return list(self.last)


@dataclass(slots=True)
class HandLimit(Step):
    """Too many cards: the excess is played, given away or discarded.  [J-1.7]"""

    seats: list[int] = field(default_factory=list)
    """Those who have too many cards."""
    free: bool = True
    """Cards and cash may change hands meanwhile."""

    def openings(self) -> tuple[Opening, ...]:
        return FREE if self.free else TALK

    def waiting(self) -> str:
        return "wait-excess"

    def begin(self, g: Republic) -> Next:
        """All who have too many, at once."""
        return self.ask_all(self.seats, self.excess, then=self.drop) if self.seats else self.done()

    def excess(self, g: Republic, seat: int) -> Subset:
        """As many as are too many now; what is played or given away meanwhile counts."""
        count = max(0, min(g.size_of_hand(seat) - HAND_LIMIT, len(g.hands[seat])))
        return Excess([KIND[card] for card in g.hands[seat]], count)

    def drop(self, g: Republic, drops: dict[int, list[str]]) -> Next:
        """The cards chosen are discarded face up."""
        for seat in self.seats:
            for kind in drops[seat]:
                g.discard(seat, kind)
            if drops[seat]:
                g.tell("discards", seat=SEAT[seat], cards=drops[seat])
        return self.done()
