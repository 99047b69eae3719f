"""Promises the game can judge: kept, broken, or void.  [FD-7.3]

They run to the end of the promiser's next whole turn; one already begun does not count, except for a stamp.
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzo.games.final_decrees.content import DECREE, DECREE_OF, MINISTRY
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.agreements import Deal, Promise
from palazzo.kernel.deals import end_promise


def _standing(g: Decrees, name: str, by: int | None = None) -> Iterator[Promise]:
    """Open promises of one kind, of one seat or of all."""
    for promise in list(g.promises):
        if promise.fate == "open" and promise.promise == name and by in (None, promise.by):
            yield promise


def note_chances(g: Decrees, seat: int, actions: int) -> None:
    """With an action left, a decree on one's ministry is a chance to forward it, or to stamp it.

    What a deal can keep, anyone could have done whenever somebody acts: blame was there to take, a card to give.
    """
    for promise in _standing(g, "take-blame"):
        if g.blame[promise.to] >= promise.word("amount"):
            _note(g, promise)
    for promise in _standing(g, "give-card"):
        if g.hands[promise.by]:
            _note(g, promise)
    if actions <= 0:
        return
    mine = g.post[seat]
    for promise in _standing(g, "forward", seat):
        goes_on = promise.word("ministry") != MINISTRY[mine]
        if goes_on and g.turn > promise.since and g.lies[DECREE_OF[promise.word("decree")]] == mine:
            _note(g, promise)
    for promise in _standing(g, "stamp", seat):
        decree = DECREE_OF[promise.word("decree")]
        if g.lies[decree] == mine == g.next_step(decree):
            _note(g, promise)


def _note(g: Decrees, promise: Promise) -> None:
    """The promiser could do it now."""
    if promise.id not in g.able:
        g.able.append(promise.id)


def forwarded(g: Decrees, seat: int, decree: int, ministry: int) -> None:
    """A decree was moved."""
    for promise in _standing(g, "forward", seat):
        if (promise.word("decree"), promise.word("ministry")) == (DECREE[decree], MINISTRY[ministry]):
            end_promise(g, promise, "kept")


def stamped(g: Decrees, seat: int, decree: int) -> None:
    """A decree was stamped."""
    for promise in _standing(g, "stamp", seat):
        if promise.word("decree") == DECREE[decree]:
            end_promise(g, promise, "kept")


def investigated(g: Decrees, seat: int, director: int) -> None:
    """A ministry was investigated while someone directed it."""
    for promise in _standing(g, "no-investigation", seat):
        if promise.to == director:
            end_promise(g, promise, "broken")


def traded(g: Decrees, deal: Deal) -> None:
    """A deal was struck: blame was taken, a card was given."""
    made_now = {promise.id for promise in g.promises[len(g.promises) - len(deal.pledges) :]}
    for promise in _standing(g, "take-blame"):
        taken = sum(
            amount
            for term in deal.terms
            for good, amount in term.goods
            if good == "blame" and (term.giver, term.taker) == (promise.to, promise.by)
        )
        if promise.id not in made_now and taken >= promise.word("amount"):
            end_promise(g, promise, "kept")
    for promise in _standing(g, "give-card"):
        given = any(
            good != "blame"
            for term in deal.terms
            for good, _ in term.goods
            if (term.giver, term.taker) == (promise.by, promise.to)
        )
        if promise.id not in made_now and given:
            end_promise(g, promise, "kept")


def turn_over(g: Decrees, seat: int) -> None:
    """At the end of a turn, what was due in it is judged."""
    for promise in [p for p in g.promises if p.fate == "open" and p.by == seat]:
        last_turn = g.turn > promise.since
        could = promise.id in g.able
        if promise.promise == "stamp" and could:
            end_promise(g, promise, "broken")
        elif not last_turn:
            continue
        elif promise.promise == "no-investigation":
            end_promise(g, promise, "kept")
        elif promise.promise != "words":
            end_promise(g, promise, "broken" if could else "void")
    g.able = [name for name in g.able if any(p.id == name and p.fate == "open" for p in g.promises)]


def game_over(g: Decrees) -> None:
    """The game is over first: what is still open is void."""
    for promise in [p for p in g.promises if p.fate == "open" and p.promise != "words"]:
        end_promise(g, promise, "void")
