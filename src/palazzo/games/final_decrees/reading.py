"""What anyone can work out from the table of Final Decrees and from what was heard; nothing here is hidden.

Each part is a function of a few fields of the table, or of the book kept from the log.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.content import CARDS, DECREE, MINISTRIES, MINISTRY, PATHS, STAGNATION
from palazzo.games.final_decrees.decrees import RELIEF_PER_ENACTMENT
from palazzo.games.final_decrees.ending import ministerial, standing
from palazzo.games.final_decrees.setup import HIGHEST_BID, LOWEST_BID, blame_of_bids
from palazzo.games.final_decrees.stagnation import Stagnation
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.structure import arrows, top_of
from palazzo.games.final_decrees.turn import ACTIONS
from palazzo.games.final_decrees.view import current_turn, known
from palazzo.kernel.books import Book
from palazzo.kernel.table import SEAT
from palazzo.kernel.views import ReadingPart

_STEPS: Final = ("charge", "draw", "actions", "load")
"""A turn, in order: your ministry gains 1, you draw, you act, your ministry gains 1 for each decree on it.  [FD-3.2]"""

_BIDDABLE: Final = range(LOWEST_BID, HIGHEST_BID + 1)

CAUSES: Final = (
    "bid",
    "stamps",
    "forwards",
    "manoeuvres",
    "cards",
    "investigations",
    "stagnation",
    "decrees",
    "deals",
)
"""What personal blame comes from and goes by, in the ledger."""

_DIRECT: Final[dict[str, tuple[str, str, int]]] = {
    "stamped": ("stamps", "relief", -1),
    "forwarded": ("forwards", "relief", -1),
    "manoeuvres": ("manoeuvres", "personal", -1),
    "unloads": ("cards", "personal", -1),
    "loses": ("cards", "amount", -1),
    "gains": ("cards", "amount", 1),
}
"""Events that change the blame of the seat they name: by which cause, by which of their facts, and which way."""

_HANDED: Final[dict[str, str]] = {"hands-over": "cards", "gives-blame": "deals"}
"""Events by which blame goes from one seat to another, with their causes."""

_SOURCES: Final[dict[str, str]] = {"plays": "cards", "investigates": "investigations", "stagnation": "stagnation"}
"""The events after which a ministry's blame may become its director's, with their causes."""


class DecreesBook(Book):
    """Personal blame by cause; the bids; how often Stagnation & Decline came out; the actions a turn was granted."""

    def __init__(self, seats: int) -> None:
        Book.__init__(self, seats)
        self.bids: list[list[dict[str, Any]]] = []
        """The rounds of bids, worked out once."""
        self.declines = 0
        self.granted = ACTIONS
        self.source = ""
        """Why a ministry's blame would become its director's now."""

    def enter(self, line: dict[str, Any]) -> None:
        event = line["event"]
        self.source = _SOURCES.get(event, self.source)
        if event in _DIRECT:
            cause, fact, sign = _DIRECT[event]
            self.note(line["seat"], cause, sign * line[fact])
        elif event in _HANDED:
            self.note(line["seat"], _HANDED[event], -line["amount"])
            self.note(line["other"], _HANDED[event], line["amount"])
        elif event == "ministry-to-player":
            self.note(line["seat"], self.source, line["amount"])
        elif event == "turn-begins":
            self.granted = ACTIONS
        elif event == "minted":
            self.granted += line["actions"]
        elif event == "stagnation":
            self.declines += 1
        elif event == "bids":
            self.bids.append(_bidding(line["bids"]))
            for name, amount in line["blame"].items():
                self.note(name, "bid", amount)
        elif event == "removed":
            for name, amount in line["amounts"].items():
                if name in self.ledger:
                    self.note(name, "decrees", -amount)

    def copied(self) -> Book:
        copy = DecreesBook(self.seats)
        self.copy_into(copy)
        copy.bids = self.bids[:]
        copy.declines = self.declines
        copy.granted = self.granted
        copy.source = self.source
        return copy


def _turns(g: Decrees, book: Book) -> dict[str, Any]:
    """Whose turn it is, among which cards Stagnation lies, and what was bid."""
    assert isinstance(book, DecreesBook)
    return {
        "turn": _turn_under_way(g, book),
        "ranks": _ranks(g),
        "pile": _pile(g, book),
        "biddable": list(_BIDDABLE),
        "bids": list(book.bids),
    }


def _ways(g: Decrees, book: Book) -> dict[str, Any]:
    """What each decree still wants, and how many arrows there are."""
    drawn = len(arrows(g.parent))
    return {
        "decrees": [_decree_ahead(g, decree) for decree in range(len(DECREE)) if g.lies[decree] >= 0],
        "arrows": {"drawn": drawn, "left": len(g.in_play()) - 1 - drawn},
    }


def _turn_under_way(g: Decrees, book: DecreesBook) -> dict[str, Any] | None:
    """Whose turn it is, at which step, with how many actions granted, spent and left; nothing before the first."""
    turn = current_turn(g)
    if turn is None:
        return None
    above = g.stack[g.stack.index(turn) + 1 :]
    drawing = bool(above) and isinstance(above[0], Stagnation) and not turn.drew
    granted = max(book.granted, turn.actions)
    return {
        "seat": SEAT[turn.seat],
        "steps": list(_STEPS),
        "step": "draw" if drawing else "actions",
        "granted": granted,
        "spent": granted - turn.actions,
        "left": turn.actions,
    }


def _ranks(g: Decrees) -> list[dict[str, Any]]:
    """By seat: the place it would have if the game ended now (0: the first), and all that decides it, in order."""
    return [
        {
            "seat": SEAT[seat],
            "place": place,
            "blame": g.blame[seat],
            "ministry": ministerial(g, seat),
            "cards": len(g.hands[seat]),
        }
        for seat, place in enumerate(standing(g))
    ]


def _pile(g: Decrees, book: DecreesBook) -> dict[str, Any]:
    """Where in the pile Stagnation & Decline can lie: in each such place it is as likely.  [FD-2.5]

    Counted from the top: so many cards are safe, among so many it lies, and so many below are safe too.
    """
    cards = len(g.deck)
    hidden = bool(g.turn) and STAGNATION not in g.shown and STAGNATION not in g.discards
    among = g.lair_high - g.lair_low + 1 if hidden else 0
    safe = cards - 1 - g.lair_high if hidden else cards
    return {
        "cards": cards,
        "safe": safe,
        "among": among,
        "beneath": cards - safe - among,
        "one_in": among if hidden and not safe else 0,
        "burns": min(g.burn, cards),
        "ends": cards - 1 <= g.burn,
        "times": book.declines,
    }


def _decree_ahead(g: Decrees, decree: int) -> dict[str, Any]:
    """What a decree waits for, and who would take how much blame off if it were enacted where it lies.

    With the last of the decrees the match ends.  [FD-6.2, FD-8.1]
    """
    place, following = g.lies[decree], g.next_step(decree)
    top = top_of(g.parent, place)
    remover = g.director(top)
    return {
        "id": DECREE[decree],
        "next": MINISTRY[following],
        "here": following == place,
        "last": g.stamps[decree] + 1 == len(PATHS[g.seats][decree]),
        "top": MINISTRY[top],
        "remover": SEAT[remover] if remover >= 0 else None,
        "removes": RELIEF_PER_ENACTMENT * (len(g.enacted) + 1),
        "ends": len(g.enacted) + 1 == len(DECREE),
    }


def _bidding(bids: dict[str, int]) -> list[dict[str, Any]]:
    """A round of bids: who bid what, the blame it brought, by reason, and a better bid.  [FD-2.2, FD-2.3]"""
    return [
        {
            "seat": name,
            "bid": bids[name],
            "parts": parts,
            "blame": sum(parts.values()),
            "better": _better(bids, name),
        }
        for name, parts in blame_of_bids(bids).items()
    ]


def _better(bids: dict[str, int], name: str) -> dict[str, Any] | None:
    """What this seat might have bid instead, against the same others: for less blame, and not for less than the post.

    A bid that shares the highest is none: what comes of bidding again nobody knows.
    """
    blame = {}
    for bid in _BIDDABLE:
        parts = blame_of_bids({**bids, name: bid})[name]
        wins = bid > max(other for seat, other in bids.items() if seat != name)
        if "tied" not in parts:
            blame[bid] = sum(parts.values()), wins
    if bids[name] not in blame:
        return None
    taken, won = blame[bids[name]]
    cheaper = [(cost, bid, wins) for bid, (cost, wins) in blame.items() if cost < taken and wins >= won]
    if not cheaper:
        return None
    cost, bid, wins = min(cheaper)
    return {"bid": bid, "blame": cost, "wins": wins}


def holdings(g: Decrees, seat: int) -> dict[str, dict[str, Any]]:
    """How many cards each other holds, and which of them this seat knows."""
    return {
        SEAT[other]: {"cards": len(g.hands[other]), "known": _tally(known(g, seat, other))} for other in g.others(seat)
    }


def _tally(kinds: list[str]) -> dict[str, int]:
    """How many there are of each kind."""
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def board() -> dict[str, Any]:
    """What never changes: ministries and their first arrows, the paths of the decrees, the cards, a turn's steps."""
    return {
        "steps": list(_STEPS),
        "causes": list(CAUSES),
        "ministries": [
            {"id": one.id, "least_seats": one.least_seats, "controls": list(one.controls)} for one in MINISTRIES
        ],
        "decrees": {
            str(seats): {DECREE[decree]: [MINISTRY[step] for step in path] for decree, path in enumerate(PATHS[seats])}
            for seats in (4, 5)
        },
        "cards": [
            {"id": card.id, "copies": card.copies, "timing": card.timing, "group": card.group, **card.numbers}
            for card in CARDS.values()
        ],
    }


READINGS: Final = (ReadingPart(_turns), ReadingPart(_ways, ("lies", "stamps", "enacted", "parent", "post")))
"""What all can work out, and of which fields."""
