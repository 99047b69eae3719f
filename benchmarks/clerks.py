"""How well the clerks play: `python benchmarks/clerks.py --game final-decrees --matches 200`.

For each game and setting: one clerk among ushers, its seat going round the table, and how often it wins against its
fair share; a table of clerks, and what happens there; how long an answer takes; and whether anybody ever answered what
does not stand, had to ask the usher, offered too much, or kept the match from ending. Matches are numbered from
`--seed` on: the same numbers play the same matches. Intervals are at 95 %. Milliseconds are CPU time.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import statistics
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import palazzo
from palazzo.bots import LEVELS, Bot, bot_move, clerk

ENDLESS: Final = 30_000
"""A match with more answers than this has stalled."""

MOST_MILLISECONDS: Final = 5.0
MOST_OFFERS: Final = 2
SHORT_ROUND: Final = 7
SMALL_FORTUNE: Final = 70


@dataclass(frozen=True)
class Setting:
    """A table, and how many times its fair share a clerk should win there."""

    game: str
    seats: int
    times: float
    turn: str
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.game, f"({self.seats} seats)", *(str(value) for value in self.options.values())])


SETTINGS: Final = [
    Setting("final-decrees", 5, 3.0, "turn-begins", {"edition": "republic"}),
    Setting("final-decrees", 5, 3.0, "turn-begins", {"edition": "empire"}),
    Setting("junta", 7, 3.0, "year"),
    Setting("last-will", 4, 4.0, "round-begins"),
]


@dataclass
class Record:
    """What one match showed."""

    won: float = 0.0
    answers: int = 0
    seconds: float = 0.0
    illegal: int = 0
    stalled: int = 0
    offers: int = 0
    fallbacks: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)


# -- one match


def play(job: tuple[Setting, int, bool]) -> Record:
    """A match with one clerk among ushers, or with clerks only."""
    setting, seed, alone = job
    record = Record()
    rng = random.Random(f"{setting} {seed}")
    match = palazzo.new_match(setting.game, setting.seats, f"clerks {seed}", dict(setting.options))
    mine = seed % setting.seats
    bot = timed(record)
    bots = {seat: bot if seat == mine or not alone else LEVELS["usher"] for seat in range(setting.seats)}
    clerk.FALLBACKS.clear()
    try:
        for _ in range(ENDLESS):
            if bot_move(match, bots, rng) is None:
                break
    except palazzo.IllegalAnswer as refusal:
        print(f"{setting}, match {seed}: {refusal}", file=sys.stderr)
        record.illegal += 1
    record.stalled = int(not match.over and not record.illegal)
    record.fallbacks.update(clerk.FALLBACKS)
    if match.outcome is not None:
        winners = match.outcome.winners
        record.won = 1 / len(winners) if mine in winners else 0.0
        record.counts = counted(match, setting)
    record.offers = max(most_offers(match, setting, seat) for seat in bots if bots[seat] is bot)
    return record


def timed(record: Record) -> Bot:
    """A clerk with a watch."""

    def answer(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        start = time.process_time()
        value = clerk.answer(view, question, rng)
        record.seconds += time.process_time() - start
        record.answers += 1
        return value

    return answer


def most_offers(match: palazzo.Match, setting: Setting, seat: int) -> int:
    """The most offers a seat made in one turn."""
    most = made = 0
    for line in match.events(seat):
        made = 0 if line["event"] == setting.turn else made
        made += line["event"] == "deal-offered" and line["seat"] == f"s{seat}"
        most = max(most, made)
    return most


def counted(match: palazzo.Match, setting: Setting) -> Counter[str]:
    """What happened, as far as it is asked for."""
    events = match.events(None)
    said = Counter(line["event"] for line in events)
    every = [line["event"] for seat in range(match.seats) for line in match.events(seat)]
    counts: Counter[str] = Counter({"deals struck": len([event for event in every if event == "deal-struck"]) // 2})
    if setting.game == "final-decrees":
        counts["decrees enacted"] = said["enacted"]
    elif setting.game == "junta":
        counts.update(in_the_republic(events, said))
    else:
        counts.update(of_the_fortune(match, events))
    return counts


def in_the_republic(events: list[dict[str, Any]], said: Counter[str]) -> Counter[str]:
    """Elections, budgets, deaths, banks and coups."""
    found = Counter(
        {
            "elections won": said["inaugurated"],
            "budgets passed": said["budget-passed"],
            "budgets rejected": said["budget-rejected"],
            "budgets forced": said["budget-forced"],
            "kills": said["killed"],
            "bankings": sum(len(line["transactions"]) for line in events if line["event"] == "banked"),
            "coups": said["coup"],
        }
    )
    found["matches with a coup"] = int(said["coup"] > 0)
    for line in events:
        if line["event"] in ("centres", "agreement"):
            found[f"coups won by the {line['outcome']}"] += 1
    return found


def of_the_fortune(match: palazzo.Match, events: list[dict[str, Any]]) -> Counter[str]:
    """Who was ruined in time, of those who began with 70 pounds."""
    money = next(line["amount"] for line in events if line["event"] == "will-read")
    if money != SMALL_FORTUNE or match.outcome is None:
        return Counter({"matches from another sum": 1})
    early = match.outcome.reason == "bankrupt" and match.view(None)["table"]["facts"]["round"] < SHORT_ROUND
    return Counter({"matches from 70 pounds": 1, "of these bankrupt before round 7": int(early)})


# -- the report


def interval(values: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def win_interval(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    z = 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return middle - half, middle + half


def report(setting: Setting, alone: list[Record], together: list[Record]) -> bool:
    """Print what was seen; whether all of it is as it should be."""
    share = statistics.mean(record.won for record in alone)
    low, high = win_interval(share, len(alone))
    fair = 1 / setting.seats
    print(f"{setting}, {len(alone)} matches among ushers and {len(together)} among clerks")
    print(
        f"  wins among ushers   {share:6.1%}  [{low:.1%}, {high:.1%}]  "
        f"{share / fair:.2f} [{low / fair:.2f}, {high / fair:.2f}] times its fair share (wanted: {setting.times:g})"
    )
    for name in sorted({name for record in together for name in record.counts}):
        values = [float(record.counts[name]) for record in together]
        total = int(sum(values))
        print(f"  {name:35} {statistics.mean(values):6.2f} ±{interval(values):.2f} a match ({total} in all)")
    both = alone + together
    milliseconds = 1000 * sum(r.seconds for r in both) / max(1, sum(r.answers for r in both))
    fallbacks = sum((record.fallbacks for record in both), Counter[str]())
    illegal, stalled = sum(r.illegal for r in both), sum(r.stalled for r in both)
    offers = max(record.offers for record in both)
    print(f"  milliseconds an answer {milliseconds:.2f}, over {sum(r.answers for r in both)} answers")
    print(
        f"  illegal answers {illegal}, fallbacks {dict(fallbacks) or 0}, stalls {stalled}, most offers a turn {offers}"
    )
    good = milliseconds < MOST_MILLISECONDS and offers <= MOST_OFFERS and share >= setting.times * fair
    return good and not (illegal or stalled or fallbacks)


def main() -> int:
    """Play and report; 1 if something is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted({setting.game for setting in SETTINGS}), help="one game only")
    parser.add_argument("--matches", type=int, default=100, help="matches of each kind a setting (100)")
    parser.add_argument("--seed", type=int, default=1, help="the first match's number (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes")
    given = parser.parse_args()
    numbers = range(given.seed, given.seed + given.matches)
    good = True
    with ProcessPoolExecutor(given.workers) as pool:
        for setting in SETTINGS:
            if given.game in (None, setting.game):
                alone = list(pool.map(play, [(setting, number, True) for number in numbers], chunksize=4))
                together = list(pool.map(play, [(setting, number, False) for number in numbers], chunksize=4))
                good = report(setting, alone, together) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
