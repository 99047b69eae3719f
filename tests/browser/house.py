"""A server of our own with quick bots, and the browser to look at it with."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
STATIC: Final = ROOT / "src" / "palazzo" / "server" / "static" / "index.html"
CHROMIUM: Final = os.environ.get("PALAZZO_CHROMIUM") or shutil.which("chromium") or ""
SETTINGS: Final = {
    "PALAZZO_BOT_PACE": "0.02",
    "PALAZZO_WINDOW_DELAY": "0.05",
    "PALAZZO_REQUEST_RATE": "1000",
    "PALAZZO_REQUEST_BURST": "10000",
    "PALAZZO_MESSAGE_RATE": "1000",
    "PALAZZO_MESSAGE_BURST": "10000",
    "PALAZZO_LOG_LEVEL": "warning",
}

PAINTS: Final = """
window.paints = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.paints.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
"""Keeps how long each thing pressed took to be seen."""

Person = Callable[..., Any]
"""`person(name, width=390, language="it-IT")` opens a browser of their own and gives its page."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    assert STATIC.is_file(), "the client has not been built: make web"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = folder / "palazzo.sqlite3"
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
