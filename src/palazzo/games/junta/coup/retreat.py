"""Retreats after a battle.  [J-11.6]"""

from __future__ import annotations

from dataclasses import dataclass, field

from palazzo.games.junta import promises
from palazzo.games.junta.content import EMBASSIES, NEXT_TO, SPACE, SPACE_OF, UNIT
from palazzo.games.junta.coup.agreement import STOP
from palazzo.games.junta.coup.forces import fighters_in, fit_units, names, owners_in, take_units, turn_order
from palazzo.games.junta.state import LOST, Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, bits


def _set_of(units: list[int]) -> int:
    """Some counters as a set."""
    return sum([1 << unit for unit in units])


@dataclass(slots=True)
class Retreat(Step):
    """Of all with units in the space, whoever lost more than the fewest must go, unless let stay."""

    space: int = 0
    """The space that is left."""
    lost: list[int] = field(default_factory=list)
    """By seat: the units it has lost here."""
    stayers: list[int] = field(default_factory=list)
    """Those who lost the fewest, and may let others stay."""
    beaten: list[int] = field(default_factory=list)
    """Those who must go, in order; the first goes now."""
    moving: list[int] = field(default_factory=list)
    """The units of the first that still must go."""
    refused: list[int] = field(default_factory=list)
    """Spaces that were closed to them."""
    wanted: list[tuple[int, int]] = field(default_factory=list)
    """Where they would go, unit by unit, and nobody has given leave yet."""

    def openings(self) -> tuple[Opening, ...]:
        return (*TALK, STOP)

    def waiting(self) -> str:
        return "wait-retreat"

    def begin(self, g: Republic) -> Next:
        """The fewest losses stay, also who only watched and lost none; equal for all, nobody goes."""
        left = fighters_in(g, self.space)
        fewest = min([self.lost[seat] for seat in left], default=0)
        self.stayers = [seat for seat in left if self.lost[seat] == fewest]
        if len(self.stayers) < len(left):
            self.beaten = [seat for seat in turn_order(g) if seat in left and self.lost[seat] > fewest]
        return self.next_beaten(g)

    def next_beaten(self, g: Republic) -> Next:
        """In the phase's order: those who stay may all agree to let him stay too."""
        if not self.beaten:
            return self.done()
        return self.ask_all(self.stayers, self.mercy, then=self.judged)

    def mercy(self, g: Republic, seat: int) -> Pick:
        """Drive him out, or let him stay."""
        return Pick("let-stay", ["drive-out", "let-stay"], {"seat": SEAT[self.beaten[0]], "space": SPACE[self.space]})

    def judged(self, g: Republic, answers: dict[int, str]) -> Next:
        """The beaten stay if all others there let them; else they move out."""
        seat = self.beaten[0]
        if g.promises:
            for stayer in sorted(answers):
                if answers[stayer] == "let-stay":
                    promises.answered_retreat(g, stayer, seat, True)
        if all(answer == "let-stay" for answer in answers.values()):
            g.tell("stays", seat=SEAT[seat], space=SPACE[self.space])
            self.beaten.pop(0)
            return self.next_beaten(g)
        self.moving = bits(fit_units(g, seat, self.space))
        self.refused = []
        return self.where(g)

    def ways(self, g: Republic) -> list[int]:
        """Next to the battle: free spaces and embassies first, then those whose owners must agree."""
        near = [space for space in NEXT_TO[self.space] if space not in self.refused]
        return sorted(near, key=lambda space: bool(self.hosts(g, space)))

    def hosts(self, g: Republic, space: int) -> list[int]:
        """The others with live units in a space, who must agree; nobody in an embassy."""
        if space in EMBASSIES:
            return []
        return [seat for seat in owners_in(g, space) if seat != self.beaten[0]]

    def where(self, g: Republic) -> Next:
        """He names spaces, and may split; with none left the units are lost."""
        if not self.moving:
            self.beaten.pop(0)
            return self.next_beaten(g)
        if self.ways(g):
            return self.ask(self.beaten[0], self.spaces, then=self.named)
        for unit in self.moving:
            g.post(unit, LOST)
        g.tell("units-lost", seat=SEAT[self.beaten[0]], space=SPACE[self.space], units=names(_set_of(self.moving)))
        self.moving = []
        return self.where(g)

    def spaces(self, g: Republic, seat: int) -> Assign:
        """Each unit to a space not yet refused."""
        places = [SPACE[space] for space in self.ways(g)]
        return Assign("retreat", names(_set_of(self.moving)), places, facts={"space": SPACE[self.space]})

    def named(self, g: Republic, places: dict[str, list[str]]) -> Next:
        """Free spaces are entered at once; for the others their owners are asked."""
        left = _set_of(self.moving)
        self.wanted = []
        for place, kinds in places.items():
            for unit in take_units(left, kinds):
                left ^= 1 << unit
                self.wanted.append((unit, SPACE_OF[place]))
        return self.next_host(g)

    def next_host(self, g: Republic) -> Next:
        """One space after another."""
        while self.wanted:
            space = self.wanted[0][1]
            if self.hosts(g, space):
                return self.ask_all(self.hosts(g, space), self.consent, then=self.consented)
            self.enter(g, space)
        return self.where(g)

    def consent(self, g: Republic, seat: int) -> Pick:
        """Refuse the retreating units, or let them in."""
        facts = {"seat": SEAT[self.beaten[0]], "space": SPACE[self.wanted[0][1]]}
        return Pick("let-in", ["refuse", "let-in"], facts)

    def consented(self, g: Republic, answers: dict[int, str]) -> Next:
        """All present must agree; refused, he names another."""
        space = self.wanted[0][1]
        if g.promises:
            for host in sorted(answers):
                promises.answered_retreat(g, host, self.beaten[0], answers[host] == "let-in")
        if all(answer == "let-in" for answer in answers.values()):
            self.enter(g, space)
        else:
            g.tell("retreat-refused", seat=SEAT[self.beaten[0]], space=SPACE[space])
            self.refused.append(space)
            self.wanted = [want for want in self.wanted if want[1] != space]
        return self.next_host(g)

    def enter(self, g: Republic, space: int) -> None:
        """The units are there, and take no further part in this phase."""
        units = [unit for unit, want in self.wanted if want == space]
        for unit in units:
            g.post(unit, space)
            g.withdrawn |= 1 << unit
            self.moving.remove(unit)
        self.wanted = [want for want in self.wanted if want[1] != space]
        g.tell(
            "retreats",
            seat=SEAT[self.beaten[0]],
            source=SPACE[self.space],
            space=SPACE[space],
            units=[UNIT[unit] for unit in units],
        )
