"""Written positions: any table of Junta, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.junta.aftermath import Aftermath, junta
from palazzo.games.junta.audit import audit
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
from palazzo.games.junta.coup.combat import Combat
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
from palazzo.kernel.positions import Reader, quoted
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT

PHASE_DOORS: Final = [
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
COUP_DOORS: Final = ["movement", "combat", "sides"]
DOORS: Final = ["start", "election", "appointments", "succession", *PHASE_DOORS, *COUP_DOORS]


def lay_out(g: Republic, position: dict[str, Any]) -> Republic:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    at = page.word("at", DOORS, "appointments")
    lay_people(g, page, at)
    lay_offices(g, page, at)
    lay_cards(g, page)
    lay_notes(g, page, at)
    lay_markers(g, page)
    lay_coup(g, page, at)
    lay_sights(g, page)
    enter(g, page, at)
    page.end()
    page.faults += audit(g)
    page.refuse()
    return g


# -- the doors


def enter(g: Republic, page: Reader, at: str) -> None:
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
    elif at in COUP_DOORS:
        g.phase = 8
        stack += coup_steps(g, at)
    else:
        g.phase = PHASE_DOORS.index(at) + 1
        stack.append(Aftermath() if at == "aftermath" else PHASES[g.phase - 1]())
    g.stack = stack


def coup_steps(g: Republic, at: str) -> list[Step]:
    """In the middle of a coup: its movement, its combat, or the choice of sides."""
    after = {"movement": "moved", "combat": "fought", "sides": "decided"}[at]
    inner: Step = Movement() if at == "movement" else Combat() if at == "combat" else Sides()
    return [Phase8(then="coup_over"), Coup(then=after), inner]


# -- people and offices


def lay_people(g: Republic, page: Reader, at: str) -> None:
    """Who is President, dead, in exile, and where everyone hides."""
    early = at in ("start", "election")
    g.host = page.seat("host", max(g.host, 0))
    g.president = NONE if early else page.seat("president", 0)
    for name in page.items("dead") or []:
        seat = page.as_seat(name, "dead")
        if seat >= 0:
            g.alive[seat] = False
    g.vacancy = early or not g.alive[g.president]
    for seat, embassy in page.by_seat("exile").items():
        g.exile[seat] = page.among(embassy, {SPACE[space]: space for space in EMBASSIES}, "exile", NONE)
    for seat, place in page.by_seat("locations").items():
        if place not in LOCATIONS:
            page.faults.append(f"locations: {quoted(place)} is not one of {', '.join(LOCATIONS)}")
        else:
            g.place[seat] = place
    g.shown = flag(page, "shown", PHASE_DOORS.index(at) > 5 if at in PHASE_DOORS else at in COUP_DOORS)
    g.year = page.number("year", 0 if early else 1)


def lay_offices(g: Republic, page: Reader, at: str) -> None:
    """Who holds what; what is left out goes to those with fewest offices, clockwise from the President's left."""
    given = page.by_seat("offices")
    for seat, names in given.items():
        held: list[Any] = list(names) if isinstance(names, (list, tuple)) else [names]
        for name in held:
            office = page.among(name, OFFICE_OF, "offices", NONE)
            if office >= 0:
                g.office[office] = seat
    if at not in ("start", "election"):
        share_out(g)
    for name in page.words("cousin", list(OFFICE)):
        g.cousin |= 1 << OFFICE_OF[name]


def share_out(g: Republic) -> None:
    """The free offices, brigades first, as evenly as is lawful.  [J-3.2]"""
    free = [office for office in range(len(OFFICE)) if g.office[office] < 0]
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


def lay_cards(g: Republic, page: Reader) -> None:
    """Hands, Influence in play, discards, the top of the deck; all others shuffled beneath, or discarded."""
    left = {kind: list(things) for kind, things in COPIES[g.size].items() if kind not in NOTES}
    for seat, kinds in page.by_seat("hands").items():
        g.hands[seat] = take_all(left, kinds, page, "hands")
    for seat, kinds in page.by_seat("influence").items():
        g.lobby[seat] = take_all(left, kinds, page, "influence")
    g.discards = take_all(left, page.items("discards") or [], page, "discards")
    top = take_all(left, page.items("deck") or [], page, "deck")
    rest = [card for things in left.values() for card in things]
    if page.word("rest", ["deck", "discards"], "deck") == "discards":
        g.discards += rest
        rest = []
    g.shuffle(rest)
    g.deck = rest + top[::-1]


def lay_notes(g: Republic, page: Reader, at: str) -> None:
    """Cash, accounts, the top of the aid pile and how many notes are left in it; all others are spent."""
    left = {kind: list(COPIES[g.size][kind]) for kind in NOTES}
    for seat, kinds in page.by_seat("cash").items():
        g.cash[seat] = take_all(left, kinds, page, "cash")
    for seat, kinds in page.by_seat("swiss").items():
        g.swiss[seat] = take_all(left, kinds, page, "swiss")
    g.spent = take_all(left, page.items("spent") or [], page, "spent")
    top = take_all(left, page.items("aid") or [], page, "aid")
    rest = [note for things in left.values() for note in things]
    g.shuffle(rest)
    size = page.number("aid_left", len(rest) + len(top))
    if not len(top) <= size <= len(rest) + len(top):
        page.faults.append(f"aid_left: from {len(top)} to {len(rest) + len(top)} notes can be left")
        size = len(rest) + len(top)
    kept = rest[: size - len(top)]
    g.spent += rest[size - len(top) :]
    g.aid = kept + top[::-1]
    drawn = page.items("drawn")
    mine = list(g.cash[g.president]) if g.president >= 0 else []
    if drawn is None:
        g.drawn = mine if at == "budget" else []
    else:
        for kind in drawn:
            note = next((note for note in mine if KIND[note] == kind), NONE)
            if note < 0:
                page.faults.append(f"drawn: the President has no {quoted(kind)} left that he could have drawn")
            else:
                mine.remove(note)
                g.drawn.append(note)


def take_all(left: dict[str, list[int]], kinds: Any, page: Reader, field: str) -> list[int]:
    """The things of these kinds, from those not yet laid."""
    found = []
    if not isinstance(kinds, (list, tuple)):
        page.faults.append(f"{field}: a list is wanted")
        return []
    wanted: list[Any] = list(kinds)
    for kind in wanted:
        if not isinstance(kind, str) or kind not in left:
            page.faults.append(f"{field}: there is no {quoted(kind)}")
        elif not left[kind]:
            page.faults.append(f"{field}: there are not so many of {kind}")
        else:
            found.append(left[kind].pop(0))
    return found


# -- markers


def flag(page: Reader, field: str, default: bool = False) -> bool:
    """Yes or no."""
    value = page.fields.pop(field, default)
    if type(value) is not bool:
        page.faults.append(f"{field}: true or false is wanted")
        return default
    return value


def lay_markers(g: Republic, page: Reader) -> None:
    """Pretext, bank, and what was done this turn already."""
    g.pretext = flag(page, "pretext")
    g.bank = page.word("bank", ["open", "lunch", "holiday"], "open")
    g.safe_until = g.year if flag(page, "bank_safe") else 0
    g.occupied = flag(page, "occupied")
    g.resigned = mask(page, "resigned")
    g.banked = flag(page, "banked")
    g.alternative = flag(page, "alternative")
    g.favoured = flag(page, "favoured")
    g.looters = mask(page, "looters")


def mask(page: Reader, field: str) -> int:
    """Some players."""
    found = 0
    for name in page.items(field) or []:
        seat = page.as_seat(name, field)
        if seat >= 0:
            found |= 1 << seat
    return found


# -- the coup


def lay_coup(g: Republic, page: Reader, at: str) -> None:
    """Leader, rebels, and the units on the map; left out, all stand where a coup begins."""
    g.leader = page.seat("leader", (g.president + 1) % g.seats if at in COUP_DOORS else NONE)
    g.rebels = mask(page, "rebels")
    g.siding = mask(page, "siding")
    g.verdict = page.word("verdict", ["", "president", "rebels"], "president" if at == "aftermath" else "")
    phase = page.number("coup", 1, COUP_PHASES)
    units = page.table("units")
    g.announced = page.word("announced", ["", "shell", "bomb"], "")
    strikes = page.number("strikes", GUNS["air_strike"].uses, GUNS["air_strike"].uses)
    if at == "aftermath" and g.verdict != "president" and not junta(g):
        page.faults.append("siding: nobody is there to form a Junta")
    if at not in COUP_DOORS:
        if units:
            page.faults.append("units: they stand on the map only in a coup")
        return
    g.rebels |= 1 << g.leader
    g.coup = COUP_PHASES if at == "sides" else phase
    g.vanguard = g.leader
    for _ in range(g.coup):
        pass_vanguard(g)
    g.vanguard = page.seat("vanguard", g.vanguard)
    muster(g)
    g.strikes = strikes
    if units:
        lay_units(g, page, units)


def lay_units(g: Republic, page: Reader, units: dict[str, Any]) -> None:
    """All units on the map, by space, commander and kind: whatever is not named is lost, or not yet placed."""
    for unit, at in enumerate(g.at):
        if at >= 0:
            g.post(unit, LOST)
    for name, groups in units.items():
        space = page.among(name, SPACE_OF, "units", NONE)
        for owner, kinds in page.tabled(groups, f"units.{name}").items():
            seat = page.as_seat(owner, "units")
            for kind, given in page.tabled(kinds, f"units.{name}.{owner}").items():
                count = page.count(given, f"units.{name}.{owner}.{kind}")
                free = [u for u, at in enumerate(g.at) if UNIT[u] == kind and at in (LOST, NOT_PLACED, IN_BOX)]
                if kind not in UNITS or len(free) < count:
                    page.faults.append(f"units: there are not {count} of {quoted(kind)}")
                elif seat >= 0 and space >= 0:
                    for unit in free[:count]:
                        g.post(unit, space)
                    hand_units(g, free[:count], seat)


# -- knowledge


def lay_sights(g: Republic, page: Reader) -> None:
    """Who has seen which cards, or notes, in whose hand."""
    for seat, seen in page.by_seat("seen").items():
        if not isinstance(seen, dict):
            page.faults.append(f"seen.{SEAT[seat]}: hands by player are wanted")
            continue
        for name, kinds in seen.items():
            other = page.as_seat(name, "seen")
            if other < 0:
                continue
            things = {False: list(g.hands[other]), True: list(g.cash[other])}
            for kind in page.listed(kinds, f"seen.{SEAT[seat]}"):
                money = isinstance(kind, str) and kind in NOTES
                found = [thing for thing in things[money] if KIND[thing] == kind]
                if not found:
                    page.faults.append(f"seen: {name} holds no {quoted(kind)} that could be seen")
                    continue
                things[money].remove(found[0])
                g.inform(found[0], CASH + other if money else other, 1 << seat)
