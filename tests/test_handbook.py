"""The handbook's pictures of the way of an answer name files and functions that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = {"docs/server.md": "src/palazzo/server", "docs/architecture.md": "src/palazzo/kernel"}
LINE = re.compile(r"((?:[\w-]+/)*\w+(?:\.svelte\.ts|\.svelte|\.py|\.ts)) +(\w+(?:\.\w+)?(?:, \w+)*)(?: {2,}|$)")


def stations(page: str) -> list[tuple[Path, str]]:
    """The files and names on the way of an answer, as a page draws it."""
    found = []
    for picture in re.findall(r"^```\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        if "answer" in picture.splitlines()[0]:
            for file, names in LINE.findall(picture):
                folder = ROOT if file.startswith("web/") else ROOT / FOLDERS[page]
                found += [(folder / file, name) for name in names.split(", ")]
    return found


@pytest.mark.parametrize(("page", "least"), [("docs/server.md", 24), ("docs/architecture.md", 12)])
def test_the_way_of_an_answer_names_what_is_there(page: str, least: int) -> None:
    found = stations(page)
    assert len(found) >= least
    for file, name in found:
        source = file.read_text(encoding="utf-8")
        owner, _, own = name.rpartition(".")
        assert not owner or f"class {owner}" in source or file.suffix == ".ts", f"{page}: {file.name} has no {owner}"
        begins = r"(?:export )?(?:private )?(?:(?:async )?(?:def|function) )?(?:self\.)?"
        assert re.search(rf"^\s*{begins}{own}\b", source, re.MULTILINE), f"{page}: {file.name} has no {name}"
