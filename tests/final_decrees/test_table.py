"""FD-1: the table, what is public, posts and arrows."""

import pytest

import palazzo
from decrees_table import set_table

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
START = {("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")}


def restructurings(m, name="anna"):
    """What the director of EXE may do to the arrows."""
    m.act(name, "restructure")
    return m.options(name)


# -- players and pieces


@rule("FD-1.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_can_play(seats):
    assert palazzo.new_match("final-decrees", seats=seats, seed=1).seats == seats


@rule("FD-1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 6])
def test_no_other_number_can_play(seats):
    with pytest.raises(palazzo.BadOptions) as refusal:
        palazzo.new_match("final-decrees", seats=seats, seed=1)
    assert refusal.value.reason == "no-such-seats"


@rule("FD-1.1")
def test_with_four_reforms_and_its_arrow_are_left_out(table):
    m = table(seats=4)
    assert [place["id"] for place in m.view()["table"]["places"]] == ["EXE", "HR", "NAV", "SEC", "TRE"]
    assert m.arrows() == START - {("REF", "EXE")}
    assert not [option for option in m.options("anna") if "REF" in option]


@rule("FD-1.1")
def test_with_five_reforms_is_in_play(table):
    m = table()
    assert m.ministry("REF")["director"] is None
    assert "forward:D1:REF" in m.options("anna")


@rule("FD-1.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_there_are_sixty_cards_and_one_of_them_is_stagnation(table, seats):
    m = table(seats=seats, hands={"bruno": ["C27"]}, discards=["C01"], deck=["C31"], rest="discards")
    cards = [*m.hand("bruno"), *m.pile("discards"), "C31"]
    assert len(cards) == 60
    assert cards.count("C31") == 1
    assert m.pile("deck") == 1
    assert sorted(set(cards)) == [f"C{number:02}" for number in range(1, 32)]


@rule("FD-1.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_new_game_holds_all_sixty_cards(seats):
    seen = palazzo.new_match("final-decrees", seats=seats, seed=1).view(None)["table"]
    assert seen["piles"]["deck"] + sum(person["cards"] for person in seen["people"]) == 60


@rule("FD-1.2")
def test_there_are_six_ministries_and_five_decrees(table):
    m = table()
    assert [place["id"] for place in m.view()["table"]["places"]] == ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]
    assert [paper["id"] for paper in m.view()["table"]["papers"]] == ["D1", "D2", "D3", "D4", "D5"]


@rule("FD-1.2")
def test_all_five_arrows_can_be_on_the_board_and_then_none_can_be_added(table):
    m = table()
    assert "arrow-add" in restructurings(m)
    m.answer("anna", "arrow-add")
    m.answer("anna", "arrow:REF:TRE")
    assert m.arrows() == START | {("REF", "TRE")}
    assert "arrow-add" not in restructurings(m)


@rule("FD-1.2")
def test_blame_has_no_limit(table):
    m = table(at="turn", player="anna", directs=POSTS, blame={"bruno": 9999}, ministries={"EXE": 5000}, deck=["C24"])
    m.act("anna", "stop")
    assert m.load("EXE") == 5006
    assert m.blame("bruno") == 9999


# -- what is public


@rule("FD-1.3")
def test_everyone_sees_blame_decrees_stamps_arrows_hand_sizes_and_discards(table):
    m = table(
        blame={"bruno": 7},
        ministries={"SEC": 3},
        decrees={"D2": {"at": "TRE", "stamps": 1}},
        hands={"carla": ["C01", "C27"]},
        discards=["C05", "C08"],
        arrows=[["TRE", "REF"]],
    )
    for name in (None, "dario"):
        seen = m.view(name)["table"]
        assert seen["people"][1]["blame"] == 7
        assert seen["people"][2]["cards"] == 2
        assert {place["id"]: place["blame"] for place in seen["places"]}["SEC"] == 3
        assert {place["id"]: place["controller"] for place in seen["places"]}["REF"] == "TRE"
        assert seen["papers"][1] == {"id": "D2", "at": "TRE", "steps": ["NAV", "TRE", "EXE", "HR"], "stamps": 1}
        assert seen["piles"]["discards"] == ["C05", "C08"]
        assert seen["piles"]["deck"] == 56


@rule("FD-1.3")
def test_a_hand_is_seen_by_its_owner_alone(table):
    m = table(hands={"carla": ["C01", "C27"]})
    assert m.hand("carla") == ["C01", "C27"]
    for name in (None, "anna", "bruno"):
        assert "C27" not in str(m.view(name)["table"])


@rule("FD-1.3")
def test_a_drawn_card_is_known_to_the_drawer_alone(table):
    m = table(deck=["C05"])
    m.act("anna", "draw")
    assert m.hand("anna") == ["C05"]
    assert m.heard("drew", "anna") == [{"event": "drew", "seat": "s0", "told": True, "card": "C05"}]
    for name in (None, "bruno"):
        assert m.heard("drew", name) == [{"event": "drew", "seat": "s0"}]
        assert m.cards("anna") == 1


@rule("FD-1.3")
def test_the_order_of_the_deck_is_in_nobodys_view(table):
    one = table(deck=["C05", "C08"])
    other = table(deck=["C08", "C05"])
    for name in (None, "anna", "bruno"):
        views = [m.view(name) for m in (one, other)]
        assert views[0] == views[1]


@rule("FD-1.3")
def test_burned_cards_lie_openly_in_the_discards(table):
    m = table(at="turn", deck=["C31", "C01", "C02", "C03", "C04", "C05"])
    assert m.pile("discards") == ["C01", "C02", "C03", "C04", "C05"]
    assert m.heard("burned") == [{"event": "burned", "cards": ["C01", "C02", "C03", "C04", "C05"]}]


@rule("FD-1.3")
def test_a_hand_has_no_limit(table):
    many = ["C01", "C01", "C01", "C03", "C03", "C03", "C09", "C09", "C09", "C13", "C13", "C13", "C27", "C27", "C27"]
    m = table(hands={"anna": many}, deck=["C05"])
    m.act("anna", "draw")
    m.act("anna", "stop")
    assert m.cards("anna") == 16


@rule("FD-1.3")
def test_discards_never_come_back_to_the_deck(table):
    m = table(at="turn", deck=["C31", "C01", "C02", "C03", "C04", "C05", "C06"], rest="discards")
    while not m.match.over:
        m.act(m.player(), "stop")
    assert m.pile("deck") == 0
    assert {"C01", "C02", "C03", "C04", "C05"} <= set(m.pile("discards"))
    assert not {"C01", "C02", "C03", "C04", "C05"} & {card for name in POSTS for card in m.hand(name)}


# -- posts


@rule("FD-1.4")
@pytest.mark.parametrize("seats", [4, 5])
def test_exactly_one_ministry_is_empty_whoever_moves(table, seats):
    names = list(POSTS)[:seats]
    m = table(seats=seats, actions=9)
    for name in [*names, "anna", "carla"]:
        m.act("anna", "move", name)
        directors = [place["director"] for place in m.view()["table"]["places"]]
        assert directors.count(None) == 1
        assert len(set(directors)) == seats + 1
        assert None not in [m.directs(other) for other in names]


@rule("FD-1.4")
def test_two_cannot_be_assigned_to_one_ministry(table):
    m = table(directs={"anna": "HR"}, player="anna")
    m.act("anna", "reassign")
    both = {"HR": ["anna"], "EXE": ["bruno", "carla"], "SEC": ["dario"], "TRE": ["elena"]}
    assert m.refusal("anna", both).reason == "want-count-at"


@rule("FD-1.4")
def test_nobody_can_be_left_without_a_ministry(table):
    m = table(directs={"anna": "HR"}, player="anna")
    m.act("anna", "reassign")
    assert m.refusal("anna", {"REF": ["anna"], "EXE": ["bruno"], "SEC": ["dario"]}).reason == "want-count"


@rule("FD-1.4")
def test_a_position_with_two_on_one_ministry_is_refused(table):
    with pytest.raises(palazzo.BadPosition) as refusal:
        table(directs={"anna": "HR", "bruno": "HR"})
    assert "two direct one ministry" in refusal.value.facts["why"]


@rule("FD-1.4")
def test_before_the_posts_are_assigned_only_human_resources_has_a_director(table):
    m = table(at="posts", hr="carla")
    assert [m.directs(name) for name in POSTS] == [None, None, "HR", None, None]


# -- arrows


@rule("FD-1.5")
def test_the_arrows_at_the_start(table):
    assert table().arrows() == START


@rule("FD-1.5")
@pytest.mark.parametrize(
    "arrows",
    [
        [["EXE", "HR"], ["HR", "EXE"]],
        [["EXE", "HR"], ["HR", "NAV"], ["NAV", "EXE"]],
        [["EXE", "EXE"]],
        [["EXE", "SEC"], ["NAV", "SEC"]],
    ],
)
def test_no_circle_and_no_second_controller_can_be_laid(table, arrows):
    with pytest.raises(palazzo.BadPosition):
        table(arrows=arrows)


@rule("FD-1.5")
def test_with_four_no_arrow_reaches_reforms(table):
    with pytest.raises(palazzo.BadPosition):
        table(seats=4, arrows=[["REF", "EXE"]])
    m = table(seats=4)
    restructurings(m)
    m.answer("anna", "arrow-add")
    assert not [option for option in m.options("anna") if "REF" in option]


@rule("FD-1.5")
def test_an_arrow_is_added_only_onto_a_ministry_without_controller_and_closes_no_circle(table):
    m = table()
    restructurings(m)
    m.answer("anna", "arrow-add")
    onto_treasury = {f"arrow:{upper}:TRE" for upper in ("REF", "EXE", "HR", "NAV", "SEC")}
    assert set(m.options("anna")) == {*onto_treasury, "arrow:TRE:REF"}
    for two_controllers in ("arrow:TRE:SEC", "arrow:HR:SEC"):
        assert m.refusal("anna", two_controllers).reason == "not-offered"
    for circle in ("arrow:SEC:REF", "arrow:EXE:REF", "arrow:TRE:TRE"):
        assert m.refusal("anna", circle).reason == "not-offered"


@rule("FD-1.5")
def test_the_empty_ministry_controls_and_is_controlled_like_any_other(table):
    m = table(directs=POSTS)
    assert m.ministry("REF")["director"] is None
    assert m.ministry("EXE")["controller"] == "REF"
    restructurings(m)
    m.answer("anna", "arrow-add")
    m.answer("anna", "arrow:TRE:REF")
    assert m.ministry("REF")["controller"] == "TRE"


@rule("FD-1.5")
def test_an_arrow_may_be_moved_by_one_end_or_both_if_the_result_is_legal(table):
    m = table()
    restructurings(m)
    m.answer("anna", "arrow-move:NAV:SEC")
    ends = set(m.options("anna"))
    assert {"arrow:HR:SEC", "arrow:TRE:SEC", "arrow:NAV:TRE", "arrow:HR:TRE", "arrow:SEC:REF"} <= ends
    assert "arrow:NAV:SEC" not in ends  # where it was
    assert "arrow:SEC:NAV" not in ends  # a second controller
    assert "arrow:NAV:REF" not in ends  # a circle: REF > EXE > NAV > REF
    m.answer("anna", "arrow:HR:TRE")
    assert m.arrows() == START - {("NAV", "SEC")} | {("HR", "TRE")}


@rule("FD-1.5")
def test_only_an_arrow_from_an_uncontrolled_ministry_can_be_reversed(table):
    offered = [option for option in restructurings(table()) if option.startswith("arrow-reverse")]
    assert offered == ["arrow-reverse:REF:EXE"]


@rule("FD-1.5")
def test_with_four_executive_is_uncontrolled_and_both_its_arrows_can_be_reversed(table):
    m = table(seats=4)
    offered = [option for option in restructurings(m) if option.startswith("arrow-reverse")]
    assert sorted(offered) == ["arrow-reverse:EXE:HR", "arrow-reverse:EXE:NAV"]
    m.answer("anna", "arrow-reverse:EXE:NAV")
    assert m.arrows() == {("EXE", "HR"), ("NAV", "EXE"), ("NAV", "SEC")}


@rule("FD-1.5")
@pytest.mark.parametrize("arrow", sorted(START))
def test_any_arrow_can_be_removed(table, arrow):
    m = table()
    restructurings(m)
    m.answer("anna", "arrow-remove:" + ":".join(arrow))
    assert m.arrows() == START - {arrow}


@rule("FD-1.5")
def test_with_four_there_are_at_most_four_arrows(table):
    m = table(seats=4, arrows=[["EXE", "HR"], ["EXE", "NAV"], ["NAV", "SEC"], ["SEC", "TRE"]])
    assert "arrow-add" not in restructurings(m)
    m = table(seats=4, arrows=[["EXE", "HR"], ["EXE", "NAV"], ["NAV", "SEC"]])
    assert "arrow-add" in restructurings(m)


@rule("FD-1.5")
def test_below_is_all_that_is_reached_along_arrows_at_any_depth(table):
    m = table(directs={"anna": "EXE"}, player="anna", ministries={"EXE": 9})
    m.act("anna", "distribute")
    assert sorted(m.question("anna").bounds()["places"]) == ["HR", "NAV", "SEC"]
    m = table(directs={"anna": "NAV"}, player="anna", ministries={"NAV": 9})
    m.act("anna", "distribute")
    assert m.question("anna").bounds()["places"] == ["SEC"]


# -- losing blame


@rule("FD-1.6")
def test_losing_blame_stops_at_zero(table):
    m = table(directs={"anna": "NAV"}, player="anna", blame={"anna": 1}, ministries={"NAV": 3})
    m.act("anna", "manoeuvre")
    assert (m.blame("anna"), m.load("NAV")) == (0, 0)


@rule("FD-1.6")
def test_with_enough_blame_all_that_was_said_is_lost(table):
    m = table(directs={"anna": "NAV"}, player="anna", blame={"anna": 3}, ministries={"NAV": 5})
    m.act("anna", "manoeuvre")
    assert (m.blame("anna"), m.load("NAV")) == (1, 1)


@rule("FD-1.6")
def test_stamping_without_blame_leaves_none(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "stamp", "D3")
    assert m.blame("anna") == 0


# -- words


@rule("FD-1.7")
def test_your_ministry_is_the_one_you_direct_at_that_moment(table):
    m = table(directs={"anna": "EXE"}, decrees={"D2": "REF"}, ministries={"EXE": 4, "REF": 4})
    assert "forward:D2:NAV" not in m.options("anna")
    m.act("anna", "move", "anna")
    assert m.directs("anna") == "REF"
    assert "forward:D2:NAV" in m.options("anna")
    assert "forward:D3:NAV" not in m.options("anna")
    assert "restructure" not in m.options("anna")


@rule("FD-1.7")
def test_lying_about_or_moving_decrees_have_no_effect_of_their_own(table):
    m = table(directs=POSTS, blame={"bruno": 5, "carla": 2}, ministries={"HR": 3})
    before = m.view()["table"]
    m.act("anna", "forward", "D1", "HR")
    after = m.view()["table"]
    assert after["people"] == before["people"]
    assert after["piles"] == before["piles"]
    assert [place["blame"] for place in after["places"]] == [place["blame"] for place in before["places"]]


@rule("FD-2.5")
@pytest.mark.parametrize("field", ["directs", "hands", "discards", "deck", "seen"])
def test_nothing_is_dealt_before_the_start(field):
    with pytest.raises(palazzo.BadPosition, match=field):
        set_table(at="start", **{field: ["C01"] if field in ("deck", "discards") else {}})
    assert set_table(at="start", blame={"anna": 3}).blame("anna") == 3
