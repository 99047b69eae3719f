"""Movement: each seat in the order of the phase.  [J-10]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.cards import Play, plays
from palazzo.games.junta.content import EMBASSIES, OFFICE, SPACE, SPACE_OF
from palazzo.games.junta.coup.agreement import STOP
from palazzo.games.junta.coup.forces import turn_order
from palazzo.games.junta.coup.orders import Orders, carry_out, landings, moves
from palazzo.games.junta.exile import Homecoming, Return, go_into_exile
from palazzo.games.junta.government import Cousin
from palazzo.games.junta.state import NONE, Republic
from palazzo.games.junta.trade import FREE, TRADE
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick, Question
from palazzo.kernel.steps import WAIT, Next, Step
from palazzo.kernel.table import bits


@dataclass(slots=True)
class ReturnInCoup(Step):
    """An exile comes home in the middle of a coup; if he is shot, his office may go to the cousin.  [J-3.4, J-5.6]"""

    seat: int = 0
    """The exile who comes home."""

    def begin(self, g: Republic) -> Next:
        """The exile announces his return."""
        return self.first(g, Return(self.seat), then=self.came_home)

    def came_home(self, g: Republic, _: Any) -> Next:
        """If he was shot, the cousin may take over."""
        return self.done() if g.alive[self.seat] else self.first(g, Cousin(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The coup goes on."""
        return self.done()


class HomecomingInCoup(Homecoming):
    """The opening by which an exile comes home during a coup."""

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        return ReturnInCoup(question.seat)


_FLEE: Final[tuple[tuple[int, str], ...]] = tuple((space, f"exile:{SPACE[space]}") for space in EMBASSIES)
"""The embassies, and the words for fleeing to each."""


def _ways_out(g: Republic, seat: int) -> list[str]:
    """The embassies a seat may flee to: a unit of its own is there; once in a phase, the President never.  [J-5.3]"""
    if seat == g.president or g.fled >> seat & 1:
        return []
    army = g.armies[seat]
    return [flee for space, flee in _FLEE if g.standing[space] & army]


@dataclass(slots=True)
class Flight(Step):
    """Somebody goes into exile while another moves, or when sides are chosen; his office may go to the cousin."""

    seat: int = 0
    """Who flees."""
    embassy: int = 0
    """To which embassy."""

    def begin(self, g: Republic) -> Next:
        """The gates close behind him."""
        go_into_exile(g, self.seat, self.embassy)
        return self.first(g, Cousin(), then=self.over)

    def over(self, g: Republic, _: Any) -> Next:
        """The coup goes on."""
        return self.done()


class Fleeing(Opening):
    """Who has a unit in an embassy may flee at any time but in a fight; in his own turn he is asked.  [J-5.3]"""

    name: str = "flee"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if g.coup < 0 or any(isinstance(step, MovementTurn) and step.is_asked(seat) for step in g.stack):
            return []
        options = _ways_out(g, seat)
        return [self.mark(Pick("may-flee", options), seat)] if options else []

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        return Flight(question.seat, SPACE_OF[value.split(":")[1]])


MOVING: Final[tuple[Opening, ...]] = (*FREE, HomecomingInCoup(), Fleeing(), STOP)
"""Trade, units too; cards for any time; coming home, and leaving; and an end to it all by agreement."""
_CARDS_OF_COUP: Final = ("CM",)


@dataclass(slots=True)
class Movement(Step):
    """The movement part of a phase. The Leader's first action was taken when he began the coup.  [J-10.1]"""

    action: str = ""
    """The action by which the Leader began the coup, until it is carried out; else empty."""
    made: list[Any] = field(default_factory=list)
    """What was chosen for it."""
    turn: int = 0
    """How many seats, in order, have moved."""

    def begin(self, g: Republic) -> Next:
        """Everyone moves in turn."""
        g.moving = True
        g.moved = g.withdrawn = 0
        g.proposals = g.stayed = g.fled = 0
        TRADE.renew(g)
        return self.next_seat(g, None)

    def next_seat(self, g: Republic, _: Any) -> Next:
        """Every seat counts; the absent have no turn of their own."""
        if self.turn == g.seats:
            g.moving = False
            return self.done()
        seat = turn_order(g)[self.turn]
        self.turn += 1
        if not self.action:
            return self.first(g, MovementTurn(seat), then=self.next_seat)
        turn = MovementTurn(seat, self.action, self.made)
        self.action, self.made = "", []
        return self.first(g, turn, then=self.next_seat)


@dataclass(slots=True)
class MovementTurn(Step):
    """One seat's turn: in any order cards, landing, bribes, one move, exile.  [J-10.2]"""

    seat: int = 0
    """The seat whose turn it is."""
    action: str = ""
    """An action chosen before the turn began; else empty."""
    made: list[Any] = field(default_factory=list)
    """What was chosen for it."""
    has_moved: bool = False
    """Its one move is made."""
    extras: list[int] = field(default_factory=list)
    """The cousin's offices whose extra moves are still to come."""
    office: int = NONE
    """The cousin's office that moves now, or NONE."""

    def openings(self) -> tuple[Opening, ...]:
        return MOVING

    def waiting(self) -> str:
        return "wait-movement"

    def begin(self, g: Republic) -> Next:
        """Whoever is alive and present acts; in the Rebellion phase the President does nothing.  [J-9.3]"""
        if self.action:
            return self.carry_out(g, self.action, self.made)
        if g.here(self.seat) and (g.coup > 0 or self.seat != g.president):
            return self.ask(self.seat, self.actions, then=self.act)
        return self.extra_moves(g, None)

    def is_asked(self, seat: int) -> bool:
        """It is the own turn of this seat, not that of the cousin."""
        return self.seat == seat and self.office < 0

    def resume(self, g: Republic) -> Next:
        """He whose office the cousin was moving has come home, and has his turn after all.  [J-5.8]"""
        if self.office >= 0 and not g.cousin >> self.office & 1:
            self.office, self.has_moved, self.extras = NONE, False, []
            return self.begin(g)
        return WAIT

    def again(self, g: Republic) -> Next:
        """What next? For the cousin's extra move the President is asked."""
        return self.ask(g.president if self.office >= 0 else self.seat, self.actions, then=self.act)

    # -- acting

    def actions(self, g: Republic, seat: int) -> Pick:
        """All that may be done now."""
        options = ["end-turn"]
        if not self.has_moved:
            options += moves(g, seat, self.office)
        options += landings(g, seat, self.office)
        if self.office >= 0:
            return Pick("cousin-moves", options, {"office": OFFICE[self.office]})
        options += plays(g, seat, _CARDS_OF_COUP)
        options += _ways_out(g, seat)
        return Play(
            "movement", options, g, seat, _CARDS_OF_COUP, {"phase": g.coup, "rebel": bool(g.rebels >> seat & 1)}
        )

    def act(self, g: Republic, choice: str) -> Next:
        """One thing after another."""
        if choice == "end-turn":
            return self.extra_moves(g, None)
        if choice.startswith("exile:"):
            go_into_exile(g, self.seat, SPACE_OF[choice.split(":")[1]])
            return self.first(g, Cousin(), then=self.extra_moves)
        actor = g.president if self.office >= 0 else self.seat
        return self.first(g, Orders(actor, choice, self.office), then=self.ordered)

    def ordered(self, g: Republic, orders: tuple[str, list[Any]]) -> Next:
        """The particulars are chosen: it happens."""
        return self.carry_out(g, orders[0], orders[1])

    def carry_out(self, g: Republic, action: str, made: list[Any]) -> Next:
        """Openly, with whatever reaction it calls for."""
        self.has_moved |= action.startswith("move:")
        actor = g.president if self.office >= 0 else self.seat
        reaction = carry_out(g, actor, action, made, self.office)
        if reaction is not None:
            return self.first(g, reaction, then=self.reacted)
        return self.again(g)

    def reacted(self, g: Republic, _: Any) -> Next:
        """The turn goes on."""
        return self.again(g)

    # -- the cousin  [J-10.2]

    def extra_moves(self, g: Republic, _: Any) -> Next:
        """One extra move for each office the cousin has of this seat, or of nobody; none in the Rebellion phase."""
        if self.office < 0:
            if not g.cousin:
                return self.done()
            self.extras = [
                office
                for office in bits(g.cousin)
                if self.seat == (g.office[office] if g.office[office] >= 0 else g.president)
            ]
        while self.extras and g.coup > 0:
            self.office = self.extras.pop(0)
            self.has_moved = False
            if moves(g, g.president, self.office) or landings(g, g.president, self.office):
                return self.again(g)
        return self.done()
