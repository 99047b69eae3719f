"""The entries of the data files: every field, and what it must be.  [FD-1.2]"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final, Literal

from msgspec import Meta, field

from palazzo.kernel.records import Count, Number, Part, Record

LEAST_SEATS: Final = 4

_Timing = Literal["action", "reaction", "immediate"]
_Group = Literal["personal", "ministry", "decree", "posts", "arrows", "cards", "reaction", "immediate"]
Figure = Literal["amount", "most", "more", "personal", "ministry", "actions"]
Choice = Literal[
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
Effect = Literal[
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


class Card(Record, frozen=True, dict=True):
    """One kind of card."""

    copies: Count = field(name="count")
    timing: _Timing
    group: _Group
    effect: Effect
    choices: tuple[Choice, ...] = ()
    amount: Number | None = None
    most: Number | None = None
    more: Number | None = None
    personal: Number | None = None
    ministry: Number | None = None
    actions: Number | None = None

    @cached_property
    def numbers(self) -> dict[Figure, int]:
        """The numbers of its text, by name."""
        found: dict[Figure, int | None] = {
            "amount": self.amount,
            "most": self.most,
            "more": self.more,
            "personal": self.personal,
            "ministry": self.ministry,
            "actions": self.actions,
        }
        return {name: number for name, number in found.items() if number is not None}


class Wording(Part, frozen=True):
    """The words of a card in one language."""

    name: str
    """What it is called."""
    text: str
    """What it does."""
    flavour: str = ""
    """What it adds to that, without effect."""


class OwnCard(Card, frozen=True, dict=True):
    """A card of an owner's own file, with its words and its picture."""

    en: Wording | None = None
    """Its words in English."""
    it: Wording | None = None
    """Its words in Italian."""
    picture: tuple[str, ...] = ()
    """The pictograms of its picture, one to three; without any, it wears that of its group."""


class Ministry(Record, frozen=True):
    """One ministry of the board."""

    least_seats: Annotated[int, Meta(ge=LEAST_SEATS)]
    controls: tuple[str, ...] = ()


class Decree(Record, frozen=True):
    """One decree and the ministries that must stamp it, in order."""

    steps: tuple[str, ...]
