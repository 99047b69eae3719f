"""What several commands share: what is wrong, options, seats, and matches read from files."""

from __future__ import annotations

import argparse
import contextlib
import errno
import getpass
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

import palazzo
from palazzo import Match, Refusal
from palazzo.bots.levels import NAMES
from palazzo.kernel.rules import Entry
from palazzo.kernel.texts import LANGUAGES, shortened
from palazzo.terminal import files
from palazzo.terminal.voice import Voice, language_of

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""What each command adds itself to."""

FAILED: Final = 2
"""The exit code of a command that could not do what was asked."""


class Trouble(Exception):
    """Something that keeps the command from doing what was asked: a message and its facts."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = facts or {}


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(FAILED, f"{self.prog}: {message}\n")


def sentence(voice: Voice, trouble: Trouble | Refusal) -> str:
    """What is wrong, in one line; very long facts are cut short."""
    said = voice.say(trouble.reason, {name: shortened(fact) for name, fact in trouble.facts.items()})
    return " ".join(said.split())


def language_for(given: argparse.Namespace, remembered: Any = None) -> str:
    """The language asked for, else the one a file remembers, else that of the machine."""
    wanted = getattr(given, "lang", None) or remembered
    return wanted if wanted in LANGUAGES else language_of(dict(os.environ))


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number, from this one up."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} up")
        return int(text)

    return read


def seconds(text: str) -> float:
    """Reads how long something takes."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not number >= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return number


def add_cards(command: argparse.ArgumentParser) -> None:
    """Which cards Final Decrees is played and printed with."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="a card file of your own (docs/cards.md)")


def add_looks(command: argparse.ArgumentParser) -> None:
    """How things look."""
    command.add_argument("--no-color", "--no-colour", action="store_true", help="no colours (NO_COLOR does the same)")
    command.add_argument("--plain", action="store_true", help="plain text: no colours, signs or turned pages")


def check_terminal(given: argparse.Namespace) -> None:
    """Somebody sits at a terminal, or plain text was asked for."""
    if not given.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("not-a-terminal")


def check_place(file: Path | None) -> None:
    """A file can be written there, as far as one can tell before it is."""
    if file is None:
        return
    wrong = errno.EISDIR if file.is_dir() else 0 if file.absolute().parent.is_dir() else errno.ENOENT
    if wrong:
        raise Trouble("not-written", {"file": str(file), "why": os.strerror(wrong)})


def with_line_editing() -> None:
    """Arrow keys and history, where there are any."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


# -- games and their options


def written(value: Any) -> str:
    """An option's value as it is typed."""
    return str(value).lower()


def edition_of(entry: Entry, options: dict[str, Any]) -> str:
    """The edition these options choose."""
    for option in entry.options:
        if option.name == "edition":
            return str(options.get("edition", option.default))
    return ""


def game_title(game: str, language: str) -> str:
    """What a game is called in its usual edition."""
    return Voice(language, game, edition_of(palazzo.rules_of(game).entry, {})).title()


def read_options(entry: Entry, given: argparse.Namespace) -> dict[str, Any]:
    """`name=value` as the game's own values; what it does not know it will refuse itself."""
    options: dict[str, Any] = {} if given.edition is None else {"edition": given.edition}
    known = {option.name: option.values for option in entry.options}
    for text in given.option:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Trouble("bad-option", {"text": text})
        options[name] = next((one for one in known.get(name, []) if written(one) == value.casefold()), value)
    return options


# -- people


def seat_of(number: int, match: Match) -> int:
    """A seat by its number, from 1."""
    if not 1 <= number <= match.seats:
        raise Trouble("no-such-person", {"seat": number, "most": match.seats})
    return number - 1


def own_name(voice: Voice) -> str:
    """The name one is logged in by, or a guest."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = ""
    return name.capitalize() if name.isalpha() and name != "root" else voice.say("guest")


def seated(name: str, seat: int, seats: int) -> list[str]:
    """Everyone's name: the person's at their seat, bots around them."""
    clean = " ".join("".join(c for c in name if c.isprintable()).split())[:20] or "?"
    others = [other for other in NAMES if other.casefold() != clean.casefold()][: seats - 1]
    return [*others[:seat], clean, *others[seat:]]


# -- saved matches


def read_match(path: Path) -> tuple[Match, dict[str, Any]]:
    """A saved match from a file."""
    try:
        return files.read(path)
    except FileNotFoundError:
        raise Trouble("no-such-file", {"file": str(path)}) from None
    except OSError as error:
        raise Trouble("file-unreadable", {"file": str(path), "why": error.strerror or str(error)}) from None


def remembered_seat(settings: dict[str, Any], match: Match) -> int:
    """The seat one sat in when the match was saved."""
    seat = settings.get("seat")
    return seat if type(seat) is int and 0 <= seat < match.seats else 0


def remembered_names(settings: dict[str, Any], match: Match) -> list[str] | None:
    """Who sat there when the match was saved, if that is known."""
    names = settings.get("names")
    known = isinstance(names, list) and len(names) == match.seats and all(isinstance(name, str) for name in names)
    return names if known else None
