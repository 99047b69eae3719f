"""How a game ends, and who has most in Switzerland.  [J-13]"""

from __future__ import annotations

from palazzo.games.junta import promises
from palazzo.games.junta.state import Republic
from palazzo.kernel.rules import Outcome, placed
from palazzo.kernel.steps import DONE, Next


def end_game(g: Republic, reason: str) -> Next:
    """End the game at once, for this reason."""
    promises.game_over(g)
    g.ending = reason
    g.tell("game-over", reason=reason)
    g.finish()
    return DONE


def outcome(g: Republic) -> Outcome:
    """Most money in Switzerland; equal is a draw; if everyone was murdered, all lose.  [J-13.1, J-6.11]"""
    scores = tuple([g.account(seat) for seat in range(g.seats)])
    if g.ending == "all-dead":
        return Outcome((), scores, g.ending, placed([0] * g.seats))
    places = placed([-score for score in scores])
    return Outcome(tuple([seat for seat in range(g.seats) if places[seat] == 0]), scores, g.ending, places)
