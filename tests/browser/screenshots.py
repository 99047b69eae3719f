"""Every screen on a desk by day in English and on a telephone by night in Italian, as pictures:
`make screenshots` writes them to a folder."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

import hands
from house import CHROMIUM, ask, finished, serving
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

LOOKS: Final = ((1440, 900, "light", "en-GB"), (390, 844, "dark", "it-IT"))
GAMES: Final = ("final-decrees", "junta", "last-will")
ANSWERS: Final = 6
ASKED: Final = "#bar [data-kind]:not([data-kind=none])"
PATIENCE: Final = 90_000


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

    def open(self, address: str, name: str, mark: str = "h1") -> None:
        """The page at an address, once what marks it is there."""
        self.page.goto(address)
        self.page.wait_for_selector(mark)
        self.shoot(name)


def play(page: Any, answers: int) -> None:
    """Answer a few questions, then wait for the next."""
    rng = Random(3)
    while answers:
        answers -= hands.answer_or_wait(page, rng)
    page.wait_for_selector(ASKED)


def tour(camera: Camera) -> None:
    """From the hall through every room."""
    page = camera.page
    camera.open("/", "hall-first-visit", "[data-lesson]")
    page.fill("#name", "Marta")
    for address in ("about", "recover", "nowhere"):
        camera.open(f"/{address}", address)
    camera.open("/records", "records-of-a-stranger")
    for game in GAMES:
        camera.open(f"/rules/{game}", f"rules-{game}", "details")
        camera.open(f"/make/{game}", f"make-{game}", "form.make")
    page.click("[data-chair='1']")
    page.click("[data-sits=bot]")
    camera.shoot("make-a-chair", whole=False)
    page.locator("[data-bot]").first.click()
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    camera.shoot("before-the-start")
    lesson(camera)
    for game in GAMES:
        table(camera, game)
    open_tables(page)
    camera.open("/", "hall", "[data-turn]")
    empire(camera)
    for game in GAMES:
        end(camera, game)
    camera.open("/records", "records", "[data-mine] [data-match]")


def lesson(camera: Camera) -> None:
    """The first beat of the first lesson."""
    page = camera.page
    page.goto("/")
    first = page.locator("[data-lesson]").first.get_attribute("data-lesson")
    page.goto(f"/lesson/{first}")
    page.wait_for_selector("[data-zone=stage]")
    camera.shoot("lesson", whole=False)


def open_tables(mine: Any) -> None:
    """Some tables of somebody else, to be seen in the hall."""
    context = mine.context.browser.new_context(base_url=mine.url)
    page = context.new_page()
    page.goto("/")
    ask(page, "POST", "/me", {"name": "Dario", "language": "en"})
    for game, more in (
        ("final-decrees", {"name": "Land Registry", "seats": 5, "bots": {"s2": "usher", "s4": "clerk"}}),
        ("junta", {"name": "Palacio de Verano", "seats": 7, "clock": {"kind": "decision", "seconds": 86_400}}),
    ):
        ask(page, "POST", "/tables", {"game": game, "public": True, **more})
    context.close()


def table(camera: Camera, game: str) -> None:
    """A match under way, and what can be laid over it."""
    page = camera.page
    page.goto("/")
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_selector(ASKED)
    play(page, ANSWERS)
    hands.list_choices(page)
    camera.shoot(f"{game}-choices", whole=False)
    page.keyboard.press("Escape")
    camera.shoot(game, whole=False)
    page.click("[data-rules]")
    page.wait_for_selector("dialog[open] details")
    camera.shoot(f"{game}-rules", whole=False)
    page.keyboard.press("Escape")
    page.click("[data-menu]")
    camera.shoot(f"{game}-menu", whole=False)
    page.keyboard.press("Escape")
    things = page.locator("[data-zone=stage] [data-thing]")
    if things.count():
        things.first.press("Enter")
        camera.shoot(f"{game}-looked-at", whole=False)
        page.keyboard.press("Escape")
    if game != "last-will" and offer(page):
        camera.shoot(f"{game}-offer", whole=False)
        page.keyboard.press("Escape")


def offer(page: Any) -> bool:
    """Take a paper and begin an offer, if one can be made soon."""
    rng = Random(4)
    hands.beside(page, "deals")
    for _ in range(ANSWERS):
        # What may be offered can be over before the paper is there.
        if hands.try_to(page.locator("[data-offer]:enabled")) and appears(page, "[data-partner]"):
            page.locator("[data-partner]").first.click()
            hands.try_to(page.locator("dialog [data-ready]"))
            return True
        hands.answer_or_wait(page, rng)
    return False


def appears(page: Any, mark: str) -> bool:
    """Whether something comes soon."""
    try:
        page.wait_for_selector(mark, timeout=hands.PATIENCE)
    except PlaywrightTimeout:
        return False
    return True


def empire(camera: Camera) -> None:
    """The other edition of Final Decrees."""
    page = camera.page
    page.goto("/")
    page.locator("[data-game=final-decrees] .editions button").last.click()
    page.click("[data-game=final-decrees] [data-play]")
    page.wait_for_selector(ASKED)
    play(page, 2)
    camera.shoot("final-decrees-empire", whole=False)


def end(camera: Camera, game: str) -> None:
    """The end of a match, and its replay."""
    page = camera.page
    table = finished(page, game)
    page.goto(f"/table/{table}")
    page.wait_for_selector("svg[role=img] path", state="attached")
    camera.shoot(f"{game}-end")
    page.click("[data-share]")
    camera.shoot(f"{game}-end-shared", whole=False)
    page.keyboard.press("Escape")
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-track]")
    page.locator("[data-chapter]").nth(3).click()
    page.wait_for_selector("[data-chapter='3'][aria-current=step]")
    camera.shoot(f"{game}-replay", whole=False)
    page.click("[data-eyes=open]")
    page.wait_for_selector("[data-hand-of]")
    camera.shoot(f"{game}-replay-open", whole=False)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for width, height, scheme, language in LOOKS:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=address,
                reduced_motion="reduce",
                locale=language,
                color_scheme=scheme,
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            tour(Camera(page, folder, width))
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
