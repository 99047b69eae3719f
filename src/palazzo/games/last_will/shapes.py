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


class RoundReading(TypedDict):
    """The phases of a round, the present one, and which round it is of how many."""

    phases: list[str]
    phase: str
    number: int
    of: int


class WillRead(TypedDict):
    """The last will, and what everyone had at the start."""

    id: str
    money: int


class Rank(TypedDict):
    """Somebody's place if the game ended now (0: the first), all that decides it, what the worth is made of.

    `decided_by` is what sets it apart from the place before: `employed`, `worth`, `bankrupt` or `plan`.
    """

    seat: str
    place: int
    employed: bool
    worth: int
    bankrupt: bool
    plan: int
    money: int
    properties: int
    salary: int
    decided_by: str | None


class InOrder(TypedDict):
    """What is done in order (`plan`, `draw`, `errand`, `act`), by whom, who is done, and who comes now."""

    what: str
    seats: list[str]
    done: list[str]
    now: str | None


class Outlook(TypedDict):
    """Who goes before whoever takes a plan, and who may yet."""

    before: list[str]
    perhaps: list[str]


class Boy(TypedDict):
    """An errand boy still to be sent."""

    seat: str
    boy: int


class Errand(TypedDict):
    """An errand of this round: whose, by which boy, to which space (nothing: he stayed at home), the card fetched."""

    seat: str
    boy: int
    space: str | None
    card: str | None


class Offered(TypedDict):
    """A card that can be fetched; of a property, today's price by type, and what it would be under each modifier."""

    space: str
    card: str
    prices: dict[str, int]
    under: dict[str, int]


class Estate(TypedDict):
    """A card on somebody's board: of a property today's upkeep and sale prices, what it counts, where it would fall;
    what an expense spends; how often a helper may still be used (nothing: always)."""

    place: str
    card: str
    extension: bool
    value: NotRequired[int]
    """On its ladder, without the market; so is `falls_to`."""
    upkeep: NotRequired[int]
    maintained: NotRequired[bool]
    sales: NotRequired[dict[str, int]]
    under: NotRequired[dict[str, int]]
    """What it would be sold for under each modifier of the market."""
    counts: NotRequired[int]
    falls_to: NotRequired[int]
    falls_by: NotRequired[int]
    """How much less it would count after falling, in today's market."""
    spends: NotRequired[int]
    activated: NotRequired[bool]
    uses_left: NotRequired[int | None]


class Way(TypedDict):
    """A way to use a card of your hand: actions, money, what each addition adds, and what you lack for it."""

    option: str
    card: str
    actions: int
    amount: int
    additions: dict[str, int]
    lacks: list[str]


class Deed(TypedDict):
    """Something that can be done with a card of your board: actions and money it costs (below zero: gives)."""

    option: str
    verb: str
    card: str
    place: str
    actions: int
    amount: int
    additions: dict[str, int]


class OwnReading(TypedDict, total=False):
    """What only you can work out: lines of your job that cards could cover now, and in your turn what plays cost."""

    demotable: bool
    hand_lines: dict[str, list[str]]
    offer_lines: dict[str, list[str]]
    plays: list[Way]
    opera: Way | None
    """While your boys run errands."""
    deeds: list[Deed]
    hand_prices: dict[str, dict[str, int]]
    """By property of your hand: its price under each modifier."""


class WillReading(TypedDict):
    """`view["reading"]` in Last Will."""

    round: RoundReading
    will: WillRead | None
    ranks: list[Rank]
    order: InOrder | None
    outlook: dict[str, Outlook]
    """By plan that is free, while plans are chosen."""
    boys: list[Boy]
    errands: list[Errand]
    halves: dict[str, bool]
    """The halves of the combined space, each with whether it is open."""
    offer: list[Offered]
    estates: dict[str, list[Estate]]
    ends: dict[str, dict[str, int]]
    """By seat: the rounds in which it was `sacked` and went `bankrupt`, and its `last_salary`."""
    ledger: dict[str, dict[str, int]]
    """By seat and cause: money."""
    yours: OwnReading
