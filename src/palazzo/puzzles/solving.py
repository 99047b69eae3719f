"""Puzzles tried out: is there a solution, how short, and do those who do not think find it too?

A puzzle is *no triviality* if at most `MOST_BY_CHANCE` of all random attempts solve it, if the obvious does not (what
an usher does, who takes the nearest thing), and if it takes at least two answers. Whether a clerk solves it, who has
rules of thumb, is measured too, and says how hard it is. A solution is *sure* if it also solves it in every world the
solver could not tell from the true one: it hangs on no card unseen, and on no die.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from palazzo.bots import bot
from palazzo.kernel.errors import NoWorld, Refusal
from palazzo.kernel.looking import follow, likely
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Assign, Number, Pick, Question, Split, Subset
from palazzo.puzzles.attempt import Attempt, asked_of, begin
from palazzo.puzzles.puzzle import Deed, Puzzle

MOST_BY_CHANCE: Final = 0.10
"""At most so large a share of random attempts may solve a puzzle."""
_ATTEMPTS: Final = 200
"""Random attempts that are made."""
WORLDS: Final = 12
"""Imagined worlds a solution is tried in."""
_NODES: Final = 30_000
"""Positions the search looks at before it gives up."""
_MOST_ANSWERS: Final = 80
"""Answers to one question that are tried."""
_DEEPEST: Final = 16
"""No solution is looked for that takes more answers."""
_OPENINGS_TAKEN: Final = 0.3
"""How often a random attempt looks at what it may do besides what it must."""
_LONGEST: Final = 60
"""An attempt without aim is given up after so many answers."""


class Measured(Struct):
    """What was found out about a puzzle."""

    by_chance: float
    """The share of random attempts that solved it."""
    usher: bool
    """The obvious solves it: what an usher would do."""
    clerk: bool
    """A clerk's rules of thumb solve it."""
    length: int
    """How many answers the solution takes."""
    worlds: int
    """In how many of the imagined worlds the solution solves it too."""

    @property
    def faults(self) -> list[str]:
        """Why it is a triviality, or a gamble."""
        found = []
        if self.by_chance > MOST_BY_CHANCE:
            found.append(f"{self.by_chance:.0%} of random attempts solve it")
        if self.usher:
            found.append("what an usher would do solves it")
        if self.length < 2:
            found.append("one answer solves it")
        if self.worlds < WORLDS:
            found.append(f"its solution works only in {self.worlds} of {WORLDS} worlds")
        return found


# -- what can be answered


def _answers_to(match: Match, asked: Question, rng: Random) -> list[Any]:
    """The answers worth trying: all, where there are few; else likely ones, and some drawn at random."""
    found = list(islice(_every(asked), _MOST_ANSWERS + 1))
    if len(found) <= _MOST_ANSWERS:
        return [value for value in found if asked.fault(value) is None]
    tried = [likely(match, asked), asked.default(), *found[: _MOST_ANSWERS // 3]]
    tried += [asked.sample(rng) for _ in range(_MOST_ANSWERS // 2)]
    different = {msgspec.json.encode(value, order="deterministic"): value for value in tried}
    return [value for value in different.values() if asked.fault(value) is None]


def _every(asked: Question) -> Iterator[Any]:
    """All answers, as far as they can be counted; some of them may not stand."""
    if isinstance(asked, Pick):
        yield from asked.options
    elif isinstance(asked, Number):
        yield from range(asked.least, asked.most + 1)
    elif isinstance(asked, Subset):
        for size in range(asked.least, asked.most + 1):
            yield from map(list, dict.fromkeys(tuple(sorted(some)) for some in combinations(asked.options, size)))
    elif isinstance(asked, Split):
        yield from _splits(asked)
    elif isinstance(asked, Assign):
        yield from _assignments(asked)
    else:
        yield from (asked.default() for _ in range(_MOST_ANSWERS + 1))


def _splits(asked: Split) -> Iterator[dict[str, int]]:
    """All ways to deal an amount out over places."""
    for amounts in product(*(range(cap + 1) for cap in asked.caps)):
        if asked.least <= sum(amounts) <= asked.most:
            yield {place: amount for place, amount in zip(asked.places, amounts, strict=True) if amount}


def _assignments(asked: Assign) -> Iterator[dict[str, list[str]]]:
    """All ways to deal things out over places, each to one or to none."""
    seen = set()
    for places in product([*asked.places, ""], repeat=len(asked.items)):
        dealt: dict[str, list[str]] = {}
        for item, place in zip(asked.items, places, strict=True):
            if place:
                dealt.setdefault(place, []).append(item)
        spelt = repr(sorted((place, sorted(items)) for place, items in dealt.items()))
        if spelt not in seen:
            seen.add(spelt)
            yield {place: sorted(items) for place, items in dealt.items()}


def _questions_of(puzzle: Puzzle, match: Match) -> list[Question]:
    """What the solver may answer: what is due first, then openings; deals are left alone."""
    found = [one for one in match.questions.of(puzzle.seat) if one.kind != "offer" and not one.id.startswith("change.")]
    return sorted(found, key=lambda one: not one.due)


# -- solving


def solve(puzzle: Puzzle, nodes: int = _NODES, deepest: int = _DEEPEST) -> list[Deed] | None:
    """Answers that solve a puzzle, as few as can be found: breadth first, no position twice."""
    rng = Random(puzzle.seed)
    match, attempt = begin(puzzle)
    seen = {_standing(match, puzzle.seat)}
    ring: list[tuple[Match, Attempt, list[Deed]]] = [(match, attempt, [])]
    looked = 0
    for _ in range(deepest):
        following = []
        for match, attempt, deeds in ring:
            for asked in _questions_of(puzzle, match):
                for value in _answers_to(match, asked, rng):
                    looked += 1
                    if looked > nodes:
                        return None
                    next_match, next_attempt = match.clone(), attempt.copied()
                    try:
                        state = next_attempt.answer(next_match, value, asked.id)
                    except Refusal:
                        continue
                    done = [*deeds, Deed(answer=value, prompt=asked.prompt)]
                    if state == "solved":
                        return done
                    where = _standing(next_match, puzzle.seat)
                    if state == "open" and where not in seen:
                        seen.add(where)
                        following.append((next_match, next_attempt, done))
        ring = following
        if not ring:
            return None
    return None


def _standing(match: Match, seat: int) -> bytes:
    """A position as its solver sees it, short: the same again need not be looked at twice."""
    view = follow(match, seat)
    return msgspec.json.encode(
        [view["table"], [(one["prompt"], one.get("options"), one.get("facts")) for one in view["questions"]]]
    )


# -- not thinking


def by_chance(puzzle: Puzzle, attempts: int = _ATTEMPTS, seed: int = 1) -> float:
    """The share of random attempts that solve it: any answer that stands, each time."""
    solved = 0
    for number in range(attempts):
        rng = Random(f"{seed} {number}")
        match, attempt = begin(puzzle)
        for _ in range(_LONGEST):
            open_now = _questions_of(puzzle, match)
            if attempt.state != "open" or not open_now or not open_now[0].due:
                break
            asked = rng.choice(open_now) if rng.random() < _OPENINGS_TAKEN else open_now[0]
            try:
                attempt.answer(match, asked.sample(rng), asked.id)
            except Refusal:
                continue
        solved += attempt.state == "solved"
    return solved / attempts


def by_bot(puzzle: Puzzle, level: str) -> bool:
    """Whether a bot of this level solves it, in the solver's place."""
    match, attempt = begin(puzzle)
    thinker, rng = bot(level), Random(puzzle.seed)
    for _ in range(_LONGEST):
        if attempt.state != "open":
            break
        view = follow(match, puzzle.seat)
        due = next((one for one in view["questions"] if one["due"]), None)
        if due is None:
            break
        attempt.answer(match, thinker(view, due, rng), due["id"])
    return attempt.state == "solved"


def worlds_solved(puzzle: Puzzle, deeds: list[Deed], worlds: int = WORLDS) -> int:
    """In how many worlds, such as the solver could not tell from the true one, these answers solve it."""
    solved = 0
    for number in range(worlds):
        try:
            match = puzzle.begin().resample(puzzle.seat, Random(number))
        except NoWorld:
            continue
        attempt = Attempt(puzzle)
        attempt.play_out(match)
        for deed in deeds:
            asked = asked_of(puzzle, match, deed)
            if attempt.state != "open" or asked is None or asked.fault(deed.answer) is not None:
                break
            attempt.answer(match, deed.answer, asked.id)
        solved += attempt.state == "solved"
    return solved


def measure(puzzle: Puzzle, attempts: int = _ATTEMPTS) -> Measured:
    """All figures of a puzzle with its solution."""
    return Measured(
        by_chance=by_chance(puzzle, attempts),
        usher=by_bot(puzzle, "usher"),
        clerk=by_bot(puzzle, "clerk"),
        length=len(puzzle.solution),
        worlds=worlds_solved(puzzle, puzzle.solution),
    )
