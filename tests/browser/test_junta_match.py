"""Whole matches of Junta by pressing what stands on the stage and the prompt's buttons; the list is never opened."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

import hands
import pytest
from house import Person, ask
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TABLES: Final = [
    pytest.param(4, 1280, 720, id="four-laptop", marks=pytest.mark.full),
    pytest.param(4, 390, 844, id="four-telephone", marks=pytest.mark.full),
    pytest.param(7, 1280, 720, id="seven-laptop", marks=pytest.mark.full),
    pytest.param(7, 390, 844, id="seven-telephone", marks=pytest.mark.full),
]
TIME: Final = 1500
"""Seconds until a match is given up: a crowded machine is slow."""
SHORT: Final = 4000
"""Milliseconds until something that cannot be pressed is left."""
SLOW: Final = 20
"""Seconds until an answer that has been sent is taken for refused."""
PRESSES: Final = 60
"""No question takes more."""
BOLD: Final = 3
"""The first presses rather try what glows than end the matter."""
THINGS: Final = "[data-zone=stage] [data-target=open], [data-zone=hand] [data-target=open]"
CHOSEN: Final = THINGS.replace("open", "chosen")

MEASURE: Final = """
() => {
  const high = (zone) => document.querySelector(`[data-zone=${zone}]`)?.getBoundingClientRect().height ?? 0;
  const page = document.scrollingElement;
  const faults = [];
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.push("the page scrolls");
  if (document.querySelector("[data-paper]")) faults.push("no scene of its own");
  if (innerWidth >= 1024) {
    if (high("ribbon") > 52) faults.push(`ribbon ${high("ribbon")}`);
    if (high("stage") < 0.55 * innerHeight) faults.push(`stage ${high("stage")}`);
    if (high("prompt") + high("hand") > 0.26 * innerHeight + 1) faults.push(`foot ${high("prompt") + high("hand")}`);
    const plates = [...document.querySelectorAll("[data-zone=people] [data-person]")];
    if (plates.some((plate) => plate.getBoundingClientRect().bottom > innerHeight)) faults.push("a plate is cut");
  } else if (document.querySelector("[data-zone=sheet][data-stop='0']") && high("sheet") > innerHeight / 3 + 1) {
    faults.push(`sheet ${high("sheet")}`);
  }
  return faults;
}
"""
"""What is wrong with how the page lies in its window."""


class Player:
    """Presses what stands on the stage until the match is over."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.prompts: set[str] = set()
        self.faults: list[str] = []

    def play(self) -> None:
        """From the first question to the end."""
        ends = time.monotonic() + TIME
        while not hands.is_over(self.page):
            assert time.monotonic() < ends, "the match does not end"
            before = hands.version(self.page)
            if hands.asked(self.page):
                self.answer(before)
            else:
                self.page.wait_for_timeout(40)

    def answer(self, before: str) -> None:
        """Press until the question is answered."""
        prompt = hands.prompt(self.page)
        if prompt not in self.prompts:
            self.prompts.add(prompt)
            self.faults += [f"{prompt}: {fault}" for fault in self.page.evaluate(MEASURE)]
        for number in range(PRESSES):
            if hands.version(self.page) != before or hands.prompt(self.page) != prompt:
                return
            self.press(number, before)
        bar = self.page.locator("#bar").inner_text()
        raise AssertionError(f"{prompt} cannot be answered on the stage: {bar}")

    def press(self, number: int, before: str) -> None:
        """One thing: what completes the answer, a verb of an open menu, a thing that glows, or a button."""
        send = self.page.locator("#bar [data-send]:enabled")
        verbs = self.page.locator("[data-ways] button:enabled")
        things = self.page.locator(THINGS).locator("visible=true")
        chosen = self.page.locator(CHOSEN).locator("visible=true")
        buttons = self.page.locator("#bar [data-option]:enabled")
        bold = number < BOLD and self.rng.random() < 0.6
        order = [things, send, buttons] if bold else [send, buttons, things]
        if BOLD < number < PRESSES // 2:
            # Perhaps too much is chosen.
            order = [send, buttons, chosen, things]
        for found in (verbs, *order):
            count = found.count()
            if count and self.click(found.nth(self.rng.randrange(count))):
                if found is send:
                    self.see_it_taken(before)
                return
        self.page.wait_for_timeout(60)

    def see_it_taken(self, before: str) -> None:
        """An answer is under way: what is pressed before the server has heard it is pressed for nothing."""
        ends = time.monotonic() + SLOW
        while hands.version(self.page) == before and time.monotonic() < ends:
            self.page.wait_for_timeout(40)

    def click(self, thing: Any) -> bool:
        """Press it, if it is still there; what lies at the edge of a stage that pans is brought into sight first."""
        try:
            thing.click(timeout=SHORT)
        except PlaywrightTimeout:
            return False
        return True


@pytest.mark.parametrize(("seats", "width", "height"), TABLES)
def test_a_match_is_played_on_the_stage_alone(person: Person, seats: int, width: int, height: int) -> None:
    page = person("Marta", width, height)
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    wanted = {"game": "junta", "seats": seats, "options": {"length": "shorter"}}
    table = ask(page, "POST", "/tables", wanted)["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] [data-scene]")
    player = Player(page, seed=seats)
    player.play()
    assert player.faults == []
    assert {"nominate", "vote", "choose-location"} <= player.prompts
