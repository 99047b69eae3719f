"""Electing a President: nominations, ties, resignation, no confidence.  [J-2]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.ballots import PATIENCE, YES_NO, Ballot
from palazzo.games.junta.content import OFFICE
from palazzo.games.junta.exile import FREE_TO_RETURN
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.trade import TRADE
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question, Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

_ASSASSINATIONS: Final = 6


class Nominations(Subset):
    """Any number of names; the quiet answer names nobody, and after some ties somebody.  [J-16.5]"""

    def __init__(self, names: list[str], facts: dict[str, Any], quiet: list[str]) -> None:
        super().__init__("nominate", names, 0, len(names), facts)
        self.quiet = quiet

    def default(self) -> list[str]:
        return list(self.quiet)


@dataclass(slots=True)
class Election(Step):
    """Nominations, then a ballot; ties go on. The result: the seat elected, or NONE for a tie of the first.  [J-2]

    `why` is first, death, resignation or confidence; `start` nominates and votes first, `turn` counts seats from there.
    """

    why: str = ""
    """Why it is held."""
    start: int = 0
    """The seat at which nominations and votes begin."""
    turn: int = 0
    """How many, in order, have nominated."""
    names: list[str] = field(default_factory=list)
    """The candidates."""
    ties: int = 0
    """How many ties there were."""

    def openings(self) -> tuple[Opening, ...]:
        return FREE_TO_RETURN

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
        g.tell("election-called", why=self.why)
        return self.next_nomination(g)

    def next_nomination(self, g: Republic) -> Next:
        """The right to nominate passes clockwise.  [J-2.1]"""
        order = g.around(self.start)
        while self.turn < len(order) and not g.here(order[self.turn]):
            self.turn += 1
        if self.turn < len(order) and self.eligible(g):
            return self.ask(order[self.turn], self.nominations, then=self.nominate)
        if not self.names:
            return self.elected(g, {})
        ballot = Ballot("election", g.present(self.start), list(self.names), list(self.names), ties=self.ties)
        return self.first(g, ballot, then=self.elected)

    def resume(self, g: Republic) -> Next:
        """After an interruption the nominations go on."""
        return self.next_nomination(g)

    def eligible(self, g: Republic) -> list[str]:
        """Anyone alive and in the country not yet named.  [J-2.5]"""
        return [SEAT[seat] for seat in g.present(self.start) if SEAT[seat] not in self.names]

    def nominations(self, g: Republic, seat: int) -> Subset:
        """Any number of names, one's own included."""
        quiet = [] if self.names or self.ties < PATIENCE else [self.anybody(g)]
        return Nominations(self.eligible(g), {"why": self.why, "names": list(self.names)}, quiet)

    def anybody(self, g: Republic) -> str:
        """Whom those name who do not care: clockwise from the old President, after each tie the next.  [J-2.6]"""
        order = self.by_nearness(g)
        return SEAT[order[(self.ties - PATIENCE) % len(order)]]

    def nominate(self, g: Republic, names: list[str]) -> Next:
        """Named openly and finally; a name needs no consent.  [J-2.12]"""
        seat = g.around(self.start)[self.turn]
        self.names += names
        if names:
            g.tell("nominates", seat=SEAT[seat], names=names)
        else:
            g.tell("nominates-nobody", seat=SEAT[seat])
        self.turn += 1
        return self.next_nomination(g)

    def elected(self, g: Republic, tally: dict[str, int]) -> Next:
        """Most votes win; a tie, no vote or no candidate means a new election.  [J-2.4, J-2.6]"""
        g.voting = False
        most = max(tally.values(), default=0)
        best = [SEATS[name] for name, votes in tally.items() if votes == most and votes]
        if len(best) == 1:
            return self.done(best[0])
        g.tell("election-tied", seats=[SEAT[seat] for seat in best])
        if self.why == "first":
            return self.done(NONE)
        self.ties += 1
        if self.is_settled(g):
            return self.done(self.nearest(g, best))
        return self.begin(g)

    def is_settled(self, g: Republic) -> bool:
        """Ties end by the option alone; but where nobody is known to have a vote they would never end.  [J-2.6]"""
        if g.tie_limit:
            return self.ties >= g.tie_limit
        return self.ties > PATIENCE and not any(Ballot().public_blocks(g, seat) for seat in g.present(0))

    def by_nearness(self, g: Republic) -> list[int]:
        """Everyone alive and in the country, clockwise from the old President, himself last.  [J-2.6]"""
        return g.present(g.president + 1)

    def nearest(self, g: Republic, tied: list[int]) -> int:
        """The nearest of the tied candidates, or with none of all.  [J-2.6]"""
        return next(seat for seat in self.by_nearness(g) if not tied or seat in tied)


def install(g: Republic, seat: int) -> None:
    """A new President after a death or a coup: his former offices pass to his cousin.  [J-2.7]"""
    g.clear_cousin()
    g.president = seat
    g.vacancy = False
    for office in range(len(OFFICE)):
        if g.office[office] == seat:
            g.cousin |= 1 << office
    g.tell("inaugurated", seat=SEAT[seat])


@dataclass(slots=True)
class Resignation(Step):
    """The President resigns, or has lost the confidence of the Chamber: an election, in which he may stand.  [J-2.8]"""

    why: str = "resignation"
    """Why the President falls."""

    def begin(self, g: Republic) -> Next:
        """He nominates and votes first."""
        if self.why == "resignation":
            g.resigned |= 1 << g.president
        g.tell("resigns" if self.why == "resignation" else "falls", seat=SEAT[g.president])
        return self.first(g, Election(self.why, g.president), then=self.succeed)

    def succeed(self, g: Republic, winner: int) -> Next:
        """Another is elected: he gets the cash, the old President the winner's former offices."""
        old = g.president
        if winner == old:
            g.tell("re-elected", seat=SEAT[old])
            return self.done()
        g.clear_cousin()
        for office in range(len(OFFICE)):
            if g.office[office] == winner:
                g.office[office] = old
        g.president = winner
        g.regroup()
        g.tell("inaugurated", seat=SEAT[winner])
        had = g.notes(old)
        g.pass_all_cash(old, winner)
        g.confide(1 << old | 1 << winner, "hands-over-cash", {"notes": had}, seat=SEAT[old], other=SEAT[winner])
        return self.done()


class Resigning(Opening):
    """The President may resign, each person once a turn; not in a coup, nor where targets keep their cash.  [J-2.8]"""

    name: str = "resign"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if seat != g.head() or g.resigned >> seat & 1 or g.voting or g.coup >= 0 or g.phase == _ASSASSINATIONS:
            return []
        return [self.mark(Pick("may-resign", ["resign"]), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        return Resignation()


RESIGN: Final = Resigning()
AT_LIBERTY: Final[tuple[Opening, ...]] = (*FREE_TO_RETURN, RESIGN)
"""Where an exile may come home, and the President resign."""


# -- no confidence


def is_lost(yes: int, no: int) -> bool:
    """The President has lost the confidence of the Chamber by these votes.  [J-2.11]"""
    return yes > 0 and 3 * yes >= 2 * (yes + no)


@dataclass(slots=True)
class NoConfidence(Step):
    """A motion of no confidence in the President; passed, he falls as if he had resigned.  [J-2.11]"""

    seat: int = 0
    """Who moves it."""

    def begin(self, g: Republic) -> Next:
        """Voted at once, with last turn's offices."""
        ballot = Ballot("confidence", g.present(g.president), list(YES_NO))
        return self.first(g, ballot, then=self.outcome)

    def outcome(self, g: Republic, tally: dict[str, int]) -> Next:
        """At least one yes, and two thirds of the votes cast."""
        yes, no = tally.get("yes", 0), tally.get("no", 0)
        passed = is_lost(yes, no)
        g.tell("confidence-lost" if passed else "confidence-kept", seat=SEAT[g.president], yes=yes, no=no)
        if not passed:
            return self.done()
        return self.first(g, Resignation("confidence"), then=self.fallen)

    def fallen(self, g: Republic, _: Any) -> Next:
        """The winner goes on."""
        return self.done()
