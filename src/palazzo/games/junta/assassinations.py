"""Phase 6: attempts, declared in order and resolved in order.  [J-6]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta import promises
from palazzo.games.junta.cards import Play, playable
from palazzo.games.junta.content import CARDS, INTERIOR, LOCATIONS, VALUE
from palazzo.games.junta.exile import HOME
from palazzo.games.junta.money import Pay, pay
from palazzo.games.junta.shields import Shield
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Payment, Pick, Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

POLICE: Final = "secret-police"
_ATTEMPTS: Final = ("attempt", "mad-attempt", "attempt-or-shield", "overtime")
SIDES: Final = 6
"""Of a die."""
_MAD_PROCEEDS: Final = 3
_MAD_TURNS: Final = 6
_MAD_KILLS: Final = 4
_COMING_AND_GOING: Final[tuple[Opening, ...]] = (*TALK, HOME)
"""While attempts are declared an exile may come home.  [J-5.5]"""


@dataclass(slots=True)
class Assassinations(Step):
    """Phase 6: everyone declares, locations are shown, each attempt is resolved."""

    order: list[int] = field(default_factory=list)
    """The seats in the order they declare."""
    turn: int = 0
    """How many of them have declared."""
    police: bool = False
    """The Minister has sent the Police."""
    attempts: list[tuple[int, str, int, str]] = field(default_factory=list)
    """What was declared: by whom, by what means, at whom, and where."""
    resolved: int = 0
    """How many attempts are resolved."""
    backfires: bool = False
    """The attempt being resolved strikes the one who ordered it."""

    def openings(self) -> tuple[Opening, ...]:
        return _COMING_AND_GOING if self.asks == "means" else TALK

    def waiting(self) -> str:
        return "wait-attempts" if self.asks == "means" else "wait-burglars"

    def begin(self, g: Republic) -> Next:
        """From the Minister clockwise; from his seat if he is absent.  [J-6.1]"""
        minister = g.office[INTERIOR]
        self.order = list(g.around(minister if minister >= 0 else g.president + 1))
        return self.again(g)

    # -- declaring

    def again(self, g: Republic) -> Next:
        """The next to declare, until all have; then the locations are shown."""
        while self.turn < len(self.order) and not g.here(self.order[self.turn]):
            self.turn += 1
        if self.turn < len(self.order):
            return self.ask(self.order[self.turn], self.means, then=self.order_attempt)
        g.shown = True
        g.reveal()
        g.tell("locations", locations={SEAT[seat]: place for seat, place in enumerate(g.place) if place})
        return self.next_attempt(g)

    def means(self, g: Republic, seat: int) -> Pick:
        """No more, or an attempt: means, victim, location.  [J-6.1, J-6.2]"""
        options = ["no-more"]
        victims = [SEAT[victim] for victim in self.order if victim != seat and g.here(victim)]
        if seat == g.minister() and not self.police:
            options += self.aims(g, POLICE, victims)
        codes = ("P6D",)
        for kind in playable(g, seat, codes):
            options += self.aims(g, kind, victims)
        return Play("declare-attempts", options, g, seat, codes)

    def aims(self, g: Republic, means: str, victims: list[str]) -> list[str]:
        """Victims and locations; burglars go to the victim's home, the secret police not to a safe bank.  [J-6.3]"""
        effect = CARDS[means].effect if means in CARDS else POLICE
        if effect == "burgle":
            return [f"burgle:{means}:{victim}" for victim in victims]
        barred = "bank" if effect in (POLICE, "overtime") and g.bank_is_safe() else ""
        return [f"attempt:{means}:{victim}:{place}" for victim in victims for place in LOCATIONS if place != barred]

    def order_attempt(self, g: Republic, choice: str) -> Next:
        """An attempt is paid for when it is declared."""
        seat = self.order[self.turn]
        if choice == "no-more":
            g.tell("no-more-attempts", seat=SEAT[seat])
            self.turn += 1
            return self.again(g)
        means = choice.split(":")[1]
        cost = CARDS[means].cost if means in CARDS else 0
        return self.first(g, Pay(seat, cost, [choice]), then=self.declare)

    def declare(self, g: Republic, paid: tuple[list[Any], list[str]]) -> Next:
        """Declared openly: from now on the victim is a target.  [J-6.8]"""
        seat = self.order[self.turn]
        _, means, name, *where = paid[0][0].split(":")
        place = where[0] if where else ""
        victim = SEATS[name]
        if means in CARDS:
            pay(g, seat, CARDS[means].cost, paid[1])
            g.discard(seat, means)
        else:
            self.police = True
        if place:
            g.tell("orders", seat=SEAT[seat], means=means, other=name, location=place)
        else:
            g.tell("sends-burglars", seat=SEAT[seat], means=means, other=name)
        if place == "bank" and (means == POLICE or CARDS[means].effect == "overtime"):
            g.safe_until = g.year + 1
            g.tell("bank-safe")
        self.attempts.append((seat, means, victim, place))
        g.targets |= 1 << victim
        if g.promises and place:
            promises.tried_to_kill(g, seat, victim)
        return self.again(g)

    # -- resolving

    def next_attempt(self, g: Republic) -> Next:
        """One after another, also those of the dead.  [J-6.4]"""
        while self.resolved < len(self.attempts):
            seat, means, victim, place = self.attempts[self.resolved]
            self.resolved += 1
            self.backfires = False
            if not g.alive[victim] and not _is_mad(means):
                g.tell("too-late", seat=SEAT[victim], means=means)
                self.release(g)
                continue
            if not place:
                return self.burgle(g, seat, victim)
            if self.strikes(g, seat, means, victim, place):
                doomed = seat if self.backfires else victim
                return self.first(g, Shield(doomed, "P6R"), then=self.outcome)
            g.tell("attempt-fails", seat=SEAT[seat], means=means, other=SEAT[victim])
            self.release(g)
        g.targets = 0
        return self.done()

    def strikes(self, g: Republic, seat: int, means: str, victim: int, place: str) -> bool:
        """Right place, and luck where the means needs it: somebody would die.  [J-6.1]"""
        right = g.place[victim] == place and g.here(victim)
        if _is_mad(means):
            return self.mad_attempt(g, seat, right)
        success = _success_of(means)
        if not right or not success:
            return right
        die = g.roll()
        g.tell("die", means=means, die=die)
        return die >= success

    def mad_attempt(self, g: Republic, seat: int, right: bool) -> bool:
        """1 to 3 he goes for it; on a 6 he may turn on his employer.  [J-15.A04]"""
        die = g.roll()
        g.tell("die", means=self.attempts[self.resolved - 1][1], die=die)
        if die <= _MAD_PROCEEDS:
            return right
        if die < _MAD_TURNS:
            return False
        again = g.roll()
        g.tell("die", means=self.attempts[self.resolved - 1][1], die=again)
        self.backfires = again >= _MAD_KILLS and g.here(seat)
        return self.backfires

    def outcome(self, g: Republic, saved: bool) -> Next:
        """Unless a shield stopped it, the victim dies and his cash goes to who ordered it.  [J-6.5]"""
        seat, means, victim, _ = self.attempts[self.resolved - 1]
        doomed = seat if self.backfires else victim
        if saved:
            g.tell("attempt-stopped", seat=SEAT[seat], means=means, other=SEAT[doomed])
        else:
            g.kill(doomed, seat)
        self.release(g)
        return self.next_attempt(g)

    def release(self, g: Republic) -> None:
        """Who is no target any more may give away cash again."""
        g.targets = 0
        for _, _, victim, _ in self.attempts[self.resolved :]:
            g.targets |= 1 << victim

    # -- burglars  [J-15.A06]

    def burgle(self, g: Republic, seat: int, victim: int) -> Next:
        """Not at home, the victim hands over at least 2M of his choice."""
        if g.place[victim] == "home":
            g.tell("at-home", seat=SEAT[seat], other=SEAT[victim])
            self.release(g)
            return self.next_attempt(g)
        if g.cash[victim]:
            return self.ask(victim, self.ransom, then=self.hand_over)
        return self.hand_over(g, [])

    def ransom(self, g: Republic, seat: int) -> Subset:
        """Enough notes, or all there are."""
        amount = CARDS[self.attempts[self.resolved - 1][1]].amount
        return Payment("burgled", g.notes(seat), VALUE, min(amount, g.wealth(seat)))

    def hand_over(self, g: Republic, notes: list[str]) -> Next:
        """The notes go unseen to who sent the burglars; if he is dead, under the pile."""
        seat, _, victim, _ = self.attempts[self.resolved - 1]
        g.reveal()
        if g.alive[seat]:
            for kind in notes:
                g.pass_note(victim, seat, kind, 1 << seat | 1 << victim)
            g.confide(1 << seat | 1 << victim, "burglary", {"notes": notes}, seat=SEAT[victim], other=SEAT[seat])
        else:
            for kind in notes:
                g.spend(victim, kind)
            g.tell("cash-lost", seat=SEAT[victim], notes=notes)
        self.release(g)
        return self.next_attempt(g)


def chance_of(means: str) -> tuple[int, bool]:
    """On how many sides of a die an attempt succeeds in the right place, and whether it may turn on who ordered it."""
    if _is_mad(means):
        return _MAD_PROCEEDS, True
    success = _success_of(means)
    return (SIDES + 1 - success if success else SIDES), False


def _is_mad(means: str) -> bool:
    """A psychopath's die is thrown whatever happens.  [J-15.A04]"""
    return means in CARDS and CARDS[means].effect == "mad-attempt"


def _success_of(means: str) -> int:
    """What the die of an attempt must show at least; nothing where none is thrown."""
    return CARDS[means].success if means in CARDS and CARDS[means].effect in _ATTEMPTS else 0
