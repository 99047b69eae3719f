"""What is said: every prompt, choice, event, refusal, rule and name of Junta has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from junta_table import set_table
from palazzo import Match
from palazzo.games.junta import ENTRY
from palazzo.games.junta.assassinations import POLICE
from palazzo.games.junta.content import (
    BOX,
    CARDS,
    FAMILIES,
    GUNS,
    KINDS,
    LOCATIONS,
    MOMENTS,
    NEXT_TO,
    NOTES,
    OFFICE,
    PACKAGE,
    PRESIDENT,
    SPACE,
    UNITS,
)
from palazzo.games.junta.events import EVENTS
from palazzo.games.junta.shapes import Facts
from palazzo.games.junta.trade import TRADE
from palazzo.games.junta.view import CHAPTERS
from palazzo.kernel.events import KERNEL_EVENTS
from palazzo.kernel.texts import LANGUAGES, Texts
from saying import (
    KERNEL,
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

FOLDER = "games/junta"
BOOK = Book(PACKAGE)
NAMES = ["Ada Lovelace", "Bepi", "Çelik", "Dürer", "Énée", "Fanny", "Gü"]
MOTIONS = ("budget", "alternative", "confidence", "election")
ENDINGS = ("aid-spent", "all-dead", "no-president")
REACTIONS = ("P2", "V12", "VR", "P4R", "P6R", "EXR", "P9R")
MATCHES = ((4, 64), (5, 108), (7, 64))
"""Seats and deck of the random matches."""

IDS = [*SPACE, *BOX, *CARDS, *NOTES, *(name for name in (*UNITS, *GUNS) if re.search(r"[_\d]", name))]
RAW = re.compile(rf"\b(s\d|{'|'.join(IDS)})\b|\[|\]|\w:\w")
"""Ids nobody should ever read, and what Python would write."""

SUMMARY_WORDS = 250


@pytest.fixture(scope="module")
def texts() -> dict[str, Careful]:
    """The voice of a table in each language."""
    return {language: Careful(language, PACKAGE, names=NAMES) for language in LANGUAGES}


def readable(text: str, about: Any) -> None:
    """Nothing is left over, nothing is empty, no id shows through."""
    check_readable(text, about, RAW)


# -- the files themselves


@pytest.mark.parametrize(("home", "name"), [file for file in BOOK.files if file[0] != KERNEL])
def test_both_languages_say_the_same_things(home: str, name: str) -> None:
    check_same_things(home, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("home", "name"), [file for file in BOOK.files if file[0] != KERNEL])
def test_a_file_is_well_written(home: str, name: str, language: str) -> None:
    check_well_written(home, name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_and_nothing_unsaid_is_mentioned(language: str) -> None:
    check_said_once(BOOK, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_game_is_also_a_sentence(language: str) -> None:
    words = {PRESIDENT, *OFFICE, *UNITS, *GUNS, *SPACE, *BOX, *LOCATIONS, *FAMILIES, *MOTIONS, "rebels", "yes", "no"}
    words |= {POLICE, *TRADE.promises(palazzo.new_match("junta", seats=5, seed=1).table)}
    assert not words & {*EVENTS, *CHAPTERS, *KERNEL_EVENTS}
    for chosen_by in ("first", "death", "resignation", "shell", "bomb", "true", "false"):
        assert chosen_by not in BOOK.said[language], "a message chooses its words by this one"
        assert f"word-{chosen_by}" not in BOOK.said[language]


# -- everything there is to say


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every reason of the game to refuse a card, with the names of its facts."""
    for _, node in sources(FOLDER):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and constant(node.elts[0]).startswith("card-"):
            yield constant(node.elts[0]), {"card", *fact_names(node.elts[1])} - {""}


def test_every_refusal_has_its_sentence() -> None:
    found = list(refusals())
    assert len({reason for reason, _ in found}) > 10
    for reason, facts in found:
        assert BOOK.variables(reason) <= spoken(facts), reason


def test_every_question_has_its_sentence() -> None:
    assert asked_in_words(FOLDER) | {f"react-{code}" for code in REACTIONS} <= set(CHAPTERS)
    for prompt in CHAPTERS:
        BOOK.versions(prompt)


def test_every_event_has_its_sentence_and_a_private_one_where_some_learn_more() -> None:
    for event, carried in EVENTS.items():
        assert BOOK.variables(event) <= spoken(set(carried.told)), event
        for language in LANGUAGES:
            assert (f"{event}-told" in BOOK.said[language]) == bool(carried.learnt), event
        if carried.learnt:
            assert BOOK.variables(f"{event}-told") <= spoken(set(carried.names())), event


def example(event: str, name: str, number: int) -> Any:
    """A fact of this name."""
    notes, units = ["1M", "3M", "1M", "2M", "1M"], ["police", "brigade1", "police", "students", "helicopter"]
    by_name: dict[str, Any] = {
        "seat": "s0",
        "other": "s1",
        "seats": ["s0", "s1", "s2", "s3", "s4"][:number],
        "names": ["s0", "s1", "s2", "s3", "s4"][:number],
        "families": {"s0": "cigar", "s1": "car"},
        "card": "C01",
        "cards": ["C01", "C02", "C01", "I05", "V01"][:number],
        "declared": ["PAR", "s1"][:number],
        "note": "2M",
        "notes": notes[:number],
        "units": units[:number],
        "unit": "brigade2",
        "gun": "air_strike" if number % 2 else "gunboat",
        "dice": [6, 6, 1, 2, 3][:number],
        "why": ["first", "death", "resignation", "confidence"][number % 4],
        "motion": MOTIONS[number % 4],
        "choices": ["no", "yes"],
        "votes": {"yes": number, "no": 0} if event == "counted" else {"s0": ["I01", "office"][:number]},
        "side": "yes" if event == "tie-broken" else "rebels",
        "outcome": "president" if number % 2 else "rebels",
        "offices": {"interior": "s0", "brigade1": "s1"},
        "office": "interior",
        "sums": {"s0": 3, "s1": 1} if number else {},
        "bank": "lunch" if number % 2 else "holiday",
        "space": "PAR",
        "source": "PLZ",
        "spaces": ["PAR", "PAL", "BAN", "RAD", "FER"][:number],
        "places": {"UNI": number} if number else {},
        "marches": {"PAR": ["police", "police"], "PLZ": ["students"]},
        "locations": {"s0": "home", "s1": "mistress"},
        "location": "nightclub",
        "means": "A01" if number % 2 else "secret-police",
        "transactions": ["deposit:1M", "take-out:2M", "deposit:1M", "deposit:3M", "deposit:2M"][:number],
        "what": "shell" if number % 2 else "bomb",
        "reason": ENDINGS[number % 3],
    }
    return by_name.get(name, number)


def test_every_event_is_said_with_any_numbers(texts: dict[str, Careful]) -> None:
    for event, carried in EVENTS.items():
        for number in (0, 1, 2, 5):
            line = {"event": event, **{name: example(event, name, number) for name in carried.names()}}
            for said in texts.values():
                readable(said.event(line), line)
                if carried.learnt:
                    readable(said.event({**line, "told": True}), line)


def test_every_reason_to_wait_and_to_end_is_said() -> None:
    ends = {constant(node.args[1]) for _, node in sources(FOLDER) if is_ending(node)}
    assert ends == set(ENDINGS)
    assert len(waiting_reasons("kernel", FOLDER)) > 20
    for reason in waiting_reasons("kernel", FOLDER) | ends:
        assert not BOOK.variables(reason), f"{reason} is said without facts"


def is_ending(node: ast.AST) -> bool:
    """Here the game ends."""
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "end_game"


def test_every_promise_has_its_sentence(texts: dict[str, Careful]) -> None:
    match = palazzo.new_match("junta", seats=5, seed=1)
    for promise, domain in TRADE.promises(match.table).items():
        for end in (0, -1):
            facts = {"by": "s0", "to": "s1", **{name: choices[end] for name, choices in domain.items()}}
            assert BOOK.variables(f"pledge-{promise}") <= spoken(set(facts)), promise
            for said in texts.values():
                readable(said.say(f"pledge-{promise}", facts), facts)


def verbs() -> set[str]:
    """Every way to begin an option that the sources name."""
    found: set[str] = set()
    for _, node in sources(FOLDER):
        if isinstance(node, ast.JoinedStr) and re.fullmatch(r"[a-z-]+:", constant(node.values[0])):
            found.add(constant(node.values[0])[:-1])
        elif isinstance(node, ast.Call) and called(node) in ("Pick", "Play") and len(node.args) > 1:
            options = node.args[1]
            found |= {constant(item) for item in options.elts} if isinstance(options, ast.List) else set()
    return {option.split(":")[0] for option in found} - {""}


def test_every_choice_has_its_label() -> None:
    assert len(verbs()) > 30
    for verb in verbs():
        BOOK.versions(f"do-{verb}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_game_is_there(language: str) -> None:
    with_parts = ("", *(f".{part}" for part in PARTS), ".short")
    wanted = [
        f"{word}{part}"
        for word in (POLICE, PRESIDENT, *OFFICE, *UNITS, *GUNS, *SPACE, *BOX, *LOCATIONS)
        for part in with_parts
    ]
    wanted += [f"{card}{part}" for card in CARDS for part in ("", ".text", ".flavour")]
    wanted += [*FAMILIES, *MOMENTS, *(f"word-{note}" for note in NOTES), *(f"kind-{kind}" for kind in KINDS)]
    wanted += ["game-title", "game-blurb", "rules-summary"]
    wanted += [f"option-{option.name}{part}" for option in ENTRY.options for part in ("", ".help")]
    assert [name for name in wanted if BOOK.said[language].get(name) is None] == []


def test_every_rule_is_explained(texts: dict[str, Careful]) -> None:
    ids = (Path(__file__).parents[1] / "rule_ids" / "junta.txt").read_text().split()
    rules = [rule for rule in ids if re.fullmatch(r"J-\d+\.\d+", rule)]
    shown = {rule for rule in CHAPTERS.values() if rule.split(".")[1] not in CARDS}
    assert shown <= set(rules)
    for said in texts.values():
        for rule in rules:
            for part in ("", "title"):
                readable(said.say(f"rule-{rule.replace('.', '-')}", part=part), rule)
        for chapter in {rule.split(".")[0] for rule in rules}:
            readable(said.say(f"rules-{chapter}"), chapter)
            readable(said.say(f"rules-{chapter}", part="intro"), chapter)
        assert len(said.say("rules-summary").split()) <= SUMMARY_WORDS


def test_every_card_is_explained_in_words(texts: dict[str, Careful]) -> None:
    for said in texts.values():
        for card in CARDS:
            for part in ("", "text", "flavour"):
                readable(said.say(card, part=part), card)
        names = [said.say(card) for card in CARDS]
        assert len(names) == len(set(names)), "no two cards of one name"


# -- whole matches


def play(match: Match, rng: Random, heard: Heard) -> None:
    """A random match, with openings now and then, most offers accepted, and no lack of coups."""
    while not match.over:
        meanwhile = list(match.questions.open_to(rng.randrange(match.seats))) if rng.random() < 0.1 else []
        due = next(iter(match.questions))
        heard.listen(match, [due, *meanwhile])
        question = rng.choice(meanwhile) if meanwhile else due
        willing = [o for o in question.bounds().get("options", ()) if o == "accept"]
        value = rng.choice(willing) if willing and rng.random() < 0.7 else question.sample(rng)
        match.answer(question.seat, value, question.id)
    heard.listen(match, [])
    heard.read(match)


@pytest.mark.parametrize(("seats", "deck"), MATCHES)
def test_whole_matches_are_told_in_words(seats: int, deck: int, texts: dict[str, Careful]) -> None:
    heard = Heard()
    options = {"deck": deck, "personal_vote": deck == 108, "length": "shorter"}
    play(palazzo.new_match("junta", seats=seats, seed=seats, options=options), Random(seats), heard)
    assert {prompt for prompt, _ in heard.prompts.values()} <= set(CHAPTERS)
    for said in texts.values():
        for prompt, facts in heard.prompts.values():
            readable(said.say(prompt, facts), (prompt, facts))
        for option in heard.options:
            assert ":" not in option or said.has(f"do-{option.split(':')[0]}"), option
            readable(said.option(option), option)
            assert said.option(option) != option, option
        for good in heard.goods:
            readable(str(said.name(good)), good)
        for why in heard.waits:
            readable(said.say(why), why)
        for line in heard.lines.values():
            readable(said.event(line), line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_says_what_lies_next_to_it(language: str) -> None:
    """On a table without a map this is the map."""
    said = Texts(language, PACKAGE, names=NAMES)
    for space, neighbours in zip(SPACE, NEXT_TO, strict=True):
        listed = said.say(space, {}, "text").rstrip(".").split(": ")[1].split(", ")
        assert listed == [str(said.name(SPACE[other])) for other in neighbours], space


@pytest.mark.parametrize(("language", "words"), [("en", "has no President"), ("it", "non ha ancora un capo")])
def test_what_a_message_selects_by_is_the_word_and_not_its_name(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts(language, "palazzo.games.junta")
    called = texts.name
    monkeypatch.setattr(texts, "name", lambda word: "something else" if word == "first" else called(word))
    assert words in texts.say("nominate", {"names": [], "why": "first"})


@pytest.mark.parametrize(("language", "later"), [("en", "still be cast"), ("it", "ancora dare")])
def test_only_in_the_first_round_votes_may_be_kept_for_the_second(language: str, later: str) -> None:
    texts = Texts(language, "palazzo.games.junta")
    first, second = (texts.say("vote", {"round": number, "motion": "budget"}) for number in (1, 2))
    assert later in first
    assert later not in second


@pytest.mark.parametrize(("language", "if_open"), [("en", "find it open"), ("it", "lo trova aperto")])
@pytest.mark.parametrize("bank", ["open", "lunch", "holiday"])
def test_the_phase_of_the_bank_does_not_say_that_it_is_open(language: str, if_open: str, bank: str) -> None:
    m = set_table("assassinations", bank=bank)
    m.until("start-coup")
    told = " ".join(m.match.account(None, language).split())
    assert if_open in next(said for said in told.split(". ") if re.match("(Phase|Fase) 7", said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_table_has_words(language: str) -> None:
    texts = palazzo.texts("junta", language)
    assert [name for name in Facts.__annotations__ if not texts.has(f"fact-{name}")] == []
