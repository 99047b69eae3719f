"""A change of one seat's view, as it is kept for those who come back."""

from __future__ import annotations

from msgspec import Struct


class KeptChange(Struct, frozen=True, gc=False):
    """In JSON what changed for all, what changed for this seat alone, and the new lines of the log.

    Parts that are alike are shared with other seats' changes. Many are kept, and none can be part of a circle: Python's
    collector is spared them.
    """

    version: int
    common: bytes
    private: bytes
    kept: int
    lines: bytes
