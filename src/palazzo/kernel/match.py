"""A match: the rules ask, the seats answer, everything else watches."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from palazzo.kernel import binding_promises, chance, looking
from palazzo.kernel.books import Books
from palazzo.kernel.deals import Deals
from palazzo.kernel.errors import BadPosition, IllegalAnswer, shown
from palazzo.kernel.foresight import WORLDS, Foresight
from palazzo.kernel.history import DUE, History, Line, is_answer
from palazzo.kernel.imagining import imagine
from palazzo.kernel.open_questions import CHANGE, Questions, no_such_seat, seat_index
from palazzo.kernel.positions import copied
from palazzo.kernel.questions import Question, plain
from palazzo.kernel.registry import COPIES
from palazzo.kernel.rules import Outcome, Rules
from palazzo.kernel.steps import RUN, WAIT, HalfMade, Next, Step
from palazzo.kernel.table import EVERY_SEAT, EVERYONE, MOST_PLACES, SEAT, Table

if TYPE_CHECKING:
    from palazzo.kernel.shapes import Foreseen, View
    from palazzo.kernel.texts import Texts

_FIRST_SEAT: Final[tuple[int, ...]] = tuple((seats & -seats).bit_length() - 1 for seats in range(EVERY_SEAT + 1))
"""By mask of seats: the first of them."""


class Match:
    """One match in progress, or over."""

    def __init__(self, rules: Rules, table: Table, origin: dict[str, Any], options: dict[str, Any]) -> None:
        self.rules = rules
        """The game that is played."""
        self.table = table
        """The true state: it holds every secret, and nobody but the rules may change it."""
        self.origin = origin
        """What the match began with: a key, a written position, or an imagined table. It holds every secret."""
        self.options = options
        """The settings of the table."""
        self.questions = Questions(rules, table, options)
        """All that may be answered now, the due questions first."""
        self._books = Books()
        """What those who look have worked out from the log so far."""
        self._history = History()
        self._readers = looking.Readers()
        self._brisk = False

    def __repr__(self) -> str:
        from palazzo.kernel.printing import match_in_short

        return match_in_short(self)

    def __str__(self) -> str:
        """The table in words as a spectator sees it: nobody's secret is in it."""
        return self.board()

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
    def due(self) -> Question | None:
        """The first question the match waits for; nothing when it is over."""
        questions = self.questions
        table = self.table
        if questions.latest is not None or table.over:
            return questions.latest
        return questions.put_to(_FIRST_SEAT[table.stack[-1].waits])

    @property
    def commitment(self) -> str:
        """The hash, published at the start, of the key that all chance comes from; empty, if there is no seal."""
        return str(self.origin.get("commitment", ""))

    # -- answering

    def answer(self, seat: Any, value: Any, question: Any = None) -> None:
        """Take a seat's answer; IllegalAnswer says why not, and then nothing has changed."""
        asked = self.questions.latest
        # The very number: True and 1.0 are equal to it, and no seats.
        if asked is None or seat is not asked.seat or question is not None:
            asked = self._asked(seat, question)
        fault = asked.fault(value)
        if fault is not None:
            raise asked.refusal(fault)
        if not asked.due:
            self._answer_opening(asked, value)
            return
        if self.table.promises:
            binding_promises.hold_to_promises(self, asked.seat, value)
        if type(value) is not str:
            value = asked.own(value)
        self._history.enter(asked.seat, DUE, value)
        if self._run_with(asked.seat, value):
            self._settle(asked.seat)
        if self._brisk:
            self._answer_what_is_forced()

    def _answer_opening(self, asked: Question, value: Any) -> None:
        """Take an answer to something the match does not wait for."""
        value = plain(value)
        self._history.enter(asked.seat, asked.id, value)
        if asked.id.startswith(CHANGE):
            self._change_answer(asked.seat, value)
            return
        interruption = self._take_opening(asked, value)
        self._settle_opening(asked.seat, interruption)

    def _asked(self, seat: Any, question: Any) -> Question:
        """The question this answer is for: due, or an opening."""
        if self.table.over:
            raise IllegalAnswer("match-over")
        mine = seat_index(self.table, seat)
        if mine < 0:
            raise no_such_seat(self.table, seat)
        if self.questions.is_due(mine):
            due = self.questions.due_of(mine)
            if question is None or question == due.id:
                return due
        return self._asked_meanwhile(mine, question)

    def _asked_meanwhile(self, seat: int, question: Any) -> Question:
        """The opening of this id; without one, the seat changes an answer that waits for the others."""
        for found in self.questions.open_to(seat):
            if found.id == question or (question is None and found.id.startswith(CHANGE)):
                return found
        if question is None:
            raise IllegalAnswer("not-asked", {"seat": SEAT[seat], "asked": looking.waiting(self)["for"]})
        due = self.questions.due_of(seat) if self.questions.is_due(seat) else None
        raise IllegalAnswer("no-such-question", {"value": shown(question)}, question=due)

    def _change_answer(self, seat: int, value: Any) -> None:
        """Put another secret answer in the place of one that waits for the others."""
        self.table.given[seat] += 1
        self.table.stack[-1].answers[seat] = value

    def _run_with(self, seat: int, value: Any) -> bool:
        """Give the answer to the step that asked, and carry the rules on; not yet, if it waits for others too."""
        table = self.table
        table.given[seat] += 1
        table.fenced = False
        table.taught = 0
        step = table.stack[-1]
        self.questions.latest = None
        step.waits ^= 1 << seat
        if step.together:
            step.answers[seat] = value
            if step.waits:
                return False
            value = step.answers
            step.answers = {}
            if len(value) > 1:
                table.fenced = True
                table.taught = EVERYONE
                table.doubt()
        then = step.then
        coming = getattr(step, then)(table, value)
        if coming is not WAIT:
            self._run(coming, step, then)
        return True

    def _settle(self, seat: int) -> None:
        """After the rules were carried on: others have noticed it, or not yet; fences are raised, idle offers lapse."""
        table = self.table
        history = self._history
        if not table.stack[-1].hushed():
            table.moments += 1
            if seat != history.last:
                history.last = seat
                history.fence = history.begun if history.begun >= 0 else len(history.lines) - 1
            history.begun = -1
        elif seat != history.last and history.begun < 0:
            history.begun = len(history.lines) - 1
        if table.fenced:
            history.raise_fence()
        if table.deals and not table.over:
            self._drop_idle_offers()

    def _run(self, coming: Next | None, step: Step, then: str) -> None:
        """Carry the rules on, from what this method of a step said, until they ask somebody or the match is over."""
        table = self.table
        stack = table.stack
        while coming is not WAIT and not table.over:
            if coming is None:
                raise RuntimeError(
                    f"nothing comes after {type(step).__name__}.{then}: it does not return what does "
                    "(self.ask, self.ask_all, self.first, self.done, or another method that does)"
                )
            step = stack[-1]
            then = step.then
            if coming is RUN:
                coming = getattr(step, then)(table)
                continue
            stack.pop()
            if not stack:
                raise RuntimeError(
                    f"nothing comes after {type(step).__name__}: it was the last step, and did not finish the match"
                )
            if step.interrupts:
                step, then = stack[-1], "resume"
                coming = step.resume(table)
                if coming is WAIT:
                    self._check_answers()
            else:
                step = stack[-1]
                then = step.then
                coming = getattr(step, then)(table, coming.result)

    def _drop_idle_offers(self) -> None:
        """Offers that can no longer be carried out lapse."""
        for opening in self.questions.openings():
            if isinstance(opening, Deals):
                opening.prune(self.table)

    def _take_opening(self, asked: Question, value: Any) -> Step | None:
        """Carry an opening out; a step, if more must be asked before the match goes on."""
        table = self.table
        table.given[asked.seat] += 1
        table.fenced = False
        table.taught = 0
        table.stirred = False
        name = asked.id.split(".")[0]
        opening = next(opening for opening in self.questions.openings() if opening.name == name)
        return opening.take(table, asked, value)

    def _settle_opening(self, seat: int, interruption: Step | None) -> None:
        """After an opening was taken: what it stirred is made or asked anew."""
        table = self.table
        self._history.raise_fences_of(table.taught, seat, table.stack[-1].asked)
        self.questions.latest = None
        if interruption is not None:
            self._make_anew()
            interruption.interrupts = True
            table.stack.append(interruption)
            self._history.close()
            self._run(RUN, interruption, interruption.then)
            table.moments += 1
        elif table.stirred:
            self._history.close()
            table.moments += 1
        if not table.over:
            if table.stirred:
                self._make_anew()
            self._check_answers()

    def _make_anew(self) -> None:
        """A choice that is only half made is begun again."""
        stack = self.table.stack
        while isinstance(step := stack[-1], HalfMade):
            stack.pop()
            getattr(stack[-1], step.anew())(self.table)
        self.questions.latest = None

    def _check_answers(self) -> None:
        """Secret answers that no longer stand are asked again."""
        step = self.table.stack[-1]
        self.questions.latest = None
        for seat in list(step.answers):
            if self.questions.due_of(seat).fault(step.answers[seat]) is not None:
                del step.answers[seat]
                step.waits |= 1 << seat
        self.questions.latest = None

    def _answer_what_is_forced(self) -> None:
        """In a brisk copy, questions with one answer answer themselves."""
        self._brisk = False
        waits = -1
        while waits and not self.table.over:
            waits = self.table.stack[-1].waits
            while waits:
                lowest = waits & -waits
                question = self.questions.due_of(lowest.bit_length() - 1)
                if question.forced():
                    self.answer(question.seat, question.default())
                    break
                waits ^= lowest
        self._brisk = True

    # -- looking

    def view(self, seat: Any = None, since: int = 0) -> View:
        """The table as this seat (None: a spectator) may see it, as plain data (`palazzo.views.View`).

        `since` leaves out the first so many lines of the log.
        """
        _check_since(since)
        return cast("View", looking.view(self, seat_index(self.table, seat), self._readers, since))

    def events(self, seat: Any = None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat (None: a spectator) has heard, in order, but for the first `since` lines."""
        _check_since(since)
        return looking.events(self, seat_index(self.table, seat), self._readers, since)

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

    def audit(self) -> tuple[str, ...]:
        """Every broken invariant, as text: none when all is well."""
        faults = self.rules.audit(self.table)
        return tuple(faults + self._wrong_zones() + self._wrong_suppositions())

    def _wrong_zones(self) -> list[str]:
        """Hidden places that the kernel cannot count, and things that lie in two of them."""
        faults: list[str] = []
        places: dict[int, int] = {}
        for zone in [zone for group in self.rules.zones(self.table) for zone in group]:
            if not 0 <= zone.place < MOST_PLACES:
                faults.append(f"a hidden place has the number {zone.place}: they go from 0 to {MOST_PLACES - 1}")
            for thing in zone.things:
                if thing in places:
                    kind = self.table.kind_of(thing)
                    faults.append(f"thing {thing} ({kind}) lies in place {places[thing]} and again in {zone.place}")
                places[thing] = zone.place
        return faults

    def _wrong_suppositions(self) -> list[str]:
        """Where seats suppose hidden things, and these are not."""
        table = self.table
        places = {thing: zone.place for group in self.rules.zones(table) for zone in group for thing in zone.things}
        faults: list[str] = []
        for thing in table.sights:
            kind = table.kind_of(thing)
            for seat in range(table.seats):
                supposed = table.supposed(seat, thing)
                if not supposed:
                    continue
                if thing not in places:
                    faults.append(f"seat {seat} supposes {kind} hidden, but it is not: it came out without `expose`")
                elif places[thing] not in supposed:
                    faults.append(
                        f"seat {seat} supposes {kind} in {supposed}, it is in {places[thing]}: "
                        "it went there without a verb (`slip`, `pocket`), or by one that named another place"
                    )
                elif table.owner_of(places[thing]) == seat:
                    faults.append(f"seat {seat} has a note of its own {kind}")
        return faults

    # -- copies

    def clone(self, brisk: bool = False) -> Match:
        """A copy that goes its own way; a brisk one answers forced questions by itself."""
        copy = Match(self.rules, COPIES[type(self.table)](self.table), self.origin, self.options)
        copy._history = self._history.copied()
        copy._brisk = brisk or self._brisk
        copy._books = self._books
        copy._readers.take_over(self._readers)
        return copy

    def resample(self, seat: Any, rng: Random, brisk: bool = False) -> Match:
        """A match that this seat could not tell from this one, with a chance of its own.

        Should none be found, that is an error, NoWorld: nobody is ever given the true one.
        """
        chance.check_source(rng)
        mine = seat_index(self.table, seat)
        self.table.work_out()
        table = COPIES[type(self.table)](self.table)
        imagine(self.rules, table, mine, rng)
        own = mine >= 0 and mine not in table.stack[-1].answers and self.can_undo(mine)
        last = mine if own else self._history.last
        origin = {
            "table": COPIES[type(table)](table),
            "commitment": self.commitment,
            "last": last,
            "fence": -1 if own else 0,
        }
        world = Match(self.rules, table, origin, self.options)
        world._history.last = last
        world._history.fence = origin["fence"]
        world._brisk = brisk
        looking.share_books(self, world, mine)
        return world

    def foresee(
        self, seat: Any, answers: Any, worlds: int = WORLDS, rng: Random | None = None, question: Any = None
    ) -> Foreseen:
        """What answers given in a row would bring to this seat (`palazzo.views.Foreseen`), tried on imagined worlds.

        The first answers what is asked, or the opening of the id `question`. Nothing of this match is changed or read
        but to imagine worlds; should none be found, that is an error, NoWorld.
        """
        if type(answers) is not list:
            raise IllegalAnswer("want-list")
        return Foresight(self, seat, worlds, rng).of(answers, question)

    def save(self, compact: bool = False) -> str | bytes:
        """The whole match as a JSON document, or as compact bytes. It holds every secret."""
        from palazzo.kernel.saves import save

        return save(self, compact)

    # -- taking back

    @property
    def journal(self) -> list[Line]:
        """All answers in order: seat, question (empty: what the match waited for), value. It holds every secret."""
        return self._history.lines[:]

    def can_undo(self, seat: Any) -> bool:
        """The seat may take its last answer back: nothing has become known since."""
        mine = seat_index(self.table, seat)
        return mine >= 0 and self._history.can_undo(self.table, mine)

    def undo(self, seat: Any) -> None:
        """Take a seat's last answer back, as far as nothing has become known since."""
        mine = seat_index(self.table, seat)
        if not self.can_undo(seat):
            raise IllegalAnswer("nothing-to-take-back")
        waits = mine in self.table.stack[-1].answers
        last = self._waiting_answer(mine) if waits else self._history.last_answer(mine)
        if last < 0:
            raise IllegalAnswer("nothing-to-take-back")
        again = restarted(self)
        for index, (who, question, value) in enumerate(self._history.lines):
            if index == last:
                continue
            try:
                again.answer(who, value, question or None)
            except IllegalAnswer:
                if index < last:
                    raise
        self.table, self.questions, self._history = again.table, again.questions, again._history
        self._readers = looking.Readers()

    def _waiting_answer(self, seat: int) -> int:
        """Where in the journal the answer lies that waits for the others, or -1; an interruption may have come."""
        again = restarted(self)
        asked_by: dict[int, Step] = {}
        for index, line in enumerate(self._history.lines):
            if is_answer(line, seat):
                asked_by[index] = again.table.stack[-1]
            again.answer(line[0], line[2], line[1] or None)
        step = again.table.stack[-1]
        return max((index for index, by in asked_by.items() if by is step), default=-1)


def _check_since(since: Any) -> None:
    """So many lines of the log may be left out."""
    if type(since) is not int or since < 0:
        raise ValueError(f"since: a whole number from 0 up is wanted, not {since!r:.80}")


def rewind(match: Match, length: int) -> None:
    """Take a match back to after its first so many answers, whatever has become known since: for lessons only."""
    again = restarted(match)
    for who, question, value in match._history.lines[:length]:
        again.answer(who, value, question or None)
    match.table, match.questions, match._history = again.table, again.questions, again._history
    match._readers = looking.Readers()


def restarted(match: Match) -> Match:
    """The match as it began."""
    origin = match.origin
    if "table" in origin:
        return resume(match.rules, origin, match.options)
    again = start(match.rules, match.seats, origin["key"], match.options, origin.get("position"))
    again.origin = origin
    return again


def resume(rules: Rules, origin: dict[str, Any], options: dict[str, Any]) -> Match:
    """A match that begins at an imagined table."""
    table = origin["table"]
    match = Match(rules, COPIES[type(table)](table), origin, options)
    match._history.last = origin["last"]
    match._history.fence = origin["fence"]
    return match


def start(rules: Rules, seats: int, key: str, options: dict[str, Any], position: dict[str, Any] | None = None) -> Match:
    """A new match, or one that begins in a written position: what was written no seal covers, so it has none."""
    entry = rules.entry
    origin: dict[str, Any] = {"key": key}
    if position is None:
        origin["commitment"] = chance.commitment(key, entry.id, entry.version, seats, options)
        table = rules.deal_out(seats, key, options)
    else:
        position = copied(position)
        table = rules.lay_out(seats, key, options, position)
        origin["position"] = position
    if table.seats != seats or not table.stack:
        laid = "deal_out" if position is None else "lay_out"
        wanted = "clear it for its seats (clear_for)" if table.seats != seats else "put a first step on it (stack)"
        raise RuntimeError(f"{entry.id}: {laid} gives a table, and does not {wanted}")
    match = Match(rules, table, origin, options)
    step = table.stack[-1]
    match._run(WAIT if step.waits else RUN, step, step.then)
    if position is not None and (faults := match.audit()):
        raise BadPosition("position-wrong", {"why": "; ".join(faults)})
    return match


__all__ = ["Match", "Questions", "Step", "restarted", "rewind", "start"]
