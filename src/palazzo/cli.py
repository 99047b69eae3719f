"""The `palazzo` command."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import getpass
import io
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NoReturn

import palazzo
from palazzo import Match, Refusal
from palazzo.bots import LEVELS, USUAL
from palazzo.catalogue import GAMES
from palazzo.games.final_decrees import own_cards
from palazzo.kernel import chance
from palazzo.kernel.errors import shown
from palazzo.kernel.rules import Entry
from palazzo.kernel.texts import LANGUAGES, shortened
from palazzo.terminal import files
from palazzo.terminal.play import Session
from palazzo.terminal.replay import Replay
from palazzo.terminal.screen import Screen
from palazzo.terminal.voice import Voice, folded, language_of

if TYPE_CHECKING:
    from palazzo.server.settings import Settings

_NAMES: Final = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma", "Ivo", "Livia"]
"""Who sits in the seats of bots."""

_FAILED: Final = 2

TYPEWRITTEN: Final = "palazzo.typewritten"
_TYPEWRITER: Final = {
    **dict.fromkeys("−–—", "-"), **dict.fromkeys("‘’", "'"), **dict.fromkeys("“”«»", '"'),
    "…": "...", "×": "x", "·": "|", "£": "L", "→": ">",
}  # fmt: skip
"""What stands for signs that a terminal cannot write."""


class Trouble(Exception):
    """Something that keeps the command from doing what was asked: a message and its facts."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = facts or {}


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(_FAILED, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    codecs.register_error(TYPEWRITTEN, typewritten)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=TYPEWRITTEN)
    given = _parser().parse_args(arguments)
    language = getattr(given, "lang", None) or language_of(dict(os.environ))
    voice = Voice(language)
    try:
        if getattr(given, "cards", None) is not None:
            _play_with_cards(given.cards, voice)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except (Trouble, Refusal) as trouble:
        return _complain(_sentence(voice, trouble))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _FAILED
    except (EOFError, KeyboardInterrupt):
        return 130


def typewritten(error: UnicodeError) -> tuple[str, int]:
    """Signs a terminal cannot write, as a typewriter would: a minus must not become a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(_TYPEWRITER.get(sign, "?") for sign in wanted), error.end


def _sentence(voice: Voice, trouble: Trouble | Refusal) -> str:
    """What is wrong, in one line; very long facts are cut short."""
    said = voice.say(trouble.reason, {name: shortened(fact) for name, fact in trouble.facts.items()})
    return " ".join(said.split())


def _complain(said: str) -> int:
    """One line where errors go."""
    print(f"palazzo: {said}", file=sys.stderr)
    return _FAILED


def _parser() -> Parser:
    """What may be written after `palazzo`."""
    whole = Parser(prog="palazzo", description="The board games of power, blame and ruin.")
    whole.add_argument("--version", action="version", version=f"palazzo {palazzo.__version__}")
    commands = whole.add_subparsers(title="commands", required=True, metavar="command", parser_class=Parser)

    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--lang", choices=LANGUAGES, help="language")
    games.set_defaults(run=_show_games)

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
    _add_cards(play)
    _add_looks(play)
    play.set_defaults(run=_play_terminal)

    learn = commands.add_parser("learn", help="learn a game by playing: list lessons and puzzles, or take one")
    learn.add_argument(
        "lesson", nargs="?", help="which lesson or puzzle (final-decrees/blame), or today; all are listed"
    )
    learn.add_argument("--lang", choices=LANGUAGES, help="language")
    learn.add_argument("--name", help="your name")
    _add_looks(learn)
    learn.set_defaults(run=_take_lesson)

    replay = commands.add_parser("replay", help="step through a saved match")
    replay.add_argument("file", type=Path)
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="through the eyes of a seat, from 1")
    eyes.add_argument("--spectator", action="store_true", help="as a spectator (the default)")
    eyes.add_argument("--open", action="store_true", help="with all hands open")
    replay.add_argument("--lang", choices=LANGUAGES, help="language")
    replay.add_argument("--all", action="store_true", help="the whole account at once")
    _add_looks(replay)
    replay.set_defaults(run=_replay_match)

    verify = commands.add_parser("verify", help="check a saved match: its seal, and every answer")
    verify.add_argument("file", type=Path)
    verify.add_argument("--commitment", metavar="HASH", help="the seal published when the match began")
    verify.add_argument("--lang", choices=LANGUAGES, help="language")
    verify.set_defaults(run=_verify_match)

    serve = commands.add_parser("serve", help="serve tables to browsers")
    serve.add_argument("--host", help="address to listen at (127.0.0.1)")
    serve.add_argument("--port", type=int, help="port to listen at (8000)")
    serve.add_argument("--database", help="a file, or postgresql://… (palazzo.sqlite3)")
    serve.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings (docs/server.md)")
    _add_cards(serve)
    serve.add_argument("--open", action="store_true", help="open a browser there")
    serve.set_defaults(run=_serve_tables)

    backup = commands.add_parser("backup", help="copy all that a server keeps, while it goes on")
    backup.add_argument("file", type=Path, help="where to; it must not exist yet")
    backup.add_argument("--database", help="a file, or postgresql://… (palazzo.sqlite3)")
    backup.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings")
    backup.set_defaults(run=_back_up_server)

    press = commands.add_parser("press", help="print Final Decrees to cut out, or a match as a newspaper")
    press.add_argument("game", nargs="?", help="final-decrees")
    press.add_argument("--match", type=Path, metavar="FILE", help="a saved match instead of a game")
    press.add_argument("--edition", help="edition of the game (republic)")
    press.add_argument("--lang", choices=LANGUAGES, help="language")
    press.add_argument("--paper", choices=("a4", "letter"), default="a4", help="paper (a4)")
    _add_cards(press)
    press.add_argument("--saving", action="store_true", help="in black on white")
    press.add_argument("--out", type=Path, metavar="DIR", default=Path(), help="where to write (here)")
    press.set_defaults(run=_print_sheets)

    cards = commands.add_parser("cards", help="card files of your own for Final Decrees (docs/cards.md)")
    kinds = cards.add_subparsers(title="commands", required=True, metavar="command", parser_class=Parser)
    check = kinds.add_parser("check", help="check a card file, and explain every fault")
    check.add_argument("file", type=Path)
    check.add_argument("--lang", choices=LANGUAGES, help="language")
    check.set_defaults(run=_check_cards)
    effects = kinds.add_parser("effects", help="list what cards can do")
    effects.add_argument("--lang", choices=LANGUAGES, help="language")
    effects.set_defaults(run=_list_effects)

    arena = commands.add_parser("arena", help="let bots play each other, and count")
    arena.add_argument("--game", required=True, help="which game")
    arena.add_argument("--players", required=True, help="who plays: clerk*6,minister")
    arena.add_argument("--matches", type=int, default=20, help="how many matches (20)")
    arena.add_argument("--seed", type=int, default=0, help="the first match's number (0)")
    arena.add_argument("--edition", help="edition of the game")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--records", type=Path, metavar="FILE", help="where matches are written down, and read from")
    arena.add_argument("--workers", type=int, default=0, help="processes (one for each core)")
    arena.add_argument("--seconds", type=float, default=float("inf"), help="end after about so long")
    arena.add_argument("--lang", choices=LANGUAGES, help="language")
    arena.set_defaults(run=_run_arena)

    bot = commands.add_parser("bot", help="let a bot sit down at a table of a server, like a person")
    bot.add_argument("--table", required=True, metavar="URL", help="the table's address, as people pass it on")
    bot.add_argument("--level", default=USUAL, help=f"who plays: {', '.join(LEVELS)} ({USUAL})")
    bot.add_argument("--name", default="Ottavio", help="what it calls itself (Ottavio)")
    bot.add_argument("--seed", help="its chance; the same at the same table does the same")
    bot.add_argument("--pause", type=float, default=0.7, help="seconds before each answer (0.7)")
    bot.add_argument("--lang", choices=LANGUAGES, help="language")
    bot.set_defaults(run=_run_bot)

    schema = commands.add_parser("schema", help="write what server and clients say to each other, as OpenAPI")
    schema.add_argument("--events", action="store_true", help="instead: what every event of every game carries")
    schema.add_argument("--board", metavar="GAME", help="instead: what never changes about the board of a game")
    schema.add_argument("--output", type=Path, metavar="FILE", help="where to write it, instead of here")
    schema.set_defaults(run=_write_schema)
    return whole


def _add_cards(command: argparse.ArgumentParser) -> None:
    """Which cards Final Decrees is played and printed with."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="a card file of your own (docs/cards.md)")


def _add_looks(command: argparse.ArgumentParser) -> None:
    """How things look."""
    command.add_argument("--no-color", "--no-colour", action="store_true", help="no colours (NO_COLOR does the same)")
    command.add_argument("--plain", action="store_true", help="plain text: no colours, signs or turned pages")


# -- palazzo games


def _show_games(given: argparse.Namespace) -> int:
    """The catalogue."""
    language = given.lang or language_of(dict(os.environ))
    for entry in palazzo.catalogue():
        voice = Voice(language, entry["id"], _edition_of(palazzo.rules_of(entry["id"]).entry, {}))
        seats = voice.say("catalogue-seats", {"seats": ", ".join(map(str, entry["seats"]))})
        print(f"{entry['id']}: {voice.title()}, {seats}")
        for name, option in entry["options"].items():
            values = ", ".join(_written(value) for value in option["values"])
            print(f"  --option {name}={_written(option['default'])}  ({values})  {voice.say(f'option-{name}')}")
    return 0


def _written(value: Any) -> str:
    """An option's value as it is typed."""
    return str(value).lower()


def _edition_of(entry: Entry, options: dict[str, Any]) -> str:
    """The edition these options choose."""
    for option in entry.options:
        if option.name == "edition":
            return str(options.get("edition", option.default))
    return ""


# -- palazzo terminal


def _play_terminal(given: argparse.Namespace) -> int:
    """Sit down, or come back, and play."""
    if not given.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("not-a-terminal")
    level = given.bots or USUAL
    if level not in LEVELS:
        raise Trouble("no-such-level", {"level": level, "levels": ", ".join(LEVELS)})
    _with_line_editing()
    session = _come_back(given) if given.load is not None else _sit_down(given)
    session.rng = Random(f"{given.seed} {len(session.match.journal)}" if given.seed is not None else None)
    return session.play()


def _take_lesson(given: argparse.Namespace) -> int:
    """List lessons and puzzles, go through a lesson, or try a puzzle; `today` is the puzzle of the day."""
    from palazzo import lessons, puzzles
    from palazzo.terminal.learning import LessonSession
    from palazzo.terminal.puzzling import PuzzleSession

    language = given.lang or language_of(dict(os.environ))
    if given.lesson is None:
        voice = Voice(language)
        print(voice.say("learn-how"))
        print(f"\n{voice.say('learn-lessons')}")
        for lesson in lessons.lessons().values():
            said = lessons.said(lesson, language)
            _list(lesson.id, f"{said.title} – {said.about}")
        print(f"\n{voice.say('learn-puzzles')}")
        for puzzle in puzzles.puzzles().values():
            told = puzzles.said(puzzle, language)
            _list(puzzle.id, f"{told.title} – {told.task}")
        return 0
    puzzle_id = puzzles.of_the_day(puzzles.day_of(time.time())).id if given.lesson == "today" else given.lesson
    found = lessons.lessons().get(given.lesson) or puzzles.puzzles().get(puzzle_id)
    if found is None:
        raise Trouble("no-such-lesson", {"lesson": given.lesson})
    if not given.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("not-a-terminal")
    _with_line_editing()
    edition = str(found.begin().options.get("edition", ""))
    screen = Screen(found.game, edition, not given.no_color, given.plain)
    name = given.name or _own_name(Voice(language))
    if isinstance(found, puzzles.Puzzle):
        return PuzzleSession(found, language, name, screen).play()
    return LessonSession(found, language, name, screen).play()


def _list(name: str, what: str) -> None:
    """A name and what it is, in two columns as wide as the terminal; a file gets a line for each."""
    line = f"{name:34} {what}"
    if sys.stdout.isatty():
        line = textwrap.fill(line, shutil.get_terminal_size().columns, subsequent_indent=" " * 35)
    print(line)


def _with_line_editing() -> None:
    """Arrow keys and history, where there are any."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


def _sit_down(given: argparse.Namespace) -> Session:
    """A new match; what was not said on the command line is asked, if somebody is there to answer."""
    asks = sys.stdin.isatty() and not given.plain
    language = given.lang or language_of(dict(os.environ))
    screen = Screen("", "", not given.no_color, given.plain)
    game = given.game or next(iter(GAMES))
    _read_options(palazzo.rules_of(game).entry, given)
    if asks and not given.lang:
        named = {one: Voice(one).say("own-name") for one in LANGUAGES}
        language = _choose(screen, Voice(language), "ask-language", named, language)
    if asks and not given.game:
        named = {one: _game_title(one, language) for one in GAMES}
        game = _choose(screen, Voice(language), "ask-game", named, game)
    entry = palazzo.rules_of(game).entry
    options = _read_options(entry, given)
    voice = Voice(language, game, _edition_of(entry, options))
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
    screen = Screen(entry.id, _edition_of(entry, options), not given.no_color, given.plain)
    seat = _seat_of(given.seat if given.seat is not None else 1, match)
    names = _seated(given.name or _own_name(voice), seat, match.seats)
    return Session(match, seat, language, names, level, screen, given.save)


def _game_title(game: str, language: str) -> str:
    """What a game is called in its usual edition."""
    return Voice(language, game, _edition_of(palazzo.rules_of(game).entry, {})).title()


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


def _read_options(entry: Entry, given: argparse.Namespace) -> dict[str, Any]:
    """`name=value` as the game's own values; what it does not know it will refuse itself."""
    options: dict[str, Any] = {} if given.edition is None else {"edition": given.edition}
    known = {option.name: option.values for option in entry.options}
    for text in given.option:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Trouble("bad-option", {"text": text})
        options[name] = next((one for one in known.get(name, []) if _written(one) == value.casefold()), value)
    return options


def _seat_of(number: int, match: Match) -> int:
    """A seat by its number, from 1."""
    if not 1 <= number <= match.seats:
        raise Trouble("no-such-person", {"seat": number, "most": match.seats})
    return number - 1


def _own_name(voice: Voice) -> str:
    """The name one is logged in by, or a guest."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = ""
    return name.capitalize() if name.isalpha() and name != "root" else voice.say("guest")


def _seated(name: str, seat: int, seats: int) -> list[str]:
    """Everyone's name: the person's at their seat, bots around them."""
    clean = " ".join("".join(c for c in name if c.isprintable()).split())[:20] or "?"
    others = [other for other in _NAMES if other.casefold() != clean.casefold()][: seats - 1]
    return [*others[:seat], clean, *others[seat:]]


def _come_back(given: argparse.Namespace) -> Session:
    """A saved match goes on, as it was left."""
    match, settings = _read_match(given.load)
    if given.game not in (None, match.game):
        raise Trouble("other-game", {"file": str(given.load), "found": match.game, "game": given.game})
    seat = _seat_of(given.seat, match) if given.seat is not None else _remembered_seat(settings, match)
    language = given.lang or settings.get("language")
    if language not in LANGUAGES:
        language = language_of(dict(os.environ))
    edition = _edition_of(match.rules.entry, match.options)
    names = _remembered_names(settings, match) or _seated(given.name or _own_name(Voice(language)), seat, match.seats)
    level = given.bots or settings.get("bots")
    screen = Screen(match.game, edition, not given.no_color, given.plain)
    session = Session(
        match, seat, language, names, level if level in LEVELS else USUAL, screen, given.save or given.load
    )
    session.heard = len(match.events(seat))
    return session


def _remembered_seat(settings: dict[str, Any], match: Match) -> int:
    """The seat one sat in when the match was saved."""
    seat = settings.get("seat")
    return seat if type(seat) is int and 0 <= seat < match.seats else 0


def _remembered_names(settings: dict[str, Any], match: Match) -> list[str] | None:
    """Who sat there when the match was saved, if that is known."""
    names = settings.get("names")
    known = isinstance(names, list) and len(names) == match.seats and all(isinstance(name, str) for name in names)
    return names if known else None


def _read_match(path: Path) -> tuple[Match, dict[str, Any]]:
    """A saved match from a file."""
    try:
        return files.read(path)
    except FileNotFoundError:
        raise Trouble("no-such-file", {"file": str(path)}) from None
    except OSError as error:
        raise Trouble("file-unreadable", {"file": str(path), "why": error.strerror or str(error)}) from None


# -- palazzo replay, palazzo verify


def _replay_match(given: argparse.Namespace) -> int:
    """Step through a match, or print the whole account."""
    match, settings = _read_match(given.file)
    language = given.lang or settings.get("language")
    if language not in LANGUAGES:
        language = language_of(dict(os.environ))
    names = _remembered_names(settings, match) or _NAMES[: match.seats]
    seat = _seat_of(given.seat, match) if given.seat is not None else None
    edition = _edition_of(match.rules.entry, match.options)
    voice = Voice(language, match.game, edition, names)
    screen = Screen(match.game, edition, not given.no_color, given.plain)
    replay = Replay(match, seat, given.open, voice, screen)
    if given.all or not screen.is_interactive:
        replay.at_once()
    else:
        _with_line_editing()
        replay.interactively()
    return 0


def _verify_match(given: argparse.Namespace) -> int:
    """Say whether a saved match is in order: 0 if it is, 1 if not."""
    voice = Voice(given.lang or language_of(dict(os.environ)))
    file = str(given.file)
    try:
        match, _ = _read_match(given.file)
    except Refusal as refusal:
        print(voice.say("verify-not-ok", {"file": file, "why": shortened(_sentence(voice, refusal))}))
        return 1
    wanted = None if given.commitment is None else shown(given.commitment.strip().lower())
    reason, facts = _what_is_proved(match, wanted)
    if wanted is not None and reason != "verify-published":
        print(voice.say("verify-not-ok", {"file": file, "why": voice.say(reason, facts)}))
        return 1
    played = {"file": file, "game": match.game, "seats": match.seats, "answers": len(match.journal)}
    print(f"{voice.say('verify-played', played)} {voice.say(reason, facts)}")
    return 0


def _what_is_proved(match: Match, wanted: str | None) -> tuple[str, dict[str, Any]]:
    """What the seal of a match says of its shuffles, as a message; `wanted` is the seal somebody saw at the start."""
    if "table" in match.origin:
        return "verify-imagined", {}
    if "position" in match.origin:
        return "verify-written", {}
    entry = match.rules.entry
    sealed = chance.commitment(match.origin["key"], entry.id, entry.version, match.seats, match.options)
    if wanted is not None:
        reason = "verify-published" if sealed == wanted else "verify-other-seal"
        return reason, {"commitment": sealed, "wanted": wanted}
    return "verify-sealed" if match.commitment else "verify-unsealed", {"commitment": sealed}


# -- palazzo serve


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


# -- palazzo cards


def _play_with_cards(path: Path, voice: Voice) -> None:
    """Begin anew with these cards, unless that has been done: a process plays with one deck."""
    wanted = str(path.absolute())
    if os.environ.get(own_cards.VARIABLE) == wanted:
        return
    _, faults = own_cards.checked(own_cards.read(path), path.name)
    if faults:
        raise Trouble("cards-faulty", {"line": faults[0].line, "why": _sentence(voice, faults[0].why)})
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, own_cards.VARIABLE: wanted})


def _check_cards(given: argparse.Namespace) -> int:
    """Say what is wrong with a card file, line by line; or how many cards it has."""
    voice = Voice(given.lang or language_of(dict(os.environ)))
    cards, faults = own_cards.checked(own_cards.read(given.file), given.file.name)
    for fault in faults:
        print(voice.say("cards-fault", {"line": fault.line, "why": _sentence(voice, fault.why)}))
    if not faults:
        facts = {"file": given.file.name, "kinds": len(cards), "count": sum(card.copies for card in cards)}
        print(voice.say("cards-fine", facts))
    return 1 if faults else 0


def _list_effects(given: argparse.Namespace) -> int:
    """What cards can do: what each effect wants declared, its numbers, and a card of the house that has it."""
    voice = Voice(given.lang or language_of(dict(os.environ)), "final-decrees", "republic")
    for use in own_cards.uses():
        print(use.effect)
        print(f"  choices: {' or '.join(f'[{words}]' for words in use.choices)}")
        print(f"  numbers: {', '.join(use.numbers) or '–'}")
        if use.card is not None:
            print(f"  {voice.say('cards-as-on', {'card': use.card, 'text': voice.text(use.card, {'burn': 5})})}")
    return 0


# -- palazzo press


def _print_sheets(given: argparse.Namespace) -> int:
    """The five files of Final Decrees, or the newspaper of a match."""
    language = given.lang or language_of(dict(os.environ))
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

    match, settings = _read_match(given.match)
    names = _remembered_names(settings, match) or _NAMES[: match.seats]
    file = given.out / f"{given.match.stem}.pdf"
    print_match(match, names, language, given.paper, file, given.saving)
    return [file]


def _print_the_game(given: argparse.Namespace, language: str) -> list[Path]:
    """The five files of Final Decrees."""
    from palazzo.press.sheets import Order, print_game

    entry = palazzo.rules_of(given.game).entry
    if entry.id != "final-decrees":
        raise Trouble("press-only", {"game": _game_title(entry.id, language)})
    edition = _edition_of(
        entry, entry.complete_options(entry.seats[0], {"edition": given.edition} if given.edition else {})
    )
    return print_game(Order(edition, language, given.paper, given.saving), given.out)


# -- palazzo arena


def _run_arena(given: argparse.Namespace) -> int:
    """Bots against bots: how often each level wins, and the ratings over all that is written down."""
    from palazzo.lab import arena

    try:
        players = arena.players_of(given.players)
    except ValueError as part:
        raise Trouble("no-such-level", {"level": str(part), "levels": ", ".join(LEVELS)}) from None
    entry = palazzo.rules_of(given.game).entry
    options = entry.complete_options(len(players), _read_options(entry, given))
    pairing = arena.Pairing(entry.id, players, tuple(sorted(options.items())))
    numbers = range(given.seed, given.seed + given.matches)
    try:
        records = arena.run(pairing, numbers, given.records, given.workers, given.seconds, Progress())
        all_records = arena.read(given.records) or records
    except ValueError as line:
        raise Trouble("file-unreadable", {"file": str(given.records), "why": str(line)}) from None
    except OSError as error:
        raise Trouble("not-written", {"file": str(given.records), "why": error.strerror or str(error)}) from None
    print("\n".join(arena.report([record for record in records if record.number in numbers])))
    for player, rating in sorted(arena.ratings(all_records).items(), key=lambda one: -one[1].mean):
        print(f"  {player:22} rated {rating.mean:.1f} ±{2 * rating.deviation:.1f}")
    return _FAILED if any(record.trouble for record in records) else 0


class Progress:
    """How far it has got, as a bar on one line where errors go; nothing, where nobody looks."""

    WIDTH: Final = 30

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.first = -1

    def __call__(self, done: int, wanted: int) -> None:
        if not sys.stderr.isatty():
            return
        if self.first < 0:
            self.first = done - 1
        left = (time.monotonic() - self.began) / (done - self.first) * (wanted - done)
        bar = "#" * (self.WIDTH * done // wanted)
        end = "\n" if done >= wanted else ""
        print(f"\r[{bar:{self.WIDTH}}] {done}/{wanted}, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True)


# -- palazzo bot


def _run_bot(given: argparse.Namespace) -> int:
    """A bot at a table of some server."""
    from palazzo.lab import guest

    if given.level not in LEVELS:
        raise Trouble("no-such-level", {"level": given.level, "levels": ", ".join(LEVELS)})
    voice = Voice(given.lang or language_of(dict(os.environ)))
    rng = Random(given.seed) if given.seed is not None else Random()

    def hear(word: str) -> None:
        print(voice.say(f"bot-{word}", {"name": given.name, "level": given.level}), flush=True)

    last = guest.play_at(given.table, LEVELS[given.level], given.name, voice.language, rng, given.pause, hear)
    won = last["you"] in last["outcome"]["winners"]
    print(voice.say("bot-won" if won else "bot-lost", {"name": given.name}))
    return 0


# -- palazzo schema


def _write_schema(given: argparse.Namespace) -> int:
    """The OpenAPI document, with the messages of live play; or the events of all games; or the board of one."""
    from palazzo.server.web import declared, schema

    if given.board is not None:
        text = declared.board_text(given.board)
    else:
        text = declared.text() if given.events else schema.text()
    if given.output is None:
        sys.stdout.write(text)
        return 0
    try:
        given.output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble("not-written", {"file": str(given.output), "why": error.strerror or str(error)}) from None
    return 0


if __name__ == "__main__":
    sys.exit(main())
