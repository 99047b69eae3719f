"""How well the clerks play: `python benchmarks/clerks.py --game final-decrees --matches 200`.

For each game and setting: one clerk among ushers, its seat going round the table, and how often it wins against its
fair share; a table of clerks, and what happens there; how long an answer takes; and whether anybody ever answered what
does not stand, had to ask the usher, offered too much or the same again, or kept the match from ending. Matches are
numbered from `--seed` on: the same numbers play the same matches. Intervals are at 95 %. Milliseconds are CPU time,
what was thought about and left alone included.

With `--records FILE` every match is written down as soon as it is over, and none is played twice: a run can be broken
off and taken up again, and its figures looked at on the way with `--matches 0`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import palazzo
from palazzo.bots import LEVELS, Bot, bot_move, clerk

ENDLESS: Final = 30_000
"""A match with more answers than this has stalled."""

MOST_MILLISECONDS: Final = 5.0
MOST_OFFERS: Final = 2
SHORT_ROUND: Final = 7
FEW: Final = 10
"""Lost matches are named if there are no more."""

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


LEAST: Final = {"decrees enacted": 1.0, "matches with a coup": 1 / 3}
"""What should happen at a table of clerks, on average a match."""

SOME: Final = {
    "junta": [
        "elections won",
        "budgets passed",
        "budgets rejected",
        "kills",
        "bankings",
        "coups won by the president",
        "coups won by the rebels",
    ]
}
"""What should be seen there at all."""


@dataclass
class PlayedMatch:
    """What one match showed."""

    setting: str = ""
    number: int = 0
    alone: bool = False
    won: float = 0.0
    answers: int = 0
    seconds: float = 0.0
    illegal: int = 0
    stalled: int = 0
    offers: int = 0
    repeated: int = 0
    fallbacks: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)


# -- one match


def play(job: tuple[Setting, int, bool]) -> PlayedMatch:
    """A match with one clerk among ushers, or with clerks only."""
    setting, seed, alone = job
    record = PlayedMatch(str(setting), seed, alone)
    rng = random.Random(f"{setting} {seed}")
    match = palazzo.new_match(setting.game, setting.seats, f"clerks {seed}", dict(setting.options))
    mine = seed % setting.seats
    bot = watched(record, setting)
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


def watched(record: PlayedMatch, setting: Setting) -> Bot:
    """A clerk with a watch, whose offers are noted."""
    offered: set[tuple[str, int, str]] = set()

    def answer(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        start = time.process_time()
        value = clerk.answer(view, question, rng)
        record.seconds += time.process_time() - start
        record.answers += value is not None
        if question["kind"] == "offer" and value is not None:
            turn = sum(line["event"] == setting.turn for line in view["log"])
            offer = (view["you"], turn, clerk.spelled(question, value))
            record.repeated += offer in offered
            offered.add(offer)
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
    every = [line for seat in range(match.seats) for line in match.events(seat)]
    counts: Counter[str] = Counter({"deals struck": sum(line["event"] == "deal-struck" for line in every) // 2})
    if setting.game == "final-decrees":
        counts["decrees enacted"] = said["enacted"]
    elif setting.game == "junta":
        counts.update(in_the_republic(events, said))
        counts["bankings"] = sum(line["event"] == "banked" and bool(line["transactions"]) for line in every)
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


def report(setting: Setting, records: list[PlayedMatch]) -> bool:
    """Print what was seen; whether all of it is as it should be."""
    alone, together = [r for r in records if r.alone], [r for r in records if not r.alone]
    print(f"{setting}, {len(alone)} matches among ushers and {len(together)} among clerks, {numbers(records)}")
    enough = wins(setting, alone) if alone else True
    lively = at_the_table(setting, together) if together else True
    return manners(records) and enough and lively


def numbers(records: list[PlayedMatch]) -> str:
    """Which matches these were."""
    found = sorted({record.number for record in records})
    firsts = [number for number in found if number - 1 not in found]
    lasts = [number for number in found if number + 1 not in found]
    return "numbers " + ", ".join(f"{first} to {last}" for first, last in zip(firsts, lasts, strict=True))


def wins(setting: Setting, alone: list[PlayedMatch]) -> bool:
    """How often one clerk among ushers wins; whether it is often enough."""
    share = statistics.mean(record.won for record in alone)
    low, high = win_interval(share, len(alone))
    fair = 1 / setting.seats
    print(
        f"  wins among ushers   {share:6.1%}  [{low:.1%}, {high:.1%}]  "
        f"{share / fair:.2f} [{low / fair:.2f}, {high / fair:.2f}] times its fair share (wanted: {setting.times:g})"
    )
    lost = [record.number for record in alone if not record.won]
    if len(lost) <= FEW:
        print(f"  lost: {', '.join(str(number) for number in lost) or 'none'}")
    return share >= setting.times * fair


def at_the_table(setting: Setting, together: list[PlayedMatch]) -> bool:
    """What happens among clerks; whether it is enough."""
    totals: Counter[str] = Counter()
    for name in sorted({name for record in together for name in record.counts}):
        values = [float(record.counts[name]) for record in together]
        totals[name] = int(sum(values))
        print(f"  {name:35} {statistics.mean(values):6.2f} ±{interval(values):.2f} a match ({totals[name]} in all)")
    often = all(totals[name] >= LEAST[name] * len(together) for name in LEAST if name in totals)
    ruined = 2 * totals["of these bankrupt before round 7"] >= totals["matches from 70 pounds"]
    return often and ruined and all(totals[name] for name in SOME.get(setting.game, []))


def manners(records: list[PlayedMatch]) -> bool:
    """How long an answer takes, and what should never happen; whether it did not."""
    answers = sum(record.answers for record in records)
    milliseconds = 1000 * sum(record.seconds for record in records) / max(1, answers)
    fallbacks = sum((record.fallbacks for record in records), Counter[str]())
    illegal, stalled = sum(record.illegal for record in records), sum(record.stalled for record in records)
    offers, repeated = max(record.offers for record in records), sum(record.repeated for record in records)
    print(f"  milliseconds an answer {milliseconds:.2f}, over {answers} answers")
    print(f"  illegal answers {illegal}, fallbacks {dict(fallbacks) or 0}, stalls {stalled}")
    print(f"  most offers a turn {offers}, repeated {repeated}")
    good = milliseconds < MOST_MILLISECONDS and offers <= MOST_OFFERS
    return good and not (illegal or stalled or fallbacks or repeated)


# -- what is written down


def read(path: Path | None) -> list[PlayedMatch]:
    """The matches of earlier runs."""
    if path is None or not path.exists():
        return []
    return [record_of(json.loads(line)) for line in path.read_text().splitlines()]


def record_of(page: dict[str, Any]) -> PlayedMatch:
    """A record as it was written."""
    tallies = {name: Counter(page[name]) for name in ("fallbacks", "counts")}
    return PlayedMatch(**{**page, **tallies})


def write(path: Path | None, record: PlayedMatch) -> None:
    """Add a match."""
    if path is not None:
        with path.open("a") as file:
            file.write(json.dumps(vars(record)) + "\n")


def jobs(
    settings: list[Setting], first: int, matches: int, known: list[PlayedMatch]
) -> list[tuple[Setting, int, bool]]:
    """The matches still to be played: of every setting and kind one, then of every one the next."""
    played = {(record.setting, record.number, record.alone) for record in known}
    return [
        (setting, number, alone)
        for number in range(first, first + matches)
        for setting in settings
        for alone in (True, False)
        if (str(setting), number, alone) not in played
    ]


def main() -> int:
    """Play and report; 1 if something is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted({setting.game for setting in SETTINGS}), help="one game only")
    parser.add_argument("--matches", type=int, default=100, help="matches of each kind a setting (100)")
    parser.add_argument("--seed", type=int, default=1, help="the first match's number (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--records", type=Path, help="where matches are written down, and read from")
    given = parser.parse_args()
    records = read(given.records)
    settings = [setting for setting in SETTINGS if given.game in (None, setting.game)]
    with ProcessPoolExecutor(given.workers) as pool:
        for record in pool.map(play, jobs(settings, given.seed, given.matches, records), chunksize=4):
            records.append(record)
            write(given.records, record)
    good = True
    for setting in settings:
        seen = [record for record in records if record.setting == str(setting)]
        good = report(setting, seen) and good if seen else good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
