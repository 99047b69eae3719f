"""Every screen at two widths, as pictures: `make screenshots` writes them to a folder."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

import hands
from house import CHROMIUM, serving
from playwright.sync_api import sync_playwright

WIDTHS: Final = ((1440, 900), (390, 844))
GAMES: Final = ("final-decrees", "junta", "last-will")
ANSWERS: Final = 6


class Camera:
    """Takes pictures of a page."""

    def __init__(self, page: Any, folder: Path, width: int) -> None:
        self.page = page
        self.folder = folder
        self.width = width

    def shoot(self, name: str, whole: bool = True) -> None:
        """The page as it is now."""
        self.page.wait_for_timeout(600)
        self.page.screenshot(path=self.folder / f"{name}-{self.width}.png", full_page=whole)

    def open(self, address: str, name: str) -> None:
        """The page at an address."""
        self.page.goto(address)
        self.page.wait_for_selector("h1")
        self.shoot(name)


def play(page: Any, answers: int) -> None:
    """Answer a few questions, then wait for the next."""
    rng = Random(3)
    while answers:
        page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
        hands.answer(page, rng)
        page.wait_for_timeout(200)
        answers -= 1
    page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")


def tour(camera: Camera) -> None:
    """From the hall through every room."""
    page = camera.page
    camera.open("/", "hall")
    page.fill("#name", "Marta")
    camera.open("/about", "about")
    camera.open("/rules/final-decrees", "rules")
    camera.open("/make/junta", "make")
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    camera.shoot("before-the-start")
    for game in GAMES:
        page.goto("/")
        page.click(f"[data-game={game}] [data-play]")
        play(page, ANSWERS)
        camera.shoot(game, whole=False)
    page.click("[data-rules]")
    page.wait_for_selector("dialog[open] details")
    camera.shoot("rules-drawer", whole=False)
    empire(camera)
    whole_match(camera)


def empire(camera: Camera) -> None:
    """The other edition of Final Decrees."""
    page = camera.page
    page.goto("/")
    page.get_by_role("button", name="The Empire").click()
    page.click("[data-game=final-decrees] [data-play]")
    play(page, 2)
    camera.shoot("final-decrees-empire", whole=False)


def whole_match(camera: Camera) -> None:
    """The end of a match, and its replay."""
    page = camera.page
    page.goto("/make/final-decrees")
    page.click("form.make [data-make]")
    page.click("[data-fill=usher]")
    page.click("[data-start]:enabled")
    page.wait_for_selector("#bar")
    rng = Random(5)
    while not page.locator("[data-rematch]").count():
        if hands.asked(page):
            hands.answer(page, rng)
        page.wait_for_timeout(60)
    page.wait_for_selector("svg[role=img]")
    camera.shoot("after-the-end")
    page.click("a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("40")
    camera.shoot("replay", whole=False)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for width, height in WIDTHS:
            context = browser.new_context(
                viewport={"width": width, "height": height}, base_url=address, reduced_motion="reduce", locale="en-GB"
            )
            page = context.new_page()
            tour(Camera(page, folder, width))
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
