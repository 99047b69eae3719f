"""The paper of a deal on a small telephone: whoever is chosen far down the list, it begins at its head."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from written import Tables, journals

from palazzo.kernel.match import Match

SMALL: Final = {"viewport": {"width": 360, "height": 420}, "has_touch": True, "is_mobile": True}
SCROLLED: Final = "document.querySelector('dialog.baize').scrollTop"
HEAD: Final = "document.querySelector('[data-deed]').getBoundingClientRect().top"


def dealing(match: Match) -> list[str]:
    """An offer may be made."""
    return ["deal"] if any(one.seat == 0 and one.prompt == "make-offer" for one in match.questions) else []


def test_the_paper_begins_at_its_head_whoever_was_chosen(browser: Any, tmp_path: Path) -> None:
    journal = journals("junta", dealing, {"deal"})
    with Tables(browser, tmp_path, "junta").played(journal, **SMALL) as (page, tables):
        page.goto(f"/table/{tables['deal']}")
        page.wait_for_selector("#bar [data-kind]")
        page.locator("[data-side-sheet]").click()
        page.locator("#tab-deals").click()
        page.locator("[data-offer]:enabled").first.click()
        page.locator("[data-partner]").last.scroll_into_view_if_needed()
        assert page.evaluate(SCROLLED) > 0, "the list is longer than the window"
        page.locator("[data-partner]").last.click()
        page.wait_for_selector("[data-deed]")
        page.wait_for_function(f"{SCROLLED} === 0")
        assert 0 <= page.evaluate(HEAD) < 420
