"""How soon something pressed is seen, late in a match: `python tests/browser/speed.py` prints it for each game.

The log is long by then. Interaction to next paint is what the browser itself measures, from the press to the next
picture; it tells nothing of presses seen within 16 ms, which are counted as such. The figures are the machine's as
much as the page's: compare them only with others of the same run.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

import hands
from house import CHROMIUM, PAINTS, serving
from playwright.sync_api import sync_playwright

GAMES: Final = {"final-decrees": 120, "junta": 400, "last-will": 200}
"""Lines of a log that is long, for a match of each game that is not yet over."""
PATIENCE: Final = 60_000
LONGEST: Final = 240
ROUNDS: Final = 12
AT_ONCE: Final = 16
"""Milliseconds below which the browser tells nothing."""
TABS: Final = ("#tab-talk", "#tab-log", "#tab-deals", "#tab-log")
THINGS: Final = ("#choices [data-option][aria-pressed]", "[data-thing]:visible")


def full(page: Any, lines: int, rng: Random) -> int:
    """Play until the log is long, or the match over; how long it is."""
    ends = time.monotonic() + LONGEST
    while length(page) < lines and time.monotonic() < ends and not hands.is_over(page):
        hands.answer_or_wait(page, rng)
    return length(page)


def length(page: Any) -> int:
    """How many lines the log has, shown or not."""
    last = page.evaluate("[...document.querySelectorAll('[data-line]')].at(-1)?.dataset.line ?? -1")
    return int(last) + 1


def press(page: Any, rng: Random) -> list[float]:
    """Press things all over the table, and answer; how long each took to be seen."""
    page.evaluate("window.paints = []")
    pressed = 0
    for _ in range(ROUNDS):
        if hands.is_over(page):
            break
        for selector in TABS:
            pressed += hands.try_to(page.locator(selector))
        for selector in THINGS:
            things = page.locator(selector)
            if things.count():
                things.nth(rng.randrange(things.count())).press("Enter")
                page.keyboard.press("Escape")
                pressed += 2
        hands.answer_or_wait(page, rng)
        pressed += 1
    page.wait_for_timeout(300)
    told = [float(one) for one in page.evaluate("window.paints")]
    return told + [float(AT_ONCE)] * max(0, pressed - len(told))


def main() -> None:
    """Each game in turn."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for game, lines in GAMES.items():
            page = browser.new_page(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
            page.set_default_timeout(PATIENCE)
            page.add_init_script(PAINTS)
            page.goto("/")
            page.fill("#name", "Marta")
            page.click(f"[data-game={game}] [data-play]")
            page.wait_for_selector("#bar")
            rng = Random(7)
            long = full(page, lines, rng)
            nodes = page.evaluate("document.querySelectorAll('*').length")
            if hands.is_over(page):
                print(f"{game}: over after {long} lines")
            else:
                took = press(page, rng)
                late = quantiles(took, n=20)[-1]
                print(f"{game}: {long} lines, {nodes} nodes, p50 {median(took):.0f} ms, p95 {late:.0f} ms")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
