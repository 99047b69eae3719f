"""Every screen can be read and used by everyone: axe-core finds no serious fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from house import ROOT, Person

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Any) -> list[str]:
    """What axe-core finds serious or critical."""
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {fault['id']}: {node['target']}: {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_screen_shuts_anyone_out(person: Person, width: int, scheme: str) -> None:
    page = person("Marta", width=width)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found = faults(page)
    for address in ("/about", "/rules/junta", "/make/last-will", "/nowhere"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        found += faults(page)
    page.goto("/make/final-decrees")
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    found += faults(page)
    for game in ("final-decrees", "junta", "last-will"):
        page.goto("/")
        page.click(f"[data-game={game}] [data-play]")
        page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
        page.wait_for_timeout(300)
        found += faults(page)
        page.click("[data-rules]")
        page.wait_for_selector("dialog[open] details")
        found += faults(page)
        page.keyboard.press("Escape")
    assert not found, "\n".join(found)
