"""J-6: who declares what, in which order, and what a killing means."""

import pytest

from game_table import NAMES
from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

AT_HOME = dict.fromkeys(NAMES[:5], "home")


def night(**position):
    """Phase 6: Anna is President, Bruno Minister; all are at home unless said otherwise."""
    places = {**AT_HOME, **position.pop("locations", {})}
    absent = {*position.get("dead", []), *position.get("exile", {})}
    position["locations"] = {name: place for name, place in places.items() if name not in absent}
    position.setdefault("offices", FEW_OFFICES)
    return set_table("assassinations", president="anna", **position)


def means(m, name):
    """The means a player may use."""
    return {option.split(":")[1] for option in m.options(name) if ":" in option}


def declare(m, *orders):
    """All declare in turn; orders: (who, means, victim, place); costs are paid by default."""
    left = list(orders)
    while m.prompt() in ("declare-attempts", "pay"):
        name = m.asked()[0]
        if m.prompt() == "pay" or not left or left[0][0] != name:
            m.default()
        else:
            m.order(*left.pop(0))
    assert not left


def die(m):
    """Nobody has a shield to show."""
    m.quiet("react-P6R")


# -- declaring


@rule("J-6.1")
def test_from_the_minister_clockwise_all_declare():
    m = night(offices={"carla": ["interior", "brigade1"]})
    order = []
    while m.prompt() == "declare-attempts":
        order += m.asked()
        m.default()
    assert order == ["carla", "dario", "elena", "anna", "bruno"]


@rule("J-6.1")
def test_from_his_seat_if_the_minister_is_absent():
    m = night(offices={"carla": ["interior", "brigade1"]}, exile={"carla": "AM1"})
    assert m.asked() == ["dario"]


@rule("J-6.1")
def test_an_attempt_names_means_victim_and_location_openly():
    m = night()
    m.order("bruno", "secret-police", "dario", "mistress")
    assert m.said("orders") == [{"seat": "s1", "means": "secret-police", "other": "s3", "location": "mistress"}]
    assert m.paper("attempts")["attempts"] == [["s1", "secret-police", "s3", "mistress"]]
    assert m.asked() == ["bruno"]


@rule("J-6.1")
def test_victims_are_the_living_in_the_country_but_not_oneself():
    m = night(dead=["carla"], exile={"dario": "AM1"})
    victims = {option.split(":")[2] for option in m.options("bruno") if ":" in option}
    assert victims == {"anna", "elena"}
    for name in ("bruno", "carla", "dario"):
        assert m.refused("bruno", f"attempt:secret-police:{name}:home") == "not-offered"


@rule("J-6.1")
def test_costs_are_paid_on_declaration_and_lost_on_failure():
    m = night(hands={"carla": ["A03"]}, cash={"carla": ["2M"]}, aid_left=90)
    m.act("bruno", "no-more")
    m.order("carla", "A03", "dario", "bank")
    assert m.cash("carla") == []
    assert (m.person("carla")["money"], m.pile("discards")) == (False, ["A03"])
    declare(m)
    assert m.said("attempt-fails") == [{"seat": "s2", "means": "A03", "other": "s3"}]
    assert (m.alive("dario"), m.cash("carla")) == (True, [])


@rule("J-6.1")
def test_at_the_wrong_place_nothing_happens_and_at_the_right_one_he_dies():
    for place, alive in (("bank", True), ("nightclub", False)):
        m = night(locations={"dario": "nightclub"})
        declare(m, ("bruno", "secret-police", "dario", place))
        die(m)
        assert m.alive("dario") == alive
        assert m.fact("pretext") != alive


@rule("J-6.1")
@pytest.mark.parametrize(("number", "alive"), [(3, True), (4, False)])
def test_some_means_need_luck(number, alive):
    m = night(dice=[number], hands={"carla": ["A01"]}, cash={"carla": ["1M"]})
    declare(m, ("carla", "A01", "dario", "home"))
    die(m)
    assert [line["die"] for line in m.said("die")] == [number]
    assert m.alive("dario") == alive


@rule("J-6.1")
def test_no_die_is_rolled_at_the_wrong_place():
    m = night(hands={"carla": ["A01"]}, cash={"carla": ["1M"]})
    declare(m, ("carla", "A01", "dario", "bank"))
    assert m.said("die") == []


@rule("J-6.2")
def test_the_minister_has_one_free_attempt_a_turn_and_no_second():
    m = night()
    assert means(m, "bruno") == {"secret-police"}
    m.order("bruno", "secret-police", "anna", "home")
    assert m.options("bruno") == ["no-more"]
    assert m.refused("bruno", "attempt:secret-police:carla:home") == "not-offered"


@rule("J-6.2")
def test_others_need_cards():
    m = night(hands={"carla": ["A02", "D01"]}, cash={"carla": ["1M"]})
    m.act("bruno", "no-more")
    assert means(m, "carla") == {"A02"}
    m.act("carla", "no-more")
    assert m.options("dario") == ["no-more"]
    assert m.refused("dario", "attempt:secret-police:anna:home") == "not-offered"


@rule("J-6.2")
def test_any_number_of_attempts_on_one_or_several():
    m = night(hands={"carla": ["A01", "A02", "A03"]}, cash={"carla": ["1M", "1M", "2M"]}, aid_left=90)
    m.act("bruno", "no-more")
    m.order("carla", "A02", "dario", "home", pay=["1M"])
    m.order("carla", "A03", "dario", "bank", pay=["2M"])
    m.order("carla", "A01", "elena", "home")
    assert len(m.heard("orders")) == 3
    assert m.options("carla") == ["no-more"]


# -- the bank


@rule("J-6.3")
@pytest.mark.parametrize("place", ["bank", "home"])
def test_the_secret_police_at_the_bank_make_it_safe_right_or_wrong(place):
    m = night(locations={"dario": place})
    m.order("bruno", "secret-police", "dario", "bank")
    assert m.fact("bank_safe")
    assert m.said("bank-safe") == [{}]


@rule("J-6.3")
def test_elsewhere_they_do_not():
    m = night()
    m.order("bruno", "secret-police", "dario", "home")
    assert not m.fact("bank_safe")


@rule("J-6.3")
def test_the_bank_is_safe_to_the_end_of_the_next_turn_whoever_is_minister():
    m = night(locations={"dario": "nightclub"})
    m.order("bruno", "secret-police", "dario", "bank")
    m.until("appoint")
    assert m.fact("bank_safe")
    m.answer(
        "anna",
        {"bruno": ["brigade1", "admiral"], "carla": ["interior", "air"], "dario": ["brigade2"], "elena": ["brigade3"]},
    )
    m.until("declare-attempts")
    assert m.asked() == ["carla"]
    assert m.refused("carla", "attempt:secret-police:dario:bank") == "not-offered"
    assert "attempt:secret-police:dario:home" in m.options("carla")
    m.until("appoint")
    assert not m.fact("bank_safe")


@rule("J-6.3")
def test_not_twice_in_a_turn_overtime_included():
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["2M"]})
    m.order("bruno", "secret-police", "dario", "bank")
    assert m.refused("bruno", "attempt:B02:carla:bank") == "not-offered"
    assert "attempt:B02:carla:home" in m.options("bruno")


@rule("J-6.3")
def test_other_means_are_not_bound_by_it():
    m = night(bank_safe=True, hands={"carla": ["A02"]}, cash={"carla": ["1M"]}, locations={"dario": "bank"})
    assert not any(option.endswith(":bank") for option in m.options("bruno"))
    declare(m, ("carla", "A02", "dario", "bank"))
    die(m)
    assert not m.alive("dario")


# -- resolving


@rule("J-6.4")
def test_attempts_are_resolved_in_declared_order_also_those_of_the_dead():
    m = night(hands={"carla": ["A02"]}, cash={"carla": ["1M", "3M"], "elena": ["2M"]})
    declare(m, ("bruno", "secret-police", "carla", "home"), ("carla", "A02", "elena", "home"))
    assert m.asked() == ["carla"]
    die(m)
    assert [line["seat"] for line in m.heard("killed")] == ["s2", "s4"]
    assert (m.alive("carla"), m.alive("elena")) == (False, False)


@rule("J-6.5")
def test_the_victim_loses_hand_and_influence_and_his_cash_goes_unseen_to_the_killer():
    m = night(
        cash={"dario": ["3M", "1M"]},
        swiss={"dario": ["2M"]},
        hands={"dario": ["V01", "D01"]},
        influence={"dario": ["I02"]},
    )
    declare(m, ("bruno", "secret-police", "dario", "home"))
    die(m)
    assert (m.cards("dario"), m.influence("dario")) == (0, [])
    assert m.pile("discards") == ["D01", "V01", "I02"]
    assert m.said("discards") == [{"seat": "s3", "cards": ["D01", "V01", "I02"]}]
    assert (m.cash("bruno"), m.cash("dario")) == (["1M", "3M"], [])
    assert m.account("dario") == ["2M"]
    assert m.said("inherits", "bruno") == [{"seat": "s1", "other": "s3", "notes": ["1M", "3M"]}]
    for name in (None, "anna"):
        assert m.said("inherits", name) == [{"seat": "s1", "other": "s3"}]
        assert m.view(name)["table"]["people"][1]["known_cash"] == []


@rule("J-6.5")
def test_what_a_dead_man_would_inherit_goes_face_up_under_the_pile():
    m = night(hands={"carla": ["A02"]}, cash={"carla": ["1M"], "elena": ["2M", "3M"]})
    declare(m, ("bruno", "secret-police", "carla", "home"), ("carla", "A02", "elena", "home"))
    die(m)
    assert m.said("cash-lost") == [{"seat": "s4", "notes": ["2M", "3M"]}]
    assert m.pile("spent") == ["1M", "2M", "3M"]


@rule("J-6.5")
def test_killed_by_ones_own_madman_ones_cash_is_lost():
    m = night(dice=[6, 4], hands={"carla": ["A04"]}, cash={"carla": ["3M"]}, locations={"dario": "bank"})
    declare(m, ("carla", "A04", "dario", "home"))
    die(m)
    assert m.said("killed") == [{"seat": "s2", "other": "s2"}]
    assert m.said("cash-lost") == [{"seat": "s2", "notes": ["3M"]}]


# -- the four worked examples: Andrea, Bruno and Carlo declare in this order

MONEY = {"bruno": ["1M", "2M"], "carla": ["3M", "2M"], "dario": ["1M", "1M", "2M"]}


def example(*killers):
    """Bruno, Carla and Dario declare in this order; those named hold an Assassin that costs 2M."""
    return night(size=108, hands={name: ["A03"] for name in killers}, cash=MONEY)


def agree(m, killer, victim, means="A03"):
    """An attempt at the right place, paid with a note of 2M if it costs."""
    while m.asked() != [killer]:
        m.act(m.asked()[0], "no-more")
    m.order(killer, means, victim, "home", pay=["2M"] if means == "A03" else None)
    m.act(killer, "no-more")


@rule("J-6.6")
def test_worked_example_1_the_money_goes_to_the_first_who_announced_the_killing():
    m = example("dario")
    agree(m, "bruno", "carla", "secret-police")
    agree(m, "dario", "carla")
    declare(m)
    die(m)
    assert (m.alive("bruno"), m.alive("carla"), m.alive("dario")) == (True, False, True)
    assert m.cash("bruno") == ["1M", "2M", "2M", "3M"]
    assert m.cash("dario") == ["1M", "1M"]


@rule("J-6.6")
def test_worked_example_2_two_kill_each_other_and_both_sums_are_discarded():
    m = example("carla")
    agree(m, "bruno", "carla", "secret-police")
    agree(m, "carla", "bruno")
    declare(m)
    die(m)
    assert (m.alive("bruno"), m.alive("carla")) == (False, False)
    assert (m.cash("bruno"), m.cash("carla")) == ([], [])
    assert sorted(m.pile("spent")) == ["1M", "2M", "2M", "3M"]


@rule("J-6.6")
def test_worked_example_3_the_first_has_the_seconds_money_and_the_thirds_is_discarded():
    m = example("carla")
    agree(m, "bruno", "carla", "secret-police")
    agree(m, "carla", "dario")
    declare(m)
    die(m)
    assert (m.alive("carla"), m.alive("dario")) == (False, False)
    assert m.cash("bruno") == ["1M", "2M", "3M"]
    assert sorted(m.pile("spent")) == ["1M", "1M", "2M", "2M"]


@rule("J-6.6")
def test_worked_example_4_the_third_ends_with_both_sums():
    m = example("carla", "dario")
    agree(m, "carla", "bruno")
    agree(m, "dario", "carla")
    declare(m)
    die(m)
    assert (m.alive("bruno"), m.alive("carla"), m.alive("dario")) == (False, False, True)
    assert m.cash("dario") == ["1M", "1M", "1M", "2M", "3M"]
    assert m.pile("spent") == ["2M", "2M"]


# -- particulars


@rule("J-6.7")
def test_an_attempt_on_someone_already_dead_does_nothing_but_is_spent():
    m = night(hands={"carla": ["A02"]}, cash={"carla": ["1M"], "dario": ["3M"]})
    declare(m, ("bruno", "secret-police", "dario", "home"), ("carla", "A02", "dario", "home"))
    die(m)
    assert m.said("too-late") == [{"seat": "s3", "means": "A02"}]
    assert (m.cash("bruno"), m.cash("carla"), m.hand("carla")) == (["3M"], [], [])
    assert len(m.heard("killed")) == 1


@rule("J-6.8")
def test_a_target_may_neither_give_away_nor_discard_cash():
    m = night(cash={"dario": ["3M"], "elena": ["1M"]})
    offer = {"terms": [{"from": "dario", "to": "carla", "goods": {"3M": 1}}]}
    m.order("bruno", "secret-police", "dario", "home")
    assert m.fact("targets") == ["s3"]
    assert m.refused("dario", offer, "deal.offer.3") == "not-theirs-to-give"
    assert not m.may("dario", "burn")
    assert m.may("elena", "burn")
    m.swap("elena", ("elena", "dario", {"1M": 1}))
    assert m.cash("dario") == ["1M", "3M"]


@rule("J-6.8")
def test_an_offer_of_cash_lapses_when_its_giver_becomes_a_target():
    m = night(cash={"dario": ["3M"]})
    deal = m.offer("dario", ("dario", "carla", {"3M": 1}))
    m.order("bruno", "secret-police", "dario", "home")
    assert m.refused("carla", "accept", f"deal.reply.{deal}.2") == "no-such-question"


@rule("J-6.8")
def test_a_target_may_still_declare_attempts_and_play_shields():
    m = night(hands={"carla": ["A02"], "dario": ["B01"]}, cash={"carla": ["1M"], "dario": ["2M"]})
    m.order("bruno", "secret-police", "carla", "home")
    m.act("bruno", "no-more")
    m.order("carla", "A02", "dario", "home")
    assert m.cash("carla") == []
    declare(m)
    m.answer("carla", "pass")
    m.answer("dario", "play:B01")
    assert (m.alive("carla"), m.alive("dario")) == (False, True)


@rule("J-6.8")
def test_no_cards_are_played_at_other_times_in_phase_six_nor_traded():
    m = night(hands={"carla": ["D01", "I01"], "dario": ["V01"]})
    assert not m.may("carla", "cards")
    offer = {"terms": [{"from": "carla", "to": "dario", "goods": {"D01": 1}}]}
    assert m.refused("carla", offer, "deal.offer.2") == "not-theirs-to-give"


@rule("J-6.8")
def test_the_victim_of_burglars_is_a_target():
    m = night(hands={"carla": ["A06"]}, cash={"dario": ["3M"]})
    m.act("bruno", "no-more")
    m.act("carla", "burgle", "A06", "dario")
    assert not m.may("dario", "burn")


@rule("J-6.8")
def test_once_his_attempt_is_resolved_he_may_give_again():
    m = night(hands={"carla": ["A02"]}, cash={"carla": ["1M"], "dario": ["3M"]})
    declare(m, ("bruno", "secret-police", "dario", "bank"), ("carla", "A02", "elena", "home"))
    assert (m.prompt(), m.asked(), m.fact("targets")) == ("react-P6R", ["elena"], ["s4"])
    m.answer("elena", "pass")
    assert m.may("dario", "burn")


@rule("J-6.8")
def test_one_saved_by_a_shield_is_a_target_no_more():
    m = night(hands={"carla": ["A02"], "dario": ["B01"]}, cash={"carla": ["1M"], "dario": ["2M"]})
    declare(m, ("bruno", "secret-police", "dario", "home"), ("carla", "A02", "elena", "home"))
    assert m.fact("targets") == ["s3", "s4"]
    m.answer("dario", "play:B01")
    assert (m.asked(), m.fact("targets")) == (["elena"], ["s4"])


@rule("J-6.8")
def test_before_the_firing_squad_no_cash_leaves_the_condemned_and_he_plays_only_a_pardon():
    m = set_table(
        "aftermath",
        size=108,
        leader="bruno",
        rebels=["bruno"],
        cash={"bruno": ["3M"]},
        hands={"bruno": ["B01", "D01", "B08"]},
    )
    assert m.may("bruno", "burn")
    m.answer("anna", "shoot:bruno")
    assert (m.prompt(), m.asked(), m.fact("condemned")) == ("react-P9R", ["bruno"], "s1")
    assert not m.may("bruno", "burn")
    assert m.options("bruno") == ["pass", "play:B08"]
    assert m.refused("bruno", "play:B01") == "card-wrong-time"
    assert m.refused("bruno", "play:D01") == "card-wrong-time"


@rule("J-6.8")
def test_trading_of_cards_is_closed_in_phase_nine():
    m = set_table("aftermath", leader="bruno", rebels=["bruno"], hands={"carla": ["D01"]}, cash={"carla": ["1M"]})
    offer = {"terms": [{"from": "carla", "to": "dario", "goods": {"D01": 1}}]}
    assert m.refused("carla", offer, "deal.offer.2") == "not-theirs-to-give"
    assert not m.may("carla", "cards")
    m.swap("carla", ("carla", "dario", {"1M": 1}))
    assert m.cash("dario") == ["1M"]


@rule("J-6.9")
def test_a_shield_stops_one_attempt_and_a_second_needs_a_second():
    m = night(
        size=108,
        hands={"carla": ["A02"], "dario": ["B01", "B01"]},
        cash={"carla": ["1M"], "dario": ["2M", "2M"]},
    )
    declare(m, ("bruno", "secret-police", "dario", "home"), ("carla", "A02", "dario", "home"))
    for _ in range(2):
        assert (m.prompt(), m.asked()) == ("react-P6R", ["dario"])
        m.answer("dario", "play:B01")
        m.quiet("pay")
    assert m.alive("dario")
    assert len(m.heard("attempt-stopped")) == 2
    assert (m.fact("pretext"), m.cash("dario"), m.hand("dario")) == (False, [], [])


@rule("J-6.9")
@rule("J-15.B01")
def test_a_shield_stops_one_attempt_and_the_next_one_kills():
    m = night(hands={"carla": ["A03"], "dario": ["B01"]}, cash={"carla": ["2M"], "dario": ["1M", "3M"]})
    declare(m, ("bruno", "secret-police", "dario", "home"), ("carla", "A03", "dario", "home"))
    m.answer("dario", "play:B01")
    m.answer("dario", ["3M"])
    assert (m.prompt(), m.asked()) == ("react-P6R", ["dario"])
    m.answer("dario", "pass")
    assert (m.alive("dario"), m.cash("carla"), m.cash("bruno")) == (False, ["1M"], [])


@rule("J-6.9")
def test_a_shield_is_asked_for_only_when_the_attempt_would_succeed():
    m = night(hands={"dario": ["B01"]}, cash={"dario": ["2M"]})
    declare(m, ("bruno", "secret-police", "dario", "bank"))
    assert m.prompt() != "react-P6R"
    assert m.hand("dario") == ["B01"]


@rule("J-6.9")
def test_the_victim_is_asked_whatever_he_holds_and_a_shield_must_be_paid():
    m = night(hands={"dario": ["B01"]}, cash={"dario": ["1M"]})
    declare(m, ("bruno", "secret-police", "dario", "home"))
    assert m.asked() == ["dario"]
    assert m.refused("dario", "play:B01") == "card-too-dear"
    m.answer("dario", "pass")
    assert not m.alive("dario")


@rule("J-6.10")
def test_the_dead_stay_dead_to_the_end_of_the_turn_and_the_new_head_draws_two():
    m = night(hands={"dario": ["V01", "V02"]})
    declare(m, ("bruno", "secret-police", "dario", "home"))
    die(m)
    while m.fact("phase") != 1:
        assert not m.alive("dario")
        assert "dario" not in m.asked()
        m.default()
    assert (m.alive("dario"), m.cards("dario")) == (True, 2)


# -- consequences


@rule("J-6.11")
def test_any_assassination_is_a_pretext():
    m = night()
    declare(m, ("bruno", "secret-police", "dario", "home"))
    assert not m.fact("pretext")
    die(m)
    assert m.fact("pretext")


@rule("J-6.11")
def test_when_everyone_is_dead_and_nobody_in_exile_all_lose():
    m = set_table("succession", seats=4, dead=["anna", "bruno", "carla", "dario"], swiss={"anna": ["3M"]})
    assert m.match.over
    assert m.said("game-over") == [{"reason": "all-dead"}]
    assert m.match.outcome.winners == ()
    assert m.match.outcome.scores == (3, 0, 0, 0)


@rule("J-6.11")
def test_with_nobody_in_the_country_exiles_are_asked_and_if_none_returns_the_year_ends():
    m = set_table("succession", seats=4, dead=["anna", "bruno", "carla"], exile={"dario": "AM1"}, pretext=True)
    m.answer("dario", "stay")
    assert m.heard("nobody-left")
    assert (m.fact("year"), m.fact("phase"), m.fact("president")) == (2, 1, None)
    assert all(m.alive(name) for name in NAMES[:4])
    assert (m.prompt(), m.asked()) == ("nominate", ["bruno"])
    assert m.may("dario", "return")
    m.nominate("bruno", "bruno")
    m.until("vote")
    assert not any("s3" in q.bounds()["places"] for q in m.match.questions if q.due)
    assert not m.heard("draws")


@rule("J-6.11")
def test_the_exile_who_comes_home_to_an_empty_country_is_president():
    m = set_table("succession", seats=4, dead=["anna", "bruno", "carla"], exile={"dario": "AM1"})
    m.answer("dario", "return")
    assert (m.president(), m.exile("dario")) == ("dario", None)
    assert not m.heard("election-called")


@rule("J-6.11")
def test_the_one_living_player_in_the_country_is_president():
    m = set_table("succession", seats=4, dead=["anna", "bruno", "dario"])
    assert m.president() == "carla"
    assert m.said("inaugurated") == [{"seat": "s2"}]


@rule("J-6.12")
def test_between_phases_six_and_seven_come_returns_election_and_cousin_with_trading_and_cards_open():
    m = night(
        exile={"elena": "AM1"},
        hands={"carla": ["E11", "D01"], "dario": ["V01"]},
        cash={"anna": ["2M"]},
    )
    declare(m, ("bruno", "secret-police", "anna", "home"))
    die(m)
    assert m.prompt() == "nominate"
    assert m.may("elena", "return")
    assert m.may("carla", "cards")
    m.swap("carla", ("carla", "dario", {"D01": 1}), ("dario", "carla", {"V01": 1}))
    m.nominate("bruno", "dario")
    m.until("vote")
    m.ballot({"bruno": {"dario": ["office"]}}, {})
    assert (m.president(), m.prompt()) == ("dario", "cousin")
    m.act("dario", "leave")
    assert (m.prompt(), m.fact("phase")) == ("play-or-pass", 7)
