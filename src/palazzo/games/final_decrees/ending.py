"""How a game ends, and who bears least of the blame.  [FD-8]"""

from __future__ import annotations

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.rules import Outcome
from palazzo.kernel.steps import DONE, Next


def end_game(g: Decrees, reason: str) -> Next:
    """At once, in the middle of a turn or card.  [FD-8.1]"""
    promises.game_over(g)
    g.ending = reason
    g.tell("game-over", reason)
    g.finish()
    return DONE


def outcome(g: Decrees) -> Outcome:
    """Least personal blame; then least on the ministry directed, then most cards, then shared.  [FD-8.2]"""

    def rank(seat: int) -> tuple[int, int, int]:
        return g.blame[seat], g.office[g.post[seat]], -len(g.hands[seat])

    best = min(rank(seat) for seat in range(g.seats))
    winners = tuple(seat for seat in range(g.seats) if rank(seat) == best)
    return Outcome(winners, tuple(g.blame), g.ending)
