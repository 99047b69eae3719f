"""What is said: every prompt, choice, event, refusal and name has its words, in both languages and both editions."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import palazzo
from palazzo import Match
from palazzo.games.final_decrees import ENTRY
from palazzo.games.final_decrees.content import CARDS, DECREE, MINISTRY
from palazzo.games.final_decrees.trade import TRADE
from palazzo.games.final_decrees.view import CHAPTERS, EVENTS
from palazzo.kernel import errors
from palazzo.kernel.rules import KERNEL_EVENTS
from palazzo.kernel.texts import LANGUAGES, Texts, bundle

GAME = "palazzo.games.final_decrees"
HOMES = ("palazzo.kernel", GAME)
EDITIONS = ("empire", "republic")
NAMES = ["Ada Lovelace", "Bepi", "Çelik", "Dürer", "Énée"]
MATCHES = 60
"""Random matches for each edition and number of seats."""

RAW = re.compile(r"\b(s\d|REF|EXE|HR|NAV|SEC|TRE|C\d\d|D\d)\b")
"""Ids nobody should ever read."""

PARTS = ("the", "to", "of", "at", "from")
FATES = ("open", "kept", "broken", "void")


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


def said_in(language: str) -> dict[str, Any]:
    """All patterns of kernel and game."""
    return {
        name: pattern
        for home in HOMES
        for text in files(home, language).values()
        for name, pattern in messages(text).items()
    }


SAID = {language: said_in(language) for language in LANGUAGES}
FILES = [(home, name) for home in HOMES for name in sorted(files(home, "en"))]


def versions(message: str) -> dict[str, Any]:
    """A message as each language and edition says it; fails unless all do."""
    found = {}
    for language in LANGUAGES:
        for edition in EDITIONS:
            said = SAID[language]
            name = f"{edition}-{message}" if f"{edition}-{message}" in said else message
            assert said.get(name) is not None, f"{message} is not said in {language}, {edition}"
            found[f"{language} {name}"] = said[name]
    return found


def variables(message: str) -> set[str]:
    """All variables of a message in any language and edition, with those of the messages it mentions."""
    found: set[str] = set()
    for name, pattern in versions(message).items():
        language = name.split()[0]
        names = mentioned(pattern)
        found |= names.variables
        for other in names.messages:
            found |= mentioned(SAID[language][other]).variables
    return found


def spoken(facts: set[str]) -> set[str]:
    """The variables that facts of these names may bring."""
    return facts | {f"{fact}_{part}" for fact in facts for part in (*PARTS, "count")}


def bare(names: set[str]) -> set[str]:
    """Variables without their article or preposition, which each language chooses for itself."""
    return {re.sub(f"_({'|'.join(PARTS)})$", "", name) for name in names}


# -- reading the sources


def sources(folder: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Everything in the sources of Palazzo, or of a folder of it."""
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


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every reason to refuse anything, with the names of its facts."""
    kinds = {kind.__name__ for kind in (errors.Refusal, *errors.Refusal.__subclasses__())}
    for file, node in sources():
        if isinstance(node, ast.Call) and called(node) in kinds and node.args and constant(node.args[0]):
            yield constant(node.args[0]), fact_names(node.args[1] if len(node.args) > 1 else None)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and file in ("questions.py", "deals.py"):
            reason, facts = node.elts
            is_fault = isinstance(facts, ast.Dict) or getattr(facts, "id", "") == "NO_FACTS"
            if is_fault and re.fullmatch("[a-z]+(-[a-z]+)+", constant(reason)):
                yield constant(reason), fact_names(facts)


def waiting_reasons() -> set[str]:
    """Every reason why a table of Final Decrees waits."""
    found = {"wait-over"}
    for _, node in chain(sources("kernel"), sources("games/final_decrees")):
        if isinstance(node, ast.FunctionDef) and node.name == "waiting":
            returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
            found |= {constant(value) for value in returned if value is not None and constant(value)}
    return found


def asked_in_words() -> set[str]:
    """Every prompt that the sources of the game name."""
    kinds = {"Pick", "Subset", "Number", "Split", "Assign", "Order"}
    return {
        constant(node.args[0])
        for _, node in sources("games/final_decrees")
        if isinstance(node, ast.Call) and called(node) in kinds and constant(node.args[0])
    }


@cache
def confided() -> set[str]:
    """The events of which some learn more than others."""
    return {
        constant(node.args[2])
        for _, node in sources("games/final_decrees")
        if isinstance(node, ast.Call) and called(node) == "confide"
    }


# -- the files themselves


@pytest.mark.parametrize(("home", "name"), FILES)
def test_both_languages_say_the_same_things(home: str, name: str) -> None:
    english, italian = (messages(files(home, language)[name]) for language in ("en", "it"))
    assert list(english) == list(italian), "the same messages and attributes, in the same order"
    for message in english:
        one, other = (bare(mentioned(said[message]).variables) for said in (english, italian))
        assert one == other, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("home", "name"), FILES)
def test_a_file_is_well_written(home: str, name: str, language: str) -> None:
    text = files(home, language)[name]
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text), "no marks of direction"
    prose = re.sub(r'\{ ?"[^"]*" ?\}|^#.*$', "", text, flags=re.M)
    assert not re.search(r"[\"']", prose), "typographic quotes"
    assert not re.search("[“”]" if language == "it" else "[«»]", prose), "quotes of the language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_and_nothing_unsaid_is_mentioned(language: str) -> None:
    found = [name for home in HOMES for text in files(home, language).values() for name in messages(text)]
    assert sorted({name for name in found if found.count(name) > 1}) == []
    for name, pattern in SAID[language].items():
        assert pattern is None or mentioned(pattern).messages <= set(found), name


# -- everything there is to say


def test_every_refusal_has_its_sentence() -> None:
    found = list(refusals())
    assert len({reason for reason, _ in found}) > 50
    for reason, facts in found:
        assert variables(reason) <= facts, f"{reason} has only {facts}"
        for language in LANGUAGES:
            assert bundle(language, "").has_message(reason), f"{reason} must be said without a game"


def test_every_question_has_its_sentence() -> None:
    assert asked_in_words() <= set(CHAPTERS)
    for prompt in CHAPTERS:
        versions(prompt)


def test_every_event_has_its_sentence_and_a_private_one_where_some_learn_more() -> None:
    secret = confided()
    assert secret <= set(EVENTS)
    for event, names in chain(EVENTS.items(), KERNEL_EVENTS.items()):
        public = set(names[:-1] if event in secret else names)
        assert variables(event) <= spoken(public), event
        for language in LANGUAGES:
            assert (f"{event}-told" in SAID[language]) == (event in secret), event
        if event in secret:
            assert variables(f"{event}-told") <= spoken(set(names)), event


def test_every_event_is_said_with_any_numbers(texts: dict[tuple[str, str], Careful]) -> None:
    for event, names in chain(EVENTS.items(), KERNEL_EVENTS.items()):
        for number in (0, 1, 2, 5):
            line = {"event": event, **{name: example(name, number) for name in names}}
            for said in texts.values():
                readable(said.event(line), line)
                if event in confided():
                    readable(said.event({**line, "told": True}), line)


def example(name: str, number: int) -> Any:
    """A fact of this name."""
    by_name: dict[str, Any] = {
        "seat": "s0",
        "other": "s1",
        "seats": ["s0", "s1"],
        "card": "C01",
        "target": "C02",
        "cards": ["C01", "C02"][:number],
        "decree": "D1",
        "ministry": "NAV",
        "source": "SEC",
        "upper": "HR",
        "lower": "REF",
        "old_upper": "EXE",
        "old_lower": "TRE",
        "posts": {"s0": "NAV", "s1": "SEC"},
        "bids": {"s0": 1, "s1": 6},
        "amounts": {"s0": number, "NAV": 3},
        "declared": ["s1", number],
        "reason": "deck" if number % 2 else "decrees",
        "deal": "s0-1",
        "promise": "s0-1.0",
        "blame": {"s0": 2, "s1": 7},
        "pledge": "take-blame",
        "particulars": {"amount": number},
    }
    return by_name.get(name, number)


def test_every_reason_to_wait_and_to_end_is_said() -> None:
    assert len(waiting_reasons()) > 5
    for reason in waiting_reasons() | {"deck", "decrees"}:
        assert not variables(reason), f"{reason} is said without facts"


def test_every_promise_has_its_sentence(texts: dict[tuple[str, str], Careful]) -> None:
    match = palazzo.new_match("final-decrees", seats=5, seed=1)
    domains = {**TRADE.promises(match.table), "words": {"text": []}}
    for promise, domain in domains.items():
        facts = {"by": "s0", "to": "s1", **{name: choices[0] if choices else "…" for name, choices in domain.items()}}
        assert variables(f"pledge-{promise}") <= spoken(set(facts)), promise
        for said in texts.values():
            readable(said.say(f"pledge-{promise}", facts), facts)
    for fate in FATES:
        versions(f"word-{fate}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_of_the_game_is_there(language: str, edition: str) -> None:
    said = SAID[language]
    wanted = [
        f"{edition}-{ministry}{part}" for ministry in MINISTRY for part in ("", *(f".{p}" for p in PARTS), ".short")
    ]
    wanted += [
        f"{edition}-special-{ministry}{part}" for ministry in MINISTRY if ministry != "REF" for part in ("", ".text")
    ]
    wanted += [f"{edition}-{decree}{part}" for decree in DECREE for part in ("", ".the", ".flavour")]
    wanted += [f"{edition}-{card}{part}" for card in CARDS for part in ("", ".text", ".flavour")]
    wanted += [f"game-title-{edition}", f"game-blurb-{edition}", f"option-edition-{edition}"]
    wanted += [f"option-{option.name}{part}" for option in ENTRY.options for part in ("", ".help")]
    assert [name for name in wanted if said.get(name) is None] == []


def test_every_rule_is_explained() -> None:
    ids = (Path(__file__).parent / "rule_ids" / "final-decrees.txt").read_text().split()
    explained = [rule for rule in ids if not re.search(r"\.[CD]\d+$", rule)]
    for rule in {*explained, *CHAPTERS.values()}:
        for language in LANGUAGES:
            name = f"rule-{rule.replace('.', '-')}"
            assert SAID[language].get(name) is not None, rule
            assert SAID[language].get(f"{name}.title") is not None, rule


# -- whole matches


class Careful(Texts):
    """A voice that stumbles over anything it cannot say."""

    def say(self, message: str, facts: dict[str, Any] | None = None, part: str = "") -> str:
        pattern = self.pattern(message, part)
        assert pattern is not None, f"{message} is not said in {self.language}, {self.edition}"
        text, faults = self.bundle.format_pattern(pattern, self.spoken(facts or {}))
        assert not faults, f"{message} with {facts}: {faults}"
        return str(text)


@pytest.fixture(scope="module")
def texts() -> dict[tuple[str, str], Careful]:
    """Each language in each edition."""
    return {(one, other): Careful(one, GAME, other, NAMES) for one in LANGUAGES for other in EDITIONS}


def readable(text: str, about: Any) -> None:
    """Nothing is left over, nothing is empty, no id shows through."""
    assert text.strip(), about
    assert "{" not in text, f"{text}: {about}"
    assert not RAW.search(text), f"{text}: {about}"


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
        self.waits.add(match.waiting()["why"])
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


def play(edition: str, seats: int, seed: int, heard: Heard) -> None:
    """A random match, with offers now and then, most of them accepted."""
    rng = Random(f"{edition} {seats} {seed}")
    options = {"edition": edition, "rescue": bool(seed % 2)}
    match = palazzo.new_match("final-decrees", seats=seats, seed=seed, options=options)
    while not match.over:
        meanwhile = list(match.open_questions(rng.randrange(seats))) if rng.random() < 0.15 else []
        due = next(iter(match.questions))
        heard.listen(match, [due, *meanwhile])
        question = rng.choice(meanwhile) if meanwhile else due
        stamps = [option for option in question.bounds().get("options", ()) if option.startswith(("stamp:", "accept"))]
        value = rng.choice(stamps) if stamps and rng.random() < 0.7 else question.sample(rng)
        match.answer(question.seat, value, question.id)
    heard.listen(match, [])
    heard.read(match)


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_matches_are_told_in_words(edition: str, seats: int, texts: dict[tuple[str, str], Careful]) -> None:
    heard = Heard()
    for seed in range(MATCHES):
        play(edition, seats, seed, heard)
    assert {prompt for prompt, _ in heard.prompts.values()} <= set(CHAPTERS)
    for language in LANGUAGES:
        said = texts[language, edition]
        for prompt, facts in heard.prompts.values():
            readable(said.say(prompt, facts), (prompt, facts))
        for option in heard.options:
            assert ":" not in option or said.has(f"do-{option.split(':')[0]}"), option
            assert said.option(option) != option, f"{option} is not said in {language}"
            readable(said.option(option), option)
        for good in heard.goods:
            assert said.name(good) != good or said.has(f"word-{good}"), good
        for why in heard.waits:
            readable(said.say(why), why)
        for line in heard.lines.values():
            readable(said.event(line), line)
        verbs = {option.split(":")[0] for option in heard.options}
        choices = {name.split("do-")[1] for name in SAID[language] if re.match(r"((empire|republic)-)?do-", name)}
        assert choices <= verbs, "a choice nobody is ever given"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_declares_is_said(language: str, texts: dict[tuple[str, str], Careful]) -> None:
    heard = Heard()
    for seed in range(10):
        play("republic", 5, seed, heard)
    for line in heard.lines.values():
        if line["event"] == "plays":
            said = texts[language, "republic"].event(line)
            readable(said, line)
            assert not re.search(r"seat|upper|lower|\bas,", said), said
