"""J-15.D01, J-15.E05 to J-15.E07 and J-15.E09 to J-15.E13: donations and events of the political game."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

ALL = ["anna", "bruno", "carla", "dario", "elena"]
PRETEXTS = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ("E11", "E12")]
ANY = ("D01", "E06", "E07", "E09", "E10", "E11", "E12", "E13")
FOR_ANY_TIME = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ANY]


def holding(card, at="appointments", **position):
    """Bruno holds a card, and all it could need lies in play before him."""
    position.setdefault("offices", FEW_OFFICES)
    position.setdefault("influence", {"bruno": ["I03", "I04", "I09"], "carla": ["I06", "I10"]})
    return set_table(at, hands={"bruno": [card]}, **position)


def play(card):
    """The words that play it, at Carla where somebody is wanted."""
    return ["play-on", card, "carla"] if card in ("E06", "E09") else ["play", card]


# -- cards for any time


@rule("J-15.2")
@pytest.mark.parametrize("card", FOR_ANY_TIME)
def test_a_card_for_any_time_is_played_while_another_is_asked_and_discarded(card):
    m = holding(card)
    assert m.asked() == ["anna"]
    m.play_any("bruno", *play(card))
    assert (m.hand("bruno"), m.pile("discards")[:1]) == ([], [card])
    declared = ["s2"] if card in ("E06", "E09") else []
    assert m.said("plays", "elena") == [{"seat": "s1", "card": card, "declared": declared}]


@rule("J-15.2")
@pytest.mark.parametrize("card", FOR_ANY_TIME)
def test_a_card_for_any_time_waits_while_attempts_are_made(card):
    m = holding(card, at="assassinations", locations=dict.fromkeys(ALL, "home"))
    assert not m.may("bruno", "cards")
    assert m.refusal("bruno", ":".join(play(card))).reason == "card-wrong-time"


@rule("J-15.2")
@pytest.mark.parametrize("card", FOR_ANY_TIME)
def test_a_card_for_any_time_waits_after_a_coup(card):
    m = holding(card, at="aftermath", rebels=["carla"])
    assert (m.prompt(), m.may("bruno", "cards")) == ("firing-squad", False)


@rule("J-15.2")
@pytest.mark.parametrize("card", FOR_ANY_TIME)
def test_a_card_for_any_time_waits_while_votes_are_cast(card):
    m = holding(card, at="budget")
    m.propose({}, {})
    m.pass_all()
    assert (m.prompt(), m.may("bruno", "cards")) == ("vote", False)


@rule("J-5.4")
@pytest.mark.parametrize("card", FOR_ANY_TIME)
def test_an_exile_plays_no_card(card):
    m = holding(card, exile={"bruno": "AM1"})
    assert m.any_refusal("bruno", *play(card)) == "card-not-present"


# -- D01 Secret political donation


@rule("J-15.D01")
def test_a_donation_is_the_top_note_of_the_pile_seen_by_its_taker_alone():
    m = set_table("appointments", hands={"bruno": ["D01"]}, cash={"bruno": ["1M"]}, aid=["3M", "1M"])
    m.play_any("bruno", "play", "D01")
    assert m.cash("bruno") == ["1M", "3M"]
    assert m.said("takes-note", "bruno") == [{"seat": "s1", "note": "3M"}]
    assert "note" not in m.said("takes-note", "carla")[0]
    assert m.view("carla")["table"]["people"][1]["known_cash"] == []


@rule("J-15.D01")
def test_without_a_face_down_note_a_donation_brings_nothing():
    m = set_table("appointments", hands={"bruno": ["D01"]}, aid_left=0)
    m.play_any("bruno", "play", "D01")
    assert (m.cash("bruno"), m.pile("discards"), m.heard("takes-note")) == ([], ["D01"], [])


@rule("J-15.D01")
@rule("J-1.3")
def test_a_donation_never_brings_a_spent_note():
    m = set_table("appointments", hands={"bruno": ["D01", "D01"]}, spent=["3M"], aid=["1M"], aid_left=1)
    m.play_any("bruno", "play", "D01")
    m.play_any("bruno", "play", "D01")
    assert (m.cash("bruno"), "3M" in m.pile("spent")) == (["1M"], True)


# -- E05 Alternative budget


def rejected(**position):
    """Anna has drawn six millions; she proposes three for Bruno, and the Chamber says no."""
    position.setdefault("hands", {"dario": ["E05"]})
    position.setdefault("cash", {"anna": ["3M", "2M", "1M"]})
    position.setdefault("offices", FEW_OFFICES)
    m = set_table("budget", **position)
    m.quiet("return-home")
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    m.ballot({"dario": {"no": ["office"]}})
    m.quiet("vote")
    while m.prompt() == "react-VR":
        m.default()
    return m


@rule("J-15.E05")
@rule("J-15.1")
@rule("J-4.6")
def test_after_a_rejection_all_but_the_president_are_asked_for_an_alternative():
    m = rejected()
    assert (m.prompt(), m.asked(), m.fact("pretext")) == ("react-P4R", ALL[1:], True)


@rule("J-15.E05")
def test_an_alternative_takes_the_aid_but_for_one_note_the_president_keeps():
    m = rejected(cash={"anna": ["3M", "2M", "1M", "1M"], "dario": ["1M"]}, drawn=["3M", "2M", "1M"])
    m.answer("dario", "play:E05")
    m.pass_windows()
    assert (m.prompt(), m.asked(), sorted(m.options("anna"))) == (
        "keep-note",
        ["anna"],
        ["keep:1M", "keep:2M", "keep:3M"],
    )
    m.answer("anna", "keep:3M")
    assert (m.cash("anna"), m.cash("dario"), m.pile("discards")) == (["1M", "3M"], ["1M", "1M", "2M"], ["E05"])
    assert m.said("takes-aid", "dario") == [{"seat": "s3", "other": "s0", "notes": ["1M", "2M"]}]
    assert "notes" not in m.said("takes-aid", "carla")[0]
    assert (m.prompt(), m.asked()) == ("budget-piles", ["dario"])


@rule("J-15.E05", "J-4.4")
def test_the_aid_can_go_nowhere_else_while_the_president_chooses_the_note_he_keeps():
    m = rejected(cash={"anna": ["3M", "2M", "1M"]}, drawn=["3M", "2M", "1M"])
    assert m.may("anna", "deal")
    m.answer("dario", "play:E05")
    m.pass_windows()
    assert m.prompt() == "keep-note"
    assert not any(m.may(name, opening) for name in ALL for opening in ("deal", "burn"))
    m.answer("anna", "keep:1M")
    assert (m.cash("anna"), m.cash("dario")) == (["1M"], ["2M", "3M"])
    assert m.may("anna", "deal")


def alternative(**position):
    """Dario's alternative, out of the aid and his own pocket: two millions for Anna, one for Carla."""
    m = rejected(**{"cash": {"anna": ["3M", "2M", "1M"], "dario": ["1M"]}, **position})
    m.answer("dario", "play:E05")
    m.pass_windows()
    m.answer("anna", "keep:3M")
    m.propose({"anna": ["2M"], "carla": ["1M", "1M"]}, {"anna": 2, "carla": 1})
    return m


@rule("J-15.E05")
def test_an_alternative_that_passes_is_paid_and_the_bank_stays_open():
    m = alternative()
    assert m.said("proposes")[-1] == {"seat": "s3", "sums": {"s0": 2, "s2": 1}}
    m.pass_all()
    assert (m.paper("ballot")["motion"], m.asked()) == ("alternative", ["anna"])
    m.ballot({"dario": {"yes": ["office"]}}, {})
    assert (m.cash("anna"), m.cash("carla"), m.cash("dario")) == (["2M", "3M"], ["1M", "1M"], [])
    assert (m.fact("bank"), m.fact("pretext")) == ("open", True)


@rule("J-15.E05")
def test_a_rejected_alternative_may_be_forced_by_the_minister():
    m = alternative()
    m.pass_all()
    m.ballot({"anna": {"no": ["office"]}}, {})
    assert (m.prompt(), m.asked()) == ("force-budget", ["bruno"])
    m.answer("bruno", "force")
    assert (m.cash("carla"), m.fact("bank"), m.fact("occupied")) == (["1M", "1M"], "lunch", True)


@rule("J-15.E05")
def test_an_alternative_neither_passed_nor_forced_stays_with_its_proposer():
    m = alternative()
    m.pass_all()
    m.ballot({"anna": {"no": ["office"]}}, {})
    m.answer("bruno", "leave")
    assert (m.cash("dario"), m.cash("anna"), m.fact("bank")) == (["1M", "1M", "2M"], ["3M"], "holiday")


@rule("J-15.E05")
def test_the_minister_is_not_asked_about_the_presidents_budget_when_there_is_an_alternative():
    m = alternative()
    m.pass_all()
    m.ballot({"dario": {"yes": ["office"]}}, {})
    assert m.prompt() != "force-budget"
    assert not m.heard("budget-forced")


@rule("J-15.E05")
def test_there_is_one_alternative_a_turn():
    m = rejected(size=108, hands={"carla": ["E05"], "dario": ["E05"]})
    m.answer("carla", "play:E05")
    m.answer("dario", "play:E05")
    m.pass_windows()
    assert (m.hand("carla"), m.hand("dario"), m.pile("discards")) == ([], ["E05"], ["E05"])
    m.answer("anna", "keep:1M")
    assert m.asked() == ["carla"]
    m.propose({}, {})
    m.pass_all()
    m.ballot({"anna": {"no": ["office"]}}, {})
    assert m.prompt() == "force-budget"


@rule("J-15.E05")
def test_an_alternative_already_tried_this_turn_is_not_tried_again():
    m = rejected(alternative=True)
    assert (m.prompt(), m.hand("dario")) == ("force-budget", ["E05"])


@rule("J-15.E05")
def test_only_the_aid_the_president_still_has_is_taken():
    m = rejected(cash={"anna": ["3M", "1M"]}, drawn=[])
    m.answer("dario", "play:E05")
    m.pass_windows()
    m.quiet("keep-note")
    assert (m.cash("anna"), m.cash("dario"), m.asked()) == (["1M", "3M"], [], ["dario"])


@rule("J-15.E05")
def test_an_alternative_is_nothing_to_play_without_a_rejection():
    m = set_table("appointments", hands={"bruno": ["E05"]})
    assert m.any_refusal("bruno", "play", "E05") == "card-wrong-time"
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["3M"]}, hands={"dario": ["E05"]})
    m.propose({}, {})
    m.ballot({"anna": {"yes": ["office"]}}, {})
    assert (m.heard("budget-passed") != [], m.hand("dario")) == (True, ["E05"])


# -- E06 Coalition breaks up


@rule("J-15.E06")
def test_a_coalition_loses_an_influence_of_its_owners_choice():
    m = set_table("appointments", hands={"bruno": ["E06"]}, influence={"carla": ["I01", "I02"]})
    m.play_any("bruno", "play-on", "E06", "carla")
    assert (m.prompt(), m.asked(), m.options("carla")) == ("lose-influence", ["carla"], ["drop:I01", "drop:I02"])
    m.answer("carla", "drop:I02")
    assert (m.influence("carla"), sorted(m.pile("discards"))) == (["I01"], ["E06", "I02"])
    assert m.said("loses-influence", "elena") == [{"seat": "s2", "card": "I02"}]
    assert m.prompt() == "appoint"


@rule("J-15.E06")
def test_an_only_influence_is_lost_without_asking():
    m = set_table("appointments", hands={"bruno": ["E06"]}, influence={"carla": ["I01"]})
    m.play_any("bruno", "play-on", "E06", "carla")
    assert (m.influence("carla"), m.asked()) == ([], ["anna"])


@rule("J-15.E06")
def test_the_coalition_of_an_exile_may_break_up():
    m = set_table("appointments", hands={"bruno": ["E06"]}, influence={"carla": ["I01"]}, exile={"carla": "AM2"})
    m.play_any("bruno", "play-on", "E06", "carla")
    assert m.influence("carla") == []


@rule("J-15.E06")
def test_only_an_opponent_with_influence_in_play_is_aimed_at():
    m = set_table("appointments", hands={"bruno": ["E06"], "dario": ["I03"]}, influence={"bruno": ["I01"]})
    assert m.any_refusal("bruno", "play-on", "E06", "dario") == "card-no-target"
    m = set_table("appointments", hands={"bruno": ["E06"]}, influence={"bruno": ["I01"], "carla": ["I02"]})
    assert m.any_refusal("bruno", "play-on", "E06", "bruno") == "not-offered"
    assert m.any_refusal("bruno", "play-on", "E06", "dario") == "not-offered"
    assert m.any_refusal("bruno", "play", "E06") == "not-offered"


# -- E07 Demand for reform


def reformed(**position):
    """Bruno has demanded reform in phase 4; a budget of nothing is put to the vote."""
    influence = {"bruno": ["I04"], "carla": ["I05", "I06", "I02"], "dario": ["I11", "I12"], "anna": ["I03"]}
    position.setdefault("influence", influence)
    m = set_table("budget", offices=FEW_OFFICES, **{"hands": {"bruno": ["E07"]}, **position})
    m.quiet("return-home")
    m.play_any("bruno", "play", "E07")
    m.propose({}, {})
    m.pass_all()
    return m


@rule("J-15.E07")
def test_reform_makes_the_small_influences_of_the_others_blocks_of_ones_own():
    m = reformed()
    assert (m.fact("reformer"), m.fact("reformed")) == ("s1", ["I05", "I06", "I11"])
    m.vote("anna", {"no": ["I03"]})
    m.vote("bruno", {"yes": ["I05", "I06", "I11", "I04"]})
    assert m.ballot_tally() == {"no": 7, "yes": 10 + 5 + 3 + 5}
    assert m.refusal("carla", {"no": ["I05"]}).reason == "not-offered"
    m.vote("carla", {"no": ["I02"]})
    assert m.refusal("dario", {"no": ["I11"]}).reason == "not-offered"
    assert (m.influence("carla"), m.influence("dario")) == (["I02", "I05", "I06"], ["I11", "I12"])


@rule("J-15.E07")
def test_reform_leaves_credits_and_fraud_with_their_owners():
    m = reformed(hands={"bruno": ["E07", "V01"], "dario": ["V02"]})
    assert m.person("dario")["credits"] == 1
    m.vote("anna")
    m.vote("bruno", {"yes": ["V01"]})
    m.vote("carla")
    m.vote("dario", {"no": ["V02"]})
    assert m.ballot_tally() == {"yes": 2, "no": 4}


@rule("J-15.E07")
def test_reform_takes_nothing_that_is_laid_later():
    m = reformed(influence={"bruno": ["I04"]}, hands={"bruno": ["E07"], "carla": ["I07"]})
    m.vote("anna")
    assert m.refusal("bruno", {"yes": ["I07"]}).reason == "not-offered"
    m.vote("bruno")
    m.vote("carla", {"no": ["I07"]})
    assert m.ballot_tally() == {"yes": 0, "no": 3}


@rule("J-15.E07")
def test_reform_lasts_to_the_end_of_the_turn():
    m = reformed()
    m.to_phase(1)
    assert (m.fact("reformer"), m.fact("reformed")) == (None, [])


@rule("J-15.E07")
def test_reform_needs_the_christian_democrats_in_play():
    m = set_table("appointments", hands={"bruno": ["E07", "I04"]}, influence={"carla": ["I07"]})
    assert m.any_refusal("bruno", "play", "E07") == "card-needs-influence"


@rule("J-15.E07")
def test_reform_is_never_demanded_during_a_ballot():
    m = set_table("election", host="anna", hands={"bruno": ["E07"], "anna": ["V01"]}, influence={"bruno": ["I04"]})
    assert (m.prompt(), m.any_refusal("bruno", "play", "E07")) == ("nominate", "card-not-while-voting")
    m.nominate("anna", "anna")
    m.until("vote")
    m.vote("anna", {"anna": ["V01"]})
    m.quiet("vote")
    assert (m.prompt(), m.any_refusal("bruno", "play", "E07")) == ("stand-or-refuse", "card-not-while-voting")


@rule("J-15.E07")
@rule("J-15.E06")
def test_what_a_broken_coalition_loses_votes_for_no_reformer():
    m = set_table("appointments", hands={"bruno": ["E07", "E06"]}, influence={"bruno": ["I04"], "carla": ["I07"]})
    m.play_any("bruno", "play", "E07")
    m.play_any("bruno", "play-on", "E06", "carla")
    assert m.fact("reformed") == []


def reform_before_dark(**position):
    """Bruno has demanded reform in phase 5: Carla's Peasants and Dario's Radicals vote for him."""
    m = set_table(
        "locations",
        offices=FEW_OFFICES,
        hands={"bruno": ["E07"], "dario": ["A03"]},
        influence={"bruno": ["I04"], "carla": ["I07"], "dario": ["I10"]},
        **position,
    )
    m.answer("anna", "remain")
    m.play_any("bruno", "play", "E07")
    return m


@rule("J-15.3")
@rule("J-15.E07")
def test_reform_ends_with_the_exile_of_the_reformer():
    m = reform_before_dark()
    m.hide(bruno="exile:AM1")
    assert (m.fact("reformer"), m.fact("reformed")) == (None, [])


@rule("J-15.3")
@rule("J-15.E07")
def test_reform_ends_with_the_death_of_the_reformer():
    m = reform_before_dark(cash={"dario": ["2M"]})
    m.hide()
    m.until("declare-attempts")
    while m.asked() != ["dario"]:
        m.default()
    m.order("dario", "A03", "bruno", "home")
    m.until("play-or-pass")
    assert (m.alive("bruno"), m.fact("reformer"), m.fact("reformed")) == (False, None, [])


@rule("J-15.E07")
@rule("J-6.5")
def test_what_the_dead_lose_votes_for_no_reformer():
    m = reform_before_dark()
    m.hide()
    m.until("declare-attempts")
    m.order("bruno", "secret-police", "carla", "home")
    m.until("play-or-pass")
    assert not m.alive("carla")
    assert m.fact("reformed") == ["I10"]


@rule("J-15.E07")
@rule("J-5.4")
def test_what_an_exile_has_in_play_sleeps_for_the_reformer_too():
    m = reform_before_dark()
    m.hide(carla="exile:AM1")
    m.until("play-or-pass")
    m.resign("anna")
    m.nominate("anna", "anna")
    m.until("vote")
    m.vote("anna")
    assert m.refusal("bruno", {"anna": ["I07"]}).reason == "not-offered"
    m.vote("bruno", {"anna": ["I10"]})
    assert m.ballot_tally() == {"anna": 3}


# -- E09 Spy in Switzerland


@rule("J-15.E09")
def test_a_spy_alone_sees_an_account():
    m = set_table(
        "appointments",
        hands={"bruno": ["E09"]},
        influence={"bruno": ["I09"]},
        swiss={"carla": ["3M", "1M"], "bruno": ["2M"]},
    )
    m.play_any("bruno", "play-on", "E09", "carla")
    assert m.said("spied", "bruno") == [{"seat": "s1", "other": "s2", "notes": ["1M", "3M"]}]
    assert m.view("bruno")["table"]["people"][2]["known_account"] == ["1M", "3M"]
    for name in ("anna", "carla"):
        assert m.said("spied", name) == [{"seat": "s1", "other": "s2"}]
    assert m.view("anna")["table"]["people"][2]["known_account"] == []
    assert m.account("carla") == ["1M", "3M"]


@rule("J-15.E09")
def test_a_spy_looks_into_the_account_of_an_exile_or_of_a_dead_family_too():
    m = set_table(
        "bank",
        hands={"bruno": ["E09"]},
        influence={"bruno": ["I09"]},
        swiss={"carla": ["3M"]},
        dead=["carla"],
        exile={"dario": "AM1"},
    )
    assert [option for option in m.options("bruno") if "E09" in option] == [
        f"play-on:E09:{name}" for name in ("carla", "dario", "elena", "anna")
    ]
    m.play_any("bruno", "play-on", "E09", "carla")
    assert m.view("bruno")["table"]["people"][2]["known_account"] == ["3M"]


@rule("J-15.E09")
def test_a_spy_needs_the_academics_in_play_and_somebody_else():
    m = set_table("appointments", hands={"bruno": ["E09", "I09"]})
    assert m.any_refusal("bruno", "play-on", "E09", "carla") == "card-needs-influence"
    m = set_table("appointments", hands={"bruno": ["E09"]}, influence={"bruno": ["I09"]})
    assert m.any_refusal("bruno", "play-on", "E09", "bruno") == "not-offered"
    assert m.any_refusal("bruno", "play", "E09") == "not-offered"


# -- E10 Bank holiday


@rule("J-15.E10")
@rule("J-7.2")
def test_a_bank_holiday_closes_the_bank_for_the_whole_turn():
    m = set_table(
        "locations",
        offices=FEW_OFFICES,
        hands={"bruno": ["E10"]},
        influence={"bruno": ["I03"]},
        cash={"anna": ["3M"]},
    )
    m.answer("anna", "remain")
    m.play_any("bruno", "play", "E10")
    assert m.fact("bank") == "holiday"
    m.hide(anna="bank")
    m.until("bank-business", "start-coup")
    assert m.prompt() == "start-coup"
    m.to_phase(1)
    assert m.fact("bank") == "open"


@rule("J-15.E10")
@rule("J-7.2")
def test_a_bank_holiday_comes_over_lunch_too():
    m = set_table(
        "locations",
        offices=FEW_OFFICES,
        bank="lunch",
        occupied=True,
        hands={"bruno": ["E10"]},
        influence={"bruno": ["I03"]},
    )
    m.answer("anna", "remain")
    m.play_any("bruno", "play", "E10")
    assert m.fact("bank") == "holiday"
    m.hide(anna="bank")
    m.to_phase(1)
    assert not m.heard("banking")


@rule("J-15.E10")
@rule("J-4.6")
def test_a_forced_budget_makes_no_lunch_of_a_holiday():
    m = set_table(
        "budget", offices=FEW_OFFICES, cash={"anna": ["3M"]}, hands={"bruno": ["E10"]}, influence={"bruno": ["I03"]}
    )
    m.play_any("bruno", "play", "E10")
    m.propose({}, {})
    m.ballot({"bruno": {"no": ["office"]}}, {})
    m.pass_all()
    m.answer("bruno", "force")
    assert m.fact("bank") == "holiday"


@rule("J-15.E10")
def test_a_bank_holiday_in_phase_7_keeps_the_bank_shut():
    m = set_table(
        "bank",
        offices=FEW_OFFICES,
        locations={"anna": "bank"},
        cash={"anna": ["3M"]},
        hands={"bruno": ["E10"]},
        influence={"bruno": ["I03"]},
    )
    assert m.prompt() == "play-or-pass"
    m.answer("bruno", "play:E10")
    m.pass_windows()
    assert (m.fact("bank"), m.heard("banking"), m.prompt()) == ("holiday", [], "start-coup")


@rule("J-15.E10")
@rule("J-7.2")
def test_a_bank_holiday_sends_away_who_stands_at_the_counter():
    m = set_table(
        "bank",
        offices=FEW_OFFICES,
        locations={"anna": "bank", "carla": "bank"},
        cash={"anna": ["3M"]},
        hands={"bruno": ["E10"]},
        influence={"bruno": ["I03"]},
    )
    m.pass_all()
    assert (m.prompt(), m.asked()) == ("bank-business", ["anna", "carla"])
    m.answer("anna", ["deposit:3M"])
    m.play_any("bruno", "play", "E10")
    assert (m.fact("bank"), m.prompt()) == ("holiday", "start-coup")
    assert (m.cash("anna"), m.account("anna")) == (["3M"], [])


@rule("J-15.E10")
def test_a_bank_holiday_needs_the_bankers_in_play():
    m = set_table("appointments", hands={"bruno": ["E10", "I03"]})
    assert m.any_refusal("bruno", "play", "E10") == "card-needs-influence"


@rule("J-15.E10")
def test_a_bank_holiday_is_too_late_in_phase_8_and_in_a_coup():
    position = {"offices": FEW_OFFICES, "hands": {"bruno": ["E10"]}, "influence": {"bruno": ["I03"]}}
    m = set_table("phase8", bank="lunch", **position)
    refusal = m.refusal("bruno", "play:E10", "cards.1")
    assert (refusal.reason, refusal.facts["phases"]) == ("card-wrong-phase", [f"phase{n}" for n in (1, 2, 3, 4, 5, 7)])
    m = set_table("movement", **position)
    assert m.any_refusal("bruno", "play", "E10") == "card-wrong-phase"


@rule("J-15.E10")
def test_a_bank_holiday_is_too_early_in_the_first_election():
    m = set_table("election", hands={"bruno": ["E10"]}, influence={"bruno": ["I03"]})
    assert m.any_refusal("bruno", "play", "E10") == "card-wrong-phase"


# -- E11 United Nations condemns, E12 Annual street festival


@pytest.mark.parametrize("card", PRETEXTS)
def test_a_pretext_by_card(card):
    m = set_table("appointments", hands={"bruno": [card]})
    assert m.fact("pretext") is False
    m.play_any("bruno", "play", card)
    assert (m.fact("pretext"), m.heard("pretext") != []) == (True, True)
    m.to_phase(1)
    assert m.fact("pretext") is False


@rule("J-8.3")
@pytest.mark.parametrize("card", PRETEXTS)
def test_a_pretext_in_phase_8_is_its_players_to_use_first(card):
    m = set_table("phase8", offices=FEW_OFFICES, hands={"carla": [card]})
    assert "move:PS1" not in m.options("bruno")
    m.answer("bruno", "pass")
    m.play_any("carla", "play", card)
    assert (m.asked(), "move:CA1" in m.options("carla")) == (["carla"], True)
    m.answer("carla", "pass")
    assert (m.asked(), "move:PS1" in m.options("bruno")) == (["bruno"], True)


@rule("J-8.3")
@pytest.mark.parametrize("card", PRETEXTS)
def test_a_pretext_of_the_president_in_phase_8_begins_the_asking_anew(card):
    m = set_table("phase8", offices=FEW_OFFICES, hands={"anna": [card]})
    m.answer("bruno", "pass")
    m.play_any("anna", "play", card)
    assert (m.asked(), "move:PS1" in m.options("bruno")) == (["bruno"], True)


@pytest.mark.parametrize("card", PRETEXTS)
def test_a_second_pretext_may_be_played_for_nothing(card):
    m = set_table("phase8", offices=FEW_OFFICES, pretext=True, hands={"dario": [card]})
    m.answer("bruno", "pass")
    m.play_any("dario", "play", card)
    assert (m.asked(), m.pile("discards")) == (["carla"], [card])


# -- E13 Student petition


@rule("J-15.E13")
def test_a_petition_changes_nothing_whatever():
    m = set_table("appointments", hands={"bruno": ["E13"]}, cash={"bruno": ["1M"]})
    before = m.view("anna")["table"]["facts"]
    m.play_any("bruno", "play", "E13")
    assert m.view("anna")["table"]["facts"] == before
    assert (m.hand("bruno"), m.cash("bruno"), m.pile("discards")) == ([], ["1M"], ["E13"])
