"""docs/glossary.md: it is in order, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]
CODE = ROOT / "src" / "palazzo"
FOLDERS = {
    "Kernel": [CODE / "kernel", CODE],
    "Games": [CODE / "games"],
    "Server": [CODE / "server"],
    "Bots": [CODE / "bots"],
    "Terminal": [CODE / "terminal"],
    "Browser client": [ROOT / "web" / "src"],
}
OF_EACH_GAME = ("audit.py", "promises.py", "content/")


@pytest.mark.parametrize("part", PARTS, ids=[part.split("\n")[0] for part in PARTS])
def test_a_part_of_the_glossary_is_in_order_and_names_files_that_are_there(part: str) -> None:
    words = re.findall(r"^- \*\*(.+?)\*\*: ", part, re.MULTILINE)
    assert words == sorted(set(words), key=str.lower)
    assert len(words) == part.count("\n- ")
    folders = FOLDERS[part.split("\n")[0]]
    for name in re.findall(r"`([\w./]+(?:\.py|\.ts|\.css|\.svelte|/))`", part.partition("\n- ")[2]):
        assert name in OF_EACH_GAME or any((folder / name).exists() for folder in folders), name
