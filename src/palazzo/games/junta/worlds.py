"""Worlds a seat can imagine: notes within what was vouched for, locations anywhere they may be."""

from __future__ import annotations

from random import Random

from palazzo.games.junta.content import LOCATIONS, WORTH
from palazzo.games.junta.state import AID, CASH, DECK, PILE, SWISS, Republic
from palazzo.kernel.imagining import may_lie, swap
from palazzo.kernel.rules import Zone

_SLOTS = 1000


def zones(g: Republic) -> list[list[Zone]]:
    """Cards: hands and deck. Notes: cash, accounts, budget piles and the aid pile."""
    cards = [Zone(seat, hand) for seat, hand in enumerate(g.hands)]
    return [[*cards, Zone(DECK, g.deck)], _note_zones(g)]


def _note_zones(g: Republic) -> list[Zone]:
    """Every place where a hidden note may lie."""
    found = [Zone(CASH + seat, notes) for seat, notes in enumerate(g.cash)]
    found += [Zone(SWISS + seat, notes) for seat, notes in enumerate(g.swiss)]
    found += [Zone(PILE + seat, notes) for seat, notes in enumerate(g.piles)]
    return [*found, Zone(AID, g.aid)]


def hold_back(g: Republic) -> None:
    """Which notes are this turn's aid is told by the slots they lie in: the notes will change."""
    slots = {
        note: index * _SLOTS + n for index, zone in enumerate(_note_zones(g)) for n, note in enumerate(zone.things)
    }
    g.drawn = [slots[note] for note in g.drawn if note in slots]


def resettle(g: Republic, seat: int, rng: Random) -> None:
    """Poor piles get better notes, hidden players hide elsewhere, and the aid is found again in its slots."""
    for zone, least in _vouched(g, seat):
        _enrich(g, zone, least, seat, rng)
    places = _note_zones(g)
    g.drawn = [places[slot // _SLOTS].things[slot % _SLOTS] for slot in g.drawn]
    if not g.shown:
        for other in range(g.seats):
            if other != seat and g.place[other]:
                g.place[other] = LOCATIONS[int(rng.random() * len(LOCATIONS))]


def _vouched(g: Republic, seat: int) -> list[tuple[Zone, int]]:
    """The places of others whose worth has a public lower bound."""
    found = [(Zone(CASH + other, g.cash[other]), g.floor[other]) for other in range(g.seats)]
    found += [(Zone(PILE + other, g.piles[other]), g.declared[other]) for other in range(g.seats)]
    return [(zone, least) for zone, least in found if least and g.owner_of(zone.place) != seat]


def _worth(zone: Zone) -> int:
    """What lies in a zone."""
    return sum(WORTH[note] for note in zone.things)


def strain(g: Republic, seat: int) -> int:
    """By how much all places together fall short of what was declared."""
    return sum(max(0, least - _worth(zone)) for zone, least in _vouched(g, seat))


def _enrich(g: Republic, zone: Zone, least: int, seat: int, rng: Random) -> None:
    """Exchange poor notes of a place for better ones from elsewhere, until it is worth enough."""
    bounds = {other.place: bound for other, bound in _vouched(g, seat)}
    sources = [other for other in _note_zones(g) if other.place != zone.place and g.owner_of(other.place) != seat]
    slots = [(other, j) for other in sources for j in range(len(other.things))]
    rng.shuffle(slots)
    for other, j in slots:
        if _worth(zone) >= least:
            return
        better = other.things[j]
        spare = _worth(other) - bounds.get(other.place, 0)
        for i, note in enumerate(zone.things):
            gain = WORTH[better] - WORTH[note]
            if gain <= 0 or (other.place in bounds and spare < gain):
                continue
            if may_lie(g, better, zone.place, seat) and may_lie(g, note, other.place, seat):
                swap(g, zone, i, other, j, seat)
                break
