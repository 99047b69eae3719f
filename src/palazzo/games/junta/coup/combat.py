"""Combat: declarations, bombardments, battles of three waves.  [J-11]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.content import GUNS, OFFICE_OF, PALACE, SPACE, SPACE_OF, STREETS, UNITS
from palazzo.games.junta.coup.agreement import STOP
from palazzo.games.junta.coup.forces import (
    fighters_in,
    fires_at,
    fit_units,
    is_rebellious,
    lose_units,
    names,
)
from palazzo.games.junta.coup.retreat import Retreat
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import TALK
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Order, Pick, Share, Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

_FIGHTING: Final[tuple[Opening, ...]] = (*TALK, STOP)
WAVES: Final = 3
_HIT: Final = 6
VERBS: Final = {"gunboat": "shell", "air_strike": "bomb"}
_GUNNER: Final[dict[str, int]] = {gun: OFFICE_OF[GUNS[gun].office] for gun in GUNS}
"""The office each gun belongs to."""
_NO_VOLLEY: Final[dict[str, list[str]]] = {}
_FIRE: Final[tuple[str, ...]] = tuple(f"fire:{space}" for space in SPACE)
_AIM: Final[dict[str, list[list[str]]]] = {
    gun: [[f"{verb}:{space}:{seat}" for seat in SEAT] for space in SPACE] for gun, verb in VERBS.items()
}
"""By gun, space and seat: the order to bombard that seat's units there."""


@dataclass(slots=True)
class Combat(Step):
    """The combat part of a phase."""

    order: list[int] = field(default_factory=list)
    """The seats in the order they declare."""
    turn: int = 0
    """How many of them have declared."""
    asking: str = "fire"
    """What is asked now: to open fire, or one of the guns."""
    fires: list[tuple[int, int]] = field(default_factory=list)
    """Fire declared: by whom, in which space."""
    bombardments: list[tuple[str, int, int, int]] = field(default_factory=list)
    """Bombardments declared and not yet carried out: the gun, by whom, where, at whom."""
    losses: list[tuple[int, int]] = field(default_factory=list)
    """What bombardments destroyed: where, and whose, once a unit."""
    hits: int = 0
    """The hits of the bombardment being resolved."""
    battles: list[int] = field(default_factory=list)
    """The spaces where battles are still to be fought, in order."""

    def openings(self) -> tuple[Opening, ...]:
        return _FIGHTING

    def waiting(self) -> str:
        return "wait-combat"

    # -- declaring  [J-11.1]

    def begin(self, g: Republic) -> Next:
        """The President first, then clockwise; in the Rebellion phase not he."""
        self.order = g.present(g.president) if g.coup > 0 else g.others_here(g.president)
        return self.next_declaration(g)

    def next_declaration(self, g: Republic) -> Next:
        """Where each fires, then what his guns do."""
        while self.turn < len(self.order):
            seat = self.order[self.turn]
            if self.asking == "fire":
                self.asking = "gunboat"
                if _contested(g, seat):
                    return self.ask(seat, self.firing, then=self.declare_fire)
            while self.asking in GUNS:
                if _can_bombard(g, seat, self.asking):
                    return self.ask(seat, self.bombarding, then=self.declare_bombardment)
                self.next_gun()
            self.asking = "fire"
            self.turn += 1
        return self.bombard(g)

    def next_gun(self) -> None:
        """After the gunboat the air strikes, then the next player."""
        self.asking = "air_strike" if self.asking == "gunboat" else "next"

    def firing(self, g: Republic, seat: int) -> Subset:
        """Any spaces where others have units too."""
        options = [_FIRE[space] for space in _contested(g, seat)]
        return Subset("declare-fire", options, 0, len(options), {"phase": g.coup, "rebel": bool(g.rebels >> seat & 1)})

    def declare_fire(self, g: Republic, spaces: list[str]) -> Next:
        """The spaces where this seat fires are public; the next one declares."""
        seat = self.order[self.turn]
        named = [option.split(":")[1] for option in spaces]
        for space in named:
            self.fires.append((seat, SPACE_OF[space]))
        g.tell("declares-fire", seat=SEAT[seat], spaces=named)
        return self.next_declaration(g)

    def bombarding(self, g: Republic, seat: int) -> Pick:
        """One space and one player in it; what was announced to start the coup must be done.  [J-8.2]"""
        targets = _targets_of(g, seat, self.asking)
        bound = _is_bound(g, seat, self.asking)
        return Pick("bombard", targets if bound else ["hold-fire", *targets], {"gun": self.asking})

    def declare_bombardment(self, g: Republic, choice: str) -> Next:
        """The target of this gun is public; the next gun, or the next seat, declares."""
        seat = self.order[self.turn]
        if choice != "hold-fire":
            _, space, target = choice.split(":")
            self.bombardments.append((self.asking, seat, SPACE_OF[space], SEATS[target]))
            g.tell("declares-bombardment", seat=SEAT[seat], gun=self.asking, space=space, other=target)
        self.next_gun()
        return self.next_declaration(g)

    # -- bombarding  [J-11.2]

    def bombard(self, g: Republic) -> Next:
        """The gunboat first, then the air strike."""
        if len(self.bombardments) > 1:
            self.bombardments.sort(key=lambda shot: list(GUNS).index(shot[0]))
        while self.bombardments:
            gun, seat, space, target = self.bombardments[0]
            fires_at(g, seat, target, space, bombards=True)
            if gun == "air_strike":
                g.strikes -= 1
            dice = [g.roll() for _ in range(GUNS[gun].dice)]
            g.tell("bombards", seat=SEAT[seat], gun=gun, space=SPACE[space], other=SEAT[target], dice=dice)
            units = fit_units(g, target, space)
            self.hits = min(dice.count(_HIT), units.bit_count())
            self.losses += [(space, target)] * self.hits
            if 0 < self.hits < units.bit_count():
                return self.ask(target, self.casualties, then=self.bombarded)
            if self.hits:
                lose_units(g, target, space, names(units))
            self.bombardments.pop(0)
        return self.order_battles(g)

    def casualties(self, g: Republic, seat: int) -> Subset:
        """Which units are lost."""
        _, _, space, target = self.bombardments[0]
        return Subset("choose-losses", names(fit_units(g, target, space)), self.hits, self.hits)

    def bombarded(self, g: Republic, kinds: list[str]) -> Next:
        """The units chosen are lost, and the next bombardment follows."""
        _, _, space, target = self.bombardments.pop(0)
        lose_units(g, target, space, kinds)
        return self.bombard(g)

    # -- battles

    def order_battles(self, g: Republic) -> Next:
        """The Leader, or if he is gone the President, orders the battles.  [J-11.1]"""
        if not self.fires:
            return self.done()
        spaces = sorted({space for _, space in self.fires})
        self.battles = [space for space in spaces if len(fighters_in(g, space)) > 1]
        if len(self.battles) > 1:
            return self.ask(g.leader if g.here(g.leader) else g.president, self.sequence, then=self.ordered)
        return self.next_battle(g, None)

    def sequence(self, g: Republic, seat: int) -> Order:
        """All battles, in any order."""
        return Order("order-battles", [SPACE[space] for space in self.battles])

    def ordered(self, g: Republic, spaces: list[str]) -> Next:
        """The battles are fought in the order chosen."""
        self.battles = [SPACE_OF[space] for space in spaces]
        g.tell("battles", spaces=spaces)
        return self.next_battle(g, None)

    def next_battle(self, g: Republic, _: Any) -> Next:
        """One space after another."""
        while self.battles:
            space = self.battles.pop(0)
            declared = [seat for seat, at in self.fires if at == space]
            if len(fighters_in(g, space)) > 1:
                lost = [self.losses.count((space, seat)) for seat in range(g.seats)]
                return self.first(g, Battle(space, declared, lost), then=self.next_battle)
        return self.done()


def _contested(g: Republic, seat: int) -> list[int]:
    """Where a seat could fire: others have units there too; never in an embassy.  [J-11.7]"""
    mine = g.armies[seat]
    if not mine:
        return []
    others = sum(g.armies) - mine
    standing = g.standing
    return [space for space in STREETS if standing[space] and standing[space] & mine and standing[space] & others]


def _can_bombard(g: Republic, seat: int, gun: str) -> bool:
    """The gun is in the seat's command, not used up, and has a target.  [J-11.2]"""
    office = _GUNNER[gun]
    if not g.cousin and g.office[office] != seat:
        return False
    if g.holder(office) != seat or (gun == "air_strike" and not g.strikes):
        return False
    enemies = sum(g.armies) - g.armies[seat]
    return any(g.standing[space] & enemies for space in _spaces_under(g, seat, gun))


def _spaces_under(g: Republic, seat: int, gun: str) -> tuple[int, ...]:
    """Any space but embassies; the Palace alone, where that was announced to start the coup.  [J-8.2, J-11.2]"""
    return (PALACE,) if _is_bound(g, seat, gun) else STREETS


def _is_bound(g: Republic, seat: int, gun: str) -> bool:
    """What was announced to start the coup must be done.  [J-8.2]"""
    return seat == g.leader and g.coup == 0 and g.announced == VERBS[gun]


def _targets_of(g: Republic, seat: int, gun: str) -> list[str]:
    """What a gun may bombard: in some space, one other player's units.  [J-11.2]"""
    found = []
    enemies = sum(g.armies) - g.armies[seat]
    for space in _spaces_under(g, seat, gun):
        units = g.standing[space] & enemies
        if units:
            aims = _AIM[gun][space]
            for other, army in enumerate(g.armies):
                if units & army:
                    found.append(aims[other])
                    units &= ~army
                    if not units:
                        break
    return found


@dataclass(slots=True)
class Battle(Step):
    """Three waves of fire in one space, then retreats.  [J-11.3 to J-11.6]"""

    space: int = 0
    """Where it is fought."""
    declared: list[int] = field(default_factory=list)
    """Who has declared fire here and must open it."""
    lost: list[int] = field(default_factory=list)
    """By seat: the units it has lost here."""
    wave: int = 0
    """The wave being fought, from 1."""
    hits: list[int] = field(default_factory=list)
    """By seat: the hits it takes in this wave."""

    def openings(self) -> tuple[Opening, ...]:
        return _FIGHTING

    def waiting(self) -> str:
        return "wait-battle"

    def begin(self, g: Republic) -> Next:
        """The first wave."""
        return self.next_wave(g)

    def next_wave(self, g: Republic) -> Next:
        """Everyone present chooses at once, in secret; in the Rebellion phase not the President.  [J-9.3, J-11.3]

        A wave in which nobody fires is a wave: who held back may fire in the next.
        """
        fighters = fighters_in(g, self.space)
        askers = fighters if g.coup > 0 else [seat for seat in fighters if seat != g.president]
        if self.wave == WAVES or len(fighters) < 2 or not askers:
            return self.first(g, Retreat(self.space, self.lost), then=self.over)
        self.wave += 1
        return self.ask_all(askers, self.volley, then=self.fire)

    def over(self, g: Republic, _: Any) -> Next:
        """The guns fall silent."""
        return self.done()

    def volley(self, g: Republic, seat: int) -> Assign:
        """Units, and one enemy; declared fire must be opened with at least one unit.  [J-11.3, J-14.4]"""
        fit = g.standing[self.space] & ~g.withdrawn
        units = names(fit & g.armies[seat])
        enemies = [SEAT[other] for other, army in enumerate(g.armies) if army & fit and other != seat]
        least = 1 if self.wave == 1 and seat in self.declared else 0
        facts = {"space": SPACE[self.space], "wave": self.wave}
        return Share("volley", units, enemies, least, facts, 1)

    def fire(self, g: Republic, volleys: dict[int, dict[str, list[str]]]) -> Next:
        """Shown and rolled together; every 6 kills.  [J-11.4]"""
        self.hits = [0] * g.seats
        for seat in g.around(g.president):
            for name, kinds in volleys.get(seat, _NO_VOLLEY).items():
                if kinds:
                    self.shoot(g, seat, SEATS[name], kinds)
        return self.count_losses(g)

    def shoot(self, g: Republic, seat: int, target: int, kinds: list[str]) -> None:
        """One player's units fire on another's."""
        fires_at(g, seat, target, self.space, bombards=False)
        rolled = [g.roll() for _ in range(dice_for(kinds, self.space))]
        self.hits[target] += rolled.count(_HIT)
        g.tell("fires", seat=SEAT[seat], space=SPACE[self.space], other=SEAT[target], units=kinds, dice=rolled)

    def count_losses(self, g: Republic) -> Next:
        """Owners choose what they lose; surplus hits are lost."""
        if not any(self.hits):
            return self.next_wave(g)
        choosers = []
        for seat in fighters_in(g, self.space):
            if not self.hits[seat]:
                continue
            units = fit_units(g, seat, self.space)
            self.hits[seat] = min(self.hits[seat], units.bit_count())
            self.lost[seat] += self.hits[seat]
            if self.hits[seat] == units.bit_count():
                lose_units(g, seat, self.space, names(units))
            else:
                choosers.append(seat)
        if choosers:
            return self.ask_all(choosers, self.casualties, then=self.bury)
        return self.next_wave(g)

    def casualties(self, g: Republic, seat: int) -> Subset:
        """Which units are lost."""
        hits = self.hits[seat]
        return Subset("choose-losses", names(fit_units(g, seat, self.space)), hits, hits)

    def bury(self, g: Republic, losses: dict[int, list[str]]) -> Next:
        """The units chosen are lost, and the next wave follows."""
        for seat, kinds in sorted(losses.items()):
            lose_units(g, seat, self.space, kinds)
        return self.next_wave(g)


def dice_for(kinds: list[str], space: int) -> int:
    """Armed units one each; unarmed together half, rounded down; one more for Guards in the Palace.  [J-11.4]"""
    armed = 0
    for kind in kinds:
        armed += UNITS[kind].armed
    return armed + (len(kinds) - armed) // 2 + (space == PALACE and "guards" in kinds)


def rebellious_orders(g: Republic, seat: int) -> list[str]:
    """Which orders a seat may give in combat would mark it as a rebel, or which enemies to fire at.  [J-9.2]"""
    if g.coup < 0 or seat == g.president or g.rebels >> seat & 1:
        return []
    battle = next((step for step in g.stack if isinstance(step, Battle)), None)
    if battle is not None:
        enemies = _enemies(g, seat, battle.space)
        return [SEAT[other] for other in enemies if is_rebellious(g, other, battle.space, False)]
    combat = next((step for step in g.stack if isinstance(step, Combat)), None)
    if combat is None or combat.turn >= len(combat.order) or combat.order[combat.turn] != seat:
        return []
    fires = [
        _FIRE[space]
        for space in _contested(g, seat)
        if all(is_rebellious(g, other, space, False) for other in _enemies(g, seat, space))
    ]
    guns = [gun for gun in GUNS if _can_bombard(g, seat, gun)]
    aims = [(aim, *aim.split(":")[1:]) for gun in guns for aim in _targets_of(g, seat, gun)]
    return fires + [aim for aim, space, other in aims if is_rebellious(g, SEATS[other], SPACE_OF[space], True)]


def _enemies(g: Republic, seat: int, space: int) -> list[int]:
    """Who else has units in a space that could be fired at."""
    return [other for other in fighters_in(g, space) if other != seat]
