"""What is not meant to be called from outside begins with an underscore, in every module."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
READERS = [SOURCE, ROOT / "tests", ROOT / "benchmarks"]
"""Who may read names of modules."""
FOUND_BY_NAME = {"RULES", "LIKELY", "TURN", "gain", "doubt", "topic"}
"""What a game or a clerk may have, and is looked up in its module when it is there."""
USUAL = {"main", "logger"}
"""What is called so in any Python program."""
NAMED_IN_STATES = {"Motions"}
"""Kinds of fields that `make copies` finds by their name."""
WRITTEN_OUT = (".copies", ".shapes")
"""Made by `make copies`; types to be read."""


def module_of(file: Path) -> str:
    """The dotted name by which a file is imported."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def defined(tree: ast.Module) -> set[str]:
    """Functions, constants and aliases of a module, but for what something else finds by a decorator."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.decorator_list:
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not is_type_variable(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return {name for name in names if not name.startswith("_")}


def is_type_variable(value: ast.expr | None) -> bool:
    """It is `TypeVar(...)` or `ParamSpec(...)`, which have short names by custom."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) in {"TypeVar", "ParamSpec"}


def read_by(tree: ast.Module, modules: set[str]) -> set[tuple[str, str]]:
    """What a file takes from modules: imported by name, or an attribute of a module imported whole."""
    found: set[tuple[str, str]] = set()
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    quoted = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    whole: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {(node.module, alias.name) for alias in node.names}
            whole |= {f"{node.module}.{alias.name}" for alias in node.names} & modules
        elif isinstance(node, ast.Import):
            whole |= {alias.name for alias in node.names} & modules
    found |= {(module, name) for module in whole for name in attributes | quoted}
    return found | {(one.rpartition(".")[0], one.rpartition(".")[2]) for one in quoted if one.startswith("palazzo.")}


def test_what_only_its_own_module_uses_begins_with_an_underscore() -> None:
    files = [file for folder in READERS for file in folder.rglob("*.py")]
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    modules = {module_of(file): tree for file, tree in trees.items() if file.is_relative_to(SOURCE)}
    used = {each for tree in trees.values() for each in read_by(tree, set(modules))}
    spare = {
        f"{module}.{name}"
        for module, tree in modules.items()
        if not module.endswith(WRITTEN_OUT)
        for name in defined(tree) - FOUND_BY_NAME - NAMED_IN_STATES - USUAL
        if (module, name) not in used and f'"{name}"' not in exported(tree)
    }
    assert not spare, "used by no other module: " + ", ".join(sorted(spare))


def exported(tree: ast.Module) -> str:
    """What a module lists in `__all__`, as written."""
    lists = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    return "".join(ast.unparse(each).replace("'", '"') for each in lists)
