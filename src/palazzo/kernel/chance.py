"""Chance that a table can check.

A live match draws a 128-bit key and publishes the hash of key and options; the key is published at the end. Each
moment of chance is blake2b(key, counter), read as one large number: long enough for a whole shuffle, so nothing
about later moments can be worked out from what earlier ones have shown.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from functools import cache
from random import Random
from typing import Any, Final

_BLOCK: Final = 512
"""Bits of one hash."""
SPARE_BITS: Final = 64
"""Bits drawn beyond what a shuffle needs, so that no order is favoured by more than 1 in 2**64."""

_SMALL: Final = 1 << 30
"""Numbers below this are reckoned with fastest."""

_CLOSE_WRITTEN: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def check_source(rng: Any) -> None:
    """A source of chance is wanted, and not only a seed for one."""
    if not isinstance(rng, Random):
        raise TypeError(f"a random.Random is wanted, not {rng!r:.80}")


def fresh_key() -> str:
    """A key nobody can guess."""
    return secrets.token_hex(16)


def key_of_seed(seed: int | str) -> str:
    """The key of a simulated match: repeatable, and no secret at all."""
    return hashlib.blake2b(f"seed {seed}".encode(), digest_size=16).hexdigest()


def commitment(key: str, game: str, version: str, seats: int, options: dict[str, Any]) -> str:
    """What is published at the start; whoever learns the key at the end can compute it again."""
    sealed = _CLOSE_WRITTEN.encode([key, game, version, seats, options])
    return hashlib.sha256(sealed.encode()).hexdigest()


def draw(key: str, moment: int, bits: int) -> int:
    """The number of one moment of chance, at least so many bits long."""
    if bits < _BLOCK:
        return int.from_bytes(hashlib.blake2b(f"{key}/{moment}/0".encode()).digest(), "big")
    number = 0
    for block in range(bits // _BLOCK + 1):
        digest = hashlib.blake2b(f"{key}/{moment}/{block}".encode()).digest()
        number = number << _BLOCK | int.from_bytes(digest, "big")
    return number


def nonce(key: str, words: str) -> str:
    """A name that says nothing to whoever does not know the key."""
    return hashlib.blake2b(f"{key}/{words}".encode(), digest_size=4).hexdigest()


@cache
def _handfuls(count: int) -> list[tuple[int, list[int]]]:
    """The sizes of the draws of a shuffle, in handfuls, each with its product: that is small, and quickly divided."""
    found: list[tuple[int, list[int]]] = [(1, [])]
    for size in range(count, 1, -1):
        product, sizes = found[-1]
        if product * size < _SMALL:
            found[-1] = (product * size, [*sizes, size])
        else:
            found.append((size, [size]))
    return found


@cache
def _bits_to_shuffle(count: int) -> int:
    """How many bits a shuffle of so many things draws."""
    return sum(n.bit_length() for n in range(2, count + 1)) + SPARE_BITS


def shuffled(key: str, moment: int, things: list[int]) -> list[int]:
    """The things in the order of that moment: from the last place on, each draws one of those not yet placed."""
    order = list(things)
    number = draw(key, moment, _bits_to_shuffle(len(order)))
    for product, sizes in _handfuls(len(order)):
        number, handful = divmod(number, product)
        for size in sizes:
            last, other = size - 1, handful % size
            handful //= size
            order[last], order[other] = order[other], order[last]
    return order
