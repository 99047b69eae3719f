"""A table in a terminal with a lesson or a puzzle at it: only commands that look are obeyed, and nothing is kept."""

from __future__ import annotations

from typing import Any, Final

from palazzo import Match
from palazzo.bots import USUAL
from palazzo.lessons import Lesson
from palazzo.puzzles import Puzzle
from palazzo.terminal.command_names import command_in
from palazzo.terminal.play import Session
from palazzo.terminal.screen import Screen

_LOOKS: Final = ("help", "why", "what", "rules", "card", "hand", "board", "log", "lang", "quit")
"""Commands that only look."""


class GuidedSession(Session):
    """One person in a lesson or before a puzzle."""

    instead: str = ""
    """The message by which any other command is refused."""

    def __init__(self, guide: Lesson | Puzzle, match: Match, language: str, name: str, screen: Screen) -> None:
        names = [guide.names.get(f"s{seat}", "") or f"s{seat}" for seat in range(guide.seats)]
        names[guide.seat] = name
        super().__init__(match, guide.seat, language, names, USUAL, screen, None)

    def obeyed(self, line: str, question: dict[str, Any] | None) -> bool:
        """Obey only commands that look."""
        if command_in(line)[0] not in _LOOKS:
            self.trouble(self.instead)
            return False
        return super().obeyed(line, question)

    def save_on_leaving(self) -> bool:
        """Nothing is kept."""
        return True
