"""The types of the table in a view."""

from typing import NotRequired, TypedDict


class Facts(TypedDict):
    """What is true of the whole table."""

    turn: int
    player: str | None
    actions: int
    enacted: list[str]
    removal: int
    burn: int


class Person(TypedDict):
    """A player; `known` are the cards in that hand you know of."""

    seat: str
    blame: int
    directs: str | None
    cards: int
    known: list[str]


class Place(TypedDict):
    """A ministry."""

    id: str
    blame: int
    director: str | None
    controller: str | None
    decrees: list[str]


class Paper(TypedDict):
    """A decree: where it lies, the ministries it must pass, how many have stamped it."""

    id: str
    at: str | None
    steps: list[str]
    stamps: int


class Piles(TypedDict):
    """Cards that are in nobody's hand."""

    deck: int
    discards: list[str]
    shown: list[str]


class Yours(TypedDict):
    """What only you know; a spectator knows nothing."""

    hand: NotRequired[list[str]]


class DecreesTable(TypedDict):
    """`view["table"]` in Final Decrees."""

    facts: Facts
    people: list[Person]
    places: list[Place]
    papers: list[Paper]
    piles: Piles
    used: list[str]
    yours: Yours
