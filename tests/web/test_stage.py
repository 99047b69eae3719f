"""What the director says across the stage: every headline has its words, in both languages and all editions."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import palazzo
from palazzo.kernel.match import Match
from palazzo.kernel.texts import LANGUAGES
from palazzo.server.web import game_schema
from saying import Book, spoken

BOARDS: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
NAMED: Final = {"C31"}
"""Words of a game that a headline names without being told them."""


@pytest.mark.parametrize("game", [entry["id"] for entry in palazzo.catalogue()])
def test_every_headline_is_said_with_facts_of_its_event(game: str) -> None:
    written: dict[str, list[dict[str, Any]]] = json.loads((BOARDS / game / "choreography.json").read_text("utf-8"))
    options = {option.name: option.values for option in palazzo.rules_of(game).entry.options}
    book = Book(f"palazzo.games.{game.replace('-', '_')}", tuple(options.get("edition", [""])))
    facts = game_schema.document()[game]
    headlines = [(event, move["say"]) for event, moves in written.items() for move in moves if move["move"] == "banner"]
    assert headlines
    kept = {name for language in LANGUAGES for name in book.said[language] if name.startswith("banner-")}
    for event, message in headlines:
        for name in [name for name in kept if name.split(".")[0] == message]:
            assert book.variables(name) <= spoken(set(facts[event])) | NAMED, f"{game}: {event}: {name}"
    assert {name.split(".")[0] for name in kept} == {message for _, message in headlines}
    assert {name.partition(".")[2] for name in kept} <= {"", "kick", "fact", "also"}


@pytest.mark.parametrize("edition", ["republic", "empire"])
def test_what_flows_on_the_stage_of_final_decrees_is_what_its_figures_become(edition: str) -> None:
    moves: dict[str, list[dict[str, Any]]] = json.loads(
        (BOARDS / "final-decrees" / "choreography.json").read_text("utf-8")
    )
    match, rng = palazzo.new_match("final-decrees", 5, seed=1, options={"edition": edition}), Random(1)
    before, heard = _blame(match), len(match.view(0)["log"])
    while not match.over:
        question = next(one for one in match.questions if one.due)
        match.answer(question.seat, question.sample(rng))
        after, log = _blame(match), match.view(0)["log"]
        flows = sum((_counted(moves.get(line["event"], []), line) for line in log[heard:]), Counter())
        told = {place: flows["to", place] - flows["from", place] for place in after}
        assert told == {place: after[place] - before[place] for place in after}, log[heard:]
        before, heard = after, len(log)


def _blame(match: Match) -> dict[str, int]:
    """What every blot shows."""
    table = match.view(0)["table"]
    people = {f"blame:{one['seat']}": one["blame"] for one in table["people"]}
    return people | {f"blame:{one['id']}": one["blame"] for one in table["places"]}


def _counted(moves: list[dict[str, Any]], line: dict[str, Any]) -> Counter[tuple[str, str]]:
    """How much is seen to flow from and to each blot in an event."""
    flows: Counter[tuple[str, str]] = Counter()
    for move in moves:
        if move["move"] != "flow" or "amount" not in move or ("when" in move and not line[move["when"]]):
            continue
        entries = line[move["each"]].items() if "each" in move else [("", "")]
        for key, value in entries:
            facts = {**line, "key": key, "value": value}
            for end in ("from", "to"):
                flows[end, move.get(end, "").format(**facts)] += int(str(move["amount"]).format(**facts))
    return flows
