"""The matches that are counted: how many, at which tables, and how the players are minded.

Each cell of a game gets the same number of matches. Of every four in a row, every option has each of its two values
twice (of its four, each once), so that a cell meets every option on and off. The players are random, but of several
temperaments, drawn for each match: plain ones answer anything; traders make offers a third of the time and mostly sign
what they are offered; eager ones rather act than pass, and play their cards; timid ones rather pass than act, and hide;
bloody ones are eager to kill and easily found; at mixed tables two bloody ones sit among timid ones; breeders want
farms and whatever lives on them; and some tables are left to the ushers, the humblest of the bots, who know what is
good for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import palazzo
from generic.play import ENDLESS, PLAIN, TRADING, Move, answer_due, bound, choose, due
from palazzo import Match
from palazzo.bots import LEVELS
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEATS

MATCHES: Final = 500
"""How many matches each cell gets."""

BLOCK: Final = 4
"""In so many matches in a row, every option has all its values equally often."""

TEMPERAMENTS: Final[dict[str, tuple[str, ...]]] = {
    "junta": (*("plain", "trading", "eager") * 4, "bloody", "mixed", "timid", "usher"),
    "last-will": ("plain", "plain", "eager", "eager", "timid", "breeder", "usher", "usher"),
}
"""What is drawn from. The timid are few, for little happens to them; ushers look before they answer, which is slow."""

PASSIVE: Final = frozenset(
    ("pass", "no-more", "end-turn", "hold-fire", "leave", "remain", "stay", "decline", "end", "done", "home", "discard")
)
"""What an eager player would rather not answer: the quiet way out."""


class Cell(NamedTuple):
    """A kind of table: seats, what is fixed, and what is on and off in turn."""

    game: str
    name: str
    seats: int
    fixed: dict[str, Any]
    varied: dict[str, list[Any]]

    def options(self, number: int) -> dict[str, Any]:
        """The options of one of its matches."""
        rng = Random(f"options {self.game} {self.name} {number // BLOCK}")
        chosen = dict(self.fixed)
        for option, values in self.varied.items():
            order = values * (BLOCK // len(values))
            rng.shuffle(order)
            chosen[option] = order[number % BLOCK]
        return chosen


JUNTA: Final = [
    Cell(
        "junta",
        f"{seats} seats, {deck} cards",
        seats,
        {"deck": deck},
        {
            "headquarters_only": [False, True],
            "length": ["normal", "shorter", "normal", "longer"],
            "personal_vote": [False, True],
            "tie_limit": [0, 3],
            "loser_pays": [False, True],
            "binding": [False, True],
        },
    )
    for seats in (4, 5, 6, 7)
    for deck in (64, 108)
]

WAYS: Final[dict[str, dict[str, Any]]] = {
    "with the expansion": {},
    "without it": {"sacked": False},
    "jobs as handicap": {"jobs": "handicap"},
    "base plans": {"plans": "base"},
}
"""The ways to play Last Will."""

LAST_WILL: Final = [
    Cell(
        "last-will",
        f"{seats} seats, {way}",
        seats,
        fixed,
        {
            "handicap": ["s0", "s1"] if seats == 2 else ["s0", "s1", "s0,s2", "s1,s2"],
            "will": ["drawn", "chosen"],
            "market": ["free", "swap"],
            "combined": ["strict", "open", "strict", "five"],
            "block": [False, True],
            "together": [False, True],
            "employed_last": [False, True],
        },
    )
    for seats in (2, 3, 4, 5)
    for way, fixed in WAYS.items()
]

CELLS: Final = {"junta": JUNTA, "last-will": LAST_WILL}


def played(cell: Cell, number: int) -> Iterator[tuple[Match, Move]]:
    """A whole match of a cell, audited after every answer: the match after each, and what was answered."""
    rng = Random(f"reach {cell.game} {cell.name} {number}")
    options = palazzo.rules_of(cell.game).entry.cleared(cell.seats, cell.options(number))
    match = palazzo.new_match(cell.game, cell.seats, seed=f"{cell.name}/{number}", options=options)
    temperament = temperament_of(cell, number)
    for _ in range(ENDLESS):
        if match.over:
            return
        move = NEXT[temperament](match, rng)
        move.on(match)
        faults = match.audit()
        assert not faults, f"{cell.name}, match {number}, after {len(match.journal)} answers: {faults}"
        yield match, move
    raise AssertionError(f"{cell.name}, match {number}: no end after {ENDLESS} answers")


def temperament_of(cell: Cell, number: int) -> str:
    """How the players of a match are minded."""
    return Random(f"temperament {cell.game} {cell.name} {number}").choice(TEMPERAMENTS[cell.game])


# -- temperaments


def plain(match: Match, rng: Random) -> Move:
    """Anything at all."""
    return choose(match, rng, PLAIN)


def trading(match: Match, rng: Random) -> Move:
    """Offers, and signatures under them."""
    for deal in match.table.deals:
        for seat in range(match.seats):
            if deal.parties >> seat & 1 and rng.random() < 0.5:
                for question in match.questions.open_to(seat):
                    if question.prompt == "answer-offer" and "accept" in question.bounds()["options"]:
                        return Move(seat, "accept", question.id, question.prompt)
    return choose(match, rng, TRADING)


def eager(match: Match, rng: Random) -> Move:
    """Rather something than nothing: cards are played, coups begun, fire opened, homes come back to."""
    if match.options.get("binding") and match.table.promises:
        return answer_due(match, rng)
    if rng.random() < 0.1:
        seat = rng.randrange(match.seats)
        for question in match.questions.open_to(seat):
            if question.kind == "pick" and question.prompt != "answer-offer" and not question.id.startswith("change."):
                active = [option for option in question.bounds()["options"] if option.split(":")[0] not in PASSIVE]
                if active:
                    return Move(seat, rng.choice(active), question.id, question.prompt)
    question = rng.choice(due(match))
    return Move(question.seat, eager_answer(question, rng), None, question.prompt)


def eager_answer(question: Question, rng: Random) -> Any:
    """One of the active options, every verb as likely as the others; of several samples the fullest."""
    if question.kind == "pick":
        options = question.bounds()["options"]
        if question.prompt == "declare-attempts" and rng.random() < 0.8:
            options = [option for option in options if not LAST_RESORTS & set(option.split(":"))]
        verbs = sorted({option.split(":")[0] for option in options} - PASSIVE)
        if verbs and rng.random() < 0.9:
            verb = rng.choice(verbs)
            return rng.choice([option for option in options if option.split(":")[0] == verb])
    if question.prompt == "discard-excess":
        hand = sorted(question.bounds()["options"], key=lambda card: (card in LAST_RESORTS, rng.random()))
        return hand[: question.bounds()["least"]]
    if question.kind in ("subset", "assign"):
        samples = [question.sample(rng) for _ in range(3)]
        return max(samples, key=fullness)
    return question.sample(rng)


LAST_RESORTS: Final = frozenset(("A05", "B01", "B08", "I11"))
"""Cards an eager player keeps for the day they are needed."""


def timid(match: Match, rng: Random) -> Move:
    """Rather nothing than something: into exile, no orders, and no vote for a first President."""
    if match.options.get("binding") and match.table.promises:
        return answer_due(match, rng)
    question = rng.choice(due(match))
    if question.prompt == "vote" and not match.table.year:
        return Move(question.seat, question.default(), None, question.prompt)
    return Move(question.seat, timid_answer(question, rng), None, question.prompt)


def timid_answer(question: Question, rng: Random) -> Any:
    """Exile, if one may; else the quiet answer, nearly always."""
    if question.kind == "pick":
        away = [option for option in question.bounds()["options"] if option.startswith("exile:")]
        if away:
            return rng.choice(away)
    return question.sample(rng) if rng.random() < 0.1 else question.default()


def bloody(match: Match, rng: Random) -> Move:
    """Eager for the presidency, at home for assassins, and sending their own to whoever is no target yet."""
    question = rng.choice(due(match))
    if question.prompt not in BLOODY or match.options.get("binding"):
        return eager(match, rng)
    return Move(question.seat, BLOODY[question.prompt](match, question, rng), None, question.prompt)


def at_home(match: Match, question: Question, rng: Random) -> str:
    """At home oneself; and at home for others, those first who have nobody after them."""
    options = question.bounds()["options"]
    homes = [option for option in options if option.endswith(":home")]
    fresh = [option for option in homes if not is_target(match, option)]
    return str(rng.choice(fresh or homes or options))


def for_oneself(match: Match, question: Question, rng: Random) -> Any:
    """All blocks for oneself; in other votes any."""
    bounds, me = question.bounds(), f"s{question.seat}"
    return {me: bounds["items"]} if me in bounds["places"] else question.sample(rng)


def oneself(match: Match, question: Question, rng: Random) -> Any:
    """The only candidate one knows."""
    me = f"s{question.seat}"
    return [me] if me in question.bounds()["options"] else []


BLOODY: Final = {"choose-location": at_home, "declare-attempts": at_home, "vote": for_oneself, "nominate": oneself}


def is_target(match: Match, option: str) -> bool:
    """Somebody has already been sent after this victim."""
    return any(match.table.targets >> SEATS[word] & 1 for word in option.split(":") if word in SEATS)


def mixed(match: Match, rng: Random) -> Move:
    """The first two seats are bloody, the others timid."""
    return bloody(match, rng) if due(match)[0].seat < 2 else timid(match, rng)


def breeder(match: Match, rng: Random) -> Move:
    """Farms, dogs and horses first, and those who look after them; beyond that, eager."""
    question = rng.choice(due(match))
    return Move(question.seat, breeding(question, rng), None, question.prompt)


def breeding(question: Question, rng: Random) -> Any:
    """Whatever names a farm or what belongs to it; of cards to discard, the others; no farm is ever sold."""
    bounds = question.bounds()
    if question.kind == "subset":
        ranked = sorted(bounds["options"], key=lambda kind: (bool(FARMING & {kind}), rng.random()))
        return ranked[: bounds["least"]] if question.prompt == "discard-surplus" else ranked[::-1][: bounds["least"]]
    if question.kind == "pick":
        liked = [option for option in bounds["options"] if FARMING & set(option.split(":"))]
        liked = [option for option in liked if option.split(":")[0] not in ("throw", "sell", "sell-with")]
        if liked and rng.random() < 0.8:
            return rng.choice(liked)
    return eager_answer(question, rng)


FARMING: Final = frozenset(("F01", "F02", "F03", "F04", "F05", "GP6", "H08", "H09", "S02", "C01", "C02", "tokens"))


def fullness(value: Any) -> int:
    """How much an answer says."""
    return sum(len(part) for part in value.values()) if isinstance(value, dict) else len(value)


def usher(match: Match, rng: Random) -> Move:
    """What a bot of the lowest level does, by what its seat sees."""
    seat = rng.choice(due(match)).seat
    view = match.view(seat)
    found = [question for question in view["questions"] if not question["id"].startswith("change.")]
    for question in sorted(found, key=lambda question: bool(question["due"])):
        value = LEVELS["usher"](view, question, rng)
        if value is not None and not bound(match, Move(seat, value, question["id"])):
            return Move(seat, value, question["id"], question["prompt"])
    return answer_due(match, rng)


NEXT: Final = {
    "plain": plain,
    "trading": trading,
    "eager": eager,
    "timid": timid,
    "bloody": bloody,
    "mixed": mixed,
    "breeder": breeder,
    "usher": usher,
}
