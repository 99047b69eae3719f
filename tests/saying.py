"""What the tests of texts share: reading the files and the sources, and listening to matches."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import palazzo
from palazzo import Match
from palazzo.kernel import looking
from palazzo.kernel.texts import LANGUAGES, Texts

KERNEL = "palazzo.kernel"
PARTS = ("the", "to", "of", "at", "from")
FATES = ("open", "kept", "broken", "void")
QUESTIONS = {"Pick", "Play", "Subset", "Payment", "Number", "Split", "Assign", "Order"}


# -- reading the files


class Names(Visitor):
    """The variables and messages a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def mentioned(node: Any) -> Names:
    """What a node mentions."""
    found = Names()
    found.visit(node)
    return found


def files(home: str, language: str) -> dict[str, str]:
    """The text of a package's files in a language, by name."""
    folder = resources.files(home) / "locale" / language
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def messages(text: str) -> dict[str, Any]:
    """The patterns of a file: messages by id, attributes by id and name."""
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return found


class Book:
    """All that the kernel and a game say, in every language and edition."""

    def __init__(self, game: str, editions: tuple[str, ...] = ("",)) -> None:
        self.homes = (KERNEL, game)
        self.editions = editions
        self.files = [(home, name) for home in self.homes for name in sorted(files(home, "en"))]
        self.said = {language: self.said_in(language) for language in LANGUAGES}

    def said_in(self, language: str) -> dict[str, Any]:
        """All patterns of kernel and game."""
        return {
            name: pattern
            for home in self.homes
            for text in files(home, language).values()
            for name, pattern in messages(text).items()
        }

    def versions(self, message: str) -> dict[str, Any]:
        """A message as each language and edition says it; fails unless all do."""
        found = {}
        for language in LANGUAGES:
            for edition in self.editions:
                said = self.said[language]
                name = f"{edition}-{message}" if f"{edition}-{message}" in said else message
                assert said.get(name) is not None, f"{message} is not said in {language}, {edition}"
                found[f"{language} {name}"] = said[name]
        return found

    def variables(self, message: str) -> set[str]:
        """All variables of a message in any language and edition, with those of the messages it mentions."""
        found: set[str] = set()
        for name, pattern in self.versions(message).items():
            language = name.split()[0]
            names = mentioned(pattern)
            found |= names.variables
            for other in names.messages:
                found |= mentioned(self.said[language][other]).variables
        return found


def spoken(facts: set[str]) -> set[str]:
    """The variables that facts of these names may bring."""
    return facts | {f"{fact}_{part}" for fact in facts for part in (*PARTS, "brief", "count", "tally")}


def bare(names: set[str]) -> set[str]:
    """Variables without their article or preposition, which each language chooses for itself."""
    return {re.sub(f"_({'|'.join(PARTS)})$", "", name) for name in names}


# -- what every file must be


def check_same_things(home: str, name: str) -> None:
    """Both languages have the same messages, attributes and variables, in the same order."""
    english, italian = (messages(files(home, language)[name]) for language in ("en", "it"))
    assert list(english) == list(italian), "the same messages and attributes, in the same order"
    for message in english:
        one, other = (bare(mentioned(said[message]).variables) for said in (english, italian))
        assert one == other, message


def check_well_written(home: str, name: str, language: str) -> None:
    """Nothing that cannot be read, no marks of direction, the quotes of the language."""
    text = files(home, language)[name]
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text), "no marks of direction"
    prose = re.sub(r'\{ ?"[^"]*" ?\}|^#.*$', "", text, flags=re.M)
    assert not re.search(r"[\"']", prose), "typographic quotes"
    assert not re.search("[“”]" if language == "it" else "[«»]", prose), "quotes of the language"


def check_said_once(book: Book, language: str) -> None:
    """Nothing is said twice, and nothing unsaid is mentioned."""
    found = [name for home in book.homes for text in files(home, language).values() for name in messages(text)]
    assert sorted({name for name in found if found.count(name) > 1}) == []
    for name, pattern in book.said[language].items():
        assert pattern is None or mentioned(pattern).messages <= set(found), name


# -- reading the sources


def sources(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """Everything in the sources of Palazzo, or of some folders of it."""
    for folder in folders or ("",):
        for file in sorted((Path(palazzo.__file__).parent / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                yield file.name, node


def constant(node: ast.AST) -> str:
    """The text of a constant, or nothing."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def fact_names(node: ast.AST | None) -> set[str]:
    """The names of the facts written in a table."""
    return {constant(key) for key in node.keys if key is not None} if isinstance(node, ast.Dict) else set()


@cache
def waiting_reasons(*folders: str) -> set[str]:
    """Every reason why a table waits."""
    found = {"wait-over"}
    for _, node in sources(*folders):
        if isinstance(node, ast.FunctionDef) and node.name == "waiting":
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    values = [part.value.body, part.value.orelse] if isinstance(part.value, ast.IfExp) else [part.value]
                    found |= {constant(value) for value in values if constant(value)}
    return found


@cache
def asked_in_words(folder: str) -> set[str]:
    """Every prompt that the sources of a game name."""
    return {
        constant(node.args[0])
        for _, node in sources(folder)
        if isinstance(node, ast.Call) and called(node) in QUESTIONS and node.args and constant(node.args[0])
    }


# -- listening to matches


class Careful(Texts):
    """A voice that stumbles over anything it cannot say."""

    def say(self, message: str, facts: dict[str, Any] | None = None, part: str = "") -> str:
        pattern = self.pattern(message, part)
        assert pattern is not None, f"{message} is not said in {self.language}, {self.edition}"
        text, faults = self.bundle.format_pattern(pattern, self.spoken(facts or {}))
        assert not faults, f"{message} with {facts}: {faults}"
        return str(text)


def check_readable(text: str, about: Any, raw: re.Pattern[str]) -> None:
    """Nothing is left over, nothing is empty, no id shows through."""
    assert text.strip(), about
    assert "{" not in text, f"{text}: {about}"
    assert not raw.search(text), f"{text}: {about}"


class Heard:
    """All that was asked and told in some matches, each thing once."""

    def __init__(self) -> None:
        self.prompts: dict[str, tuple[str, dict[str, Any]]] = {}
        self.options: set[str] = set()
        self.lines: dict[str, dict[str, Any]] = {}
        self.goods: set[str] = set()
        self.waits: set[str] = set()

    def listen(self, match: Match, questions: list[Any]) -> None:
        """What is asked now."""
        self.waits.add(looking.waiting(match)["why"])
        for question in questions:
            self.prompts[f"{question.prompt} {sorted(question.facts.items())}"] = question.prompt, question.facts
            bounds = question.bounds()
            for field in ("options", "places", "items"):
                self.options.update(bounds.get(field, ()))
            for goods in bounds.get("goods", {}).values():
                self.goods.update(goods)

    def read(self, match: Match) -> None:
        """What everyone was told."""
        for seat in (None, *range(match.seats)):
            for line in match.events(seat):
                self.lines[json.dumps(line)] = line
