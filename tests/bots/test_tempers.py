"""Temperaments: bots of one level that are not like each other."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import palazzo
from palazzo.bots import TEMPERED, TEMPERS, clerk
from palazzo.bots.clerks.final_decrees.sight import look
from palazzo.bots.clerks.junta.sight import Sight
from palazzo.bots.moods import begging, felt, mood
from palazzo.bots.tempers import EVEN, Tempered, parted
from palazzo.kernel.looking import plain_view
from palazzo.kernel.texts import LANGUAGES, Texts

FEELINGS = ("betrayed", "thankful", "shot-at", "blamed", "left-out", "begging")


@pytest.fixture(scope="module")
def told() -> dict[str, Counter[str]]:
    """What all hear in a match of clerks of one temperament: the same deal, and the same chance."""
    found = {}
    for temper in ("honest", "opportunist", "generous"):
        match = palazzo.new_match("final-decrees", 5, "temper 1")
        palazzo.bots.play(match, f"clerk:{temper}", random.Random(1))
        assert match.over
        found[temper] = Counter(line["event"] for line in match.events())
    return found


def test_a_bot_is_called_by_level_and_temperament() -> None:
    assert parted("clerk:honest") == ("clerk", "honest")
    assert parted("clerk") == ("clerk", "")
    assert isinstance(palazzo.bots.bot("minister:vindictive"), Tempered)
    for name in ("clerk:sleepy", "usher:honest", "king:honest"):
        with pytest.raises(palazzo.Refusal):
            palazzo.bots.bot(name)
    assert "usher" not in TEMPERED


def test_who_says_no_temperament_is_as_before() -> None:
    match = palazzo.new_match("final-decrees", 4, 1)
    view = plain_view(match, 0)
    assert look(view).temper == EVEN
    assert look({**view, "temper": "generous"}).eyes_of("s1").temper == EVEN


def test_honest_bots_keep_their_word_and_opportunists_break_it(told: dict[str, Counter[str]]) -> None:
    assert told["honest"]["promise-kept"]
    assert told["honest"]["promise-broken"] < told["opportunist"]["promise-broken"]


def test_the_generous_strike_more_deals_than_others(told: dict[str, Counter[str]]) -> None:
    def moved(temper: str) -> int:
        return told[temper]["gives-blame"] + told[temper]["gives-cards"]

    assert moved("generous") > 2 * moved("honest")


def test_the_same_offer_is_worth_most_to_the_generous_and_least_to_an_opportunist() -> None:
    offers: list[tuple[str, dict[str, Any], dict[str, Any]]] = []

    def bot(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        if question["prompt"] == "answer-offer":
            deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
            if not any(promise["by"] == view["you"] for promise in deal["promises"]):
                offers.append((view["game"], view, deal))
        return clerk.answer(view, question, rng)

    match = palazzo.new_match("final-decrees", 5, "temper 1")
    palazzo.bots.play(match, bot, random.Random(1))
    assert offers
    for game, view, deal in offers:
        gain = {name: clerk.counsel(game).gain({**view, "temper": name}, deal) for name in TEMPERS}  # type: ignore[union-attr]
        assert gain["generous"] > gain["honest"] > gain["opportunist"]


def test_the_vindictive_resent_a_shot_more_and_others_are_seen_as_even_tempered() -> None:
    match = palazzo.new_match("junta", 5, 1)
    view = plain_view(match, 0)
    shot = {"event": "orders", "seat": "s1", "other": "s0", "location": "bank", "turn": 1}
    enmity = {
        temper: Sight({**view, "log": [*view["log"], shot], "temper": temper}).enmity("s1") for temper in ("", *TEMPERS)
    }
    assert enmity["vindictive"] > enmity[""] > enmity["generous"]
    assert Sight({**view, "temper": "vindictive"}).eyes_of("s1").temper == EVEN


def test_feelings_are_of_what_was_done_to_oneself_before_all_eyes() -> None:
    assert felt({"event": "promise-broken", "seat": "s1", "other": "s0"}, "s0") == "betrayed:s1"
    assert felt({"event": "promise-broken", "seat": "s1", "other": "s2"}, "s0") == ""
    assert felt({"event": "promise-kept", "seat": "s1", "other": "s0"}, "s0") == "thankful:s1"
    assert felt({"event": "orders", "seat": "s1", "other": "s0"}, "s0") == "shot-at:s1"
    assert felt({"event": "investigates", "seat": "s1", "other": "s0"}, "s0") == "blamed:s1"
    assert felt({"event": "investigates", "seat": "s1", "other": "s0", "told": True}, "s0") == ""
    assert felt({"event": "proposes", "seat": "s1", "sums": {"s0": 0, "s2": 3}}, "s0") == "left-out:s1"
    assert felt({"event": "proposes", "seat": "s1", "sums": {"s0": 2}}, "s0") == ""


def test_who_is_far_behind_begs_whoever_plays() -> None:
    people = [{"seat": "s0", "blame": 12}, {"seat": "s1", "blame": 3}]
    view = {"table": {"facts": {"player": "s1"}, "people": people}}
    assert begging(view, "s0") == "begging:s1"
    assert begging(view, "s1") == ""
    view["table"]["facts"]["player"] = "s0"
    assert begging(view, "s0") == ""


def test_only_who_has_a_temperament_has_moods() -> None:
    view = {"you": "s0", "game": "junta", "log": [{"event": "promise-broken", "seat": "s1", "other": "s0"}]}
    assert not any(mood(view, random.Random(n)) for n in range(20))
    said = [mood({**view, "temper": "vindictive"}, random.Random(n)) for n in range(40)]
    assert 0 < sum(map(bool, said)) < 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feeling_has_its_words(language: str) -> None:
    texts = Texts(language, "palazzo.server")
    said = [texts.pattern(f"mood-{temper}-{feeling}", "") for temper in TEMPERS for feeling in FEELINGS]
    assert None not in said
