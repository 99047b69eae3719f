"""What must always hold.  [J-1, J-3.2]"""

from __future__ import annotations

from typing import Final

from palazzo.games.junta.content import (
    ALL_NOTES,
    DECK_CARDS,
    GENERALS,
    KIND,
    OFFICE_OF,
    SPACE,
    START,
    UNIT,
    UNITS,
    WORTH,
)
from palazzo.games.junta.state import AWAY, HAND_LIMIT, IN_BOX, LOST, NOT_PLACED, Republic
from palazzo.games.junta.succession import Succession
from palazzo.games.junta.trade import HandLimit

_VACANT: Final = (0, 1, 6)
"""The phases that may go without a President: before the first, in a turn that begins, among the attempts."""
_AFTERMATH: Final = 9


def audit(g: Republic) -> list[str]:
    """Every broken invariant, as text."""
    return [fault for faults in by_field(g).values() for fault in faults]


def by_field(g: Republic) -> dict[str, list[str]]:
    """Everything that should hold and does not, by the field of a written position that tells of such things first."""
    return {
        "hands": _cards(g),
        "cash": _notes(g),
        "offices": _offices(g),
        "dead": _people(g),
        "units": _units(g),
    }


def _cards(g: Republic) -> list[str]:
    """Every card once; only Influence in play; no hand above the limit but while that is being settled."""
    faults = []
    everywhere = sorted(g.deck + g.discards + [card for hand in g.hands + g.lobby for card in hand])
    if everywhere != list(DECK_CARDS[g.size]):
        missing = sorted(set(DECK_CARDS[g.size]) - set(everywhere))
        doubled = sorted({card for card in everywhere if everywhere.count(card) > 1})
        faults.append(f"cards lost: {[KIND[card] for card in missing]}, doubled: {[KIND[card] for card in doubled]}")
    if any(not KIND[card].startswith("I") for lobby in g.lobby for card in lobby):
        faults.append("a card that is no Influence lies in play")
    if not any(isinstance(step, HandLimit) for step in g.stack):
        for seat in range(g.seats):
            if g.size_of_hand(seat) > HAND_LIMIT:
                faults.append(f"seat {seat} has {g.size_of_hand(seat)} cards")
    return faults


def _notes(g: Republic) -> list[str]:
    """All 96 notes, each once; no pile below what was declared."""
    faults = []
    held = [note for group in (g.cash, g.swiss, g.piles) for place in group for note in place]
    if sorted(g.aid + g.spent + held) != list(ALL_NOTES):
        faults.append("notes are lost or doubled")
    for seat in range(g.seats):
        if sum(WORTH[note] for note in g.piles[seat]) < g.declared[seat]:
            faults.append(f"the pile of seat {seat} is below what was declared")
        if g.wealth(seat) < g.floor[seat]:
            faults.append(f"seat {seat} has less cash than was vouched for")
    return faults


def _offices(g: Republic) -> list[str]:
    """At most two for a family, never two brigades, none for the President but his cousin's.  [J-3.2]"""
    faults = []
    if g.phase and not g.vacancy and not g.here(g.president):
        faults.append("the President is dead or in exile, and in office")
    if (
        g.vacancy
        and not g.over
        and g.phase not in _VACANT
        and not any(isinstance(step, Succession) for step in g.stack)
    ):
        faults.append("there is no President, and nobody to follow")
    for seat in range(g.seats):
        held = [office for office, holder in enumerate(g.office) if holder == seat]
        if len(held) > 2 or sum(OFFICE_OF[name] in held for name in GENERALS) > 1:
            faults.append(f"seat {seat} holds the offices {held}")
        if seat == g.head() and any(not g.cousin >> office & 1 for office in held):
            faults.append("the President holds a second office")
    if g.cousin.bit_count() > 2:
        faults.append("the cousin holds more than two offices")
    return faults


def _people(g: Republic) -> list[str]:
    """The dead have nothing in hand; nobody is both dead and in exile."""
    faults = []
    for seat in range(g.seats):
        if not g.alive[seat] and (g.hands[seat] or g.lobby[seat] or g.cash[seat]):
            faults.append(f"seat {seat} is dead and has cards or cash")
        if not g.alive[seat] and g.exile[seat] >= 0:
            faults.append(f"seat {seat} is dead and in exile")
    return faults


def _units(g: Republic) -> list[str]:
    """18, 4 and 4, marines and paratroops, and the crowds within their pools; none where it cannot be.  [J-10.8]"""
    faults = []
    if bool(g.at) != (len(g.at) == len(UNIT)):
        return [f"{len(g.at)} units on the map, not {len(UNIT)}"]
    for space, standing in enumerate(g.standing):
        if standing != sum(1 << unit for unit, at in enumerate(g.at) if at == space):
            faults.append(f"other units stand in {SPACE[space]} than are there")
    if sum(units.bit_count() for units in g.handed) != sum(g.handed).bit_count():
        faults.append("a unit was handed to two players")
    if g.at and g.armies != g.controlled():
        faults.append("an army is not what its player controls")
    if g.coup >= 0 and not g.at:
        faults.append("a coup without units")
    for unit, at in enumerate(g.at):
        from_card = not UNITS[UNIT[unit]].office
        boxed = START[unit] not in SPACE and not from_card
        elsewhere = {LOST, IN_BOX} if boxed else {LOST, NOT_PLACED} if from_card else {LOST, AWAY}
        if not 0 <= at < len(SPACE) and at not in elsewhere:
            faults.append(f"{UNIT[unit]} is nowhere it can be: {at}")
        handed = any(units >> unit & 1 for units in g.handed)
        if from_card and at >= 0 and not handed:
            faults.append(f"{UNIT[unit]} on the map belongs to nobody")
        if at == IN_BOX and handed:
            faults.append(f"{UNIT[unit]} was handed over before it landed")
    if g.coup >= 0 and g.rebels >> g.president & 1:
        faults.append("the President is marked as a rebel")
    if g.rebels and g.coup < 0 and g.phase != _AFTERMATH and not g.over:
        faults.append("there are rebels, and no coup")
    return faults
