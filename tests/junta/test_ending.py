"""J-13: the end of the game."""

import pytest

from junta_table import set_table

rule = pytest.mark.rule


def ended(**position):
    """The aid has run out."""
    m = set_table("aid", aid_left=7, **position)
    assert m.match.over
    return m.match.outcome


@rule("J-13.1")
def test_most_money_in_switzerland_wins_and_cash_does_not_count():
    outcome = ended(swiss={"bruno": ["2M"], "carla": ["1M"]}, cash={"carla": ["3M", "3M"]})
    assert outcome.winners == (1,)
    assert outcome.scores == (0, 2, 1, 0, 0)


@rule("J-13.1")
def test_what_counts_is_the_worth_of_the_notes():
    assert ended(swiss={"bruno": ["1M", "1M"], "carla": ["3M"]}).winners == (2,)


@rule("J-13.1")
def test_equal_is_a_draw():
    outcome = ended(swiss={"bruno": ["1M", "1M"], "dario": ["2M"], "carla": ["1M"]})
    assert outcome.winners == (1, 3)
    assert outcome.places == (3, 0, 2, 0, 3)


@rule("J-13.1")
def test_with_nothing_in_switzerland_all_draw():
    assert ended(seats=4).winners == (0, 1, 2, 3)


@rule("J-13.1")
@pytest.mark.parametrize("fate", [{"dead": ["dario"]}, {"exile": {"dario": "AM1"}}])
def test_the_dead_and_the_exiled_can_win(fate):
    m = set_table("aid", aid_left=7, swiss={"dario": ["2M"], "anna": ["1M"]}, **fate)
    m.until()
    assert m.match.outcome.winners == (3,)


@rule("J-13.1")
def test_it_ends_in_phase_three_and_not_before():
    m = set_table("drawing", aid_left=7)
    assert not m.match.over
    m.until()
    assert m.match.over
    assert [line["phase"] for line in m.said("phase")] == [2, 3]
    assert m.said("game-over") == [{"reason": "aid-spent"}]


@rule("J-13.1")
def test_a_donation_can_end_the_game_by_taking_the_eighth_note():
    m = set_table("drawing", aid_left=8, hands={"bruno": ["D01"]})
    m.play_any("bruno", "play", "D01")
    m.until()
    assert m.match.over
    assert m.said("game-over") == [{"reason": "aid-spent"}]
