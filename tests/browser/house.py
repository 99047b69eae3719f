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
CHROMIUM: Final = (
    os.environ.get("PALAZZO_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium") or ""
)
"""The browser without its windows, where it can be had: it draws the same pages with two fifths of the work."""
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

LAID: Final = ":is([data-zone=stage], [data-zone=hand]) :is([data-thing], [data-paper])"
"""What lies on a table once its board has come: on the stage, or as at the bids of Final Decrees in the hand."""
Person = Callable[..., Any]
"""`person(name, width=390, language="it-IT")` opens a browser of their own and gives its page."""


@contextmanager
def serving(folder: Path, port: int = 0, module: str = "palazzo.cli") -> Iterator[str]:
    """The address of a server that keeps its tables in this folder; it may come back where it was before.

    The module `games` has the small games of the tests in its catalogue as well.
    """
    assert STATIC.is_file(), "the client has not been built: make web"
    if not port:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
    database = folder / "palazzo.sqlite3"
    command = [sys.executable, "-m", module, "serve", "--port", str(port), "--database", str(database)]
    path = os.pathsep.join([str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, **SETTINGS, "PYTHONPATH": path}
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
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


# -- matches that nobody has to play by hand

SHORT: Final[dict[str, dict[str, Any]]] = {
    "final-decrees": {"seats": 4, "options": {"burn": 7}},
    "junta": {"seats": 4, "options": {"length": "shorter"}},
    "last-will": {"seats": 2, "options": {}},
}
"""Tables where a match is soon over."""
MATCH: Final = 300
"""Seconds until a match of bots is given up: a crowded machine is slow."""
REQUEST: Final = """
async ([method, path, body]) => {
  const headers = { "Content-Type": "application/json", "X-Palazzo": "1" };
  const reply = await fetch(`/api${path}`, { method, headers, body: body === null ? null : JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.status === 204 ? null : reply.json();
}
"""


def ask(page: Any, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request to the server as the person at this page."""
    return page.evaluate(REQUEST, [method, path, body])


def finished(page: Any, game: str, **options: Any) -> str:
    """A table of the person at this page whose match is over; a bot has stood in for them. Its id."""
    short = SHORT[game]
    ask(page, "POST", "/me", {"name": "Marta", "language": page.evaluate("document.documentElement.lang")})
    wanted = {"game": game, "seats": short["seats"], "options": {**short["options"], **options}}
    table = str(ask(page, "POST", "/tables", wanted)["id"])
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    ask(page, "POST", f"/tables/{table}/replace", {"seat": "s0", "level": "usher"})
    ends = time.monotonic() + MATCH
    while ask(page, "GET", f"/tables/{table}")["phase"] != "over":
        assert time.monotonic() < ends, f"the match of {game} does not end"
        page.wait_for_timeout(200)
    return table
