"""Promises the game can judge: kept, broken, or void.  [J-14.2]

An office, a sum and a vote are promised for the next government, budget or ballot, in this turn or a later one; what
concerns lives and coups runs to the end of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzo.games.junta.content import OFFICE
from palazzo.games.junta.state import NONE, Republic
from palazzo.kernel.agreements import Promise
from palazzo.kernel.deals import Domain, end_promise
from palazzo.kernel.table import SEAT

_LARGEST_PAYMENT = 24


def promisable(g: Republic) -> dict[str, Domain]:
    """What may be promised, with the values of its particulars."""
    return {
        "appointment": {"office": list(OFFICE)},
        "payment": {"amount": [1, _LARGEST_PAYMENT]},
        "support": {"choice": ["yes", "no", *SEAT[: g.seats]]},
        "no-attempt": {},
        "side": {"side": ["rebels", "president"]},
        "let-retreat": {},
    }


def standing(g: Republic, name: str, by: int = NONE) -> Iterator[Promise]:
    """The open promises of one kind, of one seat or of all."""
    for promise in list(g.promises):
        if promise.fate == "open" and promise.promise == name and by in (promise.by, NONE):
            yield promise


def appointed(g: Republic) -> None:
    """The President has named his government; whoever else promised an office had none to give."""
    for promise in standing(g, "appointment"):
        kept = g.office[OFFICE.index(promise.word("office"))] == promise.to
        end_promise(g, promise, "void" if promise.by != g.president else "kept" if kept else "broken")


def budget_settled(g: Republic, proposer: int, sums: list[int], paid: bool) -> None:
    """A budget was paid or not; what counts is the sum declared, which everyone has heard."""
    for promise in standing(g, "payment", proposer):
        if sums[promise.to] < promise.word("amount"):
            end_promise(g, promise, "broken")
        else:
            end_promise(g, promise, "kept" if paid else "void")


def budget_over(g: Republic) -> None:
    """Whoever else promised a sum in this budget had none to propose."""
    for promise in standing(g, "payment"):
        end_promise(g, promise, "void")


def voted(g: Republic, seat: int, choices: list[str], cast: list[str], could: bool) -> None:
    """A ballot is over: for what the seat cast its blocks, and whether everyone knows it had some."""
    for promise in standing(g, "support", seat):
        choice = promise.word("choice")
        if (choice in ("yes", "no")) != ("yes" in choices):
            continue
        if choice not in choices:
            end_promise(g, promise, "void")
        elif cast:
            end_promise(g, promise, "kept" if set(cast) == {choice} else "broken")
        else:
            end_promise(g, promise, "broken" if could else "void")


def tried_to_kill(g: Republic, seat: int, victim: int) -> None:
    """An attempt was declared, a returner shot, or somebody put before the squad."""
    for promise in standing(g, "no-attempt", seat):
        if promise.to == victim:
            end_promise(g, promise, "broken")


def took_side(g: Republic, seat: int, side: str) -> None:
    """A side was chosen at the end of a coup."""
    for promise in standing(g, "side", seat):
        end_promise(g, promise, "kept" if promise.word("side") == side else "broken")


def answered_retreat(g: Republic, seat: int, other: int, allowed: bool) -> None:
    """A beaten player asked to stay, or to be let in."""
    for promise in standing(g, "let-retreat", seat):
        if promise.to == other:
            end_promise(g, promise, "kept" if allowed else "broken")


def turn_over(g: Republic) -> None:
    """At the end of the turn a life not threatened is a promise kept; what a coup gave no occasion for is void."""
    for promise in standing(g, "no-attempt"):
        end_promise(g, promise, "kept")
    for name in ("side", "let-retreat"):
        for promise in standing(g, name):
            end_promise(g, promise, "void")


def game_over(g: Republic) -> None:
    """The game is over first: what is still open is void."""
    for promise in [p for p in g.promises if p.fate == "open" and p.promise != "words"]:
        end_promise(g, promise, "void")
