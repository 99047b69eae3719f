"""Whole matches, told as they were: any change of rules, events or texts shows here as a change of the story."""

import pytest

import palazzo
from golden.account import HERE, NIGHTS, account


@pytest.mark.parametrize("name", NIGHTS)
def test_the_match_is_still_told_the_same_way(name):
    match = palazzo.load_match((HERE / f"{name}.json").read_text(encoding="utf-8"))
    assert match.over
    assert match.audit() == ()
    language = NIGHTS[name]["language"]
    assert account(match, language) == (HERE / f"{name}.{language}.txt").read_text(encoding="utf-8")
