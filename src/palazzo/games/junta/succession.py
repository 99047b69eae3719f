"""After the attempts: returns, a dead President's successor, the cousin.  [J-6.11, J-6.12]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palazzo.games.junta.elections import Election, install
from palazzo.games.junta.ending import end_game
from palazzo.games.junta.government import Cousin
from palazzo.games.junta.returns import Returns
from palazzo.games.junta.state import Republic
from palazzo.kernel.steps import Next, Step


@dataclass(slots=True)
class Succession(Step):
    """Who is left, and who is President now. The result: somebody is left in the country."""

    def begin(self, g: Republic) -> Next:
        """Where nobody is left to elect a President, or one alone, exiles are asked first.  [J-6.11]"""
        if g.vacancy and len(g.present(0)) < 2:
            return self.first(g, Returns(), then=self.survivors)
        return self.survivors(g, None)

    def survivors(self, g: Republic, _: Any) -> Next:
        """Everyone dead: all lose. Nobody in the country: the year ends without a President."""
        if not any(g.alive):
            return end_game(g, "all-dead")
        if not g.present(0):
            g.tell("nobody-left")
            return self.done(False)
        if not g.vacancy:
            return self.first(g, Cousin(), then=self.over)
        return self.first(g, Election("death", g.president + 1), then=self.elected)

    def elected(self, g: Republic, winner: int) -> Next:
        """The new President's former offices pass to his cousin.  [J-2.7]"""
        install(g, winner)
        return self.first(g, Cousin(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The year goes on."""
        return self.done(True)
