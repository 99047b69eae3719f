"""The counters on the map: where they stand, who commands them, who has become a rebel.  [J-1.5, J-9]"""

from __future__ import annotations

from typing import Final

from palazzo.games.junta.content import (
    BARRACKS,
    BOX,
    COUNTERS,
    EMBASSIES,
    GENERALS,
    GUARDS,
    GUNS,
    OF_KIND,
    PALACE,
    PARLIAMENT,
    SPACE,
    SPACE_OF,
    START,
    UNIT,
)
from palazzo.games.junta.state import AWAY, IN_BOX, LOST, NONE, NOT_PLACED, Republic
from palazzo.kernel.table import SEAT

_NEVER: Final = -2
"""A brigade no pretender has ever held."""
NONE_FROZEN: Final = [_NEVER] * len(GENERALS)


def muster(g: Republic) -> None:
    """All units at their places; the Police in Parliament if the budget was forced.  [J-1.5]"""
    places, standing = _MUSTERED[g.occupied]
    g.at = places[:]
    g.standing = standing[:]
    g.handed = [0] * g.seats
    g.regroup()
    g.moved = g.withdrawn = 0
    g.frozen = NONE_FROZEN[:]
    g.strikes = GUNS["air_strike"].uses
    for brigade, count in enumerate(g.sent_away):
        send_away(g, brigade, count)


def starting_place(g: Republic, unit: int) -> int:
    """Where a counter stands when a coup begins."""
    return _MUSTERED[g.occupied][0][unit]


def _mustered(occupied: bool) -> tuple[list[int], list[int]]:
    """Where each counter stands when a coup begins, and the counters in each space."""
    places = []
    standing = [0] * len(SPACE)
    for unit, start in enumerate(START):
        place = IN_BOX if start in BOX else SPACE_OF.get(start, NOT_PLACED)
        if occupied and UNIT[unit] == "police":
            place = PARLIAMENT
        if place >= 0:
            standing[place] |= 1 << unit
        places.append(place)
    return places, standing


_MUSTERED: Final[dict[bool, tuple[list[int], list[int]]]] = {
    occupied: _mustered(occupied) for occupied in (False, True)
}
"""Where counters stand when a coup begins, worked out once: by whether the Police occupy Parliament."""


def send_away(g: Republic, brigade: int, count: int) -> int:
    """Units of a brigade leave its barracks for the provinces, to the end of the coup.  [J-15.C12]"""
    home = [unit for unit in COUNTERS[GENERALS[brigade]] if g.at[unit] == BARRACKS[brigade]]
    for unit in home[:count]:
        g.post(unit, AWAY)
    return min(count, len(home))


def disband(g: Republic) -> None:
    """The map is cleared.  [J-1.5]"""
    g.at, g.standing, g.handed, g.armies, g.moved, g.withdrawn, g.frozen = [], [], [], [], 0, 0, []
    g.coup, g.moving, g.announced, g.proposals, g.conducts = NONE, False, "", 0, []
    g.vanguard, g.stayed, g.fled = NONE, 0, 0


# -- reading the map


def spaces_with(g: Republic, units: int) -> list[int]:
    """The spaces in which any of these counters stand."""
    return [space for space, here in enumerate(g.standing) if here & units]


def owners_in(g: Republic, space: int) -> list[int]:
    """The players with live units in a space.  [J-9.4]"""
    units = g.standing[space]
    return [seat for seat, army in enumerate(g.armies) if army & units]


def fit_units(g: Republic, seat: int, space: int) -> int:
    """A seat's counters in a space that may fire and be fired at: not those withdrawn this phase.  [J-11.6]"""
    return g.standing[space] & g.armies[seat] & ~g.withdrawn


def fighters_in(g: Republic, space: int) -> list[int]:
    """The players who could fight in a space; never in an embassy.  [J-11.7]"""
    if space in EMBASSIES:
        return []
    units = g.standing[space] & ~g.withdrawn
    return [seat for seat, army in enumerate(g.armies) if army & units]


def names(units: int) -> list[str]:
    """Counters by kind, the weakest first: crowds, what cards bring, the forces of the offices, Guards last."""
    found = []
    while units:
        unit = units.bit_length() - 1
        found.append(UNIT[unit])
        units ^= 1 << unit
    return found


def take_units(units: int, kinds: list[str]) -> list[int]:
    """Counters of these kinds among some."""
    found = []
    for kind in kinds:
        alike = units & OF_KIND[kind]
        counter = alike & -alike
        found.append(counter.bit_length() - 1)
        units ^= counter
    return found


def _has_guards(g: Republic, seat: int, space: int) -> bool:
    """The seat has Presidential Guards among its units there that can be fired at.  [J-9.2, J-11.6]"""
    guards = g.standing[space] & GUARDS & ~g.withdrawn
    return bool(guards and guards & g.armies[seat])


def turn_order(g: Republic) -> tuple[int, ...]:
    """All seats in the order of this phase.  [J-10.1]"""
    return g.around(g.vanguard)


def pass_vanguard(g: Republic) -> None:
    """Who is to the left of the first of the last phase moves first; the dead and the absent do not count.  [J-10.1]"""
    g.vanguard = next(iter(g.present(g.vanguard + 1)), g.vanguard)


# -- rebels


def mark_rebel(g: Republic, seat: int) -> None:
    """A rebel for the whole coup, before all; the President never.  [J-9.2, J-9.3]"""
    if seat != g.president and not g.rebels >> seat & 1:
        g.rebels |= 1 << seat
        g.tell("turns-rebel", seat=SEAT[seat])


def acts(g: Republic, seat: int) -> None:
    """Whoever moves, lands, places units, plays a card or fires in the Rebellion phase is a rebel.  [J-9.2]"""
    if g.coup == 0:
        mark_rebel(g, seat)


def is_rebellious(g: Republic, target: int, space: int, bombards: bool) -> bool:
    """Firing in the Rebellion phase makes a rebel; firing on Guards, or shelling the Palace, at any time.  [J-9.2]"""
    return g.coup == 0 or (bombards and space == PALACE) or _has_guards(g, target, space)


def fires_at(g: Republic, seat: int, target: int, space: int, bombards: bool) -> None:
    """Whoever fires so that it is rebellious is a rebel."""
    if is_rebellious(g, target, space, bombards):
        mark_rebel(g, seat)


# -- losses


def lose_units(g: Republic, seat: int, space: int, kinds: list[str]) -> None:
    """Units that could be fired at are taken off the map for this coup."""
    for unit in take_units(fit_units(g, seat, space), kinds):
        g.post(unit, LOST)
    g.tell("units-lost", seat=SEAT[seat], space=SPACE[space], units=kinds)
