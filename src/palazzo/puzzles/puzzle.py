"""What a puzzle is, and how it is read: a position, a goal the engine judges, and how the others answer."""

from __future__ import annotations

import base64
import binascii
import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.lessons.lesson import Seat
from palazzo.puzzles.goals import Condition, fault_of

FOLDER: Final = "palazzo.puzzles"
_MOST_BYTES: Final = 200_000
"""A puzzle somebody brings is no larger than this."""


class BadPuzzle(Exception):
    """A puzzle that cannot be set: says the file, the entry, and what is wrong."""


class Reply(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody always answers to a question, where it stands."""

    seat: Seat | Literal[""] = ""
    """Who answers so; all others, if left out."""
    prompt: str
    answer: Any


class Deed(Struct, kw_only=True, forbid_unknown_fields=True):
    """One answer of a solution."""

    answer: Any
    prompt: str = ""
    """The question it answers; what is due, if left out."""


class Puzzle(Struct, kw_only=True, forbid_unknown_fields=True, eq=False, dict=True):
    """A written position, and something to be brought about in it."""

    id: str = ""
    """Game and name: `final-decrees/third-stamp`."""
    game: str = ""
    level: Annotated[int, Meta(ge=1, le=3)] = 1
    """1: easy, 2: takes a thought, 3: hard."""
    seats: int
    you: Seat = "s0"
    """Where the solver sits."""
    seed: int = 1
    names: dict[Seat, Annotated[str, Meta(max_length=40)]] = {}
    """What the others are called."""
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    """A written position (docs/positions.md)."""
    world: str = ""
    """Or, instead, a table as somebody saw it: a saved match, packed, in base64."""
    goal: Annotated[list[Condition], Meta(min_length=1)]
    """What must all be so."""
    judged: Literal["at-once", "at-the-end"] = "at-once"
    """Solved as soon as the goal is reached; or only if it is so when the puzzle ends."""
    until: Condition | list[Condition] = []
    """The puzzle ends when this is so, or one of these."""
    answers: Annotated[int, Meta(ge=0, le=100)] = 0
    """Or after so many answers of the solver; 0: that does not matter."""
    others: Literal["quiet", "usher", "clerk"] = "quiet"
    """Who answers for the others: nobody (the quiet answer of each question), or a bot, always in the same way."""
    replies: list[Reply] = []
    """What they answer first of all, where it stands."""
    show: list[str] = []
    """Two or three things or seats it is about, to be drawn in small."""
    solution: list[Deed] = []
    """Answers that solve it; found by `python -m palazzo.puzzles solve`."""
    texts: dict[Literal["en", "it"], Annotated[str, Meta(max_length=4000)]] = {}
    """What is said of it, in Fluent, where no files lie beside it."""

    @property
    def ends(self) -> list[Condition]:
        """When it ends: as soon as one of these is so."""
        return self.until if isinstance(self.until, list) else [self.until]

    @property
    def seat(self) -> int:
        """The solver's seat as a number."""
        return int(self.you[1:])

    @cached_property
    def _began(self) -> Match:
        """The match as it begins; only ever copied."""
        if not self.world:
            return palazzo.set_up(self.game, self.seats, self.position, seed=self.seed, options=self.options)
        return palazzo.load_match(base64.b64decode(self.world))

    def begin(self) -> Match:
        """The match it begins with."""
        return self._began.clone()

    @cached_property
    def heard(self) -> int:
        """How many lines the solver has heard when it begins."""
        return len(self._began.events(self.seat))


def read(text: str, puzzle_id: str) -> Puzzle:
    """A puzzle from the text of its file; a BadPuzzle names what is wrong with it."""
    file = f"{puzzle_id}.toml"
    try:
        found = msgspec.convert(tomllib.loads(text), Puzzle)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPuzzle(f"{file}: {error}") from None
    found.id = puzzle_id
    found.game = found.game or puzzle_id.split("/")[0]
    _check_whole(found, file)
    return found


def _check_whole(puzzle: Puzzle, file: str) -> None:
    """Refuse what does not go together, or is not of this game."""
    if puzzle.game not in GAMES:
        raise BadPuzzle(f"{file}: game: {puzzle.game!r} is not one of {', '.join(GAMES)}")
    if bool(puzzle.position) == bool(puzzle.world):
        raise BadPuzzle(f"{file}: either a position or a world is wanted")
    if "answers" in puzzle.position:
        raise BadPuzzle(f"{file}: position: answers that walk further in are not taken here")
    if not puzzle.ends and not puzzle.answers and puzzle.judged == "at-the-end":
        raise BadPuzzle(f"{file}: judged: it has no end; until or answers must say when")
    if not puzzle.ends and not puzzle.answers:
        raise BadPuzzle(f"{file}: until: without it, or answers, nobody could fail")
    try:
        match = puzzle.begin()
    except Refusal as refusal:
        raise BadPuzzle(f"{file}: {'world' if puzzle.world else 'position'}: {refusal}") from None
    except (binascii.Error, ValueError) as error:
        raise BadPuzzle(f"{file}: world: {error}") from None
    if puzzle.world and (match.game, match.seats) != (puzzle.game, puzzle.seats):
        raise BadPuzzle(f"{file}: world: it is {match.game} with {match.seats} seats")
    if puzzle.seat >= puzzle.seats:
        raise BadPuzzle(f"{file}: you: {puzzle.you} is no seat of this table")
    if match.over:
        raise BadPuzzle(f"{file}: position: the match is over already")
    _check_entries(puzzle, match, file)


def _check_entries(puzzle: Puzzle, match: Match, file: str) -> None:
    """Refuse conditions, replies and names that mean nothing at this table."""
    conditions = [(f"goal {number}", one) for number, one in enumerate(puzzle.goal, 1)]
    conditions += [("until", one) for one in puzzle.ends]
    for where, condition in conditions:
        fault = fault_of(condition, match, puzzle.seat)
        if fault:
            raise BadPuzzle(f"{file}: {where}: {fault}")
        if condition.never and (where == "until" or puzzle.judged != "at-the-end"):
            raise BadPuzzle(f'{file}: {where}: what must never happen is judged = "at-the-end"')
    for number, reply in enumerate(puzzle.replies, 1):
        if reply.seat and (reply.seat not in SEAT[: puzzle.seats] or reply.seat == puzzle.you):
            raise BadPuzzle(f"{file}: reply {number}: {reply.seat!r} is none of the others")
    for name in puzzle.names:
        if name not in SEAT[: puzzle.seats]:
            raise BadPuzzle(f"{file}: names: {name!r} is no seat of this table")


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles, game after game, the easy ones first."""
    found = []
    for game in GAMES:
        folder = resources.files(FOLDER) / game
        if not folder.is_dir():
            continue
        for file in folder.iterdir():
            if file.name.endswith(".toml"):
                found.append(read(file.read_text(encoding="utf-8"), f"{game}/{file.name.removesuffix('.toml')}"))
    found.sort(key=lambda one: (list(GAMES).index(one.game), one.level, one.id))
    return {one.id: one for one in found}


def puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle of this name; a KeyError, if there is none."""
    return puzzles()[puzzle_id]
