"""The handbook leads where it says: its picture of the way of an answer, and its links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
CODE = ROOT / "src" / "palazzo"
LINE = re.compile(r"((?:[\w-]+/)*\w+(?:\.svelte\.ts|\.svelte|\.py|\.ts)) +(\w+(?:\.\w+)?(?:, \w+)*)(?: {2,}|$)")


def stations() -> list[tuple[Path, str]]:
    """The files and names on the way of an answer, as the page draws it."""
    found = []
    for picture in re.findall(r"^```\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        if "answer" in picture.splitlines()[0]:
            for file, names in LINE.findall(picture):
                folder = ROOT if file.startswith("web/") else CODE
                found += [(folder / file, name) for name in names.split(", ")]
    return found


def test_the_way_of_an_answer_names_what_is_there() -> None:
    found = stations()
    assert len(found) >= 50
    for file, name in found:
        source = file.read_text(encoding="utf-8")
        owner, _, own = name.rpartition(".")
        assert not owner or f"class {owner}" in source or file.suffix == ".ts", f"{file.name} has no {owner}"
        begins = r"(?:export )?(?:private )?(?:(?:async )?(?:def|function) )?(?:self\.)?"
        assert re.search(rf"^\s*{begins}{own}\b", source, re.MULTILINE), f"{file.name} has no {name}"


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")


def headings(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if re.match(r"https?:", link):
            continue
        file, _, heading = link.partition("#")
        target = (page.parent / file) if file else page
        assert target.exists(), f"{page.name}: {link}"
        assert not heading or heading in headings(target), f"{page.name}: {link}"


def test_the_page_of_the_server_names_every_module_and_no_other() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:`(\w+)/`|\(top\)) \| (.+) \|$", page, re.MULTILINE)
    assert {folder for folder, _ in rows} == {""} | folders(CODE / "server") - {"static", "locale"}
    for folder, text in rows:
        modules = {file.stem for file in (CODE / "server" / folder).glob("*.py")} - {"__init__"}
        assert set(re.findall(r"`(\w+)`", text)) == modules, folder


def test_the_page_of_the_client_names_every_folder_and_no_other() -> None:
    page = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
    tree = next(text for text in re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL) if "  src/" in text)
    assert set(re.findall(r"^    (\w+)/ ", tree, re.MULTILINE)) == folders(ROOT / "web" / "src")


def test_the_house_has_the_rooms_its_plan_shows() -> None:
    plan = re.findall(r"^```\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    assert set(re.findall(r"^  (\w+)/ ", plan, re.MULTILINE)) == folders(CODE)
    for module in re.findall(r"\w+\.py", plan):
        assert (CODE / module).exists(), module


def folders(place: Path) -> set[str]:
    """The folders in a folder."""
    return {one.name for one in place.iterdir() if one.is_dir() and not one.name.startswith(("_", "."))}
