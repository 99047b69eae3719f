"""FD-8: the end, and who wins."""

import pytest

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
FOUR = ["D1", "D3", "D4", "D5"]


def fifth(table, **position):
    """Bruno, on HR, is about to enact the fifth decree."""
    position.setdefault("arrows", [])
    lies = {"D2": {"at": "HR", "stamps": 3}}
    return table(directs=POSTS, player="bruno", enacted=FOUR, decrees=lies, **position)


def last_draw(table, **position):
    """Anna is about to draw the last card of the deck."""
    return table(directs=POSTS, deck=["C31"], rest="discards", **position)


# -- at once


@rule("FD-8.1")
def test_the_game_ends_in_mid_turn_when_the_deck_has_nothing_left(table):
    m = last_draw(table, decrees={"D1": "EXE"})
    m.act("anna", "draw")
    assert m.match.over
    assert m.match.outcome.reason == "deck"
    assert m.load("EXE") == 0  # no step 4, though five decrees lie there
    assert m.heard("turn-ends") == []


@rule("FD-8.1")
def test_the_game_ends_at_step_two_when_the_deck_has_nothing_left(table):
    m = table(at="turn", directs=POSTS, deck=["C31", "C01"], rest="discards")
    assert m.match.over
    assert m.cards("anna") == 0


@rule("FD-8.1")
def test_the_game_ends_in_the_middle_of_a_card_without_its_second_draw(table):
    m = table(directs=POSTS, hands={"anna": ["C25"]}, deck=["C31", "C01"], rest="discards")
    m.play("anna", "C25")
    assert m.match.over
    assert m.cards("anna") == 0
    assert m.heard("drew") == []


@rule("FD-8.1")
def test_no_burned_card_is_kept_at_the_end(table):
    m = table(directs=POSTS, rescue=True, deck=["C31", "C01"], rest="discards")
    m.act("anna", "draw")
    assert m.match.over
    assert m.cards("anna") == 0


@rule("FD-8.1")
def test_the_game_ends_when_the_fifth_decree_is_enacted_and_its_blame_removed(table):
    m = fifth(table, blame={"carla": 60}, ministries={"HR": 3})
    m.act("bruno", "stamp", "D2")
    assert not m.match.over
    m.answer("bruno", {"carla": 50})
    assert m.match.over
    assert m.match.outcome.reason == "decrees"
    assert m.blame("carla") == 10
    assert m.load("HR") == 3
    assert m.heard("turn-ends") == []


@rule("FD-8.1")
def test_the_fourth_decree_does_not_end_the_game(table):
    lies = {"D2": {"at": "HR", "stamps": 3}}
    m = table(directs=POSTS, player="bruno", arrows=[], enacted=FOUR[:3], decrees=lies, blame={"carla": 60})
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {"carla": 40})
    assert not m.match.over
    assert m.asked() == ["bruno"]


@rule("FD-8.1")
def test_with_nobody_to_choose_the_fifth_decree_ends_the_game_at_once(table):
    m = fifth(table, arrows=[["REF", "HR"]], blame={"carla": 60})
    m.act("bruno", "stamp", "D2")
    assert m.match.over
    assert m.blame("carla") == 60


@rule("FD-8.1")
def test_a_card_can_enact_the_fifth_decree_and_nothing_of_it_follows(table):
    lies = {"D2": {"at": "EXE", "stamps": 3}}
    m = table(directs=POSTS, arrows=[], enacted=FOUR, decrees=lies, hands={"anna": ["C14"]}, blame={"carla": 1})
    m.play("anna", "C14")
    m.answer("anna", {"carla": 1})
    assert m.match.over


@rule("FD-8.1")
def test_after_the_end_nothing_is_asked_and_no_deal_made(table):
    m = last_draw(table, blame={"bruno": 3})
    deal = m.offer("bruno", ("bruno", "anna", {"blame": 3}))
    m.act("anna", "draw")
    assert m.asked() == []
    assert m.may_trade() == []
    assert m.refusal("anna", "accept", f"deal.reply.{deal}.0").reason == "match-over"
    assert m.refusal("anna", "stop").reason == "match-over"
    assert m.blame("bruno") == 3


# -- who wins


@rule("FD-8.2")
def test_least_personal_blame_wins(table):
    m = last_draw(table, blame={"anna": 3, "bruno": 2, "carla": 5, "dario": 9, "elena": 4})
    m.act("anna", "draw")
    outcome = {"winners": ["s1"], "scores": [3, 2, 5, 9, 4], "reason": "deck", "places": [1, 0, 3, 4, 2]}
    assert outcome.items() <= m.view()["outcome"].items()


@rule("FD-8.2")
def test_ministerial_blame_does_not_count(table):
    m = fifth(table, blame={"anna": 1, "bruno": 4, "carla": 2, "dario": 9, "elena": 9}, ministries={"EXE": 40})
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {})
    assert m.view()["outcome"]["winners"] == ["s0"]


@rule("FD-8.2")
def test_a_tie_goes_to_the_least_blame_on_the_ministry_directed(table):
    blame = {"anna": 2, "bruno": 9, "carla": 2, "dario": 9, "elena": 9}
    m = fifth(table, blame=blame, ministries={"EXE": 4, "NAV": 3}, hands={"anna": ["C01", "C02"]})
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {})
    assert m.view()["outcome"]["winners"] == ["s2"]  # though anna has more cards


@rule("FD-8.2")
def test_then_to_the_most_cards_in_hand(table):
    blame = {"anna": 2, "bruno": 9, "carla": 2, "dario": 2, "elena": 9}
    hands = {"anna": ["C01"], "carla": ["C01", "C02"], "bruno": ["C03", "C04", "C05"]}
    m = fifth(table, blame=blame, ministries={"EXE": 3, "NAV": 3, "SEC": 3}, hands=hands)
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {})
    assert m.view()["outcome"]["winners"] == ["s2"]


@rule("FD-8.2")
def test_then_the_victory_is_shared(table):
    blame = {"anna": 2, "bruno": 9, "carla": 2, "dario": 2, "elena": 9}
    hands = {"anna": ["C01"], "carla": ["C02"]}
    m = fifth(table, blame=blame, hands=hands)
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {})
    assert m.view()["outcome"]["winners"] == ["s0", "s2"]


@rule("FD-8.2")
def test_when_the_deck_ends_it_ministries_are_clean_and_cards_break_the_tie(table):
    m = last_draw(table, ministries={"HR": 1, "NAV": 1, "SEC": 1, "TRE": 2, "EXE": 2}, hands={"carla": ["C27"]})
    m.act("anna", "draw")
    m.pass_windows()
    outcome = m.view()["outcome"]
    assert outcome["winners"] == ["s2"]
    assert outcome["scores"] == [2, 1, 1, 1, 2]
    assert outcome["reason"] == "deck"
    assert outcome["places"] == [3, 1, 0, 1, 3]
    assert outcome["ledger"]["s0"] == {"stagnation": 2}
