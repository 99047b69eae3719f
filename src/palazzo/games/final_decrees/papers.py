"""Ready papers: the usual bargains of Final Decrees, from what everyone sees and one's own hand.  [FD-7]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from palazzo.games.final_decrees.content import DECREE, KIND, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.state import NONE, Decrees
from palazzo.kernel.agreements import Paper
from palazzo.kernel.table import SEAT

_INVESTIGATOR: Final = MINISTRY_OF["SEC"]
"""Whoever directs this ministry can investigate at will."""


def papers(g: Decrees, seat: int, partner: int) -> list[Paper]:
    """What is usually settled with this partner: protection first, if they could investigate."""
    found = [*_work_for_relief(g, seat, partner), *_card_for_blame(g, seat, partner), _peace(seat, partner)]
    if g.post[partner] == _INVESTIGATOR:
        found.insert(0, found.pop())
    return found


def _card_for_blame(g: Decrees, seat: int, partner: int) -> Iterator[Paper]:
    """A card of mine, if they take one of my blame along with it; or what they hold, if I take one of theirs."""
    if g.hands[seat] and g.blame[seat]:
        card = KIND[min(g.hands[seat])]
        yield Paper("card-for-blame", {"terms": [_gives(seat, partner, {card: 1, "blame": 1})]})
    elif g.hands[partner] and g.blame[partner]:
        yield Paper(
            "blame-for-card",
            {
                "terms": [_gives(partner, seat, {"blame": 1})],
                "promises": [_promises(partner, seat, "give-card")],
            },
        )


def _work_for_relief(g: Decrees, seat: int, partner: int) -> Iterator[Paper]:
    """They stamp a decree that waits for them, or send me one that waits for me, and I take one of their blame now."""
    theirs, mine = g.post[partner], g.post[seat]
    if theirs == NONE or not g.blame[partner]:
        return
    relief = [_gives(partner, seat, {"blame": 1})]
    waiting = [decree for decree, place in enumerate(g.lies) if place >= 0]
    for decree in waiting:
        if g.lies[decree] == theirs == g.next_step(decree):
            word = _promises(partner, seat, "stamp", decree=DECREE[decree])
            yield Paper("stamp-for-relief", {"terms": relief, "promises": [word]})
            return
    for decree in waiting:
        if g.lies[decree] == theirs and g.next_step(decree) == mine:
            word = _promises(partner, seat, "forward", decree=DECREE[decree], ministry=MINISTRY[mine])
            yield Paper("forward-for-relief", {"terms": relief, "promises": [word]})
            return


def _peace(seat: int, partner: int) -> Paper:
    """Neither investigates the other."""
    both = [_promises(partner, seat, "no-investigation"), _promises(seat, partner, "no-investigation")]
    return Paper("peace", {"promises": both})


def _gives(giver: int, taker: int, goods: dict[str, int]) -> dict[str, Any]:
    """A term of an offer."""
    return {"from": SEAT[giver], "to": SEAT[taker], "goods": goods}


def _promises(by: int, to: int, promise: str, **particulars: str) -> dict[str, Any]:
    """A promise of an offer."""
    return {"by": SEAT[by], "to": SEAT[to], "promise": promise, **particulars}
