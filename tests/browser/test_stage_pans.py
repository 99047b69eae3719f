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


def last_fits(match: Match) -> list[str]:
    """Only the last of many cards may be played against what is happening."""
    hand = match.view(0)["table"]["yours"]["hand"]
    asked = [one for one in match.questions if one.seat == 0 and one.prompt.startswith("react-")]
    playable = {word for one in asked for option in one.options for word in option.split(":") if word in hand}
    return ["last"] if len(hand) >= 4 and playable == {hand[-1]} else []


def test_what_may_be_played_comes_into_sight_in_the_hand(browser: Any, tmp_path: Path) -> None:
    journal = journals("final-decrees", last_fits, {"last"})
    with Tables(browser, tmp_path, "final-decrees").played(journal, **TELEPHONE) as (page, tables):
        page.goto(f"/table/{tables['last']}")
        page.wait_for_selector("[data-zone=hand] [data-target]")
        page.wait_for_function(
            "() => document.querySelector('[data-zone=hand] [data-target]').getBoundingClientRect().right <= innerWidth"
        )
        assert page.evaluate("document.querySelector('[data-zone=hand] [role=group]').scrollLeft") > 0


def of_a_ministry(match: Match) -> list[str]:
    """Whom a card concerns is asked, and it may be anybody."""
    return ["choose"] if any(one.seat == 0 and one.prompt == "choose-ministry" for one in match.questions) else []


RINGS: Final = """
() => {
  const sheet = document.querySelector("[data-zone=sheet]").getBoundingClientRect();
  const stage = document.querySelector("[data-pan]").getBoundingClientRect();
  return [...document.querySelectorAll(".pointed rect")].map((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 60 && box.top > stage.top - 10 && box.bottom < Math.min(sheet.top, stage.bottom) + 10;
  });
}
"""
"""Of each ring around what is advised: whether it lies on the stage, large as a desk, and clear of the sheet."""


def test_what_a_clerk_points_at_comes_into_sight_above_the_sheet(browser: Any, tmp_path: Path) -> None:
    journal = journals("final-decrees", of_a_ministry, {"choose"})
    with Tables(browser, tmp_path, "final-decrees").played(journal, **TELEPHONE) as (page, tables):
        page.goto(f"/table/{tables['choose']}")
        page.wait_for_selector("#bar [data-prompt=choose-ministry]")
        page.locator("[data-advise]").tap()
        page.wait_for_selector("[data-advice]")
        page.wait_for_selector(".pointed rect", state="attached")
        page.wait_for_timeout(1500)
        rings = page.evaluate(RINGS)
        assert rings
        assert set(rings) == {True}
