"""The chronicle of a finished match: every line with its step, what changed the sums, and what decided it.

It is found by playing the match again, and reading its book line by line: what anybody has ever heard is in it, so it
is for those who may look through everyone's eyes.
"""

from __future__ import annotations

from statistics import median_low
from typing import Any, Final, NamedTuple

from palazzo.kernel.books import ALL_SEATS, Book, is_heard
from palazzo.kernel.looking import seen_event
from palazzo.kernel.match import Match, restarted
from palazzo.kernel.table import SEAT, SEATS

_MOST_MOMENTS: Final = 3
_BROKEN: Final = "promise-broken"


class Gain(NamedTuple):
    """A seat won something, or (below zero) lost it: by which line, at which step."""

    step: int
    turn: int
    seat: str
    cause: str
    amount: int
    line: int


class Moment(NamedTuple):
    """Something that decided the match: `lead`, `betrayal`, `blow` or `windfall`."""

    kind: str
    step: int
    turn: int
    seat: str
    """Whom it is about: who takes the lead, is betrayed, is hit, is lucky."""
    other: str
    """Who did it, if somebody else."""
    amount: int
    """By how much it changed their sum, or lead."""
    line: int
    """The line that tells it best; -1: none."""


class Chronicle(NamedTuple):
    """What a match is told by afterwards."""

    asked: list[tuple[str, str]]
    """By step: whose answer it was, and to which prompt."""
    lines: list[dict[str, Any]]
    """All that anybody heard, each with its `step`."""
    changes: list[Gain]
    """What each seat won and lost, in order."""
    moments: list[Moment]
    """What decided it."""


def chronicle(match: Match) -> Chronicle:
    """Play a finished match again, and write down what became of whom, and when."""
    again = restarted(match)
    book = match.rules.book(match.seats)
    asked: list[tuple[str, str]] = []
    lines: list[dict[str, Any]] = []
    changes: list[Gain] = []
    sums: list[list[int]] = []
    read = _take_down(again, 0, 0, book, lines, changes)
    sums.append(book.sums())
    for number, (seat, question, value) in enumerate(match.journal, 1):
        prompt = next((one.prompt for one in again.questions.of(seat) if one.id == question or not question), "")
        asked.append((SEAT[seat], prompt))
        again.answer(seat, value, question or None)
        read = _take_down(again, read, number, book, lines, changes)
        sums.append(book.sums())
    return Chronicle(asked, lines, changes, _moments(match, lines, _won_or_lost(changes, book), sums))


def _take_down(match: Match, read: int, step: int, book: Book, lines: list[dict[str, Any]], changes: list[Gain]) -> int:
    """Read what is new in the log: each line, and what it changed in the book; how far the log has been read then."""
    log = match.table.log
    for event in log[read:]:
        if not is_heard(event, ALL_SEATS):
            continue
        line = seen_event(event, ALL_SEATS)
        before = book.written()
        book.read(line)
        for seat, causes in book.ledger.items():
            for cause, amount in causes.items():
                change = amount - before[seat].get(cause, 0)
                if change:
                    changes.append(Gain(step, line["turn"], seat, cause, change, len(lines)))
        lines.append({**line, "step": step})
    return len(log)


# -- what decided it


def _won_or_lost(changes: list[Gain], book: Book) -> list[Gain]:
    """Without what only became something else that counts."""
    return [one for one in changes if one.cause not in book.exchanges]


def _moments(match: Match, lines: list[dict[str, Any]], changes: list[Gain], sums: list[list[int]]) -> list[Moment]:
    """At most three: when the winner took the lead for good, the worst broken word, and the hardest blows."""
    outcome = match.outcome
    if outcome is None or len(sums) < 2:
        return []
    better = 1 if _is_highest_best(outcome.scores, outcome.places) else -1
    found: list[Moment] = []
    for moment in (*lead(outcome.winners, lines, sums, better), *betrayal(lines, changes, better)):
        if all(moment.step != one.step for one in found):
            found.append(moment)
    for moment in blows(lines, changes, better):
        if len(found) == _MOST_MOMENTS:
            break
        if all(moment.step != one.step for one in found):
            found.append(moment)
    return sorted(found, key=lambda one: one.step)


def _is_highest_best(scores: tuple[int, ...], places: tuple[int, ...]) -> bool:
    """Whether the first came first by having most."""
    pairs = [(scores[one], places[one]) for one in range(len(scores))]
    return sum((a - b) * (p - q) for a, p in pairs for b, q in pairs) <= 0


def lead(winners: tuple[int, ...], lines: list[dict[str, Any]], sums: list[list[int]], better: int) -> list[Moment]:
    """The step since which the winner has never been behind anybody."""
    if len(winners) != 1:
        return []
    winner = winners[0]

    def ahead(step: int) -> int:
        mine, others = sums[step][winner], [one for seat, one in enumerate(sums[step]) if seat != winner]
        return better * mine - max([better * one for one in others], default=0)

    step = len(sums) - 1
    while step > 0 and ahead(step - 1) >= 0:
        step -= 1
    if step == 0 or ahead(step) < 0:
        return []
    told = [number for number, line in enumerate(lines) if line["step"] == step]
    turn = lines[told[0]]["turn"] if told else 0
    return [Moment("lead", step, turn, SEAT[winner], "", ahead(step), _best_line(told, lines, SEAT[winner]))]


def betrayal(lines: list[dict[str, Any]], changes: list[Gain], better: int) -> list[Moment]:
    """The broken promise that cost the other most, in the same turn."""
    found: list[Moment] = []
    for number, line in enumerate(lines):
        if line["event"] != _BROKEN:
            continue
        cost = sum(
            -better * one.amount
            for one in changes
            if one.seat == line["other"] and one.turn == line["turn"] and one.step <= line["step"]
        )
        found.append(Moment("betrayal", line["step"], line["turn"], line["other"], line["seat"], max(0, cost), number))
    return sorted(found, key=lambda one: -one.amount)[:1]


def blows(lines: list[dict[str, Any]], changes: list[Gain], better: int) -> list[Moment]:
    """What changed somebody's sum most at one step, after the beginning, beyond what is usual for such a thing.

    The greatest first, and of one cause only the greatest for each seat: a salary that everyone is paid each round
    decided nothing, however large it is.
    """
    steps: dict[tuple[int, str], list[Gain]] = {}
    for change in changes:
        if change.turn:
            steps.setdefault((change.step, change.seat), []).append(change)

    def usual(change: Gain) -> int:
        """How much such a thing brought otherwise: in the whole match, or to the others at this very step."""
        alike = [
            one
            for one in changes
            if one is not change and one.cause == change.cause and (one.amount > 0) == (change.amount > 0)
        ]
        sizes = [abs(one.amount) for one in alike]
        beside = [abs(one.amount) for one in alike if one.step == change.step and one.seat != change.seat]
        return max((median_low(one) for one in (sizes, beside) if one), default=0)

    found: dict[tuple[str, str, str], tuple[int, Moment]] = {}
    for (step, seat), parts in steps.items():
        total = sum(part.amount for part in parts)
        most = max(parts, key=lambda part: abs(part.amount))
        beyond = abs(total) - usual(most)
        line = lines[most.line]
        doer = line.get("seat")
        other = doer if isinstance(doer, str) and doer in SEATS and doer != seat else ""
        kind = "windfall" if better * total > 0 else "blow"
        moment = Moment(kind, step, most.turn, seat, other, abs(total), most.line)
        rank = (kind, seat, most.cause)
        if rank not in found or beyond > found[rank][0]:
            found[rank] = (beyond, moment)
    ranked = sorted(found.values(), key=lambda one: (-one[0], -one[1].amount, one[1].step))
    return [moment for _, moment in ranked]


def _best_line(numbers: list[int], lines: list[dict[str, Any]], seat: str) -> int:
    """Of the lines of a step, the first that names this seat, or else the first."""
    for number in numbers:
        if seat in lines[number].values():
            return number
    return numbers[0] if numbers else -1
