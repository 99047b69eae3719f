"""J-5: locations, exile and return."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

LOCATIONS = ["home", "bank", "headquarters", "mistress", "nightclub"]
EMBASSIES = ["AM1", "AM2", "AM3", "AM4"]


def hiding(**position):
    """All are asked where they spend the turn."""
    m = set_table("locations", offices=FEW_OFFICES, **position)
    m.until("choose-location")
    return m


# -- locations


@rule("J-5.1")
def test_everyone_chooses_at_once_one_of_five_places_or_an_embassy():
    m = hiding()
    assert m.asked() == NAMES[:5]
    places = [f"hide:{place}" for place in LOCATIONS]
    assert m.options("anna") == places
    assert m.options("bruno") == [*places, *(f"exile:{embassy}" for embassy in EMBASSIES)]


@rule("J-5.1")
def test_the_president_cannot_go_into_exile():
    assert hiding().refused("anna", "exile:AM1") == "not-offered"


@rule("J-5.1")
def test_the_dead_and_the_exiled_do_not_choose():
    m = set_table("locations", offices=FEW_OFFICES, dead=["carla"], exile={"dario": "AM1"})
    m.until("choose-location")
    assert m.asked() == ["anna", "bruno", "elena"]


@rule("J-5.1")
def test_choices_are_secret_and_exile_is_shown_when_all_have_chosen():
    one, other = hiding(), hiding()
    for m, choice in ((one, "exile:AM1"), (other, "hide:bank")):
        m.answer("bruno", choice)
        for name in ("anna", "carla", "dario"):
            m.answer(name, "hide:home")
    for name in (None, "elena"):
        assert one.view(name) == other.view(name)
    one.answer("elena", "exile:AM1")
    assert (one.exile("bruno"), one.exile("elena"), one.exile("carla")) == ("AM1", "AM1", None)
    assert one.said("goes-into-exile") == [{"seat": "s1", "space": "AM1"}, {"seat": "s4", "space": "AM1"}]


@rule("J-5.1")
def test_locations_stay_hidden_until_all_attempts_are_declared():
    m = hiding()
    m.hide(anna="bank", carla="mistress")
    assert m.prompt() == "declare-attempts"
    while m.prompt() == "declare-attempts":
        assert (m.location("anna", "carla"), m.location("anna"), m.location("anna", "anna")) == (None, None, "bank")
        m.default()
    assert (m.location("anna"), m.location("carla"), m.location("bruno")) == ("bank", "mistress", "home")
    assert m.said("locations")[0]["locations"]["s2"] == "mistress"


@rule("J-5.1")
def test_a_location_lasts_to_the_end_of_the_turn():
    m = hiding()
    m.hide(anna="bank")
    m.until("start-coup")
    assert m.location("anna") == "bank"
    m.to_phase(1)
    assert m.location("anna", "anna") is None


@rule("J-5.2")
def test_a_president_must_first_resign_and_may_then_leave_in_the_same_phase():
    m = set_table("locations", offices=FEW_OFFICES, cash={"anna": ["3M"]})
    assert (m.prompt(), m.asked(), m.options("anna")) == ("resign-now", ["anna"], ["remain", "resign"])
    m.answer("anna", "resign")
    m.nominate("anna", "dario")
    m.until("vote")
    m.ballot({"anna": {"dario": ["office"]}}, {})
    assert (m.president(), m.prompt(), m.asked()) == ("dario", "resign-now", ["dario"])
    m.answer("dario", "remain")
    assert "exile:AM3" in m.options("anna")
    assert "exile:AM3" not in m.options("dario")
    m.hide(anna="exile:AM3")
    assert m.exile("anna") == "AM3"


@rule("J-5.2")
def test_re_elected_he_stays():
    m = set_table("locations", offices=FEW_OFFICES)
    m.answer("anna", "resign")
    m.nominate("anna", "anna")
    m.until("vote")
    m.ballot({"anna": {"anna": ["office"]}}, {})
    assert m.prompt() == "choose-location"
    assert m.refused("anna", "exile:AM1") == "not-offered"


# -- leaving in a coup

FLIGHT = {"AM1": {"carla": {"brigade1": 2}}, "AM2": {"anna": {"guards": 1}}, "CA2": {"dario": {"brigade2": 6}}}


def coup(**position):
    """Coup phase 1: Carla, with units in an embassy, moves first."""
    position.setdefault("units", FLIGHT)
    return set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES, **position)


@rule("J-5.3")
def test_who_has_a_unit_in_an_embassy_may_go_into_exile_there_on_his_turn():
    m = coup()
    assert m.asked() == ["carla"]
    assert [option for option in m.options("carla") if option.startswith("exile")] == ["exile:AM1"]
    m.act("carla", "exile", "AM1")
    assert m.exile("carla") == "AM1"
    assert m.units("AM1") == {("brigade1", None): 2}


@rule("J-5.3")
def test_not_without_a_unit_there_and_never_the_president():
    m = coup()
    m.act("carla", "end-turn")
    assert m.asked() == ["dario"]
    assert not any(option.startswith("exile") for option in m.options("dario"))
    while m.asked() != ["anna"]:
        m.default()
    assert m.prompt() == "movement"
    assert not any(option.startswith("exile") for option in m.options("anna"))


@rule("J-5.3")
def test_also_right_after_moving_in():
    m = coup(units={"COL": {"carla": {"brigade1": 1}}})
    embassy = next(place for place in ("AM1", "AM2", "AM3", "AM4") if move_in(m, place))
    m.act("carla", "exile", embassy)
    assert m.exile("carla") == embassy


def move_in(m, embassy):
    """Carla moves into this embassy, if it is next to where she is."""
    if m.prompt() == "movement":
        m.act("carla", "move", "COL")
    if m.question("carla").fault({embassy: ["brigade1"]}) is not None:
        return False
    m.answer("carla", {embassy: ["brigade1"]})
    return True


@rule("J-5.3")
def test_units_he_transferred_earlier_stay_with_their_holder():
    m = coup()
    m.swap("carla", ("carla", "elena", {"brigade1:AM1": 1}))
    m.act("carla", "exile", "AM1")
    assert m.units("AM1") == {("brigade1", None): 1, ("brigade1", "elena"): 1}


# -- in exile


@rule("J-5.4")
def test_an_exile_cannot_be_a_victim_nor_order_attempts():
    m = set_table("assassinations", offices=FEW_OFFICES, exile={"carla": "AM1"}, hands={"carla": ["A02"]})
    order = []
    while m.prompt() == "declare-attempts":
        order += m.asked()
        assert not any(":carla:" in option for option in m.options(m.asked()[0]))
        m.default()
    assert order == ["bruno", "dario", "elena", "anna"]


@rule("J-5.4")
def test_an_exile_is_not_shot():
    m = set_table("aftermath", leader="bruno", rebels=["bruno", "carla"], exile={"carla": "AM1"})
    assert m.options("anna") == ["nobody", "shoot:bruno"]


@rule("J-5.4")
def test_an_exile_does_not_bank_draw_or_vote():
    m = set_table("bank", offices=FEW_OFFICES, exile={"carla": "AM1"}, cash={"carla": ["3M"]})
    m.pass_all()
    assert m.prompt() == "start-coup"
    m.until("return-home")
    m.answer("carla", "stay")
    assert m.cards("carla") == 0
    m.until("vote")
    while m.prompt() == "vote":
        assert m.asked() != ["carla"]
        m.default()


@rule("J-5.4")
def test_an_exile_plays_no_cards_but_discards_gives_and_swaps_them():
    m = set_table("appointments", exile={"carla": "AM1"}, hands={"carla": ["D01", "E11", "I01"], "bruno": ["V01"]})
    [opening] = [q for q in m.match.questions.open_to(2) if q.id == "cards.2"]
    assert opening.options == ["discard:D01", "discard:E11", "discard:I01"]
    assert m.any_refusal("carla", "play", "D01") == "card-not-present"
    assert m.any_refusal("carla", "lay", "I01") == "card-not-present"
    m.play_any("carla", "discard", "E11")
    assert m.pile("discards") == ["E11"]
    m.swap("carla", ("carla", "bruno", {"D01": 1}), ("bruno", "carla", {"V01": 1}))
    assert (m.hand("carla"), m.hand("bruno")) == (["I01", "V01"], ["D01"])


@rule("J-5.4")
def test_an_exile_gives_and_receives_cash():
    m = set_table("appointments", exile={"carla": "AM1"}, cash={"carla": ["3M"], "bruno": ["1M"]})
    m.swap("carla", ("carla", "bruno", {"3M": 1}), ("bruno", "carla", {"1M": 1}))
    assert (m.cash("carla"), m.cash("bruno")) == (["1M"], ["3M"])


@rule("J-5.4")
def test_his_influence_stays_but_sleeps():
    m = set_table("budget", exile={"carla": "AM1"}, influence={"carla": ["I03", "I12"]}, cash={"anna": ["1M"]})
    assert m.influence("carla") == ["I03", "I12"]
    assert m.person("carla")["credits"] == 0
    m.until("vote")
    while m.prompt() == "vote":
        assert "I03" not in m.question(m.asked()[0]).bounds()["items"]
        m.default()


@rule("J-5.4")
@rule("J-5.3")
def test_his_units_do_not_move_and_he_keeps_his_rebel_mark():
    m = coup(rebels=["carla"])
    m.act("carla", "exile", "AM1")
    assert "s2" in m.fact("rebels")
    m.quiet("cousin")
    assert m.asked() == ["dario"]


# -- returning


@rule("J-5.5")
def test_each_exile_is_asked_clockwise_from_the_presidents_left():
    m = set_table("drawing", president="carla", exile={"bruno": "AM1", "dario": "AM2", "anna": "AM3"})
    order = []
    while m.prompt() == "return-home":
        order += m.asked()
        assert [name for name in NAMES[:5] if m.may(name, "return")] == sorted(
            {"dario", "anna", "bruno"} - set(m.asked())
        )
        m.answer(m.asked()[0], "stay")
    assert order == ["dario", "anna", "bruno"]


@rule("J-5.5")
def test_he_is_asked_only_before_the_cards_are_drawn_when_nothing_else_is():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"})
    phases = []
    while m.prompt() != "start-coup":
        if m.prompt() == "return-home":
            phases.append(m.fact("phase"))
        m.default()
    assert phases == [1]


@rule("J-5.5")
def test_he_may_come_home_at_any_moment_but_in_ballots_and_reactions():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"anna": ["1M"]})
    may: dict[str, bool] = {}
    while m.fact("year") == 1:
        if m.asked() != ["dario"]:
            may.setdefault(m.prompt(), True)
            may[m.prompt()] &= m.may("dario", "return")
            assert not any(m.may(name, "return") for name in NAMES[:5] if name != "dario")
        m.default()
    closed = {prompt for prompt, could in may.items() if not could}
    assert closed == {"react-P2", "vote", "break-tie", "react-V12", "react-VR", "react-P4R"}
    assert may.keys() - closed >= {"play-or-pass", "appoint", "cousin", "budget-piles", "force-budget", "resign-now"}
    assert may.keys() - closed >= {"choose-location", "declare-attempts", "start-coup"}


@rule("J-5.5")
@pytest.mark.parametrize(
    ("door", "more"),
    [
        ("election", {"at": "succession", "dead": ["anna"]}),
        ("movement", {"coup": 2, "leader": "bruno"}),
        ("sides", {"leader": "bruno"}),
        ("aftermath", {"leader": "bruno", "rebels": ["bruno"]}),
        ("aftermath", {"leader": "carla", "rebels": ["carla"], "siding": ["carla"], "verdict": "rebels"}),
    ],
)
def test_he_may_come_home_during_nominations_in_a_coup_and_after_it(door, more):
    m = set_table(more.pop("at", door), offices=FEW_OFFICES, exile={"dario": "AM1"}, **more)
    m.come_home("dario")
    m.quiet("kill-returner")
    assert m.exile("dario") is None
    m.match.audit()


@rule("J-5.5")
def test_he_may_not_come_home_into_a_fight():
    units = {"COL": {"carla": {"brigade1": 1}, "elena": {"brigade3": 1}}}
    m = set_table("combat", coup=1, leader="bruno", offices=FEW_OFFICES, exile={"dario": "AM1"}, units=units)
    while m.prompt() in ("bombard", "declare-fire"):
        assert not m.may("dario", "return")
        m.default()
    assert (m.prompt(), m.may("dario", "return")) == ("movement", True)


@rule("J-5.5", "J-5.1")
def test_who_comes_home_while_the_others_hide_hides_too():
    m = hiding(exile={"dario": "AM1"})
    m.answer("carla", "hide:bank")
    m.come_home("dario")
    m.answer("bruno", "spare")
    assert m.asked() == ["anna", "bruno", "dario", "elena"]
    m.hide(dario="mistress")
    assert (m.location("carla", "carla"), m.location("dario", "dario")) == ("bank", "mistress")


@rule("J-5.5", "J-15.2")
def test_who_comes_home_while_all_may_play_or_pass_is_asked_too():
    m = set_table("bank", offices=FEW_OFFICES, exile={"dario": "AM1"}, hands={"carla": ["D01"]})
    m.answer("anna", "pass")
    m.come_home("dario")
    m.answer("bruno", "spare")
    assert m.asked() == ["bruno", "carla", "dario", "elena"]


@rule("J-5.5", "J-6.1")
def test_who_comes_home_while_attempts_are_declared_has_his_turn_if_it_is_still_to_come():
    for asked, has_turn in (("bruno", True), ("elena", False)):
        m = set_table("assassinations", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"dario": ["3M"]})
        while m.asked() != [asked]:
            m.default()
        m.come_home("dario")
        m.answer("bruno", "spare")
        assert (m.asked(), m.location("dario", "dario")) == ([asked], None)
        order = []
        while m.prompt() == "declare-attempts":
            order += m.asked()
            m.default()
        assert ("dario" in order) == has_turn


@rule("J-5.5", "J-6.1")
def test_who_comes_home_without_a_location_may_be_named_but_not_found():
    m = set_table("assassinations", offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.come_home("dario")
    m.answer("bruno", "spare")
    m.order("bruno", "secret-police", "dario", "home")
    m.quiet("declare-attempts")
    assert m.alive("dario")
    assert m.said("attempt-fails") == [{"seat": "s1", "means": "secret-police", "other": "s3"}]


@rule("J-5.5", "J-8.3")
def test_who_comes_home_in_phase_eight_is_asked_too_and_his_death_is_a_pretext():
    m = set_table("phase8", offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.act("bruno", "pass")
    m.act("carla", "pass")
    assert m.asked() == ["elena"]
    for choice, asked in (("spare", "dario"), ("kill", "bruno")):
        other = set_table("phase8", offices=FEW_OFFICES, exile={"dario": "AM1"})
        other.act("bruno", "pass")
        other.act("carla", "pass")
        other.come_home("dario")
        other.answer("bruno", choice)
        other.quiet("react-EXR")
        assert (other.prompt(), other.asked()) == ("start-coup", [asked])
        assert other.fact("pretext") == (choice == "kill")


@rule("J-5.6")
def test_who_announced_his_return_and_stayed_does_not_announce_it_again_in_that_phase():
    units = {"AM4": {"carla": {"brigade1": 1}}, "PAL": {"anna": {"guards": 1}}}
    m = coup(exile={"dario": "AM4"}, units=units)
    m.come_home("dario")
    m.answer("carla", "refuse")
    m.answer("dario", "stay")
    assert not m.may("dario", "return")
    while m.fact("coup") == 1:
        m.default()
    assert m.may("dario", "return")


@rule("J-5.6", "J-4.5")
def test_the_pile_of_somebody_shot_on_his_return_goes_back_to_the_president():
    m = set_table("budget", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"anna": ["3M", "1M"]})
    m.propose({"dario": ["3M"], "carla": ["1M"]}, {"dario": 2, "carla": 1})
    m.come_home("dario")
    m.answer("bruno", "kill")
    m.answer("dario", "pass")
    m.pass_all()
    m.ballot({"anna": {"yes": ["office"]}}, {})
    assert (m.cash("anna"), m.cash("carla"), m.cash("dario")) == (["3M"], ["1M"], [])
    assert m.said("pile-unclaimed") == [{"seat": "s3", "other": "s0", "amount": 2}]
    assert m.match.audit() == ()


@rule("J-5.5")
def test_he_is_asked_at_the_end_of_phase_nine():
    m = set_table("aftermath", leader="bruno", rebels=["bruno"], offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.answer("anna", "nobody")
    assert (m.prompt(), m.asked(), m.fact("phase")) == ("return-home", ["dario"], 9)


@rule("J-5.5")
def test_who_comes_home_in_a_coup_has_his_turn_if_it_is_still_to_come():
    for first, order in (("carla", ["dario", "elena"]), ("elena", ["elena"])):
        m = coup(exile={"dario": "AM4"})
        while m.asked() != [first]:
            m.default()
        m.come_home("dario")
        m.act("bruno", "spare")
        asked = []
        while m.prompt() == "movement":
            asked += m.asked()
            m.default()
        assert [name for name in asked if name in ("dario", "elena")] == order


@rule("J-5.8", "J-10.2")
def test_who_comes_home_while_the_cousin_moves_his_units_has_his_turn_after_all():
    m = coup(
        exile={"dario": "AM4"},
        dead=["bruno"],
        cousin=["brigade2"],
        favoured=True,
        units={"CA2": {"anna": {"brigade2": 6}}},
    )
    while m.prompt() != "cousin-moves":
        m.default()
    m.come_home("dario")
    assert (m.prompt(), m.asked(), m.cousin()) == ("movement", ["dario"], [])
    assert "move:CA2" in m.options("dario")
    m.act("dario", "end-turn")
    assert m.asked() == ["elena"]


@rule("J-5.5")
def test_who_returns_after_phase_five_has_no_location():
    m = set_table("succession", offices=FEW_OFFICES, exile={"dario": "AM1"}, locations={"anna": "home"}, shown=True)
    m.come_home("dario")
    m.answer("bruno", "spare")
    assert (m.exile("dario"), m.location("dario")) == (None, None)
    assert m.location("anna") == "home"


@rule("J-5.5")
def test_who_left_in_the_coup_and_comes_back_has_the_location_he_chose():
    m = coup(locations={"carla": "bank"}, bank="lunch", dead=["bruno"])
    m.act("carla", "exile", "AM1")
    m.quiet("cousin")
    m.come_home("carla")
    assert (m.exile("carla"), m.location("carla")) == (None, "bank")


@rule("J-5.3")
def test_who_has_a_unit_in_an_embassy_may_flee_while_others_move_and_when_sides_are_chosen():
    m = coup()
    assert m.may("carla", "flee") is False  # in his own turn he is asked
    m.act("carla", "end-turn")
    assert [name for name in NAMES[:5] if m.may(name, "flee")] == ["carla"]
    m.opening("carla", "flee", "exile:AM1")
    assert m.exile("carla") == "AM1"
    m.quiet("cousin")
    assert (m.prompt(), m.asked()) == ("movement", ["dario"])
    units = {"AM2": {"dario": {"brigade2": 1}, "anna": {"guards": 1}}}
    m = set_table("sides", offices=FEW_OFFICES, leader="carla", rebels=["dario"], units=units)
    assert not m.may("anna", "flee")
    m.act("carla", "side", "rebels")
    m.opening("dario", "flee", "exile:AM2")
    m.quiet("cousin")
    assert (m.prompt(), m.asked()) == ("choose-side", ["elena"])
    m.until("firing-squad")
    assert m.options("anna") == ["nobody", "shoot:carla"]


@rule("J-5.3")
def test_one_flees_once_in_a_phase_of_the_coup():
    m = coup(dead=["bruno"])
    m.act("carla", "exile", "AM1")
    m.quiet("cousin")
    m.come_home("carla")
    assert not m.may("carla", "flee")
    while m.fact("coup") == 1:
        m.default()
    assert m.may("carla", "flee")


@rule("J-5.3", "J-5.6")
@pytest.mark.parametrize("at", ["combat", "sides"])
def test_a_position_may_say_who_has_fled_or_stayed_in_the_last_phase_of_a_coup(at):
    last = {"coup": 6} if at == "combat" else {}
    units = {"AM2": {"dario": {"brigade2": 1}}}
    for done in ({}, {"fled": ["dario"], "stayed": ["elena"]}):
        m = set_table(at, offices=FEW_OFFICES, leader="carla", exile={"elena": "AM1"}, units=units, **last, **done)
        m.until("choose-side")
        assert (m.may("dario", "flee"), m.may("elena", "return")) == (not done, not done)


# -- coming home


@rule("J-5.6")
def test_he_announces_and_the_minister_may_spare_or_kill_him():
    m = set_table(
        "drawing", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"dario": ["2M"]}, hands={"dario": ["V01"]}
    )
    m.answer("dario", "return")
    assert m.said("announces-return") == [{"seat": "s3", "space": "AM1"}]
    assert (m.prompt(), m.asked(), m.options("bruno")) == ("kill-returner", ["bruno"], ["spare", "kill"])
    m.act("bruno", "kill")
    assert (m.prompt(), m.asked()) == ("react-EXR", ["dario"])
    m.answer("dario", "pass")
    assert (m.alive("dario"), m.exile("dario"), m.cards("dario")) == (False, None, 0)
    assert (m.cash("bruno"), m.cash("dario")) == (["2M"], [])
    assert m.fact("pretext")
    assert "V01" in m.pile("discards")


@rule("J-5.6")
def test_dead_to_the_end_of_the_turn():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"})
    m.answer("dario", "return")
    m.act("bruno", "kill")
    m.answer("dario", "pass")
    m.until("start-coup")
    assert not m.alive("dario")
    m.to_phase(1)
    assert (m.alive("dario"), m.exile("dario")) == (True, None)


@rule("J-5.6")
def test_a_card_may_save_him():
    m = set_table(
        "drawing", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"dario": ["2M", "3M"]}, hands={"dario": ["B01"]}
    )
    m.answer("dario", "return")
    m.act("bruno", "kill")
    m.answer("dario", "play:B01")
    m.answer("dario", ["2M"])
    assert (m.alive("dario"), m.exile("dario"), m.fact("pretext")) == (True, None, False)
    assert m.cash("dario") == ["3M"]


@rule("J-5.6")
@rule("J-5.7")
def test_in_a_coup_one_yes_is_enough_for_safe_conduct_and_then_he_confirms():
    units = {"AM4": {"carla": {"brigade1": 1}, "elena": {"brigade3": 1}}, "PAL": {"anna": {"guards": 1}}}
    m = coup(exile={"dario": "AM4"}, units=units)
    m.come_home("dario")
    assert (m.prompt(), m.asked()) == ("grant-conduct", ["carla", "elena"])
    m.answer("carla", "refuse")
    m.answer("elena", "grant")
    assert (m.prompt(), m.options("dario")) == ("confirm-return", ["stay", "confirm"])
    m.answer("dario", "confirm")
    assert m.exile("dario") is None
    assert not m.heard("shoots-returner")
    m.act("carla", "end-turn")
    assert (m.prompt(), m.asked()) == ("movement", ["dario"])


@rule("J-5.6")
def test_the_minister_in_the_embassy_is_asked_too_and_cannot_shoot_whom_another_lets_pass():
    units = {"AM4": {"carla": {"brigade1": 1}, "bruno": {"police": 1}}}
    m = coup(exile={"dario": "AM4"}, units=units)
    m.come_home("dario")
    assert (m.prompt(), m.asked()) == ("grant-conduct", ["bruno", "carla"])
    m.answer("bruno", "refuse")
    m.answer("carla", "grant")
    m.answer("dario", "confirm")
    assert (m.exile("dario"), m.prompt()) == (None, "movement")


@rule("J-5.6")
def test_without_safe_conduct_he_may_stay_or_risk_it():
    units = {"AM4": {"carla": {"brigade1": 1}}, "PAL": {"anna": {"guards": 1}}}
    for choice, asked in (("stay", "carla"), ("confirm", "bruno")):
        m = coup(exile={"dario": "AM4"}, units=units)
        m.come_home("dario")
        m.answer("carla", "refuse")
        m.answer("dario", choice)
        assert m.asked() == [asked]
        assert m.exile("dario") == "AM4"


@rule("J-5.7")
@pytest.mark.parametrize(
    "absence",
    [{"dead": ["bruno"]}, {"exile": {"dario": "AM1", "bruno": "AM2"}}, {"dead": ["bruno"], "cousin": ["interior"]}],
)
def test_he_is_safe_while_the_ministry_is_vacant_or_the_cousins(absence):
    m = set_table("succession", offices=FEW_OFFICES, **{"exile": {"dario": "AM1"}, **absence})
    m.come_home("dario")
    assert m.said("returns") == [{"seat": "s3"}]
    assert m.prompt() != "kill-returner"


@rule("J-5.7")
def test_he_is_safe_while_the_president_is_dead_and_not_replaced():
    m = set_table("succession", offices=FEW_OFFICES, exile={"dario": "AM1"}, dead=["anna"])
    assert m.prompt() == "nominate"
    m.come_home("dario")
    assert m.said("returns") == [{"seat": "s3"}]
    nominating = []
    while m.prompt() == "nominate":
        nominating += m.asked()
        m.nominate(m.asked()[0], *(["dario"] if m.asked() == ["dario"] else []))
    assert nominating == ["bruno", "carla", "dario", "elena"]
    assert m.asked() == ["bruno"]
    assert m.prompt() == "vote"


@rule("J-5.8")
def test_if_he_survives_he_takes_up_office_and_units_again():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES, exile={"dario": "AM4"})
    assert (m.units("CA2"), m.votes("dario")) == ({("brigade2", None): 6}, 0)
    m.come_home("dario")
    m.act("bruno", "spare")
    m.act("carla", "end-turn")
    assert (m.offices("dario"), m.votes("dario")) == (["brigade2"], 1)
    assert m.units("CA2") == {("brigade2", "dario"): 6}
    assert "move:CA2" in m.options("dario")
