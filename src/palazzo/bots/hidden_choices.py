"""What others have chosen in secret, in an imagined world: what clerks would have chosen there.

A world is dealt so that a seat could not tell it from the true one; where others hide, and what they have answered
already to what all are asked at once, is drawn in it as if all were equally likely. Who thinks ahead supposes more.
"""

from __future__ import annotations

from random import Random

from palazzo.bots.clerk import counsel
from palazzo.kernel.looking import follow
from palazzo.kernel.match import Match


def suppose(world: Match, seat: int, rng: Random) -> None:
    """Ask the others anew what all are asked at once, and let them hide where clerks would.

    Everybody looks at the world once: what its copies have in common need not be read again in each.
    """
    step = world.table.stack[-1]
    for other in [other for other in step.answers if other != seat]:
        del step.answers[other]
        step.waits |= 1 << other
    views = {other: follow(world, other) for other in range(world.seats)}
    hidden = getattr(counsel(world.game), "suppose", None)
    if hidden is not None:
        del views[seat]
        hidden(world.table, views, rng)


__all__ = ["suppose"]
