"""Playing at random: due questions in any order, openings, changes of mind. The same seed plays the same match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from generic.tables import Setting
from palazzo import IllegalAnswer, Match
from palazzo.bots import clerk
from palazzo.kernel.open_questions import CHANGE
from palazzo.kernel.questions import Question
from palazzo.kernel.registry import write_down
from palazzo.kernel.table import SEAT

ENDLESS: Final = 20_000
"""A match with more answers than this has no end."""

FAR: Final = 800
"""Points of a match are looked for so many answers from its start."""

NEAR: Final = 250
"""And so many where all is played again and again, as undo does."""

STRETCH: Final = 160
"""So many answers are looked at in a row."""

PASSING: Final = ("fenced", "taught", "stirred", "own_log")
"""Fields of the table that speak of the last answer alone, or of how it is kept in memory."""

KEPT_TO_PROMISE: Final = "you-promised"


ASKED_ELSE: Final = "asked something else"


class Move(NamedTuple):
    """An answer somebody gives; `question` names an opening, nothing means what the match waits for."""

    seat: int
    value: Any
    question: str | None = None
    prompt: str = ""

    def __str__(self) -> str:
        return f"{self.value!r} of {SEAT[self.seat]} to {self.prompt or self.question or 'what it is asked'}"

    def on(self, match: Match) -> None:
        """Give this answer."""
        match.answer(self.seat, self.value, self.question)

    def refused(self, match: Match) -> str:
        """Give this answer; why it does not stand, or nothing.

        To another question than it was meant for it is no answer: to the first half of a choice, say, in a world
        where that half has not been made.
        """
        if self.prompt and self.question is None and self.prompt not in prompts(match, self.seat):
            return ASKED_ELSE
        try:
            self.on(match)
        except IllegalAnswer as error:
            return str(error) or "without a word"
        return ""


class Habits(NamedTuple):
    """How often the players do something other than what they are asked."""

    opening: float = 0.12
    change: float = 0.15
    undo: float = 0.01
    clerk: float = 0.0


QUIET: Final = Habits(0.0, 0.0, 0.0)
PLAIN: Final = Habits(0.12, 0.15, 0.0)
TRADING: Final = Habits(0.35, 0.15, 0.0)
CLERKS: Final = Habits(0.03, 0.03, 0.0, 0.9)
"""Clerks at the table, who do what they do on purpose, and now and then something else."""


def choose(match: Match, rng: Random, habits: Habits = PLAIN) -> Move:
    """What somebody at the table does next."""
    if habits.clerk and rng.random() < habits.clerk:
        return ask_clerk(match, rng)
    if rng.random() < habits.change:
        pending = list(match.table.stack[-1].answers)
        if pending:
            question = changing(match, rng.choice(pending))
            return Move(question.seat, question.sample(rng), question.id, question.prompt)
    if rng.random() < habits.opening:
        move = choose_opening(match, rng)
        if move is not None:
            return move
    return answer_due(match, rng)


def changing(match: Match, seat: int) -> Question:
    """By what a seat that waits for the others changes its secret answer."""
    for question in match.questions.open_to(seat):
        if question.id.startswith(CHANGE):
            return question
    step = type(match.table.stack[-1]).__name__
    raise AssertionError(
        f"{SEAT[seat]} has answered in secret and cannot change its answer while {step} waits: "
        "a step that asks one of several for the rest of its choice must be HalfMade"
    )


def due(match: Match) -> list[Question]:
    """What the match waits for."""
    found = []
    for question in match.questions:
        if not question.due:
            break
        found.append(question)
    return found


def prompts(match: Match, seat: int) -> list[str]:
    """What the match waits for this seat to answer."""
    return [question.prompt for question in due(match) if question.seat == seat]


def answer_due(match: Match, rng: Random) -> Move:
    """Somebody answers what the match waits for; one bound by a promise takes something else.

    Who has promised several offices finds by chance only after long how to keep all of it.
    """
    question = rng.choice(due(match))
    for _ in range(5000):
        move = Move(question.seat, sample(question, rng), None, question.prompt)
        if not bound(match, move):
            return move
    raise AssertionError(f"nothing that {question.prompt} allows is let through")


def ask_clerk(match: Match, rng: Random) -> Move:
    """What a clerk does in the seat of somebody who is asked: takes an opening, or answers."""
    seat = rng.choice(due(match)).seat
    view = match.view(seat)
    for question in view["questions"]:
        if question["id"].startswith("change."):
            continue
        value = clerk.answer(view, question, rng)
        move = Move(seat, value, None if question["due"] else question["id"], question["prompt"])
        if value is not None and not bound(match, move) and not repeats(match, move):
            return move
    return answer_due(match, rng)


def repeats(match: Match, move: Move) -> bool:
    """An offer that was refused before."""
    if move.prompt != "make-offer":
        return False
    offer = next(q for q in match.questions.open_to(move.seat) if q.id == move.question)
    fault = offer.fault(move.value)
    return fault is not None and fault[0] == "refused-before"


def sample(question: Question, rng: Random) -> Any:
    """An answer; of many options the rare kinds are taken as often as the common ones, half of the time."""
    options = question.bounds().get("options") if question.kind == "pick" else None
    assert options != [], f"{question.prompt} offers {SEAT[question.seat]} no answer at all"
    if options and rng.random() < 0.5:
        verb = rng.choice(sorted({option.split(":")[0] for option in options}))
        return rng.choice([option for option in options if option.split(":")[0] == verb])
    return question.sample(rng)


def bound(match: Match, move: Move) -> bool:
    """The house rule holds this seat to a promise."""
    if not match.table.promises or not match.options.get("binding"):
        return False
    try:
        move.on(match.clone())
    except IllegalAnswer as error:
        if error.reason != KEPT_TO_PROMISE:
            raise
        return True
    return False


def choose_opening(match: Match, rng: Random) -> Move | None:
    """Somebody takes an opening: offers that wait for a reply more often than new ones."""
    seats = list(range(match.seats))
    rng.shuffle(seats)
    if match.table.deals:
        seats.sort(key=lambda seat: not any(deal.parties >> seat & 1 for deal in match.table.deals))
    for seat in seats:
        found = [q for q in match.questions.open_to(seat) if not q.id.startswith("change.")]
        replies = [q for q in found if q.kind != "offer"]
        if replies and rng.random() < 0.8:
            found = replies
        if found:
            question = rng.choice(found)
            return Move(seat, sample_opening(question, rng), question.id, question.prompt)
    return None


def sample_opening(question: Question, rng: Random) -> Any:
    """An answer to an opening; offers tend to be such that they can be accepted, and some name three parties."""
    if question.kind != "offer":
        return question.sample(rng)
    offers = [question.sample(rng) for _ in range(4)]
    mine = f"s{question.seat}"
    for offer in offers:
        if rng.random() < 0.7 and all(term["from"] == mine for term in offer.get("terms", [])):
            return offer
    if rng.random() < 0.5:
        joined = {part: offers[0].get(part, []) + offers[1].get(part, []) for part in ("terms", "promises")}
        if question.fault(joined) is None:
            return joined
    return offers[0]


def undo_somewhere(match: Match, rng: Random) -> bool:
    """Somebody who may takes an answer back."""
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able:
        try:
            match.undo(rng.choice(able))
        except IllegalAnswer as error:
            raise AssertionError(
                "played again from its beginning the match goes another way: all chance must come from g.shuffle and "
                f"g.roll, and all that is remembered lie on the table ({error})"
            ) from error
    return bool(able)


def can_take_back(match: Match, before: Match, move: Move) -> bool:
    """The seat may take back this very answer, and not only an older one that still waits for others."""
    if not match.can_undo(move.seat):
        return False
    if move.seat not in match.table.stack[-1].answers:
        return move.question is None
    back = match.clone()
    back.undo(move.seat)
    return back.journal == before.journal


def play(match: Match, rng: Random, answers: int, habits: Habits = PLAIN) -> list[Move]:
    """So many answers, fewer if the match ends; what was answered."""
    moves = []
    for _ in range(answers):
        if match.over:
            break
        moves.append(choose(match, rng, habits))
        moves[-1].on(match)
    return moves


def somewhere(setting: Setting, seed: int | str, rng: Random, habits: Habits = PLAIN, most: int = FAR) -> Match:
    """A match of this setting, played to some point before its end."""
    match = setting.match(seed)
    moves = play(match, rng, int(rng.random() * most), habits)
    if not match.over:
        return match
    match = setting.match(seed)
    for move in moves[: int(rng.random() * len(moves))]:
        move.on(match)
    return match


def stretch(
    setting: Setting, seed: int | str, rng: Random, habits: Habits = PLAIN, most: int = FAR
) -> Iterator[tuple[Match, Match, Move]]:
    """A stretch of a match, the first one from its start: after each answer the match, how it was, and the answer.

    The matches of some games are long; of those, a stretch is looked at.
    """
    match = setting.match(seed) if seed == 0 else somewhere(setting, seed, rng, habits, most)
    for _ in range(STRETCH):
        if match.over:
            break
        before = match.clone()
        move = choose(match, rng, habits)
        move.on(match)
        yield match, before, move


# -- comparing


def seen(match: Match, seat: int | None) -> bytes:
    """All that a seat (None: a spectator) can see, byte by byte."""
    return msgspec.json.encode(match.view(seat))


def all_seen(match: Match) -> list[bytes]:
    """What everyone sees: every seat, then a spectator."""
    return [seen(match, seat) for seat in [*range(match.seats), None]]


def state(match: Match) -> bytes:
    """The whole table, but for what speaks of the last answer alone."""
    page = write_down(match.table)
    return msgspec.json.encode({name: value for name, value in page.items() if name not in PASSING})


def difference(one: bytes, other: bytes) -> str:
    """Where two views part, for the reader of a failed test."""
    where = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, where - 120)
    return f"…{one[start : where + 120].decode()}… against …{other[start : where + 120].decode()}…"


def agree(one: bytes, other: bytes, what: str) -> None:
    """Fail, and say where, unless both are the same."""
    assert one == other, f"{what}: {difference(one, other)}"


# -- what was met


class Coverage:
    """What the random players came across."""

    def __init__(self) -> None:
        self.prompts: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.undone = 0

    def note(self, move: Move) -> None:
        """An answer was given."""
        self.prompts[move.prompt] += 1

    def close(self, match: Match) -> None:
        """A match is over."""
        self.events.update(event["event"] for seat in range(match.seats) for event in match.events(seat))
        assert match.outcome is not None
        self.endings[match.outcome.reason] += 1
