"""Fit how everybody stands: `python benchmarks/standing.py collect --game junta --matches 60`, then `... fit`.

`collect` lets clerks play, looks at each match through every seat's eyes now and then, and writes down what
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
from palazzo.kernel.looking import follow

SEATS: Final = {"final-decrees": 5, "junta": 7, "last-will": 4}
EVERY: Final = {"final-decrees": 22, "junta": 10_000, "last-will": 40}
"""How many answers lie between two looks;"""
BEGINS: Final[dict[str, tuple[str, ...]]] = {
    "final-decrees": ("turn-begins",),
    "junta": ("phase 1", "phase 4", "phase 8"),
    "last-will": ("round-begins",),
}
"""and where something begins there is always one, at Junta nowhere else: above all where a minister's thinking ends."""
HERE: Final = Path(__file__).parent / "standings"
WEIGHTS: Final = Path(palazzo.__file__).parent / "bots" / "standing" / "weights.toml"
STEPS: Final = 8
SHRUNK: Final = {"final-decrees": 8.0, "junta": 1.0, "last-will": 0.5}
"""How much weights are drawn to what one would suppose, against one match: more where one match tells less."""
SUPPOSED: Final[dict[str, dict[str, dict[str, float]]]] = {
    "final-decrees": {
        "early": {"blame": -0.3, "cards": 0.4},
        "middle": {"blame": -0.4, "cards": 0.4, "ministry's blame": -0.1},
        "late": {"blame": -0.5, "least blame": 0.2, "cards": 0.4, "ministry's blame": -0.2},
        "last": {"blame": -0.6, "least blame": 0.7, "until the turn": -1.0, "cards": 0.4, "ministry's blame": -0.3},
    },
    "junta": {},
    "last-will": {
        "round-1": {"worth": -0.6, "actions to come": 1.3, "properties": -0.7, "helpers": 0.6},
    },
}
"""What weights are without matches to tell: at Final Decrees what a throw-away fit on 292 matches found, at Junta
nothing, for there matches tell soon, as at Last Will; but there everybody begins with the same, so that the beginning
tells nothing of what it would be worth to have less, and it is taken from the second round."""
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
    first, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    names = json.loads(first)
    looks = []
    for match, part, won, rows in map(json.loads, lines):
        seats = {f"s{seat}": dict(zip(names, row, strict=True)) for seat, row in enumerate(rows)}
        looks.append({"match": match, "part": part, "won": won, "rows": seats})
    return looks


def write(game: str, looks: list[Look]) -> None:
    """Keep looks at a game: the names of what was seen, then a line for each look."""
    names = list(looks[0]["rows"]["s0"])
    lines: list[Any] = [names]
    lines += [
        [one["match"], one["part"], one["won"], [[*row.values()] for row in one["rows"].values()]] for one in looks
    ]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    HERE.mkdir(exist_ok=True)
    page_of(game).write_bytes(gzip.compress(text.encode(), mtime=0))


def own(view: dict[str, Any]) -> dict[str, float]:
    """What a seat finds where it sees most: at itself."""
    return features(view)[view["you"]]


def looks_at(game: str, number: int) -> list[Look]:
    """One match of clerks: what was seen on the way, and who won."""
    seats = SEATS[game]
    match = palazzo.new_match(game, seats, f"standing {number}")
    rng = random.Random(f"standing {game} {number}")
    bots = dict.fromkeys(range(seats), LEVELS["clerk"])
    found: list[Look] = []
    made = heard = 0
    while bot_move(match, bots, rng) is not None:
        made += 1
        news = [f"{event[0]} {event[4].get('phase', '')}".strip() for event in match.table.log[heard:]]
        heard = len(match.table.log)
        if (made % EVERY[game] == 0 or any(begun in news for begun in BEGINS[game])) and not match.over:
            views = [follow(match, seat) for seat in range(seats)]
            rows = {view["you"]: {name: round(value, 3) for name, value in own(view).items()} for view in views}
            found.append({"match": number, "part": phase_of(views[0]), "rows": rows})
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
    write(game, known)
    print(f"{game}: {len(known)} looks at {len({look['match'] for look in known})} matches")


def fitted(game: str, part: str, looks: list[Look]) -> dict[str, float]:
    """The weights by which those who won were likeliest to, found by Newton's steps."""
    names = list(looks[0]["rows"]["s0"])
    supposed = {**dict.fromkeys(names, 0.0), **SUPPOSED[game].get(part, {})}
    weights = dict(supposed)
    shrunk = SHRUNK[game] * len(looks) / len({look["match"] for look in looks})
    for _ in range(STEPS):
        slope = [-shrunk * (weights[name] - supposed[name]) for name in names]
        bend = [[shrunk * (row == column) for column in range(len(names))] for row in range(len(names))]
        for look in looks:
            _lean(look, weights, slope, bend)
        for name, step in zip(names, solved(bend, slope), strict=True):
            weights[name] += step
    return {name: round(value, 3) for name, value in weights.items()}


def _lean(look: Look, weights: dict[str, float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one look says of where better weights lie, and how sharply."""
    given = shares({seat: score_of(weights, row) for seat, row in look["rows"].items()})
    rows = {seat: [*row.values()] for seat, row in look["rows"].items()}
    usual = [sum(given[seat] * row[at] for seat, row in rows.items()) for at in range(len(slope))]
    for seat, row in rows.items():
        miss = (seat in look["won"]) / len(look["won"]) - given[seat]
        apart = [value - mean for value, mean in zip(row, usual, strict=True)]
        for at, value in enumerate(row):
            slope[at] += miss * value
            pull = given[seat] * apart[at]
            if pull:
                line = bend[at]
                for other, far in enumerate(apart):
                    line[other] += pull * far


def solved(matrix: list[list[float]], values: list[float]) -> list[float]:
    """The solution of so many equations."""
    rows = [[*line, value] for line, value in zip(matrix, values, strict=True)]
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / row[at]
            for column in range(at, len(row)):
                other[column] -= factor * row[column]
    found = [0.0] * len(values)
    for at in reversed(range(len(values))):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, len(values)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


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
