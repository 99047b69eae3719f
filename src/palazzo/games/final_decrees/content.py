"""The ministries, decrees and cards, read from the data files and checked.  [FD-1.2]"""

from __future__ import annotations

from typing import Final, NamedTuple

from palazzo.kernel.content import read_pages
from palazzo.kernel.errors import BadContent

PACKAGE: Final = "palazzo.games.final_decrees"

TIMINGS: Final = ["action", "reaction", "immediate"]
GROUPS: Final = ["personal", "ministry", "decree", "posts", "arrows", "cards", "reaction", "immediate"]
CHOICES: Final = [
    "other-player",
    "other-with-cards",
    "pardoned-player",
    "several-others",
    "two-players",
    "ministry-of-another",
    "other-ministry",
    "any-ministry",
    "ministry-to-take",
    "own-blame",
    "own-relief",
    "relief",
    "unloading",
    "left-behind",
    "sent-along",
    "decree",
    "decree-here",
    "decrees-here",
    "decree-elsewhere-in-order",
    "decrees-anywhere",
    "side",
    "special",
    "arrow",
    "arrow-end",
]
EFFECTS: Final = [
    "hand-over",
    "relieve",
    "accuse",
    "accuse-all",
    "share-out",
    "inquire",
    "pardon",
    "unload",
    "load-others",
    "load-by-decrees",
    "send",
    "fast-track",
    "unstamp",
    "relocate",
    "sign-for",
    "swap",
    "promote",
    "waltz",
    "act-as",
    "redraw",
    "take-over",
    "overtime",
    "draw",
    "wiretap",
    "cancel",
    "immunity",
    "redirect",
    "resign",
    "stagnation",
]
NUMBERS: Final = ["amount", "most", "more", "personal", "ministry", "actions"]


class Card(NamedTuple):
    """One kind of card."""

    id: str
    amount: int
    timing: str
    group: str
    effect: str
    choices: tuple[str, ...]
    numbers: dict[str, int]


class Ministry(NamedTuple):
    """One ministry of the board."""

    id: str
    controls: tuple[str, ...]
    least_seats: int


class Decree(NamedTuple):
    """One decree and the ministries that must stamp it, in order."""

    id: str
    steps: tuple[str, ...]


def read_cards(text: str | None = None) -> list[Card]:
    """All kinds of card."""
    cards = []
    for page in read_pages(PACKAGE, "cards.toml", "card", text):
        card = Card(
            id=page.word("id"),
            amount=page.number("count", least=1),
            timing=page.word("timing", TIMINGS),
            group=page.word("group", GROUPS),
            effect=page.word("effect", EFFECTS),
            choices=tuple(page.words("choices", CHOICES, default=[])),
            numbers={name: page.number(name) for name in NUMBERS if name in page.fields},
        )
        page.end()
        cards.append(card)
    if [card.effect for card in cards].count("stagnation") != 1:
        raise BadContent("content-unreadable", {"file": "cards.toml", "why": "one card must be stagnation"})
    return cards


def read_ministries(text: str | None = None) -> list[Ministry]:
    """The six ministries."""
    pages = read_pages(PACKAGE, "ministries.toml", "ministry", text)
    names = [page.name for page in pages]
    found = []
    for page in pages:
        found.append(
            Ministry(
                page.word("id"),
                tuple(page.words("controls", names, default=[])),
                page.number("least_seats", least=4),
            )
        )
        page.end()
    return found


def read_decrees(text: str | None = None) -> list[Decree]:
    """The five decrees."""
    found = []
    for page in read_pages(PACKAGE, "decrees.toml", "decree", text):
        found.append(Decree(page.word("id"), tuple(page.words("steps", list(MINISTRY)))))
        page.end()
        if not found[-1].steps:
            page.wrong("steps", [], "at least one ministry")
    return found


MINISTRIES: Final = read_ministries()
MINISTRY: Final[tuple[str, ...]] = tuple(ministry.id for ministry in MINISTRIES)
MINISTRY_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(MINISTRY)}
REF: Final[int] = MINISTRY_OF["REF"]
EXE: Final[int] = MINISTRY_OF["EXE"]
HR: Final[int] = MINISTRY_OF["HR"]
NAV: Final[int] = MINISTRY_OF["NAV"]
SEC: Final[int] = MINISTRY_OF["SEC"]
TRE: Final[int] = MINISTRY_OF["TRE"]

DECREES: Final = read_decrees()
DECREE: Final[tuple[str, ...]] = tuple(decree.id for decree in DECREES)
DECREE_OF: Final[dict[str, int]] = {name: index for index, name in enumerate(DECREE)}

CARDS: Final[dict[str, Card]] = {card.id: card for card in read_cards()}
KIND: Final[tuple[str, ...]] = tuple(card.id for card in CARDS.values() for _ in range(card.amount))
COPIES: Final[dict[str, tuple[int, ...]]] = {
    card: tuple(index for index, kind in enumerate(KIND) if kind == card) for card in CARDS
}
STAGNATION: Final[int] = next(i for i, kind in enumerate(KIND) if CARDS[kind].effect == "stagnation")


def with_effect(effect: str) -> tuple[str, ...]:
    """The kinds of card that do this."""
    return tuple(card.id for card in CARDS.values() if card.effect == effect)


CANCELS: Final = with_effect("cancel")
SHIELDS: Final = with_effect("immunity") + with_effect("redirect")
RESIGNS: Final = with_effect("resign")

FITTING: Final[dict[tuple[str, ...], frozenset[int]]] = {
    kinds: frozenset(thing for kind in kinds for thing in COPIES[kind])
    for kinds in (CANCELS, SHIELDS, RESIGNS, SHIELDS + RESIGNS)
}
"""The cards that fit each kind of reaction window."""

MOST_SEATS: Final = 5

IN_PLAY: Final[list[tuple[int, ...]]] = [
    tuple(i for i, ministry in enumerate(MINISTRIES) if ministry.least_seats <= seats)
    for seats in range(MOST_SEATS + 1)
]
"""The ministries in play, by number of seats: with 4, REF is left out.  [FD-1.1]"""

PATHS: Final[list[tuple[tuple[int, ...], ...]]] = [
    tuple(tuple(MINISTRY_OF[step] for step in decree.steps if MINISTRY_OF[step] in playing) for decree in DECREES)
    for playing in IN_PLAY
]
"""The steps of each decree, by number of seats: with 4, REF's are struck out.  [FD-6.4]"""
