"""`palazzo serve` and `palazzo backup`: a server, and a copy of what it keeps."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palazzo.cli.common import Commands, Trouble, add_cards

if TYPE_CHECKING:
    from palazzo.server.settings import Settings


def add(commands: Commands) -> None:
    """What may be written after `palazzo serve` and `palazzo backup`."""
    serve = commands.add_parser("serve", help="serve tables to browsers")
    serve.add_argument("--host", help="address to listen at (127.0.0.1)")
    serve.add_argument("--port", type=int, help="port to listen at (8000)")
    serve.add_argument("--database", help="a file, or postgresql://… (palazzo.sqlite3)")
    serve.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings (docs/server.md)")
    add_cards(serve)
    serve.add_argument("--open", action="store_true", help="open a browser there")
    serve.set_defaults(run=_serve_tables)

    backup = commands.add_parser("backup", help="copy all that a server keeps, while it goes on")
    backup.add_argument("file", type=Path, help="where to; it must not exist yet")
    backup.add_argument("--database", help="a file, or postgresql://… (palazzo.sqlite3)")
    backup.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings")
    backup.set_defaults(run=_back_up_server)


def _serve_tables(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from palazzo.server.running.serving import CannotServe, serve

    settings = _settings_of(given, {"host": given.host, "port": given.port, "database": given.database})
    try:
        return serve(settings, given.open)
    except CannotServe as error:
        raise Trouble("cannot-serve", {"why": str(error)}) from None


def _settings_of(given: argparse.Namespace, wishes: dict[str, Any]) -> Settings:
    """A server's settings, as files, environment and command line say."""
    from palazzo.server.settings import BadSettings, load
    from palazzo.server.storage.backup import apart

    if apart(wishes["database"] or "")[1] is not None:
        raise Trouble("password-in-sight", {})
    try:
        return load(given.settings, given=wishes)
    except BadSettings as error:
        raise Trouble("bad-settings", {"why": str(error)}) from None


def _back_up_server(given: argparse.Namespace) -> int:
    """Copy the database."""
    from palazzo.server.storage import StorageLost
    from palazzo.server.storage.backup import back_up

    try:
        back_up(_settings_of(given, {"database": given.database}).database, given.file)
    except StorageLost as error:
        raise Trouble("no-backup", {"why": str(error)}) from None
    return 0
