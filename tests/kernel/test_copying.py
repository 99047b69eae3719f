"""Copies are generated, up to date, and share nothing that changes."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.games import final_decrees  # noqa: F401
from palazzo.kernel import copying
from palazzo.kernel.papers import Deal, Promise
from palazzo.kernel.registry import COPIES, FIELDS, READERS, read_back, write_down
from palazzo.kernel.steps import Step
from palazzo.kernel.table import EVERYONE, NOBODY, NOWHERE, TIDY

PACKAGES = [palazzo.rules_of(entry["id"]).entry.package for entry in palazzo.catalogue()]
CLASSES = [cls for package in PACKAGES for cls in copying.state_classes(package)]

FILLED: dict[str, Any] = {
    "int": 7,
    "str": "word",
    "bool": True,
    "float": 0.5,
    "Any": "any",
    "Deal": Deal("d", 0, 3, 1, (), ()),
    "Promise": Promise("p", 0, 1, "words", (), 0, "open"),
}


def filled(kind: str) -> Any:
    """Something that may stand in a field of this type."""
    if kind in FILLED:
        return FILLED[kind]
    if kind == "Chain":
        return [("told", -1, 0, (), ())]
    if kind == "Motions":
        return [(TIDY, (), NOWHERE, NOWHERE, EVERYONE, NOBODY)]
    if kind == "list[Step]":
        return []
    if kind.startswith("tuple["):
        return tuple(filled(one.strip()) for one in kind[6:-1].split(",") if one.strip() != "...")
    if kind.startswith("list["):
        return [filled(kind[5:-1])]
    if kind.startswith("dict["):
        key, value = kind[5:-1].split(", ", 1)
        return {filled(key): filled(value)}
    raise AssertionError(f"no example of {kind}")


def example(cls: type) -> Any:
    """An object of state, all its fields filled."""
    made = cls()
    for name, kind in copying.declared(cls).items():
        setattr(made, name, filled(kind))
    return made


def empty(container: Any) -> None:
    """Change a list or table, and what lies in it, as deep as it is the state's own."""
    if isinstance(container, list):
        for item in container:
            empty(item)
        container.append("changed")
    elif isinstance(container, dict):
        for item in container.values():
            empty(item)
        container["changed"] = 1


def test_no_copies_are_stale():
    checked = subprocess.run(
        [sys.executable, "-m", "palazzo.kernel.copying", "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def test_every_class_of_state_is_known():
    assert CLASSES
    for cls in CLASSES:
        assert cls in COPIES
        name, fields = FIELDS[cls]
        assert name in READERS
        assert set(fields) == set(copying.on_paper(cls))


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_copy_has_every_field(cls):
    original = example(cls)
    copy = COPIES[cls](original)
    assert type(copy) is cls
    assert copy is not original
    for name in copying.declared(cls):
        if name != "own_log":
            assert getattr(copy, name) == getattr(original, name), name


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_no_field_of_a_copy_changes_with_the_original(cls):
    for name, kind in copying.declared(cls).items():
        if kind == "Chain" or copying.is_shared(kind):
            continue
        original = example(cls)
        copy = COPIES[cls](original)
        before = repr(getattr(copy, name))
        empty(getattr(original, name))
        assert repr(getattr(copy, name)) == before, f"{cls.__name__}.{name} is shared"


def test_the_steps_of_a_copy_are_its_own():
    match = palazzo.new_match("final-decrees", 4, seed=1)
    copy = match.clone()
    assert len(copy.table.stack) > 1
    assert all(one is not other for one, other in zip(match.table.stack, copy.table.stack, strict=True))
    assert copy.table.stack == match.table.stack


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_what_is_written_down_is_read_back(cls):
    original = example(cls)
    page = msgspec.json.decode(msgspec.json.encode(write_down(original)))
    again = read_back(page)
    assert type(again) is cls
    assert msgspec.json.encode(write_down(again)) == msgspec.json.encode(write_down(original))


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_field_of_the_wrong_type_is_not_read(cls):
    for name, kind in copying.on_paper(cls).items():
        if kind in ("Any", "list[Any]"):
            continue
        page = msgspec.json.decode(msgspec.json.encode(write_down(example(cls))))
        page[name] = 5 if kind.startswith("dict[") else [5] if kind == "list[Step]" else {"no": ["such", "thing"]}
        with pytest.raises((msgspec.ValidationError, TypeError, AttributeError)):
            read_back(page)


def test_a_type_that_cannot_be_copied_is_named():
    with pytest.raises(TypeError, match=r"Turn\.oddity: set\[int\]"):
        copying.copied("oddity", "set[int]", "Turn")


def test_continuations_are_methods_of_their_step():
    for cls in CLASSES:
        if issubclass(cls, Step) and not cls.__subclasses__():
            assert callable(getattr(cls, "begin", None)), cls.__name__
