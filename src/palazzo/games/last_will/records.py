"""The entries of the data files: every field, and what it must be.  [W-1]"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from palazzo.kernel.records import Count, Number, Part, Record

_Deck = Literal["event", "helper", "property", "companion", "special", "new-special", "wild"]
_Kind = Literal["event", "helper", "expense", "property", "companion"]
Type = Literal["farm", "townhouse", "manor", "villa"]
Companion = Literal["dog", "horse", "guest", "chef"]
Symbol = Literal[
    "theatre",
    "dinner",
    "carriage",
    "boat",
    "wedding",
    "helper",
    "farm",
    "townhouse",
    "manor",
    "villa",
    "dog",
    "horse",
    "guest",
    "chef",
    "wild",
]
_Occasion = Literal["white", "expense", "maintain", "buy", "sell", "opera", "self"]
_Word = Literal["add", "action", "spend", "waive", "lower", "draw", "feed", "sale", "fall", "stock"]
Space = Literal["draw", "opera", "market", "extension", "new-special", "demotion", "combined"]
_Board = Literal["base", "strict", "open", "five"]


class Effect(Part, frozen=True):
    """One thing a card does, in one of the ten words."""

    word: _Word
    on: tuple[_Occasion, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    types: tuple[Type, ...] = ()
    per: tuple[Companion, ...] = ()
    amount: Number = 0
    pay: Number = 0
    gain: Number = 0
    times: Number = 0
    verb: Literal["", "maintain", "sell", "white"] = ""
    actions: Number = 0
    spaces: Number = 0
    cards: Number = 0
    keep: Number = 0
    taken_as: Literal["", "played", "discarded"] = field(default="", name="as")
    modifiers: bool = True
    if_token: bool = False
    slot: Number = 0
    kind: Literal["", "dog", "horse", "guest", "chef"] = ""


class Mode(Part, frozen=True):
    """One way to play a white card: for so many actions, so much is spent."""

    actions: Number
    spend: Number


class Slot(Part, frozen=True):
    """Room for one companion of one of some kinds, and what it adds."""

    takes: tuple[Companion, ...]
    adds: Count


class Card(Record, frozen=True, kw_only=True):
    """One kind of card."""

    deck: _Deck
    amount: Count = field(name="count")
    kind: _Kind
    sacked: bool = False
    crowns: Number = 0
    symbols: tuple[Symbol, ...]
    wedding: Literal["", "ring", "gift", "party", "wedding"] = ""
    modes: tuple[Mode, ...] = ()
    slots: tuple[Slot, ...] = ()
    effects: tuple[Effect, ...] = ()
    place_actions: Number = 0
    actions: Number = 0
    spend: Number = 0
    sell_actions: Number = 0
    maintain_actions: Number = 0
    price: Number = 0
    track: tuple[int, ...] = ()
    upkeep: Number = 0


class Line(Part, frozen=True):
    """One line of a salary, and the symbol that covers it."""

    symbol: Symbol
    salary: Count


class Job(Record, frozen=True):
    """A job: a salary, line by line; a symbol may stand on several lines."""

    lines: tuple[Line, ...]


class Will(Record, frozen=True):
    """A last will: the starting money, the jobs it names by their lines, what the jobless get more."""

    money: Count
    lines: Number = 0
    relief: Number = 0


class Plan(Record, frozen=True):
    """A plan: cards to draw, errand boys, actions."""

    board: Literal["base", "tiles"]
    seats: tuple[int, ...]
    position: Count
    cards: Number
    boys: Number
    actions: Number


class Offer(Record, frozen=True):
    """The decks of the offer's places by their letters, round by round, for some number of players."""

    seats: Count
    rounds: tuple[str, ...]
    supplement: tuple[str, ...] = ()


class Spaces(Part, frozen=True):
    """The errand spaces of some boards for some numbers of players."""

    board: tuple[_Board, ...]
    seats: tuple[int, ...]
    spaces: tuple[Space, ...]
    halves_wait: bool = False


class Constants(Part, frozen=True):
    """The fixed figures of the game."""

    rounds: Number
    places: Number
    hand: Number
    opera: Number
    wild_places: Number
    dealt_helpers: Number
    dealt_properties: Number
    kept: Number
    demotion_tokens: Number
    boys: Number
    boys_sacked: Number
    modifiers: tuple[int, int, int, int]
    """By type of property, in the order of the types."""
