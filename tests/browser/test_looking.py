"""Looking never plays: whatever is no target can be pressed, and the journal stays as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import hands
import pytest
from house import LAID
from written import Tables, journals

from palazzo.kernel.match import Match

KINDS: Final = {
    "final-decrees": {"number", "assign", "pick", "split", "subset"},
    "junta": {"assign", "pick", "subset", "number", "order", "split", "card-beside-opening"},
    "last-will": {"subset", "pick", "split"},
}
"""What kinds of question the people of a game are asked."""
HARMLESS: Final = {"hello", "ping", "why", "shown", "foresee"}
"""What a page may send while one looks."""

PRESS_ALL: Final = """
async () => {
  const pressed = new Set();
  const next = () => new Promise((done) => setTimeout(done, 15));
  const kinds = "[data-thing], [data-person], [role=tab], [data-rail] button, [data-line], [data-rules], .promise";
  for (const one of document.querySelectorAll(kinds)) {
    if (!one.isConnected || one.matches("[data-target]")) continue;
    const zone = one.closest("[data-zone]")?.dataset.zone ?? "";
    const name = `${zone} ${one.dataset.thing ?? one.dataset.person ?? (one.textContent || one.id)}`;
    if (pressed.has(name)) continue;
    pressed.add(name);
    one.click();
    await next();
    document.querySelector("dialog[open] header button, :popover-open header button")?.click();
    await next();
  }
  return pressed.size;
}
"""
"""Presses once each thing that is no target, and puts away what it brings; how many there were."""


def situation(match: Match) -> list[str]:
    """What the first seat is asked, unless it is answered by itself; and whether a card it holds may be played while
    something else may be turned to."""
    view = match.view(0)
    due, *openings = view["questions"]
    if due["single"]:
        return []
    held = view["table"]["yours"].get("hand", [])
    playable = due["kind"] == "pick" and any(f"play:{card}" in due["options"] for card in held)
    beside = playable and any(one["kind"] == "subset" for one in openings)
    return [due["kind"], *(["card-beside-opening"] if beside else [])]


@pytest.mark.parametrize("game", KINDS)
def test_pressing_what_is_no_target_answers_nothing(browser: Any, tmp_path: Path, game: str) -> None:
    looker = Tables(browser, tmp_path, game)
    with looker.played(journals(game, situation, KINDS[game])) as (page, tables):
        for kind, table in tables.items():
            before = looker.journal(table)
            page.goto(f"/table/{table}")
            page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
            page.wait_for_selector(LAID, state="attached")
            assert hands.asked(page) == ("pick" if kind == "card-beside-opening" else kind)
            seen = hands.version(page)
            assert page.evaluate(PRESS_ALL) > 5
            page.keyboard.press("Escape")
            hands.list_choices(page)
            openings = page.locator("#choices [data-opening]").evaluate_all(
                "all => all.map(one => one.dataset.opening)"
            )
            for opening in openings:
                page.click(f"#choices [data-opening='{opening}']")
                page.evaluate(PRESS_ALL)
                page.click("#choices [data-turn-back]")
            page.wait_for_timeout(100)
            assert "hello" in {message["type"] for message in looker.sent} <= HARMLESS
            assert hands.version(page) == seen
            assert looker.journal(table) == before
    assert any(message["type"] == "why" for message in looker.sent) or game != "junta"


def test_a_card_pressed_while_something_else_is_turned_to_says_where_it_can_be_played(
    browser: Any, tmp_path: Path
) -> None:
    name = "card-beside-opening"
    with Tables(browser, tmp_path, "junta").played(journals("junta", situation, {name})) as (page, tables):
        page.goto(f"/table/{tables[name]}")
        page.wait_for_selector("#bar [data-kind=pick]")
        card = page.locator("[data-zone=hand] [data-target]").first.get_attribute("data-thing")
        asked = page.locator("#ask").inner_text()
        hands.list_choices(page)
        page.click("#choices [data-opening='burn.0']")
        page.locator(f"[data-zone=hand] [data-thing='{card}']").first.click()
        said = page.wait_for_selector(":popover-open .warn").inner_text()
        assert asked in said
        page.keyboard.press("Escape")
        assert page.locator(f"[data-zone=hand] [data-thing='{card}']").count(), "it is still there"
