"""What happens at the table, and what each event carries; told in words by `locale`."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.events import (
    A_LIST,
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
    "dealt": heard(seat=A_SEAT).some_learn(card=A_WORD),
    "bids": heard(bids=NUMBER_BY_NAME, blame=NUMBER_BY_NAME),
    "bids-tied": heard(seats=SOME_SEATS),
    "bid-won": heard(seat=A_SEAT, ministry=A_WORD),
    "appointed": heard(seat=A_SEAT, posts=NAME_BY_NAME),
    "turn-begins": heard(seat=A_SEAT, ministry=A_WORD),
    "turn-ends": heard(seat=A_SEAT, ministry=A_WORD, amount=A_NUMBER),
    "drew": heard(seat=A_SEAT).some_learn(card=A_WORD),
    "forwarded": heard(seat=A_SEAT, decree=A_WORD, ministry=A_WORD, relief=A_NUMBER),
    "stamped": heard(seat=A_SEAT, decree=A_WORD, ministry=A_WORD, relief=A_NUMBER),
    "enacted": heard(decree=A_WORD, ministry=A_WORD, number=A_NUMBER),
    "nobody-removes": heard(ministry=A_WORD),
    "removed": heard(amounts=NUMBER_BY_NAME),
    "moved": heard(seat=A_SEAT, other=A_SEAT, source=A_WORD, ministry=A_WORD),
    "distributed": heard(seat=A_SEAT, ministry=A_WORD, amounts=NUMBER_BY_NAME),
    "rearranged": heard(
        seat=A_SEAT, ministry=A_WORD, amounts=NUMBER_BY_NAME, eased=NUMBER_BY_NAME, raised=NUMBER_BY_NAME
    ),
    "minted": heard(seat=A_SEAT, actions=A_NUMBER),
    "manoeuvres": heard(seat=A_SEAT, ministry=A_WORD, personal=A_NUMBER, ministerial=A_NUMBER),
    "investigates": heard(seat=A_SEAT, ministry=A_WORD, other=A_SEAT, amount=A_NUMBER),
    "reassigned": heard(seat=A_SEAT, posts=NAME_BY_NAME),
    "arrow-add": heard(seat=A_SEAT, upper=A_WORD, lower=A_WORD),
    "arrow-remove": heard(seat=A_SEAT, upper=A_WORD, lower=A_WORD),
    "arrow-reverse": heard(seat=A_SEAT, upper=A_WORD, lower=A_WORD),
    "arrow-move": heard(seat=A_SEAT, upper=A_WORD, lower=A_WORD, old_upper=A_WORD, old_lower=A_WORD),
    "plays": heard(seat=A_SEAT, card=A_WORD, declared=A_LIST),
    "cancelled": heard(seat=A_SEAT, card=A_WORD, other=A_SEAT, target=A_WORD),
    "immune": heard(seat=A_SEAT, card=A_WORD, amount=A_NUMBER),
    "redirects": heard(seat=A_SEAT, card=A_WORD, other=A_SEAT, amount=A_NUMBER),
    "resigns": heard(seat=A_SEAT, card=A_WORD, source=A_WORD, ministry=A_WORD),
    "gains": heard(seat=A_SEAT, amount=A_NUMBER),
    "loses": heard(seat=A_SEAT, amount=A_NUMBER),
    "hands-over": heard(seat=A_SEAT, other=A_SEAT, amount=A_NUMBER),
    "ministry-gains": heard(ministry=A_WORD, amount=A_NUMBER),
    "ministry-loses": heard(ministry=A_WORD, amount=A_NUMBER),
    "ministry-to-player": heard(ministry=A_WORD, seat=A_SEAT, amount=A_NUMBER),
    "unloads": heard(seat=A_SEAT, source=A_WORD, ministry=A_WORD, personal=A_NUMBER, ministerial=A_NUMBER),
    "unstamped": heard(decree=A_WORD, stamps=A_NUMBER),
    "swapped": heard(seat=A_SEAT, other=A_SEAT),
    "waltzed": heard(seat=A_SEAT, posts=NAME_BY_NAME),
    "acts-as": heard(seat=A_SEAT, ministry=A_WORD),
    "takes-over": heard(seat=A_SEAT, upper=A_WORD, lower=A_WORD, amount=A_NUMBER),
    "looked": heard(seat=A_SEAT, other=A_SEAT).some_learn(cards=WORDS),
    "took": heard(seat=A_SEAT, other=A_SEAT).some_learn(card=A_WORD),
    "stagnation": heard(seat=A_SEAT),
    "burned": heard(cards=WORDS),
    "shuffled-in": heard(amount=A_NUMBER),
    "rescued": heard(seat=A_SEAT, card=A_WORD),
    "gives-blame": heard(seat=A_SEAT, other=A_SEAT, amount=A_NUMBER),
    "gives-cards": heard(seat=A_SEAT, other=A_SEAT, amount=A_NUMBER).some_learn(card=A_WORD),
    "game-over": heard(reason=A_WORD),
}

PARAGRAPHS: Final[tuple[str, ...]] = ("turn-begins",)
"""The events that begin a paragraph when a match is told."""
