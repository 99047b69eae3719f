"""Positions drawn at random, right and wrong: refused with a sentence, or they stand, save, load, and play on."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

import palazzo
from generic.play import QUIET, all_seen, play
from generic.positions import DOORS, Draft, draw, handbook, played_ones, set_up, tried, written_ones
from generic.words import HANDBOOK, SELDOM, WORDS, heard, listed, things
from palazzo import BadPosition

FEW = 2000
MANY = 100_000
SHARE = 20
"""The many are tried in so many parts, that workers may share them."""

ELSEWHERE = ("discards", "hands", "leader", "cousin", "dead")
"""Fields of tables in the middle of something, that can stand at no door, or not at this one."""

NEVER = {
    ("last-will", "errands"): "boy",
    ("last-will", "actions"): "player",
}
"""Doors at which not every table can be, and the field that says so."""


def try_positions(numbers: range) -> Counter[str]:
    """How these positions fared."""
    fared: Counter[str] = Counter()
    for number in numbers:
        rng = Random(f"position {number}")
        draft = draw(rng)
        try:
            fared[tried(draft, rng)] += 1
        except Exception as error:
            raise AssertionError(f"position {number}, {draft}: {error!r}") from error
    return fared


def test_a_random_position_is_refused_or_stands_and_nothing_else():
    fared = try_positions(range(FEW))
    assert fared["stands"] > FEW / 5
    assert fared["refused"] > FEW / 5


@pytest.mark.full
@pytest.mark.parametrize("part", range(SHARE))
def test_a_hundred_thousand_random_positions_are_refused_or_stand(part):
    each = MANY // SHARE
    try_positions(range(part * each, (part + 1) * each))


@pytest.mark.parametrize("draft", written_ones(), ids=lambda draft: f"{draft.game}-{draft.position.get('at', '')}")
def test_what_somebody_wrote_stands(draft):
    assert tried(draft, Random(1)) in ("stands", "over")


def test_the_handbook_shows_a_position_of_every_game():
    assert {draft.game for draft in handbook()} == set(DOORS)


@pytest.mark.parametrize(("game", "door"), [(game, door) for game in DOORS for door in DOORS[game]])
def test_tables_met_in_matches_can_be_written_at_every_door(game, door):
    stood = 0
    for draft in played_ones(game):
        position = {field: value for field, value in draft.position.items() if field in DOORS[game][door]}
        match, refusal = set_up(draft._replace(position={**position, "at": door}))
        stood += match is not None
        if refusal:
            assert any(f"{field}: " in refusal for field in (*ELSEWHERE, NEVER.get((game, door), "discards")))
    assert stood > len(played_ones(game)) / 3


@pytest.mark.parametrize("draft", written_ones(), ids=lambda draft: f"{draft.game}-{draft.position.get('at', '')}")
def test_a_match_from_a_position_is_saved_loaded_and_taken_back(draft):
    match = palazzo.set_up(draft.game, draft.seats, draft.position, seed=1, options=draft.options)
    before = all_seen(match)
    loaded = palazzo.load_match(match.save())
    assert all_seen(loaded) == before
    assert loaded.commitment == ""
    for seed in range(20):
        trial = loaded.clone()
        moves = play(trial, Random(seed), 1, QUIET)
        if moves and trial.can_undo(moves[0].seat):
            trial.undo(moves[0].seat)
            assert all_seen(trial) == before
    assert all_seen(palazzo.load_match(match.save(compact=True))) == before
    play(match, Random(1), 20)
    assert all_seen(palazzo.load_match(match.save())) == all_seen(match)


@pytest.mark.parametrize("number", [1, "x" * 10_000, None, [], {1: 2}, {None: None}, {"at": {}}, {"hands": 10**5000}])
@pytest.mark.parametrize("game", list(DOORS))
def test_what_is_no_position_is_refused(game, number):
    with pytest.raises(BadPosition):
        palazzo.set_up(game, 4, number)


@pytest.mark.parametrize("game", list(DOORS))
def test_a_position_nested_too_deep_is_refused(game):
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadPosition, match="nested"):
        palazzo.set_up(game, 4, {"names": deep})


def test_every_reason_is_told_however_many():
    position = {"hands": {f"x{number}": [] for number in range(400)}, "blame": {"s0": -1}}
    with pytest.raises(BadPosition) as refused:
        palazzo.set_up("final-decrees", 4, position)
    assert "x399" in str(refused.value)
    assert "blame.s0" in str(refused.value)


def draft_of(game: str, **position: object) -> Draft:
    """A position for as many as usual."""
    return Draft(game, 5 if game != "last-will" else 3, {}, position)


REFUSED = [
    (draft_of("final-decrees", at="start", hands={"s0": ["C01"]}), "hands: nothing is meant by that at the door start"),
    (draft_of("final-decrees", at="turn", used=["draw"]), "used: nothing is meant by that at the door turn"),
    (draft_of("final-decrees", turn=0), "turn: 0 is not a whole number from 1 to"),
    (draft_of("final-decrees", directs={"s0": "XXX"}), "directs.s0: 'XXX' is not one of REF, EXE, HR, "),
    (draft_of("final-decrees", hands={"s0": ["C99"]}), "hands.s0: 'C99' is not one of C01 to C31"),
    (draft_of("final-decrees", seen={"s0": {"s0": []}}), "seen.s0: all see their own hand"),
    (draft_of("final-decrees", decrees={"D1": "NAV"}, enacted=["D1"]), "enacted: D1 lies on a ministry, by decrees"),
    (draft_of("final-decrees", names=["s1", "s0", "a", "b", "c"]), "names: s1 always is another seat"),
    (draft_of("final-decrees", names=["1", "a", "b", "c", "d"]), "names: 1 always is another seat"),
    (draft_of("final-decrees", blame={"s0": 1, "0": 2}), "blame: s0 is there twice"),
    (draft_of("final-decrees", answers=[["nobody", "stop"]], blame=5), "answers: number 1: nobody here is called"),
    (draft_of("final-decrees", answers=[["nobody", "stop"]], blame=5), "blame: "),
    (draft_of("junta", at="start", hands={"s0": ["C01"]}), "hands: nothing is meant by that at the door start"),
    (draft_of("junta", at="bank", rebels=["s1"]), "rebels: nothing is meant by that at the door bank"),
    (
        draft_of("junta", at="budget", locations={"s1": "bank"}),
        "locations: nothing is meant by that at the door budget",
    ),
    (draft_of("junta", at="bank", locations={"s1": "moon"}), "locations.s1: 'moon' is not one of home, bank, head"),
    (draft_of("junta", at="assassinations", shown=True), "shown: everyone's place is hidden at the door assass"),
    (draft_of("junta", at="bank", exile={"s0": "AM1"}), "exile: the President cannot leave the country"),
    (draft_of("junta", at="drawing", dead=["s1"]), "dead: the dead of last turn have heirs by now"),
    (draft_of("junta", offices={"s1": ["air"], "s2": ["air"]}), "offices.s2: air is held twice"),
    (draft_of("junta", at="bank", offices={"s1": ["air"]}, cousin=["air"]), "cousin: air is not vacant, s1 is there"),
    (draft_of("junta", at="movement", leader="s0"), "leader: the President is no rebel"),
    (draft_of("junta", at="movement", units={"X": {}}), "units: 'X' is not one of "),
    (
        draft_of("junta", at="movement", units={"PAL": {"s1": {"tank": 1}}}),
        "units.PAL.s1: 'tank' is not one of guards, ",
    ),
    (draft_of("junta", at="movement", units={"PAL": {"s1": {"guards": 5}}}), "units.PAL.s1: there are not 5 of guards"),
    (draft_of("junta", at="movement", fled=["s1"]), "fled: nothing is meant by that at the door movement"),
    (draft_of("junta", at="combat", coup=3, fled=["s1"]), "fled: nothing is meant by that before the last phase"),
    (draft_of("junta", at="sides", fled=["s0"]), "fled: the President cannot"),
    (draft_of("junta", at="sides", stayed=["s1"]), "stayed: s1 is not in exile"),
    (draft_of("junta", at="aftermath", siding=["s0"]), "siding: the President is for himself"),
    (draft_of("junta", at="budget", drawn=["1M"]), "drawn: '1M' is not what the President has left, which is nothing"),
    (draft_of("junta", year=0), "year: 0 is not a whole number from 1 to"),
    (draft_of("last-will", at="start", money={"s0": 5}), "money: nothing is meant by that at the door start"),
    (
        draft_of("last-will", at="planning", plan={"s0": "T34-1a"}),
        "plan: nothing is meant by that at the door planning",
    ),
    (draft_of("last-will", will="X"), "will: 'X' is not one of "),
    (draft_of("last-will", jobs={"s0": "J999"}), "jobs.s0: 'J999' is not one of J401"),
    (draft_of("last-will", jobs={"s0": {"job": "J401", "covered": ["x"]}}), "jobs.s0.covered: 'x' is not one of "),
    (draft_of("last-will", boards={"s0": ["E01"]}), "boards.s0: 'E01' is not one of "),
    (draft_of("last-will", decks={"event": ["H01"]}), "decks.event: 'H01' is not one of E01"),
    (draft_of("last-will", at="errands", sent={"draw": ["s1", "s1"]}), "sent.draw: s1 is there twice"),
    (draft_of("last-will", round=8), "round: 8 is not a whole number from 1 to 7"),
]


@pytest.mark.parametrize(("draft", "fault"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_a_fault_names_the_field_and_what_is_right(draft, fault):
    with pytest.raises(BadPosition) as refused:
        palazzo.set_up(draft.game, draft.seats, draft.position, seed=1)
    assert fault in str(refused.value)


LIVING = [door for door in DOORS["junta"] if door not in ("start", "election", "drawing", "succession")]


@pytest.mark.parametrize("door", LIVING)
@pytest.mark.parametrize("others", [[], ["s1", "s2", "s3", "s4"]])
def test_a_dead_president_is_refused_where_another_has_followed_him(door, others):
    with pytest.raises(BadPosition, match="dead: the President lives"):
        palazzo.set_up("junta", 5, {"at": door, "dead": ["s0", *others]}, seed=1)


def test_a_dead_president_is_followed_by_another_at_the_succession_and_at_the_drawing_nobody_was_left_for():
    match = palazzo.set_up("junta", 5, {"at": "succession", "dead": ["s0"]}, seed=1)
    assert match.due.prompt == "nominate"
    match = palazzo.set_up("junta", 5, {"at": "drawing", "dead": ["s0", "s1", "s2", "s3", "s4"]}, seed=1)
    assert match.due.prompt == "nominate"


# -- the words of the handbook

HELD_OUT = {"make-offer", "answer-offer", "withdraw-offer"}
"""Questions of deals, which have a chapter of their own."""


@pytest.mark.parametrize("game", list(WORDS))
def test_the_handbook_lists_the_words_of_all_things(game):
    assert things(game) in HANDBOOK.read_text(encoding="utf-8"), "tests/generic/words.py writes the lists anew"


@pytest.mark.parametrize("game", list(WORDS))
def test_the_handbook_lists_the_words_of_all_answers(game):
    known = listed(game)
    assert {prompt for prompt, _ in known} == set(palazzo.rules_of(game).chapters) - HELD_OUT
    for question, words in [*heard(game, 4).items(), *SELDOM[game].items()]:
        assert words <= known.get(question, set()), f"{question}: tests/generic/words.py writes the lists anew"


@pytest.mark.parametrize("game", list(WORDS))
def test_every_word_of_the_handbook_is_one_positions_know(game):
    for heading, field in (("card", "hands"), ("space", "units"), ("office", "offices"), ("job", "jobs")):
        if heading in WORDS[game] and field in {field for door in DOORS[game].values() for field in door}:
            given = {"units": {"?": {}}, "hands": {"s0": ["?"]}}.get(field, {"s0": "?"})
            at = {"at": "movement"} if field == "units" else {}
            match, refusal = set_up(Draft(game, 4, {}, {field: given, **at}))
            assert match is None
            assert re.search(rf"{field}\S*: '\?' is not one of {next(iter(WORDS[game][heading]))}", refusal)
