"""Trade: personal blame and cards in hand, whenever no effect is half done.  [FD-7.1, FD-7.2]"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.content import CARDS, COPIES, DECREE, KIND, MINISTRY, STAGNATION
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.agreements import Deal
from palazzo.kernel.deals import Deals, Domain
from palazzo.kernel.table import SEAT

_BLAME: Final = "blame"
_NUMBER: Final = {kind: len(things) for kind, things in COPIES.items()}
"""How many there are of each card."""
_LARGEST_PROMISE: Final = 20
_KNOWN_BY: Final[tuple[str, ...]] = ("blame", "hands", "discards", "shown")
"""What there is to know of what others might have to give."""


class Trade(Deals):
    """What may change hands in Final Decrees, and what may be promised."""

    def may_give(self, g: Decrees, seat: int) -> dict[str, int]:
        """Your personal blame and the cards in your hand."""
        goods = {_BLAME: g.blame[seat]} if g.blame[seat] else {}
        for kind in sorted({KIND[card] for card in g.hands[seat]}):
            goods[kind] = sum(KIND[card] == kind for card in g.hands[seat])
        return goods

    def all_might_give(self, g: Decrees) -> list[dict[str, int]]:
        """By seat: personal blame, and any card that does not lie openly; what does is looked through once."""
        left = dict(_NUMBER)
        for card in (*g.discards, *g.shown):
            left[KIND[card]] -= 1
        cards = {kind: count for kind, count in left.items() if count and kind != KIND[STAGNATION]}
        found: list[dict[str, int]] = []
        for seat in range(g.seats):
            goods = {_BLAME: g.blame[seat]} if g.blame[seat] else {}
            held = len(g.hands[seat])
            if held:
                goods |= {kind: count if count < held else held for kind, count in cards.items()}
            found.append(goods)
        return found

    def known_by(self) -> tuple[str, ...]:
        return _KNOWN_BY

    def promised_by(self) -> tuple[str, ...]:
        return ("lies",)

    def promises(self, g: Decrees) -> dict[str, Domain]:
        """The promises the game can judge.  [FD-7.3]"""
        ministries = [MINISTRY[m] for m in g.in_play()]
        decrees = [DECREE[n] for n, place in enumerate(g.lies) if place >= 0]
        return {
            "forward": {"decree": decrees, "ministry": ministries},
            "stamp": {"decree": decrees},
            "no-investigation": {},
            "take-blame": {"amount": [1, _LARGEST_PROMISE]},
            "give-card": {},
        }

    def things(self, g: Decrees, seat: int, good: str, amount: int) -> list[tuple[int, int]]:
        """The cards an offer proves."""
        if good not in CARDS:
            return []
        held = [card for card in g.hands[seat] if KIND[card] == good]
        return [(card, seat) for card in held[:amount]]

    def hand_over(self, g: Decrees, giver: int, taker: int, good: str, amount: int, parties: int) -> None:
        """Blame moves openly; cards are named only to those in the deal.  [FD-7.2]"""
        if good == _BLAME:
            g.blame[giver] -= amount
            g.blame[taker] += amount
            g.tell("gives-blame", seat=SEAT[giver], other=SEAT[taker], amount=amount)
            return
        for _ in range(amount):
            g.pass_card(giver, taker, good, parties)
        g.teach()
        g.confide(parties, "gives-cards", {"card": good}, seat=SEAT[giver], other=SEAT[taker], amount=amount)

    def strike(self, g: Decrees, deal: Deal) -> None:
        """A deal can keep a promise."""
        super().strike(g, deal)
        if g.promises:
            promises.traded(g, deal)

    def now(self, g: Any) -> int:
        return int(g.turn)


TRADE: Final = Trade()
