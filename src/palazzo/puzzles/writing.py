"""A table written down as a position: what lies on it, field by field, to be set up again or spoilt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo import Match
from palazzo.games.final_decrees import content as decrees
from palazzo.games.junta import content as junta
from palazzo.games.last_will import content as will
from palazzo.kernel.table import SEAT, bits


def write(match: Match) -> dict[str, Any]:
    """All a position can say of this table, for any door."""
    return _WRITERS[match.game](match.table)


def _by_seat(values: list[Any], empty: Any = None) -> dict[str, Any]:
    """A table by player, without those who have nothing."""
    return {SEAT[seat]: value for seat, value in enumerate(values) if value != empty}


def _seats_of(mask: int) -> list[str]:
    """The seats of a mask."""
    return [SEAT[seat] for seat in bits(mask)]


def _write_decrees(g: Any) -> dict[str, Any]:
    """Final Decrees."""
    ministry, kind = decrees.MINISTRY, decrees.KIND
    return {
        "player": SEAT[max(g.player, 0)],
        "turn": max(g.turn, 1),
        "directs": {SEAT[seat]: ministry[post] for seat, post in enumerate(g.post) if post >= 0},
        "hr": next((SEAT[seat] for seat, post in enumerate(g.post) if post == decrees.HR), "s0"),
        "blame": _by_seat(g.blame, 0),
        "ministries": {ministry[m]: amount for m, amount in enumerate(g.office) if amount},
        "arrows": [[ministry[upper], ministry[lower]] for lower, upper in enumerate(g.parent) if upper >= 0],
        "decrees": {
            decrees.DECREE[decree]: {"at": ministry[place], "stamps": g.stamps[decree]}
            for decree, place in enumerate(g.lies)
            if place >= 0
        },
        "enacted": [decrees.DECREE[decree] for decree in g.enacted],
        "hands": _by_seat([[kind[card] for card in hand] for hand in g.hands], []),
        "discards": [kind[card] for card in [*g.discards, *g.shown]],
        "deck": [kind[card] for card in g.deck[::-1]],
    }


_LAST_COUP_PHASE = 6


def _write_junta(g: Any) -> dict[str, Any]:
    """Junta."""
    kind = junta.KIND

    def kinds(things: list[list[int]]) -> dict[str, Any]:
        return _by_seat([[kind[thing] for thing in place] for place in things], [])

    position: dict[str, Any] = {
        "host": SEAT[max(g.host, 0)],
        "president": SEAT[max(g.president, 0)],
        "cousin": [junta.OFFICE[office] for office in bits(g.cousin)],
        "favoured": g.favoured,
        "dead": [SEAT[seat] for seat, alive in enumerate(g.alive) if not alive],
        "exile": _by_seat([junta.SPACE[space] if space >= 0 else "" for space in g.exile], ""),
        "locations": _by_seat(g.place, ""),
        "year": max(g.year, 1),
        "pretext": g.pretext,
        "bank": g.bank,
        "bank_safe": g.bank_is_safe(),
        "occupied": g.occupied,
        "resigned": _seats_of(g.resigned),
        "banked": g.banked,
        "alternative": g.alternative,
        "looters": _seats_of(g.looters),
        "hands": kinds(g.hands),
        "influence": kinds(g.lobby),
        "discards": [kind[card] for card in g.discards],
        "deck": [kind[card] for card in g.deck[::-1]],
        "cash": kinds([cash + pile for cash, pile in zip(g.cash, g.piles, strict=True)]),
        "swiss": kinds(g.swiss),
        "spent": [kind[note] for note in g.spent],
        "aid": [kind[note] for note in g.aid[::-1]],
        "drawn": [kind[note] for note in g.drawn if g.president >= 0 and note in g.cash[g.president]],
        "leader": SEAT[g.leader if g.leader >= 0 else (g.president + 1) % g.seats],
        "rebels": _seats_of(g.rebels),
        "siding": _seats_of(g.siding),
        "verdict": g.verdict or "president",
        "coup": max(g.coup, 0),
        "vanguard": SEAT[max(g.vanguard, 0)],
        "strikes": g.strikes,
        "stayed": _seats_of(g.stayed if g.coup == _LAST_COUP_PHASE else 0),
        "fled": _seats_of(g.fled if g.coup == _LAST_COUP_PHASE else 0),
        "announced": g.announced,
        "units": _write_units(g),
        "offices": {},
    }
    for office, seat in enumerate(g.office):
        if seat >= 0:
            position["offices"].setdefault(SEAT[seat], []).append(junta.OFFICE[office])
    return position


def _write_units(g: Any) -> dict[str, Any]:
    """The units on the map."""
    found: dict[str, Any] = {}
    for unit, space in enumerate(g.at):
        seat = g.commander(unit)
        if space >= 0 and seat >= 0:
            kinds = found.setdefault(junta.SPACE[space], {}).setdefault(SEAT[seat], {})
            kinds[junta.UNIT[unit]] = kinds.get(junta.UNIT[unit], 0) + 1
    return found


def _write_will(g: Any) -> dict[str, Any]:
    """Last Will."""
    kind = will.KIND
    laid: dict[str, Any] = {"will": kind[g.will]} if g.will >= 0 else {}
    count = will.DECK_COUNT
    hands = [
        [kind[c] for hand in (*g.hands[seat * count : (seat + 1) * count], g.open_hands[seat]) for c in hand]
        for seat in range(g.seats)
    ]
    return laid | {
        "round": max(g.round, 1),
        "starter": SEAT[g.starter],
        "player": SEAT[max(g.player, 0)],
        "market": dict(zip(will.TYPES, g.modifiers, strict=False)),
        "money": list(g.money),
        "jobs": [_write_job(g, seat) for seat in range(g.seats)],
        "demoted": [SEAT[seat] for seat, number in enumerate(g.demotions) if number],
        "boards": [_write_board(g, seat) for seat in range(g.seats)],
        "hands": _by_seat(hands, []),
        "offer": [kind[thing] if thing >= 0 else None for thing in g.offer],
        "new_special": [kind[g.novelty]] if g.novelty >= 0 else [],
        "wilds": [kind[thing] if thing >= 0 else None for thing in g.wilds],
        "strays": len(g.strays),
        "discards": [kind[thing] for pile in g.discards for thing in pile],
        "decks": {name: [kind[thing] for thing in g.decks[deck][::-1]] for deck, name in enumerate(will.REGULAR)},
        "plans": list(g.plans),
        "plan": _by_seat([g.plans[plan] if plan >= 0 else "" for plan in g.plan], ""),
        "sent": {space: _seats_of(seats) for space, seats in g.sent.items()},
        "home": _by_seat(g.home, 0),
        "actions": _by_seat(g.actions, 0),
    }


def _write_job(g: Any, seat: int) -> Any:
    """A job with its covered lines."""
    if g.job[seat] < 0:
        return None
    job = will.JOBS[will.KIND[g.job[seat]]]
    return {"job": job.id, "covered": [job.lines[line].symbol for line in g.covered[seat]]}


def _write_board(g: Any, seat: int) -> list[Any]:
    """A board, place by place."""
    return [
        None
        if thing < 0
        else {
            "card": will.KIND[thing],
            "tokens": [token or None for token in g.tokens[seat][place]],
            "fallen": g.fallen[seat][place],
            "used": g.used[seat][place],
        }
        for place, thing in enumerate(g.board[seat])
    ]


_WRITERS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "final-decrees": _write_decrees,
    "junta": _write_junta,
    "last-will": _write_will,
}
