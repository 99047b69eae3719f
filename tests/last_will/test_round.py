"""W-1 to W-4, W-7 and W-11: set-up, planning, errands, the end of a round."""

import pytest

import palazzo

rule = pytest.mark.rule


@rule("W-1.5", "W-1.7", "W-2.1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 8), (4, 8), (5, 9)])
def test_the_offer_is_dealt_and_two_of_six_cards_are_kept(seats, cards):
    m = palazzo.new_match("last-will", seats=seats, seed=1)
    spaces = [place for place in m.view(0)["table"]["places"] if place["id"].startswith("offer")]
    assert len(spaces) == cards
    assert all(place["card"] for place in spaces)
    for seat in range(seats):
        hand = m.view(seat)["table"]["yours"]["hand"]
        assert len(hand) == 6
        m.answer(seat, hand[:2])
    assert m.view(None)["table"]["people"][0]["cards"] == 2


@rule("W-3.1", "W-3.2")
def test_plans_give_the_order_and_the_cards(lay):
    m = lay(at="planning", starter="bruno")
    m.act("bruno", "plan:T34-4a")
    m.refused("carla", "plan:T34-4a")
    m.act("carla", "plan:T34-3a")
    m.act("anna", "plan:T34-8a")
    assert m.facts()["order"] == ["s2", "s1", "s0"]
    m.answer("carla", {"event": 6})
    assert len(m.hand("carla")) == 6
    assert m.person("carla")["backs"] == {"event": 6}
    assert "cards" not in m.heard("drew", "anna")[0]
    assert len(m.heard("drew", "carla")[0]["cards"]) == 6


@rule("W-1.2", "W-3.2")
def test_a_deck_is_made_anew_from_its_discards(lay):
    m = lay(at="planning", decks={"companion": ["C01"]}, rest={"companion": "discards"})
    m.act("anna", "plan:T34-1a")
    m.act("bruno", "plan:T34-2a")
    m.act("carla", "plan:T34-3a")
    m.answer("anna", {"companion": 3, "event": 1})
    assert m.heard("reshuffled") == [{"event": "reshuffled", "deck": "companion", "amount": 19}]
    assert m.view()["table"]["piles"]["decks"]["companion"] == 17


@rule("W-3.4", "W-11.3")
def test_with_two_players_and_base_plans_one_plan_is_barred(lay):
    m = lay(at="planning", seats=2, plan_board="base", starter="anna")
    m.act("bruno", "bar:P23-1")
    assert "plan:P23-1" not in m.options("anna")


@rule("W-4.1", "W-4.4")
def test_first_boys_go_before_second_and_third_ones(lay):
    m = lay(at="errands", plan={"anna": "T34-1a", "bruno": "T34-2a", "carla": "T34-4a"})
    order = []
    while m.prompt() == "choose-errand":
        order.append(m.match.due.seat)
        m.match.answer(m.match.due.seat, "home")
    assert order == [0, 1, 2, 0, 1, 2, 1]


@rule("W-4.2", "W-4.4")
def test_a_fetched_card_is_known_to_all_and_may_be_taken_back(lay):
    m = lay(at="errands", offer=["E05", "S07"])
    m.act("anna", "fetch:offer1:E05")
    assert m.view("bruno")["table"]["people"][0]["known"] == ["E05"]
    assert m.view("anna")["undo"]
    assert "fetch:offer1:E05" not in m.options("bruno")
    m.match.undo(0)
    assert m.space("offer1")["card"] == "E05"


@rule("W-4.3")
def test_with_five_each_half_of_the_combined_space_waits_for_its_own(lay):
    jobs = dict(zip(["anna", "bruno", "carla", "dario", "elena"], ["J401", "J402", "J403", "J404", "J405"]))
    m = lay(at="errands", seats=5, jobs=jobs)
    assert m.offers("anna", "combined") == []
    m.act("anna", "demotion", "decline")
    assert m.offers("bruno", "combined") == ["combined:demotion"]
    m.act("bruno", "extension")
    assert m.offers("carla", "combined") == ["combined:demotion", "combined:extension"]


@rule("W-4.3", "W-11.5")
def test_by_option_both_halves_are_always_open(lay):
    m = lay(at="errands", seats=5, combined="open", jobs={"anna": "J401"})
    assert m.offers("anna", "combined") == ["combined:demotion", "combined:extension"]


@rule("W-4.2")
def test_the_market_errand_puts_modifiers_in_any_arrangement(lay):
    m = lay(at="errands")
    m.act("anna", "market")
    m.answer("anna", {"farm": ["+3"], "townhouse": ["+1"], "manor": ["-3"], "villa": ["-2"]})
    assert m.facts()["market"] == {"farm": 3, "townhouse": 1, "manor": -3, "villa": -2}


@rule("W-4.5", "W-10.H06")
def test_each_tailor_may_add_to_the_opera(lay):
    m = lay(at="errands", boards={"anna": ["H06", "H06"]}, money={"anna": 20})
    m.play("anna", "opera", "bonus:H06:p0:opera", "bonus:H06:p1:opera")
    assert m.money("anna") == 14


@rule("W-7.2")
def test_hands_are_cut_down_to_two_all_at_once(lay):
    m = lay(at="end", round=2, hands={"anna": ["E01", "E02", "S07"], "bruno": ["E03"]}, offer=["S08", "E05"])
    assert [q.seat for q in m.match.questions if q.due] == [0]
    m.answer("anna", ["S07"])
    assert m.hand("anna") == ["E01", "E02"]
    assert m.discards("event") == ["E05"]


@rule("W-11.1")
def test_without_jobs_base_wills_are_read_and_nobody_is_demoted():
    m = palazzo.new_match("last-will", seats=4, seed=5, options={"jobs": "none"})
    view = m.view(None)["table"]
    assert view["facts"]["will"].startswith("B")
    assert all(person["job"] is None for person in view["people"])
    assert "demotion" not in [place["id"] for place in view["places"]]


@rule("W-11.2")
def test_jobs_as_a_handicap_fall_to_the_named_seats():
    m = palazzo.new_match("last-will", seats=3, seed=5, options={"jobs": "handicap", "handicap": ["s1"]})
    people = m.view(None)["table"]["people"]
    assert [person["job"] is not None for person in people] == [False, True, False]
    assert people[0]["money"] - people[1]["money"] + people[1]["job"]["salary"] in (15, 30)


@rule("W-1.4")
def test_a_will_is_chosen_when_all_agree():
    m = palazzo.new_match("last-will", seats=2, seed=5, options={"will": "chosen"})
    starter = m.due.seat
    m.answer(starter, "will:G100-5")
    m.answer(1 - starter, "agree")
    assert m.view(None)["table"]["facts"]["will"] == "G100-5"


@rule("W-5.1", "W-11.5")
def test_by_option_all_act_at_once(lay):
    m = lay(together=True, hands={"anna": ["E01", "C03"], "bruno": ["E13"]}, actions={"bruno": 2})
    m.act("anna", "play:E01:1")
    before = m.view("carla")
    m.act("bruno", "play:E13:1")
    assert m.heard("plays")[-1]["cards"] == ["E13"]
    assert m.options("anna") == ["done", "with:E01:0:C03", "back"]
    m.act("anna", "back")
    assert before["waiting"]["for"] == m.view("carla")["waiting"]["for"] == ["s0", "s1", "s2"]
    assert m.asks("anna") == "choose-action"


@rule("W-1.2")
@pytest.mark.parametrize(("sacked", "sizes"), [(False, [31, 39, 24, 20]), (True, [37, 40, 30, 20])])
def test_the_decks_hold_what_they_should(sacked, sizes):
    from palazzo.games.last_will.content import CARDS, KIND, REGULAR

    assert len(KIND) == 190
    found = [sum(c.amount for c in CARDS.values() if c.deck == d and (sacked or not c.sacked)) for d in REGULAR]
    assert found == sizes
