"""Phase 3: the President draws eight notes in secret; if they are not there, the game is over.  [J-4.3]"""

from __future__ import annotations

from dataclasses import dataclass

from palazzo.games.junta.ending import end_game
from palazzo.games.junta.state import Republic
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

_NOTES_DRAWN = 8


@dataclass(slots=True)
class Aid(Step):
    """Phase 3."""

    def begin(self, g: Republic) -> Next:
        """Eight face-down notes, or the end.  [J-13.1]"""
        if len(g.aid) < _NOTES_DRAWN:
            return end_game(g, "aid-spent")
        seat = g.president
        notes = [g.draw_note(seat) for _ in range(_NOTES_DRAWN)]
        g.drawn = g.cash[seat][-_NOTES_DRAWN:]
        g.confide(1 << seat, "draws-aid", {"notes": sorted(notes)}, seat=SEAT[seat])
        return self.done()
