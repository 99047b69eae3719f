"""The map in a coup: who stands where on whose side, and what a march is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.sight import Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import BARRACKS, CENTRES, GENERALS, NEXT_TO, SPACE, SPACE_OF, UNITS

_FAR: Final = 9
MAJORITY: Final = 3
REBEL, _LOYAL = 1, -1

_March = tuple[float, dict[str, list[str]]]
"""What a march is worth, and which units go where."""


def _distances() -> list[list[int]]:
    """Steps from every space to every other."""
    table = []
    for start in range(len(SPACE)):
        steps = [_FAR] * len(SPACE)
        steps[start] = 0
        edge = [start]
        while edge:
            edge = [other for space in edge for other in NEXT_TO[space] if _reach(steps, space, other)]
        table.append(steps)
    return table


def _reach(steps: list[int], space: int, other: int) -> bool:
    """The other space is reached first through this one."""
    if steps[other] <= steps[space] + 1:
        return False
    steps[other] = steps[space] + 1
    return True


_DISTANCE: Final = _distances()


def strength(kind: str) -> float:
    """Armed units count whole."""
    return 1.0 if UNITS[kind].armed else W.unarmed


class Field:
    """The units on the map by space and commander, with the sides their commanders are on."""

    def __init__(self, s: Sight, side: int | None = None) -> None:
        self.s = s
        self.units: dict[int, dict[str, list[str]]] = {}
        for place in s.view["table"]["places"]:
            for group in place["units"]:
                if group["by"] is not None:
                    here = self.units.setdefault(SPACE_OF[place["id"]], {})
                    here.setdefault(group["by"], []).extend([group["kind"]] * group["count"])
        self.side = side if side is not None else my_side(s)
        self.sides: dict[str, float] = {seat: _side_of(s, seat) for seat in s.seats}
        self.sides[s.me] = float(self.side)
        self._totals: dict[int, tuple[float, float]] = {}
        self._grips: dict[int, float] = {}
        self._around: list[tuple[float, float]] = []
        self._pull: list[float] = []

    def of(self, space: int, seat: str) -> list[str]:
        """A seat's units in a space."""
        return self.units.get(space, {}).get(seat, [])

    def totals(self, space: int) -> tuple[float, float]:
        """The strength of rebels and of the others in a space, counted once: nothing moves on this map."""
        if space not in self._totals:
            self._totals[space] = self._count(space)
        return self._totals[space]

    def _count(self, space: int) -> tuple[float, float]:
        """The strength of both sides in a space; who has not shown his side counts half against both."""
        rebels = loyal = 0.0
        for seat, kinds in self.units.get(space, {}).items():
            force = sum((strength(kind) for kind in kinds), 0.0)
            side = self.sides[seat]
            rebels += force * max(0.0, side)
            loyal += force * max(0.0, -side)
        return rebels, loyal

    @property
    def around(self) -> list[tuple[float, float]]:
        """For each space the strength of both sides one or two steps off, counted once."""
        if not self._around:
            self._around = self._count_around()
        return self._around

    def _count_around(self) -> list[tuple[float, float]]:
        """For each space the strength of both sides one or two steps off."""
        found = []
        for space in range(len(SPACE)):
            rebels = loyal = 0.0
            for other in self.units:
                steps = _DISTANCE[space][other]
                if 0 < steps <= 2:
                    forces = self.totals(other)
                    rebels += forces[0] / steps
                    loyal += forces[1] / steps
            found.append((rebels, loyal))
        return found

    def grip(self, space: int, rebels: float, loyal: float) -> float:
        """How far the rebels hold a centre, from 0 to a little above 1."""
        near_rebels, near_loyal = self.around[space]
        if not rebels:
            return W.threatened * near_rebels / (near_rebels + 4 * loyal + 0.5 * near_loyal + 3)
        alone = W.held if not loyal else 0.0
        return rebels / (rebels + W.blocked * loyal + W.nearby * near_loyal + 0.5) + alone

    def worth(self, moved: dict[int, float] | None = None) -> float:
        """The map in the eyes of one's own side, after some strength of one's own has come and gone."""
        shift = moved or {}
        total = 0.0
        for space in CENTRES:
            total += self._grip_after(space, shift[space]) if shift.get(space) else self._grip_now(space)
        return total * self.side

    def _grip_now(self, space: int) -> float:
        """How far the rebels hold a centre, reckoned once."""
        if space not in self._grips:
            self._grips[space] = self.grip(space, *self.totals(space))
        return self._grips[space]

    def _grip_after(self, space: int, change: float) -> float:
        """How far the rebels hold a centre once so much strength of one's own has come."""
        rebels, loyal = self.totals(space)
        if self.side == REBEL:
            return self.grip(space, max(0.0, rebels + change), loyal)
        return self.grip(space, rebels, max(0.0, loyal + change))

    def need(self, space: int) -> float:
        """How much one's side wants more strength in a centre."""
        grip = self._grip_now(space)
        return max(0.0, 1.35 - grip) if self.side == REBEL else grip + 0.1

    @property
    def pull(self) -> list[float]:
        """For each space how well a unit stands there for what is still to do, reckoned once."""
        if not self._pull:
            needs = {centre: self.need(centre) for centre in CENTRES}
            self._pull = [max(need / (1 + steps[centre]) for centre, need in needs.items()) for steps in _DISTANCE]
        return self._pull

    def rebels_hold(self, siding: set[str]) -> int:
        """How many centres the rebels would hold, with these on their side."""
        held = 0
        for space in CENTRES:
            owners = [seat for seat, kinds in self.units.get(space, {}).items() if kinds]
            held += bool(owners) and all(seat in siding for seat in owners)
        return held


def my_side(s: Sight) -> int:
    """The President for himself; a rebel for the rebels; anybody else as he feels."""
    if s.me == s.president:
        return _LOYAL
    if s.me in s.facts["rebels"] or (s.gave_word("side") and promised_side(s) == "rebels"):
        return REBEL
    return REBEL if sympathy(s) > W.inertia else _LOYAL


def promised_side(s: Sight) -> str:
    """The side one has given one's word for."""
    return str(s.promised(s.me, "side")[0]["side"])


def _side_of(s: Sight, seat: str) -> float:
    """The side somebody is on, from -1, the President's, to 1, the rebels'."""
    if seat == s.president:
        return float(_LOYAL)
    if seat in s.facts["rebels"]:
        return float(REBEL)
    return -W.silence if (s.facts["coup"] or 0) > 0 else 0.0


def sympathy(s: Sight) -> float:
    """Above 0 with the rebels: when the President is ahead, hated, or mean, and their Leader is none of it."""
    if s.president is None:
        return 0.0
    leader = s.facts["leader"]
    against = grievance(s, s.me) + s.anger(s.president)
    return against - (0.5 * s.enmity(leader) if leader is not None and leader != s.me else 0.0)


def grievance(s: Sight, seat: str) -> float:
    """What everyone can see that somebody holds against the President: his lead, and a mean budget."""
    lead = W.lead * (s.standing(s.president or seat) - AID / 2 - s.standing(seat))
    liar = W.intolerable * s.outcast(s.president) if s.president is not None else 0.0
    return lead + W.mean + liar - W.gratitude * s.ledger.paid[seat]


def marches(field: Field, space: int, units: list[str], beside: list[int]) -> Iterator[_March]:
    """Ways to send units out of a space, with their worth: all or most of them one way, or two ways."""
    count = len(units)
    ordered = sorted(units, key=lambda kind: -strength(kind))
    stay = [0] if space not in CENTRES else sorted({0, 1, count // 2, count - 1} - {count})
    for left in stay:
        going = ordered[: count - left]
        for first in range(len(beside)):
            yield _value(field, space, {beside[first]: going}), {SPACE[beside[first]]: going}
            if len(going) < 2:
                continue
            for second in range(first + 1, len(beside)):
                half = {beside[first]: going[::2], beside[second]: going[1::2]}
                yield _value(field, space, half), {SPACE[other]: kinds for other, kinds in half.items()}


def _value(field: Field, space: int, going: dict[int, list[str]]) -> float:
    """What the map gains by a march: centres first, then a better place to go on from."""
    moved = {other: sum((strength(kind) for kind in kinds), 0.0) for other, kinds in going.items()}
    moved[space] = moved.get(space, 0.0) - sum(moved.values())
    gain = field.worth(moved) - field.worth()
    for other, kinds in going.items():
        gain += W.step * len(kinds) * (field.pull[other] - field.pull[space])
    return gain


def home_of(brigade: str) -> int:
    """The barracks of a brigade."""
    return BARRACKS[GENERALS.index(brigade)]


def commanded(s: Sight, seat: str) -> float:
    """The strength a seat's offices give it at the beginning of a coup."""
    offices = s.offices(seat)
    force = sum((_OFFICE_FORCE[office] for office in offices), 0.0)
    return force + (_OFFICE_FORCE["president"] if seat == s.president else 0.0)


_OFFICE_FORCE: Final = {
    "president": 5.0,
    "interior": 4.0,
    "brigade1": 6.0,
    "brigade2": 6.0,
    "brigade3": 6.0,
    "air": 4.0,
    "admiral": 2.5,
}
"""What the units and guns of an office are worth in a coup."""
