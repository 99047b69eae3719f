"""A server with quick bots, and people who look at it through Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

sys.path.insert(0, str(Path(__file__).parent))

ROOT: Final = Path(__file__).resolve().parents[2]
STATIC: Final = ROOT / "src" / "palazzo" / "server" / "static" / "index.html"
CHROMIUM: Final = os.environ.get("PALAZZO_CHROMIUM") or shutil.which("chromium") or ""
PATIENCE: Final = 20_000
SETTINGS: Final = {
    "PALAZZO_BOT_PACE": "0.02",
    "PALAZZO_WINDOW_DELAY": "0.05",
    "PALAZZO_REQUEST_RATE": "1000",
    "PALAZZO_REQUEST_BURST": "10000",
    "PALAZZO_MESSAGE_RATE": "1000",
    "PALAZZO_MESSAGE_BURST": "10000",
    "PALAZZO_LOG_LEVEL": "warning",
}

Person = Callable[..., Any]
"""`person(name, width=390, language="it-IT")` opens a browser of their own and gives its page."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium, or set PALAZZO_CHROMIUM")
    assert STATIC.is_file(), "the client has not been built: make web"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = tmp_path_factory.mktemp("house") / "palazzo.sqlite3"
    command = [sys.executable, "-m", "palazzo.cli", "serve", "--port", str(port), "--database", str(database)]
    server = subprocess.Popen(command, env={**os.environ, **SETTINGS}, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"{address} does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium, or set PALAZZO_CHROMIUM")
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

    def come(name: str, width: int = 1280, height: int = 850, language: str = "en-GB") -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", base_url=house
        )
        opened.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"{name}: {error}"))
        page.on("console", lambda line: note(name, line))
        page.goto("/")
        page.wait_for_selector("[data-play]")
        page.fill("#name", name)
        return page

    def note(name: str, line: Any) -> None:
        # A first visit asks who it is, and is told that it is nobody; a line cut on purpose is told too.
        known = ("401 (Unauthorized)", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
        if line.type == "error" and not any(one in line.text for one in known):
            faults.append(f"{name}: {line.text}")

    yield come
    for context in opened:
        context.close()
    assert faults == []
