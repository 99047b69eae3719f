"""How a server is set: one TOML file, or the environment, or the command line; docs/server.md lists every setting."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

PREFIX = "PALAZZO_"


class BadSettings(ValueError):
    """A setting does not exist, or cannot have that value."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "palazzo.sqlite3"
    """A file for SQLite, or a `postgresql://` address."""
    origins: tuple[str, ...] = ()
    """Addresses (`https://play.example`) browsers reach this server by, besides the one they ask for."""
    secure: bool = False
    """Behind https: cookies are only sent there, and browsers are told to stay there."""
    proxies: tuple[str, ...] = ()
    """Proxies whose `X-Forwarded-For` is believed."""
    workers: int = 1
    """Processes that think for the bots."""
    threads: int = 2
    """Threads that read finished matches and saved documents."""

    bot_pace: float = 0.6
    """Seconds a bot waits before it answers, so that people can follow."""
    bot_budget: float = 5.0
    """Seconds a bot may think; then it gives the quiet answer."""
    window_delay: float = 1.2
    """Seconds after which a reaction window closes at the earliest, whatever anyone holds."""
    restart_grace: float = 30.0
    """Seconds everyone has at least, when a match is taken up again after a stop."""
    room_idle: float = 300.0
    """Seconds a table nobody looks at stays in memory."""

    talk_rate: float = 1.0
    """Lines of talk a second, in the long run."""
    talk_burst: int = 8
    message_rate: float = 20.0
    """Messages a second on a live connection, in the long run."""
    message_burst: int = 60
    request_rate: float = 20.0
    """Requests a second from one address, in the long run; ten times fewer that sit down or make tables."""
    request_burst: int = 100
    most_tables: int = 20
    """Tables a person may have open as host."""
    most_connections: int = 20
    """Live connections a person may have."""
    most_spectators: int = 200
    """Spectators at a table."""
    largest_message: int = 64 * 1024
    largest_request: int = 256 * 1024
    largest_upload: int = 2 * 1024 * 1024
    outbox_bytes: int = 1024 * 1024
    """Bytes that may wait for a slow connection before it is closed."""
    log_level: str = "info"


def load(
    path: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """What the file says, then the environment (`PALAZZO_PORT=…`), then the command line, the later ones winning."""
    environment = os.environ if environment is None else environment
    path = path or (Path(environment[PREFIX + "SETTINGS"]) if environment.get(PREFIX + "SETTINGS") else None)
    found: dict[str, Any] = read(path) if path is not None else {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = [part for part in text.split(",") if part] if field.type == tuple[str, ...] else text
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None


def read(path: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"{path}: {error}") from None
