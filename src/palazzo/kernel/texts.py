"""What is said to people: Fluent messages, in English and Italian, of the kernel and of each game."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import groupby, pairwise
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from palazzo.kernel.errors import Refusal

LANGUAGES: Final = ("en", "it")
FALLBACK: Final = "en"
_LONGEST_FACT: Final = 2000
UNKNOWN: Final = "Unknown external: "
"""How Fluent complains of a fact it was not given."""

_WHOM: Final = ("seat", "other", "seats")
"""Facts that name people: clear without their own names."""

_PARTS: Final = ("the", "to", "of", "at", "from", "brief")
"""What a name may bring along: itself with an article, or with a preposition."""

_LIST_HABITS: Final = {"en": "en_GB"}
"""Whose lists a language follows, where that is not said by its name: the British have no comma before `and`."""

_ITSELF: Final = "_is"
"""Ends the name of a fact as it is, and not as it is said: what messages select by."""

WORDS: Final = re.compile(r"[\w-]+(:[\w-]+)*")
"""A word of the game, or words joined by colons."""

_SENTENCE_ENDS: Final = (".", "?", "!", ":")

_AREA: Final = re.compile(r"^(option|home|edition|column|word|yours|pledge|wait|game)-")
"""What the names of some messages begin with, and says nothing of what they mean."""

_BETWEEN: Final = re.compile(r"[-_]")

_VERB: Final = re.compile(r"(?!s\d$)[a-z][a-z-]*")
"""The first word of an option, unless it is a thing or a seat."""

_FIGURE: Final = re.compile(r"[+-]?\d+")
"""A number, with or without its sign."""


@cache
def bundle(language: str, *packages: str) -> FluentBundle:
    """All messages of the kernel and of some packages in one language; the first to say something is heard."""
    found = FluentBundle([language], use_isolating=False)
    for package in ("palazzo.kernel", *packages):
        for text in files(package, language):
            resource = FluentResource(text)
            Selectors().visit(resource)
            found.add_resource(resource)
    return found


_PUT_BEFORE: Final[dict[tuple[str, str], str]] = {}
"""Messages heard before a package's own, by package and language."""


def put_before(package: str, language: str, text: str) -> None:
    """Have Fluent messages heard before those of a package: to be said before anything else is."""
    _PUT_BEFORE[package, language] = text


RULE_BOOK: Final = ("rules.ftl", "rulings.ftl")
"""The files of a game that hold its rule book: read, never said at the table."""


def files(package: str, language: str, without: tuple[str, ...] = ()) -> list[str]:
    """The Fluent files of a package in a language, but for some; none of a game that has no texts."""
    if not package:
        return []
    folder = resources.files(package) / "locale" / language
    if not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    before = [_PUT_BEFORE[package, language]] if (package, language) in _PUT_BEFORE else []
    return [*before, *(file.read_text(encoding="utf-8") for file in found if file.name not in without)]


class Selectors(Visitor):
    """Has messages select by facts as they are: `{ $why -> [first] … }`, whatever the word `first` is called."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            node.selector.id.name += _ITSELF
        self.generic_visit(node)


def explain(refusal: Refusal, language: str = FALLBACK) -> str:
    """A refusal as a sentence, with the words of its game by their names; very long facts are cut short."""
    texts = Texts(language, refusal.package, refusal.edition)
    brief = {name: shortened(fact) for name, fact in refusal.facts.items()}
    if isinstance(brief.get("value"), str):
        brief["value"] = texts.answer(brief["value"])
    return texts.say(refusal.reason, brief)


def _itself(fact: Any) -> Any:
    """A fact as it is, for Fluent to select by: a number, or a word."""
    if isinstance(fact, bool):
        return str(fact).lower()
    return fact if isinstance(fact, (int, float)) else shortened(str(fact))


def shortened(fact: Any) -> Any:
    """No longer than Fluent takes."""
    return fact[:_LONGEST_FACT] + "…" if isinstance(fact, str) and len(fact) > _LONGEST_FACT else fact


def _in_words(message: str) -> str:
    """The name of a message as words, for want of the message: `contract-won` is `Contract won`."""
    words = _BETWEEN.sub(" ", _AREA.sub("", message))
    return words[:1].upper() + words[1:]


class Said(str):
    """Words already as they are said."""


class Texts:
    """The voice of a table: a language, a game, and the names of those who sit there.

    Words of the game (`NAV`, `C27`, `s0`) given as facts are said by their names; a name's attributes come along, so
    that `$ministry` brings `$ministry_to` ("to the Navy"); a list brings its `_count`, and its `_tally` ("2 × Police").
    A refusal within another is said as a sentence. What a message selects by is the word itself and not its name.
    A text may name words it was not given (`$NAV`, `$C31`), as rules and cards do, and whatever is `known` of the table
    (`$burn`). An edition's own names win over the common ones.

    What has no message is said by its id: an event `contract-won` as "Contract won: Anna, contract 5".

    `palazzo.texts(game, language)` and `match.texts(language)` make one; what they are most used for is `title`,
    `name`, `text`, `option`, `question` and `event`.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        package: str = "",
        edition: str = "",
        names: list[str] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        self.edition = edition
        self.names = names or []
        self.game = ""
        self.known: dict[str, Any] = {}
        self.bundle = bundle(language, package, *also)

    # -- what is asked for most

    def title(self) -> str:
        """What the game is called; by its id, if nobody says."""
        return self.told("game-title") or _in_words(self.game)

    def called(self, word: Any) -> str:
        """The name of a word of the game; of plain words (`blame`) the game's own word."""
        name = str(self.name(word))
        if name == str(word) and self.has(f"word-{word}"):
            return self.say(f"word-{word}")
        return name

    def text(self, word: str, facts: dict[str, Any] | None = None) -> str:
        """What is written on a card, or what a place's special action does; nothing, if nothing is."""
        return self.told(word, facts, "text") or self.told(f"special-{word}", facts, "text")

    def told(self, message: str, facts: dict[str, Any] | None = None, part: str = "") -> str:
        """A message that is not there for every card or rule: nothing, then."""
        return self.say(message, facts, part) if self.pattern(message, part) is not None else ""

    def prompt(self, question: Any) -> str:
        """What a question, or a question of a view, asks, as a sentence."""
        if isinstance(question, dict):
            return self.say(str(question["prompt"]), question["facts"])
        return self.say(question.prompt, question.facts)

    def question(self, question: Any) -> str:
        """A question, or a question of a view, in words: what is asked, and what may be answered."""
        from palazzo.kernel.printing import question_page

        return question_page(self, question)

    def foreseen(self, foreseen: Any, you: str) -> list[str]:
        """What an answer would bring to this seat (`s0`), as `match.foresee` gives it, line by line."""
        from palazzo.kernel.foresight_texts import foresight_in_words

        return foresight_in_words(self, foreseen, you)

    # -- messages

    def has(self, message: str) -> bool:
        """There is such a message."""
        return self.pattern(message, "") is not None

    def say(self, message: str, facts: dict[str, Any] | None = None, part: str = "") -> str:
        """A message, or a part (attribute) of it, with its facts filled in."""
        pattern = self.pattern(message, part)
        if pattern is None:
            return "" if part else self.unsaid(message, facts or {})
        said = self.spoken(facts or {})
        text, faults = self.bundle.format_pattern(pattern, said)
        missing = [str(fault).removeprefix(UNKNOWN) for fault in faults if str(fault).startswith(UNKNOWN)]
        if missing:
            said |= {word: self.unasked(word, said) for word in missing}
            text, _ = self.bundle.format_pattern(pattern, said)
        return str(text)

    def unsaid(self, message: str, facts: dict[str, Any]) -> str:
        """What nobody has written: the id of the message, and its facts by their names; of whom it speaks, first."""
        said = self.spoken(facts)
        told = [
            str(said[name]) if name in _WHOM else f"{_in_words(name).lower()} {said[name]}"
            for name in facts
            if name in said
        ]
        return f"{_in_words(message)}: {', '.join(told)}" if told else _in_words(message)

    def unasked(self, word: str, said: dict[str, Any]) -> Any:
        """A word the text was not given: `$NAV`, or `$decree_the` of something that has no such part."""
        if word.endswith(_ITSELF):
            fact = word.removesuffix(_ITSELF)
            return _itself(self.known.get(fact, fact))
        whole, _, part = word.rpartition("_")
        return self.known.get(word, said[whole] if part in _PARTS and whole in said else self.name(word))

    def pattern(self, message: str, part: str) -> Any:
        """The pattern of a message in this edition."""
        for name in (f"{self.edition}-{message}", message):
            if self.bundle.has_message(name):
                found = self.bundle.get_message(name)
                return found.attributes.get(part) if part else found.value
        return None

    def spoken(self, facts: dict[str, Any]) -> dict[str, Any]:
        """Facts as they are said, with the attributes of names beside them; and as they are, to select by."""
        said: dict[str, Any] = {}
        if "pledge" in facts:
            both = {"by": facts["seat"], "to": facts["other"]}
            pledge = self.say(f"pledge-{facts['pledge']}", {**both, **facts["particulars"]})
            facts = {key: value for key, value in facts.items() if key not in ("pledge", "particulars")}
            said["pledge"] = pledge
        for key, value in facts.items():
            if key == "text" or isinstance(value, Said):
                said[key] = str(value)
            elif isinstance(value, Refusal):
                said[key] = shortened(explain(value, self.language))
            elif isinstance(value, (list, tuple)):
                said[key] = self._listed(self._counted(value))
                said[f"{key}_tally"] = self.tally(value)
                said[f"{key}_count"] = len(value)
            elif isinstance(value, dict):
                between = "; " if any(isinstance(v, list) for v in value.values()) else ", "
                said[key] = between.join(self.pair(k, v) for k, v in value.items()) or "–"
                said[f"{key}_count"] = len(value)
            else:
                said[key] = self.name(value)
                if isinstance(value, str):
                    for part, text in self.parts(value).items():
                        said[f"{key}_{part}"] = text
        said |= {f"{key}{_ITSELF}": _itself(facts.get(key, text)) for key, text in said.items()}
        return said

    def _counted(self, things: list[Any] | tuple[Any, ...]) -> list[str]:
        """The names of things; a number that follows one tells how much of it: `Anna (3)`."""
        said: list[str] = []
        for before, thing in pairwise((0, *things)):
            if isinstance(thing, int) and not isinstance(before, int):
                said[-1] += f" ({thing})"
            else:
                said.append(str(self.name(thing)))
        return said

    def tally(self, things: list[Any] | tuple[Any, ...]) -> str:
        """`Anna and Bruno`; the same word several times in a row is counted, `2 × Police`, and numbers are not."""
        said: list[str] = []
        for thing, same in groupby(things):
            count = len(list(same))
            counted = isinstance(thing, str) and count > 1
            said += [f"{count} × {self.name(thing)}"] if counted else [str(self.name(thing))] * count
        return self._listed(said)

    def _listed(self, words: list[str]) -> str:
        """`Anna, Bruno and Carla`, as the language has it; a dash for nobody."""
        return format_list(words, locale=_LIST_HABITS.get(self.language, self.language)) or "–"

    def name(self, word: Any) -> Any:
        """What a word of the game is called; numbers stay numbers."""
        if isinstance(word, bool):
            return str(word).lower()
        if isinstance(word, (int, float)):
            return word
        text = str(word)
        if len(text) == 2 and text[0] == "s" and text[1].isdigit():
            seat = int(text[1])
            return self.names[seat] if seat < len(self.names) else text
        if WORDS.fullmatch(text) is None:
            return text
        if ":" in text:
            return self.option(text, "told")
        pattern = self.pattern(text, "") or self.pattern(f"word-{text}", "")
        return str(self.bundle.format_pattern(pattern, {})[0]) if pattern is not None else text

    def parts(self, word: str) -> dict[str, str]:
        """The attributes of a name: with article, with preposition, in brief."""
        for name in (f"{self.edition}-{word}", word):
            if self.bundle.has_message(name):
                attributes = self.bundle.get_message(name).attributes
                return {
                    part: str(self.bundle.format_pattern(attributes[part], {})[0])
                    for part in _PARTS
                    if part in attributes
                }
        return {}

    def answer(self, value: str) -> Said:
        """An answer in the words of the game, whether or not it was offered; questions and events are no names."""
        if self.has(f"do-{value}"):
            return Said(self.option(value))
        name = str(self.name(value))
        return Said(value if name.endswith(_SENTENCE_ENDS) else name)

    def option(self, option: str, part: str = "") -> str:
        """The label of an option: `forward:D2:NAV` is said by message `do-forward` with $a and $b, or all as $words.

        Within a sentence it is said by the message's `.told`, where it has one.
        """
        verb, *words = option.split(":")
        facts: dict[str, Any] = {"words": words}
        for index, word in enumerate(words):
            facts[chr(ord("a") + index)] = int(word) if word.isdigit() else word
        if self.has(f"do-{verb}"):
            return (self.told(f"do-{verb}", facts, part) if part else "") or self.say(f"do-{verb}", facts)
        if len(words) == 1 and (_VERB.fullmatch(verb) is None or self.name(verb) != verb):
            return self.pair(verb, words[0])
        return " ".join(str(self.name(word)) for word in (verb, *words))

    def pair(self, what: Any, where: Any) -> str:
        """`Anna → Treasury`, `Treasury 3`, `Manor -2`; several things are listed: `Docks: 2 × Police, Students`."""
        if isinstance(where, (list, tuple)):
            return f"{self.name(what)}: {self.tally(where)}"
        to = " " if _FIGURE.fullmatch(str(where)) else " → "
        return f"{self.name(what)}{to}{self.name(where)}"

    def rulings(self, rule: str) -> list[tuple[str, str]]:
        """How we read a rule where its book leaves it open, each with the sentence of the book, if it has one."""
        found: list[tuple[str, str]] = []
        message = f"ruling-{rule.replace('.', '-')}"
        while self.has(name := f"{message}_{len(found) + 1}" if found else message):
            found.append((self.say(name), self.say(name, part="book")))
        return found

    def event(self, line: dict[str, Any]) -> str:
        """A line of the log."""
        facts = {key: value for key, value in line.items() if key not in ("event", "turn", "told")}
        what = str(line["event"])
        if line.get("told") and self.has(f"{what}-told"):
            return self.say(f"{what}-told", facts)
        if self.has(what):
            return self.say(what, facts)
        facts.pop("turn", None)
        return f"{self.unsaid(what, facts)}."
