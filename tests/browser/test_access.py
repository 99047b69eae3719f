"""Every screen can be read and used by everyone: axe-core finds no serious fault on any."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import hands
import pytest
from house import LAID, ROOT, Person, finished

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP: Final = 1280
TELEPHONE: Final = 390
LOOKS: Final = [
    pytest.param(LAPTOP, "light", id="laptop-light"),
    pytest.param(TELEPHONE, "dark", id="telephone-dark"),
    pytest.param(LAPTOP, "dark", id="laptop-dark", marks=pytest.mark.full),
    pytest.param(TELEPHONE, "light", id="telephone-light", marks=pytest.mark.full),
]
GAMES: Final = ("final-decrees", "junta", "last-will")
ASKED: Final = "#bar [data-kind]:not([data-kind=none])"


class Reader:
    """Looks at one page after another, and writes down what axe-core finds serious or critical."""

    def __init__(self, page: Any, scheme: str) -> None:
        self.page = page
        self.found: list[str] = []
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")

    def read(self, screen: str) -> None:
        """The page as it is now."""
        self.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        self.found += [
            f"{screen}: {fault['id']}: {node['target']}: {node['failureSummary']}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]

    def open(self, address: str, mark: str = "h1") -> None:
        """The page at an address, once what marks it is there."""
        self.page.goto(address)
        self.page.wait_for_selector(mark)
        self.read(address)

    def over(self, button: str, sheet: str, screen: str) -> None:
        """What a button lays over the page, which is then put away."""
        self.page.locator(button).first.press("Enter")
        self.page.wait_for_selector(sheet)
        self.read(screen)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(sheet, state="detached")

    def done(self) -> None:
        """Nothing serious was found."""
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_the_house_shuts_nobody_out(person: Person, width: int, scheme: str) -> None:
    page = person("Marta", width=width)
    reader = Reader(page, scheme)
    reader.read("the hall")
    reader.open("/rules/junta", "details")
    for game in GAMES:
        reader.open(f"/make/{game}", "form.make")
    for address in ("/about", "/records", "/recover", "/nowhere", "/table/nowhere"):
        reader.open(address, "main")
    page.goto("/make/final-decrees")
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    reader.read("before the start")
    reader.done()


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
@pytest.mark.parametrize(
    ("game", "edition"),
    [("final-decrees", ""), ("final-decrees", "The Empire"), ("junta", ""), ("last-will", "")],
)
def test_no_table_shuts_anyone_out(person: Person, game: str, edition: str, width: int, scheme: str) -> None:
    page = person("Marta", width=width)
    reader = Reader(page, scheme)
    if edition:
        page.get_by_role("button", name=edition).click()
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_selector(ASKED)
    page.wait_for_selector(LAID, state="attached")
    reader.read(f"{game} {edition}")
    if game != "last-will":
        hands.beside(page, "deals")
        reader.read(f"{game}: deals")
    hands.beside(page, "talk")
    reader.read(f"{game}: talk")
    page.keyboard.press("Escape")
    hands.list_choices(page)
    reader.read(f"{game}: all choices")
    page.keyboard.press("Escape")
    reader.over("[data-rules]", "dialog[open] details", f"{game}: the rules")
    reader.over("[data-menu]", "dialog[open]", f"{game}: the menu")
    reader.done()


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
@pytest.mark.parametrize("game", ["final-decrees", "last-will", pytest.param("junta", marks=pytest.mark.full)])
def test_no_end_and_no_replay_shuts_anyone_out(person: Person, game: str, width: int, scheme: str) -> None:
    page = person("Marta", width=width)
    reader = Reader(page, scheme)
    table = finished(page, game)
    page.goto(f"/table/{table}")
    page.wait_for_selector("svg[role=img] path", state="attached")
    reader.read(f"the end of {game}")
    page.goto(f"/replay/{table}")
    page.wait_for_selector("input[type=range]")
    page.click("[data-eyes=open]")
    page.wait_for_selector("[data-hand-of]")
    page.locator("input[type=range]").press("End")
    page.wait_for_function("document.querySelector('input[type=range]').value !== '0'")
    reader.read(f"the replay of {game}")
    reader.open("/records", f"[data-match='{table}']")
    reader.done()
