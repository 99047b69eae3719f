"""Live play: JSON objects tagged by `type`, over one WebSocket a table; one type a message."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from palazzo.server.messages import Key, Problem, SeatName, Table, Words
from palazzo.server.views import LogLine, Question, View, Waiting

# -- client to server


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


class Reading(Struct, tag_field="type", tag="reading"):
    """This page has the paper of an offer open, or none any more: a bot is patient meanwhile; never answered."""

    deal: Annotated[str, Meta(max_length=200)] | None


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


class Advise(Struct, tag_field="type", tag="advise"):
    """What would a clerk do? Its answer to this question is only told: nothing is ever done by it."""

    id: Key
    question: Annotated[str, Meta(max_length=200)]


class AskPapers(Struct, tag_field="type", tag="papers"):
    """Which papers lie ready for the usual bargains of this moment?"""

    id: Key


class Lead(Struct, tag_field="type", tag="lead"):
    """Go on in a lesson one has read, or in a solution; back a beat, or an answer; to the beginning, or to that of the
    solution; or leave it and play on from here."""

    id: Key
    to: Literal["next", "back", "anew", "solution", "play-on"]


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Answer
    | Undo
    | Say
    | StandingPass
    | Why
    | Foresee
    | Advise
    | AskPapers
    | Shown
    | Reading
    | WaitFor
    | Pause
    | Lead
    | Ping
)


# -- server to client


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
    read: bool
    """You have it open: meanwhile it stands still too, within limits."""


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


class Advice(Struct, tag_field="type", tag="advice"):
    """What a clerk would do, and why."""

    id: str
    question: str
    answer: Any
    """None: it would leave this alone."""
    rule: str
    """The rule of thumb that decided."""
    facts: dict[str, Any]
    """What it went by, as the view shows it."""
    says: str
    """Why, in the language of who asked."""


class ReadyPaper(Struct):
    """A paper ready for a usual bargain: its name is said by the message `paper-<name>`."""

    name: str
    with_: str = field(name="with")
    offer: dict[str, Any]


class Papers(Struct, tag_field="type", tag="papers"):
    """The papers that lie ready, at most three a partner; none, where nothing can be offered just now."""

    id: str
    papers: list[ReadyPaper]


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
    | Advice
    | Papers
    | Talk
    | TableNews
    | ClockNews
    | Standing
    | BellNews
    | OfferNews
    | Pong
    | Bye
)
