"""What everybody could have written down: who probably has how much, who hid where, who shot at whom.

Read from the log of a view, from its beginning. Money is guessed: aid and donations at their average, budgets at the
sums declared, whoever was at the Bank as having banked. One's own book is kept the same way, as the others keep it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import NOTES, VALUE

ALL_NOTES: Final = sum(count for _, count in NOTES.values())
_AVERAGE: Final = sum(worth * count for worth, count in NOTES.values()) / ALL_NOTES
NOTES_DRAWN: Final = 8
AID: Final = NOTES_DRAWN * _AVERAGE
_BANKED: Final = 0.9
"""The part of his cash that a man at the Bank is supposed to deposit."""
_FADES: Final = 2 / 3

_Line = dict[str, Any]


def worth(notes: list[str]) -> int:
    """What some notes add up to."""
    return sum(VALUE[note] for note in notes)


class Ledger:
    """The book of one seat."""

    def __init__(self, me: str, seats: list[str], log: list[_Line]) -> None:
        self.me = me
        self.cash: dict[str, float] = dict.fromkeys(seats, 0.0)
        self.account: dict[str, float] = dict.fromkeys(seats, 0.0)
        self.anger: dict[str, float] = dict.fromkeys(seats, 0.0)
        self.unreliable: dict[str, int] = dict.fromkeys(seats, 0)
        self.reliable: dict[str, int] = dict.fromkeys(seats, 0)
        self.unwelcome: dict[str, float] = dict.fromkeys(seats, 0.0)
        """How many offers of each this seat has refused lately, less what it has signed; they fade like anger."""
        self.paid: dict[str, float] = dict.fromkeys(seats, 0.0)
        """What each got in this year's budget."""
        self.nights: dict[str, list[bool]] = {seat: [] for seat in seats}
        """For each night with an open bank: was he at the Bank?"""
        self.shots: list[str] = []
        """Where attempts were aimed, on nights with an open bank."""
        self.merciless: dict[str, list[bool]] = {seat: [] for seat in seats}
        """For each returner a Minister could have shot: did he?"""
        self.drawn = 0
        self.spent = 0
        """Notes drawn, and notes spent, in all."""
        self.open = True
        self.sums: dict[str, int] = {}
        self.proposer = ""
        self.motion = ""
        self.president = ""
        self.has_offered = False
        """This seat has made an offer in this phase."""
        self.lines = 0
        """How far the log has been read."""
        self.last: _Line | None = None
        """The last line read."""
        self.read(log)

    def read(self, log: list[_Line]) -> None:
        """Read what is new in the log."""
        for line in log[self.lines :]:
            read = _READERS.get(line["event"])
            if read is not None:
                read(self, line)
        self.lines = len(log)
        self.last = log[-1] if log else None

    def goes_on_in(self, log: list[_Line]) -> bool:
        """This is the log that was read, with perhaps more lines."""
        return 0 < self.lines <= len(log) and log[self.lines - 1] is self.last

    # -- the year

    def year(self, line: _Line) -> None:
        self.open = True
        self.paid = dict.fromkeys(self.paid, 0.0)
        self.has_offered = False
        for seat in self.anger:
            self.anger[seat] *= _FADES
            self.unwelcome[seat] *= _FADES

    def new_phase(self, line: _Line) -> None:
        self.has_offered = False

    def bank_closes(self, line: _Line) -> None:
        self.open = line["bank"] != "holiday"

    def inaugurated(self, line: _Line) -> None:
        self.president = line["seat"]

    def offered(self, line: _Line) -> None:
        self.has_offered |= line["seat"] == self.me

    def refused(self, line: _Line) -> None:
        if line["seat"] == self.me:
            self.unwelcome[line["deal"].split("-")[0]] += 1.0

    def struck(self, line: _Line) -> None:
        by = line["deal"].split("-")[0]
        self.unwelcome[by] = max(0.0, self.unwelcome[by] - W.handshake)

    # -- money

    def draws_aid(self, line: _Line) -> None:
        self.drawn += NOTES_DRAWN
        self.cash[line["seat"]] += AID

    def takes_note(self, line: _Line) -> None:
        self.drawn += 1
        self.cash[line["seat"]] += _AVERAGE

    def proposes(self, line: _Line) -> None:
        self.sums, self.proposer = line["sums"], line["seat"]

    def paid_out(self, line: _Line) -> None:
        for seat, amount in self.sums.items():
            self.cash[seat] += amount
            self.paid[seat] += amount
            self.lose(self.proposer, amount)
            if seat == self.me:
                self.anger[self.proposer] -= W.favour * amount

    def lose(self, seat: str, amount: float) -> None:
        self.cash[seat] = max(0.0, self.cash[seat] - amount)

    def takes_aid(self, line: _Line) -> None:
        self.hand_on(line["other"], line["seat"], AID - _AVERAGE)

    def hand_on(self, giver: str, taker: str, amount: float) -> None:
        amount = min(amount, self.cash[giver])
        self.cash[giver] -= amount
        self.cash[taker] += amount

    def inherits(self, line: _Line) -> None:
        self.hand_on(line["other"], line["seat"], self.cash[line["other"]])

    def hands_over(self, line: _Line) -> None:
        self.hand_on(line["seat"], line["other"], self.cash[line["seat"]])

    def spends(self, line: _Line) -> None:
        self.spent += len(line["notes"])
        self.lose(line["seat"], worth(line["notes"]))

    def gives_cash(self, line: _Line) -> None:
        amount = VALUE[line["note"]] * line["amount"] if "note" in line else _AVERAGE
        self.hand_on(line["seat"], line["other"], amount)

    def burglary(self, line: _Line) -> None:
        self.hand_on(line["seat"], line["other"], worth(line["notes"]) if "notes" in line else 2.0)

    def banking(self, line: _Line) -> None:
        for seat in line["seats"]:
            self.account[seat] += _BANKED * self.cash[seat]
            self.cash[seat] *= 1 - _BANKED

    # -- conduct

    def located(self, line: _Line) -> None:
        if self.open:
            for seat, place in line["locations"].items():
                self.nights[seat].append(place == "bank")

    def orders(self, line: _Line) -> None:
        if self.open:
            self.shots.append(line["location"])
        if line["other"] == self.me:
            self.anger[line["seat"]] += W.grudge

    def shot_at(self, line: _Line) -> None:
        if line["other"] == self.me:
            self.anger[line["seat"]] += W.grudge

    def shoots_returner(self, line: _Line) -> None:
        self.merciless[line["seat"]].append(True)
        self.shot_at(line)

    def ballot(self, line: _Line) -> None:
        self.motion = line["motion"]

    def votes(self, line: _Line) -> None:
        against = self.motion in ("budget", "alternative") and self.proposer == self.me and "no" in line["votes"]
        if against or (self.motion == "confidence" and self.president == self.me and "yes" in line["votes"]):
            self.anger[line["seat"]] += W.slight

    def rises(self, line: _Line) -> None:
        if self.president == self.me:
            self.anger[line["seat"]] += W.slight

    def breaks_word(self, line: _Line) -> None:
        self.unreliable[line["seat"]] += 1
        if line["other"] == self.me:
            self.anger[line["seat"]] += W.betrayal

    def keeps_word(self, line: _Line) -> None:
        self.reliable[line["seat"]] += 1


_BOOKS: Final[dict[str, Ledger]] = {}
"""The book each seat kept last."""


def book(me: str, seats: list[str], log: list[_Line]) -> Ledger:
    """The book of a seat. Who looked at the same match before reads only what is new (a tenth of a match's time)."""
    kept = _BOOKS.get(me)
    if kept is None or not kept.goes_on_in(log):
        kept = _BOOKS[me] = Ledger(me, seats, log)
    else:
        kept.read(log)
    return kept


_READERS: Final[dict[str, Callable[[Ledger, _Line], None]]] = {
    "year": Ledger.year,
    "phase": Ledger.new_phase,
    "bank-closes": Ledger.bank_closes,
    "inaugurated": Ledger.inaugurated,
    "deal-offered": Ledger.offered,
    "deal-refused": Ledger.refused,
    "deal-struck": Ledger.struck,
    "draws-aid": Ledger.draws_aid,
    "takes-note": Ledger.takes_note,
    "proposes": Ledger.proposes,
    "budget-passed": Ledger.paid_out,
    "budget-forced": Ledger.paid_out,
    "takes-aid": Ledger.takes_aid,
    "inherits": Ledger.inherits,
    "hands-over-cash": Ledger.hands_over,
    "cash-lost": Ledger.spends,
    "pays": Ledger.spends,
    "discards-cash": Ledger.spends,
    "gives-cash": Ledger.gives_cash,
    "burglary": Ledger.burglary,
    "banking": Ledger.banking,
    "locations": Ledger.located,
    "orders": Ledger.orders,
    "shoots-returner": Ledger.shoots_returner,
    "condemned": Ledger.shot_at,
    "ballot": Ledger.ballot,
    "votes": Ledger.votes,
    "turns-rebel": Ledger.rises,
    "promise-broken": Ledger.breaks_word,
    "promise-kept": Ledger.keeps_word,
}
