"""Every page fits its window: narrow ones, low ones, and those whose colours are forced."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import hands
import pytest
from house import Person, ask, finished

NARROW: Final = (320, 360, 375)
A_THIRD: Final = 1 / 3
"""What the sheet may take of the window."""
BESIDE: Final = 0.41
"""What it may take of the width, where it stands beside the stage."""


def too_wide(page: Any) -> list[str]:
    """In which of the narrow windows this page would scroll sideways."""
    found = []
    for width in NARROW:
        page.set_viewport_size({"width": width, "height": 740})
        # Charts take their new width a moment later.
        for _ in range(30):
            needs = page.evaluate("document.documentElement.scrollWidth")
            if needs <= width:
                break
            page.wait_for_timeout(100)
        if needs > width:
            found.append(f"{page.url} needs {needs} of {width}")
    return found


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_no_page_scrolls_sideways_on_a_telephone(person: Person, language: str) -> None:
    page = person("Marta", language=language)
    table = finished(page, "last-will")
    waiting = ask(page, "POST", "/tables", {"game": "last-will", "seats": 5})["id"]
    found = []
    for address, mark in (
        ("/", "#saved"),
        ("/make/final-decrees", "form.make"),
        ("/make/junta", "form.make"),
        ("/make/last-will", "form.make"),
        (f"/table/{waiting}", "#invitation"),
        ("/about", "h1"),
        (f"/table/{table}", "svg[role=img] path"),
    ):
        page.goto(address)
        page.wait_for_selector(mark, state="attached")
        found += too_wide(page)
    assert found == []


@pytest.mark.parametrize(("width", "height"), [(640, 400), (740, 360), (360, 740)])
def test_the_sheet_leaves_the_table_its_share_of_a_small_window(person: Person, width: int, height: int) -> None:
    page = person("Marta", width=width, height=height, language="it-IT")
    page.click("[data-game=junta] [data-play]")
    page.wait_for_selector("#bar")
    rng, asked = Random(3), set()
    while len(asked) < 6:
        prompt = hands.prompt(page)
        if prompt:
            menu = page.locator("[data-menu]").bounding_box()
            if width > height:
                sheet = page.locator("[data-zone=sheet]").bounding_box()
                assert sheet["width"] <= width * BESIDE, prompt
                assert menu["x"] + menu["width"] <= sheet["x"], prompt
            else:
                sheet = page.locator("[data-zone=sheet][data-stop='0']").bounding_box()
                assert sheet["height"] <= height * A_THIRD, prompt
                assert menu["y"] + menu["height"] <= sheet["y"], prompt
            assert page.evaluate("document.documentElement.scrollHeight") <= height, prompt
            asked.add(prompt)
        hands.answer_or_wait(page, rng)


def test_what_is_chosen_can_be_told_when_colours_are_forced(person: Person) -> None:
    page = person("Marta")
    page.emulate_media(forced_colors="active")

    def tell_apart(chosen: str, others: str) -> bool:
        one, rest = (
            set(page.locator(selector).evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)"))
            for selector in (chosen, others)
        )
        return bool(one and rest and not one & rest)

    def told_apart(chosen: str, others: str) -> bool:
        """Soon: colours change over a moment."""
        return any(tell_apart(chosen, others) or page.wait_for_timeout(100) for _ in range(30))

    page.click("[data-game=final-decrees] [data-make]")
    page.wait_for_selector("form.make")
    assert told_apart("form.make [aria-pressed=true]", "form.make [aria-pressed=false]")
    page.goto("/")
    page.click("[data-game=final-decrees] [data-play]")
    # The board comes after the question.
    page.wait_for_selector("[data-zone=hand] [aria-pressed=true]")
    assert told_apart("[data-zone=hand] [aria-pressed=true]", "[data-zone=hand] [aria-pressed=false]")
    hands.beside(page, "log")
    assert told_apart("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]")
