"""`palazzo bot`: a bot at a table of some server."""

from __future__ import annotations

import argparse
from random import Random

from palazzo.bots import LEVELS, USUAL
from palazzo.cli.common import Commands, Trouble, language_for, seconds
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo bot`."""
    bot = commands.add_parser("bot", help="let a bot sit down at a table of a server, like a person")
    bot.add_argument("--table", required=True, metavar="URL", help="the table's address, as people pass it on")
    bot.add_argument("--level", default=USUAL, help=f"who plays: {', '.join(LEVELS)} ({USUAL})")
    bot.add_argument("--name", default="Ottavio", help="what it calls itself (Ottavio)")
    bot.add_argument("--seed", help="its chance; the same at the same table does the same")
    bot.add_argument("--pause", type=seconds, default=0.7, help="seconds before each answer (0.7)")
    bot.add_argument("--lang", choices=LANGUAGES, help="language")
    bot.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """A bot at a table of some server."""
    from palazzo.lab import remote_bot

    if given.level not in LEVELS:
        raise Trouble("no-such-level", {"level": given.level, "levels": ", ".join(LEVELS)})
    voice = Voice(language_for(given))
    rng = Random(given.seed) if given.seed is not None else Random()

    def hear(word: str) -> None:
        print(voice.say(f"bot-{word}", {"name": given.name, "level": given.level}), flush=True)

    last = remote_bot.play_at(given.table, LEVELS[given.level], given.name, voice.language, rng, given.pause, hear)
    won = last["you"] in last["outcome"]["winners"]
    print(voice.say("bot-won" if won else "bot-lost", {"name": given.name}))
    return 0
