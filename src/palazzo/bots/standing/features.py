"""What tells how a seat stands, by game: a few numbers each, about one in size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.sight import Sight as Republic
from palazzo.bots.clerks.last_will.sight import open_lines, read_board

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


def _of_republic(view: dict[str, Any]) -> _Found:
    """Money in Switzerland and in the pocket, as far as one knows, votes, offices, cards, and being there at all."""
    s = Republic(view)
    found: _Found = {}
    for seat in s.seats:
        found[seat] = {
            "account": s.fortune(seat) / AID,
            "cash": s.purse(seat) / AID,
            "votes": s.power(seat) / 10,
            "president": float(seat == s.president),
            "minister": float(seat == s.minister),
            "cards": s.people[seat]["cards"] / 4,
            "away": float(not s.here(seat)),
        }
    return found


def _part_of_republic(view: dict[str, Any]) -> str:
    """By the years to come."""
    left = Republic(view).years_left()
    return "early" if left >= 5 else "middle" if left >= 2 else "late"


# -- Last Will


def _of_will(view: dict[str, Any]) -> _Found:
    """What is still to be spent, the job still to be lost, and what a board and a hand will help to spend."""
    found: _Found = {}
    order = view["table"]["facts"]["order"]
    for person in view["table"]["people"]:
        board = read_board(person)
        lines = open_lines(person)
        fall = sum([laid.card.track[laid.fallen] - laid.card.track[-1] for laid in board if laid.is_house()])
        found[person["seat"]] = {
            "worth": person["worth"] / 10,
            "job": len(lines) + 0.5 * (bool(lines) and person["demoted"]),
            "salary": sum([line.salary for line in lines]) / 2,
            "actions to come": sum(
                [float(e.gain) for laid in board if laid.card.kind == "helper" for e in laid.card.effects]
            ),
            "actions left": person["actions"] / 3,
            "expenses": sum([laid.card.spend + laid.added() for laid in board if laid.card.kind == "expense"]) / 3,
            "fall of houses": fall / 5,
            "properties": float(sum([laid.card.kind == "property" for laid in board])),
            "helpers": float(sum([laid.card.kind == "helper" for laid in board])),
            "cards": person["cards"] / 4,
            "place": order.index(person["seat"]) / 2 if person["seat"] in order else 0.0,
        }
    return found


def _part_of_will(view: dict[str, Any]) -> str:
    """By the round."""
    facts = view["table"]["facts"]
    return "early" if facts["round"] <= 2 else "middle" if facts["round"] <= 4 else "late"


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
