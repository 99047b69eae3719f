"""FD-4.1 to FD-4.6 and FD-4.8: the actions anyone may take."""

import pytest

rule = pytest.mark.rule

EDITIONS = ["empire", "republic"]


# -- draw


@rule("FD-4.1")
def test_drawing_costs_an_action_and_gives_the_top_card(table):
    m = table(deck=["C05", "C08"])
    m.act("anna", "draw")
    assert m.hand("anna") == ["C05"]
    assert m.actions() == 2


@rule("FD-4.1")
def test_one_draws_once_a_turn_besides_step_two(table):
    m = table(at="turn", deck=["C05", "C08", "C11"])
    assert m.hand("anna") == ["C05"]
    m.act("anna", "draw")
    assert m.hand("anna") == ["C05", "C08"]
    assert "draw" not in m.options("anna")
    assert m.refusal("anna", "draw").reason == "not-offered"


@rule("FD-4.1")
def test_the_next_turn_has_a_draw_of_its_own(table):
    m = table(seats=4)
    m.act("anna", "draw")
    for name in ("anna", "bruno", "carla", "dario"):
        m.act(name, "stop")
        assert "draw" in m.options(m.player())
    assert m.player() == "anna"


@rule("FD-4.1")
def test_drawing_by_a_card_does_not_count(table):
    m = table(hands={"anna": ["C25"]}, deck=["C05", "C08", "C11"])
    m.play("anna", "C25")
    m.pass_windows()
    assert "draw" in m.options("anna")
    m.act("anna", "draw")
    assert m.hand("anna") == ["C05", "C08", "C11"]


# -- play a card


@rule("FD-4.2")
def test_playing_a_card_costs_an_action_and_discards_it(table):
    m = table(hands={"anna": ["C24"]}, actions=1)
    m.play("anna", "C24")
    assert m.actions() == 2  # one spent, two gained
    assert m.cards("anna") == 0
    assert m.pile("discards") == ["C24"]


@rule("FD-4.2")
def test_a_card_gives_no_actions_unless_it_says_so(table):
    m = table(hands={"anna": ["C08"]})
    m.play("anna", "C08")
    assert m.actions() == 2


@rule("FD-4.2")
def test_a_card_beats_the_rules(table):
    m = table(directs={"anna": "HR"}, player="anna", decrees={"D2": "HR"}, blame={"anna": 3}, hands={"anna": ["C14"]})
    assert m.refusal("anna", "stamp:D2").reason == "not-offered"
    m.play("anna", "C14")
    assert m.decree("D2")["stamps"] == 1
    assert m.blame("anna") == 2


@rule("FD-4.2")
def test_only_cards_in_hand_can_be_played(table):
    m = table(hands={"anna": ["C24"], "bruno": ["C08"]})
    assert "play:C24" in m.options("anna")
    assert m.refusal("anna", "play:C08").reason == "not-offered"


# -- distribute blame


@rule("FD-4.3")
def test_republic_blame_goes_from_ones_own_ministry_down_the_whole_chain(table):
    m = table("republic", directs={"anna": "EXE"}, ministries={"EXE": 6, "NAV": 1})
    m.act("anna", "distribute")
    m.answer("anna", {"HR": 1, "NAV": 1, "SEC": 3})
    assert [m.load(place) for place in ("EXE", "HR", "NAV", "SEC")] == [1, 1, 2, 3]
    assert m.actions() == 2


@rule("FD-4.3")
def test_republic_any_amount_from_one_up_can_go(table):
    m = table("republic", directs={"anna": "EXE"}, ministries={"EXE": 6}, actions=9)
    m.act("anna", "distribute")
    assert m.refusal("anna", {"HR": 0}).reason == "want-total"
    assert m.refusal("anna", {}).reason == "want-total"
    assert m.refusal("anna", {"HR": 4, "NAV": 3}).reason == "want-total"
    assert m.refusal("anna", {"HR": 7}).reason == "want-amount-at"
    assert m.refusal("anna", {"HR": -1, "NAV": 2}).reason == "want-amount-at"
    m.answer("anna", {"HR": 1})
    assert (m.load("EXE"), m.load("HR")) == (5, 1)
    m.act("anna", "distribute")
    m.answer("anna", {"SEC": 5})
    assert (m.load("EXE"), m.load("SEC")) == (0, 5)


@rule("FD-4.3")
def test_republic_only_ministries_below_receive(table):
    m = table("republic", directs={"anna": "NAV"}, player="anna", ministries={"NAV": 6})
    m.act("anna", "distribute")
    for place in ("NAV", "EXE", "HR", "TRE", "REF"):
        assert m.refusal("anna", {place: 1}).reason == "not-offered"
    m.answer("anna", {"SEC": 2})
    assert (m.load("NAV"), m.load("SEC")) == (4, 2)


@rule("FD-4.3")
def test_republic_nothing_is_taken_from_ministries_below(table):
    m = table("republic", directs={"anna": "EXE"}, ministries={"NAV": 6})
    assert m.refusal("anna", "distribute").reason == "not-offered"


@rule("FD-4.3")
def test_empire_blame_is_rearranged_among_ones_own_ministry_and_all_below(table):
    m = table("empire", directs={"anna": "EXE"}, ministries={"EXE": 1, "HR": 2, "NAV": 3, "SEC": 4, "TRE": 5})
    m.act("anna", "distribute")
    m.answer("anna", {"EXE": 8, "SEC": 2})
    assert [m.load(place) for place in ("EXE", "HR", "NAV", "SEC", "TRE")] == [8, 0, 0, 2, 5]
    assert m.actions() == 2


@rule("FD-4.3")
def test_empire_an_unloaded_ministry_can_take_from_those_below(table):
    m = table("empire", directs={"anna": "EXE"}, ministries={"NAV": 6})
    m.act("anna", "distribute")
    m.answer("anna", {"HR": 6})
    assert (m.load("NAV"), m.load("HR")) == (0, 6)


@rule("FD-4.3")
def test_empire_no_blame_is_lost_or_made(table):
    m = table("empire", directs={"anna": "EXE"}, ministries={"EXE": 1, "NAV": 3})
    m.act("anna", "distribute")
    assert m.refusal("anna", {"EXE": 3}).reason == "want-total"
    assert m.refusal("anna", {"EXE": 3, "HR": 2}).reason in ("want-total", "want-amount-at")
    assert m.refusal("anna", {"EXE": 3, "TRE": 1}).reason == "not-offered"
    assert m.refusal("anna", {"EXE": 3, "REF": 1}).reason == "not-offered"


@rule("FD-4.3")
def test_empire_example_reforms_over_executive_and_navy_over_secret_service(table):
    chart = [["REF", "EXE"], ["REF", "NAV"], ["NAV", "SEC"]]
    piles = {"REF": 1, "EXE": 2, "NAV": 3, "SEC": 4}
    m = table("empire", directs={"anna": "REF"}, player="anna", arrows=chart, ministries=piles)
    m.act("anna", "distribute")
    assert sorted(m.question("anna").bounds()["places"]) == ["EXE", "NAV", "REF", "SEC"]
    m.answer("anna", {"REF": 4, "EXE": 3, "NAV": 2, "SEC": 1})
    assert [m.load(place) for place in ("REF", "EXE", "NAV", "SEC")] == [4, 3, 2, 1]

    m = table("empire", directs={"anna": "NAV"}, player="anna", arrows=chart, ministries=piles)
    m.act("anna", "distribute")
    assert sorted(m.question("anna").bounds()["places"]) == ["NAV", "SEC"]
    m.answer("anna", {"NAV": 7})
    assert [m.load(place) for place in ("REF", "EXE", "NAV", "SEC")] == [1, 2, 7, 0]


@rule("FD-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("ministry", ["HR", "SEC", "TRE"])
def test_a_ministry_with_none_below_cannot_distribute(table, edition, ministry):
    m = table(edition, directs={"anna": ministry}, player="anna", ministries={ministry: 5, "EXE": 5})
    assert m.refusal("anna", "distribute").reason == "not-offered"


@rule("FD-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_empty_ministry_can_receive(table, edition):
    m = table(edition, directs={"anna": "EXE", "bruno": "REF"}, arrows=[["EXE", "TRE"]], ministries={"EXE": 3})
    assert m.ministry("TRE")["director"] is None
    m.act("anna", "distribute")
    m.answer("anna", {"EXE": 1, "TRE": 2} if edition == "empire" else {"TRE": 2})
    assert (m.load("EXE"), m.load("TRE")) == (1, 2)


@rule("FD-4.3")
def test_empire_the_empty_ministry_can_be_a_source(table):
    m = table("empire", directs={"anna": "EXE", "bruno": "REF"}, arrows=[["EXE", "TRE"]], ministries={"TRE": 3})
    m.act("anna", "distribute")
    m.answer("anna", {"EXE": 3})
    assert (m.load("EXE"), m.load("TRE")) == (3, 0)


# -- forward a decree


@rule("FD-4.4")
def test_forwarding_to_the_next_step_sheds_one_blame(table):
    m = table("republic", directs={"anna": "EXE", "bruno": "NAV"}, blame={"anna": 5})
    m.act("anna", "forward", "D2", "NAV")
    assert m.blame("anna") == 4
    assert m.decree("D2")["at"] == "NAV"
    assert m.actions() == 2
    assert m.heard("forwarded")[0]["relief"] == 1


@rule("FD-4.4")
def test_forwarding_anywhere_else_sheds_nothing(table):
    m = table("republic", directs={"anna": "EXE"}, blame={"anna": 5})
    m.act("anna", "forward", "D2", "TRE")
    assert m.blame("anna") == 5
    assert m.decree("D2")["at"] == "TRE"
    assert m.heard("forwarded")[0]["relief"] == 0


@rule("FD-4.4")
def test_it_is_the_next_step_after_the_stamps_that_counts(table):
    m = table(decrees={"D2": {"at": "EXE", "stamps": 1}}, blame={"anna": 5})
    m.act("anna", "forward", "D2", "TRE")
    assert m.blame("anna") == 4


@rule("FD-4.4")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_decree_can_go_to_any_other_ministry_in_play_the_empty_one_too(table, seats):
    m = table(seats=seats, directs={"anna": "EXE"})
    targets = [option.split(":")[2] for option in m.options("anna") if option.startswith("forward:D1:")]
    assert targets == (["REF"] if seats == 5 else []) + ["HR", "NAV", "SEC", "TRE"]
    empty = "REF" if seats == 5 else "TRE"
    assert m.ministry(empty)["director"] is None
    m.act("anna", "forward", "D1", empty)
    assert m.decree("D1")["at"] == empty


@rule("FD-4.4")
def test_only_decrees_on_ones_own_ministry_can_be_forwarded(table):
    m = table(directs={"anna": "EXE"}, decrees={"D1": "HR"})
    assert m.refusal("anna", "forward:D1:TRE").reason == "not-offered"
    assert "forward:D2:TRE" in m.options("anna")


@rule("FD-4.4")
def test_several_decrees_can_be_forwarded_in_a_turn(table):
    m = table(directs={"anna": "EXE"}, blame={"anna": 5})
    m.act("anna", "forward", "D1", "TRE")
    m.act("anna", "forward", "D4", "HR")
    m.act("anna", "forward", "D5", "SEC")
    assert m.blame("anna") == 2


# -- move a player


@rule("FD-4.5")
@pytest.mark.parametrize("who", ["bruno", "elena"])
def test_anyone_can_be_moved_to_the_empty_ministry_without_consent(table, who):
    m = table(directs={"anna": "EXE"})
    left = m.directs(who)
    m.act("anna", "move", who)
    assert m.directs(who) == "REF"
    assert m.ministry(left)["director"] is None
    assert m.asked() == ["anna"]
    assert m.actions() == 2


@rule("FD-4.5")
def test_moving_oneself_the_turn_goes_on_there(table):
    m = table(directs={"anna": "EXE", "bruno": "REF"}, arrows=[], ministries={"SEC": 2})
    assert m.ministry("TRE")["director"] is None
    assert "mint" not in m.options("anna")
    m.act("anna", "move", "anna")
    assert (m.directs("anna"), m.player(), m.actions()) == ("TRE", "anna", 2)
    assert "mint" in m.options("anna")


@rule("FD-4.5")
def test_blame_stays_on_the_ministry_left_and_decrees_too(table):
    m = table(directs={"anna": "EXE"}, ministries={"HR": 4}, decrees={"D4": "HR"}, blame={"bruno": 1})
    m.act("anna", "move", "bruno")
    assert (m.load("HR"), m.load("REF"), m.blame("bruno")) == (4, 0, 1)
    assert m.decree("D4")["at"] == "HR"


@rule("FD-4.5")
def test_one_moves_to_the_empty_ministry_and_no_other(table):
    m = table(directs={"anna": "EXE"})
    moves = [option for option in m.options("anna") if option.startswith("move:")]
    assert moves == ["move:s0", "move:s1", "move:s2", "move:s3", "move:s4"]


@rule("FD-4.5")
def test_the_ministry_left_is_the_empty_one_for_the_next_move(table):
    m = table(seats=4, directs={"anna": "EXE", "bruno": "HR"})
    m.act("anna", "move", "bruno")
    m.act("anna", "move", "carla")
    assert (m.directs("bruno"), m.directs("carla")) == ("TRE", "HR")


# -- stamp


@rule("FD-4.6")
def test_stamping_is_an_action(table):
    m = table(directs={"anna": "EXE"}, blame={"anna": 5})
    m.act("anna", "stamp", "D3")
    assert m.decree("D3")["stamps"] == 1
    assert m.actions() == 2


# -- something must change


@rule("FD-4.8")
def test_a_reassignment_moves_somebody(table):
    m = table(directs={"anna": "HR", "bruno": "EXE"}, player="anna")
    m.act("anna", "reassign")
    same = {"HR": ["anna"], "EXE": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "TRE": ["elena"]}
    assert m.refusal("anna", same).reason == "changes-nothing"


@rule("FD-4.8")
def test_a_restructuring_alters_the_structure(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "restructure")
    m.answer("anna", "arrow-move:NAV:SEC")
    assert m.refusal("anna", "arrow:NAV:SEC").reason == "not-offered"


@rule("FD-4.8")
def test_a_distribution_alters_a_pile(table):
    m = table("empire", directs={"anna": "EXE"}, ministries={"EXE": 1, "NAV": 3})
    m.act("anna", "distribute")
    assert m.refusal("anna", {"EXE": 1, "NAV": 3}).reason == "changes-nothing"
    for edition in EDITIONS:
        assert table(edition).refusal("anna", "distribute").reason == "not-offered"  # nothing lies there


@rule("FD-4.8")
def test_not_every_up_to_is_nothing(table):
    m = table(directs={"anna": "EXE"}, blame={"anna": 2}, ministries={"EXE": 3}, hands={"anna": ["C02"]})
    m.act("anna", "play", "C02")
    assert m.refusal("anna", {"personal": 0, "ministry": 0}).reason == "want-total"
    m.answer("anna", {"personal": 0, "ministry": 1})
    assert (m.blame("anna"), m.load("EXE")) == (2, 2)


@rule("FD-4.8")
def test_a_card_that_could_change_nothing_is_not_offered(table):
    m = table(directs={"anna": "EXE"}, hands={"anna": ["C02"]})
    assert m.refusal("anna", "play:C02").reason == "card-no-target"


@rule("FD-4.8")
def test_manoeuvres_and_investigations_without_blame_are_not_offered(table):
    m = table(directs={"anna": "NAV"}, player="anna", ministries={"TRE": 4}, blame={"bruno": 3})
    assert m.refusal("anna", "manoeuvre").reason == "not-offered"
    m = table(directs={"anna": "SEC", "bruno": "NAV"}, player="anna", ministries={"TRE": 4})
    assert m.refusal("anna", "investigate:NAV").reason == "not-offered"


@rule("FD-4.8")
def test_stamping_and_forwarding_without_blame_are_legal(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "stamp", "D3")
    m.act("anna", "forward", "D3", "SEC")
    assert (m.decree("D3")["stamps"], m.decree("D3")["at"], m.blame("anna")) == (1, "SEC", 0)
