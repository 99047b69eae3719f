"""What a clerk may remark upon at Final Decrees: only what everybody has seen by then."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.content import CARDS

_ALOUD: Final = ("mint", "manoeuvre", "stop")
"""Actions that speak for themselves."""

_EVERYONE: Final = ("accuse-all", "load-others", "load-by-decrees")
"""Cards that hit everybody at once."""


def topic(view: dict[str, Any], question: dict[str, Any], value: Any) -> str:
    """What to talk about, with the words it wants; nothing while a choice is half made or secret."""
    prompt = question["prompt"]
    if prompt == "choose-action":
        return _action(view, str(value))
    if prompt in ("distribute", "rearrange"):
        return "distribute"
    if prompt == "choose-player" and CARDS[question["facts"]["what"]].effect == "accuse":
        return f"accuse:{value}"
    return {"assign-posts": "posts", "reassign": "reassign", "remove-blame": "removal"}.get(prompt, "")


def _action(view: dict[str, Any], option: str) -> str:
    """Actions that are whole as soon as they are chosen."""
    verb, *words = option.split(":")
    if verb in _ALOUD or verb in ("stamp", "forward"):
        return option
    if verb == "move":
        return "leave" if words[0] == view["you"] else option
    if verb == "investigate":
        director = next(place["director"] for place in view["table"]["places"] if place["id"] == words[0])
        return f"{option}:{director}"
    if verb == "play" and CARDS[words[0]].effect in _EVERYONE:
        return "everyone"
    return ""
