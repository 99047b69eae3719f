"""What a player does in a movement turn: choosing it in private, then carrying it out.  [J-10, J-15]

Actions are words: `move:CA1`, `land:marines`, `play:C01`, `play-on:B04:PAR`, `announce:shell`. What they still need
(which units go where, how many to bribe, with which notes) is chosen before anybody hears of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta.cards import units_for_sale
from palazzo.games.junta.content import (
    BARRACKS,
    BOXED,
    CARDS,
    COUNTERS,
    CROWDS,
    GENERALS,
    LANDINGS,
    NEXT_TO,
    OF_KIND,
    OF_OFFICE,
    OFFICE_OF,
    SPACE,
    SPACE_OF,
    START,
    UNIT,
    UNITS,
)
from palazzo.games.junta.coup.forces import (
    NONE_FROZEN,
    acts,
    mark_rebel,
    names,
    send_away,
    spaces_with,
    take_units,
)
from palazzo.games.junta.money import Pay, due_in_notes, pay
from palazzo.games.junta.state import IN_BOX, NONE, NOT_PLACED, Republic
from palazzo.games.junta.trade import TALK, hand_units
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Number, Pick, Share, Split
from palazzo.kernel.steps import HalfMade, Next, Step
from palazzo.kernel.table import SEAT, SEATS, bits

_HELICOPTER: Final = "helicopter"
_FLYER: Final = UNIT.index(_HELICOPTER)
_PAIR: Final = 2
_MOVE: Final[tuple[str, ...]] = tuple(f"move:{space}" for space in SPACE)
_NEIGHBOURS: Final[tuple[list[str], ...]] = tuple([SPACE[other] for other in spaces] for spaces in NEXT_TO)
"""By space: the names of those next to it; to read, not to change."""
_LANDERS: Final[tuple[tuple[int, int, str], ...]] = tuple(
    (unit, OFFICE_OF[UNITS[UNIT[unit]].office], f"land:{UNIT[unit]}") for unit in BOXED
)
"""Units that wait in a box: the counter, its office, and the order to land it."""


# -- what may be done


def _free_units(g: Republic, seat: int, office: int = NONE) -> int:
    """The counters a seat may still move; for the cousin's extra move only those of his office.  [J-10.2]"""
    units = g.armies[seat] & ~g.moved
    if g.frozen != NONE_FROZEN:
        units &= ~g.frozen_units()
    if office >= 0:
        units &= OF_OFFICE[office] & ~sum(g.handed)
    return units


def _movable(g: Republic, seat: int, space: int, office: int = NONE) -> int:
    """Units that may still move out of a space."""
    return g.standing[space] & _free_units(g, seat, office)


def moves(g: Republic, seat: int, office: int = NONE) -> list[str]:
    """The spaces a seat may move out of."""
    free = _free_units(g, seat, office)
    return [move for move, units in zip(_MOVE, g.standing) if units and units & free] if free else []


def landings(g: Republic, seat: int, office: int = NONE) -> list[str]:
    """Marines and Paratroops still in their boxes, for whoever has the office.  [J-10.4]"""
    found = []
    for unit, home, order in _LANDERS:
        may_be_his = g.at[unit] == IN_BOX and (g.office[home] == seat or g.cousin)
        if may_be_his and g.holder(home) == seat and office in (NONE, home):
            found.append(order)
    return found


# -- choosing the particulars


@dataclass(slots=True)
class Orders(HalfMade):
    """The particulars of one action. The result: the action, and what was chosen."""

    seat: int = 0
    """The seat that chooses."""
    action: str = ""
    """The action it is for."""
    office: int = NONE
    """The cousin's office it is for, or NONE."""
    made: list[Any] = field(default_factory=list)
    """What is chosen already."""

    def anew(self) -> str:
        return "again"

    def begin(self, g: Republic) -> Next:
        """Ask what the action still needs to be known."""
        verb, *words = self.action.split(":")
        if verb == "move":
            return self.ask(self.seat, self.marches, then=self.marched)
        if verb == "land":
            return self.ask(self.seat, self.landing, then=self.chosen)
        if words and words[0] in CARDS:
            return self.card(g, words)
        return self.give(g)

    def again(self, g: Republic) -> Next:
        """The particulars are chosen from the beginning."""
        self.made = []
        return self.begin(g)

    def chosen(self, g: Republic, value: Any) -> Next:
        """One more particular, the last."""
        self.made.append(value)
        return self.done((self.action, self.made))

    def give(self, g: Republic) -> Next:
        """All is chosen: the action and its particulars go on."""
        return self.done((self.action, self.made))

    # -- moving

    def origin(self) -> int:
        """The space moved out of."""
        return SPACE_OF[self.action.split(":")[1]]

    def marches(self, g: Republic, seat: int) -> Assign:
        """Each unit to a space next to it, not all the same way.  [J-10.2]"""
        space = self.origin()
        units = names(_movable(g, seat, space, self.office))
        return Share("move-units", units, _NEIGHBOURS[space], 1, {"space": SPACE[space]})

    def marched(self, g: Republic, marches: dict[str, list[str]]) -> Next:
        """A helicopter may go one space further, or come and go along.  [J-10.3]"""
        self.made = [marches]
        if self.flights(g, self.seat):
            return self.ask(self.seat, self.flight, then=self.chosen)
        return self.chosen(g, "stay")

    def flight(self, g: Republic, seat: int) -> Pick:
        """To stay with the others, or to fly."""
        return Pick("helicopter-flight", ["stay", *self.flights(g, seat)], {"space": SPACE[self.origin()]})

    def flights(self, g: Republic, seat: int) -> list[str]:
        """With the group and one on; alone, two; or to the group's space and along with it."""
        if g.at[_FLYER] < 0:
            return []
        marches: dict[str, list[str]] = self.made[0]
        for place, kinds in marches.items():
            if _HELICOPTER in kinds:
                return [f"fly:{other}" for other in _NEIGHBOURS[SPACE_OF[place]]]
        if self.helicopter_near(g, seat):
            return [f"fly:{place}" for place, kinds in marches.items() if kinds]
        return []

    def helicopter_near(self, g: Republic, seat: int) -> bool:
        """One's helicopter stands next to the space moved out of, and has not moved."""
        at = g.at[_FLYER]
        return at in NEXT_TO[self.origin()] and bool(_free_units(g, seat, self.office) >> _FLYER & 1)

    # -- landing

    def landing(self, g: Republic, seat: int) -> Pick:
        """Marines by the port, Paratroops anywhere.  [J-10.4]"""
        kind = self.action.split(":")[1]
        return Pick("land-unit", [f"at:{SPACE[space]}" for space in LANDINGS[START[UNIT.index(kind)]]], {"unit": kind})

    # -- cards

    def card(self, g: Republic, words: list[str]) -> Next:
        """Where units go, or how many are bribed."""
        card = CARDS[words[0]]
        if card.effect == "place-units":
            if not card.units[0].at:
                return self.ask(self.seat, self.free_place, then=self.chosen)
            if len(card.units) > 1 and len(_pool(g, card.units[0].kind)) < sum(crowd.number for crowd in card.units):
                return self.ask(self.seat, self.shortage, then=self.chosen)
            return self.give(g)
        if card.effect in ("bribe", "bribe-crowd"):
            return self.ask(self.seat, self.bribes, then=self.bribe)
        return self.give(g)

    def free_place(self, g: Republic, seat: int) -> Pick:
        """A space with one's own units, or any barracks if there is none.  [J-15.C09]"""
        spaces = spaces_with(g, g.armies[seat]) or list(BARRACKS)
        return Pick("place-unit", [f"at:{SPACE[space]}" for space in spaces], {"card": self.action.split(":")[1]})

    def shortage(self, g: Republic, seat: int) -> Split:
        """Not enough units are left: where they go.  [J-10.8]"""
        crowds = CARDS[self.action.split(":")[1]].units
        left = len(_pool(g, crowds[0].kind))
        caps = [crowd.number for crowd in crowds]
        return Split("place-units", [crowd.at for crowd in crowds], caps, left, left)

    def bribes(self, g: Republic, seat: int) -> Number:
        """How many units, or pairs, as far as the money goes.  [J-15.B03]"""
        most = len(_lots(g, seat, self.action))
        while most > 1 and due_in_notes(g, seat, most * self.price()) > g.wealth(seat):
            most -= 1
        return Number("bribe-units", 1, most, {"card": self.action.split(":")[1], "space": self.action.split(":")[2]})

    def price(self) -> int:
        """What a unit, or a pair, costs."""
        return CARDS[self.action.split(":")[1]].cost

    def bribe(self, g: Republic, count: int) -> Next:
        """So many units are to be bribed, and paid for first."""
        self.made = [count]
        return self.first(g, Pay(self.seat, count * self.price(), [self.action.split(":")[1]]), then=self.bribed)

    def bribed(self, g: Republic, paid: tuple[list[Any], list[str]]) -> Next:
        """The notes that pay are chosen."""
        return self.chosen(g, paid[1])


def _pool(g: Republic, kind: str) -> list[int]:
    """Units of a kind that no card has placed yet and no battle has cost.  [J-10.8]"""
    return [unit for unit in COUNTERS[kind] if g.at[unit] == NOT_PLACED]


def _lots(g: Republic, seat: int, action: str) -> list[list[int]]:
    """What one die each may win: units, or for a crowd pairs of one player's.  [J-15.B07]"""
    _, kind, space, *owner = action.split(":")
    units = units_for_sale(g, seat, kind, SPACE_OF[space])
    if not owner:
        return [[unit] for unit in units]
    units = [unit for unit in units if g.commander(unit) == SEATS[owner[0]]]
    return [units[index : index + _PAIR] for index in range(0, len(units), _PAIR)]


# -- carrying it out


def carry_out(g: Republic, seat: int, action: str, made: list[Any], office: int = NONE) -> Step | None:
    """The action happens, openly; the step, if somebody may react.  [J-9.2]"""
    verb, *words = action.split(":")
    if verb == "move":
        _march(g, seat, SPACE_OF[words[0]], made[0], made[1], office)
    elif verb == "land":
        _land(g, seat, words[0], made[0].split(":")[1])
    elif verb == "announce":
        g.announced = words[0]
        g.tell("announces", seat=SEAT[seat], what=words[0])
        mark_rebel(g, seat)
    else:
        return _play(g, seat, words, made)
    acts(g, seat)
    return None


def _march(g: Republic, seat: int, space: int, marches: dict[str, list[str]], flight: str, office: int) -> None:
    """Units leave one space, each for one next to it; the helicopter perhaps further.  [J-10.2, J-10.3]"""
    left = _movable(g, seat, space, office)
    spoken: dict[str, list[str]] = {}
    for place, kinds in marches.items():
        if kinds:
            spoken[place] = kinds
            for unit in take_units(left, kinds):
                left ^= 1 << unit
                g.post(unit, SPACE_OF[place])
                g.moved |= 1 << unit
    g.tell("moves", seat=SEAT[seat], space=SPACE[space], marches=spoken)
    if flight != "stay":
        place = flight.split(":")[1]
        g.post(_FLYER, SPACE_OF[place])
        g.moved |= 1 << _FLYER
        g.tell("flies", seat=SEAT[seat], space=place)


def _land(g: Republic, seat: int, kind: str, place: str) -> None:
    """Out of the box, once a coup; no move is spent.  [J-10.4]"""
    g.post(UNIT.index(kind), SPACE_OF[place])
    g.tell("lands", seat=SEAT[seat], unit=kind, space=place)


def _play(g: Republic, seat: int, words: list[str], made: list[Any]) -> Step | None:
    """A card of the coup."""
    card = CARDS[words[0]]
    if card.effect in ("bribe", "bribe-crowd"):
        won = _lots(g, seat, "play:" + ":".join(words))[: made[0]]
        pay(g, seat, made[0] * card.cost, made[1])
    else:
        won = []
    g.discard(seat, card.id)
    g.tell("plays", seat=SEAT[seat], card=card.id, declared=words[1:])
    acts(g, seat)
    if card.effect == "place-units":
        return _place_units(g, seat, card.id, made)
    if won:
        _bribe(g, seat, card.id, won)
    elif card.effect == "freeze":
        g.frozen[GENERALS.index(words[1])] = g.coup + 1
    elif card.effect == "send-away":
        g.give_pretext()
        gone = send_away(g, GENERALS.index(words[1]), card.amount)
        g.tell("sent-away", unit=words[1], amount=gone)
    return None


def _place_units(g: Republic, seat: int, kind: str, made: list[Any]) -> Step | None:
    """New units, as far as there are any; a crowd in the Rebellion phase may meet the Police.  [J-10.5, J-10.7]"""
    placed: dict[str, int] = {}
    for crowd in CARDS[kind].units:
        place = crowd.at
        number = crowd.number
        if not place:
            place = made[0].split(":")[1]
        elif made:
            number = made[0].get(place, 0)
        units = _pool(g, crowd.kind)[:number]
        for unit in units:
            g.post(unit, SPACE_OF[place])
            placed[place] = placed.get(place, 0) + 1
        hand_units(g, units, seat)
    g.tell("units-placed", seat=SEAT[seat], unit=CARDS[kind].units[0].kind, places=placed)
    if CARDS[kind].units[0].kind not in CROWDS:
        return None
    g.give_pretext()
    return PoliceReaction([SPACE_OF[place] for place in placed]) if g.coup == 0 else None


def _bribe(g: Republic, seat: int, kind: str, won: list[list[int]]) -> None:
    """A die for each: 4 to 6 and they are yours to the end of the coup.  [J-15.B03 to J-15.B07]"""
    dice = [g.roll() for _ in won]
    gained: list[str] = []
    for units, die in zip(won, dice, strict=True):
        if die >= CARDS[kind].success:
            hand_units(g, units, seat)
            gained += [UNIT[unit] for unit in units]
    g.tell("bribed", seat=SEAT[seat], dice=dice, units=gained)


@dataclass(slots=True)
class PoliceReaction(Step):
    """The Minister may put Police on the spaces of a new crowd, from any distance.  [J-10.7]"""

    spaces: list[int] = field(default_factory=list)
    """The spaces of the new crowd."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK

    def waiting(self) -> str:
        return "wait-police"

    def begin(self, g: Republic) -> Next:
        """If he is there and controls any."""
        if g.minister() < 0 or not self.police(g):
            return self.done()
        return self.ask(g.minister(), self.deployment, then=self.deploy)

    def police(self, g: Republic) -> list[int]:
        """The Police on the map the Minister controls."""
        return bits(sum(g.standing) & OF_KIND["police"] & g.armies[g.minister()])

    def deployment(self, g: Republic, seat: int) -> Assign:
        """Any of them to any of the spaces."""
        units = sorted(f"police:{SPACE[g.at[unit]]}" for unit in self.police(g))
        return Assign("police-reaction", units, [SPACE[space] for space in self.spaces], least=0)

    def deploy(self, g: Republic, places: dict[str, list[str]]) -> Next:
        """No move is spent, and it makes no rebel."""
        left = self.police(g)
        moved: list[tuple[int, int]] = []
        for place, items in places.items():
            for item in items:
                source = SPACE_OF[item.split(":")[1]]
                unit = next(unit for unit in left if g.at[unit] == source)
                left.remove(unit)
                moved.append((unit, SPACE_OF[place]))
        for unit, space in moved:
            g.post(unit, space)
        g.tell(
            "police-deployed",
            seat=SEAT[g.minister()],
            places={place: len(items) for place, items in places.items() if items},
        )
        return self.done()
