"""W-4: errand boys and where they may go."""

import pytest

rule = pytest.mark.rule

NAMES = ["anna", "bruno", "carla", "dario", "elena"]
JOBS = {"anna": "J401", "bruno": "J402", "carla": "J403", "dario": "J404", "elena": "J405"}


def spaces(m):
    """The errand spaces besides those of cards."""
    names = [place["id"] for place in m.view()["table"]["places"]]
    return [name for name in names if not name.startswith(("offer", "wild"))]


def jobs_for(seats):
    """A job for everyone."""
    return {name: JOBS[name] for name in NAMES[:seats]}


# -- W-4.1


@rule("W-4.1")
@pytest.mark.parametrize(
    ("plan", "order"),
    [
        ({"anna": "T25-8a", "bruno": "T25-1a"}, [1, 0, 1, 1]),
        ({"anna": "T25-4b", "bruno": "T25-5b"}, [0, 1, 0, 1, 0, 1]),
        ({"anna": "T25-5a", "bruno": "T25-2a"}, [1, 0, 1]),
    ],
)
def test_two_players_send_all_first_boys_then_second_then_third(lay, plan, order):
    m = lay(at="errands", seats=2, plan=plan, plans=list(plan.values()))
    sent = []
    while m.prompt() == "choose-errand":
        sent.append(m.match.due.seat)
        m.match.answer(m.match.due.seat, "home")
    assert sent == order


@rule("W-4.1")
def test_five_players_send_their_boys_in_the_order_of_the_plans(lay):
    plan = dict(zip(NAMES, ["T25-8a", "T25-1a", "T25-7a", "T25-2a", "T25-5a"]))
    m = lay(at="errands", seats=5, plan=plan)
    sent = []
    while m.prompt() == "choose-errand":
        sent.append(m.match.due.seat)
        m.match.answer(m.match.due.seat, "home")
    assert sent == [1, 3, 4, 2, 0, 1, 3, 2, 1]


# -- W-4.2


@rule("W-4.2")
def test_one_boy_stands_on_each_space(lay):
    m = lay(at="errands", offer=["E05", "E05"], jobs=jobs_for(3))
    m.act("anna", "fetch:offer1:E05")
    assert m.space("offer1") == {"id": "offer1", "card": None, "boys": ["s0"]}
    assert "fetch:offer2:E05" in m.options("bruno")
    assert "boy is there already" in m.refused("bruno", "fetch:offer1:E05")
    m.act("bruno", "opera")
    assert "boy is there already" in m.refused("carla", "opera")
    m.act("carla", "market")
    m.answer("carla", {"farm": ["-3"], "townhouse": ["-2"], "manor": ["+1"], "villa": ["+3"]})
    assert "boy is there already" in m.refused("anna", "market")


@rule("W-4.2")
def test_no_boy_goes_where_another_was_put(lay):
    m = lay(at="errands", offer=[None, "E05"], sent={"offer1": ["bruno"], "wild1": ["carla"]})
    assert m.offers("anna", "fetch") == ["fetch:offer2:E05", "fetch:wild2:W01"]


@rule("W-4.2")
def test_the_two_wild_places_are_two_spaces_and_one_player_may_hold_both(lay):
    m = lay(at="errands")
    m.act("anna", "fetch:wild1:W01")
    assert "boy is there already" in m.refused("bruno", "fetch:wild1:W01")
    m.act("bruno", "home")
    m.act("carla", "home")
    m.act("anna", "fetch:wild2:W01")
    assert m.hand("anna") == ["W01", "W01"]
    assert m.offers("bruno", "fetch") == []


@rule("W-4.2")
def test_everyone_may_draw_once_a_round(lay):
    m = lay(at="errands", decks={"event": ["E15", "E12"], "companion": ["C04"]})
    m.act("anna", "draw:event")
    m.act("bruno", "draw:event")
    m.act("carla", "draw:companion")
    assert (m.hand("anna"), m.hand("bruno"), m.hand("carla")) == (["E15"], ["E12"], ["C04"])
    assert m.view("bruno")["table"]["people"][0]["known"] == []
    assert m.offers("anna", "draw") == []
    assert "once each" in m.refused("anna", "draw:helper")
    assert m.space("draw")["boys"] == ["s0", "s1", "s2"]


@rule("W-4.2")
def test_only_regular_decks_are_drawn_from(lay):
    m = lay(at="errands")
    assert m.offers("anna", "draw") == ["draw:event", "draw:helper", "draw:property", "draw:companion"]


@rule("W-4.2")
def test_the_market_may_be_left_as_it_is_but_never_be_given_two_of_one(lay):
    m = lay(at="errands", market={"farm": -3, "townhouse": -2, "manor": 1, "villa": 3})
    m.act("anna", "market")
    assert m.refused("anna", {"farm": ["+3"], "townhouse": ["+3"], "manor": ["-3"], "villa": ["-2"]})
    assert m.refused("anna", {"farm": ["+3"], "townhouse": ["+1"], "manor": ["-3"]})
    m.answer("anna", {"farm": ["-3"], "townhouse": ["-2"], "manor": ["+1"], "villa": ["+3"]})
    assert m.facts()["market"] == {"farm": -3, "townhouse": -2, "manor": 1, "villa": 3}


@rule("W-4.2", "W-11.5")
def test_by_option_the_market_errand_swaps_two_modifiers(lay):
    m = lay(at="errands", market="swap")
    m.act("anna", "market")
    assert len(m.offers("anna", "swap")) == 6
    assert m.refused("anna", {"farm": ["+3"], "townhouse": ["+1"], "manor": ["-3"], "villa": ["-2"]})
    m.act("anna", "swap:farm:villa")
    assert m.facts()["market"] == {"farm": 3, "townhouse": -2, "manor": 1, "villa": -3}


@rule("W-4.2")
def test_an_extension_gives_one_more_place_round_after_round(lay):
    m = lay(at="errands", sacked=False, places={"anna": 9}, boards={"anna": ["H12"] * 2}, hands={"anna": ["H01"]})
    m.act("anna", "extension")
    assert len(m.person("anna")["board"]) == 10
    assert "boy is there already" in m.refused("bruno", "extension")
    m.go_home()
    m.end_turns()
    assert len(m.person("anna")["board"]) == 10


@rule("W-4.2")
def test_a_new_place_holds_a_sixth_card(lay):
    m = lay(
        at="errands",
        boards={"anna": ["H12", "H12", "X01", "X01", "F01"]},
        hands={"anna": ["H01"]},
        plan={"anna": "T34-4a"},
    )
    assert m.facts()["order"][-1] == "s0"
    m.act("bruno", "home")
    m.act("carla", "home")
    m.act("anna", "combined:extension")
    m.go_home()
    m.act("bruno", "end")
    m.act("carla", "end")
    m.act("anna", "place:H01")
    assert len(m.board("anna")) == 6


@rule("W-4.2", "W-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_base_game_has_draw_opera_market_and_extension(lay, seats):
    m = lay(at="errands", seats=seats, sacked=False)
    assert spaces(m) == ["draw", "opera", "market", "extension"]


# -- W-4.3


@rule("W-4.3", "W-11.5")
@pytest.mark.parametrize(
    ("combined", "seats", "added"),
    [
        ("strict", 2, ["demotion", "combined"]),
        ("strict", 4, ["demotion", "combined"]),
        ("strict", 5, ["demotion", "extension", "combined"]),
        ("open", 2, ["demotion", "combined"]),
        ("open", 4, ["demotion", "combined"]),
        ("open", 5, ["demotion", "extension", "combined"]),
        ("five", 2, ["demotion", "extension"]),
        ("five", 4, ["demotion", "extension"]),
        ("five", 5, ["demotion", "extension", "combined"]),
    ],
)
def test_the_expansion_adds_spaces_by_players_and_option(lay, combined, seats, added):
    m = lay(at="errands", seats=seats, combined=combined)
    assert spaces(m) == ["draw", "opera", "market", "new-special", *added]


@rule("W-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_two_to_four_the_combined_space_gives_a_demotion(lay, seats):
    m = lay(at="errands", seats=seats, jobs=jobs_for(seats))
    m.act("anna", "combined:demotion", "demote:dog")
    assert m.job("anna")["salary"] == 6
    assert len(m.person("anna")["board"]) == 5
    assert m.offers("bruno", "demotion", "combined", "extension") == ["demotion"]


@rule("W-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_two_to_four_the_combined_space_gives_an_extension_instead(lay, seats):
    m = lay(at="errands", seats=seats, jobs=jobs_for(seats))
    assert m.offers("anna", "combined", "extension") == ["combined:demotion", "combined:extension"]
    m.act("anna", "combined:extension")
    assert len(m.person("anna")["board"]) == 6
    assert m.job("anna")["salary"] == 7
    assert m.offers("bruno", "demotion", "combined", "extension") == ["demotion"]


@rule("W-4.3")
@pytest.mark.parametrize("combined", ["strict", "five"])
def test_with_five_the_extension_half_waits_for_the_extension(lay, combined):
    m = lay(at="errands", seats=5, combined=combined, jobs=jobs_for(5))
    assert "opens once somebody has been at its own door" in m.refused("anna", "combined:extension")
    assert "opens once somebody has been at its own door" in m.refused("anna", "combined:demotion")
    m.act("anna", "extension")
    assert m.offers("bruno", "combined") == ["combined:extension"]
    m.act("bruno", "combined:extension")
    assert len(m.person("bruno")["board"]) == 6
    assert m.offers("carla", "combined", "extension") == []


@rule("W-4.3")
def test_with_five_a_second_demotion_is_had_once_the_first_is_taken(lay):
    m = lay(at="errands", seats=5, jobs=jobs_for(5))
    m.act("anna", "demotion", "demote:farm")
    m.act("bruno", "combined:demotion", "demote:townhouse")
    assert m.job("bruno")["salary"] == 5
    assert m.offers("carla", "demotion", "combined") == []


@rule("W-4.3", "W-10.1")
def test_the_new_special_is_fetched_from_its_own_place(lay):
    m = lay(at="errands", new_special=["GS3"])
    m.act("anna", "fetch:new-special:GS3")
    assert m.hand("anna") == ["GS3"]
    assert m.offers("bruno", "fetch") == ["fetch:wild1:W01", "fetch:wild2:W01"]


# -- W-4.4


@rule("W-4.4")
def test_an_errand_takes_effect_at_once(lay):
    m = lay(at="errands", offer=["E05"], money={"anna": 20, "bruno": 20})
    m.act("anna", "opera")
    assert m.money("anna") == 18
    m.act("bruno", "fetch:offer1:E05")
    assert m.hand("bruno") == ["E05"]
    m.act("carla", "combined:extension")
    assert len(m.person("carla")["board"]) == 6


@rule("W-4.4")
def test_a_boy_kept_home_is_lost_for_the_round(lay):
    m = lay(at="errands", plan={"anna": "T34-1a"})
    m.act("anna", "home")
    assert m.person("anna")["boys"] == 1
    m.act("bruno", "home")
    m.act("carla", "home")
    m.act("anna", "home")
    assert m.person("anna")["boys"] == 0
    m.go_home()
    assert m.facts()["phase"] == "actions"


@rule("W-4.4")
def test_draw_is_closed_when_no_regular_deck_has_a_card(lay):
    m = lay(at="errands", rest="box", decks={"event": ["E01"]}, discards=["T01"])
    assert m.offers("anna", "draw") == ["draw:event", "draw:property"]
    m.act("anna", "draw:event")
    assert m.offers("bruno", "draw") == ["draw:property"]
    m.act("bruno", "draw:property")
    assert m.hand("bruno") == ["T01"]
    assert m.offers("carla", "draw") == []


# -- W-4.5


@rule("W-4.5", "W-6.1")
@pytest.mark.parametrize("bound", [{"jobs": {"anna": "J402"}}, {"boards": {"anna": ["F01"]}}])
def test_the_opera_is_closed_to_those_who_cannot_pay_and_may_not_owe(lay, bound):
    m = lay(at="errands", money={"anna": 1}, **bound)
    assert "costs £2" in m.refused("anna", "opera")
    m = lay(at="errands", money={"anna": 2}, **bound)
    m.act("anna", "opera")
    assert m.money("anna") == 0
    assert not m.person("anna")["bankrupt"]


@rule("W-4.5", "W-6.2")
def test_with_neither_job_nor_property_the_opera_may_be_owed(lay):
    m = lay(at="errands", money={"anna": 1})
    m.act("anna", "opera")
    assert m.money("anna") == -1
    assert m.person("anna")["bankrupt"]


@rule("W-4.5", "W-5.7")
def test_a_tailor_adds_to_the_opera_only_what_can_be_paid(lay):
    m = lay(at="errands", jobs={"anna": "J402"}, boards={"anna": ["H06", "H06"]}, money={"anna": 5})
    m.act("anna", "opera")
    assert m.options("anna") == ["done", "bonus:H06:p0:opera", "bonus:H06:p1:opera"]
    m.act("anna", "bonus:H06:p1:opera")
    assert m.money("anna") == 1
    assert [(visit["seat"], visit["amount"]) for visit in m.heard("opera-visit")] == [("s0", 4)]


@rule("W-4.5")
def test_a_tailor_need_not_add_and_other_helpers_never_do(lay):
    m = lay(at="errands", boards={"anna": ["H03", "H04", "H05", "H06", "S11"]}, money={"anna": 20})
    m.act("anna", "opera")
    assert m.options("anna") == ["done", "bonus:H06:p3:opera"]
    m.act("anna", "done")
    assert m.money("anna") == 18


@rule("W-4.5")
def test_the_opera_takes_no_companions(lay):
    m = lay(at="errands", hands={"anna": ["C03", "W01"]}, money={"anna": 20})
    m.act("anna", "opera")
    assert (m.money("anna"), m.hand("anna")) == (18, ["C03", "W01"])
    assert m.asks("bruno") == "choose-errand"


# -- W-4.6


@rule("W-4.6")
def test_the_sacked_may_use_the_extension_half_only(lay):
    m = lay(at="errands", jobs={"bruno": "J402"})
    assert m.offers("anna", "demotion", "combined") == ["combined:extension"]
    assert "no job left" in m.refused("anna", "demotion")
    assert "no job left" in m.refused("anna", "combined:demotion")
    m.act("anna", "combined:extension")
    assert len(m.person("anna")["board"]) == 6
    assert "demotion" in m.options("bruno")


@rule("W-4.6", "W-9.7")
def test_whoever_is_sacked_by_the_first_boy_finds_demotion_closed_to_the_second(lay):
    last = {"anna": {"job": "J401", "covered": ["theatre", "dog", "helper"]}}
    m = lay(at="errands", jobs=last, money={"anna": 20})
    m.act("anna", "demotion", "demote:farm")
    assert m.job("anna") is None
    m.act("bruno", "home")
    m.act("carla", "home")
    assert m.offers("anna", "demotion", "combined") == ["combined:extension"]


@rule("W-4.6", "W-11.2")
def test_those_who_never_had_a_job_find_demotion_closed(lay):
    m = lay(at="errands", seats=2, jobs="handicap", handicap="s1")
    assert m.offers("anna", "demotion", "combined") == ["combined:extension"]
