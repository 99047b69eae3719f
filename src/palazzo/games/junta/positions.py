"""Written positions: any table of Junta, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.junta.aftermath import Aftermath, junta
from palazzo.games.junta.audit import by_field
from palazzo.games.junta.content import (
    COPIES,
    EMBASSIES,
    GENERALS,
    GUNS,
    KIND,
    LOCATIONS,
    NOTES,
    OFFICE,
    OFFICE_OF,
    SPACE,
    SPACE_OF,
    UNIT,
    UNITS,
)
from palazzo.games.junta.coup.combat import VERBS, Combat
from palazzo.games.junta.coup.forces import muster, pass_vanguard
from palazzo.games.junta.coup.movement import Movement
from palazzo.games.junta.coup.outcome import Sides
from palazzo.games.junta.coup.starting import COUP_PHASES, Coup, Phase8
from palazzo.games.junta.elections import Election
from palazzo.games.junta.government import MOST_OFFICES, Government
from palazzo.games.junta.setup import Game
from palazzo.games.junta.state import CASH, IN_BOX, LOST, NONE, NOT_PLACED, Republic
from palazzo.games.junta.succession import Succession
from palazzo.games.junta.trade import hand_units
from palazzo.games.junta.year import PHASES, Year
from palazzo.kernel.errors import shown
from palazzo.kernel.positions import Reader, listing, quoted
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT, bits

_PHASE_DOORS: Final = [
    "drawing",
    "government",
    "aid",
    "budget",
    "locations",
    "assassinations",
    "bank",
    "phase8",
    "aftermath",
]
_COUP_DOORS: Final = ["movement", "combat", "sides"]
_CARDS_LAID: Final = ("hands", "influence", "discards", "deck", "rest")
_NOTES_LAID: Final = ("cash", "swiss", "spent", "aid", "aid_left")
_PEOPLE: Final = ("president", "offices", "cousin", "favoured", "dead", "exile", "year")
_TABLE: Final = (*_PEOPLE, "bank_safe", *_CARDS_LAID, *_NOTES_LAID, "seen")
TURN: Final = (*_TABLE, "pretext", "bank", "resigned", "looters")
_NIGHT: Final = (*TURN, "occupied", "locations", "shown")
_DAY: Final = (*_NIGHT, "banked")
DOORS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("host",),
    "election": ("host", *_CARDS_LAID, *_NOTES_LAID, "seen"),
    "appointments": TURN,
    "succession": _NIGHT,
    "drawing": _TABLE,
    "government": TURN,
    "aid": TURN,
    "budget": (*TURN, "drawn", "alternative"),
    "locations": (*TURN, "occupied"),
    "assassinations": _NIGHT,
    "bank": _NIGHT,
    "phase8": _DAY,
    "aftermath": (*_DAY, "leader", "rebels", "siding", "verdict"),
    "movement": (*_DAY, "leader", "rebels", "units", "strikes", "coup", "vanguard", "announced"),
    "combat": (*_DAY, "leader", "rebels", "units", "strikes", "coup", "vanguard", "announced", "stayed", "fled"),
    "sides": (*_DAY, "leader", "rebels", "units", "strikes", "stayed", "fled"),
}
"""The doors of the game's flow, and the fields that mean something at each."""
_EARLY: Final = ("start", "election")
"""The doors before the first President."""
_LAST_GOVERNMENT: Final = ("drawing", "government", "appointments")
"""The doors before this turn's offices are given: those who died last turn are back, and the cousin has theirs yet."""
_EMBASSY_OF: Final[dict[str, int]] = {SPACE[space]: space for space in EMBASSIES}
_UNDER_COVER: Final = "assassinations"
"""The one door at which places have been chosen and nobody knows the others'."""


def lay_out(g: Republic, position: dict[str, Any]) -> Republic:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    page.amounts = {kind: len(things) for kind, things in COPIES[g.size].items()}
    at = page.door(DOORS, "appointments")
    _lay_people(g, page, at)
    _lay_offices(g, page, at)
    _lay_cards(g, page)
    _lay_notes(g, page, at)
    _lay_markers(g, page)
    _lay_coup(g, page, at)
    _lay_sights(g, page)
    _enter(g, page, at)
    page.blame(by_field(g))
    page.refuse()
    return g


# -- the doors


def _enter(g: Republic, page: Reader, at: str) -> None:
    """Go in by one of the doors of the game's flow."""
    game = Game()
    g.stack = [game]
    if at == "start":
        return
    if at == "election":
        game.then = "elected"
        g.stack = [game, Election("first", max(g.host, 0))]
        return
    game.then = "next_year"
    year = Year(then="phase_over")
    stack: list[Step] = [game, year]
    if at == "succession":
        g.phase = 7
        year.then = "succeeded"
        stack.append(Succession())
    elif at == "appointments":
        g.phase = 2
        government = Government()
        government.ask(g.president, government.offices, then=government.appoint)
        stack.append(government)
    elif at in _COUP_DOORS:
        g.phase = 8
        stack += _coup_steps(g, at)
    else:
        g.phase = _PHASE_DOORS.index(at) + 1
        stack.append(Aftermath() if at == "aftermath" else PHASES[g.phase - 1]())
    g.stack = stack


def _coup_steps(g: Republic, at: str) -> list[Step]:
    """In the middle of a coup: its movement, its combat, or the choice of sides."""
    after = {"movement": "moved", "combat": "fought", "sides": "decided"}[at]
    inner: Step = Movement() if at == "movement" else Combat() if at == "combat" else Sides()
    return [Phase8(then="coup_over"), Coup(then=after), inner]


# -- people and offices


def _lay_people(g: Republic, page: Reader, at: str) -> None:
    """Who is President, dead, in exile, and where everyone hides."""
    early = at in _EARLY
    g.host = page.seat("host", max(g.host, 0))
    g.president = NONE if early else page.seat("president", 0)
    for seat in bits(_mask(page, "dead")):
        g.alive[seat] = False
    for seat, embassy in page.by_seat("exile").items():
        g.exile[seat] = page.among(embassy, _EMBASSY_OF, f"exile.{SEAT[seat]}", NONE)
    _lay_presidency(g, page, at)
    for seat, place in page.by_seat("locations").items():
        g.place[seat] = page.kind(place, LOCATIONS, f"locations.{SEAT[seat]}")
    g.shown = "locations" in DOORS[at] and at != _UNDER_COVER
    if page.flag("shown", g.shown) != g.shown:
        page.faults.append(f"shown: everyone's place is {'open' if g.shown else 'hidden'} at the door {at}")
    g.year = g.turn = 0 if early else page.number("year", 1, least=1)


def _lay_presidency(g: Republic, page: Reader, at: str) -> None:
    """A dead President has a successor, unless it is the time for his election.  [J-6.11, J-6.12]"""
    g.vacancy = at in _EARLY or not g.alive[g.president]
    if at == "drawing" and not all(g.alive) and (not g.vacancy or g.present(0)):
        page.faults.append("dead: the dead of last turn have heirs by now, unless nobody was left in the country")
    elif g.vacancy and at not in _EARLY and at not in ("drawing", "succession"):
        page.faults.append("dead: the President lives; a dead one is followed by another at succession")
    if not g.vacancy and g.exile[g.president] >= 0:
        page.faults.append("exile: the President cannot leave the country")


def _lay_offices(g: Republic, page: Reader, at: str) -> None:
    """Who holds what; what is left out goes to those with fewest offices, clockwise from the President's left."""
    for seat, names in page.by_seat("offices").items():
        for name in names if isinstance(names, (list, tuple)) else [names]:
            office = page.among(name, OFFICE_OF, f"offices.{SEAT[seat]}", NONE)
            if office >= 0 and g.office[office] >= 0:
                page.faults.append(f"offices.{SEAT[seat]}: {name} is held twice")
            elif office >= 0:
                g.office[office] = seat
    for name in page.words("cousin", list(OFFICE)):
        g.cousin |= 1 << OFFICE_OF[name]
        holder = g.office[OFFICE_OF[name]]
        if at not in _LAST_GOVERNMENT and holder >= 0 and holder != g.president and g.here(holder):
            page.faults.append(f"cousin: {name} is not vacant, {SEAT[holder]} is there")
    if at not in _EARLY:
        _share_out(g)


def _share_out(g: Republic) -> None:
    """The free offices, brigades first, as evenly as is lawful; what the cousin has is not free.  [J-3.2]"""
    free = [office for office in range(len(OFFICE)) if g.office[office] < 0 and not g.cousin >> office & 1]
    for office in sorted(free, key=lambda o: OFFICE[o] not in GENERALS):
        others = [
            seat
            for seat in g.around(g.president)[1:]
            if g.office.count(seat) < MOST_OFFICES
            and not (OFFICE[office] in GENERALS and any(g.office[OFFICE_OF[name]] == seat for name in GENERALS))
        ]
        if others:
            g.office[office] = min(others, key=g.office.count)


# -- cards and notes


def _lay_cards(g: Republic, page: Reader) -> None:
    """Hands, Influence in play, discards, the top of the deck; all others shuffled beneath, or discarded."""
    left = {kind: list(things) for kind, things in COPIES[g.size].items() if kind not in NOTES}
    for seat, kinds in page.by_seat("hands").items():
        g.hands[seat] = page.take_all(left, kinds, f"hands.{SEAT[seat]}")
    for seat, kinds in page.by_seat("influence").items():
        g.lobby[seat] = page.take_all(left, kinds, f"influence.{SEAT[seat]}")
    g.discards = page.take_all(left, page.items("discards") or [], "discards")
    top = page.take_all(left, page.items("deck") or [], "deck")
    rest = [card for things in left.values() for card in things]
    if page.word("rest", ["deck", "discards"], "deck") == "discards":
        g.discards += rest
        rest = []
    g.shuffle(rest)
    g.deck = rest + top[::-1]


def _lay_notes(g: Republic, page: Reader, at: str) -> None:
    """Cash, accounts, the top of the aid pile and how many notes are left in it; all others are spent."""
    left = {kind: list(COPIES[g.size][kind]) for kind in NOTES}
    for seat, kinds in page.by_seat("cash").items():
        g.cash[seat] = page.take_all(left, kinds, f"cash.{SEAT[seat]}")
    for seat, kinds in page.by_seat("swiss").items():
        g.swiss[seat] = page.take_all(left, kinds, f"swiss.{SEAT[seat]}")
    g.spent = page.take_all(left, page.items("spent") or [], "spent")
    top = page.take_all(left, page.items("aid") or [], "aid")
    rest = [note for things in left.values() for note in things]
    g.shuffle(rest)
    size = page.number("aid_left", len(rest) + len(top))
    if not len(top) <= size <= len(rest) + len(top):
        page.faults.append(f"aid_left: from {len(top)} to {len(rest) + len(top)} notes can be left")
        size = len(rest) + len(top)
    kept = rest[: size - len(top)]
    g.spent += rest[size - len(top) :]
    g.aid = kept + top[::-1]
    _lay_drawn(g, page, at)


def _lay_drawn(g: Republic, page: Reader, at: str) -> None:
    """This turn's aid among the President's notes; left out, at the budget, all he has."""
    mine = list(g.cash[g.president]) if g.president >= 0 else []
    drawn = page.items("drawn")
    if drawn is None:
        g.drawn = mine if at == "budget" else []
        return
    for kind in drawn:
        note = next((note for note in mine if KIND[note] == kind), NONE)
        if note >= 0:
            mine.remove(note)
            g.drawn.append(note)
        else:
            has = listing(sorted(KIND[note] for note in mine)) or "nothing"
            page.faults.append(f"drawn: {quoted(kind)} is not what the President has left, which is {has}")


# -- markers


def _lay_markers(g: Republic, page: Reader) -> None:
    """Pretext, bank, and what was done this turn already."""
    g.pretext = page.flag("pretext")
    g.bank = page.word("bank", ["open", "lunch", "holiday"], "open")
    g.safe_until = g.year if page.flag("bank_safe") else 0
    g.occupied = page.flag("occupied")
    g.resigned = _mask(page, "resigned")
    g.banked = page.flag("banked")
    g.alternative = page.flag("alternative")
    g.favoured = page.flag("favoured")
    g.looters = _mask(page, "looters")


def _mask(page: Reader, field: str) -> int:
    """The players listed in a field, as a mask."""
    found = 0
    for name in page.items(field) or []:
        seat = page.as_seat(name, field)
        if seat >= 0:
            found |= 1 << seat
    return found


# -- the coup


def _lay_coup(g: Republic, page: Reader, at: str) -> None:
    """Leader, rebels, and the units on the map; left out, all stand where a coup begins."""
    if at not in _COUP_DOORS and at != "aftermath":
        return
    g.leader = page.seat("leader", (g.president + 1) % g.seats)
    g.rebels = _mask(page, "rebels") | 1 << g.leader
    if g.rebels >> g.president & 1:
        field = "leader" if g.leader == g.president else "rebels"
        page.faults.append(f"{field}: the President is no rebel")
    if at == "aftermath":
        _lay_aftermath(g, page)
        return
    g.coup = COUP_PHASES if at == "sides" else page.number("coup", 1, COUP_PHASES)
    g.vanguard = g.leader
    for _ in range(g.coup):
        pass_vanguard(g)
    g.vanguard = page.seat("vanguard", g.vanguard)
    g.announced = page.word("announced", ["", *VERBS.values()], "")
    muster(g)
    g.strikes = page.number("strikes", GUNS["air_strike"].uses, GUNS["air_strike"].uses)
    _lay_exiles_choices(g, page)
    units = page.table("units")
    if units:
        _lay_units(g, page, units)


def _lay_exiles_choices(g: Republic, page: Reader) -> None:
    """Who announced a return and stayed, and who fled, in this phase of the coup; the next forgets.  [J-5.3, J-5.6]"""
    g.stayed, g.fled = _mask(page, "stayed"), _mask(page, "fled")
    for field, choices in (("stayed", g.stayed), ("fled", g.fled)):
        if choices and g.coup < COUP_PHASES:
            page.faults.append(f"{field}: nothing is meant by that before the last phase of a coup")
    for seat in range(g.seats):
        if g.stayed >> seat & 1 and g.exile[seat] < 0:
            page.faults.append(f"stayed: {SEAT[seat]} is not in exile")
    if g.fled >> g.president & 1:
        page.faults.append("fled: the President cannot")


def _lay_aftermath(g: Republic, page: Reader) -> None:
    """Who ended pro-rebel, and who won."""
    g.siding = _mask(page, "siding")
    g.verdict = page.word("verdict", ["president", "rebels"], "president")
    if g.siding >> g.president & 1:
        page.faults.append("siding: the President is for himself")
    if g.verdict != "president" and not junta(g):
        page.faults.append("siding: nobody is there to form a Junta")


def _lay_units(g: Republic, page: Reader, units: dict[str, Any]) -> None:
    """All units on the map, by space, commander and kind: whatever is not named is lost, or not yet placed."""
    for unit, at in enumerate(g.at):
        if at >= 0:
            g.post(unit, LOST)
    for name, groups in units.items():
        space = page.among(name, SPACE_OF, "units", NONE)
        for owner, kinds in page.tabled(groups, f"units.{shown(name)}").items():
            where = f"units.{shown(name)}.{shown(owner)}"
            seat = page.as_seat(owner, where)
            for kind, given in page.tabled(kinds, where).items():
                count = page.count(given, f"{where}.{shown(kind)}", len(UNIT))
                if page.kind(kind, UNITS, where) and seat >= 0 and space >= 0:
                    _place_units(g, page, where, kind, count, seat, space)


def _place_units(g: Republic, page: Reader, where: str, kind: str, count: int, seat: int, space: int) -> None:
    """So many units of a kind stand in a space, under a player's command."""
    free = [unit for unit, at in enumerate(g.at) if UNIT[unit] == kind and at in (LOST, NOT_PLACED, IN_BOX)]
    if len(free) < count:
        page.faults.append(f"{where}: there are not {count} of {kind}")
    for unit in free[:count]:
        g.post(unit, space)
    hand_units(g, free[:count], seat)


# -- knowledge


def _lay_sights(g: Republic, page: Reader) -> None:
    """Who has seen which cards, or notes, in whose hand."""
    for seat, other, kind in page.sights():
        things, place = (g.cash[other], CASH + other) if kind in NOTES else (g.hands[other], other)
        found = [thing for thing in things if KIND[thing] == kind and not g.sees(seat, thing, place)]
        if found:
            g.inform(found[0], place, 1 << seat)
        else:
            page.unseen(seat, other, kind, [KIND[thing] for thing in (*g.hands[other], *g.cash[other])])
