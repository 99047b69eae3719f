"""What can be worked out from the table of Junta and from what was heard: by all, and by one seat of its own things.

Each part is a function of a few fields of the table, or of the book kept from the log.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.junta.assassinations import SIDES, Assassinations, chance_of
from palazzo.games.junta.ballots import Ballot
from palazzo.games.junta.budget import Budget
from palazzo.games.junta.content import (
    BOX,
    CARDS,
    CENTRES,
    GUNS,
    KIND,
    LANDINGS,
    NOTES,
    OFFICE,
    PRESIDENT,
    SPACE,
    SPACE_OF,
    SPACES,
    START,
    UNIT,
    UNITS,
    VALUE,
)
from palazzo.games.junta.coup.combat import WAVES, Battle, Combat, dice_for, rebellious_orders
from palazzo.games.junta.coup.forces import fighters_in, fit_units, names, owners_in, turn_order
from palazzo.games.junta.coup.movement import Movement
from palazzo.games.junta.coup.orders import Orders
from palazzo.games.junta.coup.outcome import MAJORITY, Sides, held_by_rebels
from palazzo.games.junta.coup.starting import COUP_PHASES
from palazzo.games.junta.elections import Election, is_lost
from palazzo.games.junta.money import least_in_notes
from palazzo.games.junta.state import CASH, IN_BOX, NONE, Republic
from palazzo.games.junta.view import known, named
from palazzo.kernel.books import Book
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT, bits
from palazzo.kernel.views import OwnHeardPart, OwnReadingPart, ReadingPart

_YEAR: Final = ("draw", "government", "aid", "budget", "locations", "attempts", "bank", "coup", "aftermath")
"""The nine phases of a year, in order.  [J-4]"""

CAUSES: Final = ("aid", "budget", "deals", "cards", "attempts", "handovers", "discarded", "unheard")
"""What money comes from and goes by, in the ledger; `unheard`: what one has, and never heard why."""

_HANDED: Final[dict[str, tuple[str, str, str]]] = {
    "takes-aid": ("other", "seat", "aid"),
    "inherits": ("other", "seat", "attempts"),
    "burglary": ("seat", "other", "attempts"),
    "hands-over-cash": ("seat", "other", "handovers"),
}
"""Events by which notes go from one seat to another, for those who learn which: who loses, who gains, and the cause."""

_GONE: Final[dict[str, str]] = {"pays": "cards", "discards-cash": "discarded", "cash-lost": "attempts"}
"""Events by which notes go under the pile, before all eyes."""

_FATES: Final[dict[str, str]] = {
    "too-late": "too-late",
    "attempt-fails": "failed",
    "attempt-stopped": "stopped",
    "killed": "killed",
    "at-home": "at-home",
    "burglary": "burgled",
}
"""What becomes of an attempt, by the event that tells it."""

_BALLOTS: Final = ("ballot", "votes", "drops-out", "refuses", "second-round")
"""What is told of a ballot on its way."""

_REASONS: Final = ("budget-rejected", "killed", "plays", "executed")
"""What can give a pretext: it is told just before."""


class JuntaBook(Book):
    """Money by cause; governments, budgets and nights by year; nominations, attempts, and why there is a pretext."""

    def __init__(self, seats: int) -> None:
        Book.__init__(self, seats)
        self.governments: dict[str, dict[str, Any]] = {}
        self.budgets: dict[str, list[dict[str, Any]]] = {}
        self.nights: dict[str, dict[str, str]] = {}
        self.nominations: list[dict[str, Any]] = []
        self.first = 0
        """How many blocks were cast in the first round of the last ballot."""
        self.second = False
        """Its second round has begun."""
        self.dropped: list[str] = []
        """Who dropped out of it for want of a vote."""
        self.refused: list[str] = []
        """Who refused to stand in it."""
        self.attempts: list[dict[str, Any]] = []
        self.shots: list[dict[str, Any]] = []
        self.proposer = ""
        """Who proposed the last budget."""
        self.reason: dict[str, Any] = {}
        """The last thing that can give a pretext."""
        self.pretext: dict[str, Any] = {}
        """What did."""
        self.ended: dict[str, Any] | None = None
        """How the coup of this year ended."""

    def enter(self, line: dict[str, Any]) -> None:
        event = line["event"]
        self.enter_money(event, line)
        if event in _REASONS:
            self.reason = {name: line[name] for name in ("event", "seat", "card", "other") if name in line}
        if event == "pretext":
            self.pretext = self.reason
        elif event == "locations":
            self.nights[str(line["turn"])] = dict(line["locations"])
        elif event == "election-called":
            self.nominations = []
        elif event == "nominates":
            self.nominations.append({"by": line["seat"], "names": list(line["names"])})
        elif event in _BALLOTS:
            self.enter_ballot(event, line)
        elif event in ("appoints", "proposes", "budget-passed", "budget-rejected", "budget-forced"):
            self.enter_government(event, line)
        else:
            self.enter_violence(event, line)

    def enter_ballot(self, event: str, line: dict[str, Any]) -> None:
        """Blocks cast in the first round; names that fell away."""
        if event == "ballot":
            self.first, self.second, self.dropped, self.refused = 0, False, [], []
        elif event == "second-round":
            self.second = True
        elif event == "drops-out":
            self.dropped = [*self.dropped, line["seat"]]
        elif event == "refuses":
            self.refused = [*self.refused, line["seat"]]
        elif not self.second:
            self.first += sum(len(blocks) for blocks in line["votes"].values())

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
            self.attempts, self.ended = [], None
        elif event in ("centres", "agreement"):
            self.ended = {"agreed": event == "agreement", "taken": list(line.get("spaces", ()))}
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
                fate = "burgled" if burglars and event == "cash-lost" else _FATES.get(event)
                if fate is not None:
                    self.attempts[number] = {**attempt, "fate": fate}
                return

    def enter_money(self, event: str, line: dict[str, Any]) -> None:
        """Notes come and go; of some only those who learn which can tell how much it was."""
        if event in _GONE:
            self.note(line["seat"], _GONE[event], -_worth(line["notes"]))
        elif event in _HANDED and "notes" in line:
            loser, gainer, cause = _HANDED[event]
            self.hand(line[loser], line[gainer], cause, _worth(line["notes"]))
        elif event == "draws-aid" and "notes" in line:
            self.note(line["seat"], "aid", _worth(line["notes"]))
        elif event == "takes-note" and "note" in line:
            self.note(line["seat"], "cards", _worth([line["note"]]))
        elif event == "gives-cash" and "note" in line:
            self.hand(line["seat"], line["other"], "deals", VALUE[line["note"]] * line["amount"])
        elif event in ("receives", "receives-unannounced") and self.proposer:
            amount = _worth(line["notes"]) if "notes" in line else line["amount"]
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
        copy.first = self.first
        copy.second = self.second
        copy.dropped = self.dropped
        copy.refused = self.refused
        copy.attempts = self.attempts[:]
        copy.shots = self.shots[:]
        copy.reason = self.reason
        copy.pretext = self.pretext
        copy.ended = self.ended
        return copy


def _worth(notes: list[str]) -> int:
    """What notes add up to."""
    return sum([VALUE[note] for note in notes])


# -- what all can work out


def _progress(g: Republic, book: Book) -> dict[str, Any]:
    """Where in the year one is."""
    return {"year": _year(g)}


def _least_cash(g: Republic, book: Book) -> dict[str, Any]:
    """What everyone must have in cash at least."""
    return {"least_cash": {SEAT[seat]: amount for seat, amount in enumerate(g.floor)}}


def _on_the_map(g: Republic, book: Book) -> dict[str, Any]:
    """What waits in port and airfield, and the dice of those who stand in one space."""
    return {"boxes": _boxes(g), "dice": _dice_by_space(g)}


def _under_way(g: Republic, book: Book) -> dict[str, Any]:
    """What hangs on what is being done now, or on what was heard."""
    assert isinstance(book, JuntaBook)
    return {
        "order": _order(g),
        "powers": [_power(g, space) for space in CENTRES],
        "votes": [_votes_in_sight(g, seat) for seat in range(g.seats)],
        "nominations": list(book.nominations) if _election_under_way(g) else [],
        "ballot": _ballot(g, book),
        "lost_votes": _lost_votes(g),
        "governments": dict(book.governments),
        "budgets": dict(book.budgets),
        "nights": dict(book.nights),
        "attempts": list(book.attempts),
        "pretext": dict(book.pretext) if g.pretext else None,
        "guns": _guns(g),
        "bombarded": _bombarded(g, book),
        "battle": _battle(g, book),
        "sides": _sides(g),
        "ended": book.ended,
    }


def _year(g: Republic) -> dict[str, Any]:
    """The phases of the year, the present one (0 before the first), and in a coup its rounds."""
    return {
        "phases": list(_YEAR),
        "phase": g.phase,
        "coup_rounds": COUP_PHASES,
        "coup_round": g.coup if g.coup >= 0 else None,
        "part": ("movement" if g.moving else "combat") if g.coup >= 0 else None,
    }


def _order(g: Republic) -> dict[str, Any] | None:
    """In which order they nominate, vote, order attempts, move or fire, who is done, and who comes now."""
    for step in reversed(g.stack):
        found = _sequence(g, step)
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


def _sequence(g: Republic, step: Step) -> tuple[str, list[int], int] | None:
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


def _power(g: Republic, space: int) -> dict[str, Any]:
    """A seat of power: the units there by owner, and whose side holds it, as everyone stands now.  [J-12.2]"""
    if not g.at:
        return {"space": SPACE[space], "units": {}, "side": "president"}
    units = {SEAT[seat]: (g.standing[space] & g.armies[seat]).bit_count() for seat in owners_in(g, space)}
    chosen = bool(g.verdict) or any(isinstance(step, Sides) for step in g.stack)
    side = "rebels" if held_by_rebels(g, space, g.siding if chosen else g.rebels) else "president"
    return {"space": SPACE[space], "units": units, "side": side}


def _votes_in_sight(g: Republic, seat: int) -> dict[str, Any]:
    """The votes all can see a seat has, or has left in this ballot, block by block.  [J-2.2, J-2.12]"""
    voting = _ballot_under_way(g) or Ballot()
    blocks = sorted(voting.public_blocks(g, seat)) if g.here(seat) else []
    parts = [{"block": block, "votes": voting.value(g, seat, block)} for block in blocks]
    return {"seat": SEAT[seat], "sum": sum([voting.value(g, seat, block) for block in blocks]), "parts": parts}


def _election_under_way(g: Republic) -> bool:
    """A President is being elected."""
    return any(isinstance(step, Election) for step in g.stack)


def _ballot_under_way(g: Republic) -> Ballot | None:
    """The ballot under way."""
    for step in reversed(g.stack):
        if isinstance(step, Ballot):
            return step
    return None


def _ballot(g: Republic, book: JuntaBook) -> dict[str, Any] | None:
    """The ballot under way: what fell in which round, which names are gone, and what would win as it stands."""
    step = _ballot_under_way(g)
    if step is None:
        return None
    return {
        "motion": step.motion,
        "round": step.round,
        "election": step.is_election(),
        "first": book.first if step.round > 1 else len(step.casts),
        "dropped": list(book.dropped),
        "refused": list(book.refused),
        "ahead": _ahead(step),
        "voided": step.voided,
        "cut_short": step.cut_short,
    }


def _ahead(step: Ballot) -> list[str]:
    """What would win if nobody voted any more; all that are level, and nothing of an election without votes."""
    if step.motion == "confidence":
        return ["yes" if is_lost(step.votes_for("yes"), step.votes_for("no")) else "no"]
    votes = step.tally()
    most = max(votes.values(), default=0)
    return [choice for choice, count in votes.items() if count == most and (most or not step.is_election())]


def _lost_votes(g: Republic) -> dict[str, int]:
    """In this ballot: votes for names that do not stand any more."""
    step = _ballot_under_way(g)
    if step is None:
        return {}
    gone = {choice for _, _, choice, _ in step.casts if choice not in step.choices}
    return {choice: step.votes_for(choice) for choice in sorted(gone)}


def _guns(g: Republic) -> list[dict[str, Any]]:
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


def _bombarded(g: Republic, book: JuntaBook) -> dict[str, Any] | None:
    """The bombardment whose losses are being chosen: where, whose, the dice thrown, and how many hits."""
    combat = next((step for step in g.stack if isinstance(step, Combat)), None)
    if combat is None or not combat.bombardments or not combat.hits or combat.asks != "casualties":
        return None
    gun, seat, space, other = combat.bombardments[0]
    thrown = [shot["dice"] for shot in book.shots if shot["gun"] == gun]
    return {
        "gun": gun,
        "seat": SEAT[seat],
        "space": SPACE[space],
        "other": SEAT[other],
        "dice": thrown[-1] if thrown else [],
        "hits": combat.hits,
    }


def _dice_by_space(g: Republic) -> dict[str, dict[str, int]]:
    """Where units stand that could fight: the dice each seat would throw with all it has there.  [J-11.4]"""
    if not g.at:
        return {}
    found: dict[str, dict[str, int]] = {}
    for space, name in enumerate(SPACE):
        armies = {SEAT[seat]: dice_for(names(fit_units(g, seat, space)), space) for seat in fighters_in(g, space)}
        if armies:
            found[name] = armies
    return found


def _boxes(g: Republic) -> dict[str, list[dict[str, Any]]]:
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


def _battle(g: Republic, book: JuntaBook) -> dict[str, Any] | None:
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
        "armies": [_army(g, step, seat) for seat in fighters],
        "beaten": [SEAT[seat] for seat in fighters if step.lost[seat] > fewest],
        "shots": [shot for shot in book.shots if shot["space"] == SPACE[space] and shot["gun"] is None],
        "to_come": [SPACE[other] for other in combat.battles] if combat is not None else [],
    }


def _army(g: Republic, step: Battle, seat: int) -> dict[str, Any]:
    """One side of a battle."""
    units = names(fit_units(g, seat, step.space))
    unarmed = [unit for unit in units if not UNITS[unit].armed]
    dice, halved = dice_for(units, step.space), dice_for(unarmed, step.space)
    armed = len(units) - len(unarmed)
    bears = step.asks == "casualties"
    return {
        "seat": SEAT[seat],
        "units": units,
        "dice": dice,
        "next": _most_dice_after(units, step.space, step.hits[seat]) if bears and step.wave < WAVES else None,
        "made": {"armed": armed, "unarmed": [halved, len(unarmed)], "palace": dice - armed - halved},
        "lost": step.lost[seat],
        "hits": step.hits[seat] if bears else 0,
        "must_fire": step.wave == 1 and seat in step.declared,
    }


def _most_dice_after(units: list[str], space: int, hits: int) -> int:
    """The dice of an army once it has borne its hits as well as it can."""
    armed = [unit for unit in units if UNITS[unit].armed]
    unarmed = [unit for unit in units if not UNITS[unit].armed]
    return max(
        dice_for(armed[fallen:] + unarmed[max(0, hits - fallen) :], space)
        for fallen in range(min(hits, len(armed)) + 1)
    )


def _sides(g: Republic) -> dict[str, Any] | None:
    """While sides are chosen: who has spoken, who is to speak, the seats of power by either word of the next, and whose
    words the others still hang on."""
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
        "open": {
            SPACE[space]: [SEAT[seat] for seat in owners_in(g, space) if seat in waiting]
            for space in CENTRES
            if held_by_rebels(g, space, g.siding | sum([1 << seat for seat in waiting]))
            and not held_by_rebels(g, space, g.siding)
        },
    }


# -- what one seat can work out besides


def _own_sums(g: Republic, seat: int) -> dict[str, Any]:
    """One's own money, in hand and in Switzerland."""
    return {"cash": g.wealth(seat), "account": g.account(seat)}


def _own_cards(g: Republic, seat: int) -> dict[str, Any]:
    """What one's cards cost, and how likely they do what they are for."""
    kinds = sorted({KIND[card] for card in g.hands[seat]})
    return {
        "costs": {kind: least_in_notes(g, seat, CARDS[kind].cost) for kind in kinds if CARDS[kind].cost},
        "chances": {
            kind: {"of_six": of_six, "backfires": backfires}
            for kind in kinds
            for of_six, backfires in [chance_of(kind)]
            if of_six < SIDES
        },
    }


def _own_affairs(g: Republic, seat: int, book: Book) -> dict[str, Any]:
    """What one's money came from, this year's aid, what one's blocks are worth, and what one's orders would bring."""
    ledger = dict(book.ledger[SEAT[seat]])
    unheard = g.wealth(seat) + g.account(seat) - sum(ledger.values())
    if unheard:
        ledger["unheard"] = unheard
    voting = _ballot_under_way(g) or (Ballot() if _election_under_way(g) else None)
    return {
        "ledger": ledger,
        "aid": _aid_of(g, seat),
        "blocks": {block: voting.value(g, seat, block) for block in voting.blocks(g, seat)} if voting else {},
        "marches": _marches(g, seat),
        "bribes": _bribes(g, seat),
        "rebellious": rebellious_orders(g, seat),
    }


def _orders_of(g: Republic, seat: int) -> Orders | None:
    """The orders a seat is giving."""
    return next((step for step in g.stack if isinstance(step, Orders) and step.seat == seat), None)


def _marches(g: Republic, seat: int) -> dict[str, dict[str, Any]]:
    """For each space the units taken up may go to: one's dice there with the first of them, and the rebels' seats."""
    orders = _orders_of(g, seat)
    if orders is None or not orders.action.startswith("move:") or orders.made:
        return {}
    question = orders.marches(g, seat)
    return {
        place: {
            "dice": [
                dice_for(names(fit_units(g, seat, SPACE_OF[place])) + question.items[:count], SPACE_OF[place])
                for count in range(len(question.items) + 1)
            ],
            "rebels": _rebels_after(g, seat, orders.origin(), SPACE_OF[place], len(question.items)),
        }
        for place in question.places
    }


def _rebels_after(g: Republic, seat: int, origin: int, place: int, count: int) -> int:
    """The seats of power the rebels would hold if a seat's units marched there.  [J-9.2, J-12.2]"""
    rebels = g.rebels | (1 << seat if g.coup <= 0 and seat != g.president else 0)
    held = 0
    for space in CENTRES:
        owners = set(owners_in(g, space))
        if space == place:
            owners.add(seat)
        elif space == origin and (g.standing[space] & g.armies[seat]).bit_count() == count:
            owners.discard(seat)
        held += bool(owners) and all(rebels >> owner & 1 for owner in owners)
    return held


def _bribes(g: Republic, seat: int) -> list[int]:
    """What it costs in notes to bribe one, two, and as many as may be asked for."""
    orders = _orders_of(g, seat)
    if orders is None or orders.made:
        return []
    words = orders.action.split(":")
    if words[1] not in CARDS or CARDS[words[1]].effect not in ("bribe", "bribe-crowd"):
        return []
    return [least_in_notes(g, seat, (number + 1) * orders.price()) for number in range(orders.bribes(g, seat).most)]


def _aid_of(g: Republic, seat: int) -> list[str]:
    """This year's aid among one's own notes: only who drew it, or took it over, can tell it from other money."""
    budget = next((step for step in g.stack if isinstance(step, Budget)), None)
    if seat not in (g.president, g.proposer, budget.proposer if budget is not None else NONE):
        return []
    return sorted([KIND[note] for note in g.cash[seat] if note in g.drawn])


def holdings(g: Republic, seat: int) -> dict[str, dict[str, Any]]:
    """How many cards each other holds, whether any cash, and what of both this seat knows."""
    return {
        SEAT[other]: {
            "cards": len(g.hands[other]),
            "money": bool(g.cash[other]),
            "known": _tally(known(g, seat, g.hands[other], other) + known(g, seat, g.cash[other], CASH + other)),
        }
        for other in range(g.seats)
        if other != seat
    }


def _tally(kinds: list[str]) -> dict[str, int]:
    """How many there are of each kind."""
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


# -- what never changes


def board() -> dict[str, Any]:
    """The city and all that belongs to it."""
    return {
        "phases": list(_YEAR),
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


READINGS: Final = (
    ReadingPart(_progress, ("phase", "coup", "moving")),
    ReadingPart(_least_cash, ("floor",)),
    ReadingPart(_on_the_map, ("at",)),
    ReadingPart(_under_way),
)
"""What all can work out, and of which fields."""
OWN_READINGS: Final = (
    OwnReadingPart(_own_sums, ("cash", "swiss")),
    OwnReadingPart(_own_cards, ("hands", "cash", "lobby", "alive", "exile"), ("credits",)),
    OwnHeardPart(_own_affairs),
)
"""What each can work out alone, and of which fields."""
