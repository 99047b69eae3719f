"""What a clerk may remark upon at Last Will: only what everybody has seen by then."""

from __future__ import annotations

from typing import Any

from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.games.last_will.content import CARDS


def topic(view: dict[str, Any], question: dict[str, Any], value: Any) -> str:
    """What to talk about, with the words it wants; nothing while a play is not declared whole."""
    prompt = question["prompt"]
    s = Sight(view)
    if prompt == "choose-action":
        return _action(s, str(value))
    if prompt == "declare-play" and value == "done" and question["facts"]["cards"] != ["opera"]:
        return f"evening:{question['facts']['cards'][0]}"
    if prompt == "choose-demotion" and value != "decline":
        return "sacked" if len(s.lines) == 1 else f"demoted:{value.split(':')[1]}"
    if prompt == "choose-errand":
        return _errand(s, str(value))
    return {"arrange-market": "market", "swap-market": "market"}.get(prompt, "")


def _action(s: Sight, option: str) -> str:
    """Actions that are whole as soon as they are chosen."""
    verb, *words = option.split(":")
    if verb == "place":
        return f"{'friend' if CARDS[words[0]].kind == 'helper' else 'habit'}:{words[0]}"
    if verb == "buy":
        return "" if s.bonus("buy") else f"buy:{words[0]}"
    if verb == "sell":
        return "" if s.bonus("sell") else f"sale:{words[0]}"
    if verb == "throw":
        return f"farewell:{words[0]}"
    if verb == "end" and s.person["bankrupt"]:
        return "ruined"
    return ""


def _errand(s: Sight, option: str) -> str:
    """Errands everybody sees."""
    verb, *words = option.split(":")
    if verb == "fetch":
        return f"fetch:{words[1]}"
    return "opera" if verb == "opera" and not s.bonus("opera") else ""
