"""The types of what leaves the engine: a view is such a dict, and nothing else.

Each game adds the type of its table (`games/*/shapes.py`). `palazzo.views` has them all.
"""

from typing import Any, NotRequired, TypedDict


class Asked(TypedDict):
    """A question of a view; which of the bounds it has depends on its kind."""

    id: str
    kind: str
    due: bool
    window: bool
    single: bool
    prompt: str
    facts: dict[str, Any]
    rule: str
    likely: NotRequired[Any]
    """A likely answer, to begin with; of questions that deal things out."""
    answer: NotRequired[Any]
    """A secret answer already given, which may still be changed."""
    options: NotRequired[list[str]]
    """Pick, Subset."""
    least: NotRequired[int]
    most: NotRequired[int]
    """Subset, Number, Split, Assign."""
    worth: NotRequired[dict[str, int]]
    total: NotRequired[int]
    """A Subset that pays for something."""
    places: NotRequired[list[str]]
    """Split, Assign."""
    caps: NotRequired[list[int]]
    """Split."""
    now: NotRequired[dict[str, Any]]
    """Split, Assign: how things lie already."""
    items: NotRequired[list[str]]
    """Assign, Order."""
    room: NotRequired[dict[str, list[int]]]
    barred: NotRequired[dict[str, list[str]]]
    rivals: NotRequired[list[str]]
    spread: NotRequired[int]
    """Assign."""
    partners: NotRequired[list[str]]
    goods: NotRequired[dict[str, dict[str, int]]]
    promises: NotRequired[dict[str, dict[str, list[Any]]]]
    counters: NotRequired[list[str]]
    holds: NotRequired[dict[str, dict[str, Any]]]
    """Offer; `holds`: how much each other holds, and what of it you know."""


Waiting = TypedDict("Waiting", {"for": list[str], "why": str})
"""Whom the table waits for, and why, as a message."""


class Result(TypedDict):
    """How a match ended."""

    winners: list[str]
    scores: list[int]
    places: list[int]
    reason: str
    ledger: dict[str, dict[str, int]]
    """By seat and cause, all that it won and lost."""
    course: list[list[int]]
    """Turn by turn: its number, then what each seat had come to."""


Term = TypedDict("Term", {"from": str, "to": str, "goods": dict[str, int]})
"""Who gives what to whom."""


class SeenDeal(TypedDict):
    """An offer, as its parties see it."""

    id: str
    by: str
    parties: list[str]
    agreed: list[str]
    terms: list[Term]
    promises: list[dict[str, Any]]


class View(TypedDict):
    """What `match.view(seat)` gives: the table as a seat, or a spectator, may see it."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    you: str | None
    version: int
    table: Any
    """Of the type of the game's table: `table: JuntaTable = view["table"]`."""
    reading: Any
    """What can be worked out from it, of the type of the game's reading; `ledger`, and `yours`: what only you can."""
    waiting: Waiting
    over: bool
    outcome: Result | None
    key: NotRequired[str]
    """What all chance came from, once the match is over."""
    log: list[dict[str, Any]]
    """What was heard: `event`, in which `turn`, what else it says, and `told` where that is more than others heard."""
    commitment: str
    questions: list[Asked]
    undo: bool
    deals: list[SeenDeal]
    promises: list[dict[str, Any]]
    """`id`, `by`, `to`, `promise`, `fate`, and its particulars."""


class Refused(TypedDict):
    """Why an answer does not stand: a sentence, by its id, and its facts."""

    reason: str
    facts: dict[str, Any]


class ForeseenEvent(TypedDict):
    """What would be heard: a line of the log, whether it is certain, and in how many of the worlds it came."""

    line: dict[str, Any]
    certain: bool
    worlds: int


class ForeseenFigure(TypedDict):
    """A figure that would change: what it is of (seats, places, things), and every value found, numbers in order."""

    figure: str
    of: list[str]
    before: Any
    after: list[Any]
    certain: bool


class Unopposed(TypedDict):
    """What comes further on where others may react and nobody does."""

    events: list[ForeseenEvent]
    figures: list[ForeseenFigure]


class Foreseen(TypedDict):
    """What `match.foresee` gives: what an answer, or some in a row, would bring to a seat."""

    answers: list[Any]
    """What was answered: what was to be tried, and what then left no choice. None, where worlds differ in it."""
    refused: Refused | None
    events: list[ForeseenEvent]
    figures: list[ForeseenFigure]
    next: Asked | None
    """The next question of the same choice, if that is certain."""
    waiting: Waiting | None
    """Whom the table would wait for then, if that is certain."""
    over: bool
    """The match would be over, in all worlds."""
    unopposed: Unopposed | None
    """Where others may react next: what comes if nobody does, none of it certain."""
    worlds: int
    """On how many worlds it was tried; on none, if it was refused."""
