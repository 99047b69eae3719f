"""How a server is set: one TOML file, or the environment, or the command line; docs/server.md lists every setting."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

_PREFIX = "PALAZZO_"
_Number = Annotated[int, Meta(ge=1, le=1_000_000)]
_Bytes = Annotated[int, Meta(ge=1024, le=1 << 30)]
_Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]
_Days = Annotated[float, Meta(gt=0, le=36_500)]
_Rate = Annotated[float, Meta(gt=0, le=1_000_000)]
_Text = Annotated[str, Meta(min_length=1)]
_Space = Annotated[int, Meta(ge=1024, le=1 << 50)]
_Origin = Annotated[str, Meta(pattern=r"^https?://[^/?#\s]+$")]


class BadSettings(ValueError):
    """A setting does not exist, or cannot have that value."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, with their defaults."""

    host: _Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: _Text = "palazzo.sqlite3"
    """A file for SQLite, or a `postgresql://` address."""
    address: Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+)?$")] = ""
    """The address (`https://play.example`) people reach this server by: links begin with it."""
    origins: tuple[_Origin, ...] = ()
    """Addresses (`https://play.example`) browsers reach this server by, besides `address` and the one they ask for."""
    secure: bool = False
    """Behind https: cookies are only sent there, and browsers are told to stay there."""
    proxies: tuple[str, ...] = ()
    """Proxies whose `X-Forwarded-For` is believed."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read `/metrics`, which tells when anybody answers."""
    workers: Annotated[int, Meta(ge=0, le=1000)] = 1
    """Processes that think for the bots."""
    threads: Annotated[int, Meta(ge=1, le=1000)] = 2
    """Threads that read finished matches and saved documents."""

    bot_pace: _Seconds = 0.6
    """Seconds a bot waits before it answers, so that people can follow."""
    bot_budget: _Seconds = 5.0
    """Seconds a bot may think; then it gives the quiet answer."""
    bell: _Seconds = 5.0
    """Seconds a reaction window stands open among several people, at tables that do not say otherwise."""
    window_delay: _Seconds = 1.2
    """Seconds after which a reaction window closes at the earliest, whatever anyone holds."""
    restart_grace: _Seconds = 30.0
    """Seconds everyone has at least, when a match is taken up again after a stop."""
    room_idle: _Seconds = 300.0
    """Seconds a table nobody looks at stays in memory."""

    talk_rate: _Rate = 1.0
    """Lines of talk a second, in the long run."""
    talk_burst: _Number = 8
    foresight_rate: _Rate = 4.0
    """Questions a second a person may have foreseen, in the long run; what is asked again is not counted."""
    foresight_burst: _Number = 24
    foresight_budget: _Seconds = 2.0
    """Seconds one of them may take."""
    message_rate: _Rate = 20.0
    """Messages a second on a live connection, in the long run."""
    message_burst: _Number = 60
    request_rate: _Rate = 20.0
    """Requests a second from one address, in the long run; ten times fewer that sit down or make tables."""
    request_burst: _Number = 100
    most_tables: _Number = 20
    """Tables a person may have open as host."""
    most_connections: _Number = 20
    """Live connections a person may have."""
    most_callers: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    """Connections that are not live an address may have; not counted behind `proxies`, which must count."""
    most_spectators: Annotated[int, Meta(ge=0, le=1_000_000)] = 200
    """Spectators at a table."""
    largest_message: _Bytes = 64 * 1024
    largest_request: _Bytes = 256 * 1024
    largest_upload: _Bytes = 2 * 1024 * 1024
    outbox_bytes: _Bytes = 1024 * 1024
    """Bytes that may wait for a slow connection before it is closed."""

    session_days: _Days = 180.0
    """Days a browser is known that does not come back."""
    recovery_days: _Days = 30.0
    """Days a recovery link works."""
    waiting_days: _Days = 14.0
    """Days a table is kept that does not begin, and where nothing happens."""
    unplayed_days: _Days = 30.0
    """Days a match is kept in which no person ever answered, after it was begun."""
    people_days: _Days = 60.0
    """Days people are kept who have no table, no rating, and do not come back."""
    upload_days: _Days = 90.0
    """Days a match brought from elsewhere is kept."""
    most_uploads: _Number = 50
    """Matches from elsewhere a person may have here."""
    uploads_a_day: _Number = 200
    """Matches from elsewhere that may be brought from one network in a day."""
    upload_space: _Space = 1 << 30
    """Bytes all matches from elsewhere may take up."""
    largest_database: _Space = 1 << 34
    """Bytes in all, beyond which nothing new is begun; matches under way go on."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


_LISTS = ("origins", "proxies", "metrics_from")
"""Settings of several values; in the environment they are parted by commas."""


def load(
    path: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """What the file says, then the environment (`PALAZZO_PORT=…`), then the command line, the later ones winning."""
    environment = os.environ if environment is None else environment
    path = path or (Path(environment[_PREFIX + "SETTINGS"]) if environment.get(_PREFIX + "SETTINGS") else None)
    found: dict[str, Any] = _read(path) if path is not None else {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(_PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = [part for part in text.split(",") if part] if field.name in _LISTS else text
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        fault, _, name = str(error).partition(" - at `$.")
        unknown = fault.removeprefix("Object contains unknown field ")
        if unknown != fault:
            raise BadSettings(f"there is no setting {unknown}") from None
        raise BadSettings(f"{name.rstrip('`')}: {fault}" if name else fault) from None
    if settings.database == ":memory:":
        raise BadSettings("database: Expected a file or an address")
    return settings


def _read(path: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{path}: it is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{path}: {error}") from None
