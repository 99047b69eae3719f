"""What CONTRIBUTING.md says of a new card is so: its examples are cards, and each of ours is wherever it sends one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from palazzo.games.final_decrees import content as decrees
from palazzo.games.junta import content as junta
from palazzo.games.last_will import content as will

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
GAMES: Final = {"final-decrees": decrees.CARDS, "junta": junta.CARDS, "last-will": will.CARDS}
READ: Final[dict[str, Callable[[str], Any]]] = {
    "final-decrees": decrees.read_cards,
    "junta": lambda text: junta.read_cards(list(junta.SPACE), list(junta.UNITS), text),
    "last-will": will.read_cards,
}
A_COPY: Final = {
    "final-decrees": (r"\ncount = ([2-9])", "\ncount = {}"),
    "junta": (r"copies = \[1, ([2-9])\]", "copies = [1, {}]"),
    "last-will": (r'deck = "event"\ncount = ([2-9])', 'deck = "event"\ncount = {}'),
}
"""Where the copy may be taken out whose place a new card takes."""
MESSAGES: Final = {
    "final-decrees": {
        "content": [f"{of}-{{}}{part}" for of in ("empire", "republic") for part in ("", ".text", ".flavour")],
        "board": ["{}-line"],
    },
    "junta": {"content": ["{}", "{}.text", "{}.flavour"], "hand": ["{}-line", "{}-when"]},
    "last-will": {"content": ["{}", "{}.text"], "rules": ["rule-W-10-{}", "rule-W-10-{}.title"]},
}
"""What is said of a card in each file of texts, with its id for {}."""
RULES: Final = {"final-decrees": "FD-9", "junta": "J-15", "last-will": "W-10"}


def folder(game: str) -> Path:
    return ROOT / "src" / "palazzo" / "games" / game.replace("-", "_")


def example(game: str) -> str:
    """The card of the page for a game: the examples stand in the order of the games."""
    return re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[list(GAMES).index(game)]


def said(file: Path) -> set[str]:
    """The messages of a file of texts, and their parts as `message.part`."""
    found, message = set(), ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if begun := re.match(r"([\w-]+) =", line):
            message = begun[1]
            found.add(message)
        elif part := re.match(r"\s+(\.\w+) =", line):
            found.add(message + part[1])
    return found


def drawn(file: Path) -> set[str]:
    return set(json.loads(file.read_text(encoding="utf-8"))["cards"])


def lacking(game: str, cards: list[str]) -> list[str]:
    """The places where these cards are not, by file."""
    wanted: list[tuple[Path, set[str], list[str]]] = []
    for language in ("en", "it"):
        for name, messages in MESSAGES[game].items():
            file = folder(game) / "locale" / language / f"{name}.ftl"
            wanted.append((file, said(file), [message.format(card) for card in cards for message in messages]))
    pictures = [ROOT / "web" / "src" / "boards" / game / "pictures.json"]
    pictures += [ROOT / "src" / "palazzo" / "press" / "pictures.json"] if game == "final-decrees" else []
    wanted += [(file, drawn(file), cards) for file in pictures]
    ids = ROOT / "tests" / "rule_ids" / f"{game}.txt"
    wanted.append((ids, set(ids.read_text(encoding="utf-8").split()), [f"{RULES[game]}.{card}" for card in cards]))
    return [
        f"{file.relative_to(ROOT).as_posix()} has no {one}"
        for file, found, ones in wanted
        for one in ones
        if one not in found
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_every_place_a_card_has(game: str) -> None:
    missing = lacking(game, list(GAMES[game]))
    assert not missing, "\n" + "\n".join(missing)


def test_a_card_that_is_nowhere_is_missed_everywhere() -> None:
    assert lacking("junta", ["I99"]) == [
        *(
            f"src/palazzo/games/junta/locale/{language}/{file}.ftl has no I99{part}"
            for language in ("en", "it")
            for file, parts in {"content": ["", ".text", ".flavour"], "hand": ["-line", "-when"]}.items()
            for part in parts
        ),
        "web/src/boards/junta/pictures.json has no I99",
        "tests/rule_ids/junta.txt has no J-15.I99",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_page_takes_the_place_of_another_copy(game: str) -> None:
    ours = (folder(game) / "content" / "cards.toml").read_text(encoding="utf-8")
    pattern, fewer = A_COPY[game]
    less = re.sub(pattern, lambda found: fewer.format(int(found[1]) - 1), ours, count=1)
    assert less != ours
    new = re.sub(r'^id = "\w+"', 'id = "X99"', example(game), flags=re.MULTILINE)
    assert {card.id for card in READ[game](f"{less}\n{new}")} == {*GAMES[game], "X99"}


def test_the_page_names_files_that_are_there() -> None:
    named = re.findall(r"`((?:docs|tests|web|src)/[\w./-]+)`", PAGE)
    files = {file.replace("GAME", game) for file in named for game in GAMES}
    assert len(files) > 10
    assert [file for file in sorted(files) if not (ROOT / file).exists()] == []
