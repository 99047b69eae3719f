"""Play the counted matches and write down what they reached: `make coverage`.

`--matches` sets how many each cell gets, `--processes` how many play at once, and games may be named.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from reach.counting import Counts, count, join, missing
from reach.tables import CELLS, MATCHES, Cell

HERE: Final = Path(__file__).resolve().parent
SLICE: Final = 4
"""So many matches are played in one go."""


def slices(game: str, matches: int) -> list[tuple[Cell, int, int]]:
    """All matches of a game, slice by slice: every cell's first ones first."""
    firsts = range(0, matches, SLICE)
    return [(cell, first, min(first + SLICE, matches)) for first in firsts for cell in CELLS[game]]


def count_slice(work: tuple[Cell, int, int]) -> Counts:
    """One slice, as a process of the pool counts it."""
    return count(*work)


def counted(game: str, matches: int, processes: int) -> Iterator[Counts]:
    """What each slice reached."""
    if processes == 1:
        yield from map(count_slice, slices(game, matches))
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(count_slice, slices(game, matches))


def running_totals(game: str, matches: int = MATCHES, processes: int = 0) -> Iterator[dict[str, dict[str, int]]]:
    """All that was reached so far, each time every cell has got as many matches as the others."""
    total: Counts = defaultdict(Counter)
    for number, counts in enumerate(counted(game, matches, processes or os.cpu_count() or 1), 1):
        join(total, counts)
        if number % len(CELLS[game]) == 0:
            yield {what: dict(sorted(counter.items())) for what, counter in sorted(total.items())}


def page(game: str) -> Path:
    """Where the counts of a game are kept."""
    return HERE / f"{game}.json"


def written(game: str) -> dict[str, Any]:
    """The counts of a game as they were written down."""
    found: dict[str, Any] = json.loads(page(game).read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Count, write as it goes on, and say what was never reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(CELLS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--processes", type=int, default=0)
    wanted = parser.parse_args()
    for game in wanted.games:
        for counts in running_totals(game, wanted.matches, wanted.processes):
            page(game).write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
            played, never = sum(counts["matches"].values()), missing(game, counts)
            print(f"{game}: {played} matches; never reached: {', '.join(never) or 'nothing'}", flush=True)


if __name__ == "__main__":
    main()
