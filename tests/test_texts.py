"""What is said: every prompt, choice, event, refusal and name has its words, in both languages and both editions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo.games.final_decrees import ENTRY
from palazzo.games.final_decrees.content import CARDS, DECREE, MINISTRY
from palazzo.games.final_decrees.events import EVENTS
from palazzo.games.final_decrees.trade import TRADE
from palazzo.games.final_decrees.view import CHAPTERS
from palazzo.kernel import errors
from palazzo.kernel.events import KERNEL_EVENTS
from palazzo.kernel.texts import LANGUAGES, Texts, bundle, explain
from saying import (
    FATES,
    PARTS,
    Book,
    Careful,
    Heard,
    asked_in_words,
    called,
    check_readable,
    check_said_once,
    check_same_things,
    check_well_written,
    constant,
    fact_names,
    sources,
    spoken,
    waiting_reasons,
)

GAME = "palazzo.games.final_decrees"
FOLDER = "games/final_decrees"
EDITIONS = ("empire", "republic")
BOOK = Book(GAME, EDITIONS)
NAMES = ["Ada Lovelace", "Bepi", "Çelik", "Dürer", "Énée"]
MATCHES = 60
"""Random matches for each edition and number of seats."""

RAW = re.compile(r"\b(s\d|REF|EXE|HR|NAV|SEC|TRE|C\d\d|D\d)\b")
"""Ids nobody should ever read."""


# -- reading the sources


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every reason to refuse anything, with the names of its facts."""
    # Those of the library itself; what else refuses says why in texts of its own.
    public = [kind for kind in errors.Refusal.__subclasses__() if kind.__module__ == palazzo.__name__]
    kinds = {kind.__name__ for kind in (errors.Refusal, *public)}
    for file, node in sources():
        if isinstance(node, ast.Call) and called(node) in kinds and node.args and constant(node.args[0]):
            yield constant(node.args[0]), fact_names(node.args[1] if len(node.args) > 1 else None)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and file in ("questions.py", "deals.py"):
            reason, facts = node.elts
            is_fault = isinstance(facts, ast.Dict) or getattr(facts, "id", "") == "NO_FACTS"
            if is_fault and re.fullmatch("[a-z]+(-[a-z]+)+", constant(reason)):
                yield constant(reason), fact_names(facts)


# -- the files themselves


@pytest.mark.parametrize(("home", "name"), BOOK.files)
def test_both_languages_say_the_same_things(home: str, name: str) -> None:
    check_same_things(home, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("home", "name"), BOOK.files)
def test_a_file_is_well_written(home: str, name: str, language: str) -> None:
    check_well_written(home, name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_and_nothing_unsaid_is_mentioned(language: str) -> None:
    check_said_once(BOOK, language)


# -- everything there is to say


def test_every_refusal_has_its_sentence() -> None:
    found = list(refusals())
    assert len({reason for reason, _ in found}) > 50
    for reason, facts in found:
        assert BOOK.variables(reason) <= facts, f"{reason} has only {facts}"
        for language in LANGUAGES:
            assert bundle(language, "").has_message(reason), f"{reason} must be said without a game"


def test_every_question_has_its_sentence() -> None:
    assert asked_in_words(FOLDER) <= set(CHAPTERS)
    for prompt in CHAPTERS:
        BOOK.versions(prompt)


def test_every_event_has_its_sentence_and_a_private_one_where_some_learn_more() -> None:
    for event, carried in chain(EVENTS.items(), KERNEL_EVENTS.items()):
        assert BOOK.variables(event) <= spoken(set(carried.told)), event
        for language in LANGUAGES:
            assert (f"{event}-told" in BOOK.said[language]) == bool(carried.learnt), event
        if carried.learnt:
            assert BOOK.variables(f"{event}-told") <= spoken(set(carried.names())), event


def test_every_event_is_said_with_any_numbers(texts: dict[tuple[str, str], Careful]) -> None:
    for event, carried in chain(EVENTS.items(), KERNEL_EVENTS.items()):
        for number in (0, 1, 2, 5):
            line = {"event": event, **{name: example(name, number) for name in carried.names()}}
            for said in texts.values():
                readable(said.event(line), line)
                if carried.learnt:
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
    assert len(waiting_reasons("kernel", FOLDER)) > 5
    for reason in waiting_reasons("kernel", FOLDER) | {"deck", "decrees"}:
        assert not BOOK.variables(reason), f"{reason} is said without facts"


def test_every_promise_has_its_sentence(texts: dict[tuple[str, str], Careful]) -> None:
    match = palazzo.new_match("final-decrees", seats=5, seed=1)
    domains = {**TRADE.promises(match.table), "words": {"text": []}}
    for promise, domain in domains.items():
        facts = {"by": "s0", "to": "s1", **{name: choices[0] if choices else "…" for name, choices in domain.items()}}
        assert BOOK.variables(f"pledge-{promise}") <= spoken(set(facts)), promise
        for said in texts.values():
            readable(said.say(f"pledge-{promise}", facts), facts)
    for fate in FATES:
        BOOK.versions(f"word-{fate}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_of_the_game_is_there(language: str, edition: str) -> None:
    said = BOOK.said[language]
    wanted = [
        f"{edition}-{ministry}{part}" for ministry in MINISTRY for part in ("", *(f".{p}" for p in PARTS), ".short")
    ]
    wanted += [
        f"{edition}-special-{ministry}{part}" for ministry in MINISTRY if ministry != "REF" for part in ("", ".text")
    ]
    wanted += [f"{edition}-{decree}{part}" for decree in DECREE for part in ("", ".the", ".brief", ".flavour")]
    wanted += [f"{edition}-{card}{part}" for card in CARDS for part in ("", ".text", ".flavour")]
    wanted += ["game-title", f"game-blurb-{edition}", f"option-edition-{edition}"]
    wanted += [f"option-{option.name}{part}" for option in ENTRY.options for part in ("", ".help")]
    assert [name for name in wanted if said.get(name) is None] == []


def test_every_rule_is_explained() -> None:
    ids = (Path(__file__).parent / "rule_ids" / "final-decrees.txt").read_text().split()
    explained = [rule for rule in ids if not re.search(r"\.[CD]\d+$", rule)]
    for rule in {*explained, *CHAPTERS.values()}:
        for language in LANGUAGES:
            name = f"rule-{rule.replace('.', '-')}"
            assert BOOK.said[language].get(name) is not None, rule
            assert BOOK.said[language].get(f"{name}.title") is not None, rule


# -- whole matches


@pytest.fixture(scope="module")
def texts() -> dict[tuple[str, str], Careful]:
    """Each language in each edition."""
    return {(one, other): Careful(one, GAME, other, NAMES) for one in LANGUAGES for other in EDITIONS}


def readable(text: str, about: Any) -> None:
    """Nothing is left over, nothing is empty, no id shows through."""
    check_readable(text, about, RAW)


def play(edition: str, seats: int, seed: int, heard: Heard) -> None:
    """A random match, with offers now and then, most of them accepted."""
    rng = Random(f"{edition} {seats} {seed}")
    options = {"edition": edition, "rescue": bool(seed % 2)}
    match = palazzo.new_match("final-decrees", seats=seats, seed=seed, options=options)
    while not match.over:
        meanwhile = list(match.questions.open_to(rng.randrange(seats))) if rng.random() < 0.15 else []
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
        asked = (re.match(r"(?:(?:empire|republic)-)?do-([^.]+)", name) for name in BOOK.said[language])
        choices = {found[1] for found in asked if found}
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


def test_what_is_declared_is_told_within_the_sentence() -> None:
    declared = ["as:EXE", "arrow-move:NAV:SEC", "arrow:TRE:SEC"]
    said = Texts("en", "palazzo.games.final_decrees", "republic", ["Anna"])
    assert said.event({"event": "plays", "seat": "s0", "card": "C21", "declared": declared}).endswith(
        "subject: on behalf of the Presidency of the Republic, the arrow from the Ministry of Defence to the "
        "Judiciary lifted and one drawn from the Ministry of Finance to the Judiciary."
    )


def test_an_amount_in_a_list_is_said_with_what_it_follows() -> None:
    said = Texts("en", "palazzo.games.final_decrees", "empire", ["Anna", "Bruno"])
    line = {"event": "plays", "seat": "s0", "card": "C01", "declared": ["s1", 3]}
    assert said.event(line).endswith(": Bruno (3).")
    assert said.say("empire-plays", {**line, "declared": [2, 3], "declared_count": 2}).endswith(": 2 and 3.")


def test_a_text_may_name_words_of_the_game_that_it_was_not_given() -> None:
    said = Texts("en", "palazzo.games.final_decrees", "republic")
    assert "$" not in said.say("rule-FD-4-7-NAV")
    assert str(said.name("NAV")) in said.say("rule-FD-4-7-NAV")
    said.known = {"burn": 7}
    assert "The top 7 cards" in said.say("C31", part="text")


# -- refusals in the words of the game


@pytest.mark.parametrize(
    ("answer", "english", "italian"),
    [
        ("distribute", "“Distribute blame to the ministries below yours”", "«Distribuisci Colpa ai ministeri"),
        ("forward:D9:NAV", "“Forward D9 to the Ministry of Defence”", "«Inoltra D9 al Ministero della Difesa»"),
        ("stamp:D9", "“Stamp D9”", "«Timbra D9»"),
        ("rearrange", "“rearrange”", "«rearrange»"),
    ],
)
def test_what_is_not_offered_is_refused_in_the_words_of_the_game(answer: str, english: str, italian: str) -> None:
    match = palazzo.set_up("final-decrees", seats=5, seed=1, position={"directs": {"s0": "TRE"}, "player": "s0"})
    with pytest.raises(palazzo.IllegalAnswer) as refusal:
        match.answer(0, answer)
    assert explain(refusal.value, "en").startswith(english)
    assert explain(refusal.value, "it").startswith(italian)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("edition", ["empire", "republic"])
def test_the_short_names_of_decrees_cannot_be_mistaken(language: str, edition: str) -> None:
    texts = Texts(language, "palazzo.games.final_decrees", edition)
    brief = [texts.say(decree, part="brief") for decree in DECREE]
    assert len({name[:5] for name in brief}) == len(DECREE)
    assert max(len(name) for name in brief) <= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_editions_are_one_game_by_name(language: str) -> None:
    assert {palazzo.texts("final-decrees", language, edition).say("game-title") for edition in EDITIONS} == {
        "Final Decrees"
    }


# -- rulings

PAGES = {"final-decrees": "rulings.md", "junta": "rulings-junta.md", "last-will": "rulings-last-will.md"}


@pytest.mark.parametrize("game", PAGES)
def test_every_ruling_players_read_is_in_both_languages_and_in_the_handbook(game: str) -> None:
    entry = palazzo.rules_of(game).entry
    page = Path(__file__).parents[1].joinpath("docs", PAGES[game]).read_text(encoding="utf-8")
    rules = Path(__file__).parent.joinpath("rule_ids", f"{game}.txt").read_text(encoding="utf-8").split()
    english, italian = (Texts(language, entry.package) for language in ("en", "it"))
    found = [rule for rule in rules if english.rulings(rule)]
    assert found
    for rule in found:
        assert english.has(f"rule-{rule.replace('.', '-')}")
        assert len(english.rulings(rule)) == len(italian.rulings(rule))
        for (text, book), (testo, frase) in zip(english.rulings(rule), italian.rulings(rule), strict=True):
            assert text
            assert text != testo
            assert bool(book) == bool(frase)
            assert rule in page
            assert frase in page


# -- the form of address

TO_SEVERAL = re.compile(
    r"(?i)\b(voi|vostr[oaie]|avete|siete|potete|dovete|volete|fate|andate|spendete|prendete|scegliete|vendete|coprite"
    r"|\w+(ate|ete|ite)(vi|la|le|li|lo|ne))\b"
)
"""Italian that speaks to several, as rulebooks do."""

QUOTED = (".book", ".flavour")
"""What is said by somebody else: the rulebook, a voice on a card."""


OF_THE_HOUSE = ("kernel", "server", "terminal")
"""Parts that speak for themselves, whatever is played; bots may speak to the whole table."""


# The solicitor of Last Will addresses every heir as voi (tests/last_will/test_said.py).
@pytest.mark.parametrize("game", [game for game in PAGES if game != "last-will"])
def test_rules_and_cards_speak_to_one_reader_in_italian(game: str) -> None:
    folder = Path(palazzo.__file__).parent.joinpath("games", game.replace("-", "_"), "locale", "it")
    for file in ("rules.ftl", "rulings.ftl", "content.ftl"):
        lines = folder.joinpath(file).read_text(encoding="utf-8").splitlines()
        said = [line for line in lines if not line.lstrip().startswith(QUOTED)]
        assert [line for line in said if TO_SEVERAL.search(line)] == []


@pytest.mark.parametrize("file", ["web/locale/it.ftl", *(f"src/palazzo/{part}/locale/it" for part in OF_THE_HOUSE)])
def test_the_house_speaks_to_one_reader_in_italian(file: str) -> None:
    place = Path(__file__).parents[1] / file
    for one in [place] if place.is_file() else sorted(place.glob("*.ftl")):
        said = one.read_text(encoding="utf-8").splitlines()
        assert [line for line in said if TO_SEVERAL.search(line)] == []
