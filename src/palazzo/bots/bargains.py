"""What a view's log tells of one's own offers. It is read from its end, and no further than needed."""

from __future__ import annotations

from collections import Counter
from typing import Any


def offers_since(view: dict[str, Any], event: str) -> int:
    """How many offers this seat has made since something last happened."""
    made = 0
    for line in reversed(view["log"]):
        if line["event"] == event:
            break
        made += line["event"] == "deal-offered" and line["seat"] == view["you"]
    return made


def refusals(view: dict[str, Any], event: str, times: int = 1) -> Counter[str]:
    """How often each seat has refused an offer of this one since something last happened so many times."""
    found: Counter[str] = Counter()
    for line in reversed(view["log"]):
        if line["event"] == event:
            times -= 1
            if not times:
                break
        elif line["event"] == "deal-refused" and line["deal"].startswith(f"{view['you']}-"):
            found[line["seat"]] += 1
    return found


def refusers(view: dict[str, Any], event: str, times: int = 1) -> set[str]:
    """Who has refused an offer of this seat since something last happened so many times."""
    return set(refusals(view, event, times))


def takers(view: dict[str, Any], event: str) -> set[str]:
    """With whom this seat has struck a deal of its own since something last happened."""
    found: set[str] = set()
    for line in reversed(view["log"]):
        if line["event"] == event:
            break
        if line["event"] == "deal-struck" and line["deal"].startswith(f"{view['you']}-"):
            found.update(line["seats"])
    return found - {view["you"]}
