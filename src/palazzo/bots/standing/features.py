"""What tells how a seat stands, by game: a few numbers each, about one in size."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.sight import Sight as Republic
from palazzo.bots.clerks.last_will.items import Uses
from palazzo.bots.clerks.last_will.sight import Sight as Will
from palazzo.bots.clerks.last_will.worth import board_items, hand_items, paid
from palazzo.games.junta.content import CARDS

_Found = dict[str, dict[str, float]]
"""By seat: its features by name."""


def features(view: dict[str, Any]) -> _Found:
    """The features of every seat."""
    return _FEATURES[view["game"]](view)


def phase_of(view: dict[str, Any]) -> str:
    """The part of the match, each with weights of its own: the same thing is worth less at first than in the end."""
    return _PHASES[view["game"]](view)


# -- Final Decrees


def _of_decrees(view: dict[str, Any]) -> _Found:
    """Blame of one's own and of one's ministry, decrees on one's desk, cards, and how soon one acts."""
    table = view["table"]
    people, seats = table["people"], view["seats"]
    load = {place["id"]: place["blame"] for place in table["places"]}
    desks = [paper["at"] for paper in table["papers"] if paper["at"] is not None]
    least = min(person["blame"] for person in people)
    player = table["facts"]["player"]
    found: _Found = {}
    for place, person in enumerate(people):
        post = person["directs"] or ""
        ahead = (place - seats.index(player)) % len(seats) if player is not None else 0
        found[person["seat"]] = {
            "blame": person["blame"] / 5,
            "least blame": float(person["blame"] == least),
            "ministry's blame": load.get(post, 0) / 5,
            "decrees": desks.count(post) / 2,
            "cards": person["cards"] / 4,
            "until the turn": ahead / 2,
        }
    return found


def _part_of_decrees(view: dict[str, Any]) -> str:
    """By the cards left in the deck."""
    deck = view["table"]["piles"]["deck"]
    return "early" if deck >= 20 else "middle" if deck >= 10 else "late" if deck >= 5 else "last"


# -- Junta


_YEARS: Final = 3
"""For more years to come than these nobody counts on votes,"""
_REIGN: Final = 2
"""nor on the presidency."""


def _of_republic(view: dict[str, Any]) -> _Found:
    """Money in Switzerland and in the pocket, as far as one knows, votes, offices, cards, and being there at all.

    What only serves to get money counts as far as there are years to come for it.
    """
    s = Republic(view)
    aids = _aids_to_come(s)
    nights = s.years_left() + (1 if s.phase <= _BANKING else 0)
    found: _Found = {}
    for seat in s.seats:
        account = s.fortune(seat) / AID
        votes = float(s.power(seat))
        if seat == s.me:
            votes += sum([s.block_value(card) for card in s.hand if CARDS[card].kind in ("influence", "vote")])
        found[seat] = {
            "account": account,
            "first millions": sqrt(account),
            "cash": s.purse(seat) / AID if nights > 0 else 0.0,
            "reign": min(_REIGN, aids) / _REIGN if seat == s.president else 0.0,
            "minister": float(seat == s.minister and nights > 0),
            "votes": votes / 10 * min(_YEARS, aids) / _YEARS,
            "cards": s.people[seat]["cards"] / 4 * min(_REIGN, max(0, nights)) / _REIGN,
            "away": float(not s.here(seat)),
        }
    return found


_BANKING: Final = 6
"""Up to this phase the Bank of the year has not opened yet."""
_DRAWING: Final = 3
"""Up to this phase the aid of the year is not drawn yet."""


def _aids_to_come(s: Republic) -> int:
    """How many times the aid will still be drawn."""
    return max(0, s.years_left() + (1 if s.phase <= _DRAWING else 0))


def _part_of_republic(view: dict[str, Any]) -> str:
    """By how many times the aid will still be drawn."""
    aids = _aids_to_come(Republic(view))
    return "early" if aids >= 6 else "middle" if aids >= 3 else "late" if aids else "last"


# -- Last Will

_LOOKED_AT: Final = 5
"""The actions for which a hand is looked at: those of a round, and some of the next."""
_USUAL_CARD: Final = 6.0
"""What a card usually brings: all one knows of a hand one does not see."""
_FIRST_ROUND: Final = 1
_LAST_ROUND: Final = 6
"""Each round begins with weights of its own; only the seventh is like the sixth."""


def _of_will(view: dict[str, Any]) -> _Found:
    """What is still to be spent, the job still to be lost, and what a board and a hand will help to spend."""
    found: _Found = {}
    facts, seats = view["table"]["facts"], view["seats"]
    order = facts["order"]
    for person in view["table"]["people"]:
        s = _through_eyes(view, person["seat"])
        fall = sum([laid.card.track[laid.fallen] - laid.card.track[-1] for laid in s.board if laid.is_house()])
        uses = Uses(_LOOKED_AT).add(board_items(s))
        engine = paid(s, uses)
        hand = person["cards"] * _USUAL_CARD
        if person["seat"] == view["you"]:
            hand = paid(s, uses.add(hand_items(s, s.hand))) - engine
        found[person["seat"]] = {
            "worth": person["worth"] / 10,
            "money": person["money"] / 10,
            "job": len(s.lines) + 0.5 * (bool(s.lines) and person["demoted"]),
            "salary": sum([line.salary for line in s.lines]) / 2,
            "actions to come": sum([float(effect.gain) for _, effect in s.helpers("action")]),
            "actions left": person["actions"] / 3,
            "hand": hand / 10,
            "expenses": sum([laid.card.spend + laid.added() for laid in s.board if laid.card.kind == "expense"]) / 3,
            "fall of houses": fall / 5,
            "properties": float(len(s.properties)),
            "helpers": float(sum([laid.card.kind == "helper" for laid in s.board])),
            "cards": person["cards"] / 4,
            "place": order.index(person["seat"]) / 2 if person["seat"] in order else 0.0,
            "until the choice": _until_the_choice(facts, seats, person["seat"]),
        }
    return found


def _through_eyes(view: dict[str, Any], seat: str) -> Will:
    """The table as a seat sees it; if it is somebody else's, without their hand."""
    if seat == view["you"]:
        return Will(view)
    return Will({**view, "you": seat, "table": {**view["table"], "yours": {"hand": []}}})


def _until_the_choice(facts: dict[str, Any], seats: list[str], seat: str) -> float:
    """How many choose their plan of this round before this seat; nothing, once all have chosen."""
    if facts["order"]:
        return 0.0
    return (seats.index(seat) - seats.index(facts["starter"])) % len(seats) / 2


def _part_of_will(view: dict[str, Any]) -> str:
    """By the round, and whether its plans are still to be chosen."""
    facts = view["table"]["facts"]
    if facts["order"]:
        return "early" if facts["round"] <= 2 else "middle" if facts["round"] <= 4 else "late"
    return f"round-{min(max(facts['round'], _FIRST_ROUND), _LAST_ROUND)}"


_FEATURES: Final[dict[str, Callable[[dict[str, Any]], _Found]]] = {
    "final-decrees": _of_decrees,
    "junta": _of_republic,
    "last-will": _of_will,
}
_PHASES: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "final-decrees": _part_of_decrees,
    "junta": _part_of_republic,
    "last-will": _part_of_will,
}
