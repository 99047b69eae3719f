"""The types of the table in a view."""

from typing import Any, NotRequired, TypedDict


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


class TurnUnderWay(TypedDict):
    """Whose turn it is, the steps of a turn, at which it is, and its actions."""

    seat: str
    steps: list[str]
    step: str
    granted: int
    spent: int
    left: int


class Rank(TypedDict):
    """Somebody's place if the game ended now (0: the first), and all that decides it, in order."""

    seat: str
    place: int
    blame: int
    ministry: int
    cards: int


class Lair(TypedDict):
    """Where in the pile Stagnation & Decline can lie, from the top: so many are safe, so many not, so many beneath.

    The next card is it `one_in` so many times (0: never); it would burn so many, and end the match if none are left
    then; so many times it came out.
    """

    cards: int
    safe: int
    among: int
    beneath: int
    one_in: int
    burns: int
    ends: bool
    times: int


class DecreeAhead(TypedDict):
    """What a decree waits for; whether it lies there, and whether that stamp enacts it.

    Enacted where it lies, the director (`remover`) of the `top` ministry of its chain would take so much off, and the
    match may end with it.
    """

    id: str
    next: str
    here: bool
    last: bool
    top: str
    remover: str | None
    removes: int
    ends: bool


class ArrowsLeft(TypedDict):
    """The arrows of the chart, and how many more there may be."""

    drawn: int
    left: int


class BetterBid(TypedDict):
    """What another bid would have brought; whether it wins."""

    bid: int
    blame: int
    wins: bool


class Bid(TypedDict):
    """What somebody bid, the blame it brought, by reason (`bid`, `lowest`, `tied`), and what would have cost less."""

    seat: str
    bid: int
    parts: dict[str, int]
    blame: int
    better: BetterBid | None


class DecreesReading(TypedDict):
    """`view["reading"]` in Final Decrees; `biddable`: what may be bid; `bids`: round by round."""

    turn: TurnUnderWay | None
    ranks: list[Rank]
    pile: Lair
    decrees: list[DecreeAhead]
    arrows: ArrowsLeft
    biddable: list[int]
    bids: list[list[Bid]]
    ledger: dict[str, dict[str, int]]
    """By seat and cause: personal blame."""
    yours: dict[str, Any]
