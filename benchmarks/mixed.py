"""Tables of all sorts of bots: `python benchmarks/mixed.py --game junta --matches 200`.

Every seat is drawn anew for each match: a level, and for clerks and ministers perhaps a temperament; ministers have
three tenths of a second for an answer. Counted is what must not happen: an answer that does not stand, a match that
stalls, a rule of thumb or a world that fails, a minister that takes longer than it has. Matches are numbered from
`--seed` on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any, Final

import palazzo
from palazzo.bots import LEVELS, Bot, Minister, bot_move, clerk
from palazzo.bots.driver import Thinker
from palazzo.bots.levels import TEMPERED
from palazzo.bots.tempers import TEMPERS, Tempered
from palazzo.bots.worlds import MISSING, Worlds

SEATS: Final = {"final-decrees": 5, "junta": 7, "last-will": 4}
SECONDS: Final = 0.3
ENDLESS: Final = 30_000


class Timed(Thinker):
    """A minister whose answers are timed, in seconds of CPU."""

    def __init__(self) -> None:
        self.minister = Minister(SECONDS, now=time.process_time)
        self.longest = 0.0
        self.late = 0

    def think(self, view: dict[str, Any], question: dict[str, Any], rng: Random, worlds: Worlds | None) -> Any:
        """What the minister says."""
        began = time.process_time()
        said = self.minister.think(view, question, rng, worlds)
        taken = time.process_time() - began
        self.longest = max(self.longest, taken)
        self.late += taken > SECONDS
        return said


def drawn(rng: Random, minister: Timed) -> tuple[str, Bot]:
    """Any level, with any temperament or none; its name and the bot."""
    level = rng.choice(list(LEVELS))
    temper = rng.choice(["", *TEMPERS]) if level in TEMPERED else ""
    plain: Bot = minister if level == "minister" else LEVELS[level]
    return (f"{level}:{temper}", Tempered(plain, temper)) if temper else (level, plain)


def play(game: str, number: int, minister: Timed) -> Counter[str]:
    """One match: what went wrong, and who sat there."""
    rng = Random(f"mixed {game} {number}")
    match = palazzo.new_match(game, SEATS[game], f"mixed {number}")
    seated = [drawn(rng, minister) for _ in range(match.seats)]
    bots = {seat: bot for seat, (_, bot) in enumerate(seated)}
    found = Counter(f"seats of {name}" for name, _ in seated)
    clerk.FALLBACKS.clear()
    MISSING.clear()
    late = minister.late
    try:
        while found["answers"] < ENDLESS and bot_move(match, bots, rng) is not None:
            found["answers"] += 1
    except palazzo.IllegalAnswer as refusal:
        print(f"{game} {number}: {refusal}", file=sys.stderr)
        found["illegal"] += 1
    found["stalled"] = int(not match.over and not found["illegal"])
    found["fell back"], found["without a world"] = clerk.FALLBACKS.total(), MISSING.total()
    found["late"] = minister.late - late
    return found


def main() -> int:
    """Play and report; 1, if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SEATS), required=True)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="the first match's number (1)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no match after so long")
    given = parser.parse_args()
    until, minister, played = time.monotonic() + given.seconds, Timed(), 0
    total: Counter[str] = Counter()
    for number in range(given.seed, given.seed + given.matches):
        if time.monotonic() < until:
            total += play(given.game, number, minister)
            played += 1
    print(f"{given.game}: {played} matches of {SEATS[given.game]}, numbers {given.seed} on")
    print(f"  longest answer of a minister {minister.longest:.3f} s of {SECONDS}")
    wrong = ("illegal", "stalled", "fell back", "without a world", "late")
    for name in [*wrong, *sorted(set(total) - {*wrong})]:
        print(f"  {name:28} {total[name]}")
    return int(any(total[name] for name in wrong))


if __name__ == "__main__":
    sys.exit(main())
