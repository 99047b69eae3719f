"""FD-9.C24 to FD-9.C26: cards about actions and cards, and FD-9.C31, the one that is played as soon as it is drawn."""

import pytest

rule = pytest.mark.rule

NO_SECRETS = ["C27"] * 3


# -- C24 Unpaid Overtime


@rule("FD-9.C24")
@pytest.mark.parametrize(("actions", "left"), [(3, 4), (1, 2)])
def test_overtime_gives_two_actions_for_the_one_spent_and_loads_your_ministry(table, actions, left):
    m = table(hands={"anna": ["C24"]}, actions=actions, ministries={"EXE": 2})
    m.play("anna", "C24")
    assert (m.actions(), m.load("EXE"), m.blame("anna")) == (left, 3, 0)


@rule("FD-9.C24")
def test_overtime_may_be_worked_twice_in_a_turn_and_is_lost_with_it(table):
    m = table(hands={"anna": ["C24", "C24"]}, decrees=dict.fromkeys(["D1", "D2", "D3", "D4", "D5"], "NAV"))
    m.play("anna", "C24")
    m.play("anna", "C24")
    assert (m.actions(), m.load("EXE")) == (5, 2)
    m.act("anna", "stop")
    assert (m.player(), m.actions()) == ("bruno", 3)


@rule("FD-9.C24")
def test_overtime_loads_the_ministry_directed_at_that_moment(table):
    m = table(hands={"anna": ["C24"]})
    m.act("anna", "move", "anna")
    m.play("anna", "C24")
    assert (m.load("REF"), m.load("EXE")) == (1, 0)


@rule("FD-9.C24")
@rule("FD-9.7")
def test_overtime_and_the_treasury_together_make_thirteen_actions(table):
    m = table(directs={"anna": "TRE"}, player="anna", hands={"anna": ["C21", "C21", "C24", "C24"]})
    m.act("anna", "mint")
    m.play("anna", "C24")
    m.play("anna", "C24")
    m.act("anna", "move", "anna")
    m.play("anna", "C21", "as:TRE")
    m.play("anna", "C21", "as:TRE")
    assert 6 + m.actions() == 13


# -- C25 Golden Consultancy


@rule("FD-9.C25")
def test_a_consultancy_draws_two_cards_from_the_top(table):
    m = table(hands={"anna": ["C25"]}, deck=["C02", "C11", "C24"])
    deck = m.pile("deck")
    m.play("anna", "C25")
    assert (m.hand("anna"), m.pile("deck"), m.actions()) == (["C02", "C11"], deck - 2, 2)


@rule("FD-9.C25")
@rule("FD-4.1")
def test_a_consultancy_is_not_the_draw_of_the_turn(table):
    m = table(hands={"anna": ["C25"]}, deck=["C02", "C11", "C24"])
    m.play("anna", "C25")
    m.act("anna", "draw")
    assert m.hand("anna") == ["C02", "C11", "C24"]
    m = table(hands={"anna": ["C25"]}, deck=["C02", "C11"], used=["draw"])
    m.play("anna", "C25")
    assert m.cards("anna") == 2
    assert "draw" not in m.options("anna")


@rule("FD-9.C25")
@rule("FD-1.3")
def test_what_a_consultancy_draws_is_known_to_who_drew_it(table):
    m = table(player="carla", hands={"carla": ["C25"]}, deck=["C02", "C11"])
    m.play("carla", "C25")
    assert [line["card"] for line in m.heard("drew", "carla")] == ["C02", "C11"]
    for name in ("anna", "bruno", "dario", None):
        assert [set(line) for line in m.heard("drew", name)] == [{"event", "seat"}] * 2


@rule("FD-9.C25")
@rule("FD-9.9")
def test_after_stagnation_the_second_draw_of_a_consultancy_still_follows(table):
    m = table(hands={"anna": ["C25"]}, deck=["C31", "C01", "C02", "C03", "C04", "C05"], ministries={"EXE": 4})
    deck = m.pile("deck")
    m.play("anna", "C25")
    assert (m.blame("anna"), m.load("EXE"), m.cards("anna")) == (4, 0, 1)
    assert (m.pile("discards"), m.pile("deck")) == (["C01", "C02", "C03", "C04", "C05", "C25"], deck - 1 - 5 + 1 - 1)
    assert (m.actions(), m.player()) == (2, "anna")


@rule("FD-9.C25")
def test_stagnation_as_the_second_draw_is_that_draw(table):
    m = table(hands={"anna": ["C25"]}, deck=["C24", "C31", "C01", "C02", "C03", "C04", "C05"], ministries={"HR": 2})
    m.play("anna", "C25")
    assert (m.hand("anna"), m.blame("bruno"), m.actions()) == (["C24"], 2, 2)


@rule("FD-9.C25")
@rule("FD-9.6")
def test_a_director_may_resign_in_the_middle_of_a_consultancy(table):
    m = table(
        hands={"anna": ["C25", "C30"]},
        discards=NO_SECRETS,
        deck=["C31", "C01", "C02", "C03", "C04", "C05"],
        ministries={"EXE": 4, "REF": 1},
    )
    m.play("anna", "C25")
    assert (m.asked(), m.pile("shown")) == (["anna"], ["C25", "C31"])
    m.react("anna", "C30")
    assert (m.directs("anna"), m.blame("anna"), m.load("EXE"), m.cards("anna")) == ("REF", 1, 4, 1)
    assert "restructure" not in m.options("anna")


@rule("FD-9.C25")
@rule("FD-8.1")
def test_a_game_that_ends_in_a_consultancy_knows_no_second_draw(table):
    m = table(hands={"anna": ["C25"]}, deck=["C31", "C01", "C02", "C03"], rest="discards", ministries={"EXE": 4})
    m.play("anna", "C25")
    assert m.match.over
    assert (m.cards("anna"), m.blame("anna"), m.pile("deck")) == (0, 4, 0)
    assert m.view()["outcome"]["reason"] == "deck"
    assert m.refusal("anna", "stop").reason == "match-over"


@rule("FD-9.C25")
@rule("FD-8.1")
def test_the_second_draw_of_a_consultancy_may_end_the_game(table):
    m = table(hands={"anna": ["C25"]}, deck=["C24", "C31"], rest="discards")
    m.play("anna", "C25")
    assert (m.match.over, m.hand("anna")) == (True, ["C24"])


# -- C26 Wiretaps


@rule("FD-9.C26")
def test_wiretaps_show_a_hand_and_take_a_card_of_your_choice_from_it(table):
    m = table(hands={"anna": ["C26"], "bruno": ["C02", "C11", "C11"], "carla": ["C24"]}, discards=NO_SECRETS)
    m.play("anna", "C26", "bruno")
    assert m.heard("looked", "anna")[0]["cards"] == ["C02", "C11", "C11"]
    assert m.options("anna") == ["take:C02", "take:C11"]
    m.answer("anna", "take:C11")
    assert (m.hand("anna"), m.hand("bruno"), m.hand("carla")) == (["C11"], ["C02", "C11"], ["C24"])
    assert (m.pile("discards"), m.actions()) == ([*NO_SECRETS, "C26"], 2)
    assert "play:C11" in m.options("anna")


@rule("FD-9.C26")
def test_wiretaps_show_both_copies_of_one_card(table):
    m = table(hands={"anna": ["C26"], "bruno": ["C02", "C11", "C11"], "carla": ["C24"]}, discards=NO_SECRETS)
    m.play("anna", "C26", "bruno")
    assert m.view("anna")["table"]["people"][1]["known"] == ["C02", "C11", "C11"]
    m.answer("anna", "take:C11")
    assert m.view("anna")["table"]["people"][1]["known"] == ["C02", "C11"]


@rule("FD-9.C26")
@rule("FD-9.2")
def test_the_card_is_chosen_after_the_hand_is_seen(table):
    m = table(hands={"anna": ["C26"], "bruno": ["C02", "C11"], "carla": ["C24"]})
    m.play("anna", "C26", "bruno")
    assert m.view("anna")["table"]["people"][1]["known"] == []
    m.pass_windows()
    assert m.options("anna") == ["take:C02", "take:C11"]


@rule("FD-9.C26")
def test_wiretaps_are_for_another_player_who_holds_cards(table):
    m = table(hands={"anna": ["C26", "C01"], "bruno": ["C02"], "dario": ["C03"]})
    m.play("anna", "C26")
    assert m.options("anna") == ["s1", "s3"]
    assert m.refusal("anna", "carla").reason == "not-offered"


@rule("FD-9.C26")
@rule("FD-4.8")
def test_wiretaps_are_not_offered_when_no_other_holds_a_card(table):
    m = table(hands={"anna": ["C26", "C01"]})
    assert "play:C26" not in m.options("anna")


@rule("FD-9.C26")
@rule("FD-9.9")
def test_the_hand_and_the_card_taken_are_known_to_those_two_only(table):
    m = table(player="carla", hands={"carla": ["C26"], "bruno": ["C02", "C11"], "anna": ["C24"]}, discards=NO_SECRETS)
    m.play("carla", "C26", "bruno")
    m.answer("carla", "take:C11")
    for name in ("carla", "bruno"):
        assert m.heard("looked", name)[0]["cards"] == ["C02", "C11"]
        assert m.heard("took", name)[0]["card"] == "C11"
    for name in ("anna", "dario", "elena", None):
        assert set(m.heard("looked", name)[0]) == {"event", "seat", "other"}
        assert set(m.heard("took", name)[0]) == {"event", "seat", "other"}
        assert [person["known"] for person in m.view(name)["table"]["people"]] == [[], [], [], [], []]
    assert (m.cards("carla"), m.cards("bruno")) == (1, 1)
    assert m.view("carla")["table"]["people"][1]["known"] == ["C02"]
    assert m.view("bruno")["table"]["people"][2]["known"] == ["C11"]


@rule("FD-9.C26")
@rule("FD-9.9")
def test_a_third_seat_sees_the_same_whatever_the_wiretaps_found(table):
    seen = []
    for found in ("C02", "C28"):
        m = table(hands={"anna": ["C26"], "bruno": [found], "carla": ["C24"]}, discards=NO_SECRETS)
        m.play("anna", "C26", "bruno")
        views = [m.view("carla")]
        m.answer("anna", f"take:{found}")
        seen.append([*views, m.view("carla"), m.view()])
    assert seen[0] == seen[1]


# -- C31 Stagnation & Decline


@rule("FD-9.C31")
def test_stagnation_burns_five_and_gives_each_director_the_blame_of_their_ministry(table):
    m = table(
        deck=["C31", "C01", "C02", "C03", "C04", "C05", "C06"],
        blame={"anna": 1, "elena": 2},
        ministries={"REF": 9, "EXE": 3, "HR": 4, "NAV": 0, "SEC": 1, "TRE": 6},
    )
    deck = m.pile("deck")
    m.act("anna", "draw")
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario", "elena")] == [4, 4, 0, 1, 8]
    assert {p["id"]: p["blame"] for p in m.view()["table"]["places"] if p["blame"]} == {"REF": 9}
    assert m.pile("discards") == ["C01", "C02", "C03", "C04", "C05"]
    assert (m.pile("deck"), m.pile("shown"), m.cards("anna")) == (deck - 5, [], 0)


@rule("FD-9.C31")
def test_stagnation_goes_back_into_the_deck_and_comes_again(table):
    m = table(deck=["C31", "C01", "C02", "C03", "C04", "C05", "C24"], rest="discards", ministries={"EXE": 2})
    m.act("anna", "draw")
    assert (m.match.over, m.pile("deck"), "C31" in m.pile("discards")) == (False, 2, False)
    while not m.match.over:
        m.act(m.player(), "stop")
    assert len(m.heard("stagnation")) == 2
    assert (m.pile("deck"), m.pile("discards").count("C31")) == (0, 1)


@rule("FD-9.C31")
@pytest.mark.parametrize(("below", "over"), [(4, True), (5, True), (6, False)])
def test_stagnation_ends_the_game_when_nothing_is_left(table, below, over):
    m = table(
        deck=["C31", "C01", "C02", "C03", "C04", "C05", "C06"][: below + 1], rest="discards", ministries={"HR": 2}
    )
    m.act("anna", "draw")
    assert (m.match.over, m.blame("bruno")) == (over, 2)
    assert m.pile("deck") == (0 if over else 2)


@rule("FD-9.C31")
def test_stagnation_is_played_in_the_second_step_of_a_turn_too(table):
    m = table(at="turn", player="bruno", deck=["C31", "C01", "C02", "C03", "C04", "C05"], ministries={"HR": 2})
    assert (m.blame("bruno"), m.cards("bruno"), m.actions(), m.asked()) == (3, 0, 3, ["bruno"])


@rule("FD-9.C31")
@rule("FD-5.3")
def test_stagnation_burns_as_many_as_the_option_says(table):
    m = table(burn=3, deck=["C31", "C01", "C02", "C03", "C04", "C05"])
    m.act("anna", "draw")
    assert m.pile("discards") == ["C01", "C02", "C03"]
