"""A server with quick bots, and people who look at it through Debian's Chromium."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

sys.path.insert(0, str(Path(__file__).parent))

from house import CHROMIUM, PAINTS, Person, serving

PATIENCE: Final = 60_000
AT_ONCE: Final = "localStorage['palazzo-settings'] ??= JSON.stringify({ pace: 'at-once' })"
"""Nobody here has time to watch: bots need not wait until what they did has been played on the stage."""


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test of the browser that fails is tried once more: a crowded machine is late, and what is wrong fails twice."""
    if Path(__file__).parent not in item.path.parents:
        return None
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.user_properties.append(("tried twice", True))
            report.sections.append(("tried twice", "The first try failed."))
    for report in reports:
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium-headless-shell, or set PALAZZO_CHROMIUM")
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium; gone before the tests of another module begin, for its driver keeps an event loop running."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium-headless-shell, or set PALAZZO_CHROMIUM")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Any, house: str) -> Iterator[Person]:
    """Somebody with a browser of their own; nothing may go wrong in it unnoticed."""
    opened: list[Any] = []
    faults: list[str] = []

    def come(
        name: str, width: int = 1280, height: int = 850, language: str = "en-GB", forgiven: tuple[str, ...] = ()
    ) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", base_url=house
        )
        opened.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(PAINTS)
        page.add_init_script(AT_ONCE)
        page.on("pageerror", lambda error: faults.append(f"{name}: {error}"))
        page.on("console", lambda line: note(name, line, forgiven))
        page.goto("/")
        page.wait_for_selector("[data-play]")
        page.fill("#name", name)
        return page

    def note(name: str, line: Any, forgiven: tuple[str, ...]) -> None:
        # A first visit asks who it is, and is told that it is nobody; a line cut on purpose is told too.
        known = ("401 (Unauthorized)", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to", *forgiven)
        if line.type == "error" and not any(one in line.text for one in known):
            faults.append(f"{name}: {line.text}")

    yield come
    for context in opened:
        context.close()
    assert faults == []
