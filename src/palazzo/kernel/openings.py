"""Openings: what a seat may do while the match waits for something else."""

from __future__ import annotations

from typing import Any

from palazzo.kernel.memory import Memory
from palazzo.kernel.questions import Question
from palazzo.kernel.steps import Step


class Opening:
    """Something a seat may do while a step that allows it waits: offer a deal, resign, come home, stop the coup."""

    name: str = ""

    def questions(self, g: Any, seat: int, memory: Memory | None = None) -> list[Question]:
        """What this seat may answer now; each question has a `tag` that names it, made by `self.mark`.

        Who looks again and again has a memory of what was worked out before (`Memory.part`).
        """
        return []

    def take(self, g: Any, question: Question, value: Any) -> Step | None:
        """Carry the answer out; a step, if more must be asked, is run before the match goes on."""
        return None

    def mark(self, question: Question, seat: int, words: str = "") -> Question:
        """Make it an opening of that seat, with an id that stays the same on replay."""
        question.due = False
        question.seat = seat
        question.tag = f"{self.name}.{words}.{seat}" if words else f"{self.name}.{seat}"
        return question
