"""Palazzo: the board games of power, blame and ruin, with every rule enforced.

    >>> import palazzo
    >>> match = palazzo.new_match("final-decrees", seats=5, seed=1)
    >>> match
    <Match final-decrees: 5 seats, 0 answers, waits for s0, s1, s2, s3, s4>

The rules ask, the seats answer. A match has open *questions*; `match.due` is the first it waits for. `print(question)`
says what is asked and what may be answered; `question.sample(rng)` is any answer that stands.

    >>> match.due
    <Number 'bid' asked of s0: 1 to 6>
    >>> match.answer(match.due.seat, 3)

A seat is named by its number or its id, `0` or `"s0"`, wherever one is asked for. Whatever cannot be done is refused,
with the reason, and changes nothing: `IllegalAnswer` for answers, `BadOptions`, `BadPosition`, `BadSave`,
`BadContent`, `NoWorld`, `UnknownGame`, `UnknownLanguage` and `UnknownBot` for the rest; all are a `Refusal`, which is
a `ValueError`.

Making matches      `catalogue`, `new_match`, `set_up` (a written position), `load_match`
Playing             `match.questions`, `match.due`, `match.answer`, `match.undo`, `match.over`, `match.outcome`
Looking             `match.view(seat)` and `match.events(seat)` as data, `match.board(seat)` and `match.account(seat)`
                    as text, in English or Italian; without a seat, what everybody may see. `print(match)` is
                    `match.board()`, and holds nobody's secrets
Names               `match.texts(language)`, or `texts(game, language)`: what `C27` is called, and what is written on it
Thinking            `match.clone()`, `match.resample(seat, rng)`: a match that seat could not tell from this one,
                    `match.foresee(seat, answers)`: what answers would bring, certainly and perhaps
Keeping             `match.save()`: the whole match, secrets included
Checking            `match.audit()`: every broken invariant, none when all is well
Bots                `palazzo.bots`: who answers when no person does

`palazzo.views` has the types of what `match.view` gives. Positions, saved matches and deals are explained in `docs/`.
"""

from typing import TYPE_CHECKING

from palazzo.catalogue import catalogue
from palazzo.catalogue import rules_of as rules_of
from palazzo.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadSave,
    IllegalAnswer,
    NoWorld,
    Refusal,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
)
from palazzo.kernel.match import Match
from palazzo.kernel.questions import Question
from palazzo.kernel.rules import Outcome
from palazzo.matches import load_match, new_match, set_up, texts

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadSave",
    "IllegalAnswer",
    "Match",
    "Outcome",
    "Question",
    "Refusal",
    "Texts",
    "UnknownBot",
    "NoWorld",
    "UnknownGame",
    "UnknownLanguage",
    "bots",
    "catalogue",
    "load_match",
    "new_match",
    "set_up",
    "texts",
    "views",
]

if TYPE_CHECKING:
    from palazzo import bots, views
    from palazzo.kernel.texts import Texts
else:

    def __getattr__(name):
        """What most programs do without is loaded when somebody first asks for it."""
        from importlib import import_module

        if name in ("bots", "views"):
            return import_module(f"palazzo.{name}")
        if name == "Texts":
            return import_module("palazzo.kernel.texts").Texts
        raise AttributeError(f"module 'palazzo' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


for _refusal in (
    BadContent,
    BadOptions,
    BadPosition,
    BadSave,
    IllegalAnswer,
    NoWorld,
    Refusal,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
):
    _refusal.__module__ = "palazzo"
"""A traceback names a refusal as whoever catches it does: `palazzo.IllegalAnswer`."""
