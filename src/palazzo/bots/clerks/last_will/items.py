"""What one might do in a turn, and the best choice of it.

An `Item` is something to do: its option as the game spells it, the actions it takes, the pounds it sheds now and in
rounds to come, what a demotion it may earn is worth, and what is paid at once. A hand is worth what the best choice of
items sheds with the actions there are.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Item(NamedTuple):
    """Something to do in a turn."""

    option: str
    actions: int
    shed: float
    demotion: float = 0.0
    spent: int = 0


_Use = tuple[float, Any]
"""What some items come to, and the items: those before and the last one, or None."""


def best_use(groups: list[list[Item]], actions: int) -> tuple[float, list[Item]]:
    """The items that shed most with so many actions, at most one of each group, at most one demotion."""
    table: list[_Use] = [(0.0, None)] * (2 * (actions + 1))
    for group in groups:
        old = table[:]
        for item in group:
            _, cost, shed, demotion, _ = item
            for at in range(0, 2 * (actions + 1 - cost), 2):
                to = at + 2 * cost
                plain, demoted = old[at], old[at + 1]
                gain = plain[0] + shed
                if gain > table[to][0]:
                    table[to] = (gain, (plain[1], item))
                if demotion and gain + demotion > table[to + 1][0]:
                    table[to + 1] = (gain + demotion, (plain[1], item))
                if demoted[0] + shed > table[to + 1][0]:
                    table[to + 1] = (demoted[0] + shed, (demoted[1], item))
    best, chain = max(table, key=lambda entry: entry[0])
    chosen: list[Item] = []
    while chain is not None:
        chain, item = chain
        chosen.append(item)
    return best, chosen[::-1]
