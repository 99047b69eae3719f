"""Let bots answer in a match: each through its own seat's view, like everyone else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from palazzo.kernel.match import Match

Bot = Callable[[dict[str, Any], dict[str, Any], Random], Any]
"""`bot(view, question, rng)` gives an answer; `None` leaves an opening alone."""


def play_bots(match: Match, bots: dict[int, Bot], rng: Random) -> None:
    """Let the bots answer until the match waits for somebody else, or is over."""
    while bot_move(match, bots, rng) is not None:
        pass


def bot_move(match: Match, bots: dict[int, Bot], rng: Random) -> int | None:
    """One thing that one bot does: reply to an offer, take an opening, or answer what is due. Its seat, or None."""
    if match.over:
        return None
    for seat, bot in bots.items():
        if match.table.deals and reply(match, seat, bot, rng):
            return seat
    seat = next((q.seat for q in due(match) if q.seat in bots), -1)
    if seat < 0:
        return None
    view = match.view(seat)
    for question in view["questions"]:
        if is_opening(question) and act(match, seat, bots[seat], view, question, rng):
            return seat
    question = next(question for question in view["questions"] if question["due"])
    match.answer(seat, bots[seat](view, question, rng), question["id"])
    return seat


def is_opening(question: dict[str, Any]) -> bool:
    """It may be answered, or left alone; a secret answer already given is not asked again."""
    return not question["due"] and not question["id"].startswith("change.")


def due(match: Match) -> list[Any]:
    """What the match waits for."""
    found = []
    for question in match.questions:
        if not question.due:
            break
        found.append(question)
    return found


def reply(match: Match, seat: int, bot: Bot, rng: Random) -> bool:
    """Answer one offer that waits for this seat."""
    view = match.view(seat)
    for question in view["questions"]:
        if question["prompt"] == "answer-offer" and act(match, seat, bot, view, question, rng):
            return True
    return False


def act(match: Match, seat: int, bot: Bot, view: dict[str, Any], question: dict[str, Any], rng: Random) -> bool:
    """Take an opening, unless the bot leaves it alone."""
    value = bot(view, question, rng)
    if value is None:
        return False
    match.answer(seat, value, question["id"])
    return True
