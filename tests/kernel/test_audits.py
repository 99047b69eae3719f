"""What must always hold is looked after: a table on which it does not is told so, in words that name it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import palazzo
from kernel.written import FULL
from palazzo.games.final_decrees.content import STAGNATION
from palazzo.games.junta.content import UNIT
from palazzo.games.last_will.content import KIND


class Spoilt(NamedTuple):
    """Something done to a table behind the back of its rules, and what its audit must say of that."""

    words: str
    spoil: Callable[[Any], object]
    seats: int = 0
    """How many are wanted; 0: as many as in the game's first full position."""


DECREES = [
    Spoilt("cards lost: ['C", lambda g: g.deck.pop(0)),
    Spoilt("doubled: ['C", lambda g: g.hands[0].append(g.hands[1][0] if g.hands[1] else g.deck[0])),
    Spoilt("Stagnation & Decline is in a hand", lambda g: (g.deck.remove(STAGNATION), g.hands[0].append(STAGNATION))),
    Spoilt("Stagnation & Decline lies outside its bounds", lambda g: setattr(g, "lair_low", len(g.deck))),
    Spoilt("is discarded, and the game", lambda g: (g.deck.remove(STAGNATION), g.discards.append(STAGNATION))),
    Spoilt("somebody directs no ministry in play", lambda g: g.post.__setitem__(0, 99)),
    Spoilt("two direct one ministry", lambda g: g.post.__setitem__(0, g.post[1])),
    Spoilt("the chart is no forest", lambda g: (g.parent.__setitem__(0, 1), g.parent.__setitem__(1, 0))),
    Spoilt("blame below zero", lambda g: g.blame.__setitem__(0, -1)),
    Spoilt("blame on the table is", lambda g: g.blame.__setitem__(0, g.blame[0] + 1)),
    Spoilt("blame lies on a ministry that is not in play", lambda g: g.office.__setitem__(out_of_play(g), 1), 4),
    Spoilt("both enacted and on the board", lambda g: g.enacted.append(g.lies.index(max(g.lies)))),
    Spoilt("lies on a ministry that is not in play", lambda g: g.lies.__setitem__(1, 99)),
    Spoilt("stamps of", lambda g: g.stamps.__setitem__(1, 50)),
]

JUNTA = [
    Spoilt("cards lost: ['", lambda g: g.deck.pop()),
    Spoilt("no Influence lies in play", lambda g: g.lobby[0].append(g.deck.pop())),
    Spoilt("seat 0 has 40 cards", lambda g: g.hands[0].extend([0] * (40 - g.size_of_hand(0)))),
    Spoilt("notes are lost or doubled", lambda g: g.aid.pop()),
    Spoilt("below what was declared", lambda g: g.declared.__setitem__(0, 99)),
    Spoilt("less cash than was vouched for", lambda g: g.floor.__setitem__(0, 999)),
    Spoilt("the President is dead or in exile, and in office", lambda g: g.alive.__setitem__(g.president, False)),
    Spoilt("seat 2 holds the offices", lambda g: [g.office.__setitem__(n, 2) for n in range(3)]),
    Spoilt("the President holds a second office", lambda g: g.office.__setitem__(0, g.president)),
    Spoilt("the cousin holds more than two offices", lambda g: setattr(g, "cousin", 7)),
    Spoilt("seat 1 is dead and has cards or cash", lambda g: g.alive.__setitem__(1, False)),
    Spoilt("seat 3 is dead and in exile", lambda g: g.alive.__setitem__(3, False)),
    Spoilt("units on the map, not", lambda g: g.at.pop()),
    Spoilt("other units stand in", lambda g: g.standing.__setitem__(3, g.standing[3] ^ 1)),
    Spoilt("a unit was handed to two players", lambda g: (g.handed.__setitem__(0, 1), g.handed.__setitem__(1, 1))),
    Spoilt("an army is not what its player controls", lambda g: g.armies.__setitem__(0, g.armies[0] ^ 1 << 20)),
    Spoilt("is nowhere it can be", lambda g: g.at.__setitem__(0, 99)),
    Spoilt("a coup without units", lambda g: (g.at.clear(), g.standing.clear())),
    Spoilt("students on the map belongs to nobody", lambda g: g.at.__setitem__(UNIT.index("students"), 3)),
    Spoilt("marines was handed over before it landed", lambda g: hand_over(g, "marines")),
    Spoilt("there is no President, and nobody to follow", lambda g: setattr(g, "vacancy", True)),
    Spoilt("there are rebels, and no coup", lambda g: setattr(g, "coup", -1)),
    Spoilt("the President is marked as a rebel", lambda g: setattr(g, "rebels", g.rebels | 1 << g.president)),
]

WILL = [
    Spoilt("cards lost: ['", lambda g: g.decks[0].pop()),
    Spoilt("lies among the cards of the", lambda g: g.decks[0].append(g.decks[1].pop())),
    Spoilt("lies among specials and wild companions", lambda g: g.open_hands[0].append(g.decks[0].pop())),
    Spoilt("lies in the offer", lambda g: g.offer.__setitem__(0, g.wilds[0])),
    Spoilt("lies on the place of the new special", lambda g: setattr(g, "novelty", g.decks[0].pop())),
    Spoilt("lies on a place for wild companions", lambda g: g.strays.append(g.decks[0].pop())),
    Spoilt("played outside the actions", lambda g: (g.shown.append(g.decks[0].pop()), setattr(g, "phase", "end"))),
    Spoilt("s0 fetched E01, and it is not in the hand", lambda g: g.fetched[0].append("E01")),
    Spoilt("the modifiers are", lambda g: g.modifiers.__setitem__(0, 9)),
    Spoilt("owes 1 with property or a job", lambda g: g.money.__setitem__(0, -1)),
    Spoilt("s0 is bankrupt with property, a job or money", lambda g: g.bankrupt.__setitem__(0, True)),
    Spoilt("has 4 places", lambda g: g.board.__setitem__(0, g.board[0][:4])),
    Spoilt("something lies on the empty place", lambda g: g.used[0].__setitem__(empty_place(g), 1)),
    Spoilt("lies on the board of s0", lambda g: g.board[0].__setitem__(empty_place(g), g.will)),
    Spoilt("slots, not", lambda g: g.tokens[0].__setitem__(card_place(g), ("guest",) * 9)),
    Spoilt("was used 50 times", lambda g: g.used[0].__setitem__(card_place(g), 50)),
    Spoilt("has fallen off its track", lambda g: g.fallen[0].__setitem__(card_place(g), 50)),
    Spoilt("s0 should be bankrupt", lambda g: (g.money.__setitem__(0, 0), clear_board(g))),
    Spoilt("has no slot for a chef there", lambda g: g.tokens[0].__setitem__(card_place(g), ("chef", ""))),
    Spoilt("s0 has demotions without a job", lambda g: g.covered.__setitem__(0, [0])),
    Spoilt("s1 has lines [0, 0] of", lambda g: g.covered.__setitem__(1, [0, 0])),
    Spoilt("s1 has lines [0, 1, 2, 3] of", lambda g: g.covered.__setitem__(1, [0, 1, 2, 3])),
    Spoilt("s1 has a job the will does not name", lambda g: g.job.__setitem__(1, KIND.index("J501"))),
    Spoilt("there are not so many demotion tokens", lambda g: g.covered.__setitem__(1, list(range(99)))),
    Spoilt("still lies on offer1, where a boy stands", lambda g: g.sent.__setitem__("offer1", 2)),
    Spoilt("2 boys stand on opera", lambda g: g.sent.__setitem__("opera", 3)),
    Spoilt("had 2 demotions this round", lambda g: g.demotions.__setitem__(0, 2)),
    Spoilt("the plans are", lambda g: g.plans.reverse()),
    Spoilt("two have one plan", lambda g: g.plan.__setitem__(0, g.plan[1])),
    Spoilt("the order is", lambda g: g.order.reverse()),
    Spoilt("has boys lost or too many", lambda g: g.home.__setitem__(0, g.home[0] + 1)),
]

SPOILT = {"final-decrees": DECREES, "junta": JUNTA, "last-will": WILL}


def out_of_play(g: Any) -> int:
    """A ministry nobody can direct."""
    return next(m for m in range(len(g.office)) if m not in g.in_play())


def hand_over(g: Any, name: str) -> None:
    """A unit is somebody's already."""
    g.handed[0] |= 1 << UNIT.index(name)


def empty_place(g: Any) -> int:
    """A place of the first player's board with nothing on it."""
    return int(g.board[0].index(-1))


def card_place(g: Any) -> int:
    """A place of the first player's board with a card."""
    return next(place for place, thing in enumerate(g.board[0]) if thing >= 0)


def clear_board(g: Any) -> None:
    """The first player has nothing left on the board."""
    for place, thing in enumerate(g.board[0]):
        if thing >= 0:
            g.clear_place(0, place)


def full_position(game: str, seats: int) -> Any:
    """The first full position of a game, laid."""
    written = next(one for one in FULL if one.game == game and seats in (0, one.seats))
    return palazzo.set_up(written.game, written.seats, written.position, seed=1, options=written.options)


@pytest.mark.parametrize(
    ("game", "spoilt"),
    [pytest.param(game, one, id=f"{game}: {one.words}") for game, all_of_it in SPOILT.items() for one in all_of_it],
)
def test_what_does_not_hold_is_named(game, spoilt):
    match = full_position(game, spoilt.seats)
    assert match.audit() == ()
    spoilt.spoil(match.table)
    faults = match.audit()
    assert any(spoilt.words in fault for fault in faults), faults
