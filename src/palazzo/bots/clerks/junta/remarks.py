"""What a clerk may remark upon at Junta: only what everybody has heard by then."""

from __future__ import annotations

from typing import Any

from palazzo.games.junta.assassinations import POLICE


def topic(view: dict[str, Any], question: dict[str, Any], value: Any) -> str:
    """What to talk about, with the words it wants; nothing while a choice is half made or secret."""
    prompt = question["prompt"]
    if prompt == "nominate":
        return "candidacy" if view["you"] in value else ""
    if prompt == "vote":
        return _vote(question, value)
    if prompt == "budget-sums":
        return "budget" if value else "no-budget"
    if prompt == "declare-attempts":
        return _attempt(str(value))
    words = str(value).split(":")
    said = {
        ("appoint", ""): "government",
        ("cousin", "take"): "cousin",
        ("force-budget", "force"): "force",
        ("kill-returner", "kill"): f"returner:{question['facts'].get('seat', '')}",
        ("firing-squad", "shoot"): f"squad:{words[-1]}",
        ("firing-squad", "nobody"): "mercy",
        ("choose-side", "side"): f"side-{words[-1]}",
    }
    return said.get((prompt, "" if prompt == "appoint" else words[0]), "")


def _vote(question: dict[str, Any], votes: dict[str, list[str]]) -> str:
    """How one voted on a budget; in an election everybody is too busy counting."""
    if question["facts"]["motion"] not in ("budget", "alternative"):
        return ""
    side = next((choice for choice, blocks in votes.items() if blocks), "")
    return f"vote-{side}" if side else ""


def _attempt(option: str) -> str:
    """Only the secret police are sent at once; other killers must be paid first."""
    verb, *words = option.split(":")
    return f"police:{words[1]}:{words[2]}" if verb == "attempt" and words[0] == POLICE else ""
