"""Likely answers to questions that deal things out, by prompt: something to begin with, from what is public.

Blame goes away from oneself and to whoever is ahead; decrees go on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.games.final_decrees.content import DECREE_OF, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.table import SEAT, SEATS

_USUAL_BID: Final = 3
"""Seldom the lowest, and not dear."""


def _usual_bid(g: Decrees, seat: int, question: Any) -> int:
    """What is seldom the lowest."""
    return _USUAL_BID


def _the_most(g: Decrees, seat: int, question: Any) -> int:
    """As much as may be."""
    return int(question.most)


def _all_of_it(g: Decrees, seat: int, question: Any) -> dict[str, int]:
    """As much as may be of everything."""
    return dict(zip(question.places, question.caps, strict=True))


def _all_down(g: Decrees, seat: int, question: Any) -> dict[str, int]:
    """All of it below, on the ministry of whoever has least blame."""
    below = [MINISTRY_OF[name] for name in question.places if MINISTRY_OF[name] != g.post[seat]]
    return {MINISTRY[_burdened(g, seat, below)]: question.most}


def _burdened(g: Decrees, seat: int, ministries: list[int]) -> int:
    """The ministry, of these, whose director is another's and has least blame; else the first."""
    directed = [m for m in ministries if g.director(m) >= 0 and g.director(m) != seat]
    return min(directed, key=lambda m: g.blame[g.director(m)]) if directed else ministries[0]


def _leaders(g: Decrees, seat: int, question: Any) -> list[str]:
    """As many as may be, those with least blame first."""
    return sorted(question.options, key=lambda name: g.blame[SEATS[name]])[: question.most]


def _into_a_clean_one(g: Decrees, seat: int, question: Any) -> list[str]:
    """Oneself and the director of the cleanest other ministry."""
    other = min(g.others(seat), key=lambda other: g.office[g.post[other]])
    return [SEAT[one] for one in sorted((seat, other))]


def _moved_into_a_clean_one(g: Decrees, seat: int, question: Any) -> dict[str, list[str]]:
    """Oneself to the cleanest other ministry, whoever directs it to one's own; the others stay."""
    mine = g.post[seat]
    clean = min([m for m in g.in_play() if m != mine], key=lambda m: g.office[m])
    posts = {clean: mine, mine: clean}
    return {MINISTRY[posts.get(post, post)]: [SEAT[other]] for other, post in enumerate(g.post)}


def _everything(g: Decrees, seat: int, question: Any) -> list[str]:
    """All there is."""
    return list(question.options)


def _onwards(g: Decrees, seat: int, question: Any) -> dict[str, list[str]]:
    """Decrees that do not lie on their next step go there, those of one's own ministry first."""
    stray = [name for name in question.items if g.next_step(DECREE_OF[name]) != g.lies[DECREE_OF[name]]]
    stray.sort(key=lambda name: g.lies[DECREE_OF[name]] != g.post[seat])
    sent: dict[str, list[str]] = {}
    for name in stray[: question.most]:
        sent.setdefault(MINISTRY[g.next_step(DECREE_OF[name])], []).append(name)
    return sent


def _mine_first(g: Decrees, seat: int, question: Any) -> dict[str, int]:
    """One's own blame, then that of one's ministry."""
    personal = min(g.blame[seat], question.most)
    ministry = min(g.office[g.post[seat]], question.most - personal)
    return {place: amount for place, amount in ((SEAT[seat], personal), (MINISTRY[g.post[seat]], ministry)) if amount}


LIKELY: Final[dict[str, Callable[[Decrees, int, Any], Any]]] = {
    "bid": _usual_bid,
    "distribute": _all_down,
    "rearrange": _all_down,
    "reassign": _moved_into_a_clean_one,
    "choose-players": _leaders,
    "choose-two-players": _into_a_clean_one,
    "choose-amount": _the_most,
    "choose-left-behind": _the_most,
    "choose-sent-along": _the_most,
    "choose-relief": _all_of_it,
    "choose-unloading": _all_of_it,
    "choose-decrees": _everything,
    "send-decrees": _onwards,
    "remove-blame": _mine_first,
}


def likely(g: Decrees, question: Any) -> Any:
    """The likely answer to a question; nothing, if none is declared for its prompt."""
    answer = LIKELY.get(question.prompt)
    return None if answer is None else answer(g, question.seat, question)
