"""The moments at which exiles are asked, because nobody else is.  [J-4.1, J-6.11, J-12.6]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta.content import SPACE
from palazzo.games.junta.elections import AT_LIBERTY
from palazzo.games.junta.exile import Return
from palazzo.games.junta.state import Republic
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step


@dataclass(slots=True)
class Returns(Step):
    """Each exile is asked whether he returns, clockwise from the President's left.  [J-5.5]"""

    seats: list[int] = field(default_factory=list)
    """The exiles still to be asked."""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY

    def waiting(self) -> str:
        return "wait-return"

    def begin(self, g: Republic) -> Next:
        """All who are in exile now."""
        self.seats = [seat for seat in g.around(g.president + 1) if g.alive[seat] and g.exile[seat] >= 0]
        return self.next_exile(g, None)

    def next_exile(self, g: Republic, _: Any) -> Next:
        """One after another, but those who have come home before their turn."""
        self.seats = [seat for seat in self.seats if g.alive[seat] and g.exile[seat] >= 0]
        if not self.seats:
            return self.done()
        return self.ask(self.seats[0], self.coming_home, then=self.decide)

    def resume(self, g: Republic) -> Next:
        """Somebody may have come home meanwhile."""
        return self.next_exile(g, None)

    def coming_home(self, g: Republic, seat: int) -> Pick:
        """Stay in exile, or return."""
        return Pick("return-home", ["stay", "return"], {"embassy": SPACE[g.exile[seat]]})

    def decide(self, g: Republic, choice: str) -> Next:
        """He announces his return, or stays."""
        seat = self.seats.pop(0)
        if choice == "stay":
            return self.next_exile(g, None)
        return self.first(g, Return(seat), then=self.next_exile)
