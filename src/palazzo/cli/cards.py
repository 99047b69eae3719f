"""`palazzo cards`, and `--cards FILE`: card files of an owner's own for Final Decrees."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from palazzo.cli.common import Commands, Parser, Trouble, language_for, sentence
from palazzo.games.final_decrees import own_cards
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal.voice import Voice


def add(commands: Commands) -> None:
    """What may be written after `palazzo cards`."""
    cards = commands.add_parser("cards", help="card files of your own for Final Decrees (docs/cards.md)")
    kinds = cards.add_subparsers(title="commands", required=True, metavar="command", parser_class=Parser)
    check = kinds.add_parser("check", help="check a card file, and explain every fault")
    check.add_argument("file", type=Path)
    check.add_argument("--lang", choices=LANGUAGES, help="language")
    check.set_defaults(run=_check_cards)
    effects = kinds.add_parser("effects", help="list what cards can do")
    effects.add_argument("--lang", choices=LANGUAGES, help="language")
    effects.set_defaults(run=_list_effects)


def play_with(path: Path, voice: Voice) -> None:
    """Begin anew with these cards, unless that has been done: a process plays with one deck."""
    wanted = str(path.absolute())
    if os.environ.get(own_cards.VARIABLE) == wanted:
        return
    _, faults = own_cards.checked(own_cards.read(path), path.name)
    if faults:
        raise Trouble("cards-faulty", {"line": faults[0].line, "why": sentence(voice, faults[0].why)})
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, own_cards.VARIABLE: wanted})


def _check_cards(given: argparse.Namespace) -> int:
    """Say what is wrong with a card file, line by line; or how many cards it has."""
    voice = Voice(language_for(given))
    cards, faults = own_cards.checked(own_cards.read(given.file), given.file.name)
    for fault in faults:
        print(voice.say("cards-fault", {"line": fault.line, "why": sentence(voice, fault.why)}))
    if not faults:
        facts = {"file": given.file.name, "kinds": len(cards), "count": sum(card.copies for card in cards)}
        print(voice.say("cards-fine", facts))
    return 1 if faults else 0


def _list_effects(given: argparse.Namespace) -> int:
    """What cards can do: what each effect wants declared, its numbers, and a card of the house that has it."""
    voice = Voice(language_for(given), "final-decrees", "republic")
    for use in own_cards.uses():
        print(use.effect)
        print(f"  choices: {' or '.join(f'[{words}]' for words in use.choices)}")
        print(f"  numbers: {', '.join(use.numbers) or '–'}")
        if use.card is not None:
            print(f"  {voice.say('cards-as-on', {'card': use.card, 'text': voice.text(use.card, {'burn': 5})})}")
    return 0
