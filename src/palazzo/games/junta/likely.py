"""Likely answers to questions that deal things out, by prompt: something to begin with, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.games.junta.ballots import Ballot
from palazzo.games.junta.content import CARDS, CENTRES, EMBASSIES, KIND, NEXT_TO, SPACE_OF, SPACES, VALUE
from palazzo.games.junta.coup.forces import owners_in
from palazzo.games.junta.state import Republic
from palazzo.kernel.table import SEAT, SEATS


def _what_i_gain_by(g: Republic, seat: int, question: Any) -> dict[str, list[str]] | None:
    """All votes in sight for oneself, or for a budget that pays one; the cards in hand are kept back.

    Only a name that would drop out for want of a vote is given the smallest of them.  [J-2.1]
    """
    ballot = g.stack[-1]
    if not isinstance(ballot, Ballot):
        return None
    blocks = sorted(ballot.public_blocks(g, seat))
    choice = SEAT[seat] if ballot.is_election() else "yes"
    gains = ballot.is_election() or (ballot.motion in _BUDGETS and (seat == g.proposer or g.declared[seat] > 0))
    if ballot.is_election() and not blocks and not ballot.votes_for(choice) and ballot.round == 1:
        held = [block for block in question.items if ballot.value(g, seat, block) > 0]
        blocks = [min(held, key=lambda block: ballot.value(g, seat, block))] if held else []
    return {choice: blocks} if gains and blocks and choice in question.places else None


_BUDGETS: Final = ("budget", "alternative")


def _all_in(g: Republic, seat: int, question: Any) -> list[str]:
    """All cash to Switzerland."""
    return [option for option in question.options if option.startswith("deposit:")]


def _the_aid_in_turn(g: Republic, seat: int, question: Any) -> dict[str, list[str]]:
    """This year's aid, from the largest note on, in turn to oneself and to the others; what is one's own stays."""
    aid = sorted([KIND[note] for note in g.cash[seat] if note in g.drawn], key=lambda kind: -VALUE[kind])
    piles: dict[str, list[str]] = {}
    around = ["", *question.places]
    for number, kind in enumerate(aid):
        place = around[number % len(around)]
        if place:
            piles.setdefault(place, []).append(kind)
    return piles


def _as_they_lie(g: Republic, seat: int, question: Any) -> dict[str, int]:
    """For each what lies in his pile."""
    return {place: cap for place, cap in zip(question.places, question.caps, strict=True) if cap}


def _is_enemy(g: Republic, seat: int, other: int) -> bool:
    """One of the two is a rebel, the other is not."""
    return (g.rebels >> seat & 1) != (g.rebels >> other & 1)


def _where_enemies_stand(g: Republic, seat: int, question: Any) -> list[str]:
    """Wherever somebody of the other side stands too."""
    return [
        option
        for option in question.options
        if any(_is_enemy(g, seat, other) for other in owners_in(g, SPACE_OF[option.split(":")[1]]))
    ]


def _all_at_one_enemy(g: Republic, seat: int, question: Any) -> dict[str, list[str]] | None:
    """All units at the strongest of the other side; only where there is none, and fire must be opened, at anybody."""
    space = SPACE_OF[question.facts["space"]]
    others = [SEATS[name] for name in question.places]
    enemies = [other for other in others if _is_enemy(g, seat, other)] or (others if question.least else [])
    if not enemies:
        return None
    target = max(enemies, key=lambda other: (g.standing[space] & g.armies[other]).bit_count())
    return {SEAT[target]: list(question.items)}


def _all_together(g: Republic, seat: int, question: Any) -> dict[str, list[str]]:
    """All units the same way, towards the nearest seat of power where nobody of one's own side stands.

    Where several are as near, to the one least held. A seat of power that nobody else would hold keeps one unit.
    """
    origin = SPACE_OF[question.facts["space"]]
    friends = [other for other in range(g.seats) if not _is_enemy(g, seat, other)]
    steps = _steps_to([space for space in CENTRES if not any(g.standing[space] & g.armies[other] for other in friends)])

    def hardships(name: str) -> tuple[int, int, bool]:
        space = SPACE_OF[name]
        enemies = sum((g.standing[space] & g.armies[other]).bit_count() for other in set(range(g.seats)) - set(friends))
        return steps.get(space, len(SPACES)), enemies, space in EMBASSIES

    units = list(question.items)
    is_last = origin in CENTRES and (g.standing[origin] & g.armies[seat]).bit_count() == len(units)
    stays = is_last and len(units) > 1 and not any(g.standing[origin] & g.armies[one] for one in friends if one != seat)
    return {min(question.places, key=hardships): units[stays:]}


def _steps_to(goals: list[int]) -> dict[int, int]:
    """How far every space is from the nearest of some; nothing where there are none."""
    steps = dict.fromkeys(goals, 0)
    for space in (edge := list(goals)):
        for other in NEXT_TO[space]:
            if other not in steps:
                steps[other] = steps[space] + 1
                edge.append(other)
    return steps


def _the_most(g: Republic, seat: int, question: Any) -> int:
    """As much as may be."""
    return int(question.most)


def _as_far_as_they_go(g: Republic, seat: int, question: Any) -> dict[str, int]:
    """One place after another, as full as the card says, until there are no more."""
    left, spread = question.most, {}
    for place, cap in zip(question.places, question.caps, strict=True):
        spread[place] = min(cap, left)
        left -= spread[place]
    return {place: count for place, count in spread.items() if count}


def _what_is_least_missed(g: Republic, seat: int, question: Any) -> list[str]:
    """Cards that do nothing, then second copies; Influence, which could be laid down, last."""
    hand = list(question.options)

    def merits(place: int) -> tuple[bool, bool, bool]:
        effect = CARDS[hand[place]].effect
        return effect != "nothing", hand[place] not in hand[:place], effect == "influence"

    return [hand[place] for place in sorted(range(len(hand)), key=merits)[: question.least]]


LIKELY: Final[dict[str, Callable[[Republic, int, Any], Any]]] = {
    "vote": _what_i_gain_by,
    "bank-business": _all_in,
    "budget-piles": _the_aid_in_turn,
    "budget-sums": _as_they_lie,
    "declare-fire": _where_enemies_stand,
    "volley": _all_at_one_enemy,
    "move-units": _all_together,
    "bribe-units": _the_most,
    "place-units": _as_far_as_they_go,
    "discard-excess": _what_is_least_missed,
}
"""The others begin with the quiet answer: offices as last year, losses from the weakest, the first free way back."""


def likely(g: Republic, question: Any) -> Any:
    """The likely answer to a question; nothing, if none is declared for its prompt."""
    answer = LIKELY.get(question.prompt)
    return None if answer is None else answer(g, question.seat, question)
