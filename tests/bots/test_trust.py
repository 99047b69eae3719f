"""A word is worth what became of it."""

from __future__ import annotations

from typing import Any

from palazzo.bots.trust import BELIEF, belief, beliefs


def view_with(*fates: tuple[str, str]) -> dict[str, Any]:
    return {"seats": ["s0", "s1", "s2"], "promises": [{"by": seat, "fate": fate} for seat, fate in fates]}


def test_a_stranger_is_believed_a_little() -> None:
    assert belief(0, 0) == BELIEF


def test_every_broken_promise_is_believed_less_and_every_kept_one_more() -> None:
    words = [belief(0, broken) for broken in range(6)]
    assert words == sorted(words, reverse=True)
    assert len(set(words)) == len(words)
    assert words[1] < BELIEF / 2
    assert BELIEF < belief(1, 0) < belief(4, 0) < 1


def test_what_came_to_nothing_tells_nothing() -> None:
    found = beliefs(view_with(("s0", "void"), ("s0", "open"), ("s1", "kept"), ("s2", "broken")))
    assert found["s0"] == BELIEF
    assert found["s1"] > BELIEF > found["s2"]
