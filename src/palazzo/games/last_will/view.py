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
from palazzo.kernel.views import Layout, OthersPart, OwnPart, Part, People, PersonPart, knowers

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


def _seen_of(g: Fortune, seats: list[int], other: int) -> list[list[Any]]:
    """What these seats know of another's hand."""
    bare = sorted([KIND[thing] for thing in g.open_hands[other]])
    noticed = _noticed_of(g, other)
    return [[_known(seat, other, bare, noticed)] for seat in seats]


def _known(seat: int, other: int, bare: list[str], noticed: list[tuple[str, int]]) -> list[str]:
    """The cards of another's hand this seat knows: specials and wild companions, and what it saw taken."""
    if not noticed or seat in (other, NOBODY):
        return bare
    return sorted(bare + [kind for kind, by in noticed if by >> seat & 1])


def _yours(g: Fortune, seat: int) -> dict[str, Any]:
    """What only this seat knows."""
    return {"hand": g.hand_kinds(seat), "drawn": g.lap_kinds(seat)}


def _noticed_of(g: Fortune, seat: int) -> list[tuple[str, int]]:
    """The cards of a hand that others know from what they saw, each with the mask of those who do."""
    found: list[tuple[str, int]] = []
    for place in range(seat * DECK_COUNT, (seat + 1) * DECK_COUNT):
        if g.watched >> place & 1:
            for thing in g.hands[place]:
                by = knowers(g, thing, place)
                if by:
                    found.append((KIND[thing], by))
    return found


def _facts(g: Fortune) -> dict[str, Any]:
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


def _purse(g: Fortune, seat: int) -> dict[str, Any]:
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


def _hand(g: Fortune, seat: int) -> dict[str, Any]:
    """A player's cards, from behind."""
    return {
        "cards": _count(g.hands, seat) + len(g.open_hands[seat]),
        "backs": _backs(g, seat),
        "drawn": _count(g.laps, seat),
    }


def _board(g: Fortune, seat: int) -> dict[str, Any]:
    """A player's board, place by place."""
    return {"board": [_laid(g, seat, place) for place in range(len(g.board[seat]))]}


def _count(piles: list[list[int]], seat: int) -> int:
    """How many cards a seat has in these piles, of which everyone has one for each regular deck."""
    return sum([len(pile) for pile in piles[seat * DECK_COUNT : (seat + 1) * DECK_COUNT]])


def _job(g: Fortune, seat: int) -> dict[str, Any]:
    """A job with its lines, covered or not."""
    if not g.employed(seat):
        return {"job": None}
    name = KIND[g.job[seat]]
    lines = [
        {"symbol": line.symbol, "salary": line.salary, "covered": number in g.covered[seat]}
        for number, line in enumerate(JOBS[name].lines)
    ]
    return {"job": {"id": name, "salary": g.salary(seat), "lines": lines}}


def _backs(g: Fortune, seat: int) -> dict[str, int]:
    """How many cards of each deck a hand holds: the backs show it."""
    found = {name: len(g.hands[seat * DECK_COUNT + deck]) for deck, name in enumerate(REGULAR)}
    for thing in g.open_hands[seat]:
        deck = CARDS[KIND[thing]].deck
        found[deck] = found.get(deck, 0) + 1
    return {deck: count for deck, count in found.items() if count}


def _laid(g: Fortune, seat: int, place: int) -> dict[str, Any]:
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


def _places(g: Fortune) -> list[dict[str, Any]]:
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


def _papers(g: Fortune) -> list[dict[str, Any]]:
    """The plans on the table."""
    return [_paper(g, number) for number in range(len(g.plans))]


def _paper(g: Fortune, number: int) -> dict[str, Any]:
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


def _piles(g: Fortune) -> dict[str, Any]:
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


LAYOUT: Final = Layout(
    parts=(
        Part("facts", _facts, ("round", "phase", "starter", "player", "order", "will", "modifiers")),
        People(
            PersonPart(
                _purse,
                ("money", "actions", "boys", "plan", "demotions", "bankrupt", "board", "fallen"),
                ("modifiers", "plans"),
            ),
            PersonPart(_job, ("job", "covered")),
            PersonPart(_hand, ("hands", "laps", "open_hands")),
            PersonPart(_board, ("board", "used", "fallen", "tokens"), ("modifiers",)),
        ),
        Part("places", _places, ("offer", "wilds", "novelty", "sent", "sacked", "jobs", "combined")),
        Part("papers", _papers, ("plans", "plan", "blocked")),
        Part("piles", _piles, ("decks", "discards", "stacks", "shown", "strays")),
    ),
    others=OthersPart(("known",), _seen_of, ("open_hands", "hands"), ("sights", "watched")),
    own=OwnPart(_yours, ("hands", "open_hands", "laps")),
)
"""What a view is made of, and of which fields."""
