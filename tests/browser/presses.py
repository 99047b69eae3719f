"""How many presses a round of Last Will takes somebody who knows the game: `python tests/browser/presses.py`.

Four seats, the expansion; Marta carries her hat to a plan and her boys to their errands, puts her cards down on her
estate, where they are played as proposed, and ends her turn.
Every press and every drag counts as one.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))

from house import CHROMIUM, ask, serving
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

ROUNDS: Final = 4
MOST: Final = 12
"""So many presses a round are enough on average."""


class Knower:
    """Hands that press what leads on, and count."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.presses: list[int] = []

    def press(self, selector: str) -> bool:
        """Press the last of these that can be pressed, if there is any."""
        things = self.page.locator(selector)
        if not things.count():
            return False
        try:
            things.last.click(timeout=4000)
        except PlaywrightTimeout:
            return False
        self.presses[-1] += 1
        return True

    def drag(self) -> bool:
        """Drag the hat on a plan, or the boy who is next on something that can be fetched or done."""
        boy, target = self.page.locator("[data-agent]"), self.page.locator("[data-zone=stage] [data-target=open]")
        if not boy.count() or not target.count():
            return False
        boy.first.drag_to(target.first, timeout=4000)
        self.presses[-1] += 1
        return True

    def carry(self, prompt: str, whole: str) -> None:
        """Carry a hat or a boy there; where none can be carried, press the place, then the button."""
        seen = self.version()
        if not self.drag():
            self.press("[data-zone=stage] [data-target=open]")
        self.page.wait_for_timeout(300)
        if self.version() == seen and self.prompt() == prompt:
            self.press(whole)

    def answer(self, prompt: str) -> None:
        """Do what comes next."""
        whole = "#bar [data-send]:enabled, #bar .button.main:enabled"
        if prompt == "choose-plan":
            self.presses.append(0)
            self.carry(prompt, whole)
        elif prompt == "choose-errand":
            self.carry(prompt, whole)
        elif prompt == "choose-action":
            if not self.put_down():
                self.press("#bar [data-option=end]")
        elif not self.press(whole):
            self.press("#bar .button:enabled")

    def put_down(self) -> bool:
        """Put a card of the hand down on the estate: it is played as proposed."""
        card = self.page.locator("[data-zone=hand] [data-target=open]:not(:has(.companion, .wild))")
        if not card.count():
            return False
        seen = self.version()
        card.last.drag_to(self.page.locator("[data-zone=stage] .estate h3"), timeout=4000)
        self.presses[-1] += 1
        for _ in range(160):
            if self.version() != seen:
                return True
            self.page.wait_for_timeout(50)
        return False

    def prompt(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('#bar [data-prompt]')?.dataset.prompt ?? 'paper'"))

    def version(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('#bar')?.dataset.version ?? ''"))

    def round_by_round(self) -> list[float]:
        """Play so many rounds; the presses of each."""
        self.presses = [0]
        while len(self.presses) <= ROUNDS + 1:
            if self.page.locator("[data-rematch]").count():
                break
            asked, seen = self.prompt(), self.version()
            if asked == "":
                self.page.wait_for_timeout(100)
                continue
            self.answer(asked)
            for _ in range(60):
                if self.version() != seen:
                    break
                self.page.wait_for_timeout(50)
        return [float(one) for one in self.presses[1 : ROUNDS + 1]]


def measured(folder: Path) -> list[float]:
    """The presses of some rounds at a table of four."""
    with serving(folder) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM)
        window = {"width": 1280, "height": 720}
        page = chromium.new_context(viewport=window, locale="en-GB", reduced_motion="reduce").new_page()
        page.add_init_script("localStorage['palazzo-settings'] ??= JSON.stringify({ pace: 'at-once' })")
        page.goto(address)
        ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
        table = ask(page, "POST", "/tables", {"game": "last-will", "seats": 4, "options": {"sacked": True}})["id"]
        ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
        ask(page, "POST", f"/tables/{table}/start")
        page.goto(f"{address}/table/{table}")
        page.locator("#bar [data-prompt]").wait_for(timeout=60_000)
        try:
            return Knower(page).round_by_round()
        finally:
            chromium.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        rounds = measured(Path(folder))
    average = sum(rounds) / max(1, len(rounds))
    print(f"presses by round: {rounds}; {average:.1f} on average, at most {MOST}")
    sys.exit(average > MOST)
