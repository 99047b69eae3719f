"""The ministries, decrees and cards, read from the data files and checked.  [FD-1.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palazzo.games.final_decrees.records import LEAST_SEATS, Card, Choice, Decree, Effect, Figure, Ministry
from palazzo.kernel.content import check_words, missing, read_records, wrong
from palazzo.kernel.errors import BadContent

MOST_SEATS: Final = 5

PACKAGE: Final = "palazzo.games.final_decrees"
_HOUSE_CARDS: Final = "cards.toml"
_LEAST_CARDS: Final = 40
"""A deck of fewer would be all top and bottom."""

CHOICES: Final[dict[Choice, tuple[Figure, ...]]] = {
    "other-player": (),
    "other-with-cards": (),
    "pardoned-player": (),
    "several-others": ("most",),
    "two-players": (),
    "ministry-of-another": (),
    "other-ministry": (),
    "any-ministry": (),
    "ministry-to-take": (),
    "own-blame": ("most", "more"),
    "own-relief": ("most",),
    "relief": ("personal", "ministry"),
    "unloading": ("personal",),
    "left-behind": ("most",),
    "sent-along": ("most",),
    "decree": (),
    "decree-here": (),
    "decrees-here": (),
    "decree-elsewhere-in-order": (),
    "decrees-anywhere": ("most",),
    "side": (),
    "special": (),
    "arrow": (),
    "arrow-end": (),
}
"""What may be declared when a card is shown, and the numbers of the card each choice needs."""

EFFECTS: Final[dict[Effect, tuple[list[str], list[Figure]]]] = {
    "hand-over": (["other-player own-blame"], []),
    "relieve": (["relief", "own-relief"], []),
    "accuse": (["other-player"], ["amount", "more"]),
    "accuse-all": ([""], ["amount"]),
    "share-out": (["several-others"], ["amount"]),
    "inquire": (["ministry-of-another"], ["amount"]),
    "pardon": (["pardoned-player own-relief"], ["amount"]),
    "unload": (["other-ministry unloading", "unloading"], []),
    "load-others": ([""], ["amount"]),
    "load-by-decrees": ([""], ["amount"]),
    "send": (["decrees-anywhere"], []),
    "fast-track": (["decree-here"], []),
    "unstamp": (["decree any-ministry"], ["amount"]),
    "relocate": (["decrees-here other-ministry"], ["amount"]),
    "sign-for": (["decree-elsewhere-in-order"], []),
    "swap": (["two-players"], []),
    "promote": (["other-player left-behind"], []),
    "waltz": (["side"], []),
    "act-as": (["special"], []),
    "redraw": (["arrow arrow-end", "arrow arrow-end arrow arrow-end"], []),
    "take-over": (["ministry-to-take sent-along"], []),
    "overtime": ([""], ["actions", "amount"]),
    "draw": ([""], ["amount"]),
    "wiretap": (["other-with-cards"], []),
    "cancel": ([""], []),
    "immunity": ([""], []),
    "redirect": ([""], []),
    "resign": ([""], []),
    "stagnation": ([""], []),
}
"""What a card may do: the choices each effect can work with, and the numbers of the card it needs."""


def read_cards(text: str | None = None) -> list[Card]:
    """All kinds of card."""
    cards = read_records(PACKAGE, _HOUSE_CARDS, "card", Card, text)
    for card in cards:
        check_card(card)
    check_deck(cards)
    return cards


def check_card(card: Card, file: str = _HOUSE_CARDS) -> None:
    """Effect, choices and numbers of a card fit each other."""
    fitting, needed = EFFECTS[card.effect]
    if " ".join(card.choices) not in fitting:
        wanted = " or ".join(f"[{choices}]" for choices in fitting)
        raise wrong(file, card.id, "choices", list(card.choices), wanted)
    for number in [*needed, *(number for choice in card.choices for number in CHOICES[choice])]:
        if number not in card.numbers:
            raise missing(file, card.id, number)


def check_deck(cards: Sequence[Card], file: str = _HOUSE_CARDS) -> None:
    """The cards make a deck: one, and one only, is Stagnation & Decline, and there are enough to deal.  [FD-2.5]"""
    if sum(card.copies for card in cards if card.effect == "stagnation") != 1:
        raise BadContent("content-unreadable", {"file": file, "why": "one card, and one only, must be stagnation"})
    count = sum(card.copies for card in cards)
    if count < _LEAST_CARDS:
        raise BadContent(
            "content-unreadable", {"file": file, "why": f"{count} cards: at least {_LEAST_CARDS} are needed"}
        )


def _own_cards() -> list[Card]:
    """The cards of the owner's own file that this process plays with; none, if it plays with the house's."""
    from palazzo.games.final_decrees.own_cards import cards_of_this_process

    return cards_of_this_process()


def read_ministries(text: str | None = None) -> list[Ministry]:
    """The six ministries."""
    found = read_records(PACKAGE, "ministries.toml", "ministry", Ministry, text)
    names = [ministry.id for ministry in found]
    for ministry in found:
        check_words("ministries.toml", ministry.id, "controls", ministry.controls, names)
    return found


def read_decrees(text: str | None = None) -> list[Decree]:
    """The five decrees."""
    found = read_records(PACKAGE, "decrees.toml", "decree", Decree, text)
    for decree in found:
        check_words("decrees.toml", decree.id, "steps", decree.steps, list(MINISTRY))
        if all(MINISTRIES[MINISTRY_OF[step]].least_seats > LEAST_SEATS for step in decree.steps):
            wanted = "at least one ministry that is always in play"
            raise wrong("decrees.toml", decree.id, "steps", list(decree.steps), wanted)
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

CARDS: Final[dict[str, Card]] = {card.id: card for card in _own_cards() or read_cards()}
KIND: Final[tuple[str, ...]] = tuple(card.id for card in CARDS.values() for _ in range(card.copies))
COPIES: Final[dict[str, tuple[int, ...]]] = {
    card: tuple(index for index, kind in enumerate(KIND) if kind == card) for card in CARDS
}
STAGNATION: Final[int] = next(i for i, kind in enumerate(KIND) if CARDS[kind].effect == "stagnation")


def _with_effect(effect: str) -> tuple[str, ...]:
    """The kinds of card that do this."""
    return tuple(card.id for card in CARDS.values() if card.effect == effect)


CANCELS: Final = _with_effect("cancel")
SHIELDS: Final = _with_effect("immunity") + _with_effect("redirect")
RESIGNS: Final = _with_effect("resign")

FITTING: Final[dict[tuple[str, ...], frozenset[int]]] = {
    kinds: frozenset(thing for kind in kinds for thing in COPIES[kind])
    for kinds in (CANCELS, SHIELDS, RESIGNS, SHIELDS + RESIGNS)
}
"""The cards that fit each kind of reaction window."""

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
