"""Copies are generated, up to date, and share nothing that changes."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.games import final_decrees  # noqa: F401
from palazzo.kernel import copying
from palazzo.kernel.agreements import Deal, Promise
from palazzo.kernel.registry import COPIES, FIELDS, READERS, read_back, write_down
from palazzo.kernel.steps import Step
from palazzo.kernel.table import EVERYONE, NOBODY, NOWHERE, TIDY

GENERATOR = Path(copying.__file__)
STATES = [
    copying.State(folder.parent, f"palazzo.games.{folder.parent.name}")
    for folder in copying.GAMES.glob("*/__init__.py")
]
STATE_OF = {getattr(importlib.import_module(one.module), one.name): state for state in STATES for one in state.classes}
CLASSES = list(STATE_OF)


def fields(cls: type) -> dict[str, str]:
    """The fields of a class of state, with their types."""
    return STATE_OF[cls].fields(cls.__name__)


def saved_fields(cls: type) -> dict[str, str]:
    """The fields of a class of state that are saved, with their types."""
    return STATE_OF[cls].saved_fields(cls.__name__)


def generate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the generator as `make copies` does, without Palazzo on the path."""
    command = [sys.executable, "-P", "-S", str(GENERATOR), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


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
        return [("told", -1, 0, {}, {}, 0)]
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
    for name, kind in fields(cls).items():
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
    checked = generate("--check")
    assert checked.returncode == 0, checked.stderr


NEW_GAME = """
from dataclasses import dataclass, field

from palazzo.kernel.steps import Step
from palazzo.kernel.table import Table
from yard.copies import copy_Yard


@dataclass(slots=True)
class Yard(Table):
    hens: list[int] = field(default_factory=list)


@dataclass(slots=True)
class {step}(Step):
    eggs: int = 0
"""


def test_a_new_game_and_a_renamed_step_need_no_copies_that_fit(tmp_path):
    game = tmp_path / "yard"
    game.mkdir()
    (game / "__init__.py").write_text(NEW_GAME.format(step="Morning"))
    assert generate(str(game)).returncode == 0
    assert "def copy_Yard" in (game / "copies.py").read_text()
    assert "n.eggs = o.eggs" in (game / "copies.py").read_text()
    (game / "__init__.py").write_text(NEW_GAME.format(step="Evening"))
    assert generate(str(game), "--check").returncode == 1
    assert generate(str(game)).returncode == 0
    assert "copy_Evening" in (game / "copies.py").read_text()
    assert "Morning" not in (game / "copies.py").read_text()
    assert generate(str(game), "--check").returncode == 0


def test_fields_of_a_class_that_is_no_dataclass_are_refused(tmp_path):
    (tmp_path / "rules.py").write_text("class Yard(Table):\n    hens: list[int] = field(default_factory=list)\n")
    done = generate(str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == "Yard declares fields and is no dataclass: write @dataclass(slots=True) above it\n"


def test_a_type_that_cannot_be_copied_is_refused_with_those_that_can(tmp_path):
    (tmp_path / "rules.py").write_text("@dataclass\nclass Yard(Table):\n    hens: set[int]\n")
    done = generate(str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("Yard.hens: set[int] cannot be part of the state (int, str, bool, float, tuple[…]")


def test_every_class_of_state_is_known():
    assert CLASSES
    for cls in CLASSES:
        assert cls in COPIES
        name, written = FIELDS[cls]
        assert name in READERS
        assert set(written) == set(saved_fields(cls))


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_copy_has_every_field(cls):
    original = example(cls)
    copy = COPIES[cls](original)
    assert type(copy) is cls
    assert copy is not original
    for name in fields(cls):
        if name != "own_log":
            assert getattr(copy, name) == getattr(original, name), name


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_no_field_of_a_copy_changes_with_the_original(cls):
    for name, kind in fields(cls).items():
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
    for name, kind in saved_fields(cls).items():
        if kind in ("Any", "list[Any]"):
            continue
        page = msgspec.json.decode(msgspec.json.encode(write_down(example(cls))))
        page[name] = 5 if kind.startswith("dict[") else [5] if kind == "list[Step]" else {"no": ["such", "thing"]}
        with pytest.raises((msgspec.ValidationError, TypeError, AttributeError)):
            read_back(page)


def undocumented(path: Path) -> list[str]:
    """The fields of tables and steps in a module that no sentence follows."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef) or not any(state.is_state(node.name) for state in STATES):
            continue
        for line, after in zip(node.body, [*node.body[1:], None], strict=True):
            said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            if isinstance(line, ast.AnnAssign) and not said:
                found.append(f"{path.name}: {node.name}.{ast.unparse(line.target)}")
    return found


def test_every_field_of_state_says_what_it_is():
    folders = [copying.KERNEL, *copying.game_folders()]
    modules = [path for folder in folders for path in folder.rglob("*.py") if path.name != "copies.py"]
    assert [field for path in modules for field in undocumented(path)] == []


def test_a_type_that_cannot_be_copied_is_named():
    with pytest.raises(TypeError, match=r"Turn\.oddity: set\[int\]"):
        copying.copied("oddity", "set[int]", "Turn")


def test_continuations_are_methods_of_their_step():
    for cls in CLASSES:
        if issubclass(cls, Step) and not cls.__subclasses__():
            assert callable(getattr(cls, "begin", None)), cls.__name__
