"""J-12: sides, centres, the Junta, the firing squad, and how the turn ends."""

import pytest

from junta_coup_table import CENTRES, set_coup

rule = pytest.mark.rule

B1, B2, B3 = "brigade1", "brigade2", "brigade3"
EVERYONE = ["anna", "bruno", "carla", "dario", "elena"]
THREE_FOR_CARLA = {space: {"carla": {B1: 1}} for space in ("BAN", "PAR", "RAD")}


def sides(**position):
    """The choice of sides, after a coup that Carla led."""
    return set_coup(at="sides", **{"leader": "carla", **position})


def after(verdict, **position):
    """Phase 9, after a coup that Carla led; the Leader is always a rebel."""
    position.setdefault("leader", "carla")
    rebels = [position["leader"], *position.pop("rebels", [])]
    return set_coup(at="aftermath", verdict=verdict, rebels=rebels, **position)


def until_moving(m, name):
    """Nothing happens until this player moves."""
    while m.asked() != [name] or m.prompt() != "movement":
        m.default()


# -- sides


@rule("J-12.1")
def test_all_choose_a_side_from_the_leader_clockwise_and_the_president_is_for_himself():
    m = sides(leader="dario")
    order = []
    while m.prompt() == "choose-side":
        order += m.asked()
        m.default()
    assert order == ["dario", "elena", "bruno", "carla"]


@rule("J-12.1")
def test_sides_are_chosen_openly_one_after_another():
    m = sides()
    m.act("carla", "side", "rebels")
    for name in EVERYONE:
        assert m.said("sides", name) == [{"seat": "s2", "side": "rebels"}]
        assert m.view(name)["table"]["facts"]["siding"] == ["s2"]
    assert m.asked() == ["dario"]


@rule("J-12.1")
def test_everyone_may_choose_either_side_whatever_he_did_before():
    m = sides(rebels=["dario"])
    m.side(carla="president", dario="president", elena="rebels", bruno="rebels")
    assert m.named_all(m.fact("siding")) == ["bruno", "elena"]
    assert m.rebels() == ["carla", "dario"]  # what they did is not forgotten


@rule("J-12.1")
def test_the_dead_and_the_exiled_choose_no_side():
    m = sides(leader="bruno", dead=["bruno"], exile={"dario": "AM1"})
    order = []
    while m.prompt() == "choose-side":
        order += m.asked()
        m.default()
    assert order == ["carla", "elena"]


@rule("J-12.1")
def test_sides_are_chosen_only_after_the_sixth_phase():
    m = set_coup(coup=5, leader="carla")
    m.next_phase()
    assert (m.fact("coup"), m.prompt()) == (6, "movement")
    m.next_phase()
    assert (m.fact("coup"), m.prompt()) == (6, "choose-side")


# -- centres


@rule("J-12.2")
@pytest.mark.parametrize("count", range(6))
def test_three_of_the_five_centres_win(count):
    m = sides(units={space: {"carla": {B1: 1}} for space in CENTRES[:count]})
    m.side(carla="rebels")
    assert sorted(m.heard("centres")[0]["spaces"]) == sorted(CENTRES[:count])
    assert m.fact("verdict") == ("rebels" if count >= 3 else "president")


@rule("J-12.2")
@pytest.mark.parametrize("space", ["PS1", "CA1", "PLZ", "AM1"])
def test_no_other_space_counts(space):
    m = sides(units={"BAN": {"carla": {B1: 1}}, "PAR": {"carla": {B1: 1}}, space: {"carla": {B1: 4}}})
    m.side(carla="rebels")
    assert m.fact("verdict") == "president"


@rule("J-12.2")
@pytest.mark.parametrize(
    ("there", "rebels_hold_it"),
    [
        ({}, False),
        ({"carla": {B1: 1}}, True),
        ({"carla": {B1: 1}, "elena": {B3: 1}}, True),  # both are pro-rebel now
        ({"elena": {B3: 1}}, True),  # whatever she was before
        ({"carla": {B1: 5}, "dario": {"students": 1}}, False),  # one unit for the President is enough
        ({"dario": {B2: 1}}, False),
        ({"carla": {B1: 5}, "anna": {"guards": 1}}, False),
    ],
)
def test_a_centre_is_the_rebels_if_units_are_there_and_all_belong_to_pro_rebels(there, rebels_hold_it):
    m = sides(rebels=["dario"], units={"FER": there, "PLZ": {"bruno": {"police": 1}}})
    m.side(carla="rebels", elena="rebels", dario="president")
    assert m.heard("centres")[0]["spaces"] == (["FER"] if rebels_hold_it else [])


@rule("J-12.2", "J-10.6")
def test_units_count_for_whoever_commands_them_at_the_end():
    held = {space: {"carla": {B1: 1}} for space in ("BAN", "PAR")}
    m = sides(units={**held, "PAL": {"carla": {"guards": 4}}})
    m.side(carla="rebels")
    assert m.fact("verdict") == "rebels"


# -- the President wins


@rule("J-12.3")
def test_a_president_who_won_may_have_one_marked_rebel_shot():
    m = sides(rebels=["dario"])
    m.side(carla="president", dario="rebels", elena="rebels")
    assert (m.asked(), m.prompt(), m.president()) == (["anna"], "firing-squad", "anna")
    assert m.options("anna") == ["nobody", "shoot:carla", "shoot:dario"]  # a repentant too; not those who only sided
    assert m.refusal("anna", "shoot:elena").reason == "not-offered"
    m.act("anna", "shoot", "dario")
    m.pass_all()
    assert m.said("executed") == [{"seat": "s3"}]
    assert m.prompt() != "firing-squad"  # one, and no more


@rule("J-12.3")
def test_he_may_shoot_nobody():
    m = after("president")
    m.act("anna", "nobody")
    assert (m.heard("executed"), m.president()) == ([], "anna")
    assert m.fact("phase") == 1


@rule("J-12.3")
def test_exiled_and_dead_rebels_are_not_shot():
    m = after("president", rebels=["dario", "elena"], exile={"dario": "AM1"}, dead=["elena"])
    assert m.options("anna") == ["nobody", "shoot:carla"]


@rule("J-12.3")
def test_with_no_rebel_left_to_shoot_nobody_is_asked():
    m = after("president", exile={"carla": "AM1"})
    assert m.prompt() == "return-home"
    assert m.heard("nobody-shot") == []


# -- the rebels win


@rule("J-12.4")
def test_the_junta_is_the_marked_rebels_who_ended_pro_rebel():
    m = sides(rebels=["dario", "elena"], units=THREE_FOR_CARLA)
    m.side(carla="rebels", dario="president", elena="rebels", bruno="rebels")
    assert m.said("junta") == [{"seats": ["s2", "s4"]}]  # neither the turncoat Dario nor the loyal Bruno


@rule("J-12.4")
def test_exiles_and_the_dead_are_not_in_the_junta():
    m = after("rebels", rebels=["bruno", "dario", "elena"], siding=["bruno", "carla", "dario", "elena"],
              exile={"dario": "AM1"}, dead=["bruno"])  # fmt: skip
    assert m.said("junta") == [{"seats": ["s2", "s4"]}]


@rule("J-12.4")
def test_without_marked_rebels_all_living_pro_rebels_are_the_junta():
    m = sides(units={space: {"elena": {B3: 1}} for space in CENTRES[:3]})
    m.side(carla="president", elena="rebels", bruno="rebels")
    assert m.said("junta") == [{"seats": ["s4", "s1"]}]  # clockwise from the Leader


@rule("J-12.4")
def test_each_member_has_one_open_vote_the_leader_first_for_anyone_present_but_the_fallen_president():
    m = after("rebels", leader="dario", rebels=["bruno", "carla"], siding=["bruno", "carla", "dario"], dead=["elena"],
              hands={"carla": ["V01", "D01"]}, influence={"carla": ["I01"]})  # fmt: skip
    order = []
    for name, vote in (("dario", "bruno"), ("bruno", "bruno"), ("carla", "carla")):
        assert (m.asked(), m.prompt()) == ([name], "junta-vote")
        assert sorted(m.options(name)) == ["name:bruno", "name:carla", "name:dario"]
        assert not m.may(name, "cards")
        m.act(name, "name", vote)
        order.append({"seat": m.ref(name), "other": m.ref(vote)})
        assert m.said("junta-votes", "anna") == order
    assert m.president() == "bruno"  # two votes to one, whatever offices and Influence they have
    assert m.hand("carla") == ["D01", "V01"]


@rule("J-12.4")
def test_the_junta_may_elect_somebody_who_is_not_in_it():
    m = after("rebels", siding=["carla"])
    m.act("carla", "name", "elena")
    assert m.president() == "elena"


@rule("J-12.4")
@pytest.mark.parametrize("choice", ["carla", "dario"])
def test_the_leader_breaks_a_tie_among_those_with_most_votes(choice):
    m = after("rebels", rebels=["bruno", "dario", "elena"], siding=["bruno", "carla", "dario", "elena"])
    for name, vote in (("carla", "carla"), ("dario", "dario"), ("elena", "carla"), ("bruno", "dario")):
        m.act(name, "name", vote)
    assert (m.asked(), m.prompt()) == (["carla"], "junta-tie")
    assert sorted(m.options("carla")) == ["name:carla", "name:dario"]
    assert m.refusal("carla", "name:elena").reason == "not-offered"
    m.act("carla", "name", choice)
    assert m.president() == choice


@rule("J-12.4")
@pytest.mark.parametrize("why", [{"exile": {"carla": "AM1"}}, {"dead": ["carla"]}])
def test_if_the_leader_is_absent_the_next_member_clockwise_breaks_the_tie(why):
    m = after("rebels", rebels=["dario", "elena"], siding=["carla", "dario", "elena"], **why)
    m.act("dario", "name", "dario")
    m.act("elena", "name", "elena")
    assert (m.asked(), m.prompt()) == (["dario"], "junta-tie")


@rule("J-12.4")
def test_a_leader_who_went_over_to_the_president_has_no_vote_but_still_breaks_the_tie():
    m = after("rebels", rebels=["dario", "elena"], siding=["dario", "elena"])
    m.act("dario", "name", "dario")
    m.act("elena", "name", "elena")
    assert (m.asked(), m.prompt(), m.options("carla")) == (["carla"], "junta-tie", ["name:dario", "name:elena"])
    m.act("carla", "name", "elena")
    assert m.president() == "elena"


@rule("J-12.4")
@pytest.mark.parametrize("victim", ["anna", "bruno", "dario", "elena"])
def test_the_new_president_may_have_anyone_else_shot_junta_members_too(victim):
    m = after("rebels", rebels=["dario"], siding=["carla", "dario", "elena"])
    m.act("carla", "name", "carla")
    m.act("dario", "name", "carla")
    assert (m.asked(), m.prompt()) == (["carla"], "firing-squad")
    assert sorted(m.options("carla")) == ["nobody", "shoot:anna", "shoot:bruno", "shoot:dario", "shoot:elena"]
    m.act("carla", "shoot", victim)
    m.pass_all()
    assert m.said("executed") == [{"seat": m.ref(victim)}]


@rule("J-12.4")
def test_the_new_president_shoots_no_exile_and_may_shoot_nobody():
    m = after("rebels", siding=["carla"], exile={"dario": "AM1"}, dead=["elena"])
    m.act("carla", "name", "carla")
    assert sorted(m.options("carla")) == ["nobody", "shoot:anna", "shoot:bruno"]
    m.act("carla", "nobody")
    assert m.heard("executed") == []


@rule("J-12.4", "J-2.7")
def test_the_new_presidents_offices_pass_to_his_cousin_and_the_fallen_one_has_none():
    m = after("rebels", siding=["carla"])
    m.act("carla", "name", "carla")
    assert sorted(m.cousin()) == ["air", "brigade1"]
    assert m.offices("anna") == []
    assert m.votes("anna") == 0


# -- the firing squad


@rule("J-12.5")
@pytest.mark.parametrize("verdict", ["president", "rebels"])
def test_who_is_shot_gives_his_cash_to_the_president_unseen_and_loses_his_cards(verdict):
    m = after(
        verdict,
        rebels=["dario"],
        siding=["carla", "dario"],
        hands={"dario": ["V01", "D01"]},
        influence={"dario": ["I02"]},
        cash={"anna": ["1M"], "carla": ["1M"], "dario": ["3M", "2M"]},
        swiss={"dario": ["3M"]},
        exile={"elena": "AM1"},
    )
    shooter = "anna" if verdict == "president" else "carla"
    if verdict == "rebels":
        m.act("carla", "name", "carla")
        m.act("dario", "name", "carla")
    m.act(shooter, "shoot", "dario")
    m.pass_all()
    assert m.prompt() == "return-home"  # still this turn
    assert not m.alive("dario")
    assert m.cash(shooter) == ["1M", "2M", "3M"]
    assert (m.cash("dario"), m.hand("dario"), m.influence("dario")) == ([], [], [])
    assert m.account("dario") == ["3M"]  # Switzerland is safe
    assert sorted(m.pile("discards")) == ["D01", "I02", "V01"]
    for name in ("bruno", None):
        assert all("notes" not in line or not line["notes"] for line in m.heard("inherits", name))
    assert m.heard("inherits", shooter)[0]["notes"] == ["2M", "3M"]


@rule("J-12.5", "J-6.8")
def test_before_the_squad_no_cash_leaves_the_condemned_and_he_plays_no_cards():
    m = after("president", cash={"carla": ["3M"], "dario": ["1M"]}, hands={"carla": ["D01", "B01"]})
    m.act("anna", "shoot", "carla")
    assert (m.asked(), m.options("carla")) == (["carla"], ["pass"])
    assert m.refusal("carla", "play:B01").reason == "card-wrong-time"
    assert not m.may("carla", "burn")
    assert not m.may("carla", "cards")
    offer = {"terms": [{"from": "carla", "to": "dario", "goods": {"3M": 1}}]}
    assert m.refusal("carla", offer, "deal.offer.2").reason == "not-theirs-to-give"


@rule("J-12.5", "J-14.1")
def test_but_a_friend_may_pay_for_the_squad():
    m = after("president", size=108, cash={"dario": ["3M"]}, hands={"carla": ["B08"]})
    m.act("anna", "shoot", "carla")
    assert m.options("carla") == ["pass"]
    m.swap("dario", ("dario", "carla", {"3M": 1}))
    m.act("carla", "play", "B08")
    assert (m.alive("carla"), m.cash("carla")) == (True, [])


@rule("J-12.5")
def test_a_bribed_squad_spares_the_condemned_and_nobody_else_is_shot():
    m = after(
        "president",
        size=108,
        rebels=["dario"],
        cash={"carla": ["3M", "2M"]},
        hands={"carla": ["B08"]},
        exile={"elena": "AM1"},
    )
    m.act("anna", "shoot", "carla")
    m.act("carla", "play", "B08")
    m.answer("carla", ["3M"])
    assert m.alive("carla")
    assert m.cash("carla") == ["2M"]
    assert m.heard("executed") == []
    assert m.prompt() == "return-home"


# -- the end of the turn


@rule("J-12.6", "J-7.2")
def test_after_the_squad_there_is_banking_if_the_bank_was_at_lunch():
    m = after(
        "president",
        bank="lunch",
        locations={"anna": "bank", "bruno": "bank", "carla": "bank", "dario": "home"},
        cash={"anna": ["1M"], "bruno": ["2M"], "carla": ["3M"], "dario": ["1M"]},
    )
    m.act("anna", "shoot", "carla")
    m.pass_all()
    assert (m.asked(), m.prompt()) == (["anna", "bruno"], "bank-business")  # not the one who was shot
    m.answer("anna", ["deposit:3M"])  # her victim's money already
    m.answer("bruno", [])
    assert (m.account("anna"), m.cash("anna")) == (["3M"], ["1M"])


@rule("J-12.6", "J-7.3")
@pytest.mark.parametrize(
    "closed", [{"bank": "holiday"}, {"bank": "open", "banked": True}, {"bank": "lunch", "banked": True}]
)
def test_there_is_no_banking_after_a_holiday_or_twice_in_a_turn(closed):
    m = after("president", locations={"anna": "bank"}, cash={"anna": ["1M"]}, year=1, **closed)
    m.act("anna", "nobody")
    assert m.heard("banking") == []
    assert m.heard("year-ends")


@rule("J-12.6", "J-5.5")
def test_who_chose_the_bank_fled_in_the_coup_and_came_back_banks_after_lunch():
    m = set_coup(
        coup=5,
        leader="carla",
        dead=["bruno"],
        bank="lunch",
        locations={"dario": "bank", "elena": "bank"},
        cash={"dario": ["1M"], "elena": ["1M"]},
        units={"AM2": {"dario": {B2: 1}}, "CA3": {"elena": {B3: 1}}},
    )
    until_moving(m, "dario")
    m.act("dario", "exile", "AM2")
    m.quiet("cousin")
    m.come_home("dario")
    m.until("firing-squad")
    assert m.exile("dario") is None
    m.act("anna", "nobody")
    assert (m.asked(), m.prompt()) == (["dario", "elena"], "bank-business")
    m.answer("dario", ["deposit:1M"])
    m.answer("elena", [])
    assert m.account("dario") == ["1M"]


@rule("J-7.2", "J-5.5")
def test_who_comes_home_while_the_others_are_at_the_counter_is_served_too():
    m = set_coup(
        coup=6,
        leader="carla",
        dead=["bruno"],
        bank="lunch",
        locations={"dario": "bank", "elena": "bank"},
        cash={"dario": ["1M"], "elena": ["1M"]},
        units={"AM2": {"dario": {B2: 1}}, "CA3": {"elena": {B3: 1}}},
    )
    until_moving(m, "dario")
    m.act("dario", "exile", "AM2")
    m.until("bank-business")
    assert m.asked() == ["elena"]
    m.come_home("dario")
    assert m.asked() == ["dario", "elena"]
    m.answer("elena", ["deposit:1M"])
    m.answer("dario", ["deposit:1M"])
    assert (m.account("dario"), m.account("elena")) == (["1M"], ["1M"])


@rule("J-12.6")
def test_junta_then_squad_then_banking_then_returns_then_the_turn_ends():
    m = after(
        "rebels",
        siding=["carla"],
        bank="lunch",
        year=2,
        locations={"bruno": "bank"},
        cash={"bruno": ["1M"]},
        exile={"dario": "AM1"},
    )
    order = []
    while m.fact("year") == 2 and m.fact("phase") == 9:
        order.append((m.asked()[0], m.prompt()))
        if m.prompt() == "firing-squad":
            m.act("carla", "shoot", "elena")
        else:
            m.default()
    assert order == [
        ("carla", "junta-vote"),
        ("carla", "firing-squad"),
        ("elena", "react-P9R"),
        ("bruno", "bank-business"),
        ("dario", "return-home"),
    ]
    assert m.said("year-ends") == [{"year": 2}]


@rule("J-12.6")
def test_with_the_turn_the_dead_live_again():
    m = after("president", dead=["dario"], cash={"carla": ["1M"]})
    m.act("anna", "shoot", "carla")
    m.act("carla", "pass")
    assert (m.fact("phase"), m.fact("year")) == (1, 2)
    assert all(m.alive(name) for name in EVERYONE)
    assert m.cards("carla") == m.cards("dario") == 2  # a new head of the family draws like all others


@rule("J-12.6", "J-1.5")
def test_after_a_coup_all_units_are_back_and_nobody_is_a_rebel():
    m = sides(units={"PLZ": {"carla": {"students": 6, B1: 1}}, "AM1": {"dario": {"guards": 1}}}, rebels=["dario"])
    m.side()
    m.act("anna", "nobody")
    assert m.fact("phase") == 1
    assert (m.fact("leader"), m.rebels(), m.fact("coup")) == (None, [], None)
    assert m.all_units() == {
        (B1, None): 6, (B2, None): 6, (B3, None): 6, ("police", None): 4, ("guards", None): 4,
    }  # fmt: skip
    assert (m.box("PORT"), m.box("AIRFIELD"), m.fact("strikes")) == (["marines"], ["paratroops"], 3)


@rule("J-12.6")
def test_no_cards_are_traded_or_played_in_phase_9():
    m = after("president", hands={"bruno": ["D01"], "dario": ["V01"]}, cash={"bruno": ["1M"]})
    assert not any(m.may(name, "cards") for name in EVERYONE)
    offer = {"terms": [{"from": "bruno", "to": "dario", "goods": {"D01": 1}}]}
    assert m.refusal("bruno", offer, "deal.offer.1").reason == "not-theirs-to-give"
    m.swap("bruno", ("bruno", "dario", {"1M": 1}))  # cash may go
    assert m.cash("dario") == ["1M"]
