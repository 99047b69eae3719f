"""Who sees what: hands and decks are hidden, all else is public.

The table is laid out for every client alike: `facts` of the whole table, `people` by seat, `places` (the errand
spaces), `papers` (the plans), `piles`, and `yours`, what only you know.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.last_will.content import CARDS, CONSTANTS, CROWNS, DECK_COUNT, JOBS, KIND, PLANS, REGULAR, TYPES
from palazzo.games.last_will.errands import OFFER_SPACE, WILD_SPACE, open_cards
from palazzo.games.last_will.state import NONE, PLACE, Fortune
from palazzo.kernel.table import NOBODY, SEAT, bits
from palazzo.kernel.views import Memory, Path, knowers

CHAPTERS: Final[dict[str, str]] = {
    "choose-will": "W-1.4",
    "agree-will": "W-1.4",
    "keep-first-cards": "W-1.5",
    "bar-plan": "W-3.4",
    "choose-plan": "W-3.1",
    "name-decks": "W-3.2",
    "choose-errand": "W-4.2",
    "arrange-market": "W-4.2",
    "swap-market": "W-11.5",
    "choose-demotion": "W-9.2",
    "choose-action": "W-5.1",
    "declare-play": "W-5.7",
    "declare-sale": "W-5.6",
    "card-sale": "W-10.8",
    "keep-drawn": "W-10.9",
    "discard-surplus": "W-7.2",
}

VEILED: Final[list[list[Path]]] = [
    [*[("people", seat, "known") for seat in range(seats)], ("yours",)] for seats in range(len(SEAT) + 1)
]
"""By the number of seats: where each sees something else."""
NOTHING: Final[dict[str, Any]] = {}


def common(g: Fortune, memory: Memory | None) -> dict[str, Any]:
    """What all see alike."""
    if memory is None:
        return {
            "facts": facts(g),
            "people": [person(g, seat) for seat in range(g.seats)],
            "places": places(g),
            "papers": papers(g),
            "piles": piles(g),
        }
    table: dict[str, Any] = {}
    marks: list[Any] = [g.player, g.phase, g.round, g.starter, g.will, g.order, g.modifiers]
    table["facts"] = memory.find("facts", marks) or memory.keep("facts", marks, facts(g))
    table["people"] = people(g, memory)
    marks = [g.offer, g.wilds, g.novelty, g.sent]
    table["places"] = memory.find("places", marks) or memory.keep("places", marks, places(g))
    marks = [g.plans, g.plan, g.blocked]
    table["papers"] = memory.find("papers", marks) or memory.keep("papers", marks, papers(g))
    marks = [len(g.strays), g.shown, g.discards]
    marks += [len(pile) for pile in g.decks]
    marks += [len(pile) for pile in g.stacks]
    table["piles"] = memory.find("piles", marks) or memory.keep("piles", marks, piles(g))
    return table


def private_parts(g: Fortune, seats: list[int], memory: Memory | None) -> list[list[Any]]:
    """What these seats see in the veiled places; -1 is a spectator."""
    if memory is None:
        return looks(g, seats, [], -1, True)
    changed = memory.changed("looks", g.seats, [g.open_hands, g.hands, g.laps])
    noticed = memory.find("sights", [g.sights]) is None
    if noticed:
        memory.keep("sights", [g.sights], True)
    before: list[list[Any]] | None = memory.find("looks", seats)
    if before is None:
        before = memory.keep("looks", seats, looks(g, seats, [], -1, True))
    elif changed or noticed:
        before = memory.keep("looks", seats, memory.alike("looks", looks(g, seats, before, changed, noticed)))
    return before


def looks(g: Fortune, seats: list[int], before: list[list[Any]], changed: int, noticed: bool) -> list[list[Any]]:
    """What these seats know of each other's hands, and their own; as before, where nothing was changed or noticed."""
    found: list[list[Any]] = [old[:] for old in before] if before else [[NOTHING] * (g.seats + 1) for _ in seats]
    for other in range(g.seats):
        held = changed >> other & 1
        if held or noticed:
            bare = sorted([KIND[thing] for thing in g.open_hands[other]])
            seen = noticed_of(g, other)
            for number, seat in enumerate(seats):
                found[number][other] = known(seat, other, bare, seen)
        if held and other in seats:
            found[seats.index(other)][g.seats] = {"hand": g.hand_kinds(other), "drawn": g.lap_kinds(other)}
    return found


def known(seat: int, other: int, bare: list[str], noticed: list[tuple[str, int]]) -> list[str]:
    """The cards of another's hand this seat knows: specials and wild companions, and what it saw taken."""
    if not noticed or seat in (other, NOBODY):
        return bare
    return sorted(bare + [kind for kind, by in noticed if by >> seat & 1])


def noticed_of(g: Fortune, seat: int) -> list[tuple[str, int]]:
    """The cards of a hand that others know from what they saw, each with the mask of those who do."""
    found: list[tuple[str, int]] = []
    for place in range(seat * DECK_COUNT, (seat + 1) * DECK_COUNT):
        if g.watched >> place & 1:
            for thing in g.hands[place]:
                by = knowers(g, thing, place)
                if by:
                    found.append((KIND[thing], by))
    return found


def facts(g: Fortune) -> dict[str, Any]:
    """What is true of the whole table."""
    return {
        "round": g.round,
        "rounds": CONSTANTS.rounds,
        "phase": g.phase,
        "starter": SEAT[g.starter] if g.starter >= 0 else None,
        "player": SEAT[g.player] if g.player >= 0 else None,
        "order": [SEAT[other] for other in g.order],
        "will": KIND[g.will] if g.will >= 0 else None,
        "market": dict(zip(TYPES, g.modifiers)),
    }


def people(g: Fortune, memory: Memory) -> list[dict[str, Any]]:
    """All players; of each only those parts made anew of which something has changed."""
    seats = g.seats
    purses = memory.changed("purses", seats, [g.money, g.actions, g.boys, g.plan, g.demotions, g.bankrupt])
    jobs = memory.changed("jobs", seats, [g.job, g.covered])
    hands = memory.changed("hands", seats, [g.hands, g.laps, g.open_hands])
    boards = memory.changed("boards", seats, [g.board, g.used, g.fallen, g.tokens])
    marks: list[Any] = [g.modifiers, g.plans]
    before: list[dict[str, Any]] | None = memory.find("people", marks)
    if before is None:
        found = [person(g, seat) for seat in range(seats)]
        memory.keep("people", marks, found)
        return found
    changed = purses | jobs | hands | boards
    if not changed:
        return before
    found = before[:]
    for seat in bits(changed):
        one = found[seat] = before[seat].copy()
        if (purses | boards) >> seat & 1:
            one.update(purse(g, seat))
        if jobs >> seat & 1:
            one["job"] = job(g, seat)
        if hands >> seat & 1:
            one.update(hand(g, seat))
        if boards >> seat & 1:
            one["board"] = board(g, seat)
    memory.keep("people", marks, found)
    return found


def person(g: Fortune, seat: int) -> dict[str, Any]:
    """A player: fortune, job, board, and of the hand its size and backs."""
    return {
        "seat": SEAT[seat],
        **purse(g, seat),
        "job": job(g, seat),
        **hand(g, seat),
        "board": board(g, seat),
    }


def purse(g: Fortune, seat: int) -> dict[str, Any]:
    """What a player is worth, and may still do."""
    return {
        "money": g.money[seat],
        "worth": g.worth(seat) if g.modifiers else g.money[seat],
        "bankrupt": g.bankrupt[seat],
        "demoted": g.demotions[seat] > 0,
        "plan": g.plan_of(seat) or None,
        "boys": g.boys[seat],
        "actions": g.actions[seat],
    }


def hand(g: Fortune, seat: int) -> dict[str, Any]:
    """A player's cards, from behind."""
    return {
        "cards": count(g.hands, seat) + len(g.open_hands[seat]),
        "backs": backs(g, seat),
        "drawn": count(g.laps, seat),
    }


def board(g: Fortune, seat: int) -> list[dict[str, Any]]:
    """A player's board, place by place."""
    return [laid(g, seat, place) for place in range(len(g.board[seat]))]


def count(piles: list[list[int]], seat: int) -> int:
    """How many cards a seat has in these piles, of which everyone has one for each regular deck."""
    return sum([len(pile) for pile in piles[seat * DECK_COUNT : (seat + 1) * DECK_COUNT]])


def job(g: Fortune, seat: int) -> dict[str, Any] | None:
    """A job with its lines, covered or not."""
    if not g.employed(seat):
        return None
    name = KIND[g.job[seat]]
    return {
        "id": name,
        "salary": g.salary(seat),
        "lines": [
            {"symbol": line.symbol, "salary": line.salary, "covered": number in g.covered[seat]}
            for number, line in enumerate(JOBS[name].lines)
        ],
    }


def backs(g: Fortune, seat: int) -> dict[str, int]:
    """How many cards of each deck a hand holds: the backs show it."""
    found = {name: len(g.hands[seat * DECK_COUNT + deck]) for deck, name in enumerate(REGULAR)}
    for thing in g.open_hands[seat]:
        deck = CARDS[KIND[thing]].deck
        found[deck] = found.get(deck, 0) + 1
    return {deck: count for deck, count in found.items() if count}


def laid(g: Fortune, seat: int, place: int) -> dict[str, Any]:
    """A place of a board."""
    card = g.card_at(seat, place)
    if card is None:
        return {"place": PLACE[place], "card": None}
    found: dict[str, Any] = {
        "place": PLACE[place],
        "card": card.id,
        "tokens": [token or None for token in g.tokens[seat][place]],
        "used": g.used[seat][place],
    }
    if card.kind == "property":
        found["value"] = g.value(seat, place)
        found["fallen"] = g.fallen[seat][place]
    return found


def places(g: Fortune) -> list[dict[str, Any]]:
    """The errand spaces: the card that lies there, the boys that stand there."""
    lying = dict(open_cards(g))
    names = list(OFFER_SPACE[: len(g.offer)])
    names += WILD_SPACE[: len(g.wilds)]
    names += [name for name in g.spaces().spaces if name != "demotion" or g.has_jobs()]
    return [
        {
            "id": name,
            "card": KIND[lying[name]] if lying.get(name, NONE) >= 0 else None,
            "boys": [SEAT[seat] for seat in bits(g.sent.get(name, 0))],
        }
        for name in names
    ]


def papers(g: Fortune) -> list[dict[str, Any]]:
    """The plans on the table."""
    return [paper(g, number) for number in range(len(g.plans))]


def paper(g: Fortune, number: int) -> dict[str, Any]:
    """A plan, and who has it."""
    plan = PLANS[g.plans[number]]
    return {
        "id": plan.id,
        "position": number + 1,
        "cards": plan.cards,
        "boys": plan.boys,
        "actions": plan.actions,
        "seat": SEAT[g.plan.index(number)] if number in g.plan else None,
        "barred": number == g.blocked,
    }


def piles(g: Fortune) -> dict[str, Any]:
    """Decks by their size, stacks by the crowns on their backs, discards openly."""
    return {
        "decks": {name: len(g.decks[deck]) for deck, name in enumerate(REGULAR)},
        "discards": {name: [KIND[thing] for thing in g.discards[deck]] for deck, name in enumerate(REGULAR)},
        "stacks": [
            {"stack": stack, "crowns": crowns, "cards": len(g.stacks[number])}
            for number, (stack, crowns) in enumerate(CROWNS)
        ],
        "shown": [KIND[thing] for thing in g.shown],
        "strays": len(g.strays),
    }
