"""The house rule `binding`: what would break a promise is refused, if anything else would not.

Nobody is held in a secret round: what an answer leads to there hangs on the others', which it must not tell.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.steps import HalfMade

if TYPE_CHECKING:
    from palazzo.kernel.match import Match

_OPTION: Final = "binding"
"""The option of a table that chose this rule."""
_MOST_OTHERS: Final = 500
"""Answers drawn in search of one that keeps all promises."""
_MOST_ENDINGS: Final = 3
"""Ways drawn in which a half-made choice might end, besides the quiet one."""


def _is_held(match: Match) -> bool:
    """Who is asked now is held to what they have promised."""
    table = match.table
    step = table.stack[-1]
    return bool(table.promises and match.options.get(_OPTION)) and not (step.together and step.asked.bit_count() > 1)


def lawful(match: Match, seat: int, value: Any) -> Any:
    """This answer to the question that is due; or, where it would break a promise that binds, one that keeps all."""
    if not _is_held(match) or not _broken_by(match, seat, value):
        return value
    other = keeping(match, seat)
    return value if other is None else other


def hold_to_promises(match: Match, seat: int, value: Any) -> None:
    """Refuse an answer by which this seat breaks a promise it could keep."""
    if not _is_held(match):
        return
    broken = _broken_by(match, seat, value)
    if broken and keeping(match, seat) is not None:
        raise IllegalAnswer("you-promised", {"promise": broken}, question=match.questions.due_of(seat))


def keeping(match: Match, seat: int) -> Any:
    """An answer by which this seat breaks no promise at once; nothing, if none is found."""
    question = match.questions.due_of(seat)
    rng = Random(0)
    others = question.bounds().get("options") if question.kind == "pick" else None
    for other in others or (question.sample(rng) for _ in range(_MOST_OTHERS)):
        if not _broken_by(match, seat, other):
            return other
    return None


def _broken_by(match: Match, seat: int, value: Any) -> str:
    """The promise of this seat that the answer would break at once; half a choice, if the whole must break it."""
    trial = match.clone()
    trial.options = {**match.options, _OPTION: False}
    trial.answer(seat, value)
    before = {promise.id: promise.fate for promise in match.table.promises}
    for promise in trial.table.promises:
        if promise.by == seat and promise.fate == "broken" and before.get(promise.id) == "open":
            return promise.id
    goes_on = isinstance(trial.table.stack[-1], HalfMade) and trial.questions.is_due(seat)
    return _broken_however(trial, seat) if goes_on else ""


def _broken_however(match: Match, seat: int) -> str:
    """The promise that goes on to be broken, however this seat finishes its choice."""
    question = match.questions.due_of(seat)
    rng = Random(0)
    broken = ""
    for value in [question.default(), *[question.sample(rng) for _ in range(_MOST_ENDINGS)]]:
        broken = _broken_by(match, seat, value)
        if not broken:
            return ""
    return broken
