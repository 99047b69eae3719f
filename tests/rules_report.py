"""Which rule is guarded by which tests: `make rules`.

The ids of every rule book lie in `rule_ids/`, one file a game, one id a line; a test names the rules it guards by
`@pytest.mark.rule("FD-4.4")`. A test that is skipped or expected to fail guards nothing. Games that are not in the
catalogue yet are left out.

Below the rules stands what random matches of Junta and Last Will reached, as `make coverage` wrote it down in `reach/`.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

import pytest

import palazzo
from reach.table import counted_games, table, unreached
from reach.tables import CELLS

HERE = Path(__file__).parent
RULE_IDS = HERE / "rule_ids"
WIDTH = 100


def rule_ids(game: str) -> list[str]:
    """All ids of a game's rule book, in its order."""
    return (RULE_IDS / f"{game}.txt").read_text(encoding="utf-8").split()


def written_games() -> list[str]:
    """The games whose rule ids are known, in the catalogue or not."""
    return sorted(path.stem for path in RULE_IDS.glob("*.txt"))


def registered_games() -> list[str]:
    """The games of the catalogue that name their rules: a game may do so later, or never."""
    games = [entry["id"] for entry in palazzo.catalogue()]
    return [game for game in games if palazzo.rules_of(game).chapters or game in written_games()]


class Marks:
    """A pytest plugin that notes the rules each collected test names."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            idle = any(item.get_closest_marker(name) for name in ("skip", "xfail"))
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule] += [] if idle else [item.nodeid]


def named_rules() -> dict[str, list[str]]:
    """The tests that guard each rule named by any test; SystemExit, with what pytest said, if they cannot be read."""
    marks, said = Marks(), io.StringIO()
    # Where no test names a rule, collecting would take as long as everywhere else together.
    folders = sorted({str(path.parent) for path in HERE.glob("*/*.py") if "mark.rule" in path.read_text("utf-8")})
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["--collect-only", "--quiet", "-p", "no:cacheprovider", *folders], plugins=[marks])
    if code != pytest.ExitCode.OK:
        raise SystemExit(said.getvalue())
    return marks.tests


def chapter(rule: str) -> str:
    """FD-4 of FD-4.7.NAV."""
    return rule.split(".")[0]


def untested(game: str, tests: dict[str, list[str]]) -> list[str]:
    """The rules of a game that no test guards."""
    return [rule for rule in rule_ids(game) if not tests.get(rule)]


def unknown(tests: dict[str, list[str]]) -> list[str]:
    """Ids that tests name and no rule book has."""
    known = {rule for game in written_games() for rule in rule_ids(game)}
    return sorted(set(tests) - known)


def wrapped(words: list[str], indent: str) -> str:
    """Words in lines of a readable width."""
    lines, line = [], ""
    for word in words:
        if line and len(indent) + len(line) + 2 + len(word) > WIDTH:
            lines.append(line)
            line = ""
        line += ("  " if line else "") + word
    return "\n".join(indent + line for line in [*lines, line])


def report(game: str, tests: dict[str, list[str]]) -> str:
    """A game's rules, chapter by chapter, each with the number of its tests."""
    chapters: dict[str, list[str]] = defaultdict(list)
    for rule in rule_ids(game):
        chapters[chapter(rule)].append(rule)
    missing = untested(game, tests)
    guards = {test for rule in rule_ids(game) for test in tests.get(rule, [])}
    total = len(rule_ids(game))
    lines = [f"{game}: {total - len(missing)} of {total} rules are guarded, by {len(guards)} tests", ""]
    for name, rules in chapters.items():
        counts = Counter({rule: len(tests.get(rule, [])) for rule in rules})
        lines.append(f"  {name}  ({sum(counts.values())})")
        lines.append(wrapped([f"{rule.removeprefix(name)[1:]}: {counts[rule] or 'NONE'}" for rule in rules], "      "))
    if missing:
        lines += ["", f"  NO TEST GUARDS {len(missing)} RULES:", wrapped(missing, "      ")]
    return "\n".join(lines)


def main() -> int:
    """Print the report; 1 if a rule has no test, a test names a rule that is not there, or something is unreached."""
    tests = named_rules()
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(tests))
        return 0
    for game in registered_games():
        print(report(game, tests), end="\n\n")
    for game in CELLS:
        print(table(game) if game in counted_games() else f"{game}: not counted yet, see make coverage", end="\n\n")
    strangers = unknown(tests)
    if strangers:
        print(f"NO RULE BOOK KNOWS: {', '.join(strangers)}")
    failed = any(untested(game, tests) for game in registered_games()) or any(map(unreached, counted_games()))
    return int(bool(strangers) or failed)


if __name__ == "__main__":
    sys.exit(main())
