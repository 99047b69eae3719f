"""`palazzo arena`: bots against bots."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

import palazzo
from palazzo.bots import LEVELS
from palazzo.cli.common import FAILED, Commands, Trouble, read_options, seconds, whole
from palazzo.kernel.texts import LANGUAGES


def add(commands: Commands) -> None:
    """What may be written after `palazzo arena`."""
    arena = commands.add_parser("arena", help="let bots play each other, and count")
    arena.add_argument("--game", required=True, help="which game")
    arena.add_argument("--players", required=True, help="who plays: clerk*6,minister")
    arena.add_argument("--matches", type=whole(1), default=20, help="how many matches (20)")
    arena.add_argument("--seed", type=int, default=0, help="the first match's number (0)")
    arena.add_argument("--edition", help="edition of the game")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--records", type=Path, metavar="FILE", help="where matches are written down, and read from")
    arena.add_argument("--workers", type=whole(0), default=0, help="processes (one for each core)")
    arena.add_argument("--seconds", type=seconds, default=float("inf"), help="end after about so long")
    arena.add_argument("--lang", choices=LANGUAGES, help="language")
    arena.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """Bots against bots: how often each level wins, and the ratings over all that is written down."""
    from palazzo.lab import arena

    try:
        players = arena.players_of(given.players)
    except ValueError as part:
        raise Trouble("no-such-level", {"level": str(part), "levels": ", ".join(LEVELS)}) from None
    entry = palazzo.rules_of(given.game).entry
    options = entry.complete_options(len(players), read_options(entry, given))
    pairing = arena.Pairing(entry.id, players, tuple(sorted(options.items())))
    numbers = range(given.seed, given.seed + given.matches)
    try:
        records = arena.run(pairing, numbers, given.records, given.workers, given.seconds, _Progress())
        all_records = arena.read(given.records) or records
    except ValueError as line:
        raise Trouble("file-unreadable", {"file": str(given.records), "why": str(line)}) from None
    except OSError as error:
        raise Trouble("not-written", {"file": str(given.records), "why": error.strerror or str(error)}) from None
    print("\n".join(arena.report([record for record in records if record.number in numbers])))
    for player, rating in sorted(arena.ratings(all_records).items(), key=lambda one: -one[1].mean):
        print(f"  {player:22} rated {rating.mean:.1f} ±{2 * rating.deviation:.1f}")
    return FAILED if any(record.trouble for record in records) else 0


class _Progress:
    """How far it has got, as a bar on one line where errors go; nothing, where nobody looks."""

    WIDTH: Final = 30

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.first = -1

    def __call__(self, done: int, wanted: int) -> None:
        if not sys.stderr.isatty():
            return
        if self.first < 0:
            self.first = done - 1
        left = (time.monotonic() - self.began) / (done - self.first) * (wanted - done)
        bar = "#" * (self.WIDTH * done // wanted)
        end = "\n" if done >= wanted else ""
        print(f"\r[{bar:{self.WIDTH}}] {done}/{wanted}, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True)
