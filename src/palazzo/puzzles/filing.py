"""A puzzle as the text of its file: what `read` takes back."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from palazzo.puzzles.puzzle import Puzzle

_BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_PLAIN: Final = (
    "game",
    "level",
    "seats",
    "you",
    "seed",
    "judged",
    "answers",
    "others",
    "show",
    "names",
    "options",
    "world",
)


def as_file(puzzle: Puzzle) -> str:
    """The whole puzzle as a file of its own."""
    page: dict[str, Any] = msgspec.to_builtins(puzzle)
    usual: dict[str, Any] = {"you": "s0", "seed": 1, "judged": "at-once", "others": "quiet", "answers": 0, "world": ""}
    lines = [f"{name} = {value_of(page[name])}" for name in _PLAIN if page[name] not in ([], {}, usual.get(name))]
    ends = [_condition(one) for one in msgspec.to_builtins(puzzle.ends)]
    if ends:
        lines.append(f"until = {value_of(ends[0] if len(ends) == 1 else ends)}")
    for goal in page["goal"]:
        lines += ["", "[[goal]]", *_fields(_condition(goal))]
    for reply in page["replies"]:
        lines += ["", "[[replies]]", *_fields({name: value for name, value in reply.items() if value != ""})]
    for deed in page["solution"]:
        lines += ["", "[[solution]]", *_fields({name: deed[name] for name in ("prompt", "answer") if deed[name] != ""})]
    if page["position"]:
        lines += ["", "[position]", *_fields(page["position"])]
    if page["texts"]:
        lines += ["", "[texts]", *(f"{name} = '''\n{text.strip()}\n'''" for name, text in page["texts"].items())]
    return "\n".join(lines) + "\n"


def _condition(page: dict[str, Any]) -> dict[str, Any]:
    """A condition, as far as it says anything."""
    return {name: value for name, value in page.items() if value not in ("", {}) and (name != "times" or value != 1)}


def _fields(page: dict[str, Any]) -> list[str]:
    """One line for each field; what is nothing is left out, for there is no word for it."""
    return [f"{_key_of(name)} = {value_of(value)}" for name, value in page.items() if value is not None]


def _key_of(name: str) -> str:
    """The name of a field."""
    return name if name and _BARE.issuperset(name) else msgspec.json.encode(name).decode()


def value_of(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        parts = [f"{_key_of(str(key))} = {value_of(part)}" for key, part in value.items() if part is not None]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(value_of({}) if part is None else value_of(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()
