"""The minister thinks ahead where its table says so, in worlds it could not tell from the true one, and in time."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.bots import LEVELS, Minister, bot_move, clerk
from palazzo.bots.minister import TABLE, wants_worlds
from palazzo.bots.worlds import MISSING, Worlds
from palazzo.kernel.errors import NoWorld
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import Match
from palazzo.server.thinking.worker import WORLD, think
from palazzo.server.thinking.worlds import imagined_for


@pytest.fixture(scope="module")
def planning() -> tuple[Match, int, dict[str, Any], dict[str, Any]]:
    """Last Will, where somebody chooses a plan: the match, who, what they see and are asked."""
    match = palazzo.new_match("last-will", 2, seed=4)
    rng = Random(4)
    while match.due is not None and match.due.prompt != "choose-plan":
        bot_move(match, {0: LEVELS["clerk"], 1: LEVELS["clerk"]}, rng)
    assert match.due is not None
    view = plain_view(match, match.due.seat)
    return match, match.due.seat, view, next(one for one in view["questions"] if one["due"])


def test_a_world_looks_to_its_seat_as_the_true_one_does(planning) -> None:
    match, seat, view, _ = planning
    world = Worlds(match, seat).draw(Random(1))
    assert world is not None
    assert world is not match
    assert plain_view(world, seat)["table"] == view["table"]


def test_where_there_is_no_world_a_bot_gets_none_and_it_is_counted(planning, monkeypatch) -> None:
    match, seat, view, question = planning

    def none(*_: Any, **__: Any) -> None:
        raise NoWorld("no-world", {"seat": "s0"})

    monkeypatch.setattr(Match, "resample", none)
    MISSING.clear()
    assert Worlds(match, seat).draw(Random(1)) is None
    assert MISSING == {"last-will": 1}
    assert Minister().think(view, question, Random(1), Worlds(match, seat)) in question["options"]
    MISSING.clear()


def test_without_worlds_a_minister_is_a_clerk(planning) -> None:
    _, _, view, question = planning
    assert Minister()(view, question, Random(1)) == clerk.answer(view, question, Random(1))


def test_the_same_chance_and_as_many_worlds_give_the_same_answer(planning) -> None:
    match, seat, view, question = planning
    said = [Minister(seconds=1000.0, worlds=1).think(view, question, Random(5), Worlds(match, seat)) for _ in range(2)]
    assert said[0] == said[1]
    assert said[0] in question["options"]


def test_it_leaves_a_fifth_of_its_time(planning) -> None:
    match, seat, view, question = planning
    clock = [0.0]

    def now() -> float:
        clock[0] += 0.01
        return clock[0]

    said = Minister(seconds=1.0, now=now).think(view, question, Random(5), Worlds(match, seat))
    assert said in question["options"]
    assert clock[0] <= 0.85


def test_it_asks_for_worlds_only_where_it_thinks_ahead(planning) -> None:
    _, _, view, _ = planning
    assert wants_worlds(view)
    assert not wants_worlds({**view, "questions": []})
    for game in ("junta", "final-decrees"):
        assert not wants_worlds(plain_view(palazzo.new_match(game, 5, seed=1), 0))


def test_it_searches_only_what_matches_have_shown_to_help() -> None:
    """Final Decrees and Junta are the clerk's, until two hundred matches show something else."""
    assert {game: set(table) for game, table in TABLE.items()} == {"last-will": {"choose-plan"}}


def test_its_process_gets_a_view_and_an_imagined_world(planning) -> None:
    match, seat, view, question = planning
    seen = msgspec.json.encode({**view, WORLD: imagined_for(match, seat, Random(2))})
    ((asked, value, *_),) = msgspec.json.decode(think("minister", seen, 1))
    assert asked == question["id"]
    assert value in question["options"]
