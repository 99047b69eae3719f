"""Everything the server and its clients say to each other: one type a message.

Requests and answers travel as JSON over HTTP under `/api`, live play as JSON objects tagged by `type` over one
WebSocket a table. `palazzo schema` writes all of it as one OpenAPI document, from which the browser client takes its
types. Seats are called `s0`, `s1`, … as in the engine's views.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Language = Literal["en", "it"]
Phase = Literal["waiting", "playing", "over"]
LONGEST_DELAY: Final = 86_400
"""Seconds spectators may be behind."""

PATIENCE: Final = 600
"""Seconds a table is patient, if nobody says."""
LONGEST_PATIENCE: Final = 31_536_000

LONGEST_BELL: Final = 60

SeatName = Annotated[str, Meta(pattern=r"^s[0-7]$", description="A seat, as in the engine's views.")]
Patience = Annotated[
    float,
    Meta(
        ge=0,
        le=LONGEST_PATIENCE,
        description="Seconds after which the host may let a bot stand in for one who is here and does not answer;"
        " 0: never.",
    ),
]
Bell = Annotated[
    float,
    Meta(
        ge=0,
        le=LONGEST_BELL,
        description="Seconds a reaction window stands open among several people who are here; 0: until all answered"
        " (by correspondence).",
    ),
]
Pace = Literal["calm", "brisk", "at-once"]
Kinds = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=60)]],
    Meta(max_length=40, description="Prompts of reaction windows, as in the questions of a view."),
]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(min_length=1, max_length=20, description="A level of bots, from the catalogue.")]
Key = Annotated[
    str,
    Meta(
        min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$", description="Made by the client, unique: applied once."
    ),
]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
LogLine = dict[str, Any]
"""A line of the log: `event` names a message, the rest are its facts."""


# -- problems


class Problem(Struct, omit_defaults=True, kw_only=True):
    """Why something was not done (RFC 9457): `detail` is a plain sentence in the reader's language."""

    type: str
    """`/problems/` and a word that names the kind of problem."""
    title: str
    status: int
    detail: str
    instance: str | None = None
    reason: str = ""
    """The message id of the sentence."""


# -- the catalogue


class Option(Struct):
    """A setting of the table: the values it may have, and the one it has if nobody says."""

    values: list[Any]
    default: Any
    where: list[dict[str, list[Any]]]
    """It matters only at tables like one of these: the values of other options, or the number of `seats`; if there are
    none, everywhere."""


class Game(Struct):
    """A game of the catalogue."""

    id: str
    rules: str
    seats: list[int]
    options: dict[str, Option]
    board: dict[str, Any]
    """What of it never changes and a client may draw: the map, ladders, symbols."""


class Catalogue(Struct):
    """What can be played here, and in which languages."""

    games: list[Game]
    levels: list[str]
    languages: list[str]
    limits: Limits


class Limits(Struct):
    """What this server allows."""

    talk: int
    """Longest line of talk."""
    name: int
    window_delay: float
    """Seconds after which a reaction window closes at the earliest, whatever anyone holds."""


# -- people


class SitDown(Struct):
    """Who sits down."""

    name: PersonName
    language: Language = "en"


class PersonChange(Struct):
    """What a person changes about themselves."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Person(Struct):
    """Somebody who has sat down."""

    id: str
    name: str
    language: Language
    recoverable: bool = False
    """A recovery link stands."""


class PersonSettings(Struct, kw_only=True):
    """How a person likes to play: kept with the identity, the same in all their browsers."""

    pace: Pace = "brisk"
    """How fast bots should go; a table goes by the calmest of those present."""
    sound: bool = True
    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    text_size: Annotated[int, Meta(ge=80, le=200)] = 100
    """In percent of the usual size."""
    always_ask: Kinds = []
    """Windows to be asked about even if one can only pass; `*`: all of them."""
    never_ask: Kinds = []
    """Windows one always passes."""


class RecoveryLink(Struct):
    """Carries an identity to another device; works once, and only the newest."""

    link: str
    token: str


class Recover(Struct):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


# -- tables


class ClockRule(Struct, frozen=True):
    """`none`; `decision`: so many seconds for each; `bank`: so many in all, and `increment` back with each answer."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=31_536_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=31_536_000)] = 0


class NewTable(Struct, kw_only=True):
    """A table to be made; who makes it is its host and sits down in `s0`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    language: Language = "en"
    bots: Annotated[dict[str, Level], Meta(max_length=8)] = {}
    """Seats taken by bots from the start."""
    spectators: bool = True
    spectator_delay: Annotated[float, Meta(ge=0, le=LONGEST_DELAY)] = 0
    patience: Patience = PATIENCE
    bell: Bell | UnsetType = UNSET
    """If nobody says, as the server is set (5 seconds), or by correspondence where a clock leaves an hour or more."""
    name: TableName = ""


class TableChange(Struct, kw_only=True):
    """What the host changes before the start."""

    options: Annotated[dict[str, Any], Meta(max_length=40)] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: ClockRule | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    spectator_delay: Annotated[float, Meta(ge=0, le=LONGEST_DELAY)] | UnsetType = UNSET
    patience: Patience | UnsetType = UNSET
    bell: Bell | UnsetType = UNSET
    name: TableName | UnsetType = UNSET


class Join(Struct):
    """Take a seat (any free one, if none is named)."""

    seat: SeatName | None = None
    invitation: Annotated[str, Meta(max_length=200)] | None = None


class Remove(Struct):
    """Whose seat is wanted back."""

    seat: SeatName


class Swap(Struct):
    """Move to another seat; where a person sits, the host swaps the two."""

    seat: SeatName
    with_: SeatName | None = field(default=None, name="with")
    """For the host: whose seat is swapped with `seat`; oneself, if left out."""


class SeatBot(Struct):
    """Put a bot of this level in a seat, or (`null`) take it away."""

    seat: SeatName
    level: Level | None = None


class Fill(Struct):
    """Put bots of this level in all free seats."""

    level: Level = "usher"


class TableSeat(Struct):
    """One seat: a person, a bot, or nobody yet."""

    seat: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    """The level of the bot who sits here."""
    present: bool = False
    """The person is connected now."""
    away_bot: str | None = None
    """The level of the bot who stands in for the absent person."""


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


class Table(Struct, kw_only=True):
    """A table, as the one who asks may see it."""

    id: str
    game: str
    rules: str
    name: str
    options: dict[str, Any]
    phase: Phase
    host: str
    """The person who made it."""
    seats: list[TableSeat]
    you: str | None
    """Your seat."""
    clock: ClockRule
    language: Language
    public: bool
    spectators: bool
    spectator_delay: float
    patience: float
    """Seconds after which a bot may stand in for one who is here and does not answer; 0: never."""
    bell: float
    """Seconds a reaction window stands open among several people who are here; 0: until all have answered."""
    pace: Pace
    """How fast bots go: as the calmest of those present wishes."""
    paused: bool
    """The only person here has stopped bots and clocks."""
    watching: int
    """How many look on."""
    created: float
    commitment: str | None = None
    invitation: str | None = None
    """For the host only: what must be given to join or watch a table that is not public."""
    rematch: str | None = None
    """The table where it goes on."""
    result: Result | None = None
    ended: float | None = None
    """When its match was over."""
    shown: str | None = None
    """For those who sat here: what must be given to see the finished match, while a link to it stands."""


class Tables(Struct):
    """Some tables, newest first."""

    tables: list[Table]


class MyTables(Struct):
    """All tables somebody sits or sat at."""

    playing: list[Table]
    waiting: list[Table]
    over: list[Table]


class Invitation(Struct):
    """What must be given to join a table that is not public; an older one works no more."""

    invitation: str
    link: str


# -- replays


class ShowLink(Struct):
    """Shows a finished match to whoever has it, until it is withdrawn."""

    token: str
    link: str


class ReplayInfo(Struct):
    """A finished match, step by step."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    names: list[str]
    steps: int
    """Positions 0 (the beginning) to `steps` (the end)."""
    turns: list[ReplayStep]
    result: Result | None
    key: str | None
    """What all chance came from; `palazzo verify` checks it against the commitment. None for an uploaded match."""
    commitment: str | None
    """What this server published when the match began; nothing, for an uploaded match or a written position."""


class ReplayStep(Struct):
    """An answer that led from one position to the next."""

    seat: str
    prompt: str


class ReplayView(Struct):
    """The position after so many answers, through somebody's eyes."""

    step: int
    views: dict[str, View]
    """One view, by the seat (`s0`) or `spectator`; all seats' for open hands."""


class Uploaded(Struct):
    """Where an uploaded match can be seen."""

    id: str


# -- records


class Rating(Struct):
    """How somebody has done in a game."""

    person: str | None
    name: str
    bot: str | None
    rating: float
    """Cautious: what they are at least worth, most likely."""
    mean: float
    spread: float
    matches: int
    wins: int


class Finished(Struct):
    """A finished match."""

    table: str
    game: str
    options: dict[str, Any]
    at: float
    names: list[str]
    winners: list[str]
    scores: list[int]
    reason: str
    places: list[int]
    """By seat, 0 the first, shared by equals."""
    you: str | None = None
    """Your seat, where the match is listed as one of yours."""


class Records(Struct):
    """Ratings and latest results of a game."""

    game: str
    ratings: list[Rating]
    results: list[Finished]


class History(Struct):
    """What somebody has played, the latest first."""

    ratings: dict[str, Rating]
    results: list[Finished]
    more: bool
    """There are earlier matches: ask for those before the last of these."""


# -- rule books


class Ruling(Struct):
    """How a rule is read where its book leaves it open."""

    text: str
    book: str
    """The sentence of the book; empty, where it is silent."""


class Paragraph(Struct):
    """A rule."""

    id: str
    title: str
    text: str
    rulings: list[Ruling]


class Chapter(Struct):
    """A chapter of a rule book."""

    id: str
    title: str
    intro: str
    paragraphs: list[Paragraph]


class RuleBook(Struct):
    """The rules of a game in our words."""

    game: str
    language: Language
    edition: str
    summary: str
    chapters: list[Chapter]


# -- what the engine shows


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


# -- live play, client to server


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: the last version seen, or nothing."""

    version: int | None = None
    invitation: Annotated[str, Meta(max_length=200)] | None = None
    """What opens a private table; in the address it would be written down on its way."""
    shows: bool = False
    """This page will say how far it has shown what happened (`shown`): bots wait for it, within limits."""


class Answer(Struct, tag_field="type", tag="answer"):
    """An answer to a question of the view with this version; whether it still stands, the question's id tells."""

    id: Key
    version: int
    question: Annotated[str, Meta(max_length=200)]
    value: Any


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back the last answer, in the view with this version."""

    id: Key
    version: int


class Say(Struct, tag_field="type", tag="talk"):
    """Talk to the table, or to one seat."""

    id: Key
    text: Words
    to: SeatName | None = None


class StandingPass(Struct, tag_field="type", tag="pass"):
    """Pass windows with these prompts until my next turn; an empty list passes none any more."""

    id: Key
    prompts: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=40)]


class Why(Struct, tag_field="type", tag="why"):
    """Would this answer stand, and why not? It is only looked at: nothing is ever done by it."""

    id: Key
    question: Annotated[str, Meta(max_length=200)]
    value: Any


class Shown(Struct, tag_field="type", tag="shown"):
    """The page has shown all that happened up to this version of its own view; never answered."""

    version: int


class WaitFor(Struct, tag_field="type", tag="wait"):
    """Stop the bell over this question, for all to see: the seat says "Wait!" and has time to think."""

    id: Key
    question: Annotated[str, Meta(max_length=200)]


class Pause(Struct, tag_field="type", tag="pause"):
    """Stop bots and clocks, or let them go on; where another person plays it is refused."""

    id: Key
    paused: bool


class Foresee(Struct, tag_field="type", tag="foresee"):
    """What would these answers bring, given in a row, the first to this question? Without answers: what would each
    option of the question? It is tried on imagined tables only: nothing is ever done by it."""

    id: Key
    question: Annotated[str, Meta(max_length=200)]
    answers: Annotated[list[Any], Meta(min_length=1, max_length=12)] | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


ClientMessage = Hello | Answer | Undo | Say | StandingPass | Why | Foresee | Shown | WaitFor | Pause | Ping


# -- live play, server to client


class TalkLine(Struct):
    """A line of talk; with `facts`, something the table is told: `text` is then a message id (`notice-time`)."""

    n: int
    """Grows with time, and tells no more than `at`."""
    seat: str | None
    name: str
    text: str
    to: str | None
    at: float
    facts: dict[str, Any] | None = None


class Clock(Struct):
    """Whose time runs, and how much is left: seconds, as of `at`."""

    running: list[str]
    left: dict[str, float]
    at: float


class Ring(Struct, kw_only=True):
    """A bell rings: a reaction window among several people who are here. All are told the same, but for `you`."""

    seconds: float
    """How long it rings in all."""
    left: float
    """How much of that is left; it stands still while somebody has said "Wait!"."""
    waiting: list[str]
    """Seats that have said "Wait!" and not answered yet."""
    thinking: float
    """Seconds those still have, at the most; 0, if there are none."""
    you: bool
    """You can react: else nothing is asked of you, and you pass by yourself when the bell ends."""


class OfferPatience(Struct):
    """How long the bot that made you an offer waits for your reply; only its addressee is told."""

    deal: str
    """The id of the offer, in the view's `deals`."""
    seconds: float
    """How long it waits in all."""
    left: float
    """How much of that is left; it stands still while you are not here."""


class Whole(Struct, tag_field="type", tag="view", kw_only=True):
    """Everything, as it is now."""

    version: int
    view: View | None
    """Nothing before the start."""
    talk: list[TalkLine]
    clock: Clock | None
    table: Table
    standing: list[str]


class Change(Struct, tag_field="type", tag="change", kw_only=True):
    """What changed in the view since version `after`.

    `patch` lists `[path]` (remove what is there) or `[path, value]` (put it there), a path being keys and indices
    from the view down. The log is not patched: keep its first `kept` lines, then come `log`.
    """

    version: int
    after: int
    patch: list[list[Any]]
    kept: int
    log: list[LogLine]


class Ack(Struct, tag_field="type", tag="ack"):
    """It is stored; the view with this version, or a later one, has it in."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """It was not done."""

    id: str
    problem: Problem


class Reason(Struct, tag_field="type", tag="reason"):
    """Why an answer that was asked about would not stand; nothing, if it would. Only the one who asked hears it."""

    id: str
    problem: Problem | None


class ForeseenEvent(Struct):
    """What would be heard: whether that is certain, and in how many of the imagined worlds it came."""

    line: LogLine
    certain: bool
    worlds: int


class ForeseenFigure(Struct):
    """A figure that would change: message `figure-…`, what it is of, and every value found, numbers in order."""

    figure: str
    of: list[str]
    """Seats, places, things; none: the whole table."""
    before: Any
    after: list[Any]
    """One value, or, where worlds differ, several; numbers from the least to the most."""
    certain: bool


class Unopposed(Struct):
    """What comes further on where others may react, and nobody does; none of it is certain."""

    events: list[ForeseenEvent]
    figures: list[ForeseenFigure]


class Foreseen(Struct, kw_only=True):
    """What answers in a row would bring. Certain is what all worlds agree on before chance or anything hidden from
    the seat had a part in it."""

    answers: list[Any]
    """What was answered: also what then left no choice. None, where worlds differ in it."""
    refused: Problem | None
    """Why they would not stand."""
    events: list[ForeseenEvent]
    figures: list[ForeseenFigure]
    next: Question | None
    """The next question of the same choice, if that is certain."""
    waiting: Waiting | None
    """Whom the table would wait for then, if that is certain."""
    over: bool
    unopposed: Unopposed | None
    worlds: int
    """In how many worlds it was tried."""


class Foresight(Struct, tag_field="type", tag="foresight"):
    """What was asked to be foreseen: of the answers given, or of each option in its order, as far as time allowed."""

    id: str
    question: str
    foreseen: list[Foreseen]


class Talk(Struct, tag_field="type", tag="talk"):
    """Somebody said something."""

    line: TalkLine


class TableNews(Struct, tag_field="type", tag="table"):
    """Seats, presence, bots or the phase changed."""

    table: Table


class ClockNews(Struct, tag_field="type", tag="clock"):
    """Another's time runs."""

    clock: Clock | None


class Standing(Struct, tag_field="type", tag="standing"):
    """The windows passed for you until your next turn."""

    prompts: list[str]


class BellNews(Struct, tag_field="type", tag="bell"):
    """A bell begins to ring, is stopped, goes on, or (nothing) has ended."""

    bell: Ring | None


class OfferNews(Struct, tag_field="type", tag="offers"):
    """The offers of bots that wait for you now, all of them."""

    offers: list[OfferPatience]


class Pong(Struct, tag_field="type", tag="pong"):
    """I am here."""


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the connection, and why."""

    problem: Problem


ServerMessage = (
    Whole
    | Change
    | Ack
    | Refused
    | Reason
    | Foresight
    | Talk
    | TableNews
    | ClockNews
    | Standing
    | BellNews
    | OfferNews
    | Pong
    | Bye
)
