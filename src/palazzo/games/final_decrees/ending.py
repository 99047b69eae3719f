"""How a game ends, and who bears least of the blame.  [FD-8]"""

from __future__ import annotations

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.rules import Outcome, placed
from palazzo.kernel.steps import DONE, Next


def end_game(g: Decrees, reason: str) -> Next:
    """At once, in the middle of a turn or card.  [FD-8.1]"""
    promises.game_over(g)
    g.ending = reason
    g.tell("game-over", reason=reason)
    g.finish()
    return DONE


def standing(g: Decrees) -> tuple[int, ...]:
    """Everyone's place: least personal blame; then least on the ministry directed, then most cards, then shared.

    [FD-8.2]
    """
    return placed([(g.blame[seat], ministerial(g, seat), -len(g.hands[seat])) for seat in range(g.seats)])


def ministerial(g: Decrees, seat: int) -> int:
    """The blame on the ministry a seat directs; none, before it directs any."""
    return g.office[g.post[seat]] if g.post[seat] >= 0 else 0


def outcome(g: Decrees) -> Outcome:
    """Who bears least of the blame.  [FD-8.2]"""
    places = standing(g)
    winners = tuple([seat for seat in range(g.seats) if places[seat] == 0])
    return Outcome(winners, tuple(g.blame), g.ending, places)
