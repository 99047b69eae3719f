"""A puzzle under way: what happens by itself in it, and whether the goal is reached. It looks, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, NamedTuple

from palazzo.bots import bot
from palazzo.kernel.looking import follow
from palazzo.kernel.match import Match, rewind
from palazzo.kernel.questions import Question
from palazzo.kernel.table import SEAT, bits
from palazzo.puzzles.puzzle import Deed, Puzzle

_State = Literal["open", "solved", "failed"]
_LONGEST: Final = 2000
"""Answers that may follow by themselves, one after the other."""


class Coming(NamedTuple):
    """What is answered by itself."""

    seat: int
    value: Any


class Attempt:
    """Somebody tries to solve a puzzle. `marks` says how long the journal was before each of their answers."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.marks: list[int] = []
        self.length = 0
        """How many answers have been given, as the match's own journal counts them."""
        self.state: _State = "open"
        self.showing = False
        """The solution is being shown."""
        self.helped = False
        """The solution was shown."""

    def copied(self) -> Attempt:
        """A copy that goes its own way."""
        copy = Attempt(self.puzzle)
        copy.marks, copy.length, copy.state = self.marks[:], self.length, self.state
        copy.showing, copy.helped = self.showing, self.helped
        return copy

    # -- what happens

    def coming(self, match: Match) -> Coming | None:
        """What is answered by itself now: by the others, or by the solver where there is no choice."""
        if self.state != "open" or match.over:
            return None
        mine = None
        for seat in bits(match.table.stack[-1].waits):
            asked = match.questions.due_of(seat)
            if seat != self.puzzle.seat:
                return Coming(seat, _reply(self.puzzle, match, asked))
            mine = asked
        if mine is not None and (mine.single() or (mine.window and mine.forced())):
            return Coming(mine.seat, mine.default())
        return None

    def answered(self, by_solver: bool) -> None:
        """An answer was entered: the solver's, or one that came by itself."""
        if by_solver:
            self.marks.append(self.length)
        self.length += 1

    def back_to(self, length: int, showing: bool = False) -> None:
        """The match is taken back to so many answers; then the solver tries again, or is shown how."""
        self.marks = [mark for mark in self.marks if mark < length]
        self.length, self.state = length, "open"
        self.showing = showing
        self.helped = self.helped or showing

    def judge(self, match: Match) -> _State:
        """Look how it stands now, and remember it."""
        puzzle = self.puzzle
        if self.state == "open":
            ended = self._ended(match)
            if ended or puzzle.judged == "at-once":
                if all(one.holds(match, puzzle.seat, puzzle.heard) for one in puzzle.goal):
                    self.state = "solved"
                elif ended:
                    self.state = "failed"
            elif any(one.never and not one.holds(match, puzzle.seat, puzzle.heard) for one in puzzle.goal):
                self.state = "failed"
        return self.state

    def _ended(self, match: Match) -> bool:
        """There is nothing more to be tried."""
        puzzle = self.puzzle
        if match.over or any(one.holds(match, puzzle.seat, puzzle.heard) for one in puzzle.ends):
            return True
        return bool(puzzle.answers) and len(self.marks) >= puzzle.answers and self.coming(match) is None

    # -- at a match of one's own

    def play_out(self, match: Match) -> _State:
        """Let everything happen that happens by itself, and judge."""
        for _ in range(_LONGEST):
            if self.judge(match) != "open":
                break
            coming = self.coming(match)
            if coming is None:
                break
            match.answer(coming.seat, coming.value)
            self.answered(by_solver=False)
        return self.state

    def answer(self, match: Match, value: Any, question: str | None = None) -> _State:
        """The solver answers, and all that follows by itself happens; IllegalAnswer, if it does not stand."""
        match.answer(self.puzzle.seat, value, question)
        self.answered(by_solver=True)
        return self.play_out(match)

    def take_back(self, match: Match) -> bool:
        """Take the match back to before the solver's last answer; whether there was one."""
        if not self.marks:
            return False
        length = self.marks[-1]
        rewind(match, length)
        self.back_to(length)
        return True

    def anew(self, match: Match, showing: bool = False) -> None:
        """Take the match back to its beginning."""
        rewind(match, 0)
        self.back_to(0, showing)
        self.play_out(match)


def asked_of(puzzle: Puzzle, match: Match, deed: Deed) -> Question | None:
    """The question a deed answers."""
    for asked in match.questions.of(puzzle.seat):
        if asked.prompt == deed.prompt or (not deed.prompt and asked.due):
            return asked
    return None


def _reply(puzzle: Puzzle, match: Match, asked: Question) -> Any:
    """What somebody else answers: what the puzzle says first of all, else what is quiet, or a bot's answer."""
    seat = SEAT[asked.seat]
    for one in puzzle.replies:
        if one.prompt == asked.prompt and one.seat in ("", seat) and asked.fault(one.answer) is None:
            return one.answer
    if puzzle.others == "quiet":
        return asked.default()
    view = follow(match, asked.seat)
    question = next(one for one in view["questions"] if one["id"] == asked.id)
    value = bot(puzzle.others)(view, question, Random(f"{puzzle.seed} {asked.seat} {len(match.journal)}"))
    return value if asked.fault(value) is None else asked.default()


def begin(puzzle: Puzzle) -> tuple[Match, Attempt]:
    """A match and an attempt, at the solver's first question."""
    match, attempt = puzzle.begin(), Attempt(puzzle)
    attempt.play_out(match)
    return match, attempt


def play(puzzle: Puzzle, deeds: list[Deed]) -> tuple[Match, Attempt]:
    """Give these answers; stops where one does not stand."""
    match, attempt = begin(puzzle)
    for deed in deeds:
        asked = asked_of(puzzle, match, deed)
        if attempt.state != "open" or asked is None or asked.fault(deed.answer) is not None:
            break
        attempt.answer(match, deed.answer, asked.id)
    return match, attempt
