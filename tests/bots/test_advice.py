"""A clerk says what it would do, and why, in both languages; and the figures it names are those of the view."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo.bots import advice, clerk
from palazzo.bots.advice import advise, in_words
from palazzo.bots.driver import play_bots
from palazzo.bots.sampling import stands
from palazzo.kernel.looking import plain_view
from palazzo.kernel.texts import LANGUAGES, files

SEATS = {"final-decrees": 5, "junta": 5, "last-will": 3}
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
VALUE = {"1M": 1, "2M": 2, "3M": 3}
Checks = dict[str, Callable[[dict[str, Any], dict[str, Any], Any], Any]]
"""Of each figure a reason may name: what it must be, by the view, the question and the answer."""


def me(view: dict[str, Any]) -> dict[str, Any]:
    return next(person for person in view["table"]["people"] if person["seat"] == view["you"])


def place(view: dict[str, Any], ministry: str | None) -> dict[str, Any]:
    return next(place for place in view["table"]["places"] if place["id"] == ministry)


def empty(view: dict[str, Any]) -> dict[str, Any]:
    return next(place for place in view["table"]["places"] if place["director"] is None)


def blame_of(view: dict[str, Any], seat: str) -> int:
    return next(int(person["blame"]) for person in view["table"]["people"] if person["seat"] == seat)


def decree(view: dict[str, Any], answer: str) -> dict[str, Any]:
    return next(paper for paper in view["table"]["papers"] if paper["id"] == answer.split(":")[1])


def cash(view: dict[str, Any]) -> int:
    return sum(VALUE[note] for note in view["table"]["yours"]["cash"])


# Rules of thumb whose figure stands in the view as it is, or follows from the answer alone.
TRUE: dict[str, dict[str, Checks]] = {
    "final-decrees": {
        "stamp": {
            "blame": lambda view, asked, answer: me(view)["blame"],
            "left": lambda view, asked, answer: len(decree(view, answer)["steps"]) - decree(view, answer)["stamps"] - 1,
        },
        "forward": {"blame": lambda view, asked, answer: me(view)["blame"]},
        "enact": {"removal": lambda view, asked, answer: view["table"]["facts"]["removal"]},
        "manoeuvre": {
            "blame": lambda view, asked, answer: me(view)["blame"],
            "carried": lambda view, asked, answer: place(view, "NAV")["blame"],
        },
        "investigate": {
            "other": lambda view, asked, answer: place(view, answer.split(":")[1])["director"],
            "carried": lambda view, asked, answer: place(view, answer.split(":")[1])["blame"],
        },
        "leave-desk": {
            "carried": lambda view, asked, answer: place(view, me(view)["directs"])["blame"],
            "there": lambda view, asked, answer: empty(view)["blame"],
        },
        "go": {"there": lambda view, asked, answer: empty(view)["blame"]},
        "send-to": {
            "other": lambda view, asked, answer: answer.split(":")[1],
            "there": lambda view, asked, answer: empty(view)["blame"],
        },
        "out-of-the-way": {"blame": lambda view, asked, answer: blame_of(view, answer.split(":")[1])},
        "mint": {"actions": lambda view, asked, answer: view["table"]["facts"]["actions"] + 1},
        "stop": {"actions": lambda view, asked, answer: view["table"]["facts"]["actions"]},
        "draw": {"cards": lambda view, asked, answer: view["table"]["piles"]["deck"]},
        "relief": {"blame": lambda view, asked, answer: me(view)["blame"]},
        "desk": {"carried": lambda view, asked, answer: place(view, me(view)["directs"])["blame"]},
        "bid": {"bid": lambda view, asked, answer: answer},
        "removal": {"own": lambda view, asked, answer: answer[view["you"]]},
        "shield": {"amount": lambda view, asked, answer: asked["facts"]["amount"]},
        "no-shield": {"amount": lambda view, asked, answer: asked["facts"]["amount"]},
        "rival": {"blame": lambda view, asked, answer: blame_of(view, answer)},
    },
    "junta": {
        "bank": {"amount": lambda view, asked, answer: sum(VALUE[one.split(":")[1]] for one in answer)},
        "bank-most": {
            "amount": lambda view, asked, answer: sum(VALUE[one.split(":")[1]] for one in answer),
            "kept": lambda view, asked, answer: cash(view) - sum(VALUE[one.split(":")[1]] for one in answer),
        },
        "to-the-bank": {"cash": lambda view, asked, answer: cash(view)},
        "hide": {
            "cash": lambda view, asked, answer: cash(view),
            "place": lambda view, asked, answer: answer.split(":")[1],
        },
        "police": {
            "other": lambda view, asked, answer: answer.split(":")[2],
            "place": lambda view, asked, answer: answer.split(":")[3],
        },
        "pay": {
            "given": lambda view, asked, answer: sum(VALUE[note] for notes in answer.values() for note in notes),
            "kept": lambda view, asked, answer: (
                cash(view) - sum(VALUE[note] for notes in answer.values() for note in notes)
            ),
        },
        "say-sums": {"amount": lambda view, asked, answer: sum(answer.values())},
        "leave-office": {"cash": lambda view, asked, answer: cash(view)},
        "no-rising": {"cash": lambda view, asked, answer: cash(view)},
        "pay-little": {"amount": lambda view, asked, answer: sum(VALUE[note] for note in answer)},
        "volley": {"units": lambda view, asked, answer: sum(map(len, answer.values()))},
        "lay": {"card": lambda view, asked, answer: answer.split(":")[1]},
        "squad": {"other": lambda view, asked, answer: answer.split(":")[1]},
    },
    "last-will": {
        "play": {"money": lambda view, asked, answer: me(view)["money"]},
        "opera": {"money": lambda view, asked, answer: me(view)["money"]},
        "end": {"actions": lambda view, asked, answer: me(view)["actions"]},
        "demotion": {
            "lines": lambda view, asked, answer: sum(not line["covered"] for line in me(view)["job"]["lines"]),
            "salary": lambda view, asked, answer: sum(
                line["salary"] for line in me(view)["job"]["lines"] if not line["covered"]
            ),
        },
        "plan-actions": {
            "actions": lambda view, asked, answer: next(
                paper["actions"] for paper in view["table"]["papers"] if paper["id"] == answer.split(":")[1]
            )
        },
        "sell-out": {"money": lambda view, asked, answer: me(view)["money"]},
        "extension": {"free": lambda view, asked, answer: sum(not one["card"] for one in me(view)["board"])},
    },
}


class Watched:
    """A clerk whose every answer is explained, and every explanation looked at."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules: Counter[str] = Counter()

    def answer(self, view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
        found = advise(view, question)
        assert found.question == question["id"]
        if found.answer is not None:
            assert stands(question, found.answer), (question["prompt"], found)
        self.rules[found.rule] += 1
        for name, true in TRUE[self.game].get(found.rule, {}).items():
            assert found.facts[name] == true(view, question, found.answer), (found, name)
        if self.rules[found.rule] <= 2:
            self.check_words(view, found)
        return clerk.answer(view, question, rng)

    def check_words(self, view: dict[str, Any], found: advice.Advice) -> None:
        """One sentence in both languages, with nothing left unsaid."""
        edition = str(view["options"].get("edition", ""))
        said = [in_words(self.game, found, language, edition, NAMES) for language in LANGUAGES]
        assert said[0] != said[1], found
        for sentence in said:
            assert sentence.endswith((".", "!", "?")), (found, sentence)
            assert len(sentence) < 170, sentence
            assert not re.search(r"\b(1 milioni|0 of the 0|One unit .* tip |All 2) ?\b", sentence), sentence
            assert not any(mark in sentence for mark in ("advice-", "$", "_", "{")), (found, sentence)


@pytest.mark.parametrize("game", SEATS)
def test_every_answer_is_explained_truly(game: str) -> None:
    watched = Watched(game)
    for seed in (1, 2):
        match = palazzo.new_match(game, seats=SEATS[game], seed=seed)
        play_bots(match, dict.fromkeys(range(match.seats), watched.answer), Random(seed))
        assert match.over
    assert len(watched.rules) > 20, watched.rules


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(game: str, language: str) -> None:
    """What the module of reasons can name is written down, and nothing else is."""
    from pathlib import Path

    clerks = Path(__file__).parents[2] / "src" / "palazzo" / "bots" / "clerks"
    source = (clerks / game.replace("-", "_") / "reasons.py").read_text(encoding="utf-8")
    named = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source))
    written = {
        message.removeprefix(f"advice-{game}-")
        for text in files("palazzo.bots", language)
        for message in re.findall(rf"^advice-{game}-[a-z-]+(?= =)", text, re.MULTILINE)
    }
    assert named <= written, named - written
    for rule in written:
        assert f'"{rule}"' in source or rule.rsplit("-", 1)[0] in source, f"nothing is ever explained by {rule}"


def test_advice_is_always_the_same() -> None:
    match = palazzo.new_match("junta", seats=5, seed=3)
    view = next(view for seat in range(5) if (view := plain_view(match, seat))["questions"])
    question = next(one for one in view["questions"] if one["due"])
    assert advise(view, question) == advise(view, question)


def test_taking_the_advice_gives_that_answer() -> None:
    position = {"player": "s0", "directs": {"s0": "NAV"}, "blame": {"s0": 6}, "decrees": {"D2": {"at": "NAV"}}}
    match = palazzo.set_up("final-decrees", seats=5, seed=1, position=position)
    view = plain_view(match, 0)
    question = view["questions"][0]
    found = advise(view, question)
    assert found.answer in question["options"]
    before = me(view)["blame"]
    match.answer(0, found.answer, question["id"])
    after = me(plain_view(match, 0))["blame"]
    assert (found.rule, before - after) in (("manoeuvre", 2), ("stamp", 1), ("forward", 1)), found
