"""Garbage collection, the search for objects that only refer to each other, without holding anybody up.

Python by itself looks through all there is, again and again as tables grow, and nobody is served meanwhile: with two
hundred tables for a fifth of a second. Here what is new is looked through as soon as there is a little of it. All
there is is looked through while nobody plays; in busy times, only when a great deal has come and it has doubled.
"""

from __future__ import annotations

import gc
from typing import Final

LITTLE: Final = 20_000
"""So many new things are looked through in a few milliseconds; of fewer, too many would still be in use."""
LEAST: Final = 50_000
"""Fewer new things are not worth looking through all there is."""
MANY: Final = 500_000
"""For fewer nobody is made to wait: should all of them be garbage, they take up some fifty megabytes."""
_NEVER: Final = 1_000_000_000


class Collector:
    """Decides when all there is is looked through."""

    def __init__(self) -> None:
        self.held = 0
        """How many things there were when all was last looked through."""
        self.answers = 0

    def begin(self) -> None:
        """From now on it is decided here; what there is now stays, and need not be looked through ever again."""
        gc.set_threshold(LITTLE, _NEVER, _NEVER)
        gc.collect()
        gc.freeze()

    def look(self, answers: int) -> None:
        """Look through all there is, if it is time; called now and then with how many answers there have been."""
        quiet = answers == self.answers
        self.answers = answers
        come = gc.get_count()[1] * LITTLE
        if come >= (max(LEAST, self.held // 4) if quiet else max(MANY, self.held)):
            gc.collect()
            self.held = len(gc.get_objects())
