"""How long matches take: bots play them, and the decisions people would have had to make are counted.

`python benchmarks/lengths.py` writes `src/palazzo/server/lengths.json` anew (a few minutes). What has one answer only
is given by itself and counts for nobody. What several decide at the same time is one stretch of time.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import palazzo
from palazzo.bots import bot, bot_deed

FILE: Final = Path(__file__).parents[1] / "src/palazzo/server/lengths.json"
MATCHES: Final = 6
"""Of each kind: the second of the shortest and of the longest are written down."""
CHANGING: Final[dict[str, tuple[str, ...]]] = {
    "final-decrees": ("edition", "burn"),
    "junta": ("deck", "length"),
    "last-will": ("sacked",),
}
"""The options that change how long a match is."""


def counted(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """How many decisions one match took, and how many stretches of time."""
    match = palazzo.new_match(game, seats, options=options, seed=seed)
    bots = dict.fromkeys(range(seats), bot("usher"))
    rng, made, stretches, together = Random(seed), 0, 0, 0
    while not match.over:
        asked = match.table.stack[-1].waits
        deed = bot_deed(match, bots, rng)
        if deed is None:
            break
        if deed.question["single"]:
            continue
        made += 1
        own = 1 << deed.seat
        if not (deed.question["due"] and together & own):
            stretches += 1
            together = asked if deed.question["due"] else 0
        together &= ~own
    return made, stretches


def kinds(entry: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """All numbers of seats, with all values of the options that change how long a match is."""
    names = CHANGING[entry["id"]]
    values = itertools.product(*(entry["options"][name]["values"] for name in names))
    return [(seats, dict(zip(names, chosen))) for chosen in values for seats in entry["seats"]]


def main() -> None:
    """Play, count and write."""
    found = []
    for entry in palazzo.catalogue():
        for seats, options in kinds(dict(entry)):
            matches = [counted(entry["id"], seats, options, seed) for seed in range(MATCHES)]
            made, stretches = (sorted(counts)[1:-1] for counts in zip(*matches))
            kind = {"game": entry["id"], "seats": seats, "options": options}
            found.append({**kind, "decisions": [made[0], made[-1]], "stretches": [stretches[0], stretches[-1]]})
            print(found[-1], file=sys.stderr, flush=True)
    lines = ",\n".join(f" {json.dumps(one)}" for one in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
