"""The `palazzo` command: a module for each thing one may ask of it."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import palazzo
from palazzo import Refusal
from palazzo.cli import arena, bot, cards, games, learn, press, saved, schema, serve, terminal
from palazzo.cli.common import FAILED, Parser, Trouble, language_for, sentence
from palazzo.terminal.voice import Voice

_COMMANDS: Final = (games, terminal, learn, saved, serve, press, cards, arena, bot, schema)
"""In the order they are listed."""

TYPEWRITTEN: Final = "palazzo.typewritten"
_TYPEWRITER: Final = {
    **dict.fromkeys("−–—", "-"), **dict.fromkeys("‘’", "'"), **dict.fromkeys("“”«»", '"'),
    "…": "...", "×": "x", "·": "|", "£": "L", "→": ">",
}  # fmt: skip
"""What stands for signs that a terminal cannot write."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    codecs.register_error(TYPEWRITTEN, typewritten)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=TYPEWRITTEN)
    parser = _parser()
    given = parser.parse_args(arguments)
    if "run" not in given:
        parser.print_help()
        return 0
    voice = Voice(language_for(given))
    try:
        if getattr(given, "cards", None) is not None:
            cards.play_with(given.cards, voice)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except (Trouble, Refusal) as trouble:
        return _complain(sentence(voice, trouble))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (EOFError, KeyboardInterrupt):
        return 130


def typewritten(error: UnicodeError) -> tuple[str, int]:
    """Signs a terminal cannot write, as a typewriter would: a minus must not become a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(_TYPEWRITER.get(sign, "?") for sign in wanted), error.end


def _complain(said: str) -> int:
    """One line where errors go."""
    print(f"palazzo: {said}", file=sys.stderr)
    return FAILED


def _parser() -> Parser:
    """What may be written after `palazzo`."""
    whole = Parser(prog="palazzo", description="The board games of power, blame and ruin.")
    whole.add_argument("--version", action="version", version=f"palazzo {palazzo.__version__}")
    commands = whole.add_subparsers(title="commands", metavar="command", parser_class=Parser)
    for command in _COMMANDS:
        command.add(commands)
    return whole
