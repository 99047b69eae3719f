"""W-3: plans, and the cards they give."""

import pytest

rule = pytest.mark.rule

BASE = {2: "P23", 3: "P23", 4: "P45", 5: "P45"}
TILES = {2: "T25", 3: "T34", 4: "T34", 5: "T25"}
NAMES = ["anna", "bruno", "carla", "dario", "elena"]


def plans(m):
    """The plans laid out, from left to right."""
    return [paper["id"] for paper in m.view()["table"]["papers"]]


# -- W-3.1


@rule("W-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plans_are_taken_clockwise_from_the_starting_player(lay, seats):
    m = lay(at="planning", seats=seats, starter="bruno")
    asked = []
    while m.prompt() == "choose-plan":
        asked.append(m.match.due.seat)
        m.match.answer(m.match.due.seat, m.match.due.bounds()["options"][-1])
    assert asked == [(1 + turn) % seats for turn in range(seats)]
    assert m.facts()["order"] == [f"s{seat}" for seat in reversed(asked)]


@rule("W-3.1")
def test_a_plan_gives_its_cards_boys_and_actions(lay):
    m = lay(at="planning", seats=2)
    m.act("anna", "plan:T25-8a")
    m.act("bruno", "plan:T25-1a")
    assert (m.person("anna")["boys"], m.actions("anna")) == (1, 4)
    assert (m.person("bruno")["boys"], m.actions("bruno")) == (3, 1)
    assert m.match.due.facts["cards"] == 2
    m.answer("bruno", {"event": 2})
    assert m.match.due.facts["cards"] == 4


@rule("W-3.1")
def test_left_to_right_is_the_order_of_drawing_errands_and_actions(lay):
    m = lay(at="planning", seats=2, hands={"anna": ["E01"], "bruno": ["E02"]})
    m.act("anna", "plan:T25-8a")
    m.act("bruno", "plan:T25-2a")
    m.answer("bruno", {"event": 5})
    m.answer("anna", {"event": 4})
    assert m.facts()["player"] == "s1"
    m.act("bruno", "home")
    m.act("anna", "home")
    m.act("bruno", "home")
    assert (m.facts()["phase"], m.facts()["player"]) == ("actions", "s1")
    m.act("bruno", "end")
    assert m.facts()["player"] == "s0"


@rule("W-3.1")
def test_a_taken_plan_is_not_free(lay):
    m = lay(at="planning", seats=4)
    m.act("anna", "plan:T34-1a")
    assert "is not on offer" in m.refused("bruno", "plan:T34-1a")
    assert len(m.options("bruno")) == 7


# -- W-3.2


@rule("W-3.2")
def test_the_named_cards_make_up_exactly_the_plans_number(lay):
    m = lay(at="planning", seats=2)
    m.act("anna", "plan:T25-2a")
    m.act("bruno", "plan:T25-8a")
    assert m.refused("anna", {"event": 4})
    assert m.refused("anna", {"event": 4, "helper": 2})
    assert m.refused("anna", {"special": 5})
    m.answer("anna", {"event": 1, "helper": 1, "property": 1, "companion": 2})
    assert m.person("anna")["backs"] == {"event": 1, "helper": 1, "property": 1, "companion": 2}


@rule("W-3.2")
def test_a_deck_gives_at_most_what_it_and_its_discards_hold(lay):
    m = lay(at="planning", seats=2, decks={"companion": ["C01"]}, discards=["C02", "C03"], rest={"companion": "box"})
    m.act("anna", "plan:T25-2a")
    m.act("bruno", "plan:T25-8a")
    assert m.refused("anna", {"companion": 4, "event": 1})
    m.answer("anna", {"companion": 3, "event": 2})
    assert [card for card in m.hand("anna") if card[0] == "C"] == ["C01", "C02", "C03"]
    assert m.refused("bruno", {"companion": 1, "event": 3})


@rule("W-3.2")
def test_fewer_cards_are_drawn_only_if_all_four_decks_run_short(lay):
    m = lay(at="planning", seats=2, decks={"event": ["E01"], "helper": ["H01"]}, discards=["C02"], rest="box")
    m.act("anna", "plan:T25-2a")
    m.act("bruno", "plan:T25-8a")
    assert m.hand("anna") == ["C02", "E01", "H01"]
    assert m.hand("bruno") == []
    assert m.prompt() == "choose-errand"


@rule("W-3.2")
def test_cards_come_from_the_tops_of_the_decks_and_only_their_owner_sees_them(lay):
    m = lay(at="planning", seats=2, decks={"event": ["E15", "E16"], "property": ["V03"]})
    m.act("anna", "plan:T25-8a")
    m.act("bruno", "plan:T25-1a")
    m.answer("bruno", {"event": 1, "property": 1})
    assert m.hand("bruno") == ["E15", "V03"]
    assert m.view("anna")["table"]["people"][1]["known"] == []
    m.answer("anna", {"event": 1, "helper": 3})
    assert "E16" in m.hand("anna")


@rule("W-3.2")
def test_a_plan_without_cards_asks_for_none(lay):
    m = lay(at="planning", seats=2)
    m.act("anna", "plan:T25-3a")
    m.act("bruno", "plan:T25-1a")
    m.answer("bruno", {"event": 2})
    assert m.hand("anna") == []
    assert m.prompt() == "choose-errand"


@rule("W-3.2")
def test_with_one_deck_left_all_cards_come_from_it(lay):
    m = lay(at="planning", seats=2, rest={"helper": "box", "property": "box", "companion": "box"})
    m.act("anna", "plan:T25-2a")
    m.act("bruno", "plan:T25-8a")
    assert m.person("anna")["backs"] == {"event": 5}
    assert m.person("bruno")["backs"] == {"event": 4}
    assert m.prompt() == "choose-errand"


# -- W-3.3


@rule("W-3.3", "W-11.4")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 6), (4, 7), (5, 7)])
def test_base_plans_are_six_for_two_or_three_and_seven_for_more(lay, seats, count):
    expected = [f"{BASE[seats]}-{position}" for position in range(1, count + 1)]
    assert plans(lay(at="start", seats=seats, sacked=False)) == expected
    assert plans(lay(at="start", seats=seats, plan_board="base")) == expected


@rule("W-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eight_tiles_lie_each_on_its_own_position_on_a_random_side(lay, seats):
    sides = [set() for _ in range(8)]
    for seed in range(12):
        laid = plans(lay(at="start", seats=seats, seed=seed))
        assert [plan[:-1] for plan in laid] == [f"{TILES[seats]}-{position}" for position in range(1, 9)]
        for side, plan in zip(sides, laid):
            side.add(plan[-1])
    assert sides == [{"a", "b"}] * 8


@rule("W-3.3")
def test_the_sides_are_kept_all_game(lay):
    m = lay(at="end", round=2, plans=["T34-1b", "T34-3b", "T34-8b"])
    assert m.facts()["round"] == 3
    assert plans(m) == ["T34-1b", "T34-2a", "T34-3b", "T34-4a", "T34-5a", "T34-6a", "T34-7a", "T34-8b"]


# -- W-3.4


@rule("W-3.4")
@pytest.mark.parametrize("options", [{"sacked": False}, {"plan_board": "base"}])
def test_the_other_player_bars_any_plan_before_the_starting_player_chooses(lay, options):
    m = lay(at="planning", seats=2, starter="bruno", **options)
    assert m.asks("bruno") == ""
    assert m.options("anna") == [f"bar:P23-{position}" for position in range(1, 7)]
    m.act("anna", "bar:P23-4")
    assert "is not on offer" in m.refused("bruno", "plan:P23-4")
    m.act("bruno", "plan:P23-1")
    assert "is not on offer" in m.refused("anna", "plan:P23-4")
    m.act("anna", "plan:P23-6")
    assert [paper["id"] for paper in m.view()["table"]["papers"] if paper["barred"]] == ["P23-4"]


@rule("W-3.4")
def test_the_marker_is_put_anew_each_round(lay):
    m = lay(at="end", seats=2, plan_board="base", round=2, starter="anna", barred="P23-4")
    assert m.asks("anna") == "bar-plan"
    assert not any(paper["barred"] for paper in m.view()["table"]["papers"])
    m.act("anna", "bar:P23-1")
    assert "plan:P23-4" in m.options("bruno")


@rule("W-3.4", "W-11.5")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "plan_board": "base", "block": False},
        {"seats": 2, "plan_board": "tiles"},
        {"seats": 3, "plan_board": "base"},
        {"seats": 5, "sacked": False},
    ],
)
def test_no_plan_is_barred_by_option_with_tiles_or_with_more_players(lay, options):
    m = lay(at="planning", **options)
    assert m.prompt() == "choose-plan"
    assert m.asks("anna") == "choose-plan"


@rule("W-3.4")
def test_no_neutral_boys_stand_on_spaces(lay):
    m = lay(at="planning", seats=2, plan_board="base", offer=["E01"])
    m.act("bruno", "bar:P23-1")
    m.act("anna", "plan:P23-2")
    m.act("bruno", "plan:P23-3")
    m.answer("anna", {"event": 2})
    assert all(place["boys"] == [] for place in m.view()["table"]["places"])


# -- W-3.5


@rule("W-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("board", "plans"), [("base", {2: 6, 3: 6, 4: 7, 5: 7}), ("tiles", {2: 8, 3: 8, 4: 8, 5: 8})])
def test_the_last_player_still_has_a_choice_of_plans(lay, seats, board, plans):
    barred = {"block": False} if seats == 2 and board == "base" else {}
    m = lay(at="planning", seats=seats, plan_board=board, **barred)
    for name in NAMES[: seats - 1]:
        m.act(name, m.options(name)[0])
    assert len(m.options(NAMES[seats - 1])) == plans[seats] - (seats - 1) >= 2


@rule("W-3.5", "W-3.4")
def test_a_barred_plan_leaves_four_to_the_last_of_two(lay):
    m = lay(at="planning", seats=2, plan_board="base")
    m.act("bruno", "bar:P23-2")
    m.act("anna", "plan:P23-1")
    assert m.options("bruno") == ["plan:P23-3", "plan:P23-4", "plan:P23-5", "plan:P23-6"]
