"""FD-9.C18 to FD-9.C21: cards about posts.

Left out, anna directs EXE, bruno HR, carla NAV, dario SEC, elena TRE; REF is empty (with four players, TRE).
"""

import pytest

rule = pytest.mark.rule

NO_SECRETS = ["C27"] * 3

NAVY_EMPTY = {"anna": "EXE", "bruno": "HR", "carla": "REF", "dario": "SEC", "elena": "TRE"}
SECRET_SERVICE_EMPTY = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "REF", "elena": "TRE"}


def posts(m):
    """Who directs what, in the order of the seats."""
    return [person["directs"] for person in m.view()["table"]["people"]]


# -- C18 Mini-Reshuffle


@rule("FD-9.C18")
def test_a_reshuffle_swaps_the_ministries_of_two_players(table):
    m = table(hands={"anna": ["C18"]}, ministries={"HR": 3, "TRE": 4}, blame={"bruno": 1, "elena": 2})
    m.play("anna", "C18", ["bruno", "elena"])
    assert posts(m) == ["EXE", "TRE", "NAV", "SEC", "HR"]
    assert (m.load("HR"), m.load("TRE"), m.blame("bruno"), m.blame("elena")) == (3, 4, 1, 2)


@rule("FD-9.C18")
def test_who_swaps_ministries_goes_on_in_the_new_one(table):
    m = table(hands={"anna": ["C18"]}, decrees={"D1": "TRE"}, ministries={"TRE": 2})
    m.play("anna", "C18", ["elena", "anna"])
    assert posts(m) == ["TRE", "HR", "NAV", "SEC", "EXE"]
    assert "mint" in m.options("anna")
    assert "restructure" not in m.options("anna")
    m.act("anna", "stop")
    assert m.load("TRE") == 3


@rule("FD-9.C18")
@pytest.mark.parametrize("chosen", [["bruno"], ["bruno", "carla", "dario"], []])
def test_a_reshuffle_takes_exactly_two(table, chosen):
    m = table(hands={"anna": ["C18"]})
    m.play("anna", "C18")
    refusal = m.refusal("anna", chosen)
    assert (refusal.reason, refusal.facts["least"], refusal.facts["most"]) == ("want-count", 2, 2)


@rule("FD-9.C18")
def test_nobody_swaps_with_themselves(table):
    m = table(hands={"anna": ["C18"]})
    m.play("anna", "C18")
    assert m.refusal("anna", ["bruno", "bruno"]).reason == "too-many-of"


# -- C19 Promoted Out of the Way


@rule("FD-9.C19")
@rule("FD-9.3")
@pytest.mark.parametrize("amount", [0, 1, 5])
def test_a_promotion_moves_another_to_the_empty_ministry_with_up_to_five_of_what_they_leave(table, amount):
    m = table(hands={"anna": ["C19"]}, ministries={"NAV": 7, "REF": 4}, blame={"carla": 2})
    m.play("anna", "C19", "carla", amount)
    assert (m.directs("carla"), m.ministry("NAV")["director"]) == ("REF", None)
    assert (m.blame("carla"), m.load("NAV"), m.load("REF")) == (2 + amount, 7 - amount, 4)


@rule("FD-9.C19")
def test_a_promotion_takes_no_more_than_five_or_than_what_lies_there(table):
    m = table(hands={"anna": ["C19"]}, ministries={"NAV": 7, "HR": 2, "REF": 9})
    m.play("anna", "C19", "carla")
    refusal = m.refusal("anna", 6)
    assert (refusal.facts["least"], refusal.facts["most"]) == (0, 5)
    m = table(hands={"anna": ["C19"]}, ministries={"NAV": 7, "HR": 2, "REF": 9})
    m.play("anna", "C19", "bruno")
    assert m.refusal("anna", 3).facts["most"] == 2


@rule("FD-9.C19")
@rule("FD-4.8")
def test_a_promotion_from_a_clean_ministry_is_a_move_alone_and_asks_for_no_reaction(table):
    m = table(hands={"anna": ["C19"], "carla": ["C28"]}, ministries={"REF": 4}, discards=NO_SECRETS)
    m.play("anna", "C19", "carla")
    assert (m.directs("carla"), m.blame("carla"), m.asked()) == ("REF", 0, ["anna"])


@rule("FD-9.C19")
def test_nobody_promotes_themselves(table):
    m = table(hands={"anna": ["C19"]})
    m.play("anna", "C19")
    assert m.options("anna") == ["s1", "s2", "s3", "s4"]


@rule("FD-9.C19")
@rule("FD-9.10")
def test_with_four_a_promotion_goes_to_the_empty_ministry_in_play(table):
    m = table(seats=4, hands={"anna": ["C19"]}, ministries={"SEC": 3})
    m.play("anna", "C19", "dario", 3)
    assert (m.directs("dario"), m.blame("dario")) == ("TRE", 3)


@rule("FD-9.C19")
@rule("FD-9.4")
def test_the_immune_are_promoted_and_the_blame_stays_on_the_ministry_left(table):
    m = table(hands={"anna": ["C19"], "carla": ["C28"]}, ministries={"NAV": 7, "REF": 4}, discards=NO_SECRETS)
    m.play("anna", "C19", "carla", 5)
    assert (m.question("carla").facts["amount"], m.directs("carla")) == (5, "REF")
    m.react("carla", "C28")
    assert (m.directs("carla"), m.blame("carla"), m.load("NAV"), m.load("REF")) == ("REF", 0, 7, 4)


@rule("FD-9.C19")
@rule("FD-9.4")
@pytest.mark.parametrize("receiver", ["anna", "dario"])
def test_who_points_at_others_is_promoted_and_they_take_the_blame_of_the_ministry_left(table, receiver):
    m = table(hands={"anna": ["C19"], "carla": ["C29"]}, ministries={"NAV": 7}, discards=NO_SECRETS)
    m.play("anna", "C19", "carla", 5)
    m.react("carla", "C29")
    m.act("carla", receiver)
    assert (m.directs("carla"), m.blame("carla"), m.blame(receiver), m.load("NAV")) == ("REF", 0, 5, 2)


@rule("FD-9.C19")
@rule("FD-9.6")
def test_the_promoted_cannot_resign_for_they_have_left(table):
    m = table(hands={"anna": ["C19"], "carla": ["C30", "C28"]}, ministries={"NAV": 7, "REF": 4}, discards=NO_SECRETS)
    m.play("anna", "C19", "carla", 5)
    assert m.options("carla") == ["pass", "react:C28"]


# -- C20 Waltz of the Chairs


@rule("FD-9.C20")
@rule("FD-9.9")
@pytest.mark.parametrize(
    ("side", "after"),
    [("left", ["HR", "NAV", "SEC", "TRE", "EXE"]), ("right", ["TRE", "EXE", "HR", "NAV", "SEC"])],
)
def test_in_a_waltz_of_five_left_is_the_next_seat_in_turn_order(table, side, after):
    m = table(player="carla", hands={"carla": ["C20"]}, ministries={"NAV": 3})
    m.play("carla", "C20", side)
    assert posts(m) == after
    assert (m.load("NAV"), [m.blame(name) for name in ("anna", "bruno", "carla")]) == (3, [0, 0, 0])


@rule("FD-9.C20")
@rule("FD-9.10")
@pytest.mark.parametrize(
    ("side", "after"), [("left", ["HR", "NAV", "SEC", "EXE"]), ("right", ["SEC", "EXE", "HR", "NAV"])]
)
def test_in_a_waltz_of_four_the_empty_ministry_sits_out(table, side, after):
    m = table(seats=4, hands={"anna": ["C20"]})
    m.play("anna", "C20", side)
    assert (posts(m), m.ministry("TRE")["director"]) == (after, None)


@rule("FD-9.C20")
def test_after_a_waltz_the_turn_goes_on_in_the_new_ministry(table):
    m = table(hands={"anna": ["C20"]}, decrees={"D1": "TRE"})
    m.play("anna", "C20", "right")
    assert "mint" in m.options("anna")
    m.act("anna", "stop")
    assert (m.load("TRE"), m.player()) == (1, "bruno")


@rule("FD-9.C20")
def test_a_waltz_has_two_sides(table):
    m = table(hands={"anna": ["C20"]})
    m.play("anna", "C20")
    assert m.options("anna") == ["left", "right"]


# -- C21 Acting Minister


@rule("FD-9.C21")
@rule("FD-9.7")
def test_an_acting_minister_stands_in_for_any_ministry_but_their_own_and_reforms(table):
    m = table(hands={"anna": ["C21"]}, blame={"anna": 1}, ministries={"HR": 1})
    m.play("anna", "C21")
    assert m.options("anna") == ["as:HR", "as:NAV", "as:SEC", "as:TRE"]
    m = table(directs={"anna": "REF"}, player="anna", hands={"anna": ["C21"]}, blame={"anna": 1}, ministries={"HR": 1})
    m.play("anna", "C21")
    assert m.options("anna") == ["as:EXE", "as:HR", "as:NAV", "as:SEC", "as:TRE"]


@rule("FD-9.C21")
@rule("FD-9.10")
def test_with_four_an_acting_minister_stands_in_for_the_empty_treasury_too(table):
    m = table(seats=4, player="dario", hands={"dario": ["C21"]}, blame={"dario": 1})
    m.play("dario", "C21")
    assert m.options("dario") == ["as:EXE", "as:HR", "as:NAV", "as:TRE"]


@rule("FD-9.C21")
@rule("FD-9.7")
@pytest.mark.parametrize(("actions", "left"), [(3, 4), (1, 2)])
def test_acting_for_the_treasury_gives_two_actions_for_the_one_spent(table, actions, left):
    m = table(hands={"anna": ["C21"]}, actions=actions)
    m.play("anna", "C21", "as:TRE")
    assert (m.actions(), m.blame("anna"), m.load("TRE")) == (left, 0, 0)


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_the_treasury_neither_respects_nor_uses_up_its_limit(table):
    m = table(directs={"anna": "TRE"}, player="anna", hands={"anna": ["C21", "C21"]})
    m.act("anna", "mint")
    m.act("anna", "move", "anna")
    m.play("anna", "C21", "as:TRE")
    m.play("anna", "C21", "as:TRE")
    assert m.actions() == 3 - 1 + 2 - 1 - 1 + 2 - 1 + 2
    m = table(directs={"anna": "EXE", "elena": "REF"}, hands={"anna": ["C21"]})
    m.play("anna", "C21", "as:TRE")
    m.act("anna", "move", "anna")
    m.act("anna", "mint")
    assert m.actions() == 3 - 1 + 2 - 1 - 1 + 2


@rule("FD-9.C21")
@rule("FD-9.7")
@pytest.mark.parametrize(("mine", "load", "left"), [(5, 9, (3, 5)), (1, 9, (0, 5)), (5, 3, (3, 0)), (0, 1, (0, 0))])
def test_acting_for_the_navy_sheds_two_of_yours_and_four_of_the_navys(table, mine, load, left):
    m = table(hands={"anna": ["C21"]}, blame={"anna": mine, "carla": 6}, ministries={"NAV": load, "EXE": 8})
    m.play("anna", "C21", "as:NAV")
    assert (m.blame("anna"), m.load("NAV")) == left
    assert (m.blame("carla"), m.load("EXE")) == (6, 8)


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_the_navy_neither_respects_nor_uses_up_its_limit(table):
    m = table(directs=NAVY_EMPTY, hands={"anna": ["C21"]}, blame={"anna": 9}, ministries={"NAV": 9}, used=["NAV"])
    m.play("anna", "C21", "as:NAV")
    assert (m.blame("anna"), m.load("NAV")) == (7, 5)
    m = table(directs=NAVY_EMPTY, hands={"anna": ["C21"]}, blame={"anna": 9}, ministries={"NAV": 9})
    m.play("anna", "C21", "as:NAV")
    m.act("anna", "move", "anna")
    m.act("anna", "manoeuvre")
    assert (m.blame("anna"), m.load("NAV")) == (5, 1)


@rule("FD-9.C21")
@rule("FD-4.8")
def test_nobody_acts_for_the_navy_with_nothing_to_shed(table):
    m = table(hands={"anna": ["C21"]}, blame={"carla": 5}, ministries={"EXE": 5})
    m.play("anna", "C21")
    assert "as:NAV" not in m.options("anna")


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_the_secret_service_turns_all_blame_of_a_ministry_into_its_directors(table):
    m = table(hands={"anna": ["C21"]}, blame={"carla": 1, "dario": 2}, ministries={"NAV": 6, "HR": 3})
    m.play("anna", "C21", "as:SEC", "NAV")
    assert (m.blame("carla"), m.load("NAV"), m.load("HR"), m.actions()) == (7, 0, 3, 2)


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_the_secret_service_spares_it_your_own_the_empty_and_the_clean(table):
    m = table(hands={"anna": ["C21"]}, ministries={"SEC": 9, "EXE": 9, "REF": 9, "NAV": 1, "TRE": 2})
    m.play("anna", "C21", "as:SEC")
    assert sorted(m.options("anna")) == ["NAV", "TRE"]
    assert m.refusal("anna", "SEC").reason == "not-offered"


@rule("FD-9.C21")
@rule("FD-4.8")
def test_nobody_acts_for_the_secret_service_without_a_suspect(table):
    m = table(hands={"anna": ["C21"]}, ministries={"SEC": 9, "EXE": 9, "REF": 9})
    m.play("anna", "C21")
    assert m.options("anna") == ["as:HR", "as:TRE"]


@rule("FD-9.C21")
@rule("FD-9.4")
def test_immunity_holds_against_an_acting_secret_service(table):
    m = table(hands={"anna": ["C21"], "carla": ["C28"]}, ministries={"NAV": 6}, discards=NO_SECRETS)
    m.play("anna", "C21", "as:SEC")
    assert m.question("carla").facts["amount"] == 6
    m.react("carla", "C28")
    assert (m.blame("carla"), m.load("NAV"), m.actions()) == (0, 6, 2)


@rule("FD-9.C21")
@rule("FD-9.4")
@pytest.mark.parametrize("receiver", ["anna", "dario"])
def test_an_acting_secret_service_may_find_somebody_else(table, receiver):
    m = table(hands={"anna": ["C21"], "carla": ["C29"]}, ministries={"NAV": 6}, discards=NO_SECRETS)
    m.play("anna", "C21", "as:SEC")
    m.react("carla", "C29")
    m.act("carla", receiver)
    assert (m.blame(receiver), m.blame("carla"), m.load("NAV")) == (6, 0, 0)


@rule("FD-9.C21")
@rule("FD-9.6")
def test_a_director_may_resign_before_an_acting_secret_service(table):
    m = table(
        directs=SECRET_SERVICE_EMPTY,
        hands={"anna": ["C21"], "carla": ["C30"]},
        ministries={"NAV": 6, "SEC": 2},
        discards=NO_SECRETS,
    )
    m.play("anna", "C21", "as:SEC")
    m.react("carla", "C30")
    assert (m.directs("carla"), m.blame("carla"), m.load("NAV"), m.load("SEC")) == ("SEC", 0, 6, 2)


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_human_resources_reassigns_anyone_and_you_need_not_go_there(table):
    m = table(hands={"anna": ["C21"]}, decrees={"D1": "REF"})
    m.play(
        "anna", "C21", "as:HR", {"REF": ["anna"], "EXE": ["carla"], "HR": ["bruno"], "SEC": ["elena"], "TRE": ["dario"]}
    )
    assert posts(m) == ["REF", "HR", "EXE", "TRE", "SEC"]
    assert "forward:D1:EXE" in m.options("anna")


@rule("FD-9.C21")
@rule("FD-4.8")
def test_acting_for_human_resources_moves_somebody_and_seats_everybody_alone(table):
    m = table(hands={"anna": ["C21"]})
    m.play("anna", "C21", "as:HR")
    now = {"EXE": ["anna"], "HR": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "TRE": ["elena"]}
    assert m.refusal("anna", now).reason == "changes-nothing"
    assert m.refusal("anna", {**now, "TRE": []}).reason == "want-count"
    assert m.refusal("anna", {**now, "SEC": [], "TRE": ["dario", "elena"]}).reason == "want-count-at"
    m.answer("anna", {**now, "TRE": [], "REF": ["elena"]})
    assert (m.directs("elena"), m.actions()) == ("REF", 2)


@rule("FD-9.C21")
@rule("FD-9.7")
def test_acting_for_the_executive_makes_one_arrow_change(table):
    m = table(player="bruno", hands={"bruno": ["C21"]})
    m.play("bruno", "C21", "as:EXE", "arrow-move:EXE:HR", "arrow:HR:TRE")
    assert m.arrows() == {("REF", "EXE"), ("EXE", "NAV"), ("NAV", "SEC"), ("HR", "TRE")}
    assert (m.actions(), m.question("bruno").prompt) == (2, "choose-action")


@rule("FD-9.C21")
@rule("FD-9.5")
def test_acting_for_the_executive_keeps_the_structure_legal(table):
    m = table(player="bruno", hands={"bruno": ["C21"]})
    m.play("bruno", "C21", "as:EXE")
    assert m.refusal("bruno", "arrow-reverse:EXE:HR").reason == "not-offered"
    m.answer("bruno", "arrow-move:EXE:HR")
    assert m.refusal("bruno", "arrow:EXE:HR").reason == "not-offered"
    assert m.refusal("bruno", "arrow:SEC:EXE").reason == "not-offered"
    assert m.refusal("bruno", "arrow:TRE:NAV").reason == "not-offered"
    m.answer("bruno", "arrow:HR:REF")
    assert m.arrows() == {("REF", "EXE"), ("EXE", "NAV"), ("NAV", "SEC"), ("HR", "REF")}


@rule("FD-9.C21")
@rule("FD-9.7")
@pytest.mark.parametrize("change", ["arrow-remove:NAV:SEC", "arrow-reverse:REF:EXE"])
def test_acting_for_the_executive_may_remove_or_reverse(table, change):
    m = table(player="bruno", hands={"bruno": ["C21"]})
    m.play("bruno", "C21", "as:EXE", change)
    removed = {("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV")}
    turned = {("EXE", "REF"), ("EXE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")}
    assert m.arrows() == (removed if "remove" in change else turned)


@rule("FD-9.C21")
@pytest.mark.parametrize(
    ("declared", "heard"),
    [
        (["as:TRE"], ("minted", "s2", 2)),
        (["as:EXE", "arrow-move:EXE:HR", "arrow:TRE:HR"], ("arrow-move", "s2", "TRE", "HR", "EXE", "HR")),
        (
            ["as:HR", {"REF": ["anna"], "HR": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "TRE": ["elena"]}],
            ("reassigned", "s2", {"s0": "REF"}),
        ),
        (["as:SEC"], ("investigates", "s2", "TRE", "s4", 3)),
    ],
)
def test_everyone_hears_what_an_acting_minister_does(table, declared, heard):
    m = table(player="carla", hands={"carla": ["C21"]}, ministries={"TRE": 3})
    m.play("carla", "C21", *declared)
    assert [tuple(line.values()) for line in m.events()[1:3]] == [("acts-as", "s2", declared[0][3:]), heard]


@rule("FD-9.C21")
def test_everyone_hears_how_much_an_acting_navy_sheds(table):
    m = table(player="bruno", hands={"bruno": ["C21"]}, blame={"bruno": 1}, ministries={"NAV": 3})
    m.play("bruno", "C21", "as:NAV")
    assert [tuple(line.values()) for line in m.heard("manoeuvres")] == [("manoeuvres", "s1", "NAV", 1, 3)]
