"""How everybody stands, as shares of winning."""

from __future__ import annotations

import gzip
import json
import tomllib
from importlib.resources import files
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo.bots import LEVELS, bot_move, evaluate
from palazzo.bots.standing import evaluate_together, phase_of, score, shares

STANDINGS = Path(__file__).parents[2] / "benchmarks" / "standings"
SEATS = {"final-decrees": 4, "junta": 5, "last-will": 2}


@pytest.mark.parametrize("game", SEATS)
def test_shares_are_between_nothing_and_all_and_come_to_one(game: str) -> None:
    match = palazzo.new_match(game, SEATS[game], seed=2)
    rng = Random(2)
    for _ in range(60):
        found = evaluate(match.view(0))
        assert set(found) == {f"s{seat}" for seat in range(match.seats)}
        assert all(0 <= share <= 1 for share in found.values())
        assert sum(found.values()) == pytest.approx(1)
        bot_move(match, dict.fromkeys(range(match.seats), LEVELS["clerk"]), rng)


def test_who_has_less_to_spend_stands_better() -> None:
    view: Any = palazzo.new_match("last-will", 3, seed=1).view(0)
    before = evaluate(view)
    view["table"]["people"][1]["worth"] -= 20
    assert evaluate(view)["s1"] > before["s1"]


def test_money_in_switzerland_counts_the_more_the_nearer_the_end_and_more_than_in_the_pocket() -> None:
    view: Any = palazzo.new_match("junta", 7, seed=1).view(0)
    person = view["table"]["people"][1]
    before = evaluate(view)["s1"]
    person |= {"money": True, "known_cash": ["3M"] * 5}
    pocket = evaluate(view)["s1"]
    person |= {"money": False, "known_cash": [], "account": True, "known_account": ["3M"] * 5}
    early = evaluate(view)["s1"]
    assert before < pocket < early
    view["table"]["piles"]["spent"] = ["1M"] * 80
    assert evaluate(view)["s1"] > early + 0.1


@pytest.mark.parametrize(("game", "most"), [("junta", 1.6), ("last-will", 0.9)])
def test_a_match_is_foretold_far_better_than_by_chance(game: str, most: float) -> None:
    """On the matches the weights were fitted on: by chance the log loss is 1.95 at Junta and 1.39 at Last Will."""
    lines = gzip.decompress((STANDINGS / f"{game}.jsonl.gz").read_bytes()).decode().splitlines()
    names = json.loads(lines[0])
    weights = tomllib.loads(files("palazzo.bots.standing").joinpath("weights.toml").read_text("utf-8"))[game]
    loss = 0.0
    for _, part, won, rows in map(json.loads, lines[1:]):
        scores = {f"s{at}": score(weights[part], dict(zip(names, row, strict=True))) for at, row in enumerate(rows)}
        given = shares(scores)
        loss -= sum(log(max(given[seat], 1e-6)) for seat in won) / len(won)
    assert loss / len(lines[1:]) < most


def test_each_round_of_last_will_has_weights_of_its_own_while_plans_are_chosen() -> None:
    view: Any = palazzo.new_match("last-will", 3, seed=1).view(0)
    facts = view["table"]["facts"]
    found = []
    for number in range(8):
        facts["round"], facts["order"] = number, []
        found.append(phase_of(view))
    assert found == ["round-1", *(f"round-{number}" for number in range(1, 7)), "round-6"]


def test_who_has_won_has_all_of_it() -> None:
    view: Any = palazzo.new_match("last-will", 4, seed=1).view(0)
    view["outcome"] = {"winners": ["s1", "s3"]}
    assert evaluate(view) == {"s0": 0.0, "s1": 0.5, "s2": 0.0, "s3": 0.5}


def test_in_an_imagined_world_every_hand_counts() -> None:
    match = palazzo.new_match("last-will", 3, seed=1)
    views: list[Any] = [match.view(seat) for seat in range(3)]
    before = evaluate_together(views)
    assert sum(before.values()) == pytest.approx(1)
    views[1]["table"]["yours"]["hand"] = []
    assert evaluate_together(views)["s1"] < before["s1"]
    assert evaluate(views[0]) == evaluate(match.view(0))
