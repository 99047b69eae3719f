"""The types of the table in a view."""

from typing import Any, NotRequired, TypedDict


class Facts(TypedDict):
    """Markers, offices and the state of the year."""

    year: int
    phase: int
    host: str | None
    president: str | None
    minister: str | None
    pretext: bool
    bank: str
    bank_safe: bool
    occupied: bool
    locations_shown: bool
    reformer: str | None
    reformed: list[str]
    looters: list[str]
    targets: list[str]
    condemned: str | None
    coup: int | None
    leader: str | None
    vanguard: str | None
    rebels: list[str]
    siding: list[str]
    strikes: int
    frozen: list[str]
    announced: str
    conducts: list[str]
    verdict: str


class Person(TypedDict):
    """A player; what is `known` is what you know of their hand, cash and account."""

    seat: str
    family: str
    alive: bool
    exile: str | None
    offices: list[str]
    cousin: list[str]
    votes: int
    cards: int
    influence: list[str]
    credits: int
    money: bool
    account: bool
    location: str | None
    known: list[str]
    known_cash: list[str]
    known_account: list[str]


class Units(TypedDict):
    """Some units of one kind and commander in a space."""

    kind: str
    by: str | None
    moved: bool
    withdrawn: bool
    count: int


class Place(TypedDict):
    """A space of the map."""

    id: str
    kind: str
    units: list[Units]
    exiles: list[str]


class Paper(TypedDict):
    """What is being decided: `budget`, `election`, `ballot`, `attempts`, `combat` or `battle`, each with its fields."""

    id: str
    proposer: NotRequired[str]
    sums: NotRequired[dict[str, int]]
    why: NotRequired[str]
    names: NotRequired[list[str]]
    ties: NotRequired[int]
    motion: NotRequired[str]
    round: NotRequired[int]
    choices: NotRequired[list[str]]
    tally: NotRequired[dict[str, int]]
    casts: NotRequired[list[list[Any]]]
    attempts: NotRequired[list[list[str]]]
    resolved: NotRequired[int]
    fires: NotRequired[list[list[str]]]
    battles: NotRequired[list[str]]
    space: NotRequired[str]
    wave: NotRequired[int]
    lost: NotRequired[dict[str, int]]


class Piles(TypedDict):
    """Cards and notes that are nobody's."""

    deck: int
    discards: list[str]
    spent: list[str]


class Yours(TypedDict, total=False):
    """What only you know; a spectator knows nothing."""

    hand: list[str]
    cash: list[str]
    account: list[str]
    location: str | None
    piles: dict[str, list[str]]


class JuntaTable(TypedDict):
    """`view["table"]` in Junta."""

    facts: Facts
    people: list[Person]
    places: list[Place]
    boxes: dict[str, list[str]]
    papers: list[Paper]
    piles: Piles
    yours: Yours
