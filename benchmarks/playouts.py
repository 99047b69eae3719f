"""How many matches silent clerks play out in a second of CPU, as a minister's thinking does: the least of a few tries.

python benchmarks/playouts.py
"""

from __future__ import annotations

import argparse
import random
import time

import palazzo
from palazzo.bots.driver import Bot, bot_move
from palazzo.bots.minister import silent

TABLES = {"final-decrees": 5, "junta": 7, "last-will": 4}
GOALS = {"final-decrees": 25.0, "junta": 5.0, "last-will": 25.0}
"""Interpreted; compiled twice that."""


def seconds(game: str, number: int) -> float:
    """What one match takes."""
    match = palazzo.new_match(game, TABLES[game], f"playout {number}").clone(brisk=True)
    bots: dict[int, Bot] = dict.fromkeys(range(match.seats), silent)
    began = time.process_time()
    rng = random.Random(number)
    while bot_move(match, bots, rng, in_haste=True) is not None:
        pass
    return time.process_time() - began


def main() -> None:
    """Measure every game and print a line for each."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--matches", type=int, default=5)
    options.add_argument("--tries", type=int, default=3)
    said = options.parse_args()
    for game in TABLES:
        least = [min(seconds(game, number) for _ in range(said.tries)) for number in range(said.matches)]
        print(f"{game}: {said.matches / sum(least):.1f} a second (goal {GOALS[game]:g})")


if __name__ == "__main__":
    main()
