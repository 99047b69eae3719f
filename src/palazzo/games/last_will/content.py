"""The cards, jobs, wills, plans and boards, read from the data files and checked.  [W-1]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from palazzo.kernel.content import Page, read_pages
from palazzo.kernel.errors import BadContent

PACKAGE: Final = "palazzo.games.last_will"

REGULAR: Final = ["event", "helper", "property", "companion"]
"""The four regular decks: they have discards and can be named."""

DECK_COUNT: Final = len(REGULAR)
STACKS: Final = ["special", "new-special"]
DECKS: Final = [*REGULAR, *STACKS, "wild"]
KINDS: Final = ["event", "helper", "expense", "property", "companion"]
TYPES: Final = ["farm", "townhouse", "manor", "villa"]
HOUSES: Final = ["townhouse", "manor", "villa"]
COMPANIONS: Final = ["dog", "horse", "guest", "chef"]
WILD: Final = "wild"
SYMBOLS: Final = ["theatre", "dinner", "carriage", "boat", "wedding", "helper", *TYPES, *COMPANIONS, WILD]
OCCASIONS: Final = ["white", "expense", "maintain", "buy", "sell", "opera", "self"]
LETTERS: Final[dict[str, str]] = {
    "E": "event",
    "H": "helper",
    "P": "property",
    "C": "companion",
    "S": "special",
}
SPACES: Final = ["draw", "opera", "market", "extension", "new-special", "demotion", "combined"]
BOARDS: Final = ["base", "strict", "open", "five"]

WORDS: Final[dict[str, list[str]]] = {
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


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card does, in one of the ten words."""

    word: str
    on: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    per: tuple[str, ...] = ()
    amount: int = 0
    pay: int = 0
    gain: int = 0
    times: int = 0
    verb: str = ""
    actions: int = 0
    spaces: int = 0
    cards: int = 0
    keep: int = 0
    played: bool = False
    modifiers: bool = True
    if_token: bool = False
    slot: int = 0
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a white card: for so many actions, so much is spent."""

    actions: int
    spend: int


@dataclass(frozen=True, slots=True)
class Slot:
    """Room for one companion of one of some kinds, and what it adds."""

    takes: tuple[str, ...]
    adds: int


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card."""

    id: str
    deck: str
    amount: int
    kind: str
    sacked: bool
    crowns: int
    symbols: tuple[str, ...]
    wedding: str
    modes: tuple[Mode, ...]
    slots: tuple[Slot, ...]
    effects: tuple[Effect, ...]
    place_actions: int
    actions: int
    spend: int
    sell_actions: int
    maintain_actions: int
    price: int
    track: tuple[int, ...]
    upkeep: int

    def mode(self, actions: int) -> Mode:
        """The way to play a white card for so many actions."""
        for mode in self.modes:
            if mode.actions == actions:
                return mode
        raise KeyError(f"{self.id} for {actions} actions")

    def effect(self, word: str) -> Effect | None:
        """The first thing the card does in this word."""
        for effect in self.effects:
            if effect.word == word:
                return effect
        return None


Way = tuple[str, str, int, int, int]
"""One way to use a card of the hand: the option, its verb, actions and money it costs, the type bought or -1."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a salary, and the symbol that covers it."""

    symbol: str
    salary: int


@dataclass(frozen=True, slots=True)
class Job:
    """A job: a salary, line by line; a symbol may stand on several lines."""

    id: str
    lines: tuple[Line, ...]

    def line_name(self, line: Line) -> str:
        """What a line is called: its symbol, and its salary too where lines of one symbol are paid differently."""
        alike = all(other.salary == line.salary for other in self.lines if other.symbol == line.symbol)
        return line.symbol if alike else f"{line.symbol}:{line.salary}"

    def line_called(self, name: str, covered: list[int]) -> int:
        """The number of the first uncovered line of this name or symbol; -1 if there is none."""
        for number, line in enumerate(self.lines):
            if number not in covered and name in (line.symbol, self.line_name(line)):
                return number
        return -1


@dataclass(frozen=True, slots=True)
class Will:
    """A last will: the starting money, the jobs it names by their lines, what the jobless get more."""

    id: str
    money: int
    lines: int
    relief: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan: cards to draw, errand boys, actions."""

    id: str
    board: str
    seats: tuple[int, ...]
    position: int
    cards: int
    boys: int
    actions: int


@dataclass(frozen=True, slots=True)
class Spaces:
    """The errand spaces of a board for some numbers of players; the others are those where no card is to be had."""

    board: tuple[str, ...]
    seats: tuple[int, ...]
    spaces: tuple[str, ...]
    others: tuple[str, ...]
    halves_wait: bool


@dataclass(frozen=True, slots=True)
class Constants:
    """The fixed figures of the game."""

    rounds: int
    places: int
    hand: int
    opera: int
    wild_places: int
    dealt_helpers: int
    dealt_properties: int
    kept: int
    demotion_tokens: int
    boys: int
    boys_sacked: int
    modifiers: tuple[int, ...]


# -- reading


def parts(page: Page, field: str) -> list[Page]:
    """The small tables in a field, each read like an entry."""
    value = page.take(field, [])
    if not isinstance(value, list):
        page.wrong(field, value, "a list of tables")
    return [Page(page.file, f"{page.name}, {field} {number}", part) for number, part in enumerate(value, 1)]


def yes(page: Page, field: str, default: bool = False) -> bool:
    """A field that is true or false."""
    value = page.take(field, default)
    if type(value) is not bool:
        page.wrong(field, value, "true or false")
    return bool(value)


def numbers(page: Page, field: str, default: list[int] | None = None) -> tuple[int, ...]:
    """A list of whole numbers."""
    value = page.take(field, default)
    if not isinstance(value, list) or any(type(item) is not int for item in value):
        page.wrong(field, value, "a list of whole numbers")
    return tuple(value)


def one_of(page: Page, field: str, words: list[str]) -> str:
    """One of some words, or none."""
    return page.word(field, words) if field in page.fields else ""


def read_effect(page: Page) -> Effect:
    """An effect: its word, and only what that word may say."""
    word = page.word("word", list(WORDS))
    for field in page.fields:
        if field not in WORDS[word]:
            page.wrong(field, page.fields[field], "nothing: " + word + " says only " + ", ".join(WORDS[word]))
    effect = Effect(
        word,
        on=tuple(page.words("on", OCCASIONS, default=[])),
        symbols=tuple(page.words("symbols", SYMBOLS, default=[])),
        types=tuple(page.words("types", TYPES, default=[])),
        per=tuple(page.words("per", COMPANIONS, default=[])),
        amount=page.number("amount", default=0),
        pay=page.number("pay", default=0),
        gain=page.number("gain", default=0),
        times=page.number("times", default=0),
        verb=one_of(page, "verb", ["maintain", "sell", "white"]),
        actions=page.number("actions", default=0),
        spaces=page.number("spaces", default=0),
        cards=page.number("cards", default=0),
        keep=page.number("keep", default=0),
        played=one_of(page, "as", ["played", "discarded"]) == "played",
        modifiers=yes(page, "modifiers", True),
        if_token=yes(page, "if_token"),
        slot=page.number("slot", default=0),
        kind=one_of(page, "kind", COMPANIONS),
    )
    page.end()
    return effect


def read_mode(page: Page) -> Mode:
    """A mode of a white card."""
    mode = Mode(page.number("actions"), page.number("spend"))
    page.end()
    return mode


def read_slot(page: Page) -> Slot:
    """A companion's slot."""
    slot = Slot(tuple(page.words("takes", COMPANIONS)), page.number("adds", least=1))
    page.end()
    return slot


def read_cards(text: str | None = None) -> list[Card]:
    """All kinds of card of the decks."""
    cards = []
    for page in read_pages(PACKAGE, "cards.toml", "card", text):
        card = Card(
            id=page.word("id"),
            deck=page.word("deck", DECKS),
            amount=page.number("count", least=1),
            kind=page.word("kind", KINDS),
            sacked=yes(page, "sacked"),
            crowns=page.number("crowns", default=0),
            symbols=tuple(page.words("symbols", SYMBOLS)),
            wedding=one_of(page, "wedding", ["ring", "gift", "party", "wedding"]),
            modes=tuple(read_mode(part) for part in parts(page, "modes")),
            slots=tuple(read_slot(part) for part in parts(page, "slots")),
            effects=tuple(read_effect(part) for part in parts(page, "effects")),
            place_actions=page.number("place_actions", default=0),
            actions=page.number("actions", default=0),
            spend=page.number("spend", default=0),
            sell_actions=page.number("sell_actions", default=0),
            maintain_actions=page.number("maintain_actions", default=0),
            price=page.number("price", default=0),
            track=numbers(page, "track", []),
            upkeep=page.number("upkeep", default=0),
        )
        page.end()
        check_card(page, card)
        cards.append(card)
    return cards


def check_card(page: Page, card: Card) -> None:
    """What a card must have to be what it is."""
    if card.kind == "event" and not card.modes:
        page.wrong("modes", [], "at least one mode")
    if card.kind == "event" and any(len(slot.takes) != 1 for slot in card.slots):
        page.wrong("slots", card.slots, "slots of one kind on a white card")
    if len({mode.actions for mode in card.modes}) != len(card.modes):
        page.wrong("modes", card.modes, "modes that differ in their actions")
    if card.kind == "property":
        if not card.track or not card.symbols or any(symbol not in TYPES for symbol in card.symbols):
            page.wrong("track", card.track, "a property with types and a track")
    elif card.track:
        page.wrong("track", card.track, "nothing: it is no property")
    if card.wedding and card.deck != "event" and (card.wedding != "wedding" or card.deck not in STACKS):
        page.wrong("wedding", card.wedding, "the wedding itself on a special card, and all other names on events")
    if card.kind == "companion" and len(card.symbols) != 1:
        page.wrong("symbols", card.symbols, "one kind of companion")
    if (card.deck in STACKS) != (card.crowns > 0):
        page.wrong("crowns", card.crowns, "crowns on special cards and on no others")
    for effect in card.effects:
        if effect.word == "stock" and effect.slot >= len(card.slots):
            page.wrong("effects", effect.slot, "a slot of the card")


def read_jobs(text: str | None = None) -> list[Job]:
    """The twenty jobs."""
    jobs = []
    for page in read_pages(PACKAGE, "jobs.toml", "job", text):
        lines = []
        for part in parts(page, "lines"):
            lines.append(Line(part.word("symbol", SYMBOLS), part.number("salary", least=1)))
            part.end()
        jobs.append(Job(page.word("id"), tuple(lines)))
        page.end()
    return jobs


def read_wills(text: str | None = None) -> list[Will]:
    """All last wills: those that name no jobs are the base game's."""
    wills = []
    for page in read_pages(PACKAGE, "wills.toml", "will", text):
        wills.append(
            Will(
                page.word("id"),
                page.number("money", least=1),
                page.number("lines", default=0),
                page.number("relief", default=0),
            )
        )
        page.end()
    return wills


def read_plans(text: str | None = None) -> list[Plan]:
    """Base plans and both sides of all tiles."""
    plans = []
    for page in read_pages(PACKAGE, "plans.toml", "plan", text):
        plans.append(
            Plan(
                page.word("id"),
                page.word("board", ["base", "tiles"]),
                numbers(page, "seats"),
                page.number("position", least=1),
                page.number("cards"),
                page.number("boys"),
                page.number("actions"),
            )
        )
        page.end()
    return plans


def read_offers(text: str | None = None) -> dict[int, tuple[str, ...]]:
    """The decks of the offer's places, by number of players and round."""
    offers = {}
    for page in read_pages(PACKAGE, "board.toml", "offer", text):
        page.word("id")
        seats = page.number("seats", least=2)
        rounds = page.words("rounds")
        supplement = page.words("supplement", default=[""] * len(rounds))
        page.end()
        offers[seats] = tuple(mix + more for mix, more in zip(rounds, supplement, strict=True))
        if any(letter not in LETTERS for mix in offers[seats] for letter in mix):
            page.wrong("rounds", offers[seats], "letters of " + "".join(LETTERS))
    return offers


def read_spaces(text: str | None = None) -> list[Spaces]:
    """The errand spaces."""
    found = []
    for page in read_pages(PACKAGE, "board.toml", "spaces", text):
        spaces = page.words("spaces", SPACES)
        if spaces[:1] != ["draw"]:
            page.wrong("spaces", spaces, "draw, and then the others")
        found.append(
            Spaces(
                tuple(page.words("board", BOARDS)),
                numbers(page, "seats"),
                tuple(spaces),
                tuple(space for space in spaces if space not in ("draw", "new-special")),
                yes(page, "halves_wait"),
            )
        )
        page.end()
    return found


def read_constants(text: str | None = None) -> Constants:
    """The fixed figures."""
    page = read_pages(PACKAGE, "board.toml", "constants", text)[0]
    constants = Constants(
        page.number("rounds"),
        page.number("places"),
        page.number("hand"),
        page.number("opera"),
        page.number("wild_places"),
        page.number("dealt_helpers"),
        page.number("dealt_properties"),
        page.number("kept"),
        page.number("demotion_tokens"),
        page.number("boys"),
        page.number("boys_sacked"),
        numbers(page, "modifiers"),
    )
    page.end()
    if len(constants.modifiers) != len(TYPES):
        raise BadContent("content-unreadable", {"file": "board.toml", "why": "one modifier for each type"})
    return constants


@lru_cache(maxsize=4096)
def words_of(option: str) -> tuple[str, ...]:
    """The words of an option: its verb, then what it refers to."""
    return tuple(option.split(":"))


# -- what there is

CARDS: Final[dict[str, Card]] = {card.id: card for card in read_cards()}
JOBS: Final[dict[str, Job]] = {job.id: job for job in read_jobs()}
WILLS: Final[dict[str, Will]] = {will.id: will for will in read_wills()}
PLANS: Final[dict[str, Plan]] = {plan.id: plan for plan in read_plans()}
OFFERS: Final = read_offers()
CONSTANTS: Final = read_constants()
ALL_SPACES: Final = read_spaces()

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


def ways_with(card: Card) -> tuple[Way, ...]:
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


WAYS: Final[dict[str, tuple[Way, ...]]] = {card.id: ways_with(card) for card in CARDS.values()}


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
FEEDERS: Final = frozenset(card.id for card in CARDS.values() if card.effect("feed"))
"""The cards that have room for companions, and those that take other cards along."""

SELLERS: Final = frozenset(card.id for card in CARDS.values() if card.effect("sale"))
"""The cards that allow a sale."""

WEDDING: Final[dict[str, str]] = {card.id: card.wedding for card in CARDS.values() if card.wedding}
WEDDING_CARDS: Final = frozenset(thing for thing, card in enumerate(CARD) if card.wedding)
EVENT_DECK: Final[int] = REGULAR.index("event")
WEDDING_EVENTS: Final = frozenset(thing for thing in WEDDING_CARDS if CARD[thing].deck == REGULAR[EVENT_DECK])
"""The wedding cards are events, and specials of one name: every set has one of the events."""

CROWNS: Final[tuple[tuple[str, int], ...]] = tuple(
    sorted(
        {(card.deck, card.crowns) for card in CARDS.values() if card.crowns},
        key=lambda c: (STACKS.index(c[0]), c[1]),
    )
)
"""The piles that the stacks of special cards are made of, in the order they are drawn."""

PILES_OF: Final[dict[str, list[int]]] = {
    stack: [number for number, (name, _) in enumerate(CROWNS) if name == stack] for stack in STACKS
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
    (board, seats): spaces for spaces in ALL_SPACES for board in spaces.board for seats in spaces.seats
}
"""The errand spaces of a board for so many players.  [W-4.2, W-4.3]"""
