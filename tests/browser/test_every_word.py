"""Every word of the three boards says the same under a finger, pointed at and by keyboard, in the page’s language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
import staging
from house import Person, ask
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from test_junta_coup import coup
from test_last_will_reading import OFFER, TABLE

import palazzo
from test_words import NOTE, away

WINDOWS: Final = {"finger": (390, 844), "pointer": (1280, 720), "keyboard": (1280, 720)}
HARMLESS: Final = {"hello", "ping", "why", "shown", "foresee"}
"""What a page may send while one looks."""
YEAR: Final[dict[str, Any]] = {
    "president": "s3",
    "offices": {"s0": ["brigade1", "admiral"], "s1": ["brigade2", "air"], "s2": ["brigade3", "interior"]},
    "cash": {"s0": ["3M", "2M", "1M"], "s3": ["3M", "2M"]},
    "dead": ["s1"],
}
BEDS: Final = {"s0": "bank", "s2": "nightclub", "s3": "home"}
Scene = tuple[str, int, dict[str, Any], Callable[[], Any]]


def decrees(edition: str, **position: Any) -> Scene:
    options = {"edition": edition}
    return "final-decrees", 4, options, lambda: palazzo.set_up("final-decrees", 4, position, 1, options)


def junta(**position: Any) -> Scene:
    return "junta", 4, {}, lambda: palazzo.set_up("junta", 4, position, 1)


def will(**position: Any) -> Scene:
    options = {"sacked": True}
    return "last-will", 4, options, lambda: palazzo.set_up("last-will", 4, {**TABLE, **position}, 1, options)


SCENES: Final[dict[str, Scene]] = {
    "envelopes": decrees("republic", at="start"),
    "republic": decrees("republic", blame={"s0": 3}, ministries={"NAV": 4}, hands={"s0": ["C01"]}),
    "empire": decrees("empire", player="s1", blame={"s1": 3}, ministries={"EXE": 4}, hands={"s0": ["C01"]}),
    "election": junta(at="election", host="s0", hands={"s0": ["V05"]}),
    "bank": junta(at="bank", locations=BEDS, **YEAR),
    "coup": ("junta", 7, {}, coup),
    "plans": will(at="planning", offer=OFFER),
    "errands": will(at="errands", offer=OFFER),
    "market": will(at="errands", offer=OFFER, answers=[["Marta", "market"]]),
    "actions": will(actions={"Marta": 2}),
}
WANTED: Final = {
    "envelopes": {"prize", "step-bids", "rank"},
    "republic": {"blame", "office-blame", "arrow", "rank", "EXE"},
    "empire": {"blame", "office-blame", "arrow", "rank", "EXE"},
    "election": {"election", "pretext", "bank-sign"},
    "bank": {"phase-bank", "dead", "pretext", "bank-sign"},
    "coup": {"unit", "rebel", "loyal", "phase-coup", "centres"},
    "plans": {"money", "rounds", "worth", "plan", "boys", "actions", "order", "phase-planning"},
    "errands": {"money", "rounds", "worth", "boys", "deck", "phase-errands"},
    "market": {"market", "symbol-farm", "symbol-villa"},
    "actions": {"money", "worth", "job", "demoted", "bankrupt", "phase-actions"},
}
"""What can be asked about in a scene, at any size."""

MARK: Final = """
() => {
  const found = new Map();
  for (const one of document.querySelectorAll("[data-frame] [data-word]")) {
    const zone = one.closest("[data-zone]")?.dataset.zone;
    // A card in the hand is read by a finger that rests on it, wherever it rests.
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[data-zone=hand] [data-thing]")) continue;
    const key = `${zone} ${one.dataset.word}`;
    const box = one.getBoundingClientRect();
    if (found.has(key) || !box.width || !box.height) continue;
    one.dataset.walked = String(found.size);
    found.set(key, { zone, word: one.dataset.word, now: one.dataset.now ?? "" });
  }
  return [...found.values()];
}
"""
"""Marks one of each word of each zone; what they are."""

SPOT: Final = """
(number) => {
  const one = document.querySelector(`[data-walked="${number}"]`);
  const box = one.getBoundingClientRect();
  const [across, down] = [Math.max(2, box.width / 12), Math.max(2, box.height / 12)];
  let best = null;
  for (let y = Math.max(1, box.y + 1); y < Math.min(innerHeight, box.bottom); y += down)
    for (let x = Math.max(1, box.x + 1); x < Math.min(innerWidth, box.right); x += across) {
      if (document.elementFromPoint(x, y)?.closest("[data-word]") !== one) continue;
      const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      if (!best || away < best[2]) best = [x, y, away];
    }
  return best?.slice(0, 2) ?? null;
}
"""
"""Where a word lies bare, nearest to its middle."""


def shown(page: Any, scene: str, language: str) -> staging.Stand:
    """The page of a table that shows this scene."""
    game, seats, options, laid = SCENES[scene]
    page.goto("/about")
    ask(page, "POST", "/me", {"name": "Marta", "language": language})
    table = ask(page, "POST", "/tables", {"game": game, "seats": seats, "options": options})["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    line = staging.Line(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] *", state="attached")
    page.goto("/about")
    page.unroute_all()
    stand = staging.Stand(page, line.whole, laid().view(0))
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] *", state="attached")
    # A stage that pans has gone to its targets.
    page.wait_for_timeout(1000)
    return stand


def spot_of(page: Any, number: int) -> list[float] | None:
    """Where to lay a hand on it; brought into sight first, if need be."""
    ways = (
        "(n) => undefined",
        "(n) => document.dispatchEvent(new CustomEvent('show-on-stage', { detail: `[data-walked='${n}']` }))",
        "(n) => document.querySelector(`[data-walked='${n}']`).scrollIntoView({ block: 'nearest', inline: 'nearest' })",
    )
    for way in ways:
        page.evaluate(way, number)
        for _ in range(1 if way is ways[0] else 5):
            spot: list[float] | None = page.evaluate(SPOT, number)
            if spot:
                return spot
            page.wait_for_timeout(100)
    return None


def said(page: Any) -> str:
    """What the note says, once it is there; nothing, where none comes."""
    try:
        page.wait_for_selector(NOTE, timeout=4000)
    except PlaywrightTimeout:
        return ""
    return " ".join(page.locator(NOTE).inner_text().split())


def faults(page: Any, name: str, expected: str) -> list[str]:
    """What is wrong with the note that is shown."""
    text = said(page)
    if text != expected:
        return [f"{name} says {text!r}, not {expected!r}"]
    box, window = page.locator(NOTE).bounding_box(), page.viewport_size
    inside = min(box["x"], box["y"]) >= 0
    inside &= box["x"] + box["width"] <= window["width"] and box["y"] + box["height"] <= window["height"]
    return [] if inside else [f"{name} lies out of the window"]


def under_a_hand(page: Any, words: list[dict[str, str]], expected: Callable[[dict[str, str]], str], touch: bool) -> Any:
    """What is wrong with the words that are held, or pointed at; and which were."""
    wrong, met = [], set()
    finger = page.context.new_cdp_session(page)
    for number, one in enumerate(words):
        spot = spot_of(page, number)
        if spot is None:
            continue
        met.add(one["word"])
        point = {"x": spot[0], "y": spot[1]}
        if touch:
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        else:
            page.mouse.move(*spot)
        name = f"{one['zone']}: {one['word']}"
        wrong += faults(page, name, expected(one))
        if touch:
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            page.wait_for_timeout(50)
        if page.locator("dialog[open], :popover-open, [data-ways]").count():
            wrong.append(f"{name} opens something")
        away(page)
    return wrong, met


def by_keyboard(page: Any, words: list[dict[str, str]], expected: Callable[[dict[str, str]], str]) -> Any:
    """What is wrong with the words the tab key, arrows and W come to; and which these are."""
    wrong, met = [], set()
    for number, one in enumerate(words):
        # A word that nothing else brings the focus to is in the round of its zone; others are gone to with W.
        holder = page.evaluate(
            """(n) => {
              const one = document.querySelector(`[data-walked="${n}"]`);
              const own = "a[href], button, input, select, textarea, summary";
              const reached = one.parentElement.closest(`:is(${own}, [tabindex="0"]:not([data-word]))`);
              (reached ?? one).focus({ focusVisible: true });
              if (document.activeElement !== (reached ?? one)) return null;
              if (!reached) return 0;
              const all = [...reached.querySelectorAll("[data-word]")].filter((word) => word.checkVisibility());
              return all.indexOf(one) + 1;
            }""",
            number,
        )
        if holder is None:
            continue
        for _ in range(holder):
            page.keyboard.press("w")
        met.add(one["word"])
        wrong += faults(page, f"{one['zone']}: {one['word']}", expected(one))
        page.keyboard.press("Escape")
        page.evaluate("() => document.activeElement.blur()")
        page.wait_for_selector(NOTE, state="detached")
    return wrong, met


@pytest.mark.full
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("scene", SCENES)
def test_a_word_says_the_same_however_it_is_asked(person: Person, scene: str, way: str) -> None:
    language = "it" if way == "finger" else "en"
    page = person("Marta", *WINDOWS[way], language="it-IT" if language == "it" else "en-GB")
    stand = shown(page, scene, language)
    game, _, options, _ = SCENES[scene]
    texts = palazzo.texts(game, language, options.get("edition", ""))

    def expected(one: dict[str, str]) -> str:
        message = f"explains-{one['word']}"
        return " ".join(f"{texts.say(message, part='word')} {one['now']} {texts.say(message)}".split())

    words = page.evaluate(MARK)
    if way == "keyboard":
        wrong, met = by_keyboard(page, words, expected)
    else:
        wrong, met = under_a_hand(page, words, expected, way == "finger")
    assert wrong == []
    assert WANTED[scene] <= met
    assert {message["type"] for message in stand.sent} <= HARMLESS
