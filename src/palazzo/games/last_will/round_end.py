"""Phase 5: houses fall, hands are cut down, the table is cleared.  [W-7]"""

from __future__ import annotations

from dataclasses import dataclass

from palazzo.games.last_will.content import CONSTANTS
from palazzo.games.last_will.market import fall
from palazzo.games.last_will.preparation import discard
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import Subset
from palazzo.kernel.steps import Next, Step


@dataclass(slots=True)
class RoundEnd(Step):
    """The end of a round.  [W-7]"""

    def waiting(self) -> str:
        return "wait-discards"

    def begin(self, g: Fortune) -> Next:
        """Falls first, then discards, all at once.  [W-7.1, W-7.2]"""
        g.phase = "end"
        g.player = NONE
        fall(g)
        too_many = [seat for seat in range(g.seats) if g.hand_size(seat) > CONSTANTS.hand]
        if too_many:
            return self.ask_all(too_many, self.surplus, then=self.cut_down)
        return self.clear(g)

    def surplus(self, g: Fortune, seat: int) -> Subset:
        """All cards but two go.  [W-7.2]"""
        kinds = g.hand_kinds(seat)
        many = len(kinds) - CONSTANTS.hand
        return Subset("discard-surplus", kinds, many, many)

    def cut_down(self, g: Fortune, surplus: dict[int, list[str]]) -> Next:
        """Surplus cards go to their discards, wild ones to wait for a place."""
        for seat in g.clockwise(g.starter):
            if seat in surplus:
                discard(g, seat, sorted(surplus[seat]))
        return self.clear(g)

    def clear(self, g: Fortune) -> Next:
        """Boys, plans and offer are cleared; wild companions stay where they lie.  [W-7.2]"""
        for thing in [*g.offer, g.novelty]:
            if thing >= 0:
                g.put_away(thing)
        g.offer = []
        g.novelty = NONE
        g.sent = {}
        g.blocked = NONE
        g.boys = [0] * g.seats
        g.home = [0] * g.seats
        g.demotions = [0] * g.seats
        g.used = [[0] * len(used) for used in g.used]
        return self.done()
