"""The moments when all are asked to play cards or pass, so that nobody outruns them.  [J-15.2]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta.cards import ANY_TIME, PASS, Play, hand_back, opened, play_at_any_time, plays
from palazzo.games.junta.elections import AT_LIBERTY
from palazzo.games.junta.exile import FREE_TO_RETURN, admit
from palazzo.games.junta.state import Republic
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step


@dataclass(slots=True)
class PlayOrPass(Step):
    """Everyone may play cards for any time, until all pass in the same round; `settled`: the President may resign."""

    settled: bool = True
    """The President may resign here."""
    queue: list[tuple[int, str]] = field(default_factory=list)
    """Cards shown in this round and not yet carried out: by whom, and the option."""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY if self.settled else FREE_TO_RETURN

    def waiting(self) -> str:
        return "wait-cards"

    def begin(self, g: Republic) -> Next:
        """All present are asked at once."""
        seats = g.present(g.first_seat())
        return self.ask_all(seats, self.chance, then=self.open_together) if seats else self.done()

    def resume(self, g: Republic) -> Next:
        """Who has come home meanwhile is asked too.  [J-5.5]"""
        return admit(self, g.present(0))

    def chance(self, g: Republic, seat: int) -> Pick:
        """Pass, or play a card."""
        return Play("play-or-pass", [PASS, *plays(g, seat, ANY_TIME)], g, seat, ANY_TIME)

    def open_together(self, g: Republic, answers: dict[int, str]) -> Next:
        """What was played acts clockwise from the President."""
        self.queue = opened(g, answers)
        return self.act(g, None) if self.queue else self.done()

    def act(self, g: Republic, _: Any) -> Next:
        """One card after another; then everyone is asked again."""
        while self.queue:
            seat, option = self.queue.pop(0)
            kind = option.split(":")[1]
            if option not in plays(g, seat, ANY_TIME):
                hand_back(g, seat, kind)
                continue
            more = play_at_any_time(g, seat, option)
            if more is not None:
                return self.first(g, more, then=self.act)
        return self.begin(g)
