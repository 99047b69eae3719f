"""How long it takes to foresee all options of a question, by game: 95th percentile, in milliseconds of computing.

Questions of random matches at every number of seats; worlds are made once for a question and shared by its options.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Final

import palazzo
from palazzo.kernel.foresight import Foresight

GOAL: Final = 150.0
"""Milliseconds, at the 95th percentile, on a quiet machine."""


def measured(game: str, seats: int, questions: int, rng: Random) -> list[tuple[float, int, str]]:
    """For some questions of random matches: how long all options took, how many there were, and what was asked."""
    found: list[tuple[float, int, str]] = []
    while len(found) < questions:
        match = palazzo.new_match(game, seats=seats, seed=rng.getrandbits(32))
        while (asked := match.due) is not None and len(found) < questions:
            if rng.random() < 0.05:
                start = time.process_time()
                foresight = Foresight(match, asked.seat, rng=rng)
                options = foresight.options()
                if not options:
                    foresight.of([asked.default()])
                found.append(((time.process_time() - start) * 1000, len(options), asked.prompt))
            match.answer(asked.seat, asked.sample(rng))
    return found


def main() -> int:
    """Measure, and fail if a game does not keep within the goal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=150, help="questions of each game at each number of seats")
    parser.add_argument("--games", nargs="*", help="only these")
    given = parser.parse_args()
    slow = 0
    for entry in palazzo.catalogue():
        if given.games and entry["id"] not in given.games:
            continue
        rng = Random(1)
        found = sorted(one for seats in entry["seats"] for one in measured(entry["id"], seats, given.questions, rng))
        middle, late, worst = found[len(found) // 2], found[len(found) * 95 // 100], found[-1]
        print(
            f"{entry['id']}: {len(found)} questions, median {middle[0]:.1f} ms, 95th percentile {late[0]:.1f} ms, "
            f"longest {worst[0]:.1f} ms ({worst[1]} options of {worst[2]})"
        )
        slow += late[0] > GOAL
    return slow


if __name__ == "__main__":
    raise SystemExit(main())
