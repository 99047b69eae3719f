"""Phase 8: who starts a coup, and how; then the Rebellion phase and six more.  [J-8, J-9.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.bank import Banking
from palazzo.games.junta.cards import PASS, Asking, Play, plays
from palazzo.games.junta.content import ADMIRAL, AIR, CARDS, GENERALS
from palazzo.games.junta.coup.agreement import Stoppable
from palazzo.games.junta.coup.combat import Combat
from palazzo.games.junta.coup.forces import disband, mark_rebel, muster, pass_vanguard, send_away
from palazzo.games.junta.coup.movement import Movement
from palazzo.games.junta.coup.orders import Orders, landings, moves
from palazzo.games.junta.coup.outcome import Sides
from palazzo.games.junta.elections import AT_LIBERTY
from palazzo.games.junta.state import NONE, Republic
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next
from palazzo.kernel.table import SEAT

COUP_PHASES: Final = 6
_CARRIED_OFF: Final = 4


def _may_start(g: Republic, seat: int, own_pretext: bool = False) -> bool:
    """With a pretext, or from Headquarters; by an option only with both.  [J-8.1, J-16.2]"""
    at_headquarters = g.place[seat] == "headquarters"
    if g.from_headquarters:
        return at_headquarters and (g.pretext or own_pretext)
    return at_headquarters or g.pretext or own_pretext


def _codes_for(g: Republic, seat: int) -> tuple[str, ...]:
    """The timing codes open to a seat in phase 8: crowds bring their own pretext, armed units do not.  [J-8.4]"""
    codes = ["P8"]
    if _may_start(g, seat, own_pretext=True):
        codes.append("START")
    if _may_start(g, seat):
        codes.append("START-ARMED")
    return tuple(codes)


@dataclass(slots=True)
class Phase8(Asking):
    """Phase 8. The result: there was a coup.

    Who has `passed` is not asked again, unless a pretext arises or the presidency changes.
    """

    passed: int = 0
    """Who has passed, as a mask of seats."""
    renew: bool = False
    """A pretext came up: after this answer all are asked anew."""
    pretext: bool = False
    """There was a pretext when this asking began."""
    president: int = NONE
    """The President when this asking began."""
    closed: bool = False
    """A coup has begun: nothing begins the asking anew."""

    def openings(self) -> tuple[Opening, ...]:
        return AT_LIBERTY

    def waiting(self) -> str:
        return "wait-coup"

    def begin(self, g: Republic) -> Next:
        """Everyone alive and present but the President, from his left.  [J-8.3]"""
        muster(g)
        self.pretext, self.president = g.pretext, g.president
        return self.again(g)

    def again(self, g: Republic) -> Next:
        """The next is asked, whatever he could do."""
        seat = self.next_seat(g)
        return self.ask(seat, self.chance, then=self.decide) if seat >= 0 else self.no_coup(g)

    def next_seat(self, g: Republic) -> int:
        """The nearest to the President's left who has not passed, or NONE."""
        return next((seat for seat in g.others_here(g.president) if not self.passed >> seat & 1), NONE)

    def resume(self, g: Republic) -> Next:
        """Who came home is asked too; with another President, or a pretext by a killing, the asking begins anew."""
        if g.pretext:
            self.pretext_arose(g, g.minister())
        if g.president != self.president:
            self.president, self.passed, self.renew = g.president, 0, False
        return self.again(g)

    def chance(self, g: Republic, seat: int) -> Pick:
        """Pass; a card; or begin: with units of one's office, or with guns on the Palace.  [J-8.2]"""
        codes = _codes_for(g, seat)
        options = [PASS, *plays(g, seat, codes)]
        if _may_start(g, seat):
            options += moves(g, seat) + landings(g, seat)
            if g.holder(ADMIRAL) == seat:
                options.append("announce:shell")
            if g.holder(AIR) == seat:
                options.append("announce:bomb")
        return Play("start-coup", options, g, seat, codes, {"pretext": g.pretext})

    def decide(self, g: Republic, choice: str) -> Next:
        """Pass, prepare, or start."""
        seat = self.next_seat(g)
        if choice == PASS:
            g.tell("no-coup-by", seat=SEAT[seat])
            self.passed = 0 if self.renew else self.passed | 1 << seat
            self.renew = False
            return self.again(g)
        words = choice.split(":")[1:]
        if words[0] in CARDS and CARDS[words[0]].effect == "send-away":
            return self.uprising(g, seat, words)
        return self.first(g, Orders(seat, choice), then=self.start)

    def pretext_arose(self, g: Republic, seat: int) -> None:
        """The asking begins anew, at once, or when the one asked has passed; not once it is over.  [J-8.3]"""
        if self.pretext or self.closed or g.coup >= 0:
            return
        self.pretext = True
        if seat == self.next_seat(g):
            self.renew = True
        else:
            self.passed = 0
            self.again(g)

    def uprising(self, g: Republic, seat: int, words: list[str]) -> Next:
        """A pretext, and part of a brigade is sent to the provinces; no coup yet.  [J-15.C12]"""
        card = CARDS[words[0]]
        g.discard(seat, card.id)
        g.tell("plays", seat=SEAT[seat], card=card.id, declared=words[1:])
        g.give_pretext()
        self.pretext_arose(g, seat)
        brigade = GENERALS.index(words[1])
        g.sent_away[brigade] += send_away(g, brigade, card.amount)
        g.tell("sent-away", unit=words[1], amount=g.sent_away[brigade])
        return self.again(g)

    def start(self, g: Republic, orders: tuple[str, list[Any]]) -> Next:
        """The first to start is Rebel Leader; it begins his movement turn.  [J-8.2]"""
        seat = self.next_seat(g)
        g.coup = 0
        g.leader = g.vanguard = seat
        g.tell("coup", seat=SEAT[seat])
        mark_rebel(g, seat)
        return self.first(g, Coup(orders[0], orders[1]), then=self.coup_over)

    def coup_over(self, g: Republic, _: Any) -> Next:
        """There was a coup: its aftermath follows."""
        return self.done(True)

    def no_coup(self, g: Republic) -> Next:
        """The turn ends; banking first, if the bank was at lunch.  [J-8.5, J-7.2]"""
        self.closed = True
        disband(g)
        g.tell("no-coup")
        if g.bank == "lunch":
            return self.first(g, Banking(), then=self.quiet_end)
        return self.done(False)

    def quiet_end(self, g: Republic, _: Any) -> Next:
        """There was no coup."""
        return self.done(False)


@dataclass(slots=True)
class Coup(Stoppable):
    """The Rebellion phase, then coup phases 1 to 6, each movement then combat.  [J-9.1]"""

    action: str = ""
    """The action by which the Leader began it."""
    made: list[Any] = field(default_factory=list)
    """What was chosen for it."""

    def begin(self, g: Republic) -> Next:
        """The Leader's first action begins his turn."""
        return self.first(g, Movement(self.action, self.made), then=self.moved)

    def moved(self, g: Republic, _: Any) -> Next:
        """After the movement comes combat."""
        return self.first(g, Combat(), then=self.fought)

    def fought(self, g: Republic, _: Any) -> Next:
        """The next phase, or the reckoning."""
        g.withdrawn = 0
        if g.coup == COUP_PHASES:
            return self.first(g, Sides(), then=self.decided)
        g.coup += 1
        pass_vanguard(g)
        g.tell("coup-phase", phase=g.coup)
        return self.first(g, Movement(), then=self.moved)

    def resume(self, g: Republic) -> Next:
        """All have agreed how it ends.  [J-9.5]"""
        return self.decided(g, None)

    def decided(self, g: Republic, _: Any) -> Next:
        """The coup is over; in the shorter game four notes go with it.  [J-16.3]"""
        disband(g)
        if g.shorter:
            gone = [g.lose_top_note() for _ in range(min(_CARRIED_OFF, len(g.aid)))]
            g.tell("aid-lost", notes=gone)
        return self.done()
