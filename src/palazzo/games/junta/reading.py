"""What can be worked out from the table of Junta and from what was heard: by all, and by one seat of its own things.

Each part is a function of a few fields of the table, or of the book kept from the log.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.junta.assassinations import Assassinations
from palazzo.games.junta.ballots import Ballot
from palazzo.games.junta.content import (
    BOX,
    CENTRES,
    GUNS,
    KIND,
    LANDINGS,
    NOTES,
    OFFICE,
    PRESIDENT,
    SPACE,
    SPACES,
    START,
    UNIT,
    UNITS,
    VALUE,
)
from palazzo.games.junta.coup.combat import WAVES, Battle, Combat, dice_for
from palazzo.games.junta.coup.forces import fighters_in, fit_units, names, owners_in, turn_order
from palazzo.games.junta.coup.movement import Movement
from palazzo.games.junta.coup.outcome import MAJORITY, Sides, held_by_rebels
from palazzo.games.junta.coup.starting import COUP_PHASES
from palazzo.games.junta.elections import Election
from palazzo.games.junta.state import CASH, IN_BOX, Republic
from palazzo.games.junta.view import known, named
from palazzo.kernel.books import Book
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT, bits

YEAR: Final = ("draw", "government", "aid", "budget", "locations", "attempts", "bank", "coup", "aftermath")
"""The nine phases of a year, in order.  [J-4]"""

CAUSES: Final = ("aid", "budget", "deals", "cards", "attempts", "handovers", "discarded", "unheard")
"""What money comes from and goes by, in the ledger; `unheard`: what one has, and never heard why."""

HANDED: Final[dict[str, tuple[str, str, str]]] = {
    "takes-aid": ("other", "seat", "aid"),
    "inherits": ("other", "seat", "attempts"),
    "burglary": ("seat", "other", "attempts"),
    "hands-over-cash": ("seat", "other", "handovers"),
}
"""Events by which notes go from one seat to another, for those who learn which: who loses, who gains, and the cause."""

GONE: Final[dict[str, str]] = {"pays": "cards", "discards-cash": "discarded", "cash-lost": "attempts"}
"""Events by which notes go under the pile, before all eyes."""

FATES: Final[dict[str, str]] = {
    "too-late": "too-late",
    "attempt-fails": "failed",
    "attempt-stopped": "stopped",
    "killed": "killed",
    "at-home": "at-home",
    "burglary": "burgled",
}
"""What becomes of an attempt, by the event that tells it."""

REASONS: Final = ("budget-rejected", "killed", "plays", "executed")
"""What can give a pretext: it is told just before."""


class JuntaBook(Book):
    """Money by cause; governments, budgets and nights by year; nominations, attempts, and why there is a pretext."""

    def __init__(self, seats: int) -> None:
        Book.__init__(self, seats)
        self.governments: dict[str, dict[str, Any]] = {}
        self.budgets: dict[str, list[dict[str, Any]]] = {}
        self.nights: dict[str, dict[str, str]] = {}
        self.nominations: list[dict[str, Any]] = []
        self.attempts: list[dict[str, Any]] = []
        self.shots: list[dict[str, Any]] = []
        self.proposer = ""
        """Who proposed the last budget."""
        self.reason: dict[str, Any] = {}
        """The last thing that can give a pretext."""
        self.pretext: dict[str, Any] = {}
        """What did."""

    def enter(self, line: dict[str, Any]) -> None:
        event = line["event"]
        self.enter_money(event, line)
        if event in REASONS:
            self.reason = {name: line[name] for name in ("event", "seat", "card", "other") if name in line}
        if event == "pretext":
            self.pretext = self.reason
        elif event == "locations":
            self.nights[str(line["turn"])] = dict(line["locations"])
        elif event == "election-called":
            self.nominations = []
        elif event == "nominates":
            self.nominations.append({"by": line["seat"], "names": list(line["names"])})
        elif event in ("appoints", "proposes", "budget-passed", "budget-rejected", "budget-forced"):
            self.enter_government(event, line)
        else:
            self.enter_violence(event, line)

    def enter_government(self, event: str, line: dict[str, Any]) -> None:
        """Who was appointed to what; what was proposed, and what became of it."""
        year = str(line["turn"])
        if event == "appoints":
            self.governments[year] = {"president": line["seat"], "offices": dict(line["offices"])}
            return
        budgets = self.budgets.get(year, [])
        if event == "proposes":
            self.proposer = line["seat"]
            self.budgets[year] = [
                *budgets,
                {"proposer": line["seat"], "sums": dict(line["sums"]), "fate": "proposed"},
            ]
        elif budgets:
            self.budgets[year] = [*budgets[:-1], {**budgets[-1], "fate": event.removeprefix("budget-")}]

    def enter_violence(self, event: str, line: dict[str, Any]) -> None:
        """Attempts and what became of them; shots of a coup."""
        if event == "year":
            self.attempts = []
        elif event in ("orders", "sends-burglars"):
            order = {name: line.get(name) for name in ("seat", "means", "other", "location")}
            self.attempts.append({**order, "fate": None})
        elif event == "coup-phase":
            self.shots = []
        elif event in ("fires", "bombards"):
            facts = ("seat", "space", "other", "dice")
            shot = {name: line[name] for name in facts}
            self.shots.append({**shot, "units": list(line.get("units", ())), "gun": line.get("gun")})
        self.enter_fate(event)

    def enter_fate(self, event: str) -> None:
        """The first attempt not yet resolved is, by this."""
        for number, attempt in enumerate(self.attempts):
            if attempt["fate"] is None:
                burglars = attempt["location"] is None
                fate = "burgled" if burglars and event == "cash-lost" else FATES.get(event)
                if fate is not None:
                    self.attempts[number] = {**attempt, "fate": fate}
                return

    def enter_money(self, event: str, line: dict[str, Any]) -> None:
        """Notes come and go; of some only those who learn which can tell how much it was."""
        if event in GONE:
            self.note(line["seat"], GONE[event], -worth(line["notes"]))
        elif event in HANDED and "notes" in line:
            loser, gainer, cause = HANDED[event]
            self.hand(line[loser], line[gainer], cause, worth(line["notes"]))
        elif event == "draws-aid" and "notes" in line:
            self.note(line["seat"], "aid", worth(line["notes"]))
        elif event == "takes-note" and "note" in line:
            self.note(line["seat"], "cards", worth([line["note"]]))
        elif event == "gives-cash" and "note" in line:
            self.hand(line["seat"], line["other"], "deals", VALUE[line["note"]] * line["amount"])
        elif event in ("receives", "receives-unannounced") and self.proposer:
            amount = worth(line["notes"]) if "notes" in line else line["amount"]
            self.hand(self.proposer, line["seat"], "budget", amount)

    def hand(self, loser: str, gainer: str, cause: str, amount: int) -> None:
        """Money goes from one seat to another."""
        self.note(loser, cause, -amount)
        self.note(gainer, cause, amount)

    def copied(self) -> Book:
        copy = JuntaBook(self.seats)
        self.copy_into(copy)
        copy.governments = dict(self.governments)
        copy.budgets = dict(self.budgets)
        copy.nights = dict(self.nights)
        copy.proposer = self.proposer
        copy.nominations = self.nominations[:]
        copy.attempts = self.attempts[:]
        copy.shots = self.shots[:]
        copy.reason = self.reason
        copy.pretext = self.pretext
        return copy


def worth(notes: list[str]) -> int:
    """What notes add up to."""
    return sum([VALUE[note] for note in notes])


# -- what all can work out


def reading(g: Republic, book: Book) -> dict[str, Any]:
    """What all can work out."""
    assert isinstance(book, JuntaBook)
    return {
        "year": year(g),
        "order": order(g),
        "powers": [power(g, space) for space in CENTRES],
        "votes": [votes_in_sight(g, seat) for seat in range(g.seats)],
        "nominations": list(book.nominations) if any(isinstance(step, Election) for step in g.stack) else [],
        "lost_votes": lost_votes(g),
        "governments": dict(book.governments),
        "budgets": dict(book.budgets),
        "nights": dict(book.nights),
        "attempts": list(book.attempts),
        "pretext": dict(book.pretext) if g.pretext else None,
        "least_cash": {SEAT[seat]: amount for seat, amount in enumerate(g.floor)},
        "guns": guns(g),
        "boxes": boxes(g),
        "bombarded": bombarded(g),
        "battle": battle(g, book),
        "sides": sides(g),
    }


def year(g: Republic) -> dict[str, Any]:
    """The phases of the year, the present one (0 before the first), and in a coup its rounds."""
    return {
        "phases": list(YEAR),
        "phase": g.phase,
        "coup_rounds": COUP_PHASES,
        "coup_round": g.coup if g.coup >= 0 else None,
        "part": ("movement" if g.moving else "combat") if g.coup >= 0 else None,
    }


def order(g: Republic) -> dict[str, Any] | None:
    """In which order they nominate, vote, order attempts, move or fire, who is done, and who comes now."""
    for step in reversed(g.stack):
        found = sequence(g, step)
        if found is not None:
            what, seats, done = found
            coming = [seat for seat in seats[done:] if g.here(seat)]
            return {
                "what": what,
                "seats": [SEAT[seat] for seat in seats],
                "done": [SEAT[seat] for seat in seats[:done]],
                "now": SEAT[coming[0]] if coming else None,
            }
    return None


def sequence(g: Republic, step: Step) -> tuple[str, list[int], int] | None:
    """What a step goes through in order: what is done, by whom, and how many are done."""
    if isinstance(step, Ballot):
        return "vote", list(step.order), step.turn
    if isinstance(step, Election):
        return "nominate", list(g.around(step.start)), step.turn
    if isinstance(step, Assassinations):
        return "attempts", list(step.order), step.turn
    if isinstance(step, Combat):
        return "fire", list(step.order), step.turn
    if isinstance(step, Movement):
        return "move", list(turn_order(g)), max(0, step.turn - 1)
    if isinstance(step, Sides):
        seats = [seat for seat in g.present(g.leader) if seat != g.president]
        seats.sort(key=lambda seat: not step.chosen >> seat & 1)
        return "side", seats, step.chosen.bit_count()
    return None


def power(g: Republic, space: int) -> dict[str, Any]:
    """A seat of power: the units there by owner, and whose side holds it, as everyone stands now.  [J-12.2]"""
    if not g.at:
        return {"space": SPACE[space], "units": {}, "side": "president"}
    units = {SEAT[seat]: (g.standing[space] & g.armies[seat]).bit_count() for seat in owners_in(g, space)}
    chosen = bool(g.verdict) or any(isinstance(step, Sides) for step in g.stack)
    side = "rebels" if held_by_rebels(g, space, g.siding if chosen else g.rebels) else "president"
    return {"space": SPACE[space], "units": units, "side": side}


def votes_in_sight(g: Republic, seat: int) -> dict[str, Any]:
    """The votes all can see a seat has, or has left in this ballot, block by block.  [J-2.2, J-2.12]"""
    ballot = ballot_under_way(g) or Ballot()
    blocks = sorted(ballot.public_blocks(g, seat)) if g.here(seat) else []
    parts = [{"block": block, "votes": ballot.value(g, seat, block)} for block in blocks]
    return {"seat": SEAT[seat], "sum": sum([ballot.value(g, seat, block) for block in blocks]), "parts": parts}


def ballot_under_way(g: Republic) -> Ballot | None:
    """The ballot under way."""
    for step in reversed(g.stack):
        if isinstance(step, Ballot):
            return step
    return None


def lost_votes(g: Republic) -> dict[str, int]:
    """In this ballot: votes for names that do not stand any more."""
    ballot = ballot_under_way(g)
    if ballot is None:
        return {}
    gone = {choice for _, _, choice, _ in ballot.casts if choice not in ballot.choices}
    return {choice: ballot.votes_for(choice) for choice in sorted(gone)}


def guns(g: Republic) -> list[dict[str, Any]]:
    """Who has each gun, how often it may still be used (nothing: any number), and at what it is aimed in this phase."""
    combat = next((step for step in g.stack if isinstance(step, Combat)), None)
    aimed = {gun: [SPACE[space], SEAT[other]] for gun, _, space, other in combat.bombardments} if combat else {}
    left = {"air_strike": g.strikes if g.at else GUNS["air_strike"].uses}
    return [
        {
            "gun": name,
            "seat": named(g.chief_of(gun.office)),
            "dice": gun.dice,
            "left": left.get(name),
            "aimed": aimed.get(name),
        }
        for name, gun in GUNS.items()
    ]


def bombarded(g: Republic) -> dict[str, Any] | None:
    """The bombardment whose losses are being chosen: where, whose, and how many hits."""
    combat = next((step for step in g.stack if isinstance(step, Combat)), None)
    if combat is None or not combat.bombardments or not combat.hits or combat.asks != "casualties":
        return None
    gun, seat, space, other = combat.bombardments[0]
    return {"gun": gun, "seat": SEAT[seat], "space": SPACE[space], "other": SEAT[other], "hits": combat.hits}


def boxes(g: Republic) -> dict[str, list[dict[str, Any]]]:
    """The units that wait in port and airfield, each with its commander."""
    waiting = [unit for unit in range(len(UNIT)) if not g.at or g.at[unit] == IN_BOX]
    return {
        box: [
            {"unit": UNIT[unit], "by": named(g.commander(unit)) if g.at else None}
            for unit in waiting
            if START[unit] == box
        ]
        for box in BOX
    }


def battle(g: Republic, book: JuntaBook) -> dict[str, Any] | None:
    """The battle under way: who fights with how many dice, hits to bear, losses, and who would have to go."""
    step = next((step for step in reversed(g.stack) if isinstance(step, Battle)), None)
    if step is None:
        return None
    space = step.space
    fighters = fighters_in(g, space)
    fewest = min([step.lost[seat] for seat in fighters], default=0)
    combat = next((one for one in g.stack if isinstance(one, Combat)), None)
    return {
        "space": SPACE[space],
        "wave": step.wave,
        "waves": WAVES,
        "armies": [army(g, step, seat) for seat in fighters],
        "beaten": [SEAT[seat] for seat in fighters if step.lost[seat] > fewest],
        "shots": [shot for shot in book.shots if shot["space"] == SPACE[space]],
        "to_come": [SPACE[other] for other in combat.battles] if combat is not None else [],
    }


def army(g: Republic, step: Battle, seat: int) -> dict[str, Any]:
    """One side of a battle."""
    units = names(fit_units(g, seat, step.space))
    return {
        "seat": SEAT[seat],
        "units": units,
        "dice": dice_for(units, step.space),
        "lost": step.lost[seat],
        "hits": step.hits[seat] if step.hits else 0,
        "must_fire": step.wave == 1 and seat in step.declared,
    }


def sides(g: Republic) -> dict[str, Any] | None:
    """While sides are chosen: who has spoken, who is to speak, and the seats of power by either word of the next."""
    step = next((step for step in g.stack if isinstance(step, Sides)), None)
    if step is None:
        return None
    chooser = step.chooser(g)
    waiting = [seat for seat in g.present(g.leader) if seat != g.president and not step.chosen >> seat & 1]
    under = {"rebels": g.siding | (1 << chooser if chooser >= 0 else 0), "president": g.siding}
    return {
        "rebels": [SEAT[seat] for seat in bits(g.siding)],
        "president": [SEAT[seat] for seat in bits(step.chosen & ~g.siding)],
        "to_speak": [SEAT[seat] for seat in waiting],
        "wanted": MAJORITY,
        "under": {
            side: [SPACE[space] for space in CENTRES if held_by_rebels(g, space, mask)] for side, mask in under.items()
        },
    }


# -- what one seat can work out besides


def own_reading(g: Republic, seat: int, book: Book) -> dict[str, Any]:
    """One's own sums, what they came from, which notes are this year's aid, and what one's blocks are worth."""
    total = g.wealth(seat) + g.account(seat)
    ledger = dict(book.ledger[SEAT[seat]])
    unheard = total - sum(ledger.values())
    if unheard:
        ledger["unheard"] = unheard
    ballot = ballot_under_way(g)
    return {
        "cash": g.wealth(seat),
        "account": g.account(seat),
        "ledger": ledger,
        "aid": sorted([KIND[note] for note in g.cash[seat] if note in g.drawn])
        if seat in (g.president, g.proposer)
        else [],
        "blocks": {block: ballot.value(g, seat, block) for block in ballot.blocks(g, seat)} if ballot else {},
    }


def holdings(g: Republic, seat: int) -> dict[str, dict[str, Any]]:
    """How many cards each other holds, whether any cash, and what of both this seat knows."""
    return {
        SEAT[other]: {
            "cards": len(g.hands[other]),
            "money": bool(g.cash[other]),
            "known": tally(known(g, seat, g.hands[other], other) + known(g, seat, g.cash[other], CASH + other)),
        }
        for other in range(g.seats)
        if other != seat
    }


def tally(kinds: list[str]) -> dict[str, int]:
    """How many there are of each kind."""
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


# -- what never changes


def board() -> dict[str, Any]:
    """The city and all that belongs to it."""
    return {
        "phases": list(YEAR),
        "spaces": [
            {"id": space.id, "kind": space.kind, "next": list(space.next), "x": space.x, "y": space.y}
            for space in SPACES
        ],
        "boxes": {box: [SPACE[space] for space in landing] for box, landing in LANDINGS.items()},
        "units": [
            {"id": unit.id, "armed": unit.armed, "office": unit.office, "start": list(unit.start), "pool": unit.pool}
            for unit in UNITS.values()
        ],
        "guns": [{"id": gun.id, "office": gun.office, "dice": gun.dice, "uses": gun.uses} for gun in GUNS.values()],
        "offices": [
            {
                "id": office,
                "units": [unit.id for unit in UNITS.values() if unit.office == office],
                "guns": [gun.id for gun in GUNS.values() if gun.office == office],
            }
            for office in (PRESIDENT, *OFFICE)
        ],
        "notes": {kind: worth for kind, (worth, _) in NOTES.items()},
    }
