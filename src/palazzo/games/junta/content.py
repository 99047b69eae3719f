"""The cards, the map, the units and the notes, read from the data files and checked.  [J-1, J-10.8, J-15]"""

from __future__ import annotations

from typing import Final, get_args

from palazzo.games.junta.records import Box, Card, Effect, Gun, Kind, Moment, Note, Space, Unit
from palazzo.kernel.content import check_words, read_records, wrong
from palazzo.kernel.errors import BadContent

PACKAGE: Final = "palazzo.games.junta"

_DECKS: Final = (64, 108)
FAMILIES: Final = ("cigar", "car", "watch", "glass", "diamond", "spectacles", "feathers")
OFFICE: Final = ("interior", "brigade1", "brigade2", "brigade3", "admiral", "air")
OFFICE_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(OFFICE)}
INTERIOR: Final = 0
ADMIRAL: Final = 4
AIR: Final = 5
GENERALS: Final = ["brigade1", "brigade2", "brigade3"]
PRESIDENT: Final = "president"
LOCATIONS: Final = ["home", "bank", "headquarters", "mistress", "nightclub"]

KINDS: Final[tuple[str, ...]] = get_args(Kind)
EFFECTS: Final[tuple[str, ...]] = get_args(Effect)
MOMENTS: Final[tuple[str, ...]] = get_args(Moment)


# -- reading


def read_cards(spaces: list[str], units: list[str], text: str | None = None) -> list[Card]:
    """All kinds of card, with what they ask for and do."""
    cards = read_records(PACKAGE, "cards.toml", "card", Card, text)
    ids = [card.id for card in cards]
    for card in cards:
        _check_card(card, ids, spaces, units)
    for index, size in enumerate(_DECKS):
        count = sum(card.copies[index] for card in cards)
        if count != size:
            raise BadContent("content-unreadable", {"file": "cards.toml", "why": f"{count} cards, not {size}"})
    return cards


def _check_card(card: Card, ids: list[str], spaces: list[str], units: list[str]) -> None:
    """Cards, spaces and units that a card names exist, and what it says fits together."""
    file = "cards.toml"
    if card.copies[0] > card.copies[1]:
        wanted = "no more in the small deck than in the large one"
        raise wrong(file, card.id, "copies", list(card.copies), wanted)
    check_words(file, card.id, "partner", [card.partner] if card.partner else [], ids)
    check_words(file, card.id, "needs_influence", card.needs_influence, ids)
    check_words(file, card.id, "bribes", card.bribes, units)
    check_words(file, card.id, "kind", [crowd.kind for crowd in card.units], units)
    check_words(file, card.id, "at", [crowd.at for crowd in card.units if crowd.at], spaces)
    if (card.effect == "place-units") != bool(card.units):
        raise wrong(file, card.id, "units", card.effect, "units for the cards that place them, and for no others")


def read_spaces(text: str | None = None) -> list[Space]:
    """The map: every space named exists, and next to is always mutual."""
    found = {space.id: space for space in read_records(PACKAGE, "map.toml", "space", Space, text)}
    for space in found.values():
        check_words("map.toml", space.id, "next", space.next, list(found))
    for space in found.values():
        for other in space.next:
            if space.id not in found[other].next or other == space.id:
                why = f"{space.id} is next to {other}, but not the other way round"
                raise BadContent("content-unreadable", {"file": "map.toml", "why": why})
    return list(found.values())


def read_boxes(spaces: list[str], text: str | None = None) -> dict[str, tuple[int, ...]]:
    """Port and airfield, with the spaces their units may land in: all, where none is named."""
    found: dict[str, tuple[int, ...]] = {}
    for box in read_records(PACKAGE, "map.toml", "box", Box, text):
        check_words("map.toml", box.id, "landing", box.landing, spaces)
        found[box.id] = tuple(spaces.index(name) for name in box.landing) or tuple(range(len(spaces)))
    return found


def read_units(places: list[str], text: str | None = None) -> list[Unit]:
    """All kinds of unit that stand on the map."""
    found = read_records(PACKAGE, "map.toml", "unit", Unit, text)
    for unit in found:
        check_words("map.toml", unit.id, "start", unit.start, places)
        if bool(unit.start) == bool(unit.pool) or bool(unit.start) != bool(unit.office):
            raise wrong("map.toml", unit.id, "start", list(unit.start), "an office and places, or a pool")
    return found


def read_guns(text: str | None = None) -> dict[str, Gun]:
    """Gunboat and air strikes."""
    return {gun.id: gun for gun in read_records(PACKAGE, "map.toml", "gun", Gun, text)}


def read_notes(text: str | None = None) -> dict[str, tuple[int, int]]:
    """The notes: worth and number of each kind."""
    return {note.id: (note.worth, note.count) for note in read_records(PACKAGE, "map.toml", "note", Note, text)}


# -- the map

SPACES: Final = read_spaces()
SPACE: Final[tuple[str, ...]] = tuple(space.id for space in SPACES)
SPACE_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(SPACE)}
NEXT_TO: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(SPACE_OF[name] for name in space.next) for space in SPACES)
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


def _copies_in(size: int) -> dict[str, tuple[int, ...]]:
    """The things of each kind in one of the decks, and the notes."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(CARDS, ())
    for thing in (*DECK_CARDS[size], *ALL_NOTES):
        found[KIND[thing]] = (*found.get(KIND[thing], ()), thing)
    return found


COPIES: Final[dict[int, dict[str, tuple[int, ...]]]] = {size: _copies_in(size) for size in _DECKS}


def with_timing(*codes: str) -> tuple[str, ...]:
    """The kinds of card that may be played at one of these times."""
    return tuple(card.id for card in CARDS.values() if any(code in card.timing for code in codes))
