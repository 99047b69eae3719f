"""What the director says across the stage: every headline has its words, in both languages and all editions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import palazzo
from palazzo.kernel.texts import LANGUAGES
from palazzo.server.web import declared
from saying import Book, spoken

BOARDS: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
NAMED: Final = {"C31"}
"""Words of a game that a headline names without being told them."""


@pytest.mark.parametrize("game", [entry["id"] for entry in palazzo.catalogue()])
def test_every_headline_is_said_with_facts_of_its_event(game: str) -> None:
    written: dict[str, list[dict[str, Any]]] = json.loads((BOARDS / game / "choreography.json").read_text("utf-8"))
    options = {option.name: option.values for option in palazzo.rules_of(game).entry.options}
    book = Book(f"palazzo.games.{game.replace('-', '_')}", tuple(options.get("edition", [""])))
    facts = declared.document()[game]
    headlines = [(event, move["say"]) for event, moves in written.items() for move in moves if move["move"] == "banner"]
    assert headlines
    kept = {name for language in LANGUAGES for name in book.said[language] if name.startswith("banner-")}
    for event, message in headlines:
        for name in [name for name in kept if name.split(".")[0] == message]:
            assert book.variables(name) <= spoken(set(facts[event])) | NAMED, f"{game}: {event}: {name}"
    assert {name.split(".")[0] for name in kept} == {message for _, message in headlines}
    assert {name.partition(".")[2] for name in kept} <= {"", "kick", "fact", "also"}
