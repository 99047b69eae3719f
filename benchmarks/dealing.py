"""How clerks bargain: `python benchmarks/dealing.py --game junta --matches 40`.

Tables of clerks: how many offers are made in a match and how many of them taken, what those who accept gain by their
own measure once it is known which promises were kept, and how many promises are. With `--liar` one seat, going round
the table, promises eight millions to everybody, again and again, and keeps nothing: how often it wins, against its
share. Matches are numbered from `--seed` on; intervals are at 95 %.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections import Counter
from typing import Any, Final

import palazzo
from palazzo.bots import LEVELS, Bot, bot_deed, clerk
from palazzo.bots.sampling import stands

SEATS: Final = {"final-decrees": 5, "junta": 7}
PROMISED: Final = 8
"""Millions the liar promises to each."""
ENDLESS: Final = 30_000
LIARS: Final = "the liar's taken"
LIARS_OFFERS: Final = "the liar's offers"
LIARS_WINS: Final = "the liar's wins, in 60ths"


def liar(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
    """Promises money it will not pay to whoever has not refused it, for a vote or a quiet night; else a clerk."""
    if question["kind"] != "offer":
        keeps_nothing = {**view, "promises": [p for p in view["promises"] if p["by"] != view["you"]]}
        return clerk.answer(keeps_nothing, question, rng)
    asked = {party for deal in view["deals"] for party in deal["parties"]}
    for partner in question["partners"]:
        if partner in asked:
            continue
        for wanted in ({"promise": "support", "choice": view["you"]}, {"promise": "support", "choice": "yes"}):
            word = {"by": view["you"], "to": partner, "promise": "payment", "amount": PROMISED}
            offer = {"promises": [word, {"by": partner, "to": view["you"], **wanted}]}
            said = clerk.spelled(question, offer)
            year = sum(line["event"] == "year" for line in view["log"])
            if (year, said) not in SAID and stands(question, offer):
                SAID.add((year, said))
                return offer
    return None


SAID: set[tuple[int, str]] = set()
"""What the liar has offered in this match already, year by year."""


class Taken:
    """What somebody who accepted had to gain: for certain, and by each promise."""

    def __init__(self, view: dict[str, Any], deal: dict[str, Any]) -> None:
        gain = clerk.counsel(view["game"]).gain  # type: ignore[union-attr]
        to_me = [(number, p) for number, p in enumerate(deal["promises"]) if p["to"] == view["you"]]
        rest = [p for p in deal["promises"] if p["to"] != view["you"]]
        self.certain: float = gain(view, {**deal, "promises": rest})
        self.promised: dict[str, float] = {
            f"{deal['id']}.{number}": gain(view, {**deal, "promises": [*rest, p]}) - self.certain for number, p in to_me
        }

    def gained(self, fates: dict[str, str]) -> float:
        """What came of it."""
        return self.certain + sum(worth for name, worth in self.promised.items() if fates.get(name) == "kept")


def play(game: str, number: int, lies: bool) -> Counter[str]:
    """One match: what was offered, taken, gained and kept."""
    seats = SEATS[game]
    match = palazzo.new_match(game, seats, f"dealing {number}")
    SAID.clear()
    mine = number % seats
    bots: dict[int, Bot] = dict.fromkeys(range(seats), LEVELS["clerk"])
    if lies:
        bots[mine] = liar
    rng = random.Random(f"dealing {game} {number}")
    taken: list[Taken] = []
    counts: Counter[str] = Counter()
    for _ in range(ENDLESS):
        deed = bot_deed(match, bots, rng)
        if deed is None:
            break
        whose = "the liar's " if lies and deed.seat == mine else ""
        if deed.question["kind"] == "offer":
            counts[f"{whose}offers"] += 1
            counts["counter-offers"] += "counters" in deed.value
        elif deed.question["prompt"] == "answer-offer":
            deal = next(d for d in deed.view["deals"] if d["id"] == deed.question["facts"]["deal"])
            whose = "the liar's " if lies and deal["by"] == f"s{mine}" else ""
            counts[f"{whose}{'taken' if deed.value == 'accept' else 'refused'}"] += 1
            if deed.value == "accept":
                taken.append(Taken(deed.view, deal))
    fates = {promise.id: promise.fate for promise in match.table.promises}
    counts.update(f"promises {fate}" for fate in fates.values())
    counts["gained"] = sum(one.gained(fates) >= 0.0 for one in taken)
    counts["stalled"] = int(not match.over)
    winners = match.outcome.winners if match.outcome is not None else ()
    counts[LIARS_WINS] = 60 // len(winners) if lies and mine in winners else 0
    return counts


def mean(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.2f} ±{half:.2f}"


def share(part: float, whole: float) -> str:
    """A share with its 95 % interval, after Wilson."""
    if not whole:
        return "none"
    z = 1.96
    p = part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z / (1 + z * z / whole) * math.sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return f"{p:.1%} [{middle - half:.1%}, {middle + half:.1%}] of {whole:g}"


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SEATS), required=True)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1, help="the first match's number (1)")
    parser.add_argument("--liar", action="store_true", help="one seat promises what it will not pay (Junta)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no match after so long")
    given = parser.parse_args()
    clerk.FALLBACKS.clear()
    until = time.monotonic() + given.seconds
    numbers = range(given.seed, given.seed + given.matches)
    played = [play(given.game, number, given.liar) for number in numbers if time.monotonic() < until]
    total = sum(played, Counter[str]())
    print(f"{given.game}, {len(played)} matches of {SEATS[given.game]} clerks, numbers {given.seed} on")
    for name in sorted({name for counts in played for name in counts}):
        print(f"  {name:28} {mean([float(counts[name]) for counts in played])} a match")
    print(f"  taken                        {share(total['taken'], total['offers'])}")
    print(f"  who accepted gained          {share(total['gained'], total['taken'] + total[LIARS])}")
    if given.liar:
        print(f"  the liar's offers taken      {share(total[LIARS], total[LIARS_OFFERS])}")
        print(f"  the liar wins                {share(total[LIARS_WINS] / 60, len(played))}")
    print(f"  fallbacks                    {dict(clerk.FALLBACKS) or 0}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
