"""Every card of offer, hand and estate is read with one gesture, by mouse and by touch, in every phase of Last Will."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from house import ask, serving
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from palazzo.server.storage import INSERT_LINE

LAPTOP: Final = {"width": 1280, "height": 720}
TELEPHONE: Final = {"width": 390, "height": 844}
KEY: Final = "0123456789abcdef" * 2
OFFER: Final = ["F01", "M01", "E01", "H01", "C01", "S03"]
TABLE: Final[dict[str, Any]] = {
    "names": ["Marta", "Anna", "Bruno", "Carla"],
    "hands": {"Marta": ["E02", "GE1", "V02", "C03", "E13"]},
    "boards": {"Marta": ["H04", {"card": "T02", "fallen": 1}, "X03", None, None]},
    "money": {"Marta": 40},
    "jobs": {"Marta": {"job": "J407", "covered": ["theatre"]}},
    "round": 3,
}
PHASES: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "keep-first-cards": ({"names": TABLE["names"], "at": "start"}, ()),
    "choose-plan": ({**TABLE, "at": "planning", "offer": OFFER}, ()),
    "choose-errand": ({**TABLE, "at": "errands", "offer": OFFER}, ()),
    "arrange-market": ({**TABLE, "at": "errands", "offer": OFFER}, ("market",)),
    "choose-action": ({**TABLE, "actions": {"Marta": 2}}, ()),
    "discard-surplus": ({**TABLE, "at": "end"}, ()),
}
"""By what is asked: the position, and what Marta has answered there."""
CARDS: Final = (
    ":is([data-zone=stage], [data-zone=hand]) [data-thing]:has([data-size]):not(:has([data-thing] [data-size])):visible"
)
BARE: Final = """
(card) => {
  const box = card.getBoundingClientRect();
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
  let best = [box.x + 20, box.y + 15, Infinity];
  for (let y = box.y + 6; y < box.bottom; y += 8)
    for (let x = box.x + 8; x < box.right; x += 8) {
      const top = document.elementFromPoint(x, y);
      const away = Math.hypot(x - middle, y - centre);
      if (top && card.contains(top) && !top.closest("[data-word]") && away < best[2]) best = [x, y, away];
    }
  return best.slice(0, 2);
}
"""
"""Where a card that is seen is pointed at: near its middle, and not at a symbol that explains itself."""


@contextmanager
def laid(browser: Any, folder: Path, window: dict[str, int]) -> Iterator[tuple[Any, dict[str, str]]]:
    """Marta's page, and a table for each phase."""
    touch = window["width"] < 500
    context = browser.new_context(viewport=window, locale="en-GB", reduced_motion="reduce", has_touch=touch)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script("localStorage['palazzo-settings'] ??= JSON.stringify({ pace: 'at-once' })")
    tables: dict[str, str] = {}
    try:
        with serving(folder) as address:
            page.goto(address)
            ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
            for phase in PHASES:
                wanted = {"game": "last-will", "seats": 4, "options": {"sacked": True}}
                tables[phase] = str(ask(page, "POST", "/tables", wanted)["id"])
                ask(page, "POST", f"/tables/{tables[phase]}/fill", {"level": "usher"})
                ask(page, "POST", f"/tables/{tables[phase]}/start")
        with closing(sqlite3.connect(folder / "palazzo.sqlite3")) as disk, disk:
            for phase, (position, answered) in PHASES.items():
                disk.execute("DELETE FROM journal WHERE table_id = ?", (tables[phase],))
                origin = json.dumps({"key": KEY, "position": position})
                disk.execute("UPDATE tables SET origin = ? WHERE id = ?", (origin, tables[phase]))
                for n, value in enumerate(answered):
                    disk.execute(INSERT_LINE, (tables[phase], n, "answer", 0, "", json.dumps(value), None, 0.0))
        with serving(folder, int(address.rsplit(":", 1)[1])):
            page.goto(address)
            yield page, tables
    finally:
        context.close()


def lift(finger: Any) -> None:
    """From what it rested on."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def read_each(page: Any, phase: str, finger: Any = None) -> list[str]:
    """What cannot be read here; every card that is seen is pointed at, or held by a finger of the browser's."""
    unread = []
    cards = page.locator(CARDS)
    assert cards.count() >= 4, phase
    for index in range(cards.count()):
        card = cards.nth(index)
        name = f"{phase}: {card.get_attribute('data-thing')}"
        card.scroll_into_view_if_needed()
        x, y = card.evaluate(BARE)
        if finger:
            # It trembles, as fingers do.
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 2, "y": y + 2}]})
        else:
            page.mouse.move(x, y)
        reader = page.locator("[data-reader] [data-size=read]")
        try:
            reader.wait_for(timeout=8000)
        except PlaywrightTimeout:
            unread.append(f"{name} is not shown")
            if finger:
                lift(finger)
            continue
        box = page.locator("[data-reader]").bounding_box()
        window = page.viewport_size
        if min(box["x"], box["y"]) < 0 or box["x"] + box["width"] > window["width"]:
            unread.append(f"{name} lies out of sight")
        if float(reader.locator(".text").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")) < 15:
            unread.append(f"{name} is written too small")
        if finger:
            lift(finger)
            page.keyboard.press("Escape")
        else:
            page.mouse.move(640, 3)
        reader.wait_for(state="detached")
    return unread


@pytest.mark.parametrize(
    ("window", "phases"),
    [
        pytest.param(LAPTOP, set(PHASES), id="laptop"),
        pytest.param(TELEPHONE, {"choose-errand"}, id="telephone"),
        pytest.param(TELEPHONE, set(PHASES) - {"choose-errand"}, id="telephone-all", marks=pytest.mark.full),
    ],
)
def test_every_card_is_read_with_one_gesture_in_every_phase(
    browser: Any, tmp_path: Path, window: dict[str, int], phases: set[str]
) -> None:
    unread: list[str] = []
    with laid(browser, tmp_path, window) as (page, tables):
        address = page.url.rstrip("/")
        finger = page.context.new_cdp_session(page) if window is TELEPHONE else None
        for phase in phases:
            table = tables[phase]
            page.goto(f"{address}/table/{table}")
            page.locator(f"[data-prompt={phase}]").wait_for()
            page.locator("[data-zone=stage] .track").wait_for()
            unread += read_each(page, phase, finger)
            drawn = page.locator("[data-hand-up][aria-expanded=false]")
            if finger and drawn.count():
                # The hand peeks; drawn up, the estate lies with it.
                drawn.click()
                unread += read_each(page, f"{phase}, hand up", finger)
    assert unread == []
