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


class YearReading(TypedDict):
    """The phases of the year and the present one; in a coup its rounds, the present one and its part."""

    phases: list[str]
    phase: int
    coup_rounds: int
    coup_round: int | None
    part: str | None


class InOrder(TypedDict):
    """What is done in order (`nominate`, `vote`, `attempts`, `fire`, `move`, `side`), by whom, and how far it is."""

    what: str
    seats: list[str]
    done: list[str]
    now: str | None


class Power(TypedDict):
    """A seat of power: units by owner, and the side that holds it as everyone stands now."""

    space: str
    units: dict[str, int]
    side: str


class Block(TypedDict):
    """Votes that are cast together."""

    block: str
    votes: int


class VotesInSight(TypedDict):
    """The votes all can see a seat has, or has left in the ballot under way."""

    seat: str
    sum: int
    parts: list[Block]


class Nomination(TypedDict):
    """Who named whom."""

    by: str
    names: list[str]


class BallotReading(TypedDict):
    """A ballot: how many of its casts fell in round 1, who lost what names, and what would win as it stands.

    `ahead`: one choice; several where they are level, none where nothing wins.
    """

    motion: str
    round: int
    election: bool
    first: int
    dropped: list[str]
    refused: list[str]
    ahead: list[str]
    voided: bool
    cut_short: bool


class PastGovernment(TypedDict):
    """Who appointed whom to what."""

    president: str
    offices: dict[str, str]


class PastBudget(TypedDict):
    """Who proposed what, and what became of it: `proposed`, `passed`, `rejected` or `forced`."""

    proposer: str
    sums: dict[str, int]
    fate: str


class Attempt(TypedDict):
    """An attempt of this year; burglars name no `location`; `fate`: what became of it, once it is resolved."""

    seat: str
    means: str
    other: str
    location: str | None
    fate: str | None


class Pretext(TypedDict):
    """Why there is a pretext: the event that gave it, and whom and what it names; nothing where that is not known."""

    event: NotRequired[str]
    seat: NotRequired[str]
    card: NotRequired[str]
    other: NotRequired[str]


class GunReading(TypedDict):
    """Who has a gun, its dice, how often it may be used (nothing: any number), and where and at whom it is aimed."""

    gun: str
    seat: str | None
    dice: int
    left: int | None
    aimed: list[str] | None


class Waiting(TypedDict):
    """A unit in port or airfield."""

    unit: str
    by: str | None


class DiceMade(TypedDict):
    """Where the dice of an army come from: armed units, one each; those of so many unarmed; more in the Palace."""

    armed: int
    unarmed: list[int]
    palace: int


class Army(TypedDict):
    """One side of a battle: its units, the dice they throw, its losses so far, the hits it has to bear."""

    seat: str
    units: list[str]
    dice: int
    next: int | None
    """The dice it can have left for the next wave, once those of this one have fallen; nothing in the last."""
    made: DiceMade
    lost: int
    hits: int
    must_fire: bool


class Shot(TypedDict):
    """Dice thrown in this phase: by units, or by a gun."""

    seat: str
    space: str
    other: str
    dice: list[int]
    units: list[str]
    gun: str | None


class Bombarded(TypedDict):
    """A bombardment whose losses are being chosen."""

    gun: str
    seat: str
    space: str
    other: str
    dice: list[int]
    hits: int


class BattleReading(TypedDict):
    """The battle under way; `beaten`: who would have to go as it stands; `to_come`: battles still to be fought."""

    space: str
    wave: int
    waves: int
    armies: list[Army]
    beaten: list[str]
    shots: list[Shot]
    to_come: list[str]


class SidesReading(TypedDict):
    """Who has taken which side, who is to speak, and the seats of power the rebels hold by either word of the next."""

    rebels: list[str]
    president: list[str]
    to_speak: list[str]
    wanted: int
    under: dict[str, list[str]]
    open: dict[str, list[str]]
    """The seats of power that still hang on somebody's word, and on whose."""


class CoupEnded(TypedDict):
    """How the coup of this year ended: by agreement, or with these seats of power taken by the rebels."""

    agreed: bool
    taken: list[str]


class Chance(TypedDict):
    """An attempt that hangs on a die: on how many sides of six it succeeds, and whether it may turn on its employer."""

    of_six: int
    backfires: bool


class OwnReading(TypedDict, total=False):
    """What only you can work out: your sums and their causes, this year's aid, what your blocks are worth."""

    cash: int
    account: int
    ledger: dict[str, int]
    aid: list[str]
    costs: dict[str, int]
    """What your cards cost at the least of your notes, less credits; those that cost nothing are left out."""
    chances: dict[str, Chance]
    """The cards in your hand whose attempts hang on a die."""
    blocks: dict[str, int]
    marches: dict[str, "MarchReading"]
    """By space, while units are taken up: what awaits them there."""
    bribes: list[int]
    """While one bribes: what one, two, ... of them cost in notes."""
    rebellious: list[str]
    """What of what is asked in combat would mark you as a rebel: places to fire, aims of a gun, enemies in a battle."""


class MarchReading(TypedDict):
    """Your dice in a space with the first none, one, two, ... of the units taken up; the rebels' seats then."""

    dice: list[int]
    rebels: int


class JuntaReading(TypedDict):
    """`view["reading"]` in Junta; what is `by year` has years as keys."""

    year: YearReading
    order: InOrder | None
    powers: list[Power]
    votes: list[VotesInSight]
    nominations: list[Nomination]
    ballot: BallotReading | None
    lost_votes: dict[str, int]
    governments: dict[str, PastGovernment]
    budgets: dict[str, list[PastBudget]]
    nights: dict[str, dict[str, str]]
    attempts: list[Attempt]
    pretext: Pretext | None
    least_cash: dict[str, int]
    """By seat: what budgets that were announced vouch for."""
    guns: list[GunReading]
    boxes: dict[str, list[Waiting]]
    dice: dict[str, dict[str, int]]
    """By space and seat: the dice all its units there would throw."""
    bombarded: Bombarded | None
    battle: BattleReading | None
    sides: SidesReading | None
    ended: CoupEnded | None
    ledger: dict[str, dict[str, int]]
    yours: OwnReading
