"""How often somebody may do something: a bucket that fills slowly and is emptied quickly."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

_MOST_BUCKETS: Final = 20_000


@lru_cache(4096)
def network_of(address: str) -> str:
    """Where an address belongs: in IPv6 everyone has the last half of theirs to themselves."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Bucket:
    """Holds `burst` at the most, and gets `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take so much out, if it is there."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Rates:
    """A bucket for everyone; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1.0) -> bool:
        """They may, this time."""
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self.buckets[who] = bucket
        if len(self.buckets) > _MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take(amount)
