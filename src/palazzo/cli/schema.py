"""`palazzo schema`: what server and clients say to each other."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from palazzo.cli.common import Commands, Trouble


def add(commands: Commands) -> None:
    """What may be written after `palazzo schema`."""
    schema = commands.add_parser("schema", help="write what server and clients say to each other, as OpenAPI")
    instead = schema.add_mutually_exclusive_group()
    instead.add_argument("--events", action="store_true", help="instead: what every event of every game carries")
    instead.add_argument("--board", metavar="GAME", help="instead: what never changes about the board of a game")
    schema.add_argument("--output", type=Path, metavar="FILE", help="where to write it, instead of here")
    schema.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """The OpenAPI document, with the messages of live play; or the events of all games; or the board of one."""
    from palazzo.server.web import game_schema, schema

    if given.board is not None:
        text = game_schema.board_text(given.board)
    else:
        text = game_schema.text() if given.events else schema.text()
    if given.output is None:
        sys.stdout.write(text)
        return 0
    try:
        given.output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble("not-written", {"file": str(given.output), "why": error.strerror or str(error)}) from None
    return 0
