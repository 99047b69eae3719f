"""How fast the engine is against an older commit of itself, interleaved in one run: what the time between has cost.

python benchmarks/since.py 6afcb65^
python benchmarks/since.py 6afcb65^ --server

Each plays random matches in a process of its own, interpreted; slices of both alternate, and the median of their
ratios counts. Above 1 the engine of today takes longer. Seconds are CPU seconds.

With `--server` it is the servers of both that alternate, under the load of `benchmarks/server.py`: moves per second of
CPU as fast as the tables go, and how long an answer takes to reach everybody at a fixed rate.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = {"final-decrees": 5, "junta": 7, "last-will": 4}
ANSWERS = 20_000
"""Answers in a slice."""
LOAD = 100, 8.0
"""Tables a server is given, and seconds they are played."""
RATE = 200.0
"""Moves a second, all tables together, where time counts: what both can well do on a small machine."""


def work(game: str) -> None:
    """A worker: for every line that comes, play a slice and print what an answer took."""
    import palazzo

    number = 0
    for _ in sys.stdin:
        rng = random.Random(number)
        given, began = 0, time.process_time()
        while given < ANSWERS:
            match = palazzo.new_match(game, TABLES[game], f"since {number}")
            number += 1
            while given < ANSWERS and (question := match.due) is not None:
                match.answer(question.seat, question.sample(rng))
                given += 1
        print((time.process_time() - began) / given, flush=True)


class Worker:
    """One engine that plays one game."""

    def __init__(self, source: Path, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    def slice(self) -> float:
        """Seconds an answer took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self) -> None:
        """It is done."""
        self.process.communicate()


def compare(game: str, before: Path, rounds: int) -> None:
    """Measure one game and print a line."""
    old, new = Worker(before, game), Worker(ROOT / "src", game)
    for worker in (old, new):
        worker.slice()
    pairs = [(old.slice(), new.slice()) for _ in range(rounds)]
    for worker in (old, new):
        worker.end()
    ratios = sorted(after / earlier for earlier, after in pairs)
    micros = [1e6 * statistics.median(side) for side in zip(*pairs, strict=True)]
    print(
        f"{game}: {micros[0]:.1f} to {micros[1]:.1f} µs an answer, ratio {statistics.median(ratios):.3f}"
        f" [{ratios[0]:.3f} to {ratios[-1]:.3f}]"
    )


def compare_servers(before: Path, rounds: int) -> None:
    """Measure both servers turn about, and print what each round and all of them showed."""
    import server  # here, for a worker has an older engine, on which it cannot stand

    builds = {"before": before, "now": ROOT / "src"}
    fast: list[float] = []
    for _ in range(rounds):
        runs = {name: server.say(name, server.run_ours(path, *LOAD, 0)) for name, path in builds.items()}
        fast.append(runs["now"]["moves_a_cpu_second"] / runs["before"]["moves_a_cpu_second"])
    late: dict[str, list[float]] = {name: [] for name in builds}
    for _ in range(rounds):
        for name, path in builds.items():
            late[name].append(server.say(name, server.run_ours(path, *LOAD, RATE))["p99"])
    print(f"moves per CPU second, now to before: {statistics.median(fast):.3f} [{min(fast):.3f} to {max(fast):.3f}]")
    print("99 of 100 answers are with everyone after " + ", ".join(
        f"{statistics.median(times):.1f} ms ({name})" for name, times in late.items()
    ))  # fmt: skip


def main() -> None:
    """Measure every game, or be a worker."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("commit", nargs="?", default="HEAD", help="the commit to compare with")
    options.add_argument("--rounds", type=int, default=15)
    options.add_argument("--server", action="store_true", help="compare the servers instead of the engines")
    options.add_argument("--work", help=argparse.SUPPRESS)
    said = options.parse_args()
    if said.work:
        work(said.work)
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", said.commit, "src"], cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
        before = Path(folder) / "src"
        if said.server:
            compare_servers(before, said.rounds)
            return
        for game in TABLES:
            compare(game, before, said.rounds)


if __name__ == "__main__":
    main()
