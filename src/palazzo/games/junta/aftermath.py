"""Phase 9: the Junta, the firing squad, lunch banking, returns.  [J-12.3 to J-12.6]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta import promises
from palazzo.games.junta.bank import Banking
from palazzo.games.junta.elections import RESIGN, install
from palazzo.games.junta.exile import HOME
from palazzo.games.junta.returns import Returns
from palazzo.games.junta.shields import Shield
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import WAIT, Next, Step
from palazzo.kernel.table import SEAT, SEATS


@dataclass(slots=True)
class Aftermath(Step):
    """Phase 9."""

    members: list[int] = field(default_factory=list)
    """The members of the junta."""
    turn: int = 0
    """How many of them have voted."""
    votes: list[int] = field(default_factory=list)
    """The seats they voted for, in order."""

    def openings(self) -> tuple[Opening, ...]:
        return (*TALK, HOME, RESIGN) if self.asks == "condemnation" else (*TALK, HOME)

    def waiting(self) -> str:
        return "wait-squad" if self.asks == "condemnation" else "wait-junta"

    def begin(self, g: Republic) -> Next:
        """The rebels form a Junta, or the President takes his revenge."""
        if g.verdict == "president":
            return self.squad(g)
        self.members = junta(g)
        g.tell("junta", seats=[SEAT[seat] for seat in self.members])
        return self.next_member(g)

    def resume(self, g: Republic) -> Next:
        """After a resignation the successor judges; who came home may be judged too.  [J-2.8]"""
        return self.squad(g) if self.asks == "condemnation" else WAIT

    # -- the Junta  [J-12.4]

    def next_member(self, g: Republic) -> Next:
        """One open vote each, the Leader first."""
        if self.turn < len(self.members):
            return self.ask(self.members[self.turn], self.names, then=self.vote)
        best = [seat for seat in set(self.votes) if self.votes.count(seat) == max(map(self.votes.count, self.votes))]
        if len(best) == 1:
            return self.take_power(g, best[0])
        return self.ask(g.leader if g.here(g.leader) else self.members[0], self.tied, then=self.break_tie)

    def candidates(self, g: Republic) -> list[int]:
        """Anyone alive and present but the fallen President, the Leader first."""
        return [seat for seat in g.present(g.leader) if seat != g.president]

    def names(self, g: Republic, seat: int) -> Pick:
        """A name; no cards, no offices."""
        return Pick("junta-vote", [f"name:{SEAT[other]}" for other in self.candidates(g)])

    def vote(self, g: Republic, choice: str) -> Next:
        """A member's vote is public; the next member votes."""
        g.tell("junta-votes", seat=SEAT[self.members[self.turn]], other=choice.split(":")[1])
        self.votes.append(SEATS[choice.split(":")[1]])
        self.turn += 1
        return self.next_member(g)

    def tied(self, g: Republic, seat: int) -> Pick:
        """The Leader, or if he is gone the next member clockwise, decides among those with most votes."""
        most = max(map(self.votes.count, self.votes))
        best = [other for other in self.candidates(g) if self.votes.count(other) == most]
        return Pick("junta-tie", [f"name:{SEAT[other]}" for other in best])

    def break_tie(self, g: Republic, choice: str) -> Next:
        """The one chosen takes power."""
        return self.take_power(g, SEATS[choice.split(":")[1]])

    def take_power(self, g: Republic, seat: int) -> Next:
        """A new President; the fallen one keeps his cash, unless the table plays otherwise.  [J-16.4]"""
        fallen = g.president
        install(g, seat)
        if g.loser_pays:
            had = g.notes(fallen)
            g.pass_all_cash(fallen, seat)
            g.confide(1 << fallen | 1 << seat, "hands-over-cash", {"notes": had}, seat=SEAT[fallen], other=SEAT[seat])
        return self.squad(g)

    # -- the firing squad  [J-12.3 to J-12.5]

    def squad(self, g: Republic) -> Next:
        """Whom to shoot, or nobody."""
        if not self.suspects(g):
            return self.bank(g, None)
        return self.ask(g.president, self.condemnation, then=self.condemn)

    def suspects(self, g: Republic) -> list[int]:
        """A President who won: marked rebels. A new one: anyone else. Never an exile."""
        others = g.others_here(g.president)
        return others if g.verdict == "rebels" else [seat for seat in others if g.rebels >> seat & 1]

    def condemnation(self, g: Republic, seat: int) -> Pick:
        """Shoot nobody, or one of the suspects."""
        return Pick("firing-squad", ["nobody", *(f"shoot:{SEAT[other]}" for other in self.suspects(g))])

    def condemn(self, g: Republic, choice: str) -> Next:
        """A card may still save the condemned.  [J-15.B08]"""
        if choice == "nobody":
            g.tell("nobody-shot", seat=SEAT[g.president])
            return self.bank(g, None)
        g.condemned = SEATS[choice.split(":")[1]]
        g.tell("condemned", seat=SEAT[g.president], other=SEAT[g.condemned])
        if g.promises:
            promises.tried_to_kill(g, g.president, g.condemned)
        return self.first(g, Shield(g.condemned, "P9R"), then=self.execute)

    def execute(self, g: Republic, saved: bool) -> Next:
        """The cash goes to the President, the cards are lost; saved, nobody else may be shot.  [J-12.5]"""
        seat, g.condemned = g.condemned, NONE
        if not saved:
            g.alive[seat] = False
            g.end_effects(seat)
            g.tell("executed", seat=SEAT[seat])
            g.lose_everything(seat, g.president)
        return self.bank(g, None)

    # -- the rest  [J-12.6]

    def bank(self, g: Republic, _: Any) -> Next:
        """Banking after lunch, if there was none yet."""
        if g.bank == "lunch":
            return self.first(g, Banking(), then=self.returns)
        return self.returns(g, None)

    def returns(self, g: Republic, _: Any) -> Next:
        """Exiles may return at last."""
        return self.first(g, Returns(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The turn ends."""
        return self.done()


def junta(g: Republic) -> list[int]:
    """Marked rebels who ended pro-rebel, alive and present, the Leader first; with none, all living pro-rebels."""
    pro = [seat for seat in g.present(g.leader) if g.siding >> seat & 1 and seat != g.president]
    return [seat for seat in pro if g.rebels >> seat & 1] or pro
