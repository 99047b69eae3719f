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


class Uses:
    """What the best items come to, for each number of actions, without a demotion and with one."""

    __slots__ = ("_actions", "_chains", "_gains")

    def __init__(self, actions: int) -> None:
        self._actions = actions
        self._gains = [0.0] * (2 * (actions + 1))
        self._chains: list[Any] = [None] * (2 * (actions + 1))
        """The items of each: those before and the last one, or None."""

    def copy(self) -> Uses:
        """The same, to add to."""
        twin = Uses(self._actions)
        twin._gains, twin._chains = self._gains[:], self._chains[:]
        return twin

    def add(self, groups: list[list[Item]]) -> Uses:
        """At most one item more of each of these groups."""
        gains, chains = self._gains, self._chains
        for group in groups:
            old, before = gains[:], chains[:]
            for item in group:
                cost, shed, demotion = item.actions, item.shed, item.demotion
                if shed <= 0.0 and not demotion:
                    continue
                to = 2 * cost
                for at in range(0, 2 * (self._actions + 1 - cost), 2):
                    gain = old[at] + shed
                    if gain > gains[to]:
                        gains[to], chains[to] = gain, (before[at], item)
                    if demotion and gain + demotion > gains[to + 1]:
                        gains[to + 1], chains[to + 1] = gain + demotion, (before[at], item)
                    gain = old[at + 1] + shed
                    if gain > gains[to + 1]:
                        gains[to + 1], chains[to + 1] = gain, (before[at + 1], item)
                    to += 2
        return self

    def best(self) -> tuple[float, list[Item]]:
        """The most that can be shed, and by what."""
        most, chain = self.most()
        return most, chosen(chain)

    def most(self) -> tuple[float, Any]:
        """The most that can be shed, and the chain of items that does it."""
        most = max(self._gains)
        return most, self._chains[self._gains.index(most)]

    def most_with(self, group: list[Item], most: float, chain: Any) -> tuple[float, Any]:
        """The same with at most one item of a group more; what it is without is given."""
        for item in group:
            at = 2 * (self._actions - item.actions)
            if at < 0:
                continue
            plain, demoted = self._gains[at] + item.shed, self._gains[at + 1] + item.shed
            if plain > most:
                most, chain = plain, (self._chains[at], item)
            if item.demotion and plain + item.demotion > most:
                most, chain = plain + item.demotion, (self._chains[at], item)
            if demoted > most:
                most, chain = demoted, (self._chains[at + 1], item)
        return most, chain


def chosen(chain: Any) -> list[Item]:
    """The items of a chain, the first first."""
    found: list[Item] = []
    while chain is not None:
        chain, item = chain
        found.append(item)
    return found[::-1]


def best_use(groups: list[list[Item]], actions: int) -> tuple[float, list[Item]]:
    """The items that shed most with so many actions, at most one of each group, at most one demotion."""
    return Uses(actions).add(groups).best()
