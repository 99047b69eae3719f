"""Puzzles in a terminal: the same match and the same judge, and words to take back, to be helped, to try again."""

from __future__ import annotations

from typing import Any, Final

from palazzo import puzzles
from palazzo.puzzles import Puzzle
from palazzo.terminal.commands import Leave
from palazzo.terminal.guided import GuidedSession
from palazzo.terminal.screen import Screen

_WORDS: Final = {
    "hint": "hint", "indizio": "hint",
    "back": "back", "indietro": "back",
    "again": "again", "daccapo": "again",
    "solution": "solution", "soluzione": "solution",
}  # fmt: skip
"""What one may type in a puzzle, in every language, and what it means."""


class PuzzleSession(GuidedSession):
    """One person before a puzzle."""

    instead = "puzzle-words"

    def __init__(self, puzzle: Puzzle, language: str, name: str, screen: Screen) -> None:
        match, self.attempt = puzzles.begin(puzzle)
        super().__init__(puzzle, match, language, name, screen)

    @property
    def said(self) -> puzzles.SaidPuzzle:
        """The puzzle in words."""
        return puzzles.said(self.attempt.puzzle, self.language)

    def go_on(self) -> None:
        """Until it is solved, or the person leaves: a match that is over can still be taken back."""
        while True:
            self.turn()

    def turn(self) -> None:
        """What is to be done, and the question; or how it ended."""
        view = self.view()
        asked = next((one for one in view["questions"] if one["due"]), None)
        self.draw(view, asked if self.attempt.state == "open" else None)
        if self.attempt.state != "open":
            self.verdict()
            return
        self.screen.say("")
        if not self.attempt.marks:
            self.screen.say(f"  {self.said.title} – {self.said.tale}")
        self.screen.say(f"  {self.screen.signs.between.strip()} {self.said.task}")
        self.screen.say(f"  {self.voice.say('puzzle-words')}")
        while not self.answered(asked):
            pass

    def verdict(self) -> None:
        """Solved: what it teaches, and goodbye. Failed: a kind word, and again."""
        if self.attempt.state == "solved":
            how = "puzzle-shown" if self.attempt.showing else "puzzle-solved"
            self.screen.say(f"  {self.voice.say(how)}", "alert")
            self.screen.say(f"  {self.said.lesson}")
            raise Leave
        self.screen.say(f"  {self.voice.say('puzzle-failed')}", "alert")
        self.screen.say(f"  {self.voice.say('puzzle-words')}")
        while not self.answered(None):
            pass

    def heeded(self, line: str, question: dict[str, Any] | None) -> bool:
        """Take a line for a word of the puzzle, a command, or an answer."""
        word = _WORDS.get(line.strip().casefold())
        return super().heeded(line, question) if word is None else self.helped(word)

    def helped(self, word: str) -> bool:
        """A hint, a step back, the beginning, or the solution; whether the table must be drawn anew."""
        if word == "hint":
            self.screen.say(f"  {self.said.hint}")
            return False
        if word == "back":
            if not self.attempt.take_back(self.match):
                self.trouble("nothing-to-take-back")
                return False
        elif word == "again":
            self.attempt.anew(self.match)
        else:
            self.show()
        self.heard = 0
        return True

    def show(self) -> None:
        """Play the solution, one line for each answer."""
        self.attempt.anew(self.match, showing=True)
        for number, deed in enumerate(self.attempt.puzzle.solution, 1):
            asked = puzzles.asked_of(self.attempt.puzzle, self.match, deed)
            assert asked is not None
            self.screen.say(f"  {number}. {self.in_words(deed.answer)}")
            self.attempt.answer(self.match, deed.answer, asked.id)

    def in_words(self, value: Any) -> str:
        """An answer as the choices say it."""
        if isinstance(value, dict):
            parts = [self.voice.pair(what, where) for what, where in value.items() if where]
        elif isinstance(value, list):
            parts = [self.voice.option(str(one)) for one in value]
        else:
            parts = [self.voice.option(value) if isinstance(value, str) else str(self.voice.name(value))]
        return ", ".join(parts) or self.voice.say("nothing-chosen")

    def enter(self, question: str, value: Any) -> bool:
        """Answer, and have the attempt judged."""
        self.attempt.answer(self.match, value, question)
        return True
