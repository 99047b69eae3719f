"""What Python says of real matches, for the browser's texts to say the same: events, prompts, options, names.

`python tests/web/said.py FILE` writes it; `web/tests/texts.test.ts` compares.
"""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import palazzo
from games import in_catalogue
from palazzo.kernel.match import Match
from palazzo.kernel.texts import LANGUAGES, Texts

NAMES: Final = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fausto", "Gina"]
TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("final-decrees", 5, {"edition": "republic"}),
    ("final-decrees", 4, {"edition": "empire"}),
    ("junta", 6, {}),
    ("last-will", 4, {}),
    ("tender", 3, {}),
    ("seal", 4, {}),
]
MOST_ANSWERS: Final = 700
ALIKE: Final = 6
"""Sayings of the same kind of thing that are enough."""

Line = list[Any]
"""A kind of saying, what it is said of, and what is said."""


def played(game: str, seats: int, options: dict[str, Any]) -> tuple[Match, list[dict[str, Any]]]:
    """A match of random answers, and questions met on its way; some seats make deals."""
    match = palazzo.new_match(game, seats, seed=f"said {game}", options=options)
    rng = Random(7)
    met: list[dict[str, Any]] = []
    for number in range(MOST_ANSWERS):
        if match.over:
            break
        question = next(question for question in match.questions if question.due)
        view = match.view(question.seat)
        met += [one for one in view["questions"] if one["kind"] != "offer"]
        if number % 20 == 0:
            bargain(match, rng)
        if match.over:
            break
        due = next((question for question in match.questions if question.due), None)
        if due is not None:
            match.answer(due.seat, due.sample(rng))
    return match, met


def bargain(match: Match, rng: Random) -> None:
    """Somebody makes an offer, and everyone it asks signs if they can."""
    offer = next((question for question in match.questions if question.kind == "offer"), None)
    if offer is None:
        return
    match.answer(offer.seat, offer.sample(rng), offer.id)
    for question in list(match.questions):
        if question.prompt == "answer-offer":
            value = "accept" if "accept" in question.bounds()["options"] else "refuse"
            match.answer(question.seat, value, question.id)
            return


def sayings(match: Match, met: list[dict[str, Any]], texts: Texts) -> list[Line]:
    """Everything that is said of a match, each kind of thing a few times."""
    lines: list[Line] = []
    seen: dict[str, int] = {}

    def add(kind: str, key: str, of: Any, said: Any) -> None:
        name = f"{kind} {key}"
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= ALIKE:
            lines.append([kind, of, said])

    for seat in range(match.table.seats):
        for line in match.view(seat)["log"]:
            add("event", line["event"] + str(line.get("told")), line, texts.event(line))
    for question in met:
        prompt, facts = question["prompt"], question["facts"]
        add("say", prompt, [prompt, facts], texts.say(prompt, facts))
        for option in question.get("options", []):
            add("option", option.split(":")[0], option, texts.option(option))
        for word in question.get("items", []) + question.get("places", []):
            add("name", word, word, str(texts.name(word)))
    for promise in match.view(0)["promises"]:
        facts = {key: value for key, value in promise.items() if key not in ("id", "promise", "fate")}
        message = f"pledge-{promise['promise']}"
        add("say", message, [message, facts], texts.say(message, facts))
    return lines


def document() -> dict[str, Any]:
    """The messages, and all that Python says with them."""
    with in_catalogue():
        return {"names": NAMES, "tables": [page for table in TABLES for page in said_at(*table)]}


def said_at(game: str, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The same of one table, in each language."""
    match, met = played(game, seats, options)
    package, edition = palazzo.rules_of(game).entry.package, options.get("edition", "")
    return [
        {
            "game": game,
            "language": language,
            "edition": edition,
            "files": files("palazzo.kernel", language) + files(package, language),
            "said": sayings(match, met, Texts(language, package, edition, NAMES)),
        }
        for language in LANGUAGES
    ]


def files(package: str, language: str) -> list[str]:
    """The Fluent files of a package, in the order they are read."""
    if not package:
        return []
    folder = resources.files(package) / "locale" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), ensure_ascii=False), encoding="utf-8")
