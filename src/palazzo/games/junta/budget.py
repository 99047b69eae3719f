"""Phase 4: the budget, in actual notes with declared sums.  [J-4.4 to J-4.7]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.junta import promises
from palazzo.games.junta.ballots import YES_NO, Ballot
from palazzo.games.junta.cards import hand_back, refusal
from palazzo.games.junta.content import KIND, VALUE
from palazzo.games.junta.elections import AT_LIBERTY
from palazzo.games.junta.exile import FREE_TO_RETURN
from palazzo.games.junta.pauses import PlayOrPass
from palazzo.games.junta.state import CASH, NONE, PILE, Republic
from palazzo.games.junta.trade import CARDS_ONLY, TRADE
from palazzo.games.junta.windows import Window
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Pick, Split
from palazzo.kernel.steps import WAIT, HalfMade, Next, Step
from palazzo.kernel.table import SEAT, SEATS


@dataclass(slots=True)
class Budget(Step):
    """Phase 4: proposal, ballot, and what the Minister makes of a rejection."""

    proposer: int = NONE
    """Who makes the alternative proposal, or NONE while it is the President's."""

    def openings(self) -> tuple[Opening, ...]:
        """Cards alone while the aid changes hands: he has it only to choose the note he keeps.  [J-15.E05]"""
        if self.asks == "kept_note":
            return CARDS_ONLY
        return AT_LIBERTY if self.asks == "opportunity" and not self.is_second() else FREE_TO_RETURN

    def waiting(self) -> str:
        return "wait-force" if self.asks == "forcing" else "wait-budget"

    def is_second(self) -> bool:
        """It is no longer the President's own proposal."""
        return self.proposer != NONE

    def begin(self, g: Republic) -> Next:
        """The President must propose."""
        return self.propose(g)

    def author(self, g: Republic) -> int:
        """The President, or who plays an alternative."""
        return self.proposer if self.is_second() else g.president

    def propose(self, g: Republic) -> Next:
        """The proposer sets to work."""
        return self.ask(self.author(g), self.opportunity, then=self.draft)

    def resume(self, g: Republic) -> Next:
        """After a resignation the successor proposes.  [J-2.8]"""
        return self.propose(g) if self.asks == "opportunity" else WAIT

    def opportunity(self, g: Republic, seat: int) -> Assign:
        """Any notes in hand to any living player's pile.  [J-4.4, J-4.7]"""
        return Assign("budget-piles", g.notes(seat), _receivers(g, seat), least=0)

    def draft(self, g: Republic, piles: dict[str, list[str]]) -> Next:
        """The piles are chosen; now the sums, before anybody sees anything."""
        return self.first(g, Sums(self.author(g), piles), then=self.proposed)

    def proposed(self, g: Republic, proposal: tuple[dict[str, list[str]], dict[str, int]]) -> Next:
        """The piles are locked, the sums public; cards before the vote.  [J-4.4, J-15.2]"""
        piles, sums = proposal
        _lay_piles(g, self.author(g), piles, sums)
        return self.first(g, PlayOrPass(settled=False), then=self.vote)

    def vote(self, g: Republic, _: Any) -> Next:
        """The Chamber votes, the President first.  [J-4.5]"""
        motion = "alternative" if self.is_second() else "budget"
        return self.first(g, Ballot(motion, g.present(g.president), list(YES_NO)), then=self.voted)

    def voted(self, g: Republic, tally: dict[str, int]) -> Next:
        """Passed: paid. Rejected: a pretext, then cards.  [J-4.6]"""
        if tally.get("yes", 0) > tally.get("no", 0):
            g.tell("budget-passed")
            return self.settle(g, paid=True)
        g.tell("budget-rejected")
        g.give_pretext()
        if self.is_second() or g.alternative:
            return self.ask_minister(g)
        return self.first(g, Window("P4R", g.president), then=self.alternatives)

    # -- an alternative budget  [J-15.E05]

    def alternatives(self, g: Republic, takers: list[tuple[int, str]]) -> Next:
        """The first to play one takes the aid; the President keeps one note of it."""
        for seat, option in takers:
            kind = option.split(":")[1]
            if self.is_second() or refusal(g, seat, kind, ("P4R",)) is not None:
                hand_back(g, seat, kind)
                continue
            g.alternative = True
            self.proposer = seat
            g.discard(seat, kind)
            g.tell("plays", seat=SEAT[seat], card=kind, declared=[])
        if not self.is_second():
            return self.ask_minister(g)
        promises.budget_settled(g, g.president, g.declared, paid=False)
        _return_piles(g)
        return self.ask(g.president, self.kept_note, then=self.keep)

    def aid_left(self, g: Republic) -> list[int]:
        """Notes drawn this turn that the President still has."""
        return [note for note in g.cash[g.president] if note in g.drawn]

    def kept_note(self, g: Republic, seat: int) -> Pick:
        """One note of the aid stays with the President; he is asked whatever he has left of it."""
        kinds = sorted({KIND[note] for note in self.aid_left(g)})
        options = [f"keep:{kind}" for kind in kinds] or ["keep-none"]
        return Pick("keep-note", options, {"seat": SEAT[self.proposer]})

    def keep(self, g: Republic, choice: str) -> Next:
        """The others go to the new proposer."""
        kept = [note for note in self.aid_left(g) if choice == f"keep:{KIND[note]}"]
        return self.hand_over_aid(g, kept[0] if kept else NONE)

    def hand_over_aid(self, g: Republic, kept: int) -> Next:
        """All aid but the note kept goes unseen to the new proposer, who proposes a budget."""
        both = 1 << g.president | 1 << self.proposer
        taken = [note for note in self.aid_left(g) if note != kept]
        g.may_slip(CASH + g.president, CASH + self.proposer, both)
        g.floor[g.president] = 0
        for note in taken:
            g.move_note(note, g.president, self.proposer, both)
        g.reveal()
        kinds = sorted(KIND[note] for note in taken)
        g.confide(both, "takes-aid", {"notes": kinds}, seat=SEAT[self.proposer], other=SEAT[g.president])
        return self.propose(g)

    # -- the Minister  [J-4.6]

    def ask_minister(self, g: Republic) -> Next:
        """He may occupy the Chamber, if he is alive and present."""
        if g.minister() < 0:
            return self.leave(g)
        return self.ask(g.minister(), self.forcing, then=self.force)

    def forcing(self, g: Republic, seat: int) -> Pick:
        """Leave the budget rejected, or force it."""
        return Pick("force-budget", ["leave", "force"], {"sums": _spoken_sums(g)})

    def force(self, g: Republic, choice: str) -> Next:
        """All four Police go into Parliament; the bank is at lunch, unless on holiday."""
        if choice == "leave":
            return self.leave(g)
        g.occupied = True
        g.tell("budget-forced", seat=SEAT[g.minister()])
        _close_bank(g, "lunch")
        return self.settle(g, paid=True)

    def leave(self, g: Republic) -> Next:
        """The proposer keeps everything; the bank is on holiday."""
        _close_bank(g, "holiday")
        return self.settle(g, paid=False)

    def settle(self, g: Republic, paid: bool) -> Next:
        """Piles are paid as they lie, or return unseen.  [J-4.5]"""
        author, sums = self.author(g), list(g.declared)
        if paid:
            _pay_piles(g)
        else:
            _return_piles(g)
        if g.promises:
            promises.budget_settled(g, author, sums, paid)
            promises.budget_over(g)
        return self.done()


@dataclass(slots=True)
class Sums(HalfMade):
    """Declare a sum for each pile; nobody sees the piles before. The result: piles and sums."""

    seat: int = 0
    """The seat that declares."""
    piles: dict[str, Any] = field(default_factory=dict)
    """The notes of each pile, by family."""

    def anew(self) -> str:
        return "propose"

    def begin(self, g: Republic) -> Next:
        """Nothing laid is nothing declared."""
        self.piles = {name: notes for name, notes in self.piles.items() if notes}
        return self.ask(self.seat, self.sums, then=self.declare)

    def sums(self, g: Republic, seat: int) -> Split:
        """For each at most what lies in his pile."""
        names = _receivers(g, seat)
        caps = [sum(VALUE[note] for note in self.piles.get(name, [])) for name in names]
        return Split("budget-sums", names, caps, 0, sum(caps), {"piles": self.piles})

    def declare(self, g: Republic, sums: dict[str, int]) -> Next:
        """Piles and sums are proposed."""
        return self.done((self.piles, sums))


def _receivers(g: Republic, proposer: int) -> list[str]:
    """Everyone else alive, exiles too, clockwise.  [J-4.4]"""
    return [SEAT[seat] for seat in g.around(proposer)[1:] if g.alive[seat]]


def _lay_piles(g: Republic, proposer: int, piles: dict[str, list[str]], sums: dict[str, int]) -> None:
    """Notes go face down into piles that the proposer alone knows; offers lapse, lest they tell which notes went."""
    TRADE.lapse(g)
    g.proposer = proposer
    g.floor[proposer] = 0
    for name in _receivers(g, proposer):
        seat = SEATS[name]
        for kind in piles.get(name, []):
            note = g.note_in(g.cash[proposer], kind)
            g.cash[proposer].remove(note)
            g.piles[seat].append(note)
        g.slip_several(g.piles[seat], CASH + proposer, PILE + seat, 1 << proposer)
    g.declared = [sums.get(SEAT[seat], 0) for seat in range(g.seats)]
    g.tell("proposes", seat=SEAT[proposer], sums=_spoken_sums(g))


def _spoken_sums(g: Republic) -> dict[str, int]:
    """What the budget promises to whom."""
    return {SEAT[seat]: amount for seat, amount in enumerate(g.declared) if amount}


def _pay_piles(g: Republic) -> None:
    """Each gets his pile, and sees it; what was not announced is not heard of by the others."""
    proposer = g.proposer
    for seat, pile in enumerate(g.piles):
        if not g.alive[seat]:
            _take_back(g, seat)
            continue
        kinds = sorted(KIND[note] for note in pile)
        g.slip_several(pile, PILE + seat, CASH + seat, 1 << seat | 1 << proposer)
        g.cash[seat] += pile
        if seat != proposer:
            if g.declared[seat]:
                g.confide(1 << seat, "receives", {"notes": kinds}, seat=SEAT[seat], amount=g.declared[seat])
            elif kinds:
                g.whisper(1 << seat, "receives-unannounced", seat=SEAT[seat], notes=kinds)
            g.floor[seat] += g.declared[seat]
    g.reveal()
    _clear_piles(g)


def _take_back(g: Republic, seat: int) -> None:
    """The pile of somebody shot on his return meanwhile goes back to the proposer's hand unseen.  [J-5.6]"""
    proposer = g.proposer
    g.slip_several(g.piles[seat], PILE + seat, CASH + proposer, 1 << proposer)
    g.cash[proposer] += g.piles[seat]
    if g.declared[seat]:
        g.floor[proposer] += g.declared[seat]
        g.tell("pile-unclaimed", seat=SEAT[seat], other=SEAT[proposer], amount=g.declared[seat])


def _return_piles(g: Republic) -> None:
    """The piles go back to the proposer's hand unseen."""
    proposer = g.proposer
    for seat, pile in enumerate(g.piles):
        g.slip_several(pile, PILE + seat, CASH + proposer, 1 << proposer)
        g.cash[proposer] += pile
    g.floor[proposer] += sum(g.declared)
    g.reveal()
    _clear_piles(g)


def _clear_piles(g: Republic) -> None:
    """No budget lies on the table."""
    g.piles = [[] for _ in range(g.seats)]
    g.vacate([PILE + seat for seat in range(g.seats)])
    g.declared = [0] * g.seats
    g.proposer = NONE


def _close_bank(g: Republic, marker: str) -> None:
    """Lunch or holiday; a holiday never becomes lunch.  [J-4.6]"""
    if g.bank != "holiday":
        g.bank = marker
        g.tell("bank-closes", bank=marker)
