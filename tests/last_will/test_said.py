"""What is said: every prompt, choice, event, rule and name of Last Will has its words, in both languages."""

import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import palazzo
from palazzo.games.last_will.content import CARDS, CONSTANTS, JOBS, PACKAGE, PLANS, WILLS
from palazzo.games.last_will.events import EVENTS
from palazzo.games.last_will.records import Space
from palazzo.games.last_will.state import PLACE
from palazzo.games.last_will.view import CHAPTERS
from palazzo.kernel.texts import LANGUAGES, Texts
from rules_report import rule_ids

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Ada", "Bepi", "Carla", "Dario", "Elena"]
TABLES = [{}, {"will": "chosen", "plans": "base"}, {"together": True, "market": "swap"}, {"sacked": False}]


@pytest.fixture(params=LANGUAGES)
def texts(request):
    """The voice of a table in each language."""
    return Texts(request.param, PACKAGE, names=NAMES)


def test_everything_there_is_has_a_name(texts):
    for word in [*EVENTS, *CHAPTERS, *PLANS, *get_args(Space)]:
        assert texts.has(word), word
    for word in [*CARDS, *JOBS, *WILLS]:
        assert texts.say(word) != word
        assert texts.say(word, part="text"), word


@pytest.mark.rule("W-9.3")
def test_every_card_says_what_it_is_and_which_symbols_it_shows(texts):
    helper = {"en": "helper", "it": "aiutante"}[texts.language]
    for card in CARDS.values():
        opening = texts.say(card.id, part="text").split(".")[0].lower()
        wanted = [helper] if card.kind == "helper" else [texts.name(symbol).lower() for symbol in card.symbols]
        if card.kind != "companion":
            assert all(word in opening for word in wanted), (card.id, opening)


@pytest.mark.parametrize("message", ["board-standing", "board-place-of"])
def test_nobody_is_told_a_place_while_all_are_level(texts, message):
    level = {"en": "level", "it": "pari"}[texts.language]
    for lines in (0, 1, 4):
        told = {"lines": lines, "worth": "£72", "seats": 5}
        assert level in texts.say(message, {**told, "place": 0})
        assert level not in texts.say(message, {**told, "place": 2})


def test_every_rule_is_told_with_a_title(texts):
    for rule in rule_ids("last-will"):
        message = "rule-" + rule.replace(".", "-")
        said = [texts.say(message), texts.say(message, part="title")]
        assert all(said), rule
        assert message not in said
        assert "{" not in "".join(said), rule


@pytest.mark.parametrize("options", TABLES)
def test_random_matches_are_told_without_gaps(texts, options):
    for seed in range(4):
        rng = Random(seed)
        m = palazzo.new_match("last-will", seats=2 + seed, seed=seed, options=options)
        while not m.over:
            question = m.due
            bounds = question.bounds()
            said = [texts.say(question.prompt, question.facts)]
            said += [texts.option(option) for option in bounds.get("options", []) + bounds.get("places", [])]
            assert not any("{" in text or (":" in text and " " not in text) for text in said), said
            assert texts.has(m.view(None)["waiting"]["why"])
            m.answer(question.seat, question.sample(rng))
        for seat in (0, None):
            for line in m.events(seat):
                assert "{" not in texts.event(line), line


@pytest.mark.parametrize(
    ("language", "money", "actions", "said"),
    [
        ("en", 20, 1, "You have 1 action left, and £20 in hand: what do you do?"),
        ("en", -5, 2, "You have 2 actions left, and debts of £5: what do you do?"),
        ("it", 20, 0, "Le vostre Azioni sono finite, con £20 in cassa: desiderate altro?"),
        ("it", -5, 1, "Vi resta 1 Azione, con £5 di debiti: che cosa fate?"),
    ],
)
def test_a_debt_is_called_a_debt(lay, language, money, actions, said):
    m = lay(boards={"anna": ["X02"]}, money={"anna": money}, actions={"anna": actions})
    assert Texts(language, PACKAGE, names=NAMES).say(m.match.due.prompt, m.match.due.facts) == said


def test_the_last_place_of_the_largest_board_has_a_name(texts):
    largest = CONSTANTS.places + 2 * CONSTANTS.rounds
    assert texts.name(PLACE[largest - 1]).endswith(str(largest))


@pytest.mark.rule("W-10.GS6", "W-10.2")
def test_the_two_weddings_can_be_told_apart_when_choosing(lay, texts):
    m = lay(hands={"anna": ["GE1", "GS5", "GS6"]}, actions={"anna": 2})
    said = [texts.option(option) for option in m.options("anna")]
    assert len(set(said)) == len(said) == 6


@pytest.mark.rule("W-5.5")
def test_it_is_said_as_what_a_wild_companion_goes_along(lay, texts):
    m = lay(hands={"anna": ["E10", "W01"]}, actions={"anna": 1})
    m.act("anna", "play:E10:1")
    guest, chef = (texts.option(option) for option in m.offers("anna", "with"))
    assert guest.endswith(texts.name("guest"))
    assert chef.endswith(texts.name("chef"))


def test_one_card_is_one_card(texts):
    one = texts.event({"event": "reshuffled", "deck": "event", "amount": 1})
    assert ("1 card." if texts.language == "en" else "1 carta.") in one


def test_both_languages_say_the_same_messages():
    from importlib import resources
    from re import MULTILINE, findall

    ids = []
    for language in LANGUAGES:
        files = sorted((resources.files(PACKAGE) / "locale" / language).iterdir(), key=lambda file: file.name)
        ids.append([findall(r"^([A-Za-z][\w-]*) =", file.read_text(encoding="utf-8"), MULTILINE) for file in files])
    assert ids[0] == ids[1]


@pytest.mark.rule("W-8.3", "W-11.5")
@pytest.mark.parametrize(("language", "said"), [("en", "cannot win"), ("it", "non può vincere")])
@pytest.mark.parametrize("where", ["rules-summary", "rule-W-8-3", "rule-W-11-5"])
def test_players_read_that_who_still_has_a_job_cannot_win(where, language, said):
    assert said in palazzo.texts("last-will", language).say(where)


def test_the_solicitor_addresses_heirs_in_one_form_in_italian() -> None:
    intimate = re.compile(r"\b(tu|tuo|tua|tuoi|tue|ti|te|puoi|devi|hai|vuoi|spendi|scegli|giochi)\b", re.IGNORECASE)
    clerk = ROOT / "src/palazzo/bots/locale/it/advice-last-will.ftl"
    written = [*sorted((ROOT / "src/palazzo/games/last_will/locale/it").glob("*.ftl")), clerk]
    assert len(written) > 1
    found = [
        f"{path.name}:{number}: {line}"
        for path in written
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if intimate.search(line)
    ]
    assert found == []
