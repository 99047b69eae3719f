"""Bots that think for too long are given up, and nothing else breaks."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

import palazzo
from palazzo.server.bots import Thinkers
from server.cluster import aside


def test_thoughts_that_take_too_long_come_to_nothing_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    view = palazzo.new_match("last-will", 4, 1).view(0)

    async def many_at_once() -> tuple[list[Any], Thinkers]:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
        thinkers = Thinkers(1, 0.001)
        thoughts = await asyncio.gather(*(thinkers.think("clerk", view) for _ in range(6)))
        await asyncio.sleep(0.5)
        thinkers.stop()
        return thoughts, thinkers

    thoughts, thinkers = aside(many_at_once())
    assert thoughts == [[]] * 6
    assert thinkers.late == 6
    assert broken == []


def test_a_bot_answers_what_is_due_in_a_process_of_its_own() -> None:
    match = palazzo.new_match("last-will", 4, 1)
    asked = next(question for question in match.questions if question.due)

    async def think() -> list[Any]:
        thinkers = Thinkers(1, 60.0)
        try:
            return list(await thinkers.think("clerk", match.view(asked.seat)))
        finally:
            thinkers.stop()

    choice = aside(think())[-1]
    assert choice.question == asked.id
    match.answer(asked.seat, choice.value, choice.question)
