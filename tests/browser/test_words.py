"""Words explain themselves by hover, focus and long press, the same in the hall, at a table, and on the plain table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from house import Person, ask, serving

NOTE: Final = "#the-word"
LONG: Final = 800
"""Milliseconds a finger rests, longer than a long press takes."""


def sit_down(page: Any, game: str) -> None:
    """At a table against bots, by the button of its card."""
    page.click(f'[data-game="{game}"] [data-play]')
    page.wait_for_selector("#bar")


def note(page: Any) -> str:
    """What the note says, once it is there."""
    page.wait_for_selector(NOTE, timeout=15_000)
    return " ".join(page.locator(NOTE).inner_text().split())


def away(page: Any) -> None:
    """The pointer leaves, and the note goes."""
    page.mouse.move(3, 3)
    page.keyboard.press("Escape")
    page.wait_for_selector(NOTE, state="detached")


def hold(page: Any, spot: Any) -> None:
    """A finger rests there, and goes again."""
    box = spot.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def stops(page: Any, inside: str) -> int:
    """So many words in there are stops of the tab key."""
    page.wait_for_selector(f'{inside} [data-word][tabindex="0"]')
    return int(page.locator(f'{inside} [data-word][tabindex="0"]:visible').count())


def test_the_words_of_a_card_in_the_hall(person: Person) -> None:
    page = person("Marta", 1280, 720)
    card = '[data-game="junta"]'
    page.locator(f"{card} [data-word=weight-3]").hover()
    assert note(page).startswith("A heavy game Many phases")
    away(page)
    page.locator(f"{card} [data-word=length]").hover()
    assert "With 6 people, counted" in note(page)
    away(page)
    assert stops(page, card) == 1
    page.locator(f"{card} [data-word][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    assert "Length" in note(page)
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "the-word"
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{NOTE}:has-text('A heavy game')")
    assert stops(page, card) == 1
    page.keyboard.press("Tab")
    page.wait_for_selector(NOTE, state="detached")


def test_the_words_of_a_card_under_a_finger(person: Person) -> None:
    page = person("Marta", 390, 844, "it-IT")
    spot = page.locator('[data-game="final-decrees"] [data-word=players]')
    spot.scroll_into_view_if_needed()
    hold(page, spot)
    assert "In tanti possono sedere" in note(page)
    box = page.locator(NOTE).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_the_words_of_a_table_by_keyboard(person: Person) -> None:
    page = person("Marta", 1280, 720)
    sit_down(page, "final-decrees")
    assert stops(page, "[data-zone=ribbon]") == 1
    page.keyboard.press("w")
    first = note(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(first) => document.querySelector('#the-word')?.innerText !== first", arg=first)
    assert page.evaluate("document.activeElement.closest('[data-zone]').dataset.zone") == "ribbon"
    # What lies in somebody's place is gone through without leaving it.
    page.locator('[data-zone=people] [data-person="s1"]').first.focus()
    page.wait_for_selector(NOTE, state="detached")
    said = set()
    for _ in range(3):
        page.keyboard.press("w")
        said.add(note(page))
    assert len(said) == 3
    assert page.evaluate("document.activeElement.dataset.person") == "s1"
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "the-word"


def test_a_finger_on_a_word_plays_nothing_and_reads_only_the_word(person: Person) -> None:
    page = person("Marta", 1280, 720)
    sit_down(page, "final-decrees")
    spot = page.locator('[data-zone=people] [data-person="s1"] [data-word=blame]').first
    before = page.evaluate("document.querySelectorAll('dialog[open]').length")
    hold(page, spot)
    assert note(page).startswith("Blame")
    assert page.locator("[data-reader]").count() == 0
    assert page.evaluate("document.querySelectorAll('dialog[open]').length") == before


def test_a_place_without_a_text_and_ink_there_is_none_of(person: Person) -> None:
    page = person("Marta", 1280, 720)
    page.goto("/lesson/final-decrees/blame")
    page.locator("[data-play-on]").first.click()
    page.wait_for_selector("[data-lesson]", state="detached")
    page.locator("[data-zone=stage] [data-thing=REF]").hover(position={"x": 150, "y": 60})
    page.wait_for_selector("[data-reader=REF]:has-text('No special action')")
    page.locator("[data-zone=stage] [data-thing='blame:REF']").hover()
    assert note(page).startswith("Blame on a desk")


def test_the_words_of_the_plain_table(browser: Any, tmp_path: Path) -> None:
    with serving(tmp_path, module="games") as address:
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", base_url=address)
        page.goto("/about")
        ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
        table = str(ask(page, "POST", "/tables", {"game": "seal", "seats": 4, "options": {}})["id"])
        ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
        ask(page, "POST", f"/tables/{table}/start")
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-zone=stage] .plain")
        page.locator('[data-zone=people] [data-person="s1"] [data-word=letters]').hover()
        assert note(page).startswith("Letters What somebody still has to send.")
        away(page)
        page.keyboard.press("w")
        assert note(page).startswith("The limit")
        page.context.close()
