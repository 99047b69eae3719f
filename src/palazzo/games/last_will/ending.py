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


def outcome(g: Fortune) -> Outcome:
    """Those without a job first, unless the table wants otherwise; then the lowest total; then the bankrupt before
    others; then the plan further left. Never shared.  [W-8.3]
    """
    scores = tuple([g.worth(seat) for seat in range(g.seats)])
    places = placed(
        [
            (g.employed_last and g.employed(seat), scores[seat], not g.bankrupt[seat], g.plan[seat])
            for seat in range(g.seats)
        ]
    )
    return Outcome((places.index(0),), scores, g.ending, places)
