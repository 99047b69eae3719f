"""`palazzo replay` and `palazzo verify`: saved matches."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from palazzo import Match, Refusal
from palazzo.bots.levels import NAMES
from palazzo.cli.common import (
    Commands,
    add_looks,
    edition_of,
    language_for,
    read_match,
    remembered_names,
    seat_of,
    sentence,
    with_line_editing,
)
from palazzo.kernel import chance
from palazzo.kernel.errors import shown
from palazzo.kernel.texts import LANGUAGES, shortened
from palazzo.terminal.replay import Replay
from palazzo.terminal.screen import Screen
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo replay` and `palazzo verify`."""
    replay = commands.add_parser("replay", help="step through a saved match")
    replay.add_argument("file", type=Path)
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="through the eyes of a seat, from 1")
    eyes.add_argument("--spectator", action="store_true", help="as a spectator (the default)")
    eyes.add_argument("--open", action="store_true", help="with all hands open")
    replay.add_argument("--lang", choices=LANGUAGES, help="language")
    replay.add_argument("--all", action="store_true", help="the whole account at once")
    add_looks(replay)
    replay.set_defaults(run=_replay_match)

    verify = commands.add_parser("verify", help="check a saved match: its seal, and every answer")
    verify.add_argument("file", type=Path)
    verify.add_argument("--commitment", metavar="HASH", help="the seal published when the match began")
    verify.add_argument("--lang", choices=LANGUAGES, help="language")
    verify.set_defaults(run=_verify_match)


def _replay_match(given: argparse.Namespace) -> int:
    """Step through a match, or print the whole account."""
    match, settings = read_match(given.file)
    language = language_for(given, settings.get("language"))
    names = remembered_names(settings, match) or [*NAMES[: match.seats]]
    seat = seat_of(given.seat, match) if given.seat is not None else None
    edition = edition_of(match.rules.entry, match.options)
    voice = Voice(language, match.game, edition, names)
    screen = Screen(match.game, edition, not given.no_color, given.plain)
    replay = Replay(match, seat, given.open, voice, screen)
    if given.all or not screen.is_interactive:
        replay.at_once()
    else:
        with_line_editing()
        replay.interactively()
    return 0


def _verify_match(given: argparse.Namespace) -> int:
    """Say whether a saved match is in order: 0 if it is, 1 if not."""
    voice = Voice(language_for(given))
    file = str(given.file)
    try:
        match, _ = read_match(given.file)
    except Refusal as refusal:
        print(voice.say("verify-not-ok", {"file": file, "why": shortened(sentence(voice, refusal))}))
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
