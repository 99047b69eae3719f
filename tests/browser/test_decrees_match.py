"""Whole matches of Final Decrees by touch alone, on the stage of a telephone, and by keyboard alone, with what a screen
reader is told."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, Final

import hands
import pytest
from house import PAINTS, Person, ask
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TIME: Final = 900
"""Seconds until a match is given up: a crowded machine is slow."""
PATIENCE: Final = 60_000
SHORT: Final = 3000
"""Milliseconds until something that cannot be pressed is left."""
SLOW: Final = 20
"""Seconds until an answer that has been sent is taken for refused."""
PRESSES: Final = 60
"""No question takes more."""
BOLD: Final = 3
"""The first presses rather try what glows than end the matter."""
STOPS: Final = 150
"""Stops of the tab key until something is taken for out of its reach."""
PAINTED: Final = 100
"""Milliseconds from a press to the next picture, half of all times, late in a match."""
THINGS: Final = ":is([data-zone=stage], [data-zone=hand], [data-zone=people]) [data-target=open]"
WAYS: Final = "[data-ways] button:enabled, #bar [data-way]:enabled"
SEND: Final = ":is(#bar, #choices) [data-send]:enabled"


def sit_down(page: Any) -> None:
    """At a short match among bots."""
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    wanted = {"game": "final-decrees", "seats": 4, "options": {"burn": 7}}
    table = ask(page, "POST", "/tables", wanted)["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage]")


def played(page: Any, answer: Callable[[str, str], None]) -> set[str]:
    """Answer every question until the match is over; what was asked."""
    ends, prompts = time.monotonic() + TIME, set()
    while not hands.is_over(page):
        assert time.monotonic() < ends, "the match does not end"
        before, prompt = hands.version(page), hands.prompt(page)
        if hands.asked(page):
            prompts.add(prompt)
            answer(prompt, before)
        else:
            page.wait_for_timeout(40)
    return prompts


class Finger:
    """Taps what glows, the verbs it opens and the buttons of the prompt; the list is never opened."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.rng = Random(3)

    def answer(self, prompt: str, before: str) -> None:
        """Tap until the question is answered."""
        for number in range(PRESSES):
            if hands.version(self.page) != before or hands.prompt(self.page) != prompt:
                return
            self.tap_something(bold=number < BOLD and self.rng.random() < 0.6, before=before)
        raise AssertionError(f"{prompt} cannot be answered by touch: {self.page.locator('#bar').inner_text()}")

    def tap_something(self, bold: bool, before: str) -> None:
        """A verb that is open, what completes the answer, a thing that glows, or a button."""
        ways, send = self.page.locator(WAYS), self.page.locator(SEND)
        things = self.page.locator(THINGS).locator("visible=true")
        buttons = self.page.locator("#bar [data-option]:enabled")
        for found in (ways, *((things, send, buttons) if bold else (send, buttons, things))):
            count = found.count()
            if count and self.tap(found.nth(self.rng.randrange(count))):
                if found is send:
                    self.see_it_taken(before)
                return
        self.page.wait_for_timeout(60)

    def tap(self, thing: Any) -> bool:
        """Tap it, if it is still there."""
        try:
            thing.tap(timeout=SHORT)
        except PlaywrightTimeout:
            return False
        return True

    def see_it_taken(self, before: str) -> None:
        """What is tapped before the server has heard the answer is tapped for nothing."""
        ends = time.monotonic() + SLOW
        while hands.version(self.page) == before and time.monotonic() < ends:
            self.page.wait_for_timeout(40)


@pytest.fixture
def telephone(browser: Any, house: str) -> Iterator[Any]:
    """A page that is only ever touched."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        base_url=house,
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(PAINTS)
    page.add_init_script("localStorage['palazzo-settings'] ??= JSON.stringify({ pace: 'at-once' })")
    page.goto("/")
    page.wait_for_selector("[data-play]")
    yield page
    context.close()
    assert faults == []


def test_a_whole_match_by_touch_alone_and_presses_are_seen_at_once(telephone: Any) -> None:
    sit_down(telephone)
    prompts = played(telephone, Finger(telephone).answer)
    assert {"bid", "choose-action"} <= prompts
    paints = telephone.evaluate("window.paints")
    late = paints[len(paints) // 2 :]
    assert median(late) < PAINTED, f"{len(late)} presses, half of them take longer than {median(late)} ms"


class Keys:
    """Answers with keys alone, and listens to what a screen reader would say."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.rng = Random(5)
        self.heard: set[str] = set()
        self.faults: list[str] = []

    def answer(self, prompt: str, before: str) -> None:
        """Through the list of all choices, or by what is filled in."""
        ends = time.monotonic() + TIME
        while hands.version(self.page) == before and hands.prompt(self.page) == prompt:
            assert time.monotonic() < ends, f"{prompt} cannot be answered by keyboard"
            if not self.page.locator(hands.CHOICES).count():
                self.go_to("#bar [data-all]", before)
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(50)
                continue
            self.hear(prompt, before)
            if hands.asked(self.page) == "pick":
                self.page.keyboard.press("b")
                for _ in range(self.rng.randrange(6)):
                    self.page.keyboard.press("ArrowRight")
            else:
                self.go_to(SEND, before)
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(150)

    def go_to(self, selector: str, before: str) -> None:
        """Press Tab until something has the focus, or the question is gone."""
        for _ in range(STOPS):
            if hands.version(self.page) != before:
                return
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab never comes to {selector} at {hands.prompt(self.page)}")

    def hear(self, prompt: str, before: str) -> None:
        """What is asked is said, every answer has a name, and what happens is told as it happens."""
        if prompt in self.heard:
            return
        said = self.page.locator("#bar [data-kind]").first.aria_snapshot()
        list_of_all = self.page.locator(hands.CHOICES).aria_snapshot()
        told = self.page.locator("[role=log], [aria-live=polite], [role=status]").count()
        if hands.version(self.page) != before:
            return
        self.heard.add(prompt)
        listed = [line.strip().rstrip(":") for line in list_of_all.splitlines()]
        nameless = [line for line in listed if line in ("- button", "- spinbutton")]
        if not said.strip() or nameless or not told:
            self.faults.append(f"{prompt}: {said!r}, {nameless}, {told} live regions")


def test_a_whole_match_by_keyboard_alone_and_everything_has_a_name(person: Person) -> None:
    page = person("Marta", width=1280, height=720)
    sit_down(page)
    keys = Keys(page)
    prompts = played(page, keys.answer)
    assert {"bid", "choose-action"} <= prompts
    assert {"bid", "choose-action"} <= keys.heard
    assert keys.faults == []
