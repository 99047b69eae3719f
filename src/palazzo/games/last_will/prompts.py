"""Which questions are worth a beat, and where hidden cards may leave only one answer."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.rules import Prompts

PROMPTS: Final = Prompts(
    # With nothing left to do a turn is ended by hand: when it ended by itself would tell of the hand.
    moments=frozenset(("choose-action",)),
    guarded=frozenset(("discard-surplus", "keep-drawn")),
)
