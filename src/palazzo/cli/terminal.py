"""`palazzo terminal`: sit down, or come back, and play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import palazzo
from palazzo.bots import LEVELS, USUAL
from palazzo.catalogue import GAMES
from palazzo.cli.common import (
    Commands,
    Trouble,
    add_cards,
    add_looks,
    check_place,
    check_terminal,
    edition_of,
    game_title,
    language_for,
    own_name,
    read_match,
    read_options,
    remembered_names,
    remembered_seat,
    seat_of,
    seated,
    with_line_editing,
)
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.play import Session
from palazzo.terminal.screen import Screen
from palazzo.terminal.voice import Voice, folded


def add(commands: Commands) -> None:
    """What may be written after `palazzo terminal`."""
    play = commands.add_parser("terminal", help="play against bots in this terminal")
    play.add_argument("game", nargs="?", help=f"which game ({next(iter(GAMES))})")
    play.add_argument("--seats", type=int, help="how many sit at the table, you included")
    play.add_argument("--seat", type=int, help="your seat, from 1")
    play.add_argument("--lang", choices=LANGUAGES, help="language")
    play.add_argument("--edition", help="edition of the game")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="another option of the game")
    play.add_argument("--name", help="your name")
    play.add_argument(
        "--bots", default=None, metavar="LEVEL", help=f"who plays the others: {', '.join(LEVELS)} ({USUAL})"
    )
    play.add_argument("--seed", help="make shuffles and bots repeatable")
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to save it")
    add_cards(play)
    add_looks(play)
    play.set_defaults(run=_run)


def _run(given: argparse.Namespace) -> int:
    """Sit down, or come back, and play."""
    check_terminal(given)
    check_place(given.save)
    level = given.bots or USUAL
    if level not in LEVELS:
        raise Trouble("no-such-level", {"level": level, "levels": ", ".join(LEVELS)})
    with_line_editing()
    session = _come_back(given) if given.load is not None else _sit_down(given)
    session.rng = Random(f"{given.seed} {len(session.match.journal)}" if given.seed is not None else None)
    return session.play()


def _sit_down(given: argparse.Namespace) -> Session:
    """A new match; what was not said on the command line is asked, if somebody is there to answer."""
    asks = sys.stdin.isatty() and not given.plain
    language = language_for(given)
    screen = Screen("", "", not given.no_color, given.plain)
    game = given.game or next(iter(GAMES))
    read_options(palazzo.rules_of(game).entry, given)
    if asks and not given.lang:
        named = {one: Voice(one).say("own-name") for one in LANGUAGES}
        language = _choose(screen, Voice(language), "ask-language", named, language)
    if asks and not given.game:
        named = {one: game_title(one, language) for one in GAMES}
        game = _choose(screen, Voice(language), "ask-game", named, game)
    entry = palazzo.rules_of(game).entry
    options = read_options(entry, given)
    voice = Voice(language, game, edition_of(entry, options))
    editions = next((option for option in entry.options if option.name == "edition"), None)
    if asks and editions is not None and "edition" not in options:
        named = {one: voice.say(f"option-edition-{one}") for one in editions.values}
        options["edition"] = _choose(screen, voice, "ask-option", named, editions.default, voice.say("option-edition"))
    seats = given.seats if given.seats is not None else max(entry.seats)
    if asks and given.seats is None:
        seats = int(_choose(screen, voice, "ask-seats", {str(one): str(one) for one in entry.seats}, str(seats)))
    level = given.bots or USUAL
    if asks and not given.bots:
        level = _choose(screen, voice, "ask-bots", {one: voice.say(f"level-{one}") for one in LEVELS}, level)
    match = palazzo.new_match(entry.id, seats, given.seed, options)
    screen = Screen(entry.id, edition_of(entry, options), not given.no_color, given.plain)
    seat = seat_of(given.seat if given.seat is not None else 1, match)
    names = seated(given.name or own_name(voice), seat, match.seats)
    return Session(match, seat, language, names, level, screen, given.save)


def _choose(screen: Screen, voice: Voice, message: str, named: dict[str, str], default: str, option: str = "") -> str:
    """One of a few values, by its number, its name or the beginning of it; Enter takes the usual one."""
    labels = list(named.values())
    bare = all(label.isdigit() for label in labels)
    values = ", ".join(labels if bare else [f"[{n}] {label}" for n, label in enumerate(labels, 1)])
    while True:
        asked = voice.say(message, {"text": option})
        usual = voice.say("ask-default", {"text": named[default]})
        line = screen.ask(f"{asked} {values} {usual}").strip()
        if not line:
            return default
        fitting = _chosen(line, named, bare)
        if len(fitting) == 1:
            return fitting[0]
        screen.say("  " + voice.say("ask-again", {"text": line, "values": ", ".join(labels)}), "alert")


def _chosen(line: str, named: dict[str, str], bare: bool) -> list[str]:
    """The values a line may mean."""
    text = folded(line)
    if not bare and text.isdigit():
        return list(named)[int(text) - 1 : int(text)] if int(text) else []
    exact = [value for value, label in named.items() if text in (folded(value), folded(label))]
    begun = [
        value
        for value, label in named.items()
        if text and (folded(value).startswith(text) or folded(label).startswith(text))
    ]
    return exact or begun


def _come_back(given: argparse.Namespace) -> Session:
    """A saved match goes on, as it was left."""
    match, settings = read_match(given.load)
    if given.game not in (None, match.game):
        raise Trouble("other-game", {"file": str(given.load), "found": match.game, "game": given.game})
    if given.seats is not None or given.edition is not None or given.option:
        raise Trouble("load-settled", {"file": str(given.load)})
    seat = seat_of(given.seat, match) if given.seat is not None else remembered_seat(settings, match)
    language = language_for(given, settings.get("language"))
    edition = edition_of(match.rules.entry, match.options)
    names = remembered_names(settings, match) or seated(given.name or own_name(Voice(language)), seat, match.seats)
    level = given.bots or settings.get("bots")
    screen = Screen(match.game, edition, not given.no_color, given.plain)
    session = Session(
        match, seat, language, names, level if level in LEVELS else USUAL, screen, given.save or given.load
    )
    session.heard = len(match.events(seat))
    return session
