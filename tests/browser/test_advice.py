"""What would a clerk do? Its choice is ringed on the table, said with its reason, and can be taken."""

from __future__ import annotations

from typing import Any

import pytest
from hands import version, wait_for_news
from house import Person, ask


def table_of(page: Any, game: str, seats: int) -> None:
    """A match alone among bots."""
    language = page.evaluate("document.documentElement.lang")
    ask(page, "POST", "/me", {"name": "Marta", "language": language})
    table = ask(page, "POST", "/tables", {"game": game, "seats": seats, "language": language})["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")


COVERED = """
() => {
  const slip = document.querySelector("[data-advice]");
  const { left, right, top, bottom } = slip.getBoundingClientRect();
  const spots = [[left + 3, top + 6], [right - 3, top + 6], [left + 3, bottom - 6], [right - 3, bottom - 6]];
  return spots.filter(([x, y]) => !slip.contains(document.elementFromPoint(x, y)));
}
"""


@pytest.mark.parametrize(
    ("game", "seats", "size", "language"),
    [
        ("final-decrees", 5, (1280, 720), "it-IT"),
        ("junta", 4, (390, 844), "en-GB"),
        ("last-will", 2, (1280, 720), "en-GB"),
    ],
)
def test_a_clerk_is_asked_and_heeded(
    person: Person, game: str, seats: int, size: tuple[int, int], language: str
) -> None:
    page = person("Marta", *size, language)
    table_of(page, game, seats)
    page.wait_for_selector("[data-advise]")
    assert page.inner_text("[data-advise]").strip(), "the advice has a name one can read"
    page.click("[data-advise]")
    page.wait_for_selector("[data-advice]")
    covered = page.evaluate(COVERED)
    assert covered == [], "the slip lies over everything it overlaps, from edge to edge"
    assert len(page.inner_text("[data-advice]").split()) > 6
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-advice]", state="detached")
    page.keyboard.press("c")
    page.wait_for_selector("[data-advice]")
    before = version(page)
    if page.locator("[data-take-advice]").count():
        page.click("[data-take-advice]")
        wait_for_news(page, before)
