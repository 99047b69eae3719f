"""What the engine shows, typed: views, the questions in them, deals, lines of the log, results."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

LogLine = dict[str, Any]
"""A line of the log: `event` names a message, the rest are its facts."""


class Round(Struct):
    """How far a match has come: the round, year or turn it is in, of how many, if that is known."""

    number: int
    of: int | None = None


class Result(Struct):
    """How a match ended; `places` by seat, 0 the first, shared by equals (older results have none)."""

    winners: list[str]
    scores: list[int]
    reason: str
    places: list[int] = []
    ledger: dict[str, dict[str, int]] | UnsetType = UNSET
    """By seat and cause, all that it won and lost; in views only."""
    course: list[list[int]] | UnsetType = UNSET
    """Turn by turn: its number, then what each seat had come to; in views only."""


class Asked(Struct, tag_field="kind", kw_only=True):
    """Something a seat is asked: due (the match waits for it) or an opening."""

    id: str
    due: bool
    window: bool
    """A reaction window: may be passed by a standing pass, and is under a bell among several people."""
    single: bool
    """Only one answer stands: nobody is asked, it is given by itself after a while."""
    prompt: str
    facts: dict[str, Any]
    rule: str
    """The rule that applies, in the rule book."""
    likely: Any | UnsetType = UNSET
    """A likely answer, to begin with; of questions that deal things out."""
    answer: Any | UnsetType = UNSET
    """A secret answer already given, which may still be changed."""


class Pick(Asked, tag="pick", kw_only=True):
    """One option."""

    options: list[str]


class Subset(Asked, tag="subset", kw_only=True):
    """Some of the options; where they have a worth, of at least `total` together."""

    options: list[str]
    least: int
    most: int
    worth: dict[str, int] | UnsetType = UNSET
    total: int | UnsetType = UNSET


class Number(Asked, tag="number", kw_only=True):
    """A whole number."""

    least: int
    most: int


class Split(Asked, tag="split", kw_only=True):
    """An amount over places, each with its cap: `{place: amount}`."""

    places: list[str]
    caps: list[int]
    least: int
    most: int
    now: dict[str, int] | UnsetType = UNSET


class Assign(Asked, tag="assign", kw_only=True):
    """Items to places: `{place: [items]}`."""

    items: list[str]
    places: list[str]
    least: int
    most: int
    room: dict[str, list[int]]
    barred: dict[str, list[str]]
    rivals: list[str]
    spread: int | UnsetType = UNSET
    now: dict[str, list[str]] | UnsetType = UNSET


class Order(Asked, tag="order", kw_only=True):
    """All items, in an order of one's choice."""

    items: list[str]


class Offer(Asked, tag="offer", kw_only=True):
    """Who gives what to whom, and who promises what."""

    partners: list[str]
    goods: dict[str, dict[str, int]]
    promises: dict[str, dict[str, list[Any]]]
    counters: list[str]
    holds: dict[str, dict[str, Any]]
    """By seat: how much each other holds, and what of it one knows."""


Question = Pick | Subset | Number | Split | Assign | Order | Offer


class Term(Struct):
    """Who gives what to whom."""

    from_: str = field(name="from")
    to: str
    goods: dict[str, int]


class Deal(Struct):
    """An offer on the table."""

    id: str
    by: str
    parties: list[str]
    agreed: list[str]
    terms: list[Term]
    promises: list[dict[str, Any]]


class Waiting(Struct):
    """Whom the table waits for, and why: a message id."""

    for_: list[str] = field(name="for")
    why: str


class SeenTable(Struct):
    """What lies on the table; each game adds what else it has."""

    facts: dict[str, Any]
    people: list[dict[str, Any]]
    places: list[dict[str, Any]]
    papers: list[dict[str, Any]]
    piles: dict[str, Any]
    yours: dict[str, Any] | UnsetType = UNSET


class SeenReading(Struct):
    """What can be worked out from the table and from what was heard; each game adds what else it has."""

    ledger: dict[str, dict[str, int]]
    yours: dict[str, Any] | UnsetType = UNSET


class View(Struct, kw_only=True):
    """The table as one seat may see it: the engine's view."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    you: str | None
    table: SeenTable
    reading: SeenReading
    waiting: Waiting
    questions: list[Question]
    undo: bool
    deals: list[Deal]
    promises: list[dict[str, Any]]
    log: list[LogLine]
    commitment: str
    over: bool
    outcome: Result | None
    key: str | UnsetType = UNSET
