"""The minister thinks ahead where its table says so, in worlds it could not tell from the true one, and in time."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.bots import LEVELS, Minister, bot_move, clerk
from palazzo.bots.hidden_choices import suppose
from palazzo.bots.minister import TABLE, wants_worlds
from palazzo.bots.sampling import stands
from palazzo.bots.worlds import MISSING, Worlds
from palazzo.games.junta.content import ALL_NOTES, LOCATIONS
from palazzo.kernel.errors import NoWorld
from palazzo.kernel.looking import follow, plain_view
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


def test_at_junta_it_asks_for_worlds_where_it_hides(hiding) -> None:
    match, seat = hiding
    view = plain_view(match, seat)
    assert wants_worlds(view)
    for question in view["questions"]:
        question["prompt"] = question["prompt"].replace("choose-location", "choose-action")
    assert not wants_worlds(view)


def test_it_searches_only_what_matches_have_shown_to_help() -> None:
    """Two hundred matches each; Final Decrees is the clerk's, until as many show something else."""
    found = {game: set(table) for game, table in TABLE.items()}
    assert found == {
        "junta": {"choose-location"},
        "last-will": {"choose-plan", "choose-errand", "name-decks"},
    }


@pytest.mark.parametrize("prompt", ["choose-errand", "name-decks"])
def test_at_last_will_it_thinks_of_errands_and_decks_as_well(prompt: str) -> None:
    """What it says stands, and is the same for the same chance; for the only answer there is it asks no worlds."""
    match = palazzo.new_match("last-will", 2, seed=4)
    bots, rng = dict.fromkeys(range(2), LEVELS["clerk"]), Random(4)
    while match.due is not None and not (match.due.prompt == prompt and _wonders(match)):
        bot_move(match, bots, rng)
    assert match.due is not None
    seat = match.due.seat
    view = plain_view(match, seat)
    question = next(one for one in view["questions"] if one["due"])
    said = [Minister(seconds=1000.0, worlds=2).think(view, question, Random(5), Worlds(match, seat)) for _ in range(2)]
    assert said[0] == said[1]
    assert stands(question, said[0])
    assert not wants_worlds({**view, "questions": [{**question, "single": True}]})


def _wonders(match: Match) -> bool:
    """Whoever is asked would think ahead."""
    assert match.due is not None
    return wants_worlds(plain_view(match, match.due.seat))


@pytest.fixture(scope="module")
def hiding() -> tuple[Match, int]:
    """Junta, where everybody hides; who is asked last, with a full purse."""
    match = palazzo.new_match("junta", 5, seed=3)
    rng = Random(3)
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    while match.due is not None:
        seat = match.due.seat
        others = match.table.stack[-1].answers
        if match.due.prompt == "choose-location" and len(others) > 1 and match.table.wealth(seat) > 6:
            return match, seat
        bot_move(match, bots, rng)
    raise AssertionError("nobody ever hid with a full purse after the others")


def test_what_others_chose_in_secret_is_supposed_to_be_what_clerks_choose(hiding) -> None:
    match, seat = hiding
    assert len(match.table.stack[-1].answers) > 1
    world = Worlds(match, seat).draw(Random(1))
    assert world is not None
    suppose(world, seat, Random(1))
    step = world.table.stack[-1]
    assert step.answers == {}
    assert step.waits == step.asked
    assert len(match.table.stack[-1].answers) > 1, "the match itself stays as it is"


def test_hidden_players_are_supposed_where_clerks_would_hide(hiding) -> None:
    """On the last night whoever carries much goes to the Bank; a world as it is dealt puts him anywhere."""
    match, _ = hiding
    played = match.clone()
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    rng = Random(9)
    while played.due is not None and played.due.prompt != "declare-attempts":
        bot_move(played, bots, rng)
    assert played.due is not None
    seat = played.due.seat
    rich = max((other for other in range(5) if other != seat and played.table.here(other)), key=played.table.wealth)
    dealt: set[str] = set()
    for number in range(8):
        world = Worlds(played, seat).draw(Random(number))
        assert world is not None
        dealt.add(world.table.place[rich])
        world.table.spent = world.table.aid[:1] * len(ALL_NOTES)
        world.table.bank = "open"
        own = world.table.place[seat]
        suppose(world, seat, Random(number))
        assert world.table.place[seat] == own
        assert world.table.place[rich] == "bank"
    assert len(dealt) > 1


def test_of_beds_that_are_alike_one_is_tried_and_chance_says_which(hiding) -> None:
    match, seat = hiding
    view = plain_view(match, seat)
    question = next(one for one in view["questions"] if one["due"])
    beds = [f"hide:{place}" for place in LOCATIONS]
    found = [clerk.unlike(view, question, ["hide:bank", *beds], Random(number)) for number in range(12)]
    assert all(one[0] == "hide:bank" and len(one) == 2 for one in found)
    assert len({one[1] for one in found}) > 1
    poor = {**view, "table": {**view["table"], "yours": {**view["table"]["yours"], "cash": []}}}
    poor["table"]["facts"] = {**poor["table"]["facts"], "president": None}
    assert clerk.unlike(poor, question, beds, Random(1)) == beds[:1], "with nothing to lose all places are alike"


def test_a_minister_who_thinks_where_to_hide_gives_the_same_answer_to_the_same_chance(hiding) -> None:
    match, seat = hiding
    view = plain_view(match, seat)
    question = next(one for one in view["questions"] if one["due"])
    said = [Minister(seconds=1000.0, worlds=2).think(view, question, Random(5), Worlds(match, seat)) for _ in range(2)]
    assert said[0] == said[1]
    assert said[0] in question["options"]


def test_a_minister_with_a_full_purse_sleeps_elsewhere_than_a_clerk_now_and_then() -> None:
    """As bots play a match: to the Bank where the clerk would hide, or into hiding where he would go there."""
    others = 0
    for seed in range(2, 5):
        match = palazzo.new_match("junta", 5, seed=seed)
        clerks, rng = dict.fromkeys(range(5), LEVELS["clerk"]), Random(seed)
        while match.due is not None and not _hides_with_much(match):
            bot_move(match, clerks, rng)
        assert match.due is not None
        twin, seat = match.clone(), match.due.seat
        said = []
        for played, bot in ((match, Minister(seconds=1000.0)), (twin, LEVELS["clerk"])):
            bot_move(played, {seat: bot}, Random(5))
            said.append(played.journal[-1][-1])
        assert said[0] == said[1] or "hide:bank" in said
        others += said[0] != said[1]
    assert others


def _hides_with_much(match: Match) -> bool:
    """Somebody is asked where to sleep, with twelve millions in the pocket."""
    return match.due is not None and match.due.prompt == "choose-location" and match.table.wealth(match.due.seat) >= 12


def test_who_follows_a_copy_reads_on_where_the_match_was_read_to(hiding) -> None:
    match, _ = hiding
    read = match.clone(brisk=True)
    for seat in range(5):
        follow(read, seat)
    heir, stranger = read.clone(), match.clone(brisk=True)
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    for copy in (heir, stranger):
        rng = Random(4)
        for _ in range(30):
            bot_move(copy, bots, rng)
    assert [follow(heir, seat) for seat in range(5)] == [follow(stranger, seat) for seat in range(5)]
    assert len(follow(read, 0)["log"]) < len(follow(heir, 0)["log"]), "what the copy hears the match does not"


@pytest.mark.parametrize("position", ["planning", "hiding"])
def test_its_process_gets_a_view_and_an_imagined_world(position: str, request) -> None:
    match, seat, *_ = request.getfixturevalue(position)
    view = plain_view(match, seat)
    question = next(one for one in view["questions"] if one["due"])
    seen = msgspec.json.encode({**view, WORLD: imagined_for(match, seat, Random(2))})
    ((asked, value, *_),) = msgspec.json.decode(think("minister", seen, 1))
    assert asked == question["id"]
    assert value in question["options"]
