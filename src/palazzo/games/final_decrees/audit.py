"""What must always hold.  [FD-1.2 to FD-1.6]"""

from __future__ import annotations

from palazzo.games.final_decrees.content import KIND, PATHS, STAGNATION
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.structure import is_forest


def audit(g: Decrees) -> list[str]:
    """Every broken invariant, as text."""
    return [fault for faults in by_field(g).values() for fault in faults]


def by_field(g: Decrees) -> dict[str, list[str]]:
    """Everything that should hold and does not, by the field of a written position that tells of such things first."""
    return {
        "hands": _cards(g),
        "directs": _posts(g),
        "arrows": _structure(g),
        "ministries": _blame(g),
        "decrees": _decrees(g),
    }


def _cards(g: Decrees) -> list[str]:
    """All 60 cards, each once; Stagnation & Decline in the deck, within its bounds, unless it is being played."""
    faults = []
    everywhere = sorted(g.deck + g.discards + g.shown + [card for hand in g.hands for card in hand])
    if everywhere != list(range(len(KIND))):
        missing = sorted(set(range(len(KIND))) - set(everywhere))
        doubled = sorted({card for card in everywhere if everywhere.count(card) > 1})
        faults.append(f"cards lost: {[KIND[card] for card in missing]}, doubled: {[KIND[card] for card in doubled]}")
    if any(STAGNATION in hand for hand in g.hands):
        faults.append("Stagnation & Decline is in a hand")
    if STAGNATION in g.deck and not g.lair_low <= g.deck.index(STAGNATION) <= g.lair_high:
        faults.append("Stagnation & Decline lies outside its bounds")
    if STAGNATION in g.discards and not g.over:
        faults.append("Stagnation & Decline is discarded, and the game goes on")
    return faults


def _posts(g: Decrees) -> list[str]:
    """Exactly one ministry is empty, nobody is without one, never two on one.  [FD-1.4]"""
    if g.turn == 0 and -1 in g.post:
        return []
    faults = []
    if any(post not in g.in_play() for post in g.post):
        faults.append(f"somebody directs no ministry in play: {g.post}")
    if len(set(g.post)) != g.seats:
        faults.append(f"two direct one ministry: {g.post}")
    return faults


def _structure(g: Decrees) -> list[str]:
    """No circle, one controller each, both ends in play.  [FD-1.5]"""
    return [] if is_forest(g.parent, g.seats) else [f"the chart is no forest: {g.parent}"]


def _blame(g: Decrees) -> list[str]:
    """No blame below zero, and as much as the rules put there less what they took."""
    faults = []
    if min(g.blame + g.office) < 0:
        faults.append(f"blame below zero: {g.blame}, {g.office}")
    if sum(g.blame) + sum(g.office) != g.put - g.taken:
        faults.append(f"blame on the table is {sum(g.blame) + sum(g.office)}, it should be {g.put - g.taken}")
    if any(g.office[m] for m in range(len(g.office)) if m not in g.in_play()):
        faults.append("blame lies on a ministry that is not in play")
    return faults


def _decrees(g: Decrees) -> list[str]:
    """Each decree lies on a ministry in play or is enacted, all its steps stamped."""
    faults = []
    for decree, place in enumerate(g.lies):
        steps = len(PATHS[g.seats][decree])
        if (decree in g.enacted) != (place < 0) or g.enacted.count(decree) > 1:
            faults.append(f"decree {decree + 1} is both enacted and on the board, or neither")
        if place >= 0 and place not in g.in_play():
            faults.append(f"decree {decree + 1} lies on a ministry that is not in play")
        if not 0 <= g.stamps[decree] <= steps or (place >= 0) == (g.stamps[decree] == steps):
            faults.append(f"decree {decree + 1} has {g.stamps[decree]} stamps of {steps}")
    return faults
