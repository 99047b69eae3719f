"""Who sees what.  [J-1.2]

The table is laid out for every client alike: `facts` of the whole table, `people` by seat, `places` (the map),
`papers` (what is being decided), `piles`, and `yours`, what only you know. How many notes anybody has, in hand, in
Switzerland, in a budget pile or in the aid pile, is nowhere in it.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.junta.assassinations import Assassinations
from palazzo.games.junta.ballots import Ballot
from palazzo.games.junta.content import (
    BOX,
    FAMILIES,
    GENERALS,
    GUNS,
    KIND,
    OFFICE,
    SPACE,
    SPACES,
    START,
    UNIT,
)
from palazzo.games.junta.coup.combat import Battle, Combat
from palazzo.games.junta.coup.forces import starting_place
from palazzo.games.junta.elections import Election
from palazzo.games.junta.money import unused_credits
from palazzo.games.junta.state import CASH, IN_BOX, NONE, SWISS, Republic
from palazzo.kernel.table import NOBODY, SEAT, bits
from palazzo.kernel.views import Layout, OthersPart, OwnPart, Part, People, PersonPart

CHAPTERS: Final[dict[str, str]] = {
    "nominate": "J-2.1",
    "vote": "J-2.2",
    "stand-or-refuse": "J-2.3",
    "break-tie": "J-2.9",
    "may-resign": "J-2.8",
    "may-return": "J-5.5",
    "may-flee": "J-5.3",
    "resign-now": "J-5.2",
    "appoint": "J-3.2",
    "cousin": "J-3.4",
    "budget-piles": "J-4.4",
    "budget-sums": "J-4.4",
    "keep-note": "J-15.E05",
    "force-budget": "J-4.6",
    "choose-location": "J-5.1",
    "return-home": "J-5.5",
    "confirm-return": "J-5.6",
    "grant-conduct": "J-5.7",
    "kill-returner": "J-5.6",
    "declare-attempts": "J-6.1",
    "burgled": "J-15.A06",
    "pay": "J-15.3",
    "bank-business": "J-7.1",
    "discard-excess": "J-1.7",
    "discard-cash": "J-14.1",
    "lose-influence": "J-15.E06",
    "play-any": "J-15.2",
    "play-or-pass": "J-15.2",
    "react-P2": "J-2.11",
    "react-V12": "J-2.10",
    "react-VR": "J-2.10",
    "react-P4R": "J-4.6",
    "react-P6R": "J-6.9",
    "react-EXR": "J-5.6",
    "react-P9R": "J-12.3",
    "start-coup": "J-8.3",
    "movement": "J-10.2",
    "cousin-moves": "J-10.2",
    "move-units": "J-10.2",
    "helicopter-flight": "J-10.3",
    "land-unit": "J-10.4",
    "place-unit": "J-10.5",
    "place-units": "J-10.8",
    "bribe-units": "J-15.B03",
    "police-reaction": "J-10.7",
    "declare-fire": "J-11.1",
    "bombard": "J-11.2",
    "order-battles": "J-11.1",
    "volley": "J-11.3",
    "choose-losses": "J-11.3",
    "let-stay": "J-11.6",
    "retreat": "J-11.6",
    "let-in": "J-11.6",
    "propose-outcome": "J-9.5",
    "agree-outcome": "J-9.5",
    "choose-side": "J-12.1",
    "junta-vote": "J-12.4",
    "junta-tie": "J-12.4",
    "firing-squad": "J-12.3",
    "make-offer": "J-14.1",
    "answer-offer": "J-14.2",
    "withdraw-offer": "J-14.2",
}


def _facts(g: Republic) -> dict[str, Any]:
    """Markers, offices and the state of the year, which all may see."""
    return {
        "year": g.year,
        "phase": g.phase,
        "host": named(g.host),
        "president": named(g.head()),
        "minister": named(g.minister()),
        "pretext": g.pretext,
        "bank": g.bank,
        "bank_safe": g.bank_is_safe(),
        "occupied": g.occupied,
        "locations_shown": g.shown,
        "reformer": named(g.reformer),
        "reformed": sorted(KIND[card] for card in g.reformed),
        "looters": [SEAT[seat] for seat in bits(g.looters)],
        "targets": [SEAT[seat] for seat in bits(g.targets)],
        "condemned": named(g.condemned),
        "coup": g.coup if g.coup >= 0 else None,
        "leader": named(g.leader),
        "vanguard": named(g.vanguard),
        "rebels": [SEAT[seat] for seat in bits(g.rebels)],
        "siding": [SEAT[seat] for seat in bits(g.siding)],
        "strikes": g.strikes if g.at else GUNS["air_strike"].uses,
        "frozen": [name for name, until in zip(GENERALS, g.frozen, strict=False) if until >= max(0, g.coup)],
        "announced": g.announced,
        "conducts": [f"{SEAT[host]}:{SEAT[other]}" for host, other in g.conducts],
        "verdict": g.verdict,
    }


def named(seat: int) -> str | None:
    """A seat's id, or nothing."""
    return SEAT[seat] if seat >= 0 else None


def _person(g: Republic, seat: int) -> dict[str, Any]:
    """A player."""
    return {
        "family": FAMILIES[seat],
        "alive": g.alive[seat],
        "exile": SPACE[g.exile[seat]] if g.exile[seat] >= 0 else None,
        "offices": [OFFICE[office] for office, holder in enumerate(g.office) if holder == seat],
        "cousin": [OFFICE[office] for office in bits(g.cousin)] if seat == g.head() else [],
        "votes": g.office_votes(seat) if g.here(seat) else 0,
        "cards": len(g.hands[seat]),
        "influence": sorted(KIND[card] for card in g.lobby[seat]),
        "credits": len(unused_credits(g, seat)),
        "money": bool(g.cash[seat]),
        "account": bool(g.swiss[seat]),
    }


def _all_seen_of(g: Republic, seats: list[int], other: int) -> list[list[Any]]:
    """What these seats know of another."""
    return [_seen_of(g, seat, other) for seat in seats]


def _seen_of(g: Republic, seat: int, other: int) -> list[Any]:
    """Where a seat knows another (or itself) to be, and what it knows of their hand, cash and account."""
    location = (g.place[other] or None) if g.shown or seat == other else None
    if seat in (other, NOBODY) or not g.sights:
        return [location, [], [], []]
    return [
        location,
        known(g, seat, g.hands[other], other),
        known(g, seat, g.cash[other], CASH + other),
        known(g, seat, g.swiss[other], SWISS + other),
    ]


def known(g: Republic, seat: int, things: list[int], place: int) -> list[str]:
    """What this seat knows to lie in a place of another."""
    if not g.watched >> place & 1:
        return []
    return sorted([KIND[thing] for thing in things if g.sees(seat, thing, place)])


def _counters(g: Republic) -> dict[int, list[int]]:
    """The counters in each space; outside phase 8 where they would start."""
    found: dict[int, list[int]] = {}
    for unit in range(len(UNIT)):
        found.setdefault(g.at[unit] if g.at else starting_place(g, unit), []).append(unit)
    return found


def _places(g: Republic) -> list[dict[str, Any]]:
    """The map."""
    standing = _counters(g)
    return [_place(g, space, standing.get(space, [])) for space in range(len(SPACE))]


def _boxes(g: Republic) -> dict[str, list[str]]:
    """The units that have not come into the map yet, by the box they lie in."""
    waiting = _counters(g).get(IN_BOX, [])
    return {box: [UNIT[unit] for unit in waiting if START[unit] == box] for box in BOX}


def _piles(g: Republic) -> dict[str, Any]:
    """The deck by its size, and what lies openly."""
    return {
        "deck": len(g.deck),
        "discards": [KIND[card] for card in g.discards],
        "spent": [KIND[note] for note in g.spent],
    }


def _place(g: Republic, space: int, standing: list[int]) -> dict[str, Any]:
    """A space of the map, with its units by kind and commander."""
    groups: dict[tuple[str, int, bool, bool], int] = {}
    for unit in standing:
        commander = g.commander(unit) if g.at else NONE
        key = (UNIT[unit], commander, bool(g.moved >> unit & 1), bool(g.withdrawn >> unit & 1))
        groups[key] = groups.get(key, 0) + 1
    return {
        "id": SPACE[space],
        "kind": SPACES[space].kind,
        "units": [
            {"kind": kind, "by": named(by), "moved": moved, "withdrawn": withdrawn, "count": count}
            for (kind, by, moved, withdrawn), count in sorted(groups.items())
        ],
        "exiles": [SEAT[seat] for seat in range(g.seats) if g.exile[seat] == space and g.alive[seat]],
    }


def _papers(g: Republic) -> list[dict[str, Any]]:
    """What is being decided: a budget, an election, a ballot, attempts, a battle."""
    found: list[dict[str, Any]] = []
    if g.proposer >= 0:
        sums = {SEAT[seat]: amount for seat, amount in enumerate(g.declared) if amount}
        found.append({"id": "budget", "proposer": SEAT[g.proposer], "sums": sums})
    for step in g.stack:
        if isinstance(step, Election):
            found.append({"id": "election", "why": step.why, "names": list(step.names), "ties": step.ties})
        elif isinstance(step, Ballot):
            found.append(
                {
                    "id": "ballot",
                    "motion": step.motion,
                    "round": step.round,
                    "choices": list(step.choices),
                    "tally": step.tally(),
                    "casts": [[SEAT[seat], block, choice, value] for seat, block, choice, value in step.casts],
                }
            )
        elif isinstance(step, Assassinations):
            attempts = [[SEAT[by], means, SEAT[victim], where] for by, means, victim, where in step.attempts]
            found.append({"id": "attempts", "attempts": attempts, "resolved": step.resolved})
        elif isinstance(step, Combat):
            found.append(
                {
                    "id": "combat",
                    "fires": [[SEAT[seat], SPACE[space]] for seat, space in step.fires],
                    "battles": [SPACE[space] for space in step.battles],
                }
            )
        elif isinstance(step, Battle):
            lost = {SEAT[seat]: count for seat, count in enumerate(step.lost) if count}
            found.append({"id": "battle", "space": SPACE[step.space], "wave": step.wave, "lost": lost})
    return found


def _yours(g: Republic, seat: int) -> dict[str, Any]:
    """What only this seat knows."""
    mine: dict[str, Any] = {
        "hand": sorted(KIND[card] for card in g.hands[seat]),
        "cash": g.notes(seat),
        "account": sorted(KIND[note] for note in g.swiss[seat]),
        "location": g.place[seat] or None,
        "piles": {},
    }
    if g.proposer == seat:
        mine["piles"] = {SEAT[s]: sorted(KIND[note] for note in pile) for s, pile in enumerate(g.piles) if pile}
    return mine


LAYOUT: Final = Layout(
    parts=(
        # Of nearly every field, and of steps: cheaper made than asked whether they have changed.
        Part("facts", _facts),
        People(
            PersonPart(
                _person,
                ("alive", "exile", "hands", "lobby", "cash", "swiss"),
                ("office", "president", "cousin", "vacancy", "credits"),
            )
        ),
        Part("places", _places, ("at", "armies", "moved", "withdrawn", "exile", "alive", "occupied")),
        Part("boxes", _boxes, ("at", "occupied")),
        Part("papers", _papers),
        Part("piles", _piles, ("deck", "discards", "spent")),
    ),
    others=OthersPart(
        ("location", "known", "known_cash", "known_account"),
        _all_seen_of,
        ("place", "hands", "cash", "swiss"),
        ("shown", "sights", "watched"),
    ),
    own=OwnPart(_yours, ("place", "hands", "cash", "swiss"), ("proposer", "piles")),
)
"""What a view is made of, and of which fields."""
