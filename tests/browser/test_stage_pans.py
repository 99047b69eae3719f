"""On a telephone the stage pans: what happens is played where things lie once it has come to rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from written import Tables, journals

from palazzo.kernel.match import Match

TELEPHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
STAMP: Final = "stamp:D3"
FORM: Final = "[data-zone=stage] .form[data-thing=D3]"
VERB: Final = "#bar [data-ways] [data-verb=stamp]"
FOLLOWED: Final = """
window.marks = [];
const look = () => {
  const mark = document.querySelector(".director-mark[data-move=stamp]")?.getBoundingClientRect();
  const form = document.querySelector("[data-zone=stage] .form[data-thing=D3]")?.getBoundingClientRect();
  if (mark && form) {
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    marks.push(x > form.left && x < form.right && y > form.top && y < form.bottom);
  }
  requestAnimationFrame(look);
};
look();
"""
"""Writes down in `window.marks`, picture by picture, whether the ring of a stamp lies on this decree."""


def deep(match: Match) -> list[str]:
    """The decree may be stamped at a desk so far down that the stage goes on when its window grows."""
    places = {place["id"]: place for place in match.view(0)["table"]["places"]}
    mine = next((place for place in places.values() if place["director"] == "s0"), {})
    upper = places.get(mine.get("controller"), {})
    asked = any(STAMP in one.options for one in match.questions if one.prompt == "choose-action")
    return [STAMP] if asked and upper.get("controller") else []


def test_a_stamp_falls_on_its_decree_though_the_sheet_sinks_meanwhile(browser: Any, tmp_path: Path) -> None:
    journal = journals("final-decrees", deep, {STAMP})
    with Tables(browser, tmp_path, "final-decrees").played(journal, **TELEPHONE) as (page, tables):
        page.goto(f"/table/{tables[STAMP]}")
        page.wait_for_selector("#bar [data-prompt=choose-action]")
        page.wait_for_selector(f"{FORM}[data-target]")
        # What is pressed while the stage comes to lie may be missed.
        while not page.locator(VERB).count():
            page.locator(FORM).tap()
            page.wait_for_timeout(500)
        page.evaluate(FOLLOWED)
        page.locator(VERB).tap()
        page.wait_for_function("() => marks.length > 5 && !document.querySelector('[data-move=stamp]')")
        assert set(page.evaluate("marks")) == {True}
