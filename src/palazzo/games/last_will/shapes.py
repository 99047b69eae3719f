"""The types of the table in a view."""

from typing import NotRequired, TypedDict


class Facts(TypedDict):
    """What is true of the whole table."""

    round: int
    rounds: int
    phase: str
    starter: str | None
    player: str | None
    order: list[str]
    will: str | None
    market: dict[str, int]


class JobLine(TypedDict):
    """A line of a job, covered once it is lost."""

    symbol: str
    salary: int
    covered: bool


class Job(TypedDict):
    """A job."""

    id: str
    salary: int
    lines: list[JobLine]


class Laid(TypedDict):
    """A place of a player's board."""

    place: str
    card: str | None
    tokens: NotRequired[list[str | None]]
    used: NotRequired[int]
    value: NotRequired[int]
    fallen: NotRequired[int]


class Person(TypedDict):
    """A player; `known` are the cards in that hand you know of."""

    seat: str
    money: int
    worth: int
    bankrupt: bool
    demoted: bool
    plan: str | None
    boys: int
    actions: int
    job: Job | None
    cards: int
    backs: dict[str, int]
    drawn: int
    board: list[Laid]
    known: list[str]


class Place(TypedDict):
    """An errand space: the card that lies there, the boys that stand there."""

    id: str
    card: str | None
    boys: list[str]


class Paper(TypedDict):
    """A plan, and who has it."""

    id: str
    position: int
    cards: int
    boys: int
    actions: int
    seat: str | None
    barred: bool


class Stack(TypedDict):
    """The special cards of one stack with so many crowns."""

    stack: str
    crowns: int
    cards: int


class Piles(TypedDict):
    """Cards that are in nobody's hand."""

    decks: dict[str, int]
    discards: dict[str, list[str]]
    stacks: list[Stack]
    shown: list[str]
    strays: int


class Yours(TypedDict, total=False):
    """What only you know; a spectator knows nothing."""

    hand: list[str]
    drawn: list[str]


class WillTable(TypedDict):
    """`view["table"]` in Last Will."""

    facts: Facts
    people: list[Person]
    places: list[Place]
    papers: list[Paper]
    piles: Piles
    yours: Yours
