"""Moods: what a bot with a temperament feels about what was done to it lately, and to whom it says so.

Only what everybody at the table has seen or heard is spoken of. What is said is the message `mood-<temper>-<mood>`.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from palazzo.bots.tempers import TEMPERS

_LATELY: Final = 12
"""So many lines of the log are fresh in one's mind."""
_OFTEN: Final = 0.3
"""How often a mood is spoken of."""
_SHOTS: Final = ("orders", "shoots-returner", "condemned")
_LOADS: Final = ("hands-over", "investigates", "redirects")
_MUCH: Final = 6
"""So much more blame than the lightest has, and one begs."""


def mood(view: dict[str, Any], rng: Random) -> str:
    """What is to be said, and to whom: `betrayed:s2`; most often nothing."""
    temper = TEMPERS.get(view.get("temper", ""))
    if temper is None or rng.random() >= _OFTEN * temper.talk:
        return ""
    me = view["you"]
    for line in reversed(view["log"][-_LATELY:]):
        found = felt(line, me)
        if found:
            return found
    return begging(view, me) if view["game"] == "final-decrees" else ""


def felt(line: dict[str, Any], me: str) -> str:
    """What one line of the log makes one feel: a broken word, a kept one, a shot, blame, a budget without oneself."""
    event, by = line["event"], line.get("seat")
    if line.get("told") or by == me:
        return ""
    if line.get("other") == me:
        if event == "promise-broken":
            return f"betrayed:{by}"
        if event == "promise-kept":
            return f"thankful:{by}"
        if event in _SHOTS:
            return f"shot-at:{by}"
        if event in _LOADS:
            return f"blamed:{by}"
    if event == "proposes" and not line["sums"].get(me):
        return f"left-out:{by}"
    return ""


def begging(view: dict[str, Any], me: str) -> str:
    """Who has far more blame than the lightest begs whoever's turn it is."""
    player = view["table"]["facts"]["player"]
    blame = {person["seat"]: person["blame"] for person in view["table"]["people"]}
    if player in (None, me) or blame[me] < max(blame.values()) or blame[me] - min(blame.values()) < _MUCH:
        return ""
    return f"begging:{player}"
