"""Every rule has a test, and every test guards a rule there is."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rules_report


def _collected() -> dict[str, list[str]]:
    """The tests of each rule, collected anew: this run may be of a few tests only."""
    script = Path(rules_report.__file__)
    done = subprocess.run(
        [sys.executable, str(script), "--json"], capture_output=True, text=True, check=False, cwd=script.parent.parent
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def test_every_rule_has_a_test_and_every_test_names_a_rule_there_is():
    # One test, for collecting takes long, and tests beside each other would each do it.
    tests = _collected()
    assert rules_report.unknown(tests) == []
    untested = {game: rules_report.untested(game, tests) for game in rules_report.registered_games()}
    assert not any(untested.values()), untested


@pytest.mark.parametrize("game", rules_report.written_games())
def test_the_ids_of_a_rule_book_are_all_different(game):
    ids = rules_report.rule_ids(game)
    assert len(set(ids)) == len(ids) > 0


def test_every_registered_game_has_its_rule_ids():
    assert set(rules_report.registered_games()) <= set(rules_report.written_games())


def test_a_rule_without_a_test_and_a_stranger_are_noticed():
    first, *others = rules_report.rule_ids("final-decrees")
    tests = {rule: ["a test"] for rule in others} | {"FD-99.9": ["a test"]}
    assert rules_report.untested("final-decrees", tests) == [first]
    assert rules_report.unknown(tests) == ["FD-99.9"]
    assert f"NO TEST GUARDS 1 RULES:\n      {first}" in rules_report.report("final-decrees", tests)
