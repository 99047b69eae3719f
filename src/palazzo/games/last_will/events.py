"""What happens at the table, and what each event carries; told in words by `locale`."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.events import (
    A_NUMBER,
    A_SEAT,
    A_WORD,
    NAME_BY_NAME,
    NUMBER_BY_NAME,
    SOME_SEATS,
    WORDS,
    Events,
    heard,
)

EVENTS: Final[Events] = {
    "market-laid": heard(modifiers=NAME_BY_NAME),
    "market-moved": heard(seat=A_SEAT, modifiers=NAME_BY_NAME),
    "will-proposed": heard(seat=A_SEAT, will=A_WORD),
    "will-declined": heard(will=A_WORD),
    "will-read": heard(will=A_WORD, amount=A_NUMBER),
    "hired": heard(seat=A_SEAT, job=A_WORD, amount=A_NUMBER),
    "relieved": heard(seat=A_SEAT, amount=A_NUMBER),
    "dealt": heard(seat=A_SEAT, amount=A_NUMBER).some_learn(cards=WORDS),
    "round-begins": heard(round=A_NUMBER, seat=A_SEAT),
    "offer-dealt": heard(cards=WORDS),
    "salary": heard(seat=A_SEAT, job=A_WORD, amount=A_NUMBER),
    "last-salary": heard(seat=A_SEAT, job=A_WORD, amount=A_NUMBER),
    "discards": heard(seat=A_SEAT, cards=WORDS),
    "plan-barred": heard(seat=A_SEAT, plan=A_WORD),
    "plan-taken": heard(seat=A_SEAT, plan=A_WORD),
    "order": heard(seats=SOME_SEATS),
    "drew": heard(seat=A_SEAT, decks=NUMBER_BY_NAME).some_learn(cards=WORDS),
    "reshuffled": heard(deck=A_WORD, amount=A_NUMBER),
    "stays-home": heard(seat=A_SEAT),
    "errand": heard(seat=A_SEAT, space=A_WORD),
    "fetches": heard(seat=A_SEAT, card=A_WORD, space=A_WORD),
    "opera-visit": heard(seat=A_SEAT, amount=A_NUMBER),
    "extends": heard(seat=A_SEAT, space=A_WORD, places=A_NUMBER),
    "turn-begins": heard(seat=A_SEAT, actions=A_NUMBER),
    "turn-ends": heard(seat=A_SEAT, actions=A_NUMBER),
    "plays": heard(
        seat=A_SEAT, cards=WORDS, amount=A_NUMBER, actions=A_NUMBER, companions=WORDS, fed=WORDS, named=WORDS
    ),
    "places": heard(seat=A_SEAT, card=A_WORD),
    "activates": heard(seat=A_SEAT, card=A_WORD, amount=A_NUMBER),
    "sets-token": heard(seat=A_SEAT, card=A_WORD, companion=A_WORD, kind=A_WORD),
    "throws-off": heard(seat=A_SEAT, card=A_WORD),
    "gains-action": heard(seat=A_SEAT, card=A_WORD, amount=A_NUMBER, actions=A_NUMBER),
    "spends": heard(seat=A_SEAT, card=A_WORD, amount=A_NUMBER),
    "buys": heard(seat=A_SEAT, card=A_WORD, type=A_WORD, amount=A_NUMBER),
    "stocked": heard(seat=A_SEAT, card=A_WORD, kind=A_WORD),
    "maintains": heard(seat=A_SEAT, card=A_WORD, amount=A_NUMBER),
    "sells": heard(seat=A_SEAT, card=A_WORD, type=A_WORD, amount=A_NUMBER),
    "falls": heard(seat=A_SEAT, card=A_WORD, old=A_NUMBER, new=A_NUMBER),
    "demoted": heard(seat=A_SEAT, job=A_WORD, symbol=A_WORD, amount=A_NUMBER),
    "sacked": heard(seat=A_SEAT, job=A_WORD),
    "goes-bankrupt": heard(seat=A_SEAT),
    "game-over": heard(reason=A_WORD, totals=NUMBER_BY_NAME),
}

PARAGRAPHS: Final[tuple[str, ...]] = (
    "round-begins",
    "hired",
    "dealt",
    "salary",
    "plan-taken",
    "order",
    "turn-begins",
    "falls",
    "discards",
    "game-over",
)
"""The events that begin a paragraph when a match is told."""
