"""Card files of an owner's own: checked as a whole, each fault with its line, and played instead of the house's cards.

A process plays with one deck. `PALAZZO_CARDS` names the file; `palazzo … --cards FILE` checks it and sets that.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from palazzo.games.final_decrees.content import CHOICES, EFFECTS, PACKAGE, check_card, check_deck, read_cards
from palazzo.games.final_decrees.records import Card, OwnCard, Wording
from palazzo.kernel import texts
from palazzo.kernel.content import Page, read_pages, read_record
from palazzo.kernel.errors import BadContent

VARIABLE: Final = "PALAZZO_CARDS"
_EDITIONS: Final = ("empire", "republic")
_HEAD: Final = re.compile(r"^\s*\[\[\s*card\s*\]\]", re.MULTILINE)
_AT_LINE: Final = re.compile(r"at line (\d+)")


class Fault(NamedTuple):
    """Something wrong with a card file, and the line where."""

    line: int
    why: BadContent


def read(path: Path) -> str:
    """The text of a card file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent("content-unreadable", {"file": path.name, "why": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise BadContent("content-unreadable", {"file": path.name, "why": "it is not text in UTF-8"}) from None


def checked(text: str, file: str) -> tuple[list[OwnCard], list[Fault]]:
    """The cards of a file, and all that is wrong with it."""
    cards: list[OwnCard] = []
    faults: list[Fault] = []
    try:
        pages = read_pages(PACKAGE, file, "card", text)
    except BadContent as error:
        found = _AT_LINE.search(str(error.facts.get("why", "")))
        return [], [Fault(int(found[1]) if found else 1, error)]
    heads = [text.count("\n", 0, head.end()) + 1 for head in _HEAD.finditer(text)]
    for index, page in enumerate(pages):
        head = heads[index] if index < len(heads) else 1
        try:
            cards.append(_read_card(page, file))
        except BadContent as error:
            faults.append(Fault(_line_of(text, head, str(error.facts.get("field", ""))), error))
    if not faults:
        try:
            check_deck(cards, file)
        except BadContent as error:
            faults.append(Fault(1, error))
    return cards, faults


def _read_card(page: Page, file: str) -> OwnCard:
    """One card; one that is not the house's, or does something else, says so in words of its own."""
    card = read_record(page, OwnCard)
    check_card(card, file)
    house = {one.id: one for one in read_cards()}.get(card.id)
    if card.en is None and card.it is None and (house is None or _what_it_does(house) != _what_it_does(card)):
        raise BadContent("content-missing", {"file": file, "entry": card.id, "field": "en"})
    return card


def _what_it_does(card: Card) -> tuple[object, ...]:
    """All of a card that its text tells."""
    return card.timing, card.effect, card.choices, card.numbers


def _line_of(text: str, head: int, field: str) -> int:
    """The line of a field of the entry that begins at a line; that of the entry, if it has no such field."""
    lines = text.splitlines()
    for number in range(head, len(lines)):
        if _HEAD.match(lines[number]):
            break
        if field and re.match(rf"\s*(\[card\.)?{re.escape(field)}\b", lines[number]):
            return number + 1
    return head


class Use(NamedTuple):
    """How an effect is used: choices it works with, numbers it may need, and a card of the house that has it."""

    effect: str
    choices: list[str]
    numbers: list[str]
    card: str | None


def uses() -> list[Use]:
    """What cards can do."""
    example = {card.effect: card.id for card in reversed(read_cards())}
    figures = {str(choice): numbers for choice, numbers in CHOICES.items()}
    found = []
    for effect, (choices, needed) in EFFECTS.items():
        chosen = {number for words in choices for choice in words.split() for number in figures[choice]}
        found.append(Use(effect, choices, sorted({*needed, *chosen}), example.get(effect)))
    return found


# -- playing with them


def cards_of_this_process() -> list[Card]:
    """The cards of the file `PALAZZO_CARDS` names, with their words put before the house's; none without it."""
    name = os.environ.get(VARIABLE, "")
    if not name:
        return []
    path = Path(name)
    try:
        cards, faults = checked(read(path), path.name)
        if faults:
            raise faults[0].why
    except BadContent as error:
        # Nothing can be played, and who started this is at a command line.
        sys.exit(f"palazzo: {error}")
    for language in texts.LANGUAGES:
        texts.put_before(PACKAGE, language, _messages(cards, language))
    return list(cards)


def version_of_this_process(version: str) -> str:
    """The version of the rules, with a mark of its own where the cards are an owner's: saves do not mix."""
    name = os.environ.get(VARIABLE, "")
    if not name:
        return version
    return f"{version}+{hashlib.sha256(read(Path(name)).encode()).hexdigest()[:8]}"


def _messages(cards: list[OwnCard], language: str) -> str:
    """The words of these cards as Fluent messages; in the other language, where they have none in this."""
    found = []
    for card in cards:
        wording = (card.it or card.en) if language == "it" else (card.en or card.it)
        if wording is not None:
            found += [f"{edition}-{card.id} = {_as_message(wording)}" for edition in _EDITIONS]
    return "\n".join(found)


def _as_message(wording: Wording) -> str:
    """A name and its attributes, as Fluent writes them."""
    parts = [("text", wording.text), ("flavour", wording.flavour)]
    lines = [f"\n    .{part} = {escaped(said)}" for part, said in parts if said]
    return escaped(wording.name) + "".join(lines)


def escaped(said: str) -> str:
    """Words on one line that mean nothing but themselves."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', " ".join(said.split()))
