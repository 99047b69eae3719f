"""Banking: whoever is at the Bank may deposit and withdraw, once a turn.  [J-7]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palazzo.games.junta.content import KIND
from palazzo.games.junta.elections import AT_LIBERTY
from palazzo.games.junta.exile import admit
from palazzo.games.junta.pauses import PlayOrPass
from palazzo.games.junta.state import CASH, SWISS, Republic
from palazzo.games.junta.trade import TRADE
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT


@dataclass(slots=True)
class Bank(Step):
    """Phase 7: cards, then banking if the bank is open."""

    def begin(self, g: Republic) -> Next:
        """All may play, or pass.  [J-15.2]"""
        return self.first(g, PlayOrPass(), then=self.open_counters)

    def open_counters(self, g: Republic, _: Any) -> Next:
        """If the bank is open, those who chose it do business there."""
        if g.bank != "open":
            return self.done()
        return self.first(g, Banking(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The counters close."""
        return self.done()


@dataclass(slots=True)
class Banking(Step):
    """Everyone entitled is asked at once; sums and directions stay secret.  [J-7.4]"""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY

    def waiting(self) -> str:
        return "wait-banking"

    def begin(self, g: Republic) -> Next:
        """Ask everyone at the bank at once, never twice in a turn.  [J-7.3]"""
        if g.banked:
            return self.done()
        g.banked = True
        customers = self.customers(g)
        if not customers:
            return self.done()
        g.tell("banking", seats=[SEAT[seat] for seat in customers])
        return self.ask_all(customers, self.transactions, then=self.carry_out)

    def customers(self, g: Republic) -> list[int]:
        """Those who chose the Bank, live, and are in the country, also if they had fled.  [J-7.1, J-7.2]"""
        return [seat for seat in g.present(0) if g.place[seat] == "bank"]

    def resume(self, g: Republic) -> Next:
        """Who is at the counter when a holiday begins is sent away; who comes home to it is served.  [J-7.2]"""
        return self.done() if g.bank == "holiday" else admit(self, self.customers(g))

    def transactions(self, g: Republic, seat: int) -> Subset:
        """Deposit any notes in hand, take out any notes from the account."""
        options = [f"deposit:{kind}" for kind in g.notes(seat)]
        options += [f"take-out:{kind}" for kind in sorted(KIND[note] for note in g.swiss[seat])]
        return Subset("bank-business", options, 0, len(options))

    def carry_out(self, g: Republic, answers: dict[int, list[str]]) -> Next:
        """Notes go to Switzerland, or come back; offers lapse, lest they tell which notes went."""
        TRADE.lapse(g)
        for seat, chosen in sorted(answers.items()):
            g.floor[seat] = 0
            g.may_slip(CASH + seat, SWISS + seat, 1 << seat)
            g.may_slip(SWISS + seat, CASH + seat, 1 << seat)
            for option in chosen:
                verb, kind = option.split(":")
                source, target = (g.cash, g.swiss) if verb == "deposit" else (g.swiss, g.cash)
                note = g.note_in(source[seat], kind)
                source[seat].remove(note)
                target[seat].append(note)
                if verb == "deposit":
                    g.slip(note, CASH + seat, SWISS + seat, 1 << seat)
                else:
                    g.slip(note, SWISS + seat, CASH + seat, 1 << seat)
            g.whisper(1 << seat, "banked", transactions=sorted(chosen))
        return self.done()
