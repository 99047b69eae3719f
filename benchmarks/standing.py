"""Fit how everybody stands: `python benchmarks/standing.py collect --game junta --matches 60`, then `... fit`.

`collect` lets clerks play, looks at each match through some seat's eyes now and then, and writes down what
`palazzo.bots.standing` would read there and who won (`benchmarks/standings/<game>.jsonl.gz`); a run that is broken off
goes on where it stopped. `fit` finds the weights by which the winners' shares are largest (conditional logit, one set
a game and part of the match, a little shrunk) on four matches of five, writes them to `weights.toml`, and shows on the
fifth how well they foretell: the mean share given to winners' matches (log loss), and of seats given about so much of
a share, how many won.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import random
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import palazzo
from palazzo.bots import LEVELS, bot_move
from palazzo.bots.standing import features, phase_of, shares
from palazzo.bots.standing import score as score_of

SEATS: Final = {"final-decrees": 5, "junta": 7, "last-will": 4}
EVERY: Final = {"final-decrees": 22, "junta": 130, "last-will": 16}
"""How many answers lie between two looks."""
HERE: Final = Path(__file__).parent / "standings"
WEIGHTS: Final = Path(palazzo.__file__).parent / "bots" / "standing" / "weights.toml"
STEPS: Final = 150
RATE: Final = 0.5
SHRUNK: Final = {"final-decrees": 8.0, "junta": 8.0, "last-will": 2.0}
"""How much weights are drawn to what one would suppose, against one match: more where one match tells less."""
SUPPOSED: Final[dict[str, dict[str, dict[str, float]]]] = {
    "final-decrees": {
        "early": {"blame": -0.3, "cards": 0.4},
        "middle": {"blame": -0.4, "cards": 0.4, "ministry's blame": -0.1},
        "late": {"blame": -0.5, "least blame": 0.2, "cards": 0.4, "ministry's blame": -0.2},
        "last": {"blame": -0.6, "least blame": 0.7, "until the turn": -1.0, "cards": 0.4, "ministry's blame": -0.3},
    },
    "junta": {
        "early": {"account": 0.4, "cash": 0.2, "votes": 0.1, "president": 0.2},
        "middle": {"account": 0.7, "cash": 0.2, "votes": 0.1, "president": 0.2},
        "late": {"account": 1.2, "cash": 0.3, "president": 0.2},
    },
    "last-will": {},
}
"""What weights are without matches to tell: at Final Decrees what a throw-away fit on 292 matches found, at Junta
common sense, at Last Will nothing, for there matches tell soon."""
FOLDS: Final = 5

Look = dict[str, Any]


def page_of(game: str) -> Path:
    """Where the looks at a game are kept."""
    return HERE / f"{game}.jsonl.gz"


def read(game: str) -> list[Look]:
    """All looks at a game, match after match."""
    path = page_of(game)
    if not path.exists():
        return []
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


def looks_at(game: str, number: int) -> list[Look]:
    """One match of clerks: what was seen on the way, and who won."""
    seats = SEATS[game]
    match = palazzo.new_match(game, seats, f"standing {number}")
    rng = random.Random(f"standing {game} {number}")
    bots = dict.fromkeys(range(seats), LEVELS["clerk"])
    found: list[Look] = []
    made = 0
    while bot_move(match, bots, rng) is not None:
        made += 1
        if made % EVERY[game] == 0 and not match.over:
            view: Any = match.view(rng.randrange(seats))
            rows = {
                seat: {name: round(value, 3) for name, value in row.items()} for seat, row in features(view).items()
            }
            found.append({"match": number, "part": phase_of(view), "rows": rows})
    assert match.outcome is not None
    winners = [f"s{seat}" for seat in match.outcome.winners]
    return [{**look, "won": winners} for look in found]


def collect(game: str, first: int, matches: int, seconds: float) -> None:
    """Play, and keep what was seen."""
    import time

    until = time.monotonic() + seconds
    known = read(game)
    played = {look["match"] for look in known}
    for number in range(first, first + matches):
        if number not in played and time.monotonic() < until:
            known += looks_at(game, number)
    HERE.mkdir(exist_ok=True)
    text = "".join(json.dumps(look, separators=(",", ":")) + "\n" for look in known)
    page_of(game).write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{game}: {len(known)} looks at {len({look['match'] for look in known})} matches")


def fitted(game: str, part: str, looks: list[Look]) -> dict[str, float]:
    """The weights by which those who won were likeliest to."""
    names = list(next(iter(looks[0]["rows"].values())))
    supposed = {**dict.fromkeys(names, 0.0), **SUPPOSED[game].get(part, {})}
    weights = dict(supposed)
    speed = dict.fromkeys(names, 1e-8)
    shrunk = SHRUNK[game] / len({look["match"] for look in looks})
    for _ in range(STEPS):
        slope = {name: -shrunk * (weights[name] - supposed[name]) for name in names}
        for look in looks:
            given = shares({seat: score_of(weights, row) for seat, row in look["rows"].items()})
            for seat, row in look["rows"].items():
                miss = (seat in look["won"]) / len(look["won"]) - given[seat]
                for name in names:
                    slope[name] += miss * row[name] / len(looks)
        for name in names:
            speed[name] += slope[name] ** 2
            weights[name] += RATE * slope[name] / math.sqrt(speed[name])
    return {name: round(value, 3) for name, value in weights.items()}


def told(looks: list[Look], weights: dict[str, dict[str, float]]) -> tuple[list[tuple[float, float]], float]:
    """Of every seat at every look: the share it was given, and what it won; and the mean log loss."""
    pairs: list[tuple[float, float]] = []
    loss = 0.0
    for look in looks:
        given = shares({seat: score_of(weights[look["part"]], row) for seat, row in look["rows"].items()})
        for seat, share in given.items():
            won = (seat in look["won"]) / len(look["won"])
            pairs.append((share, won))
            loss -= won * math.log(max(share, 1e-6))
    return pairs, loss / max(1, len(looks))


def fit(games: list[str]) -> None:
    """Fit every game there are looks at, show how well it foretells, and write the weights down."""
    kept = WEIGHTS.read_text("utf-8").split("\n\n")[1:]
    others = [part for part in kept if not any(part.startswith(f"[{game}.") for game in games)]
    lines = ["# What tells how a seat stands is worth so much, by game and part of the match: benchmarks/standing.py\n"]
    lines += [f"\n{part.rstrip()}\n" for part in others]
    for game in games:
        looks = read(game)
        by_part: dict[str, list[Look]] = defaultdict(list)
        for look in looks:
            by_part[look["part"]].append(look)
        if not looks:
            continue
        train = {part: [one for one in some if one["match"] % FOLDS] for part, some in by_part.items()}
        held = [look for look in looks if look["match"] % FOLDS == 0]
        pairs, loss = told(held, {part: fitted(game, part, some) for part, some in train.items()})
        matches = len({look["match"] for look in looks})
        print(f"{game}: {matches} matches, {len(looks)} looks; held out: log loss {loss:.2f}, of {SEATS[game]} seats ")
        print(f"  (by chance {math.log(SEATS[game]):.2f}); said and seen, by fifths of what was said:")
        pairs.sort()
        for fifth in range(FOLDS):
            lot = pairs[len(pairs) * fifth // FOLDS : len(pairs) * (fifth + 1) // FOLDS]
            if lot:
                said, seen = (sum(pair[which] for pair in lot) / len(lot) for which in (0, 1))
                print(f"    {said:.2f} said, {seen:.2f} seen ({len(lot)})")
        for part, some in by_part.items():
            lines.append(f"\n[{game}.{part}]  # {len(some)} looks\n")
            lines += [f'"{name}" = {value}\n' for name, value in fitted(game, part, some).items()]
    WEIGHTS.write_text("".join(lines), "utf-8")


def main() -> int:
    """Collect or fit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("collect", "fit"))
    parser.add_argument("--game", choices=sorted(SEATS), help="one game only")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="the first match's number (1)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no match after so long")
    given = parser.parse_args()
    games = [given.game] if given.game else list(SEATS)
    if given.what == "collect":
        for game in games:
            collect(game, given.seed, given.matches, given.seconds)
    else:
        fit(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
