"""Looking at a match: the only way anything leaves the engine.

A view is made of two halves, and a server that shows a table to many makes the first only once: what all see alike, in
which the *veiled* places are still empty, and what each sees there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from palazzo.kernel import binding_promises
from palazzo.kernel.agreements import Deal, Promise
from palazzo.kernel.books import ALL_SEATS, Book, Kept, is_heard
from palazzo.kernel.deals import Deals, written
from palazzo.kernel.memory import Memory
from palazzo.kernel.open_questions import CHANGE, seat_index
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import SCALARS, Question, plain
from palazzo.kernel.steps import HalfMade
from palazzo.kernel.table import EVERYONE, SEAT, SEATS, Event, bits
from palazzo.kernel.views import Path, above, put_at

if TYPE_CHECKING:
    from palazzo.kernel.match import Match

PRIVATE: Final[tuple[Path, ...]] = (("questions",), ("undo",), ("deals",), ("promises",), ("reading", "yours"))
"""Where in its view each sees something else, whatever the game; its table may have more such places."""
_PARTS: Final = ("facts", "people", "places", "papers", "piles", "yours")
"""What a table is made of, so that any client can show it."""
_LISTED: Final = ("people", "places", "papers")
"""Those that are lists; the others are tables."""
DEALING: Final = frozenset(("subset", "split", "assign", "number", "order"))
"""The kinds of question that deal things out: they come with a likely answer."""
_MOST_PAPERS: Final = 3
"""So many papers lie ready for each partner, at most."""
_NOTHING: Final[list[Any]] = []
_NOTHING_READ: Final[dict[str, Any]] = {}
_NOTHING_PRIVATE: Final[list[Any]] = [_NOTHING, False, _NOTHING, _NOTHING, _NOTHING_READ]


class Readers:
    """How far those who look at a match have read its log; -1 is a spectator."""

    def __init__(self) -> None:
        self.read: dict[int, tuple[int, int]] = {}
        """For each who looked: how much of the log they have read, and how many lines it was to them."""
        self.followed: dict[int, list[dict[str, Any]]] = {}
        """For each seat that follows the match: the lines it has read."""
        self.memory = Memory()
        """What those who follow the match saw last."""
        self.veils: _Veils | None = None
        """Where each of them sees something else, once one has looked."""

    def take_over(self, others: Readers) -> None:
        """The log of a copy begins as that of its match: what has been read there need not be read again."""
        self.followed = {seat: lines[:] for seat, lines in others.followed.items()}
        self.read = {seat: others.read[seat] for seat in self.followed}
        self.veils = others.veils


class _Veils:
    """The way to the veiled places of a view, so that each part on it is copied once, and none is looked for twice."""

    def __init__(self, places: list[Path]) -> None:
        ways = above(places)
        number: dict[Path, int] = {(): 0, **{path: at for at, path in enumerate(ways, 1)}}
        self._parts = [(number[path[:-1]], path[-1]) for path in ways]
        """Each part on the way, by the part that holds it and its key there; the whole is part 0."""
        self._ends = [(number[path[:-1]], path[-1]) for path in places]

    def lift(self, seen: dict[str, Any], values: list[Any]) -> None:
        """Put into the veiled places of a view what one seat sees there; what is shared with other views is copied."""
        parts: list[Any] = [seen]
        for holder, key in self._parts:
            part = parts[holder][key].copy()
            parts[holder][key] = part
            parts.append(part)
        for (holder, key), value in zip(self._ends, values):
            parts[holder][key] = value


def view(match: Match, seat: int, readers: Readers, since: int = 0) -> dict[str, Any]:
    """The table as this seat (-1: a spectator) may see it, without the first so many lines of the log."""
    seen = _framed(match, seat, readers, since, None)
    questions = _private_part(match, seat, match.questions.openings(), _own_reading(match, seat), None)
    private = questions + match.rules.private_part(match.table, seat)
    for path, value in zip(veiled(match), private):
        put_at(seen, path, plain(value))
    return seen


def _framed(match: Match, seat: int, readers: Readers, since: int, memory: Memory | None) -> dict[str, Any]:
    """A view in which the veiled places are still empty."""
    table = match.table
    entry = match.rules.entry
    log = events(match, seat, readers, since)
    return {
        "game": entry.id,
        "rules": entry.version,
        "options": dict(match.options),
        "seats": list(SEAT[: table.seats]),
        "you": None if seat < 0 else SEAT[seat],
        "version": readers.read[seat][1] + table.moments + (table.given[seat] if seat >= 0 else 0),
        **common(match, memory),
        "log": log,
        "commitment": match.commitment,
    }


def plain_view(match: Match, seat: int | None) -> dict[str, Any]:
    """A view for who handles it as plain data, whatever the game."""
    return cast("dict[str, Any]", match.view(seat))


def follow(match: Match, seat: Any) -> dict[str, Any]:
    """The view of a seat that looks again and again, as bots do: what has not changed, and lines of the log it has
    read before, are not made anew but shared with its earlier views: to read, not to change.

    In a brisk copy, in which bots only play on, it leaves out what people want: readings, likely answers, and what
    could be offered (clerks then play 1.1 times as fast, at Junta 1.7).
    """
    mine = seat_index(match.table, seat)
    readers = match._readers
    read = readers.followed.setdefault(mine, [])
    seen = _framed(match, mine, readers, len(read), readers.memory)
    read += seen["log"]
    seen["log"] = read[:]
    if readers.veils is None:
        readers.veils = _Veils(veiled(match))
    questions, look = private_parts(match, [mine], readers.memory)[0]
    readers.veils.lift(seen, questions + look)
    return seen


# -- what all see alike


def common(match: Match, memory: Memory | None = None) -> dict[str, Any]:
    """What all see alike, but for the log: the part of every view that need be made only once.

    With a memory, parts that stayed the same are shared with it: to read, not to change.
    """
    table = match.table
    if memory is not None:
        memory.notice(table)
    waits = waiting(match)
    seen: dict[str, Any] = {
        "table": _whole(_table_seen(match, memory), table.seats),
        "reading": _public_reading(match, memory),
        "waiting": waits if memory is None else memory.same("waiting", waits),
        "over": table.over,
        "outcome": None,
    }
    if table.over:
        outcome = match.rules.outcome(table)
        seen["outcome"] = {
            "winners": [SEAT[s] for s in outcome.winners],
            "scores": list(outcome.scores),
            "places": list(outcome.places),
            "reason": outcome.reason,
            **plain(_accounts(match)),
        }
        seen["key"] = table.key
    return seen


def _public_reading(match: Match, memory: Memory | None) -> dict[str, Any]:
    """What all can work out; nothing for who plays on in a brisk copy."""
    if memory is None:
        return cast("dict[str, Any]", plain(_reading(match, None)))
    return {} if match._brisk else _reading(match, memory)


def _table_seen(match: Match, memory: Memory | None) -> dict[str, Any]:
    """The table as all see it; with a memory, what has not changed is not made anew."""
    layout = match.rules.layout
    if memory is None or layout is None:
        return match.rules.common(match.table)
    return memory.common(match.table, layout)


def _whole(seen: dict[str, Any], seats: int) -> dict[str, Any]:
    """A table with all its parts: those its game has nothing to say of are empty, but that there are people."""
    for part in _PARTS:
        if part not in seen:
            seen[part] = [] if part in _LISTED else {}
    return seen if seen["people"] else {**seen, "people": [{"seat": SEAT[seat]} for seat in range(seats)]}


def waiting(match: Match) -> dict[str, Any]:
    """Whom the table waits for and why: all who were asked, not who has answered already."""
    table = match.table
    if table.over:
        return {"for": [], "why": "wait-over"}
    public = next((step for step in reversed(table.stack) if not isinstance(step, HalfMade)), table.stack[-1])
    return {"for": [SEAT[seat] for seat in bits(table.stack[-1].asked)], "why": public.waiting()}


# -- what each sees alone


def veiled(match: Match) -> list[Path]:
    """Where in its view each sees something else."""
    return [*PRIVATE, *[("table", *path) for path in match.rules.veiled(match.table.seats)]]


def private_parts(match: Match, seats: list[int], memory: Memory) -> list[tuple[list[Any], list[Any]]]:
    """What each of these seats (-1: a spectator) sees in the veiled places: at every game, and of this table.

    Both to read, not to change; a part that stayed as it was is the same one, as far as that can be told easily. The
    memory is new, or has just been told of the table by `common`.
    """
    table, layout = match.table, match.rules.layout
    if layout is None:
        looks = [match.rules.private_part(table, seat) for seat in seats]
    else:
        looks = memory.private(table, layout, seats)
    openings = match.questions.openings()
    if match._brisk and not table.deals:
        openings = tuple(opening for opening in openings if not isinstance(opening, Deals))
    own = _own_readings(match, seats, memory)
    return [
        (memory.same(("papers", seat), _private_part(match, seat, openings, own[at], memory)), look)
        for at, (seat, look) in enumerate(zip(seats, looks))
    ]


def _private_part(
    match: Match, seat: int, openings: tuple[Opening, ...], own: dict[str, Any], memory: Memory | None
) -> list[Any]:
    """A seat's questions, whether it may take its last answer back, its deals, the promises it knows of, and what it
    can work out alone.
    """
    table = match.table
    deals, promises = table.deals, table.promises
    asked = bool(openings) or _is_asked(match, seat)
    undo = seat >= 0 and match.can_undo(seat)
    if not asked and not undo and not deals and not promises and not own:
        return _NOTHING_PRIVATE
    return [
        [seen_question(match, question, memory) for question in match.questions.of_number(seat, openings, memory)]
        if asked and seat >= 0
        else _NOTHING,
        undo,
        [_seen_deal(deal) for deal in deals if seat >= 0 and deal.parties >> seat & 1] if deals else _NOTHING,
        [_seen_promise(one) for one in promises if _is_known(one, seat)] if promises else _NOTHING,
        own,
    ]


def _is_asked(match: Match, seat: int) -> bool:
    """The match waits for this seat, or for others while this one may still change its answer."""
    if seat < 0 or match.table.over:
        return False
    return match.questions.is_due(seat) or seat in match.table.stack[-1].answers


def seen_question(match: Match, question: Question, memory: Memory | None = None) -> dict[str, Any]:
    """A question as plain data; a secret answer already given stands beside it."""
    if question.kind == "offer" and memory is not None:
        return _kept_offer(match, question, memory)
    return _seen_question(match, question, memory)


def _kept_offer(match: Match, question: Question, memory: Memory) -> dict[str, Any]:
    """What a seat may offer, as plain data: the very same, as long as all it is made of is."""
    holds = holdings(match, question.seat, memory)
    known = memory.offers.get(question.seat)
    if known is not None and known[0] is question and known[1] is holds:
        return known[2]
    seen = _seen_question(match, question, memory)
    memory.offers[question.seat] = question, holds, seen
    return seen


def _seen_question(match: Match, question: Question, memory: Memory | None) -> dict[str, Any]:
    """A question as plain data, made anew."""
    name = question.id
    seen: dict[str, Any] = {
        "id": name,
        "kind": question.kind,
        "due": question.due,
        "window": question.window,
        "single": question.single(),
        "prompt": question.prompt,
        "facts": question.facts,
        "rule": match.rules.chapters.get(question.prompt, ""),
        **question.bounds(),
    }
    if question.kind in DEALING and (memory is None or not match._brisk):
        seen["likely"] = plain(likely(match, question))
    if question.kind == "offer":
        seen["holds"] = holdings(match, question.seat, memory)
    if name.startswith(CHANGE):
        seen["answer"] = match.table.stack[-1].answers[question.seat]
    return seen


def holdings(match: Match, seat: int, memory: Memory | None) -> dict[str, dict[str, Any]]:
    """What each other holds that could be dealt in, as far as this seat knows."""
    rules = match.rules
    if memory is None:
        return rules.holdings(match.table, seat)
    found: dict[str, dict[str, Any]] = memory.part_of(match.table, "holdings", seat, rules.holdings, rules.held_by)
    return found


def likely(match: Match, question: Question) -> Any:
    """A likely answer, to begin with: the game's, where it stands, or the kernel's; one that binding promises allow."""
    found = match.rules.likely(match.table, question)
    value = found if found is not None and question.fault(found) is None else question.likely()
    return binding_promises.lawful(match, question.seat, value) if question.due else value


def ready_papers(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the game has ready for each partner, if this seat may offer anything now: at most three that stand.

    Nobody needs them before they write a paper, so they are no part of a view.
    """
    question = next((asked for asked in match.questions.open_to(seat) if asked.kind == "offer"), None)
    found: list[dict[str, Any]] = []
    if question is None:
        return found
    for partner in question.bounds()["partners"]:
        stand = [
            {"name": paper.name, "with": partner, "offer": paper.offer}
            for paper in match.rules.papers(match.table, seat, SEATS[partner])
            if question.fault(paper.offer) is None
        ]
        found += stand[:_MOST_PAPERS]
    return found


def _seen_deal(deal: Deal) -> dict[str, Any]:
    """An offer, as its parties see it."""
    return {
        "id": deal.id,
        "by": SEAT[deal.by],
        "parties": [SEAT[s] for s in bits(deal.parties)],
        "agreed": [SEAT[s] for s in bits(deal.agreed)],
        **written(deal),
    }


def _is_known(promise: Promise, seat: int) -> bool:
    """This seat knows of a promise: it is one of the two, or all have seen what became of it."""
    return promise.fate in ("kept", "broken") or seat in (promise.by, promise.to)


def _seen_promise(promise: Promise) -> dict[str, Any]:
    """A promise, as those who know of it see it."""
    return {
        "id": promise.id,
        "by": SEAT[promise.by],
        "to": SEAT[promise.to],
        "promise": promise.promise,
        "fate": promise.fate,
        **dict(promise.words),
    }


# -- what can be worked out


def _reading(match: Match, memory: Memory | None) -> dict[str, Any]:
    """What all can work out from the table and what they have heard, in the game's own words, and the ledger."""
    rules, table, book = match.rules, match.table, book_of(match, 0)
    ledger = _ledger(match, book)
    if memory is None:
        return {**rules.reading(table, book), "ledger": ledger}
    return {**memory.reading(table, book, rules.readings), "ledger": memory.same("ledger", ledger)}


def _own_reading(match: Match, seat: int) -> dict[str, Any]:
    """What a seat can work out besides, from what it alone knows, made anew."""
    if seat < 0 or not match.rules.own_readings:
        return _NOTHING_READ
    return match.rules.own_reading(match.table, seat, book_of(match, 1 << seat))


def _own_readings(match: Match, seats: list[int], memory: Memory) -> list[dict[str, Any]]:
    """What each of these seats can work out besides; nothing for who plays on in a brisk copy."""
    parts = match.rules.own_readings
    if not parts or match._brisk:
        return [_NOTHING_READ] * len(seats)
    table = match.table
    players = [seat for seat in seats if seat >= 0]
    made = dict(zip(players, memory.own_readings_of(table, players, lambda seat: book_of(match, 1 << seat), parts)))
    return [made.get(seat, _NOTHING_READ) for seat in seats]


def _accounts(match: Match) -> dict[str, Any]:
    """Once a match is over: the whole ledger, with what was secret, and how the sums went from turn to turn."""
    book = book_of(match, ALL_SEATS)
    return {"ledger": _ledger(match, book), "course": book.whole_course()}


def _ledger(match: Match, book: Book) -> dict[str, dict[str, int]]:
    """The ledger of a book; in a match that began in a written position, with what was there before."""
    written = book.written()
    for seat, amount in enumerate(match.rules.booked(match.table)):
        before = amount - sum(written[SEAT[seat]].values())
        if before:
            written[SEAT[seat]]["before"] = before
    return written


def book_of(match: Match, mask: int) -> Book:
    """The book of who hears what this mask hears, read to the last line: to read, not to change."""
    log = match.table.log
    kept = match._books.kept.get(mask)
    if kept is None or not kept.is_of(log):
        kept = Kept(log, 0, match.rules.book(match.table.seats))
    elif kept.log is not log:
        kept = Kept(log, kept.read, kept.book.copied())
    elif kept.read == len(log):
        return kept.book
    for place in range(kept.read, len(log)):
        event = log[place]
        if is_heard(event, mask):
            kept.book.read(seen_event(event, mask))
    kept.read = len(log)
    if match._books.kept.get(mask) is not kept:
        match._books = match._books.but(mask, kept)
    return kept.book


def share_books(match: Match, world: Match, seat: int) -> None:
    """In a world that a seat cannot tell from the match, that seat and everyone have heard the same."""
    for mask in {0, 0 if seat < 0 else 1 << seat}:
        if mask in match._books.kept:
            log = world.table.log
            world._books.kept[mask] = Kept(log, len(log), book_of(match, mask).copied())


# -- the log


def events(match: Match, seat: int, readers: Readers, since: int = 0) -> list[dict[str, Any]]:
    """What this seat (-1: a spectator) has heard, in order, but for the first `since` lines."""
    mask = 0 if seat < 0 else 1 << seat
    log = match.table.log
    start, lines = readers.read.get(seat, (0, 0))
    if lines > since or start > len(log):
        start = lines = 0
    heard: list[dict[str, Any]] = []
    for place in range(start, len(log)):
        event = log[place]
        if event[1] != EVERYONE and not event[1] & mask:
            continue
        lines += 1
        if lines > since:
            heard.append(seen_event(event, mask))
    readers.read[seat] = (len(log), lines)
    return heard


def seen_event(event: Event, mask: int) -> dict[str, Any]:
    """One event, as those of this mask have heard it."""
    what, _, to, secret, said, turn = event
    line: dict[str, Any] = {"event": what, "turn": turn}
    if to & mask:
        line["told"] = True
        said = said | secret
    for name, value in said.items():
        line[name] = value if type(value) in SCALARS else plain(value)
    return line
