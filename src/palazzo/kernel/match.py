"""A match: the rules ask, the seats answer, everything else watches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from palazzo.kernel import chance
from palazzo.kernel.deals import Deals, written
from palazzo.kernel.errors import IllegalAnswer, shown
from palazzo.kernel.imagining import imagine
from palazzo.kernel.openings import Opening
from palazzo.kernel.papers import Deal, Promise
from palazzo.kernel.questions import SCALARS, Question, plain
from palazzo.kernel.registry import COPIES
from palazzo.kernel.rules import KERNEL_EVENTS, Outcome, Rules
from palazzo.kernel.steps import RUN, WAIT, HalfMade, Next, Step
from palazzo.kernel.table import EVERY_SEAT, EVERYONE, SEAT, SEATS, Event, Table, bits
from palazzo.kernel.views import Memory, Path, put_at

if TYPE_CHECKING:
    from palazzo.kernel.shapes import View
    from palazzo.kernel.texts import Texts

DUE: Final = ""
"""In the journal: the answer to what the match waited for."""

PRIVATE: Final[tuple[Path, ...]] = (("questions",), ("undo",), ("deals",), ("promises",))
"""Where in its view each sees something else, whatever the game; its table may have more such places."""
MOST_OTHERS: Final = 500
"""Answers drawn in search of one that keeps all promises."""
MOST_ENDINGS: Final = 3
"""Ways drawn in which a half-made choice might end, besides the quiet one."""
NOTHING: Final[list[Any]] = []
NO_PAPERS: Final[list[Any]] = [NOTHING, False, NOTHING, NOTHING]

FIRST_SEAT: Final[tuple[int, ...]] = tuple((seats & -seats).bit_length() - 1 for seats in range(EVERY_SEAT + 1))
"""By mask of seats: the first of them."""


class Questions:
    """The open questions, due ones first; each is built when somebody comes to it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __iter__(self) -> Iterator[Question]:
        match = self.match
        table = match.table
        if table.over:
            return
        waits = table.stack[-1].waits
        while waits:
            lowest = waits & -waits
            yield match.due_question(lowest.bit_length() - 1)
            waits ^= lowest
        for seat in range(table.seats):
            yield from match.open_questions(seat)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return not self.match.table.over

    def __getitem__(self, index: int) -> Question:
        return list(self)[index]

    def __repr__(self) -> str:
        return repr(list(self))


class Match:
    """One match in progress, or over."""

    def __init__(self, rules: Rules, table: Table, origin: dict[str, Any], options: dict[str, Any]) -> None:
        self.rules = rules
        self.table = table
        self.origin = origin
        self.options = options
        self.past: list[tuple[int, str, Any]] = []
        self.own_past = True
        self.fence = 0
        self.last = -1
        self.begun = -1
        self.brisk = False
        self.fell_back = False
        self.heard: dict[int, tuple[int, int]] = {}
        """For each who looked (-1: a spectator): how much of the log they have read, and how many lines it was."""
        self.followed: dict[int, list[dict[str, Any]]] = {}
        """For each seat that follows the match: the lines it has read."""
        self.latest: Question | None = None

    def __repr__(self) -> str:
        from palazzo.kernel.printing import match_in_short

        return match_in_short(self)

    def __str__(self) -> str:
        """The table in words as a spectator sees it: nobody's secret is in it."""
        return self.board()

    # -- asking

    @property
    def game(self) -> str:
        """The id of the game in the catalogue."""
        return self.rules.entry.id

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.table.seats

    @property
    def over(self) -> bool:
        """Nothing is asked any more."""
        return self.table.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.rules.outcome(self.table) if self.table.over else None

    @property
    def questions(self) -> Questions:
        """All that may be answered now, the due questions first."""
        return Questions(self)

    @property
    def due(self) -> Question | None:
        """The first question the match waits for; nothing when it is over."""
        question = self.latest
        if question is None:
            table = self.table
            if not table.over:
                # Written out, for nothing is asked for more often: the same as to put it to the first seat waited for.
                step = table.stack[-1]
                seat = FIRST_SEAT[step.waits]
                question = self.latest = getattr(step, step.asks)(table, seat)
                question.seat = seat
                question.moment = table.moments
                question.turn = table.given[seat]
                question.rules = self.rules
                question.house = self.options
        return question

    def due_question(self, seat: int) -> Question:
        """What the match waits for this seat to answer."""
        question = self.latest
        return question if question is not None and question.seat == seat else self.put(seat)

    def put(self, seat: int) -> Question:
        """Put the due question to a seat."""
        table = self.table
        step = table.stack[-1]
        question: Question = getattr(step, step.asks)(table, seat)
        question.seat = seat
        question.moment = table.moments
        question.turn = table.given[seat]
        question.rules = self.rules
        question.house = self.options
        self.latest = question
        return question

    def open_questions(self, seat: Any) -> Iterator[Question]:
        """What this seat may do meanwhile: change a secret answer, or take an opening."""
        for question in self.offered(self.index(seat)):
            question.rules = self.rules
            question.house = self.options
            yield question

    def offered(self, seat: int) -> Iterator[Question]:
        """The same, of a seat by its number."""
        table = self.table
        if table.over:
            return
        step = table.stack[-1]
        if seat in step.answers:
            question: Question = getattr(step, step.asks)(table, seat)
            question.seat = seat
            question.due = False
            question.tag = f"change.{table.moments}.{seat}"
            yield question
        for opening in self.openings():
            yield from opening.questions(table, seat)

    def openings(self) -> tuple[Opening, ...]:
        """What anyone may do now: a choice another has only half made closes nothing, for nobody knows of it."""
        for step in reversed(self.table.stack):
            if not isinstance(step, HalfMade):
                return step.openings()
        return ()

    # -- answering

    def answer(self, seat: Any, value: Any, question: Any = None) -> None:
        """Take a seat's answer; IllegalAnswer says why not, and then nothing has changed."""
        asked = self.latest
        # The very number: True and 1.0 are equal to it, and no seats.
        if question is not None or asked is None or seat is not asked.seat:
            asked = self.asked(seat, question)
            if asked is None:
                self.answer_opening(seat, value, question)
                return
            seat = asked.seat
        fault = asked.fault(value)
        if fault is not None:
            raise asked.refusal(fault)
        table = self.table
        step = table.stack[-1]
        if table.promises and self.options.get("binding") and not (step.together and step.asked.bit_count() > 1):
            self.hold_to_promises(seat, value)
        if type(value) is not str:
            value = asked.own(value)
        if not self.own_past:
            self.past = self.past[:]
            self.own_past = True
        self.past.append((seat, DUE, value))
        table.given[seat] += 1
        table.fenced = False
        table.taught = 0
        self.latest = None
        waits = step.waits = step.waits ^ 1 << seat
        if step.together:
            answers = step.answers
            answers[seat] = value
            if waits:
                if self.brisk:
                    self.answer_what_is_forced()
                return
            value = answers
            step.answers = {}
            if len(answers) > 1:
                table.fenced = True
                table.taught = EVERYONE
        if seat != self.last and self.begun < 0:
            self.begun = len(self.past) - 1
        coming = getattr(step, step.then)(table, value)
        if coming is not WAIT:
            self.run(coming)
        if not table.stack[-1].hushed():
            table.moments += 1
            if seat != self.last:
                self.last = seat
                self.fence = self.begun
            self.begun = -1
        if table.fenced:
            self.raise_fence()
        if table.deals and not table.over:
            self.prune_deals()
        if self.brisk:
            self.answer_what_is_forced()

    def asked(self, seat: Any, question: Any) -> Question | None:
        """The due question this answer is for; nothing, if it is for an opening."""
        table = self.table
        if table.over:
            raise IllegalAnswer("match-over")
        mine = self.index(seat)
        if mine < 0:
            raise self.no_such_seat(seat)
        if not table.stack[-1].waits >> mine & 1:
            return None
        due = self.due_question(mine)
        return due if question is None or question == due.id else None

    def answer_opening(self, who: Any, value: Any, question: Any) -> None:
        """Take an answer to something the match does not wait for."""
        seat = self.index(who)
        table = self.table
        step = table.stack[-1]
        if question is None and seat in step.answers:
            question = f"change.{table.moments}.{seat}"
        for found in self.open_questions(seat):
            if found.id == question:
                break
        else:
            if question is None:
                raise IllegalAnswer("not-asked", {"seat": SEAT[seat], "asked": self.waiting()["for"]})
            due = self.due_question(seat) if step.waits >> seat & 1 else None
            raise IllegalAnswer("no-such-question", {"value": shown(question)}, question=due)
        fault = found.fault(value)
        if fault is not None:
            raise found.refusal(fault)
        value = plain(value)
        self.enter(seat, found.id, value)
        if found.id.startswith("change."):
            step.answers[seat] = value
            return
        table.fenced = False
        table.taught = 0
        table.stirred = False
        name = found.id.split(".")[0]
        opening = next(opening for opening in self.openings() if opening.name == name)
        interruption = opening.take(table, found, value)
        if self.last >= 0 and (table.taught >> self.last & 1 or seat == self.last):
            self.fence = len(self.past)
        if self.begun >= 0 and (table.taught | 1 << seat) & step.asked:
            self.begun = len(self.past)
        self.latest = None
        if interruption is not None:
            self.make_anew()
            interruption.interrupts = True
            table.stack.append(interruption)
            self.last = self.begun = -1
            self.run(RUN)
            table.moments += 1
        elif table.stirred:
            self.last = self.begun = -1
            table.moments += 1
        self.ask_again()

    def raise_fence(self) -> None:
        """Something has become known: nothing before it can be taken back."""
        self.fence = len(self.past)
        if self.begun >= 0:
            self.begun = len(self.past)

    def prune_deals(self) -> None:
        """Offers that can no longer be carried out lapse."""
        for opening in self.openings():
            if isinstance(opening, Deals):
                opening.prune(self.table)

    def ask_again(self) -> None:
        """After something happened meanwhile: begun choices are made anew, answers that no longer stand asked again."""
        table = self.table
        if table.over:
            return
        if table.stirred:
            self.make_anew()
        self.check_answers()

    def make_anew(self) -> None:
        """A choice that is only half made is begun again."""
        stack = self.table.stack
        while isinstance(step := stack[-1], HalfMade):
            stack.pop()
            getattr(stack[-1], step.anew())(self.table)
        self.latest = None

    def check_answers(self) -> None:
        """Secret answers that no longer stand are asked again."""
        step = self.table.stack[-1]
        self.latest = None
        for seat in list(step.answers):
            if self.due_question(seat).fault(step.answers[seat]) is not None:
                del step.answers[seat]
                step.waits |= 1 << seat
        self.latest = None

    def answer_what_is_forced(self) -> None:
        """In a brisk copy, questions with one answer answer themselves."""
        self.brisk = False
        waits = -1
        while waits and not self.table.over:
            waits = self.table.stack[-1].waits
            while waits:
                lowest = waits & -waits
                question = self.due_question(lowest.bit_length() - 1)
                if question.forced():
                    self.answer(question.seat, question.default())
                    break
                waits ^= lowest
        self.brisk = True

    def run(self, coming: Next) -> None:
        """Carry the rules on until they ask somebody or the match is over."""
        table = self.table
        stack = table.stack
        while coming is not WAIT and not table.over:
            step = stack[-1]
            if coming is RUN:
                coming = getattr(step, step.then)(table)
                continue
            stack.pop()
            if step.interrupts:
                coming = stack[-1].resume(table)
                if coming is WAIT:
                    self.check_answers()
            else:
                step = stack[-1]
                coming = getattr(step, step.then)(table, coming.result)

    def hold_to_promises(self, seat: int, value: Any) -> None:
        """House rule `binding`: what would break a promise is refused, if anything else would not.

        Nobody is held in a secret round: what an answer leads to there hangs on the others', which it must not tell.
        """
        broken = self.breaks(seat, value)
        if broken and self.keeping(seat) is not None:
            raise IllegalAnswer("you-promised", {"promise": broken}, question=self.due_question(seat))

    def keeping(self, seat: int) -> Any:
        """An answer by which this seat breaks no promise at once; nothing, if none is found."""
        question = self.due_question(seat)
        rng = Random(0)
        others = question.bounds().get("options") if question.kind == "pick" else None
        for other in others or (question.sample(rng) for _ in range(MOST_OTHERS)):
            if not self.breaks(seat, other):
                return other
        return None

    def breaks(self, seat: int, value: Any) -> str:
        """The promise of this seat that the answer would break at once; half a choice, if the whole must break it."""
        trial = self.clone()
        trial.options = {**self.options, "binding": False}
        trial.answer(seat, value)
        before = {promise.id: promise.fate for promise in self.table.promises}
        for promise in trial.table.promises:
            if promise.by == seat and promise.fate == "broken" and before.get(promise.id) == "open":
                return promise.id
        step = trial.table.stack[-1]
        return trial.must_break(seat) if isinstance(step, HalfMade) and step.waits >> seat & 1 else ""

    def must_break(self, seat: int) -> str:
        """The promise that goes on to be broken, however this seat finishes its choice."""
        question = self.due_question(seat)
        rng = Random(0)
        broken = ""
        for value in [question.default(), *[question.sample(rng) for _ in range(MOST_ENDINGS)]]:
            broken = self.breaks(seat, value)
            if not broken:
                return ""
        return broken

    # -- looking

    def index(self, seat: Any) -> int:
        """The number of a seat at this table, given as `0` or `"s0"`; -1 for a spectator, `None`."""
        if seat is None:
            return -1
        number = SEATS.get(seat, -1) if type(seat) is str else seat
        # The very type: True and 1.0 are equal to 1, and no seats.
        if type(number) is not int or not 0 <= number < self.table.seats:
            raise self.no_such_seat(seat)
        return number

    def no_such_seat(self, seat: Any) -> IllegalAnswer:
        """Nobody sits there."""
        return IllegalAnswer("no-such-seat", {"value": shown(seat), "most": self.table.seats - 1})

    def view(self, seat: Any = None, since: int = 0) -> View:
        """The table as this seat (None: a spectator) may see it, as plain data (`palazzo.views.View`).

        `since` leaves out the first so many lines of the log.
        """
        return cast("View", self.seen(seat, since))

    def seen(self, seat: Any, since: int = 0) -> dict[str, Any]:
        """The same, for who does not mind its type: what all see, and what only this seat does."""
        mine = self.index(seat)
        log = self.events(seat, since)
        view: dict[str, Any] = {
            "game": self.rules.entry.id,
            "rules": self.rules.entry.version,
            "options": dict(self.options),
            "seats": list(SEAT[: self.table.seats]),
            "you": None if mine < 0 else SEAT[mine],
            "version": self.heard[mine][1] + self.table.moments + (self.table.given[mine] if mine >= 0 else 0),
            **self.common(),
            "log": log,
            "commitment": self.commitment,
        }
        for path, value in zip(self.veiled(), self.private(mine)):
            put_at(view, path, plain(value))
        return view

    def follow(self, seat: Any) -> dict[str, Any]:
        """The view of a seat that looks again and again, as bots do: lines of the log it has read before are not
        written anew but shared with its earlier views: to read, not to change.
        """
        read = self.followed.setdefault(self.index(seat), [])
        view = self.seen(seat, len(read))
        read += view["log"]
        view["log"] = read[:]
        return view

    def common(self, memory: Memory | None = None) -> dict[str, Any]:
        """What all see alike, but for the log: the part of every view that need be made only once.

        With a memory, parts that stayed the same are shared with it: to read, not to change.
        """
        table = self.table
        common: dict[str, Any] = {
            "table": self.rules.lay(table, memory),
            "waiting": self.waiting(),
            "over": table.over,
            "outcome": None,
        }
        if table.over:
            outcome = self.rules.outcome(table)
            common["outcome"] = {
                "winners": [SEAT[s] for s in outcome.winners],
                "scores": list(outcome.scores),
                "places": list(outcome.places),
                "reason": outcome.reason,
            }
            common["key"] = table.key
        return common

    def veiled(self) -> list[Path]:
        """Where in its view each sees something else."""
        return [*PRIVATE, *[("table", *path) for path in self.rules.veiled(self.table.seats)]]

    def private(self, seat: int) -> list[Any]:
        """What this seat (-1: a spectator) sees in the veiled places, in their order: to read, not to change."""
        return self.papers_of(seat, bool(self.openings())) + self.rules.look(self.table, [seat])[0]

    def privates(self, seats: list[int], memory: Memory) -> list[tuple[list[Any], list[Any]]]:
        """The same for several, in two parts each: its papers, and what it sees of the table.

        A part that stayed as it was is the same one, as far as that can be told easily.
        """
        looks = self.rules.look(self.table, seats, memory)
        open_to_all = bool(self.openings())
        return [(self.papers_of(seat, open_to_all), look) for seat, look in zip(seats, looks)]

    def papers_of(self, seat: int, open_to_all: bool) -> list[Any]:
        """A seat's questions, whether it may take its last answer back, its deals and the promises it knows of."""
        table = self.table
        deals, promises = table.deals, table.promises
        asked = open_to_all or self.is_asked(seat)
        undo = seat >= 0 and self.can_undo(seat)
        if not asked and not undo and not deals and not promises:
            return NO_PAPERS
        return [
            [self.seen_question(question) for question in self.questions_of(seat)] if asked else NOTHING,
            undo,
            [seen_deal(deal) for deal in deals if seat >= 0 and deal.parties >> seat & 1] if deals else NOTHING,
            [seen_promise(one) for one in promises if is_known(one, seat)] if promises else NOTHING,
        ]

    def is_asked(self, seat: int) -> bool:
        """The match waits for this seat, or for others while this one may still change its answer."""
        if seat < 0 or self.table.over:
            return False
        step = self.table.stack[-1]
        return bool(step.waits >> seat & 1) or seat in step.answers

    def questions_of(self, seat: int) -> list[Question]:
        """What is open to this seat."""
        if seat < 0 or self.table.over:
            return []
        due = [self.due_question(seat)] if self.table.stack[-1].waits >> seat & 1 else []
        return due + list(self.open_questions(seat))

    def seen_question(self, question: Question) -> dict[str, Any]:
        """A question as plain data; a secret answer already given stands beside it."""
        name = question.id
        seen: dict[str, Any] = {
            "id": name,
            "kind": question.kind,
            "due": question.due,
            "window": question.window,
            "prompt": question.prompt,
            "facts": question.facts,
            "rule": self.rules.chapters.get(question.prompt, ""),
            **question.bounds(),
        }
        if name.startswith("change."):
            seen["answer"] = self.table.stack[-1].answers[question.seat]
        return seen

    def waiting(self) -> dict[str, Any]:
        """Whom the table waits for and why: all who were asked, not who has answered already."""
        if self.table.over:
            return {"for": [], "why": "wait-over"}
        step = self.table.stack[-1]
        public = step
        for lower in reversed(self.table.stack):
            if not isinstance(lower, HalfMade):
                public = lower
                break
        return {"for": [SEAT[seat] for seat in bits(step.asked)], "why": public.waiting()}

    def events(self, seat: Any = None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat (None: a spectator) has heard, in order, but for the first `since` lines."""
        mine = self.index(seat)
        mask = 0 if mine < 0 else 1 << mine
        log = self.table.log
        start, lines = self.heard.get(mine, (0, 0))
        if lines > since or start > len(log):
            start = lines = 0
        heard: list[dict[str, Any]] = []
        for place in range(start, len(log)):
            event = log[place]
            if event[1] != EVERYONE and not event[1] & mask:
                continue
            lines += 1
            if lines > since:
                heard.append(self.line(event, mask))
        self.heard[mine] = (len(log), lines)
        return heard

    def line(self, event: Event, mask: int) -> dict[str, Any]:
        """One event, as those of this mask have heard it."""
        what, _, to, secret, said = event
        names = self.rules.events[what] if what in self.rules.events else KERNEL_EVENTS[what]
        line: dict[str, Any] = {"event": what}
        if to & mask:
            line["told"] = True
            said = (*said, *secret)
        for name, value in zip(names, said, strict=False):
            line[name] = value if type(value) in SCALARS else plain(value)
        return line

    def texts(self, language: str = "en", names: list[str] | None = None) -> Texts:
        """What things are called at this table (`palazzo.Texts`), in English (`en`) or Italian (`it`)."""
        from palazzo.kernel.printing import texts_of

        return texts_of(self.rules, self.options, language, names)

    def board(self, seat: Any = None, language: str = "en", names: list[str] | None = None) -> str:
        """The table in words, with what is asked, as this seat (None: a spectator) may see it."""
        from palazzo.kernel.printing import board

        return board(self, seat, self.texts(language, names))

    def account(self, seat: Any = None, language: str = "en", names: list[str] | None = None) -> str:
        """All that happened, in prose, as this seat (None: a spectator) has heard it."""
        from palazzo.kernel.printing import account

        return account(self.events(seat), self.texts(language, names), self.rules.paragraphs)

    @property
    def commitment(self) -> str:
        """The hash, published at the start, of the key that all chance comes from; empty, if there is no seal."""
        return str(self.origin.get("commitment", ""))

    def audit(self) -> tuple[str, ...]:
        """Every broken invariant, as text: none when all is well."""
        table = self.table
        faults = self.rules.audit(table)
        lies: dict[int, int] = {}
        for group in self.rules.zones(table):
            for zone in group:
                for thing in zone.things:
                    lies[thing] = zone.place
        for thing in table.sights:
            for seat in range(table.seats):
                places = table.supposed(seat, thing)
                if not places:
                    continue
                if thing not in lies:
                    faults.append(f"seat {seat} supposes {table.kind_of(thing)} hidden, but it is not")
                elif lies[thing] not in places:
                    faults.append(f"seat {seat} supposes {table.kind_of(thing)} in {places}, it is in {lies[thing]}")
                elif table.owner_of(lies[thing]) == seat:
                    faults.append(f"seat {seat} has a note of its own {table.kind_of(thing)}")
        return tuple(faults)

    # -- copies

    def clone(self, brisk: bool = False) -> Match:
        """A copy that goes its own way; a brisk one answers forced questions by itself."""
        copy = Match(self.rules, COPIES[type(self.table)](self.table), self.origin, self.options)
        copy.past = self.past
        copy.own_past = self.own_past = False
        copy.fence = self.fence
        copy.last = self.last
        copy.begun = self.begun
        copy.fell_back = self.fell_back
        copy.brisk = brisk or self.brisk
        return copy

    def resample(self, seat: Any, rng: Random, brisk: bool = False) -> Match:
        """A match that this seat could not tell from this one, with a chance of its own.

        Should none be found, the true one is given and says so: `fell_back`.
        """
        mine = self.index(seat)
        self.table.work_out()
        world = self.clone()
        table = world.table
        table.key = f"{rng.getrandbits(128):032x}"
        mask = 0 if mine < 0 else 1 << mine
        table.log = [
            event if event[2] & mask or not event[2] else (event[0], event[1], 0, (), event[4])
            for event in table.log
            if event[1] == EVERYONE or event[1] & mask
        ]
        table.motions = []
        table.own_log = True
        world.fell_back = not imagine(self.rules, table, mine, rng)
        for step in table.stack:
            for other in step.answers:
                if other != mine:
                    step.answers[other] = getattr(step, step.asks)(table, other).sample(rng)
        step = table.stack[-1]
        world.latest = None
        world.past = []
        world.own_past = True
        own = mine >= 0 and mine not in step.answers and self.can_undo(mine)
        world.fence = -1 if own else 0
        world.last = mine if own else self.last
        world.begun = -1
        world.origin = {
            "table": COPIES[type(table)](table),
            "commitment": self.commitment,
            "last": world.last,
            "fence": world.fence,
        }
        world.brisk = brisk
        return world

    # -- the journal

    def enter(self, seat: int, question: str, value: Any) -> None:
        """Write an answer into the journal, which copies of this match may share."""
        if not self.own_past:
            self.past = self.past[:]
            self.own_past = True
        self.past.append((seat, question, value))
        self.table.given[seat] += 1

    @property
    def journal(self) -> list[tuple[int, str, Any]]:
        """All answers in order: seat, question (empty: what the match waited for), value. It holds every secret."""
        return self.past[:]

    def can_undo(self, seat: Any) -> bool:
        """The seat may take its last answer back: nothing has become known since."""
        mine = self.index(seat)
        if mine < 0 or self.table.over:
            return False
        if mine in self.table.stack[-1].answers:
            return True
        if mine == self.last:
            return self.fence < 0 or self.last_answer(mine) >= self.fence
        begun = self.begun >= 0 and bool(self.table.stack[-1].asked >> mine & 1)
        return begun and self.last_answer(mine) >= self.begun

    def last_answer(self, seat: int) -> int:
        """Where in the journal this seat's last answer lies, or -1; openings taken since do not count."""
        for index in range(len(self.past) - 1, -1, -1):
            who, question, _ = self.past[index]
            if who == seat and (question == DUE or question.startswith("change.")):
                return index
        return -1

    def waiting_answer(self, seat: int) -> int:
        """Where in the journal the answer lies that waits for the others, or -1; an interruption may have come."""
        again = self.restart()
        asked_by: dict[int, Step] = {}
        for index, (who, question, value) in enumerate(self.journal):
            if who == seat and (question == DUE or question.startswith("change.")):
                asked_by[index] = again.table.stack[-1]
            again.answer(who, value, question or None)
        step = again.table.stack[-1]
        return max((index for index, by in asked_by.items() if by is step), default=-1)

    def undo(self, seat: Any) -> None:
        """Take a seat's last answer back, as far as nothing has become known since."""
        mine = self.index(seat)
        if not self.can_undo(mine if mine >= 0 else None):
            raise IllegalAnswer("nothing-to-take-back")
        past = self.journal
        last = self.waiting_answer(mine) if mine in self.table.stack[-1].answers else self.last_answer(mine)
        if last < 0:
            raise IllegalAnswer("nothing-to-take-back")
        again = self.restart()
        for index, (who, question, value) in enumerate(past):
            if index == last:
                continue
            try:
                again.answer(who, value, question or None)
            except IllegalAnswer:
                if index < last:
                    raise
        self.table, self.past, self.own_past = again.table, again.past, True
        self.fence, self.last, self.begun = again.fence, again.last, again.begun
        self.latest = None
        self.heard = {}
        self.followed = {}

    def restart(self) -> Match:
        """The match as it began."""
        origin = self.origin
        seats = self.table.seats
        if "table" in origin:
            return resume(self.rules, origin, self.options)
        again = start(self.rules, seats, origin["key"], self.options, origin.get("position"))
        again.origin = origin
        return again

    def save(self, compact: bool = False) -> str | bytes:
        """The whole match as a JSON document, or as compact bytes. It holds every secret."""
        from palazzo.kernel.saves import save

        return save(self, compact)


def seen_deal(deal: Deal) -> dict[str, Any]:
    """An offer, as its parties see it."""
    return {
        "id": deal.id,
        "by": SEAT[deal.by],
        "parties": [SEAT[s] for s in bits(deal.parties)],
        "agreed": [SEAT[s] for s in bits(deal.agreed)],
        **written(deal),
    }


def is_known(promise: Promise, seat: int) -> bool:
    """This seat knows of a promise: it is one of the two, or all have seen what became of it."""
    return promise.fate in ("kept", "broken") or seat in (promise.by, promise.to)


def seen_promise(promise: Promise) -> dict[str, Any]:
    """A promise, as those who know of it see it."""
    return {
        "id": promise.id,
        "by": SEAT[promise.by],
        "to": SEAT[promise.to],
        "promise": promise.promise,
        "fate": promise.fate,
        **dict(promise.words),
    }


def resume(rules: Rules, origin: dict[str, Any], options: dict[str, Any]) -> Match:
    """A match that begins at an imagined table."""
    table = origin["table"]
    match = Match(rules, COPIES[type(table)](table), origin, options)
    match.last = origin["last"]
    match.fence = origin["fence"]
    return match


def start(rules: Rules, seats: int, key: str, options: dict[str, Any], position: dict[str, Any] | None = None) -> Match:
    """A new match, or one that begins in a written position: what was written no seal covers, so it has none."""
    entry = rules.entry
    origin: dict[str, Any] = {"key": key}
    if position is None:
        origin["commitment"] = chance.commitment(key, entry.id, entry.version, seats, options)
        table = rules.deal_out(seats, key, options)
    else:
        position = plain(position)
        table = rules.lay_out(seats, key, options, position)
        origin["position"] = position
    match = Match(rules, table, origin, options)
    match.run(WAIT if table.stack[-1].waits else RUN)
    return match


__all__ = ["Match", "Questions", "Step", "start"]
