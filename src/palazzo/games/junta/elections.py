"""Electing a President: nominations, ties, resignation, no confidence.  [J-2]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.ballots import YES_NO, Ballot
from palazzo.games.junta.content import OFFICE
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.trade import FREE, TRADE
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question, Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS


@dataclass(slots=True)
class Election(Step):
    """Nominations, then a ballot; ties go on. The result: the seat elected, or NONE for a tie of the first.  [J-2]

    `why` is first, death, resignation or confidence; `start` nominates and votes first.
    """

    why: str = ""
    start: int = 0
    turn: int = 0
    names: list[str] = field(default_factory=list)
    ties: int = 0

    def openings(self) -> tuple[Opening, ...]:
        return FREE

    def waiting(self) -> str:
        return "wait-nominations"

    def begin(self, g: Republic) -> Next:
        """A lone living player in the country is President without a vote.  [J-6.11]"""
        voters = g.present(self.start)
        if len(voters) == 1 and self.why != "first":
            return self.done(voters[0])
        self.turn, self.names = 0, []
        g.voting = True
        TRADE.renew(g)
        g.tell("election-called", self.why)
        return self.next_nomination(g)

    def next_nomination(self, g: Republic) -> Next:
        """The right to nominate passes clockwise.  [J-2.1]"""
        order = g.present(self.start)
        if self.turn < len(order) and self.eligible(g):
            return self.ask(order[self.turn], self.nominations, then=self.nominate)
        if not self.names:
            return self.elected(g, {})
        ballot = Ballot("election", order, list(self.names), list(self.names))
        return self.first(g, ballot, then=self.elected)

    def resume(self, g: Republic) -> Next:
        """After an interruption the nominations go on."""
        return self.next_nomination(g)

    def eligible(self, g: Republic) -> list[str]:
        """Anyone alive and in the country not yet named.  [J-2.5]"""
        return [SEAT[seat] for seat in g.present(self.start) if SEAT[seat] not in self.names]

    def nominations(self, g: Republic, seat: int) -> Subset:
        """Any number of names, one's own included."""
        names = self.eligible(g)
        return Subset("nominate", names, 0, len(names), {"why": self.why, "names": list(self.names)})

    def nominate(self, g: Republic, names: list[str]) -> Next:
        """Named openly and finally; a name needs no consent.  [J-2.12]"""
        seat = g.present(self.start)[self.turn]
        self.names += names
        if names:
            g.tell("nominates", SEAT[seat], names)
        else:
            g.tell("nominates-nobody", SEAT[seat])
        self.turn += 1
        return self.next_nomination(g)

    def elected(self, g: Republic, tally: dict[str, int]) -> Next:
        """Most votes win; a tie, no vote or no candidate means a new election.  [J-2.4, J-2.6]"""
        g.voting = False
        most = max(tally.values(), default=0)
        best = [SEATS[name] for name, votes in tally.items() if votes == most and votes]
        if len(best) == 1:
            return self.done(best[0])
        g.tell("election-tied", [SEAT[seat] for seat in best])
        if self.why == "first":
            return self.done(NONE)
        self.ties += 1
        if g.tie_limit and self.ties >= g.tie_limit:
            return self.done(self.nearest(g, best))
        return self.begin(g)

    def nearest(self, g: Republic, tied: list[int]) -> int:
        """Clockwise from the old President: the first tied candidate, or with none the first living player.  [J-2.6]"""
        order = [*g.around(g.president)[1:], g.president]
        return next(seat for seat in order if (seat in tied if tied else g.here(seat)))


def install(g: Republic, seat: int) -> None:
    """A new President after a death or a coup: his former offices pass to his cousin.  [J-2.7]"""
    g.clear_cousin()
    g.president = seat
    g.vacancy = False
    for office in range(len(OFFICE)):
        if g.office[office] == seat:
            g.cousin |= 1 << office
    g.tell("inaugurated", SEAT[seat])


@dataclass(slots=True)
class Resignation(Step):
    """The President resigns, or has lost the confidence of the Chamber: an election, in which he may stand.  [J-2.8]"""

    why: str = "resignation"

    def begin(self, g: Republic) -> Next:
        """He nominates and votes first."""
        if self.why == "resignation":
            g.resigned = True
        g.tell("resigns" if self.why == "resignation" else "falls", SEAT[g.president])
        return self.first(g, Election(self.why, g.president), then=self.succeed)

    def succeed(self, g: Republic, winner: int) -> Next:
        """Another is elected: he gets the cash, the old President the winner's former offices."""
        old = g.president
        if winner == old:
            g.tell("re-elected", SEAT[old])
            return self.done()
        g.clear_cousin()
        for office in range(len(OFFICE)):
            if g.office[office] == winner:
                g.office[office] = old
        g.president = winner
        g.tell("inaugurated", SEAT[winner])
        had = g.notes(old)
        g.pass_all_cash(old, winner)
        g.confide(1 << old | 1 << winner, (had,), "hands-over-cash", SEAT[old], SEAT[winner])
        return self.done()


class Resigning(Opening):
    """The President may resign, once a turn.  [J-2.8]"""

    name: str = "resign"

    def questions(self, g: Republic, seat: int) -> list[Question]:
        if seat != g.head() or g.resigned or not g.here(seat) or g.voting or g.phase in (6, 8, 9):
            return []
        return [self.mark(Pick("may-resign", ["resign"]), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        return Resignation()


RESIGN: Final = Resigning()
FREE_TO_RESIGN: Final[tuple[Opening, ...]] = (*FREE, RESIGN)
"""Where the President may also resign."""


# -- no confidence


@dataclass(slots=True)
class NoConfidence(Step):
    """A motion of no confidence in the President; passed, he falls as if he had resigned.  [J-2.11]"""

    seat: int = 0

    def begin(self, g: Republic) -> Next:
        """Voted at once, with last turn's offices."""
        ballot = Ballot("confidence", g.present(g.president), list(YES_NO))
        return self.first(g, ballot, then=self.outcome)

    def outcome(self, g: Republic, tally: dict[str, int]) -> Next:
        """At least one yes, and two thirds of the votes cast."""
        yes, no = tally.get("yes", 0), tally.get("no", 0)
        passed = yes > 0 and 3 * yes >= 2 * (yes + no)
        g.tell("confidence-lost" if passed else "confidence-kept", SEAT[g.president], yes, no)
        if not passed:
            return self.done()
        return self.first(g, Resignation("confidence"), then=self.fallen)

    def fallen(self, g: Republic, _: Any) -> Next:
        """The winner goes on."""
        return self.done()
