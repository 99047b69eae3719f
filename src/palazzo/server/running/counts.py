"""What a server counts, for `/metrics`."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Counts:
    """Plain numbers, and a histogram of how long storing takes."""

    def __init__(self) -> None:
        self.answers = 0
        self.refused = 0
        self.finished = 0
        self.connections = 0
        self.overflows = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.store_seconds = 0.0

    def finish(self) -> None:
        """A match is over, for spectators too."""
        self.finished += 1

    def stored(self, seconds: float) -> None:
        """Something was stored, in so many seconds."""
        self.store_seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def request(self, method: str, status: int) -> None:
        """A request was answered."""
        self.requests[method, status] = self.requests.get((method, status), 0) + 1
