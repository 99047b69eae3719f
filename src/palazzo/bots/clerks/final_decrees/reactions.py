"""What a clerk does in other people's turns: cancel, shield itself, resign; and what it makes of a card it hears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.final_decrees import deeds
from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.bots.clerks.final_decrees.worth import keeping, sticking, threat, worth
from palazzo.games.final_decrees.content import CARDS

_Words = list[Any]

_OVERHEARD: Final[dict[str, Callable[[_Words], _Words]]] = {
    "hand-over": lambda words: words,
    "accuse": lambda words: words,
    "accuse-all": lambda words: words,
    "share-out": lambda words: [words],
    "inquire": lambda words: words,
    "pardon": lambda words: words,
    "relieve": lambda words: [_amounts_in(words)] if isinstance(words[0], str) else words,
    "unload": lambda words: [*(w for w in words if ":" not in w), _amounts_in([w for w in words if ":" in w])],
    "load-others": lambda words: words,
    "load-by-decrees": lambda words: words,
    "send": lambda words: [_places_in(words)],
    "fast-track": lambda words: words,
    "unstamp": lambda words: words,
    "relocate": lambda words: [words[:-1], words[-1]],
    "sign-for": lambda words: words,
    "swap": lambda words: [words],
    "promote": lambda words: words,
    "waltz": lambda words: words,
    "take-over": lambda words: words,
    "act-as": lambda words: [words[0], _places_in(words[1:])] if words[0] == "as:HR" else words,
}
"""By effect: the declarations again, from the words in which all heard them."""


def _amounts_in(words: _Words) -> dict[str, int]:
    """`personal:2` and the like."""
    return {place: int(amount) for place, amount in (word.split(":") for word in words)}


def _places_in(words: _Words) -> dict[str, list[str]]:
    """`D2:NAV` and the like."""
    found: dict[str, list[str]] = {}
    for item, place in (word.split(":") for word in words):
        found.setdefault(place, []).append(item)
    return found


def harm_of(s: Sight, actor: str, card: str, words: _Words) -> float:
    """What a card somebody plays will cost one, if nobody minds."""
    effect = CARDS[card].effect
    if effect not in _OVERHEARD or words[:1] == ["as:EXE"]:
        return 0.0
    then = s.copy()
    deeds.EFFECTS[effect](then, actor, card, _OVERHEARD[effect](words))
    return worth(s) - worth(then)


def cancelling(s: Sight, question: dict[str, Any], log: list[dict[str, Any]]) -> list[Any]:
    """State Secret is for cards that cost more than it is worth in hand."""
    play = next(line for line in log[::-1] if line["event"] == "plays")
    harm = harm_of(s, play["seat"], play["card"], play["declared"]) if len(question["options"]) > 1 else 0.0
    return _by_gain(question, {"cancel": harm}, s)


def shielding(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Immunity saves the blame; What About Them? lays it on a rival; a resignation leaves it behind."""
    amount = question["facts"]["amount"]
    danger = max(threat(s).values())
    left = sticking(s, s.load[s.empty()]) if s.empty() else 0.0
    return _by_gain(question, {"immunity": amount, "redirect": amount * (1 + danger), "resign": amount - left}, s)


def resigning(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Stagnation & Decline: one takes the blame of the ministry one is in then."""
    return _by_gain(question, {"resign": question["facts"]["amount"] - s.load[s.empty()]}, s)


def _by_gain(question: dict[str, Any], gains: dict[str, float], s: Sight) -> list[Any]:
    """Reactions that bring more than they are worth in hand, then the pass, then the others."""

    def gain(option: str) -> float:
        card = option.split(":")[-1]
        return gains.get(CARDS[card].effect, 0.0) - keeping(s, card) if card in CARDS else 0.0

    return sorted(question["options"], key=lambda option: -gain(option))
