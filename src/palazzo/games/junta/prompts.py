"""Which questions are reaction windows, and where hidden cards or notes may leave only one answer."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.rules import Prompts

PROMPTS: Final = Prompts(
    windows=frozenset(
        (
            "play-or-pass",
            "react-EXR",
            "react-P2",
            "react-P4R",
            "react-P6R",
            "react-P9R",
            "react-V12",
            "react-VR",
        )
    ),
    guarded=frozenset(
        (
            "bank-business",
            "burgled",
            "declare-attempts",
            "discard-excess",
            "lose-influence",
            "movement",
            "start-coup",
            "vote",
        )
    ),
)
