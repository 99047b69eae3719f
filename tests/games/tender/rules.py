"""Everybody has the same cards. A contract is shown, all bid a card in secret, and every card bid is spent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.kernel.events import A_NUMBER, A_SEAT, NUMBER_BY_NAME, Events, heard
from palazzo.kernel.questions import Pick
from palazzo.kernel.rules import Entry, Option, Outcome, Rules, Zone, placed
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, Table

PILE: Final = 0
"""The one hidden place: contracts still to come. A contract is a number, and worth that much."""

EVENTS: Final[Events] = {
    "contract-shown": heard(contract=A_NUMBER),
    "bids-opened": heard(bids=NUMBER_BY_NAME),
    "contract-won": heard(seat=A_SEAT, contract=A_NUMBER),
    "contract-lapsed": heard(contract=A_NUMBER),
}


@dataclass(slots=True)
class Bidding(Table):
    """What lies on the table."""

    cards: list[list[int]] = field(default_factory=list)
    """What each seat can still bid."""
    won: list[list[int]] = field(default_factory=list)
    """The contracts each seat has won."""
    pile: list[int] = field(default_factory=list)
    """The contracts to come, the next one last."""
    contract: int = 0
    """The contract on offer."""
    lapsed: list[int] = field(default_factory=list)
    """The contracts nobody won."""

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return str(thing)

    def copies_of(self, kind: str) -> tuple[int, ...]:
        return (int(kind),)


@dataclass(slots=True)
class Contracts(Step):
    """One contract after the other."""

    def begin(self, g: Bidding) -> Next:
        """The next contract is shown, and all bid for it at once and in secret."""
        if not g.pile:
            g.finish()
            return self.done()
        g.contract = g.pile.pop()
        g.expose(g.contract, PILE)
        g.tell("contract-shown", contract=g.contract)
        return self.ask_all(range(g.seats), self.bid, then=self.open_bids)

    def bid(self, g: Bidding, seat: int) -> Pick:
        """Any of one's cards."""
        return Pick("seal-bid", [f"bid:{card}" for card in g.cards[seat]], {"contract": g.contract})

    def open_bids(self, g: Bidding, answers: dict[int, str]) -> Next:
        """The highest bid that nobody else made wins; if there is none, nobody does."""
        bids = {seat: int(answer.split(":")[1]) for seat, answer in sorted(answers.items())}
        for seat, card in bids.items():
            g.cards[seat].remove(card)
        g.reveal()
        g.tell("bids-opened", bids={SEAT[seat]: card for seat, card in bids.items()})
        made = list(bids.values())
        alone = [seat for seat, card in bids.items() if made.count(card) == 1]
        if alone:
            winner = max(alone, key=lambda seat: bids[seat])
            g.won[winner].append(g.contract)
            g.tell("contract-won", seat=SEAT[winner], contract=g.contract)
        else:
            g.lapsed.append(g.contract)
            g.tell("contract-lapsed", contract=g.contract)
        g.contract = 0
        return self.begin(g)


ENTRY: Final = Entry(id="tender", version="1", seats=[2, 3, 4, 5], options=[Option("contracts", [5, 7, 9], 7)])


class Tender(Rules):
    """The game, as the kernel wants it."""

    entry: Entry = ENTRY

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = Bidding()
        g.clear_for(seats, key)
        g.pile = list(range(1, options["contracts"] + 1))
        g.cards = [g.pile[:] for _ in range(seats)]
        g.won = [[] for _ in range(seats)]
        g.shuffle(g.pile)
        g.stack = [Contracts()]
        return g

    def zones(self, g: Any) -> list[list[Zone]]:
        return [[Zone(PILE, g.pile)]]

    def common(self, g: Any) -> dict[str, Any]:
        return {
            "facts": {"contract": g.contract or None, "to_come": len(g.pile), "lapsed": g.lapsed[:]},
            "people": [
                {"seat": SEAT[seat], "points": sum(g.won[seat]), "won": g.won[seat][:], "cards": g.cards[seat][:]}
                for seat in range(g.seats)
            ],
        }

    def audit(self, g: Any) -> list[str]:
        gone = sum(map(len, g.won)) + len(g.lapsed)
        faults = []
        for seat in range(g.seats):
            if len(g.cards[seat]) != len(g.pile) + (g.contract > 0):
                faults.append(f"{SEAT[seat]} has {len(g.cards[seat])} cards, and {gone} contracts are gone")
        return faults

    def outcome(self, g: Any) -> Outcome:
        points = tuple([sum(won) for won in g.won])
        places = placed([-amount for amount in points])
        return Outcome(tuple([s for s in range(g.seats) if places[s] == 0]), points, "all-awarded", places)


RULES: Final = Tender()
