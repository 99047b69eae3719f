"""The entries of the data files: every field, and what it must be.  [J-1, J-10.8, J-15]"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from palazzo.kernel.records import Count, Number, Part, Record

_Office = Literal["interior", "brigade1", "brigade2", "brigade3", "admiral", "air"]
_Commander = Literal["president", "interior", "brigade1", "brigade2", "brigade3", "admiral", "air"]
Kind = Literal["influence", "vote", "donation", "assassin", "bribe", "event"]
_Timing = Literal[
    "LAY", "VOTE", "V12", "VR", "ANY", "P2", "P4R", "P6D", "P6R", "EXR", "P9R", "P8", "START", "START-ARMED", "CM"
]  # fmt: skip
Effect = Literal[
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
Moment = Literal[
    "phase1",
    "phase2",
    "phase3",
    "phase4",
    "phase5",
    "phase6",
    "phase7",
    "phase8",
    "phase9",
    "rebellion",
    "coup1",
    "coup2",
    "coup3",
    "coup4",
    "coup5",
    "coup6",
]


class Crowd(Part, frozen=True):
    """Units a card places: how many of a kind, and where (nowhere named: where its player may choose)."""

    kind: str
    number: Count = field(name="count")
    at: str = ""


class Card(Record, frozen=True):
    """One kind of political card."""

    kind: Kind
    copies: tuple[Number, Number]
    timing: tuple[_Timing, ...]
    effect: Effect
    votes: Number = 0
    partner: str = ""
    partner_votes: Number = 0
    cost: Number = 0
    needs_influence: tuple[str, ...] = ()
    needs_office: _Office | Literal[""] = ""
    barred_offices: tuple[_Commander, ...] = ()
    phases: tuple[Moment, ...] = ()
    success: Number = 0
    amount: Number = 0
    credit: Number = 0
    bonus: Number = 0
    bribes: tuple[str, ...] = ()
    units: tuple[Crowd, ...] = ()


class Space(Record, frozen=True):
    """One space of the map."""

    kind: Literal["power", "barracks", "police", "embassy", "district"]
    next: tuple[str, ...]
    x: float
    y: float


class Box(Record, frozen=True):
    """A box beside the map, and the spaces its units may land in: all, where none is named."""

    landing: tuple[str, ...]


class Unit(Record, frozen=True):
    """One kind of unit: who commands it by office, where it starts, or how many there are for cards to place.

    Armed units throw a die each, the others one for two.
    """

    armed: bool
    office: _Commander | Literal[""] = ""
    start: tuple[str, ...] = ()
    pool: Number = 0


class Gun(Record, frozen=True):
    """What bombards and cannot be hit; `uses` a coup, 0 for any number."""

    office: _Office
    dice: Count
    uses: Number


class Note(Record, frozen=True):
    """One kind of note: what it is worth, and how many there are."""

    worth: Count
    count: Count
