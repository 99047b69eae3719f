"""The cards, jobs, wills, plans and boards, read from the data files and checked.  [W-1]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from palazzo.games.last_will.records import (
    Card,
    Companion,
    Constants,
    Effect,
    Job,
    Offer,
    Plan,
    Spaces,
    Symbol,
    Type,
    Will,
)
from palazzo.kernel.content import Page, read_pages, read_record, read_records, wrong

PACKAGE: Final = "palazzo.games.last_will"

REGULAR: Final = ["event", "helper", "property", "companion"]
"""The four regular decks: they have discards and can be named."""

DECK_COUNT: Final = len(REGULAR)
_STACKS: Final = ["special", "new-special"]
DECKS: Final = [*REGULAR, *_STACKS, "wild"]
TYPES: Final[list[str]] = list(get_args(Type))
HOUSES: Final = ["townhouse", "manor", "villa"]
COMPANIONS: Final[list[str]] = list(get_args(Companion))
WILD: Final = "wild"
SYMBOLS: Final[list[str]] = list(get_args(Symbol))
LETTERS: Final[dict[str, str]] = {
    "E": "event",
    "H": "helper",
    "P": "property",
    "C": "companion",
    "S": "special",
}

_WORDS: Final[dict[str, list[str]]] = {
    "add": ["on", "symbols", "types", "per", "amount"],
    "action": ["pay", "gain", "times"],
    "spend": ["amount", "per", "types", "times"],
    "waive": ["verb", "types", "actions", "times"],
    "lower": ["types", "spaces", "times"],
    "draw": ["cards", "keep", "times"],
    "feed": ["symbols", "amount", "as"],
    "sale": ["modifiers"],
    "fall": ["spaces", "if_token"],
    "stock": ["slot", "kind"],
}
"""The ten words effects are written in, each with what it may say."""


_Way = tuple[str, str, int, int, int]
"""One way to use a card of the hand: the option, its verb, actions and money it costs, the type bought or -1."""


# -- reading


def read_cards(text: str | None = None) -> list[Card]:
    """All kinds of card of the decks."""
    cards = []
    for page in read_pages(PACKAGE, "cards.toml", "card", text):
        card = read_record(page, Card)
        _check_effects(page, card)
        _check_card(page, card)
        cards.append(card)
    return cards


def _check_effects(page: Page, card: Card) -> None:
    """Each effect says only what its word may say, and speaks of slots that are there."""
    for effect, written in zip(card.effects, page.fields.get("effects", []), strict=True):
        for name in written:
            if name != "word" and name not in _WORDS[effect.word]:
                page.wrong(
                    name, written[name], "nothing: " + effect.word + " says only " + ", ".join(_WORDS[effect.word])
                )
        if effect.word == "stock" and effect.slot >= len(card.slots):
            page.wrong("effects", effect.slot, "a slot of the card")


def _check_card(page: Page, card: Card) -> None:
    """What a card must have to be what it is."""
    if card.kind == "event" and not card.modes:
        page.wrong("modes", [], "at least one mode")
    if card.kind == "event" and any(len(slot.takes) != 1 for slot in card.slots):
        page.wrong("slots", page.fields["slots"], "slots of one kind on a white card")
    if len({mode.actions for mode in card.modes}) != len(card.modes):
        page.wrong("modes", page.fields["modes"], "modes that differ in their actions")
    if card.kind == "property":
        if not card.track or not card.symbols or any(symbol not in TYPES for symbol in card.symbols):
            page.wrong("track", list(card.track), "a property with types and a track")
    elif card.track:
        page.wrong("track", list(card.track), "nothing: it is no property")
    if card.wedding and card.deck != "event" and (card.wedding != "wedding" or card.deck not in _STACKS):
        page.wrong("wedding", card.wedding, "the wedding itself on a special card, and all other names on events")
    if card.kind == "companion" and len(card.symbols) != 1:
        page.wrong("symbols", list(card.symbols), "one kind of companion")
    if (card.deck in _STACKS) != (card.crowns > 0):
        page.wrong("crowns", card.crowns, "crowns on special cards and on no others")


def read_jobs(text: str | None = None) -> list[Job]:
    """The twenty jobs."""
    return read_records(PACKAGE, "jobs.toml", "job", Job, text)


def read_wills(text: str | None = None) -> list[Will]:
    """All last wills: those that name no jobs are the base game's."""
    return read_records(PACKAGE, "wills.toml", "will", Will, text)


def read_plans(text: str | None = None) -> list[Plan]:
    """Base plans and both sides of all tiles."""
    return read_records(PACKAGE, "plans.toml", "plan", Plan, text)


def read_offers(text: str | None = None) -> dict[int, tuple[str, ...]]:
    """The decks of the offer's places, by number of players and round."""
    offers: dict[int, tuple[str, ...]] = {}
    for offer in read_records(PACKAGE, "board.toml", "offer", Offer, text):
        supplement = offer.supplement or ("",) * len(offer.rounds)
        if len(supplement) != len(offer.rounds):
            raise wrong("board.toml", offer.id, "supplement", list(supplement), "one for each round")
        mixes = tuple([mix + more for mix, more in zip(offer.rounds, supplement)])
        if any(letter not in LETTERS for mix in mixes for letter in mix):
            raise wrong("board.toml", offer.id, "rounds", list(mixes), "letters of " + "".join(LETTERS))
        offers[offer.seats] = mixes
    return offers


def read_spaces(text: str | None = None) -> list[Spaces]:
    """The errand spaces."""
    found = []
    for page in read_pages(PACKAGE, "board.toml", "spaces", text):
        spaces = read_record(page, Spaces)
        if spaces.spaces[:1] != ("draw",):
            page.wrong("spaces", list(spaces.spaces), "draw, and then the others")
        found.append(spaces)
    return found


def read_constants(text: str | None = None) -> Constants:
    """The fixed figures."""
    return read_records(PACKAGE, "board.toml", "constants", Constants, text)[0]


# -- what an entry says


def effect_in(card: Card, word: str) -> Effect | None:
    """The first thing a card does in this word."""
    for effect in card.effects:
        if effect.word == word:
            return effect
    return None


def line_names(job: Job) -> tuple[str, ...]:
    """What its lines are called: each by its symbol, and by its salary too where lines of one symbol differ in that."""
    salaries: dict[str, set[int]] = {}
    for line in job.lines:
        salaries.setdefault(line.symbol, set()).add(line.salary)
    return tuple(
        [line.symbol if len(salaries[line.symbol]) == 1 else f"{line.symbol}:{line.salary}" for line in job.lines]
    )


def line_called(job: Job, name: str, covered: list[int]) -> int:
    """The number of the first uncovered line of this name or symbol; -1 if there is none."""
    for number, line_name in enumerate(LINE_NAMES[job.id]):
        if number not in covered and name in (job.lines[number].symbol, line_name):
            return number
    return -1


@lru_cache(maxsize=4096)
def words_of(option: str) -> tuple[str, ...]:
    """The words of an option: its verb, then what it refers to."""
    return tuple(option.split(":"))


# -- what there is

CARDS: Final[dict[str, Card]] = {card.id: card for card in read_cards()}
JOBS: Final[dict[str, Job]] = {job.id: job for job in read_jobs()}
WILLS: Final[dict[str, Will]] = {will.id: will for will in read_wills()}
LINE_NAMES: Final[dict[str, tuple[str, ...]]] = {job.id: line_names(job) for job in JOBS.values()}
"""By job: what its lines are called."""
PLANS: Final[dict[str, Plan]] = {plan.id: plan for plan in read_plans()}
OFFERS: Final = read_offers()
CONSTANTS: Final = read_constants()
_ALL_SPACES: Final = read_spaces()

KIND: Final[tuple[str, ...]] = (
    *(card.id for card in CARDS.values() for _ in range(card.amount)),
    *JOBS,
    *WILLS,
)
"""Every physical card: those of the decks first, then jobs and wills."""

CARD: Final[tuple[Card, ...]] = tuple(CARDS[kind] for kind in KIND if kind in CARDS)
"""What each physical card of the decks is."""

RANKED: Final[tuple[str, ...]] = tuple(sorted(CARDS))
RANK: Final[tuple[int, ...]] = tuple(RANKED.index(card.id) for card in CARD)
"""All kinds of card in the order they are offered in, and the number of each physical card's kind there."""

JOB_SYMBOLS: Final[dict[str, frozenset[str]]] = {
    job.id: frozenset(line.symbol for line in job.lines) for job in JOBS.values()
}
SALARY: Final[dict[str, int]] = {job.id: sum(line.salary for line in job.lines) for job in JOBS.values()}
"""By job: the symbols that cover its lines, and the whole salary."""

PROPERTIES: Final = frozenset(thing for thing, card in enumerate(CARD) if card.kind == "property")
COPIES: Final[dict[str, tuple[int, ...]]] = {
    kind: tuple(thing for thing, other in enumerate(KIND) if other == kind) for kind in [*CARDS, *JOBS, *WILLS]
}
ALIKE: Final[tuple[tuple[int, ...], ...]] = tuple(COPIES[kind] for kind in KIND)
"""By physical card: it and its copies."""

DECK_OF: Final[dict[str, int]] = {deck: number for number, deck in enumerate(DECKS)}
REGULAR_OF: Final[dict[str, int]] = {
    card.id: REGULAR.index(card.deck) for card in CARDS.values() if card.deck in REGULAR
}
"""The regular deck of each kind of card that comes from one."""

TYPE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TYPES)}


def _ways_with(card: Card) -> tuple[_Way, ...]:
    """All ways to use a card of the hand: play it, place it, buy it.  [W-5.2, W-5.3, W-5.6]"""
    if card.kind in ("helper", "expense"):
        return ((f"place:{card.id}", "place", card.place_actions, 0, -1),)
    if card.kind != "property":
        return tuple((f"play:{card.id}:{mode.actions}", "play", mode.actions, mode.spend, -1) for mode in card.modes)
    names = card.symbols
    options = [f"buy:{card.id}:{name}" if len(names) > 1 else f"buy:{card.id}" for name in names]
    return tuple(
        (option, "buy", card.place_actions, card.price, TYPE_OF[name])
        for option, name in zip(options, names, strict=True)
    )


WAYS: Final[dict[str, tuple[_Way, ...]]] = {card.id: _ways_with(card) for card in CARDS.values()}


def most_spent(card: Card) -> int:
    """What a card can cost at one time, if the market is at its worst and all its slots are full."""
    tokens = sum(slot.adds for slot in card.slots)
    prices = [way[3] for way in WAYS[card.id]]
    return max(*prices, card.price + max(CONSTANTS.modifiers), card.spend + tokens, card.upkeep + tokens)


DEAREST: Final[int] = max(most_spent(card) for card in CARDS.values())
"""Whoever has so much money can pay for whatever one card costs, without counting."""

WAIVERS: Final[dict[str, Effect]] = {
    card.id: effect for card in CARDS.values() for effect in card.effects if effect.word == "waive"
}
"""The helpers that save an action, and how."""

TAKERS: Final = frozenset(
    card.id
    for card in CARDS.values()
    if card.slots or any(effect.word == "feed" or "self" in effect.on for effect in card.effects)
)
"""The cards that take companions, other cards or tokens along when they are played."""

ROOMY: Final = frozenset(card.id for card in CARDS.values() if card.slots)
FEEDERS: Final = frozenset(card.id for card in CARDS.values() if effect_in(card, "feed"))
"""The cards that have room for companions, and those that take other cards along."""

SELLERS: Final = frozenset(card.id for card in CARDS.values() if effect_in(card, "sale"))
"""The cards that allow a sale."""

WEDDING: Final[dict[str, str]] = {card.id: card.wedding for card in CARDS.values() if card.wedding}
WEDDING_CARDS: Final = frozenset(thing for thing, card in enumerate(CARD) if card.wedding)
EVENT_DECK: Final[int] = REGULAR.index("event")
WEDDING_EVENTS: Final = frozenset(thing for thing in WEDDING_CARDS if CARD[thing].deck == REGULAR[EVENT_DECK])
"""The wedding cards are events, and specials of one name: every set has one of the events."""

CROWNS: Final[tuple[tuple[str, int], ...]] = tuple(
    sorted(
        {(card.deck, card.crowns) for card in CARDS.values() if card.crowns},
        key=lambda c: (_STACKS.index(c[0]), c[1]),
    )
)
"""The piles that the stacks of special cards are made of, in the order they are drawn."""

PILES_OF: Final[dict[str, list[int]]] = {
    stack: [number for number, (name, _) in enumerate(CROWNS) if name == stack] for stack in _STACKS
}
"""By stack: its piles, from the top."""

WILD_CARD: Final[str] = next(card.id for card in CARDS.values() if card.deck == WILD)
COMPANION_CARD: Final[dict[str, str]] = {
    card.symbols[0]: card.id for card in CARDS.values() if card.kind == "companion" and card.deck != WILD
}
WILDS: Final = frozenset(COPIES[WILD_CARD])
COMPANION_DECK: Final[int] = REGULAR.index("companion")


BOYS: Final[tuple[dict[str, int], dict[str, int]]] = (
    {plan.id: min(plan.boys, CONSTANTS.boys) for plan in PLANS.values()},
    {plan.id: min(plan.boys, CONSTANTS.boys_sacked) for plan in PLANS.values()},
)
"""The errand boys of each plan, as many as a seat has: without and with the expansion."""


def plans_of(board: str, seats: int) -> list[list[str]]:
    """The plans of a board for so many players, from left to right; a tile has two sides."""
    fitting = [plan for plan in PLANS.values() if plan.board == board and seats in plan.seats]
    positions = sorted({plan.position for plan in fitting})
    return [[plan.id for plan in fitting if plan.position == position] for position in positions]


PLANS_OF: Final[dict[tuple[str, int], list[list[str]]]] = {
    (plan.board, seats): plans_of(plan.board, seats) for plan in PLANS.values() for seats in plan.seats
}
SPACES_OF: Final[dict[tuple[str, int], Spaces]] = {
    (board, seats): spaces for spaces in _ALL_SPACES for board in spaces.board for seats in spaces.seats
}
"""The errand spaces of a board for so many players.  [W-4.2, W-4.3]"""

OTHER_SPACES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    spaces.spaces: tuple([space for space in spaces.spaces if space not in ("draw", "new-special")])
    for spaces in _ALL_SPACES
}
"""Of the errand spaces of a board: those where no card is to be had."""
