"""Imagined worlds: matches that a seat could not tell from the true one.

A world is a relabelling. The things the seat cannot place take each other's slots, within the places it may still
suppose them in; what the other seats know goes along with the slots. Among the worlds that fit, the choice is spread
by random exchanges. Then the game settles what has bounds of its own, and exchanges go on until nothing contradicts
what the engine has publicly vouched for.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from palazzo.kernel.errors import NoWorld
from palazzo.kernel.events import NO_FACTS
from palazzo.kernel.rules import Rules, Zone
from palazzo.kernel.steps import HalfMade
from palazzo.kernel.table import EVERYONE, IN_EVERY_PLACE, SEAT, Table

_MOST_EXCHANGES: Final = 400
"""So many exchanges are tried in one deal to meet what was vouched for."""

_MOST_DEALS: Final = 12
"""So many deals are tried before it is said that there is no world."""


def imagine(rules: Rules, g: Table, seat: int, rng: Random) -> None:
    """Make this table, in place, another that the seat could not tell from it; NoWorld, if none is found."""
    g.key = f"{rng.getrandbits(128):032x}"
    _forget_what_others_heard(g, seat)
    deal_anew(rules, g, seat, rng)
    for step in g.stack:
        for other in step.answers:
            if other != seat:
                step.answers[other] = getattr(step, step.asks)(g, other).sample(rng)


def _forget_what_others_heard(g: Table, seat: int) -> None:
    """The log as this seat has read it; what the moves of hidden things taught is worked out already."""
    mask = 0 if seat < 0 else 1 << seat
    g.log = [
        event if event[2] & mask or not event[2] else (event[0], event[1], 0, NO_FACTS, event[4], event[5])
        for event in g.log
        if event[1] == EVERYONE or event[1] & mask
    ]
    g.motions = []
    g.own_log = True


def deal_anew(rules: Rules, g: Table, seat: int, rng: Random) -> None:
    """Deal anew all that the seat cannot know.

    Exchanges of two things do not lead from every deal to every other: of three things, each supposed in one of two
    places in a ring, all must move on or none. So where they find nothing, the deal is tried again from its start.
    """
    _forget_agreements(g, seat)
    _forget_half_made_choices(g, seat)
    for _ in range(_MOST_DEALS):
        rules.hold_back(g)
        for group in rules.zones(g):
            _relabel(g, [zone for zone in group if g.owner_of(zone.place) != seat or seat < 0], seat, rng)
        rules.resettle(g, seat, rng)
        if rules.strain(g, seat) == 0 or _relax(rules, g, seat, rng):
            return
    raise NoWorld("no-world", {"seat": "-" if seat < 0 else SEAT[seat]})


def _forget_agreements(g: Table, seat: int) -> None:
    """Offers and promises of others are unknown."""
    g.deals = [deal for deal in g.deals if seat >= 0 and deal.parties >> seat & 1]
    g.refused = [entry for entry in g.refused if seat >= 0 and entry[0] >> seat & 1]
    g.promises = [p for p in g.promises if p.fate in ("kept", "broken") or seat in (p.by, p.to)]


def _forget_half_made_choices(g: Table, seat: int) -> None:
    """A choice another seat has not finished is, for this one, not begun."""
    step = g.stack[-1]
    while isinstance(step, HalfMade) and (seat < 0 or not step.asked >> seat & 1):
        g.stack.pop()
        getattr(g.stack[-1], step.anew())(g)
        step = g.stack[-1]
    step.forget(g, seat)


def _relabel(g: Table, zones: list[Zone], seat: int, rng: Random) -> None:
    """Let the things of these zones take each other's slots, as far as the seat knows no better."""
    # In an order that says nothing of where they lie: from the same chance comes the same world, whatever is true.
    things = sorted([thing for zone in zones for thing in zone.things])
    bound = [thing for thing in things if g.idea(seat, thing)]
    places = _match_places(g, zones, bound, seat, rng)
    loose = [thing for thing in things if thing not in places]
    rng.shuffle(loose)
    new: dict[int, int] = {}
    for zone in zones:
        here = [thing for thing, place in places.items() if place == zone.place]
        while len(here) < len(zone.things):
            here.append(loose.pop())
        rng.shuffle(here)
        for slot, thing in enumerate(here):
            new[zone.things[slot]] = thing
            zone.things[slot] = thing
    _carry_sights(g, new, seat)
    if any(g.idea(seat, thing).bit_count() > 1 for thing in bound):
        for _ in range(2 * len(things)):
            _exchange(g, zones, seat, rng)


def _match_places(g: Table, zones: list[Zone], bound: list[int], seat: int, rng: Random) -> dict[int, int]:
    """A place for each thing the seat has an idea of, within that idea and within the room there is."""
    room = {zone.place: len(zone.things) for zone in zones}
    places: dict[int, int] = {}
    for thing in sorted(bound, key=lambda t: (g.idea(seat, t).bit_count(), rng.random())):
        if not _seat_thing(g, thing, seat, places, room, set(), rng):
            raise RuntimeError(f"seat {seat} supposes thing {thing} where there is no room for it")
    return places


def _seat_thing(
    g: Table, thing: int, seat: int, places: dict[int, int], room: dict[int, int], tried: set[int], rng: Random
) -> bool:
    """Find a place for a thing, moving others on if need be."""
    idea = g.idea(seat, thing)
    options = [place for place in room if idea >> place * 8 & 1 and place not in tried]
    rng.shuffle(options)
    for place in options:
        if room[place] > 0:
            room[place] -= 1
            places[thing] = place
            return True
    for place in options:
        tried.add(place)
        for other in [t for t, p in places.items() if p == place]:
            if _seat_thing(g, other, seat, places, room, tried, rng):
                places[thing] = place
                return True
    return False


def _carry_sights(g: Table, new: dict[int, int], seat: int) -> None:
    """What other seats know of a thing, they now know of the thing in its slot."""
    mine = IN_EVERY_PLACE[1 << seat] if seat >= 0 else 0
    known = {thing: g.sights.pop(thing) for thing in new if thing in g.sights}
    for thing, sights in known.items():
        for slot, seen in ((thing, sights & mine), (new[thing], sights & ~mine)):
            if seen:
                g.sights[slot] = g.sights.get(slot, 0) | seen


def _exchange(g: Table, zones: list[Zone], seat: int, rng: Random) -> tuple[Zone, int, Zone, int] | None:
    """Two random things change slots, if the seat may suppose each in the other's place."""
    full = [zone for zone in zones if zone.things]
    if len(full) < 2:
        return None
    one, other = rng.sample(full, 2)
    i, j = int(rng.random() * len(one.things)), int(rng.random() * len(other.things))
    if not (may_lie(g, one.things[i], other.place, seat) and may_lie(g, other.things[j], one.place, seat)):
        return None
    swap(g, one, i, other, j, seat)
    return one, i, other, j


def may_lie(g: Table, thing: int, place: int, seat: int) -> bool:
    """The seat may suppose this thing in this place."""
    idea = g.idea(seat, thing)
    return not idea or bool(idea >> place * 8 & 1)


def swap(g: Table, one: Zone, i: int, other: Zone, j: int, seat: int) -> None:
    """Two things change slots, with what others know of them."""
    x, y = one.things[i], other.things[j]
    one.things[i], other.things[j] = y, x
    _carry_sights(g, {x: y, y: x}, seat)


def _relax(rules: Rules, g: Any, seat: int, rng: Random) -> bool:
    """Exchange things until nothing contradicts what the engine has vouched for."""
    strain = rules.strain(g, seat)
    for _ in range(_MOST_EXCHANGES):
        for group in rules.zones(g):
            zones = [zone for zone in group if g.owner_of(zone.place) != seat or seat < 0]
            done = _exchange(g, zones, seat, rng)
            if done is None:
                continue
            now = rules.strain(g, seat)
            if now > strain:
                swap(g, done[0], done[1], done[2], done[3], seat)
            else:
                strain = now
        if strain == 0:
            return True
    return False
