"""The political year: nine phases, in order.  [J-4]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.junta import promises
from palazzo.games.junta.aftermath import Aftermath
from palazzo.games.junta.aid import Aid
from palazzo.games.junta.assassinations import Assassinations
from palazzo.games.junta.bank import Bank
from palazzo.games.junta.budget import Budget
from palazzo.games.junta.coup.starting import Phase8
from palazzo.games.junta.drawing import Drawing
from palazzo.games.junta.government import Government
from palazzo.games.junta.locations import Whereabouts
from palazzo.games.junta.state import Republic
from palazzo.games.junta.succession import Succession
from palazzo.games.junta.trade import TRADE
from palazzo.kernel.steps import Next, Step

PHASES: Final[tuple[Callable[[], Step], ...]] = (
    Drawing,
    Government,
    Aid,
    Budget,
    Whereabouts,
    Assassinations,
    Bank,
    Phase8,
    Aftermath,
)
_ASSASSINATIONS: Final = 6
_COUP: Final = 8


@dataclass(slots=True)
class Year(Step):
    """One turn of the political game."""

    def begin(self, g: Republic) -> Next:
        """A new year begins with its first phase."""
        g.year += 1
        g.turn = g.year
        g.phase = 0
        g.tell("year", year=g.year)
        return self.next_phase(g, None)

    def next_phase(self, g: Republic, _: Any) -> Next:
        """The next of the nine; offers lapse with each."""
        if g.phase == len(PHASES):
            return self.close(g)
        g.phase += 1
        TRADE.lapse(g)
        g.tell("phase", phase=g.phase)
        return self.first(g, PHASES[g.phase - 1](), then=self.phase_over)

    def phase_over(self, g: Republic, result: Any) -> Next:
        """After the attempts comes the succession; without a coup there is no phase 9.  [J-6.12, J-8.5]"""
        if g.phase == _ASSASSINATIONS:
            g.phase += 1
            TRADE.lapse(g)
            return self.first(g, Succession(), then=self.succeeded)
        if g.phase == _COUP and not result:
            return self.close(g)
        return self.next_phase(g, None)

    def succeeded(self, g: Republic, anyone: bool) -> Next:
        """With nobody left in the country the year ends here.  [J-6.11]"""
        if not anyone:
            return self.close(g)
        g.tell("phase", phase=g.phase)
        return self.first(g, Bank(), then=self.phase_over)

    def close(self, g: Republic) -> Next:
        """The turn ends; the dead families find new heads.  [J-12.6]"""
        if g.promises:
            promises.turn_over(g)
        g.tell("year-ends", year=g.year)
        return self.done()
