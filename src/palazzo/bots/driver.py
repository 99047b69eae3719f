"""Let bots answer in a match: each through its own seat's view, like everyone else.

A bot is asked when the match waits for it. Then it may first take the openings it has: make an offer, resign, lay a
card. An offer that waits for its reply is put before it at once; it may answer by another offer. And in turn, one seat
after each answer, those who are not asked look up if something stands open that will not wait until they are
(`URGENT`). So every answer costs two or three views, however many sit at the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from palazzo.bots.sampling import sample
from palazzo.bots.worlds import Worlds
from palazzo.kernel.deals import Deals
from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.looking import follow
from palazzo.kernel.match import Match
from palazzo.kernel.table import bits

Bot = Callable[[dict[str, Any], dict[str, Any], Random], Any]
"""`bot(view, question, rng)` gives an answer; `None` leaves an opening alone."""

URGENT: Final = frozenset({"propose-outcome", "may-resign", "may-return", "may-flee"})
"""Openings for which a bot looks up though nobody asks it: by the time it is asked they may be gone."""

KEPT_TO_PROMISE: Final = "you-promised"
_REFUSED_BEFORE: Final = "refused-before"
_TRIES: Final = 200


class Thinker(ABC):
    """A bot that may ask for worlds, to think ahead; called like any other bot it gets none."""

    def __call__(self, view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
        return self.think(view, question, rng, None)

    @abstractmethod
    def think(self, view: dict[str, Any], question: dict[str, Any], rng: Random, worlds: Worlds | None) -> Any:
        """What it says, with worlds to try it in if there are any; `None` leaves an opening alone."""


class Deed(NamedTuple):
    """What a bot did: the view it had, the question it answered, and how."""

    seat: int
    view: dict[str, Any]
    question: dict[str, Any]
    value: Any


def play_bots(match: Match, bots: dict[int, Bot], rng: Random) -> None:
    """Let the bots answer until the match waits for somebody else, or is over."""
    while bot_move(match, bots, rng) is not None:
        pass


def bot_move(match: Match, bots: dict[int, Bot], rng: Random, in_haste: bool = False) -> int | None:
    """One thing that one bot does: reply to an offer, take an opening, or answer what is due. Its seat, or None.

    In haste nobody looks up who is not asked: in a coup at Junta half of all looks are of those.
    """
    deed = bot_deed(match, bots, rng, in_haste)
    return deed.seat if deed is not None else None


def bot_deed(match: Match, bots: dict[int, Bot], rng: Random, in_haste: bool = False) -> Deed | None:
    """One thing that one bot does, with its seat and its answer; None if no bot has anything to do."""
    if match.over:
        return None
    deed = _reply(match, bots, rng) or (None if in_haste else _look_up(match, bots, rng))
    if deed is not None:
        return deed
    seat = next((seat for seat in bits(match.table.stack[-1].waits) if seat in bots), -1)
    if seat < 0:
        return None
    view = follow(match, seat)
    for question in view["questions"]:
        if is_opening(question):
            deed = _act(match, seat, bots[seat], view, question, rng)
            if deed is not None:
                return deed
    question = next(question for question in view["questions"] if question["due"])
    value = _answer_due(match, seat, question, _said(match, seat, bots[seat], view, question, rng), rng)
    return Deed(seat, view, question, value)


def _said(match: Match, seat: int, bot: Bot, view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """What a bot says to a question of its seat."""
    if isinstance(bot, Thinker):
        return bot.think(view, question, rng, Worlds(match, seat))
    return bot(view, question, rng)


def is_opening(question: dict[str, Any]) -> bool:
    """It may be answered, or left alone; a secret answer already given is not asked again."""
    return not question["due"] and not question["id"].startswith("change.")


def _answer_due(match: Match, seat: int, question: dict[str, Any], value: Any, rng: Random) -> Any:
    """Give what the bot says; held to a promise by the house rule, something else that keeps it."""
    for _ in range(_TRIES):
        try:
            match.answer(seat, value, question["id"])
        except IllegalAnswer as refusal:
            if refusal.reason != KEPT_TO_PROMISE:
                raise
            value = sample(question, rng)
        else:
            return value
    raise IllegalAnswer(KEPT_TO_PROMISE, {"promise": ""})


def _reply(match: Match, bots: dict[int, Bot], rng: Random) -> Deed | None:
    """Somebody answers an offer that waits for them."""
    for seat, bot in bots.items():
        if not any(deal.parties >> seat & 1 and not deal.agreed >> seat & 1 for deal in match.table.deals):
            continue
        view = follow(match, seat)
        for question in view["questions"]:
            if question["prompt"] == "answer-offer":
                deed = _instead(match, seat, bot, view, question, rng) or _act(match, seat, bot, view, question, rng)
                if deed is not None:
                    return deed
    return None


def _instead(
    match: Match, seat: int, bot: Bot, view: dict[str, Any], reply: dict[str, Any], rng: Random
) -> Deed | None:
    """Somebody answers an offer by another one, if the bot would rather."""
    for question in view["questions"]:
        if question["kind"] == "offer" and reply["facts"]["deal"] in question["counters"]:
            value = _said(match, seat, bot, view, question, rng)
            if value is not None and value.get("counters") == reply["facts"]["deal"]:
                return _take(match, seat, view, question, value)
    return None


def _look_up(match: Match, bots: dict[int, Bot], rng: Random) -> Deed | None:
    """After each answer one seat, in turn, looks whether something is urgent."""
    seat = len(match.journal) % match.seats
    if seat not in bots:
        return None
    openings = [opening for opening in match.questions.openings() if not isinstance(opening, Deals)]
    if not any(question.prompt in URGENT for opening in openings for question in opening.questions(match.table, seat)):
        return None
    view = follow(match, seat)
    for question in view["questions"]:
        if is_opening(question) and question["prompt"] in URGENT:
            deed = _act(match, seat, bots[seat], view, question, rng)
            if deed is not None:
                return deed
    return None


def _act(match: Match, seat: int, bot: Bot, view: dict[str, Any], question: dict[str, Any], rng: Random) -> Deed | None:
    """Take an opening, unless the bot leaves it alone."""
    return _take(match, seat, view, question, _said(match, seat, bot, view, question, rng))


def _take(match: Match, seat: int, view: dict[str, Any], question: dict[str, Any], value: Any) -> Deed | None:
    """Answer an opening so; nothing leaves it alone, and so does what was refused before."""
    if value is None:
        return None
    try:
        match.answer(seat, value, question["id"])
    except IllegalAnswer as refusal:
        if refusal.reason != _REFUSED_BEFORE:
            raise
        return None
    return Deed(seat, view, question, value)
