"""`palazzo games`: the catalogue."""

from __future__ import annotations

import argparse

import palazzo
from palazzo.cli.common import Commands, edition_of, language_for, written
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo games`."""
    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--lang", choices=LANGUAGES, help="language")
    games.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """The catalogue."""
    language = language_for(given)
    for entry in palazzo.catalogue():
        voice = Voice(language, entry["id"], edition_of(palazzo.rules_of(entry["id"]).entry, {}))
        seats = voice.say("catalogue-seats", {"seats": ", ".join(map(str, entry["seats"]))})
        print(f"{entry['id']}: {voice.title()}, {seats}")
        for name, option in entry["options"].items():
            values = ", ".join(written(value) for value in option["values"])
            print(f"  --option {name}={written(option['default'])}  ({values})  {voice.say(f'option-{name}')}")
    return 0
