"""Puzzles found in the matches of clerks: positions where a goal can be reached, and a clerk, or chance, does not.

    python -m palazzo.puzzles find final-decrees --matches 20

plays matches, stops at the start of turns, and tries the goals of `SOUGHT` for whoever is asked. What is found is
printed as the file of a puzzle: a written position where the game can write one, trimmed by hand afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import palazzo
from palazzo.bots import bot_move
from palazzo.bots.levels import bot
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT
from palazzo.puzzles.goals import Condition, seen
from palazzo.puzzles.puzzle import Puzzle
from palazzo.puzzles.solving import MOST_BY_CHANCE, by_bot, by_chance, solve
from palazzo.puzzles.writing import write

_PROMPTS: Final = {"final-decrees": ("choose-action",), "junta": ("movement", "vote"), "last-will": ("choose-action",)}
"""Where a puzzle may begin: at these questions, when they open a turn."""
_LOOKED_AT: Final = 4000
"""Positions the search looks at for one candidate."""


def _goals_of(match: Match, seat: int) -> Iterator[tuple[list[Condition], str]]:
    """Goals worth trying here, and when they are judged."""
    you, view = SEAT[seat], match.view(seat)
    if match.game == "final-decrees":
        blame = seen(view, f"table.people.{you}.blame")
        yield [Condition(event="enacted")], "at-once"
        for less in (5, 4):
            if blame >= less:
                yield [Condition(see=f"table.people.{you}.blame", at_most=blame - less)], "at-the-end"
        yield [Condition(see=f"reading.ranks.{you}.place", at_most=0)], "at-the-end"
    elif match.game == "last-will":
        money = seen(view, f"table.people.{you}.worth")
        yield [Condition(event="sacked", with_={"seat": you})], "at-once"
        yield [Condition(event="goes-bankrupt", with_={"seat": you})], "at-once"
        for less in (26, 22, 18, 15):
            yield [Condition(see=f"table.people.{you}.worth", at_most=money - less)], "at-the-end"
    else:
        yield [Condition(see=f"reading.ranks.{you}.place", at_most=0)], "at-the-end"


def _ends_of(match: Match, seat: int) -> Condition:
    """The end of this turn."""
    if match.game == "junta":
        return Condition(event="coup-phase")
    return Condition(event="turn-ends", with_={"seat": SEAT[seat]})


def candidates(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Puzzle]:
    """Puzzles in the match that clerks play from a seed."""
    match, rng = palazzo.new_match(game, seats, seed, options), Random(seed)
    bots = dict.fromkeys(range(seats), bot("clerk"))
    turn = None
    while not match.over:
        due = match.due
        if due is not None and due.prompt in _PROMPTS[game] and (due.seat, match.table.turn) != turn:
            turn = (due.seat, match.table.turn)
            yield from tried(match, due.seat, options)
        bot_move(match, bots, rng)


_HIDDEN: Final = ("deck", "decks", "aid", "discards", "spent", "plans", "offer", "sent", "home", "hr", "swiss")
"""What a solver does not see, or need not: a candidate is tried, and written, without it."""


def _position_of(match: Match, seat: int) -> dict[str, Any]:
    """The table as a written position, as far as the solver knows it; empty, where it is none of a turn's beginning."""
    position = {name: value for name, value in write(match).items() if name not in _HIDDEN}
    position["hands"] = {SEAT[seat]: position.get("hands", {}).get(SEAT[seat], [])}
    if match.game == "final-decrees":
        position["actions"] = seen(match.view(seat), "table.facts.actions")
    return position


def tried(match: Match, seat: int, options: dict[str, Any]) -> Iterator[Puzzle]:
    """The puzzles of one position: the hardest goal that can be reached, if neither chance nor a clerk does."""
    position = _position_of(match, seat)
    for goal, judged in _goals_of(match, seat):
        puzzle = Puzzle(
            id=f"{match.game}/found",
            game=match.game,
            seats=match.seats,
            you=SEAT[seat],
            options=options,
            position=position,
            goal=goal,
            judged=judged,  # type: ignore[arg-type]
            until=_ends_of(match, seat),
        )
        try:
            puzzle.begin()
        except Refusal:
            return
        if by_bot(puzzle, "clerk") or by_chance(puzzle, 20) > MOST_BY_CHANCE:
            continue
        found = solve(puzzle, _LOOKED_AT, 6)
        if found is not None and len(found) > 1:
            puzzle.solution = found
            yield puzzle
            return
