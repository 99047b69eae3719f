"""What the server and its clients say to each other over HTTP, as JSON under `/api`: one type a message.

Live play has its own (`live.messages`), and what both show of a match is typed in `views`. `palazzo schema` writes all
of it as one OpenAPI document, from which the browser client takes its types. Seats are called `s0`, `s1`, … as in the
engine's views.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from palazzo.server.views import Result, Round, View

Language = Literal["en", "it"]
Phase = Literal["waiting", "playing", "over"]
_LONGEST_DELAY: Final = 86_400
"""Seconds spectators may be behind."""

_PATIENCE: Final = 600
"""Seconds a table is patient, if nobody says."""
_LONGEST_PATIENCE: Final = 31_536_000

_LONGEST_BELL: Final = 60

SeatName = Annotated[str, Meta(pattern=r"^s[0-7]$", description="A seat, as in the engine's views.")]
_Patience = Annotated[
    float,
    Meta(
        ge=0,
        le=_LONGEST_PATIENCE,
        description="Seconds after which the host may let a bot stand in for one who is here and does not answer;"
        " 0: never.",
    ),
]
_Bell = Annotated[
    float,
    Meta(
        ge=0,
        le=_LONGEST_BELL,
        description="Seconds a reaction window stands open among several people who are here; 0: until all answered"
        " (by correspondence).",
    ),
]
Pace = Literal["calm", "brisk", "at-once"]
_Kinds = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=60)]],
    Meta(max_length=40, description="Prompts of reaction windows, as in the questions of a view."),
]
_PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
_TableName = Annotated[str, Meta(max_length=60)]
_FaceName = Annotated[
    str, Meta(max_length=24, pattern=r"^[a-z0-9-]*$", description="What a portrait is drawn from; empty: the name.")
]
_Level = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=20,
        description="A level of bots, and perhaps a temperament behind a colon, from the catalogue.",
    ),
]
Key = Annotated[
    str,
    Meta(
        min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$", description="Made by the client, unique: applied once."
    ),
]
Words = Annotated[str, Meta(min_length=1, max_length=500)]


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
    weight: int = 0
    """How much there is to learn and to think about: 1 light, 2 medium, 3 heavy; 0, if nobody has said."""
    lengths: list[Length] = []
    """How long a match takes, by the number of seats and the options that change it."""


class Length(Struct):
    """How long matches of this kind take, by the decisions counted in matches of bots."""

    seats: int
    options: dict[str, Any]
    decisions: list[int]
    """How many decisions the whole table takes: so few, or so many, in most matches."""
    minutes: list[int]
    """With people in all seats, from one to the other."""
    alone: list[int]
    """With one person among bots."""


class Catalogue(Struct):
    """What can be played here, and in which languages."""

    games: list[Game]
    levels: list[str]
    languages: list[str]
    limits: Limits
    tempers: dict[str, list[str]] = {}
    """By level of bots: what they may be like. One is chosen behind a colon (`clerk:honest`), or drawn."""


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

    name: _PersonName
    language: Language = "en"
    face: _FaceName = ""


class PersonChange(Struct):
    """What a person changes about themselves."""

    name: _PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    face: _FaceName | UnsetType = UNSET


class Person(Struct):
    """Somebody who has sat down."""

    id: str
    name: str
    language: Language
    recoverable: bool = False
    """A recovery link stands."""
    face: str = ""
    """What their portrait is drawn from; empty: the name."""


class PersonSettings(Struct, kw_only=True):
    """How a person likes to play: kept with the identity, the same in all their browsers."""

    pace: Pace = "brisk"
    """How fast bots should go; a table goes by the calmest of those present."""
    sound: bool = True
    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    text_size: Annotated[int, Meta(ge=80, le=200)] = 100
    """In percent of the usual size."""
    always_ask: _Kinds = []
    """Windows to be asked about even if one can only pass; `*`: all of them."""
    never_ask: _Kinds = []
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
    """A table to be made; who makes it is its host and sits down."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    language: Language = "en"
    bots: Annotated[dict[str, _Level], Meta(max_length=8)] = {}
    """Seats taken by bots from the start."""
    invited: Annotated[dict[str, _PersonName], Meta(max_length=8)] = {}
    """Who is expected in which seat: a name to be shown there until somebody comes."""
    seat: SeatName | None = None
    """Where its host sits; if none is named, in the first seat that is free."""
    spectators: bool = True
    spectator_delay: Annotated[float, Meta(ge=0, le=_LONGEST_DELAY)] = 0
    patience: _Patience = _PATIENCE
    bell: _Bell | UnsetType = UNSET
    """If nobody says, as the server is set (5 seconds), or by correspondence where a clock leaves an hour or more."""
    advice: bool = False
    """Whoever sits here may ask what a clerk would do; who plays alone among bots always may."""
    name: _TableName = ""


class TableChange(Struct, kw_only=True):
    """What the host changes before the start."""

    options: Annotated[dict[str, Any], Meta(max_length=40)] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: ClockRule | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    spectator_delay: Annotated[float, Meta(ge=0, le=_LONGEST_DELAY)] | UnsetType = UNSET
    patience: _Patience | UnsetType = UNSET
    bell: _Bell | UnsetType = UNSET
    advice: bool | UnsetType = UNSET
    name: _TableName | UnsetType = UNSET


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


class Expect(Struct):
    """Say who is expected in a free seat, or (nothing) that anybody may come."""

    seat: SeatName
    name: Annotated[str, Meta(max_length=40)] = ""


class Ready(Struct):
    """Say that one is ready for the match to begin, or not yet."""

    ready: bool = True


class SeatBot(Struct):
    """Put a bot of this level in a seat, or (`null`) take it away."""

    seat: SeatName
    level: _Level | None = None


class Fill(Struct):
    """Put bots of this level in all free seats."""

    level: _Level = "usher"


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
    face: str = ""
    """What the portrait is drawn from; empty: the name."""
    invited: str = ""
    """Who is expected here, while nobody sits here."""
    ready: bool = False
    """The person is ready for the match to begin."""
    temper: str = ""
    """What a bot is like, from the catalogue; nothing: even-tempered, or no bot."""


class LessonAt(Struct, kw_only=True):
    """How far the lesson has come that leads through a table's match; its words are at `/api/lessons/…`."""

    id: str
    beat: int
    """From 0."""
    beats: int
    waits: Literal["next", "deed", "others", "end"]
    """What comes next: that one has read it (`lesson`: `next`); a deed; what the others do; nothing, it is over."""
    point: list[str]
    """What the usher points at: things, seats, zones of the frame; the first to be seen."""
    prompt: str
    """The prompt of the question he wants answered; empty: what is due."""
    wanted: list[Any]
    """The answers he waits for; if none, any."""
    seat: str
    """Where the pupil sits."""


class PuzzleWords(Struct):
    """A puzzle in words."""

    title: str
    task: str
    """The goal, in one sentence."""
    tale: str
    """One or two sentences of what it is about."""
    hint: str
    lesson: str
    """What the solution teaches."""


class PuzzleAt(Struct, kw_only=True):
    """The puzzle a table is for."""

    id: str
    """Game and name; of one that somebody brought, or made of a position, `own`."""
    state: Literal["open", "solved", "failed"]
    seat: str
    """Who is to find something."""
    done: int
    """How many answers were given; none can be taken back before the first."""
    answers: int
    """How many may be given; 0: that does not matter."""
    steps: int
    """How many the solution takes; 0: it is not known."""
    showing: bool
    """The solution is being shown: `lead` goes on in it."""
    helped: bool
    """It was shown at this table."""
    words: dict[Language, PuzzleWords]
    """What is said of it."""


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
    advice: bool
    """It is agreed that whoever sits here may ask what a clerk would do."""
    advisable: bool
    """One may ask now: it is agreed, or only one person plays here."""
    advised: bool
    """Somebody has asked: this match is not rated."""
    pace: Pace
    """How fast bots go: as the calmest of those present wishes."""
    paused: bool
    """The only person here has stopped bots and clocks."""
    watching: int
    """How many look on."""
    created: float
    round: Round | None = None
    """How far its match has come; for those who look on later, nothing."""
    commitment: str | None = None
    invitation: str | None = None
    """For the host only: what must be given to join or watch a table that is not public."""
    rematch: str | None = None
    """The table where it goes on."""
    result: Result | None = None
    ended: float | None = None
    """When its match was over."""
    lesson: LessonAt | None = None
    """A lesson leads through the match: only what it waits for can be done."""
    puzzle: PuzzleAt | None = None
    """The match is a puzzle."""
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


class MyMatch(Struct, kw_only=True):
    """A match somebody plays: what it wants of them, or whom it waits for."""

    table: Table
    yours: bool
    """The match waits for you."""
    waiting: list[str]
    """The seats it waits for."""
    since: float
    """Since when, as a date."""
    until: float | None
    """When your time is up, as a date; nothing, where no clock runs for you."""
    prompt: str
    """What you are asked: a message id; nothing, if you are not."""
    facts: dict[str, Any]
    """The facts of that message."""
    figures: dict[str, int]
    """How you stand, in the figures of your view: your `place` and whatever else can be counted of you."""
    offers: list[str]
    """The seats whose offers wait for your signature."""


class MyMatches(Struct):
    """The matches somebody plays, the most urgent first."""

    turns: list[MyMatch]


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
    faces: list[str]
    """What portraits are drawn from, where somebody chose one; else nothing."""
    steps: int
    """Positions 0 (the beginning) to `steps` (the end)."""
    turns: list[ReplayStep]
    result: Result | None
    log: list[ChronicleLine]
    """All that anybody heard, in order."""
    changes: list[LedgerChange]
    """What each seat won and lost, in order: together they are the ledger of the outcome."""
    moments: list[Moment]
    """At most three that decided it, in order."""
    played: float | None
    """Seconds from its making to its end; nothing, for an uploaded match."""
    key: str | None
    """What all chance came from; `palazzo verify` checks it against the commitment. None for an uploaded match."""
    commitment: str | None
    """What this server published when the match began; nothing, for an uploaded match or a written position."""


class ChronicleLine(Struct):
    """A line of the log, the step it came at, and what it says."""

    step: int
    turn: int
    event: str
    facts: dict[str, Any]


class LedgerChange(Struct):
    """A seat won or lost something by this line of the log."""

    step: int
    turn: int
    seat: str
    cause: str
    amount: int
    line: int


class Moment(Struct):
    """Something that decided a match: `lead` (the winner is first for good), `betrayal`, `blow`, `windfall`."""

    kind: Literal["lead", "betrayal", "blow", "windfall"]
    step: int
    turn: int
    seat: str
    other: str
    amount: int
    line: int


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


# -- learning


class LessonInfo(Struct, kw_only=True):
    """A lesson as it is offered."""

    id: str
    """Game and name: `final-decrees/blame`."""
    number: int
    """Its place among the lessons of its game, from 1."""
    minutes: int
    title: str
    about: str
    beats: int
    begun: bool
    """You have begun it."""
    beat: int
    """How far you came, when you were last there."""
    done: bool
    """You have been at its end."""


class PuzzleInfo(Struct, kw_only=True):
    """A puzzle as it is offered: what is to be done, and whether you have."""

    id: str
    game: str
    seats: int
    edition: str
    """The edition of the game it is played by; of Last Will, `base` or `sacked`."""
    level: int
    """1: easy, 2: takes a thought, 3: hard."""
    title: str
    task: str
    """The goal, in one sentence."""
    tale: str
    show: list[str]
    """Two or three things or seats it is about."""
    tried: bool
    solved: bool
    helped: bool
    """You have been shown the solution."""


class GameLearning(Struct, kw_only=True):
    """What there is to learn of a game."""

    game: str
    minutes: list[int]
    """How long a match takes as a rule: from and to."""
    weight: int
    """1: light, 2: middling, 3: heavy."""
    about: str
    """What one does in it, in one sentence."""
    lessons: list[LessonInfo]
    puzzles: list[PuzzleInfo]


class Learning(Struct, kw_only=True):
    """Lessons and puzzles, and how far you have come, in the language you asked for."""

    games: list[GameLearning]
    today: PuzzleInfo | None
    """The puzzle of the day, the same for everybody."""
    laid: dict[str, Any]
    """How its table lies at the beginning, as anybody who looks on sees it: for a small picture of the position."""
    day: str
    """Which day that is (2026-11-17), by Universal Time."""
    streak: int
    """On how many days in a row you have solved the puzzle of the day, up to today or yesterday."""
    finished: int
    """How many matches you have finished: who has finished none is offered the first lesson."""


class LessonBeat(Struct):
    """A beat of a lesson in words: `<b>` and `<em>` mark what matters, there are no other marks."""

    say: str
    do: str
    """What is to be done; empty, if it is only read."""
    wrong: str
    """A kind word where something else was done; empty: the usual one."""
    joins: bool
    """It is asked for on the same paper as the beat before, and not counted."""


class LessonWords(Struct, kw_only=True):
    """All the usher says in a lesson, in one language."""

    id: str
    title: str
    about: str
    beats: list[LessonBeat]
    next: str | None
    """The lesson that follows, if there is one."""


class BeginLesson(Struct):
    """The lesson to be begun; at a table of one's own that is still open one goes on, unless it should begin anew."""

    lesson: Annotated[str, Meta(max_length=80)]
    anew: bool = False


class BeginPuzzle(Struct):
    """The puzzle to be tried; at a table of one's own that is still open one goes on, unless it should begin anew."""

    puzzle: Annotated[str, Meta(max_length=80)]
    anew: bool = False


class BringPuzzle(Struct):
    """A puzzle somebody brings: the text of its file."""

    text: Annotated[str, Meta(max_length=200_000)]


class SharePosition(Struct):
    """Which position is to be shared: of a finished match, a step of it and through whose eyes."""

    step: Annotated[int, Meta(ge=0)] = 0
    seat: Annotated[str, Meta(max_length=4)] = ""


class Position(Struct):
    """A position somebody shared: a table as one seat saw it."""

    id: str
    game: str
    seats: int
    seat: str
    """From where it was seen, and where whoever opens it sits."""
    options: dict[str, Any]


class SeenPosition(Position, kw_only=True):
    """A shared position with the table itself."""

    view: View
    """As that seat sees it."""


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
