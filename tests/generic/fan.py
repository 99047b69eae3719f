"""Counts along a fixed fan of positions, frozen: whoever changes a rule sees it here.

From some points of a match, each first due question is answered in three sampled ways, six answers deep. Renew the
counts with `make freeze` and say in the commit why they changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from games import in_catalogue
from generic.play import QUIET, due, play, state
from generic.tables import EDITIONS, Setting
from palazzo import Match

FROZEN: Final = Path(__file__).with_name("fan.json")
ROOTS: Final = (0, 20, 60, 100, 140)
SAMPLES: Final = 3
DEPTH: Final = 6


def counts(setting: Setting) -> dict[str, list[list[int]]]:
    """For each root and depth: different positions, and questions due in them."""
    found = {}
    for wanted in ROOTS:
        root, match = reached(setting, wanted)
        found[str(root)] = fan(match)
    return found


def reached(setting: Setting, root: int) -> tuple[int, Match]:
    """A match so many answers on; half as many, and half again, if it is over by then."""
    match = setting.match("fan")
    play(match, Random(f"fan {root}"), root, QUIET)
    return (root, match) if not match.over else reached(setting, root // 2)


def fan(root: Match) -> list[list[int]]:
    """Different positions and due questions, depth by depth."""
    layer = {"": root}
    found = []
    for _ in range(DEPTH):
        coming: dict[str, Match] = {}
        met: set[bytes] = set()
        for path, match in layer.items():
            for number, (seat, value) in enumerate(answers(match, Random(f"fan {path}"))):
                child = match.clone()
                child.answer(seat, value)
                if state(child) not in met:
                    met.add(state(child))
                    coming[f"{path}{number}"] = child
        layer = coming
        found.append([len(layer), sum(len(due(match)) for match in layer.values())])
    return found


def answers(match: Match, rng: Random) -> list[tuple[int, Any]]:
    """Sampled answers to the first due question."""
    questions = due(match)
    return [(questions[0].seat, questions[0].sample(rng)) for _ in range(SAMPLES)] if questions else []


def main() -> None:
    """Freeze the counts anew."""
    lines = []
    for setting in EDITIONS:
        print(f"freezing {setting}", flush=True)
        rows = ",\n".join(f"  {json.dumps(root)}: {json.dumps(row)}" for root, row in counts(setting).items())
        lines.append(f" {json.dumps(str(setting))}: {{\n{rows}\n }}")
    FROZEN.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    with in_catalogue():
        main()
