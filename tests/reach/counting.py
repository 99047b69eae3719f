"""What was reached in a match, counted from its log and its answers; and what there is to reach, by the data files."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from generic.play import Move
from palazzo import Match
from palazzo.games import junta, last_will
from palazzo.games.junta.ballots import Ballot
from palazzo.games.junta.content import CARDS as POLITICS
from palazzo.games.junta.content import EFFECTS, MOMENTS
from palazzo.games.junta.trade import TRADE
from palazzo.games.last_will.content import CARDS as FORTUNES
from palazzo.games.last_will.content import JOBS, PLANS, WILLS, effect_in
from reach.tables import Cell, played, temperament_of

Counts = dict[str, Counter[str]]


class Watch:
    """Sees a match, answer by answer, and counts what it reaches."""

    def __init__(self, game: str) -> None:
        self.counts: Counts = defaultdict(Counter)
        self.game = game
        self.read = 0
        self.declared: dict[int, list[tuple[str, str]]] = defaultdict(list)
        self.played: dict[int, str] = {}

    def add(self, what: str, name: str) -> None:
        """Once more."""
        self.counts[what][name] += 1

    def see(self, match: Match, move: Move) -> None:
        """An answer was given, and this happened."""
        self.add("questions", move.prompt)
        if self.game == "last-will":
            self.hear_will(move)
        else:
            self.count_votes(match, move)
        log = match.table.log
        for what, _, _, secret, said, _ in log[self.read :]:
            self.add("events", what)
            line = said | secret
            if self.game == "junta":
                self.read_junta(what, line)
            else:
                self.read_will(what, line)
        self.read = len(log)

    # -- Junta

    def use(self, card: str) -> None:
        """A political card has done something."""
        self.add("cards", card)
        self.add("effects", POLITICS[card].effect)

    def read_junta(self, what: str, line: dict[str, Any]) -> None:
        """Cards that took effect, and the phases of year and coup."""
        if what in ("plays", "lays"):
            self.use(line["card"])
        elif what == "shielded":
            self.use(line["card"])
            self.add("effects", f"{POLITICS[line['card']].effect}, to live")
        elif what in ("orders", "sends-burglars") and line["means"] in POLITICS:
            self.use(line["means"])
            if what == "orders":
                self.add("effects", f"{POLITICS[line['means']].effect}, to kill")
        elif what == "votes":
            for block in [block for blocks in line["votes"].values() for block in blocks if block in POLITICS]:
                self.use(block)
        elif what == "pays" and line["credits"]:
            self.add("effects", "credit")
        elif what == "phase":
            self.add("phases", f"phase{line['phase']}")
        elif what == "coup":
            self.add("phases", "rebellion")
        elif what == "coup-phase":
            self.add("phases", f"coup{line['phase']}")
        elif what == "promise-given":
            self.add("promises", line["pledge"])

    def count_votes(self, match: Match, move: Move) -> None:
        """Blocks that are worth more than their card says: partners, and the urn."""
        if move.prompt != "vote":
            return
        blocks = sum(len(blocks) for blocks in move.value.values())
        for step in match.table.stack:
            if isinstance(step, Ballot) and blocks:
                for _, block, _, value in step.casts[-blocks:]:
                    if block in POLITICS and value > POLITICS[block].votes:
                        self.add("effects", "partner" if POLITICS[block].kind == "influence" else "bonus")

    # -- Last Will

    def hear_will(self, move: Move) -> None:
        """A play and what is added to it count when it is done, not if it is taken back."""
        seat, value = move.seat, move.value
        if move.prompt in ("declare-play", "declare-sale"):
            if value == "back":
                self.declared[seat] = []
            elif value != "done":
                self.declared[seat].append(addition(value, self.played.get(seat, "")))
            return
        self.count_declared(seat)
        if move.prompt not in ("choose-action", "card-sale") or not isinstance(value, str):
            return
        verb, *words = value.split(":")
        if verb == "play":
            self.played[seat] = words[0]
            self.declared[seat].append(("modes", f"{words[0]} for {words[1]}"))
        elif verb == "wed":
            self.declared[seat].append(("modes", "wedding set"))
        elif verb == "sell-bare":
            self.declared[seat].append(("effects", f"{self.played[seat]} sale"))
        elif verb in ("sell-with", "maintain-with"):
            self.declared[seat].append(("effects", f"{words[0]} waive"))
        elif verb == "lower":
            self.add("effects", f"{words[0]} lower")
        elif verb == "use" and effect_in(FORTUNES[words[0]], "draw"):
            self.add("effects", f"{words[0]} draw")

    def count_declared(self, seat: int) -> None:
        """What a seat has played, and not taken back, is done."""
        for what, name in self.declared.pop(seat, []):
            self.add(what, name)

    def read_will(self, what: str, line: dict[str, Any]) -> None:
        """Cards that were used, jobs that were had and lost, wills and plans."""
        if what == "plays":
            for card in (*line["cards"], *line["companions"], *line["fed"]):
                self.add("cards", card)
        elif what in ("places", "buys"):
            self.add("cards", line["card"])
        elif what == "sets-token":
            self.add("cards", line["companion"])
        elif what == "gains-action":
            self.add("effects", f"{line['card']} action")
        elif what == "spends":
            self.add("effects", f"{line['card']} spend")
        elif what == "stocked":
            self.add("effects", f"{line['card']} stock")
        elif what == "falls":
            self.read_fall(line)
        elif what == "plan-taken":
            self.add("plans", line["plan"])
        elif what == "will-read":
            self.add("wills", line["will"])
        elif what == "sacked":
            self.add("jobs lost", line["job"])
        elif what == "round-begins":
            self.add("phases", f"round {line['round']}")

    def read_fall(self, line: dict[str, Any]) -> None:
        """A house that falls further than others do."""
        card = FORTUNES[line["card"]]
        effect = effect_in(card, "fall")
        if effect is not None and card.track.index(line["new"]) - card.track.index(line["old"]) == effect.spaces:
            self.add("effects", f"{card.id} fall")


def addition(option: str, played: str) -> tuple[str, str]:
    """What an addition to a play reaches."""
    verb, *words = option.split(":")
    if verb == "with":
        return "effects", f"{words[0]} slot {int(words[1]) + 1}"
    if verb == "bonus":
        return "effects", f"{words[0]} add"
    if verb == "waive":
        return "effects", f"{words[0]} waive"
    return "effects", f"{played} {'feed' if verb == 'feed' else 'add'}"


# -- what there is to reach


def wanted(game: str) -> dict[str, list[str]]:
    """All that is to be reached at least once, by the data files and the rules."""
    return wanted_of_junta() if game == "junta" else wanted_of_will()


def wanted_of_junta() -> dict[str, list[str]]:
    """Every card, effect, phase, question, event and promise; that all die at once is too rare to be asked for."""
    special = ["attempt-or-shield, to live", "attempt-or-shield, to kill", "credit", "partner", "bonus"]
    return {
        "cards": list(POLITICS),
        "effects": [*EFFECTS, *special],
        "phases": list(MOMENTS),
        "questions": list(junta.CHAPTERS),
        "events": list(junta.events.EVENTS),
        "endings": ["aid-spent", "no-president"],
        "promises": [*TRADE.promises(junta.RULES.deal_out(5, "", defaults(junta.ENTRY))), "words"],
    }


def wanted_of_will() -> dict[str, list[str]]:
    """Every card, each of its effects, slots and modes; every job, plan and will; rounds, questions and events."""
    effects = [f"{card.id} {effect.word}" for card in FORTUNES.values() for effect in card.effects]
    slots = [
        f"{card.id} slot {number + 1}"
        for card in FORTUNES.values()
        if card.kind == "event"
        for number, slot in enumerate(card.slots)
        if card.slots.index(slot) == number
    ]
    modes = [
        f"{card.id} for {mode.actions}" for card in FORTUNES.values() for mode in card.modes if card.kind == "event"
    ]
    return {
        "cards": list(FORTUNES),
        "effects": [*dict.fromkeys(effects), *slots],
        "modes": [*modes, "wedding set"],
        "jobs lost": list(JOBS),
        "plans": list(PLANS),
        "wills": list(WILLS),
        "phases": [f"round {number}" for number in range(1, 8)],
        "endings": ["bankrupt", "rounds"],
        "questions": list(last_will.CHAPTERS),
        "events": list(last_will.events.EVENTS),
    }


def defaults(entry: Any) -> dict[str, Any]:
    """The options of a game if nobody says anything."""
    return {option.name: option.default for option in entry.options}


def missing(game: str, counts: dict[str, dict[str, int]]) -> list[str]:
    """What was never reached."""
    return [
        f"{what} {name}" for what, names in wanted(game).items() for name in names if not counts.get(what, {}).get(name)
    ]


# -- counting


def count(cell: Cell, first: int, last: int) -> Counts:
    """Some matches of a cell, played to the end: all that they reached."""
    total: Counts = defaultdict(Counter)
    for number in range(first, last):
        watch = Watch(cell.game)
        match = None
        for match, move in played(cell, number):
            watch.see(match, move)
        assert match is not None
        assert match.over
        assert match.outcome is not None
        for seat in range(match.seats):
            watch.count_declared(seat)
        watch.add("matches", cell.name)
        watch.add("endings", match.outcome.reason)
        watch.add("temperaments", temperament_of(cell, number))
        watch.counts["answers"]["in all"] += len(match.journal)
        for option, value in cell.options(number).items():
            watch.add("options", f"{option} {str(value).lower()}")
        join(total, watch.counts)
    return total


def join(total: Counts, more: dict[str, Any]) -> None:
    """Add some counts to others."""
    for what, counter in more.items():
        total[what].update(counter)
