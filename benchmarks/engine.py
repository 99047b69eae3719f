"""How fast the engine is, as ratios against its peers in one run: `make bench`.

Every subject lives in a worker process of its own. Slices of work are interleaved, the figure of a round is compared
with catanatron's in the same round, and the median over the rounds counts. Seconds are CPU seconds of one thread.

The subjects play different games: read the ratios as a scale of work done per decision, not as a contest.

Ours are measured twice: interpreted, as a checkout runs, and compiled, as a release ships them (`make wheel`).
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
SLICE = 1.0
MIDGAME = 20
"""How many matches in progress are copied, and weighed."""

GOALS = {
    ("interpreted", "decisions"): 4.0,
    ("interpreted", "copies"): 5.0,
    ("junta", "decisions"): 3.0,
    ("last-will", "decisions"): 3.0,
    ("compiled junta", "decisions"): 3.0,
    ("compiled last-will", "decisions"): 3.0,
}
ALERTS = {("interpreted", "decisions"): 3.0, ("compiled", "decisions"): 7.0}
LARGEST = 100_000
"""Bytes a match in progress may take."""


# -- the subjects, each in its own process


class Palazzo:
    """Random matches of one of our games."""

    def __init__(self, game: str, seats: int) -> None:
        self.palazzo = importlib.import_module("palazzo")
        self.game = game
        self.seats = seats
        self.rng = random.Random(1)
        self.played = 0
        self.halfway: list[Any] = []

    def new(self) -> Any:
        """The next match."""
        self.played += 1
        return self.palazzo.new_match(self.game, seats=self.seats, seed=self.played)

    def play(self, match: Any, most: int = 1_000_000) -> int:
        """Answer at random; how many answers that took."""
        count = 0
        while count < most and (question := match.due) is not None:
            match.answer(question.seat, question.sample(self.rng))
            count += 1
        return count

    def decisions(self) -> int:
        """One whole match."""
        return self.play(self.new())

    def copies(self) -> int:
        """A copy of each match in progress."""
        for match in self.midgame():
            match.clone()
        return len(self.halfway)

    def midgame(self) -> list[Any]:
        """Matches about halfway through."""
        while len(self.halfway) < MIDGAME:
            match = self.new()
            length = self.play(match.clone())
            self.play(match, length // 2)
            if not match.over:
                self.halfway.append(match)
        return self.halfway

    def forced(self) -> float:
        """The share of questions that leave no choice."""
        forced = total = 0
        for _ in range(MIDGAME):
            match = self.new()
            while (question := match.due) is not None:
                forced += question.forced()
                total += 1
                match.answer(question.seat, question.sample(self.rng))
        return forced / total

    def weight(self) -> list[float]:
        """Bytes of a match halfway through, and of one that is over."""
        self.play(self.new())
        weights = []
        for share in (0.5, 1.0):
            matches = [self.new() for _ in range(MIDGAME)]
            lengths = [self.play(match.clone()) for match in matches]
            tracemalloc.start()
            fresh = [self.palazzo.new_match(self.game, seats=self.seats, seed=match.seats) for match in matches]
            for match, length in zip(fresh, lengths, strict=True):
                self.play(match, int(length * share))
            weights.append(tracemalloc.get_traced_memory()[0] / len(fresh))
            tracemalloc.stop()
        return weights


class Catanatron:
    """Four random players of catanatron."""

    def __init__(self) -> None:
        self.catanatron = importlib.import_module("catanatron")
        self.played = 0
        self.halfway: list[Any] = []

    def new(self) -> Any:
        """The next game."""
        self.played += 1
        color = self.catanatron.Color
        players = [self.catanatron.RandomPlayer(c) for c in (color.RED, color.BLUE, color.WHITE, color.ORANGE)]
        return self.catanatron.Game(players, seed=self.played)

    def decisions(self) -> int:
        """One whole game."""
        game, count = self.new(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    def copies(self) -> int:
        """A copy of each game in progress."""
        while len(self.halfway) < MIDGAME:
            game = self.new()
            for _ in range(200):
                game.play_tick()
            self.halfway.append(game)
        for game in self.halfway:
            game.copy()
        return len(self.halfway)


class OpenSpiel:
    """Random play of an OpenSpiel game in C++, driven from Python; chance does not count as a decision."""

    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)
        self.rng = random.Random(1)
        self.halfway: list[Any] = []

    def play(self, state: Any, most: int = 1_000_000) -> int:
        """Act at random."""
        count = 0
        while not state.is_terminal() and count < most:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(self.rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(self.rng.random() * len(actions))])
                count += 1
        return count

    def decisions(self) -> int:
        """One whole game."""
        return self.play(self.game.new_initial_state())

    def copies(self) -> int:
        """A copy of each game in progress."""
        while len(self.halfway) < MIDGAME:
            state = self.game.new_initial_state()
            self.play(state, 25)
            self.halfway.append(state)
        for state in self.halfway:
            state.clone()
        return len(self.halfway)


class RLCard:
    """Random play of an RLCard environment; it has no copies."""

    def __init__(self, name: str) -> None:
        rlcard = importlib.import_module("rlcard")
        agents = importlib.import_module("rlcard.agents")
        self.env = rlcard.make(name)
        self.env.set_agents([agents.RandomAgent(self.env.num_actions) for _ in range(self.env.num_players)])

    def decisions(self) -> int:
        """One whole game."""
        trajectories, _ = self.env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)


SUBJECTS: dict[str, Callable[[], Any]] = {
    "catanatron": Catanatron,
    "interpreted": lambda: Palazzo("final-decrees", 5),
    "compiled": lambda: Palazzo("final-decrees", 5),
    "junta": lambda: Palazzo("junta", 7),
    "compiled junta": lambda: Palazzo("junta", 7),
    "last-will": lambda: Palazzo("last-will", 4),
    "compiled last-will": lambda: Palazzo("last-will", 4),
    "OpenSpiel gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "OpenSpiel hearts": lambda: OpenSpiel("hearts"),
    "RLCard uno": lambda: RLCard("uno"),
}
LABELS = {
    "interpreted": "Palazzo Final Decrees, 5 seats",
    "compiled": "  the same, compiled as released",
    "junta": "Palazzo Junta, 7 seats",
    "compiled junta": "  the same, compiled as released",
    "last-will": "Palazzo Last Will, 4 seats",
    "compiled last-will": "  the same, compiled as released",
    "catanatron": "catanatron, 4 players",
}


def work(name: str) -> None:
    """In a worker: do slices of work as they are asked for."""
    subject = SUBJECTS[name]()
    for line in sys.stdin:
        what, seconds = line.split()
        task = getattr(subject, what)
        if float(seconds) == 0:
            print(json.dumps(task()), flush=True)
            continue
        task()  # matches in progress are made once, and not on the clock
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < float(seconds):
            done += task()
        print(json.dumps(done / spent), flush=True)


# -- the run


class Worker:
    """A subject in its own process."""

    def __init__(self, name: str) -> None:
        self.name = name
        home = ROOT / ("build/compiled" if name.startswith("compiled") else "src")
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(home)},
            text=True,
        )

    def ask(self, what: str, seconds: float = 0.0) -> Any:
        """One slice of work, or one figure."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{what}: {self.name} failed; run it alone with --worker to see why")
        return json.loads(line)

    def end(self) -> None:
        """No more work."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


def measure(names: list[str], rounds: int, seconds: float) -> dict[tuple[str, str], list[tuple[float, float]]]:
    """Each subject's figures, round by round: per second, and against catanatron in the same round."""
    workers = {name: Worker(name) for name in names}
    figures: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for what in ("decisions", "copies"):
            before = workers["catanatron"].ask(what, seconds)
            for name in names[1:]:
                if what == "copies" and name.startswith("RLCard"):
                    continue
                figure = workers[name].ask(what, seconds)
                after = workers["catanatron"].ask(what, seconds / 2)
                figures.setdefault((name, what), []).append((figure, 2 * figure / (before + after)))
                before = after
            figures.setdefault(("catanatron", what), []).append((before, 1.0))
    forced = workers["interpreted"].ask("forced")
    halfway, over = workers["interpreted"].ask("weight")
    for worker in workers.values():
        worker.end()
    figures["interpreted", "forced"] = [(forced, 0.0)]
    figures["interpreted", "weight"] = [(halfway, over)]
    return figures


def report(figures: dict[tuple[str, str], list[tuple[float, float]]]) -> int:
    """Print the table; 1 when an alert is due."""
    missed = 0
    for what in ("decisions", "copies"):
        print(f"\n{what:38}{'per second':>12}   ratio to catanatron: median (least to most)")
        for (name, kind), rows in figures.items():
            if kind != what:
                continue
            ratios = [ratio for _, ratio in rows]
            median = statistics.median(ratios)
            goal, alert = GOALS.get((name, what)), ALERTS.get((name, what))
            note = f"   goal {goal:g}: {'reached' if median >= goal else 'MISSED'}" if goal else ""
            if alert and median < alert:
                note += f"   ALERT: below {alert:g}"
                missed = 1
            rate = statistics.median(rate for rate, _ in rows)
            label = LABELS.get(name, name)
            print(f"{label:38}{rate:12,.0f}   {median:6.2f} ({min(ratios):.2f} to {max(ratios):.2f}){note}")
    forced = figures["interpreted", "forced"][0][0]
    rate = statistics.median(rate for rate, _ in figures["interpreted", "decisions"])
    print(f"\nof our questions {forced:.0%} leave no choice; those that do: {rate * (1 - forced):,.0f} a second")
    halfway, over = figures["interpreted", "weight"][0]
    verdict = "reached" if max(halfway, over) < LARGEST else "MISSED"
    print(f"a match weighs {halfway / 1000:.0f} kB halfway, {over / 1000:.0f} kB when over   goal 100 kB: {verdict}")
    return missed


def main() -> int:
    """Run the benchmark, or one worker of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many rounds, at least five for a figure")
    parser.add_argument("--slice", type=float, default=SLICE, help="CPU seconds a slice")
    chosen = parser.parse_args()
    if chosen.worker:
        work(chosen.worker)
        return 0
    is_built = (ROOT / "build/compiled/palazzo").is_dir()
    names = [name for name in SUBJECTS if is_built or not name.startswith("compiled")]
    return report(measure(names, chosen.rounds, chosen.slice))


if __name__ == "__main__":
    sys.exit(main())
