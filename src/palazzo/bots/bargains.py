"""What a view's log tells of one's own offers. It is read from its end, and no further than needed."""

from __future__ import annotations

from typing import Any


def offers_since(view: dict[str, Any], event: str) -> int:
    """How many offers this seat has made since something last happened."""
    made = 0
    for line in reversed(view["log"]):
        if line["event"] == event:
            break
        made += line["event"] == "deal-offered" and line["seat"] == view["you"]
    return made


def refusers(view: dict[str, Any], event: str, times: int = 1) -> set[str]:
    """Who has refused an offer of this seat since something last happened so many times."""
    found = set()
    for line in reversed(view["log"]):
        if line["event"] == event:
            times -= 1
            if not times:
                break
        elif line["event"] == "deal-refused" and line["deal"].startswith(f"{view['you']}-"):
            found.add(line["seat"])
    return found
