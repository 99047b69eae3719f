"""What a broken or wicked client might send."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

words = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["", "s0", "s7", "s8", "C27", "EXE", "pass", "blame", "\ud800", "\x00", "x" * 5000, "../../etc", "a.b.c"]
    ),
)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2**31, 2**63, -(2**70), 10**40]),
    st.floats(),
    words,
    st.sampled_from([b"bytes", (1, 2), frozenset({1}), object(), int, len]),
)


def nested(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists and tables of such things, a few deep."""
    keys = st.one_of(words, st.integers(), st.booleans(), st.none())
    return st.recursive(
        leaves, lambda item: st.lists(item, max_size=4) | st.dictionaries(keys, item, max_size=4), max_leaves=12
    )


anything = nested(scalars)
plain_scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False, allow_infinity=False), words
)
documents = st.recursive(
    plain_scalars.filter(lambda value: value != "\ud800"),
    lambda item: st.lists(item, max_size=4) | st.dictionaries(st.text(max_size=6), item, max_size=4),
    max_leaves=10,
)
"""What can stand in a JSON document."""


def deep(levels: int) -> list[Any]:
    """Lists in lists in lists."""
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value
