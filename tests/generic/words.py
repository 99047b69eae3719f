"""The words positions and answers are written in, game by game, as docs/positions.md lists them.

`PYTHONPATH=tests python tests/generic/words.py` writes the lists of the handbook anew: things from the data of the
games, answers as random matches were asked for them, which the handbook keeps once it has them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import palazzo
from generic.play import PLAIN, play
from generic.tables import SETTINGS
from palazzo import Match
from palazzo.games.final_decrees import content as decrees
from palazzo.games.junta import content as junta
from palazzo.games.last_will import content as will
from palazzo.games.last_will.errands import OFFER_SPACE, WILD_SPACE
from palazzo.games.last_will.records import Space
from palazzo.kernel.table import SEAT

HANDBOOK: Final = Path(__file__).parents[2] / "docs" / "positions.md"
SECTION: Final = re.compile(r"<!-- words of (\S+) -->\n(.*?)<!-- end of words -->", re.DOTALL)
ROW: Final = re.compile(r"\| `([\w-]+)` \| (\w+) \| (.*) \|")
MATCHES: Final = 40
FARTHEST: Final = {"final-decrees": 250, "junta": 900, "last-will": 400}

Words = dict[str, dict[str, int]]
"""By heading: each word, and how many there are of such things (0: that is no matter)."""


def once(words: Iterable[str]) -> dict[str, int]:
    """Words of things that are not counted."""
    return dict.fromkeys(words, 0)


WORDS: Final[dict[str, Words]] = {
    "final-decrees": {
        "ministry": once(decrees.MINISTRY),
        "decree": once(decrees.DECREE),
        "card": {card.id: card.copies for card in decrees.CARDS.values()},
    },
    "junta": {
        "office": once(junta.OFFICE),
        "location": once(junta.LOCATIONS),
        "space": once(junta.SPACE),
        "unit": {kind: junta.UNIT.count(kind) for kind in junta.UNITS},
        "note": {kind: count for kind, (_, count) in junta.NOTES.items()},
        "card": {card.id: card.copies[1] for card in junta.CARDS.values()},
    },
    "last-will": {
        "type": once(will.TYPES),
        "companion": once(will.COMPANIONS),
        "symbol": once(symbol for symbol in will.SYMBOLS if symbol not in (*will.TYPES, *will.COMPANIONS)),
        "deck": once(will.REGULAR),
        "space": once(
            [*(space for space in get_args(Space) if space != "draw"), "draw", *WILD_SPACE, *OFFER_SPACE[:12]],
        ),
        "will": once(will.WILLS),
        "plan": once(will.PLANS),
        "job": once(will.JOBS),
        "card": {card.id: card.amount for card in will.CARDS.values()},
    },
}
CALLED: Final[dict[str, str]] = {
    "ministry": "Ministries",
    "decree": "Decrees",
    "card": "Cards",
    "office": "Offices",
    "location": "Locations",
    "space": "Spaces",
    "unit": "Units",
    "note": "Notes",
    "type": "Types of property",
    "companion": "Companions",
    "symbol": "Other symbols of job lines",
    "deck": "Regular decks",
    "will": "Wills",
    "plan": "Plans",
    "job": "Jobs",
}
SELDOM: Final[dict[str, dict[tuple[str, str], set[str]]]] = {
    "final-decrees": {("remove-blame", "split"): {"(ministry): (number)", "(player): (number)"}},
    "junta": {("place-units", "split"): {"(space): (number)"}, ("order-battles", "order"): {"(space)"}},
    "last-will": {
        ("card-sale", "pick"): {"decline", "sell-bare:(card):(place)"},
        ("choose-action", "pick"): {
            "sell-with:(card):(place):(card):(place)",
            "sell-with:(card):(place):(card):(place):(type)",
        },
        ("declare-play", "pick"): {"tokens:(number)", "waive:(card):(place)"},
    },
}
"""What random matches hardly ever come to."""


# -- things


def things(game: str) -> str:
    """The words of a game's things, with their names and how many there are of each."""
    texts = palazzo.texts(game)
    lines = []
    for heading, words in WORDS[game].items():
        told = []
        for word, count in words.items():
            name = texts.called(word)
            told.append(f"`{word}`{'' if name == word else f' {name}'}{f' ×{count}' if count > 1 else ''}")
        lines.append(f"- {CALLED[heading]}: {', '.join(told)}")
    return "\n".join(lines) + "\n"


# -- answers


@cache
def headings(game: str) -> dict[str, str]:
    """What each word of a game stands for."""
    found: dict[str, list[str]] = {seat: ["player"] for seat in SEAT}
    for heading, words in WORDS[game].items():
        for word in words:
            found.setdefault(word, []).append(heading)
    return {word: f"({' or '.join(named)})" for word, named in found.items()}


def pattern(game: str, option: str, picked: bool = False) -> str:
    """An option with its words named by what they stand for: `forward:D2:NAV` is `forward:(decree):(ministry)`.

    What is picked begins with a verb, which may be the name of a thing besides.
    """
    known = headings(game)
    words = [known.get(word) or unnamed(word) for word in option.split(":")]
    verb = option.split(":")[0]
    return ":".join([verb, *words[1:]] if picked and f"do-{verb}" in verbs(game) else words)


def unnamed(word: str) -> str:
    """What a word stands for that is in no list: a number, a place of a board, or itself."""
    return "(number)" if re.fullmatch(r"[+-]?\d+", word) else re.sub(r"^p\d+$", "(place)", word)


@cache
def verbs(game: str) -> frozenset[str]:
    """The verbs that have a text as an option of this game."""
    folder = Path(palazzo.__file__).parent / "games" / game.replace("-", "_") / "locale" / "en"
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    return frozenset(re.findall(r"^(do-[a-z-]+) =", text, re.MULTILINE))


def asked(match: Match) -> Iterator[tuple[str, str, str]]:
    """What is asked now: the question, its kind, and the patterns of its words."""
    for question in match.questions:
        if question.id.startswith(("change.", "deal.")):
            continue
        bounds = question.bounds()
        said = question.prompt, question.kind
        for option in bounds.get("options", []):
            yield *said, pattern(match.game, option, question.kind == "pick")
        for place in bounds.get("places", []):
            for value in values_of(question.kind, match.game, bounds):
                yield *said, f"{pattern(match.game, place)}: {value}"
        if question.kind == "order":
            for item in bounds["items"]:
                yield *said, pattern(match.game, item)
        if question.kind == "number":
            yield *said, "(number)"


def values_of(kind: str, game: str, bounds: dict[str, Any]) -> set[str]:
    """What is put in a place: a number, or things."""
    return {"(number)"} if kind == "split" else {f"[{pattern(game, item)}]" for item in bounds["items"]}


def heard(game: str, matches: int) -> dict[tuple[str, str], set[str]]:
    """What random matches of a game ask, and the patterns of what may be answered."""
    settings = [setting for setting in SETTINGS if setting.game == game]
    found: dict[tuple[str, str], set[str]] = {}
    for number in range(matches):
        rng = Random(f"words {game} {number}")
        match = settings[number * 7 % len(settings)].match(f"words {number}")
        for _ in range(FARTHEST[game]):
            if match.over:
                break
            for prompt, kind, words in asked(match):
                found.setdefault((prompt, kind), set()).add(words)
            play(match, rng, 1, PLAIN)
    return found


def listed(game: str) -> dict[tuple[str, str], set[str]]:
    """What the handbook lists already."""
    section = dict(SECTION.findall(HANDBOOK.read_text(encoding="utf-8"))).get(game, "")
    return {(prompt, kind): set(re.findall(r"`([^`]+)`", words)) for prompt, kind, words in ROW.findall(section)}


def answers(game: str, patterns: dict[tuple[str, str], set[str]]) -> str:
    """The questions of a game, in the order of its rules, and the words of their answers."""
    order = list(palazzo.rules_of(game).chapters)
    lines = ["| asked | kind | words of an answer |", "|---|---|---|"]
    for prompt, kind in sorted(patterns, key=lambda one: (order.index(one[0]), one[1])):
        words = ", ".join(f"`{word}`" for word in sorted(patterns[prompt, kind]))
        lines.append(f"| `{prompt}` | {kind} | {words} |")
    return "\n".join(lines) + "\n"


def section(game: str, patterns: dict[tuple[str, str], set[str]]) -> str:
    """All words of a game, as the handbook has them."""
    return f"{things(game)}\n{answers(game, patterns)}"


def main() -> None:
    """Write the lists of the handbook anew."""
    text = HANDBOOK.read_text(encoding="utf-8")
    for game in WORDS:
        patterns = listed(game)
        for question, words in [*heard(game, MATCHES).items(), *SELDOM[game].items()]:
            patterns.setdefault(question, set()).update(words)
        known = palazzo.rules_of(game).chapters
        patterns = {question: words for question, words in patterns.items() if question[0] in known}
        text = re.sub(
            rf"(<!-- words of {game} -->\n).*?(<!-- end of words -->)",
            lambda found, game=game, patterns=patterns: found[1] + section(game, patterns) + found[2],
            text,
            flags=re.DOTALL,
        )
    HANDBOOK.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
