"""Who sees what.  [FD-1.3]

The table is laid out for every client alike: `facts` of the whole table, `people` by seat, `places` (the ministries),
`papers` (the decrees), `piles`, and `yours`, what only you know.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.content import DECREE, KIND, MINISTRY, NAV, PATHS, TRE
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.turn import Turn
from palazzo.kernel.table import NOBODY, SEAT
from palazzo.kernel.views import Layout, OthersPart, OwnPart, Part, People, PersonPart

CHAPTERS: Final[dict[str, str]] = {
    "bid": "FD-2.1",
    "assign-posts": "FD-2.4",
    "choose-action": "FD-3.2",
    "distribute": "FD-4.3",
    "rearrange": "FD-4.3",
    "reassign": "FD-4.7.HR",
    "choose-arrow": "FD-4.7.EXE",
    "choose-arrow-end": "FD-1.5",
    "choose-special": "FD-9.7",
    "choose-investigated": "FD-4.7.SEC",
    "choose-player": "FD-9.2",
    "choose-players": "FD-9.2",
    "choose-two-players": "FD-9.2",
    "choose-side": "FD-9.9",
    "choose-ministry": "FD-9.2",
    "choose-amount": "FD-9.3",
    "choose-relief": "FD-9.3",
    "choose-unloading": "FD-9.3",
    "choose-left-behind": "FD-9.3",
    "choose-sent-along": "FD-9.3",
    "choose-decree": "FD-9.2",
    "choose-decrees": "FD-9.2",
    "send-decrees": "FD-9.9",
    "remove-blame": "FD-6.3",
    "react-cancel": "FD-9.2",
    "react-blame": "FD-9.3",
    "react-resign": "FD-9.6",
    "choose-receiver": "FD-9.3",
    "forward-free": "FD-4.4",
    "take-card": "FD-9.9",
    "rescue-card": "FD-5.3",
    "make-offer": "FD-7.1",
    "answer-offer": "FD-7.2",
    "withdraw-offer": "FD-7.2",
}


def _facts(g: Decrees) -> dict[str, Any]:
    """What is true of the whole table."""
    turn = current_turn(g)
    return {
        "turn": g.turn,
        "player": SEAT[g.player] if g.player >= 0 else None,
        "actions": turn.actions if turn is not None else 0,
        "enacted": [DECREE[decree] for decree in g.enacted],
        "removal": 10 * (len(g.enacted) + 1),
        "burn": g.burn,
    }


def _person(g: Decrees, seat: int) -> dict[str, Any]:
    """A player."""
    return {
        "blame": g.blame[seat],
        "directs": MINISTRY[g.post[seat]] if g.post[seat] >= 0 else None,
        "cards": len(g.hands[seat]),
    }


def _seen_of(g: Decrees, seats: list[int], other: int) -> list[list[Any]]:
    """What these seats know of another's hand."""
    return [[known(g, seat, other)] for seat in seats]


def known(g: Decrees, seat: int, other: int) -> list[str]:
    """The cards of another's hand this seat knows of."""
    if seat in (other, NOBODY) or not g.watched >> other & 1:
        return []
    return sorted([KIND[card] for card in g.hands[other] if g.sees(seat, card, other)])


def _yours(g: Decrees, seat: int) -> dict[str, Any]:
    """What only this seat knows."""
    return {"hand": sorted([KIND[card] for card in g.hands[seat]])}


def _places(g: Decrees) -> list[dict[str, Any]]:
    """The ministries."""
    return [_place(g, ministry) for ministry in g.in_play()]


def _place(g: Decrees, ministry: int) -> dict[str, Any]:
    """A ministry."""
    director, upper = g.director(ministry), g.parent[ministry]
    return {
        "id": MINISTRY[ministry],
        "blame": g.office[ministry],
        "director": SEAT[director] if director >= 0 else None,
        "controller": MINISTRY[upper] if upper >= 0 else None,
        "decrees": [DECREE[decree] for decree in g.decrees_on(ministry)],
    }


def _papers(g: Decrees) -> list[dict[str, Any]]:
    """The decrees."""
    return [
        {
            "id": DECREE[decree],
            "at": MINISTRY[g.lies[decree]] if g.lies[decree] >= 0 else None,
            "steps": [MINISTRY[step] for step in PATHS[g.seats][decree]],
            "stamps": g.stamps[decree],
        }
        for decree in range(len(DECREE))
    ]


def _piles(g: Decrees) -> dict[str, Any]:
    """The deck by its size, and what lies openly."""
    return {
        "deck": len(g.deck),
        "discards": [KIND[card] for card in g.discards],
        "shown": [KIND[card] for card in g.shown],
    }


def current_turn(g: Decrees) -> Turn | None:
    """The turn under way."""
    for step in reversed(g.stack):
        if isinstance(step, Turn):
            return step
    return None


def _used(g: Decrees) -> list[str]:
    """What was done that may be done only once a turn."""
    turn = current_turn(g)
    if turn is None:
        return []
    once = (("draw", turn.drew), (MINISTRY[TRE], turn.minted), (MINISTRY[NAV], turn.paraded))
    return [name for name, done in once if done]


LAYOUT: Final = Layout(
    parts=(
        Part("facts", _facts),
        People(PersonPart(_person, ("blame", "post", "hands"))),
        Part("places", _places, ("office", "post", "parent", "lies")),
        Part("papers", _papers, ("lies", "stamps")),
        Part("piles", _piles, ("deck", "discards", "shown")),
        Part("used", _used),
    ),
    others=OthersPart(("known",), _seen_of, ("hands",), ("sights", "watched")),
    own=OwnPart(_yours, ("hands",)),
)
"""What a view is made of, and of which fields."""
