"""Hands that play Last Will by pressing what lies on the stage and in the hand, and the buttons of the prompt."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import hands
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from palazzo.games.last_will.content import CARDS

PATIENCE: Final = 4000
STUCK: Final = 120
"""Seconds without news until the hands say that something cannot be answered on the stage."""
THINGS: Final = "[data-zone=stage] [data-target=open]:visible"
IN_HAND: Final = "[data-zone=hand] [data-target=open]:visible"
VERBS: Final = "[data-zone=stage] button[data-verb]:enabled:visible"
MAIN: Final = "#bar .button.main:enabled:not([data-all])"
PAPER: Final = "[data-play] [data-send]:enabled"
READY: Final = ("name-decks", "keep-first-cards", "keep-drawn", "discard-surplus", "arrange-market", "swap-market")
"""What begins with the likely answer filled in."""
LEFT: Final = "[data-zone=hand] [data-target=open], [data-zone=stage] [data-verb]:not([data-verb=throw])"
"""What can still be done in my turn, but for letting go of what lies on my board."""
GRACE: Final = 6000
"""Milliseconds until a turn that ends by itself says so."""
AGENT: Final = "[data-zone=stage] [data-agent]"
"""My hat, or my boy: dragged to where it is to stand."""
OPEN_LINES: Final = """
() => document.querySelector("footer[data-word=demoted] .lamp.on")
  ? []
  : [...document.querySelectorAll("[data-zone=hand] [data-thing^='line:']")].map((line) => line.dataset.thing)
"""
"""The lines of my payslip that may still be covered this round."""
DEAREST: Final = {card.id: max(mode.actions for mode in card.modes) for card in CARDS.values() if card.modes}
"""The actions of the way in which a card is played when it is dragged to the board."""


class StageHands:
    """Somebody who never opens the list of all choices; what was asked, and every press, is counted."""

    def __init__(self, page: Any, rng: Random, look: Callable[[str], None] = lambda prompt: None) -> None:
        self.page = page
        self.rng = rng
        self.look = look
        """Called once for each prompt, before anything is pressed."""
        self.asked: set[str] = set()
        self.presses = 0

    def play(self, longest: float) -> None:
        """Until the match is over."""
        ends, news, seen = time.monotonic() + longest, time.monotonic(), ""
        while not hands.is_over(self.page):
            assert time.monotonic() < ends, f"the match does not end: {self.asked}"
            now = hands.version(self.page)
            if now != seen:
                seen, news = now, time.monotonic()
            assert time.monotonic() < news + STUCK, f"{self.prompt()} cannot be answered on the stage"
            if not self.prompt():
                self.page.wait_for_timeout(60)
                continue
            try:
                self.answer(self.prompt())
            except PlaywrightTimeout:
                # The table has moved on, or the last answer is still under way.
                self.page.wait_for_timeout(60)

    def prompt(self) -> str:
        """What is asked; a paper that lies in the prompt's place is a prompt too."""
        script = "() => document.querySelector('[data-play]') ? 'paper' : ''"
        return str(self.page.evaluate(script)) or hands.prompt(self.page)

    def answer(self, prompt: str) -> None:
        if prompt not in self.asked:
            self.asked.add(prompt)
            self.look(prompt)
        seen = hands.version(self.page)
        if prompt == "paper":
            self.press(PAPER)
        elif prompt == "choose-action":
            self.act()
            return
        elif prompt in READY:
            if self.rng.random() < 0.3:
                self.press(THINGS)
            self.press(MAIN)
        elif prompt == "card-sale":
            self.press(VERBS) or self.press("#bar [data-option=decline]")
        else:
            self.press(f"{THINGS}, {IN_HAND}")
            self.page.wait_for_timeout(30)
            if hands.version(self.page) == seen and self.prompt() == prompt:
                self.press(MAIN)
        hands.wait_for_news(self.page, seen)

    def act(self) -> None:
        """Do something with a card of the hand or of the estate; end the turn when nothing is left, or now and then."""
        if self.page.locator("[data-ways] button:enabled:visible").count():
            self.press("[data-ways] button:enabled:visible")
        elif self.page.locator("[data-thing^='hole:'][data-target]:visible").count():
            self.press("[data-thing^='hole:'][data-target]:visible")
        elif self.rng.random() > 0.08 and self.press(f"{IN_HAND}, {VERBS}"):
            self.page.wait_for_timeout(30)
        else:
            self.press("#bar [data-option=end]")

    def press(self, selector: str) -> bool:
        """Press one of these, if any can be."""
        things = self.page.locator(selector)
        count = things.count()
        if not count:
            return False
        things.nth(self.rng.randrange(count)).click(timeout=PATIENCE)
        self.presses += 1
        return True


class KnowingHands(StageHands):
    """Somebody who knows the game: they do what a clerk would, in as few presses as the stage allows.

    A drag is one press. What the clerk says is asked for and put away again without being counted: it is in their head.
    """

    def __init__(self, page: Any, rng: Random) -> None:
        super().__init__(page, rng, self.note)
        self.rounds = 0
        self.kinds: Counter[str] = Counter()
        """Presses, by what was asked and what was done."""
        self.doing = ""
        """What is being done: an errand, a play, a verb of the estate."""
        self.heard: list[Any] = []
        self.dragged = False
        """The last thing done was to drag something."""
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def note(self, prompt: str) -> None:
        """Nothing is measured here."""

    def hear(self, frame: Any) -> None:
        """What the clerk says."""
        message = json.loads(frame)
        if message["type"] == "advice":
            self.heard.append(message["answer"])

    def advised(self) -> Any:
        """What a clerk would do now."""
        self.heard.clear()
        self.page.locator("[data-advise]:enabled").click(timeout=PATIENCE)
        ends = time.monotonic() + STUCK
        while not self.heard and time.monotonic() < ends:
            self.page.wait_for_timeout(30)
        self.page.locator("[data-advice]").wait_for()
        self.page.locator("[data-advise]:enabled").click(timeout=PATIENCE)
        return self.heard[-1]

    def answer(self, prompt: str) -> None:
        before, self.doing = self.presses, ""
        try:
            self.do(prompt)
        finally:
            self.kinds[f"{prompt} {self.doing}".rstrip()] += self.presses - before

    def do(self, prompt: str) -> None:
        """What the clerk would, or the likely answer where one is filled in."""
        self.asked.add(prompt)
        self.rounds = max(self.rounds, int(self.page.locator("[data-round]").get_attribute("data-round")))
        seen = hands.version(self.page)
        if prompt in READY:
            self.press(MAIN)
            hands.wait_for_news(self.page, seen)
            return
        if prompt in ("paper", "card-sale"):
            super().answer(prompt)
            return
        if prompt == "choose-action" and self.ends():
            hands.wait_for_news(self.page, seen)
            return
        answer = self.advised()
        [verb, *words] = str(answer).split(":")
        self.doing = verb
        if prompt == "choose-action":
            self.act_as(answer, verb, words)
        elif answer in ("demotion", "combined:demotion"):
            self.drag(AGENT, self.dearest_line() or self.door(verb, words))
        elif verb in ("plan", "fetch", "draw", "opera", "market", "extension", "combined"):
            self.drag(AGENT, self.door(verb, words))
        elif verb == "demote":
            self.press(f"[data-thing^='line:{words[0]}'][data-target]")
        else:
            self.press(f"#bar [data-option={verb}]")
        hands.wait_for_news(self.page, seen)

    def ends(self) -> bool:
        """Nothing is left to do: the turn is about to end by itself, if every action is spent."""
        self.page.locator("#bar [data-option=end]:enabled, [data-ends]").first.wait_for(timeout=PATIENCE)
        if self.page.locator(LEFT).count():
            return False
        try:
            self.page.locator("[data-ends]").wait_for(state="attached", timeout=GRACE)
        except PlaywrightTimeout:
            return False
        return True

    def door(self, verb: str, words: list[str]) -> str:
        """Where on the stage a boy, or the hat on a plan, is let go."""
        where = f"half:{words[0]}" if verb == "combined" else words[0] if words else verb
        return f"[data-zone=stage] [data-thing='{where}']"

    def dearest_line(self) -> str:
        """The line of the payslip that pays most, if a boy may be let go on it."""
        lines = [str(one) for one in self.page.evaluate(OPEN_LINES)]
        best = max(lines, key=lambda line: int(line.split(":")[-1]), default="")
        return best and f"[data-thing='{best}']:visible"

    def act_as(self, answer: str, verb: str, words: list[str]) -> None:
        """The thing, what else is to be said of it, and the sum."""
        self.dragged = False
        if verb == "end":
            self.press("#bar [data-option=end]")
        elif verb == "token":
            self.drag(
                f"[data-zone=hand] [data-thing='{words[3]}']", f"[data-thing='hole:{words[1]}:{words[2]}']:visible"
            )
        elif verb in ("play", "buy", "place", "wed"):
            card = f"[data-zone=hand] [data-thing='{words[0]}']"
            if verb == "play" and int(words[1]) < DEAREST[words[0]]:
                self.press(card)
            else:
                self.drag(card, "[data-zone=stage] [data-thing^='estate:']")
        elif verb == "use" and self.press("[data-call-all]:enabled"):
            self.doing = "all helpers"
        else:
            places = [word for word in words if word[0] == "p" and word[1:].isdigit()]
            # Who helps is named before what they help with.
            place = places[-1 if verb.endswith("-with") else 0]
            self.press(f"[data-place={place}] [data-verb={verb.removesuffix('-with')}]")
        self.page.wait_for_timeout(300)
        if self.dragged:
            # What was let go on the board goes as soon as it is known what comes of it.
            self.page.wait_for_function("() => !document.querySelector('[data-play]')", timeout=PATIENCE)
        elif self.prompt() == "paper":
            self.press(f"[data-choice='{answer}'][aria-checked=false]:enabled")
            self.press(PAPER)

    def drag(self, what: str, where: str) -> None:
        """Take it up and let it go there: one press."""
        self.page.locator(what).first.drag_to(self.page.locator(where).first, timeout=PATIENCE)
        self.presses += 1
        self.dragged = True
