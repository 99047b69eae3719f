"""The cards, the map, the units and the notes, read from the data files and checked.  [J-1, J-10.8, J-15]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from palazzo.kernel.content import Page, read_pages
from palazzo.kernel.errors import BadContent

PACKAGE: Final = "palazzo.games.junta"

DECKS: Final = (64, 108)
FAMILIES: Final = ("cigar", "car", "watch", "glass", "diamond", "spectacles", "feathers")
OFFICE: Final = ("interior", "brigade1", "brigade2", "brigade3", "admiral", "air")
OFFICE_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(OFFICE)}
INTERIOR: Final = 0
ADMIRAL: Final = 4
AIR: Final = 5
GENERALS: Final = ["brigade1", "brigade2", "brigade3"]
PRESIDENT: Final = "president"
LOCATIONS: Final = ["home", "bank", "headquarters", "mistress", "nightclub"]

KINDS: Final = ["influence", "vote", "donation", "assassin", "bribe", "event"]
TIMINGS: Final = [
    "LAY", "VOTE", "V12", "VR", "ANY", "P2", "P4R", "P6D", "P6R", "EXR", "P9R", "P8", "START", "START-ARMED", "CM",
]  # fmt: skip
EFFECTS: Final = [
    "influence",
    "vote",
    "donation",
    "attempt",
    "mad-attempt",
    "attempt-or-shield",
    "burgle",
    "shield",
    "overtime",
    "bribe",
    "bribe-crowd",
    "pardon",
    "end-ballot",
    "void-ballot",
    "no-confidence",
    "alternative-budget",
    "break-coalition",
    "reform",
    "loot",
    "spy",
    "bank-holiday",
    "pretext",
    "nothing",
    "place-units",
    "freeze",
    "send-away",
]
MOMENTS: Final = [f"phase{n}" for n in range(1, 10)] + ["rebellion"] + [f"coup{n}" for n in range(1, 7)]


class Crowd(NamedTuple):
    """Units a card places: how many of a kind, and where (nowhere named: where its player may choose)."""

    kind: str
    number: int
    at: str


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of political card."""

    id: str
    kind: str
    copies: tuple[int, ...]
    timing: tuple[str, ...]
    effect: str
    votes: int
    partner: str
    partner_votes: int
    cost: int
    needs_influence: tuple[str, ...]
    needs_office: str
    barred_offices: tuple[str, ...]
    phases: tuple[str, ...]
    success: int
    amount: int
    credit: int
    bonus: int
    bribes: tuple[str, ...]
    units: tuple[Crowd, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the map."""

    id: str
    kind: str
    next: tuple[int, ...]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Unit:
    """One kind of unit: who commands it by office, where it starts, or how many there are for cards to place."""

    id: str
    office: str
    start: tuple[str, ...]
    pool: int
    armed: bool


@dataclass(frozen=True, slots=True)
class Gun:
    """What bombards and cannot be hit; `uses` a coup, 0 for any number."""

    id: str
    office: str
    dice: int
    uses: int


# -- reading


def read_cards(spaces: list[str], units: list[str], text: str | None = None) -> list[Card]:
    """All kinds of card, with what they ask for and do."""
    pages = read_pages(PACKAGE, "cards.toml", "card", text)
    ids = [page.name for page in pages]
    cards = []
    for page in pages:
        copies = page.take("copies", None)
        if not isinstance(copies, list) or [type(n) is int and n >= 0 for n in copies] != [True] * len(DECKS):
            page.wrong("copies", copies, "a number for each deck")
        if copies[0] > copies[1]:
            page.wrong("copies", copies, "no more in the small deck than in the large one")
        card = Card(
            id=page.word("id"),
            kind=page.word("kind", KINDS),
            copies=tuple(copies),
            timing=tuple(page.words("timing", TIMINGS)),
            effect=page.word("effect", EFFECTS),
            votes=page.number("votes", default=0),
            partner=page.word("partner", ids) if "partner" in page.fields else "",
            partner_votes=page.number("partner_votes", default=0),
            cost=page.number("cost", default=0),
            needs_influence=tuple(page.words("needs_influence", ids, default=[])),
            needs_office=page.word("needs_office", list(OFFICE)) if "needs_office" in page.fields else "",
            barred_offices=tuple(page.words("barred_offices", [PRESIDENT, *OFFICE], default=[])),
            phases=tuple(page.words("phases", MOMENTS, default=[])),
            success=page.number("success", default=0),
            amount=page.number("amount", default=0),
            credit=page.number("credit", default=0),
            bonus=page.number("bonus", default=0),
            bribes=tuple(page.words("bribes", units, default=[])),
            units=read_crowds(page, spaces, units),
        )
        page.end()
        if (card.effect == "place-units") != bool(card.units):
            page.wrong("units", card.effect, "units for the cards that place them, and for no others")
        cards.append(card)
    for index, size in enumerate(DECKS):
        count = sum(card.copies[index] for card in cards)
        if count != size:
            raise BadContent("content-unreadable", {"file": "cards.toml", "why": f"{count} cards, not {size}"})
    return cards


def read_crowds(page: Page, spaces: list[str], units: list[str]) -> tuple[Crowd, ...]:
    """The units a card places."""
    found = []
    listed = page.take("units", [])
    if not isinstance(listed, list):
        page.wrong("units", listed, "a list of units")
    for fields in listed:
        crowd = Page(page.file, page.name, fields)
        at = crowd.word("at", spaces) if "at" in crowd.fields else ""
        found.append(Crowd(crowd.word("kind", units), crowd.number("count", least=1), at))
        crowd.end()
    return tuple(found)


def read_spaces(text: str | None = None) -> list[Space]:
    """The map: every space named exists, and next to is always mutual."""
    pages = read_pages(PACKAGE, "map.toml", "space", text)
    ids = [page.name for page in pages]
    found = []
    for page in pages:
        space = Space(
            page.word("id"),
            page.word("kind", ["power", "barracks", "police", "embassy", "district"]),
            tuple(ids.index(name) for name in page.words("next", ids)),
            read_coordinate(page, "x"),
            read_coordinate(page, "y"),
        )
        page.end()
        found.append(space)
    for index, space in enumerate(found):
        for other in space.next:
            if index not in found[other].next or other == index:
                why = f"{space.id} is next to {found[other].id}, but not the other way round"
                raise BadContent("content-unreadable", {"file": "map.toml", "why": why})
    return found


def read_coordinate(page: Page, field: str) -> float:
    """Where to draw a space."""
    value = page.take(field, None)
    if type(value) not in (int, float):
        page.wrong(field, value, "a number")
    return float(value)


def read_boxes(spaces: list[str], text: str | None = None) -> dict[str, tuple[int, ...]]:
    """Port and airfield, with the spaces their units may land in: all, where none is named."""
    found: dict[str, tuple[int, ...]] = {}
    for page in read_pages(PACKAGE, "map.toml", "box", text):
        landing = page.words("landing", spaces)
        found[page.word("id")] = tuple(spaces.index(name) for name in landing) or tuple(range(len(spaces)))
        page.end()
    return found


def read_units(places: list[str], text: str | None = None) -> list[Unit]:
    """All kinds of unit that stand on the map."""
    found = []
    for page in read_pages(PACKAGE, "map.toml", "unit", text):
        unit = Unit(
            page.word("id"),
            page.word("office", [PRESIDENT, *OFFICE]) if "office" in page.fields else "",
            tuple(page.words("start", places, default=[])),
            page.number("pool", default=0),
            read_armed(page),
        )
        page.end()
        if bool(unit.start) == bool(unit.pool) or bool(unit.start) != bool(unit.office):
            page.wrong("start", list(unit.start), "an office and places, or a pool")
        found.append(unit)
    return found


def read_armed(page: Page) -> bool:
    """Armed units throw a die each, the others one for two."""
    value = page.take("armed", None)
    if type(value) is not bool:
        page.wrong("armed", value, "true or false")
    return bool(value)


def read_guns(text: str | None = None) -> dict[str, Gun]:
    """Gunboat and air strikes."""
    found: dict[str, Gun] = {}
    for page in read_pages(PACKAGE, "map.toml", "gun", text):
        gun = Gun(
            page.word("id"),
            page.word("office", list(OFFICE)),
            page.number("dice", least=1),
            page.number("uses"),
        )
        page.end()
        found[gun.id] = gun
    return found


def read_notes(text: str | None = None) -> dict[str, tuple[int, int]]:
    """The notes: worth and number of each kind."""
    found: dict[str, tuple[int, int]] = {}
    for page in read_pages(PACKAGE, "map.toml", "note", text):
        found[page.word("id")] = (page.number("worth", least=1), page.number("count", least=1))
        page.end()
    return found


# -- the map

SPACES: Final = read_spaces()
SPACE: Final[tuple[str, ...]] = tuple(space.id for space in SPACES)
SPACE_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(SPACE)}
NEXT_TO: Final[tuple[tuple[int, ...], ...]] = tuple(space.next for space in SPACES)
LANDINGS: Final = read_boxes(list(SPACE))
BOX: Final[tuple[str, ...]] = tuple(LANDINGS)
STREETS: Final[tuple[int, ...]] = tuple(i for i, space in enumerate(SPACES) if space.kind != "embassy")
"""Where there can be fighting: everywhere but in embassies."""
EMBASSIES: Final[tuple[int, ...]] = tuple(i for i, space in enumerate(SPACES) if space.kind == "embassy")
BARRACKS: Final[tuple[int, ...]] = tuple(i for i, space in enumerate(SPACES) if space.kind == "barracks")
CENTRES: Final[tuple[int, ...]] = tuple(i for i, space in enumerate(SPACES) if space.kind == "power")
PALACE: Final[int] = SPACE_OF["PAL"]
PARLIAMENT: Final[int] = SPACE_OF["PAR"]

# -- the units: each counter has a number; `UNIT[n]` is its kind

UNITS: Final[dict[str, Unit]] = {unit.id: unit for unit in read_units([*SPACE, *BOX])}
UNIT: Final[tuple[str, ...]] = tuple(unit.id for unit in UNITS.values() for _ in range(len(unit.start) or unit.pool))
START: Final[tuple[str, ...]] = tuple(at for unit in UNITS.values() for at in (unit.start or ("",) * unit.pool))
"""Where each counter stands when a coup begins: a space, a box, or "" for the pools of the cards."""
COUNTERS: Final[dict[str, tuple[int, ...]]] = {
    kind: tuple(n for n, unit in enumerate(UNIT) if unit == kind) for kind in UNITS
}
OF_KIND: Final[dict[str, int]] = {kind: sum(1 << n for n in counters) for kind, counters in COUNTERS.items()}
"""The counters of a kind as a set: bit n for counter n."""
OF_OFFICE: Final[tuple[int, ...]] = tuple(
    sum(units for kind, units in OF_KIND.items() if UNITS[kind].office == office) for office in OFFICE
)
GUARDS: Final[int] = sum(units for kind, units in OF_KIND.items() if UNITS[kind].office == PRESIDENT)
BOXED: Final[tuple[int, ...]] = tuple(n for n, at in enumerate(START) if at in BOX)
CROWDS: Final = tuple(kind for kind, unit in UNITS.items() if not unit.armed)
GUNS: Final = read_guns()

# -- the cards: each copy of the large deck has a number; the small deck leaves some out

CARDS: Final[dict[str, Card]] = {card.id: card for card in read_cards(list(SPACE), list(UNITS))}
COPY_KIND: Final[list[str]] = [card.id for card in CARDS.values() for _ in range(card.copies[1])]
DECK_CARDS: Final[dict[int, tuple[int, ...]]] = {
    64: tuple(n for n, kind in enumerate(COPY_KIND) if n - COPY_KIND.index(kind) < CARDS[kind].copies[0]),
    108: tuple(range(len(COPY_KIND))),
}

# -- the notes, numbered after the cards

NOTES: Final = read_notes()
FIRST_NOTE: Final = len(COPY_KIND)
KIND: Final[tuple[str, ...]] = (
    *COPY_KIND,
    *(kind for kind, (_, count) in NOTES.items() for _ in range(count)),
)
WORTH: Final[tuple[int, ...]] = tuple(NOTES[kind][0] if kind in NOTES else 0 for kind in KIND)
VALUE: Final[dict[str, int]] = {kind: worth for kind, (worth, _) in NOTES.items()}
ALL_NOTES: Final = tuple(range(FIRST_NOTE, len(KIND)))


def copies_in(size: int) -> dict[str, tuple[int, ...]]:
    """The things of each kind in one of the decks, and the notes."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(CARDS, ())
    for thing in (*DECK_CARDS[size], *ALL_NOTES):
        found[KIND[thing]] = (*found.get(KIND[thing], ()), thing)
    return found


COPIES: Final[dict[int, dict[str, tuple[int, ...]]]] = {size: copies_in(size) for size in DECKS}


def with_timing(*codes: str) -> tuple[str, ...]:
    """The kinds of card that may be played at one of these times."""
    return tuple(card.id for card in CARDS.values() if any(code in card.timing for code in codes))
