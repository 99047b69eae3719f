"""Which questions are reaction windows, and where hidden cards may leave only one answer."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.rules import Prompts

PROMPTS: Final = Prompts(
    windows=frozenset(("react-cancel", "react-blame", "react-resign")),
    guarded=frozenset(("take-card", "choose-receiver", "rescue-card")),
)
