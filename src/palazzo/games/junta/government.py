"""Government: no confidence, offices, the cousin.  [J-3, phase 2]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta import promises
from palazzo.games.junta.cards import hand_back, refusal
from palazzo.games.junta.content import GENERALS, OFFICE, OFFICE_OF
from palazzo.games.junta.elections import AT_LIBERTY, NoConfidence
from palazzo.games.junta.state import Republic
from palazzo.games.junta.windows import Window
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

MOST_OFFICES = 2


class Appointments(Assign):
    """The offices to the others; by default as last turn, if that is lawful.  [J-16.5]"""

    def __init__(self, others: list[str], last: dict[str, list[str]]) -> None:
        super().__init__(
            "appoint",
            list(OFFICE),
            others,
            room=dict.fromkeys(others, (1, MOST_OFFICES)),
            rivals=list(GENERALS),
        )
        self.last = last

    def default(self) -> dict[str, list[str]]:
        return self.last if self.fault(self.last) is None else super().default()


@dataclass(slots=True)
class Government(Step):
    """Phase 2: no confidence, the President assigns the offices, the cousin.  [J-4.2]"""

    motions: list[tuple[int, str]] = field(default_factory=list)
    """Motions of no confidence still to be voted on: by whom, and the card."""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY

    def waiting(self) -> str:
        return "wait-appointments"

    def begin(self, g: Republic) -> Next:
        """Anyone but the President may call a vote of no confidence.  [J-2.11]"""
        return self.first(g, Window("P2", g.president), then=self.motions_made)

    def motions_made(self, g: Republic, takers: list[tuple[int, str]]) -> Next:
        """Several motions are voted one after the other, as long as each still can be."""
        self.motions = takers
        return self.next_motion(g, None)

    def next_motion(self, g: Republic, _: Any) -> Next:
        """The Chamber votes on each motion of no confidence; then the President appoints."""
        while self.motions:
            seat, option = self.motions.pop(0)
            kind = option.split(":")[1]
            if seat == g.president or refusal(g, seat, kind, ("P2",)) is not None:
                hand_back(g, seat, kind)
                continue
            g.discard(seat, kind)
            g.tell("plays", seat=SEAT[seat], card=kind, declared=[])
            return self.first(g, NoConfidence(seat), then=self.next_motion)
        return self.ask(g.president, self.offices, then=self.appoint)

    def resume(self, g: Republic) -> Next:
        """After a resignation the successor appoints, and whoever came home counts.  [J-2.8]"""
        return self.ask(g.president, self.offices, then=self.appoint)

    def offices(self, g: Republic, seat: int) -> Assign:
        """One or two to every other family, absent ones too; nobody two brigades.  [J-3.2, J-3.3]"""
        last: dict[str, list[str]] = {}
        for office, holder in enumerate(g.office):
            last.setdefault(SEAT[holder] if holder >= 0 else "", []).append(OFFICE[office])
        return Appointments([SEAT[other] for other in g.around(seat)[1:]], last)

    def appoint(self, g: Republic, offices: dict[str, list[str]]) -> Next:
        """Offices change hands only now; the cousin gives his back.  [J-3.2, J-3.4]"""
        g.cousin, g.favoured = 0, False
        for name, given in offices.items():
            for office in given:
                g.office[OFFICE_OF[office]] = SEATS[name]
        g.tell("appoints", seat=SEAT[g.president], offices={OFFICE[o]: SEAT[seat] for o, seat in enumerate(g.office)})
        # Offices that others promised each other fall now, unseen: could it be taken back only without them, that told.
        g.teach(0)
        if g.promises:
            promises.appointed(g)
        return self.first(g, Cousin(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The government is in office."""
        return self.done()


def _cousin_may_choose(g: Republic) -> bool:
    """He has taken no vacant office yet, there is one, and he would not have more than two.  [J-3.4, J-3.6]"""
    return not g.vacancy and not g.favoured and bool(g.vacant_offices()) and g.cousin.bit_count() < MOST_OFFICES


@dataclass(slots=True)
class Cousin(Step):
    """The President's cousin may take one vacant office.  [J-3.4]"""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY

    def waiting(self) -> str:
        return "wait-cousin"

    def resume(self, g: Republic) -> Next:
        """After a resignation it is the successor's cousin; after a return there may be nothing left to take."""
        return self.begin(g)

    def begin(self, g: Republic) -> Next:
        """The President is asked, if there is something to take."""
        if not _cousin_may_choose(g):
            return self.done()
        return self.ask(g.president, self.vacancies, then=self.take)

    def vacancies(self, g: Republic, seat: int) -> Pick:
        """Leave it, or take one office, irrevocably."""
        return Pick("cousin", ["leave", *(f"take:{OFFICE[office]}" for office in g.vacant_offices())])

    def take(self, g: Republic, choice: str) -> Next:
        """Its votes and units are the President's until the next phase 2."""
        if choice != "leave":
            name = choice.split(":")[1]
            g.cousin |= 1 << OFFICE_OF[name]
            g.regroup()
            g.favoured = True
            g.tell("cousin-takes", seat=SEAT[g.president], office=name)
        return self.done()
