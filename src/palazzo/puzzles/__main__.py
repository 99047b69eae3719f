"""`python -m palazzo.puzzles`: checks all puzzles; `solve`, `measure` and `find` are for who makes them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from palazzo import Refusal
from palazzo.catalogue import GAMES
from palazzo.puzzles import check_all, finding
from palazzo.puzzles.checking import FIGURES
from palazzo.puzzles.filing import as_file, value_of
from palazzo.puzzles.puzzle import BadPuzzle, Puzzle, puzzles, read
from palazzo.puzzles.solving import Measured, measure, solve


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. What is wrong is said in one line."""
    parser = argparse.ArgumentParser(prog="python -m palazzo.puzzles", description=__doc__)
    commands = parser.add_subparsers()
    parser.set_defaults(run=_checked)
    solving = commands.add_parser("solve", help="look for a solution, and print it as it is written in the file")
    solving.add_argument("puzzle", help="a file, or the name of a puzzle of the house")
    solving.set_defaults(run=_solved)
    measuring = commands.add_parser("measure", help="measure all puzzles, or some, and keep the figures")
    measuring.add_argument("puzzle", nargs="*")
    measuring.set_defaults(run=_figures)
    looking = commands.add_parser("find", help="find candidates in matches of clerks")
    looking.add_argument("game", choices=list(GAMES))
    looking.add_argument("--seats", type=int, default=4)
    looking.add_argument("--seed", type=int, default=1)
    looking.add_argument("--matches", type=int, default=1)
    looking.add_argument("--most", type=int, default=20, help="candidates after which it stops")
    looking.add_argument("--option", action="append", default=[], help="as in edition=empire")
    looking.set_defaults(run=_found)
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except (BadPuzzle, Refusal, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2


def _checked(_: argparse.Namespace) -> int:
    """All puzzles are checked."""
    faults = check_all()
    print("\n".join(faults) or f"All {len(puzzles())} puzzles can be set.")
    return bool(faults)


def _named(name: str) -> Puzzle:
    """A puzzle of the house, or of a file; a file beside those of the house is of their game."""
    path = Path(name)
    if path.suffix == ".toml":
        game = path.absolute().parent.name
        return read(path.read_text(encoding="utf-8"), f"{game}/{path.stem}" if game in GAMES else path.stem)
    if name not in puzzles():
        raise BadPuzzle(f"there is no puzzle {name}: name one as in final-decrees/the-open-door, or a file")
    return puzzles()[name]


def _solved(given: argparse.Namespace) -> int:
    """A solution is looked for."""
    deeds = solve(_named(given.puzzle))
    for deed in deeds or []:
        print(f"[[solution]]\nprompt = {msgspec.json.encode(deed.prompt).decode()}\nanswer = {value_of(deed.answer)}\n")
    print(f"# {len(deeds)} answers" if deeds else "# none was found")
    return not deeds


def _figures(given: argparse.Namespace) -> int:
    """Puzzles are measured, and their figures kept."""
    path = Path(__file__).parent / FIGURES
    known = msgspec.json.decode(path.read_bytes(), type=dict[str, Measured]) if path.exists() else {}
    bad = 0
    for name in given.puzzle or puzzles():
        known[name] = measure(_named(name))
        bad += bool(known[name].faults)
        one = known[name]
        chance = f"{one.by_chance:6.1%} by chance, clerk {'yes' if one.clerk else 'no '}"
        print(f"{name:36} {chance}, {one.length} answers, {one.worlds} worlds  {'; '.join(one.faults)}", flush=True)
    kept = {name: known[name] for name in puzzles() if name in known}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    return bool(bad)


def _found(given: argparse.Namespace) -> int:
    """Candidates are looked for."""
    options = {}
    for option in given.option:
        name, _, value = option.partition("=")
        options[name] = value == "true" if value in ("true", "false") else value
    count = 0
    for seed in range(given.seed, given.seed + given.matches):
        for puzzle in finding.candidates(given.game, given.seats, options, seed):
            print(as_file(puzzle), flush=True)
            count += 1
            if count >= given.most:
                return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
