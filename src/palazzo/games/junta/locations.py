"""Phase 5: everyone hides somewhere, or leaves.  [J-5.1, J-5.2]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palazzo.games.junta.content import EMBASSIES, LOCATIONS, SPACE, SPACE_OF
from palazzo.games.junta.elections import Resignation
from palazzo.games.junta.exile import FREE_TO_RETURN, admit, go_into_exile
from palazzo.games.junta.government import Cousin
from palazzo.games.junta.state import Republic
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import WAIT, Next, Step


@dataclass(slots=True)
class Whereabouts(Step):
    """Phase 5."""

    def openings(self) -> tuple[Opening, ...]:
        return FREE_TO_RETURN

    def waiting(self) -> str:
        return "wait-locations"

    def begin(self, g: Republic) -> Next:
        """A President who wants to leave must resign first, and so must his successor.  [J-5.2, J-2.8]"""
        if g.resigned >> g.president & 1:
            return self.hide(g)
        return self.ask(g.president, self.resignation, then=self.resign)

    def resignation(self, g: Republic, seat: int) -> Pick:
        """Stay in office, or resign."""
        return Pick("resign-now", ["remain", "resign"])

    def resign(self, g: Republic, choice: str) -> Next:
        """An election, or straight on."""
        if choice == "resign":
            return self.first(g, Resignation(), then=self.resigned)
        return self.hide(g)

    def resigned(self, g: Republic, _: Any) -> Next:
        """The successor has the same choice."""
        return self.begin(g)

    def hide(self, g: Republic) -> Next:
        """All choose at once, in secret."""
        return self.ask_all(g.present(g.president), self.where, then=self.hidden)

    def resume(self, g: Republic) -> Next:
        """Who has come home meanwhile chooses too.  [J-5.5]"""
        return admit(self, g.present(0)) if self.asks == "where" else WAIT

    def where(self, g: Republic, seat: int) -> Pick:
        """Five places; and, but for the President, four embassies."""
        options = [f"hide:{place}" for place in LOCATIONS]
        if seat != g.president:
            options += [f"exile:{SPACE[embassy]}" for embassy in EMBASSIES]
        return Pick("choose-location", options)

    def hidden(self, g: Republic, answers: dict[int, str]) -> Next:
        """Locations stay hidden; exile is shown.  [J-5.1]"""
        g.reveal()
        for seat in g.around(g.president):
            if seat in answers:
                verb, place = answers[seat].split(":")
                if verb == "exile":
                    go_into_exile(g, seat, SPACE_OF[place])
                else:
                    g.place[seat] = place
        g.tell("hidden")
        return self.first(g, Cousin(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """Phase 5 is over."""
        return self.done()
