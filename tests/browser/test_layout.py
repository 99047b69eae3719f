"""Every page fits its window."""

from __future__ import annotations

from typing import Any, Final

import pytest
from house import Person, ask, finished

NARROW: Final = (320, 360, 375)


def too_wide(page: Any) -> list[str]:
    """In which of the narrow windows this page would scroll sideways."""
    found = []
    for width in NARROW:
        page.set_viewport_size({"width": width, "height": 740})
        needs = page.evaluate("document.documentElement.scrollWidth")
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
