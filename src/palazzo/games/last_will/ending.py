"""How a game ends, and whose fortune is gone.  [W-8]"""

from __future__ import annotations

from palazzo.games.last_will.content import CONSTANTS
from palazzo.games.last_will.jobs import pay_salaries
from palazzo.games.last_will.state import Fortune
from palazzo.kernel.rules import Outcome, placed
from palazzo.kernel.steps import DONE, Next
from palazzo.kernel.table import SEAT


def is_over(g: Fortune) -> bool:
    """Someone is bankrupt, or the last round has been played.  [W-8.1]"""
    return any(g.bankrupt) or g.round >= CONSTANTS.rounds


def end_game(g: Fortune) -> Next:
    """Whoever still has a job takes one more salary; then totals are compared.  [W-8.2, W-8.3]"""
    pay_salaries(g, "last-salary")
    g.ending = "bankrupt" if any(g.bankrupt) else "rounds"
    g.phase = "over"
    g.tell("game-over", reason=g.ending, totals={SEAT[seat]: g.worth(seat) for seat in range(g.seats)})
    g.finish()
    return DONE


Standing = tuple[bool, int, bool, int]
"""What decides a place: employment, total, not being bankrupt, the plan."""


def ranked(g: Fortune, seat: int) -> Standing:
    """What decides a seat's place, in order; of each, less is better.  [W-8.3]

    Those without a job first, unless the table wants otherwise; then the lowest total; then the bankrupt before
    others; then the plan further left.
    """
    return g.employed_last and g.employed(seat), g.worth(seat), not g.bankrupt[seat], g.plan[seat]


def outcome(g: Fortune) -> Outcome:
    """The places are never shared.  [W-8.3]"""
    places = placed([ranked(g, seat) for seat in range(g.seats)])
    return Outcome((places.index(0),), tuple([g.worth(seat) for seat in range(g.seats)]), g.ending, places)
