"""J-15.A01 to J-15.A06: assassins; J-15.B01, J-15.B02: bribes of phase 6; J-15.B08: the firing squad."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

ALL = ["anna", "bruno", "carla", "dario", "elena"]
AT_HOME = dict.fromkeys(ALL, "home")


def night(at="assassinations", **position):
    """Phase 6: all at home, unless said; Bruno, the Minister, declares first."""
    position.setdefault("offices", FEW_OFFICES)
    at_home = {name: place for name, place in AT_HOME.items() if name not in position.get("exile", {})}
    position["locations"] = {**at_home, **position.get("locations", {})}
    return set_table(at, **position)


def nobody_more(m):
    """All the others declare nothing; everything is resolved, as far as nobody is asked."""
    m.quiet("declare-attempts")


def turn_of(m, name):
    """Those before this player declare nothing."""
    while m.asked() != [name]:
        m.default()


def dice(m):
    """The dice thrown for attempts, in order."""
    return [line["die"] for line in m.said("die")]


SURE = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ("A02", "A03", "A05")]
COSTS = [
    pytest.param("A01", 1, marks=rule("J-15.A01")),
    pytest.param("A02", 1, marks=rule("J-15.A02")),
    pytest.param("A03", 2, marks=rule("J-15.A03")),
]
FREE = [pytest.param(card, marks=rule(f"J-15.{card}")) for card in ("A04", "A05", "A06")]
EVERY = [pytest.param(f"A0{n}", marks=rule(f"J-15.A0{n}")) for n in range(1, 7)]


def armed(card, **position):
    """Dario may use this assassin, with two notes of two millions and the Monarchists in play."""
    m = night(hands={"dario": [card]}, influence={"dario": ["I11"]}, cash={"dario": ["2M", "2M"]}, **position)
    turn_of(m, "dario")
    return m


# -- all of them


@pytest.mark.parametrize("card", EVERY)
def test_an_assassin_is_played_only_when_attempts_are_declared(card):
    m = set_table("appointments", hands={"bruno": [card]}, influence={"bruno": ["I11"]}, cash={"bruno": ["3M"]})
    assert m.any_refusal("bruno", "play", card) == "card-wrong-time"


@rule("J-6.1")
@pytest.mark.parametrize("card", EVERY)
def test_an_assassin_is_sent_after_any_other_living_player_in_the_country(card):
    m = night(
        hands={"dario": [card]},
        influence={"dario": ["I11"]},
        cash={"dario": ["3M"]},
        dead=["carla"],
        exile={"elena": "AM1"},
        locations={"carla": "home"},
    )
    turn_of(m, "dario")
    victims = {option.split(":")[2] for option in m.options("dario") if f":{card}:" in option}
    assert {m.unref(victim) for victim in victims} == {"anna", "bruno"}


@rule("J-6.1")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_an_assassin_is_paid_when_he_is_ordered_and_what_is_too_much_is_lost(card, cost):
    m = night(hands={"dario": [card]}, cash={"dario": ["3M", "2M"]})
    turn_of(m, "dario")
    m.order("dario", card, "carla", "mistress")
    assert (m.prompt(), m.hand("dario")) == ("pay", [card])
    assert m.refusal("dario", []).reason == "want-worth"
    m.answer("dario", ["3M"])
    assert (m.cash("dario"), m.pile("spent")[-1], m.hand("dario"), m.pile("discards")) == (["2M"], "3M", [], [card])
    assert m.said("pays", "anna") == [{"seat": "s3", "notes": ["3M"], "credits": 0}]
    assert m.said("orders")[-1] == {"seat": "s3", "means": card, "other": "s2", "location": "mistress"}
    nobody_more(m)
    assert m.said("attempt-fails") == [{"seat": "s3", "means": card, "other": "s2"}]
    assert (m.alive("carla"), m.cash("dario")) == (True, ["2M"])


@rule("J-15.3")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_who_cannot_pay_an_assassin_cannot_order_one(card, cost):
    m = night(hands={"dario": [card]}, cash={"dario": ["1M"] * (cost - 1)}, swiss={"dario": ["3M"]})
    turn_of(m, "dario")
    refusal = m.refusal("dario", f"attempt:{card}:carla:home")
    assert (refusal.reason, refusal.facts["cost"]) == ("card-too-dear", cost)


@rule("J-15.3")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_exact_cash_is_paid_without_asking(card, cost):
    m = night(hands={"dario": [card]}, cash={"dario": ["1M"] * cost})
    turn_of(m, "dario")
    m.order("dario", card, "carla", "mistress")
    assert (m.prompt(), m.cash("dario")) == ("declare-attempts", [])


@pytest.mark.parametrize("card", FREE)
def test_some_assassins_cost_nothing(card):
    m = night(hands={"dario": [card]}, influence={"dario": ["I11"]}, cash={"dario": ["1M"]})
    turn_of(m, "dario")
    m.answer("dario", f"burgle:{card}:carla" if card == "A06" else f"attempt:{card}:carla:bank")
    assert (m.prompt(), m.cash("dario"), m.pile("discards")) == ("declare-attempts", ["1M"], [card])
    assert not m.heard("pays")


@pytest.mark.parametrize("card", SURE)
def test_a_sure_assassin_kills_at_the_right_place(card):
    m = armed(card, locations={"carla": "nightclub"}, size=108)
    m.order("dario", card, "carla", "nightclub")
    m.quiet("pay")
    nobody_more(m)
    m.pass_all()
    assert (m.alive("carla"), m.said("killed"), dice(m)) == (False, [{"seat": "s2", "other": "s3"}], [])
    assert m.fact("pretext") is True


@pytest.mark.parametrize("card", SURE)
def test_a_sure_assassin_fails_at_the_wrong_place(card):
    m = armed(card, locations={"carla": "nightclub"})
    m.order("dario", card, "carla", "home")
    m.quiet("pay")
    nobody_more(m)
    m.pass_all()
    assert (m.alive("carla"), m.fact("pretext")) == (True, False)


# -- A01 Amateur assassin


@rule("J-15.A01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_an_amateur_at_the_right_place_kills_on_four_or_more(die):
    m = night(dice=[die], hands={"dario": ["A01"]}, cash={"dario": ["1M"], "carla": ["3M"]})
    turn_of(m, "dario")
    m.order("dario", "A01", "carla", "home")
    nobody_more(m)
    m.quiet("react-P6R")
    assert dice(m) == [die]
    assert m.alive("carla") is (die < 4)
    assert m.cash("dario") == ([] if die < 4 else ["3M"])


@rule("J-15.A01")
def test_an_amateur_at_the_wrong_place_throws_no_die():
    m = night(hands={"dario": ["A01"]}, cash={"dario": ["1M"]})
    turn_of(m, "dario")
    m.order("dario", "A01", "carla", "bank")
    nobody_more(m)
    assert (dice(m), m.alive("carla")) == ([], True)


# -- A02 Foreign assassin


@rule("J-15.A02")
@pytest.mark.parametrize(("name", "office"), [("anna", "president"), ("bruno", "interior")])
def test_neither_president_nor_minister_may_hire_a_foreigner(name, office):
    m = night(hands={name: ["A02"]}, cash={name: ["1M"]})
    turn_of(m, name)
    refusal = m.refusal(name, "attempt:A02:carla:home")
    assert (refusal.reason, refusal.facts["office"]) == ("card-barred-office", office)


@rule("J-15.A02")
@pytest.mark.parametrize("name", ["carla", "dario", "elena"])
def test_anyone_else_may_hire_a_foreigner(name):
    m = night(hands={name: ["A02"]}, cash={name: ["1M"]})
    turn_of(m, name)
    m.order(name, "A02", "anna", "home")
    nobody_more(m)
    m.quiet("react-P6R")
    assert not m.alive("anna")


# -- A04 Psychotic assassin


def psychotic(dice, place="home", **position):
    """Dario sends the psychopath after Carla, who is at home; everything happens."""
    m = night(dice=dice, hands={"dario": ["A04"]}, cash={"dario": ["2M"], "carla": ["3M"]}, **position)
    turn_of(m, "dario")
    m.order("dario", "A04", "carla", place)
    nobody_more(m)
    return m


@rule("J-15.A04")
@pytest.mark.parametrize("thrown", [[1], [2], [3], [4], [5], [6, 1], [6, 3], [6, 4], [6, 6]])
def test_a_psychopath_proceeds_on_one_to_three_and_may_turn_on_a_six(thrown):
    m = psychotic(thrown)
    m.quiet("react-P6R")
    assert dice(m) == thrown
    backfires = thrown in ([6, 4], [6, 6])
    assert m.alive("carla") is (thrown[0] > 3)
    assert m.alive("dario") is not backfires
    assert m.fact("pretext") is (thrown[0] <= 3 or backfires)
    if backfires:
        assert m.pile("spent") == ["2M"]
        assert m.said("killed") == [{"seat": "s3", "other": "s3"}]
    if thrown[0] <= 3:
        assert m.cash("dario") == ["2M", "3M"]


@rule("J-15.A04")
@pytest.mark.parametrize(("thrown", "alive"), [([1], True), ([5], True), ([6, 3], True), ([6, 4], False)])
def test_a_psychopath_throws_his_die_at_the_wrong_place_too(thrown, alive):
    m = psychotic(thrown, place="bank", locations={"dario": "mistress"})
    m.quiet("react-P6R")
    assert dice(m) == thrown
    assert m.alive("carla")
    assert m.alive("dario") is alive


@rule("J-15.A04")
@pytest.mark.parametrize(("thrown", "alive"), [([1], True), ([6, 3], True), ([6, 4], False)])
def test_a_psychopath_throws_his_die_for_a_victim_already_dead(thrown, alive):
    m = night(dice=thrown, hands={"dario": ["A04"]})
    m.order("bruno", "secret-police", "carla", "home")
    turn_of(m, "dario")
    m.order("dario", "A04", "carla", "home")
    nobody_more(m)
    m.quiet("react-P6R")
    assert dice(m) == thrown
    assert not m.alive("carla")
    assert m.alive("dario") is alive


@rule("J-15.A04")
@rule("J-6.9")
def test_a_shield_saves_his_employer_from_a_psychopath():
    m = night(dice=[6, 4], hands={"dario": ["A04", "B01"]}, cash={"dario": ["2M"]}, locations={"dario": "bank"})
    turn_of(m, "dario")
    m.order("dario", "A04", "carla", "mistress")
    nobody_more(m)
    assert (m.prompt(), m.asked()) == ("react-P6R", ["dario"])
    m.answer("dario", "play:B01")
    assert (m.alive("dario"), m.cash("dario"), m.fact("pretext")) == (True, [], False)
    assert m.said("attempt-stopped") == [{"seat": "s3", "means": "A04", "other": "s3"}]


@rule("J-15.A04")
def test_a_dead_employer_is_not_killed_again():
    m = night(dice=[6, 6], hands={"dario": ["A04"]})
    m.order("bruno", "secret-police", "dario", "home")
    turn_of(m, "dario")
    m.order("dario", "A04", "carla", "bank")
    nobody_more(m)
    m.quiet("react-P6R")
    assert dice(m) == [6, 6]
    assert m.said("killed") == [{"seat": "s3", "other": "s1"}]


# -- A05 Monarchist assassin


@rule("J-15.A05")
@pytest.mark.parametrize("at_hand", [{}, {"hands": {"dario": ["A05", "I11"]}}, {"influence": {"carla": ["I11"]}}])
def test_the_monarchist_needs_the_monarchists_in_his_own_play(at_hand):
    m = night(**{"hands": {"dario": ["A05"]}, **at_hand})
    turn_of(m, "dario")
    refusal = m.refusal("dario", "attempt:A05:carla:home")
    assert (refusal.reason, refusal.facts["influence"]) == ("card-needs-influence", ["I11"])


@rule("J-15.A05")
@rule("J-6.9")
def test_the_monarchist_stops_an_attempt_instead():
    m = night(hands={"carla": ["A05"]}, influence={"carla": ["I11"]}, cash={"carla": ["3M"]})
    m.order("bruno", "secret-police", "carla", "home")
    nobody_more(m)
    assert (m.prompt(), m.asked()) == ("react-P6R", ["carla"])
    m.answer("carla", "play:A05")
    assert (m.alive("carla"), m.cash("carla"), m.pile("discards")) == (True, ["3M"], ["A05"])
    assert m.said("shielded") == [{"seat": "s2", "card": "A05"}]
    assert m.fact("pretext") is False


@rule("J-15.A05")
def test_without_the_monarchists_the_monarchist_stops_nothing():
    m = night(hands={"carla": ["A05", "I11"]})
    m.order("bruno", "secret-police", "carla", "home")
    nobody_more(m)
    assert m.refusal("carla", "play:A05").reason == "card-needs-influence"
    m.answer("carla", "pass")
    assert not m.alive("carla")


def homecoming(**position):
    """Carla, in exile, comes home in phase 2, and Bruno, the Minister, has her shot."""
    m = set_table("government", offices=FEW_OFFICES, exile={"carla": "AM1"}, **position)
    m.pass_all()
    m.come_home("carla")
    m.answer("bruno", "kill")
    return m


@rule("J-15.A05")
@rule("J-5.6")
def test_the_monarchist_saves_who_comes_home():
    m = homecoming(hands={"carla": ["A05"]}, influence={"carla": ["I11"]})
    assert (m.prompt(), m.asked()) == ("react-EXR", ["carla"])
    m.answer("carla", "play:A05")
    assert (m.alive("carla"), m.exile("carla"), m.pile("discards")) == (True, None, ["A05"])


# -- A06 Burglars


def burglary(**position):
    """Dario sends burglars to Carla; all has been declared."""
    position.setdefault("locations", {"carla": "bank"})
    m = night(hands={"dario": ["A06"]}, **position)
    turn_of(m, "dario")
    m.answer("dario", "burgle:A06:carla")
    nobody_more(m)
    return m


@rule("J-15.A06")
def test_who_is_not_at_home_hands_burglars_at_least_two_millions_of_his_choice():
    m = burglary(cash={"carla": ["1M", "1M", "3M"], "dario": ["1M"]})
    assert (m.prompt(), m.asked()) == ("burgled", ["carla"])
    assert m.refusal("carla", ["1M"]).facts["total"] == 2
    m.answer("carla", ["3M"])
    assert (m.cash("carla"), m.cash("dario"), m.alive("carla")) == (["1M", "1M"], ["1M", "3M"], True)
    assert m.fact("pretext") is False
    assert m.said("burglary", "dario") == [{"seat": "s2", "other": "s3", "notes": ["3M"]}]
    assert "notes" not in m.said("burglary", "anna")[0]
    assert m.person("carla")["alive"] is True


@rule("J-15.A06")
def test_who_has_less_hands_burglars_all_there_is():
    m = burglary(cash={"carla": ["1M"]})
    m.quiet("burgled")
    assert (m.cash("carla"), m.cash("dario")) == ([], ["1M"])


@rule("J-15.A06")
def test_who_has_nothing_hands_burglars_nothing():
    m = burglary()
    assert m.prompt() == "play-or-pass"
    assert m.cash("dario") == []


@rule("J-15.A06")
def test_burglars_find_nothing_where_the_victim_is_at_home():
    m = burglary(cash={"carla": ["3M"]}, locations={"carla": "home"})
    assert (m.cash("carla"), m.cash("dario"), m.pile("discards")) == (["3M"], [], ["A06"])
    assert m.said("at-home") == [{"seat": "s3", "other": "s2"}]


@rule("J-15.A06")
def test_burglars_need_no_location():
    m = night(hands={"dario": ["A06"]})
    turn_of(m, "dario")
    assert m.refusal("dario", "attempt:A06:carla:home").reason == "not-offered"
    m.answer("dario", "burgle:A06:carla")
    assert m.fact("targets") == ["s2"]


@rule("J-15.A06")
@rule("J-6.5")
def test_what_burglars_take_for_a_dead_man_is_discarded():
    m = night(hands={"dario": ["A06"]}, cash={"carla": ["2M", "1M"]}, locations={"carla": "bank"})
    m.order("bruno", "secret-police", "dario", "home")
    turn_of(m, "dario")
    m.answer("dario", "burgle:A06:carla")
    nobody_more(m)
    m.quiet("react-P6R")
    m.answer("carla", ["2M"])
    assert (m.cash("carla"), m.pile("spent"), m.cash("bruno")) == (["1M"], ["2M"], [])
    assert m.said("cash-lost", "elena") == [{"seat": "s2", "notes": ["2M"]}]


@rule("J-15.A06")
def test_burglars_come_too_late_for_the_dead():
    m = night(hands={"dario": ["A06"]}, cash={"carla": ["2M"]}, locations={"carla": "bank"})
    m.order("bruno", "secret-police", "carla", "bank")
    turn_of(m, "dario")
    m.answer("dario", "burgle:A06:carla")
    nobody_more(m)
    m.quiet("react-P6R")
    assert (m.cash("bruno"), m.cash("dario")) == (["2M"], [])
    assert m.said("too-late") == [{"seat": "s2", "means": "A06"}]


@rule("J-15.A06")
def test_no_shield_is_asked_for_against_burglars():
    position = {"influence": {"carla": ["I11"]}, "cash": {"carla": ["2M", "2M"]}, "locations": {"carla": "bank"}}
    m = night(hands={"dario": ["A06"], "carla": ["A05", "B01"]}, **position)
    turn_of(m, "dario")
    m.answer("dario", "burgle:A06:carla")
    nobody_more(m)
    assert m.prompt() == "burgled"
    m.answer("carla", ["2M"])
    assert m.hand("carla") == ["A05", "B01"]


@rule("J-15.A06")
@rule("J-6.8")
def test_who_expects_burglars_may_not_part_with_cash():
    m = night(hands={"dario": ["A06"]}, cash={"carla": ["2M"]})
    assert m.may("carla", "burn")
    turn_of(m, "dario")
    m.answer("dario", "burgle:A06:carla")
    assert not m.may("carla", "burn")


# -- B01 Bribe the assassin


def attempt_on_carla(**position):
    """The secret police find Carla at home."""
    m = night(**position)
    m.order("bruno", "secret-police", "carla", "home")
    nobody_more(m)
    return m


@rule("J-15.B01")
@rule("J-6.9")
def test_a_bribed_assassin_spares_his_victim():
    m = attempt_on_carla(hands={"carla": ["B01"]}, cash={"carla": ["2M", "3M"]})
    assert (m.prompt(), m.asked()) == ("react-P6R", ["carla"])
    m.answer("carla", "play:B01")
    m.answer("carla", ["2M"])
    assert (m.alive("carla"), m.cash("carla"), m.pile("spent"), m.pile("discards")) == (True, ["3M"], ["2M"], ["B01"])
    assert m.said("attempt-stopped") == [{"seat": "s1", "means": "secret-police", "other": "s2"}]
    assert m.fact("pretext") is False


@rule("J-15.B01")
def test_who_cannot_pay_the_assassin_dies():
    m = attempt_on_carla(hands={"carla": ["B01"]}, cash={"carla": ["1M"]}, swiss={"carla": ["3M"]})
    assert m.refusal("carla", "play:B01").reason == "card-too-dear"
    m.answer("carla", "pass")
    assert (m.alive("carla"), m.cash("bruno"), m.account("carla")) == (False, ["1M"], ["3M"])


@rule("J-15.B01")
@rule("J-15.3")
def test_a_credit_helps_to_bribe_the_assassin():
    m = attempt_on_carla(hands={"carla": ["B01"]}, cash={"carla": ["1M"]}, influence={"carla": ["I03"]})
    m.answer("carla", "play:B01")
    assert (m.alive("carla"), m.cash("carla")) == (True, [])


@rule("J-15.B01")
@rule("J-6.9")
def test_a_second_attempt_needs_a_second_bribe():
    m = night(
        size=108,
        hands={"carla": ["B01"], "dario": ["A03"]},
        cash={"carla": ["2M", "2M"], "dario": ["2M"]},
    )
    m.order("bruno", "secret-police", "carla", "home")
    turn_of(m, "dario")
    m.order("dario", "A03", "carla", "home")
    nobody_more(m)
    m.answer("carla", "play:B01")
    m.answer("carla", ["2M"])
    assert (m.prompt(), m.asked()) == ("react-P6R", ["carla"])
    assert m.refusal("carla", "play:B01").reason == "card-not-held"
    m.answer("carla", "pass")
    assert (m.alive("carla"), m.cash("dario")) == (False, ["2M"])


@rule("J-15.B01")
@rule("J-5.6")
def test_a_bribe_saves_who_comes_home():
    m = homecoming(hands={"carla": ["B01"]}, cash={"carla": ["2M"]})
    m.answer("carla", "play:B01")
    assert (m.alive("carla"), m.exile("carla"), m.cash("carla")) == (True, None, [])
    assert m.pile("discards") == ["B01"]


@rule("J-15.B01")
def test_a_bribe_of_assassins_is_nothing_to_play_without_an_attempt():
    m = set_table("appointments", hands={"carla": ["B01"]}, cash={"carla": ["2M"]})
    assert m.any_refusal("carla", "play", "B01") == "card-wrong-time"
    m = night(hands={"bruno": ["B01"]}, cash={"bruno": ["2M"]})
    assert m.refusal("bruno", "attempt:B01:carla:home").reason == "card-wrong-time"


@rule("J-15.1")
@rule("J-6.9")
def test_who_would_die_is_always_asked_whatever_he_holds():
    m = attempt_on_carla()
    assert (m.prompt(), m.asked(), m.options("carla")) == ("react-P6R", ["carla"], ["pass"])


@rule("J-15.1")
@rule("J-6.9")
def test_nobody_is_asked_about_an_attempt_that_fails():
    m = attempt_on_carla(hands={"carla": ["B01"]}, cash={"carla": ["2M"]}, locations={"carla": "bank"})
    assert m.prompt() == "play-or-pass"


# -- B02 Overtime


@rule("J-15.B02")
def test_overtime_gives_the_minister_a_second_attempt():
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["2M"]}, locations={"dario": "bank"})
    m.order("bruno", "secret-police", "carla", "home")
    assert m.refusal("bruno", "attempt:secret-police:dario:bank").reason == "not-offered"
    m.order("bruno", "B02", "dario", "bank")
    assert (m.cash("bruno"), m.pile("discards"), m.fact("bank_safe")) == ([], ["B02"], True)
    nobody_more(m)
    m.quiet("react-P6R")
    assert (m.alive("carla"), m.alive("dario")) == (False, False)


@rule("J-15.B02")
def test_overtime_may_come_before_the_free_attempt():
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["2M"]})
    m.order("bruno", "B02", "dario", "home")
    m.order("bruno", "secret-police", "dario", "mistress")
    nobody_more(m)
    m.quiet("react-P6R")
    assert not m.alive("dario")


@rule("J-15.B02")
@rule("J-6.3")
def test_overtime_is_bound_by_a_safe_bank_also_of_the_same_turn():
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["2M"]})
    m.order("bruno", "secret-police", "carla", "bank")
    assert m.refusal("bruno", "attempt:B02:dario:bank").reason == "not-offered"
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["2M"]}, bank_safe=True)
    assert m.refusal("bruno", "attempt:B02:dario:bank").reason == "not-offered"
    m.order("bruno", "B02", "dario", "home")


@rule("J-15.B02")
def test_overtime_costs_two_millions():
    m = night(hands={"bruno": ["B02"]}, cash={"bruno": ["1M"]})
    assert m.refusal("bruno", "attempt:B02:dario:home").reason == "card-too-dear"


@rule("J-15.B02")
@pytest.mark.parametrize("name", ["anna", "carla"])
def test_overtime_is_the_ministers_alone(name):
    m = night(hands={name: ["B02"]}, cash={name: ["2M"]})
    turn_of(m, name)
    refusal = m.refusal(name, "attempt:B02:dario:home")
    assert (refusal.reason, refusal.facts["office"]) == ("card-needs-office", "interior")


@rule("J-15.B02")
@rule("J-3.7")
def test_overtime_is_never_the_cousins():
    m = night(hands={"anna": ["B02"]}, cash={"anna": ["2M"]}, exile={"bruno": "AM1"}, cousin=["interior"])
    turn_of(m, "anna")
    assert m.refusal("anna", "attempt:B02:dario:home").reason == "card-needs-office"


# -- B08 Bribe the firing squad


def condemned(**position):
    """Carla, a rebel, is before the firing squad."""
    position.setdefault("hands", {"carla": ["B08"]})
    m = set_table("aftermath", size=108, offices=FEW_OFFICES, rebels=["carla", "dario"], **position)
    m.answer("anna", "shoot:carla")
    return m


@rule("J-15.B08")
@rule("J-12.3")
def test_a_bribed_squad_spares_the_condemned_and_shoots_nobody_else():
    m = condemned(cash={"carla": ["3M", "2M"]}, influence={"carla": ["I02"]})
    assert (m.prompt(), m.asked()) == ("react-P9R", ["carla"])
    m.answer("carla", "play:B08")
    m.answer("carla", ["3M"])
    assert (m.cash("carla"), m.cash("anna")) == (["2M"], [])
    assert (m.influence("carla"), m.pile("spent"), m.said("shielded")) == (
        ["I02"],
        ["3M"],
        [{"seat": "s2", "card": "B08"}],
    )
    assert m.prompt() != "firing-squad"
    assert not m.heard("executed")


@rule("J-15.B08")
def test_the_squad_costs_three_millions():
    m = condemned(cash={"carla": ["2M"]})
    refusal = m.refusal("carla", "play:B08")
    assert (refusal.reason, refusal.facts["cost"]) == ("card-too-dear", 3)
    m.answer("carla", "pass")
    assert (m.said("executed"), m.cash("anna")) == ([{"seat": "s2"}], ["2M"])


@rule("J-15.B08")
@rule("J-15.3")
def test_credits_help_to_bribe_the_squad():
    m = condemned(cash={"carla": ["1M"]}, influence={"carla": ["I03", "I11"]})
    m.answer("carla", "play:B08")
    assert m.said("pays") == [{"seat": "s2", "notes": ["1M"], "credits": 2}]
    assert not m.heard("executed")


@rule("J-15.B08")
def test_the_squad_is_bribed_by_the_condemned_alone_and_only_then():
    m = condemned(hands={"dario": ["B08"]}, cash={"dario": ["3M"]})
    assert m.asked() == ["carla"]
    assert not m.may("dario", "cards")
    m = set_table("appointments", size=108, hands={"dario": ["B08"]}, cash={"dario": ["3M"]})
    assert m.any_refusal("dario", "play", "B08") == "card-wrong-time"


@rule("J-15.1")
@rule("J-12.3")
def test_the_condemned_is_always_asked_and_other_shields_do_not_help():
    m = condemned(hands={"carla": ["B01", "A05"]}, influence={"carla": ["I11"]}, cash={"carla": ["3M"]})
    assert m.options("carla") == ["pass"]
    assert m.refusal("carla", "play:B01").reason == "card-wrong-time"
    assert m.refusal("carla", "play:A05").reason == "card-wrong-time"
