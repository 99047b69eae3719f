"""`palazzo press`: Final Decrees to cut out, or a match as a newspaper."""

from __future__ import annotations

import argparse
from pathlib import Path

import palazzo
from palazzo.bots.levels import NAMES
from palazzo.cli.common import (
    Commands,
    Trouble,
    add_cards,
    edition_of,
    game_title,
    language_for,
    read_match,
    remembered_names,
)
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo press`."""
    press = commands.add_parser("press", help="print Final Decrees to cut out, or a match as a newspaper")
    press.add_argument("game", nargs="?", help="final-decrees")
    press.add_argument("--match", type=Path, metavar="FILE", help="a saved match instead of a game")
    press.add_argument("--edition", help="edition of the game (republic)")
    press.add_argument("--lang", choices=LANGUAGES, help="language")
    press.add_argument("--paper", choices=("a4", "letter"), default="a4", help="paper (a4)")
    add_cards(press)
    press.add_argument("--saving", action="store_true", help="in black on white")
    press.add_argument("--out", type=Path, metavar="DIR", default=Path(), help="where to write (here)")
    press.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """The five files of Final Decrees, or the newspaper of a match."""
    language = language_for(given)
    if (given.game is None) == (given.match is None):
        raise Trouble("press-what")
    from palazzo.press.typesetting import CannotPrint

    try:
        files = _print_newspaper(given, language) if given.match is not None else _print_the_game(given, language)
    except CannotPrint as trouble:
        raise Trouble(trouble.reason, trouble.facts) from None
    facts = {"files": ", ".join(file.name for file in files), "folder": str(given.out)}
    print(Voice(language).say("press-printed", facts))
    return 0


def _print_newspaper(given: argparse.Namespace, language: str) -> list[Path]:
    """A saved match as a newspaper, called like its file."""
    from palazzo.press.newspaper import print_match

    match, settings = read_match(given.match)
    names = remembered_names(settings, match) or [*NAMES[: match.seats]]
    file = given.out / f"{given.match.stem}.pdf"
    print_match(match, names, language, given.paper, file, given.saving)
    return [file]


def _print_the_game(given: argparse.Namespace, language: str) -> list[Path]:
    """The five files of Final Decrees."""
    from palazzo.press.sheets import Order, print_game

    entry = palazzo.rules_of(given.game).entry
    if entry.id != "final-decrees":
        raise Trouble("press-only", {"game": game_title(entry.id, language)})
    edition = edition_of(
        entry, entry.complete_options(entry.seats[0], {"edition": given.edition} if given.edition else {})
    )
    return print_game(Order(edition, language, given.paper, given.saving), given.out)
