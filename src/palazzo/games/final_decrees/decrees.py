"""Forwarding, stamping and enacting decrees.  [FD-4.4, FD-6]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.content import DECREE, MINISTRY, MINISTRY_OF, PATHS
from palazzo.games.final_decrees.ending import end_game
from palazzo.games.final_decrees.state import NONE, Decrees
from palazzo.games.final_decrees.structure import top_of
from palazzo.games.final_decrees.trade import TRADE
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Split
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

RELIEF_PER_ENACTMENT: Final = 10


def forward(g: Decrees, seat: int, decree: int, ministry: int, relief: bool) -> None:
    """A decree goes to another ministry; to that of its next step, the sender loses 1 blame.  [FD-4.4]"""
    g.lies[decree] = ministry
    before = g.blame[seat]
    if relief and g.next_step(decree) == ministry:
        g.lose(seat, 1)
    g.tell(
        "forwarded", seat=SEAT[seat], decree=DECREE[decree], ministry=MINISTRY[ministry], relief=before - g.blame[seat]
    )
    if g.promises:
        promises.forwarded(g, seat, decree, ministry)


@dataclass(slots=True)
class Stamp(Step):
    """Stamp the next step of a decree; with the last it is enacted.  [FD-6.1, FD-6.2]"""

    seat: int = 0
    """The seat that stamps."""
    decree: int = 0
    """The decree."""
    ministry: int = 0
    """The ministry that stamps it."""
    helped: int = NONE
    """The seat that sheds personal blame by it, or NONE."""

    def openings(self) -> tuple[Opening, ...]:
        return (TRADE,)

    def waiting(self) -> str:
        return "wait-removal"

    def begin(self, g: Decrees) -> Next:
        """The stamper loses 1 blame, before anything else; so does who is signed for, if any.  [FD-6.1, FD-9.9]"""
        g.stamps[self.decree] += 1
        before = g.blame[self.seat]
        g.lose(self.seat, 1)
        g.tell(
            "stamped",
            seat=SEAT[self.seat],
            decree=DECREE[self.decree],
            ministry=MINISTRY[self.ministry],
            relief=before - g.blame[self.seat],
        )
        if self.helped >= 0 and g.blame[self.helped]:
            g.lose(self.helped, 1)
            g.tell("loses", seat=SEAT[self.helped], amount=1)
        if g.promises:
            promises.stamped(g, self.seat, self.decree)
        if g.stamps[self.decree] == len(PATHS[g.seats][self.decree]):
            return self.enact(g)
        return self.done()

    def enact(self, g: Decrees) -> Next:
        """The decree leaves the board; whoever directs the top of the chain removes blame.  [FD-6.2, FD-6.3]"""
        place = g.lies[self.decree]
        g.lies[self.decree] = NONE
        g.enacted.append(self.decree)
        g.tell("enacted", decree=DECREE[self.decree], ministry=MINISTRY[place], number=len(g.enacted))
        top = top_of(g.parent, place)
        chooser = g.director(top)
        if chooser < 0:
            g.tell("nobody-removes", ministry=MINISTRY[top])
            return self.after_removal(g)
        if not sum(g.blame) + sum(g.office):
            return self.after_removal(g)
        return self.ask(chooser, self.removal, then=self.remove)

    def removal(self, g: Decrees, seat: int) -> Split:
        """10 for the first decree, then 20, 30, 40, 50: any split, also less.  [FD-6.2, FD-6.3]"""
        places = [SEAT[other] for other in range(g.seats)] + [MINISTRY[m] for m in g.in_play()]
        caps = g.blame + [g.office[m] for m in g.in_play()]
        most = RELIEF_PER_ENACTMENT * len(g.enacted)
        return Split("remove-blame", places, caps, 0, most, {"decree": DECREE[self.decree]})

    def remove(self, g: Decrees, amounts: dict[str, int]) -> Next:
        """The chosen blame leaves the table."""
        for place, amount in amounts.items():
            if place in MINISTRY_OF:
                g.unload(MINISTRY_OF[place], amount)
            else:
                g.lose(SEATS[place], amount)
        g.tell("removed", amounts={place: amount for place, amount in amounts.items() if amount})
        return self.after_removal(g)

    def after_removal(self, g: Decrees) -> Next:
        """With the fifth decree the game is over.  [FD-8.1]"""
        if len(g.enacted) == len(DECREE):
            return end_game(g, "decrees")
        return self.done()
