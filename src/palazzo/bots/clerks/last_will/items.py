"""What one might do in a turn, and the best choice of it.

An `Item` is something to do: its option as the game spells it, the actions it takes, the pounds it sheds now and in
rounds to come, what a demotion it may earn is worth, and what is paid at once. A hand is worth what the best choice of
items sheds with the actions there are.
"""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """Something to do in a turn."""

    option: str
    actions: int
    shed: float
    demotion: float = 0.0
    spent: int = 0


def best_use(groups: list[list[Item]], actions: int) -> tuple[float, list[Item]]:
    """The items that shed most with so many actions, at most one of each group, at most one demotion."""
    table: list[tuple[float, tuple[Item, ...]]] = [(0.0, ())] * (2 * (actions + 1))
    for group in groups:
        old = table[:]
        for item in group:
            for at in range(actions + 1 - item.actions):
                for flag in (0, 1):
                    value, chosen = old[2 * at + flag]
                    gain = value + item.shed
                    to = 2 * (at + item.actions)
                    if gain > table[to + flag][0]:
                        table[to + flag] = (gain, (*chosen, item))
                    if not flag and item.demotion and gain + item.demotion > table[to + 1][0]:
                        table[to + 1] = (gain + item.demotion, (*chosen, item))
    best = max(table, key=lambda entry: entry[0])
    return best[0], list(best[1])
