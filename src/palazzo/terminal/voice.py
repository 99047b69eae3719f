"""How the terminal speaks: the texts of a game, and of the terminal itself, in one language."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

import palazzo
from palazzo.kernel.texts import FALLBACK, LANGUAGES, UNKNOWN, WORDS, Texts

_HOME: Final = "palazzo.terminal"
_MOST_RULES: Final = 40
NONE: Final = "none"
"""What messages call a value that is not there."""

_BELOW: Final = re.compile(r"-\d+")
"""A number below zero, as a word."""


def language_of(environment: dict[str, str]) -> str:
    """The language a terminal is set to, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else FALLBACK
    return FALLBACK


def folded(text: str) -> str:
    """Letters and digits only, without case or accents, words parted by one blank."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else "" if unicodedata.combining(c) else " " for c in plain)
    return " ".join(kept.split())


class Voice(Texts):
    """The texts of a table, with the short names and rule texts a terminal wants."""

    def __init__(self, language: str, game: str = "", edition: str = "", names: list[str] | None = None) -> None:
        package = palazzo.rules_of(game).entry.package if game else ""
        super().__init__(language, package, edition, names, also=(_HOME,))
        self.game = game

    def name(self, word: Any) -> Any:
        """A name in words, as in every client; a number below zero with a minus sign instead of a hyphen."""
        if isinstance(word, (int, float)) and not isinstance(word, bool) and word < 0:
            return f"−{-word}"
        if isinstance(word, str) and _BELOW.fullmatch(word):
            return f"−{word[1:]}"
        return super().name(word)

    def signed(self, value: Any) -> Any:
        """Numbers of which some are below zero carry their sign: `Farm +1, Villa −3`."""
        if not isinstance(value, dict) or not any(isinstance(one, int) and one < 0 for one in value.values()):
            return value
        return ", ".join(f"{self.called(k)} {'' if v < 0 else '+'}{self.called(v)}" for k, v in value.items())

    def short(self, word: Any) -> str:
        """A name that fits in a column."""
        if self.is_word(word):
            return self.say(str(word), part="short")
        return self.say(f"short-{word}") if self.has(f"short-{word}") else self.called(word)

    def is_word(self, word: Any) -> bool:
        """Whether a word has a short name: then it is a place of the board."""
        return isinstance(word, str) and self.pattern(word, "short") is not None

    def code(self, word: Any) -> str:
        """The shortest unmistakable name: the code of a thing (NAV, C03), else what it is called."""
        text = str(word)
        return text if self.is_code(text) else self.short(text)

    def parts(self, word: str) -> dict[str, str]:
        """What texts may say of a name, as in every client; and its code and short form, for narrow lines."""
        found = super().parts(word)
        return {**found, "short": self.short(word), "code": self.code(word)} if WORDS.fullmatch(word) else found

    def both(self, word: Any) -> str:
        """Code and name: `C03 Holorecording`."""
        name = self.called(word)
        return f"{word} {name}" if self.is_code(word) and name != word else name

    def is_code(self, word: Any) -> bool:
        """Whether a word is as short as can be already: NAV, C03, 2M."""
        return isinstance(word, str) and word == word.upper() and not _BELOW.fullmatch(word)

    def heading(self, name: str) -> str:
        """The heading of a column; a game may have its own."""
        for message in (f"{self.game}-column-{name}", f"column-{name}", f"word-{name}"):
            if self.has(message):
                return self.say(message)
        return self.plain(name)

    def plain(self, word: str) -> str:
        """A name that wants no facts: some words of a game are also the names of its events."""
        pattern = self.pattern(word, "")
        if pattern is not None and self.bundle.format_pattern(pattern, {})[1]:
            return word.replace("_", " ")
        return self.called(word).replace("_", " ")

    def tell(self, message: str, facts: dict[str, Any]) -> str:
        """A message about a record, which may lack some of what the message asks for: that is called none."""
        pattern = self.pattern(message, "")
        said = self.spoken(facts)
        text, faults = self.bundle.format_pattern(pattern, said)
        missing = [str(fault).removeprefix(UNKNOWN) for fault in faults if str(fault).startswith(UNKNOWN)]
        if missing:
            text, _ = self.bundle.format_pattern(pattern, {**said, **dict.fromkeys(missing, NONE)})
        return str(text)

    def yours(self, name: str) -> str:
        """What something that only you see is called."""
        message = f"yours-{name}"
        return self.say(message) if self.has(message) else self.say("yours", {"what": self.called(name)})

    def chapters(self) -> list[str]:
        """The chapters of the rule book, by id."""
        book = next(iter(palazzo.rules_of(self.game).chapters.values()), "").split("-")[0]
        return [f"{book}-{n}" for n in range(1, _MOST_RULES) if self.has(f"rules-{book}-{n}")]

    def rules_in(self, chapter: str, words: list[str]) -> list[str]:
        """The rules of a chapter; some are parted by words of the game (FD-4.7.HR)."""
        found = []
        for number in range(1, _MOST_RULES):
            rule = f"{chapter}.{number}"
            found += [one for one in (rule, *(f"{rule}.{word}" for word in words)) if self.has(message_of(one))]
        return found

    def rule(self, rule: str, facts: dict[str, Any]) -> tuple[str, str]:
        """The title of a rule, with its chapter's, and its text."""
        message = message_of(rule)
        chapter = self.told(f"rules-{rule.split('.')[0]}", facts)
        title = self.told(message, facts, "title")
        heading = ", ".join(part for part in (chapter, title) if part)
        return f"{rule}  {heading}", self.told(message, facts)


def message_of(rule: str) -> str:
    """The message that holds a rule: FD-4.7.HR is `rule-FD-4-7-HR`."""
    return "rule-" + rule.replace(".", "-")
