"""The commands a person may type instead of an answer. All names are understood in every language."""

from __future__ import annotations

from typing import Final

COMMANDS: Final[dict[str, dict[str, list[str]]]] = {
    "help": {"en": ["help", "h"], "it": ["aiuto"]},
    "why": {"en": ["?"], "it": ["?"]},
    "what": {"en": ["what", "w"], "it": ["cosa", "che"]},
    "advise": {"en": ["advise", "advice"], "it": ["consiglio", "consiglia"]},
    "rules": {"en": ["rules", "rule"], "it": ["regole", "regola"]},
    "card": {"en": ["card", "cards"], "it": ["carta", "carte"]},
    "hand": {"en": ["hand"], "it": ["mano"]},
    "board": {"en": ["board", "b"], "it": ["tavolo", "t"]},
    "log": {"en": ["log"], "it": ["registro"]},
    "undo": {"en": ["undo", "u"], "it": ["annulla"]},
    "deal": {"en": ["deal", "offer"], "it": ["accordo", "offerta"]},
    "deals": {"en": ["deals", "offers"], "it": ["accordi", "offerte"]},
    "accept": {"en": ["accept", "sign"], "it": ["accetta", "firma"]},
    "refuse": {"en": ["refuse"], "it": ["rifiuta"]},
    "counter": {"en": ["counter"], "it": ["controproponi"]},
    "withdraw": {"en": ["withdraw"], "it": ["ritira"]},
    "promises": {"en": ["promises"], "it": ["promesse"]},
    "also": {"en": ["also"], "it": ["anche"]},
    "step": {"en": ["step"], "it": ["passo"]},
    "save": {"en": ["save"], "it": ["salva"]},
    "lang": {"en": ["lang", "language"], "it": ["lingua"]},
    "quit": {"en": ["quit", "q", "exit"], "it": ["esci"]},
}

BY_NAME: Final = {name: command for command, names in COMMANDS.items() for each in names.values() for name in each}


def command_in(line: str) -> tuple[str, str]:
    """The command a line begins with, and the rest; no command: an answer. A slash makes sure it is a command."""
    text = line.strip()
    if text.startswith("?"):
        return "why", text[1:].strip()
    first, _, rest = text.partition(" ")
    return BY_NAME.get(first.removeprefix("/").casefold(), ""), rest.strip()


def name_of(command: str, language: str) -> str:
    """What a command is called in a language."""
    return COMMANDS[command].get(language, COMMANDS[command]["en"])[0]
