"""Ready papers: the usual bargains of each phase of Junta, from what everyone sees and one's own purse.  [J-14]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from palazzo.games.junta.content import NOTES, OFFICE, VALUE
from palazzo.games.junta.elections import Election
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import SAFE_CONDUCT, TRADE
from palazzo.kernel.agreements import Paper
from palazzo.kernel.table import SEAT

_APPOINTING: Final = (1, 2)
"""The phases in which offices are still to be given."""
_BUDGETING: Final = (3, 4)
_NIGHT: Final = (5, 6, 7)
_A_SHARE: Final = 2
"""The millions a ready paper promises from the budget."""
_MOST: Final = 3


def papers(g: Republic, seat: int, partner: int) -> list[Paper]:
    """What is usually settled with this partner at this moment."""
    if g.coup >= 0:
        found = [*_safe_conduct(g, seat, partner), *_join_me(g, seat, partner), _let_me_pass(seat, partner)]
    elif any(isinstance(step, Election) for step in g.stack):
        found = [*_votes_for_money(g, seat, partner, SEAT[seat]), *_office_for_votes(g, seat, partner, SEAT[seat])]
    elif g.phase in _APPOINTING:
        found = [*_office_for_votes(g, seat, partner, "yes"), *_office_for_money(g, seat, partner)]
    elif g.phase in _BUDGETING:
        found = [*_share_for_votes(g, seat, partner), *_votes_for_money(g, seat, partner, "yes")]
    elif g.phase in _NIGHT:
        found = [*_money_for_peace(g, seat, partner), _peace(seat, partner)]
    else:
        found = [*_join_me(g, seat, partner), _peace(seat, partner)]
    return found[:_MOST]


def _votes_for_money(g: Republic, seat: int, partner: int, choice: str) -> Iterator[Paper]:
    """A note of mine, for their votes."""
    if g.here(partner):
        for note in _smallest_note(g, seat):
            votes = _promises(partner, seat, "support", choice=choice)
            yield Paper("votes-for-money", {"terms": [_gives(seat, partner, {note: 1})], "promises": [votes]})


def _office_for_votes(g: Republic, seat: int, partner: int, choice: str) -> Iterator[Paper]:
    """An office, from who will give them out, for votes; what they have now comes first."""
    elects = choice == SEAT[seat]
    if not elects and seat != g.president:
        return
    office = next((name for name, holder in zip(OFFICE, g.office, strict=True) if holder == partner), OFFICE[0])
    both = [
        _promises(seat, partner, "appointment", office=office),
        _promises(partner, seat, "support", choice=choice),
    ]
    yield Paper("office-for-votes", {"promises": both})


def _office_for_money(g: Republic, seat: int, partner: int) -> Iterator[Paper]:
    """A note of mine, for an office from the President."""
    if partner == g.president:
        for note in _smallest_note(g, seat):
            word = _promises(partner, seat, "appointment", office=OFFICE[0])
            yield Paper("office-for-money", {"terms": [_gives(seat, partner, {note: 1})], "promises": [word]})


def _share_for_votes(g: Republic, seat: int, partner: int) -> Iterator[Paper]:
    """A share of the budget, from who proposes it, for a yes."""
    proposer = g.proposer if g.proposer >= 0 else g.president
    for payer, voter in ((seat, partner), (partner, seat)):
        if payer == proposer and g.here(voter):
            share = _promises(payer, voter, "payment", amount=_A_SHARE)
            both = [share, _promises(voter, payer, "support", choice="yes")]
            yield Paper("share-for-votes" if payer == seat else "votes-for-share", {"promises": both})


def _money_for_peace(g: Republic, seat: int, partner: int) -> Iterator[Paper]:
    """A note of mine, for my life: first of all from the Minister, who can always try."""
    if partner == g.minister():
        for note in _smallest_note(g, seat):
            word = _promises(partner, seat, "no-attempt")
            yield Paper("spare-me", {"terms": [_gives(seat, partner, {note: 1})], "promises": [word]})


def _peace(seat: int, partner: int) -> Paper:
    """Neither has the other killed."""
    both = [_promises(partner, seat, "no-attempt"), _promises(seat, partner, "no-attempt")]
    return Paper("peace", {"promises": both})


def _join_me(g: Republic, seat: int, partner: int) -> Iterator[Paper]:
    """Both on one side when it is over: the President's, with the President, else the rebels'."""
    side = "president" if g.president in (seat, partner) else "rebels"
    both = [_promises(one, other, "side", side=side) for one, other in ((partner, seat), (seat, partner))]
    yield Paper("join-me" if side == "rebels" else "stand-by-the-president", {"promises": both})


def _let_me_pass(seat: int, partner: int) -> Paper:
    """Neither drives the other out."""
    both = [_promises(partner, seat, "let-retreat"), _promises(seat, partner, "let-retreat")]
    return Paper("let-me-pass", {"promises": both})


def _safe_conduct(g: Republic, seat: int, partner: int) -> Iterator[Paper]:
    """A note of mine, for a way out of the embassy where they have troops."""
    conduct = next((good for good in TRADE.open_goods(g, partner) if good.startswith(SAFE_CONDUCT)), None)
    if g.exile[seat] >= 0 and conduct is not None:
        for note in _smallest_note(g, seat):
            terms = [_gives(seat, partner, {note: 1}), _gives(partner, seat, {conduct: 1})]
            yield Paper("safe-conduct", {"terms": terms})


def _smallest_note(g: Republic, seat: int) -> list[str]:
    """The smallest note one may part with, if there is any."""
    notes = [good for good in TRADE.may_give(g, seat) if good in NOTES]
    return sorted(notes, key=lambda note: VALUE[note])[:1]


def _gives(giver: int, taker: int, goods: dict[str, int]) -> dict[str, Any]:
    """A term of an offer."""
    return {"from": SEAT[giver], "to": SEAT[taker], "goods": goods}


def _promises(by: int, to: int, promise: str, **particulars: str | int) -> dict[str, Any]:
    """A promise of an offer."""
    return {"by": SEAT[by], "to": SEAT[to], "promise": promise, **particulars}
